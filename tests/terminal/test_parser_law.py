"""The law of the parser: whatever can be chosen can be typed, in every language and in every way it is written."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.phrases import Choice, describe_choices
from aevum.core.text import LANGUAGES
from aevum.core.vocabulary import FIRST_SHIFT, VERB_SHIFT, Noun
from aevum.games import GAME_IDS, game_named
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.orders import Act, Commands, interpret
from tests.laws.tables import changed_table, different, seats_near, usual_table
from tests.terminal.driving import luck, moments, own_texts

GAMES = [game_named(name) for name in GAME_IDS]
TABLES: list[tuple[Game, int, dict[str, object]]] = [
    (table.game, table.seats, dict(table.options))
    for game in GAMES
    for table in different([usual_table(game, game.seats[0]), changed_table(game, game.seats[-1], *game.options)])
]
MOST_A_MOMENT = 5
MOST_A_VERB = 12
FEW = 8  # verbs that come up where there are very many
MOST_IN_ALL = 360  # each is told from all others


def _id(part: object) -> str | None:
    """How a game is named among the parameters of a test."""
    return part.id if isinstance(part, Game) else None


def _lexicon(match: Match, lang: str) -> Lexicon:
    return _lexicon_of(match.game.id, lang, tuple(player.name for player in match.players))


@cache
def _lexicon_of(game: str, lang: str, names: tuple[str, ...]) -> Lexicon:
    """One for a whole match, as a session at the keyboard has it."""
    return Lexicon(game_named(game).vocabulary, own_texts(lang, game_named(game)), names)


def _spellings(lexicon: Lexicon, action: int, label: str, chance: random.Random) -> Iterator[str]:
    """An action as different hands may type it."""
    phrase, words = lexicon.phrase(action), lexicon.vocabulary.to_words(action)
    yield from (phrase, words, label, words.replace("_", " "), phrase.upper(), phrase.replace(" ", "  "))
    yield from (_turned(lexicon, action), _shuffled(lexicon, action, chance))


def _turned(lexicon: Lexicon, action: int) -> str:
    """The verb last, as in Japanese; what is joined comes before what it is joined to."""
    verb, values = lexicon.vocabulary.split(action)
    parts = [" ".join(lexicon.noun_words(noun, value)) for noun, value in zip(verb.nouns, values, strict=True)]
    if verb.joiner and parts[1]:
        parts = [parts[1], lexicon.joiner_word(verb), parts[0]]
    return " ".join([*filter(None, parts), lexicon.verb_word(verb)])


def _shuffled(lexicon: Lexicon, action: int, chance: random.Random) -> str:
    """The things of a set in any order, with `and` between them."""
    verb, values = lexicon.vocabulary.split(action)
    words = [lexicon.verb_word(verb)]
    for noun, value in zip(verb.nouns, values, strict=True):
        spoken = lexicon.noun_words(noun, value)
        if noun.kind == "set":
            chance.shuffle(spoken)
            spoken = f" {lexicon.texts.say('terminal-and')} ".join(spoken).split(" ") if spoken else []
            words += [lexicon.joiner_word(verb)] if verb.joiner and spoken else []
        words += spoken
    return " ".join(words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=_id)
def test_whatever_can_be_chosen_can_be_typed(lang: str, game: Game, seats: int, options: dict[str, object]) -> None:
    commands, chance, tried = Commands(own_texts(lang, game)), random.Random(seats), set()
    for match, seat, _ in moments(seats, 0, options, most=150, game=game):
        lexicon = _lexicon(match, lang)
        choices = describe_choices(match, seat, own_texts(lang, game))
        for choice in chance.sample(choices, min(MOST_A_MOMENT, len(choices))):
            for typed in _spellings(lexicon, choice.action, choice.label, chance):
                assert interpret(lexicon, commands, typed, choices) == Act(choice.action), typed
            tried.add(choice.verb)
    assert len(tried) > min(len(game.vocabulary.verbs) / 5, FEW), "little was tried"


def _values(noun: Noun) -> range:
    """Everything a noun can name; of numbers a few."""
    most = {"item": len(noun.items), "set": 1 << len(noun.items), "seat": 3}
    return range(most.get(noun.kind, 7))


def _any_actions(game: Game, chance: random.Random) -> list[int]:
    """Some actions of every verb, whether or not a match would ever offer them together."""
    found, verbs = set(), game.vocabulary.verbs
    for number, verb in enumerate(verbs):
        for _ in range(min(MOST_A_VERB, MOST_IN_ALL // len(verbs))):
            values = [chance.choice(_values(noun)) for noun in verb.nouns]
            first, second = (*values, 0, 0)[:2]
            found.add(number << VERB_SHIFT | first << FIRST_SHIFT | second)
    return sorted(found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_verb_can_be_typed_in_every_way(lang: str, game: Game) -> None:
    lexicon = Lexicon(game.vocabulary, own_texts(lang, game), ("Ann", "Bob", "Cleo"))
    commands, chance = Commands(lexicon.texts), random.Random(1)
    actions = _any_actions(game, chance)
    split = [(action, *game.vocabulary.split(action)) for action in actions]
    choices = [Choice(action, "", verb.name, nouns, f"label {action}", ()) for action, verb, nouns in split]
    for action in actions:
        for typed in _spellings(lexicon, action, f"label {action}", chance):
            assert interpret(lexicon, commands, typed, choices) == Act(action), typed
    assert {verb for _, verb, _ in split} == set(game.vocabulary.verbs)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=_id)
def test_japanese_needs_no_spaces(lang: str, game: Game, seats: int, options: dict[str, object]) -> None:
    """Names run together are told apart, in any language."""
    commands, tried = Commands(own_texts(lang, game)), 0
    for match, seat, actions in moments(seats, 3, options, most=150, game=game):
        lexicon = _lexicon(match, lang)
        action = actions[luck("one", match.position) % len(actions)]
        choices = describe_choices(match, seat, own_texts(lang, game))
        typed = lexicon.phrase(action).replace(" ", "")
        assert interpret(lexicon, commands, typed, choices) == Act(action), typed
        tried += 1
    assert tried > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_number_of_a_listed_choice_is_the_choice(lang: str, game: Game) -> None:
    commands = Commands(own_texts(lang, game))
    for match, seat, actions in moments(seats_near(game, 3), 5, most=40, game=game):
        choices = describe_choices(match, seat, own_texts(lang, game))
        for number, action in enumerate(actions[:20], start=1):
            for typed in (f"{number}", f" {number}. ", f"#{number}"):
                assert interpret(_lexicon(match, lang), commands, typed, choices) == Act(action)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_unambiguous_beginnings_are_enough(lang: str) -> None:
    """Shortening the last name by a letter either still means the choice or is asked about; never something else."""
    commands, shortened = Commands(own_texts(lang)), 0
    for match, seat, actions in moments(3, 8, most=120):
        lexicon = _lexicon(match, lang)
        choices = describe_choices(match, seat, own_texts(lang))
        action = actions[luck("short", match.position) % len(actions)]
        verb, _ = lexicon.vocabulary.split(action)
        if verb.name not in ("build", "buy", "discard"):
            continue
        words = lexicon.phrase(action).split(" ")
        words[1] = words[1][:-1] or words[1]
        order = interpret(lexicon, commands, " ".join(words), choices)
        assert not isinstance(order, Act) or order.action == action, words
        shortened += isinstance(order, Act)
    assert shortened > 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_two_words_are_spelt_alike(lang: str, game: Game) -> None:
    """Every name stands for one thing, and no command of the table for a verb of the game."""
    lexicon = Lexicon(game.vocabulary, own_texts(lang, game), ("Ann", "Bob"))
    commands = Commands(own_texts(lang, game)).spellings
    assert not set(lexicon.verbs) & set(commands)
    assert all(len(places) == 1 for places in lexicon.verbs.values())
    assert len(commands) >= 10
    for verb in game.vocabulary.verbs:
        for noun in verb.nouns:
            assert noun.kind == "number" or all(len(places) == 1 for places in lexicon.items(noun).values())

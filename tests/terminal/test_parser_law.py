"""The law of the parser: whatever can be chosen can be typed, in every language and in every way it is written."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from aevum.core.match import Match
from aevum.core.speech import describe_choices
from aevum.core.text import LANGUAGES
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.orders import Act, Commands, interpret
from tests.terminal.driving import GAME, luck, moments, own_texts

TABLES: list[tuple[int, dict[str, object]]] = [(1, {}), (2, {"trading": 1}), (3, {}), (4, {"trading": 1})]
MOST_A_MOMENT = 5


def _lexicon(match: Match, lang: str) -> Lexicon:
    return Lexicon(GAME.vocabulary, own_texts(lang), tuple(player.name for player in match.players))


def _spellings(lexicon: Lexicon, action: int, label: str, chance: random.Random) -> Iterator[str]:
    """An action as different hands may type it."""
    phrase, words = lexicon.phrase(action), GAME.vocabulary.to_words(action)
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
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whatever_can_be_chosen_can_be_typed(lang: str, seats: int, options: dict[str, object]) -> None:
    commands, chance, tried = Commands(own_texts(lang)), random.Random(seats), set()
    for match, seat, _ in moments(seats, 0, options, most=150):
        lexicon = _lexicon(match, lang)
        choices = describe_choices(match, seat, own_texts(lang))
        for choice in chance.sample(choices, min(MOST_A_MOMENT, len(choices))):
            for typed in _spellings(lexicon, choice.action, choice.label, chance):
                assert interpret(lexicon, commands, typed, choices) == Act(choice.action), typed
            tried.add(choice.verb)
    assert {"reroll", "stop", "build", "buy", "take", "done"} <= tried
    assert ("offer" in tried) == bool(options.get("trading"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_japanese_needs_no_spaces(lang: str) -> None:
    """Names run together are told apart, in any language."""
    commands, tried = Commands(own_texts(lang)), 0
    for match, seat, actions in moments(2, 3, {"trading": 1}, most=150):
        lexicon = _lexicon(match, lang)
        action = actions[luck("one", match.position) % len(actions)]
        choices = describe_choices(match, seat, own_texts(lang))
        typed = lexicon.phrase(action).replace(" ", "")
        assert interpret(lexicon, commands, typed, choices) == Act(action), typed
        tried += 1
    assert tried > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_number_of_a_listed_choice_is_the_choice(lang: str) -> None:
    commands = Commands(own_texts(lang))
    for match, seat, actions in moments(2, 5, most=40):
        choices = describe_choices(match, seat, own_texts(lang))
        for number, action in enumerate(actions, start=1):
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
def test_no_two_words_are_spelt_alike(lang: str) -> None:
    """Every name stands for one thing, and no command of the table for a verb of the game."""
    lexicon = Lexicon(GAME.vocabulary, own_texts(lang), ("Ann", "Bob"))
    commands = Commands(own_texts(lang)).spellings
    assert not set(lexicon.verbs) & set(commands)
    assert all(len(places) == 1 for places in lexicon.verbs.values())
    assert len(commands) >= 10
    for verb in GAME.vocabulary.verbs:
        for noun in verb.nouns:
            assert noun.kind == "number" or all(len(places) == 1 for places in lexicon.items(noun).values())

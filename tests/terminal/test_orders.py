"""What a typed line asks for, and what is said to a line that asks for nothing."""

from __future__ import annotations

import pytest

from aevum.core.match import Match
from aevum.core.phrases import Choice, describe_choices
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.mistakes import Answers
from aevum.terminal.orders import (
    Act,
    Command,
    Commands,
    NoSuchChoice,
    Order,
    Several,
    Unknown,
    Which,
    interpret,
)
from aevum.terminal.rulebook import Rulebook
from tests.terminal.driving import GAME, moments, new_match, own_texts

ROLLING = ("stop", "reroll 1", "reroll 2", "reroll 1 2", "reroll 3", "reroll 1 3", "reroll 2 3", "reroll 1 2 3")


def offered(*words: str) -> list[Choice]:
    """Choices made of words; their labels and effects do not matter here."""
    found = []
    for phrase in words:
        action = GAME.vocabulary.from_words(phrase)
        verb, nouns = GAME.vocabulary.split(action)
        found.append(Choice(action, phrase, verb.name, nouns, f"label of {phrase}", ()))
    return sorted(found, key=lambda choice: choice.action)


def order(typed: str, *words: str, lang: str = "en", names: tuple[str, ...] = ("Ann", "Bob", "B")) -> Order:
    """What a line asks for when these choices are offered."""
    lexicon = Lexicon(GAME.vocabulary, own_texts(lang), names)
    return interpret(lexicon, Commands(own_texts(lang)), typed, offered(*words))


def act(words: str) -> Act:
    return Act(GAME.vocabulary.from_words(words))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("reroll 1 3", "reroll 1 3"),
        ("reroll 3 1", "reroll 1 3"),
        ("reroll 13", "reroll 1 3"),
        ("re 1,3", "reroll 1 3"),
        ("1 and 3 reroll", "reroll 1 3"),
        ("st", "stop"),
        ("1", "stop"),
        ("8", "reroll 1 2 3"),
        ("reroll 7", "reroll 7"),
    ],
)
def test_rolling(typed: str, meant: str) -> None:
    assert order(typed, *ROLLING) == act(meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("build great wall 3", "build great_wall 3"),
        ("build 3 great wall", "build great_wall 3"),
        ("b greatw 3", "build great_wall 3"),
        ("build temple", "build temple 1"),
        ("build city 4 2", "build city_4 2"),
        ("build city 4", "build city_4 1"),
        ("build step 9", "build step_pyramid 9"),
    ],
)
def test_building(typed: str, meant: str) -> None:
    """A count that can only be one need not be typed; what is named whole is never taken for something else."""
    assert order(typed, "build great_wall 3", "build great_wall 2", "build temple 1", "build city_7 4") == act(meant)


def test_a_beginning_that_fits_one_offered_thing_is_enough() -> None:
    assert order("build great 3", "build great_wall 3", "done") == act("build great_wall 3")
    assert order("build great 3", "build great_wall 3", "build great_pyramid 3") == Which(
        (act("build great_wall 3").action, act("build great_pyramid 3").action)
    )


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("buy masonry with stone cloth", "buy masonry with stone cloth"),
        ("buy masonry with cloth and stone", "buy masonry with stone cloth"),
        ("buy mas with st cl", "buy masonry with stone cloth"),
        ("buy masonry", "buy masonry"),
        ("buy empire with spearheads", "buy empire with spearheads"),
    ],
)
def test_buying(typed: str, meant: str) -> None:
    """Without goods coins are meant: a payment in goods is never guessed."""
    assert order(typed, "buy masonry with stone cloth", "buy masonry with stone", "done") == act(meant)


@pytest.mark.parametrize(
    ("typed", "said"), [("build city 4", "build City 4"), ("build city", "build"), ("b g 3", "build"), ("done", "done")]
)
def test_what_is_refused_is_named_as_far_as_it_was_said(typed: str, said: str) -> None:
    meant = order(typed, *ROLLING)
    assert isinstance(meant, Act) and meant.said == said


def test_an_unfinished_phrase_lists_what_fits() -> None:
    fits = order("buy masonry with", "buy masonry with stone cloth", "buy masonry with stone", "done")
    assert fits == Which(tuple(c.action for c in offered("buy masonry with stone cloth", "buy masonry with stone")))
    assert isinstance(order("reroll", *ROLLING), Which)


@pytest.mark.parametrize(("typed", "seat"), [("offer Bob", 2), ("offer 2", 2), ("offer a", 1), ("offer b", 3)])
def test_seats_by_name_number_and_letter(typed: str, seat: int) -> None:
    """A seat called B comes before the seat whose letter is B."""
    assert order(typed, "offer 1", "offer 2", "offer 3") == act(f"offer {seat}")


def test_the_label_of_a_choice_can_be_typed() -> None:
    assert order("LABEL of: reroll 1, 2", *ROLLING) == act("reroll 1 2")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("help", Command("help", "")),
        ("?", Command("help", "")),
        ("HELP Build", Command("help", "Build")),
        ("save  my game.json", Command("save", "my game.json")),
        ("保存　ゲーム.json", Command("save", "ゲーム.json")),
        ("u", Command("undo", "")),
        ("why build", Command("why", "build")),
    ],
)
def test_commands(typed: str, meant: Command) -> None:
    assert order(typed, *ROLLING, lang="ja" if typed.startswith("保") else "en") == meant


@pytest.mark.parametrize(
    ("typed", "lang", "name"),
    [("regles RT-044", "fr", "rules"), ("enreg x", "fr", "save"), ("ルール", "ja", "rules"), ("save x", "ja", "save")],
)
def test_commands_in_the_readers_language(typed: str, lang: str, name: str) -> None:
    meant = order(typed, *ROLLING, lang=lang)
    assert isinstance(meant, Command) and meant.name == name


def test_a_beginning_of_a_verb_and_of_a_command_is_asked_about() -> None:
    """`s` could stop the dice for good: it is not guessed."""
    meant = order("s", *ROLLING)
    assert meant == Several(("stop", "save", "scores", "substitute"))
    assert order("sc", *ROLLING) == Command("scores", "")


@pytest.mark.parametrize("typed", ["foo", "build", "xyzzy 3", "stop 3", "reroll 1 1", "reroll 1-3", "sell stone -1"])
def test_nothing_else_is_an_action_that_is_offered(typed: str) -> None:
    meant = order(typed, *ROLLING)
    assert not isinstance(meant, Act) or meant.action not in {choice.action for choice in offered(*ROLLING)}
    assert isinstance(meant, Unknown) or typed == "build"


@pytest.mark.parametrize("number", [0, 9, 10**30])
def test_numbers_that_are_not_listed(number: int) -> None:
    assert isinstance(order(str(number), *ROLLING), NoSuchChoice)


def test_a_long_line_is_not_read() -> None:
    assert isinstance(order("build " * 1000, *ROLLING), Unknown)


def _answers(match: Match, seat: int, lang: str = "en") -> Answers:
    lexicon = Lexicon(GAME.vocabulary, own_texts(lang), tuple(player.name for player in match.players))
    choices = describe_choices(match, seat, own_texts(lang))
    return Answers(lexicon, Commands(own_texts(lang)), Rulebook(GAME, own_texts(lang)), choices)


def _first_moment(*players: str, seed: int = 1) -> tuple[Match, int]:
    match = new_match(*players, seed=seed)
    return match, match.pending[0]


def test_a_mistake_names_the_odd_part_the_nearest_thing_and_what_is_allowed() -> None:
    answers = _answers(*_first_moment("Ann", "Bob"))
    said = answers.unclear(Unknown("rerol2 1"))
    assert said[0] == "“rerol2 1” was not understood."
    assert said[1] == "Did you mean “reroll 1”?"
    assert said[2].startswith("You can: stop; reroll any of ")
    assert "help" in said[-1]


def test_only_the_part_that_was_not_understood_is_named() -> None:
    answers = _answers(*_first_moment("Ann", "Bob"))
    assert answers.unclear(Unknown("reroll 1 2 banana"))[0] == "“banana” was not understood."
    assert answers.unclear(Unknown("stop now"))[0] == "“now” was not understood."


def test_a_forgotten_verb_is_suggested() -> None:
    answers = _answers(*_first_moment("Ann", "Bob"))
    assert "Did you mean “reroll 1 2”?" in answers.unclear(Unknown("1 2"))


def test_a_refusal_shows_the_rule_and_what_is_possible_instead() -> None:
    match, seat = next((match, seat) for match, seat, _ in moments(3, 2) if match.step == "build")
    answers = _answers(match, seat)
    said = answers.refused(act("build temple 250"), "RT-060")
    assert said[0] == "“build Temple 250” is not possible now."
    assert said[1].startswith("RT-060: Each worker ticks one box")
    assert said[-1].startswith("You can: build Temple 1")


def test_steering_letters_are_not_echoed() -> None:
    answers = _answers(*_first_moment("Ann", "Bob"))
    assert "\x1b" not in "".join(answers.unclear(Unknown("\x1b[2Jboo")))

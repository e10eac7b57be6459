"""Completion: what is suggested can be typed, and a Tab in a real prompt finishes the word."""

from __future__ import annotations

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.phrases import describe_choices
from aevum.core.text import LANGUAGES
from aevum.terminal.completion import Suggestion, suggestions
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.orders import Act, Commands, Which, interpret
from aevum.terminal.prompting import TypedPrompt
from tests.terminal.driving import GAME, TEMPUS, luck, moments, own_texts
from tests.terminal.history_stages import HISTORY


def suggested(match: Match, seat: int, typed: str, lang: str = "en") -> list[Suggestion]:
    lexicon = Lexicon(GAME.vocabulary, own_texts(lang), tuple(player.name for player in match.players))
    choices = describe_choices(match, seat, own_texts(lang))
    return suggestions(lexicon, Commands(own_texts(lang)), choices, typed)


def words(found: list[Suggestion]) -> set[str]:
    return {suggestion.word for suggestion in found}


@pytest.fixture(scope="module")
def rolling() -> tuple[Match, int]:
    match, seat, _ = next(moments(2, 4))
    return match, seat


@pytest.fixture(scope="module")
def building() -> tuple[Match, int]:
    return next((match, seat) for match, seat, _ in moments(2, 4) if match.step == "build")


def test_an_empty_line_suggests_verbs_and_commands(rolling: tuple[Match, int]) -> None:
    found = words(suggested(*rolling, ""))
    assert {"stop", "reroll", "help", "quit"} <= found
    assert "build" not in found


def test_a_begun_word_is_replaced(rolling: tuple[Match, int]) -> None:
    (found,) = suggested(*rolling, "rer")
    assert (found.word, found.replaces) == ("reroll", 3)


def test_dice_are_suggested_in_any_order(rolling: tuple[Match, int]) -> None:
    free = words(suggested(*rolling, "reroll "))
    assert free and free <= {"1", "2", "3"}
    last = max(free)
    assert words(suggested(*rolling, f"reroll {last} ")) == free - {last}


def test_names_of_several_words(building: tuple[Match, int]) -> None:
    found = suggested(*building, "build great w")
    assert [(suggestion.word, suggestion.replaces) for suggestion in found] == [("Great Wall", 7)]
    counts = suggested(*building, "build Great Wall ")
    assert "1" in words(counts) and all(suggestion.replaces == 0 for suggestion in counts)


def test_the_last_word_tells_what_the_choice_would_do(building: tuple[Match, int]) -> None:
    match, seat = building
    finishing = [
        (choice, effect)
        for choice in describe_choices(match, seat, own_texts())
        for effect in choice.effects
        if effect.kind == "workers"
    ]
    choice, effect = finishing[0]
    phrase = Lexicon(GAME.vocabulary, own_texts(), ("Ann", "Bob")).phrase(choice.action)
    head, _, last = phrase.rpartition(" ")
    hints = {found.word: found.hint for found in suggested(match, seat, f"{head} ")}
    assert effect.text in hints[last]


def test_commands_about_actions_are_completed(building: tuple[Match, int]) -> None:
    assert words(suggested(*building, "why bui")) == {"build"}
    assert "Temple" not in words(suggested(*building, "choices build t"))
    assert words(suggested(*building, "choices build obe")) == {"Obelisk"}


def test_names_of_things_are_completed_after_look(rolling: tuple[Match, int]) -> None:
    match, seat = rolling
    lexicon = Lexicon(GAME.vocabulary, own_texts(), ("Ann", "Bob"))
    choices = describe_choices(match, seat, own_texts())

    def found(typed: str) -> list[Suggestion]:
        return suggestions(lexicon, Commands(own_texts()), choices, typed, lambda: ["Great Wall", "D7", "D8"])

    assert words(found("look ")) == {"Great Wall", "D7", "D8"}
    assert [(one.word, one.replaces) for one in found("look great w")] == [("Great Wall", 7)]
    assert words(found("look d")) == {"D7", "D8"} and not found("save d")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "options"), [(GAME, {"trading": 1}), (TEMPUS, {"island": 1}), (HISTORY, {})])
def test_whatever_is_suggested_can_be_typed(lang: str, game: Game, options: dict[str, object]) -> None:
    """Following suggestions at random ends in an action that is offered."""
    commands, finished = Commands(own_texts(lang, game)), 0
    for match, seat, actions in moments(3, 6, options, most=60, game=game):
        lexicon = Lexicon(game.vocabulary, own_texts(lang, game), tuple(player.name for player in match.players))
        choices = describe_choices(match, seat, own_texts(lang, game))
        verb = lexicon.verb_word(lexicon.vocabulary.split(actions[luck(match.position) % len(actions)])[0])
        typed = verb
        for step in range(8):
            found = suggestions(lexicon, commands, choices, f"{typed} ")
            if not found:
                break
            chosen = found[luck(match.position, step) % len(found)]
            assert chosen.replaces == 0
            typed = f"{typed} {chosen.word}"
        order = interpret(lexicon, commands, typed, choices)
        assert (isinstance(order, Act) and order.action in actions) or isinstance(order, Which), typed
        finished += 1
    assert finished > 20


def test_tab_finishes_the_word_in_a_real_prompt(rolling: tuple[Match, int]) -> None:
    with create_pipe_input() as keys:
        prompt = TypedPrompt(keys, DummyOutput())
        keys.send_text("rer\t 1\r")
        assert prompt(0, "Ann", lambda typed: suggested(*rolling, typed)) == "reroll 1"


def test_after_a_whole_word_tab_begins_the_next_one(building: tuple[Match, int]) -> None:
    """`build Great Wall` and Tab again is no `build Great Wall1`."""
    found = suggested(*building, "build Great Wall")
    assert found and all(one.word.startswith(" ") and one.replaces == 0 for one in found)
    with create_pipe_input() as keys:
        prompt = TypedPrompt(keys, DummyOutput())
        keys.send_text("build\tgreat w\t 1\r")
        assert prompt(0, "Ann", lambda typed: suggested(*building, typed)) == "build Great Wall 1"


def test_tab_replaces_names_of_several_words(building: tuple[Match, int]) -> None:
    with create_pipe_input() as keys:
        prompt = TypedPrompt(keys, DummyOutput())
        keys.send_text("build great w\t 1\r")
        assert prompt(0, "Ann", lambda typed: suggested(*building, typed)) == "build Great Wall 1"


def test_the_arrow_brings_back_the_last_line() -> None:
    with create_pipe_input() as keys:
        prompt = TypedPrompt(keys, DummyOutput())
        keys.send_text("choices\r")
        assert prompt(None, "", lambda typed: []) == "choices"
        keys.send_text("\x1b[A\r")
        assert prompt(None, "", lambda typed: []) == "choices"


def test_leaving_a_prompt() -> None:
    with create_pipe_input() as keys:
        prompt = TypedPrompt(keys, DummyOutput())
        keys.send_text("\x03")
        with pytest.raises(KeyboardInterrupt):
            prompt(None, "", lambda typed: [])
        keys.send_text("\x04")
        with pytest.raises(EOFError):
            prompt(None, "", lambda typed: [])

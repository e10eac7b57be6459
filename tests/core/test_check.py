"""Rules are looked at before they are compiled: each fault is found, with its rule, its file and its line."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from aevum.core.check import faults_of, require_sound
from aevum.core.engine import batch_functions, compiled, interpreted
from aevum.core.findings import MOST_SHOWN, ONLY_COMPILED, Fault, FaultyGame
from aevum.core.game import Game, Option
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.text import LANGUAGES
from aevum.core.vocabulary import Vocabulary, pack
from aevum.games import GAME_IDS, game_named
from tests.laws.test_laws_bite import with_step
from tests.toy import TOY
from tests.toy import rules as toy
from tests.toy.actions import TIED

ODD = "ODD"  # the line of a fault ends with this word
BOASTED = TIED  # a number that has drifted
NO_STEP = 99
_memory = [0]


def helper(s: Record) -> None:
    s.rounds += 1


@rule
def reads_a_misspelled_field(s: Record) -> None:
    """TOY-2, TOY-3: misspelled."""
    s.seat = s.rouns  # ODD


@rule
def writes_a_misspelled_field(s: Record) -> None:
    s.rouns += 1  # ODD


@rule
def reads_an_attribute_of_numpy(s: Record) -> None:
    s.seat = s.size  # ODD


@rule
def calls_what_is_no_rule(s: Record) -> None:
    helper(s)  # ODD


@rule
def calls_a_builtin(s: Record) -> None:
    s.seat = any([s.seat > 0])  # ODD


@rule
def names_nothing(s: Record) -> None:
    s.seat = ROUNDS_A_GAME  # type: ignore[name-defined] # noqa: F821 ODD


@rule
def names_nothing_in_a_module(s: Record) -> None:
    s.seat = int(np.arrange(3)[0])  # type: ignore[attr-defined] # ODD


@rule
def gives_too_few(s: Record) -> None:
    toy.draw_card(s)  # type: ignore[call-arg] # ODD


@rule
def tells_what_nobody_declared(s: Record) -> None:
    tell(s, 40)  # ODD


@rule
def tells_by_a_drifted_number(s: Record) -> None:
    tell(s, BOASTED)  # ODD


@rule
def goes_nowhere(s: Record) -> None:
    go_to(s, NO_STEP)  # ODD


@rule
def says_no_verb(s: Record) -> None:
    s.seat = pack(70)  # ODD


@rule
def recurs(s: Record) -> None:
    if s.rounds:
        recurs_too(s)


@rule
def recurs_too(s: Record) -> None:
    recurs(s)  # ODD


@rule
def calls_through_a_module(s: Record) -> None:
    toy.begin_round(s)  # ODD


@rule
def remembers(s: Record) -> None:
    _memory[0] += 1  # ODD


@rule
def tries(s: Record) -> None:
    try:  # ODD
        s.rounds += 1
    except ValueError:
        s.rounds = 0


@rule
def counts_from_the_end(s: Record) -> None:
    s.rounds = s.key[-1]  # ODD


@rule
def counts_from_the_end_by_name(s: Record) -> None:
    s.rounds = s.events[0, NOBODY]  # ODD


@rule
def is_sound(s: Record) -> None:
    """Nothing of this is a fault: locals, tables, NumPy, mathematics, and a comprehension."""
    found = np.zeros(3, np.int64)
    places = [place + 1 for place in range(3)]
    found[0] = max(int(math.sqrt(4.0)), len(places))
    s.rounds = found[0]


FAULTS: dict[str, tuple[Callable[..., Any], str, str]] = {
    "misspelled field": (reads_a_misspelled_field, "no-field", "“rouns”. Did you mean “rounds”?"),
    "misspelled field written": (writes_a_misspelled_field, "no-field", "rouns"),
    "attribute of NumPy": (reads_an_attribute_of_numpy, "taken-field", "size"),
    "forgotten @rule": (calls_what_is_no_rule, "no-rule", "helper"),
    "builtin": (calls_a_builtin, "builtin", "any"),
    "unknown name": (names_nothing, "no-name", "ROUNDS_A_GAME"),
    "unknown name of a module": (names_nothing_in_a_module, "no-name", "Did you mean “arange”?"),
    "too few arguments": (gives_too_few, "wrong-arguments", "draw_card takes other arguments: (s, seat)"),
    "undeclared event": (tells_what_nobody_declared, "no-such", "40) is the number of no event"),
    "drifted event": (tells_by_a_drifted_number, "misnumbered", "“tied”, not of “boasted”"),
    "undeclared step": (goes_nowhere, "no-such", "NO_STEP (99) is the number of no step"),
    "undeclared verb": (says_no_verb, "no-such", "70) is the number of no verb"),
    "recursion": (recurs, "recursion", "recurs → recurs_too → recurs"),
    "through a module": (calls_through_a_module, "through-module", "toy.begin_round"),
    "state elsewhere": (remembers, "writes-elsewhere", "_memory"),
    "try": (tries, "construct", "try"),
    "index from the end": (counts_from_the_end, "from-the-end", "s.key[-1] counts from the end"),
    "index from the end by name": (counts_from_the_end_by_name, "from-the-end", "s.events[0, NOBODY]"),
}


def faulty(do: Callable[..., Any]) -> Game:
    """The toy with a first step that does this."""
    return replace(TOY, id=f"toy {do.__name__}", sequence=with_step("begin", do=do))


def line_of(function: Callable[..., Any]) -> int:
    """The line of a fault: the first one marked as odd from the start of a function on."""
    lines = Path(__file__).read_text("utf-8").splitlines()
    start = function.__code__.co_firstlineno
    return next(number for number, line in enumerate(lines, 1) if number > start and line.endswith(ODD))


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_where_it_stands(name: str) -> None:
    do, kind, words = FAULTS[name]
    found = [fault for fault in faults_of(faulty(do)) if fault.kind == kind]
    assert [(fault.place.file, fault.place.line) for fault in found] == [(__file__, line_of(do))]
    assert words in found[0].say("en")
    assert {fault.kind for fault in faults_of(faulty(do))} <= {kind, "through-module"}


@pytest.mark.parametrize("game", [TOY, *map(game_named, GAME_IDS)], ids=lambda game: game.id)
def test_the_games_have_no_fault(game: Game) -> None:
    assert [fault.say("en") for fault in faults_of(game)] == []


def test_sound_rules_have_no_fault() -> None:
    assert faults_of(faulty(is_sound)) == []


def test_a_fault_says_its_rule_and_the_ids_of_its_docstring() -> None:
    (fault,) = faults_of(faulty(reads_a_misspelled_field))
    assert (
        f"test_check.py:{line_of(reads_a_misspelled_field)} in reads_a_misspelled_field (TOY-2, TOY-3): "
        in fault.say("en")
    )


DECLARED: dict[str, tuple[dict[str, Any], str, str]] = {
    "missing events": (
        {"vocabulary": Vocabulary(TOY.vocabulary.verbs, TOY.vocabulary.events[:10])},
        "no-event",
        "“won”",
    ),
    "option without a field": ({"options": (Option("weather", (0, 1), 0),)}, "no-option-field", "“weather”"),
    "forgotten @rule of a step": ({"sequence": with_step("begin", do=helper)}, "no-rule-for", "helper (begin: do)"),
    "other arguments": ({"score": toy.deal}, "other-arguments", "deal (score) must take: s, seat"),
}


@pytest.mark.parametrize("name", DECLARED)
def test_a_faulty_declaration_is_found(name: str) -> None:
    changes, kind, words = DECLARED[name]
    found = [fault for fault in faults_of(replace(TOY, id=name, **changes)) if fault.kind == kind]
    assert words in found[0].say("en")
    assert found[0].place.file.endswith(".py") and found[0].place.line > 0


@pytest.mark.parametrize("engine", [interpreted, compiled, batch_functions])
def test_no_engine_is_made_of_faulty_rules(engine: Callable[[Game], Any]) -> None:
    with pytest.raises(FaultyGame) as met:
        engine(faulty(reads_a_misspelled_field))
    assert "rouns" in str(met.value) and len(str(met.value).splitlines()) == 2


@pytest.mark.parametrize("do", [calls_through_a_module, remembers, tries, calls_a_builtin, counts_from_the_end])
def test_what_only_numba_minds_can_be_played_interpreted(do: Callable[..., Any]) -> None:
    assert interpreted(faulty(do)).game.id == f"toy {do.__name__}"
    with pytest.raises(FaultyGame):
        require_sound(faulty(do), compiled=True)
    assert {fault.kind for fault in faults_of(faulty(do))} <= ONLY_COMPILED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_many_faults_are_no_more_than_a_screenful(lang: str) -> None:
    fault = faults_of(faulty(reads_a_misspelled_field))[0]
    said = FaultyGame(game="toy", faults=[fault] * 200).say(lang).splitlines()
    assert len(said) == MOST_SHOWN + 2 and str(200 - MOST_SHOWN) in said[-1]


def test_a_fault_without_a_place_is_said_all_the_same() -> None:
    assert Fault("no-option-field", values={"option": "won"}).say("en").startswith("the option “won” needs")

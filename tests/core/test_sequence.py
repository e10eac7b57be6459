"""The order of play: one step after another, interrupts that are taken up again, and who is asked."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from aevum.core.engine import Engine, bound_rules
from aevum.core.frames import step_of
from aevum.core.game import Game
from aevum.core.record import MAX_DEPTH, USUALLY_TOLD, Actions, Field, Record, blank, record_type
from aevum.core.rule import rule
from aevum.core.sequence import Decision, Rule, Sequence, Step, Steps, end_game, go_to, interrupt, resume, tell
from aevum.core.vocabulary import Event, Verb, Vocabulary, number, offer, pack, verb_of
from tests.laws.tables import GAMES
from tests.toy import TOY

LAYOUT = record_type([Field("asked", "i2", "bit mask of the seats to ask"), Field("left", "i2", "choices to offer")])
VOCABULARY = Vocabulary(
    (Verb("on"), Verb("in"), Verb("end"), Verb("back")),
    (Event("ran", (number("step"),)), Event("game_over"), Event("won"), Event("shared_win")),
)
ON, IN, END, BACK = range(4)
STEPS = Steps()
AT_FIRST, AT_ASK, AT_LAST, AT_BETWEEN, AT_DEEPER = map(STEPS.step, ("first", "ask", "last", "between", "deeper"))


@rule
def deal(s: Record) -> None:
    s.step = AT_FIRST


@rule
def run(s: Record) -> None:
    tell(s, 0, s.step)
    if s.step == AT_FIRST and s.left == 0:
        s.left = 2


@rule
def who(s: Record) -> int:
    return int(s.asked)


@rule
def among(s: Record, seat: int, out: Actions) -> int:
    count = 0
    for verb in range(s.left):
        count = offer(out, count, verb)
    return count


@rule
def then(s: Record, seat: int, action: int) -> None:
    tell(s, 0, 100 + seat)
    if s.left == 1:
        s.left = 2
    if verb_of(action) == IN:
        interrupt(s, AT_BETWEEN)
    elif verb_of(action) == BACK:
        go_to(s, AT_FIRST)
    elif verb_of(action) == END:
        end_game(s)


@rule
def between(s: Record) -> None:
    tell(s, 0, 200)
    interrupt(s, AT_DEEPER)


@rule
def deeper(s: Record) -> None:
    tell(s, 0, 300)


@rule
def hides_something(s: Record, seat: int) -> bool:
    return seat == 1


@rule
def nothing_hidden(s: Record, seat: int) -> None:
    return


@rule
def nothing_to_imagine(s: Record, seat: int, luck: np.uint64) -> None:
    return


@rule
def indifferent(s: Record, seat: int, action: int) -> float:
    return 0.0


@rule
def score(s: Record, seat: int) -> int:
    return 0


@rule
def beats(s: Record, seat: int, other: int) -> bool:
    return seat < other


def game_of(secret: bool | Rule = False) -> Engine:
    """An engine of a game that asks once a turn."""
    sequence = Sequence(
        (Step(AT_FIRST, run), Decision(AT_ASK, who, among, then, secret), Step(AT_LAST, run)),
        (Step(AT_BETWEEN, between), Step(AT_DEEPER, deeper)),
    )
    words = replace(TOY, id="steps", layout=LAYOUT, sequence=sequence, vocabulary=VOCABULARY, max_choices=8)
    open_to_all = replace(words, observe=nothing_hidden, imagine=nothing_to_imagine, appraise=indifferent, options=())
    game = replace(open_to_all, deal=deal, score=score, beats=beats, fields=(), may_join=None, join=None)
    return Engine(game, bound_rules(game), compiled=False)


def begun(engine: Engine, asked: int, left: int) -> Record:
    record = blank(LAYOUT, 1)[0]
    record.seats, record.asked, record.left = 3, asked, left
    engine.begin(record)
    return record


def ran(record: Record) -> list[int]:
    return [int(value) for value in record.events[: int(record.told), 1]]


def test_steps_run_in_order_until_somebody_must_decide() -> None:
    record = begun(game_of(), asked=1, left=2)
    assert (record.step, record.pending, ran(record)) == (AT_ASK, 1, [AT_ASK])


def test_after_the_last_step_comes_the_first_again() -> None:
    engine = game_of()
    record = begun(engine, asked=1, left=2)
    engine.choose(record, 0, pack(ON))
    assert (record.step, ran(record)) == (AT_ASK, [100, AT_FIRST, AT_ASK])


def test_go_to_leads_elsewhere() -> None:
    engine = game_of()
    record = begun(engine, asked=1, left=4)
    engine.choose(record, 0, pack(BACK))
    assert ran(record) == [100, AT_ASK]


def test_an_interrupt_comes_in_between_and_play_is_taken_up_again() -> None:
    engine = game_of()
    record = begun(engine, asked=1, left=2)
    engine.choose(record, 0, pack(IN))
    assert ran(record) == [100, 200, 300, AT_FIRST, AT_ASK]
    assert (record.depth, record.stack.tolist()) == (0, [0] * MAX_DEPTH)


def test_interrupts_stack_up_and_are_taken_back_in_reverse() -> None:
    record = blank(LAYOUT, 1)[0]
    record.step = AT_LAST
    interrupt(record, AT_BETWEEN)
    interrupt(record, AT_DEEPER)
    assert (record.step, record.depth) == (AT_DEEPER, 2)
    assert [step_of(int(frame)) for frame in record.stack[:2]] == [AT_LAST, AT_BETWEEN]
    resume(record)
    assert (record.step, record.depth) == (AT_BETWEEN, 1)
    resume(record)
    assert (record.step, record.depth, record.stack.tolist()) == (AT_LAST, 0, [0] * MAX_DEPTH)


def test_the_end_asks_nobody_anything_more() -> None:
    engine = game_of()
    record = begun(engine, asked=1, left=3)
    engine.choose(record, 0, pack(END))
    assert (record.over, record.pending, engine.choices(record, 0)) == (1, 0, [])


def test_a_single_choice_is_not_asked() -> None:
    record = begun(game_of(), asked=1, left=1)
    assert (record.pending, ran(record)) == (1, [AT_ASK, 100, AT_FIRST, AT_ASK])


def test_a_seat_without_a_choice_is_passed_over() -> None:
    record = begun(game_of(), asked=1, left=0)
    assert (record.pending, ran(record)) == (1, [AT_ASK, AT_FIRST, AT_ASK])


def test_a_single_choice_is_asked_when_asking_hides_something() -> None:
    engine = game_of(secret=True)
    record = begun(engine, asked=2, left=1)
    assert (record.pending, engine.choices(record, 1)) == (2, [pack(ON)])


def test_a_rule_may_say_who_has_something_to_hide() -> None:
    engine = game_of(secret=hides_something)
    assert engine.choices(begun(engine, asked=2, left=1), 1) == [pack(ON)]
    record = begun(engine, asked=1, left=1)
    assert ran(record) == [AT_ASK, 100, AT_FIRST, AT_ASK], "seat 0 hides nothing: its single choice is not asked"


def test_several_seats_decide_at_once_in_any_order() -> None:
    engine = game_of()
    record = begun(engine, asked=0b101, left=2)
    assert [engine.choices(record, seat) for seat in range(3)] == [[pack(ON), pack(IN)], [], [pack(ON), pack(IN)]]
    engine.choose(record, 2, pack(ON))
    assert (record.pending, record.step, ran(record)) == (0b001, AT_ASK, [102])
    engine.choose(record, 0, pack(ON))
    assert (record.pending, ran(record)) == (0b101, [100, AT_FIRST, AT_ASK])


def test_what_finds_no_room_among_the_events_is_counted() -> None:
    record = blank(LAYOUT, 1)[0]
    for value in range(USUALLY_TOLD + 5):
        tell(record, 0, value)
    assert (ran(record), record.untold) == (list(range(USUALLY_TOLD)), 5)


def test_steps_have_numbers_and_names() -> None:
    sequence = game_of().game.sequence
    assert sequence.names == ("first", "ask", "last", "between", "deeper")
    assert [sequence.number(name) for name in sequence.names] == list(range(5))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bulk_play_passes_through_every_step_once(game: Game) -> None:
    numbers = [number for stretch in game.sequence.stretches for number in stretch]
    assert sorted(numbers) == list(range(len(game.sequence.steps)))


def test_bulk_play_takes_steps_in_order_or_as_told() -> None:
    sequence = game_of().game.sequence
    assert sequence.stretches == ((AT_FIRST,), (AT_ASK,), (AT_LAST,), (AT_BETWEEN,), (AT_DEEPER,))
    told = replace(sequence, bulk=(AT_DEEPER, (AT_FIRST, AT_LAST), AT_ASK, AT_BETWEEN))
    assert told.stretches == ((AT_DEEPER,), (AT_FIRST, AT_LAST), (AT_ASK,), (AT_BETWEEN,))

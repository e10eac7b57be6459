"""Every limit of the core driven over its edge: as the rules stand, compiled, and in bulk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from aevum.core import batch
from aevum.core.batch import Batch, BrokenGames
from aevum.core.bits import items_in
from aevum.core.engine import Engine, batch_functions, bound_rules, compiled, interpreted
from aevum.core.errors import MatchBroken, NotFresh
from aevum.core.events import ToldEvent, told_events
from aevum.core.faults import FAULT_IDS
from aevum.core.fingerprint import fingerprint
from aevum.core.frames import first_value, subject_of
from aevum.core.match import Match, Player
from aevum.core.phrases import say_event
from aevum.core.random import mix
from aevum.core.record import MAX_DEPTH, Record, Working, blank, copy_record
from aevum.core.text import LANGUAGES, texts
from aevum.core.vocabulary import NOUN_MASK, pack
from tests.core.limits import (
    AT_ASK,
    CARDS,
    CHOICES,
    DEPTH,
    ENDLESS,
    EVENTS,
    GO,
    ITEMS,
    LIMITS,
    LISTS,
    LONG_LIST,
    MAX_CHOICES,
    MOST_TOLD,
    NOTHING,
    NOUNS,
    PAIR,
    PLAIN,
    PLAYED_ROW,
    ROUNDS,
    ROWS,
    SEATS,
    STRIDE,
    TOGETHER,
)

KINDS: tuple[Callable[..., Engine], ...] = (interpreted, compiled)
GAMES = 24
LUCK = 5
GUARD = 77
each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)


def begun(engine: Engine, limit: int, amount: int = 0) -> Record:
    record = engine.new_record(SEATS, {"limit": limit, "amount": amount}, seed=3)
    engine.begin(record)
    return record


def first_seat(record: Record) -> int:
    return next(seat for seat in range(SEATS) if (record.pending >> seat) & 1)


def after(engine: Engine, record: Record, *actions: int) -> Record:
    """The record after these actions, each of the first seat that must decide."""
    for action in actions:
        engine.choose(record, first_seat(record), action)
    return record


def fault_of(record: Record) -> str:
    return FAULT_IDS[int(record.broken)]


def same(one: Record, other: Record, *but: str) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one.dtype.names if name not in ("events", *but))


def fresh(limit: int, amount: int = 0) -> npt.NDArray[Any]:
    return batch.new_records(LIMITS, GAMES, SEATS, {"limit": limit, "amount": amount}, seed=1)


def bulk(records: npt.NDArray[Any]) -> Batch:
    """What comes of a bulk, whether games were broken off or not."""
    try:
        return batch.play_randomly(LIMITS, records, LUCK)
    except BrokenGames as error:
        return error.batch


def alone(records: npt.NDArray[Any], way: str) -> tuple[list[Record], int]:
    """The games of a bulk played one by one by the rules as they stand."""
    rules, decisions, played = bound_rules(LIMITS), 0, []
    for place, record in enumerate(records):
        plain = blank(LIMITS.layout, 1)[0]
        for name in record.dtype.names:
            plain[name] = record[name]
        luck = mix(np.uint64(LUCK) ^ np.uint64(place))
        working = Working(plain)
        decisions += rules[way](working, luck, LIMITS.max_decisions, np.zeros(MAX_CHOICES, np.int32))
        working.done()
        played.append(plain)
    return played, decisions


def test_how_much_there_is_room_for() -> None:
    assert (MAX_DEPTH, NOUN_MASK) == (16, 4095)


@pytest.mark.parametrize(
    ("limit", "amount"),
    [
        (PLAIN, 0),
        (DEPTH, MAX_DEPTH - 2),
        (DEPTH, MAX_DEPTH - 1),
        (DEPTH, MAX_DEPTH + 1),
        (NOTHING, 0),
        (NOUNS, NOUN_MASK),
        (NOUNS, NOUN_MASK + 1),
        (NOUNS, -1),
        (CHOICES, MAX_CHOICES),
        (CHOICES, MAX_CHOICES + 1),
        (TOGETHER, MAX_CHOICES),
        (TOGETHER, MAX_CHOICES + 1),
        (LISTS, 0),
        (EVENTS, MOST_TOLD + 5),
        (ENDLESS, 0),
    ],
)
def test_bulk_play_is_the_same_as_the_rules_as_they_stand(limit: int, amount: int) -> None:
    begun = fresh(limit, amount)
    played = bulk(begun.copy())
    swept, decisions = alone(begun, "play_by_sweeps")
    assert decisions == played.decisions
    for compiled_one, plain in zip(played.records, swept, strict=True):
        assert same(compiled_one, plain, "told", "untold")
    looped, _ = alone(begun, "play_randomly")
    assert [int(one.broken) for one in looped] == [int(one.broken) for one in swept]
    whole = [place for place, one in enumerate(looped) if not one.broken]
    assert all(same(looped[place], swept[place], "told", "untold") for place in whole)
    assert played.broken.tolist() == [place for place in range(begun.size) if place not in whole]


@each_kind
def test_sixteen_interrupts_fit_and_keep_seat_and_both_values(kind: Callable[..., Engine]) -> None:
    engine = kind(LIMITS)
    record = begun(engine, DEPTH, MAX_DEPTH)
    turn, doer = int(record.seat), first_seat(record)
    after(engine, record, pack(GO, 0))
    assert (record.broken, record.depth) == (0, MAX_DEPTH)
    kept = [first_value(subject_of(int(frame))) for frame in record.stack[1:]]
    assert kept == [100_000 + place for place in range(MAX_DEPTH - 1)]
    while record.depth > 0:
        after(engine, record, pack(GO, int(record.dives) % 2))
    frames = [[place % SEATS, 100_000 + place, -place] for place in reversed(range(MAX_DEPTH))]
    assert record.kept[:MAX_DEPTH, :3].tolist() == frames, "asked in each frame"
    assert record.kept[:MAX_DEPTH, 3:].tolist() == [frame[1:] for frame in frames], "when each has ended"
    assert (record.dives, record.rounds, record.subject) == (MAX_DEPTH, 1, 0)
    assert record.points[0] == (MAX_DEPTH // 2) * (7 + 8), "steps that came in between had values of their own"
    assert record.counted == ROWS - 1 + 1, "of the set one was taken out, and another counted twice"
    assert (turn, record.stack.any()) == (doer, False)


@each_kind
def test_the_seventeenth_interrupt_breaks_play_off(kind: Callable[..., Engine]) -> None:
    engine = kind(LIMITS)
    record = begun(engine, DEPTH, MAX_DEPTH)
    before = copy_record(record)
    after(engine, record, pack(GO, 1))
    assert (fault_of(record), record.over) == ("too-deep", 1)
    assert (record.depth, record.rounds, record.rules) == (MAX_DEPTH, 0, before.rules), "nothing behind it is written"
    kept = engine.acted(before, first_seat(before), pack(GO, 1))
    assert (fault_of(kept), kept.over, kept.pending, kept.told) == ("too-deep", 1, 0, 0)
    assert same(kept, before, "broken", "over", "pending", "told"), "the position is the one before"


@each_kind
def test_taking_up_what_nobody_interrupted_breaks_play_off(kind: Callable[..., Engine]) -> None:
    engine = kind(LIMITS)
    record = after(engine, begun(engine, NOTHING), pack(GO, 2))
    assert (fault_of(record), record.over, record.depth) == ("nothing-to-resume", 1, 0)
    assert after(engine, begun(engine, NOTHING), pack(GO, 1)).broken == 0


@each_kind
def test_nouns_of_twelve_bits_fit_and_larger_ones_break_play_off(kind: Callable[..., Engine]) -> None:
    engine = kind(LIMITS)
    record = begun(engine, NOUNS, NOUN_MASK)
    offered = engine.choices(record, first_seat(record))
    assert {pack(GO, NOUN_MASK), pack(PAIR, NOUN_MASK, 0), pack(PAIR, 0, NOUN_MASK)} <= set(offered)
    assert [LIMITS.vocabulary.from_words(LIMITS.vocabulary.to_words(action)) for action in offered] == offered
    seat = first_seat(record)
    assert after(engine, record, pack(GO, NOUN_MASK)).points[seat] == NOUN_MASK
    for amount in (NOUN_MASK + 1, -1):
        record = begun(engine, NOUNS, amount)
        assert (fault_of(record), record.over) == ("noun-too-large", 1), "before anybody could be offered it"
        assert not record.points.any()


@each_kind
@pytest.mark.parametrize("limit", [CHOICES, TOGETHER])
def test_as_many_choices_as_there_is_room_for_and_one_more(kind: Callable[..., Engine], limit: int) -> None:
    engine = kind(LIMITS)
    for amount, fault in ((MAX_CHOICES, "none"), (MAX_CHOICES + 1, "too-many-choices")):
        guarded = np.full(MAX_CHOICES + 4, GUARD, np.int32)
        record = engine.new_record(SEATS, {"limit": limit, "amount": amount}, seed=3)
        engine._functions["begin"](record, guarded[:MAX_CHOICES])
        assert (fault_of(record), record.over) == (fault, fault != "none")
        engine._functions["choices"](record, 0, guarded[:MAX_CHOICES])
        assert guarded[MAX_CHOICES:].tolist() == [GUARD] * 4, "nothing is written behind the room"
    record = begun(engine, limit, MAX_CHOICES)
    assert engine.choices(record, first_seat(record)) == [pack(GO, place) for place in range(MAX_CHOICES)]


@pytest.mark.parametrize("limit", [CHOICES, TOGETHER])
def test_bulk_play_writes_nothing_behind_the_room_for_choices(limit: int) -> None:
    records, room = fresh(limit, MAX_CHOICES + 1), batch.room_for_choices(LIMITS, 2)
    room[1].actions[:] = GUARD
    batch_functions(LIMITS)["play_batch"](records, np.uint64(LUCK), LIMITS.max_decisions, room[:1])
    assert set(records["broken"].tolist()) == {FAULT_IDS.index("too-many-choices")}
    assert room[1].actions.tolist() == [GUARD] * MAX_CHOICES


def trail_of(rounds: int) -> int:
    """What the row of steps leaves behind when it is walked in its order, computed beside the rules."""
    trail, following = 0, [*map(int, PLAYED_ROW[1:]), int(LIMITS.sequence.number("end"))]
    for step in following * rounds:
        trail = (trail * 31 + step) % 1_000_003
    return trail


def test_more_than_64_steps_numbered_out_of_order_are_played_in_their_order() -> None:
    assert len(LIMITS.sequence.steps) > 80 and list(PLAYED_ROW) != sorted(PLAYED_ROW)
    assert max(len(stretch) for stretch in LIMITS.sequence.stretches) > 64
    played = bulk(fresh(PLAIN)).records
    assert set(played["rows"].tolist()) == {ROUNDS * ROWS} and set(played["trail"].tolist()) == {trail_of(ROUNDS)}
    for kind in KINDS:
        record = after(kind(LIMITS), begun(kind(LIMITS), PLAIN), pack(GO, 1))
        assert (record.rows, record.trail, record.step) == (ROWS, trail_of(1), AT_ASK)


def test_a_set_of_hundreds_of_items_is_kept_in_bulk() -> None:
    played = bulk(fresh(PLAIN)).records
    expected = sorted({STRIDE * row % CARDS for row in range(1, ROUNDS * ROWS + 1)} - {CARDS - 1})
    assert [items_in(one.in_force) for one in played] == [expected] * GAMES and max(expected) > 256


@each_kind
def test_told_lists_have_any_item_and_any_length(kind: Callable[..., Engine]) -> None:
    engine = kind(LIMITS)
    record = begun(engine, LISTS)
    seat = first_seat(record)
    after(engine, record, pack(GO, 0))
    low, high = list(range(LONG_LIST)), [4000 - place for place in range(LONG_LIST)]
    found = ToldEvent("found", {"seat": seat, "low": low, "high": high})
    saw = ToldEvent("saw", {"seat": seat, "low": [3000 + place for place in range(LONG_LIST)]})
    noted = ToldEvent("noted", {"count": 5})
    assert told_events(LIMITS, record) == [found, saw, noted]
    assert told_events(LIMITS, engine.observe(record, seat)) == [found, saw, noted]
    for other in (-1, (seat + 1) % SEATS):
        seen = engine.observe(record, other)
        assert told_events(LIMITS, seen) == [found, noted], "a list of somebody else is hidden whole"
        assert 4000 in seen.events and 3000 not in seen.events
    noun = LIMITS.vocabulary.events[LIMITS.vocabulary.event("found")].nouns[2]
    assert noun.words(high) == [ITEMS[place] for place in high]


@each_kind
def test_more_events_than_there_is_room_for_are_counted_and_said(kind: Callable[..., Engine]) -> None:
    engine = kind(LIMITS)
    full = after(engine, begun(engine, EVENTS, MOST_TOLD), pack(GO, 0))
    assert (full.told, full.untold) == (MOST_TOLD, 0)
    record = after(engine, begun(engine, EVENTS, MOST_TOLD + 7), pack(GO, 0))
    assert (record.told, record.untold) == (MOST_TOLD, 7)
    told = told_events(LIMITS, engine.observe(record, -1))
    assert (len(told), told[-1]) == (MOST_TOLD + 1, ToldEvent("untold", {"count": 7}))
    for lang in LANGUAGES:
        text = say_event(LIMITS, texts(lang), told[-1], ["A", "B", "C"])
        assert "7" in text and text == texts(lang).say("event-untold", count=7)
    assert len({texts(lang).say("event-untold", count=7) for lang in LANGUAGES}) == len(LANGUAGES)
    record.limit = PLAIN
    assert after(engine, record, pack(GO, 0)).untold == 0, "the next action tells anew"


def test_how_much_was_told_is_no_part_of_the_position() -> None:
    record = after(interpreted(LIMITS), begun(interpreted(LIMITS), EVENTS, MOST_TOLD + 7), pack(GO, 0))
    other = copy_record(record)
    other.told, other.untold = 0, 0
    assert fingerprint(LIMITS.layout, other) == fingerprint(LIMITS.layout, record)


def test_an_endless_game_is_broken_off_in_bulk() -> None:
    with pytest.raises(BrokenGames) as caught:
        batch.play_randomly(LIMITS, fresh(ENDLESS), LUCK)
    assert caught.value.values == {"count": GAMES, "games": GAMES, "first": 0, "fault": "too-many-decisions"}
    assert caught.value.batch.decisions == GAMES * LIMITS.max_decisions


def test_broken_games_of_a_bulk_are_named_and_the_others_are_whole() -> None:
    ready = fresh(DEPTH, MAX_DEPTH - 1)
    with pytest.raises(BrokenGames) as caught:
        batch.play_randomly(LIMITS, ready.copy(), LUCK)
    played = caught.value.batch
    plain, _ = alone(ready, "play_randomly")
    broken = [place for place, one in enumerate(plain) if one.broken]
    assert 0 < len(broken) < GAMES and played.broken.tolist() == broken
    assert (caught.value.values["count"], caught.value.values["first"]) == (len(broken), broken[0])
    for place in set(range(GAMES)) - set(broken):
        assert same(played.records[place], plain[place], "told", "untold") and plain[place].rounds == ROUNDS
    for lang in LANGUAGES:
        assert str(len(broken)) in caught.value.say(lang) and "too-deep" in caught.value.say(lang)


def test_mixed_games_are_broken_off_too() -> None:
    with pytest.raises(BrokenGames) as caught:
        batch.play_mixed(LIMITS, fresh(DEPTH, MAX_DEPTH - 1), 0b111, LUCK)
    assert caught.value.values["count"] == GAMES, "the greedy go as deep as they can"


def test_records_that_were_played_or_dealt_are_refused() -> None:
    finished = bulk(fresh(PLAIN)).records
    before = finished.copy()
    with pytest.raises(NotFresh) as caught:
        batch.play_randomly(LIMITS, finished, LUCK)
    assert caught.value.values == {"count": GAMES, "first": 0} and np.array_equal(finished, before)
    dealt = fresh(PLAIN)
    rules = bound_rules(LIMITS)
    rules["begin"](dealt[3], np.zeros(MAX_CHOICES, np.int32))
    for play in (batch.play_randomly, lambda game, records, luck: batch.play_mixed(game, records, 1, luck)):
        with pytest.raises(NotFresh) as caught:
            play(LIMITS, dealt, LUCK)
        assert caught.value.values == {"count": 1, "first": 3}


@each_kind
@pytest.mark.parametrize(("limit", "amount"), [(NOUNS, -1), (CHOICES, MAX_CHOICES + 1), (TOGETHER, MAX_CHOICES + 1)])
def test_a_match_that_cannot_begin_is_refused(kind: Callable[..., Engine], limit: int, amount: int) -> None:
    fault = "noun-too-large" if limit == NOUNS else "too-many-choices"
    players = [Player(name) for name in "ABC"]
    with pytest.raises(MatchBroken) as caught:
        Match.new(LIMITS, players, {"limit": limit, "amount": amount}, 1, kind(LIMITS))
    assert caught.value.values == {"fault": fault, "step": "ask"}

"""A tiny game made to cross every limit of the core: an option says which, another how far. It has 155 steps."""

from __future__ import annotations

from dataclasses import replace

from aevum.core.bits import has, how_many, put_in, set_field, take_out
from aevum.core.game import Option
from aevum.core.random import draw_below
from aevum.core.record import MAX_DEPTH, Actions, Field, Record, record_type
from aevum.core.rule import rule
from aevum.core.sequence import (
    Decision,
    Sequence,
    Step,
    Steps,
    about,
    about_too,
    active_seat,
    end_game,
    go_to,
    hide_private_events,
    interrupt,
    resume,
    tell,
    tell_item,
    was_about,
    was_about_too,
)
from aevum.core.vocabulary import Wording, first_noun, listed, number, offer, offer_each, seat
from tests.toy import TOY

PLAIN, DEPTH, NOTHING, NOUNS, CHOICES, TOGETHER, LISTS, EVENTS, ENDLESS = range(9)
SEATS = 3
ROWS = 80
ROUNDS = 2
MAX_CHOICES = 8
MOST_TOLD = 60
KEPT = 3 * MAX_DEPTH * ROUNDS
ITEMS = tuple(f"item{place}" for place in range(4001))
LONG_LIST = 12
STRIDE = 4
CARDS = STRIDE * ROWS + 1

WORDING = Wording()
GO = WORDING.verb("go", number("count"))
PAIR = WORDING.verb("pair", number("count"), number("other"))
NOTED = WORDING.event("noted", number("count"))
FOUND = WORDING.event("found", seat(), listed("low", "", ITEMS), listed("high", "", ITEMS))
GAME_OVER = WORDING.event("game_over")
WON = WORDING.event("won", seat(), number("points"))
SHARED_WIN = WORDING.event("shared_win", seat(), number("points"))
SAW = WORDING.private_event("saw", seat(), listed("low", "", ITEMS))

STEPS = Steps()
AT_ROW = tuple(STEPS.step(f"row_{place}") for place in range(ROWS))
AT_DIVE = STEPS.step("dive")
AT_ECHO = STEPS.step("echo")
AT_ASK = STEPS.step("ask")
AT_BEGIN = STEPS.step("begin")
AT_END = STEPS.step("end")

FIELDS = (
    Field("limit", "i2", "which limit is crossed"),
    Field("amount", "i4", "and how far"),
    Field("rounds", "i2", "rounds played"),
    Field("rows", "i4", "steps of the row that were run"),
    Field("trail", "i8", "made of all steps of the row in the order in which they were run"),
    set_field("in_force", "a set of more items than a number has bits", CARDS),
    Field("counted", "i4", "what it had at the end of every round"),
    Field("points", "i4", "points of every seat", (SEATS,)),
    Field("dives", "i4", "interrupts that have ended"),
    Field("kept", "i4", "their seats and what they were about, as they were asked and as they ended", (KEPT, 5)),
)


@rule
def deal(s: Record) -> None:
    go_to(s, AT_BEGIN)


@rule
def begin_round(s: Record) -> None:
    s.seat = draw_below(s, s.seats)


@rule
def who(s: Record) -> int:
    return (1 << int(s.seats)) - 1 if s.limit == TOGETHER else 1 << int(s.seat)


@rule
def among(s: Record, seat: int, out: Actions) -> int:
    if s.limit == CHOICES or s.limit == TOGETHER:
        return offer_each(out, 0, GO, s.amount)
    count = offer_each(out, 0, GO, 3)
    if s.limit == NOUNS:
        count = offer(out, count, GO, s.amount)
        count = offer(out, count, PAIR, s.amount, 0)
        count = offer(out, count, PAIR, 0, s.amount)
    return count


@rule
def then(s: Record, seat: int, action: int) -> None:
    s.points[seat] += first_noun(action)
    if s.limit == DEPTH:
        dive(s, int(s.amount) + first_noun(action))
    elif s.limit == NOTHING and first_noun(action) == 2:
        resume(s)
    elif s.limit == LISTS:
        tell_lists(s, seat)
    elif s.limit == EVENTS:
        for place in range(s.amount):
            tell(s, NOTED, place)


@rule
def dive(s: Record, depth: int) -> None:
    """So many interrupts, one in another, each with a seat and two values of its own."""
    for place in range(depth):
        interrupt(s, AT_DIVE, 100_000 + place, -place)
        if s.broken == 0:
            s.seat = place % s.seats


@rule
def dive_choices(s: Record, seat: int, out: Actions) -> int:
    """Asked in every frame: what it is about is noted."""
    s.kept[s.dives, 0] = seat
    s.kept[s.dives, 1] = about(s)
    s.kept[s.dives, 2] = about_too(s)
    return offer_each(out, 0, GO, 2)


@rule
def surface(s: Record, seat: int, action: int) -> None:
    """A frame has ended; sometimes a step comes in before the one below."""
    s.kept[s.dives, 3] = was_about(s)
    s.kept[s.dives, 4] = was_about_too(s)
    s.dives += 1
    if first_noun(action) == 1:
        interrupt(s, AT_ECHO, 7, 8)


@rule
def echo(s: Record) -> None:
    s.points[0] += was_about(s) + was_about_too(s)


@rule
def tell_lists(s: Record, seat: int) -> None:
    """Two lists in one event, told in turns, and a private one."""
    tell(s, FOUND, seat)
    for place in range(LONG_LIST):
        tell_item(s, 1, place)
        tell_item(s, 2, 4000 - place)
    tell(s, SAW, seat)
    for place in range(LONG_LIST):
        tell_item(s, 1, 3000 + place)
    tell(s, NOTED, 5)


@rule
def walk(s: Record) -> None:
    """A step of the row: `s.step` is the one that comes next."""
    s.rows += 1
    put_in(s.in_force, STRIDE * s.rows % CARDS)
    s.trail = (s.trail * 31 + s.step) % 1_000_003


@rule
def end_round(s: Record) -> None:
    s.rounds += 1
    take_out(s.in_force, CARDS - 1)
    s.counted += how_many(s.in_force) + has(s.in_force, CARDS - 1) + has(s.in_force, STRIDE)
    if s.rounds == ROUNDS and s.limit != ENDLESS:
        end_game(s)


@rule
def score(s: Record, seat: int) -> int:
    return int(s.points[seat])


@rule
def beats(s: Record, seat: int, other: int) -> bool:
    return bool(s.points[seat] > s.points[other])


@rule
def observe(s: Record, seat: int) -> None:
    hide_private_events(s, seat, SAW)


@rule
def imagine(s: Record, seat: int, luck: int) -> None:
    return


@rule
def appraise(s: Record, seat: int, action: int) -> float:
    return float(first_noun(action))


# Tens of steps in reverse: 140 to 149, then 130 to 139 and so on.
PLAYED_ROW = tuple(AT_ROW[ten + place] for ten in range(ROWS - 10, -1, -10) for place in range(10))
SEQUENCE = Sequence(
    turn=(
        Step(AT_BEGIN, begin_round, chance=True),
        Decision(AT_ASK, who, among, then),
        *(Step(at, walk) for at in PLAYED_ROW),
        Step(AT_END, end_round),
    ),
    interrupts=(Decision(AT_DIVE, active_seat, dive_choices, surface, secret=True), Step(AT_ECHO, echo)),
    bulk=(AT_BEGIN, AT_ASK, (AT_DIVE, AT_ECHO), AT_ROW[:80], *AT_ROW[80:], AT_END),
)
LIMITS = replace(
    TOY,
    id="limits",
    seats=range(2, SEATS + 1),
    options=(Option("limit", tuple(range(9)), PLAIN), Option("amount", tuple(range(-1, 4200)), 0)),
    layout=record_type(FIELDS, MOST_TOLD),
    sequence=SEQUENCE,
    vocabulary=WORDING.vocabulary(),
    max_choices=MAX_CHOICES,
    max_decisions=100,
    deal=deal,
    observe=observe,
    imagine=imagine,
    score=score,
    beats=beats,
    appraise=appraise,
    fields=FIELDS,
    may_join=None,
    join=None,
)

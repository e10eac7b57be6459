"""How any game is played: the loop that runs steps until somebody must decide.

`run_step`, `list_choices`, `carry_out` and `deal` are the game's; `core.engine` binds them. Rules may not recurse, so
all flow of play is this one loop. `out` holds the choices of the decision that comes next whenever one seat decides.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.random import mix
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import break_off, lowest_seat, only_seat, pick, tell, tell_nothing_yet
from aevum.core.vocabulary import fault_of, impossible

# Bound by the engine to the rules of one game.
deal: Any = None
observe: Any = None
imagine: Any = None
list_choices: Any = None
carry_out: Any = None
run_step: Any = None
is_chance: Any = None
is_secret: Any = None
next_step: Any = None
appraise: Any = None
sweep: Any = None
score: Any = None
outlook: Any = None
beats: Any = None
GAME_OVER = WON = SHARED_WIN = -1  # events that every game has


@rule
def decide(s: Record, seat: int, action: int) -> None:
    """Carry out a seat's action. When nobody else is to decide, play goes on at the next step."""
    step = s.step
    s.pending &= ~(1 << seat)
    if s.pending == 0:
        next_step(s)
    carry_out(s, step, seat, action)


@rule
def winners(s: Record) -> int:
    """Bit mask of the seats that nobody beats; a tie still left is shared."""
    mask = 0
    for seat in range(s.seats):
        other = 0
        while other < s.seats and (other == seat or not beats(s, other, seat)):
            other += 1
        if other == s.seats:
            mask |= 1 << seat
    return mask


@rule
def tell_outcome(s: Record) -> None:
    """The game is over; tell who has won."""
    tell(s, GAME_OVER)
    mask = winners(s)
    for seat in range(s.seats):
        if mask == 1 << seat:
            tell(s, WON, seat, score(s, seat))
        elif (mask >> seat) & 1:
            tell(s, SHARED_WIN, seat, score(s, seat))


@rule
def check_room(s: Record, out: Actions) -> None:
    """Several seats decide: the choices of each must have room."""
    for seat in range(s.seats):
        if (s.pending >> seat) & 1:
            count = list_choices(s, seat, out)
            if impossible(count, out):
                break_off(s, fault_of(count))


@rule
def advance(s: Record, out: Actions, until_chance: bool) -> int:
    """Run on until somebody must decide; with `until_chance` also stop before chance is drawn.

    A lone seat without a choice is passed over, one with a single choice takes it, unless the asking hides something.
    """
    while s.over == 0:
        if until_chance and is_chance(s.step):
            return 0
        run_step(s)
        if s.pending != 0:
            seat = only_seat(s.pending)
            if seat < 0:
                check_room(s, out)
                return 0
            count = list_choices(s, seat, out)
            if impossible(count, out):
                break_off(s, fault_of(count))
            elif count > 1 or (count == 1 and is_secret(s, seat)):
                return count
            elif count == 1:
                decide(s, seat, int(out[0]))
            else:
                s.pending = 0
                next_step(s)
    if s.broken == 0:
        tell_outcome(s)
    return 0


@rule
def begin(s: Record, out: Actions) -> int:
    """Set the table up and run on to the first decision."""
    tell_nothing_yet(s)
    deal(s)
    return advance(s, out, False)


@rule
def choose(s: Record, seat: int, action: int, out: Actions) -> int:
    """A seat acts, then play runs on. Returns how many choices the next decision has, when one seat has it."""
    tell_nothing_yet(s)
    decide(s, seat, action)
    if s.pending != 0:
        return 0
    return advance(s, out, False)


@rule
def foresee(s: Record, seat: int, action: int, out: Actions) -> None:
    """What an action does, as far as it is certain: up to the next decision or the next chance."""
    tell_nothing_yet(s)
    decide(s, seat, action)
    if s.pending == 0:
        advance(s, out, True)


@rule
def choices(s: Record, seat: int, out: Actions) -> int:
    """Every legal action of a seat that must decide now. `advance` has seen to it that there is room for them."""
    if (s.pending >> seat) & 1 == 0:
        return 0
    return max(0, min(list_choices(s, seat, out), len(out)))


@rule
def play_randomly(s: Record, luck: np.uint64, limit: int, out: Actions) -> int:
    """Random players play from the deal to the end, at most `limit` decisions. Returns how many."""
    count = begin(s, out)
    decisions = 0
    while s.over == 0:
        if decisions == limit:
            break_off(s, TOO_MANY_DECISIONS)
            break
        seat = lowest_seat(s.pending)
        if count == 0:
            count = choices(s, seat, out)
        luck = mix(luck)
        count = choose(s, seat, int(out[pick(luck, count)]), out)
        decisions += 1
    return decisions


@rule
def play_by_sweeps(s: Record, luck: np.uint64, limit: int, out: Actions) -> int:
    """The same games as `play_randomly`, to the last byte, in the form that is fastest in bulk."""
    tell_nothing_yet(s)
    deal(s)
    decisions = 0
    while s.over == 0:
        if decisions >= limit:
            break_off(s, TOO_MANY_DECISIONS)
            break
        luck, asked = sweep(s, luck, out)
        decisions += asked
    return decisions


@rule
def best_listed(s: Record, seat: int, luck: np.uint64, count: int, out: Actions) -> int:
    """The choice that the rule of thumb likes best, of those that are listed."""
    best, best_value, equals = 0, -1e30, 0
    if count == 1:
        return int(out[0])
    for index in range(count):
        value = appraise(s, seat, int(out[index]))
        if value > best_value:
            best, best_value, equals = index, value, 1
        elif value == best_value:
            equals += 1
            luck = mix(luck)
            if pick(luck, equals) == 0:
                best = index
    return int(out[best])


@rule
def best_choice(s: Record, seat: int, luck: np.uint64, out: Actions) -> int:
    """What a greedy player does: the choice that its rule of thumb likes best; equal ones by luck."""
    return best_listed(s, seat, luck, choices(s, seat, out), out)


@rule
def play_mixed(s: Record, greedy: int, luck: np.uint64, limit: int, out: Actions) -> int:
    """A whole game in which the seats of the mask `greedy` play greedily and the others at random."""
    count = begin(s, out)
    decisions = 0
    while s.over == 0:
        if decisions == limit:
            break_off(s, TOO_MANY_DECISIONS)
            break
        seat = lowest_seat(s.pending)
        if count == 0:
            count = choices(s, seat, out)
        luck = mix(luck)
        if (greedy >> seat) & 1:
            action = best_listed(s, seat, luck, count, out)
        else:
            action = int(out[pick(luck, count)])
        count = choose(s, seat, action, out)
        decisions += 1
    return decisions


@rule
def copy_record(records: Any, source: int, target: int) -> None:
    """Clone a position inside a batch."""
    records[target] = records[source]


@rule
def show(s: Record, seat: int, action: int, reader: int, out: Actions) -> None:
    """What a reader is shown once a seat has acted."""
    choose(s, seat, action, out)
    observe(s, reader)


@rule
def show_imagined(s: Record, seat: int, action: int, reader: int, luck: np.uint64, out: Actions) -> int:
    """What a reader would be shown in a world that could be true for it; 0 where the seat cannot act so there."""
    imagine(s, reader, luck)
    for place in range(choices(s, seat, out)):
        if out[place] == action:
            show(s, seat, action, reader, out)
            return 1
    return 0


# What Python asks of compiled rules.
BEGIN, CHOOSE, CHOICES, FORESEE, OBSERVE, IMAGINE, SCORE, WINNERS, BEST_CHOICE, SHOW, SHOW_IMAGINED = range(11)


@rule
def answer(question: int, table: Any, seat: int, action: int, reader: int, luck: np.uint64, room: Any) -> int:
    """Whatever Python asks of compiled rules. One entry for all questions, so that every rule is in it once.

    The record comes in an array, see `record.array_of`. Room for choices comes inside a record: Numba counts
    references to a plain array at every call, atomically.
    """
    s = table[0]
    out = room[0].actions
    count = 0
    if question == BEGIN:
        count = begin(s, out)
    elif question == CHOOSE:
        count = choose(s, seat, action, out)
    elif question == CHOICES:
        count = choices(s, seat, out)
    elif question == FORESEE:
        foresee(s, seat, action, out)
    elif question == OBSERVE:
        observe(s, seat)
    elif question == IMAGINE:
        imagine(s, seat, luck)
    elif question == SCORE:
        count = score(s, seat)
    elif question == WINNERS:
        count = winners(s)
    elif question == BEST_CHOICE:
        count = best_choice(s, seat, luck, out)
    elif question == SHOW:
        show(s, seat, action, reader, out)
    else:
        count = show_imagined(s, seat, action, reader, luck, out)
    return count


@rule
def play_batch(records: Any, silent: Any, table: Any, luck: np.uint64, limit: int, room: Any) -> int:
    """Random games in all records, whose seats, options and seeds are set. Returns the number of decisions.

    All are played on one table, where each comes as it lies: `silent` is that table without what is told.
    """
    out = room[0].actions
    total = 0
    for index in range(records.size):
        silent[0] = records[index]
        total += play_by_sweeps(table[0], mix(luck ^ np.uint64(index)), limit, out)
        records[index] = silent[0]
    return total


@rule
def play_mixed_batch(records: Any, silent: Any, table: Any, greedy: int, luck: np.uint64, limit: int, room: Any) -> int:
    """Mixed games in all records, for comparing a bot with random players."""
    out = room[0].actions
    total = 0
    for index in range(records.size):
        silent[0] = records[index]
        total += play_mixed(table[0], greedy, mix(luck ^ np.uint64(index)), limit, out)
        records[index] = silent[0]
    return total


@rule
def copy_many(records: Any, times: int) -> None:
    """Clone the first position again and again, to measure what a copy costs."""
    for index in range(times):
        copy_record(records, 0, 1 + index % (records.size - 1))

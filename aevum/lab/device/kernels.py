"""What kernels share, and the small ones: which games are stepped together, and who chooses what in them.

Each function here makes a kernel as Python has it, a function that every thread runs; `device.programs` compiles them.
The big one, which steps the games, is in `device.answering`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from aevum.core.game import Game
from aevum.core.record import silent_type
from aevum.core.rule import rule
from aevum.lab.observing import Columns
from aevum.lab.stepping import NOBODY, STEP_ONE

WARP = 32
WORD = 8  # bytes; records are whole words
ALIGNMENT = 16
SORTING = 256  # sorts of games that are told apart, and threads of a block that sorts them
SORTS_A_THREAD = SORTING // WARP
MOST_WARPS = 32  # a block
IN_FLIGHT = 8  # words that a thread waits for at once
AT_ONCE = 4  # numbers of an observation that a thread waits for at once
NONE_REFUSED = 0x7FFFFFFF
AHEAD = STEP_ONE + 1  # asked besides what `lab.stepping` is asked: to deal what each game is followed by

Kernel = Callable[..., None]


def admitting(cuda: Any) -> Kernel:
    """Takes in chosen numbers: notes the first game whose number is not legal, and sorts the games.

    Games of a sort wait at the same step, and the same verb was chosen; what is more than `sorts` shares one. `waiting`
    has room for all games of each sort; `counts` says how many there are.
    """
    from numba import int32

    def admit(
        sorts: int,
        numbers: Any,
        chosen: Any,
        verbs: Any,
        heads: Any,
        masks: Any,
        records: Any,
        waiting: Any,
        counts: Any,
        refused: Any,
    ) -> None:
        here = cuda.shared.array(SORTING, int32)
        before = cuda.shared.array(SORTING, int32)
        thread = cuda.threadIdx.x
        game = cuda.grid(1)
        here[thread] = 0
        cuda.syncthreads()
        sort, place = -1, 0
        if game < heads.size and heads[game].to_act != NOBODY:
            number = numbers[game]
            mask = masks[game].legal
            chosen[game] = number
            if number < 0 or number >= len(mask) or mask[number] == 0:
                cuda.atomic.min(refused, 0, game)
            else:
                sort = (records[game].step * (verbs[len(verbs) - 1] + 1) + verbs[number]) % sorts
                place = cuda.atomic.add(here, sort, 1)
        cuda.syncthreads()
        if thread < sorts and here[thread] > 0:
            before[thread] = cuda.atomic.add(counts, thread, here[thread])
        cuda.syncthreads()
        if sort >= 0:
            waiting[sort * heads.size + before[sort] + place] = game

    return admit


def advising(cuda: Any, game: Game, record: Any, rules: Mapping[str, Any]) -> Kernel:
    """What the rule of thumb would do in each game, as `lab.stepping.advise_all` does."""
    from numba import int32, int64

    most = game.max_choices
    words_each = silent_type(game.layout).itemsize // WORD
    observe, best_choice, choices = rules["observe"], rules["best_choice"], rules["choices"]
    number_of, luck_of, carry = rules["number_of"], rules["mix"], rules["carry"]

    def advise(each: int, luck: Any, chosen: Any, heads: Any, records: Any) -> None:
        tables = cuda.shared.array(0, record, ALIGNMENT)
        words = cuda.shared.array(0, int64, ALIGNMENT)
        out = cuda.local.array(most, int32)
        lane = cuda.threadIdx.x
        first = cuda.blockIdx.x * each
        here = min(each, heads.size - first)
        for place in range(here):
            carry(records, (first + place) * words_each, words, place * words_each, lane)
        cuda.syncwarp()
        if lane < here and heads[first + lane].to_act != NOBODY:
            s, seat = tables[lane], int(heads[first + lane].to_act)
            observe(s, seat)
            action = best_choice(s, seat, luck_of(luck ^ np.uint64(first + lane)), out)
            count = choices(s, seat, out)
            for place in range(count):
                if out[place] == action:
                    chosen[first + lane] = number_of(out, place, count)

    return advise


def sampling(cuda: Any, rules: Mapping[str, Any]) -> Kernel:
    """Any legal number of each game, as `lab.stepping.sample_all` has it."""
    pick, luck_of = rules["pick"], rules["mix"]

    def sample(luck: Any, chosen: Any, heads: Any, lists: Any) -> None:
        game = cuda.grid(1)
        if game < heads.size and heads[game].count > 0:
            chosen[game] = lists[game].numbers[pick(luck_of(luck ^ np.uint64(game)), heads[game].count)]

    return sample


def merging(cuda: Any) -> Kernel:
    """Takes the numbers of a policy over where one of its seats, a bit mask, decides."""

    def merge(seats: int, numbers: Any, chosen: Any, heads: Any) -> None:
        game = cuda.grid(1)
        if game < heads.size and heads[game].to_act != NOBODY and (seats >> int(heads[game].to_act)) & 1:
            number = numbers[game]
            chosen[game] = number if 0 <= number < NONE_REFUSED else NOBODY  # cut off, it might be a legal one

    return merge


def counting(cuda: Any) -> Kernel:
    """Adds up the rewards of the games that the last step ended."""

    def count(heads: Any, won: Any) -> None:
        game = cuda.grid(1)
        if game < heads.size and heads[game].done:
            for seat in range(won.size):
                cuda.atomic.add(won, seat, np.float64(heads[game].rewards[seat]))

    return count


def carrying_rule(words: int) -> Callable[..., None]:
    """The rule by which the threads of a warp carry so many words together, several at once each.

    Indices without a sign spare compiled code a question, see `vocabulary.offer`.
    """
    lines, full = ["def carry(source, begin, target, to, lane):"], words // WARP
    lines += ["    begin, to = uint64(begin + lane), uint64(to + lane)"]
    for first in range(0, full, IN_FLIGHT):
        places = [WARP * place for place in range(first, min(first + IN_FLIGHT, full))]
        lines += [f"    word_{place} = source[begin + uint64({place})]" for place in places]
        lines += [f"    target[to + uint64({place})] = word_{place}" for place in places]
    if words % WARP:
        rest = WARP * full
        lines += [f"    if lane < {words - rest}:"]
        lines += [f"        target[to + uint64({rest})] = source[begin + uint64({rest})]"]
    return _written("carry", lines)


def showing_rule(columns: Columns) -> Callable[..., None]:
    """The rule by which the threads of a warp write out an observed record, without looking up where a number lies.

    Long stretches have loops, the rest is written down. The threads read several numbers each before they write one.
    """
    lines, first, rest = ["def show(cells, halves, table, sight, lane):"], 1, list[tuple[str, int, int]]()
    for kind, start, count in columns.stretches:
        looped = count - count % (AT_ONCE * WARP)
        if looped:
            places = [WARP * more for more in range(AT_ONCE)]
            lines += ["    place = lane", f"    while place < {looped}:"]
            lines += [f"        seen_{more} = {_cell(kind, start + more)}" for more in places]
            lines += [f"        sight[uint64(place + {first + more})] = seen_{more}" for more in places]
            lines += [f"        place += {AT_ONCE * WARP}"]
        rest += [
            (_cell(kind, start + begin), first + begin, min(count - begin, WARP))
            for begin in range(looped, count, WARP)
        ]
        first += count
    for group in range(0, len(rest), IN_FLIGHT):
        lines += _shown_at_once(rest[group : group + IN_FLIGHT])
    return _written("show", lines)


def _shown_at_once(parts: list[tuple[str, int, int]]) -> list[str]:
    """Lines that read a number of each part and then write them: where they lie, where they go, and how many."""
    lines = list[str]()
    for number, (cell, _, count) in enumerate(parts):
        lines += [f"    place = min(lane, {count - 1})", f"    seen_{number} = {cell}"]
    for number, (_, first, count) in enumerate(parts):
        lines += [f"    if lane < {count}:", f"        sight[uint64(lane + {first})] = seen_{number}"]
    return lines


def _cell(kind: str, start: int) -> str:
    """Where on a table the number lies that stands at `place` of a stretch."""
    if kind == "i2":
        return f"halves[uint64((table >> 1) + {start} + place)]"
    return f"cells[uint64(table + {start} + place)]" + (" & 0xFF" if kind == "u1" else "")


def _written(name: str, lines: list[str]) -> Callable[..., None]:
    """A rule of these lines."""
    space: dict[str, Any] = {"uint64": np.uint64}
    exec(compile("\n".join(lines), f"<{name}>", "exec"), space)
    written: Callable[..., None] = rule(space[name])
    return written

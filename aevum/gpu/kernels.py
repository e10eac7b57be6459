"""The kernels that play whole games on a GPU. They differ in how they keep its threads at the same code.

Each function here makes a kernel as Python has it, a function that every thread runs; `aevum.gpu` compiles them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.game import Game

Kernel = Callable[..., None]

WARP = 32  # threads that run the same code
MOST_THREADS = 1024  # a block
MOST_IN_FLIGHT = 16384  # games that a block may have begun and not ended
MOST_STEPS = 256  # of a game
NOWHERE = -1  # the step of a place without a game
STEP, COUNT, NEXT = range(3)  # what the threads of a block tell each other


def sweeping(cuda: Any, game: Game, record: Any, rules: Mapping[str, Any]) -> Kernel:
    """Every thread plays one game after another in its own memory, so that none waits for the longest of its warp.

    All pass through the steps of a turn in one order. Whoever has ended a game takes the next that nobody has, by a
    number that stands in `further`, 0 before: what is left for each thread to do at last is never more than a game.
    """
    from numba import int32

    deal, sweep, luck_of = rules["deal"], rules["sweep"], rules["mix"]
    max_choices, limit = game.max_choices, game.max_decisions

    def play_all(records: Any, luck: Any, decisions: Any, further: Any) -> None:
        index = cuda.grid(1)
        out = cuda.local.array(max_choices, int32)
        table = cuda.local.array(1, record)
        begun = False
        asked = 0
        own_luck = luck
        while index < records.size:
            if not begun:
                table[0] = records[index]
                own_luck = luck_of(luck ^ np.uint64(index))
                asked = 0
                deal(table[0])
                begun = True
            own_luck, more = sweep(table[0], own_luck, out)
            asked += more
            if asked >= limit and table[0].over == 0:
                table[0].broken = TOO_MANY_DECISIONS
                table[0].over = 1
            if table[0].over:
                records[index] = table[0]
                decisions[index] = asked
                index = cuda.gridsize(1) + cuda.atomic.add(further, 0, 1)
                begun = False

    return play_all


def grouping(cuda: Any, meet: Any, game: Game, rules: Mapping[str, Any]) -> Kernel:
    """A block has many games in flight and always takes the step at which most of them wait, a thread a game.

    The code of a big game does not fit into a processor's cache of instructions, and a GPU waits above all for its
    code: so all threads of a processor do the same at the same time. The games of a round are spread over all warps, as
    the threads of one take turns where they do not go the same way. Games stay where they lie.
    """
    from numba import int16, int32

    begin_all, fullest_step = _beginning(cuda, rules), _choosing(cuda, game)
    gather, play_on = _gathering(cuda), _playing(cuda, game, rules)
    max_choices = game.max_choices

    def play_all(in_flight: int, records: Any, luck: Any, games: Any, lucks: Any, decisions: Any) -> None:
        steps = cuda.shared.array(MOST_IN_FLIGHT, int16)
        counts = cuda.shared.array(MOST_STEPS, int32)
        taken = cuda.shared.array(MOST_THREADS, int32)
        told = cuda.shared.array(3, int32)  # the step that is taken now, in how many games, and which game comes next
        out = cuda.local.array(max_choices, int32)
        thread, warps = cuda.threadIdx.x, cuda.blockDim.x // WARP
        turn = thread % WARP * warps + thread // WARP
        own = games[cuda.blockIdx.x]
        for step in range(thread, MOST_STEPS, cuda.blockDim.x):
            counts[step] = 0
        meet()
        begin_all(in_flight, records, luck, own, lucks, decisions, steps, counts)
        if thread == 0:
            told[NEXT] = in_flight
        meet()
        while True:
            if thread == 0:
                told[STEP] = fullest_step(counts)
                told[COUNT] = 0
            meet()
            step = told[STEP]
            if step == NOWHERE:
                break
            gather(step, in_flight, steps, taken, told)
            meet()
            if turn < told[COUNT]:
                place = taken[turn]
                steps[place] = play_on(place, records, luck, own, lucks, decisions, told, out)
                cuda.atomic.add(counts, step, -1)
                if steps[place] != NOWHERE:
                    cuda.atomic.add(counts, steps[place], 1)
            meet()

    return play_all


def _beginning(cuda: Any, rules: Mapping[str, Any]) -> Any:
    begin = _dealing(cuda, rules)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def begin_all(
        in_flight: int, records: Any, luck: Any, own: Any, lucks: Any, decisions: Any, steps: Any, counts: Any
    ) -> None:
        """Begin as many games as a block has places."""
        place = cuda.threadIdx.x
        while place < in_flight:
            index = cuda.blockIdx.x + place * cuda.gridDim.x
            steps[place] = NOWHERE
            if index < records.size:
                own[place] = index
                steps[place] = begin(records[index], index, luck, lucks, decisions)
                cuda.atomic.add(counts, steps[place], 1)
            place += cuda.blockDim.x

    return begin_all


def _dealing(cuda: Any, rules: Mapping[str, Any]) -> Any:
    deal, luck_of = rules["deal"], rules["mix"]

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def begin(s: Any, index: int, luck: Any, lucks: Any, decisions: Any) -> int:
        lucks[index] = luck_of(luck ^ np.uint64(index))
        decisions[index] = 0
        deal(s)
        return int(s.step)

    return begin


def _choosing(cuda: Any, game: Game) -> Any:
    number = len(game.sequence.steps)

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def fullest_step(counts: Any) -> int:
        best, most = NOWHERE, 0
        for step in range(number):
            if counts[step] > most:
                best, most = step, counts[step]
        return best

    return fullest_step


def _gathering(cuda: Any) -> Any:
    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def gather(step: int, in_flight: int, steps: Any, taken: Any, told: Any) -> None:
        """All threads find the games that wait for a step, as many as there are threads."""
        place = cuda.threadIdx.x  # counted by hand: the length of a range is a division, which takes long on a GPU
        while place < in_flight:
            if steps[place] == step:
                turn = cuda.atomic.add(told, COUNT, 1)
                if turn < cuda.blockDim.x:
                    taken[turn] = place
            place += cuda.blockDim.x

    return gather


def _playing(cuda: Any, game: Game, rules: Mapping[str, Any]) -> Any:
    take_step, begin, limit = rules["take_step"], _dealing(cuda, rules), game.max_decisions

    @cuda.jit(device=True)  # type: ignore[untyped-decorator]
    def play_on(place: int, records: Any, luck: Any, own: Any, lucks: Any, decisions: Any, told: Any, out: Any) -> int:
        """Play one step of the game at a place, and begin the next if it has ended; the step that comes then."""
        index = own[place]
        s = records[index]
        lucks[index], more = take_step(s, lucks[index], out)
        decisions[index] += more
        if decisions[index] >= limit and s.over == 0:
            s.broken = TOO_MANY_DECISIONS
            s.over = 1
        if s.over == 0:
            return int(s.step)
        index = cuda.blockIdx.x + cuda.atomic.add(told, NEXT, 1) * cuda.gridDim.x
        if index >= records.size:
            return NOWHERE
        own[place] = index
        return int(begin(records[index], index, luck, lucks, decisions))

    return play_on

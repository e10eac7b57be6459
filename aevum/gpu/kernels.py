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

MOST_THREADS = 1024  # a block
MOST_IN_FLIGHT = 4096  # games that a block may have begun and not ended
MOST_STEPS = 256  # of a game
NOWHERE = -1  # the step of a place without a game
STEP, COUNT, NEXT = range(3)  # what the threads of a block tell each other


def sweeping(cuda: Any, game: Game, record: Any, rules: Mapping[str, Any]) -> Kernel:
    """Every thread plays one game after another in its own memory, so that none waits for the longest of its warp.

    All pass through the steps of a turn in one order.
    """
    from numba import int32

    deal, sweep, luck_of = rules["deal"], rules["sweep"], rules["mix"]
    max_choices, limit = game.max_choices, game.max_decisions

    def play_all(records: Any, luck: Any, decisions: Any) -> None:
        index = cuda.grid(1)
        stride = cuda.gridsize(1)
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
                index += stride
                begun = False

    return play_all


def grouping(cuda: Any, meet: Any, game: Game, rules: Mapping[str, Any]) -> Kernel:
    """A block has many games in flight and always takes the step at which most of them wait, a thread a game.

    The code of a big game does not fit into a processor's cache of instructions, and a GPU waits above all for its
    code: so all threads of a processor do the same at the same time. Games stay where they lie.
    """
    from numba import int32

    take_step = rules["take_step"]
    begin, fullest_step = _beginning(cuda, rules), _choosing(cuda, game)
    max_choices, limit = game.max_choices, game.max_decisions

    def play_all(in_flight: int, records: Any, luck: Any, lucks: Any, decisions: Any) -> None:
        games = cuda.shared.array(MOST_IN_FLIGHT, int32)
        steps = cuda.shared.array(MOST_IN_FLIGHT, int32)
        counts = cuda.shared.array(MOST_STEPS, int32)
        taken = cuda.shared.array(MOST_THREADS, int32)
        told = cuda.shared.array(3, int32)  # the step that is taken now, in how many games, and which game comes next
        out = cuda.local.array(max_choices, int32)
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        for step in range(thread, MOST_STEPS, threads):
            counts[step] = 0
        meet()
        for place in range(thread, in_flight, threads):
            index = cuda.blockIdx.x + place * cuda.gridDim.x
            steps[place] = NOWHERE
            if index < records.size:
                games[place] = index
                steps[place] = begin(records[index], index, luck, lucks, decisions)
                cuda.atomic.add(counts, steps[place], 1)
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
            place = thread  # counted by hand: the length of a range is a division, which takes long on a GPU
            while place < in_flight:
                if steps[place] == step:
                    turn = cuda.atomic.add(told, COUNT, 1)
                    if turn < threads:
                        taken[turn] = place
                place += threads
            meet()
            if thread < told[COUNT]:
                place = taken[thread]
                index = games[place]
                s = records[index]
                lucks[index], more = take_step(s, lucks[index], out)
                decisions[index] += more
                if decisions[index] >= limit and s.over == 0:
                    s.broken = TOO_MANY_DECISIONS
                    s.over = 1
                now = int(s.step)
                if s.over:
                    now = NOWHERE
                    index = cuda.blockIdx.x + cuda.atomic.add(told, NEXT, 1) * cuda.gridDim.x
                    if index < records.size:
                        games[place] = index
                        now = begin(records[index], index, luck, lucks, decisions)
                cuda.atomic.add(counts, step, -1)
                steps[place] = now
                if now != NOWHERE:
                    cuda.atomic.add(counts, now, 1)
            meet()

    return play_all


def _beginning(cuda: Any, rules: Mapping[str, Any]) -> Any:
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

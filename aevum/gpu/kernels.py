"""The kernels that play games on a GPU. They differ in how they keep the threads of a warp at the same code."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.game import Game

Kernel = Callable[[Any, Any, Any], None]


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


def grouping(cuda: Any, meet: Any, game: Game, block: int, rules: Mapping[str, Any]) -> Kernel:
    """The threads of a block have a game each and share them out anew before every step, in the order of their steps.

    So the threads of a warp carry out the same step, each in another game. In a game of a hundred steps hardly two
    threads with games of their own would ever be at the same code, and a GPU waits above all for its code.
    """
    from numba import int32, int64, uint64

    deal, take_step, luck_of = rules["deal"], rules["take_step"], rules["mix"]
    max_choices, limit = game.max_choices, game.max_decisions
    done = len(game.sequence.steps)  # the last place, where those stand whose games are all played
    places = done + 1

    def play_all(records: Any, luck: Any, decisions: Any) -> None:
        thread = cuda.threadIdx.x
        stride = cuda.gridsize(1)
        out = cuda.local.array(max_choices, int32)
        games = cuda.shared.array(block, int64)
        lucks = cuda.shared.array(block, uint64)
        asked = cuda.shared.array(block, int64)
        order = cuda.shared.array(block, int32)
        begins = cuda.shared.array(places, int32)
        own = cuda.grid(1)
        games[thread] = own
        if own < records.size:
            lucks[thread] = luck_of(luck ^ np.uint64(own))
            asked[thread] = 0
            deal(records[own])
        while True:
            # Count the games at each place, then say where in the order each place begins.
            for place in range(thread, places, block):
                begins[place] = 0
            meet()
            place = done
            if games[thread] < records.size:
                place = int(records[games[thread]].step)
            rank = cuda.atomic.add(begins, place, 1)
            meet()
            if thread == 0:
                total = 0
                for one in range(places):
                    there = begins[one]
                    begins[one] = total
                    total += there
            meet()
            if begins[done] == 0:
                break
            order[begins[place] + rank] = thread
            meet()
            # Whose game it is does not matter: a thread takes the step that is its turn in the order.
            whose = order[thread]
            index = games[whose]
            if index < records.size:
                s = records[index]
                lucks[whose], more = take_step(s, lucks[whose], out)
                asked[whose] += more
                if asked[whose] >= limit and s.over == 0:
                    s.broken = TOO_MANY_DECISIONS
                    s.over = 1
                if s.over:
                    decisions[index] = asked[whose]
                    index += stride
                    games[whose] = index
                    if index < records.size:
                        lucks[whose] = luck_of(luck ^ np.uint64(index))
                        asked[whose] = 0
                        deal(records[index])
            meet()

    return play_all

"""Work with rules: at once where that is quick, beside everything else where it takes long.

Rules take long while they are still interpreted, and describing a hundred choices does: whoever plays at another table
should not wait for it. The work is then done with a copy: the event loop alone touches a table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import TypeVar

from aevum.core.match import Match
from aevum.table.table import Table

Result = TypeVar("Result")
BREATH = 0.005  # seconds of looks after which everything else has its turn
LOOKS_AT_ONCE = 2  # beside everything else: Python runs one thread at a time, so more would only hold up the event loop
_looks = ThreadPoolExecutor(LOOKS_AT_ONCE, "aevum-looks")


async def with_match(match: Match, work: Callable[[Match], Result]) -> Result:
    """Do something that only reads a match."""
    return work(match) if match.engine.compiled else await asyncio.to_thread(work, copy(match))


async def with_table(table: Table, work: Callable[[Table], Result]) -> Result:
    """Do something that only reads a table; how long it took lately tells how long the next will take."""
    pace = table.pace
    if table.match.engine.compiled and not table.takes_long:
        await _breath.draw()
        result, took = _timed(work, table)
        _breath.spend(took)
    else:
        async with table.beside:  # one after the other: what the first has made the others find there
            result, took = await asyncio.get_running_loop().run_in_executor(_looks, _timed, work, table.snapshot())
    pace.looked(took)
    table.looked_at = True
    return result


class Breath:
    """Many pages may want to look at once, such as after several moves were stored together: others wait no longer
    for all of them than for some. What was spent is forgotten whenever the event loop has gone round.
    """

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None  # of this round
        self._spent = 0.0

    async def draw(self) -> None:
        """Let others have their turn where enough was done in this round."""
        while self._spent >= BREATH and self._loop is asyncio.get_running_loop():
            await asyncio.sleep(0)

    def spend(self, took: float) -> None:
        """Some work was done that took so many seconds."""
        loop = asyncio.get_running_loop()
        if self._loop is not loop:
            self._loop, self._spent = loop, 0.0
            loop.call_soon(self._forget)
        self._spent += took

    def _forget(self) -> None:
        self._loop = None


_breath = Breath()


def _timed(work: Callable[[Table], Result], table: Table) -> tuple[Result, float]:
    began = time.thread_time()
    return work(table), time.thread_time() - began

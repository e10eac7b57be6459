"""What people may take back, worked out beside everything else: that goes through positions and imagined worlds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from copy import copy

from aevum.core.match import Match
from aevum.table.table import Table
from aevum.table.ways_back import Known, find_ways_back


class LookingBack:
    """One thread that looks back for all tables, at each position once."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "aevum-looking-back")
        self._closed = False

    def attend(self, table: Table) -> None:
        """See to it that it gets known what the people at a table may take back."""
        if table.looking_back is None and not self._closed and not table.closed and table.lookers_back():
            table.looking_back = asyncio.create_task(self._look_back(table))

    async def know(self, table: Table, seats: Collection[int]) -> None:
        """Wait until it is known what these seats may take back."""
        while not self._closed and any(table.ways_back(seat) is None for seat in seats):
            self.attend(table)
            if table.looking_back is None:
                return
            await asyncio.shield(table.looking_back)

    async def _look_back(self, table: Table) -> None:
        try:
            while not self._closed and (seats := table.lookers_back()):
                match = copy(table.match)  # the table plays on meanwhile
                found = await asyncio.get_running_loop().run_in_executor(self._thread, _find, match, seats)
                table.match.learn(match)
                table.learn_ways_back(found)
        finally:
            table.looking_back = None
        table.wake()

    async def close(self) -> None:
        """Leave what nobody waits for any more."""
        self._closed = True
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)


def _find(match: Match, seats: list[int]) -> Known:
    began = time.thread_time()
    ways = {seat: find_ways_back(match, seat) for seat in seats}
    return Known(match.position, match.aside.awake, ways, (time.thread_time() - began) / len(seats))

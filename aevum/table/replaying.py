"""Replaying what was saved, beside everything else: in threads of its own, in turns with others, and not for ever."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from aevum.table.errors import Ending, FileTooLong, TooManyRequests

STEPS = 20_000  # of a file that is brought in: the longest games have a third of that
SECONDS = 20.0
WAITING = 8  # files that wait for their turn
READERS = 2  # tables that are taken up from the disk at the same time
SHIFT = 0.004  # seconds of work before others get their turn
REST = 0.002
LOOK_AROUND = 0.25  # seconds between two looks whether somebody still waits
BUSY_SECONDS = 5

Result = TypeVar("Result")
Pace = Callable[[], None]


class Work:
    """What one replay may take. Called at every step, it rests so that others are served, and ends what takes long."""

    def __init__(self, steps: float = float("inf"), seconds: float = float("inf")) -> None:
        self._steps = steps
        self._seconds = seconds
        self._begun = self._rested = time.monotonic()
        self._taken = 0
        self._given_up = threading.Event()

    def begin(self) -> None:
        """From now on the time counts: waiting for one's turn is nobody's fault."""
        self._begun = self._rested = time.monotonic()

    def give_up(self) -> None:
        """Nobody waits for it any more."""
        self._given_up.set()

    def __call__(self) -> None:
        """One more step; raises FileTooLong, or Ending where nobody waits for it."""
        self._taken += 1
        now = time.monotonic()
        if self._given_up.is_set():
            raise Ending(seconds=BUSY_SECONDS)
        if self._taken > self._steps or now - self._begun > self._seconds:
            raise FileTooLong(steps=STEPS)
        if now - self._rested > SHIFT:
            time.sleep(REST)
            self._rested = time.monotonic()


class Replaying:
    """Files that are brought in, one after another; tables that are taken up again, beside them."""

    def __init__(self) -> None:
        self._files = ThreadPoolExecutor(1, "aevum-files")
        self._tables = ThreadPoolExecutor(READERS, "aevum-tables")
        self._waiting = 0
        self._under_way: set[Work] = set()

    async def file(self, read: Callable[[Pace], Result], gone: Callable[[], Awaitable[bool]]) -> Result:
        """Read a file that somebody brings, as long as they wait for it; raises FileTooLong or TooManyRequests."""
        if self._waiting >= WAITING:
            raise TooManyRequests(seconds=BUSY_SECONDS)
        work = Work(STEPS, SECONDS)
        self._waiting += 1
        try:
            reading = asyncio.ensure_future(self._run(self._files, work, read))
            while not reading.done():
                await asyncio.wait([reading], timeout=LOOK_AROUND)
                if not reading.done() and await gone():
                    work.give_up()
            return reading.result()
        finally:
            self._waiting -= 1

    async def table(self, rebuild: Callable[[Pace], Result]) -> Result:
        """Take a table up from what is stored of it."""
        return await self._run(self._tables, Work(), rebuild)

    async def _run(self, pool: ThreadPoolExecutor, work: Work, do: Callable[[Pace], Result]) -> Result:
        def begin() -> Result:
            work.begin()
            work()
            return do(work)

        self._under_way.add(work)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, begin)
        finally:
            self._under_way.discard(work)

    def give_up(self) -> None:
        """Leave everything: what is on disk is there next time."""
        for work in self._under_way:
            work.give_up()

    async def close(self) -> None:
        """Leave everything, and wait until it is left."""
        self.give_up()
        for pool in (self._files, self._tables):
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

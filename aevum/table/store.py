"""Storage for the event loop: one thread writes, one reads, and nobody waits for the disk but whoever asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from aevum.table.database import Database, LinkRow, Row, SealedRow
from aevum.table.errors import StorageError

Answer = TypeVar("Answer")
Work = Callable[[], None]
Batch = list[tuple[Work, asyncio.Future[None]]]

COMMITS_PER_CHECKPOINT = 500
TOLD_AT_ONCE = 4  # moves that were stored together
MOST_DEVICES = 20  # of a link, that are told apart


class Store:
    """The database, opened twice: a long write never holds up a read."""

    def __init__(self, path: Path, busy_timeout: float, clock: Callable[[], float] = time.time) -> None:
        self.writing = Database(path, busy_timeout, clock)
        self.reading = Database(path, busy_timeout)
        self._writer = ThreadPoolExecutor(1, "aevum-writer")
        self._reader = ThreadPoolExecutor(1, "aevum-reader")
        self._waiting: Batch = []
        self._writing: asyncio.Future[None] | None = None  # as long as something is written or waits
        self._commits = 0

    async def new_table(
        self, table: str, opening: dict[str, Any], links: Sequence[LinkRow], rows: Sequence[Row]
    ) -> None:
        """Store a new table; on disk when this returns."""
        await self._write(lambda: self.writing.new_table(table, opening, links, rows))

    async def append(
        self,
        table: str,
        rows: Sequence[Row],
        sealed: Sequence[SealedRow] | None = None,
        links: Sequence[LinkRow] = (),
        last: int | None = None,
    ) -> None:
        """Add entries to a table and what goes with them; on disk when this returns. Raises Overtaken."""
        await self._write(lambda: self.writing.append(table, rows, sealed, links, last))

    async def load(self, table: str) -> tuple[dict[str, Any], list[Row], list[SealedRow]]:
        """How a table began, all that happened at it, and what its seats have in mind."""
        reading = self.reading
        return await self._read(lambda: (reading.opening(table), reading.rows(table), reading.sealed(table)))

    async def link(self, hash_: str) -> LinkRow | None:
        """What the token of this hash opens."""
        return await self._read(lambda: self.reading.link(hash_))

    async def links(self, table: str) -> list[LinkRow]:
        """All links of a table."""
        return await self._read(lambda: self.reading.links(table))

    async def since(self, table: str, kinds: Sequence[str]) -> float:
        """When the latest entry of these kinds was made, in seconds of Unix time."""
        return await self._read(lambda: self.reading.since(table, kinds))

    async def meet(self, link: str, device: str) -> int:
        """A link is opened on a device; on how many it has been so far."""
        known = await self._read(lambda: self.reading.devices(link))
        if device in known or len(known) >= MOST_DEVICES:
            return len(known)
        await self._write(lambda: self.writing.meet(link, device))
        return len(await self._read(lambda: self.reading.devices(link)))

    async def recent(self, since: float, most: int) -> list[str]:
        """The tables with computer players and an entry since then, the latest first."""
        return await self._read(lambda: self.reading.recent(since, most))

    async def close(self) -> None:
        """Finish what is being written, then close."""
        if self._writing is not None:
            await self._writing
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._reader.shutdown)
        self.reading.close()
        self.writing.close()

    async def _write(self, work: Work) -> None:
        """Write something, together with all that comes while the disk is busy."""
        loop = asyncio.get_running_loop()
        written: asyncio.Future[None] = loop.create_future()
        self._waiting.append((work, written))
        if self._writing is None:
            self._writing = loop.create_future()
            loop.call_soon(self._write_waiting, loop)  # with all that comes in the same round
        await written

    def _write_waiting(self, loop: asyncio.AbstractEventLoop) -> None:
        """Hand all that waits to the thread that writes; it says by itself when that is done."""
        batch, self._waiting = self._waiting, []
        try:
            self._writer.submit(self._write_together, loop, batch)
        except RuntimeError as error:  # closed already
            self._tell(loop, batch, [error for _ in batch])

    def _write_together(self, loop: asyncio.AbstractEventLoop, batch: Batch) -> None:
        """In the thread that writes: nobody is told that something is written before it is on disk."""
        errors: Sequence[Exception | None]
        try:
            errors = self.writing.together([work for work, _ in batch])
        except Exception as error:
            errors = [error for _ in batch]
        loop.call_soon_threadsafe(self._tell, loop, batch, errors)

    def _tell(self, loop: asyncio.AbstractEventLoop, batch: Batch, errors: Sequence[Exception | None]) -> None:
        """Tell what came of it, and go on with what has come meanwhile."""
        _tell_some(loop, [written for _, written in batch], errors)
        self._count_commit()
        if self._waiting:
            self._write_waiting(loop)
        elif self._writing is not None:
            self._writing.set_result(None)
            self._writing = None

    def _count_commit(self) -> None:
        self._commits += 1
        if self._commits % COMMITS_PER_CHECKPOINT == 0:
            self._reader.submit(self._checkpoint)

    async def _read(self, work: Callable[[], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._reader, work)

    def _checkpoint(self) -> None:
        """A checkpoint that cannot be made now is made later."""
        try:
            self.reading.checkpoint()
        except StorageError:
            return


def _tell_some(
    loop: asyncio.AbstractEventLoop, written: Sequence[asyncio.Future[None]], errors: Sequence[Exception | None]
) -> None:
    """Tell a few of those who wait, and the others in the next rounds: each has something to do then."""
    for one, error in zip(written[:TOLD_AT_ONCE], errors[:TOLD_AT_ONCE], strict=True):
        _tell(one, error)
    if len(written) > TOLD_AT_ONCE:
        loop.call_soon(_tell_some, loop, written[TOLD_AT_ONCE:], errors[TOLD_AT_ONCE:])


def _tell(written: asyncio.Future[None], error: Exception | None) -> None:
    """Tell whoever still waits what came of it."""
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)

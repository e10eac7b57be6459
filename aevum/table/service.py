"""The service as a whole: storage, tables, engines and computer players, begun and ended together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from aevum.core.errors import AevumError
from aevum.table.again import PlayAgain
from aevum.table.engines import Engines
from aevum.table.errors import StorageError, TooManyRequests
from aevum.table.garbage import sweep
from aevum.table.looking_back import LookingBack
from aevum.table.offered import Offered
from aevum.table.play import Play
from aevum.table.robots import Robots
from aevum.table.seat_changes import SeatChanges
from aevum.table.seats import Holder, hash_of
from aevum.table.settings import Settings
from aevum.table.store import Store
from aevum.table.streams import EventStream
from aevum.table.table import Table
from aevum.table.tables import NewTable, Tables
from aevum.table.thinkers import Thinkers
from aevum.table.workers import Workers

log = logging.getLogger("aevum.table")

KEPT_ANSWERS = 1000
BUSY_SECONDS = 5


class Service:
    """Everything behind the addresses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.offered = Offered(settings.tables)
        self.store = Store(settings.database, settings.busy_timeout, settings.clock)
        self.engines = Engines(lambda engine: self.tables.adopt(engine))
        self.tables = Tables(settings, self.store, self.engines)
        self.workers = Workers(settings)
        self.thinkers = Thinkers(settings)
        self.looking_back = LookingBack()
        self.play = Play(self.store, self.looking_back, self._changed)
        self.seat_changes = SeatChanges(self.play, self.store, settings.absence, self.tables.forget_links)
        self.play_again = PlayAgain(self.play, self.store, self.tables)
        self.robots = Robots(settings, self.workers, self.thinkers, self.play)
        self.ending = False
        self._opened: OrderedDict[str, asyncio.Task[NewTable]] = OrderedDict()
        self._streams: dict[EventStream, str] = {}
        self._background: set[asyncio.Task[Any]] = set()

    def _changed(self, table: Table) -> None:
        if table.listeners:
            self.looking_back.attend(table)
        table.wake()
        self.robots.attend(table)

    def begin(self) -> None:
        """Start what runs in the background; nobody waits for it."""
        self._run(self._resume())
        self._run(sweep())
        if self.settings.warm:
            self._run(self.engines.warm(self.offered.games()))
            self._run(self.workers.wake())

    def _run(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        task.add_done_callback(_report)

    async def _resume(self) -> None:
        """Computer players that were to move when the service ended go on."""
        try:
            recent = await self.tables.recent()
        except StorageError as error:
            log.warning("computer players do not go on by themselves: %s", error)
            return
        for table in recent:
            with contextlib.suppress(AevumError):  # a table that does not open must not keep the others waiting
                async with self.tables.using(table) as found:
                    self.robots.attend(found)

    async def open_once(self, key: str, make: Callable[[], Coroutine[Any, Any, NewTable]]) -> NewTable:
        """A new table; a request that comes again, with the same key, gets the same one."""
        if key not in self._opened:
            self._opened[key] = asyncio.create_task(make())
            if len(self._opened) > KEPT_ANSWERS:
                self._opened.popitem(last=False)
        try:
            return await asyncio.shield(self._opened[key])
        except AevumError:
            self._opened.pop(key, None)
            raise

    def greet(self, table: Table, holder: Holder, device: str) -> None:
        """Remember on which devices a link with seats was opened; nobody waits for it."""
        if holder.seats:
            self._run(self._meet(table, holder.hash, hash_of(f"{holder.hash} {device}")))

    async def _meet(self, table: Table, link: str, device: str) -> None:
        with contextlib.suppress(StorageError):  # play goes on without it
            table.count_devices(link, await self.store.meet(link, device))

    def connect(self, stream: EventStream, address: str) -> None:
        """Count the streams of an address; raises TooManyRequests."""
        if Counter(self._streams.values())[address] >= self.settings.streams_per_address:
            raise TooManyRequests(seconds=BUSY_SECONDS)
        self._streams[stream] = address
        stream.table.watched += 1
        self.looking_back.attend(stream.table)
        self.robots.attend(stream.table)

    def disconnect(self, stream: EventStream) -> None:
        """A stream has ended."""
        if self._streams.pop(stream, None) is not None:
            stream.table.watched -= 1

    def hang_up(self) -> None:
        """End the streams to all pages; whoever asks from now on is told to come back later."""
        self.ending = True
        self.tables.hang_up()
        for stream in self._streams:
            stream.hang_up()

    async def end(self) -> None:
        """Finish what is being stored, then let go of everything."""
        self.hang_up()
        self.engines.close()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        await self.tables.close()
        await self.robots.close()
        await self.play.finish()
        await self.looking_back.close()
        await self.workers.close()
        await self.thinkers.close()
        await self.store.close()


def _report(task: asyncio.Task[Any]) -> None:
    """Nobody waits for what runs in the background: what goes wrong there is at least said."""
    if not task.cancelled() and task.exception():
        log.error("something in the background went wrong", exc_info=task.exception())

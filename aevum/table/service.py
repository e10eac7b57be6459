"""The service as a whole: storage, tables, engines and computer players, begun and ended together."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from collections.abc import Coroutine
from typing import Any

from aevum.table.engines import Engines
from aevum.table.errors import TableError, TooManyRequests
from aevum.table.live import Line
from aevum.table.play import Play
from aevum.table.robots import Robots, Workers
from aevum.table.settings import Settings
from aevum.table.store import Store
from aevum.table.table import Table
from aevum.table.tables import NewTable, Tables

KEPT_ANSWERS = 1000
BUSY_SECONDS = 5


class Service:
    """Everything behind the addresses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, settings.busy_timeout)
        self.engines = Engines(lambda engine: self.tables.adopt(engine))
        self.tables = Tables(settings, self.store, self.engines)
        self.workers = Workers(settings)
        self.play = Play(self.store, self._changed)
        self.robots = Robots(settings, self.workers, self.play)
        self.opened: OrderedDict[str, NewTable] = OrderedDict()  # answers to requests that may come again
        self._lines: dict[Line, str] = {}
        self._background: set[asyncio.Task[Any]] = set()

    def _changed(self, table: Table) -> None:
        table.wake()
        self.robots.attend(table)

    def begin(self) -> None:
        """Start what runs in the background; nobody waits for it."""
        self._run(self._resume())
        if self.settings.warm:
            self._run(self.engines.warm())
            self._run(self.workers.wake())

    def _run(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _resume(self) -> None:
        """Computer players that were to move when the service ended go on."""
        for table in await self.tables.recent():
            with contextlib.suppress(TableError):
                async with self.tables.using(table) as found:
                    self.robots.attend(found)

    def remember(self, key: str, answer: NewTable) -> None:
        """Keep the answer to a request for a new table, in case it comes again."""
        self.opened[key] = answer
        if len(self.opened) > KEPT_ANSWERS:
            self.opened.popitem(last=False)

    def connect(self, line: Line, address: str) -> None:
        """Count the lines of an address; raises TooManyRequests."""
        if Counter(self._lines.values())[address] >= self.settings.streams_per_address:
            raise TooManyRequests(seconds=BUSY_SECONDS)
        self._lines[line] = address

    def disconnect(self, line: Line) -> None:
        """A line has ended."""
        self._lines.pop(line, None)

    def hang_up(self) -> None:
        """End the lines to all pages."""
        for line in self._lines:
            line.hang_up()

    async def end(self) -> None:
        """Finish what is being stored, then let go of everything."""
        self.hang_up()
        self.engines.close()
        for task in (*self._background, *self.robots.tasks):
            task.cancel()
        await asyncio.gather(*self._background, *self.robots.tasks, return_exceptions=True)
        await self.play.finish()
        await self.workers.close()
        await self.store.close()

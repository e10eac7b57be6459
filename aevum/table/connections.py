"""Connections before anything is asked on them: a limit in all, one for each address, and none that never speaks."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from aevum.table.errors import BadProxy
from aevum.table.guard import household
from aevum.table.settings import Settings

LONGEST_HEAD = 1 << 16  # bytes of a request before its body
KEPT_FILES = 100  # open files that are no connections: the database, the rules, the pipes to workers
SECONDS_BETWEEN_WORDS = 60.0  # a flood is told once a minute, not once a connection

log = logging.getLogger("aevum.table")


def room_for_connections(wanted: int) -> int:
    """How many connections this process can hold: as many as wanted, or as the system lets it have open files."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + KEPT_FILES
    if soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return min(wanted, soft - KEPT_FILES)


class Doors:
    """Counts who is connected. A proxy that is trusted brings many people: it has no limit of its own."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self.patience = settings.head_seconds
        self._most = room_for_connections(settings.connections)
        self._most_of_one = settings.connections_per_address
        self._proxies = [_network(proxy) for proxy in settings.proxies]
        self._inside: Counter[str] = Counter()
        self._clock = clock
        self._told = float("-inf")

    def enter(self, host: str) -> bool:
        """Whether one more may come in from there; whoever may has to `leave`."""
        address = household(host)
        full = self._inside.total() >= self._most
        if full or (self._inside[address] >= self._most_of_one and not self._is_proxy(host)):
            self._tell(full)
            return False
        self._inside[address] += 1
        return True

    def leave(self, host: str) -> None:
        """A connection has ended."""
        address = household(host)
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(address in proxy for proxy in self._proxies)

    def _tell(self, full: bool) -> None:
        if self._clock() - self._told >= SECONDS_BETWEEN_WORDS:
            self._told = self._clock()
            log.warning("connections are refused: too many %s", "in all" if full else "from one address")


def _network(proxy: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(proxy)
    except ValueError:
        raise BadProxy(proxy=proxy) from None


def guarded(doors: Doors) -> type[HttpToolsProtocol]:
    """How uvicorn speaks HTTP, with doors: a connection beyond a limit, or without a request in time, is closed."""

    class Guarded(HttpToolsProtocol):
        entered = False
        head_bytes = 0
        late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.entered = doors.enter(self._host)
            if self.entered:
                self._expect_head()
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            if self.entered:
                doors.leave(self._host)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if not self._asked and self.late is None:
                self._expect_head()  # another request on the same connection
            super().data_received(data)
            self.head_bytes = 0 if self._asked else self.head_bytes + len(data)
            if self._asked:
                self._stop_waiting()
            elif self.head_bytes > LONGEST_HEAD:
                self.transport.abort()

        @property
        def _host(self) -> str:
            return self.client[0] if self.client else ""

        @property
        def _asked(self) -> bool:
            """Whether a whole head has come and its answer is not finished."""
            return self.cycle is not None and not self.cycle.response_complete

        def _expect_head(self) -> None:
            self.late = self.loop.call_later(doors.patience, self.transport.abort)

        def _stop_waiting(self) -> None:
            if self.late is not None:
                self.late.cancel()
                self.late = None

    return Guarded

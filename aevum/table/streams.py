"""News as it happens: server-sent events. Each listener has its own place in the log: nothing missed, nothing twice."""

from __future__ import annotations

import asyncio
import time
import zlib
from contextlib import suppress

from starlette.types import Receive, Scope, Send

from aevum.table.seats import Holder
from aevum.table.states import event_text, to_json
from aevum.table.table import Table

RETRY_MILLISECONDS = 1000
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    (b"vary", b"Accept-Encoding"),
]
ZIPPED = (b"content-encoding", b"gzip")
GZIP = 16 + zlib.MAX_WBITS  # a stream with the head of gzip


class EventStream:
    """The stream of news to one listening page. As long as it is open its seats count as connected."""

    def __init__(
        self,
        table: Table,
        holder: Holder,
        lang: str,
        after: int | None,
        links: str | None,
        keep_alive: float,
        zipped: bool,
    ) -> None:
        self.table = table
        self._holder = holder
        self._lang = lang
        self._links = links
        self._keep_alive = keep_alive
        self._press = zlib.compressobj(wbits=GZIP) if zipped else None
        self._told = table.number if after is None else min(after, table.number)
        self._presence = -1
        self._devices = 1
        self._choosing = table.choosing
        self._news = asyncio.Event()
        self._gone = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stay with a listener until it goes."""
        headers = [*HEADERS, ZIPPED] if self._press else HEADERS
        leaving = asyncio.create_task(self._wait_until_gone(receive))
        self._come()
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await self._send(send, f"retry: {RETRY_MILLISECONDS}\n\n")
            while not self._over:
                await self._tell(send)
                await self._listen(send)
            end = self._press.flush() if self._press else b""
            await send({"type": "http.response.body", "body": end, "more_body": False})
        finally:
            self._leave()
            leaving.cancel()
            with suppress(asyncio.CancelledError):
                await leaving

    @property
    def _over(self) -> bool:
        return self._gone or self.table.closed or self._holder.hash in self.table.ended_links

    def hang_up(self) -> None:
        """End the stream from our side; the page will call again."""
        self._gone = True
        self._news.set()

    async def _wait_until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.hang_up()

    def _come(self) -> None:
        self.table.listeners.add(self._news)
        self._count(1)

    def _leave(self) -> None:
        self.table.listeners.discard(self._news)
        self._count(-1)

    def _count(self, change: int) -> None:
        before = [self.table.present[seat] > 0 for seat in self._holder.seats]
        for seat in self._holder.seats:
            self.table.present[seat] += change
            if self.table.present[seat] == 0:
                self.table.left[seat] = time.monotonic()
        if before != [self.table.present[seat] > 0 for seat in self._holder.seats]:
            self.table.presence += 1
            self.table.wake()

    async def _tell(self, send: Send) -> None:
        """Everything since the last time, in order."""
        if self._presence != self.table.presence:
            self._presence = self.table.presence
            here = [seat for seat, pages in self.table.present.items() if pages > 0]
            await self._send(send, f"event: presence\ndata: {to_json({'connected': sorted(here)})}\n\n")
        devices = self.table.devices.get(self._holder.hash, 1)
        if self._devices != devices:
            self._devices = devices
            await self._send(send, f"event: devices\ndata: {to_json({'devices': devices})}\n\n")
        if self._choosing != self.table.choosing:
            self._choosing = self.table.choosing
            await self._send(send, f"event: chosen\ndata: {to_json({'chosen': self.table.match.chosen})}\n\n")
        while self._told < self.table.number and not self._over:
            self._told += 1
            event = event_text(self.table, self._holder, self._lang, self._told, self._links)
            await self._send(send, f"id: {self._told}\ndata: {event}\n\n")
            if self._told < self.table.number:
                await asyncio.sleep(0)  # a long past is told in pieces: others are served in between

    async def _listen(self, send: Send) -> None:
        """Wait for news; a sign of life from time to time."""
        try:
            async with asyncio.timeout(self._keep_alive):
                await self._news.wait()
            self._news.clear()
        except TimeoutError:
            await self._send(send, "event: alive\ndata: {}\n\n")

    async def _send(self, send: Send, text: str) -> None:
        await send({"type": "http.response.body", "body": self._packed(text.encode()), "more_body": True})

    def _packed(self, body: bytes) -> bytes:
        """Compressed where the listener takes it; each piece is whole, so that nothing waits for what comes next."""
        if self._press is None:
            return body
        return self._press.compress(body) + self._press.flush(zlib.Z_SYNC_FLUSH)

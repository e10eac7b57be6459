"""News as it happens: server-sent events. Each listener has its own place in the log: nothing missed, nothing twice."""

from __future__ import annotations

import asyncio
import time
import zlib
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from starlette.types import Receive, Scope, Send

from aevum.table.beside import with_table
from aevum.table.changes import Compare, changes, member_changes, view_changes
from aevum.table.looking_back import LookingBack
from aevum.table.seats import Holder
from aevum.table.states import Content, event_of, past_event_of, to_json, undo_of
from aevum.table.table import Table, Thought

RETRY_MILLISECONDS = 1000
BACKLOG = 100  # so many of the latest entries are told with the state after them, those before without
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
    (b"vary", b"Accept-Encoding"),
]
ZIPPED = (b"content-encoding", b"gzip")
GZIP = 16 + zlib.MAX_WBITS  # a stream with the head of gzip


@dataclass(frozen=True)
class Ear:
    """How a page listens: in its language, after an entry, compressed or not, and told changes or whole states."""

    lang: str
    after: int | None
    zipped: bool
    changes: bool
    keep_alive: float
    device: str = ""  # what its browser calls itself


class EventStream:
    """The stream of news to one listening page. As long as it is open its seats count as connected."""

    def __init__(
        self, table: Table, holder: Holder, ear: Ear, links: Content | None, looking_back: LookingBack
    ) -> None:
        self.table = table
        self._holder = holder
        self._looking_back = looking_back
        self._ear = ear
        self._links = links
        self._press = zlib.compressobj(wbits=GZIP) if ear.zipped else None
        self._told = table.number if ear.after is None else min(ear.after, table.number)
        self._state: Content | None = None  # what the page was told last
        self._presence = -1
        self._devices = 1
        self._choosing = table.choosing
        self._thought: Thought | None = None
        self._news = asyncio.Event()
        self._sent = time.monotonic()  # when the page was told something last
        self._silent = False  # whether that is long ago
        self._silence: asyncio.TimerHandle | None = None
        self._gone = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stay with a listener until it goes."""
        headers = [*HEADERS, ZIPPED] if self._press else HEADERS
        leaving = asyncio.create_task(self._wait_until_gone(receive))
        self._come()
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await self._send(send, b"retry: %d\n\n" % RETRY_MILLISECONDS)
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
        self._watch_silence()
        self._count(1)

    def _leave(self) -> None:
        if self._silence:
            self._silence.cancel()
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
            await self._send_event(send, b"presence", {"connected": sorted(here)})
        devices = self.table.devices.get(self._holder.hash, 1)
        if self._devices != devices:
            self._devices = devices
            await self._send_event(send, b"devices", {"devices": devices})
        if self._choosing != self.table.choosing:
            self._choosing = self.table.choosing
            await self._send_event(send, b"chosen", {"chosen": self.table.match.chosen})
        while self._told < self.table.number and not self._over:
            self._told += 1
            if not self._ear.changes:  # whoever is told whole states is told them whole
                await self._looking_back.know(self.table, self._holder.seats)
            event = to_json(await with_table(self.table, self._event))
            await self._send(send, b"id: %d\ndata: %b\n\n" % (self._told, event))
            if self._told < self.table.number:
                await asyncio.sleep(0)  # a long past is told in pieces: others are served in between
        await self._tell_undo(send)
        if self._thought != self.table.thought:
            self._thought = self.table.thought
            if self._thought:
                await self._send_event(send, b"thinking", asdict(self._thought))

    def _event(self, table: Table) -> Content:
        """The next entry, with what has changed since the last state that the page was told, if it wants that."""
        holder, lang, number = self._holder, self._ear.lang, self._told
        if number <= table.number - BACKLOG:
            return past_event_of(table, holder, lang, number)
        event = event_of(table, holder, lang, number, self._links)
        before, self._state = self._state, event["state"]
        if self._ear.changes and before is not None:
            event["changes"] = changes(before, event.pop("state"), _shared_view_changes(table))
        return event

    async def _tell_undo(self, send: Send) -> None:
        """What can be taken back, where that was not known yet when the state was told."""
        if self._state is None or not self._state["undo_waits"]:
            return
        found = await with_table(self.table, lambda table: undo_of(table, self._holder, self._ear.lang))
        if found["number"] == self._state["number"] and not found["undo_waits"]:
            self._state = self._state | found
            await self._send_event(send, b"undo", found)

    async def _listen(self, send: Send) -> None:
        """Wait for news; a sign of life from time to time."""
        await self._news.wait()
        self._news.clear()
        if self._silent:
            self._silent = False
            await self._send_event(send, b"alive", {})

    def _watch_silence(self) -> None:
        """Wake up once nothing was sent for long. Where much is sent, one look now and then is cheaper than a timer."""
        loop, patience = asyncio.get_running_loop(), self._ear.keep_alive
        left = self._sent + patience - time.monotonic()
        self._silent = left <= 0
        if self._silent:
            self._news.set()
        self._silence = loop.call_later(patience if self._silent else left, self._watch_silence)

    async def _send_event(self, send: Send, name: bytes, content: Content) -> None:
        await self._send(send, b"event: %b\ndata: %b\n\n" % (name, to_json(content)))

    async def _send(self, send: Send, body: bytes) -> None:
        self._sent = time.monotonic()
        await send({"type": "http.response.body", "body": self._packed(body), "more_body": True})

    def _packed(self, body: bytes) -> bytes:
        """Compressed where the listener takes it; each piece is whole, so that nothing waits for what comes next."""
        if self._press is None:
            return body
        return self._press.compress(body) + self._press.flush(zlib.Z_SYNC_FLUSH)


def _shared_view_changes(table: Table) -> Compare:
    """What has changed in a view, found once for all who have seen the same before and see the same now."""
    known = table.part(("changes",), dict[tuple[str, int, int], tuple[object, object, list[Content]]])

    def shared(name: str, before: Any, after: Any) -> list[Content]:
        # Both are kept beside what was found: nothing else can get their identities meanwhile.
        key = name, id(before), id(after)
        if key not in known:
            known[key] = before, after, member_changes(name, before, after)
        return known[key][2]

    return lambda before, after: view_changes(before, after, shared)

"""The people of a full house, as the service meets them: pages that listen, connections on which moves are posted."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import orjson

HOST = "127.0.0.1"
UNDO = b"event: undo\ndata: "


async def ask(port: int, wish: str) -> dict[str, Any]:
    """The answer to a request without a body, on a connection of its own."""
    reader, writer = await asyncio.open_connection(HOST, port)
    body = "content-type: application/json\r\ncontent-length: 2\r\n\r\n{}" if wish.startswith("POST") else "\r\n"
    writer.write(f"{wish} HTTP/1.1\r\nhost: {HOST}\r\nconnection: close\r\n{body}".encode())
    head, _, content = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    assert b" 200 OK" in head, (wish, head, content)
    answer: dict[str, Any] = orjson.loads(content)
    return answer


@dataclass
class Page:
    """A person's page: it listens, and knows what may be chosen."""

    port: int
    link: str
    seat: int
    state: dict[str, Any] = field(default_factory=dict)
    heard: dict[int, float] = field(default_factory=dict)
    listening: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Fetch the state."""
        self.state = await ask(self.port, f"GET /api{self.link}/state")

    async def sit_down(self) -> None:
        """Look, then listen."""
        await self.look()
        self.listening = asyncio.create_task(self.listen())

    def leave(self) -> None:
        """Listen no longer."""
        if self.listening:
            self.listening.cancel()

    async def play_again(self) -> None:
        """Go on to the table that follows one that is over."""
        self.leave()
        self.link = (await ask(self.port, f"POST /api{self.link}/again"))["link"]
        self.heard = {}
        await self.sit_down()

    async def listen(self) -> None:
        """Note when each event comes, and what it changes."""
        reader, writer = await asyncio.open_connection(HOST, self.port, limit=1 << 20)
        after = self.state["number"]
        writer.write(f"GET /api{self.link}/events?changes=1&after={after} HTTP/1.1\r\nhost: {HOST}\r\n\r\n".encode())
        try:
            await self._hear(reader)
        finally:
            writer.close()  # whoever leaves is gone at once, not when everybody is

    async def _hear(self, reader: asyncio.StreamReader) -> None:
        await reader.readuntil(b"\r\n\r\n")
        told: dict[str, Any] = {}  # the state as this line has told it
        while True:
            size = int(await reader.readline(), 16)
            chunk = await reader.readexactly(size + 2)
            if chunk.startswith(b"id: "):
                head, _, data = chunk.partition(b"\ndata: ")
                self.heard[int(head[4:])] = time.perf_counter()
                news = orjson.loads(data)
                told = news["state"] if "state" in news else changed(told, news["changes"])
                self.state = told
            elif chunk.startswith(UNDO):
                told.update(orjson.loads(chunk[len(UNDO) :]))


def changed(state: dict[str, Any], changes: list[dict[str, Any]]) -> dict[str, Any]:
    """The state with what the news say. No name in a state needs escaping."""
    for change in changes:
        *way, last = change["path"].split("/")[1:]
        part: Any = state
        for name in way:
            part = part[int(name) if isinstance(part, list) else name]
        if change["op"] == "remove":
            del part[last]
        else:
            part[int(last) if isinstance(part, list) else last] = change["value"]
    return state


class Seats:
    """One table: its pages, and a connection on which they post their moves. Once a match is over they play again."""

    def __init__(self, port: int, links: list[str], luck: random.Random) -> None:
        self.pages = [Page(port, link, seat) for seat, link in enumerate(links)]
        self.port = port
        self.luck = luck
        self.busy = False
        self.played_again = 0
        self.delays: list[tuple[float, float]] = []  # when a move was posted, and seconds until its event
        self.reader: Any = None  # a connection that never asks anything would be closed
        self.writer: Any = None

    async def sit_down(self) -> None:
        """All look, then listen."""
        for page in self.pages:
            await page.sit_down()

    def leave(self) -> None:
        """Nobody listens any more."""
        for page in self.pages:
            page.leave()

    @property
    def mover(self) -> Page | None:
        """Whose page may choose now."""
        asked = (page for page in self.pages if page.state["choices"] and page.state["sealed"] is None)
        return None if self.busy else next(asked, None)

    async def move(self, mover: Page) -> None:
        """Post a move, and note how long it takes to the next seat's page."""
        self.busy = True
        began, made = await self._post(mover)
        if made.get("sealed"):
            await mover.look()  # there is no news of it as long as others choose too
        else:
            while any(made["number"] not in page.heard for page in self.pages):
                await asyncio.sleep(0.005)
            following = self.pages[(mover.seat + 1) % len(self.pages)]
            self.delays.append((began, following.heard[made["number"]] - began))
        if mover.state["over"]:
            await self._play_again()
        self.busy = False

    async def _post(self, mover: Page) -> tuple[float, dict[str, Any]]:
        choice = self.luck.choice(mover.state["choices"])
        wish = {"seat": mover.seat, "action": choice["action"], "position": mover.state["position"]}
        body = orjson.dumps({**wish, "key": secrets.token_hex(8)})
        head = f"POST /api{mover.link}/act HTTP/1.1\r\nhost: {HOST}\r\ncontent-type: application/json\r\n"
        if self.reader is None:
            self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        began = time.perf_counter()
        self.writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        answer = await self.reader.readuntil(b"}")
        assert b" 200 OK" in answer, answer
        return began, orjson.loads(answer.partition(b"\r\n\r\n")[2])

    async def _play_again(self) -> None:
        self.played_again += 1
        for page in self.pages:
            await page.play_again()

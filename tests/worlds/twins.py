"""The same table in two services, one of them with other hidden things in it.

Nothing has to be masked when their answers are compared: both tables have the same id, the same links, the same seed
(its hash is shown to everybody) and the same log; both services answer in this process, without a clock in between.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlencode

import httpx
from starlette.types import Message

from aevum.core.engine import Engine
from aevum.core.log import Entry
from aevum.core.match import Match
from aevum.core.positions import Positions
from aevum.core.record import NOBODY, Reading, Record
from aevum.table.app import make_app
from aevum.table.seats import Seating, derived_token, watch_token
from aevum.table.service import Service
from aevum.table.table import Table, rows_of
from aevum.table.tables import opening_of
from aevum.table.ways_back import WaysBack
from tests.laws.moments import truth
from tests.laws.undo import is_default_pass
from tests.table.house import plain

ADDRESS = "http://127.0.0.1"
NEVER = 1e6  # seconds: computer players do what the test wants
NOW = 1e9  # whenever something is done: the hour tells nothing
PATIENCE = 120.0
CHOSEN, THINKING = b"event: chosen\n", b"event: thinking\n"
AROUND = 60  # bytes shown around a difference
MOST_SHOWN = 300  # of what was asked


class Interference(AssertionError):
    """A link is told something else because of what it may not know: what it asked, and both answers."""


class Imagined(Positions):
    """The records of a match as they could be for all that an onlooker knows; what follows is played on from there."""

    def __init__(self, match: Match, onlooker: int, luck: Random) -> None:
        self._truth, self._onlooker = copy.copy(match), onlooker
        self._luck = Random(luck.getrandbits(64))  # of its own: how much is looked at does not change what is played
        self._past: dict[int, Record] = {}  # as it is first looked at, and the same for all copies
        self._played: dict[int, Record] = {}

    def add(self, entry: Entry, record: Record) -> None:
        """The record after a new entry."""
        self._played[entry.position + 1] = record

    def at(self, position: int, engine: Engine, log: object) -> Record:
        """The record at a position."""
        if position in self._played:
            return self._played[position]
        if position not in self._past:
            seen = engine.observe(truth(self._truth, position), self._onlooker)
            self._past.setdefault(position, engine.imagine(seen, self._onlooker, self._luck.getrandbits(64)))
        return self._past[position]

    def rest(self) -> None:
        """Nothing can be made again."""

    def copy(self) -> Imagined:
        """The same positions, to be added to on their own."""
        other = copy.copy(self)
        other._played = dict(self._played)
        return other


def imagined(match: Match, onlooker: int, luck: Random) -> Match:
    """The same match in a world that an onlooker cannot tell from the truth, the past included."""
    other = copy.copy(match)
    other._positions = Imagined(match, onlooker, luck)
    other._read = -1, Reading(truth(other))
    return other


class Played(Table):
    """A table that is played on in two worlds.

    The past was imagined moment by moment: that is enough for the onlooker, who cannot tell. Others could not have
    acted so in it, and take nothing of it back: they go back no further than to what somebody else has decided since.
    """

    def __init__(self, table: str, match: Match, onlooker: int) -> None:
        super().__init__(table, match)
        self._onlooker, self._since = onlooker, match.position

    def ways_back(self, seat: int) -> WaysBack | None:
        """What a seat may take back now; always at once, as how long it took last time is a matter of the machine."""
        self.last_look = 0.0
        return super().ways_back(seat) if seat == self._onlooker or self.parted(seat) else WaysBack()

    def parted(self, seat: int) -> bool:
        """Whether somebody else has decided since both worlds are played on."""
        return any(
            place.position > self._since
            and place.seat not in (None, seat)
            and not is_default_pass(self.match, before.position, place.action)
            for before, place in pairwise(self.match.line())
        )


class Ask(NamedTuple):
    """A request."""

    method: str
    path: str
    content: Any = None


class Answer(NamedTuple):
    """Everything that comes back."""

    status: int
    body: bytes
    headers: list[tuple[str, str]]


class Listener:
    """A page that listens, and every byte it was sent."""

    def __init__(self, app: Callable[..., Any], path: str, choosing: int) -> None:
        self.heard = b""
        self._choosing = choosing
        self._more = asyncio.Condition()
        self._leaving = asyncio.Event()
        address, _, query = path.partition("?")
        scope = {"type": "http", "method": "GET", "path": address, "raw_path": address.encode(), "headers": []}
        scope |= {"query_string": query.encode(), "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80)}
        scope |= {"scheme": "http", "http_version": "1.1", "root_path": ""}
        scope["headers"] = [(b"host", b"127.0.0.1")]
        self._answering = asyncio.create_task(app(scope, self._receive, self._send))

    async def _receive(self) -> Message:
        await self._leaving.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Message) -> None:
        async with self._more:
            self.heard += message.get("body", b"") or str(message.get("headers", "")).encode()
            self._more.notify_all()

    async def catch_up(self, table: Table) -> bytes:
        """All that was sent, once everything was told that has happened at a table since this page listens."""
        told, chosen = b"\nid: %d\n" % table.number, table.choosing - self._choosing
        async with asyncio.timeout(PATIENCE), self._more:
            await self._more.wait_for(lambda: told in self.heard and self.heard.count(CHOSEN) >= chosen)
        return self.heard

    async def hear(self, news: bytes) -> None:
        """Wait until this page has been told one more piece of such news than it had heard when it was asked."""
        before = self.heard.count(news)
        async with asyncio.timeout(PATIENCE), self._more:
            await self._more.wait_for(lambda: self.heard.count(news) > before)

    async def leave(self) -> None:
        """Close the page."""
        self._leaving.set()
        with suppress(asyncio.CancelledError):
            await self._answering


class World:
    """A service in which the table stands, and how to reach it."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.app = make_app(service)
        # Compression is left out: what is compressed is the same bytes.
        headers = {"accept-encoding": "identity"}
        self._client = httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url=ADDRESS, headers=headers)
        self.table: Played

    async def set_up(self, table: Played, seating: Seating, mine: tuple[int, ...]) -> None:
        """A match becomes the table that is compared."""
        match = table.match
        rows = rows_of(match)
        table.allows_advice = True
        for row in rows:
            table.enter(row)
        await self.service.store.new_table(table.id, opening_of(match), seating.rows(table.id, mine), rows)
        self.service.tables._live[table.id] = self.table = table

    async def ask(self, ask: Ask) -> Answer:
        """What a request is answered."""
        answer = await self._client.request(ask.method, ask.path, json=ask.content)
        return Answer(answer.status_code, answer.content, answer.headers.multi_items())

    def listen(self, path: str) -> Listener:
        """Open a page."""
        return Listener(self.app, path, self.table.choosing)

    @property
    def match(self) -> Match:
        """The match at the table."""
        return self.table.match


@dataclass(frozen=True)
class Link:
    """A link and its seats, and the one that it looks for (-1: nobody's); of several it has to be named."""

    path: str
    seats: tuple[int, ...]
    seat: int

    def address(self, what: str, **params: object) -> str:
        """Where this link asks for something."""
        named = {"seat": self.seat} if len(self.seats) > 1 and self.seat >= 0 else {}
        return f"{self.path}/{what}?{urlencode(params | named)}"


class Twins:
    """Two worlds. Whatever is asked is asked in both, and must be answered alike."""

    def __init__(self, first: World, second: World) -> None:
        self.worlds = (first, second)
        self._tables = 0
        self.asked = 0
        self._pages: list[Listener] = []
        self.done: list[str] = []  # since the table was set up: what led to a difference

    async def set_up(self, match: Match, mine: tuple[int, ...], onlooker: int, luck: Random) -> Links:
        """Both have this match at a table of its own: one as it is, one as it could be for an onlooker."""
        self._tables += 1
        self.done = [f"{match.game.id}, {match.options}, position {match.position}, onlooker {onlooker}"]
        match.people_doze = True
        friends = sorted(match.people() - {*mine})
        seating = Seating(self._token(0), {seat: self._token(1 + seat) for seat in friends})
        match._revealing = {}
        matches = (copy.copy(match), imagined(match, onlooker, luck))
        for world, one in zip(self.worlds, matches, strict=True):
            await world.set_up(Played(f"{self._tables:016x}", one, onlooker), seating, mine)
        return Links(seating, mine)

    def _token(self, place: int) -> str:
        """A token of the latest table; nobody here has to be kept from guessing it."""
        return f"{self._tables:040}{place:03}"

    async def ask(self, ask: Ask) -> Answer:
        """The answer that both give; raises Interference where they differ."""
        first, second = [await world.ask(ask) for world in self.worlds]
        self.compare(ask, first, second)
        self.asked += 1
        return first

    def compare(self, asked: object, first: object, second: object) -> None:
        """Both are the same; else raises Interference with the place where they part."""
        if first == second:
            return
        one, other = repr(first), repr(second)
        place = next(at for at, pair in enumerate(zip(one + "\0", other + "\1", strict=False)) if pair[0] != pair[1])
        around = slice(max(0, place - AROUND), place + AROUND)
        raise Interference("\n  ".join([*self.done, str(asked)[:MOST_SHOWN], one[around], other[around]]))

    async def do(self, *asks: Ask) -> None:
        """What others ask, each in its world: it is taken, and nobody compares what they are told."""
        for world, ask in zip(self.worlds, asks if len(asks) > 1 else asks * 2, strict=True):
            answer = await world.ask(ask)
            assert answer.status < 300, (ask, answer)

    async def think(self, seat: int, part: float) -> None:
        """A computer player has thought for so long, in both worlds; then it is done."""
        for world, page in zip(self.worlds, self._pages, strict=False):
            world.table.show_thought(seat, part)
            await page.hear(THINKING)
            world.table.thought = None

    @asynccontextmanager
    async def listening(self, path: str) -> AsyncIterator[None]:
        """A page of the link is open meanwhile, from an earlier entry on, and hears the same."""
        self._pages = [world.listen(path) for world in self.worlds]
        try:
            await self.catch_up()
            yield
            self.compare(Ask("GET", path), *await self.catch_up())
        finally:
            for page in self._pages:
                await page.leave()
            self._pages = []

    async def catch_up(self) -> list[bytes]:
        """Let the open pages hear what there is: how much comes at once must not be a matter of chance."""
        return [await page.catch_up(world.table) for world, page in zip(self.worlds, self._pages, strict=False)]


@asynccontextmanager
async def two_services(folder: Path) -> AsyncIterator[Twins]:
    """Two services that run, with nobody at them."""
    services = [
        Service(plain(folder / f"{name}.sqlite", bot_pause=NEVER, clock=lambda: NOW)) for name in ("first", "second")
    ]
    for service in services:
        service.begin()
    try:
        yield Twins(*map(World, services))
    finally:
        for service in services:
            await service.end()


@dataclass(frozen=True)
class Links:
    """The links of a table, and which seats are the host's."""

    seating: Seating
    mine: tuple[int, ...]

    def of(self, seat: int) -> Link:
        """The link that a seat is played with."""
        if seat in self.mine:
            return Link(f"/api/seat/{self.seating.host}", self.mine, seat)
        return Link(f"/api/seat/{self.seating.friends[seat]}", (seat,), seat)

    def watch(self) -> Link:
        """The link of those who watch."""
        return Link(f"/api/watch/{watch_token(self.seating.host)}", (), NOBODY)

    def host(self) -> Link:
        """The host's link, with none of its seats named."""
        return Link(f"/api/seat/{self.seating.host}", self.mine, NOBODY)

    def invitation(self, seat: int, key: str) -> Link:
        """The link that the host's invitation to a seat makes, until it is taken."""
        return Link(f"/api/seat/{derived_token(self.seating.host, f'invite {seat} {key}')}", (), NOBODY)

"""A running service and the people at it, for tests: real HTTP over a real socket."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import httpx

from aevum.table.serve import listen, make_server
from aevum.table.service import Service
from aevum.table.settings import Settings

GAME = "roll-through-the-ages"
NAMES = "ABCDEFG"
PATIENCE = 60.0
State = dict[str, Any]


def standing(state: State) -> State:
    """How the game stands: the state but for who has a page open this instant."""
    return state | {"seats": [{**seat, "connected": None} for seat in state["seats"]]}


def plain(database: Path, **changes: Any) -> Settings:
    """Settings for tests: nothing in the background, no pauses, no long thoughts, no limits."""
    usual: dict[str, Any] = {"bot_pause": 0.0, "thinkers": 0, "warm": False, "requests_per_second": 1e6, "burst": 1e6}
    return Settings(database, **(usual | changes))


class House:
    """A service that runs, and its address."""

    def __init__(self, service: Service, address: str) -> None:
        self.service = service
        self.client = httpx.Client(base_url=address, timeout=PATIENCE)

    def open(self, *kinds: str, **wish: Any) -> Table:
        """A new table with these kinds of seats, named A, B, C and so on."""
        seats = [seat_wish(kind, place) for place, kind in enumerate(kinds)]
        answer = self.client.post("/api/tables", json={"game": GAME, "options": {}, "seats": seats} | wish)
        assert answer.status_code == 201, answer.text
        return Table(self, answer.json())


def seat_wish(kind: str, place: int) -> dict[str, str]:
    """A seat of a new table: a kind, or `bot random`."""
    name, _, level = kind.partition(" ")
    wish = {"kind": name, "name": NAMES[place]}
    return wish | {"level": level or "random"} if name == "bot" else wish


class Person:
    """Somebody with a link."""

    def __init__(self, house: House, link: str) -> None:
        self.house = house
        self.link = link
        self.api = f"/api{link}"

    def get(self, what: str, **params: Any) -> httpx.Response:
        """Ask for something."""
        return self.house.client.get(f"{self.api}/{what}", params=params)

    def post(self, what: str, **content: Any) -> httpx.Response:
        """Do something."""
        return self.house.client.post(f"{self.api}/{what}", json=content)

    def state(self, **params: Any) -> State:
        """How the table stands."""
        answer = self.get("state", **params)
        assert answer.status_code == 200, answer.text
        state: State = answer.json()
        return state

    def asked(self) -> State:
        """How the table stands for the one of this link who is asked, or for the first."""
        state = self.state()
        mine = [seat["seat"] for seat in state["seats"] if seat["mine"]]
        seat = next((seat for seat in mine if seat in state["pending"]), next(iter(mine), None))
        return state if state["eye"] == seat else self.state(seat=seat)

    def act(self, **changes: Any) -> httpx.Response:
        """Take the first choice, or what is named instead."""
        state = self.asked()
        first = state["choices"][0]["action"] if state["choices"] else "stop"
        usual = {"seat": state["eye"] or 0, "action": first, "position": state["position"], "key": secrets.token_hex(8)}
        return self.post("act", **(usual | changes))

    def undo(self, **changes: Any) -> httpx.Response:
        """Take back."""
        state = self.state()
        mine = next(seat["seat"] for seat in state["seats"] if seat["mine"])
        return self.post(
            "undo", **({"seat": mine, "position": state["position"], "key": secrets.token_hex(8)} | changes)
        )

    def listen(self, last: int | None = None, **params: Any) -> Ear:
        """Follow the news."""
        headers = {} if last is None else {"last-event-id": str(last)}
        return Ear(self.house.client, f"{self.api}/events", params, headers)


class Table:
    """A table as its host got it."""

    def __init__(self, house: House, answer: dict[str, Any]) -> None:
        self.answer = answer
        self.host = Person(house, answer["link"])
        self.friends = [Person(house, friend["link"]) for friend in answer["friends"]]
        self.watcher = Person(house, answer["watch"])

    def pending(self) -> Person:
        """Whoever must decide."""
        return next(person for person in (self.host, *self.friends) if person.state()["choices"])


class News(NamedTuple):
    """A server-sent event."""

    kind: str
    number: int | None
    data: Any


class Ear:
    """A page that listens. Events are read when asked for."""

    def __init__(self, client: httpx.Client, path: str, params: dict[str, Any], headers: dict[str, str]) -> None:
        self._stack = ExitStack()
        self.response = self._stack.enter_context(client.stream("GET", path, params=params, headers=headers))
        self.lines = self.response.iter_lines()

    def __enter__(self) -> Ear:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._stack.close()

    def any_event(self) -> News:
        """The next event, whatever it is."""
        fields: dict[str, str] = {}
        for line in self.lines:
            name, _, value = line.partition(": ")
            if line == "" and "data" in fields:
                number = int(fields["id"]) if "id" in fields else None
                return News(fields.get("event", "message"), number, json.loads(fields["data"]))
            fields[name] = value
        raise EOFError

    def next(self) -> State:
        """The next numbered event."""
        while True:
            event = self.any_event()
            if event.kind == "message":
                assert event.number == event.data["number"]
                data: State = event.data
                return data

    def until(self, holds: Callable[[State], bool]) -> State:
        """The first event for which this holds."""
        while True:
            event = self.next()
            if holds(event):
                return event


def wait_until(holds: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait for something to become true."""
    until = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.01)


@contextmanager
def running(settings: Settings) -> Iterator[House]:
    """A service on a free port, ended at the end."""
    ready = threading.Event()
    with listen("127.0.0.1", 0) as listening:
        server = make_server(Service(settings), ready.set)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        try:
            assert ready.wait(PATIENCE)
            house = House(server.service, f"http://127.0.0.1:{listening.getsockname()[1]}")
            with house.client:
                yield house
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()

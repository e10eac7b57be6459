"""A service that is killed again and again under load, and people who keep book of what it acknowledged."""

from __future__ import annotations

import json
import random
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.table.house import GAME, State, wait_until
from tests.table.process import answers, free_port, start

LIFE = 6  # moves that somebody makes while a process lives, at most: some end before anybody has moved
LAST_GASP = 0.05  # seconds between the last of them and the end, at most: it strikes in the middle of things
SHORT = (4, 40)  # decisions after which somebody opens another table: killed matches are of every length
PAUSE = 0.05  # seconds before somebody asks again
PATIENCE = 600.0
ME = {"kind": "me", "name": "A"}
COMPUTERS = [{"kind": "bot", "name": name, "level": "random"} for name in "BC"]
# Who plays alone, who against computers, and who chooses covered while computers do.
TABLES: tuple[dict[str, Any], ...] = (
    {"game": GAME, "seats": [ME]},
    {"game": GAME, "seats": [ME, *COMPUTERS]},
    {"game": "tempus", "seats": [ME, *COMPUTERS], "options": {"island": 1}},
)


@dataclass(frozen=True)
class Acknowledged:
    """A move that the service has said it has: its key, its words, and its number unless it was sealed."""

    key: str
    action: str
    number: int | None


@dataclass
class Player:
    """Somebody who sends every move again until it is acknowledged."""

    address: str
    wish: dict[str, Any]
    luck: random.Random
    ended: threading.Event
    book: dict[str, list[Acknowledged]] = field(default_factory=dict)  # by table
    links: dict[str, str] = field(default_factory=dict)
    retries: int = 0

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(map(len, list(self.book.values())))

    def run(self) -> None:
        """Play match after match, few of them to the end."""
        with httpx.Client(base_url=self.address, timeout=5) as client:
            while not self.ended.is_set():
                self._play(client)

    def _play(self, client: httpx.Client) -> None:
        made = self._send(client, "POST", "/api/tables", {**self.wish, "key": secrets.token_hex(8)})
        page = self.book.setdefault(made["table"], [])
        api = self.links[made["table"]] = f"/api{made['link']}"
        decisions = self.luck.randint(*SHORT)
        while not self.ended.is_set() and len(page) < decisions:
            state = self._send(client, "GET", f"{api}/state", None)
            if state["over"]:
                return
            if state["pending"] and 0 in state["pending"]:
                page.append(self._act(client, api, state))
            else:
                time.sleep(PAUSE)

    def _act(self, client: httpx.Client, api: str, state: State) -> Acknowledged:
        action, key = self.luck.choice(state["choices"])["action"], secrets.token_hex(8)
        move = {"seat": 0, "action": action, "position": state["position"], "key": key}
        answer = self._send(client, "POST", f"{api}/act", move)
        return Acknowledged(key, action, None if answer.get("sealed") else answer["number"])

    def _send(self, client: httpx.Client, method: str, path: str, content: Any) -> dict[str, Any]:
        """The answer, however often it takes."""
        while True:
            try:
                answer = client.request(method, path, json=content)
            except httpx.HTTPError:
                self.retries += 1
                time.sleep(PAUSE)
                continue
            assert answer.is_success, f"{path}: {answer.text}"
            whole: dict[str, Any] = answer.json()
            return whole


@dataclass(frozen=True)
class Stored:
    """An entry as it is on disk."""

    number: int
    kind: str
    key: str | None
    content: dict[str, Any]


@dataclass(frozen=True)
class Losses:
    """What came of it all."""

    deaths: int
    tables: int
    moves: int  # of people
    replies: int  # of computer players
    retries: int


def kill_again_and_again(
    database: Path, deaths: int, people: int, seed: int, tell: Callable[[int], None] = lambda _: None
) -> Losses:
    """Let so many people play while the service dies so often, and compare what they know with what is on disk."""
    port, luck, ended = free_port(), random.Random(seed), threading.Event()
    address = f"http://127.0.0.1:{port}"
    players = [
        Player(address, TABLES[place % len(TABLES)], random.Random(luck.getrandbits(64)), ended)
        for place in range(people)
    ]
    threads = [threading.Thread(target=player.run, daemon=True) for player in players]
    for thread in threads:
        thread.start()
    for death in range(deaths):
        live_and_die(port, database, lambda: live(luck.choice(players), luck))
        tell(death + 1)
        assert all(thread.is_alive() for thread in threads), "somebody was refused"
    live_and_die(port, database, lambda: leave_and_look(threads, ended, players))
    return compare(database, deaths, players)


def live(player: Player, luck: random.Random) -> None:
    """Somebody makes some moves, however long that takes here; where computers reply they have had their turns."""
    moves = player.moves + luck.randint(0, LIFE)
    wait_until(lambda: player.moves >= moves, PATIENCE)
    time.sleep(luck.uniform(0, LAST_GASP))


def live_and_die(port: int, database: Path, live: Callable[[], None]) -> None:
    """Start the service, let it work, kill it."""
    process = start(port, database)
    try:
        wait_until(lambda: is_up(port) or process.poll() is not None, PATIENCE)
        assert process.poll() is None, process.communicate()
        live()
    finally:
        process.kill()
        process.communicate()


def is_up(port: int) -> bool:
    """Whether the service answers; who asks without a pause keeps it from starting."""
    time.sleep(PAUSE)
    return answers(f"http://127.0.0.1:{port}")


def leave_and_look(threads: list[threading.Thread], ended: threading.Event, players: list[Player]) -> None:
    """Everybody stops, and every table opens: what is stored of it leads, hash by hash, to where it stands."""
    ended.set()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    for player in players:
        for table, api in player.links.items():
            answer = httpx.get(f"{player.address}{api}/state", timeout=PATIENCE)
            assert answer.status_code == 200, f"{table}: {answer.text}"


def stored_entries(database: Path, table: str) -> list[Stored]:
    """What is on disk of a table."""
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT number, kind, key, content FROM entries WHERE table_id = ? ORDER BY number"
        rows = connection.execute(query, (table,)).fetchall()
    return [Stored(number, kind, key and key.partition(":")[2], json.loads(text)) for number, kind, key, text in rows]


def compare(database: Path, deaths: int, players: list[Player]) -> Losses:
    """What was acknowledged is stored, in its order, and nothing besides but what computers did."""
    moves = replies = tables = 0
    for player in players:
        for table, acknowledged in player.book.items():
            entries = stored_entries(database, table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), table
            acts = [entry for entry in entries if entry.kind == "act"]
            compare_moves(table, acknowledged, [entry for entry in acts if entry.content["seat"] == 0])
            tables, moves = tables + 1, moves + len(acknowledged)
            replies += sum(entry.content["seat"] > 0 for entry in acts)
    return Losses(deaths, tables, moves, replies, sum(player.retries for player in players))


def compare_moves(table: str, acknowledged: list[Acknowledged], stored: list[Stored]) -> None:
    """A person's moves are on disk as they were acknowledged; a sealed one is there once all have chosen."""
    if acknowledged and acknowledged[-1].number is None and len(acknowledged) > len(stored):
        acknowledged = acknowledged[:-1]
    assert len(acknowledged) == len(stored), f"{table}: {len(acknowledged)} acknowledged, {len(stored)} stored"
    pairs = zip(acknowledged, stored, strict=True)
    known = [(move.key, move.action, move.number or entry.number) for move, entry in pairs]
    assert known == [(entry.key, entry.content["do"], entry.number) for entry in stored], table

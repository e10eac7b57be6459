"""Killed again and again under load: every acknowledged move is there, in order, and none twice."""

from __future__ import annotations

import json
import random
import secrets
import sqlite3
import threading
import time
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tests.table.house import GAME, wait_until
from tests.table.process import answers, free_port, start

KILLS = 8
PEOPLE = 4
LIVES = (0.3, 2.0)  # seconds a process lives, at least and at most
SEED = 20


@dataclass
class Player:
    """Somebody who plays alone, and sends every move again until it is acknowledged."""

    address: str
    ended: threading.Event
    acknowledged: dict[str, list[tuple[str, dict[str, Any], str]]] = field(default_factory=dict)
    retries: int = 0

    def run(self) -> None:
        """Play match after match."""
        with httpx.Client(base_url=self.address, timeout=5) as client:
            while not self.ended.is_set():
                self._play(client)

    def _play(self, client: httpx.Client) -> None:
        wish = {"game": GAME, "seats": [{"kind": "me", "name": "A"}], "key": secrets.token_hex(8)}
        made = self._send(client, "POST", "/api/tables", wish)
        table = self.acknowledged.setdefault(made["table"], [])
        api = f"/api{made['link']}"
        while not self.ended.is_set():
            state = self._send(client, "GET", f"{api}/state", None)
            if state["over"]:
                return
            choice = random.choice(state["choices"])["action"]
            move = {"seat": 0, "action": choice, "position": state["position"], "key": secrets.token_hex(8)}
            table.append((move["key"], self._send(client, "POST", f"{api}/act", move), choice))

    def _send(self, client: httpx.Client, method: str, path: str, content: Any) -> dict[str, Any]:
        """The answer, however often it takes."""
        while True:
            try:
                answer = client.request(method, path, json=content)
            except httpx.HTTPError:
                self.retries += 1
                time.sleep(0.02)
                continue
            assert answer.is_success, answer.text
            whole: dict[str, Any] = answer.json()
            return whole


def live_and_die(port: int, database: Path, life: float) -> None:
    """Start the service, let it work, kill it."""
    process = start(port, database)
    try:
        wait_until(lambda: answers(f"http://127.0.0.1:{port}"))
        time.sleep(life)
    finally:
        process.kill()
        process.communicate()


def stored_acts(database: Path, table: str) -> list[tuple[int, str, str]]:
    """The number, key and action of every stored act of a table."""
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT number, key, content FROM entries WHERE table_id = ? AND kind = 'act' ORDER BY number"
        rows = connection.execute(query, (table,)).fetchall()
    return [(number, key.partition(":")[2], json.loads(content)["do"]) for number, key, content in rows]


def test_every_acknowledged_move_outlives_the_process(database: Path) -> None:
    port, luck, ended = free_port(), random.Random(SEED), threading.Event()
    people = [Player(f"http://127.0.0.1:{port}", ended) for _ in range(PEOPLE)]
    threads = [threading.Thread(target=player.run, daemon=True) for player in people]
    for thread in threads:
        thread.start()
    for _ in range(KILLS):
        live_and_die(port, database, luck.uniform(*LIVES))
    last = start(port, database)
    try:
        ended.set()
        for thread in threads:
            thread.join(30)
            assert not thread.is_alive()
    finally:
        last.kill()
        last.communicate()
    compare(database, people)


def compare(database: Path, people: list[Player]) -> None:
    """What was acknowledged and what is stored are the same, number for number."""
    moves = 0
    for player in people:
        for table, acknowledged in player.acknowledged.items():
            stored = stored_acts(database, table)
            assert stored == [(answer["number"], key, action) for key, answer, action in acknowledged]
            assert [number for number, _, _ in stored] == list(range(2, len(stored) + 2))
            moves += len(stored)
    assert moves > 100 and sum(player.retries for player in people) >= KILLS

"""Tables in memory: few, alike whether they were kept or opened again, and played with the best engine there is."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from aevum.core.engine import Engine, bound_rules
from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.table.database import Database
from aevum.table.errors import TableUnreadable
from aevum.table.table import Table, replayed, rows_of
from tests.table.house import GAME, House, plain, running, wait_until


def test_only_so_many_tables_are_kept(database: Path) -> None:
    with running(plain(database, kept_tables=3)) as house:
        tables = [house.open("me", "friend") for _ in range(8)]
        states = [table.host.state() for table in tables]
        assert len(house.service.tables._live) <= 3
        assert [table.host.state() for table in tables] == states
        with tables[0].host.listen(), tables[1].host.listen():
            wait_until(lambda: len(house.service._streams) == 2)
            kept = [house.service.tables._live[table.answer["table"]] for table in tables[:2]]
            for table in tables:
                table.host.state()
            assert [house.service.tables._live[table.answer["table"]] for table in tables[:2]] == kept


def test_a_table_that_is_let_go_is_opened_once_for_many(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loads: list[str] = []
    rows = Database.rows

    def slow(self: Database, table: str) -> object:
        loads.append(table)
        time.sleep(0.05)
        return rows(self, table)

    with running(plain(database)) as house:
        table = house.open("me", "friend")
    monkeypatch.setattr(Database, "rows", slow)
    with running(plain(database)) as house:
        with ThreadPoolExecutor(4) as people:
            answers = list(people.map(house.client.get, [f"{table.host.api}/state"] * 4))
        assert [answer.status_code for answer in answers] == [200] * 4
        assert len(loads) == 1


def test_other_rules_than_those_it_was_played_by() -> None:
    game = game_named(GAME)
    match = Match.new(game, [Player("A")], {}, 7)
    for _ in range(5):
        match.play(0, match.choices(0)[0])
    rows = rows_of(match)
    again = replayed("t", Match.new(game, [Player("A")], {}, 7), rows)
    assert again.match.hash_at(5) == match.hash_at(5) and again.number == 6
    with pytest.raises(TableUnreadable):
        replayed("t", Match.new(game, [Player("A")], {}, 8), rows)
    rows[2].content["do"] = "dance"
    with pytest.raises(TableUnreadable):
        replayed("t", Match.new(game, [Player("A")], {}, 7), rows)


def test_a_table_that_cannot_be_read_says_so(database: Path) -> None:
    with running(plain(database)) as house:
        table = house.open("me")
        table.host.act()
    store = Database(database, 1.0)
    opening = json.dumps(store.opening(table.answer["table"]) | {"seed": "0" * 32})
    with store.transaction():
        store.connection.execute("UPDATE tables SET opening = ?", (opening,))
    store.close()
    with running(plain(database)) as house:
        answer = house.client.get(f"{table.host.api}/state")
        assert (answer.status_code, answer.json()["error"]) == (503, "table-unreadable")
        assert house.open("me").host.act().status_code == 200, "the others are not harmed"


def test_a_better_engine_is_taken_up(house: House) -> None:
    table = house.open("me")
    live: Table = house.service.tables._live[table.answer["table"]]
    before = table.host.state()
    better = Engine(live.match.game, bound_rules(live.match.game), compiled=True)
    house.service.tables.adopt(better)
    assert live.match.engine is better
    assert table.host.state() == before and table.host.act().status_code == 200


def test_a_first_move_is_answered_at_once_without_compiled_rules(house: House) -> None:
    began = time.perf_counter()
    table = house.open("me", "bot greedy", options={"first": 1})
    for _ in range(4):
        state = table.host.state()
        if state["choices"]:
            table.host.act(action=state["choices"][-1]["action"])
    assert not house.service.engines.compiled
    assert time.perf_counter() - began < 2.0

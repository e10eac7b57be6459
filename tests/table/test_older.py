"""Databases of older versions: brought up to date with a copy kept, or left as they were; and tables by older rules."""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from aevum.core.engine import compiled
from aevum.core.match import Match, Player, seed_from_words
from aevum.games import GAME_IDS, game_named
from aevum.table import database as databases
from aevum.table.database import VERSION, Database, Row
from aevum.table.errors import DatabaseBusy, StorageError, TableUnreadable
from aevum.table.seats import HOST, Holder
from aevum.table.states import state_of
from aevum.table.table import Table, replayed, rows_of
from aevum.table.ways_back import WaysBack
from tests.core.test_older import played_toy
from tests.table.house import House, Person, plain, running
from tests.toy.changed import CHANGED, ENGINE

SAVED = Path(__file__).parents[1] / "saved" / "98e2236"
LINKS: dict[str, Any] = json.loads((SAVED / "links.json").read_text(encoding="utf-8"))
LATER = {"2def6009": 2, "e04512ca": 3}  # the version of the database that each of these commits wrote


@pytest.fixture
def old(database: Path) -> Path:
    """A database as 98e2236 wrote it."""
    shutil.copy(SAVED / "aevum.sqlite", database)
    return database


def content(path: Path) -> dict[str, list[Any]]:
    """All that was stored before there were migrations."""
    columns = {"tables": "id, opening, made", "links": "*", "entries": "*"}
    with closing(sqlite3.connect(path)) as connection:
        return {table: connection.execute(f"SELECT {columns[table]} FROM {table}").fetchall() for table in columns}


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def copy_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.before-{VERSION}")


def test_an_old_database_is_brought_up_to_date_and_a_copy_kept(old: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = content(old)
    with caplog.at_level(logging.INFO):
        Database(old, 1.0).close()
    assert version_of(old) == VERSION and content(old) == before
    assert version_of(copy_of(old)) == 1 and content(copy_of(old)) == before
    assert str(copy_of(old)) in caplog.text
    with closing(sqlite3.connect(old)) as connection:
        assert connection.execute("SELECT DISTINCT rules FROM tables").fetchall() == [(1,)]
    assert sorted(path.name for path in old.parent.iterdir()) == [old.name, copy_of(old).name]


def test_the_schema_is_the_same_as_a_new_files(old: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.sqlite"
    assert schema_of(old) == schema_of(new) and not copy_of(new).exists()


@pytest.mark.parametrize(("commit", "version"), LATER.items())
def test_every_version_since_is_brought_up_to_date_too(
    database: Path, tmp_path: Path, commit: str, version: int
) -> None:
    links = later(commit, database)
    assert version_of(database) == version
    before, schema = content(database), schema_of(tmp_path / "new.sqlite")
    assert schema_of(database) == schema and content(database) == before
    assert version_of(copy_of(database)) == version and content(copy_of(database)) == before
    with running(plain(database)) as house:
        for answer in links.values():
            host, friend = Person(house, answer["link"]), Person(house, answer["friends"][0]["link"])
            assert host.state()["number"] == friend.state()["number"] == answer["number"]
            host.post("consent", agree=False, key="no")  # one has asked to take back
            assert next(one for one in (host, friend) if one.asked()["choices"]).act().status_code == 200


def test_a_choice_that_was_sealed_before_a_migration_stays_sealed(database: Path) -> None:
    answer = later("e04512ca", database)["seven-ages-sealed"]
    with running(plain(database)) as house:
        host, friend = Person(house, answer["link"]), Person(house, answer["friends"][0]["link"])
        assert (host.state()["sealed"], host.state()["chosen"], host.state()["pending"]) == ("bid sumerians", [0], [1])
        assert friend.state()["sealed"] is None and friend.act().status_code == 200
        assert host.state()["position"] == 2


def later(commit: str, database: Path) -> dict[str, Any]:
    """Put the database that a later commit wrote where the service looks for it; the links to its tables."""
    shutil.copy(SAVED.with_name(commit) / "aevum.sqlite", database)
    links: dict[str, Any] = json.loads((SAVED.with_name(commit) / "links.json").read_text(encoding="utf-8"))
    return links


def schema_of(path: Path) -> list[Any]:
    """What a database is made of once it was opened."""
    Database(path, 1.0).close()
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_schema ORDER BY name").fetchall()


def test_a_copy_that_is_there_is_not_overwritten(old: Path) -> None:
    copy_of(old).write_bytes(b"an older copy")
    Database(old, 1.0).close()
    assert version_of(old) == VERSION and copy_of(old).read_bytes() == b"an older copy"


def test_a_migration_that_fails_leaves_the_file_as_it_was(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = content(old)
    script = f"{databases.RULES_OF_TABLES}\nALTER TABLE nowhere ADD COLUMN wings;\n"
    monkeypatch.setattr(databases, "MIGRATIONS", (databases.FIRST_SCHEMA, script))
    with pytest.raises(StorageError):
        Database(old, 1.0)
    assert version_of(old) == 1 and content(old) == before
    with closing(sqlite3.connect(old)) as connection, pytest.raises(sqlite3.OperationalError):
        connection.execute("SELECT rules FROM tables")


def test_an_old_database_that_somebody_writes_to_is_not_migrated(old: Path) -> None:
    with closing(sqlite3.connect(old, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseBusy):
            Database(old, 0.1)
    assert version_of(old) == 1


def test_every_table_of_an_old_database_opens_by_its_links(old: Path) -> None:
    with running(plain(old)) as house:
        hurry(house)
        for name, answer in LINKS.items():
            for link in (answer["link"], answer["watch"], *(friend["link"] for friend in answer["friends"])):
                state = Person(house, link).state()
                assert (state["number"], state["game"]) == (answer["number"], name.rsplit("-", 1)[0])
                assert state["over"] == (name.endswith("finished") or name == "history-of-the-world-imported")


def test_play_goes_on_at_an_old_table_and_its_file_is_a_new_one(old: Path) -> None:
    answer = LINKS["roll-through-the-ages-running"]
    with running(plain(old)) as house:
        host, friend = Person(house, answer["link"]), Person(house, answer["friends"][0]["link"])
        asked = host.state()["undo_asked"]
        assert asked["waiting"] and "花 Зоя" in [seat["name"] for seat in host.state()["seats"]]
        assert host.post("consent", agree=False, key="no").status_code == 200
        person = next(one for one in (host, friend) if one.asked()["choices"])
        assert person.act().status_code == 200
        number = host.state()["number"]
    with running(plain(old)) as house:
        assert Person(house, answer["link"]).state()["number"] == number
        file = Person(house, LINKS["roll-through-the-ages-finished"]["link"]).get("file").json()
        assert (file["aevum"], file["rules"]) == (2, 1)
        assert house.client.post("/api/tables/import", json=file).status_code == 201


def test_links_of_an_old_table_can_be_replaced(old: Path) -> None:
    answer = LINKS["roll-through-the-ages-running"]
    with running(plain(old)) as house:
        host, friend = Person(house, answer["link"]), Person(house, answer["friends"][0]["link"])
        assert host.state()["links"] == {"link": answer["link"], "watch": answer["watch"]}
        fresh = host.post("seat", do="link", seat=1, key="k").json()["link"]
        assert friend.get("state").status_code == 410
    with running(plain(old)) as house:
        assert Person(house, friend.link).get("state").status_code == 410
        assert Person(house, fresh).state()["seats"][1]["mine"]
        assert Person(house, answer["watch"]).state()["number"] == answer["number"] + 1


def test_an_old_entry_that_was_changed_is_damage(old: Path) -> None:
    store = Database(old, 1.0)
    table = LINKS["roll-through-the-ages-finished"]["table"]
    rows, opening = store.rows(table), store.opening(table)
    store.close()
    assert opening["rules"] == 1
    rows[9].content["hash"] = "0" * 16
    game = game_named(opening["game"])
    players = [Player(player["name"], player["bot"]) for player in opening["players"]]
    match = Match(game, players, opening["options"], seed_from_words(opening["seed"]), compiled(game), 1)
    with pytest.raises(TableUnreadable):
        replayed(table, match, rows)


def hurry(house: House) -> House:
    """Long matches are opened by compiled rules."""
    house.service.engines._compiled.update({name: compiled(game_named(name)) for name in GAME_IDS})
    return house


def stopped_table() -> tuple[Table, list[Row]]:
    """A table of the toy game by its first rules, opened where one of them has changed."""
    old_match = played_toy()
    rows = rows_of(old_match)
    rows.append(Row(len(rows) + 1, "name", {"seat": 0, "name": "Zoé"}))
    match = Match(CHANGED, old_match.players, old_match.options, old_match.seed, ENGINE, rules=1)
    return replayed("t", match, rows), rows


def test_a_table_by_changed_rules_opens_up_to_there_and_keeps_its_log() -> None:
    table, rows = stopped_table()
    halt = table.match.halt
    assert halt and (halt.entry, halt.rules) == (4, ("TOY-7",))
    assert (table.number, table.match.position, table.names[0]) == (4, 3, "Zoé")
    assert [step["hash"] for step in halt.steps] == [row.content["hash"] for row in rows[1:-1]]
    assert table.robots_to_move() == [] and table.ways_back(0) == WaysBack()


def test_damage_at_a_table_by_older_rules_is_still_damage() -> None:
    old_match = played_toy()
    rows = rows_of(old_match)
    del rows[2].content["do"]
    match = Match(CHANGED, old_match.players, old_match.options, old_match.seed, ENGINE, rules=1)
    with pytest.raises(TableUnreadable):
        replayed("t", match, rows)


def test_a_page_is_told_why_nothing_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.toy import toy_texts

    monkeypatch.setattr("aevum.table.states.texts", lambda *_: toy_texts())
    table, _ = stopped_table()
    state = state_of(table, Holder("t", HOST, (0,), "h"), "en", None)
    assert state["asked"]["step"] == "stopped" and "TOY-7" in state["asked"]["text"]
    assert (state["choices"], state["pending"], state["undo"], state["undo_ask"]) == ([], [], None, None)

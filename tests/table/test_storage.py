"""What is acknowledged is on disk; what cannot be stored does not happen; what is stored is never edited."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from aevum.table.database import APPLICATION, VERSION, Database, Overtaken, Row
from aevum.table.errors import (
    DatabaseBusy,
    DatabaseNewer,
    DatabaseReadOnly,
    DiskFull,
    NotADatabase,
    StorageError,
)
from aevum.table.store import TOLD_AT_ONCE, Store, _tell_some
from tests.table.house import PATIENCE, House, Person, plain, running


def entries(database: Path) -> list[tuple[Any, ...]]:
    """Every stored entry."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT table_id, number, kind, content, key FROM entries").fetchall()


def in_writer(house: House, work: Callable[[sqlite3.Connection], object]) -> None:
    """Do something to the connection that writes."""
    store = house.service.store
    store._writer.submit(work, store.writing.connection).result()


def test_how_it_is_stored(house: House) -> None:
    answers: dict[str, Any] = {}

    def ask(connection: sqlite3.Connection) -> None:
        for pragma in ("journal_mode", "synchronous", "user_version", "application_id"):
            answers[pragma] = connection.execute(f"PRAGMA {pragma}").fetchone()[0]

    in_writer(house, ask)
    full = 2
    assert answers == {
        "journal_mode": "wal",
        "synchronous": full,
        "user_version": VERSION,
        "application_id": APPLICATION,
    }


def test_a_move_is_on_disk_when_it_is_acknowledged(database: Path) -> None:
    with running(plain(database)) as house:
        table = house.open("me")
        for _ in range(5):
            number = table.host.act().json()["number"]
            stored = entries(database)
            assert stored[-1][1] == number and len(stored) == number


def test_a_table_comes_back_as_it_was(database: Path) -> None:
    with running(plain(database)) as house:
        table = house.open("me", "friend", "here", options={"trading": 1})
        for _ in range(30):
            table.pending().act()
        table.friends[0].post("name", seat=1, name="Zoë")
        links = [table.host.link, table.friends[0].link, table.watcher.link]
        before = [Person(house, link).state() for link in links]
    with running(plain(database)) as house:
        assert [Person(house, link).state() for link in links] == before
        assert before[0]["seats"][1]["name"] == "Zoë"


def test_entries_are_never_edited(database: Path) -> None:
    Database(database, 1.0).close()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("INSERT INTO tables VALUES ('t', '{}', 0, 1)")
        connection.execute("INSERT INTO entries VALUES ('t', 1, 'deal', '{}', NULL, 0)")
        for statement in ("UPDATE entries SET kind = 'act'", "DELETE FROM entries"):
            with pytest.raises(sqlite3.IntegrityError):
                connection.execute(statement)


def test_a_number_and_a_key_are_taken_once(database: Path) -> None:
    store = Database(database, 1.0)
    store.new_table("t", {}, [], [Row(1, "deal", {}, "a")])
    for row in (Row(1, "act", {}, "b"), Row(2, "act", {}, "a")):
        with pytest.raises(Overtaken):
            store.append("t", [row])
    with pytest.raises(Overtaken):
        store.append("t", [Row(2, "act", {}), Row(2, "act", {})])
    assert [row.number for row in store.rows("t")] == [1], "all of a transaction or nothing"
    store.close()


def test_what_another_process_wrote_is_not_overwritten(database: Path) -> None:
    with running(plain(database)) as house, running(plain(database)) as other:
        host = house.open("me").host
        there = Person(other, host.link)
        assert there.state()["number"] == 1
        assert host.act().status_code == 200
        with there.listen(after=1) as ear:
            late = there.act()
            assert (late.status_code, late.json()["error"]) == (503, "database-busy")
            with pytest.raises(EOFError):
                ear.next()
        assert there.state() == host.state() | {"seats": there.state()["seats"]}
        assert there.act().status_code == 200
        assert [entry[1] for entry in entries(database)] == [1, 2, 3]


def test_a_locked_database(database: Path) -> None:
    with running(plain(database, busy_timeout=0.2)) as house:
        table = house.open("me")
        before = table.host.state()
        move = {"seat": 0, "action": before["choices"][0]["action"], "position": 0, "key": "k"}
        with closing(sqlite3.connect(database, isolation_level=None)) as writer:
            writer.execute("BEGIN IMMEDIATE")
            answer = table.host.post("act", **move)
            assert (answer.status_code, answer.json()["error"]) == (503, "database-busy")
            assert table.host.state() == before, "reading goes on"
            assert house.client.post("/api/tables", json={}).status_code == 400
            writer.execute("ROLLBACK")
        assert table.host.post("act", **move).status_code == 200


def test_a_full_disk(database: Path) -> None:
    with running(plain(database)) as house:
        table = house.open("me")
        in_writer(house, lambda connection: connection.execute("PRAGMA max_page_count = 1"))
        codes = [table.host.act().status_code for _ in range(200)]
        refused = codes.index(507)
        assert {*codes[:refused]} <= {200} and {*codes[refused:]} == {507}
        state = table.host.state()
        answer = table.host.act()
        assert answer.json()["error"] == "disk-full" and table.host.state() == state
        assert len(entries(database)) == state["number"]
        in_writer(house, lambda connection: connection.execute("PRAGMA max_page_count = 1000000"))
        assert table.host.act().status_code == 200
        assert table.host.state()["number"] == state["number"] + 1


def test_a_disk_that_fails(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise StorageError(path="x", reason="y")

    with running(plain(database)) as house:
        table = house.open("me")
        before = table.host.state()
        with monkeypatch.context() as patch:
            patch.setattr(Database, "append", fail)
            assert table.host.act().status_code == 503
        assert table.host.state() == before
        assert table.host.act().status_code == 200


def test_a_newer_database_is_left_alone(database: Path) -> None:
    Database(database, 1.0).close()
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = database.read_bytes()
    with pytest.raises(DatabaseNewer):
        Database(database, 1.0)
    assert database.read_bytes() == before


def test_what_is_no_database_is_left_alone(database: Path) -> None:
    database.write_bytes(b"a letter to a friend " * 100)
    with pytest.raises(NotADatabase):
        Database(database, 1.0)
    assert database.read_bytes() == b"a letter to a friend " * 100


def test_another_programs_database_is_left_alone(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE songs (name)")
    before = database.read_bytes()
    with pytest.raises(NotADatabase):
        Database(database, 1.0)
    assert database.read_bytes() == before


def test_an_empty_file_becomes_a_database(database: Path) -> None:
    database.touch()
    Database(database, 1.0).close()
    assert database.stat().st_size > 0


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DatabaseReadOnly):
        Database(tmp_path / "file" / "aevum.sqlite", 1.0)
    with pytest.raises(DatabaseReadOnly):
        Database(tmp_path, 1.0)


def test_a_read_only_file(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Database(database, 1.0).close()
    connect = sqlite3.connect

    def read_only(path: Path, **settings: Any) -> sqlite3.Connection:
        """Whoever runs the tests may be allowed everything: so the connection is what forbids it."""
        connection: sqlite3.Connection = connect(f"file:{path}?mode=ro", uri=True, **settings)
        return connection

    monkeypatch.setattr(sqlite3, "connect", read_only)
    with pytest.raises(DatabaseReadOnly):
        Database(database, 1.0)


def test_a_database_locked_while_it_is_opened(database: Path) -> None:
    Database(database, 1.0).close()
    with closing(sqlite3.connect(database, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        opened = Database(database, 0.1)
        with pytest.raises(DatabaseBusy):
            opened.append("t", [Row(1, "deal", {})])
        opened.close()


def test_a_new_database_locked_while_it_is_opened(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as writer:
        writer.execute("BEGIN EXCLUSIVE")
        with pytest.raises(DatabaseBusy):
            Database(database, 0.1)


def test_the_log_is_copied_back_in_the_background(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.table.store.COMMITS_PER_CHECKPOINT", 5)

    async def write() -> int:
        store = Store(database, 1.0)
        await store.new_table("t", {}, [], [])
        for number in range(1, 30):
            await store.append("t", [Row(number, "act", {"text": "x" * 1000})])
        await store.link("")  # the reader is done with what came before
        size = database.stat().st_size
        await store.close()
        return size

    assert asyncio.run(write()) > 8 * 4096


def test_what_waits_for_the_disk_is_written_together(database: Path) -> None:
    commits: list[str] = []

    async def write() -> list[BaseException | None]:
        store = Store(database, 1.0)
        for table in "abc":
            await store.new_table(table, {}, [], [])
        store.writing.connection.set_trace_callback(
            lambda statement: commits.append(statement) if statement == "COMMIT" else None
        )
        await asyncio.gather(*(store.append(table, [Row(1, "act", {})], last=0) for table in "abc"))
        latest = {"a": 1, "b": 0, "c": 1}
        second = (store.append(table, [Row(2, "act", {})], last=last) for table, last in latest.items())
        found = await asyncio.gather(*second, return_exceptions=True)
        await store.close()
        return found

    found = asyncio.run(write())
    assert [type(error) for error in found] == [type(None), Overtaken, type(None)], "one that fails fails alone"
    assert len(commits) == 1 + 2, "all at once; then each by itself, as one would have failed all"
    with closing(Database(database, 1.0)) as stored:
        assert [len(stored.rows(table)) for table in "abc"] == [2, 1, 2]


def test_of_many_who_wait_a_few_are_told_in_each_round() -> None:
    async def tell() -> tuple[list[int], list[type[BaseException | None]]]:
        loop = asyncio.get_running_loop()
        waiting: list[asyncio.Future[None]] = [loop.create_future() for _ in range(2 * TOLD_AT_ONCE + 1)]
        waiting[0].cancel()
        told, errors = [], [*(None for _ in waiting[1:]), Overtaken()]
        _tell_some(loop, waiting, errors)
        for _ in range(3):
            told.append(sum(one.done() for one in waiting))
            await asyncio.sleep(0)
        return told, [type(one.exception()) for one in waiting[1:]]

    told, errors = asyncio.run(tell())
    assert told == [TOLD_AT_ONCE, 2 * TOLD_AT_ONCE, 2 * TOLD_AT_ONCE + 1]
    assert errors == [*(type(None) for _ in errors[1:]), Overtaken], "each what came of its own"


async def rounds() -> None:
    """Let everything have its turn."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_what_comes_while_something_is_written_is_written_next(database: Path) -> None:
    """Also where the service ends meanwhile."""
    going_on = threading.Event()

    async def write() -> list[int]:
        store = Store(database, 1.0)
        for table in "ab":
            await store.new_table(table, {}, [], [])
        store._writer.submit(going_on.wait, PATIENCE)  # it is busy
        first = asyncio.create_task(store.append("a", [Row(1, "act", {})], last=0))
        await rounds()  # it has been handed over
        second = asyncio.create_task(store.append("b", [Row(1, "act", {})], last=0))
        await rounds()
        ending = asyncio.create_task(store.close())
        await rounds()
        going_on.set()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(first, second, ending)
        with closing(Database(database, 1.0)) as stored:
            return [len(stored.rows(table)) for table in "ab"]

    assert asyncio.run(write()) == [1, 1]


def test_whatever_goes_wrong_in_writing_is_told(database: Path) -> None:
    def fail(works: Sequence[Callable[[], None]]) -> list[Exception | None]:
        raise ValueError("inside")

    async def write() -> None:
        store = Store(database, 1.0)
        store.writing.together = fail  # type: ignore[method-assign]
        try:
            async with asyncio.timeout(PATIENCE):
                await store.append("a", [Row(1, "act", {})])
        finally:
            await store.close()

    with pytest.raises(ValueError, match="inside"):
        asyncio.run(write())


def test_who_writes_to_a_store_that_is_closed_hears_of_it(database: Path) -> None:
    async def write() -> None:
        store = Store(database, 1.0)
        await store.close()
        await store.append("t", [])

    with pytest.raises(RuntimeError):
        asyncio.run(write())


def test_errors_say_what_is_wrong() -> None:
    assert "/a/b" in DatabaseReadOnly(path="/a/b", reason="").say("en")
    assert DiskFull(path="", reason="").say("fr") != DiskFull(path="", reason="").say("ja")


def test_only_the_owner_may_read_what_holds_the_seeds(tmp_path: Path) -> None:
    database = tmp_path / "made" / "aevum.sqlite"
    with running(plain(database)) as house:
        house.open("me").host.act()
        kept = {file.name: file.stat().st_mode & 0o777 for file in database.parent.iterdir()}
    assert kept == dict.fromkeys(("aevum.sqlite", "aevum.sqlite-wal", "aevum.sqlite-shm"), 0o600)
    assert database.parent.stat().st_mode & 0o777 == 0o700


def test_a_database_that_others_could_read_is_closed_to_them(database: Path) -> None:
    Database(database, 1.0).close()
    folder = database.parent.stat().st_mode
    database.chmod(0o644)
    Database(database, 1.0).close()
    assert database.stat().st_mode & 0o777 == 0o600
    assert database.parent.stat().st_mode == folder, "a folder that was there before is left as it is"

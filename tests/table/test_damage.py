"""A damaged, removed or shared database, a client that goes away, a service that ends: said clearly, nothing lost."""

from __future__ import annotations

import logging
import shutil
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from aevum.table import requests
from aevum.table import serve as serving
from aevum.table.database import Database, alone_with_database
from aevum.table.errors import DatabaseInUse
from aevum.table.serve import serve
from tests.table.house import House, Person, plain, running, wait_until

UNREADABLE = "table-unreadable"
DEEP = "[" * 20_000
LATEST = "WHERE number = (SELECT max(number) FROM entries)"
# What may stand in a damaged file, and where.
DAMAGE = (
    "UPDATE tables SET opening = '{}'",
    "UPDATE tables SET opening = 'no json'",
    "UPDATE tables SET opening = '[]'",
    "UPDATE tables SET opening = json_set(opening, '$.seed', 'xyz')",
    "UPDATE tables SET opening = json_set(opening, '$.players', 7)",
    "UPDATE tables SET opening = json_set(opening, '$.game', 'chess')",
    "UPDATE tables SET opening = CAST(x'ff00fe' AS TEXT)",
    "DELETE FROM tables",
    "UPDATE links SET seats = 'no json'",
    "UPDATE links SET seats = '7'",
    "UPDATE entries SET content = 'no json' WHERE number = 2",
    "UPDATE entries SET content = '[]' WHERE number = 2",
    "UPDATE entries SET content = '{}' WHERE number = 3",
    "UPDATE entries SET content = json_set(content, '$.seat', 'one') WHERE number = 3",
    "UPDATE entries SET content = json_set(content, '$.do', 5) WHERE number = 3",
    "UPDATE entries SET kind = 'undo' WHERE number = 3",
    "UPDATE entries SET kind = 'nonsense' WHERE number = 3",
    "UPDATE entries SET content = CAST(x'ff00fe' AS TEXT) WHERE number = 3",
    "DELETE FROM entries WHERE number = 1",
    "INSERT INTO sealed SELECT id, 0, 0, 'no json', '[]' FROM tables",
    f"UPDATE tables SET opening = '{DEEP}'",
    "UPDATE tables SET opening = json_set(opening, '$.players[1].bot', 7)",
    "UPDATE tables SET opening = json_set(opening, '$.players[0].name', 7)",
    f"UPDATE links SET seats = '{DEEP}'",
    "UPDATE links SET seats = '[[0]]'",
    """UPDATE links SET seats = '["a"]'""",
    f"UPDATE entries SET content = '{DEEP}' WHERE number = 3",
    f"UPDATE entries SET kind = 'nonsense' {LATEST}",
    f'UPDATE entries SET kind = \'name\', content = \'{{"seat": 7, "name": "x"}}\' {LATEST}',
    f"UPDATE entries SET kind = 'name', content = '{{\"seat\": 0, \"name\": 7}}' {LATEST}",
    f'UPDATE entries SET kind = \'ask_undo\', content = \'{{"seat": 0, "to": 99, "agreed": []}}\' {LATEST}',
    f'UPDATE entries SET kind = \'ask_undo\', content = \'{{"seat": 0, "to": 0, "agreed": [9]}}\' {LATEST}',
    f"UPDATE entries SET kind = 'answer_undo', content = '{{\"seats\": 0, \"agree\": true}}' {LATEST}",
    f"UPDATE entries SET kind = 'answer_undo', content = '{{\"seats\": [0], \"agree\": 1}}' {LATEST}",
    f'UPDATE entries SET kind = \'again\', content = \'{{"seat": 7, "table": "x"}}\' {LATEST}',
    f"UPDATE entries SET kind = 'new_link', content = '{{}}' {LATEST}",
    f'UPDATE entries SET kind = \'sit\', content = \'{{"seat": 0, "name": 7, "bot": null, "agreed": []}}\' {LATEST}',
)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A database with a table at which something happened, and a link to it."""
    database = tmp_path_factory.mktemp("sound") / "aevum.sqlite"
    with running(plain(database)) as house:
        table = house.open("me", "bot")
        for _ in range(3):
            wait_until(lambda: bool(table.host.state()["choices"]))
            table.host.act()
    return database, table.host.link


@pytest.mark.parametrize("damage", DAMAGE, ids=lambda damage: damage[:100])
def test_a_damaged_table_is_said_to_be_so(
    sound: tuple[Path, str], database: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copy(sound[0], database)
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(f"DROP TRIGGER entries_stay; DROP TRIGGER entries_last; {damage};")
    with running(plain(database)) as house:
        person = Person(house, sound[1])
        answer = person.get("state")
        assert answer.json()["error"] == ("unknown-game" if "chess" in damage else UNREADABLE)
        assert str(database.parent) not in answer.text
        assert house.open("me").host.act().status_code == 200, "others play on"
    assert not [record for record in caplog.records if record.exc_info]


def test_a_friends_damaged_link_is_no_riddle_to_the_host(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(plain(database)) as house:
        link = house.open("me", "friend").host.link
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript("UPDATE links SET seats = 'no json' WHERE role = 'friend'")
    with running(plain(database)) as house:
        answer = Person(house, link).post("seat", do="link", seat=1, key="new")
        assert answer.status_code == 503 and str(database.parent) not in answer.text
    assert not [record for record in caplog.records if record.exc_info]


def test_a_file_with_letters_that_are_none_is_no_database(sound: tuple[Path, str], database: Path) -> None:
    whole = sound[0].read_bytes()
    assert b"opening TEXT NOT NULL" in whole
    database.write_bytes(whole.replace(b"opening TEXT NOT NULL", b"opening TEXT NOT NU\xe8L"))
    assert serve(port=0, database=database) == 1


@pytest.mark.parametrize("how", ["overwritten", "cut"])
def test_a_broken_file_is_no_riddle(sound: tuple[Path, str], database: Path, how: str) -> None:
    whole = sound[0].read_bytes()
    half = len(whole) // 2
    database.write_bytes(whole[:4096] + b"\x5a" * (len(whole) - 4096) if how == "overwritten" else whole[:half])
    code = serve(port=0, database=database) if how == "cut" and not _opens(database) else None
    if code is None:
        with running(plain(database)) as house:
            answer = Person(house, sound[1]).get("state")
            assert answer.status_code == 503 and str(database.parent) not in answer.text
    else:
        assert code == 1


def _opens(database: Path) -> bool:
    try:
        Database(database, 1.0).close()
    except Exception:
        return False
    return True


def _remove(database: Path) -> None:
    database.unlink()


def _replace(database: Path) -> None:
    other = database.with_name("other.sqlite")
    shutil.copy(database, other)
    other.replace(database)


@pytest.mark.parametrize("harm", [_remove, _replace])
def test_a_move_into_a_file_that_is_gone_is_not_acknowledged(database: Path, harm: Callable[[Path], None]) -> None:
    with running(plain(database)) as house:
        table = house.open("me")
        assert table.host.act().status_code == 200
        before = table.host.state()
        harm(database)
        refused = table.host.act()
        assert (refused.status_code, refused.json()["error"]) == (503, "database-gone")
        assert str(database.parent) not in refused.text
        assert table.host.state()["position"] == before["position"]


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_a_second_service_on_one_database(database: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with alone_with_database(database):
        assert serve(port=0, database=database, lang=lang) == 1
    assert capsys.readouterr().err.strip() == DatabaseInUse(path=str(database)).say(lang)
    with alone_with_database(database):
        assert database.with_name("aevum.sqlite.lock").stat().st_mode & 0o777 == 0o600


def test_whoever_asks_while_the_service_ends_is_told_to_come_back(house: House) -> None:
    table = house.open("me")
    house.service.ending = True
    try:
        refused = table.host.post("act", action="stop", position=0, seat=0, key="late")
    finally:
        house.service.ending = False
    assert (refused.status_code, refused.json()["error"]) == (503, "ending") and int(refused.headers["retry-after"]) > 0


def test_whoever_is_not_done_when_the_service_ends_is_told_to_come_back(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(serving, "GRACE_SECONDS", 0.2)
    with running(plain(database)) as house:
        line = _begin(house, 100)
        assert house.client.get("/api/health").status_code == 200, "the other has been heard"
    with line:
        assert line.recv(4096).startswith(b"HTTP/1.1 503")
    assert not [record for record in caplog.records if record.exc_info]


def _begin(house: House, length: int) -> socket.socket:
    """A request whose body is only begun."""
    base = house.client.base_url
    line = socket.create_connection((base.host, base.port or 0), timeout=20)
    head = (
        "POST /api/tables HTTP/1.1",
        f"Host: {base.host}",
        "Content-Type: application/json",
        f"Content-Length: {length}",
    )
    line.sendall("\r\n".join((*head, "", "{")).encode())
    return line


def test_a_client_that_leaves_in_the_middle_is_one_line(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        _begin(house, 100).close()
        wait_until(lambda: bool(caplog.records))
    assert [record.getMessage() for record in caplog.records] == ["a client left in the middle of a request"]
    assert caplog.records[0].exc_info is None


def test_a_body_that_never_comes(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "BODY_SECONDS", 0.2)
    with _begin(house, 100) as line:
        assert line.recv(4096).startswith(b"HTTP/1.1 408")

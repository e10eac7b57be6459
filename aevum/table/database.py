"""One connection to the SQLite file: what is written is appended, never edited. `store` runs it in threads."""

from __future__ import annotations

import contextlib
import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aevum.core.alone import alone_with, make_private
from aevum.table.errors import (
    DatabaseBusy,
    DatabaseGone,
    DatabaseInUse,
    DatabaseNewer,
    DatabaseReadOnly,
    DiskFull,
    NotADatabase,
    StorageError,
)

INVITE = "invite"  # the role of a link that nobody has taken yet
REPLACED = "replaced"  # the role of a link that leads nowhere any more
APPLICATION = 0x41455655  # "AEVU": tells our files from those of other programs
CHECKPOINT_PAGES = 10_000  # the store copies the write-ahead log back in the background, long before it grows so far

FIRST_SCHEMA = """
CREATE TABLE tables (
    id      TEXT PRIMARY KEY,
    opening TEXT NOT NULL,     -- game, options, players and seed, as JSON
    made    REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE links (
    hash     TEXT PRIMARY KEY, -- SHA-256 of the token: the token itself is nowhere on disk
    table_id TEXT NOT NULL REFERENCES tables (id),
    role     TEXT NOT NULL,
    seats    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    content  TEXT NOT NULL,
    key      TEXT,             -- of the request that made it
    made     REAL NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, key)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE (ABORT, 'entries are never edited'); END;
CREATE TRIGGER entries_last BEFORE DELETE ON entries BEGIN SELECT RAISE (ABORT, 'entries are never deleted'); END;
"""

RULES_OF_TABLES = """
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1; -- the version of the game's rules it is played by
"""

SEALED_CHOICES = """
CREATE TABLE sealed (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    position INTEGER NOT NULL, -- of the match
    content  TEXT NOT NULL,    -- the choice that is sealed, and the pass that stands, as JSON
    keys     TEXT NOT NULL,    -- of the requests that made it
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
"""

DEVICES = """
CREATE TABLE devices (
    link   TEXT NOT NULL REFERENCES links (hash),
    device TEXT NOT NULL, -- a hash of what a browser calls itself, another for every link
    PRIMARY KEY (link, device)
) STRICT, WITHOUT ROWID;
CREATE INDEX links_of_tables ON links (table_id);
"""

# Each leads from the version before it to the next; a new file goes through all of them. They are never edited.
MIGRATIONS = (FIRST_SCHEMA, RULES_OF_TABLES, SEALED_CHOICES, DEVICES)
VERSION = len(MIGRATIONS)

log = logging.getLogger("aevum.table")

_ERRORS: dict[int, type[StorageError]] = {
    sqlite3.SQLITE_BUSY: DatabaseBusy,
    sqlite3.SQLITE_LOCKED: DatabaseBusy,
    sqlite3.SQLITE_FULL: DiskFull,
    sqlite3.SQLITE_READONLY: DatabaseReadOnly,
    sqlite3.SQLITE_CANTOPEN: DatabaseReadOnly,
    sqlite3.SQLITE_PERM: DatabaseReadOnly,
    sqlite3.SQLITE_NOTADB: NotADatabase,
    sqlite3.SQLITE_CORRUPT: NotADatabase,
}


class Overtaken(Exception):
    """Another process has written this entry first: what is in memory is out of date."""


@dataclass(frozen=True)
class Row:
    """An entry of a table as it is stored."""

    number: int
    kind: str
    content: dict[str, Any]
    key: str | None = None


@dataclass(frozen=True)
class SealedRow:
    """What a seat has in mind beside the entries: replaced in place, gone once it is an entry."""

    seat: int
    position: int
    content: dict[str, Any]
    keys: tuple[str, ...] = ()


@dataclass(frozen=True)
class LinkRow:
    """What a token opens, under the token's hash."""

    hash: str
    table: str
    role: str
    seats: tuple[int, ...]


@contextmanager
def named_errors(path: Path) -> Iterator[None]:
    """Turn what SQLite reports into an error that says what is wrong."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Overtaken from error
    except UnicodeDecodeError as error:  # a complaint about letters in the file that are none
        raise NotADatabase(path=str(path), reason=error.reason) from error
    except sqlite3.Error as error:
        # What Python itself cannot make sense of, such as letters that are none, has no code.
        primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        raise _ERRORS.get(primary, StorageError)(path=str(path), reason=str(error)) from error


@contextmanager
def alone_with_database(path: Path) -> Iterator[None]:
    """Nobody else may work with a database meanwhile; raises DatabaseInUse or DatabaseReadOnly."""
    with ExitStack() as held:
        try:
            held.enter_context(alone_with(path, DatabaseInUse(path=str(path))))
        except OSError as error:
            raise DatabaseReadOnly(path=str(path), reason=str(error.strerror)) from error
        yield


class Database:
    """A connection; every method is one transaction, unless several are made `together`."""

    def __init__(self, path: Path, busy_timeout: float, clock: Callable[[], float] = time.time) -> None:
        self.path = path
        self._clock = clock
        self._file: tuple[int, int] | None = None  # once it is settled which file it is
        try:
            make_private(path)
        except OSError as error:
            raise DatabaseReadOnly(path=str(path), reason=str(error.strerror)) from error
        with named_errors(path):
            self.connection = sqlite3.connect(path, timeout=busy_timeout, isolation_level=None, check_same_thread=False)
        try:
            with named_errors(path):
                self._settle()
                self._file = _identity(path)
        except BaseException:
            self.connection.close()
            raise

    def _settle(self) -> None:
        """Look before touching anything: a file of another program or a newer version stays as it is."""
        if self._pragma("user_version") > VERSION:
            raise DatabaseNewer(path=str(self.path), version=self._pragma("user_version"), known=VERSION)
        empty = self.connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
        if not empty and self._pragma("application_id") != APPLICATION:
            raise NotADatabase(path=str(self.path), reason="another program's")
        self.connection.execute("PRAGMA journal_mode = WAL")
        self.connection.execute("PRAGMA synchronous = FULL")
        self.connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        try:
            with self.transaction():
                self._migrate()
                self.connection.execute(f"PRAGMA user_version = {VERSION}")  # fails where nothing can be written
        except sqlite3.OperationalError as error:
            current = not empty and self._pragma("user_version") == VERSION
            if not current or error.sqlite_errorcode != sqlite3.SQLITE_BUSY:  # somebody writes for long
                raise

    def _migrate(self) -> None:
        """Bring the file to this version, in one transaction: what fails leaves it as it was."""
        version = self._pragma("user_version")
        if 0 < version < VERSION:
            self._back_up()
        for script in MIGRATIONS[version:]:
            for statement in _statements(script):
                self.connection.execute(statement)
        if version == 0:
            self.connection.execute(f"PRAGMA application_id = {APPLICATION}")

    def _back_up(self) -> None:
        """Copy the file as it is now, next to it. Nobody else can write meanwhile; an older copy stays as it is."""
        target = self.path.with_name(f"{self.path.name}.before-{VERSION}")
        if target.exists():
            return
        partial = target.with_name(f"{target.name}.partial")
        partial.unlink(missing_ok=True)
        make_private(partial)
        with closing(sqlite3.connect(self.path)) as source, closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
        partial.rename(target)
        log.warning("the database %s is brought to version %s; a copy of it is kept as %s", self.path, VERSION, target)

    def _pragma(self, name: str) -> int:
        return int(self.connection.execute(f"PRAGMA {name}").fetchone()[0])

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All of it on disk at the end, or nothing. Inside of another it is a part of that."""
        if self.connection.in_transaction:
            yield
            return
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            if self._file is not None and _identity(self.path) != self._file:
                raise DatabaseGone(path=str(self.path))
            self.connection.execute("COMMIT")
        except BaseException:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            raise

    def together(self, works: Sequence[Callable[[], None]]) -> list[Exception | None]:
        """Write several things and wait for the disk once; what went wrong with each.

        Where anything goes wrong nothing of it is written, and each is tried by itself: they have nothing to do with
        each other.
        """
        if len(works) > 1:
            with contextlib.suppress(StorageError, Overtaken), named_errors(self.path), self.transaction():
                for work in works:
                    work()
                return [None] * len(works)
        return [_tried(work) for work in works]

    def new_table(self, table: str, opening: dict[str, Any], links: Iterable[LinkRow], rows: Sequence[Row]) -> None:
        """A table with its links and its first entries."""
        with named_errors(self.path), self.transaction():
            rest = {part: value for part, value in opening.items() if part != "rules"}
            values = (table, _json(rest), self._clock(), opening.get("rules", 1))
            self.connection.execute("INSERT INTO tables (id, opening, made, rules) VALUES (?, ?, ?, ?)", values)
            self._keep_links(links)
            self._insert(table, rows)

    def append(
        self,
        table: str,
        rows: Sequence[Row],
        sealed: Sequence[SealedRow] | None = None,
        links: Sequence[LinkRow] = (),
        last: int | None = None,
    ) -> None:
        """Add entries to a table, with what is in mind beside them and the links that change, or nothing of it.

        On disk when this returns. Raises Overtaken, also where `last` is not the number of the latest entry.
        """
        with named_errors(self.path), self.transaction():
            if last is not None and last != self._latest(table):
                raise Overtaken
            self._insert(table, rows)
            if sealed is not None:
                self._replace_sealed(table, sealed)
            self._keep_links(links)

    def _latest(self, table: str) -> int:
        found = self.connection.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()
        return int(found[0] or 0)

    def _replace_sealed(self, table: str, sealed: Sequence[SealedRow]) -> None:
        self.connection.execute("DELETE FROM sealed WHERE table_id = ?", (table,))
        values = [(table, row.seat, row.position, _json(row.content), _json(row.keys)) for row in sealed]
        self.connection.executemany("INSERT INTO sealed VALUES (?, ?, ?, ?, ?)", values)

    def _keep_links(self, links: Iterable[LinkRow]) -> None:
        """What each of these links opens from now on. Of one that has ended it is forgotten where it was opened."""
        for link in links:
            values = (link.hash, link.table, link.role, _json(link.seats))
            self.connection.execute("INSERT OR REPLACE INTO links VALUES (?, ?, ?, ?)", values)
            if link.role == REPLACED:
                self.connection.execute("DELETE FROM devices WHERE link = ?", (link.hash,))

    def meet(self, link: str, device: str) -> None:
        """A link was opened on a device."""
        with named_errors(self.path), self.transaction():
            self.connection.execute("INSERT OR IGNORE INTO devices VALUES (?, ?)", (link, device))

    def devices(self, link: str) -> set[str]:
        """The devices on which a link was opened."""
        with named_errors(self.path):
            return {row[0] for row in self.connection.execute("SELECT device FROM devices WHERE link = ?", (link,))}

    def sealed(self, table: str) -> list[SealedRow]:
        """What seats have in mind."""
        query = "SELECT seat, position, content, keys FROM sealed WHERE table_id = ? ORDER BY seat"
        with named_errors(self.path):
            found = self.connection.execute(query, (table,)).fetchall()
        return [SealedRow(seat, at, json.loads(content), tuple(json.loads(keys))) for seat, at, content, keys in found]

    def _insert(self, table: str, rows: Sequence[Row]) -> None:
        now = self._clock()
        values = [(table, row.number, row.kind, _json(row.content), row.key, now) for row in rows]
        self.connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", values)

    def opening(self, table: str) -> dict[str, Any]:
        """How a table began."""
        with named_errors(self.path):
            found = self.connection.execute("SELECT opening, rules FROM tables WHERE id = ?", (table,)).fetchone()
        opening: dict[str, Any] = json.loads(found[0])
        return opening | {"rules": found[1]}

    def rows(self, table: str) -> list[Row]:
        """All entries of a table, in order."""
        query = "SELECT number, kind, content, key FROM entries WHERE table_id = ? ORDER BY number"
        with named_errors(self.path):
            found = self.connection.execute(query, (table,)).fetchall()
        return [Row(number, kind, json.loads(content), key) for number, kind, content, key in found]

    def since(self, table: str, kinds: Sequence[str]) -> float:
        """When the latest entry of these kinds was made."""
        marks = ", ".join("?" * len(kinds))
        query = f"SELECT made FROM entries WHERE table_id = ? AND kind IN ({marks}) ORDER BY number DESC LIMIT 1"
        with named_errors(self.path):
            found = self.connection.execute(query, (table, *kinds)).fetchone()
        return float(found[0])

    def link(self, hash_: str) -> LinkRow | None:
        """What the token of this hash opens."""
        query = "SELECT table_id, role, seats FROM links WHERE hash = ?"
        with named_errors(self.path):
            found = self.connection.execute(query, (hash_,)).fetchone()
        return LinkRow(hash_, found[0], found[1], self._seats(found[2])) if found else None

    def links(self, table: str) -> list[LinkRow]:
        """All links of a table."""
        query = "SELECT hash, role, seats FROM links WHERE table_id = ?"
        with named_errors(self.path):
            found = self.connection.execute(query, (table,)).fetchall()
        return [LinkRow(hash_, table, role, self._seats(seats)) for hash_, role, seats in found]

    def _seats(self, stored: str) -> tuple[int, ...]:
        """The seats of a link; raises NotADatabase where what is stored of them is damaged."""
        try:
            seats = json.loads(stored)
        except (ValueError, RecursionError):
            seats = None
        if type(seats) is not list or any(type(seat) is not int for seat in seats):
            raise NotADatabase(path=str(self.path), reason="damaged")
        return tuple(seats)

    def recent(self, since: float, most: int) -> list[str]:
        """The tables with computer players and an entry since then, the latest first."""
        latest = "(SELECT made FROM entries WHERE table_id = id ORDER BY number DESC LIMIT 1)"
        handed = "EXISTS (SELECT 1 FROM entries WHERE table_id = id AND kind IN ('sit', 'join'))"
        robots = f"""(opening LIKE '%"bot":"%' OR {handed})"""
        query = f"SELECT id, {latest} AS last FROM tables WHERE {robots} AND last > ? ORDER BY last DESC LIMIT ?"
        with named_errors(self.path):
            return [row[0] for row in self.connection.execute(query, (since, most))]

    def checkpoint(self) -> None:
        """Copy the write-ahead log back, without holding up whoever writes."""
        with named_errors(self.path):
            self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()


def _tried(work: Callable[[], None]) -> Exception | None:
    """Do something; what went wrong."""
    try:
        work()
    except Exception as error:
        return error
    return None


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file is at a path; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would commit by itself."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

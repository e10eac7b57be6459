"""Reading a game's tables: the printed components, one row each, with provenance.

A game reads its own tables, or those of another folder where it was made from one: file by file, so that a folder needs
only the tables that differ.
"""

from __future__ import annotations

import csv
import hashlib
import json
import re
from pathlib import Path

HASH_LENGTH = 16
NUMBERED_RULES = "rules.csv"  # lies with the tables and is none of them

_others: dict[str, Path] = {}  # by the name of a game's package, the folder whose tables it reads first


def read_table(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV table. Spreadsheets begin theirs with a mark of byte order."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def read_limits(path: Path) -> dict[str, int]:
    """A table of single numbers by name."""
    return {row["id"]: int(row["value"]) for row in read_table(path)}


class TableFolder:
    """The tables that a game reads: `tables / "board.csv"` is a path."""

    def __init__(self, own: Path, other: Path | None = None) -> None:
        self.own = own
        self.other = other

    def __truediv__(self, name: str) -> Path:
        """Where a table is."""
        if self.other is not None and (self.other / name).is_file():
            return self.other / name
        return self.own / name

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all tables of components; the numbered rules are none."""
        return tuple(sorted(path.name for path in self.own.glob("*.csv") if path.name != NUMBERED_RULES))

    @property
    def others(self) -> tuple[str, ...]:
        """The names of the tables that are not the game's own."""
        own = TableFolder(self.own)
        return tuple(name for name in self.names if read_table(self / name) != read_table(own / name))

    @property
    def hash(self) -> str:
        """A hash of what stands in all tables: it names the set."""
        content = [(name, read_table(self / name)) for name in self.names]
        return hashlib.sha256(json.dumps(content).encode()).hexdigest()[:HASH_LENGTH]

    def flaw(self, name: str) -> tuple[str, str] | None:
        """What is wrong with a table, and where, as far as the game's own shows it."""
        try:
            rows = read_table(self / name)
        except (OSError, UnicodeDecodeError, csv.Error):
            return "unreadable", ""
        return _flaw(read_table(self.own / name), rows)


def is_hash(words: str) -> bool:
    """Whether this can be the hash of a set of tables."""
    return re.fullmatch(rf"[0-9a-f]{{{HASH_LENGTH}}}", words) is not None


def _flaw(own: list[dict[str, str]], rows: list[dict[str, str]]) -> tuple[str, str] | None:
    """Rows have the columns of the game's own, those with a name are the same, and numbers are numbers."""
    given = rows[0] if rows else {}
    for column in own[0]:
        if column not in given:
            return ("column", column) if rows else ("rows", _named(own[0]))
    if "id" in own[0]:
        for place in range(max(len(own), len(rows))):
            ids = [table[place]["id"] if place < len(table) else None for table in (own, rows)]
            if ids[0] != ids[1]:
                return "rows", str(ids[0] or ids[1])
    numbers = [column for column in own[0] if all(_is_number(row[column]) for row in own)]
    for row in rows:
        if None in row or None in row.values():
            return "rows", _named(row)
        for column in numbers:
            if not _is_number(row[column]):
                return "number", f"{_named(row)}, {column} = {row[column]!r}"
    return None


def _named(row: dict[str, str]) -> str:
    return next(iter(row.values())) or ""


def _is_number(words: str) -> bool:
    try:
        float(words)
    except ValueError:
        return False
    return True


def read_instead(package: str, folder: Path | None) -> None:
    """The game that is imported under this name reads its tables from another folder first; without one, no more."""
    _others.pop(package, None)
    if folder is not None:
        _others[package] = folder


def tables_of(package: str | None, own: Path) -> TableFolder:
    """The tables of the game that is imported under this name."""
    return TableFolder(own, _others.get(package or ""))

"""Reading a game's tables: the printed components, one row each, with provenance.

A game reads its own tables, or those of another folder where it was made from one: file by file, so that a folder needs
only the tables that differ.
"""

from __future__ import annotations

import csv
import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HASH_LENGTH = 16
NUMBERED_RULES = "rules.csv"  # lies with the tables and is none of them

_others: dict[str, Path] = {}  # by the name of a game's package, the folder whose tables it reads first


Row = dict[str, str]


@dataclass(frozen=True)
class Flaw:
    """One thing that is wrong with a table: where, what stands there, and what should."""

    kind: str
    line: int = 0
    row: str = ""
    column: str = ""
    found: str = ""
    expected: str = ""

    @property
    def where(self) -> str:
        """The place in a few words."""
        if self.kind == "number":
            return f"{self.row}, {self.column} = {self.found!r}"
        return self.column or self.row


def read_table(path: Path) -> list[Row]:
    """The rows of a CSV table. Spreadsheets begin theirs with a mark of byte order."""
    return [row for _line, row in numbered_rows(path)]


def numbered_rows(path: Path) -> list[tuple[int, Row]]:
    """The rows of a CSV table, each with the line on which it ends."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        reader = csv.DictReader(file)
        return [(reader.line_num, row) for row in reader]


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

    def flaws(self, name: str) -> Iterator[Flaw]:
        """What is wrong with a table, as far as the game's own shows it."""
        try:
            rows = numbered_rows(self / name)
        except (OSError, UnicodeDecodeError, csv.Error):
            yield Flaw("unreadable")
            return
        yield from _flaws(read_table(self.own / name), rows)


def is_hash(words: str) -> bool:
    """Whether this can be the hash of a set of tables."""
    return re.fullmatch(rf"[0-9a-f]{{{HASH_LENGTH}}}", words) is not None


def _flaws(own: list[Row], rows: list[tuple[int, Row]]) -> Iterator[Flaw]:
    """Rows have the columns of the game's own, those with a name are the same, and numbers are numbers."""
    if not rows:
        yield Flaw("rows", row=_named(own[0]), expected=_named(own[0]))
        return
    missing = [column for column in own[0] if column not in rows[0][1]]
    yield from (Flaw("column", line=1, column=column) for column in missing)
    if "id" in own[0] and "id" not in missing:
        yield from _other_rows([row["id"] for row in own], [(line, row["id"] or "") for line, row in rows])
    numbers = [column for column in own[0] if all(_is_number(row[column]) for row in own) and column not in missing]
    for line, row in rows:
        if None in row or None in row.values():
            yield Flaw("cells", line, _named(row), expected=str(len(own[0])))
            continue
        bad = [column for column in numbers if not _is_number(row[column])]
        yield from (Flaw("number", line, _named(row), column, row[column]) for column in bad)


def _other_rows(own: list[str], ids: list[tuple[int, str]]) -> Iterator[Flaw]:
    """The first row that is another than the game's own: after it nearly all are."""
    for place in range(max(len(own), len(ids))):
        expected = own[place] if place < len(own) else ""
        line, found = ids[place] if place < len(ids) else (ids[-1][0], "")
        if expected != found:
            yield Flaw("rows", line, expected or found, found=found, expected=expected)
            return


def _named(row: Row) -> str:
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

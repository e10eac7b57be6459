"""Reading a game's tables: the printed components, one row each, with provenance.

A game reads its own tables, or those of another folder where it was made from one: file by file, so that a folder needs
only the tables that differ.
"""

from __future__ import annotations

import csv
import hashlib
from pathlib import Path

HASH_LENGTH = 16

_others: dict[str, Path] = {}  # by the name of a game's package, the folder whose tables it reads first


def read_table(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV table."""
    with path.open(encoding="utf-8", newline="") as file:
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
        return tuple(sorted(path.name for path in self.own.glob("*.csv") if path.name != "rules.csv"))

    @property
    def hash(self) -> str:
        """A hash of all tables: it names the set."""
        digest = hashlib.sha256()
        for name in self.names:
            digest.update(name.encode() + b"\0" + (self / name).read_bytes() + b"\0")
        return digest.hexdigest()[:HASH_LENGTH]


def read_instead(package: str, folder: Path) -> None:
    """The game that is imported under this name reads its tables from another folder first."""
    _others[package] = folder


def tables_of(package: str | None, own: Path) -> TableFolder:
    """The tables of the game that is imported under this name."""
    return TableFolder(own, _others.get(package or ""))

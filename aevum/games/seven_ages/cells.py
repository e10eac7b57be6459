"""What a cell of a table can say. A cell that says something else is refused with what was expected of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

NONE = -1  # where a table says nothing
LIST = ";"  # stands between the words of a list
AGES = 7  # SA-001; Ages are counted from 1, and a set of Ages has the bit of each

Cell = Callable[[str], Any]


class BadCell(ValueError):
    """A cell that nobody can read; its sentence is the message `fault-table-<kind>`."""

    def __init__(self, kind: str, found: str, expected: str) -> None:
        super().__init__(f"{found!r} instead of {expected}")
        self.kind, self.found, self.expected = kind, found, expected


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number within its limits."""

    def read(words: str) -> int:
        if not re.fullmatch(r"-?\d{1,4}", words, re.ASCII) or not low <= int(words) <= high:
            raise BadCell("range", words, f"{low} … {high}")
        return int(words)

    return read


def decimal(low: int, high: int) -> Callable[[str], float]:
    """A number within its limits."""

    def read(words: str) -> float:
        if not re.fullmatch(r"-?\d{1,4}(\.\d+)?", words, re.ASCII) or not low <= float(words) <= high:
            raise BadCell("range", words, f"{low} … {high}")
        return float(words)

    return read


def word_of(known: Sequence[str]) -> Callable[[str], int]:
    """The number of one of these words."""

    def read(words: str) -> int:
        if words not in known:
            raise BadCell("word", words, ", ".join(known))
        return known.index(words)

    return read


def id_of(table: str, ids: Sequence[str]) -> Callable[[str], int]:
    """The number of the row of another table that has this id."""

    def read(words: str) -> int:
        if words not in ids:
            raise BadCell("id", words, table)
        return ids.index(words)

    return read


def text(words: str) -> str:
    """Any words."""
    return words


def maybe(read: Cell, absent: Any = NONE) -> Cell:
    """A cell that may be empty."""
    return lambda words: read(words) if words else absent


def list_of(read: Cell, least: int = 0, most: int = 99) -> Callable[[str], list[Any]]:
    """A list of different words."""

    def read_all(words: str) -> list[Any]:
        parts = words.split(LIST) if words else []
        if not least <= len(parts) <= most or len(set(parts)) < len(parts):
            raise BadCell("form", words, LIST.join(["…"] * least) if least == most else "…;…")
        return [read(part) for part in parts]

    return read_all


def ages(words: str) -> int:
    """The set of Ages from a first to a last one, as `2-4`."""
    span = re.fullmatch(r"([1-7])-([1-7])", words, re.ASCII)
    if not span or span[1] > span[2]:
        raise BadCell("form", words, f"1-{AGES}")
    return sum(1 << age for age in range(int(span[1]), int(span[2]) + 1))


def ages_in(mask: int) -> list[int]:
    """The Ages of a set."""
    return [age for age in range(1, AGES + 1) if mask >> age & 1]

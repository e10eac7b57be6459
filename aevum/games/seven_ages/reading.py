"""Reading the tables that this game is made from: column by column, as numbers that compiled rules can hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.tables import read_limits, tables_of

from .cells import NONE, BadCell
from .columns import Columns
from .words import FOLDER

Numbers = npt.NDArray[np.int16]

DATA = tables_of(__package__, FOLDER / "data")
COLUMNS = Columns(DATA)
LIMITS = read_limits(DATA / "limits.csv")


def column(table: str, name: str) -> list[Any]:
    """What a column of a table says, row by row; raises ValueError with the place of a cell that cannot be read."""
    read = COLUMNS.cells[table][name]
    found = []
    for row in COLUMNS.rows(table):
        try:
            found.append(read(row[name]))
        except BadCell as bad:
            raise ValueError(f"{table}, {next(iter(row.values()))}, {name}: {bad}") from bad
    return found


def numbers(table: str, name: str) -> Numbers:
    """A column of numbers, or of rows of so many numbers each."""
    return np.array(column(table, name), np.int16)


def padded(lists: Sequence[Sequence[Any]], shape: tuple[int, ...] = ()) -> Numbers:
    """Lists of different lengths, NONE after the last of each; their members are numbers or have this shape."""
    most = max(map(len, lists))
    rows = np.full((len(lists), most, *shape), NONE, np.int16)
    for row, members in zip(rows, lists, strict=True):
        for place, member in enumerate(members):
            row[place] = member
    return rows


def ranges(lists: Sequence[Sequence[Any]]) -> Numbers:
    """Lists laid one after another: where each begins and how many members it has."""
    counts = [len(members) for members in lists]
    starts = np.cumsum([0, *counts[:-1]])
    return np.stack([starts, counts], axis=1).astype(np.int16)

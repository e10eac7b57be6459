"""What a learner sees: an observed record as one row of whole numbers, field after field.

The row begins with the seat that looks (-1: a spectator). Every field follows that somebody may see, in the order of
the record, row by row. Numbers wider than 16 bits stand as parts of 16, the lowest first. What the seat may not know
is blank.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from aevum.core.game import Game
from aevum.core.record import EVERYBODY, MAX_SEATS, NOBODY, Field, silent_type
from aevum.core.rule import rule

NUMBER = np.iinfo(np.int16)
NUMBER_BYTES = 2


@dataclass(frozen=True)
class Column:
    """Where a field stands in an observation: from `first` on, in this shape."""

    name: str
    first: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def count(self) -> int:
        """How many numbers it is."""
        return prod(self.shape)

    @property
    def place(self) -> slice:
        """Its part of a row."""
        return slice(self.first, self.first + self.count)


class Stretch(NamedTuple):
    """Numbers that lie side by side in a record: how wide each is, how many such numbers lie before, how many it is."""

    kind: str  # i1 | u1 | i2
    start: int
    length: int


@dataclass(frozen=True)
class Columns:
    """All that a learner sees of a game."""

    columns: tuple[Column, ...]
    stretches: tuple[Stretch, ...]

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        last = self.columns[-1]
        return last.first + last.count

    @property
    def low(self) -> npt.NDArray[np.int16]:
        """The least that each number can be."""
        return self._each("low")

    @property
    def high(self) -> npt.NDArray[np.int16]:
        """The most that each number can be."""
        return self._each("high")

    def _each(self, bound: str) -> npt.NDArray[np.int16]:
        values = [np.full(column.count, getattr(column, bound), np.int16) for column in self.columns]
        return np.concatenate(values)

    def named(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The fields of one or many observations by their names: views, nothing is copied."""
        outer = observation.shape[:-1]
        return {column.name: observation[..., column.place].reshape((*outer, *column.shape)) for column in self.columns}


def columns_of(game: Game) -> Columns:
    """What a learner sees of this game."""
    shown = [field for field in game.position_fields if field.seen_by != NOBODY]
    columns = [Column("looking", 0, (), NOBODY, MAX_SEATS - 1, "the seat that looks, -1 for a spectator")]
    for field in shown:
        columns.append(_column(field, columns[-1].place.stop))
    return Columns(tuple(columns), tuple(_stretches(game, shown)))


def _column(field: Field, first: int) -> Column:
    parts = np.dtype(field.kind).itemsize // NUMBER_BYTES
    if parts > 1:
        return Column(field.name, first, (*field.shape, parts), NUMBER.min, NUMBER.max, field.meaning)
    # What stands for something hidden need not be anything that the field can hold.
    low, high = field.bounds if field.seen_by == EVERYBODY else field.limits
    return Column(field.name, first, field.shape, low, high, field.meaning)


def _stretches(game: Game, fields: list[Field]) -> Iterator[Stretch]:
    """The stretches of a record that are shown; neighbours make one."""
    places: Any = silent_type(game.layout).fields
    waiting = Stretch("i2", 0, 0)
    for field in fields:
        kind = field.kind if field.kind in ("i1", "u1") else "i2"
        size = np.dtype(kind).itemsize
        start = places[field.name][1] // size
        count = prod(field.shape) * np.dtype(field.kind).itemsize // size
        if waiting.kind == kind and waiting.start + waiting.length == start:
            waiting = waiting._replace(length=waiting.length + count)
        else:
            yield waiting
            waiting = Stretch(kind, start, count)
    yield waiting


def writing_rule(columns: Columns) -> Callable[[Any, Any], None]:
    """The rule that writes out an observed record: each stretch in a loop of its own, of known length.

    Indices without a sign spare compiled code a question, see `vocabulary.offer`; so it copies many numbers at once.
    """
    lines, first = ["def write_out(cells, sight):"], 1
    for kind, start, count in columns.stretches:
        cell = {"i1": "cells.bytes[{}]", "u1": "cells.bytes[{}] & 0xFF", "i2": "cells.halves[{}]"}[kind]
        lines += [
            f"    for place in range({count}):",
            f"        sight[uint64({first} + place)] = {cell.format(f'uint64({start} + place)')}",
        ]
        first += count
    space: dict[str, Any] = {"uint64": np.uint64}
    exec(compile("\n".join(lines), "<columns>", "exec"), space)
    write_out: Callable[[Any, Any], None] = rule(space["write_out"])
    return write_out

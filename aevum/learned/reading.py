"""What a network reads of an observation: the answers to many questions that are answered by yes or no.

First the observation is turned so that whoever looks is seat 0 and the others follow as they sit: rows of seats change
places, and numbers that name seats are counted from there. Then each question asks about one number: whether it lies
between two bounds, or whether one of its bits is set. The same code reads with NumPy and with PyTorch.

Which fields are read, and how, stands in a game's `learned/reading.csv`:

- `number`: how many; `item`: one of several things; `set`: a bit a thing; `seat`: a seat; `seats`: a bit a seat;
- `each number` and so on: the same with a row for each seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.game import Game
from aevum.core.tables import read_table
from aevum.lab.observing import Column

EACH = "each "
KINDS = ("number", "item", "set", "seat", "seats")
LOOKING, SEATS = "looking", "seats"
FOLDER, TABLE = "learned", "reading.csv"

Array = Any
"""An array of NumPy or a tensor of PyTorch."""


@dataclass(frozen=True)
class Reading:
    """How to read observations: where things stand in one, and what is asked about it. All are arrays of numbers."""

    looking: Array  # the places of the seat that looks and of the number of seats
    turning: Array  # the places that change with whoever looks
    sources: Array  # [seats, looking]: where to find what belongs there
    named: Array  # the places where a seat is named
    masks: Array  # the places with a bit a seat
    ranges: Array  # three rows: the place, the least and the most
    bits: Array  # two rows: the place and the bit

    @property
    def size(self) -> int:
        """How many answers there are."""
        return int(self.ranges.shape[1] + self.bits.shape[1])

    @property
    def arrays(self) -> dict[str, Array]:
        """All parts by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def turned(self, observation: Array, rows: Array) -> Array:
        """Observations, a row each, as if seat 0 looked: an array of their own. `rows` counts them, from 0."""
        looking, seats = (_column(observation[:, place]) for place in self.looking.tolist())
        turned = observation + 0
        # Small numbers are no indices for PyTorch: those of the rows make them long.
        sources = self.sources[rows * 0 + seats[:, 0], rows * 0 + looking[:, 0]]
        turned[:, self.turning] = observation[_column(rows), sources]
        named = turned[:, self.named]
        turned[:, self.named] = named + (seats * (named < looking) - looking) * ((named >= 0) & (named < seats))
        masks = turned[:, self.masks]
        turned[:, self.masks] = ((masks >> looking) | (masks << (seats - looking))) & ((1 << seats) - 1)
        return turned

    def answers(self, turned: Array) -> tuple[Array, Array]:
        """The answers to all questions about turned observations: those about ranges, those about bits."""
        place, least, most = self.ranges
        asked = turned[:, place]
        return (asked >= least) & (asked <= most), ((turned[:, self.bits[0]] >> self.bits[1]) & 1) > 0


def _column(row: Array) -> Array:
    return row.reshape(-1, 1)


@dataclass(frozen=True)
class Read:
    """A field that is read: where it stands, as what, and whether each seat has a row of it."""

    column: Column
    kind: str
    each: bool

    @property
    def places(self) -> npt.NDArray[np.int64]:
        """Its places in an observation, a row for each of its rows."""
        shape = self.column.shape or (1,)
        return np.arange(self.column.first, self.column.first + prod(shape)).reshape(shape)


def fields_read(game: Game, columns: Sequence[Column]) -> list[Read]:
    """What a game's table says is read."""
    known = {column.name: column for column in columns}
    rows = read_table(game.folder / FOLDER / TABLE)
    return [_read(known[row["field"]], row["reads"]) for row in rows]


def _read(column: Column, words: str) -> Read:
    kind = words.removeprefix(EACH)
    if kind not in KINDS:
        raise ValueError(f"{column.name} cannot be read as {words!r}")
    return Read(column, kind, words != kind)


def unasked(game: Game, columns: Sequence[Column]) -> Reading:
    """How observations of a game are turned, before anything is asked."""
    read = fields_read(game, columns)
    known = {column.name: column.first for column in columns}
    rows = [one.places.reshape(one.places.shape[0], -1) for one in read if one.each]
    return Reading(
        looking=np.array([known[LOOKING], known[SEATS]]),
        turning=np.concatenate([places.ravel() for places in rows]),
        sources=_sources(game.seats[-1], rows),
        named=_places_of(read, "seat"),
        masks=_places_of(read, "seats"),
        ranges=np.zeros((3, 0), np.int64),
        bits=np.zeros((2, 0), np.int64),
    )


def _places_of(read: Sequence[Read], kind: str) -> npt.NDArray[np.int64]:
    return np.concatenate([np.zeros(0, np.int64), *[one.places.ravel() for one in read if one.kind == kind]])


def _sources(most: int, rows: Sequence[npt.NDArray[np.int64]]) -> npt.NDArray[np.int64]:
    """By the number of seats and who looks: where each place that turns finds what belongs there."""
    sources = [[_order(seats, looking, most) for looking in range(most)] for seats in range(most + 1)]
    return np.array([[np.concatenate([places[order].ravel() for places in rows]) for order in one] for one in sources])


def _order(seats: int, looking: int, most: int) -> list[int]:
    """All seats, those that play as whoever looks counts them."""
    return [(looking + seat) % seats if seat < seats else seat for seat in range(most)]

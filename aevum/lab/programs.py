"""What is compiled of a game for the lab, and the room that it works in."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.batch import new_records, room_for_choices
from aevum.core.engine import entries_over
from aevum.core.game import Game
from aevum.core.numbering import Numbering, numbering_of
from aevum.core.record import blank
from aevum.lab import stepping
from aevum.lab.desks import array_maker
from aevum.lab.observing import Columns, columns_of, writing_rule

Numbers = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Program:
    """A game as the lab steps it: its numbers, its columns, and two compiled entries, made when they are first called.

    `answer_at` answers what is asked at every step, of what lies on a desk. `advise_all` knows the game's rule of
    thumb: it is apart, so that nobody waits for it who does not ask.
    """

    game: Game
    numbering: Numbering
    columns: Columns
    answer_at: Any
    advise_all: Any

    def row_types(self) -> dict[str, np.dtype[Any]]:
        """The rows that each game has besides its record, however many play: see `stepping`."""
        return row_types_of(self.game, self.numbering, self.columns)


def row_types_of(game: Game, numbering: Numbering, columns: Columns) -> dict[str, np.dtype[Any]]:
    """See `Program.row_types`."""
    seats = game.seats[-1]
    head = [
        ("scores", "i4", (seats,)),
        ("rewards", "f4", (seats,)),
        ("length", "i4"),
        ("count", "i2"),
        ("to_act", "i1"),
        ("broken", "i1"),
        ("done", "u1"),
    ]
    return {
        "heads": row_of(head),
        "lists": row_of([("numbers", "i2", (game.max_choices,))]),
        "masks": row_of([("legal", "u1", (numbering.size,))]),
        "sights": row_of([("observation", "i2", (columns.width,))]),
    }


def row_of(parts: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """A row of these parts."""
    return np.dtype((np.record, np.dtype(parts, align=True)))


class Workplace:
    """One table, on which games are played one after another: see `stepping`.

    Its silent part is of the very type of the records: Numba is slow to recognise one that only looks the same.
    """

    def __init__(self, game: Game, silent: np.dtype[Any]) -> None:
        self.table = blank(game.layout, 1)
        self.silent = np.ndarray(1, silent, self.table.data)
        self.cells = np.ndarray(1, cells_type(silent.itemsize), self.table.data)
        self.room, self.other_room = room_for_choices(game), room_for_choices(game)


def cells_type(size: int) -> np.dtype[Any]:
    """The bytes of a record as numbers of one byte and of two: both lie in the same place."""
    formats = [(np.dtype("i1"), (size,)), (np.dtype("i2"), (size // 2,))]
    overlaid: Any = {"names": ["bytes", "halves"], "formats": formats, "offsets": [0, 0], "itemsize": size}
    return np.dtype((np.record, np.dtype(overlaid)))


def direct(entry: Any) -> Any:
    """A compiled entry that takes nothing but three whole numbers: not to look at them again spares most of a call."""
    from numba import int64

    types = (int64, int64, int64)
    entry.compile(types)
    return entry.overloads[types].entry_point


def program_of(game: Game) -> Program:
    """The program of a game, the same again for whoever asks next."""
    with _making:
        if game.key not in _programs:
            _programs[game.key] = _make(game)
        return _programs[game.key]


def _make(game: Game) -> Program:
    numbering, columns = numbering_of(game), columns_of(game)
    names = {"BLOCKS": numbering.table, "LIMIT": game.max_decisions, "write_out": writing_rule(columns)}
    kinds = kinds_on_a_desk(game, row_types_of(game, numbering, columns))
    answer_at, advise_all = entries_over(game, stepping, {**names, **kinds}, ("answer_at", "advise_all"))
    return Program(game, numbering, columns, answer_at, advise_all)


def kinds_on_a_desk(game: Game, rows: dict[str, np.dtype[Any]]) -> dict[str, Any]:
    """What `stepping.answer_at` must know of the arrays on a desk, to find them by their addresses."""
    silent = new_records(game, 1, game.seats[0], {}, 0).dtype
    kinds = {"HEAD": rows["heads"], "LIST": rows["lists"], "MASK": rows["masks"], "SIGHT": rows["sights"]}
    kinds |= {"RECORD": silent, "TABLE": blank(game.layout, 1).dtype, "CELLS": cells_type(silent.itemsize)}
    return {**kinds, "ROOM": room_for_choices(game).dtype, "array_at": array_maker()}


_programs: dict[str, Program] = {}
_making = threading.Lock()

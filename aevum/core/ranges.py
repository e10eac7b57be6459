"""Whether fields are wide enough: games are played with room to spare, and what was reached is noted."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from aevum.core.engine import Engine, bound_rules
from aevum.core.findings import Fault
from aevum.core.game import Game
from aevum.core.record import Record

Ranges = dict[str, tuple[int, int]]


def wide_type(layout: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with every whole number as wide as can be."""
    fields: Any = layout.fields
    kinds = [(name, *(fields[name][0].subdtype or (fields[name][0], ()))) for name in layout.names or ()]
    wide = [(name, kind if kind.itemsize == 8 else np.dtype("i8"), shape) for name, kind, shape in kinds]
    return np.dtype((np.record, np.dtype(wide, align=True)))


def wide_twin(game: Game) -> Game:
    """The same game on a record in which no number can be too big for its place."""
    return replace(game, id=f"{game.id} wide", layout=wide_type(game.layout))


def played_ranges(game: Game, decisions: int, seed: int = 0) -> Ranges:
    """The lowest and the highest value of every field in random games, at every number of seats."""
    engine = Engine(wide_twin(game), bound_rules(game), compiled=False)
    luck = Random(seed)
    reached: Ranges = {}
    for seats in game.seats:
        options = {option.name: luck.choice(option.values) for option in game.options if not option.counts_a_seat}
        s = engine.new_record(seats, game.settle_options(options, seats), luck.getrandbits(128))
        engine.begin(s)
        _note(s, reached)
        for _ in range(decisions):
            if s.over:
                break
            seat = luck.choice([seat for seat in range(seats) if (int(s.pending) >> seat) & 1])
            engine.choose(s, seat, luck.choice(engine.choices(s, seat)))
            _note(s, reached)
    return reached


def _note(s: Record, reached: Ranges) -> None:
    for name in s.dtype.names:
        low, high = int(s[name].min()), int(s[name].max())
        least, most = reached.get(name, (low, high))
        reached[name] = (min(least, low), max(most, high))


def range_faults(game: Game, decisions: int) -> list[Fault]:
    """The fields that reach a value their type cannot hold."""
    found = []
    for name, (low, high) in played_ranges(game, decisions).items():
        fields: Any = game.layout.fields
        limits = np.iinfo(fields[name][0].base)
        if low < limits.min or high > limits.max:
            value = low if low < limits.min else high
            values = {"field": name, "value": value, "low": int(limits.min), "high": int(limits.max)}
            found.append(Fault("narrow-field", values=values))
    return found

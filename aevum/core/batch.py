"""Bulk play: many games at once, inside compiled code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.engine import batch_functions
from aevum.core.game import Game
from aevum.core.record import blank, silent_type


@dataclass(frozen=True)
class Batch:
    """Finished games and how many decisions they took."""

    records: npt.NDArray[Any]
    decisions: int


def new_records(game: Game, games: int, seats: int, options: dict[str, int], seed: int) -> npt.NDArray[Any]:
    """Records ready to be dealt, each with a seed of its own."""
    game.check_seats(seats)
    records = blank(silent_type(game.layout), games)
    records["seats"] = seats
    records["rules"] = game.rules_version
    for name, value in game.settle_options(options, seats).items():
        records[name] = value
    keys = np.random.Generator(np.random.Philox(seed)).integers(0, 1 << 64, (games, 2), dtype=np.uint64)
    records["key"] = keys
    return records


def room_for_choices(game: Game, count: int = 1) -> npt.NDArray[Any]:
    """Room for the choices of `count` games, each inside a record."""
    return np.zeros(count, np.dtype((np.record, [("actions", "i4", (game.max_choices,))])))


def play_randomly(game: Game, records: npt.NDArray[Any], luck: int) -> Batch:
    """Random players play all records to the end."""
    play = batch_functions(game)["play_batch"]
    decisions = play(records, np.uint64(luck), game.max_decisions, room_for_choices(game))
    return Batch(records, int(decisions))


def play_mixed(game: Game, records: npt.NDArray[Any], greedy: int, luck: int) -> Batch:
    """The seats of the mask `greedy` play greedily, the others at random."""
    play = batch_functions(game)["play_mixed_batch"]
    decisions = play(records, greedy, np.uint64(luck), game.max_decisions, room_for_choices(game))
    return Batch(records, int(decisions))

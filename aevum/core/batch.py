"""Bulk play: many games at once, inside compiled code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.engine import batch_functions, room_type
from aevum.core.errors import AevumError, NotFresh
from aevum.core.faults import FAULT_IDS
from aevum.core.game import Game
from aevum.core.record import blank, silent_type


@dataclass(frozen=True)
class Batch:
    """Finished games and how many decisions they took.

    In `broken` stand the places of games that were broken off: their rules asked for more than there is room for.
    """

    records: npt.NDArray[Any]
    decisions: int
    broken: npt.NDArray[np.intp]


class BrokenGames(AevumError):
    """Some games of a bulk were broken off; the others are whole, in `batch`."""

    code = "broken-games"
    batch: Batch


def new_records(
    game: Game, games: int, seats: int, options: dict[str, int], seed: int, first: int = 0
) -> npt.NDArray[Any]:
    """Records ready to be dealt, each with a seed of its own: those of the games `first` and so on of this seed."""
    game.check_seats(seats)
    records = blank(silent_type(game.layout), games)
    records["seats"] = seats
    records["rules"] = game.rules_version
    for name, value in game.settle_options(options, seats).items():
        records[name] = value
    records["key"] = _keys(games, seed, first)
    return records


def _keys(games: int, seed: int, first: int) -> npt.NDArray[np.uint64]:
    """The seeds of games, two words each; the generator goes on in fours, which is two games."""
    source = np.random.Philox(seed).advance(first // 2)
    odd = first % 2
    return np.random.Generator(source).integers(0, 1 << 64, (odd + games, 2), dtype=np.uint64)[odd:]


def room_for_choices(game: Game, count: int = 1) -> npt.NDArray[Any]:
    """Room for the choices of `count` games, each inside a record."""
    return np.zeros(count, room_type(game))


def play_randomly(game: Game, records: npt.NDArray[Any], luck: int) -> Batch:
    """Random players play all records from the deal to the end; raises NotFresh or BrokenGames."""
    check_fresh(records)
    play = batch_functions(game)["play_batch"]
    return played(records, play(records, np.uint64(luck), game.max_decisions, room_for_choices(game)))


def play_mixed(game: Game, records: npt.NDArray[Any], greedy: int, luck: int) -> Batch:
    """The seats of the mask `greedy` play greedily, the others at random; raises NotFresh or BrokenGames."""
    check_fresh(records)
    play = batch_functions(game)["play_mixed_batch"]
    return played(records, play(records, greedy, np.uint64(luck), game.max_decisions, room_for_choices(game)))


def check_fresh(records: npt.NDArray[Any]) -> None:
    """Raise NotFresh unless all records wait to be dealt: a game is never dealt over another."""
    begun = (records["over"] != 0) | (records["pending"] != 0) | (records["draws"] != 0)
    if begun.any():
        raise NotFresh(count=int(begun.sum()), first=int(begun.argmax()))


def played(records: npt.NDArray[Any], decisions: int) -> Batch:
    """What came of a bulk of games; raises BrokenGames, which keeps it, where some were broken off."""
    batch = Batch(records, int(decisions), np.flatnonzero(records["broken"]))
    if batch.broken.size:
        first = int(batch.broken[0])
        fault = FAULT_IDS[int(records["broken"][first])]
        error = BrokenGames(count=int(batch.broken.size), games=records.size, first=first, fault=fault)
        error.batch = batch
        raise error
    return batch

"""The kernel of bulk play on a GPU, run by Python thread after thread: the same games as the rules as they stand."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
from numba.np.numpy_support import as_dtype

from aevum.core.engine import bound_rules
from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import blank, position_bytes
from aevum.gpu import sweeping
from tests.toy import TOY

THREADS = 4
GAMES = 2 * THREADS + 3  # one thread plays two games, the others three
LUCK = np.uint64(5)


class Device:
    """What the kernel asks of `numba.cuda`."""

    def __init__(self, thread: int) -> None:
        self._thread = thread
        self.local = SimpleNamespace(array=_array)

    def grid(self, _: int) -> int:
        return self._thread

    def gridsize(self, _: int) -> int:
        return THREADS


def _array(size: int, kind: Any) -> Any:
    return np.zeros(size, kind if isinstance(kind, np.dtype) else as_dtype(kind))


def fresh_records(game: Game) -> npt.NDArray[Any]:
    records = blank(game.layout, GAMES)
    records["seats"] = np.arange(GAMES) % len(game.seats) + game.seats[0]
    records["key"] = np.arange(2 * GAMES).reshape(GAMES, 2)
    for name, value in game.settle_options({}, game.seats[0]).items():
        records[name] = value
    return records


def played_by_threads(game: Game) -> tuple[npt.NDArray[Any], list[int]]:
    rules, records, decisions = bound_rules(game), fresh_records(game), np.full(GAMES, -1)
    for thread in range(THREADS):
        play_all = sweeping(Device(thread), game, game.layout, rules["deal"], rules["sweep"], mix)
        play_all(records, LUCK, decisions)
    return records, decisions.tolist()


def test_the_kernel_plays_the_same_games_as_the_rules_as_they_stand() -> None:
    rules, room = bound_rules(TOY), np.zeros(TOY.max_choices, np.int32)
    records, decisions = played_by_threads(TOY)
    for place, record in enumerate(fresh_records(TOY)):
        luck = mix(LUCK ^ np.uint64(place))
        assert rules["play_randomly"](record, luck, TOY.max_decisions, room) == decisions[place]
        assert position_bytes(records[place]) == position_bytes(record)
    assert len(set(decisions)) > 1


def test_the_kernel_gives_games_past_their_limit_up() -> None:
    records, decisions = played_by_threads(replace(TOY, max_decisions=2))
    assert records["over"].all()
    assert (records["broken"] == TOO_MANY_DECISIONS).all()
    assert min(decisions) >= 2

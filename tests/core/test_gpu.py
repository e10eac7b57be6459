"""The kernels of bulk play on a GPU, in threads of Python's: the same games as the rules as they stand."""

from __future__ import annotations

import threading
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from numba.np.numpy_support import as_dtype

from aevum.core.engine import bound_rules
from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import blank, position_bytes
from aevum.gpu.kernels import Kernel, grouping, sweeping
from tests.toy import TOY

BLOCK, BLOCKS = 4, 2
GAMES = 2 * BLOCK * BLOCKS + 3  # some threads play two games, some three
IN_FLIGHT = 6  # a block: more than it has threads, fewer than it plays
LUCK = np.uint64(5)


class Device:
    """What kernels ask of `numba.cuda`, and the threads that run them, a block after the other."""

    def __init__(self) -> None:
        self.local = SimpleNamespace(array=_array)
        self.shared = SimpleNamespace(array=self._shared_array)
        self.atomic = SimpleNamespace(add=self._add)
        self._own = threading.local()
        self._lock = threading.Lock()
        self._barrier = threading.Barrier(BLOCK)
        self._arrays: dict[int, Any] = {}

    blockDim, gridDim = SimpleNamespace(x=BLOCK), SimpleNamespace(x=BLOCKS)

    @property
    def threadIdx(self) -> Any:
        return SimpleNamespace(x=self._own.thread)

    @property
    def blockIdx(self) -> Any:
        return SimpleNamespace(x=self._own.block)

    def jit(self, device: bool) -> Any:
        return lambda function: function

    def grid(self, _: int) -> int:
        return int(self._own.block * BLOCK + self._own.thread)

    def gridsize(self, _: int) -> int:
        return BLOCKS * BLOCK

    def meet(self) -> None:
        self._barrier.wait(timeout=60)

    def run(self, kernel: Kernel, *arguments: Any) -> None:
        """Run a kernel to its end."""
        for block in range(BLOCKS):
            self._arrays.clear()
            threads = [threading.Thread(target=self._run, args=(kernel, block, one, arguments)) for one in range(BLOCK)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()

    def _run(self, kernel: Kernel, block: int, thread: int, arguments: tuple[Any, ...]) -> None:
        self._own.block, self._own.thread, self._own.asked_for = block, thread, 0
        kernel(*arguments)

    def _shared_array(self, size: int, kind: Any) -> Any:
        with self._lock:
            self._own.asked_for += 1
            return self._arrays.setdefault(self._own.asked_for, _array(size, kind))

    def _add(self, array: Any, place: int, more: int) -> int:
        with self._lock:
            before = int(array[place])
            array[place] += more
            return before


def _array(size: int, kind: Any) -> Any:
    return np.zeros(size, kind if isinstance(kind, np.dtype) else as_dtype(kind))


def fresh_records(game: Game) -> npt.NDArray[Any]:
    records = blank(game.layout, GAMES)
    records["seats"] = np.arange(GAMES) % len(game.seats) + game.seats[0]
    records["key"] = np.arange(2 * GAMES).reshape(GAMES, 2)
    for name, value in game.settle_options({}, game.seats[0]).items():
        records[name] = value
    return records


def played_on(device: Device, game: Game, kernel: Kernel) -> tuple[npt.NDArray[Any], list[int]]:
    records, decisions = fresh_records(game), np.full(GAMES, -1)
    device.run(kernel, records, decisions)
    return records, decisions.tolist()


def make_kernel(device: Device, game: Game, name: str) -> Kernel:
    rules = {**bound_rules(game), "mix": mix}
    if name == "sweeping":
        sweep = sweeping(device, game, game.layout, rules)
        return lambda records, decisions: sweep(records, LUCK, decisions)
    play, lucks = grouping(device, device.meet, game, rules), np.zeros(GAMES, np.uint64)
    return lambda records, decisions: play(IN_FLIGHT, records, LUCK, lucks, decisions)


@pytest.mark.parametrize("name", ["sweeping", "grouping"])
def test_a_kernel_plays_the_same_games_as_the_rules_as_they_stand(name: str) -> None:
    device, rules = Device(), bound_rules(TOY)
    records, decisions = played_on(device, TOY, make_kernel(device, TOY, name))
    for place, record in enumerate(fresh_records(TOY)):
        asked = rules["play_randomly"](
            record, mix(LUCK ^ np.uint64(place)), TOY.max_decisions, np.zeros(TOY.max_choices, np.int32)
        )
        assert asked == decisions[place]
        assert position_bytes(records[place]) == position_bytes(record)
    assert len(set(decisions)) > 1


@pytest.mark.parametrize("name", ["sweeping", "grouping"])
def test_a_kernel_gives_games_past_their_limit_up(name: str) -> None:
    device, hasty = Device(), replace(TOY, max_decisions=2)
    records, decisions = played_on(device, hasty, make_kernel(device, hasty, name))
    assert records["over"].all()
    assert (records["broken"] == TOO_MANY_DECISIONS).all()
    assert min(decisions) >= 2

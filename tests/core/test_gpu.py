"""The kernels of bulk play on a pretended GPU: the same games as the rules as they stand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from numba import from_dtype

from aevum import gpu
from aevum.core.batch import new_records, play_randomly
from aevum.core.engine import bound_rules
from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import blank, position_bytes, silent_type
from aevum.gpu import kernels
from tests.lab.pretended import Cuda, Interpreter, PretendedCall
from tests.toy import TOY

WARP, BLOCK, BLOCKS = 3, 6, 2
GAMES = 2 * BLOCK * BLOCKS + 3  # some threads play two games, some three
IN_FLIGHT = 7  # a block: more than it has threads, fewer than it plays
LUCK = np.uint64(5)
KIND = silent_type(TOY.layout)


@pytest.fixture(autouse=True)
def _small_warps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernels, "WARP", WARP)


def fresh_records(game: Game) -> npt.NDArray[Any]:
    records = blank(game.layout, GAMES)
    records["seats"] = np.arange(GAMES) % len(game.seats) + game.seats[0]
    records["key"] = np.arange(2 * GAMES).reshape(GAMES, 2)
    for name, value in game.settle_options({}, game.seats[0]).items():
        records[name] = value
    return records


def played(game: Game, name: str) -> tuple[npt.NDArray[Any], list[int]]:
    """All games played to their end, and the decisions of each."""
    records, decisions, lucks = fresh_records(game), np.full(GAMES, -1), np.zeros(GAMES, np.uint64)
    cuda, rules = Cuda(), {**bound_rules(game), "mix": mix}
    if name == "sweeping":
        kernel = kernels.sweeping(cuda, game, from_dtype(game.layout), rules)
        cuda.run(kernel, BLOCKS, BLOCK, [records, LUCK, decisions, np.zeros(1, np.int64)])
    else:
        kernel, games = kernels.grouping(cuda, cuda.syncthreads, game, rules), np.zeros((BLOCKS, IN_FLIGHT), np.int32)
        cuda.run(kernel, BLOCKS, BLOCK, [IN_FLIGHT, records, LUCK, games, lucks, decisions])
    return records, decisions.tolist()


@pytest.mark.parametrize("name", ["sweeping", "grouping"])
def test_a_kernel_plays_the_same_games_as_the_rules_as_they_stand(name: str) -> None:
    rules = bound_rules(TOY)
    records, decisions = played(TOY, name)
    for place, record in enumerate(fresh_records(TOY)):
        asked = rules["play_randomly"](
            record, mix(LUCK ^ np.uint64(place)), TOY.max_decisions, np.zeros(TOY.max_choices, np.int32)
        )
        assert asked == decisions[place]
        assert position_bytes(records[place]) == position_bytes(record)
    assert len(set(decisions)) > 1


@pytest.mark.parametrize("name", ["sweeping", "grouping"])
def test_a_kernel_gives_games_past_their_limit_up(name: str) -> None:
    records, decisions = played(replace(TOY, max_decisions=2), name)
    assert records["over"].all()
    assert (records["broken"] == TOO_MANY_DECISIONS).all()
    assert min(decisions) >= 2


class BulkCall(PretendedCall):
    """A kernel of bulk play: records arrive as bytes."""

    def _given(self, name: str, value: Any) -> Any:
        given = super()._given(name, value)
        return given.view(KIND) if name == "records" else given


@pytest.mark.parametrize("small", [True, False])
def test_a_gpu_plays_the_same_batch_as_the_cpu(small: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    cuda, bound = Cuda(), {**bound_rules(TOY), "mix": mix}
    silent = Interpreter(cuda, gpu.REPLACED)
    rules = {name: silent.inner(bound[name]) for name in ("deal", "sweep", "take_step", "mix")}
    make = kernels.sweeping(cuda, TOY, from_dtype(KIND), rules), kernels.grouping(cuda, cuda.syncthreads, TOY, rules)
    monkeypatch.setattr(gpu, "find_cuda", lambda: cuda)
    monkeypatch.setattr(gpu, "SMALL", KIND.itemsize if small else 0)
    monkeypatch.setattr(gpu, "kept_kernel", lambda cuda, game, small: make[not small])
    monkeypatch.setattr(gpu, "Function", lambda kernel: kernel)
    monkeypatch.setattr(gpu, "Call", BulkCall)
    monkeypatch.setattr(BulkCall, "cuda", cuda, raising=False)
    for name in ("SWEEPING", "GROUPING_INLINED", "GROUPING_CALLED"):
        monkeypatch.setattr(gpu, name, gpu.Shape(BLOCK, BLOCKS, registers=0))
    here, there = (new_records(TOY, GAMES, TOY.seats[-1], {}, seed=2) for _ in range(2))
    player = gpu.Gpu(TOY)
    player.in_flight = IN_FLIGHT
    found = player.play_randomly(there, int(LUCK))
    assert found.decisions == play_randomly(TOY, here, int(LUCK)).decisions
    assert found.records.tobytes() == here.tobytes()

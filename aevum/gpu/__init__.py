"""Bulk play on a GPU: the same rules, compiled for CUDA and called from one kernel, a thread a game.

It needs the extra `gpu` (`pip install "aevum[gpu]"`) and a CUDA device.

    from aevum.gpu import Gpu
    gpu = Gpu(game)
    batch = gpu.play_randomly(records, luck=1)      # as `aevum.core.batch.play_randomly`, to the last field
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core import engine
from aevum.core.batch import Batch, check_fresh, played
from aevum.core.errors import NoGpu
from aevum.core.faults import TOO_MANY_DECISIONS
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import silent_type
from aevum.core.rule import Compiler

BLOCK = 128  # threads a block
REGISTERS_OF_CALLS = 64  # a thread, where rules are called: with more, too few threads run at once
BLOCKS_A_PROCESSOR = 16


def find_cuda() -> Any:
    """`numba.cuda`; raises NoGpu where it cannot run."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks for a name that NumPy 2.5 has dropped
    try:
        import numba.cuda
    except ImportError as error:
        raise NoGpu(what="package") from error
    cuda: Any = numba.cuda
    if not cuda.is_available():
        raise NoGpu(what="device")
    return cuda


class DeviceCompiler(Compiler):
    """Makes twins of rules for the GPU.

    What to inline is left to its compiler: with everything inlined, as on a CPU, the code of a big game no longer fits
    into the instruction cache.
    """

    def __init__(self, cuda: Any, replace: Mapping[Callable[..., Any], Callable[..., Any]] | None = None) -> None:
        super().__init__(Path(), {**engine.SILENT, **(replace or {})})
        self._cuda = cuda

    def compiled(self, function: FunctionType) -> Any:
        """This function for CUDA."""
        return self._cuda.jit(device=True)(function)


class Gpu:
    """A game on the GPU; its rules are compiled here, which takes minutes for a big game."""

    def __init__(self, game: Game) -> None:
        self.cuda = find_cuda()
        self.game = game
        self.kernel = make_kernel(self.cuda, game)

    @property
    def device(self) -> Any:
        """The device that plays."""
        return self.cuda.get_current_device()

    def play_randomly(self, records: npt.NDArray[Any], luck: int) -> Batch:
        """Random players play all records from the deal to the end; raises NotFresh or BrokenGames."""
        return played(records, int(self.play_each(records, luck).sum()))

    def play_each(self, records: npt.NDArray[Any], luck: int) -> npt.NDArray[np.int64]:
        """The same, with how many decisions each game took; those that were broken off say so. Raises NotFresh."""
        check_fresh(records)
        there = self.cuda.to_device(records)
        decisions = self.cuda.device_array(records.size, np.int64)
        blocks = min(self.device.MULTIPROCESSOR_COUNT * BLOCKS_A_PROCESSOR, -(-records.size // BLOCK))
        self.kernel[blocks, BLOCK](there, np.uint64(luck), decisions)
        there.copy_to_host(records)
        return np.asarray(decisions.copy_to_host())


def make_kernel(cuda: Any, game: Game) -> Any:
    """A kernel in which every thread plays one game after another, so that none waits for the longest of its warp."""
    from numba import from_dtype, int64, uint64

    from aevum.gpu.linking import linking

    rules, compiler = engine.bound_rules(game), DeviceCompiler(cuda)
    record = from_dtype(silent_type(game.layout))
    play_all = sweeping(cuda, game, record, *(compiler.inner(rule) for rule in (rules["deal"], rules["sweep"], mix)))
    registers = None if game.inlined else REGISTERS_OF_CALLS
    with linking(game.inlined):
        return cuda.jit((record[::1], uint64, int64[::1]), max_registers=registers)(play_all)


def sweeping(
    cuda: Any, game: Game, record: Any, deal: Any, sweep: Any, luck_of: Any
) -> Callable[[Any, Any, Any], None]:
    """The kernel as Python has it: a function that every thread runs."""
    from numba import int32

    max_choices, limit = game.max_choices, game.max_decisions

    def play_all(records: Any, luck: Any, decisions: Any) -> None:
        index = cuda.grid(1)
        stride = cuda.gridsize(1)
        out = cuda.local.array(max_choices, int32)
        table = cuda.local.array(1, record)
        begun = False
        asked = 0
        own_luck = luck
        while index < records.size:
            if not begun:
                table[0] = records[index]
                own_luck = luck_of(luck ^ np.uint64(index))
                asked = 0
                deal(table[0])
                begun = True
            own_luck, more = sweep(table[0], own_luck, out)
            asked += more
            if asked >= limit and table[0].over == 0:
                table[0].broken = TOO_MANY_DECISIONS
                table[0].over = 1
            if table[0].over:
                records[index] = table[0]
                decisions[index] = asked
                index += stride
                begun = False

    return play_all

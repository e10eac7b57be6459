"""Bulk play on a GPU: the same rules, compiled for CUDA and called from one kernel, a thread a game.

It needs the extra `gpu` (`pip install "aevum[gpu]"`) and a CUDA device.

    from aevum.gpu import Gpu
    gpu = Gpu(game)
    batch = gpu.play_randomly(records, luck=1)      # as `aevum.core.batch.play_randomly`, to the last field
"""

from __future__ import annotations

from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core import engine
from aevum.core.batch import Batch, check_fresh, played
from aevum.core.errors import NoGpu
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import silent_type
from aevum.core.rule import Compiler
from aevum.gpu.kernels import grouping, sweeping

SWEEPING_BLOCK, GROUPING_BLOCK = 128, 256  # threads a block
GROUPING_REGISTERS = 64  # a thread; with more, too few threads run at once
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

    def __init__(self, cuda: Any) -> None:
        super().__init__(Path(), engine.SILENT)
        self._cuda = cuda

    def compiled(self, function: FunctionType) -> Any:
        """This function for CUDA."""
        return self._cuda.jit(device=True)(function)


class Gpu:
    """A game on the GPU; its rules are compiled here, which takes minutes for a big game."""

    def __init__(self, game: Game) -> None:
        self.cuda = find_cuda()
        self.game = game
        self.block = SWEEPING_BLOCK if game.inlined else GROUPING_BLOCK
        self.kernel = make_kernel(self.cuda, game)

    @property
    def device(self) -> Any:
        """The device that plays."""
        return self.cuda.get_current_device()

    def play_randomly(self, records: npt.NDArray[Any], luck: int) -> Batch:
        """Random players play all records from the deal to the end; raises NotFresh or BrokenGames."""
        check_fresh(records)
        there = self.cuda.to_device(records)
        decisions = self.cuda.device_array(records.size, np.int64)
        blocks = min(self.device.MULTIPROCESSOR_COUNT * BLOCKS_A_PROCESSOR, -(-records.size // self.block))
        self.kernel[blocks, self.block](there, np.uint64(luck), decisions)
        there.copy_to_host(records)
        return played(records, int(decisions.copy_to_host().sum()))


def make_kernel(cuda: Any, game: Game) -> Any:
    """The kernel that plays a game, compiled: a big one step by step, a small one in sweeps."""
    from numba import from_dtype, int64, uint64

    from aevum.gpu.linking import linking, meet

    bound, compiler = engine.bound_rules(game), DeviceCompiler(cuda)
    rules = {name: compiler.inner(bound[name]) for name in ("deal", "sweep", "take_step")}
    rules["mix"] = compiler.inner(mix)
    record = from_dtype(silent_type(game.layout))
    if game.inlined:
        play_all, registers = sweeping(cuda, game, record, rules), None
    else:
        play_all, registers = grouping(cuda, meet, game, GROUPING_BLOCK, rules), GROUPING_REGISTERS
    with linking(game.inlined):
        return cuda.jit((record[::1], uint64, int64[::1]), max_registers=registers)(play_all)

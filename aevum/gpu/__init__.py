"""Bulk play on a GPU: the same rules, compiled for CUDA and called from one kernel.

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
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import silent_type
from aevum.core.rule import Compiler
from aevum.gpu.kernels import grouping, sweeping

SMALL = 512  # bytes of a record that a thread can have for itself
SWEEPING_THREADS, SWEEPING_BLOCKS = 128, 16  # threads a block, blocks a processor
GROUPING_THREADS, GROUPING_BLOCKS = 512, 1
IN_FLIGHT = 4096  # games a block that shares them out by their steps
GROUPING_REGISTERS = 128  # a thread: all that there are


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
        self.small = silent_type(game.layout).itemsize <= SMALL
        self._kernel = make_kernel(self.cuda, game, self.small)

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
        self.play_there(there, luck, decisions)
        there.copy_to_host(records)
        return np.asarray(decisions.copy_to_host())

    def play_there(self, records: Any, luck: int, decisions: Any) -> None:
        """The same with arrays on the device; nobody waits for it."""
        processors = self.device.MULTIPROCESSOR_COUNT
        if self.small:
            blocks = min(processors * SWEEPING_BLOCKS, -(-records.size // SWEEPING_THREADS))
            self._kernel[blocks, SWEEPING_THREADS](records, np.uint64(luck), decisions)
        else:
            lucks = self.cuda.device_array(records.size, np.uint64)
            blocks = min(processors * GROUPING_BLOCKS, records.size)
            self._kernel[blocks, GROUPING_THREADS](IN_FLIGHT, records, np.uint64(luck), lucks, decisions)


def make_kernel(cuda: Any, game: Game, small: bool) -> Any:
    """The kernel that plays a game, compiled: a small one in sweeps, a big one step by step."""
    from numba import from_dtype, int64, uint64

    from aevum.gpu.linking import linking
    from aevum.gpu.meeting import meet

    bound, compiler = engine.bound_rules(game), DeviceCompiler(cuda)
    rules = {name: compiler.inner(bound[name]) for name in ("deal", "sweep", "take_step")}
    rules["mix"] = compiler.inner(mix)
    record = from_dtype(silent_type(game.layout))
    with linking(game.inlined):
        if small:
            return cuda.jit((record[::1], uint64, int64[::1]))(sweeping(cuda, game, record, rules))
        types = (int64, record[::1], uint64, uint64[::1], int64[::1])
        return cuda.jit(types, max_registers=GROUPING_REGISTERS)(grouping(cuda, meet, game, rules))

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
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from aevum.core import engine, random
from aevum.core.batch import Batch, check_fresh, played
from aevum.core.errors import NoGpu
from aevum.core.game import Game
from aevum.core.record import silent_type
from aevum.core.rule import Compiler
from aevum.gpu import chance, keeping, kernels
from aevum.gpu.launching import Call, Code, Function, place_of


class Shape(NamedTuple):
    """How many threads a block has, how many blocks a processor, and how many registers a thread."""

    threads: int
    blocks: int
    registers: int


SMALL = 512  # bytes of a record that a thread can have for itself
SWEEPING = Shape(threads=128, blocks=12, registers=40)
GROUPING_INLINED = Shape(threads=512, blocks=1, registers=128)
GROUPING_CALLED = Shape(threads=1024, blocks=1, registers=64)
MADE_BY = ("__init__.py", "kernels.py", "meeting.py")  # what a kernel of bulk play is made by
REPLACED = {random.draw_fair_word: chance.draw_fair_word}


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
    """A game on the GPU. Its rules are compiled when it is first played there, which takes minutes for a big game."""

    def __init__(self, game: Game) -> None:
        self.cuda = find_cuda()
        self.game = game
        self.small = silent_type(game.layout).itemsize <= SMALL
        self.in_flight = kernels.MOST_IN_FLIGHT  # games of a block that shares them out by their steps
        self.cuda.current_context()  # where the kernel is loaded
        self._kernel = Function(kept_kernel(self.cuda, game, self.small))

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
        if self.small:
            self._sweep(records, luck, decisions)
        else:
            self._group(records, luck, decisions)

    def _sweep(self, records: Any, luck: int, decisions: Any) -> None:
        blocks = min(self.device.MULTIPROCESSOR_COUNT * SWEEPING.blocks, -(-records.size // SWEEPING.threads))
        self._used = [self.cuda.to_device(np.zeros(1, np.int64))]  # as long as the kernel runs
        arguments = [place_of(records), luck, place_of(decisions), *map(place_of, self._used)]
        Call(self._kernel, blocks, SWEEPING.threads, arguments)()

    def _group(self, records: Any, luck: int, decisions: Any) -> None:
        shape = grouping_shape(self.game)
        blocks = min(self.device.MULTIPROCESSOR_COUNT * shape.blocks, records.size)
        in_flight = min(self.in_flight, -(-records.size // blocks))
        games = self.cuda.device_array((blocks, in_flight), np.int32)
        lucks = self.cuda.device_array(records.size, np.uint64)
        self._used = [games, lucks]  # as long as the kernel runs
        arguments = [in_flight, place_of(records), luck, place_of(games), place_of(lucks), place_of(decisions)]
        Call(self._kernel, blocks, shape.threads, arguments)()


def grouping_shape(game: Game) -> Shape:
    """Called rules need few registers, so that more threads have room."""
    return GROUPING_INLINED if game.inlined else GROUPING_CALLED


def kept_kernel(cuda: Any, game: Game, small: bool) -> Code:
    """The kernel that plays a game: a small one in sweeps, a big one step by step. Compiled once, then kept."""
    bound = engine.bound_rules(game)
    rules = {name: bound[name] for name in ("deal", "sweep", "take_step")} | {"mix": random.mix}
    texts = [Path(__file__).with_name(name).read_text() for name in MADE_BY]
    instead: list[Callable[..., Any]] = [*REPLACED.values(), *engine.SILENT.values()]
    name = "sweeping" if small else "grouping"
    path = keeping.path_of(cuda, game, name, [*rules.values(), *instead], *texts)
    return keeping.kept(path, lambda: compiled_kernel(cuda, game, small, rules))


def compiled_kernel(cuda: Any, game: Game, small: bool, rules: Mapping[str, Any]) -> Code:
    """The same, compiled now."""
    from numba import from_dtype, int32, int64, uint64

    from aevum.gpu.linking import linking
    from aevum.gpu.meeting import meet

    compiler = DeviceCompiler(cuda, REPLACED)
    twins = {name: compiler.inner(function) for name, function in rules.items()}
    record: Any = from_dtype(silent_type(game.layout))
    types: tuple[Any, ...] = (record[::1], uint64, int64[::1], int64[::1])
    kernel, registers = kernels.sweeping(cuda, game, record, twins), SWEEPING.registers
    if not small:
        types = (int64, record[::1], uint64, int32[:, ::1], uint64[::1], int64[::1])
        kernel, registers = kernels.grouping(cuda, meet, game, twins), grouping_shape(game).registers
    with linking(game.inlined, plain=True):
        return keeping.machine_code(cuda.jit(types, max_registers=registers)(kernel))

"""A pretended GPU: kernels are run by Python, block after block, thread after thread."""

from __future__ import annotations

import ctypes
import inspect
from functools import cache
from importlib import import_module
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt
from numba.np.numpy_support import as_dtype

from aevum.gpu import DeviceCompiler
from aevum.gpu.launching import Place

WARP = 32  # threads

greenlet: Any = import_module("greenlet")  # it has no types


class Memory:
    """An array that is said to lie on the device."""

    def __init__(self, values: npt.NDArray[Any]) -> None:
        self.values = values

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        values = self.values
        return {"shape": values.shape, "typestr": values.dtype.str, "data": (values.ctypes.data, False), "version": 3}

    def __getitem__(self, places: Any) -> Memory:
        return Memory(self.values[places])

    def __setitem__(self, places: Any, values: Any) -> None:
        self.values[places] = values

    def __int__(self) -> int:
        return int(self.values)

    @property
    def size(self) -> int:
        return self.values.size

    def copy_to_host(self, room: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        if room is not None:
            room[:] = self.values
        return self.values.copy()

    def copy_to_device(self, values: npt.NDArray[Any]) -> None:
        self.values[:] = values


class Thread:
    """One thread of a kernel, and where it stands in it."""

    def __init__(self, kernel: Any, arguments: list[Any], block: int, thread: int) -> None:
        self.course = greenlet.greenlet(lambda: self._run(kernel, arguments))
        self.block, self.thread, self.rooms = block, thread, 0

    def _run(self, kernel: Any, arguments: list[Any]) -> None:
        with np.errstate(over="ignore"):
            kernel(*arguments)


class Cuda:
    """What is asked of `numba.cuda`, by `DeviceVecEnv` and inside kernels."""

    def __init__(self) -> None:
        self.local = SimpleNamespace(array=lambda size, kind: np.zeros(size, dtype_of(kind)))
        self.shared = SimpleNamespace(array=self._shared)
        self.atomic = SimpleNamespace(add=self._add, min=self._min)

    def to_device(self, values: npt.NDArray[Any]) -> Memory:
        return Memory(values.copy())

    def device_array(self, shape: int | tuple[int, ...], kind: Any) -> Memory:
        return Memory(np.full(shape, -1).astype(kind))  # what lies there before, nobody knows

    def current_context(self) -> None:
        """There is one."""

    def mapped_array(self, size: int, kind: Any) -> Memory:
        return Memory(np.zeros(size, kind))

    def get_current_device(self) -> Any:
        return SimpleNamespace(MULTIPROCESSOR_COUNT=1)

    def jit(self, *, device: bool) -> Any:
        return lambda function: function

    def synchronize(self) -> None:
        """All is done as soon as it is asked."""

    @property
    def threadIdx(self) -> Any:
        return SimpleNamespace(x=self._own.thread)

    @property
    def blockIdx(self) -> Any:
        return SimpleNamespace(x=self._own.block)

    @property
    def blockDim(self) -> Any:
        return SimpleNamespace(x=self._size)

    @property
    def gridDim(self) -> Any:
        return SimpleNamespace(x=self._blocks)

    def grid(self, _: int) -> int:
        return int(self._own.block * self._size + self._own.thread)

    def gridsize(self, _: int) -> int:
        return self._blocks * self._size

    def syncwarp(self) -> None:
        self._own.course.parent.switch(WARP)

    def syncthreads(self) -> None:
        self._own.course.parent.switch(self._size)

    def run(self, kernel: Any, blocks: int, threads: int, arguments: list[Any], shared: int = 0) -> None:
        """Run a kernel: the warps of a block in turn, each until all must wait for one another."""
        self._blocks, self._size = blocks, threads
        for block in range(blocks):
            self._dynamic, self._rooms = np.zeros(shared, np.uint8), dict[int, Any]()
            running = [Thread(kernel, arguments, block, thread) for thread in range(threads)]
            while running:
                for first in range(0, len(running), WARP):
                    self._run_warp(running[first : first + WARP])
                waiting = [one for one in running if not one.course.dead]
                assert waiting == running or not waiting, "some threads wait for others that have ended"
                running = waiting

    def _run_warp(self, threads: list[Thread]) -> None:
        """Run the threads of a warp in turn until they have ended, or wait for the whole block."""
        met = WARP
        while met == WARP and not threads[0].course.dead:
            for one in threads:
                self._own = one
                met = one.course.switch()
            ended = [one.course.dead for one in threads]
            assert all(ended) or not any(ended), "some threads wait for others that have ended"

    def _shared(self, size: int, kind: Any, _: int = 0) -> Any:
        dtype = dtype_of(kind)
        if size == 0:
            return self._dynamic.view(dtype)
        own = self._own
        own.rooms += 1
        return self._rooms.setdefault(own.rooms, np.zeros(size, dtype))

    def _add(self, array: Any, place: int, value: Any) -> Any:
        before = array[place]
        array[place] += value
        return before

    def _min(self, array: Any, place: int, value: Any) -> None:
        array[place] = min(array[place], value)


class Twin:
    """A rule as Python has it, where a compiled one is expected."""

    get_call_template = None

    def __init__(self, function: FunctionType) -> None:
        self._function = function

    def __call__(self, *arguments: Any) -> Any:
        return self._function(*arguments)


class Interpreter(DeviceCompiler):
    """Makes twins of rules that tell nothing, and leaves them to Python."""

    def compiled(self, function: FunctionType) -> Any:
        return Twin(function)


class PretendedCall:
    """A kernel with its arguments, run by Python; see `launching.Call`."""

    cuda: Cuda

    def __init__(self, kernel: Any, blocks: int, threads: int, arguments: list[Any], shared: int = 0) -> None:
        self._kernel, self._shape, self._shared = kernel, (blocks, threads), shared
        self._names = list(inspect.signature(kernel).parameters)
        self._arguments = list(arguments)

    def set(self, argument: int, value: Any) -> None:
        self._arguments[argument] = value

    def __call__(self) -> None:
        arguments = [self._given(*one) for one in zip(self._names, self._arguments, strict=True)]
        self.cuda.run(self._kernel, *self._shape, arguments, self._shared)

    def _given(self, name: str, value: Any) -> Any:
        if isinstance(value, Place):
            return array_at(value)
        return np.uint64(value) if name == "luck" else int(value)


def array_at(place: Place) -> npt.NDArray[Any]:
    """The array at a place."""
    size = sum(stride * (length - 1) for stride, length in zip(place.strides, place.shape, strict=True))
    room: Any = (ctypes.c_uint8 * (size + place.dtype.itemsize)).from_address(place.address)
    return np.ndarray(place.shape, place.dtype, room, 0, place.strides)


@cache
def dtype_of(kind: Any) -> np.dtype[Any]:
    """NumPy's name for a type of Numba's."""
    dtype = as_dtype(kind)
    return np.dtype((np.record, dtype)) if dtype.names else dtype

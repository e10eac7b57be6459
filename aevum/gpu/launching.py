"""Compiled kernels, and how they are called: numba-cuda looks at every argument of every call, we look at them once."""

from __future__ import annotations

import ctypes
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

DRIVER = "cuda.bindings.driver"  # numba-cuda brings it


class Place(NamedTuple):
    """Where an array lies on the device, and how."""

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    dtype: np.dtype[Any]

    def as_argument(self) -> list[int]:
        """The numbers that a kernel of Numba's takes for an array: two that it never reads, then what it is."""
        count = int(np.prod(self.shape))
        return [0, 0, count, self.dtype.itemsize, self.address, *self.shape, *self.strides]


def place_of(array: Any) -> Place:
    """Where an array of another library lies and how; whoever knows only DLPack is not asked here."""
    told = array.__cuda_array_interface__
    dtype, shape = np.dtype(told["typestr"]), tuple(told["shape"])
    strides = told.get("strides")
    if strides is None:
        strides, step = (), dtype.itemsize
        for length in reversed(shape):
            strides, step = (step, *strides), step * length
    return Place(int(told["data"][0]), shape, tuple(strides), dtype)


class Code(NamedTuple):
    """Machine code of a kernel, and the name of its entry."""

    entry: str
    cubin: bytes


class Function:
    """A kernel on the current device."""

    def __init__(self, code: Code) -> None:
        self._driver = driver = import_module(DRIVER)
        self._module = _done(driver.cuModuleLoadData(code.cubin))  # holds the code
        self.handle = _done(driver.cuModuleGetFunction(self._module, code.entry.encode()))
        self._shared = 0

    def allow_shared(self, size: int) -> None:
        """Let a block have so many bytes of shared memory; whoever was allowed more still may."""
        if size <= self._shared:
            return
        self._shared = size
        most = self._driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        _done(self._driver.cuFuncSetAttribute(self.handle, most, size))

    def needs(self) -> dict[str, int]:
        """Registers and bytes of local memory that each thread needs."""
        known = self._driver.CUfunction_attribute
        asked = {"registers": known.CU_FUNC_ATTRIBUTE_NUM_REGS, "local": known.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES}
        return {name: int(_done(self._driver.cuFuncGetAttribute(one, self.handle))) for name, one in asked.items()}


class Call:
    """A kernel with its arguments: plain numbers and places of arrays. Single ones can be set again."""

    def __init__(self, function: Function, blocks: int, threads: int, arguments: list[Any], shared: int = 0) -> None:
        self._launch, self._function = import_module(DRIVER).cuLaunchKernel, function
        self._shape = (blocks, 1, 1, threads, 1, 1, shared, 0)
        self._begins, flat = list[int](), list[int]()
        for argument in arguments:
            self._begins.append(len(flat))
            flat += argument.as_argument() if isinstance(argument, Place) else [int(argument)]
        self._values = (ctypes.c_uint64 * len(flat))(*(value & 0xFFFFFFFFFFFFFFFF for value in flat))
        begin = ctypes.addressof(self._values)
        self._pointers = (ctypes.c_void_p * len(flat))(*(begin + 8 * place for place in range(len(flat))))
        self._given = ctypes.addressof(self._pointers)
        if shared:
            function.allow_shared(shared)

    def set(self, argument: int, value: Any) -> None:
        """Another value for one argument."""
        flat = value.as_argument() if isinstance(value, Place) else [int(value)]
        begin = self._begins[argument]
        for place, one in enumerate(flat, begin):
            self._values[place] = one & 0xFFFFFFFFFFFFFFFF

    def __call__(self) -> None:
        """Let it run, after all that was asked of the device before; nobody waits for it."""
        (error,) = self._launch(self._function.handle, *self._shape, self._given, 0)
        if error:
            _done((error,))


def _done(answer: tuple[Any, ...]) -> Any:
    """What the driver gave; raises RuntimeError where it could not."""
    if int(answer[0]):
        raise RuntimeError(f"CUDA: {answer[0].name}")
    return answer[1] if len(answer) > 1 else None

"""Arrays on the device, as other libraries take them over without a copy: DLPack, and CUDA's array interface."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.gpu.launching import Place

CPU, CUDA = 1, 2  # DLPack's numbers of kinds of memory
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLPack's numbers of kinds of values
LEGACY_STREAM = 1  # where all is asked of the device: CUDA's default stream
FRESH, TAKEN = b"dltensor", b"used_dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device", ctypes.c_int32),
        ("axes", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("owner", ctypes.c_void_p), ("give_back", ctypes.c_void_p))


_lent: dict[int, tuple[Any, ...]] = {}  # what others hold, by the address of what they were given


def _give_back(managed: int) -> None:
    """Whoever has taken a tensor needs it no longer."""
    _lent.pop(managed, None)


def _forget(capsule: int) -> None:
    """A capsule is gone: if nobody has taken what is in it, nobody will."""
    if _capsule_is(capsule, FRESH):
        _lent.pop(_capsule_holds(capsule, FRESH), None)


_ADDRESS_TAKER: Any = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_GIVE_BACK, _FORGET = _ADDRESS_TAKER(_give_back), _ADDRESS_TAKER(_forget)
_new_capsule: Any = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_capsule_is: Any = ctypes.pythonapi.PyCapsule_IsValid
_capsule_is.restype, _capsule_is.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_capsule_holds: Any = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_holds.restype, _capsule_holds.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


class DeviceArray:
    """A part of the memory of a device. `torch.from_dlpack` and the like make tensors of it that show the same memory.

    `numpy()` is a copy of what it holds now, after all that was asked of the device so far.
    """

    def __init__(self, cuda: Any, owner: Any, place: Place, memory: int = CUDA) -> None:
        self.place = place
        self._cuda, self._owner, self._memory = cuda, owner, memory

    @property
    def shape(self) -> tuple[int, ...]:
        """How long it is along each axis."""
        return self.place.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        """What it holds."""
        return self.place.dtype

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<{self.dtype} {self.shape} on the GPU>"

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Where it lies, for libraries that ask so."""
        address, shape, strides, dtype = self.place
        kept = {"shape": shape, "strides": strides, "typestr": dtype.str, "data": (address, False)}
        return {**kept, "version": 3, "stream": LEGACY_STREAM}

    def __dlpack_device__(self) -> tuple[int, int]:
        """Which memory it lies in."""
        return self._memory, 0

    def __dlpack__(self, *, stream: int | None = None, **_: Any) -> Any:
        """The same memory as a tensor of another library; what works on another stream waits for us here."""
        if stream not in (None, 0, LEGACY_STREAM, -1):
            self._cuda.synchronize()
        address, shape, strides, dtype = self.place
        axes = ctypes.c_int64 * len(shape)
        lengths, steps = axes(*shape), axes(*(stride // dtype.itemsize for stride in strides))
        kind = (KINDS[dtype.kind], 8 * dtype.itemsize, 1)
        tensor = _Tensor(address, *self.__dlpack_device__(), len(shape), *kind, lengths, steps, 0)
        managed = _Managed(tensor, None, ctypes.cast(_GIVE_BACK, ctypes.c_void_p))
        _lent[ctypes.addressof(managed)] = (managed, lengths, steps, self)
        return _new_capsule(ctypes.addressof(managed), FRESH, ctypes.cast(_FORGET, ctypes.c_void_p))

    def numpy(self) -> npt.NDArray[Any]:
        """A copy in the memory of the host."""
        whole: npt.NDArray[Any] = self._owner.copy_to_host()
        begin = self.place.address - address_of(self._owner)
        return np.ndarray(self.shape, self.dtype, whole.view(np.uint8).data, begin, self.place.strides)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        """A copy in the memory of the host, for NumPy."""
        return np.asarray(self.numpy(), dtype)


def address_of(array: Any) -> int:
    """Where an array of another library, or of Numba's, begins."""
    return int(array.__cuda_array_interface__["data"][0])

"""What compiled stepping works on, told by one number: where it all lies.

Numba looks at every array that is handed to it, for longer than a step of one game takes. So what belongs to an
environment is laid out once, on a desk: a row of addresses, from which compiled code makes the arrays again.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

GAMES, FRESH_GAMES, LUCK, FIRST_ARRAY = range(4)  # what stands in a desk before the addresses
ARRAYS = ("chosen", "heads", "lists", "masks", "sights", "records", "fresh", "table", "silent", "cells", "room")
SIZE = FIRST_ARRAY + len(ARRAYS)


class Desk:
    """Arrays that compiled code finds by one address. They must stay where they are: the desk holds them."""

    def __init__(self, **arrays: npt.NDArray[Any]) -> None:
        self._held = arrays
        self.places = np.zeros(SIZE, np.int64)
        self.places[GAMES], self.places[FRESH_GAMES] = arrays["heads"].size, arrays["fresh"].size
        self.places[FIRST_ARRAY:] = [arrays[name].ctypes.data for name in ARRAYS]
        self.address = int(self.places.ctypes.data)
        self.luck = self.places[LUCK : LUCK + 1].view(np.uint64)

    @property
    def chosen(self) -> npt.NDArray[np.int32]:
        """The number of each game, asked or answered."""
        return self._held["chosen"]

    def showing(self, sights: npt.NDArray[Any]) -> Desk:
        """The same with other rows to write what is seen into."""
        return Desk(**{**self._held, "sights": sights})


def array_maker() -> Any:
    """What makes an array of one kind at an address again, inside compiled code: `array_at(address, count, kind)`."""
    import numba
    from numba.core import cgutils
    from numba.extending import intrinsic, register_jitable

    compiler: Any = numba

    def pointer_to(_: Any, address: Any) -> Any:
        def point(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.inttoptr(arguments[0], cgutils.voidptr_t)

        return compiler.types.voidptr(address), point

    carray: Any = compiler.carray
    pointer: Any = intrinsic(pointer_to)

    @register_jitable
    def array_at(address: int, count: int, kind: Any) -> Any:
        return carray(pointer(address), count, kind)

    return array_at

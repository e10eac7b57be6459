"""How compiled rules are put together for a GPU: every part once, every table once.

Left alone numba-cuda lists a part again for every chain of calls that leads to it, thirty thousand where a thousand
rules call each other, and gives every part copies of the tables it reads, in a constant memory of 64 kB.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from llvmlite import ir
from numba.cuda.codegen import CUDACodeLibrary
from numba.cuda.cudadrv.nvvm import ADDRSPACE_GLOBAL
from numba.cuda.descriptor import cuda_target

BYTE = ir.IntType(8)
TABLE_ALIGNMENT = 16


class Part(CUDACodeLibrary):
    """The code of one rule, and which others it calls."""

    @property
    def modules(self) -> list[Any]:
        """The code of this part and of all parts that it calls, or that these call."""
        parts: list[Any] = [self]
        known = {self}
        for part in parts:  # grows as parts are found
            called = [other for other in part._linking_libraries if other not in known]
            parts += called
            known.update(called)
        return [part._module for part in parts]

    def finalize(self) -> None:
        """What this part calls is nobody else's to see."""
        self._raise_if_finalized()
        for part in self._linking_libraries:
            for function in _defined_in(part._module):
                function.linkage = "linkonce_odr"
                self.mark(function)
        self._finalized = True

    def mark(self, function: Any) -> None:
        """Leave it to the GPU's compiler whether a rule becomes a part of those that call it."""


class CalledPart(Part):
    """A part that stays a function of its own: a big game without calls would take hours to compile."""

    def mark(self, function: Any) -> None:
        """A rule is called."""
        function.attributes.add("noinline")


def _defined_in(module: Any) -> list[Any]:
    return [function for function in module.functions if not function.is_declaration]


@contextmanager
def linking(inlined: bool) -> Iterator[None]:
    """While this lasts, numba-cuda puts programs together in our way."""
    context = cuda_target.target_context
    codegen = context.codegen()
    codegen._library_class = Part if inlined else CalledPart
    context.make_constant_array = lambda *table: make_table(context, *table)
    try:
        yield
    finally:
        del codegen._library_class, context.make_constant_array


def make_table(context: Any, builder: Any, kind: Any, values: Any) -> Any:
    """A table that rules read, in global memory: threads that play different games read it in different places."""
    values = np.ascontiguousarray(values)
    address = builder.addrspacecast(_kept(builder.module, values.tobytes()), BYTE.as_pointer())
    table = context.make_array(kind)(context, builder)
    context.populate_array(
        table,
        data=builder.bitcast(address, table.data.type),
        shape=[ir.Constant(ir.IntType(64), length) for length in values.shape],
        strides=[ir.Constant(ir.IntType(64), stride) for stride in values.strides],
        itemsize=table.itemsize,
        parent=table.parent,
        meminfo=None,
    )
    return table._getvalue()


def _kept(module: Any, data: bytes) -> Any:
    """These bytes in a module, under a name made of them: the copies of all modules become one."""
    name = f"table_{hashlib.sha256(data).hexdigest()}"
    if name not in module.globals:
        room = ir.ArrayType(BYTE, len(data))
        kept = ir.GlobalVariable(module, room, name, ADDRSPACE_GLOBAL)
        kept.initializer = ir.Constant(room, bytearray(data))
        kept.global_constant, kept.linkage, kept.align = True, "linkonce_odr", TABLE_ALIGNMENT
    return module.globals[name]

"""How compiled rules are put together for a GPU: every part once, every table once.

Left alone numba-cuda lists a part again for every chain of calls that leads to it, thirty thousand where a thousand
rules call each other, and gives every part copies of the tables it reads, in a constant memory of 64 kB.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from importlib import import_module
from typing import Any, ClassVar

import numpy as np
from llvmlite import ir
from numba import types
from numba.cuda.codegen import CUDACodeLibrary
from numba.cuda.cudadrv.nvvm import ADDRSPACE_GLOBAL
from numba.cuda.descriptor import cuda_target

from aevum.gpu.loops import keep_loops
from aevum.gpu.returning import ENDING, add_twin, returning_values

BYTE = ir.IntType(8)
TABLE_ALIGNMENT = 16
TINY = 60  # instructions, before anything is improved
SMALL = 150  # the same where a call leaves nothing in memory, and code runs once a step


class Part(CUDACodeLibrary):
    """The code of one rule, and which others it calls."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._nvvm_options["fma"] = 0  # products are rounded before they are added, as a CPU does

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
        for part in self._linking_libraries:
            for function in _defined_in(part._module):
                function.linkage = "linkonce_odr"
        self._finalized = True


class CalledPart(Part):
    """A part that stays a function where it is called in several places, unless it is tiny.

    A game of a thousand rules would never be compiled if it were one piece. Its loops are written once: see `loops`.
    """

    calls: ClassVar[Counter[str]] = Counter()  # of every function, all over the game

    def finalize(self) -> None:
        """Count the calls of what this part calls."""
        keep_loops(self._module)
        super().finalize()
        self.calls.update(_calls_in(self._module))
        for part in self._linking_libraries:
            for function in _defined_in(part._module):
                if self.calls[function.name] > 1 and _size(function) > TINY:
                    function.attributes.add("noinline")


class ValuedPart(CalledPart):
    """A called part that returns what it has to return in registers: see `returning`."""

    def finalize(self) -> None:
        """Count the calls of the twins that this part calls, and write them."""
        keep_loops(self._module)
        Part.finalize(self)
        self.calls.update(_calls_in(self._module))
        for part in self._linking_libraries:
            for function in [one for one in _defined_in(part._module) if not one.name.endswith(ENDING)]:
                twin = add_twin(function)
                if self.calls[twin.name] > 1 and _size(function) > SMALL:
                    twin.attributes.add("noinline")


def _calls_in(module: Any) -> list[str]:
    """The name of the function of every call in a module; a line of assembly has none."""
    lines = (line for function in module.functions for line in _lines(function))
    callees = (line.callee for line in lines if line.opname == "call")
    return [callee.name for callee in callees if not isinstance(callee, ir.InlineAsm)]


def _size(function: Any) -> int:
    return sum(1 for _ in _lines(function))


def _lines(function: Any) -> Iterator[Any]:
    return (line for block in function.blocks for line in block.instructions)


def _defined_in(module: Any) -> list[Any]:
    return [function for function in module.functions if not function.is_declaration]


@contextmanager
def linking(inlined: bool, plain: bool = False) -> Iterator[None]:
    """While this lasts, numba-cuda puts programs together in our way; `plain`: with indices as they are."""
    context = cuda_target.target_context
    codegen = context.codegen()
    codegen._library_class = Part if inlined else ValuedPart if plain else CalledPart
    context.make_constant_array = lambda *table: make_table(context, *table)
    arrays: Any = import_module("numba.cuda.np.arrayobj")
    index = arrays.fix_integer_index
    if plain:
        arrays.fix_integer_index = plain_index
    try:
        with returning_values() if plain else nullcontext():
            yield
    finally:
        del codegen._library_class, context.make_constant_array
        arrays.fix_integer_index = index


def plain_index(context: Any, builder: Any, kind: Any, index: Any, _: Any) -> Any:
    """An index as it is: rules never count from the end of an array, and to ask is dear where every index would."""
    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)


def make_table(context: Any, builder: Any, kind: Any, values: Any) -> Any:
    """A table that rules read, in global memory: threads that play different games read it in different places."""
    values = np.ascontiguousarray(values)
    address = builder.addrspacecast(table_in(builder.module, values.tobytes()), BYTE.as_pointer())
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


def table_in(module: Any, data: bytes) -> Any:
    """These bytes in a module, under a name made of them: the copies of all modules become one."""
    name = f"table_{hashlib.sha256(data).hexdigest()}"
    if name not in module.globals:
        room = ir.ArrayType(BYTE, len(data))
        kept = ir.GlobalVariable(module, room, name, ADDRSPACE_GLOBAL)
        kept.initializer = ir.Constant(room, bytearray(data))
        kept.global_constant, kept.linkage, kept.align = True, "linkonce_odr", TABLE_ALIGNMENT
    return module.globals[name]

"""What rules return on a GPU: in registers.

Numba's functions write what they return to where their caller says, in memory, and return whether they failed. Rules do
not fail, and where they stay functions that way takes longer than most of them. So each has a twin that returns the
value itself, and all calls go to the twins.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from llvmlite import ir
from numba.core import cgutils

ENDING = "_value"
FINE = ir.Constant(ir.IntType(32), 0)


@contextmanager
def returning_values() -> Iterator[None]:
    """While this lasts, compiled rules call the twins of others."""
    ways: Any = import_module("numba.cuda.core.callconv").CUDACallConv  # numba-cuda's; Numba's own lies elsewhere
    usual = ways.call_function
    ways.call_function = _call_twin
    try:
        yield
    finally:
        ways.call_function = usual


def _call_twin(self: Any, builder: Any, callee: Any, result: Any, kinds: Any, given: Any) -> Any:
    """What stands for Numba's way to call one of its functions."""
    given = self._get_arg_packer(kinds).as_arguments(builder, given)
    value = builder.call(_twin_of(builder.module, callee), given)
    return self._get_return_status(builder, FINE), self.context.get_returned_value(builder, result, value)


def add_twin(function: ir.Function) -> ir.Function:
    """Write the twin of a function beside it, once; the function itself becomes a part of it."""
    twin = _twin_of(function.module, function)
    if twin.is_declaration:
        twin.linkage = "linkonce_odr"
        builder = ir.IRBuilder(twin.append_basic_block())
        room = builder.alloca(twin.function_type.return_type)
        builder.call(function, [room, *twin.args])
        builder.ret(builder.load(room))
        function.attributes.add("alwaysinline")
    return twin


def _twin_of(module: ir.Module, function: ir.Function) -> Any:
    kind = ir.FunctionType(function.args[0].type.pointee, [argument.type for argument in function.args[1:]])
    return cgutils.get_or_insert_function(module, kind, function.name + ENDING)  # type: ignore[no-untyped-call]

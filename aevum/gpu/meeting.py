"""Where the threads of a block wait for one another."""

from __future__ import annotations

from typing import Any

import numba.cuda
from llvmlite import ir
from numba.core import cgutils
from numba.cuda.extending import intrinsic


@intrinsic
def meet(context: Any) -> Any:
    """Wait for all threads of the block.

    `cuda.syncthreads` wants the threads of a warp side by side when they come to it: after steps that took each of
    them elsewhere they need not be.
    """

    def wait(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [number])
        barrier: Any = cgutils.get_or_insert_function(builder.module, kind, "llvm.nvvm.barrier.sync")  # type: ignore[no-untyped-call]
        builder.call(barrier, [number(0)])
        return context.get_dummy_value()

    types: Any = numba.cuda.types
    return types.void(), wait

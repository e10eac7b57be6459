"""Loops that stay loops on a GPU.

Its compiler writes the body of a loop several times over, for the sake of loops that run long. Those of rules run a few
times, and what is written so often no longer fits into the instruction cache: then every warp waits for its next
instructions, whatever it does.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from llvmlite import ir
from llvmlite.ir.values import MDValue

KEEP = "llvm.loop.unroll.disable"


class LoopMark(MDValue):  # type: ignore[misc]
    """What is said of one loop. It must name itself, so that no two loops share it."""

    def descr(self, buf: Any) -> None:
        """As LLVM reads it."""
        (said,) = self.operands
        buf += ("distinct !{ ", self.get_reference(), ", ", said.get_reference(), " }\n")


def keep_loops(module: ir.Module) -> None:
    """Have every loop of a module written once."""
    said = module.add_metadata([ir.MetaDataString(module, KEEP)])
    for end in [end for function in module.functions for end in _ends_of_loops(function)]:
        end.set_metadata("llvm.loop", LoopMark(module, [said], name=str(len(module.metadata))))


def _ends_of_loops(function: ir.Function) -> Iterator[Any]:
    """The branches that lead back to where a loop begins: to a block that is written before."""
    written = set[ir.Block]()
    for block in function.blocks:
        written.add(block)
        if block.terminator is not None and any(target in written for target in block.terminator.operands):
            yield block.terminator

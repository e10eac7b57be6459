"""How compiled rules are put together: optimised and turned into machine code once, where Python calls them.

Left alone Numba does both for every function, each time with all that it calls: a rule deep down, many times over. Only
entry points are called from outside, so what they call is kept as it was lowered until an entry point needs it.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler as Pipeline

Library: Any = JITCodeLibrary
Base: Any = Pipeline


class PartLibrary(Library):  # type: ignore[misc]
    """The code of a rule that only compiled code calls: neither linked nor optimised on its own."""

    def finalize(self) -> None:
        """Nothing more is added; what it calls is linked by the entry point."""
        self._finalized = True


class EntryLibrary(Library):  # type: ignore[misc]
    """The code of an entry point, with all that it calls."""

    def finalize(self) -> None:
        """Link each part once, then optimise the whole."""
        self._linking_libraries = parts_of(self)
        super().finalize()


class InlinedLibrary(EntryLibrary):
    """The code of an entry point in which calls were replaced by what they call."""

    def _optimize_final_module(self) -> None:
        """Twice: with so much in one function the first time leaves a tenth of the speed of bulk play undone."""
        super()._optimize_final_module()
        super()._optimize_final_module()


def parts_of(library: Any) -> list[Any]:
    """All libraries that this one needs, those that its parts need too."""
    found: dict[Any, None] = dict.fromkeys(library._linking_libraries)
    waiting = list(found)
    for part in waiting:  # grows as parts are found
        if isinstance(part, PartLibrary):
            new = [deeper for deeper in part._linking_libraries if deeper not in found]
            found.update(dict.fromkeys(new))
            waiting += dict.fromkeys(new)
    return list(found)


class PartPipeline(Base):  # type: ignore[misc]
    """Compiles a rule that only compiled code calls."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.library = PartLibrary(self.state.targetctx.codegen(), "part")
        self.state.targetctx.get_executable = nothing_to_call  # of a copy made for this rule alone


class EntryPipeline(Base):  # type: ignore[misc]
    """Compiles an entry point."""

    library = EntryLibrary

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.library = self.library(self.state.targetctx.codegen(), "entry")
        self.state.library.enable_object_caching()


class InlinedPipeline(EntryPipeline):
    """Compiles an entry point whose parts are inlined."""

    library = InlinedLibrary


def nothing_to_call(library: Any, description: Any, environment: Any) -> Any:
    """What stands for a part where Numba keeps a function of Python: it must be there, and is never called."""
    name = description.qualname.split(".")[-1]
    return _dynfunc.make_function(description.lookup_module(), name, "", 0, environment, (library,))

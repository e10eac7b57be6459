"""How compiled rules are put together: each rule is translated once, and a whole program is made only at its entry.

Left alone Numba makes a finished program of every function it compiles, with all that it calls, and so makes and
improves the code of a rule again for every caller of a caller. A big game is a thousand rules deep in one another: so
rules stay parts here, linked, improved and turned into machine code together in the entry that Python calls.
"""

from __future__ import annotations

from typing import Any

from llvmlite import binding as llvm
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler as NumbaCompiler


class _Part(JITCodeLibrary):
    """The code of one rule, and which others it calls; no program of its own."""

    @property
    def codegen(self) -> Any:
        """What makes code; nothing of a part can be looked up in what runs."""
        return _NothingRuns(super().codegen)

    def finalize(self) -> None:
        """The code can be linked from now on: by any number of programs, each of which drops its spare copies."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "linkonce_odr"
        self._shared_module = self._final_module
        self._finalized = True


class _NothingRuns:
    """A code generator for code that does not run by itself: it has no place to keep Python's values in."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, env_name: str, env: Any) -> None:
        """Rules use no values of Python's."""


class _Whole(JITCodeLibrary):
    """An entry with all rules that it calls, and those that these call."""

    def finalize(self) -> None:
        """Link every part once, then make the program."""
        libraries = list(dict.fromkeys(self._linking_libraries))
        known = set(libraries)
        for library in libraries:  # grows as parts are found
            called = [part for part in dict.fromkeys(library._linking_libraries) if part not in known]
            libraries += called
            known.update(called)
        self._linking_libraries = libraries
        super().finalize()


class _LibraryCompiler(NumbaCompiler):  # type: ignore[misc]
    """Numba's usual compiler, with another kind of library."""

    kind: type[JITCodeLibrary]

    def compile_extra(self, func: Any) -> Any:
        """Compile a function into a new library."""
        library = self.kind(self.state.targetctx.codegen(), func.__qualname__)
        library.enable_object_caching()
        self.state.library = library
        return super().compile_extra(func)


class PartCompiler(_LibraryCompiler):
    """Compiles rules that only other rules call."""

    kind = _Part


class WholeCompiler(_LibraryCompiler):
    """Compiles entries."""

    kind = _Whole

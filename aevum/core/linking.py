"""How compiled rules are put together: each rule is translated once, and a whole program is made only at its entry.

Left alone Numba makes a finished program of every function it compiles, with all that it calls, and so makes and
improves the code of a rule again for every caller of a caller. A big game is a thousand rules deep in one another: so
rules stay parts here, linked, improved and turned into machine code together in the entry that Python calls. The same
parts serve several entries; one may put something else in the place of a part.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from llvmlite import binding as llvm
from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler as NumbaCompiler
from numba.np import arrayobj


class _Part(JITCodeLibrary):
    """The code of one rule, and which others it calls; no program of its own."""

    arguments: tuple[Any, ...]

    @property
    def codegen(self) -> Any:
        """What makes code; nothing of a part can be looked up in what runs."""
        return _NothingRuns(super().codegen)

    def finalize(self) -> None:
        """The code can be linked from now on: by any number of programs, each of which drops its spare copies."""
        for function in _defined_in(self._final_module, llvm.Linkage.external):
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

    replaced: Mapping[str, Any]
    inlined: bool

    def finalize(self) -> None:
        """Link every part once, then make the program."""
        libraries = list(dict.fromkeys(self._linking_libraries))
        known = set(libraries)
        for library in libraries:  # grows as parts are found
            called = [part for part in dict.fromkeys(library._linking_libraries) if part not in known]
            libraries += called
            known.update(called)
        self._linking_libraries = [self._in_place_of(library) for library in libraries]
        super().finalize()

    def _in_place_of(self, library: Any) -> Any:
        """The part itself, or what this program has in its place, under the same name."""
        other = self.replaced.get(library.name)
        return library if other is None else _Renamed(_version_for(other, library.arguments), library)

    def _optimize_final_module(self) -> None:
        """Nobody else calls the rules of this program: what has one caller becomes a part of it.

        Twice where all is: with so much in one function the first time leaves a tenth of the speed of bulk play undone.
        """
        for function in _rules_in(self._final_module):
            function.linkage = "internal"
            if self.inlined:
                function.add_function_attribute("alwaysinline")
        super()._optimize_final_module()
        if self.inlined:
            super()._optimize_final_module()


_index_from_either_end = arrayobj.fix_integer_index


def _index(context: Any, builder: Any, kind: Any, index: Any, length: Any) -> Any:
    """An index as it is, in rules: they never count from the end, and to ask costs a twentieth of bulk play.

    With NUMBA_BOUNDSCHECK one below 0 is an error; `core.check` finds those that are written down.
    """
    if isinstance(context.active_code_library, _Part | _Whole):
        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
    return _index_from_either_end(context, builder, kind, index, length)


arrayobj.fix_integer_index = _index


def _version_for(rule: Any, arguments: tuple[Any, ...]) -> Any:
    """The part that a compiled rule has for these types of arguments."""
    rule.compile(arguments)
    return rule.overloads[arguments].library


class _Renamed:
    """A part under the name of another."""

    def __init__(self, part: Any, other: Any) -> None:
        self._module = part._get_module_for_linking().clone()
        (own,), (name,) = _rules_in(self._module), (one.name for one in _rules_in(other._get_module_for_linking()))
        own.name = name
        self._reload_init = part._reload_init
        self._linking_libraries: list[Any] = []

    def _get_module_for_linking(self) -> Any:
        return self._module


def _rules_in(module: Any) -> list[Any]:
    """The rules whose parts a module holds."""
    return _defined_in(module, llvm.Linkage.linkonce_odr)


def _defined_in(module: Any, linkage: Any) -> list[Any]:
    return [one for one in module.functions if not one.is_declaration and one.linkage == linkage]


class PartCompiler(NumbaCompiler):
    """Compiles rules that only other rules call."""

    def compile_extra(self, func: Any) -> Any:
        """Compile a rule into a part."""
        part = _Part(self.state.targetctx.codegen(), func.__qualname__)
        part.enable_object_caching()
        part.arguments = tuple(self.state.args)
        self.state.library = part
        return super().compile_extra(func)


class WholeCompiler(NumbaCompiler):
    """Compiles entries; see `whole_compiler`."""

    replaced: ClassVar[Mapping[str, Any]] = {}
    inlined = False

    def compile_extra(self, func: Any) -> Any:
        """Compile an entry into a whole program."""
        whole = _Whole(self.state.targetctx.codegen(), func.__qualname__)
        whole.enable_object_caching()
        whole.replaced, whole.inlined = self.replaced, self.inlined
        self.state.library = whole
        return super().compile_extra(func)


def whole_compiler(replaced: Mapping[str, Any], inlined: bool) -> type[WholeCompiler]:
    """A compiler of entries that puts other compiled rules in the place of parts, by their names.

    `inlined` programs have no calls left in them. They run faster and take longer to make; a rule called from many
    places makes them grow.
    """
    return type("WholeCompiler", (WholeCompiler,), {"replaced": replaced, "inlined": inlined})

"""The `rule` decorator, and the compiled twins of rules.

A rule stays an ordinary Python function: it can be read, stepped through and tested as it stands. `Compiler` makes a
twin of it for Numba: the same code, in a namespace where every rule it calls is a twin too.
"""

from __future__ import annotations

import dis
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import Enum
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

_SOURCES: dict[Callable[..., Any], FunctionType] = {}


def rule(function: Function) -> Function:
    """Mark a function as part of the rules, to be compiled with them."""
    assert isinstance(function, FunctionType)
    _SOURCES[function] = function
    return function


def wrapping_rule(function: Function) -> Function:
    """A rule whose 64-bit arithmetic is meant to wrap around: NumPy must not warn of it when interpreted."""
    assert isinstance(function, FunctionType)
    quiet = np.errstate(over="ignore")(function)
    _SOURCES[quiet] = function
    return quiet


def is_rule(thing: object) -> bool:
    """Whether this is a function marked as a rule."""
    return isinstance(thing, FunctionType) and thing in _SOURCES


def bind(function: Callable[..., Any], names: Mapping[str, object]) -> Callable[..., Any]:
    """The same function with some of its global names standing for something else."""
    assert isinstance(function, FunctionType)
    bound = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__)
    bound.__qualname__, bound.__doc__ = function.__qualname__, function.__doc__
    return rule(bound)


def cache_root() -> Path:
    """Where compiled rules are kept: `AEVUM_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("AEVUM_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "aevum"


def rules_hash(entries: Iterable[Callable[..., Any]], *besides: str) -> str:
    """A hash of what the compiler makes of rules: their code, that of all rules they call, and every value they use.

    Tables are in it as far as rules read them; views, texts, comments and docstrings are not. Numba's own cache does
    not notice a change in a function that a cached function calls from another file.
    """
    import llvmlite
    import numba

    versions = f"{sys.version}|{numba.__version__}|{llvmlite.__version__}|{np.__version__}"
    digest = hashlib.sha256("|".join((versions, *besides)).encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "0").encode())
    for compiling in (Path(__file__), Path(__file__).with_name("linking.py")):
        digest.update(compiling.read_bytes())
    waiting = [_SOURCES[entry] for entry in entries]
    places = {source: place for place, source in enumerate(waiting)}
    for source in waiting:  # grows as rules are found
        digest.update(f"{source.__name__}|{source.__defaults__}".encode() + _written(source.__code__, source.__doc__))
        for name, value in _values_used(source):
            if is_rule(value):
                called = _SOURCES[value]  # type: ignore[index]
                if called not in places:
                    places[called] = len(waiting)
                    waiting.append(called)
                digest.update(f"{name} is rule {places[called]}".encode())
            else:
                digest.update(f"{name} = ".encode() + _content(value))
    return digest.hexdigest()[:20]


def _written(code: CodeType, docstring: str | None = None) -> bytes:
    """What a function says, without comments, docstring and the lines it stands on."""
    constants = [_content(constant) for constant in code.co_consts if constant != docstring]
    return repr((constants, code.co_names)).encode() + code.co_code


def _values_used(source: FunctionType) -> Iterator[tuple[str, object]]:
    """The values that a function's global names stand for, and those it takes out of a module."""
    names = _names_used(source)
    for name in names:
        value = source.__globals__.get(name)
        yield name, value
        if isinstance(value, ModuleType):
            yield from ((one, getattr(value, one)) for one in names if hasattr(value, one))


def _content(value: object) -> bytes:
    """A value that a rule uses, as bytes that are the same in every process."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype}{value.shape}".encode() + value.tobytes()
    if isinstance(value, CodeType):
        return _written(value)
    if isinstance(value, frozenset | set):
        return b"|".join(sorted(map(_content, value)))
    if isinstance(value, type) and issubclass(value, Enum):
        return repr([(one.name, one.value) for one in value]).encode()
    if isinstance(value, ModuleType) or callable(value):
        return str(getattr(value, "__name__", type(value).__name__)).encode()
    return repr(value).encode()


def writable_folder(wanted: Path) -> Path:
    """The folder, made if need be; a temporary one where it cannot be written, so that play goes on."""
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:
        return Path(tempfile.mkdtemp(prefix="aevum-cache-"))


class Compiler:
    """Makes compiled twins of rules. Only entry points are cached on disk and callable from Python."""

    def __init__(
        self,
        folder: Path,
        replace: Mapping[Callable[..., Any], Callable[..., Any]] | None = None,
        before_compiling: Callable[[], None] = lambda: None,
    ) -> None:
        self.folder = folder
        self._before_compiling = before_compiling
        # Numba names what it keeps after the function alone. Twins of one rule for two sets of tables would take each
        # other's place when both are loaded from their caches.
        self._mark = hashlib.sha256(str(folder).encode()).hexdigest()[:8]
        self._replace = dict(replace or {})
        self._twins: dict[Callable[..., Any], Any] = {}
        self._spaces: dict[int, dict[str, Any]] = {}

    def entry(
        self,
        function: Callable[..., Any],
        replace: Mapping[Callable[..., Any], Callable[..., Any]] | None = None,
        inlined: bool = False,
    ) -> Any:
        """A compiled function that Python may call; loaded from the cache when it is there.

        In this one other rules can stand for some. `inlined`: see `linking.whole_compiler`.
        """
        import numba

        from aevum.core.kept import Kept
        from aevum.core.linking import whole_compiler

        source, replaced = _SOURCES[function], dict[str, Any]()

        def make_ready() -> None:
            self._before_compiling()
            self._fill_space(source)
            replaced.update({self._name(_SOURCES[old]): self.inner(new) for old, new in (replace or {}).items()})

        njit: Any = numba.njit
        entry = njit(error_model="numpy", nogil=True, pipeline_class=whole_compiler(replaced, inlined))(
            self._copy(source)
        )
        entry._cache = Kept(entry.py_func, self.folder, make_ready)
        return entry

    def inner(self, function: Callable[..., Any]) -> Any:
        """A compiled function that only other compiled code calls."""
        function = self._replace.get(function, function)
        if function not in self._twins:
            self._fill_space(_SOURCES[function])
            self._twins[function] = _compiled_once(self.compiled(self._copy(_SOURCES[function])))
        return self._twins[function]

    def compiled(self, function: FunctionType) -> Any:
        """This function for Numba, without anything that only Python needs."""
        import numba

        from aevum.core.linking import PartCompiler

        njit: Any = numba.njit
        inner = njit(
            error_model="numpy",
            nogil=True,
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            pipeline_class=PartCompiler,
        )
        return inner(function)

    def _name(self, source: FunctionType) -> str:
        return f"{source.__qualname__}_{self._mark}"

    def _copy(self, source: FunctionType) -> FunctionType:
        copy = FunctionType(source.__code__, self._space(source), source.__name__, source.__defaults__)
        copy.__qualname__ = self._name(source)
        return copy

    def _space(self, source: FunctionType) -> dict[str, Any]:
        """The function's global names. One space serves a whole module; twins take the place of rules in it."""
        origin = source.__globals__
        if id(origin) not in self._spaces:
            laters = {name: _Later(value) for name, value in origin.items() if is_rule(value)}
            self._spaces[id(origin)] = {**origin, **laters}
        return self._spaces[id(origin)]

    def _fill_space(self, source: FunctionType) -> None:
        """Make the twins of the rules that a function calls."""
        space = self._space(source)
        for name in _globals_used(source):
            if isinstance(space.get(name), _Later):
                space[name] = self.inner(space[name].function)


def _compiled_once(dispatcher: Any) -> Any:
    """Compile a rule for whole numbers of one width only.

    Left alone Numba makes a version for every mix of widths and literal values it is called with: twice the work.
    """
    find_version = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: find_version(tuple(map(_widened, args)), kws)
    return dispatcher


def _widened(kind: Any) -> Any:
    import numba

    types: Any = numba.types
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind


class _Later:
    """A rule that nobody has called yet: its twin is made on first use."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function


def _names_used(source: FunctionType) -> tuple[str, ...]:
    """All global names and attributes that a function uses, those of the comprehensions in it too."""
    return tuple(dict.fromkeys(name for code in _codes_of(source) for name in code.co_names))


def _globals_used(source: FunctionType) -> tuple[str, ...]:
    """All global names that a function uses: a field of the record that is called like a rule is none."""
    lines = (line for code in _codes_of(source) for line in dis.get_instructions(code))
    return tuple(dict.fromkeys(line.argval for line in lines if line.opname in ("LOAD_GLOBAL", "LOAD_NAME")))


def _codes_of(source: FunctionType) -> list[CodeType]:
    """The code of a function and of the comprehensions in it."""
    codes = [source.__code__]
    for code in codes:  # grows as inner code is found
        codes += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
    return codes

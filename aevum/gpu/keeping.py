"""Kernels that were compiled before, on disk beside the CPU's: compiling a big game takes minutes."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Any

from aevum.core import engine
from aevum.core.game import Game
from aevum.core.rule import rules_hash, writable_folder
from aevum.gpu.launching import Code

PUT_TOGETHER_BY = ("linking.py", "loops.py", "returning.py")  # how every kernel is made
VERSIONS = ("numba-cuda", "cuda-bindings")


def path_of(cuda: Any, game: Game, name: str, rules: Iterable[Callable[..., Any]], *besides: str) -> Path:
    """Where a kernel is kept: under a name made of all that it is made of.

    That is the rules with their tables, the record, what makes kernels, the kind of device, the compilers, and whatever
    whoever asks knows besides.
    """
    makers = [Path(__file__).with_name(one).read_text() for one in PUT_TOGETHER_BY]
    device = cuda.get_current_device().compute_capability
    sizes = (game.layout.descr, game.max_choices, game.max_decisions)
    mark = rules_hash(rules, *makers, str(sizes), str(device), *map(version, VERSIONS), *besides)
    return writable_folder(engine.cache_folder(game)) / f"{name}-{mark}.cubin"


def kept(path: Path, compiled: Callable[[], Code]) -> Code:
    """The kernel that is kept here; compiled now, and kept, where none is or what there is was damaged."""
    code = read(path)
    if code is None:
        code = compiled()
        write(path, code)
    return code


def machine_code(kernel: Any) -> Code:
    """The code of a kernel that numba-cuda has compiled for one set of types."""
    (overload,) = kernel.overloads.values()
    library = overload._codelibrary
    cubin = library.get_cubin()
    return Code(library._entry_name, bytes(getattr(cubin, "code", cubin)))


def read(path: Path) -> Code | None:
    """A kernel as `write` has written it; None where there is none, or not all of it."""
    try:
        digest, rest = path.read_bytes().split(b"\n", 1)
        entry, cubin = rest.split(b"\n", 1)
    except (OSError, ValueError):
        return None
    return Code(entry.decode(), cubin) if digest == _digest(rest) else None


def write(path: Path, code: Code) -> None:
    """Keep a kernel: a digest, its entry, its code. Whoever reads meanwhile finds all of it or nothing."""
    rest = code.entry.encode() + b"\n" + code.cubin
    half = path.with_suffix(f".{os.getpid()}")
    half.write_bytes(_digest(rest) + b"\n" + rest)
    half.replace(path)


def _digest(content: bytes) -> bytes:
    return hashlib.sha256(content).hexdigest().encode()

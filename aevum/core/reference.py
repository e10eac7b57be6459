"""Things that travel between processes by the name of where they stand, as functions do, not by their content."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pickle import PicklingError
from types import ModuleType


def reference_to(thing: object, near: str) -> tuple[str, str]:
    """The module and the name in it that hold this very thing; the packages around the module `near` come first."""
    for module in _modules(near):
        for name, value in vars(module).items():
            if value is thing:
                return module.__name__, name
    raise PicklingError(f"no module holds {type(thing).__name__} {getattr(thing, 'id', '')!r}")


def at_reference(module: str, name: str) -> object:
    """The thing that a module holds under a name."""
    return getattr(import_module(module), name)


def _modules(near: str) -> Iterator[ModuleType]:
    parts = near.split(".")
    for length in range(len(parts), 0, -1):
        if found := sys.modules.get(".".join(parts[:length])):
            yield found
    yield from [module for module in sys.modules.values() if isinstance(module, ModuleType)]

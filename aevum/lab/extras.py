"""Packages that only an extra of Aevum brings: everything else works without them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from aevum.core.errors import MissingExtra


def extra_module(name: str, extra: str = "lab") -> Any:
    """A module of another project; raises MissingExtra where it is not installed."""
    try:
        return import_module(name)
    except ImportError as error:
        raise MissingExtra(package=name.partition(".")[0], extra=extra) from error

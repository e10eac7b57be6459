"""The tests that other projects hold environments to. They warn of things of their own while they are imported."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from types import ModuleType


@cache
def judge(name: str) -> ModuleType:
    """A module of such tests. It brings half of its project along: only whoever is judged waits for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module(name)

"""What all tests share: Hypothesis tries the same examples every time and is not hurried by a slow machine."""

from __future__ import annotations

import gc
from itertools import groupby

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("aevum", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("aevum")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests in a browser wait as much as they work: each worker gets its share of them, and at a time of its own."""
    workers: int = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    if workers > 1:
        waiting = [item for item in items if item.get_closest_marker("browser")]
        working = [item for item in items if not item.get_closest_marker("browser")]
        items[:] = [item for turn in range(workers) for item in _share(working, waiting, turn, workers)]


def pytest_collection_finish(session: pytest.Session) -> None:
    """What is there by now stays to the end: whoever looks for garbage need not walk through all of it each time."""
    gc.collect()
    gc.freeze()


def _share(working: list[pytest.Item], waiting: list[pytest.Item], turn: int, workers: int) -> list[pytest.Item]:
    """What one worker begins with: the later its turn, the later its browser is opened."""
    part = _part(working, turn, workers)
    before = len(part) * turn // workers
    return part[:before] + _part(waiting, turn, workers) + part[before:]


def _part(items: list[pytest.Item], turn: int, workers: int) -> list[pytest.Item]:
    """One of so many parts of the tests. Those of a file stay together."""
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    place, part = 0, []
    for tests in files:
        if place * workers // len(items) == turn:
            part += tests
        place += len(tests)
    return part

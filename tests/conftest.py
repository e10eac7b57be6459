"""What all tests share: Hypothesis tries the same examples every time and is not hurried by a slow machine."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("aevum", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("aevum")

IN_A_BROWSER = Path(__file__).parent / "web"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every worker begins with its share of the tests in a browser, which wait as much as they work.

    Left in their order they come last, all together, and half of the machine waits with them.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    in_a_browser = [item for item in items if item.path.is_relative_to(IN_A_BROWSER)]
    others = [item for item in items if not item.path.is_relative_to(IN_A_BROWSER)]
    items[:] = [
        item
        for worker in range(workers)
        for share in (in_a_browser, others)
        for item in share[len(share) * worker // workers : len(share) * (worker + 1) // workers]
    ]

"""What the tests of the service share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.house import House, plain, running


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the tables are kept."""
    return tmp_path / "aevum.sqlite"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A service that runs; the tests of a file share it, each at tables of its own."""
    with running(plain(tmp_path_factory.mktemp("house") / "aevum.sqlite")) as found:
        yield found

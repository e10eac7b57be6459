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


@pytest.fixture
def house(database: Path) -> Iterator[House]:
    """A service that runs."""
    with running(plain(database)) as found:
        yield found

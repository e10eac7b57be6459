"""What the tests of the service share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from tests.table.house import House, plain, running


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test deals the same dice each time it is run."""
    monkeypatch.setattr("aevum.core.course.secrets", SimpleNamespace(randbits=Random(request.node.name).getrandbits))


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the tables are kept."""
    return tmp_path / "aevum.sqlite"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A service that runs; the tests of a file share it, each at tables of its own."""
    with running(plain(tmp_path_factory.mktemp("house") / "aevum.sqlite")) as found:
        yield found

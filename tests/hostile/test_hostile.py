"""Files and requests from hell: refused by name or taken, never a mistake of ours, and others play on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.hostile.files import files, is_read_or_refused
from tests.hostile.wire import Siege, besieged, wires

FILES, REQUESTS = 40, 200


@pytest.fixture(scope="module")
def siege(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Siege]:
    with besieged(tmp_path_factory.mktemp("siege")) as found:
        yield found


@settings(max_examples=FILES, suppress_health_check=list(HealthCheck))
@given(content=files())
def test_a_hostile_file_is_read_or_refused(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    is_read_or_refused(content, Path(tmp_path_factory.getbasetemp()))


@settings(max_examples=REQUESTS, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_hostile_request_is_answered_and_nobody_else_notices(data: st.DataObject, siege: Siege) -> None:
    siege.send(data.draw(wires(siege.links)))


def test_the_table_beside_goes_on(siege: Siege) -> None:
    siege.ends_well()

"""The form for a new table offers the sets of components that a service has besides a game's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from aevum.games import game_named
from tests.games.corrected import corrected
from tests.table.house import GAME
from tests.web.conftest import Visit
from tests.web.inn import COMMAND, Inn

pytestmark = pytest.mark.browser


@pytest.fixture
def offering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inn]:
    """A service that offers a set of tables."""
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "kept"))
    cell = ("limits.csv", "solo_rounds", "value")
    folder = corrected(game_named(GAME), tmp_path / "Three rounds alone", cell, 3)
    with Inn(tmp_path / "aevum.sqlite", (*COMMAND, "--cold", "--tables", GAME, str(folder))) as found:
        yield found


def test_a_set_is_chosen_and_played(visit: Visit, offering: Inn) -> None:
    me = visit(address=offering.address)
    me.get("seating-alone").click()
    box = me.get("tables")
    expect(box.locator("option")).to_have_text(["Its own", "Three rounds alone"])
    box.select_option(label="Three rounds alone")
    me.get("open-table").click()
    me.page.wait_for_url("**/seat/*")
    assert me.wait_for_turn()
    expect(me.page.locator(".round")).to_have_text("Round 1 of 3")


def test_where_nothing_else_is_offered_nothing_is_asked(visit: Visit) -> None:
    me = visit()
    me.get("seating-alone").click()
    expect(me.get("open-table")).to_be_visible()
    expect(me.get("tables")).to_have_count(0)

"""Where a game has a short game the lobby offers it first, and the form can be filled with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from aevum.games import game_named
from tests.web.conftest import Visit
from tests.web.inn import COMMAND, Inn

pytestmark = pytest.mark.browser
GAME = game_named("seven-ages")


@pytest.fixture(scope="module")
def cold(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A service that does not wait for compiled rules: nothing is played here."""
    with Inn(tmp_path_factory.mktemp("cold") / "aevum.sqlite", (*COMMAND, "--cold")) as found:
        yield found


@pytest.mark.parametrize(("place", "options"), [(0, GAME.short), (1, {})])
def test_one_click_plays_the_short_game_or_the_whole_one(
    visit: Visit, cold: Inn, place: int, options: dict[str, int]
) -> None:
    me = visit(address=cold.address)
    offer = me.page.get_by_role("group", name="7 Ages", exact=True)
    expect(offer.get_by_role("button")).to_have_text(["Or play 7 Ages: short game", "7 Ages: whole game"])
    expect(offer).to_contain_text("half an hour.Fast history: On · Last turn: Turn 4")
    offer.get_by_role("button").nth(place).click()
    me.page.wait_for_url("**/seat/*")
    state = me.state()
    assert state["game"] == GAME.id and state["options"] == GAME.settle_options(options, 2)


def test_the_form_is_filled_with_the_short_game(visit: Visit, cold: Inn) -> None:
    me = visit(address=cold.address)
    short, whole = me.get("length-short"), me.get("length-whole")
    expect(short).to_have_count(0)
    me.get(f"game-{GAME.id}").click()
    expect(whole).to_have_attribute("aria-pressed", "true")
    short.click()
    expect(short).to_have_attribute("aria-pressed", "true")
    expect(short).to_be_focused()
    for name, value in GAME.short.items():
        expect(me.get(f"option-{name}")).to_have_value(str(value))
    me.get("option-last_turn").select_option("3")
    for length in (short, whole):
        expect(length).to_have_attribute("aria-pressed", "false")
    me.get("open-table").click()
    me.page.wait_for_url("**/seat/*")
    assert me.state()["options"] == GAME.settle_options({**GAME.short, "last_turn": 3}, 2)

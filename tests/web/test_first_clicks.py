"""From the lobby to a game in at most three clicks, whoever plays."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.games import GAME_IDS, game_named
from tests.web.conftest import Visit
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
CLICKS_AT_MOST = 3
COUNT = """addEventListener("click", (event) => {
  if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks || 0) + 1;
}, true)"""
# For each seating that is offered: who sits at the table then.
SEATINGS = {
    "computer": ["person", "bot"],
    "here": ["person", "person"],
    "friend": ["person", "person"],
    "alone": ["person"],
}


# A browser that lets pages keep nothing does not even let them ask.
KEEPS_NOTHING = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { configurable: true, get() { throw new DOMException("", "SecurityError"); } });
"""


def clicks(visitor: Visitor) -> int:
    """How often the visitor has really clicked."""
    return int(visitor.page.evaluate("sessionStorage.clicks || 0"))


def counted(visitor: Visitor) -> Visitor:
    """A visitor whose clicks are counted."""
    visitor.begin_with(COUNT)
    visitor.page.reload()
    return visitor


@pytest.mark.parametrize("seating", SEATINGS)
def test_each_seating_is_at_most_three_clicks_away(visit: Visit, seating: str) -> None:
    me = counted(visit())
    me.get(f"seating-{seating}").click()
    expect(me.get(f"seating-{seating}")).to_have_attribute("aria-pressed", "true")
    me.get("open-table").click()
    me.page.wait_for_url("**/seat/*")
    state = me.state()
    assert [seat["kind"] for seat in state["seats"]] == SEATINGS[seating]
    assert [seat["mine"] for seat in state["seats"]] == [
        seat["kind"] == "person" and (place == 0 or seating == "here") for place, seat in enumerate(state["seats"])
    ]
    player = me
    if seating == "friend":
        friend = visit(me.get("invite-2").input_value())
        player = me if state["pending"] == [0] else friend
    assert player.wait_for_turn()
    player.get("stop").click()
    me.wait_until(lambda: me.state()["position"] > state["position"])
    assert clicks(me) <= CLICKS_AT_MOST, "and the third was the first move"


def test_all_seatings_are_tested_and_a_name_stays_in_each(visit: Visit) -> None:
    me = visit()
    expect(me.page.locator("[data-testid^=seating-]")).to_have_count(len(SEATINGS))
    me.get("seat-name-1").fill("Ann")
    me.get("seating-friend").click()
    expect(me.get("seat-name-1")).to_have_value("Ann")


def test_where_three_must_play_the_computer_joins_in(visit: Visit) -> None:
    me = visit()
    me.get("game-tempus").click()
    expect(me.get("game-tempus")).to_have_attribute("aria-pressed", "true")
    expect(me.get("seating-alone")).to_have_count(0)
    for seating, second in {"computer": "bot", "here": "here", "friend": "friend"}.items():
        me.get(f"seating-{seating}").click()
        expect(me.get(f"seating-{seating}")).to_have_attribute("aria-pressed", "true")
        kinds = [me.get(f"seat-kind-{seat}").input_value() for seat in (1, 2, 3)]
        assert kinds == ["me", second, "bot"]
        expect(me.get("seat-remove-3")).to_be_disabled()
    assert me.get("rules").get_attribute("href") == "/rules/tempus"
    me.get("open-table").click()
    me.page.wait_for_url("**/seat/*")
    assert [seat["kind"] for seat in me.state()["seats"]] == ["person", "person", "bot"]


def test_one_click_plays_now(visit: Visit) -> None:
    me = counted(visit())
    me.get("quick-start").click()
    me.page.wait_for_url("**/seat/*")
    assert me.wait_for_turn()
    assert clicks(me) == 1
    expect(me.get("hint")).to_be_visible()
    me.get("hint-close").click()
    expect(me.get("hint")).to_have_count(0)
    me.page.reload()
    assert me.wait_for_turn()
    expect(me.get("hint")).to_have_count(0)


@pytest.mark.parametrize("game", GAME_IDS[1:])
def test_one_click_plays_another_game(visit: Visit, game: str) -> None:
    me = counted(visit())
    me.get(f"quick-start-{game}").click()
    me.page.wait_for_url("**/seat/*")
    assert me.wait_for_turn()
    assert clicks(me) == 1
    state = me.state()
    assert state["game"] == game
    seats = max(2, game_named(game).seats[0])
    assert [seat["kind"] for seat in state["seats"]] == ["person", *["bot"] * (seats - 1)]


def test_a_table_with_names_options_and_levels(visit: Visit) -> None:
    me = visit()
    me.get("seat-name-1").fill("Nefertiti")
    me.get("add-seat").click()
    me.get("seat-kind-2").select_option("here")
    me.get("seat-name-2").fill("Hammurabi")
    me.get("seat-level-3").select_option("expert")
    me.get("add-seat").click()
    expect(me.get("add-seat")).to_be_disabled()
    me.get("seat-remove-4").click()
    me.get("option-trading").select_option("1")
    me.get("open-table").click()
    me.page.wait_for_url("**/seat/*")
    expect(me.asked).not_to_be_empty()
    state = me.state()
    assert [(seat["name"], seat["kind"], seat.get("level")) for seat in state["seats"]] == [
        ("Nefertiti", "person", None),
        ("Hammurabi", "person", None),
        ("Computer", "bot", "expert"),
    ]
    assert [seat["mine"] for seat in state["seats"]] == [True, True, False]
    me.go("/")
    expect(me.get("seat-name-1")).to_have_value("Nefertiti")
    expect(me.get("recent")).to_contain_text("Hammurabi")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_who_lets_pages_keep_nothing_can_play(visit: Visit, device: dict[str, Any]) -> None:
    me = visit(**device)
    me.begin_with(KEEPS_NOTHING)
    me.page.reload()
    me.press(me.get("quick-start"))
    me.page.wait_for_url("**/seat/*")
    expect(me.offered.first).to_be_attached()
    me.press(me.get("stop"))
    me.wait_until(lambda: me.state()["position"] > 0)
    me.go("/rules/tempus")
    expect(me.page.locator(".rule").first).to_be_visible()

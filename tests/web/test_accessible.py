"""Everybody can read and use the pages: axe finds nothing, in both themes, at a desk and on a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.table.house import GAME
from tests.web.checks import PAPER, STILL, check_readable
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.roll_through_the_ages import stage
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}


def press_if_there(target: Locator) -> None:
    """Open a part of the page that not every device has."""
    if target.first.is_visible():
        target.first.click()


@pytest.mark.parametrize("device", DEVICES)
def test_lobby_and_rules(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(inn.open("me", "bot greedy").host.link, **DEVICES[device], **STILL)
    me.see()
    me.go("/")
    expect(me.get("recent").get_by_role("link")).to_be_visible()
    me.get("add-seat").click()
    check_readable(me, "lobby")
    me.go(f"/rules/{GAME}#RT-044")
    expect(me.page.locator("#RT-044")).to_be_in_viewport()
    check_readable(me, "rules")


@pytest.mark.parametrize("device", DEVICES)
def test_what_opens_over_the_table(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(inn.bring(stage("build")).host.link, **DEVICES[device], **STILL)
    assert me.wait_for_turn()
    press_if_there(me.page.locator("#pull"))
    me.get("invite").locator("summary").click()
    me.get("fairness").locator("summary").click()
    check_readable(me, "around the table")
    me.get("rename").click()
    check_readable(me, "names")
    me.get("close").click()
    me.get("all-choices").locator("summary").click()
    me.get("replay").click()
    me.get("replay-back").click()
    check_readable(me, "replay")


def test_a_friend_asks_to_take_back(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend")
    player = table.pending()
    other = table.friends[0] if player is table.host else table.host
    roll = next(choice["action"] for choice in player.state()["choices"] if choice["verb"] == "reroll")
    assert player.act(action=roll).status_code == 200
    assert player.undo(to=0, seat=player.state()["pending"][0]).status_code == 202
    me = visit(other.link, **STILL)
    expect(me.get("consent-agree")).to_be_visible()
    check_readable(me, "consent")


# Whether everything pressed looks otherwise than what is not.
PRESSED_STANDS_OUT = """() => {
  const grounds = (pressed) => [...document.querySelectorAll(`button[aria-pressed=${pressed}]:enabled`)]
    .filter((each) => each.checkVisibility()).map((each) => getComputedStyle(each).backgroundColor);
  const [chosen, others] = [grounds(true), new Set(grounds(false))];
  return chosen.length > 0 && others.size > 0 && chosen.every((ground) => !others.has(ground));
}"""


@pytest.mark.parametrize("device", DEVICES)
def test_what_is_chosen_is_seen_in_the_reader_s_own_colours(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(**DEVICES[device], forced_colors="active")
    expect(me.get("open-table")).to_be_visible()
    assert me.page.evaluate(PRESSED_STANDS_OUT), "games and seatings"
    me.go(inn.bring(stage("reroll")).host.link)
    assert me.wait_for_turn()
    me.press(me.get("die-1"))
    assert me.page.evaluate(PRESSED_STANDS_OUT), "dice"


def test_the_chosen_theme_stays(visit: Visit) -> None:
    me = visit(color_scheme="light")
    page = me.page.locator("body")
    expect(page).to_have_css("background-color", PAPER["light"])
    theme = me.get("theme")
    theme.click()
    theme.click()
    expect(page).to_have_css("background-color", PAPER["dark"])
    for place in (f"/rules/{GAME}", "/"):
        me.go(place)
        expect(page).to_have_css("background-color", PAPER["dark"])
    me.get("theme").click()
    expect(page).to_have_css("background-color", PAPER["light"])


def test_printed_rules_are_nothing_but_the_rules(visit: Visit) -> None:
    me = visit(f"/rules/{GAME}")
    expect(me.page.locator(".rule").first).to_be_visible()
    me.page.emulate_media(media="print")
    for part in (".masthead", ".contents", ".footing"):
        expect(me.page.locator(part)).to_be_hidden()
    expect(me.page.locator(".rule").first).to_be_visible()

"""On a phone: nothing sticks out, fingers hit what they aim at, and a turn can be played by touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.table.house import GAME
from tests.web.checks import check_fits
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.roll_through_the_ages import stage
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
STEPS = ("reroll", "divide", "build", "buy", "discard", "compose", "over", "over-four")


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_lobby_and_rules(visit: Visit, lang: str) -> None:
    me = visit(f"/?lang={lang}", **PHONE)
    expect(me.get("quick-start")).to_be_visible()
    for _ in range(2):
        me.press(me.get("add-seat"))
    check_fits(me)
    me.go(f"/rules/{GAME}?lang={lang}")
    expect(me.page.locator("#RT-044")).to_be_attached()
    check_fits(me)


@pytest.mark.parametrize("step", STEPS)
def test_table(visit: Visit, inn: Inn, step: str) -> None:
    me = visit(inn.bring(stage(step)).host.link, **PHONE)
    over = step.startswith("over")
    assert me.wait_for_turn() is not over
    check_fits(me)
    if not over:
        me.press(me.offered.first)
        check_fits(me)
    me.press(me.page.locator("#pull"))
    expect(me.get("log")).to_be_visible()
    check_fits(me)
    me.press(me.get("replay"))
    expect(me.get("replay-slider")).to_be_visible()
    check_fits(me)


def test_a_turn_by_touch(visit: Visit) -> None:
    me = visit(**PHONE)
    me.press(me.get("quick-start"))
    me.page.wait_for_url("**/seat/*")
    assert me.wait_for_turn()
    free = [place for place, die in enumerate(me.state()["view"]["dice"], start=1) if not die["locked"]]
    if free:
        die = me.get(f"die-{free[0]}")
        me.press(die)
        expect(die).to_have_attribute("aria-pressed", "true")
        me.send(me.get("reroll"))
        assert me.state()["view"]["rolls"] == 2
    before = me.state()["view"]["round"]
    me.play_turn()
    assert me.wait_for_turn()
    assert me.state()["view"]["round"] == before + 1


def test_the_drawer_leaves_the_board_free(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("build")).host.link, **PHONE)
    assert me.wait_for_turn()
    drawer = me.page.locator("#drawer").bounding_box()
    assert drawer is not None and drawer["y"] >= 844 / 2, "at most half of the screen is taken"
    last = me.page.locator(".rtta > :last-child")
    last.scroll_into_view_if_needed()
    me.page.mouse.wheel(0, 10_000)
    me.wait_until(lambda: (last.bounding_box() or drawer)["y"] + 40 < drawer["y"])

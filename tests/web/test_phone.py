"""On a phone: a turn can be played by touch, and the board stays free. What must fit is seen in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.roll_through_the_ages import stage
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser


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
    me.show(last)
    me.page.mouse.wheel(0, 10_000)
    me.wait_until(lambda: (last.bounding_box() or drawer)["y"] + 40 < drawer["y"])

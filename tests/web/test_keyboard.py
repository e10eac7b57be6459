"""Without a mouse: from the lobby through a whole turn, and the focus is always somewhere to be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.checks import FOCUSED, check_focus, check_keys, tab_to, type_key
from tests.web.conftest import Visit
from tests.web.inn import Inn, as_told
from tests.web.roll_through_the_ages import stage
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser


def choose_by_keys(visitor: Visitor) -> None:
    """Answer what is asked, with Tab, Enter and Space only."""
    name = visitor.page.locator("#choices :is([data-testid^=pick-], [data-action]):enabled").first.get_attribute(
        "data-testid"
    )
    assert name is not None
    tab_to(visitor, name)
    if not name.startswith("pick-"):
        type_key(visitor, "Space")
        return
    visitor.page.keyboard.press("Enter")
    expect(visitor.get(name)).to_be_focused()
    check_focus(visitor)
    tab_to(visitor, "confirm-")
    type_key(visitor, "Enter")


def test_from_the_lobby_through_a_whole_turn(visit: Visit) -> None:
    me = visit()
    expect(me.get("quick-start")).to_be_visible()
    tab_to(me, "quick-start")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/seat/*")
    assert me.wait_for_turn()
    free = [place for place, die in enumerate(me.state()["view"]["dice"], start=1) if not die["locked"]]
    before = me.state()["view"]
    if free:
        tab_to(me, f"die-{free[0]}")
        me.page.keyboard.press("Space")
        expect(me.get(f"die-{free[0]}")).to_have_attribute("aria-pressed", "true")
        check_focus(me)
        tab_to(me, "reroll")
        type_key(me, "Enter")
    turn = me.turn()
    while me.turn() == turn and me.wait_for_turn():
        choose_by_keys(me)
    assert me.wait_for_turn()
    assert me.state()["view"]["round"] == before["round"] + 1
    assert me.page.evaluate(FOCUSED) != "BODY"


def test_shortcuts(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("reroll")).host.link)
    assert me.wait_for_turn()
    free = [die for die in me.state()["view"]["dice"] if not die["locked"]]
    chosen = me.page.locator("[data-testid^=die-][aria-pressed=true]")
    for key, count in {"a": len(free), "A": 0, "2": 1}.items():
        me.page.keyboard.press(key)
        expect(chosen).to_have_count(count)
    expect(me.get("die-2")).to_have_attribute("aria-pressed", "true")
    rolls = me.state()["view"]["rolls"]
    with me.page.expect_response("**/act?*"):
        me.page.keyboard.press("r")
    me.wait_until(lambda: me.state()["view"]["rolls"] == rolls + 1)
    me.see()
    with me.page.expect_response("**/act?*"):
        me.page.keyboard.press("s")
    me.see()
    stopped = me.state()
    expect(me.get("undo")).to_be_enabled()
    with me.page.expect_response("**/undo?*"):
        me.page.keyboard.press("u")
    me.see()
    assert me.state()["position"] == stopped["position"] + 1
    check_keys(me)


def test_a_key_leads_to_what_is_asked(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("divide")).host.link)
    assert me.wait_for_turn()
    tab_to(me, "seat-1")
    me.page.keyboard.press("g")
    expect(me.asked).to_be_focused()
    check_focus(me)
    choose_by_keys(me)


def test_a_dialog_gives_the_focus_back(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("build")).host.link)
    assert me.wait_for_turn()
    for name in ("shortcuts", "rename"):
        tab_to(me, name)
        me.page.keyboard.press("Enter")
        expect(me.page.get_by_role("dialog")).to_be_visible()
        check_focus(me)
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("dialog")).to_have_count(0)
        expect(me.get(name)).to_be_focused()


def test_the_log_is_one_stop_and_the_arrows_walk_it(visit: Visit, inn: Inn) -> None:
    table = inn.bring(stage("reroll"))
    me = visit(table.host.link)
    told = as_told(table.host)
    me.wait_until(lambda: me.lines == told)
    tab_to(me, "last-round")
    me.page.keyboard.press("Tab")
    lines = me.page.locator("[data-testid=log] li button")
    expect(lines.last).to_be_focused()
    me.page.keyboard.press("ArrowUp")
    expect(lines.nth(len(told) - 2)).to_be_focused()
    check_focus(me)
    assert me.page.locator(".pointed").count() > 0, "a line points at what it speaks of"
    me.page.keyboard.press("Tab")
    assert not me.page.evaluate("document.activeElement.closest('[data-testid=log]')")
    lines.first.focus()
    me.page.keyboard.press("Enter")
    slider = me.get("replay-slider")
    expect(slider).to_have_value("0")
    for name, at in (("replay-forward", "1"), ("replay-start", "0")):
        tab_to(me, name)
        me.page.keyboard.press("Enter")
        expect(slider).to_have_value(at)
    slider.focus()
    me.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    tab_to(me, "replay-close")
    me.page.keyboard.press("Enter")
    expect(slider).to_be_hidden()
    check_focus(me)


def test_hints_are_switched_by_keys(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("buy")).host.link)
    assert me.wait_for_turn()
    for name, shown in (("hint-close", 0), ("hints", 1), ("hints", 0)):
        tab_to(me, name)
        me.page.keyboard.press("Enter")
        expect(me.get("hint")).to_have_count(shown)
        check_focus(me)


def test_the_mouse_leaves_no_mark(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("reroll")).host.link)
    assert me.wait_for_turn()
    me.send(me.get("stop"))
    expect(me.asked).to_be_focused()
    expect(me.asked).to_have_css("outline-style", "none")

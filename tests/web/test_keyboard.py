"""Without a mouse: from the lobby through a whole turn, and the focus is always somewhere to be seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import GAME_IDS, game_named
from tests.web.checks import FOCUSED, check_focus, tab_to, type_key
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
    me.page.keyboard.press("?")
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert dialog.locator("kbd").count() >= 6
    check_focus(me)
    me.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", GAME_IDS)
def test_no_key_means_two_things(visit: Visit, inn: Inn, game: str) -> None:
    rules = game_named(game)
    match = Match.new(
        rules, [Player("Ada"), *[Player(f"Bot {seat}", "greedy") for seat in (1, 2)]], {}, 7, compiled(rules)
    )
    me = visit(inn.bring(match).host.link)
    expect(me.get("asked")).to_be_visible()
    me.page.keyboard.press("?")
    keys = me.page.get_by_role("dialog").locator("kbd")
    expect(keys.first).to_be_visible()
    said = keys.all_inner_texts()
    assert len(said) == len(set(said)) > 6


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


def test_the_mouse_leaves_no_mark(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("reroll")).host.link)
    assert me.wait_for_turn()
    me.send(me.get("stop"))
    expect(me.asked).to_be_focused()
    expect(me.asked).to_have_css("outline-style", "none")

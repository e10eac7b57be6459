"""On a phone: nothing sticks out, fingers hit what they aim at, and a turn can be played by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.table.house import GAME
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.stages import stage
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
TARGET = 44
STEPS = ("reroll", "divide", "build", "buy", "discard", "compose", "over", "over-four")
# What a turn is played with, and what every page has at its head.
IMPORTANT = (
    "#masthead :is(a, button, select), #choices button:not([data-testid=hints-off]), #choices summary, "
    "#tools :is(button, a), #seats button, #pull, .rtta button, .replay-bar :is(button, input), .final :is(a, button), "
    ".hero button, .new-table :is(button, select, input), .import .button, .recent-list :is(a, button), "
    ".rules input, .contents a"
)
# Two controls in one label are one target: the larger counts. What is out of sight is no target.
SMALL = """(all, least) => all.filter((each) => each.checkVisibility()).flatMap((each) => {
  const boxes = [each, each.closest("label")].filter(Boolean).map((one) => one.getBoundingClientRect());
  const large = boxes.some((box) => Math.round(box.width) >= least && Math.round(box.height) >= least);
  const name = each.dataset.testid || each.getAttribute("aria-label") || each.textContent.trim();
  return large || !boxes[0].width ? [] : [`${name}: ${Math.round(boxes[0].width)} × ${Math.round(boxes[0].height)}`];
})"""
# What sticks out, unless it scrolls within a frame of its own.
WIDE = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= innerWidth && visualViewport.width <= innerWidth) return [];
  return [`page: ${page.scrollWidth}`, ...[...document.querySelectorAll("main *")]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .map((each) => `${each.tagName} ${each.className} ${each.getBoundingClientRect().right}`).slice(0, 5)];
}"""


def check_fits(visitor: Visitor) -> None:
    """Nothing sticks out sideways, and the important controls are large enough for a finger."""
    assert visitor.page.evaluate(WIDE) == []
    small: Any = visitor.page.locator(IMPORTANT).evaluate_all(SMALL, TARGET)
    assert small == []


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

"""On paper: readable, whole, and without anything to press."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.match import Match
from tests.web import history_of_the_world, roll_through_the_ages, seven_ages, tempus
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {"color_scheme": "dark"}, "phone": PHONE}
STAGES: dict[str, Callable[[], Match]] = {
    "roll": lambda: roll_through_the_ages.stage("build"),
    "tempus": lambda: tempus.stage("children"),
    "history": lambda: history_of_the_world.stage("expand"),
    "seven": lambda: seven_ages.stage("stack"),
}
# A4 between margins of a centimetre, in points of the screen.
PAPER = {"width": 718, "height": 1047}
PRESSED = "#masthead, #pull, #tools, #following, #choices, #about, .map-tools"
COLOURS = """() => [document.body, document.querySelector(".line")].map((each) =>
  [getComputedStyle(each).color, getComputedStyle(document.body).backgroundColor])"""
# What is cut: a frame that would have to be scrolled, and what sticks out of the paper.
CUT = """() => [...document.querySelectorAll("#main *")].filter((each) => {
  const style = getComputedStyle(each), box = each.getBoundingClientRect();
  if (!each.checkVisibility() || each.closest(".unseen, svg *")) return false;
  const scrolls = ["auto", "scroll"].some((kind) => [style.overflowX, style.overflowY].includes(kind));
  return box.right > innerWidth + 1 ||
    (scrolls && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1));
}).map((each) => `${each.tagName} ${each.getAttribute("class")}`)"""
WHOLE = """() => { const { width, height } = document.querySelector(".world-map, .island").getBoundingClientRect();
  const { width: w, height: h } = document.querySelector(".world-map, .island").viewBox.baseVal;
  return [width / w, height / h]; }"""


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", STAGES)
def test_a_table_on_paper(visit: Visit, inn: Inn, name: str, device: str) -> None:
    me = visit(inn.bring(STAGES[name]()).host.link, **DEVICES[device])
    assert me.wait_for_turn()
    expect(me.get("log").locator("li").first).to_be_attached()
    if name != "roll":
        for _ in range(3):
            me.page.keyboard.press("+")
    me.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    me.page.emulate_media(media="print", color_scheme="dark")
    me.page.set_viewport_size(PAPER)  # type: ignore[arg-type]
    assert me.page.evaluate(COLOURS) == [["rgb(0, 0, 0)", "rgb(255, 255, 255)"]] * 2
    for pressed in me.page.locator(PRESSED).all():
        expect(pressed).to_be_hidden()
    for part in ("#title", "#seats", "#board", "#log"):
        expect(me.page.locator(part)).to_be_visible()
    assert me.page.evaluate(CUT) == []
    if name != "roll":
        across, down = me.page.evaluate(WHOLE)
        assert name == "tempus" or across == pytest.approx(down, rel=0.01)


@pytest.mark.parametrize("device", DEVICES)
def test_how_a_game_ended_on_paper(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(inn.bring(roll_through_the_ages.stage("over")).host.link, **DEVICES[device])
    expect(me.get("results-replay")).to_be_visible()
    me.page.emulate_media(media="print")
    me.page.set_viewport_size(PAPER)  # type: ignore[arg-type]
    for told in ("final-score", "curve", "results-1"):
        expect(me.get(told)).to_be_visible()
    assert me.page.locator("#final :is(button, a), #results :is(button, summary)").locator("visible=true").count() == 0
    assert me.page.evaluate(CUT) == []

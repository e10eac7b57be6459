"""What is said of offers on the map of History of the World: each in its land, over no piece and no other words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.test_history_layers import sit_down
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
# How much is said of offers in sight, and how much of it lies over a piece or each other.
MARKS = """() => {
  const box = (part) => part.getBoundingClientRect();
  const [frame, ...rest] = [document.querySelector(".map-scroll"), ...document.querySelectorAll(".mark rect")];
  const isSeen = ({ left, right, top, bottom }) => {
    const whole = box(frame);
    return left > whole.left && right < whole.right && top > whole.top && bottom < whole.bottom;
  };
  const marks = rest.map(box).filter(isSeen);
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const pieces = seen(".pieces :is(.seat-shape, .building-ground, .fleet-ground)").map(box);
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  const covering = marks.filter((mark, place) =>
    [...pieces, ...marks.slice(place + 1)].some((other) => meet(mark, other))).length;
  return [marks.length, covering];
}"""
# What is said of an offer and lies in another land.
STRAYED = """() => [...document.querySelectorAll(".mark")].filter((mark) => {
  const { x, y, width, height } = mark.querySelector("rect").getBoundingClientRect();
  const under = document.elementsFromPoint(x + width / 2, y + height / 2);
  const land = under.find((each) => each.matches("[data-land], [data-water]"))?.dataset.land;
  return land && land !== mark.dataset.mark;
}).length"""


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("name", ["expand", "fleets"])
def test_what_is_said_of_offers_covers_no_piece_and_lies_in_its_land(
    visit: Visit, inn: Inn, name: str, device: str
) -> None:
    """However near or far the map is looked at; where it is crowded some lie on a border."""
    me = sit_down(visit, inn, name, **DEVICES[device])
    expect(me.page.locator(".mark").first).to_be_attached()
    me.page.keyboard.press("f")
    for _ in range(4):
        count, covering = me.page.evaluate(MARKS)
        assert covering == 0, count
        assert me.page.evaluate(STRAYED) <= count // 5
        me.page.keyboard.press("+")

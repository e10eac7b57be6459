"""What the map of History of the World shows besides pieces: empires that begin, who holds what, monuments to come."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import history_of_the_world as history
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
# Whether a place of the map lies within what is seen of it.
IN_SIGHT = """(place) => {
  const [frame, box] = [document.querySelector(".map-scroll"), place.querySelector(".hub")];
  const [whole, part] = [frame, box].map((each) => each.getBoundingClientRect());
  return part.left >= whole.left && part.right <= whole.right && part.top >= whole.top && part.bottom <= whole.bottom;
}"""
# The words on a map that lie over a piece of somebody.
COVERING = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  const boxes = seen(".pieces .afar .seat-shape").map((each) => each.getBoundingClientRect());
  return seen(".area-name, .plate").filter((words) => {
    const one = words.getBoundingClientRect();
    return boxes.some((box) => Math.min(one.right, box.right) - Math.max(one.left, box.left) > 6
      && Math.min(one.bottom, box.bottom) - Math.max(one.top, box.top) > 6);
  }).length;
}"""


def sit_down(visit: Visit, inn: Inn, name: str, **device: Any) -> Visitor:
    """Somebody who is asked."""
    me = visit(inn.bring(history.stage(name)).host.link, **device)
    assert me.wait_for_turn()
    return me


@pytest.mark.parametrize("device", DEVICES)
def test_the_drawn_empire_is_seen_where_it_would_begin(visit: Visit, inn: Inn, device: str) -> None:
    me = sit_down(visit, inn, "empire", **DEVICES[device])
    view = me.state()["view"]
    drawn = next(empire for empire in view["empires"] if empire["id"] == view["draw"]["drawn"])
    expect(me.page.locator(f".flag[data-empire={drawn['id']}]")).to_be_visible()
    expect(me.page.locator(".flag")).to_have_count(1)
    expect(me.page.locator(".rim.picked")).to_have_count(len(drawn["start_lands"]))
    for land in drawn["start_lands"]:
        assert me.get(f"land-{land}").evaluate(IN_SIGHT)


def test_layers_show_holders_control_and_empires_and_stay(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "expand")
    view = me.state()["view"]
    me.page.keyboard.press("0")
    expect(me.page.locator(".tint, .plaque, .flag")).to_have_count(0)
    me.page.keyboard.press("t")
    expect(me.page.locator(".tint")).to_have_count(sum(land["holder"] is not None for land in view["lands"]))
    me.page.keyboard.press("a")
    for area in view["areas"]:
        held = [seat["level"] for seat in area["seats"] if seat["level"]]
        bars = me.page.locator(f".plaque[data-area={area['id']}] .bar.full")
        levels = ("presence", "dominance", "control")
        expect(bars).to_have_count(sum(levels.index(level) + 1 for level in held))
    lines = sum(seat["level"] in ("dominance", "control") for area in view["areas"] for seat in area["seats"])
    expect(me.page.locator(".hold")).to_have_count(lines)
    me.page.keyboard.press("a")
    expect(me.page.locator(".plaque")).to_have_count(0)
    assert me.page.evaluate(COVERING) == 0, "no name lies over a piece"
    me.page.keyboard.press("e")
    expect(me.page.locator(".flag")).to_have_count(len(view["empires"]))
    me.page.reload()
    assert me.wait_for_turn()
    expect(me.page.locator(".flag")).to_have_count(len(view["empires"]))
    pressed = me.page.locator("[data-testid^=layer-][aria-pressed=true]")
    expect(pressed).to_have_count(2)


def test_monuments_to_come_and_kinds_of_cards_are_marked(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "monument")
    view = me.state()["view"]
    offered = {choice["action"].split()[1] for choice in me.state()["choices"]}
    assert set(view["rising"]["sites"]) == offered
    for land in offered:
        expect(me.page.locator(f"[data-rising={land}] .anear")).to_be_visible()
        expect(me.get(f"land-{land}")).to_have_attribute("aria-label", re.compile("a monument can go here"))
    expect(me.get("rising")).to_contain_text("Monuments when the turn ends: ")
    for card in set(view["seats"][0]["hand"]):
        kind = "Greater event" if card in view["greater_cards"] else "Lesser event"
        expect(me.get(f"card-{card}").locator(".card-deck")).to_have_text(kind, ignore_case=True)

"""The end of a game: everybody's chances as a curve, the moves with which it turned; and the bar of a long thought."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from aevum.games import game_named
from tests.core.finished import finished
from tests.web.checks import STILL, check_readable
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser

TABLET = {"viewport": {"width": 820, "height": 1180}}
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "tablet": TABLET, "phone": PHONE}
READABLE = 11  # pixels
DEED = "Ann bought Coinage (4 points)."
CHANCES: dict[str, Any] = {
    "known": True,
    "curve": [{"position": 2 * place, "chances": [50 - place, 50 + place]} for place in range(50)]
    + [{"position": 100, "chances": [0, 100]}],
    "turns": [{"position": 5, "mover": 0, "seat": 1, "before": 50, "after": 70, "deed": DEED, "text": "Bob: 50 to 70"}],
}


def tell_chances(route: Route) -> None:
    """What a search would find: here nobody searches."""
    route.fulfill(status=200, content_type="application/json", body=json.dumps(CHANCES))


def show_thought(me: Visitor, hundredths: int, thinking: list[int]) -> None:
    """A computer player tells how far it is."""
    me.page.evaluate(
        """async ([hundredths, thinking]) => {
            const { drawThought } = await import("/static/app/thinking.js");
            drawThought({ seat: 1, hundredths }, { thinking });
        }""",
        [hundredths, thinking],
    )


def test_chances_are_a_curve_and_lead_to_where_the_game_turned(visit: Visit, inn: Inn) -> None:
    host = inn.bring(finished(game_named("roll-through-the-ages"))).host
    me = visit("/", **STILL)
    me.page.route("**/chances?*", tell_chances)
    me.go(host.link)
    curve = me.get("chances-curve")
    expect(curve.locator("polyline.line")).to_have_count(2)
    axis = curve.locator("line.zero").bounding_box()
    marks = [mark.bounding_box() for mark in curve.locator(".end-mark use").all()]
    assert axis and all(box and box["y"] + box["height"] / 2 <= axis["y"] + 1 for box in marks), "numbers stay readable"
    me.press(me.get("chances-curve-table"))
    expect(curve.locator("tbody tr")).to_have_count(len(CHANCES["curve"]))
    blank = "document.scrollingElement.scrollHeight - innerHeight"
    assert me.page.evaluate(blank) <= 0, "only the part with the board scrolls, and never into nothing"
    expect(me.page.locator(".hungry")).to_have_count(0)
    check_readable(me, "chances")
    expect(me.get("chances")).to_contain_text(DEED)
    me.press(me.get("turn-1"))
    expect(me.get("replay-slider")).to_have_value("4")


@pytest.mark.parametrize("device", DEVICES)
def test_what_runs_along_the_chances_is_said_and_can_be_read(visit: Visit, inn: Inn, device: str) -> None:
    host = inn.bring(finished(game_named("roll-through-the-ages"))).host
    me = visit("/", **DEVICES[device], **STILL)
    me.page.route("**/chances?*", tell_chances)
    me.go(host.link)
    curve = me.get("chances-curve")
    expect(curve.locator("text.axis")).to_have_text("Moves →")
    heights = [box["height"] for text in curve.locator("svg text").all() if (box := text.bounding_box())]
    assert heights and min(heights) > READABLE, "words are not drawn smaller where there is less room"
    name, numbers = curve.locator("text.axis").bounding_box(), curve.locator("svg text[text-anchor=middle]")
    below = [box for number in numbers.all() if (box := number.bounding_box())]
    assert name and not any(crosses(name, box) for box in below), "it stands apart from the numbers"


def crosses(one: Any, other: Any) -> bool:
    """Whether two boxes share room."""
    apart = one["x"] >= other["x"] + other["width"] or other["x"] >= one["x"] + one["width"]
    return not apart and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def test_how_far_a_thought_is_stands_below_what_is_asked(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me", "friend", options={"first": 1}).host.link, **STILL)
    expect(me.get("asked")).not_to_be_empty()
    show_thought(me, 40, [1])
    expect(me.get("thought")).to_have_attribute("value", "40")
    expect(me.page.locator("#asked + .thought")).to_be_visible()
    show_thought(me, 80, [1])
    expect(me.get("thought")).to_have_js_property("value", 80)
    show_thought(me, 90, [])
    expect(me.get("thought")).to_have_count(0)

"""Marks on maps can be read: axe looks at no words that are drawn, so their contrast is measured here."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import history_of_the_world, seven_ages
from tests.web.checks import PAPER, STILL, check_readable
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
READABLE = 4.5
# Marks, and in each of them what is read and what lies below it.
TAGS = (".marks .mark", ".tag text", ".tag rect")
COUNTERS = (".pieces .paint:has(.count)", ".count", ".counter-ground")
COLOURS = (".colour-mark", ".colour-sign", ".counter-ground")
# By the kind of each mark the contrast of what is read in it with what lies below (WCAG 2, relative luminance).
CONTRASTS = """([marks, read, below]) => {
  const light = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = ({ fill, stroke }) => {
    const [red, green, blue] = (fill === "none" ? stroke : fill).match(/[\\d.]+/g).map((part) => light(part / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const measured = (mark) => {
    const [ink, ground] = [read, below].map((part) => luminance(getComputedStyle(mark.querySelector(part))));
    return [mark.getAttribute("class"), ratio(ink, ground)];
  };
  return Object.fromEntries([...document.querySelectorAll(marks)].map(measured));
}"""


def check_marks(me: Visitor, marks: tuple[str, str, str], kinds: set[str]) -> None:
    """Marks of these kinds at least are there, and all that are can be read in the light and in the dark."""
    for scheme, paper in PAPER.items():
        me.page.emulate_media(color_scheme=scheme)
        expect(me.page.locator("body")).to_have_css("background-color", paper)
        found: dict[str, float] = me.page.evaluate(CONTRASTS, list(marks))
        assert kinds <= {kind for name in found for kind in name.split()}, found
        assert not {name: ratio for name, ratio in found.items() if ratio < READABLE}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("step", "kinds"), [("expand", {"fight", "go"}), ("naval", {"go"}), ("afflict", set())])
def test_marks_on_the_map_are_readable_in_both_themes(
    visit: Visit, inn: Inn, step: str, kinds: set[str], device: str
) -> None:
    me = visit(history_of_the_world.link_to(inn, step), **DEVICES[device], **STILL)
    assert me.wait_for_turn()
    check_readable(me, f"marks at {step}")
    check_marks(me, TAGS, kinds)


@pytest.mark.parametrize("device", DEVICES)
def test_counters_of_empires_are_readable_in_both_themes(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(seven_ages.link_to(inn, "create_unit"), **DEVICES[device], **STILL)
    assert me.wait_for_turn()
    check_readable(me, "counters")
    colours = {f"paint-{empire['colour']}" for empire in me.state()["view"]["empires"] if empire["units"]}
    assert colours
    check_marks(me, COUNTERS, colours)


def test_every_colour_of_empires_is_readable_in_both_themes(visit: Visit, inn: Inn) -> None:
    me = visit(seven_ages.link_to(inn, "colour"), **STILL)
    assert me.wait_for_turn()
    check_marks(me, COLOURS, {f"paint-{colour}" for colour in ("pink", "yellow", "tan", "light_grey", "grey")})

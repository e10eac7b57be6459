"""Marks on maps can be read: axe looks at no words that are drawn, so their contrast is measured here."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.checks import PAPER, STILL, check_readable
from tests.web.conftest import Visit
from tests.web.history_of_the_world import link_to
from tests.web.inn import Inn
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
READABLE = 4.5
# The contrast of the words of each tag with what lies below them, by the kind of its mark (WCAG 2, relative luminance).
CONTRASTS = """() => {
  const light = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = (fill) => {
    const [red, green, blue] = fill.match(/[\\d.]+/g).map((part) => light(part / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  const fill = (tag, part) => luminance(getComputedStyle(tag.querySelector(part)).fill);
  const measured = (mark) => {
    const tag = mark.querySelector(".tag");
    return [mark.getAttribute("class"), ratio(fill(tag, "text"), fill(tag, "rect"))];
  };
  return Object.fromEntries([...document.querySelectorAll(".marks .mark")].map(measured));
}"""


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("step", "kinds"), [("expand", {"fight", "go"}), ("naval", {"go"}), ("afflict", set())])
def test_marks_on_the_map_are_readable_in_both_themes(
    visit: Visit, inn: Inn, step: str, kinds: set[str], device: str
) -> None:
    me = visit(link_to(inn, step), **DEVICES[device], **STILL)
    assert me.wait_for_turn()
    check_readable(me, f"marks at {step}")
    for scheme, paper in PAPER.items():
        me.page.emulate_media(color_scheme=scheme)
        expect(me.page.locator("body")).to_have_css("background-color", paper)
        found: dict[str, float] = me.page.evaluate(CONTRASTS)
        assert kinds <= {kind for name in found for kind in name.split()}, found
        assert not {name: ratio for name, ratio in found.items() if ratio < READABLE}

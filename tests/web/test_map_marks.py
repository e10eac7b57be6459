"""Marks on maps can be read: axe looks at no words that are drawn, so their contrast is measured here."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import history_of_the_world, seven_ages, tempus
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
# How two colours stand out from each other (WCAG 2, relative luminance).
RATIO = """
  const light = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const channels = (colour) => colour.match(/[\\d.]+/g).slice(0, 3).map(Number);
  const luminance = (colour) => {
    const [red, green, blue] = channels(colour).map((part) => light(part / 255));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one, other) => {
    const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  const style = (part) => getComputedStyle(part);
"""
# By the kind of each mark the contrast of what is read in it with what lies below.
CONTRASTS = f"""([marks, read, below]) => {{ {RATIO}
  const ink = ({{ fill, stroke }}) => (fill === "none" ? stroke : fill);
  const measured = (mark) => {{
    const [one, other] = [read, below].map((part) => ink(style(mark.querySelector(part))));
    return [mark.getAttribute("class"), ratio(one, other)];
  }};
  return Object.fromEntries([...document.querySelectorAll(marks)].map(measured));
}}"""
# The contrast of what is written on pieces and hexes with what is behind it, by piece and terrain; a name has a halo.
ON_HEXES = f"""() => {{ {RATIO}
  const beds = {{ "letter": ".seat-shape", "city-value": ".wall", "badge-number": ".badge" }};
  const written = [...document.querySelectorAll(".hexes .piece text")].map((text) => {{
    const kind = text.getAttribute("class");
    const piece = text.closest(".piece");
    const bed = piece.querySelector(beds[kind]);
    return [`${{piece.getAttribute("class")}} ${{kind}}`, ratio(style(text).fill, style(bed).fill)];
  }});
  const lands = [...document.querySelectorAll(".ground .land")].map((land) => [land.getAttribute("transform"), land]);
  const ground = new Map(lands);
  const named = [...document.querySelectorAll(".hex.on-land")].map((hex) => {{
    const land = ground.get(hex.getAttribute("transform"));
    const name = style(hex.querySelector(".hex-id"));
    const below = channels(style(land.firstElementChild).fill);
    const thick = Number(name.strokeOpacity);
    const halo = channels(name.stroke).map((part, at) => part * thick + below[at] * (1 - thick));
    return [`name on ${{land.classList[1]}}`, ratio(name.fill, `rgb(${{halo}})`)];
  }});
  return Object.fromEntries([...written, ...named]);
}}"""

# What is pressed where something is only drawn: of each kind, how many places were tried and how many did not answer.
PRESSED_THROUGH = """(kinds) => {
  const frame = document.querySelector(".map-scroll").getBoundingClientRect();
  const isSeen = ({ x, y }) => frame.left < x && x < frame.right && frame.top < y && y < frame.bottom;
  const known = "[data-place], [data-land], [data-water], .map-tools";
  const answers = ({ x, y }) => document.elementFromPoint(x, y)?.closest(known);
  const points = (path) => {
    const [length, matrix] = [path.getTotalLength(), path.getScreenCTM()];
    const all = [...Array(400).keys()].map((n) => path.getPointAtLength((length * n) / 400).matrixTransform(matrix));
    return all.filter(isSeen);
  };
  const measured = (kind) => {
    const tried = [...document.querySelectorAll(`.world ${kind}`)].flatMap(points);
    return [kind, [tried.length, tried.filter((at) => !answers(at)).length]];
  };
  return Object.fromEntries(kinds.map(measured));
}"""


def check_marks(me: Visitor, marks: tuple[str, str, str], kinds: set[str]) -> None:
    """Marks of these kinds at least are there, and all that are can be read in the light and in the dark."""
    check_contrasts(me, kinds, CONTRASTS, list(marks))


def check_contrasts(me: Visitor, kinds: set[str], measured: str, asked: list[str] | None = None) -> None:
    """What is measured is of these kinds at least, and can be read in the light and in the dark."""
    for scheme, paper in PAPER.items():
        me.page.emulate_media(color_scheme=scheme)
        expect(me.page.locator("body")).to_have_css("background-color", paper)
        found: dict[str, float] = me.page.evaluate(measured, asked)
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


def test_what_is_written_on_hexes_is_readable_in_both_themes(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(tempus.stage("acted")).host.link, **STILL)
    assert me.wait_for_turn()
    check_contrasts(me, {"letter", "city-value", "badge-number", "forest", "mountain"}, ON_HEXES)


@pytest.mark.parametrize("game", [history_of_the_world, seven_ages], ids=["history", "seven-ages"])
def test_what_is_only_drawn_on_a_map_lets_a_press_through(visit: Visit, inn: Inn, game: Any) -> None:
    me = visit(game.link_to(inn, "expand" if game is history_of_the_world else "create_unit"), **STILL)
    assert me.wait_for_turn()
    found: dict[str, tuple[int, int]] = me.page.evaluate(PRESSED_THROUGH, [".shallows", ".border"])
    for kind, (tried, unanswered) in found.items():
        assert tried > 20, found
        assert unanswered <= tried / 10, f"{kind}: {found}"  # wilds are no land

"""What must hold on every page, whatever game is played on it: words, room, focus, and readers of all kinds."""

from __future__ import annotations

import re
from typing import Any, Literal

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from tests.web.visitor import PHONE, Visitor

# A key that is missing shows itself, and so does a variable that nobody filled in.
RAW = re.compile(
    r"\b(?:web|hint|step|verb|do|event|error|option|chapter|game|good|ware|project|development|face"
    r"|terrain|epoch|idea|effect|land|water|area|empire|card|level|piece|space)-[a-z_]+(?:-\w+)*"
    r"|[{}]|undefined|\bNaN\b|\[object"
)
WORDS = """() => {
  const named = ["aria-label", "title", "placeholder", "alt"];
  const labels = [...document.querySelectorAll("*")].flatMap((each) => named.map((name) => each.getAttribute(name)));
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  return [...texts, ...labels].join("\\n");
}"""

TARGET = 44
# What a turn is played with, and what every page has at its head.
IMPORTANT = (
    "#masthead :is(a, button, select), #choices button:not([data-testid=hint-close]), #choices summary, "
    "#tools :is(button, a), #following :is(button, select), #showing button, #seats button, #pull, #board button, "
    ".replay-bar :is(button, input), "
    ".final :is(a, button), .hero button, .new-table :is(button, select, input), .import .button, "
    ".recent-list :is(a, button), .rules input, .contents a, .curtain button"
)
# Two controls in one label are one target: the larger counts. What is out of sight is no target.
SMALL = """(all, least) => all.filter((each) => each.checkVisibility()).flatMap((each) => {
  const boxes = [each, each.closest("label")].filter(Boolean).map((one) => one.getBoundingClientRect());
  const large = boxes.some((box) => Math.round(box.width) >= least && Math.round(box.height) >= least);
  const name = each.dataset.testid || each.getAttribute("aria-label") || each.textContent.trim();
  return large || !boxes[0].width ? [] : [`${name}: ${Math.round(boxes[0].width)} × ${Math.round(boxes[0].height)}`];
})"""
# What sticks out, unless it scrolls within a frame of its own. A phone shows all of a page that is too wide.
WIDE = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  return [`page: ${page.scrollWidth}`, ...[...document.querySelectorAll("main *")]
    .filter((each) => each.getBoundingClientRect().right > page.clientWidth + 1)
    .map((each) => `${each.tagName} ${each.className} ${each.getBoundingClientRect().right}`).slice(0, 5)];
}"""

TABS_AT_MOST = 120
FOCUSED = "() => document.activeElement.dataset.testid || document.activeElement.id || document.activeElement.tagName"
# The focus is on something in sight that is marked: an outline of its own or of the label around it, a stroke on a map.
LOST = """() => {
  const focused = document.activeElement;
  if (focused === document.body || !focused.isConnected) return "on nothing";
  const marks = focused.querySelectorAll(".pull-bar, .spot");
  const shown = [focused, focused.closest("label, .button"), ...marks].filter(Boolean);
  const box = shown.map((each) => each.getBoundingClientRect()).find((each) => each.width > 2 && each.height > 2);
  if (!box || box.bottom <= 0 || box.top >= innerHeight) return `out of sight: ${focused.outerHTML.slice(0, 80)}`;
  const marked = shown.some((each) => {
    const style = getComputedStyle(each);
    const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    return outlined || (style.stroke !== "none" && parseFloat(style.strokeWidth) >= 2 && each.matches(".spot"));
  });
  return marked ? "" : `not marked: ${focused.outerHTML.slice(0, 80)}`;
}"""

# Where a page is looked at in each language: English needs the least room.
DEVICES: dict[str, dict[str, Any]] = {"en": {}, "fr": PHONE, "ja": PHONE}

PAPER: dict[Literal["light", "dark"], str] = {"light": "rgb(246, 241, 229)", "dark": "rgb(16, 23, 34)"}
# Colours change without a moment in between, so that nothing is measured half way.
STILL: dict[str, Any] = {"reduced_motion": "reduce"}
# No rule that axe runs by itself looks into style sheets, and the pages have no frames: neither is fetched.
_ALL: dict[str, Any] = {"resultTypes": ["violations"], "preload": False, "iframes": False}
_COLOURS = _ALL | {"runOnly": ["color-contrast"]}  # all that a theme changes
_RUN = "async (options) => (await axe.run(options)).violations"


def check_words(visitor: Visitor, lang: str) -> None:
    """Nothing raw is on the page, and the page says what language it is in."""
    found = {hit[0] for hit in RAW.finditer(visitor.page.evaluate(WORDS))}
    assert not found, found
    expect(visitor.page.locator("html")).to_have_attribute("lang", lang)


def check_fits(visitor: Visitor) -> None:
    """Nothing sticks out sideways, and the important controls are large enough for a finger."""
    assert visitor.page.evaluate(WIDE) == []
    small: Any = visitor.page.locator(IMPORTANT).evaluate_all(SMALL, TARGET)
    assert small == []


def pull_up(visitor: Visitor) -> None:
    """Open the drawer that holds the rest of a table on a phone, and see that all of it fits."""
    if visitor.touches and visitor.page.locator("#drawer:not(.open)").count():
        visitor.press(visitor.page.locator("#pull"))
        expect(visitor.get("log")).to_be_visible()
        check_fits(visitor)


def pull_down(visitor: Visitor) -> None:
    """Shut the drawer of a phone, and see that all that is left fits."""
    if visitor.page.locator("#drawer.open").count():
        visitor.press(visitor.page.locator("#pull"))
    if visitor.touches:
        check_fits(visitor)


def check_focus(visitor: Visitor) -> None:
    """The focus can be seen."""
    lost: str = visitor.page.evaluate(LOST)
    assert lost == "", f"the focus is {lost}"


def tab_to(visitor: Visitor, name: str) -> None:
    """Press Tab until the focus is on something whose name begins so, and see the focus on its way."""
    for _ in range(TABS_AT_MOST):
        if visitor.page.evaluate(FOCUSED).startswith(name):
            return
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement !== document.body"):  # the end of the page is no place
            check_focus(visitor)
    raise AssertionError(f"Tab never comes to {name}")


def check_keys(visitor: Visitor) -> None:
    """The list of keys opens by a key, and no key in it means two things."""
    visitor.page.keyboard.press("?")
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog.locator("kbd").nth(8)).to_be_visible()
    check_focus(visitor)
    keys = dialog.locator("kbd").all_inner_texts()
    assert len(keys) == len(set(keys)), f"two things by one key: {sorted(keys)}"
    visitor.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def type_key(visitor: Visitor, key: str) -> None:
    """Press a key that sends something, see what came of it, and where the focus is then."""
    with visitor.page.expect_response(re.compile(r"/(act|undo)\?")) as sent:
        visitor.page.keyboard.press(key)
    visitor.see(sent.value.json()["number"])
    check_focus(visitor)


def check_readable(visitor: Visitor, what: str) -> None:
    """axe finds nothing, in the light and in the dark."""
    found = []
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE_SCRIPT)
    for scheme, paper in PAPER.items():
        visitor.page.emulate_media(color_scheme=scheme)
        expect(visitor.page.locator("body")).to_have_css("background-color", paper)
        options = _ALL if scheme == "light" else _COLOURS
        for violation in visitor.page.evaluate(_RUN, options):
            nodes = [(node["html"][:100], node["failureSummary"][:200]) for node in violation["nodes"][:3]]
            found.append((what, scheme, violation["id"], len(violation["nodes"]), nodes))
    assert not found, found

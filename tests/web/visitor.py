"""Somebody at a page on a device of their own; the page is watched for trouble all the time."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from importlib import import_module
from types import ModuleType, TracebackType
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Request, Response, TimeoutError, expect

from tests.web.devices import PATIENCE, Devices

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",  # what draws in its stead needs no process of its own
    "--default-tile-width=2048",  # and draws a map once, not once for each of many tiles
    "--default-tile-height=2048",
    "--js-flags=--no-turbofan --single-threaded-gc",  # pages are gone before compiling that well is worth it
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)
MOMENT = 40
LONGER = 160
LOOKS = 500  # at something that may be drawn anew just now
DESK = {"width": 1280, "height": 800}
# Nothing moves unless a test is about motion: drawing it without a graphics card takes a third of all the time.
USUAL: dict[str, Any] = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
ON_A_MAP = ("hex-", "land-", "water-")
# Whatever plays something says what it plays; what only begins a plan is named so.
OFFERED = (
    "#choices :is([data-action], [data-testid^=pick-], [data-asks]:not([aria-disabled])):enabled, "
    "dialog [data-action], #board :is([data-action], .hex.offered, [data-asks]:not([aria-disabled]))"
)
SURE = "confirm-caution"  # what is asked once more is meant
IN_SIGHT = "all => all.filter((each) => each.checkVisibility()).map((each) => each.dataset.testid)"
# The page is asked, or the game is over; meanwhile nobody watches others step by step.
SKIP = """document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }))"""
IS_ASKED = f"""() => {{
  if (document.querySelector("[data-testid=final-score]")) return "over";
  if (document.querySelector(`{OFFERED}`)) return "asked";
  {SKIP};
}}"""
# The browser keeps a note of the last event it has shown of each table.
HAS_SHOWN = f"""(number) => {{
  const tables = JSON.parse(localStorage.getItem("aevum-tables") || "[]");
  const shown = tables.some(({{ place, seen }}) => place === location.pathname && seen >= number);
  return shown || (void {SKIP}, false);
}}"""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """A person, a browser of their own, and one page in it. With `new` it has never been used."""

    def __init__(self, devices: Devices, address: str, new: bool = False, **device: Any) -> None:
        self.address = address
        self.troubles: list[str] = []
        self.requests: list[Request] = []
        self._devices = devices
        self._options = {**USUAL, "base_url": address} | device
        self._altered = False
        self.new = new
        self.page = devices.lend(self._options, new)
        self.context = self.page.context
        self.touches = bool(device.get("has_touch"))
        self._games: dict[str, str] = {}  # the game at each table visited
        self._watch()

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for event, ear in self._ears.items():
            self.page.remove_listener(event, ear)
        if self._altered:
            self.context.close()
        else:
            self._devices.take_back(self._options, self.page)

    def _watch(self) -> None:
        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.troubles.append(f"console: {message.text}")

        def response(answer: Response) -> None:
            if answer.status >= 400:
                sent = [each.post_data for each in self.requests[-4:] if each.method == "POST"]
                self.troubles.append(f"{answer.status}: {answer.url} {answer.request.post_data} of {sent}")

        def failure(error: Error) -> None:
            self.troubles.append(f"page: {error}")

        def request(asked: Request) -> None:
            self.requests.append(asked)

        self._ears: dict[Any, Callable[..., None]] = {
            "console": console,
            "response": response,
            "pageerror": failure,
            "request": request,
        }
        for event, ear in self._ears.items():
            self.page.on(event, ear)

    def check(self) -> None:
        """Nothing went wrong, and nobody else was asked for anything."""
        elsewhere = [request.url for request in self.requests if not request.url.startswith(self.address)]
        assert not elsewhere, f"asked another host: {elsewhere}"
        assert not self.troubles, self.troubles

    def forgive(self, *known: str) -> None:
        """Troubles that the test itself brought about: those that hold one of these words."""
        self.troubles = [trouble for trouble in self.troubles if not any(word in trouble for word in known)]

    def begin_with(self, script: str) -> None:
        """Run something first in every page from now on. It cannot be undone: nobody else gets this device."""
        self._altered = True
        self.context.add_init_script(script)

    def go(self, place: str) -> None:
        """Open a page and wait until it is drawn."""
        self.page.goto(place)
        expect(self.page.locator("#masthead .wordmark")).to_be_visible()

    @property
    def place(self) -> str:
        """The path of the page: the link."""
        path: str = self.page.evaluate("location.pathname")
        return path

    def get(self, name: str) -> Locator:
        """A part of the page by its test name."""
        return self.page.get_by_test_id(name)

    def press(self, target: Locator) -> None:
        """Click, or tap where fingers do it."""
        if self.touches:
            target.tap()
        else:
            target.click()

    def hold(self, target: Locator) -> None:
        """Keep a finger on something for a while, once it is not just being drawn anew."""
        self.wait_until(lambda: target.bounding_box() is not None)
        box = target.bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        hand = self.context.new_cdp_session(self.page)
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        expect(self.get("touched")).to_be_visible()
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    # What is asked, and answers to it

    def spread_fingers(self, x: float, y: float) -> None:
        """Two fingers on the screen move apart, to look closer."""
        hand = self.context.new_cdp_session(self.page)

        def touch(kind: str, *apart: float) -> None:
            points = [
                {"x": x + side * far, "y": y, "id": finger} for far in apart for finger, side in enumerate((-1, 1))
            ]
            hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", 30)
        for far in (40, 60, 80, 90):
            touch("touchMove", far)
        touch("touchEnd")

    @property
    def asked(self) -> Locator:
        """The sentence that says what is asked."""
        return self.get("asked")

    @property
    def offered(self) -> Locator:
        """What can be chosen now."""
        return self.page.locator(OFFERED)

    @property
    def lines(self) -> list[str]:
        """What happened, as the page tells it."""
        return self.page.locator("[data-testid=log] li button > span:last-child").all_inner_texts()

    def state(self) -> dict[str, Any]:
        """The table as the service shows it to this page's link."""
        answer = self.page.context.request.get(f"/api{self.place}/state?lang=en")
        state: dict[str, Any] = json.loads(answer.text())
        return state

    def see(self, number: int | None = None) -> None:
        """Wait until the page has shown everything up to this entry, or up to now."""
        wanted = self.state()["number"] if number is None else number
        self._wait_for(HAS_SHOWN, wanted)

    def wait_for_turn(self) -> bool:
        """Skip what others do until this page is asked; False when the game is over."""
        return self._wait_for(IS_ASKED) == "asked"

    def _wait_for(self, condition: str, given: int | None = None) -> object:
        """Wait until something holds on the page, which looks for itself; what it found."""
        try:
            found: object = self.page.wait_for_function(condition, arg=given, polling=MOMENT).json_value()
            return found
        except TimeoutError as late:
            raise AssertionError(f"waited in vain; the page asks: {self.asked.all_inner_texts()}") from late

    def wait_until(self, holds: Callable[[], bool], skip: bool = False) -> None:
        """Look again and again until something holds; `skip`: do not watch others step by step meanwhile."""
        until, pause = time.monotonic() + PATIENCE / 1000, MOMENT
        while not holds():
            assert time.monotonic() < until, f"waited in vain; the page asks: {self.asked.all_inner_texts()}"
            if skip:
                self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(pause)
            pause = min(2 * pause, LONGER)  # looking costs the page time that it needs to get there

    def show(self, target: Locator) -> None:
        """Scroll to something, also where the page draws it anew meanwhile."""
        target.evaluate("element => element.scrollIntoView({ block: 'center' })")

    def send(self, target: Locator) -> int:
        """Press what sends something, and wait until the page shows what came of it; the number of the entry."""
        with self.page.expect_response(re.compile(r"/(act|undo|consent|name)\?")) as sent:
            self.press(target)
        number: int = sent.value.json()["number"]
        self.see(number)
        return number

    def choose(self) -> None:
        """Press one thing that is offered, as the game's visitors like it; what is begun by it is for the next time."""
        names = [name for name in self._names() if not name.startswith("choice-done")] or ["choice-done"]
        name = next(name for liked in (SURE, *self.habits().LIKED) for name in names if name.startswith(liked))
        target = self.get(name).locator("visible=true").first
        if target.get_attribute("data-action") is None or (self.touches and name.startswith(ON_A_MAP)):
            self.press(target)  # a plan, or a finger's first touch of a map: nothing is played yet
        else:
            self.send(target)

    def habits(self) -> ModuleType:
        """What is special to the game at this table: its module in this folder."""
        if self.place not in self._games:
            self._games[self.place] = self.state()["game"].replace("-", "_")
        return import_module(f"tests.web.{self._games[self.place]}")

    def _names(self) -> list[str]:
        names: list[str] = self.offered.evaluate_all(IN_SIGHT)
        return names

    def play_turn(self) -> None:
        """Choose until somebody else is asked or the game is over."""
        turn = self.turn()
        while self.turn() == turn and self.wait_for_turn():
            self.choose()

    def turn(self) -> tuple[int, ...]:
        """What changes when another turn begins."""
        turn: tuple[int, ...] = self.habits().turn_of(self.state()["view"])
        return turn

    def play_to_the_end(self) -> None:
        """Choose until the final score is shown."""
        while self.wait_for_turn():
            self.choose()


def middle(part: Locator) -> tuple[float, float]:
    """The middle of something on the screen. While a map is drawn anew it has none for a moment."""
    box = part.bounding_box()
    for _ in range(LOOKS):
        if box is not None:
            break
        part.page.wait_for_timeout(20)
        box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

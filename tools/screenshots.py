"""Pictures of the pages, to be looked at: every language, both themes, at a desk and on a phone.

python -m tools.screenshots FOLDER            all of them, into a folder
python -m tools.screenshots --readme          only those in the README: docs/pictures/
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from aevum.core.match import Match
from aevum.core.tables import read_table
from aevum.core.text import LANGUAGES
from aevum.games import GAME_IDS, game_named
from tests.web import history_of_the_world
from tests.web.devices import Devices
from tests.web.inn import Inn, as_told
from tests.web.roll_through_the_ages import DUEL, builds_boxes
from tests.web.visitor import ARGUMENTS, DESK, PHONE, Visitor
from tools.browser import MISSING, find_browser
from tools.palette import lightened

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
README_VIEW: dict[str, Any] = {"viewport": {"width": 1440, "height": 945}, "device_scale_factor": 0.9}
LARGEST = 200_000
DEVICES: dict[str, dict[str, Any]] = {"desk": {"viewport": DESK}, "phone": PHONE}
SCHEMES = ("light", "dark")
# For each game its moments to look at.
STAGES = {name: import_module(f"tests.web.{name.replace('-', '_')}") for name in GAME_IDS}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}


@contextmanager
def opened(path: str) -> Iterator[tuple[Inn, Browser]]:
    """A service with a database of its own, and a browser."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Inn(Path(folder) / "aevum.sqlite") as inn,
        sync_playwright() as starter,
    ):
        browser = starter.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield inn, browser
        browser.close()


def show(visitor: Visitor, match: Match, lang: str, inn: Inn) -> None:
    """Come to a table that stands so, and begin to choose where there is something to plan."""
    visitor.go(f"{inn.bring(match).host.link}?lang={lang}")
    if visitor.wait_for_turn():
        plan = visitor.page.locator("#choices [data-testid^=pick-], button[data-testid^=die-]:not(.locked)")
        if plan.count():
            visitor.press(plan.first)
    visitor.page.locator("[data-testid=log] li").first.wait_for(state="attached")


def middle_rule(game: str) -> str:
    """The rule that a game's rules are opened at."""
    rules = read_table(game_named(game).folder / "data" / "rules.csv")
    return rules[len(rules) // 2]["id"]


def take_all(inn: Inn, browser: Browser, folder: Path) -> None:
    """All pictures into a folder."""
    for (device, settings), scheme, lang in product(DEVICES.items(), SCHEMES, LANGUAGES):
        with Visitor(Devices(browser), inn.address, color_scheme=scheme, **settings, **STILL) as visitor:

            def take(name: str, visitor: Visitor = visitor, end: str = f"{device}-{scheme}-{lang}") -> None:
                visitor.page.screenshot(path=folder / f"{name}-{end}.png")

            visitor.go(f"/?lang={lang}")
            visitor.get("add-seat").wait_for()
            take("lobby")
            for game in GAME_IDS:
                visitor.go(f"/rules/{game}?lang={lang}#{middle_rule(game)}")
                visitor.page.locator(f"#{middle_rule(game)}").wait_for()
                take(f"{game}-rules")
            for game, module in STAGES.items():
                for step in module.STAGES:
                    show(visitor, module.stage(step), lang, inn)
                    take(f"{game}-{step}")
            if device == "phone":
                visitor.press(visitor.page.locator("#pull"))
                take("drawer")


def take_for_readme(inn: Inn, browser: Browser) -> None:
    """The pictures of the README: tables in mid-game."""
    take_table(inn, browser, "table", DUEL.until(builds_boxes(4, 30)), "#choices [data-testid^=pick-]")
    take_table(inn, browser, "world", history_of_the_world.stage("expand"), "[data-testid=map-focus]")


def take_table(inn: Inn, browser: Browser, name: str, match: Match, sight: str) -> None:
    """A picture of a table, once this can be seen on it; raises ValueError where it has become too heavy."""
    with Visitor(Devices(browser), inn.address, color_scheme="light", **README_VIEW, **STILL) as visitor:
        visitor.page.add_init_script('localStorage.setItem("aevum-hints", "off")')
        table = inn.bring(match)
        visitor.go(table.host.link)
        told = as_told(table.host)[-1]
        visitor.wait_until(lambda: told in visitor.lines[-1:])
        visitor.page.locator(sight).last.click()
        visitor.page.mouse.move(0, 0)
        PICTURES.mkdir(exist_ok=True)
        picture = visitor.page.screenshot()
        visitor.page.goto("about:blank")
        picture = lightened(picture, visitor.page)
    if len(picture) > LARGEST:
        raise ValueError(f"{name}: {len(picture)} bytes; at most {LARGEST} are allowed")
    (PICTURES / f"{name}.png").write_bytes(picture)


def main() -> int:
    """Take pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--readme", action="store_true")
    args = parser.parse_args()
    path = find_browser()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    with opened(path) as (inn, browser):
        if args.folder is not None:
            args.folder.mkdir(parents=True, exist_ok=True)
            take_all(inn, browser, args.folder)
        if args.readme or args.folder is None:
            take_for_readme(inn, browser)
    return 0


if __name__ == "__main__":
    sys.exit(main())

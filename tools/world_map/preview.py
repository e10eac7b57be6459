"""Pictures of the drawn map, to be looked at: whole, and close to where lands crowd, by day and by night.

python -m tools.world_map.preview GAME FOLDER [VIEW ...]

The views of a game stand in its `views.csv`. The page itself (`preview.html?game=GAME`) can also
be opened from any server of files that is started in the repository.
"""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from aevum.core.tables import read_table
from tools.browser import MISSING, find_browser
from tools.world_map.plan import HERE, ROOT, games
from tools.world_map.tables import Row

SCHEMES = ("light", "dark")


class Quiet(SimpleHTTPRequestHandler):
    """Serves the files of the repository without a word."""

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads this."""


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of the repository's files."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/tools/world_map/preview.html"
    finally:
        server.shutdown()


def read_views(game: str) -> list[Row]:
    """What is looked at: a layout, and the box of it."""
    return read_table(HERE / game / "views.csv")


def take(browser: Browser, page: str, view: Row, scheme: str, folder: Path) -> None:
    """One picture; what the page took to draw is printed."""
    box = [int(side) for side in view["box"].split()]
    width, height = (1600, round(1200 * box[3] / box[2] + 200)) if box else (1600, 830)
    shown = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]  # a word of SCHEMES
    shown.goto(f"{page}&layout={view['layout']}" + (f"&box={','.join(map(str, box))}" if box else ""))
    shown.locator("body[data-ready]").wait_for()
    shown.screenshot(path=folder / f"{view['name']}-{scheme}.png")
    print(f"{view['name']} {scheme}: {shown.title()}")
    shown.close()


def main() -> int:
    """Take all pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.world_map.preview", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("folder", type=Path)
    parser.add_argument("views", nargs="*", help="only these views")
    parser.add_argument("--spots", action="store_true", help="show where pieces stand")
    args = parser.parse_args()
    path = find_browser()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    views = [view for view in read_views(args.game) if view["name"] in args.views or not args.views]
    args.folder.mkdir(parents=True, exist_ok=True)
    with served() as page, sync_playwright() as starter:
        browser = starter.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for view, scheme in product(views, SCHEMES):
            take(browser, f"{page}?game={args.game}" + "&spots=1" * args.spots, view, scheme, args.folder)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

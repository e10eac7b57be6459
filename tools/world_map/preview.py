"""Pictures of the drawn map, to be looked at: whole, and close to where lands crowd, by day and by night.

python -m tools.world_map.preview FOLDER

The page itself (`preview.html`) can also be opened from any server of files that is started in the repository.
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

from tools.browser import MISSING, find_browser

ROOT = Path(__file__).parents[2]
SCHEMES = ("light", "dark")
VIEWS: dict[str, tuple[str, tuple[int, int, int, int] | None]] = {
    "world": ("world", None),
    "europe": ("world", (2850, 200, 1700, 1450)),
    "middle-east": ("world", (4000, 950, 1500, 1300)),
    "india": ("world", (4900, 1150, 1400, 1500)),
    "china": ("world", (5500, 750, 1900, 1400)),
    "indies": ("world", (5700, 2050, 1900, 1250)),
    "americas": ("world", (600, 700, 2300, 2900)),
    "schematic": ("schematic", None),
    "schematic-europe": ("schematic", (1450, 50, 2000, 2350)),
    "schematic-asia": ("schematic", (3000, 650, 3200, 2600)),
}


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


def take(browser: Browser, page: str, name: str, scheme: str, folder: Path) -> None:
    """One picture; what the page took to draw is printed."""
    layout, box = VIEWS[name]
    width, height = (1600, round(1200 * box[3] / box[2] + 200)) if box else (1600, 830)
    shown = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)  # type: ignore[arg-type]  # a word of SCHEMES
    shown.goto(f"{page}?layout={layout}" + (f"&box={','.join(map(str, box))}" if box else ""))
    shown.locator("body[data-ready]").wait_for()
    shown.screenshot(path=folder / f"{name}-{scheme}.png")
    print(f"{name} {scheme}: {shown.title()}")
    shown.close()


def main() -> int:
    """Take all pictures."""
    parser = argparse.ArgumentParser(prog="python -m tools.world_map.preview", description=__doc__)
    parser.add_argument("folder", type=Path)
    args = parser.parse_args()
    path = find_browser()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    args.folder.mkdir(parents=True, exist_ok=True)
    with served() as page, sync_playwright() as starter:
        browser = starter.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, scheme in product(VIEWS, SCHEMES):
            take(browser, page, name, scheme, args.folder)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())

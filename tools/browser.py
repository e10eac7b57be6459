"""Where the browser for the browser tests is: an installed Chromium, or Playwright's own.

    python tools/browser.py --find

prints its path. Where there is none it tries to get Playwright's, and says loudly when that fails too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# The first is made for tests: the same pages without a window, and less work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = """
********************************************************************************
  NO BROWSER WAS FOUND. The browser tests will NOT run.
  Install Chromium (the package `chromium` of your system), or run
  `.venv/bin/python -m playwright install chromium`, and try again.
********************************************************************************
"""


WINDOWED = NAMES[1:]  # those that also do what only a browser with windows can: they show notifications


def find_browser() -> str | None:
    """The path of a Chromium, or None."""
    from playwright.sync_api import sync_playwright

    path = installed()
    if path or os.environ.get("AEVUM_CHROMIUM"):
        return path
    with sync_playwright() as playwright:
        return existing(playwright.chromium.executable_path)


def installed(names: tuple[str, ...] = NAMES) -> str | None:
    """The one that was chosen, else the first of these that the system has."""
    chosen = os.environ.get("AEVUM_CHROMIUM")
    if chosen:
        return existing(chosen)
    return next((path for name in names if (path := shutil.which(name))), None)


def existing(path: str) -> str | None:
    """A path, if something lies there."""
    return path if Path(path).exists() else None


def main() -> int:
    """Find or fetch a browser, and say where it is."""
    found = find_browser()
    if found is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False, capture_output=True)
        found = find_browser()
    if found is None:
        print(MISSING, file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The devices people come with. A used one is wiped and lent again: it knows the scripts and draws in half the time."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Error, Page

PATIENCE = 60_000
KEPT = 8
Options = dict[str, Any]
# Something small without scripts, from where all that is stored for the address can be reached.
EMPTY = "/static/favicon.svg"
FORGET = "localStorage.clear(); sessionStorage.clear()"


class Devices:
    """Browsers of several people, each with one page; those that nobody uses lie on a shelf."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._shelf: list[tuple[Options, Page]] = []

    def lend(self, options: Options, new: bool) -> Page:
        """A device of this kind; `new`: one that nobody has used, so that it has to load everything."""
        used = [place for place, (kind, _) in enumerate(self._shelf) if kind == options and not new]
        if used:
            return self._shelf.pop(used[-1])[1]
        context = self._browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def take_back(self, options: Options, page: Page) -> None:
        """Keep a device for somebody else, if it can be wiped; the one that lay longest makes room."""
        try:
            wipe(options, page)
        except Error:
            page.context.close()
            return
        self._shelf.append((options, page))
        if len(self._shelf) > KEPT:
            self._shelf.pop(0)[1].context.close()


def wipe(options: Options, page: Page) -> None:
    """Make a used device as good as new, but for the files that its browser keeps."""
    for other in page.context.pages:
        if other is not page:
            other.close()
    page.context.set_offline(False)
    page.unroute_all(behavior="ignoreErrors")
    page.goto(EMPTY)
    page.evaluate(FORGET)  # first of all, and what is next has nothing to draw anew
    scheme, motion = options.get("color_scheme", "light"), options["reduced_motion"]
    page.emulate_media(media="screen", color_scheme=scheme, reduced_motion=motion)
    page.set_viewport_size(options["viewport"])
    page.mouse.move(0, 0)
    page.context.clear_cookies()

"""What the tests in a browser share: one service, one browser, and pages that are watched for trouble."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.devices import Devices
from tests.web.inn import Inn
from tests.web.visitor import ARGUMENTS, Visitor
from tools.browser import MISSING, find_browser

Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where all must be tested, a browser out of breath gets a second try, and the summary names it: it is looked into.

    At home nothing is tried twice, so that whoever works on a page sees what comes and goes.
    """
    if os.environ.get("CI"):
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real browser. Where there is none the tests are skipped aloud; where all must be tested they fail."""
    path = find_browser()
    if path is None:
        missing: Callable[[str], Any] = pytest.fail if os.environ.get("CI") else pytest.skip
        missing(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """The service, with a fresh database."""
    with Inn(tmp_path_factory.mktemp("inn") / "aevum.sqlite") as found:
        yield found


@pytest.fixture(scope="package")
def devices(browser: Browser) -> Devices:
    """What people come with."""
    return Devices(browser)


@pytest.fixture
def visit(devices: Devices, inn: Inn) -> Iterator[Visit]:
    """Opens a page as somebody on a device of their own. At the end no page may have had any trouble."""
    visitors: list[Visitor] = []
    with ExitStack() as stack:

        def come(place: str = "/", address: str = inn.address, **device: Any) -> Visitor:
            visitor = stack.enter_context(Visitor(devices, address, **device))
            visitors.append(visitor)
            visitor.go(place)
            return visitor

        yield come
        for visitor in visitors:
            visitor.check()

"""A device that is lent again is as good as new."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.devices import Devices
from tests.web.inn import Inn
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
STORED = "localStorage.length + sessionStorage.length"
DARK = "matchMedia('(prefers-color-scheme: dark)').matches"
KIND: dict[str, Any] = {"timezone_id": "Asia/Tokyo"}  # of which no other test has one


def test_a_used_device_is_wiped_and_lent_again(devices: Devices, inn: Inn) -> None:
    with Visitor(devices, inn.address, **KIND) as first:
        first.go("/?lang=fr")
        first.page.evaluate("localStorage.setItem('left', 'here')")
        first.page.emulate_media(color_scheme="dark")
        first.page.route("**/api/games*", lambda route: route.abort())
        first.context.set_offline(True)
        assert first.page.evaluate(STORED) > 1 and first.page.evaluate(DARK)
    with Visitor(devices, inn.address, **KIND) as second:
        assert second.page is first.page
        assert second.page.evaluate(STORED) == 0 and not second.page.evaluate(DARK)
        second.go("/")
        assert second.page.evaluate("document.documentElement.lang") == "en"
        second.begin_with("window.marked = true")
        second.check()
    assert first.troubles == [], "nobody is told of what happens to the next"
    with Visitor(devices, inn.address, **KIND) as third:
        third.go("/")
        assert third.page is not second.page and third.page.evaluate("window.marked") is None

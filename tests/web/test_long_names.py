"""Names as long as they may be, in any script, break nothing: at a desk, and on the narrowest screen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.table.house import Table
from tests.web import history_of_the_world, roll_through_the_ages, seven_ages, tempus
from tests.web.checks import WIDE, check_fits, check_readable
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
NAMES = ("W" * 30, "M" * 30, "ش" * 30, "🐉" * 30)
FIRST = {history_of_the_world.GAME: {"first": 1}}  # whoever draws an empire may give it to anybody by name
GAMES = [each.GAME for each in (roll_through_the_ages, tempus, history_of_the_world, seven_ages)]
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "narrow": PHONE | {"viewport": {"width": 320, "height": 640}}}
# What sticks out of the panel, unless it scrolls within a frame of its own.
OUT = """() => { const { right } = document.querySelector("#drawer").getBoundingClientRect();
  return [...document.querySelectorAll("#drawer *")]
    .filter((each) => each.checkVisibility() && !each.closest(".unseen, .chips"))
    .filter((each) => each.getBoundingClientRect().right > right + 1)
    .map((each) => each.className); }"""


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES)
def test_long_names_fit(visit: Visit, inn: Inn, game: str, device: str) -> None:
    seats = [{"kind": "friend" if place else "me", "name": name} for place, name in enumerate(NAMES)]
    answer = inn.client.post("/api/tables", json={"game": game, "options": FIRST.get(game, {}), "seats": seats})
    assert answer.status_code == 201, answer.text
    table = Table(inn, answer.json())
    for link in (table.host.link, table.watcher.link):
        me = visit(link, **DEVICES[device])
        expect(me.asked).not_to_be_empty()
        me.page.evaluate("document.querySelector('#drawer').classList.add('open')")
        assert me.page.evaluate(OUT) == []
        assert me.page.evaluate(WIDE) == []
        if me.touches:
            check_fits(me)
    check_readable(me, "long names")

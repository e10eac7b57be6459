"""What would you do? The computer's choice is shown with its reason, wherever it can be made; it is not made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.match import Match
from tests.web import history_of_the_world, seven_ages
from tests.web.checks import STILL, check_fits, check_readable, pull_up, tab_to
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}
GAMES: dict[str, dict[str, Any]] = {
    "desk": {"options": {"first": 1}},
    "phone": {"game": "tempus", "options": {"island": 1, "first": 1}},
}
# The games that are not looked at more closely.
OTHERS: dict[str, Callable[[], Match]] = {
    "history": lambda: history_of_the_world.stage("expand"),
    "seven": lambda: seven_ages.stage("create_unit"),
}
# What it is about on the board, or the button that does it.
POINTED = "#board :is(.die, .hex).pointed, #choices .advised"


@pytest.mark.parametrize("device", DEVICES)
def test_the_computer_says_what_it_would_do(visit: Visit, inn: Inn, device: str) -> None:
    bots = ["bot greedy"] if device == "desk" else ["bot greedy", "bot greedy"]
    host = inn.open("me", *bots, **GAMES[device]).host
    me = visit(host.link, **DEVICES[device], **STILL)
    assert me.wait_for_turn()
    before, told = me.state()["position"], host.get("advice").json()
    if device == "desk":
        me.page.keyboard.press("h")
    else:
        pull_up(me)
        me.press(me.get("advice"))
    card = me.get("advised")
    expect(card).to_contain_text(told["label"])
    expect(card).to_contain_text(told["reason"])
    expect(me.page.locator(POINTED).first).to_be_attached()
    if me.touches:
        check_fits(me)
    check_readable(me, "advice")
    assert me.state()["position"] == before
    me.press(me.get("advice-close"))
    expect(card).to_have_count(0)
    expect(me.get("advice")).to_be_visible()
    me.press(me.get("advice"))
    tab_to(me, "advised-choice")
    me.page.keyboard.press("Enter")
    me.wait_until(lambda: me.state()["position"] > before)
    expect(card).to_have_count(0)


@pytest.mark.parametrize(("game", "stage"), OTHERS.items())
def test_every_game_gives_a_reason_in_words(visit: Visit, inn: Inn, game: str, stage: Callable[[], Match]) -> None:
    host = inn.bring(stage()).host
    told = host.get("advice").json()
    assert len(told["reason"].split()) > 3
    for device in (PHONE, {}):
        me = visit(host.link, **device, **STILL)
        assert me.wait_for_turn()
        pull_up(me)
        me.press(me.get("advice"))
        expect(me.get("advised")).to_contain_text(told["label"])
        expect(me.get("advised")).to_contain_text(told["reason"])


@pytest.mark.parametrize("device", DEVICES)
def test_among_people_it_is_an_option_of_the_table_and_everybody_is_told(visit: Visit, inn: Inn, device: str) -> None:
    me = visit(**DEVICES[device])
    expect(me.get("open-table")).to_be_visible()
    expect(me.page.locator("select[data-testid=advice]")).to_have_count(0)
    me.press(me.get("seating-friend"))
    me.page.locator("select[data-testid=advice]").select_option("yes")
    me.press(me.get("open-table"))
    me.page.wait_for_url("**/seat/*")
    expect(me.get("advice-table")).to_be_attached()
    assert me.state()["advice"] == "table"
    quiet = visit(inn.open("me", "here").host.link, **DEVICES[device])
    assert quiet.wait_for_turn()
    expect(quiet.get("advice")).to_have_count(0)

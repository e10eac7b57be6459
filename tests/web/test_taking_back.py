"""Taking back from a page: nothing is taken back by mistake, no press is lost, and computers are in nobody's way."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.table.test_undo import building
from tests.web.checks import pull_up
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.roll_through_the_ages import stage
from tests.web.test_following import set_pace
from tests.web.visitor import PHONE, Visitor

pytestmark = pytest.mark.browser
LOOK = 200
DEVICES: dict[str, dict[str, Any]] = {"desk": {}, "phone": PHONE}


def begin(visit: Visit, inn: Inn, device: str) -> tuple[Visitor, dict[str, Any]]:
    """Somebody who may build, against a computer; and how it stands."""
    me = visit(inn.bring(stage("build")).host.link, **DEVICES[device])
    assert me.wait_for_turn()
    return me, me.state()


def press_undo(me: Visitor) -> None:
    pull_up(me)
    me.press(me.get("undo"))


def press_last(me: Visitor, held: list[Route]) -> None:
    """Press what is offered last, and mean it where that is asked, until it is on its way."""
    while not held:
        me.press(me.offered.last)
        me.page.wait_for_timeout(LOOK)


@pytest.mark.parametrize("device", DEVICES)
def test_whoever_still_looks_at_what_computers_did_takes_back_at_once(visit: Visit, inn: Inn, device: str) -> None:
    me, before = begin(visit, inn, device)
    set_pace(me, "step")
    me.press(me.offered.last)
    expect(me.get("next-move")).to_be_visible()
    me.wait_until(lambda: me.state()["choices"] != [])  # the computer is long done, and the page shows its first move
    press_undo(me)
    me.wait_until(lambda: me.state()["view"] == before["view"])
    expect(me.get("showing")).to_have_count(0)
    expect(me.asked).to_have_text(before["asked"]["text"])
    assert me.page.locator(".notice.trouble").count() == 0


@pytest.mark.parametrize("device", DEVICES)
def test_what_is_on_its_way_is_taken_back_once_it_has_arrived(visit: Visit, inn: Inn, device: str) -> None:
    me, before = begin(visit, inn, device)
    held: list[Route] = []
    me.page.route("**/act?*", lambda route: held.append(route), times=1)
    press_last(me, held)
    press_undo(me)
    expect(me.get("busy")).to_have_text("As soon as your last move has arrived: Undo")
    held[0].continue_()
    me.wait_until(lambda: me.state()["position"] > before["position"] and me.state()["view"] == before["view"])
    expect(me.get("busy")).to_have_count(0)


@pytest.mark.parametrize("device", DEVICES)
def test_a_double_press_takes_back_once(visit: Visit, inn: Inn, device: str) -> None:
    me, before = begin(visit, inn, device)
    me.send(me.offered.last)
    held: list[Route] = []
    me.page.route("**/undo?*", lambda route: held.append(route), times=1)
    press_undo(me)
    me.wait_until(lambda: len(held) == 1)
    me.press(me.get("undo"))
    expect(me.get("busy")).to_have_text("Your last move is still on its way.")
    held[0].continue_()
    expect(me.get("busy")).to_have_count(0)
    me.wait_until(lambda: me.state()["view"] == before["view"])
    me.see()
    assert me.lines.count(me.lines[-1]) == 1, "one line tells of it"


def test_nothing_else_is_taken_back_where_the_move_did_not_arrive(visit: Visit, inn: Inn) -> None:
    me, before = begin(visit, inn, "desk")
    held: list[Route] = []
    me.page.route("**/act?*", lambda route: held.append(route), times=1)
    press_last(me, held)
    me.press(me.get("undo"))
    held[0].fulfill(status=409, body=json.dumps({"error": "stale", "text": "17 is not 18"}))
    expect(me.page.locator(".notice.trouble")).to_have_text(
        "The game had already gone on, so nothing was done. This is how it stands now."
    )
    expect(me.get("busy")).to_have_count(0)
    assert me.state()["position"] == before["position"]
    me.forgive("409")


def test_a_press_takes_back_what_waits_before_what_is_on_its_way(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("reroll")).host.link)
    assert me.wait_for_turn()
    held: list[Route] = []
    me.page.route("**/act?*", lambda route: held.append(route), times=1)
    before = me.state()
    me.get("die-1").click()
    me.get("reroll").click()
    me.wait_until(lambda: len(held) == 1)
    me.get("stop").click()
    expect(me.get("busy")).to_contain_text("As soon as")
    me.get("undo").click()
    expect(me.get("busy")).to_have_text("Your last move is still on its way.")
    held[0].continue_()
    expect(me.get("busy")).to_have_count(0)
    assert me.state()["position"] == before["position"] + 1


@pytest.mark.parametrize("device", DEVICES)
def test_others_are_not_asked_without_a_word(visit: Visit, inn: Inn, device: str) -> None:
    """Whether what is on its way can be taken back alone shows when it has arrived: it takes another press to ask."""
    person = building(inn.open("me", "friend"))
    me = visit(person.link, **DEVICES[device])
    assert me.wait_for_turn()
    expect(me.get("undo")).to_have_text("Undo")
    held: list[Route] = []
    me.page.route("**/act?*", lambda route: held.append(route), times=1)
    press_last(me, held)
    press_undo(me)
    while person.state()["choices"]:
        answer = person.act(action=person.state()["choices"][-1]["action"]).json()
    held[0].fulfill(json=answer)
    expect(me.page.locator(".notice")).to_contain_text("only if the others agree")
    assert me.state()["undo_asked"] is None
    expect(me.get("undo")).to_have_text("Ask to take back")
    me.send(me.get("undo"))
    assert me.state()["undo_asked"] is not None


def test_whoever_is_asked_is_told_that_more_than_the_move_would_be_taken_back(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend")
    asker, other = (table.host, *table.friends) if table.host.state()["choices"] else (*table.friends, table.host)
    me = visit(other.link)
    asker.act(action=next(choice["action"] for choice in asker.state()["choices"] if choice["verb"] == "reroll"))
    assert asker.undo(to=0, key="ask").status_code == 202
    expect(me.get("consent")).to_contain_text("Do you agree?")
    expect(me.get("consent")).not_to_contain_text("since then")
    asker.act(action="stop")
    assert asker.undo(to=0, key="ask again").status_code == 202
    expect(me.get("consent")).to_contain_text("All that was done since then would be taken back with it.")

"""Two people in two browsers at one table, and somebody who watches."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.table.house import Person, standing
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.test_links import open_with_a_friend
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
MARK = "window.neverReloaded = true"
IS_MARKED = "window.neverReloaded === true"


class Pair(NamedTuple):
    """Somebody who opened a table, and the friend who got a link."""

    host: Visitor
    friend: Visitor

    def on_turn(self) -> tuple[Visitor, Visitor]:
        """Whoever is asked now, and the other."""
        first = self.host.state()["pending"] == [0]
        return (self.host, self.friend) if first else (self.friend, self.host)


def together(visit: Visit) -> Pair:
    """Two people at a table; the friend came by the link that the host's page shows."""
    host = open_with_a_friend(visit)
    assert not host.state()["seats"][1]["connected"]
    friend = visit(host.get("invite-2").input_value())
    host.wait_until(lambda: bool(host.state()["seats"][1]["connected"]))
    for page in (host.page, friend.page):
        page.evaluate(MARK)
    return Pair(host, friend)


def test_a_move_appears_in_the_other_browser(visit: Visit) -> None:
    pair = together(visit)
    for _ in range(2):
        player, other = pair.on_turn()
        player.play_turn()
        other.see()
        player.see()
        assert other.lines == player.lines and len(player.lines) > 4
        assert other.wait_for_turn()
        expect(player.asked).to_have_class("asked waiting")
    assert all(each.page.evaluate(IS_MARKED) for each in pair), "without loading the page again"


def test_nobody_can_act_for_the_other(visit: Visit, inn: Inn) -> None:
    player, other = together(visit).on_turn()
    assert player.wait_for_turn()
    expect(other.asked).to_contain_text("Waiting for")
    assert other.offered.count() == 0
    assert other.page.locator("button[aria-pressed][data-testid^=die-]").count() == 0
    expect(other.get("undo")).to_be_disabled()
    before = player.state()
    forged = Person(inn, other.place).act(seat=before["pending"][0], action="stop", position=before["position"])
    assert (forged.status_code, forged.json()["error"]) == (403, "not-your-seat")
    assert standing(player.state()) == standing(before)


def test_watching_shows_all_and_offers_nothing(visit: Visit) -> None:
    pair = together(visit)
    watcher = visit(pair.host.get("watch-link").input_value())
    assert watcher.place.startswith("/watch/")
    watcher.page.evaluate(MARK)
    for _ in range(2):
        player, _other = pair.on_turn()
        player.play_turn()
        watcher.see()
        assert watcher.lines == player.lines
        assert watcher.offered.count() == 0
    assert watcher.page.locator("#choices button, #board button, [data-testid=undo]").count() == 0
    assert watcher.get("copy-invite-2").count() == 0, "no seat is given away"
    assert watcher.page.evaluate(IS_MARKED)
    watcher.get("replay").click()
    watcher.get("replay-start").click()
    expect(watcher.get("replay-slider")).to_have_value("0")


def test_taking_back_alone(visit: Visit) -> None:
    pair = together(visit)
    while True:
        player, other = pair.on_turn()
        assert player.wait_for_turn()
        before = player.state()
        player.send(player.get("stop"))
        if player.state()["pending"] == before["pending"]:
            break  # the turn goes on with a decision: nothing was rolled
    assert player.state()["view"] != before["view"]
    expect(player.get("undo")).to_have_text("Undo")
    player.send(player.get("undo"))
    after = player.state()
    assert after["position"] == before["position"] + 2
    assert after["view"] == before["view"] and after["choices"] == before["choices"]
    other.see()
    assert other.lines == player.lines and "took back" in other.lines[-1]
    player.send(player.get("stop"))


@pytest.mark.parametrize("agree", [True, False])
def test_taking_back_a_roll_needs_the_others_consent(visit: Visit, agree: bool) -> None:
    player, other = together(visit).on_turn()
    before = player.state()
    player.get("select-all").click()
    player.send(player.get("reroll"))
    rolled = player.state()
    assert rolled["view"]["rolls"] == before["view"]["rolls"] + 1
    expect(player.get("undo")).to_have_text("Ask to take back")
    player.send(player.get("undo"))
    expect(player.get("consent")).to_contain_text("asked to take back")
    assert player.get("consent-agree").count() == 0
    assert player.state()["view"] == rolled["view"], "nothing happens before the other has agreed"
    expect(other.get("consent")).to_contain_text("Do you agree?")
    other.send(other.get("consent-agree" if agree else "consent-refuse"))
    player.see()
    other.see()
    for each in (player, other):
        expect(each.get("consent")).to_have_count(0)
    now = player.state()["view"]
    assert now == (before if agree else rolled)["view"]
    assert other.lines == player.lines
    faces = player.page.locator("[data-testid^=die-]").evaluate_all("all => all.map((die) => die.dataset.face)")
    assert faces == [die["face"] for die in now["dice"]]
    assert player.wait_for_turn()


def test_two_people_at_one_screen(visit: Visit) -> None:
    me = visit()
    me.get("seating-here").click()
    me.get("open-table").click()
    me.page.wait_for_url("**/seat/*")
    first = me.state()["pending"]
    me.play_turn()
    second = me.state()["pending"]
    assert {*first, *second} == {0, 1}
    expect(me.page.locator(".side.large")).to_have_attribute("data-seat", str(second[0]))
    me.play_turn()
    assert me.state()["pending"] == first


def test_changing_a_name(visit: Visit) -> None:
    host, friend = together(visit)
    friend.get("rename").click()
    friend.get("rename-2").fill("Zoë 🏺")
    friend.send(friend.get("rename-save"))
    expect(host.get("seat-2")).to_contain_text("Zoë 🏺")
    expect(friend.get("seat-2")).to_contain_text("Zoë 🏺")


def test_whoever_was_here_and_left_is_not_said_to_be_still_to_come(visit: Visit) -> None:
    pair = together(visit)
    if pair.on_turn()[0] is pair.friend:
        pair.friend.play_turn()
    pair.friend.go("/")
    expect(pair.host.get("seat-2")).to_contain_text("Not at the table")

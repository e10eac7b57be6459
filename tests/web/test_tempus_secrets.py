"""Hands are secret: in two browsers, behind the curtain of one screen, for whoever watches, and when taking back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import jsonpatch
import pytest
from playwright.sync_api import expect

from aevum.core.match import Match
from tests.table.house import Person, Table
from tests.web.checks import check_focus
from tests.web.conftest import Visit
from tests.web.inn import Inn, as_told
from tests.web.stages import asks
from tests.web.tempus import GAME, ISLAND, holds_cards
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
PAIR = {"island": 1, "first": 1}
# Keeps everything that the service tells the page: its answers, and what comes over the lines of news.
OVERHEAR = """window.overheard = [];
const ask = window.fetch;
window.fetch = async (...what) => {
  const answer = await ask(...what);
  if (String(what[0]).startsWith("/api/")) window.overheard.push(await answer.clone().text());
  return answer;
};
window.EventSource = class extends EventSource {
  constructor(...address) {
    super(...address);
    for (const name of ["message", "presence", "undo", "chosen", "devices", "alive"])
      this.addEventListener(name, (event) => window.overheard.push(event.data));
  }
};"""


def overheard(visit: Visit, link: str) -> tuple[Visitor, Callable[[], list[Any]]]:
    """A visitor at a table, and all that the service has told this page in any way since it was loaded."""
    me = visit()
    me.begin_with(OVERHEAR)
    me.go(link)
    return me, lambda: list(whole(map(json.loads, me.page.evaluate("window.overheard"))))


def whole(told: Iterable[Any]) -> Iterator[Any]:
    """What was told, with whole states where only what has changed in the last one of the line was told."""
    state: Any = None
    for each in told:
        if isinstance(each, dict) and "kind" in each:
            state = jsonpatch.apply_patch(state, each["changes"]) if "changes" in each else each["state"]
            yield {**each, "state": state}
        elif isinstance(each, dict) and "undo_waits" in each and "view" not in each:
            state = {**state, **each}  # what may be taken back was found out after the state was told
            yield each
        else:
            yield each


def parts_of(told: Any) -> Iterator[dict[str, Any]]:
    """Everything in what was told that has parts with names."""
    if isinstance(told, dict):
        yield told
    for part in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from parts_of(part)


def sides_in(told: Any) -> Iterator[tuple[int, dict[str, Any], dict[str, Any]]]:
    """Every player's things in whatever was told: the seat, what is shown of it, and the view around it."""
    for part in parts_of(told):
        if "view" in part:
            yield from ((seat, side, part["view"]) for seat, side in enumerate(part["view"]["seats"]))


def secrets_told(told: list[Any], own: int | None) -> list[Any]:
    """The cards of others in what was told: there must be none."""
    found = [part for part in parts_of(told) if part.get("event") == "drew_card" and part["seat"] != own]
    for seat, side, view in sides_in(told):
        open_cards = view["fight"] is not None and view["fight"]["defender"] == seat
        if seat != own:
            found += side["hand"] + ([] if open_cards else side["laid"])
    return found


def draw(person: Person) -> None:
    """Somebody draws cards elsewhere."""
    assert person.act(action="choose_idea").status_code == 200


def to_the_first_actions(table: Table) -> None:
    """All settle somewhere, so that the first seat is asked for an action."""
    people = [table.host, *table.friends]
    while table.watcher.state()["view"]["step"] == "settle":
        assert people[table.watcher.state()["pending"][0]].act().status_code == 200


def test_two_browsers_keep_their_cards_to_themselves(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend", "friend", game=GAME, options=PAIR)
    to_the_first_actions(table)
    pages = [overheard(visit, link) for link in (table.host.link, table.friends[0].link, table.watcher.link)]
    first, second, watcher = (page for page, _ in pages)
    assert first.wait_for_turn()
    first.send(first.get("choice-choose_idea"))
    for page in (first, second, watcher):
        page.see()
    mine = first.state()["view"]["seats"][0]["hand"]
    assert mine and first.get("hand").locator(".idea-card").count() == len(mine)
    first.send(first.get("choice-done"))
    assert second.wait_for_turn()
    second.send(second.get("choice-choose_idea"))
    second.send(second.get("choice-done"))
    draw(table.friends[1])
    for page in (first, second, watcher):
        page.get("replay").click()
        page.get("replay-back").click()
        expect(page.page.locator(".replay-count")).not_to_be_empty()
        page.get("replay-close").click()
        page.see()
        page.get("seat-1" if page is second else "seat-2").click()
        expect(page.get("hand").locator(".back").first).to_be_visible()
        assert page.get("hand").locator(".idea-card").count() == 0, "of others only backs are seen"
    for own, (_, everything) in zip((0, 1, None), pages, strict=True):
        told = everything()
        assert len(told) > 10
        assert secrets_told(told, own) == []
        assert any(side["hand_size"] for seat, side, _ in sides_in(told) if seat != own), "there was something to hide"


def test_taking_back_never_crosses_a_draw_without_consent(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend", "friend", game=GAME, options=PAIR)
    to_the_first_actions(table)
    me, other = visit(table.host.link), visit(table.friends[0].link)
    assert me.wait_for_turn()
    before = me.state()
    me.send(me.get("choice-choose_move"))
    expect(me.get("undo")).to_have_text("Undo")
    me.send(me.get("undo"))
    assert me.state()["view"] == before["view"]
    me.send(me.get("choice-choose_idea"))
    drawn = me.state()
    assert drawn["undo"] is None
    expect(me.get("undo")).to_have_text("Ask to take back")
    me.send(me.get("undo"))
    assert me.state()["view"] == drawn["view"], "the card stays drawn until all agree"
    expect(other.get("consent")).to_contain_text("Do you agree?")
    other.send(other.get("consent-refuse"))
    me.see()
    assert me.state()["view"] == drawn["view"]


def hand_of(visitor: Visitor) -> list[str | None]:
    """The cards in the hand, whatever can be done with them now."""
    return [card.get_attribute("data-testid") for card in visitor.get("hand").locator("[data-testid^=card-]").all()]


def test_a_lost_connection_loses_nothing(visit: Visit, inn: Inn) -> None:
    table = inn.open("me", "friend", "friend", game=GAME, options=PAIR)
    to_the_first_actions(table)
    me = visit(table.host.link)
    assert me.wait_for_turn()
    me.send(me.get("choice-choose_idea"))
    me.send(me.get("choice-done"))
    mine = hand_of(me)
    me.context.set_offline(True)
    expect(me.get("connection")).not_to_be_empty()
    for friend in table.friends:
        draw(friend)
        assert friend.act(action="done").status_code == 200
    me.context.set_offline(False)
    expect(me.get("connection")).to_be_empty()
    assert me.wait_for_turn()
    me.see()
    assert me.lines == as_told(table.host)[-len(me.lines) :] and "drawn" in "".join(me.lines[-6:])
    assert hand_of(me) == mine
    me.send(me.get("choice-choose_move"))
    me.forgive("ERR_", "Failed to fetch", "network error")


def test_watching_shows_no_hand_and_offers_nothing(visit: Visit, inn: Inn) -> None:
    table = inn.bring(at_one_screen())
    watcher = visit(table.watcher.link)
    expect(watcher.get("island")).to_be_visible()
    watcher.see()
    assert watcher.offered.count() == 0 and watcher.page.locator(".hex.offered").count() == 0
    for seat in (1, 2, 3):
        watcher.get(f"seat-{seat}").click()
        assert watcher.page.locator(".idea-card").count() == 0
    assert watcher.page.locator("#choices button, [data-testid=undo], [data-testid=lift]").count() == 0
    expect(watcher.get("curtain")).to_have_count(0)


@cache
def at_one_screen() -> Match:
    """Two people at one screen who both hold cards, and a computer player; the first of them is asked."""
    play = replace(ISLAND, bots=(None, None, "greedy"))
    asked = holds_cards(asks("action", 60))
    return play.until(lambda match: asked(match) and match.observed(None).hand_size[1] > 0)


def cards_shown(visitor: Visitor) -> int:
    """Cards anywhere on the page."""
    return visitor.page.locator(".idea-card").count()


def test_the_screen_is_passed_behind_a_curtain(visit: Visit, inn: Inn) -> None:
    me, everything = overheard(visit, inn.bring(at_one_screen()).host.link)
    curtain = me.get("curtain")
    expect(curtain).to_contain_text("Pass the screen to Ada")
    expect(me.get("lift")).to_be_focused()
    assert cards_shown(me) == 0 and me.offered.count() == 0
    me.see()
    assert secrets_told(everything(), None) == [], "not even the page knows before somebody says who looks"
    me.page.keyboard.press("Tab")
    assert not me.page.evaluate("document.activeElement.closest('main')"), "what is behind cannot be reached"
    me.get("lift").focus()
    me.page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    expect(me.asked).to_be_focused()
    assert me.wait_for_turn()
    assert cards_shown(me) > 0
    check_focus(me)
    while not curtain.count():
        me.wait_until(lambda: bool(me.offered.count() or curtain.count()), skip=True)
        if not curtain.count():
            me.choose()
    expect(curtain).to_contain_text(re.compile("Bela"))
    me.wait_until(lambda: cards_shown(me) == 0)
    assert me.page.locator("#main[inert]").count() == 1
    me.see()
    assert not [line for line in me.lines if re.search(r"drew .*\(", line)], "what Ada alone was told is gone"
    mine = [seat for seat, side, _ in sides_in(everything()) if side["hand"]]
    assert set(mine) == {0}, "nothing of Bela's has come to the page so far"
    me.page.reload()
    expect(curtain).to_contain_text("Bela")
    assert cards_shown(me) == 0
    me.get("lift").click()
    assert me.wait_for_turn()
    expect(me.get("hand")).to_contain_text("Bela")
    assert cards_shown(me) > 0
    now = everything()
    assert {seat for seat, side, _ in sides_in(now) if side["hand"]} == {1}


def test_no_curtain_before_anybody_has_a_secret(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me", "here", "bot", game=GAME, options=PAIR).host.link)
    asked = []
    while me.wait_for_turn() and (state := me.state())["view"]["step"] == "settle":
        asked += state["pending"]
        me.choose()
    assert asked == [0, 0, 0, 1, 1, 1]
    expect(me.get("curtain")).to_have_count(0)
    me.send(me.get("choice-choose_idea"))
    expect(me.get("curtain")).to_contain_text("Pass the screen to A")

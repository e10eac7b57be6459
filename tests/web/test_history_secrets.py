"""What the pages of History of the World are told: no hand, no empire before it is called, no value of a marker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.table.house import Person, Table
from tests.web.conftest import Visit
from tests.web.history_of_the_world import GAME
from tests.web.inn import Inn
from tests.web.test_tempus_secrets import parts_of, sides_in

pytestmark = pytest.mark.browser
EPOCHS = 2
# Events that name a card or an empire: by then everybody may know it.
OPEN = {"played", "called", "not_held", "incited"}


def play_on(table: Table) -> None:
    """Everybody decides one after another until the third epoch: empires are given away, some cards are played."""
    people = [table.host, *table.friends]
    for count in range(2000):
        state = table.watcher.state()
        if state["view"]["epoch"] > EPOCHS:
            return
        person = people[state["pending"][0]]
        actions = [choice["action"] for choice in person.state()["choices"]]
        assert person.act(action=actions[-1 if count % 3 else 0]).status_code == 200
    raise AssertionError("the epochs never ended")


def everything_told(person: Person) -> Iterator[Any]:
    """All that the service tells a page in any way: the state, the past, and the news of it."""
    state = person.state()
    yield state
    with person.listen(after=0) as ear:
        for _ in range(state["number"]):
            yield ear.next()
    for at in range(0, state["length"], 7):
        yield person.get("replay", at=at).json()


def may_know(view: dict[str, Any], own: int | None, other: int) -> bool:
    """Whether a seat may know another's empire of this epoch: it was called, or this seat drew it and gave it away."""
    held = view["seats"][other]["empires"][view["epoch"] - 1]
    called = [empire["id"] for empire in view["empires"] if empire["called"]]
    return held is None or held in called or (own is not None and view["draw"]["givers"][other] == own)


def secrets_told(told: list[Any], own: int | None) -> list[Any]:
    """What a page was told that its seat may not know: there must be nothing."""
    found: list[Any] = []
    for seat, side, view in sides_in(told):
        found += [marker for marker in side["markers"] if marker["value"] is not None]
        found += [] if view["draw"]["drawn"] is None or view["turn"] == own else [view["draw"]]
        if seat != own:
            found += side["hand"] + ([] if may_know(view, own, seat) else side["empires"])
    lines = [part for part in parts_of(told) if "event" in part and part["event"] not in OPEN]
    return found + [line for line in lines if {"card", "empire"} & set(line["values"])]


SECRET = ".event-card, .empire-card"


def test_the_screen_is_passed_behind_a_curtain(visit: Visit, inn: Inn) -> None:
    me = visit(inn.open("me", "here", "bot", game=GAME, options={"first": 1}).host.link)
    curtain, secrets = me.get("curtain"), me.page.locator(SECRET)
    expect(curtain).to_contain_text("Pass the screen to A")
    assert secrets.count() == 0
    me.get("lift").click()
    assert me.wait_for_turn()
    expect(me.get("drawn")).to_be_visible()
    expect(me.get("hand").locator(".event-card").first).to_be_visible()
    me.get("choice-keep").click()
    expect(curtain).to_contain_text("Pass the screen to B")
    expect(secrets).to_have_count(0)
    me.get("lift").click()
    assert me.wait_for_turn()
    expect(me.get("hand")).to_contain_text("Event cards of B")
    me.get("seat-1").click()
    expect(me.get("hand")).to_contain_text("Event cards of A")
    expect(me.get("hand").locator(".back").first).to_be_visible()
    expect(me.get("hand").locator(".event-card")).to_have_count(0)


def test_no_page_is_told_what_its_seat_may_not_know(inn: Inn) -> None:
    table = inn.open("me", "friend", "friend", game=GAME)
    play_on(table)
    for own, person in ((0, table.host), (1, table.friends[0]), (2, table.friends[1]), (None, table.watcher)):
        told = list(everything_told(person))
        assert secrets_told(told, own) == []
        sides = list(sides_in(told))
        assert any(side["greater"] + side["lesser"] for seat, side, _ in sides if seat != own), "hands to hide"
        taken = [part for event in told[1:] for part in event.get("told", []) if part["event"] == "marker_taken"]
        shown = [marker for side in told[0]["view"]["seats"] for marker in side["markers"]]
        assert len(shown) == len(taken), "markers are shown, even to who has them only from behind"
        assert any(view["draw"]["drawing"] and view["turn"] != own for _, _, view in sides), "an empire to hide"
        if own is not None:
            assert any(side["hand"] for seat, side, _ in sides if seat == own), "one's own hand is open"

"""7 Ages in the browser: what cards of others did to somebody who was not asked meanwhile stays in sight."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from aevum.core.engine import interpreted
from aevum.core.events import ToldEvent
from aevum.core.match import Match, Player
from aevum.core.vocabulary import first_noun, verb_of
from aevum.games import game_named
from aevum.games.seven_ages import actions
from aevum.games.seven_ages.state import CIVILISE, CREATE
from tests.web.conftest import Visit
from tests.web.inn import Inn, as_told
from tests.web.seven_ages import GAME
from tests.web.visitor import PHONE

pytestmark = pytest.mark.browser
LOOKED_BACK = 20  # so many decisions back at the most, where others played
MOVES_AT_MOST, SEEDS_AT_MOST = 200, 40
SEATS = (("Ada", None), ("Bela", "random"), ("Chie", "random"))
WINDOWS = ("play_event", "interrupt_event")
LOSSES = {"unit_struck", "region_lost", "capital_lost", "disorder_came", "city_struck", "money_went", "leader_struck"}


def cards_of(match: Match) -> set[int]:
    """The cards of the first seat's empires."""
    seen = match.observed(0)
    return {int(card) for card, seat in zip(seen.card, seen.player, strict=True) if seat == 0}


def plot(match: Match, seat: int, luck: random.Random) -> int:
    """What somebody does who founds an empire, then plays every event there is, and who dislikes the first seat."""
    offered, disliked = list(match.choices(seat)), cards_of(match)

    def those(*verbs: int, nouns: Iterable[int] | None = None) -> list[int]:
        return [
            choice for choice in offered if verb_of(choice) in verbs and (nouns is None or first_noun(choice) in nouns)
        ]

    likes = (
        those(actions.AIM_AT, nouns=disliked),
        those(actions.PLAY_EVENT) if seat else [],
        those(actions.FOUND, actions.REVEAL_OFF, actions.REVEAL),
        those(actions.PLACE_OFF, nouns=(CREATE,)),
        those(actions.PLACE, actions.PLACE_OFF, nouns=(CIVILISE,)),
    )
    return luck.choice(next(filter(None, likes), offered))


def unasked(match: Match) -> list[ToldEvent]:
    """What was told since the first seat chose last, but for reactions."""
    lines: list[ToldEvent] = []
    for at in range(match.position, max(0, match.position - LOOKED_BACK), -1):
        lines = match.told(at, 0) + lines
        if match.place(at).seat == 0 and verb_of(match.place(at).action) not in (actions.PASS, actions.PLAY_EVENT):
            return lines
    return []


def is_struck(match: Match) -> bool:
    """Whether the first seat is asked after an event of others that struck an empire of its own."""
    if match.pending != (0,) or match.step in WINDOWS:
        return False
    lines, own = unasked(match), cards_of(match)
    return any(
        line.event == "event_against" and line.values["empire"] in own and after.event in LOSSES
        for line, after in pairwise(lines)
    )


def played(seed: int) -> Match | None:
    """A match until the first seat was struck, or none where that takes too long."""
    game, luck = game_named(GAME), random.Random(seed)
    match = Match.new(game, [Player(name, bot) for name, bot in SEATS], {}, seed, interpreted(game))
    while not is_struck(match):
        if match.over or match.position >= MOVES_AT_MOST:
            return None
        match.play(match.pending[-1], plot(match, match.pending[-1], luck))
    return match


@cache
def struck() -> Match:
    """The first match in which the first seat was struck meanwhile."""
    return next(filter(None, map(played, range(SEEDS_AT_MOST))))


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_what_cards_of_others_did_stays_in_sight_until_the_next_choice(
    visit: Visit, inn: Inn, device: dict[str, Any]
) -> None:
    host = inn.bring(struck()).host
    me = visit(host.link, **device)
    assert me.wait_for_turn()
    box = me.get("strokes")
    expect(box.locator("li").first).to_be_in_viewport()
    shown, told = box.locator("li").all_inner_texts(), as_told(host)
    places = [place for place in range(len(told)) if told[place : place + len(shown)] == shown]
    assert len(shown) >= 3 and places, "the event, at whom it was aimed, what it cost"
    me.send(me.page.locator("#choices [data-action]").first)
    expect(box).to_have_count(0)


SHOWN_OF = """async (lines) => {
  const { strokes } = await import("/static/boards/seven_ages/strokes.js");
  const box = strokes({ state: { eye: 0 } }, { sinceAsked: () => ({ lines, held: new Set([1]) }) });
  return [...(box?.querySelectorAll("li") ?? [])].map((line) => line.textContent);
}"""


@pytest.mark.parametrize("more", [[], ["event_prevented"]], ids=["later", "prevented"])
def test_an_event_that_takes_nothing_at_once_is_told_too(visit: Visit, inn: Inn, more: list[str]) -> None:
    """Locusts eat of the next income: whoever was promised more sees why."""
    me = visit(inn.bring(struck()).host.link)
    events = ["event_played", "event_against", *more]
    lines = [{"event": event, "text": event, "seat": 1, "values": {"empire": 1}} for event in events]
    assert me.page.evaluate(SHOWN_OF, lines) == events


def test_a_leader_who_falls_with_the_last_units_ends_no_stroke(visit: Visit, inn: Inn) -> None:
    """A volcano takes the region, then its leader, then the city: all of it is told."""
    me = visit(inn.bring(struck()).host.link)
    events = ["event_played", "event_against", "unit_struck", "region_lost", "leader_removed", "city_struck"]
    values = {"empire": 1, "region": 7}
    lines = [{"event": event, "text": event, "seat": 1, "values": values} for event in events]
    shown = me.page.evaluate(SHOWN_OF, lines)
    assert shown == [event for event in events if event != "unit_struck"], "of a lost region not each unit"

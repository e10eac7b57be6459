"""Conflicts and trades of 7 Ages in the browser: chances, rounds, a phone, keys alone, and readers of all kinds."""

from __future__ import annotations

import random
from functools import cache, partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from aevum.core.match import Match
from aevum.core.text import LANGUAGES, texts
from aevum.core.vocabulary import first_noun, verb_of
from aevum.games.seven_ages import actions
from aevum.games.seven_ages.state import CREATE, MANOEUVRE, TRADE
from tests.table.house import Person
from tests.web.checks import DEVICES, check_readable, check_words, pull_down, tab_to, type_key
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.seven_ages import GAME, asks, first_played
from tests.web.test_seven_ages_strokes import cards_of
from tests.web.visitor import PHONE, Visitor, middle

pytestmark = pytest.mark.browser
SAID = texts("en", GAME)
# What everybody is after, and the seed from which a match is looked for: there one comes soon.
STAGES = {"commit": (MANOEUVRE, 27), "trade_card": (TRADE, 347)}
SEEDS_AT_MOST = 40
A_LOOK = 2_000  # milliseconds
# The events that end a conflict or a trade, with which the last part of it begins, and those that tell what came of it.
ENDS = {"won_conflict", "nobody_won"}
PILE_ENDS = {"pile_trade_lost", "pile_trade_tied"}
BEGINS = {"round_began", "pile_trade_begun"}
FLIGHT = {"retreated", "lost_in_pursuit", "nowhere_to_go", "lost_leader", "lost_elite"}
TRADED = {"trade_card_shown", "pile_card_shown", "trade_total"}
OUTCOME = {"conflict_total", "lost_units", "empire_destroyed"} | FLIGHT | TRADED


def eager(offered: list[int], luck: random.Random, action: int) -> int:
    """Somebody who wants empires, this action, conflicts and trades, and leaves all else to luck."""

    def those(*verbs: int, noun: int | None = None) -> list[int]:
        return [choice for choice in offered if verb_of(choice) in verbs and noun in (None, first_noun(choice))]

    likes = (
        those(actions.FIGHT, actions.CONTEST),
        those(actions.FOUND, actions.REVEAL_OFF, actions.REVEAL),
        those(actions.START_IN),
        those(actions.PLACE_OFF, noun=CREATE),
        those(actions.PLACE, noun=action),
        those(actions.MOVE),
        those(actions.TAKE_FROM),
        those(actions.TRADE_WITH),
    )
    return luck.choice(next(filter(None, likes), offered))


@cache
def stage(step: str) -> Match:
    """The first match in which this step asks the first seat and leaves it a choice."""
    action, first = STAGES[step]
    seeds = range(first, first + SEEDS_AT_MOST)
    is_asked = asks(step)
    return first_played(
        partial(eager, action=action), lambda match: is_asked(match) and len(match.choices(0)) > 1, seeds
    )


@cache
def link_to(inn: Inn, step: str) -> str:
    """A table that stands so, for whoever only looks."""
    return inn.bring(stage(step)).host.link


def sit_down(visit: Visit, inn: Inn, step: str) -> Visitor:
    """Come to a table of one's own at this step."""
    me = visit(inn.bring(stage(step)).host.link)
    assert me.wait_for_turn()
    return me


def check_odds(visitor: Visitor) -> dict[str, Any]:
    """The page shows the chances as the service counts them."""
    odds: dict[str, Any] = visitor.state()["view"]["conflict"]["odds"]
    rows = visitor.get("odds").locator("tbody tr")
    expect(rows).to_have_count(len(odds["rows"]))
    for place, row in enumerate(odds["rows"]):
        shown = [SAID.say("web-seven-percent", count=row[result]) for result in ("win", "tie", "lose")]
        expect(rows.nth(place).locator(".chance")).to_have_text(shown)
    return odds


def round_of(visitor: Visitor) -> int:
    """The round of the conflict that goes on; 0 after it."""
    conflict = visitor.state()["view"]["conflict"]
    return int(conflict["round"]) if conflict else 0


def test_a_conflict_by_keys_alone_shows_what_each_unit_changes(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "commit")
    before = check_odds(me)
    assert before["committed"] == 0 and before["rows"]
    names = [me.state()["seats"][side["seat"]]["name"] for side in me.state()["view"]["conflict"]["sides"]]
    expect(me.get("conflict")).to_contain_text(SAID.say("web-seven-role-attacks", name=names[0]))
    expect(me.get("conflict")).to_contain_text(SAID.say("web-seven-role-defends", name=names[1]))
    tab_to(me, "choice-commit-")
    type_key(me, "Enter")
    after = check_odds(me)
    assert after["committed"] == 1 and after["total"] <= before["total"]
    side = me.get("conflict").locator(".fighter").nth(after["side"])
    expect(side.locator(".total")).to_have_text(f"{SAID.say('web-seven-so-far')}{after['total']}")
    tab_to(me, "choice-done")
    type_key(me, "Enter")
    me.wait_until(lambda: round_of(me) != 1)
    fought = max(round_of(me) - 1, 0)
    expect(me.get("rounds").locator("li")).to_have_count(fought)
    me.page.reload()
    assert me.wait_for_turn()
    expect(me.get("rounds").locator("li")).to_have_count(fought)


def test_what_ends_the_commitment_is_in_sight_at_a_desk(visit: Visit, inn: Inn) -> None:
    me = visit(inn.bring(stage("commit")).host.link, viewport={"width": 1200, "height": 620})
    assert me.wait_for_turn()
    me.send(me.page.locator("[data-action^='commit ']").first)
    expect(me.get("choice-done")).to_be_in_viewport(ratio=1)


def outcome_of(person: Person) -> list[str]:
    """What the service told of the end of the last conflict or trade."""
    length = person.state()["number"]
    with person.listen(after=0) as ear:
        lines = [line for _ in range(length) for line in ear.next()["told"]]
    events = [line["event"] for line in lines]
    begun = max(place for place, event in enumerate(events) if event in BEGINS)
    ended = (ENDS | PILE_ENDS) & set(events[begun:])
    return [line["text"] for line in lines[begun:] if ended and line["event"] in OUTCOME | ended]


def test_what_came_of_a_conflict_stays_in_sight_until_the_next_choice_is_made(visit: Visit, inn: Inn) -> None:
    table = inn.bring(stage("commit"))
    me = visit(table.host.link, **PHONE)
    assert me.wait_for_turn()
    answer = me.page.locator("#choices :is([data-action^=commit], [data-action=done], [data-action=pass])").first
    while me.state()["view"]["conflict"]:
        me.send(answer)
        assert me.wait_for_turn()
    told = outcome_of(table.host)
    expect(me.get("outcome").locator("li")).to_have_text(told)
    expect(me.get("outcome").locator("li").first).to_be_in_viewport()
    me.send(me.page.locator("#choices [data-action]").first)
    expect(me.get("outcome")).to_have_count(0)


OUTCOME_OF = """async ([before, after]) => {
  const { Rounds } = await import("/static/boards/seven_ages/rounds.js");
  const rounds = new Rounds();
  for (const state of [before, after]) rounds.hear(state);
  return rounds.outcome(after).map(({ event }) => event);
}"""


def test_whoever_retreats_is_told_what_the_pursuit_and_the_way_cost(visit: Visit, inn: Inn) -> None:
    """Without this an army that retreats with two units is gone, and nothing in sight says where to."""
    me = visit(link_to(inn, "commit"))
    lost = ["lost_in_pursuit", "nowhere_to_go", "lost_leader", "lost_elite"]
    events = ["round_began", "retreated", *lost, "won_conflict", "empire_destroyed"]
    moment = {"eye": 0, "choices": [], "pending": [], "asked": {"step": "pursue"}}
    fight = {"conflict": {"sides": [{"seat": 0}, {"seat": 1}]}, "sides": [], "empires": []}
    before = {**moment, "position": 1, "last": [], "view": fight}
    last = [{"event": event, "text": event, "values": {}} for event in events]
    after = {**moment, "position": 2, "last": last, "view": {**fight, "conflict": None}}
    assert me.page.evaluate(OUTCOME_OF, [before, after]) == events[1:]


LINES_OF = """async () => {
  const { roundsFought } = await import("/static/boards/seven_ages/rounds.js");
  const round = [{ place: 0, total: 16, lost: 0 }, { place: 1, total: 6, lost: 12 }];
  const box = roundsFought({ state: { view: { conflict: {}, empires: [] } } }, { upTo: () => Array(12).fill(round) });
  document.querySelector("#choices").prepend(box);
  const linesIn = (label) => {
    const words = document.createRange();
    words.selectNodeContents(label);
    return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  return [...box.querySelectorAll("li > small")].map(linesIn);
}"""


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desk", "phone"])
def test_the_number_of_a_round_stands_in_one_line(visit: Visit, inn: Inn, device: dict[str, Any]) -> None:
    """In Japanese it could be broken anywhere."""
    me = visit(f"{link_to(inn, 'commit')}?lang=ja", **device)
    assert me.wait_for_turn()
    assert me.page.evaluate(LINES_OF) == [1] * 12


def trader(offered: list[int], luck: random.Random) -> int:
    """Somebody who trades with the draw pile."""
    return next((each for each in offered if verb_of(each) == actions.TRADE_WITH_PILE), eager(offered, luck, TRADE))


def has_traded_in_vain(match: Match) -> bool:
    """Whether a trade of the first seat with the draw pile has just ended, and not with a win."""
    ends = [line for line in match.told(match.position, 0) if line.event in PILE_ENDS]
    return match.pending == (0,) and any(line.values["empire"] in cards_of(match) for line in ends)


def test_what_came_of_a_trade_stays_in_sight_until_the_next_choice_is_made(visit: Visit, inn: Inn) -> None:
    host = inn.bring(first_played(trader, has_traded_in_vain, range(14, 100))).host
    me = visit(host.link, **PHONE)
    assert me.wait_for_turn()
    told = outcome_of(host)
    assert len(told) == len(["own card", "card of the pile", "own total", "how it ends"])
    expect(me.get("outcome").locator("li")).to_have_text(told)
    me.send(me.page.locator("#choices [data-action]").first)
    expect(me.get("outcome")).to_have_count(0)


def test_on_a_phone_both_sides_of_a_conflict_are_in_sight_above_what_can_be_committed(visit: Visit, inn: Inn) -> None:
    me = visit(link_to(inn, "commit"), **PHONE)
    assert me.wait_for_turn()
    lines = me.page.locator(".fight-lines p")
    sides = me.state()["view"]["conflict"]["sides"]
    for line, side in zip(lines.all(), sides, strict=True):
        expect(line).to_be_in_viewport(ratio=1)
        card = f"+{side['card']['value']}" if side["card"] else "?"
        added = f"+{sum(side['adds'].values())}" if side["adds"] else ""
        expect(line.locator("span")).to_have_text([str(side["count"]), added, card])
    assert middle(lines.last)[1] < middle(me.page.locator("#choices [data-action]").first)[1]


def test_a_trade_by_keys_alone(visit: Visit, inn: Inn) -> None:
    me = sit_down(visit, inn, "trade_card")
    expect(me.get("trade").locator(".fighter")).to_have_count(len(me.state()["view"]["sides"]))
    tab_to(me, "choice-lay_for_trade-")
    type_key(me, "Enter")
    assert me.state()["view"]["step"] != "trade_card"


def comes_into_sight(me: Visitor, choice: Locator) -> bool:
    """Whether one can scroll to a choice, all of it; a page that still goes where it is asked scrolls too."""
    me.show(choice)
    try:
        expect(choice).to_be_in_viewport(ratio=0.99, timeout=A_LOOK)  # but for a fraction of a pixel
    except AssertionError:
        return False
    return True


def test_on_a_phone_the_longest_action_moves_nothing(visit: Visit, inn: Inn) -> None:
    """In French, where its name is longest."""
    me = visit(**{**PHONE, "viewport": {"width": 340, "height": 740}})
    me.go(f"{link_to(inn, 'trade_card')}?lang=fr")
    assert me.wait_for_turn()
    action, piles = (middle(me.page.locator(part))[1] for part in (".action-now", ".piles"))
    assert abs(action - piles) < 10, "the piles keep to the first line"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step(visit: Visit, inn: Inn, lang: str) -> None:
    me = visit(**DEVICES[lang])
    for step in STAGES:
        me.go(f"{link_to(inn, step)}?lang={lang}")
        assert me.wait_for_turn()
        check_words(me, lang)
        pull_down(me)
        if lang == "en":
            check_readable(me, step)
        choice = me.page.locator("#choices [data-action]").first
        me.wait_until(partial(comes_into_sight, me, choice))

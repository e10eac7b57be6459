"""Conflicts and trades of 7 Ages in the browser: chances, rounds, a phone, keys alone, and readers of all kinds."""

from __future__ import annotations

import random
from functools import cache, partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.core.text import LANGUAGES, texts
from aevum.core.vocabulary import first_noun, verb_of
from aevum.games import game_named
from aevum.games.seven_ages import actions
from aevum.games.seven_ages.state import CREATE, MANOEUVRE, TRADE
from tests.web.checks import DEVICES, check_readable, check_words, pull_down, tab_to, type_key
from tests.web.conftest import Visit
from tests.web.inn import Inn
from tests.web.seven_ages import GAME
from tests.web.stages import NAMES
from tests.web.visitor import Visitor

pytestmark = pytest.mark.browser
SAID = texts("en", GAME)
# What everybody is after, and the seed from which a match is looked for: there one comes soon.
STAGES = {"commit": (MANOEUVRE, 27), "trade_card": (TRADE, 347)}
SEEDS_AT_MOST = 40
MOVES_AT_MOST = 110
A_LOOK = 2_000  # milliseconds


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


def played(step: str, seed: int) -> Match | None:
    """A match until a step asks the first seat, or none where that takes too long."""
    game, luck = game_named(GAME), random.Random(seed)
    players = [Player(name, bot) for name, bot in zip(NAMES, (None, "random", "random"), strict=False)]
    match = Match.new(game, players, {}, seed, interpreted(game))
    while not (match.step == step and 0 in match.pending and len(match.choices(0)) > 1):
        if match.over or match.position >= MOVES_AT_MOST:
            return None
        seat = match.pending[-1]
        match.play(seat, eager(list(match.choices(seat)), luck, STAGES[step][0]))
    return match


@cache
def stage(step: str) -> Match:
    """The first match that comes to this step."""
    first = STAGES[step][1]
    found = filter(None, (played(step, seed) for seed in range(first, first + SEEDS_AT_MOST)))
    return next(found)


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

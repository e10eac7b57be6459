"""What pages are told is plain JSON at every moment of every game, and nobody's secrets are in it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from aevum.bots import random_bot
from aevum.core.engine import compiled
from aevum.core.log import ACT
from aevum.core.match import Match, Player
from aevum.core.sequence import Decision
from aevum.games import GAME_IDS, game_named
from aevum.table.database import Row
from aevum.table.seats import Holder
from aevum.table.states import event_of, replayed_state, state_of, to_json
from aevum.table.table import DEAL, Table, act_content
from tests.laws.tables import NAMES, seats_near

PLAYERS = 3  # or as near as a game allows
MANY, SOME = 600, 8  # beyond so many moments only one of some is looked at, and each step that has not been yet
REPLAYED = 40  # positions


def moments(game: str, seed: int, **options: int) -> Iterator[Table]:
    """A table at every moment of a match played at random."""
    seats = seats_near(game_named(game), PLAYERS)
    players = [Player(name) for name in NAMES[:seats]]
    match = Match.new(game_named(game), players, options, seed, compiled(game_named(game)))
    table = Table("t", match)
    table.enter(Row(1, DEAL, {}))
    yield table
    while not match.over:
        seat = match.pending[match.position % len(match.pending)]
        entry = match.prepare(seat, random_bot(match.engine, match.observed(seat), seat, match.position))
        table.enter(Row(table.number + 1, ACT, act_content(match, entry)), entry)
        yield table


@pytest.mark.parametrize("game", GAME_IDS)
def test_every_moment_is_plain_json(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo_reaches", lambda self, seat: ())  # takes long, and is two numbers
    steps = set()
    for table in moments(game, 3):
        if table.number > MANY and table.number % SOME and table.match.step in steps:
            continue
        asked = next(iter(table.match.pending), 0)
        state = json.loads(to_json(state_of(table, Holder("t", "friend", (asked,), ""), "en", None)))
        steps.add(state["view"]["step"])
        assert bool(state["choices"]) is not state["over"]
        idle = set(range(len(table.match.players))) - set(table.match.pending)
        for seats in ((), tuple(idle)[:1]):
            event = event_of(table, Holder("t", "friend", seats, ""), "en", table.number, None)
            assert event["state"]["choices"] == [] and event["state"]["view"]["step"] == state["view"]["step"]
    decisions = {step.name for step in game_named(game).sequence.steps if isinstance(step, Decision)}
    assert len(steps & decisions) > len(decisions) / 3, "the match was about something"
    for at in range(0, table.match.position + 1, 1 + table.match.position // REPLAYED):
        assert replayed_state(table, Holder("t", "watch", (), ""), "en", at)["position"] == at


def test_no_hand_but_the_own_is_in_anything_a_link_is_told() -> None:
    """Tempus hides hands, cards laid in secret, and what lies in which order."""
    laid = 0
    for table in moments("tempus", 4, island=1):
        for looks in (None, *range(PLAYERS)):
            seats = () if looks is None else (looks,)
            state = replayed_state(table, Holder("t", "friend", seats, ""), "en", table.match.position)
            for seat, side in enumerate(state["view"]["seats"]):
                defends = state["view"]["fight"] is not None and state["view"]["fight"]["defender"] == seat
                assert seat == looks or side["hand"] == []
                assert seat == looks or defends or side["laid"] == []
                laid += bool(seat != looks and side["laid_size"] and not defends)
    assert laid > 0, "something was laid in secret"

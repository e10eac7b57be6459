"""The short game that is offered to newcomers."""

from __future__ import annotations

import pytest

from aevum.bots import bot_named
from aevum.core.engine import interpreted
from aevum.core.sequence import lowest_seat
from aevum.games.seven_ages import GAME

# Half an hour at eight seconds a decision. Whoever chooses at random builds little and decides less often than people.
MOST_DECISIONS = 225


@pytest.mark.parametrize("seed", range(3))
def test_the_short_game_of_two_is_soon_over(seed: int) -> None:
    engine, random = interpreted(GAME), bot_named("random")
    s = engine.new_record(seats=2, options=GAME.settle_options(GAME.short, 2), seed=seed)
    engine.begin(s)
    decisions = 0
    while not s.over and decisions < MOST_DECISIONS:
        seat = lowest_seat(int(s.pending))
        engine.choose(s, seat, random(engine, engine.observe(s, seat), seat, decisions))
        decisions += 1
    assert s.over and not s.broken
    assert s.turn <= GAME.short["last_turn"]

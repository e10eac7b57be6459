"""The dice that are rolled again are found fast, and no set of them is better by the rule of thumb."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from aevum.core.engine import Engine, compiled
from aevum.core.record import Record
from aevum.core.vocabulary import verb_of
from aevum.games.roll_through_the_ages import GAME
from aevum.games.roll_through_the_ages.actions import REROLL
from aevum.games.roll_through_the_ages.heuristics import appraise
from aevum.games.roll_through_the_ages.steps import AT_REROLL

POSITIONS = 60


def rerolls(engine: Engine, seats: int) -> Iterator[Record]:
    """Positions in which dice may be rolled again, out of games that are half greedy and half random."""
    luck = Random(seats)
    while True:
        s = engine.new_record(seats, GAME.settle_options({}, seats), luck.getrandbits(64))
        engine.begin(s)
        while not s.over:
            if s.step == AT_REROLL:
                yield s
            seat, word = int(s.pending).bit_length() - 1, luck.getrandbits(64)
            greedy = luck.random() < 0.5
            engine.choose(
                s, seat, engine.best_choice(s, seat, word) if greedy else luck.choice(engine.choices(s, seat))
            )


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_dice_are_better_rolled_again(seats: int) -> None:
    engine, again, dice = compiled(GAME), 0, set[int]()
    for _, s in zip(range(POSITIONS), rerolls(engine, seats), strict=False):
        seat = int(s.seat)
        offered, found = engine.choices(s, seat), engine.best_choice(s, seat, 1)
        assert found in offered
        assert appraise(s, seat, found) == pytest.approx(max(appraise(s, seat, action) for action in offered))
        again += verb_of(found) == REROLL
        dice.add(int((s.dice >= 0).sum()))
    assert 0 < again < POSITIONS, "some are rolled again, some stay"
    assert len(dice) > 1, "by few cities and by many"

"""What the rule of thumb likes best is found fast, and nothing that is offered is better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from aevum.core.engine import Engine, compiled
from aevum.core.record import Record
from aevum.core.vocabulary import verb_of
from aevum.games.roll_through_the_ages import GAME
from aevum.games.roll_through_the_ages.heuristics import appraise
from aevum.games.roll_through_the_ages.steps import AT_BUILD, AT_LEAD, AT_REROLL

POSITIONS = 60


def positions(engine: Engine, seats: int, step: int) -> Iterator[Record]:
    """Positions in which this is decided, out of games that are half greedy and half random."""
    luck = Random(seats)
    while True:
        s = engine.new_record(seats, GAME.settle_options({}, seats), luck.getrandbits(64))
        engine.begin(s)
        while not s.over:
            if s.step == step:
                yield s
            seat, word = int(s.pending).bit_length() - 1, luck.getrandbits(64)
            greedy = luck.random() < 0.5
            engine.choose(
                s, seat, engine.best_choice(s, seat, word) if greedy else luck.choice(engine.choices(s, seat))
            )


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("step", [AT_REROLL, AT_LEAD, AT_BUILD], ids=["reroll", "lead", "build"])
def test_nothing_offered_is_better(seats: int, step: int) -> None:
    engine, verbs, lengths = compiled(GAME), Counter[int](), set[int]()
    for _, s in zip(range(POSITIONS), positions(engine, seats, step), strict=False):
        seat = int(s.seat)
        offered, found = engine.choices(s, seat), engine.best_choice(s, seat, 1)
        assert found in offered
        assert appraise(s, seat, found) == pytest.approx(max(appraise(s, seat, action) for action in offered))
        verbs[verb_of(found)] += 1
        lengths.add(len(offered))
    assert len(verbs) > 1 or step == AT_BUILD, "now it does something, now it does not"
    assert len(lengths) > 1, "with few dice or workers and with many"

"""Games with a fault in their rules, made from sound ones."""

from __future__ import annotations

from dataclasses import replace

from aevum.core.engine import Engine, bound_rules
from aevum.core.game import Game
from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import Decision, Sequence, resume

FAULTY_SEAT = 1


def _faulty(sequence: Sequence) -> Sequence:
    """The same sequence, but what the second seat decides first ends an interrupt that is none."""
    place = next(place for place, step in enumerate(sequence.turn) if isinstance(step, Decision))
    first = sequence.turn[place]
    assert isinstance(first, Decision)
    then = first.then

    @rule
    def then_resume(s: Record, seat: int, action: int) -> None:
        then(s, seat, action)
        if seat == FAULTY_SEAT:
            s.seat = 0
            resume(s)

    return replace(
        sequence, turn=(*sequence.turn[:place], replace(first, then=then_resume), *sequence.turn[place + 1 :])
    )


def faulty_engine(game: Game) -> Engine:
    """An engine whose rules break play off when the second seat decides."""
    broken = replace(game, sequence=_faulty(game.sequence))
    return Engine(broken, bound_rules(broken), compiled=False)

"""Games with a fault in their rules, made from sound ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from aevum.core.engine import Engine, bound_rules
from aevum.core.game import Game
from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import Decision, Rule, Sequence, resume

FAULTY_SEAT = 1


def deciding_so(sequence: Sequence, change: Callable[[Rule], Rule]) -> Sequence:
    """The same sequence, but what its first decision leads to is changed."""
    place = next(place for place, step in enumerate(sequence.turn) if isinstance(step, Decision))
    first = sequence.turn[place]
    assert isinstance(first, Decision)
    steps = list(sequence.turn)
    steps[place] = replace(first, then=change(first.then))
    return replace(sequence, turn=tuple(steps))


def _faulty(then: Rule) -> Rule:
    """What the second seat decides ends an interrupt that is none."""

    @rule
    def then_resume(s: Record, seat: int, action: int) -> None:
        then(s, seat, action)
        if seat == FAULTY_SEAT:
            s.seat = 0
            resume(s)

    return then_resume


def faulty_engine(game: Game) -> Engine:
    """An engine whose rules break play off when the second seat decides."""
    broken = replace(game, sequence=deciding_so(game.sequence, _faulty))
    return Engine(broken, bound_rules(broken), compiled=False)

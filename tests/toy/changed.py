"""The toy game with a rule changed since its first version, TOY-7."""

from __future__ import annotations

from dataclasses import replace

from aevum.core.engine import Engine, bound_rules
from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import Sequence, Step
from tests.toy import TOY
from tests.toy.rules import end_round
from tests.toy.state import FOLDER
from tests.toy.steps import AT_END


@rule
def end_round_with_a_gift(s: Record) -> None:
    """TOY-7 as it never was: the leader gets a point at the end of a round."""
    s.points[s.seat] += 1
    end_round(s)


def _changed(sequence: Sequence) -> Sequence:
    turn = tuple(Step(AT_END, end_round_with_a_gift, True) if step.name == "end" else step for step in sequence.turn)
    return replace(sequence, turn=turn)


CHANGED = replace(TOY, sequence=_changed(TOY.sequence), folder=FOLDER / "changed_rules", rules_version=2)
ENGINE = Engine(CHANGED, bound_rules(CHANGED), compiled=False)

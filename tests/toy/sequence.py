"""TOY-2: a round, step by step."""

from aevum.core.sequence import Decision, Pass, Sequence, Step, active_seat
from aevum.core.vocabulary import pack
from tests.toy.actions import PASS
from tests.toy.rules import (
    begin_round,
    cards,
    end_round,
    everybody,
    lay,
    lead,
    leads,
    reacts,
    reveal,
    settle_tie,
    show,
    shown_by_others,
    swap,
    swaps,
    this_round,
)
from tests.toy.steps import AT_BEGIN, AT_END, AT_LAY, AT_LEAD, AT_REACT, AT_REVEAL, AT_SHOW, AT_SWAP, AT_TIE

SEQUENCE = Sequence(
    turn=(
        Step(AT_BEGIN, begin_round),
        Decision(AT_LEAD, active_seat, leads, lead),
        Decision(AT_LAY, everybody, cards, lay, secret=True, covered=True),
        Step(AT_REVEAL, reveal, chance=True),
        Step(AT_END, end_round, chance=True),
    ),
    interrupts=(
        Step(AT_SHOW, show, chance=True),
        Decision(AT_SWAP, active_seat, swaps, swap),
        Step(AT_TIE, settle_tie, chance=True),
        Decision(
            AT_REACT,
            everybody,
            reacts,
            lead,
            secret=True,
            passing=Pass(pack(PASS), (("round", this_round), ("shown", shown_by_others)), by_default=True),
        ),
    ),
)

"""TOY-2: a round, step by step."""

from aevum.core.sequence import Decision, Sequence, Step, active_seat
from tests.toy.rules import (
    begin_round,
    cards,
    end_round,
    everybody,
    lay,
    lead,
    leads,
    reveal,
    settle_tie,
    show,
    swap,
    swaps,
)
from tests.toy.steps import AT_BEGIN, AT_END, AT_LAY, AT_LEAD, AT_REVEAL, AT_SHOW, AT_SWAP, AT_TIE

SEQUENCE = Sequence(
    turn=(
        Step(AT_BEGIN, begin_round),
        Decision(AT_LEAD, active_seat, leads, lead),
        Decision(AT_LAY, everybody, cards, lay, secret=True),
        Step(AT_REVEAL, reveal, chance=True),
        Step(AT_END, end_round, chance=True),
    ),
    interrupts=(
        Step(AT_SHOW, show, chance=True),
        Decision(AT_SWAP, active_seat, swaps, swap),
        Step(AT_TIE, settle_tie, chance=True),
    ),
)

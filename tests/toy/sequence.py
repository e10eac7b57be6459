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

SEQUENCE = Sequence(
    turn=(
        Step("begin", begin_round),
        Decision("lead", active_seat, leads, lead),
        Decision("lay", everybody, cards, lay, secret=True, covered=True),
        Step("reveal", reveal, chance=True),
        Step("end", end_round, chance=True),
    ),
    interrupts=(
        Step("show", show, chance=True),
        Decision("swap", active_seat, swaps, swap),
        Step("tie", settle_tie, chance=True),
    ),
)

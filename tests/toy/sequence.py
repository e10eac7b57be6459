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

SEQUENCE = Sequence(
    turn=(
        Step("begin", begin_round),
        Decision("lead", active_seat, leads, lead),
        Decision("lay", everybody, cards, lay, secret=True),
        Step("reveal", reveal, chance=True),
        Step("end", end_round, chance=True),
    ),
    interrupts=(
        Step("show", show, chance=True),
        Decision("swap", active_seat, swaps, swap),
        Step("tie", settle_tie, chance=True),
        Decision(
            "react",
            everybody,
            reacts,
            lead,
            secret=True,
            passing=Pass(pack(PASS, 0, 0), (("round", this_round), ("shown", shown_by_others))),
        ),
    ),
)

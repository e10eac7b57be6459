"""What is told of a match at its end: turns, what cards brought in conflicts, and where glory came from."""

from __future__ import annotations

from collections.abc import Iterable

from aevum.core.events import ToldEvent
from aevum.core.game import Gain, Roll
from aevum.core.record import Record
from aevum.core.rule import rule

from .tables import CARD_VALUE, COLOURS

MEAN_VALUE = float(CARD_VALUE.mean())

# SA-070: the events that tell of glory, what it was for, and whether it came or went.
_PARTS = {
    "harvested": ("harvests", 1),
    "glory_came": ("events", 1),
    "square_icon_paid": ("icons", 1),
    "artifact_glory_gained": ("artifacts", 1),
    "artifact_glory_lost": ("artifacts", -1),
    "wild_paid": ("wild", -1),
    "paid_for_bombs": ("bombs", -1),
    "end_bonus": ("ending", 1),
}


@rule
def clock(s: Record) -> int:
    """The turn that is played; 0 before the first."""
    return int(s.turn)


def rolls(before: Record, action: int, told: Iterable[ToldEvent]) -> list[Roll]:
    """SA-207, SA-212: every card that is shown in a conflict."""
    shown = [values for event, values in told if event == "showed_card"]
    owners = [(_owner(before, values["empire"]), values["points"]) for values in shown]
    return [Roll(seat, {"cards": points - MEAN_VALUE}) for seat, points in owners if seat is not None]


def _owner(s: Record, card: int) -> int | None:
    """Who plays the empire of a card."""
    return next((int(s.player[empire]) for empire in range(COLOURS) if s.card[empire] == card), None)


def gains(told: Iterable[ToldEvent]) -> list[Gain]:
    """SA-070: all glory that was told."""
    found = []
    for event, values in told:
        if event in _PARTS:
            part, sign = _PARTS[event]
            found.append(Gain(values["seat"], part, sign * values["points"]))
    return found

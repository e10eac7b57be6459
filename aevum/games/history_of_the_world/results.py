"""What is told of a match at its end: epochs, and what dice brought in combat beyond the average."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aevum.core.events import ToldEvent
from aevum.core.game import Roll
from aevum.core.record import Record

from .rules.combat import wins_ties
from .rules.dice import LEAST_NET, TIE_ODDS, WIN_ODDS
from .rules.scoring import marker_points

_BEGINNINGS = ("attacked", "landed", "rose", "sea_challenged")


def clock(s: Record) -> int:
    """The epoch that is played."""
    return int(s.epoch) + 1


def of_no_turn(s: Record, seat: int) -> int:
    """HW-218: the markers that are revealed at the end."""
    return int(marker_points(s, seat))


def rolls(before: Record, action: int, told: Iterable[ToldEvent]) -> list[Roll]:
    """Every round of combat, for the attacker and against the defender."""
    sides: dict[str, Any] = {}
    found = []
    for event, values in told:
        if event in _BEGINNINGS:
            sides = values
        elif event == "rolled" and sides:
            beyond = _outcome(before, values["own"] - values["other"]) - _expected(before, values)
            found.append(Roll(sides["seat"], {"combat": beyond}, sides["partner"]))
    return found


def _outcome(s: Record, margin: int) -> int:
    """HW-134 to HW-136, HW-277: what a round came to for the attacker: won, tied or lost."""
    if margin == 0:
        return int(wins_ties(s))
    return 1 if margin > 0 else -1


def _expected(s: Record, values: dict[str, Any]) -> float:
    """The average over all that such dice can show."""
    attack, defence = values["dice"], values["defence"]
    net = (values["own"] - max(attack)) - (values["other"] - max(defence))
    place = len(attack), len(defence), net - LEAST_NET
    win, tie = float(WIN_ODDS[place]), float(TIE_ODDS[place])
    return win - (1.0 - win - tie) + (tie if wins_ties(s) else 0.0)

"""Why a choice is asked once more before it is made: it does nothing, or strikes an empire of one's own."""

from __future__ import annotations

from typing import Any

from aevum.core.record import Record
from aevum.core.sequence import about_too
from aevum.core.vocabulary import first_noun, verb_of

from .actions import AIM_AT, PLACE, PLACE_OFF, PLAY_EVENT
from .effects_of_choices import AT_WORK_ASIDE
from .heuristics.events import cuts_income, is_production_past
from .heuristics.promises import harm_to_target
from .rules.empires import empire_of_card
from .rules.windows import card_in
from .state import CREATE
from .tables import CARD_EVENT

Caution = dict[str, Any]


def caution(now: Record, later: Record, seat: int, action: int) -> Caution | None:
    """SA-056, SA-057, SA-113, SA-267: a marker or card that would do nothing, and harm to an empire of one's own."""
    verb = verb_of(action)
    if verb == PLACE and first_noun(action) == CREATE:
        return {"kind": "idle_marker", "rule": "SA-057"}
    if verb == PLACE_OFF and first_noun(action) not in AT_WORK_ASIDE:
        return {"kind": "idle_marker", "rule": "SA-056-R1"}
    if verb == PLAY_EVENT and _comes_too_late(now, int(CARD_EVENT[first_noun(action)])):
        return {"kind": "too_late", "rule": "SA-113", "idle": True}
    if verb == AIM_AT and _harms_own(now, seat, first_noun(action)):
        return {"kind": "own_empire", "rule": "SA-267"}
    return None


def _comes_too_late(s: Record, event: int) -> bool:
    """SA-113: whether an event cuts an income, and most likely nobody has any more in this game."""
    return bool(cuts_income(event) and is_production_past(s))


def _harms_own(s: Record, seat: int, card: int) -> bool:
    """SA-267: whether an event that is bad for whom it is aimed at is aimed at an empire of its own player."""
    event = int(CARD_EVENT[card_in(about_too(s))])
    return bool(s.player[empire_of_card(s, card)] == seat and harm_to_target(event, 1.0) > 0.0)

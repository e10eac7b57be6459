"""The strongest reason for a choice, as `heuristics.py` weighs it."""

from __future__ import annotations

from aevum.core.game import NOTHING_BETTER, Told
from aevum.core.record import NOBODY, Record
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from .actions import ACCEPT, BUILD, BUY, DECLINE, DISCARD, DONE, LEAD, REROLL, SELL, STOP, TAKE
from .rules.building import monument_points, open_boxes
from .rules.collecting import food_of
from .rules.holdings import cities
from .state import CITIES, DEVELOPMENT_POINTS
from .steps import AT_BUY, AT_LEAD

_KINDS = {STOP: "keep", LEAD: "lead", ACCEPT: "accept", SELL: "sell", DISCARD: "discard"}


def advice(s: Record, seat: int, action: int) -> Told | None:
    """Why the computer would choose this."""
    verb = verb_of(action)
    if verb == REROLL:
        return _reroll(s, seat)
    if verb == TAKE:
        return {"kind": "feed" if first_noun(action) > 0 else "work"}
    if verb == BUILD:
        return _build(s, seat, first_noun(action), second_noun(action))
    if verb == BUY:
        return {"kind": "buy", "values": {"points": int(DEVELOPMENT_POINTS[first_noun(action)])}}
    if verb == DONE:
        return {"kind": "save"} if s.step == AT_BUY else NOTHING_BETTER
    if verb == DECLINE:
        return {"kind": "keep" if s.step == AT_LEAD else "refuse"}
    return {"kind": _KINDS[verb]} if verb in _KINDS else None


def _reroll(s: Record, seat: int) -> Told:
    """Hunger above all; else other dice promise more."""
    shown = sum(int(food_of(s, face)) for face in s.dice if face != NOBODY)
    short = int(cities(s, seat)) - int(s.food[seat]) - shown
    return {"kind": "hunger", "values": {"count": short}} if short > 0 else {"kind": "reroll"}


def _build(s: Record, seat: int, project: int, boxes: int) -> Told:
    """A project completed, a city or a monument."""
    if boxes < int(open_boxes(s, seat, project)):
        return {"kind": "towards"}
    if project < CITIES:
        return {"kind": "city"}
    return {"kind": "monument", "values": {"points": int(monument_points(s, seat, project - CITIES))}}

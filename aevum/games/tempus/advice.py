"""The strongest reason for a choice, as `heuristics.py` weighs it."""

from __future__ import annotations

from aevum.core.game import NOTHING_BETTER, Told
from aevum.core.record import Record
from aevum.core.vocabulary import first_noun, verb_of

from .actions import (
    ADVANCE,
    ATTACK,
    ATTACK_FROM,
    BEAR,
    CHOOSE_CHILDREN,
    CHOOSE_CITY,
    CHOOSE_FIGHT,
    CHOOSE_IDEA,
    CHOOSE_MOVE,
    CONVERT,
    DISCARD,
    DONE,
    FOUND,
    GO,
    LAY,
    NAME_TERRAIN,
    PICK,
    PLACE_TILE,
    PLAY,
    RAISE,
    SETTLE,
    STAY,
    TURN_TILE,
)
from .heuristics import first_nursery
from .steps import AT_PROGRESS

_KINDS = {
    CHOOSE_MOVE: "spread",
    CHOOSE_CHILDREN: "children",
    CHOOSE_IDEA: "ideas",
    SETTLE: "settle",
    PICK: "pick",
    BEAR: "bear",
    NAME_TERRAIN: "own_terrain",
    RAISE: "raise",
    ADVANCE: "advance",
    DISCARD: "discard",
    PLAY: "play",
    CONVERT: "convert",
    **dict.fromkeys((CHOOSE_FIGHT, ATTACK_FROM, ATTACK), "outnumber"),
    **dict.fromkeys((CHOOSE_CITY, FOUND), "city"),
    **dict.fromkeys((PLACE_TILE, TURN_TILE), "tile"),
}


def advice(s: Record, seat: int, action: int) -> Told | None:
    """Why the computer would choose this."""
    verb = verb_of(action)
    if verb == GO:
        return {"kind": "nursery" if first_nursery(s, seat, first_noun(action)) > 0 else "new_hex"}
    if verb == LAY:
        return {"kind": "progress" if s.step == AT_PROGRESS else "fight_card"}
    if verb in (STAY, DONE):
        return NOTHING_BETTER
    return {"kind": _KINDS[verb]} if verb in _KINDS else None

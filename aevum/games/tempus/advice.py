"""The strongest reason for a choice, as `heuristics.py` weighs it, where that is true of it."""

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
from .heuristics import appraise, first_nursery, terrain_in_hand
from .state import CARD_TERRAINS, MOUNTAIN
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


_ALWAYS = {DISCARD, PLACE_TILE, TURN_TILE}


def advice(s: Record, seat: int, action: int) -> Told | None:
    """Why the computer would choose this; nothing where it looked further than the rule of thumb."""
    verb = verb_of(action)
    if verb in (STAY, DONE):
        return NOTHING_BETTER
    if not _is_true(s, seat, action):
        return None
    if verb == GO:
        return {"kind": "nursery" if first_nursery(s, seat, first_noun(action)) > 0 else "new_hex"}
    if verb == LAY:
        return {"kind": "progress" if s.step == AT_PROGRESS else "fight_card"}
    return {"kind": _KINDS[verb]} if verb in _KINDS else None


def _is_true(s: Record, seat: int, action: int) -> bool:
    """Whether what is said of such choices is true of this one."""
    verb, noun = verb_of(action), first_noun(action)
    if verb == PICK:
        return bool(s.people[noun] > 1 or s.land[noun] == MOUNTAIN)
    if verb == GO:
        return bool(s.people[noun] == 0 and s.land[noun] != MOUNTAIN)
    if verb == ADVANCE:
        return 0 < noun < s.people[s.picked]
    if verb == NAME_TERRAIN:
        held = [terrain_in_hand(s, seat, terrain) for terrain in range(CARD_TERRAINS)]
        return 0 < held[noun] == max(held)
    return verb in _ALWAYS or appraise(s, seat, action) > 0

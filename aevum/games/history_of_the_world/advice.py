"""The strongest reason for a choice, as `heuristics.py` weighs it."""

from __future__ import annotations

from aevum.core.game import NOTHING_BETTER, Told
from aevum.core.record import Record
from aevum.core.vocabulary import first_noun, verb_of

from .actions import (
    AFFLICT,
    ATTACK,
    BETRAY,
    COME_FROM,
    DESTROY,
    DONE,
    EXCHANGE,
    EXPAND,
    FORTIFY,
    GATHER,
    HOLD,
    INCITE,
    INFECT,
    KEEP,
    LAUNCH,
    MIGRATE,
    PASS,
    PLAY,
    RAID,
    REBEL,
    RECOVER,
    RECOVER_ALLIES,
    SAIL_OVER,
    SEND_ALLIES,
)
from .rules.combat import odds_of_taking
from .rules.reach import fewest_dice
from .steps import AT_EVENT
from .view import points_by_conquest

PERCENT = 100
_KINDS = {
    KEEP: "keep_empire",
    PASS: "pass_empire",
    PLAY: "card",
    COME_FROM: "fewest_dice",
    SAIL_OVER: "fewest_dice",
    FORTIFY: "fortify",
    RECOVER: "recover",
    RECOVER_ALLIES: "recover",
    LAUNCH: "launch",
    EXCHANGE: "exchange",
    HOLD: "sea",
    **dict.fromkeys((INCITE, DESTROY, AFFLICT, INFECT), "hurts"),
    **dict.fromkeys((REBEL, GATHER, RAID, MIGRATE, BETRAY), "best_land"),
}


def advice(s: Record, seat: int, action: int) -> Told | None:
    """Why the computer would choose this."""
    verb = verb_of(action)
    if verb in (EXPAND, ATTACK, SEND_ALLIES):
        return _land(s, seat, verb, first_noun(action))
    if verb == DONE:
        return {"kind": "keep_cards"} if s.step == AT_EVENT else NOTHING_BETTER
    return {"kind": _KINDS[verb]} if verb in _KINDS else None


def _land(s: Record, seat: int, verb: int, land: int) -> Told:
    """What a land brings at the end of the turn; in a fight, how likely it is taken."""
    if s.holder[land] == seat:
        return {"kind": "own_land"}
    points = points_by_conquest(s, seat, land)
    if verb == ATTACK:
        odds = round(PERCENT * float(odds_of_taking(s, land, int(fewest_dice(s, land)))))
        return {"kind": "attack", "values": {"points": points, "odds": odds}}
    return {"kind": "land", "values": {"points": points}} if points > 0 else {"kind": "way_on"}

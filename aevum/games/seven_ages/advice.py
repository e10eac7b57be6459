"""The strongest reason for a choice, as the rules of thumb of each kind of decision weigh it."""

from __future__ import annotations

from aevum.core.game import NOTHING_BETTER, Told
from aevum.core.record import Record
from aevum.core.vocabulary import verb_of

from . import steps
from .actions import DONE, PASS

_REASONS = {
    "bid": (steps.AT_BID, steps.AT_PASSAGE_CARD),
    "colours": (steps.AT_COLOUR, steps.AT_CREATE_COLOUR),
    "marker": (steps.AT_MARKER,),
    "reveal": (steps.AT_REVEAL,),
    "glory": (steps.AT_BUY_GLORY,),
    "event": (steps.AT_PLAY_EVENT, steps.AT_INTERRUPT_EVENT, steps.AT_REACT),
    "aim": (steps.AT_EVENT_TARGET, steps.AT_EVENT_REGION, steps.AT_EVENT_UNITS, steps.AT_EVENT_CHOICE),
    "found": (steps.AT_CREATE_CARD, steps.AT_CREATE_LEVEL, steps.AT_CREATE_REGION, steps.AT_CREATE_CAPITAL),
    "build": (steps.AT_CREATE_UNIT, steps.AT_BUILD, steps.AT_CREATE_FORT),
    "unpaid": (steps.AT_UNPAID,),
    "trade": (steps.AT_PARTNER, steps.AT_PASSAGE),
    "trade_card": (steps.AT_TRADE_CARD, steps.AT_SWAP_TRADE),
    "advance": (steps.AT_ADVANCE,),
    "move": (steps.AT_STACK, steps.AT_PICK_UNIT, steps.AT_GO),
    "fight": (steps.AT_CHOOSE_CONFLICT, steps.AT_CREATE_CONFLICT),
    "commit": (steps.AT_COMMIT, steps.AT_FRONT),
    "retreat": (steps.AT_RETREAT, steps.AT_RETREAT_TO),
    "redraw": (steps.AT_REPLACE_CARD, steps.AT_ASSASSIN_KEEP),
    "civilise": (steps.AT_CIVILISE_PART, steps.AT_CULTURE_SOURCE),
    "artifact": (steps.AT_ARTIFACT_EMPIRE, steps.AT_ARTIFACT_REGION),
    "city": (steps.AT_URBANISE,),
    "modernise": (steps.AT_MODERNISE,),
    "order": (steps.AT_PACIFY,),
    "leader": (steps.AT_KEEP_DRAWN, steps.AT_PLACE_LEADER, steps.AT_CREATE_LEADER),
    "discard": (steps.AT_DISCARD, steps.AT_REDEEM, steps.AT_SURPLUS_LEADER, steps.AT_KEEP_LEADER),
}
_BY_STEP: dict[int, str] = {step: kind for kind, steps_of_kind in _REASONS.items() for step in steps_of_kind}


def advice(s: Record, seat: int, action: int) -> Told | None:
    """Why the computer would choose this."""
    if verb_of(action) in (DONE, PASS):
        return NOTHING_BETTER
    kind = _BY_STEP.get(int(s.step))
    return {"kind": kind} if kind else None

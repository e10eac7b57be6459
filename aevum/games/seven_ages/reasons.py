"""Why something cannot be done: the number of the rule that forbids it. It asks the rules, it does not repeat them."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import about
from aevum.core.vocabulary import first_noun, verb_of

from . import actions, steps
from .reasons_building import BUILDING
from .reasons_cards import CARDS_PLAYED
from .reasons_civilising import CIVILISING
from .reasons_conflict import FIGHTING
from .reasons_moving import MOVING, TOO_FAR
from .reasons_trade import TRADING
from .rules import destiny, harvest, markers, turn
from .rules.empires import empire_of_card
from .state import FACE_DOWN, LOST, TRADE, WILD
from .tables import HAND

Why = Callable[[Record, int, int], str]
ORDER_OF_ACTIONS = "SA-058"

# What each decision asks for: why one cannot pass it, or be done.
ASKED: dict[int, str] = {
    steps.AT_REDEEM: "SA-395",
    steps.AT_BID: "SA-036",
    steps.AT_COLOUR: "SA-044",
    steps.AT_MARKER: "SA-052",
    steps.AT_TIMING: "SA-382",
    steps.AT_REVEAL: "SA-062",
    steps.AT_BUY_GLORY: "SA-365",
    steps.AT_PLAY_EVENT: "SA-269",
    steps.AT_INTERRUPT_EVENT: "SA-269",
    steps.AT_EVENT_TARGET: "SA-267",
    steps.AT_EVENT_REGION: "SA-267",
    steps.AT_EVENT_UNITS: "SA-267",
    steps.AT_EVENT_CHOICE: "SA-267",
    steps.AT_FOUND: "SA-071",
    steps.AT_CREATE_COLOUR: "SA-079",
    steps.AT_CREATE_LEVEL: "SA-081",
    steps.AT_CREATE_REGION: "SA-085",
    steps.AT_CREATE_LEADER: "SA-088",
    steps.AT_CREATE_UNIT: "SA-086-R1",
    steps.AT_CREATE_CONFLICT: "SA-100",
    steps.AT_CREATE_CAPITAL: "SA-101",
    steps.AT_CREATE_FORT: "SA-103",
    steps.AT_UNPAID: "SA-118",
    steps.AT_BUILD: "SA-107",
    steps.AT_MOOR: "SA-183-R1",
    steps.AT_PARTNER: "SA-144",
    steps.AT_PASSAGE: "SA-013",
    steps.AT_PASSAGE_PRICE: "SA-012",
    steps.AT_PASSAGE_CARDS: "SA-013",
    steps.AT_PASSAGE_ACCEPT: "SA-013",
    steps.AT_PASSAGE_CARD: "SA-013-R1",
    steps.AT_TRADE_CARD: "SA-148",
    steps.AT_SWAP_TRADE: "SA-148",
    steps.AT_ADVANCE: "SA-155",
    steps.AT_GIFT: "SA-162",
    steps.AT_STACK: "SA-165",
    steps.AT_PICK_UNIT: "SA-165",
    steps.AT_GO: "SA-165",
    steps.AT_CANAL: "SA-185",
    steps.AT_CHOOSE_CONFLICT: "SA-202",
    steps.AT_SCRAP_BOMB: "SA-239",
    steps.AT_RETREAT: "SA-244",
    steps.AT_PURSUE: "SA-378",
    steps.AT_RETREAT_TO: "SA-250-R1",
    steps.AT_REPLACE_CARD: "SA-208",
    steps.AT_COMMIT: "SA-209",
    steps.AT_FRONT: "SA-214",
    steps.AT_ARRANGE: "SA-016-R1",
    steps.AT_DISCARD: "SA-262",
    steps.AT_CIVILISE_PART: "SA-263",
    steps.AT_ARTIFACT_EMPIRE: "SA-276",
    steps.AT_ARTIFACT_REGION: "SA-280",
    steps.AT_KEEP_DRAWN: "SA-301",
    steps.AT_PLACE_LEADER: "SA-302",
    steps.AT_CULTURE_SOURCE: "SA-303",
    steps.AT_MODERNISE: "SA-310",
    steps.AT_URBANISE: "SA-312",
    steps.AT_PACIFY: "SA-324",
    steps.AT_ASSASSIN_KEEP: "SA-272",
    steps.AT_SURPLUS_LEADER: "SA-295",
    steps.AT_KEEP_LEADER: "SA-293",
}


def reason(s: Record, seat: int, action: int) -> str:
    """The id of the rule that forbids this action to this seat now."""
    return _REASONS[verb_of(action)](s, seat, action)


def cause(s: Record, seat: int, action: int) -> str:
    """SA-166: the text that says that the movement that is left does not reach a region."""
    return "cause-too_far" if verb_of(action) == actions.GO and reason(s, seat, action) == TOO_FAR else ""


def _why_not_leave(s: Record, seat: int, action: int) -> str:
    """Something must be decided first."""
    if s.step == steps.AT_REVEAL and not turn.is_revealing(s):
        return "SA-147-R1"
    if s.step == steps.AT_DISCARD and destiny.most_held(s, about(s)) < HAND:
        return "SA-392"
    return ASKED[int(s.step)]


def _why_not_discard(s: Record, seat: int, action: int) -> str:
    return "SA-395" if s.step == steps.AT_REDEEM else "SA-260"


def _why_not_take_colours(s: Record, seat: int, action: int) -> str:
    """Not now, somebody's, or in use."""
    if s.step != steps.AT_COLOUR:
        return "SA-045" if s.pair[seat] != NOBODY else "SA-044"
    return "SA-046-R1" if first_noun(action) in s.pair.tolist() else "SA-047-R1"


def _why_not_place(s: Record, seat: int, action: int) -> str:
    """There is one marker of a kind, and one for each empire."""
    placing = s.step == steps.AT_MARKER
    return "SA-051" if placing and markers.has_placed(s, seat, first_noun(action)) else "SA-052"


def _why_not_place_off(s: Record, seat: int, action: int) -> str:
    if s.step != steps.AT_MARKER:
        return "SA-053"
    if not markers.may_place_off(s, seat):
        return "SA-054"
    return _why_not_place(s, seat, action)


def _why_not_slow(s: Record, seat: int, action: int) -> str:
    placed = s.step == steps.AT_TIMING and markers.box_of(s, first_noun(action)) >= 0
    return "SA-381" if placed else "SA-382"


def _why_not_turn_over(s: Record, placed: int, state: int, marker: int, off: int) -> str:
    """A marker that is not there, that was revealed or lost, of another action, or without effect here."""
    if not placed:
        return "SA-053" if off else "SA-060"
    if state != FACE_DOWN or marker not in (s.action, WILD):
        is_past = state == LOST or (state == FACE_DOWN and marker < s.action)
        return "SA-063" if is_past else ORDER_OF_ACTIONS
    if not markers.has_effect(int(s.action), off):
        return "SA-056-R1" if off else "SA-057"
    return "SA-060-R1"


def _why_not_reveal(s: Record, seat: int, action: int) -> str:
    empire = empire_of_card(s, first_noun(action))
    if s.step != steps.AT_REVEAL or empire == NOBODY or s.player[empire] != seat:
        return "SA-060"
    return _why_not_turn_over(
        s, int(s.marker_placed[empire]), int(s.marker_state[empire]), int(s.marker[empire]), off=0
    )


def _why_not_reveal_off(s: Record, seat: int, action: int) -> str:
    if s.step != steps.AT_REVEAL:
        return "SA-060"
    return _why_not_turn_over(s, int(s.spare_placed[seat]), int(s.spare_state[seat]), int(s.spare_marker[seat]), off=1)


def _why_not_begin_trade(s: Record, seat: int, action: int) -> str:
    """Trades come when all have revealed their markers, and not for whose action another trade used up."""
    if s.step != steps.AT_REVEAL or s.action != TRADE:
        return ORDER_OF_ACTIONS
    return "SA-060-R1" if turn.is_revealing(s) else "SA-147"


def _why_not_buy_glory(s: Record, seat: int, action: int) -> str:
    """Not now, not this empire, or not for so much."""
    empire = empire_of_card(s, first_noun(action))
    if s.step != steps.AT_BUY_GLORY or empire == NOBODY or s.player[empire] != seat:
        return "SA-365"
    return "SA-007" if s.money[empire] < harvest.glory_price(s, empire) else "SA-367-R1"


def _always(rule: str) -> Why:
    """The same rule whatever is tried."""
    return lambda s, seat, action: rule


_REASONS: dict[int, Why] = {
    actions.PASS: _why_not_leave,
    actions.DONE: _why_not_leave,
    actions.DISCARD: _why_not_discard,
    actions.BID: _always("SA-036"),
    actions.TAKE_COLOURS: _why_not_take_colours,
    actions.PLACE: _why_not_place,
    actions.PLACE_OFF: _why_not_place_off,
    actions.SLOW: _why_not_slow,
    actions.REVEAL: _why_not_reveal,
    actions.REVEAL_OFF: _why_not_reveal_off,
    actions.BEGIN_TRADE: _why_not_begin_trade,
    actions.BUY_GLORY: _why_not_buy_glory,
    **CARDS_PLAYED,
    **BUILDING,
    **TRADING,
    **MOVING,
    **FIGHTING,
    **CIVILISING,
}

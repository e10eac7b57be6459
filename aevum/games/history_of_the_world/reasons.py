"""Why something is not possible now: the id of the rule that forbids it. It asks the rules, it does not repeat them."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY, Record
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from . import actions
from .rules import board, drawing, events, expansion, monuments, reach, turn
from .state import (
    A_BARBARIANS,
    A_CIVIL_WAR,
    A_DISASTER,
    A_MIGRANTS,
    A_PLAGUE,
    A_TREACHERY,
    BLACK_DEATH,
    BORDER_START,
    BY_ALLIED_COIN,
    BY_ARMY,
    BY_COIN,
    CARD_IDS,
    CARD_LAND,
    CARD_SOURCES,
    EVENTS_A_TURN,
    FIRST_EPOCH,
    KIND,
    LANDS,
    LAST_EPOCH,
    NEIGHBOURS,
    NOWHERE,
)
from .steps import (
    AT_AFFLICT,
    AT_ASTRONOMY,
    AT_EMPIRE,
    AT_EVENT,
    AT_EXPAND,
    AT_MONUMENT,
    AT_NAVAL,
    AT_PESTILENCE,
    AT_PLAGUE,
    AT_RAID,
    AT_REALLOCATION,
    AT_ROUTE,
)

Reason = Callable[[Record, int, int], str]
ORDER_OF_PLAY = "HW-055"
NO_TARGET = "HW-067"
OUT_OF_REACH = "HW-104"
# The cards that need a target which is not one land alone.
_LACKING = {
    A_DISASTER: "disaster",
    A_PLAGUE: "plague",
    A_TREACHERY: "treachery",
    A_CIVIL_WAR: "civil_war",
    A_BARBARIANS: "barbarians",
    A_MIGRANTS: "migrants",
}
MIGRANT_RULES = {"migrants_australia": "HW-303", "migrants_africa": "HW-304", "migrants_north_america": "HW-305"}
PAYMENT_RULES = {BY_ARMY: "HW-122", BY_COIN: "HW-087", BY_ALLIED_COIN: "HW-246"}


def reason(s: Record, seat: int, action: int) -> str:
    """The id of the rule that forbids this action to this seat now."""
    return _REASONS[verb_of(action)](s, seat, action)


def _why_not_keep(s: Record, seat: int, action: int) -> str:
    return "HW-041" if s.step == AT_EMPIRE else "HW-037"


def _why_not_pass(s: Record, seat: int, action: int) -> str:
    if s.step != AT_EMPIRE:
        return "HW-037"
    receiver = first_noun(action)
    if receiver == seat or receiver >= s.seats:
        return "HW-040"
    return "HW-045" if drawing.holds_empire(s, receiver) else "HW-042"


def cause(s: Record, seat: int, action: int) -> str:
    """HW-067, HW-104: the text that says which target a card lacks, or that armies beside a land are of other empires."""
    rule = reason(s, seat, action)
    if rule == OUT_OF_REACH and has_other_armies_beside(s, seat, first_noun(action)):
        return "cause-other_armies"
    return f"cause-{_LACKING[int(KIND[first_noun(action)])]}" if rule == NO_TARGET else ""


def has_other_armies_beside(s: Record, seat: int, land: int) -> bool:
    """HW-068, HW-104: whether armies of the seat border on a land; out of reach they are not of the empire that acts."""
    around = NEIGHBOURS[BORDER_START[land] : BORDER_START[land + 1]]
    return any(other < LANDS and s.holder[other] == seat for other in around)


def _why_not_play(s: Record, seat: int, action: int) -> str:
    """Not in this turn, not in this part of it, not in the hand, not in this epoch, not again, or at nothing."""
    card = first_noun(action)
    if s.step == AT_EMPIRE or s.seat != seat:
        return "HW-061"
    if s.step != AT_EVENT:
        return "HW-057" if s.played_count == EVENTS_A_TURN else "HW-060"
    if card not in s.hands[seat].tolist():
        return "HW-059" if card in s.played.tolist() else "HW-028"
    if not FIRST_EPOCH[card] <= s.epoch <= LAST_EPOCH[card]:
        return "HW-066"
    if events.has_target(s, seat, card):
        return "HW-059"
    return "HW-074" if CARD_LAND[card] != NOWHERE else NO_TARGET


def _why_not_go(s: Record, land: int) -> str | None:
    """What keeps any army from a land, whoever is there."""
    if s.step != AT_EXPAND:
        return "HW-102"
    if land >= LANDS:
        return "HW-109"
    if not s.reach_place[land]:
        return OUT_OF_REACH
    if reach.in_realm(s, land):
        return "HW-226" if s.stacks else "HW-108"
    return None


def _why_not_expand(s: Record, seat: int, action: int) -> str:
    land = first_noun(action)
    why = _why_not_go(s, land)
    if why:
        return "HW-103" if s.step == AT_EXPAND and why == "HW-226" and s.pool == 0 else why
    if board.is_enemy_land(s, seat, land):
        return "HW-116"
    return "HW-103" if s.holder[land] == NOBODY or expansion.may_replace(s, land) else "HW-074"


def _why_not_attack(s: Record, seat: int, action: int) -> str:
    land = first_noun(action)
    why = _why_not_go(s, land)
    if why:
        return why
    if s.holder[land] == NOBODY:
        return "HW-111"
    return "HW-112" if s.holder[land] == seat else "HW-103"


def _why_not_approach(s: Record, seat: int, action: int) -> str:
    """As an attack; or there is but one kind of way."""
    why = _why_not_attack(s, seat, action)
    return "HW-121" if why == "HW-103" and s.pool > 0 else why


def _why_not_send_allies(s: Record, seat: int, action: int) -> str:
    land = first_noun(action)
    why = _why_not_go(s, land)
    return why if why and s.allies > 0 and s.step == AT_EXPAND else "HW-247"


def _why_not_fortify(s: Record, seat: int, action: int) -> str:
    land = first_noun(action)
    if s.step != AT_EXPAND:
        return "HW-122"
    if s.force != s.active:
        return "HW-079"
    if land >= LANDS or not reach.in_realm(s, land):
        return "HW-123"
    if s.fort[land]:
        return "HW-126"
    if not board.can_be_fortified(s, land):
        return "HW-128" if s.forts_left == 0 else "HW-226"
    return PAYMENT_RULES.get(second_noun(action), "HW-278")


def _why_not_recover(s: Record, seat: int, action: int) -> str:
    if s.step not in (AT_EXPAND, AT_NAVAL):
        return "HW-083"
    if s.force != s.active:
        return "HW-078"
    if s.lost == 0:
        return "HW-085"
    return "HW-084" if verb_of(action) == actions.RECOVER else "HW-246"


def _why_not_raise(s: Record, seat: int, action: int) -> str:
    land = first_noun(action)
    if s.step != AT_MONUMENT:
        return "HW-169"
    if land >= LANDS or not reach.in_realm(s, land):
        return "HW-172"
    if s.monument[land]:
        return "HW-173"
    return f"HW-{174 + int(monuments.best_rank(s))}"


def _why_not_launch(s: Record, seat: int, action: int) -> str:
    """Not now, not there, or it would have to be fought for by an empire without navigation."""
    if s.step != AT_ASTRONOMY:
        return "HW-248"
    return "HW-R70" if (int(turn.seas_beyond_fight(s, seat)) >> first_noun(action)) & 1 else "HW-248"


def _at_sea(rule: str) -> Reason:
    """This rule; or, where the active empire has no navigation, that a fleet of Astronomy is none."""
    return lambda s, seat, action: (
        "HW-R70" if s.naval_control == 1 and s.active != NOBODY and not turn.may_hold_seas(s) else rule
    )


def _why_not_destroy(s: Record, seat: int, action: int) -> str:
    land = first_noun(action)
    return "HW-074" if land < LANDS and board.is_spared(s, land) else "HW-271"


def _why_not_afflict(s: Record, seat: int, action: int) -> str:
    return "HW-256" if s.step != AT_AFFLICT or s.force == CARD_SOURCES + BLACK_DEATH else "HW-282"


def _why_not_infect(s: Record, seat: int, action: int) -> str:
    if s.step == AT_PLAGUE:
        return "HW-312" if s.sick == NOWHERE else "HW-314"
    return "HW-308" if s.step == AT_PESTILENCE else "HW-312"


def _why_not_migrate(s: Record, seat: int, action: int) -> str:
    card = int(s.force) - CARD_SOURCES
    return MIGRANT_RULES.get(CARD_IDS[card], "HW-303") if card >= 0 else "HW-303"


def _why_not_done(s: Record, seat: int, action: int) -> str:
    """What must be finished first."""
    must: dict[int, str] = {
        AT_EMPIRE: "HW-041" if drawing.holds_empire(s, seat) else "HW-039",
        AT_ROUTE: "HW-121",
        AT_MONUMENT: "HW-180",
        AT_RAID: "HW-255",
        AT_PLAGUE: "HW-315",
    }
    return must.get(int(s.step), ORDER_OF_PLAY)


def _always(rule: str) -> Reason:
    """The same rule whatever is tried."""
    return lambda s, seat, action: rule


_REASONS: dict[int, Reason] = {
    actions.KEEP: _why_not_keep,
    actions.PASS: _why_not_pass,
    actions.PLAY: _why_not_play,
    actions.EXPAND: _why_not_expand,
    actions.ATTACK: _why_not_attack,
    actions.APPROACH: _why_not_approach,
    actions.SEND_ALLIES: _why_not_send_allies,
    actions.COME_FROM: _always("HW-121"),
    actions.SAIL_OVER: lambda s, seat, action: "HW-121" if s.step == AT_ROUTE else "HW-118",
    actions.FORTIFY: _why_not_fortify,
    actions.RECOVER: _why_not_recover,
    actions.RECOVER_ALLIES: _why_not_recover,
    actions.RAISE: _why_not_raise,
    actions.LAUNCH: _why_not_launch,
    actions.EXCHANGE: lambda s, seat, action: "HW-239" if s.step == AT_REALLOCATION else "HW-241",
    actions.HOLD: _at_sea("HW-229"),
    actions.CHALLENGE: _at_sea("HW-233"),
    actions.WITHDRAW: _always("HW-236"),
    actions.INCITE: _always("HW-263"),
    actions.REBEL: _always("HW-263"),
    actions.DESTROY: _why_not_destroy,
    actions.AFFLICT: _why_not_afflict,
    actions.INFECT: _why_not_infect,
    actions.GATHER: _always("HW-250"),
    actions.RAID: _always("HW-251"),
    actions.MIGRATE: _why_not_migrate,
    actions.BETRAY: _always("HW-320"),
    actions.DONE: _why_not_done,
}

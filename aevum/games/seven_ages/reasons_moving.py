"""Why units cannot move so: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import about, about_too
from aevum.core.vocabulary import first_noun

from . import actions
from .atlas import BORDER_KIND, BORDER_TO, BORDER_VIA, CANAL, COAST, CROSSING, OCEAN, REGION_KIND
from .cells import NONE
from .gestures import is_overseas, is_too_far
from .rules import borders, picking, shipping, stacks
from .rules.counters import flies, sails
from .rules.empires import is_land
from .state import OCEAN_GALLEYS
from .steps import AT_CHOOSE_CONFLICT, AT_GO, AT_PICK_UNIT, AT_STACK
from .tables import GALLEYS, UNITS

Why = Callable[[Record, int, int], str]
MANOEUVRE = "SA-164"
ONE_MOVE = "SA-165"
TOO_FAR = "SA-166"


# Making up a stack


def _why_not_move(s: Record, seat: int, action: int) -> str:
    """Not now, nobody there who has not moved, nobody to spare, or no way out."""
    if s.step != AT_STACK:
        return MANOEUVRE
    empire, region = about(s), first_noun(action)
    resting = [unit for unit in range(UNITS) if stacks.resting_unit(s, empire, region, unit, NONE) != NOBODY]
    if not resting:
        return ONE_MOVE
    if stacks.spare_units(s, empire, region) <= 0 and not any(flies(unit) for unit in resting):
        return "SA-192"
    return "SA-167"


def _why_not_take(s: Record, seat: int, action: int) -> str:
    """No such unit, it must stay, leaders cannot come with it, no room aboard, or another way to go."""
    if s.step != AT_PICK_UNIT:
        return MANOEUVRE
    empire, unit, region = about(s), first_noun(action), int(s.group_from)
    if stacks.resting_unit(s, empire, region, unit, NONE) == NOBODY:
        return ONE_MOVE
    if about_too(s) == picking.PUTTING_BACK:
        return "SA-171-R2"
    if picking.is_at_two_shores(s, empire, unit) or _lies_elsewhere(s, empire, unit):
        return "SA-183"
    return _why_not_join(s, empire, unit, region)


def _lies_elsewhere(s: Record, empire: int, unit: int) -> bool:
    """Whether ships of a type lie only at other shores than those already taken."""
    shore = shipping.fleet_shore(s, empire)
    return bool(stacks.resting_unit(s, empire, int(s.group_from), unit, shore) == NOBODY)


def _why_not_join(s: Record, empire: int, unit: int, region: int) -> str:
    if not flies(unit) and stacks.spare_units(s, empire, region) <= 0:
        return "SA-192"
    if stacks.is_led(s, empire) and stacks.takes_no_leader(stacks.group_types(s, empire) | 1 << unit):
        return "SA-172"
    ships = stacks.group_ships(s, empire)
    if ships and not sails(unit) and stacks.group_size(s, empire) - ships >= shipping.room_aboard(s, ships):
        return "SA-173"
    return "SA-171-R2"


def _why_not_take_leader(s: Record, seat: int, action: int) -> str:
    """Leaders go with units, but not with all."""
    picks = s.step == AT_PICK_UNIT
    return "SA-172" if picks and stacks.takes_no_leader(stacks.group_types(s, about(s))) else "SA-171"


# On the way


def _why_not_go(s: Record, seat: int, action: int) -> str:
    """Not now, nobody to go, too far, not adjacent, or one of the units or ships cannot go there."""
    if s.step not in (AT_PICK_UNIT, AT_GO):
        return MANOEUVRE
    empire = about(s)
    border = borders.border_between(int(s.group_at), first_noun(action))
    if stacks.group_size(s, empire) == 0:
        return ONE_MOVE
    if border == NOBODY:
        return _why_not_ever(s, empire, first_noun(action)) or _why_not_far(s, empire, first_noun(action))
    if stacks.group_ships(s, empire) > 0:
        return _why_not_sail(s, empire, border)
    return _first_why(s, empire, border, ships=False) or ONE_MOVE


def _first_why(s: Record, empire: int, border: int, ships: bool) -> str | None:
    """What keeps the first of the units, or of the ships, from crossing a border."""
    types = stacks.group_types(s, empire)
    for unit in range(UNITS):
        if (types >> unit) & 1 and (sails(unit) or not ships) and not stacks.unit_can_go(s, empire, unit, border):
            return _why_not_cross(s, empire, unit, border)
    return None


def _why_not_ever(s: Record, empire: int, region: int) -> str | None:
    """What keeps one of the units, or of the ships, out of a region farther away, from whichever side it comes."""
    types, with_ships = stacks.group_types(s, empire), stacks.group_ships(s, empire) > 0
    ways = [int(border) for border in (BORDER_TO == region).nonzero()[0]]
    for unit in range(UNITS):
        if (types >> unit) & 1 and (sails(unit) or not with_ships):
            shut = [way for way in ways if not borders.may_enter(s, empire, unit, way, int(s.move_rights))]
            if ways and len(shut) == len(ways):
                return _why_not_cross(s, empire, unit, shut[0])
    return None


def _why_not_far(s: Record, empire: int, region: int) -> str:
    """It lies beyond the sea, the movement that is left does not reach it, or it is entered region by region."""
    if is_overseas(s, empire, region):
        return "SA-177"
    return TOO_FAR if is_too_far(s, empire, region) else ONE_MOVE


def _why_not_cross(s: Record, empire: int, unit: int, border: int) -> str:
    """A unit may not enter at all, or has not enough movement left."""
    if borders.may_enter(s, empire, unit, border, int(s.move_rights)):
        return TOO_FAR if flies(unit) or sails(unit) else "SA-167"
    kind, target = BORDER_KIND[border], int(BORDER_TO[border])
    if sails(unit):
        return _why_no_ship(s, unit, border)
    if flies(unit) or kind != CROSSING:
        return "SA-184" if kind == CANAL and not is_land(target) and flies(unit) else "SA-177"
    return "SA-196" if (BORDER_VIA[border] != NONE).sum() > 1 else "SA-195"


def _why_no_ship(s: Record, unit: int, border: int) -> str:
    """Land that no ship enters, a canal that is not dug, or water that galleys do not reach."""
    target = int(BORDER_TO[border])
    if BORDER_KIND[border] == CANAL:
        return "SA-184"
    if BORDER_KIND[border] != COAST and is_land(target):
        return "SA-182"
    is_too_wide = unit == GALLEYS and REGION_KIND[target] == OCEAN and not int(s.move_rights) & OCEAN_GALLEYS
    return "SA-186" if is_too_wide else "SA-187"


def _why_not_sail(s: Record, empire: int, border: int) -> str:
    """Too much aboard, no leave for a canal, another shore, land of an empire sailed past, or the ships cannot."""
    ships = stacks.group_ships(s, empire)
    if stacks.group_size(s, empire) - ships > shipping.room_aboard(s, ships):
        return "SA-173"
    why = _first_why(s, empire, border, ships=True)
    if why:
        return why
    if shipping.is_locked(s, empire, border):
        return "SA-185"
    leaves = shipping.leaves_by(int(s.group_at), border, shipping.fleet_shore(s, empire))
    return "SA-180" if leaves else "SA-183"


def _why_not_ask_canal(s: Record, seat: int, action: int) -> str:
    """No canal in this Age, nobody to ask, or refused before."""
    if s.step not in (AT_PICK_UNIT, AT_GO):
        return MANOEUVRE
    empire = about(s)
    border = borders.border_between(int(s.group_at), first_noun(action)) if s.group_at >= 0 else NOBODY
    if border == NOBODY or BORDER_KIND[border] != CANAL or not borders.canal_dug(s, empire, border):
        return "SA-184"
    return "SA-185" if stacks.group_ships(s, empire) else "SA-179"


def _why_not_stop(s: Record, seat: int, action: int) -> str:
    """Cargo wants a coast, nobody lands where they sailed past, air units want support."""
    if s.step != AT_GO:
        return MANOEUVRE
    empire = about(s)
    ships = stacks.group_ships(s, empire)
    if ships == 0:
        return "SA-191"
    return "SA-180" if is_land(int(s.group_at)) or stacks.group_size(s, empire) == ships else "SA-176"


def _why_not_turn_back(s: Record, seat: int, action: int) -> str:
    return ONE_MOVE if s.step == AT_GO else MANOEUVRE


def _why_not_fight(s: Record, seat: int, action: int) -> str:
    """Not now, nobody of one's own there, or not this enemy."""
    there = s.step == AT_CHOOSE_CONFLICT and s.stacks[about(s), first_noun(action)] > 0
    return "SA-206" if there else "SA-202"


def _always(rule: str) -> Why:
    return lambda s, seat, action: rule


MOVING: dict[int, Why] = {
    actions.MOVE: _why_not_move,
    actions.TAKE: _why_not_take,
    actions.TAKE_FROM: _why_not_take,
    actions.TAKE_ALL: _always("SA-171-R2"),
    actions.TAKE_LEADER: _why_not_take_leader,
    actions.PUT_BACK: _always(ONE_MOVE),
    actions.ASK_CANAL: _why_not_ask_canal,
    actions.GO: _why_not_go,
    actions.STOP: _why_not_stop,
    actions.TURN_BACK: _why_not_turn_back,
    actions.OPEN_CANAL: _always("SA-185"),
    actions.CLOSE_CANAL: _always("SA-185"),
    actions.FIGHT: _why_not_fight,
}

"""Why an empire cannot be created so, and why units and forts cannot be built: the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.bits import has
from aevum.core.record import NOBODY, Record
from aevum.core.sequence import about
from aevum.core.vocabulary import first_noun, second_noun

from . import actions
from .rules import building, creation, first_units, income, starts
from .rules.counters import sails, spare_counter, unit_in
from .rules.empires import age_of_game, empires_of, is_barbarian, is_land, is_start, leaders_of, most_empires
from .rules.standing import leader_limit
from .state import IN_HAND
from .steps import (
    AT_BUILD,
    AT_CREATE_CAPITAL,
    AT_CREATE_COLOUR,
    AT_CREATE_FORT,
    AT_CREATE_LEADER,
    AT_CREATE_UNIT,
    AT_FOUND,
    AT_UNPAID,
)
from .tables import CARD_CONDITIONAL_AGES, CARD_FAMOUS, FORT_COST, NUCLEAR_BOMBS, STAR_WARS, UNIT_CLASS, WAR_ELEPHANTS

Why = Callable[[Record, int, int], str]


# Creating


def _why_not_found(s: Record, seat: int, action: int) -> str:
    """Not now, not in the hand, not in this Age, or nowhere to start."""
    card = first_noun(action)
    if s.step != AT_FOUND:
        return "SA-073" if empires_of(s, seat) >= most_empires(s) else "SA-265"
    if s.card_at[card] != IN_HAND + seat:
        return "SA-071"
    if starts.is_time_right(s, seat, card):
        return "SA-078"
    if s.complete_history and s.first_age == 0:
        return "SA-374"
    return "SA-077" if (CARD_CONDITIONAL_AGES[card] >> age_of_game(s)) & 1 else "SA-076"


def _why_not_use_colour(s: Record, seat: int, action: int) -> str:
    colour = first_noun(action)
    if s.step != AT_CREATE_COLOUR:
        return "SA-079"
    if s.player[colour] != NOBODY:
        return "SA-072"
    return "SA-046-R1" if not _is_open_to(s, seat, colour) else "SA-080"


def _is_open_to(s: Record, seat: int, colour: int) -> bool:
    return bool(starts.is_own_colour(s, seat, colour) or starts.is_in_reserve(s, colour))


def _why_not_set_progress(s: Record, seat: int, action: int) -> str:
    return "SA-084" if starts.is_map_empty(s) else "SA-081"


def _why_not_appoint(s: Record, seat: int, action: int) -> str:
    """Not now, not this leader, no room for another, or not there."""
    if s.step != AT_CREATE_LEADER:
        return "SA-088"
    empire, who = about(s), first_noun(action)
    if who not in CARD_FAMOUS[s.card[empire]].tolist():
        return "SA-088"
    if has(s.famous_used, who):
        return "SA-298"
    if not creation.is_free_to_lead(s, empire, who) or leaders_of(s, empire) >= leader_limit(s, empire):
        return "SA-088-R1"
    return "SA-088-R1" if not is_start(s, empire, second_noun(action)) else "SA-088"


def _why_not_found_capital(s: Record, seat: int, action: int) -> str:
    if not is_land(first_noun(action)):
        return "SA-101"
    starts_there = s.step == AT_CREATE_CAPITAL and is_start(s, about(s), first_noun(action))
    return "SA-101-R1" if starts_there else "SA-101"


def _why_not_place_fort(s: Record, seat: int, action: int) -> str:
    has_one = s.step == AT_CREATE_FORT and s.fort[first_noun(action)] == 1
    return "SA-133" if has_one else "SA-103"


# Building


def why_not_raise(s: Record, empire: int, unit: int) -> str | None:
    """SA-123 to SA-142: what keeps an empire from building a type anywhere; None where nothing does."""
    if not building.knows(s, empire, unit):
        return "SA-123"
    if building.is_banned(s, empire, int(UNIT_CLASS[unit])):
        return "SA-135"
    if spare_counter(s, empire, unit) >= 0:
        return None
    if unit == WAR_ELEPHANTS:
        return "SA-137"
    return "SA-142" if unit in (NUCLEAR_BOMBS, STAR_WARS) else "SA-125"


def _place_rule(unit: int) -> str:
    return "SA-128" if sails(unit) else "SA-129"


def _why_not_build(s: Record, seat: int, action: int) -> str:
    """Not now, not this type, not there, no room, or no money: in this order."""
    unit, region = first_noun(action), second_noun(action)
    if s.step == AT_CREATE_UNIT:
        return _why_not_start_with(s, unit, region)
    if s.step != AT_BUILD:
        return "SA-107"
    empire = about(s)
    why = why_not_raise(s, empire, unit)
    if why:
        return why
    if s.control[region] != empire or not building.suits(unit, region):
        return _place_rule(unit)
    if not building.has_room(s, region):
        return _room_rule(s, region)
    # Whatever is left was a choice of another region, or would be one after the region.
    return "SA-007" if not building.can_afford(s, empire, unit) else "SA-107"


def _room_rule(s: Record, region: int) -> str:
    return "SA-130" if s.city[region] > 0 else "SA-131"


def _why_not_start_with(s: Record, unit: int, region: int) -> str:
    """The same for the first units of an empire."""
    empire = about(s)
    why = why_not_raise(s, empire, unit)
    if why:
        return why
    if not is_start(s, empire, region):
        return "SA-091"
    if not building.suits(unit, region):
        return _place_rule(unit)
    return "SA-095" if building.cost_of(s, empire, unit, True) > s.money[empire] else "SA-086-R1"


def _why_not_build_in(s: Record, seat: int, action: int) -> str:
    """Where regions are chosen first: not there, no room, or no money."""
    empire, region = about(s), first_noun(action)
    if s.step == AT_CREATE_UNIT:
        if not is_start(s, empire, region):
            return "SA-091"
        return "SA-086-R1" if first_units.owes_units(s, empire) else "SA-089"
    if s.step != AT_BUILD:
        return "SA-107"
    if s.control[region] != empire:
        return "SA-129"
    if not building.has_room(s, region):
        return _room_rule(s, region)
    return "SA-107"


def _why_not_fortify(s: Record, seat: int, action: int) -> str:
    """Not now, not there, a fort already, barbarians, or no money."""
    region, creating = first_noun(action), s.step == AT_CREATE_UNIT
    if s.step != AT_BUILD and not creating:
        return "SA-132"
    empire = about(s)
    if creating and not is_start(s, empire, region):
        return "SA-094"
    if not is_land(region) or (not creating and s.control[region] != empire):
        return "SA-132"
    if s.fort[region]:
        return "SA-133"
    if is_barbarian(s, empire):
        return "SA-134"
    if s.money[empire] < FORT_COST:
        return "SA-095" if creating else "SA-007"
    return _why_not_fortify_yet(s, empire, region) if creating else "SA-107"


def _why_not_fortify_yet(s: Record, empire: int, region: int) -> str:
    """Units come first, and no fort is bought where others stand."""
    return "SA-094-R1" if starts.has_foreigners(s, empire, region) else "SA-086-R1"


def _why_not_disband(s: Record, seat: int, action: int) -> str:
    """Everything is paid, there is no such unit, or it costs nothing."""
    if s.step != AT_UNPAID:
        return "SA-117"
    empire, unit, region = about(s), first_noun(action), second_noun(action)
    there = unit_in(s, empire, region, unit) >= 0
    return "SA-120" if there and income.upkeep_percent(s, empire, unit) == 0 else "SA-118"


def _always(rule: str) -> Why:
    return lambda s, seat, action: rule


BUILDING: dict[int, Why] = {
    actions.FOUND: _why_not_found,
    actions.USE_COLOUR: _why_not_use_colour,
    actions.SET_PROGRESS: _why_not_set_progress,
    actions.START_IN: _always("SA-085"),
    actions.APPOINT: _why_not_appoint,
    actions.BUILD_IN: _why_not_build_in,
    actions.BUILD: _why_not_build,
    actions.FORTIFY: _why_not_fortify,
    actions.MOOR: _always("SA-183-R1"),
    actions.CONTEST: _always("SA-100"),
    actions.FOUND_CAPITAL: _why_not_found_capital,
    actions.PLACE_FORT: _why_not_place_fort,
    actions.DISBAND: _why_not_disband,
    actions.KEEP_LEADER: _always("SA-293"),
    actions.GIVE_UP_LEADER: _always("SA-295"),
}

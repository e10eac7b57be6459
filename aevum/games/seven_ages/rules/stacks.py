"""SA-165 to SA-194: the stack that moves now: what is in it, where it can go, must stop and may end.

A stack has one path (SA-171-R2). With ships in it everything else is cargo; without, all of it walks or flies. Until it
stops, its counters stand where it set out, marked as on the way, and `group_at` says where they are meanwhile.
"""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import BORDER_KIND, BORDER_START, BORDER_TO, CANAL
from ..cells import NONE
from ..state import AT_REST, LEADER_PLACES, NOTHING, ON_THE_WAY
from ..tables import (
    AIR,
    COLOURS,
    EXPLORER,
    NUCLEAR_BOMBS,
    STAR_WARS,
    STOP_RATIO,
    UNIT_CLASS,
    UNIT_MOVE,
    UNIT_MOVE_CLASS,
    UNITS,
)
from .borders import BORDER_FROM, cost_for, may_enter, outnumbers
from .counters import counter_of, counter_places, flies, sails, standing_units
from .empires import is_land
from .shipping import is_locked, is_of, leaves_by, passed_by, room_aboard
from .standing import leader_has

ONLY_STAR_WARS = 1 << STAR_WARS
_UNLED = (1 << STAR_WARS) | (1 << NUCLEAR_BOMBS)  # SA-172


@rule
def is_on_the_way(s: Record, counter: int) -> bool:
    """Whether a place of `counter_of` holds a counter of the stack."""
    return counter >= 0 and s.in_move[counter] == ON_THE_WAY


@rule
def group_types(s: Record, empire: int) -> int:
    """Bit mask of the types in the stack."""
    types = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_on_the_way(s, counter):
            types |= 1 << int(s.unit_type[counter])
    return types


@rule
def group_size(s: Record, empire: int) -> int:
    """How many units are in the stack."""
    count = 0
    for place in range(counter_places(empire)):
        if is_on_the_way(s, counter_of(s, empire, place)):
            count += 1
    return count


@rule
def group_ships(s: Record, empire: int) -> int:
    """How many of them are ships."""
    count = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_on_the_way(s, counter) and sails(int(s.unit_type[counter])):
            count += 1
    return count


@rule
def group_wings(s: Record, empire: int) -> int:
    """SA-188-R1: how many of them are air units, bombs and star-wars units included."""
    count = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_on_the_way(s, counter) and flies(int(s.unit_type[counter])):
            count += 1
    return count


@rule
def group_of_type(s: Record, empire: int, unit_type: int) -> int:
    """How many of them are of a type."""
    count = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if is_on_the_way(s, counter) and s.unit_type[counter] == unit_type:
            count += 1
    return count


@rule
def is_with_explorer(s: Record, empire: int) -> bool:
    """SA-169: whether an explorer accompanies the stack."""
    for place in range(LEADER_PLACES):
        if leads_group(s, empire, place) and leader_has(int(s.leader[place]), EXPLORER):
            return True
    return False


@rule
def leads_group(s: Record, empire: int, place: int) -> bool:
    """Whether the leader in a place goes with the stack."""
    return s.leader[place] != NOTHING and s.leader_of[place] == empire and s.leader_moves[place] == ON_THE_WAY


@rule
def is_led(s: Record, empire: int) -> bool:
    """Whether any leader goes with the stack."""
    for place in range(LEADER_PLACES):
        if leads_group(s, empire, place):
            return True
    return False


@rule
def takes_no_leader(types: int) -> bool:
    """SA-172: nobody accompanies star-wars units and bombs."""
    return types & _UNLED != 0


@rule
def allowance(s: Record, empire: int, unit_type: int, target: int) -> int:
    """SA-166, SA-169: the movement of a type, 1 more with an explorer, some effects only on a way through own land."""
    points = int(UNIT_MOVE[unit_type]) + int(s.move_bonus[unit_type])
    if s.group_abroad == 0 and s.control[target] == empire:
        points += int(s.home_bonus[unit_type])
    return points + 1 if is_with_explorer(s, empire) else points


@rule
def unit_can_go(s: Record, empire: int, unit_type: int, border: int) -> bool:
    """SA-166, SA-167, SA-167-R1, SA-170: a type crosses a border if it may and can still pay in full."""
    rights, target = int(s.move_rights), int(BORDER_TO[border])
    if not may_enter(s, empire, unit_type, border, rights):
        return False
    if unit_type == STAR_WARS:
        return True
    spent = way_cost(s, empire, unit_type, target)
    return spent <= allowance(s, empire, unit_type, target)


@rule
def way_cost(s: Record, empire: int, unit_type: int, target: int) -> int:
    """SA-166: what the whole way has cost a type once it enters a region."""
    return int(s.group_spent[UNIT_MOVE_CLASS[unit_type]]) + cost_for(s, empire, unit_type, target, int(s.move_rights))


@rule
def fleet_can_go(s: Record, empire: int, border: int, types: int, shore: int) -> bool:
    """SA-175, SA-180 to SA-183: every ship can sail there from its shore, and not to land of an empire sailed past."""
    start, target = int(BORDER_FROM[border]), int(BORDER_TO[border])
    if not leaves_by(start, border, shore):
        return False
    if is_land(target) and is_of(s, target, passed_so_far(s, empire, start)):
        return False
    for unit_type in range(UNITS):
        if (types >> unit_type) & 1 and sails(unit_type) and not unit_can_go(s, empire, unit_type, border):
            return False
    return True


@rule
def passed_so_far(s: Record, empire: int, region: int) -> int:
    """SA-180, SA-E10: bit mask of the empires sailed past once the stack leaves this region."""
    passed = int(s.group_passed)
    return passed if is_land(region) else passed | passed_by(s, empire, region, already_there(s, empire, region))


@rule
def can_go(s: Record, empire: int, border: int, types: int, ships: int, cargo: int, shore: int) -> bool:
    """SA-165, SA-171, SA-173: whether such a stack can cross a border, ships with their cargo or everybody alone."""
    if ships > 0:
        fits = cargo <= room_aboard(s, ships) and not is_locked(s, empire, border)
        return fits and fleet_can_go(s, empire, border, types, shore)
    for unit_type in range(UNITS):
        if (types >> unit_type) & 1 and not unit_can_go(s, empire, unit_type, border):
            return False
    return types != 0


@rule
def can_move(s: Record, empire: int, region: int, types: int, ships: int, cargo: int, shore: int) -> bool:
    """Whether such a stack can go anywhere from a region; star-wars units alone can always (SA-188)."""
    if types == ONLY_STAR_WARS:
        return True
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if can_go(s, empire, border, types, ships, cargo, shore):
            return True
    return False


@rule
def already_there(s: Record, empire: int, region: int) -> int:
    """SA-178-R1: how many units an empire has in a region without the stack that moves now."""
    count = int(s.stacks[empire, region])
    return count - group_size(s, empire) if region == s.group_from else count


@rule
def wings_in(s: Record, empire: int, region: int) -> int:
    """SA-190: how many air units an empire has in a region without the stack that moves now."""
    count = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and flies(int(s.unit_type[counter])):
            count += 1 if s.in_move[counter] != ON_THE_WAY else 0
    return count


@rule
def outflies(s: Record, empire: int, region: int) -> bool:
    """SA-190: whether an empire has at least twice as many air units in a region as every other one."""
    own = wings_in(s, empire, region)
    for other in range(COLOURS):
        if other != empire and s.stacks[other, region] > 0 and own < STOP_RATIO * wings_in(s, other, region):
            return False
    return True


@rule
def holds_foreign(s: Record, empire: int, region: int, unit_type: int) -> bool:
    """SA-189: whether another empire has a unit of a type in a region."""
    for other in range(COLOURS):
        if other == empire or s.stacks[other, region] == 0:
            continue
        for place in range(counter_places(other)):
            counter = counter_of(s, other, place)
            if counter >= 0 and s.unit_at[counter] == region and s.unit_type[counter] == unit_type:
                return True
    return False


@rule
def must_stop(s: Record, empire: int, region: int) -> bool:
    """SA-178, SA-181, SA-181-R1, SA-188 to SA-190: whether the stack must stop in the region that it enters."""
    types, ships = group_types(s, empire), group_ships(s, empire)
    if types == ONLY_STAR_WARS or (ships > 0 and not is_land(region)):
        return types == ONLY_STAR_WARS  # their one leap is over
    heeds_units, heeds_wings = ships > 0, False
    for unit_type in range(UNITS):
        if (types >> unit_type) & 1:
            heeds_units = heeds_units or not flies(unit_type)
            heeds_wings = heeds_wings or (UNIT_CLASS[unit_type] == AIR and ships == 0)
    if heeds_units and not outnumbers(s, empire, region, already_there(s, empire, region)):
        return True
    return heeds_wings and not outflies(s, empire, region)


@rule
def is_supported(s: Record, empire: int, region: int) -> bool:
    """SA-191: whether an empire has a unit other than an air unit in a region or next to it."""
    if standing_units(s, empire, region) > 0:
        return True
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if BORDER_KIND[border] != CANAL and standing_units(s, empire, int(BORDER_TO[border])) > 0:
            return True
    return False


@rule
def can_end(s: Record, empire: int) -> bool:
    """SA-176, SA-180, SA-187-R2, SA-191: whether the stack may end its move where it is."""
    region, types, ships = int(s.group_at), group_types(s, empire), group_ships(s, empire)
    if ships > 0:
        lands = group_size(s, empire) == ships or is_land(region)
        return lands and not is_of(s, region, int(s.group_passed))
    return is_land(region) or types == ONLY_STAR_WARS or is_supported(s, empire, region)


@rule
def spare_units(s: Record, empire: int, region: int) -> int:
    """SA-192, SA-192-R1, SA-193: how many units but air units may still leave a region; in an own land one stays."""
    left = -1 if is_land(region) and s.control[region] == empire else 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and not flies(int(s.unit_type[counter])):
            left += 1 if s.unit_at[counter] == region else 0
            left -= 1 if s.in_move[counter] == ON_THE_WAY else 0
    return left


@rule
def resting_types(s: Record, empire: int, region: int) -> int:
    """SA-165: bit mask of the types of which a counter in a region has not moved yet."""
    types = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and s.in_move[counter] == AT_REST:
            types |= 1 << int(s.unit_type[counter])
    return types


@rule
def resting_unit(s: Record, empire: int, region: int, unit_type: int, shore: int) -> int:
    """SA-165: a counter of a type that has not moved yet, at this shore where one is named; -1 none."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and s.unit_type[counter] == unit_type:
            fits = shore == NONE or not sails(unit_type) or s.unit_shore[counter] == shore
            if fits and s.in_move[counter] == AT_REST:
                return counter
    return NOBODY


@rule
def can_join(s: Record, empire: int, counter: int, shore: int) -> bool:
    """SA-172 to SA-174, SA-192, SA-194: whether a counter may come along, so that the stack can still go somewhere.

    `shore` is that of the ships already in the stack, -1 without any.
    """
    unit_type, region = int(s.unit_type[counter]), int(s.unit_at[counter])
    if not flies(unit_type) and spare_units(s, empire, region) <= 0:
        return False
    types = group_types(s, empire) | 1 << unit_type
    if takes_no_leader(types) and is_led(s, empire):
        return False
    ships = group_ships(s, empire) + (1 if sails(unit_type) else 0)
    cargo = group_size(s, empire) + 1 - ships
    leaves_from = int(s.unit_shore[counter]) if sails(unit_type) and shore == NONE else shore
    return can_move(s, empire, region, types, ships, cargo, leaves_from)

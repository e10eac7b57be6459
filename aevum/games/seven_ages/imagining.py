"""What could be true: an observed record is filled at random with cards, markers and counters that fit what is known.

Nothing here is a rule of the game. A world that was imagined obeys the rules of the table (`laws.py`), looks the same
to the observer, and can be played on.
"""

import numpy as np

from aevum.core.frames import first_value, second_value, step_of, subject_of
from aevum.core.random import mix
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from .atlas import IS_COASTAL, LAND, OCEAN, REGION_KIND, REGIONS
from .imagined_cards import imagine_cards, one_of
from .imagined_conflict import ANY, LIKELY, POSSIBLE, goes_to_sea, imagine_moves, imagine_sides, seen_at_sea
from .rules.borders import has_own_shore
from .rules.building import is_banned, knows, shores_of
from .rules.counters import counter_of, counter_places, flies, keeps_elephant, sails, standing_units
from .rules.effect_frames import clause_of, region_of
from .rules.effects_units import owner_of_units
from .rules.markers import may_place_off
from .rules.retreat import can_leave
from .rules.standing import is_for
from .state import (
    BOXES,
    COLOURED,
    COUNTER_KIND,
    COVERED_BOX,
    FIRST_BOMB,
    FIRST_COUNTER,
    FIRST_ELEPHANT,
    MARKERS,
    NONE_FELL,
    NOTHING,
    NOWHERE,
    SHARED,
    SHARED_TYPE,
    UNMOORED,
)
from .steps import (
    AT_EVENT_UNITS,
    AT_MARKER,
    AT_MARKERS_SET,
    AT_MOOR,
    AT_RETREAT_TO,
)
from .tables import ACTIONS, COLOURS, COUNTER_SIDES, GALLEYS, UNIT_CLASS, UNITS

# The order in which regions get their counters: those first in which fewest types can stand.
_WATERS, _INLAND, _COASTS = range(3)
_FALLEN_ONCE_IN = 16
_MOST_TRADE = 8


@rule
def imagine(s: Record, seat: int, luck: np.uint64) -> None:
    """Fill an observed record at random."""
    s.key[0] = mix(luck)
    s.key[1] = mix(s.key[0])
    imagine_cards(s, seat)
    imagine_markers(s, seat)
    for empire in range(COLOURS):
        if s.player[empire] != NOBODY and s.player[empire] != seat:
            imagine_counters(s, empire)
    imagine_moves(s, seat)
    imagine_sides(s, seat)
    s.key[0] = mix(s.key[0])


# Markers


@rule
def imagine_markers(s: Record, seat: int) -> None:
    """SA-051 to SA-055: every player has one marker of each kind; timing markers likewise (SA-381)."""
    for other in range(s.seats):
        if other != seat:
            imagine_markers_of(s, other)
    used = 0
    for box in range(BOXES):
        if s.timing[box] == COVERED_BOX:
            s.timing[box] = unused(s, used, ACTIONS)
            used |= 1 << int(s.timing[box])


@rule
def imagine_markers_of(s: Record, other: int) -> None:
    """SA-052, SA-053: markers on the empires of a player and off-empire; and what fallen empires had (SA-388)."""
    used = 0
    for empire in range(COLOURS):
        if s.player[empire] == other and s.marker[empire] != NOTHING:
            used |= 1 << int(s.marker[empire])
    if s.spare_marker[other] != NOTHING:
        used |= 1 << int(s.spare_marker[other])
    for empire in range(COLOURS):
        if s.player[empire] == other and s.marker_placed[empire] and s.marker[empire] == NOTHING:
            s.marker[empire] = unused(s, used, MARKERS)
            used |= 1 << int(s.marker[empire])
    if (s.step == AT_MARKER or s.step == AT_MARKERS_SET) and may_place_off(s, other):
        s.spare_placed[other] = one_of(s, 2) if has_had_its_turn(s, other) else 0
    if s.spare_placed[other] and s.spare_marker[other] == NOTHING:
        s.spare_marker[other] = unused(s, used, MARKERS)
        used |= 1 << int(s.spare_marker[other])
    for action in range(ACTIONS):
        fell = (used >> action) & 1 == 0 and s.turn > 0 and one_of(s, _FALLEN_ONCE_IN) == 0
        s.fallen_trade[other, action] = one_of(s, _MOST_TRADE) if fell else NONE_FELL


@rule
def has_had_its_turn(s: Record, other: int) -> bool:
    """SA-053: whether a player has already placed a marker off-empire, or passed."""
    own = 0
    for empire in range(COLOURS):
        if s.player[empire] == other:
            own += 1
    return s.served > own or (s.served == own and (int(s.pending) >> other) & 1 == 0)


@rule
def unused(s: Record, used: int, count: int) -> int:
    """One of the first `count` markers that is not in the set, at random."""
    marker = one_of(s, count)
    while (used >> marker) & 1:
        marker = (marker + 1) % count
    return marker


# Counters


@rule
def imagine_counters(s: Record, empire: int) -> None:
    """SA-020-R1: as many counters as everybody sees stand in each region, of types that could stand there."""
    types = likely_types(s, empire)
    for region in range(REGIONS):
        s.reach_mark[region] = s.stacks[empire, region]
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] != NOWHERE:
            s.reach_mark[s.unit_at[counter]] -= 1
        elif counter >= 0:
            s.unit_type[counter] = first_side(counter)
    imagine_carriers(s, empire, types)
    imagine_shared(s, empire)
    imagine_mooring(s, empire)
    for kind in range(_COASTS + 1):
        for region in range(REGIONS):
            while s.reach_mark[region] > 0 and kind_of(region) == kind:
                fill_place(s, empire, region, types)
    for region in range(REGIONS):
        s.reach_mark[region] = 0


@rule
def likely_types(s: Record, empire: int) -> int:
    """SA-123, SA-135: the types that an empire could have built, as a bit mask."""
    types = 0
    for unit_type in range(UNITS):
        if knows(s, empire, unit_type) and not is_banned(s, empire, int(UNIT_CLASS[unit_type])):
            types |= 1 << unit_type
    return types


@rule
def first_side(counter: int) -> int:
    """The type that a counter shows in its pool."""
    if counter < COLOURED:
        return int(COUNTER_SIDES[COUNTER_KIND[counter], 0])
    return int(SHARED_TYPE[counter - COLOURED])


@rule
def kind_of(region: int) -> int:
    """Whether a region is water, or land without or with a coast."""
    if REGION_KIND[region] != LAND:
        return _WATERS
    return _COASTS if IS_COASTAL[region] else _INLAND


@rule
def imagine_shared(s: Record, empire: int) -> None:
    """SA-137 to SA-142: shared counters are on the map, but for elephants that may wait in a pool."""
    for shared in range(SHARED):
        counter = COLOURED + shared
        if s.shared_by[shared] != empire or s.unit_at[counter] != NOWHERE:
            continue
        may_wait = counter < FIRST_BOMB and keeps_elephant(s, empire, counter - FIRST_ELEPHANT)
        if counter < FIRST_BOMB and not may_wait:
            may_wait = s.gone[counter - FIRST_ELEPHANT] == 1
        if not may_wait or one_of(s, 2):
            region = place_for_shared(s, empire, counter)
            if region != NOWHERE:
                put(s, counter, int(SHARED_TYPE[shared]), region)


@rule
def imagine_mooring(s: Record, empire: int) -> None:
    """SA-183-R1: the ships whose shore is to be chosen, now or next; what cost as much may be none."""
    if s.step == AT_MOOR and (s.rules < 3 or one_of(s, 2) == 0):
        imagine_ship(s, empire, int(s.subject))
    for place in range(s.depth):
        if step_of(s.stack[place]) == AT_MOOR:
            imagine_ship(s, empire, subject_of(s.stack[place]))


@rule
def imagine_ship(s: Record, empire: int, subject: int) -> None:
    """A ship of an empire, if it is the one that a mooring is about."""
    if first_value(subject) != empire:
        return
    for counter in range(FIRST_COUNTER[empire], FIRST_COUNTER[empire + 1]):
        if s.unit_at[counter] == NOWHERE and sails(first_side(counter)):
            put(s, counter, first_side(counter), second_value(subject))
            s.unit_shore[counter] = UNMOORED
            return


@rule
def place_for_shared(s: Record, empire: int, counter: int) -> int:
    """A land with room for one more: where a stack flies from that needs it, beside others, or any; -1 none."""
    start = int(s.group_from)
    if start != NOWHERE and lacks_carriers(s, empire, start) and goes_to_sea(first_side(counter), start):
        return start
    for least in (2, 1):
        region = one_of(s, REGIONS)
        for _region in range(REGIONS):
            if s.reach_mark[region] >= least and REGION_KIND[region] == LAND:
                return region
            region = (region + 1) % REGIONS
    return NOWHERE


@rule
def put(s: Record, counter: int, unit_type: int, region: int) -> None:
    """A counter stands in a region, a ship at one of its shores."""
    s.unit_at[counter] = region
    s.unit_type[counter] = unit_type
    s.unit_shore[counter] = one_of(s, max(shores_of(region), 1)) if sails(unit_type) else 0
    s.reach_mark[region] -= 1


@rule
def imagine_carriers(s: Record, empire: int, types: int) -> None:
    """SA-173: where a stack set out that everybody sees on a water come first the ships for it, or what flies."""
    start = int(s.group_from)
    while start != NOWHERE and lacks_carriers(s, empire, start):
        if not place_unit(s, empire, start, types, LIKELY) and not place_unit(s, empire, start, types, POSSIBLE):
            return


@rule
def lacks_carriers(s: Record, empire: int, region: int) -> bool:
    """SA-173: whether the first units of a region are still to come, those that go over water by themselves."""
    return s.stacks[empire, region] - s.reach_mark[region] < seen_at_sea(s, empire, region)


@rule
def fill_place(s: Record, empire: int, region: int, types: int) -> None:
    """One more counter for a region: likely if there is one, else possible, else any that is left."""
    for care in range(ANY + 1):
        if place_unit(s, empire, region, types, care):
            return
    s.reach_mark[region] = 0


@rule
def place_unit(s: Record, empire: int, region: int, types: int, care: int) -> bool:
    """One more counter for a region, chosen at random; whether there is one."""
    first, end = int(FIRST_COUNTER[empire]), int(FIRST_COUNTER[empire + 1])
    counter = first + one_of(s, end - first)
    for _counter in range(end - first):
        if s.unit_at[counter] == NOWHERE:
            side = one_of(s, 2)
            for _side in range(2):
                unit_type = int(COUNTER_SIDES[COUNTER_KIND[counter], side])
                side = 1 - side
                if may_be(s, empire, region, counter, unit_type, types, care):
                    put(s, counter, unit_type, region)
                    return True
        counter = counter + 1 if counter + 1 < end else first
    return False


@rule
def may_be(s: Record, empire: int, region: int, counter: int, unit_type: int, types: int, care: int) -> bool:
    """Whether a counter could be the one that stands in a region."""
    if care == ANY:
        return True
    if lacks_carriers(s, empire, region):
        return goes_to_sea(unit_type, region) and (care == POSSIBLE or (types >> unit_type) & 1 == 1)
    if not can_stand(s, empire, unit_type, region):
        return False
    return care == POSSIBLE or ((types >> unit_type) & 1 == 1 and suits_step(s, empire, counter, unit_type, region))


@rule
def can_stand(s: Record, empire: int, unit_type: int, region: int) -> bool:
    """SA-177, SA-179, SA-186, SA-187, SA-190: ships on coasts and waters, air units beside others, the rest on land."""
    if flies(unit_type):
        return standing_units(s, empire, region) > 0
    if not sails(unit_type):
        return REGION_KIND[region] == LAND
    if REGION_KIND[region] == LAND:
        return IS_COASTAL[region] == 1
    return unit_type != GALLEYS or (REGION_KIND[region] != OCEAN and has_own_shore(s, empire, region))


@rule
def suits_step(s: Record, empire: int, counter: int, unit_type: int, region: int) -> bool:
    """Whether a counter can do what everybody sees that it is about to do: retreat, or be picked for an effect."""
    if s.step == AT_RETREAT_TO and first_value(s.subject) == empire and region == s.battle_at:
        s.unit_at[counter] = region
        s.unit_type[counter] = unit_type
        s.unit_shore[counter] = 0
        fits = can_leave(s, counter)
        s.unit_at[counter] = NOWHERE
        s.unit_type[counter] = first_side(counter)
        return fits
    if s.step == AT_EVENT_UNITS:
        what = second_value(s.subject)
        if region == region_of(what) and owner_of_units(s, clause_of(what), first_value(s.subject)) == empire:
            return is_for(clause_of(what), unit_type)
    return True

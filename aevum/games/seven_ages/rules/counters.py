"""SA-020, SA-124, SA-125: counters: where they stand, which are in a pool, and how they come and go."""

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import ELEPHANT_REGION, NAMED_ELEPHANTS
from ..state import (
    ALL_COUNTERS,
    AT_REST,
    COLOURED,
    COUNTER_COLOUR,
    COUNTER_KIND,
    FIRST_BOMB,
    FIRST_COUNTER,
    FIRST_ELEPHANT,
    FREE,
    NOTHING,
    NOWHERE,
    SHARED,
    SHARED_TYPE,
)
from ..tables import AIR, COUNTER_SIDES, NAVAL, NUCLEAR, STARWARS, UNIT_CLASS, UNIT_COUNTER

# The classes that rules of air units speak of (SA-188-R1).
_FLIES = np.zeros(int(UNIT_CLASS.max()) + 1, np.int16)
_FLIES[[AIR, NUCLEAR, STARWARS]] = 1


@rule
def flies(unit_type: int) -> bool:
    """SA-188: bombs and star-wars units are air units in every rule that speaks of them."""
    return _FLIES[UNIT_CLASS[unit_type]] == 1


@rule
def sails(unit_type: int) -> bool:
    """Whether a type is naval."""
    return UNIT_CLASS[unit_type] == NAVAL


@rule
def counter_places(empire: int) -> int:
    """How many places `counter_of` counts for an empire: those of its colour, then all shared ones."""
    return int(FIRST_COUNTER[empire + 1]) - int(FIRST_COUNTER[empire]) + SHARED


@rule
def counter_of(s: Record, empire: int, place: int) -> int:
    """An empire's counter by place; -1 for a shared one that is not its own. Count to `counter_places`."""
    counter = int(FIRST_COUNTER[empire]) + place
    if counter < FIRST_COUNTER[empire + 1]:
        return counter
    shared = counter - int(FIRST_COUNTER[empire + 1])
    return COLOURED + shared if s.shared_by[shared] == empire else NOBODY


@rule
def empire_of(s: Record, counter: int) -> int:
    """The empire that has a counter; -1 for a shared one in the common pool."""
    return int(COUNTER_COLOUR[counter]) if counter < COLOURED else int(s.shared_by[counter - COLOURED])


@rule
def unit_in(s: Record, empire: int, region: int, unit_type: int) -> int:
    """A counter of this type that an empire has in a region; -1 none."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and s.unit_type[counter] == unit_type:
            return counter
    return NOBODY


@rule
def units_of_type(s: Record, empire: int, region: int, unit_type: int) -> int:
    """How many counters of a type an empire has in a region."""
    count = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and s.unit_type[counter] == unit_type:
            count += 1
    return count


@rule
def standing_units(s: Record, empire: int, region: int) -> int:
    """How many counters that are not air units an empire has in a region."""
    count = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and not flies(s.unit_type[counter]):
            count += 1
    return count


@rule
def units_on_map(s: Record, empire: int) -> int:
    """How many counters an empire has on the map."""
    count = 0
    for region in range(len(s.control)):
        count += s.stacks[empire, region]
    return count


@rule
def spare_counter(s: Record, empire: int, unit_type: int) -> int:
    """SA-125, SA-137, SA-142: a counter from which an empire can build this type, -1 none."""
    kind = UNIT_COUNTER[unit_type]
    if kind != NOTHING:
        for counter in range(FIRST_COUNTER[empire], FIRST_COUNTER[empire + 1]):
            if COUNTER_KIND[counter] == kind and s.unit_at[counter] == NOWHERE:
                return counter
        return NOBODY
    for shared in range(SHARED):
        counter = COLOURED + shared
        if SHARED_TYPE[shared] == unit_type and s.unit_at[counter] == NOWHERE:
            free = empire if counter < FIRST_BOMB else NOBODY
            if s.shared_by[shared] == free:
                return counter
    return NOBODY


@rule
def put_counter(s: Record, counter: int, empire: int, unit_type: int, region: int, shore: int) -> None:
    """A counter of a pool comes on the map, showing this type."""
    s.unit_at[counter] = region
    s.unit_type[counter] = unit_type
    s.unit_shore[counter] = shore
    s.in_move[counter] = AT_REST
    s.entered[counter] = 0
    s.came_from[counter] = NOWHERE
    s.in_conflict[counter] = FREE
    if counter >= COLOURED:
        s.shared_by[counter - COLOURED] = empire
    s.stacks[empire, region] += 1


@rule
def shift_counter(s: Record, counter: int, region: int, shore: int) -> None:
    """SA-200: a counter goes from one region to another; how it came into the first is no matter any more."""
    empire = empire_of(s, counter)
    if s.rules >= 2:
        s.entered[counter] = 0
    s.stacks[empire, s.unit_at[counter]] -= 1
    s.unit_at[counter] = region
    s.unit_shore[counter] = shore
    s.stacks[empire, region] += 1


@rule
def take_counter(s: Record, counter: int) -> None:
    """SA-121, SA-140, SA-235: a counter leaves the map for its pool; bombs and star-wars units for the common one."""
    empire = empire_of(s, counter)
    s.stacks[empire, s.unit_at[counter]] -= 1
    s.unit_at[counter] = NOWHERE
    s.unit_shore[counter] = 0
    s.in_move[counter] = AT_REST
    s.entered[counter] = 0
    s.came_from[counter] = NOWHERE
    s.in_conflict[counter] = FREE
    if counter < COLOURED:
        s.unit_type[counter] = COUNTER_SIDES[COUNTER_KIND[counter], 0]
    elif counter >= FIRST_BOMB or not keeps_elephant(s, empire, counter - FIRST_ELEPHANT):
        s.shared_by[counter - COLOURED] = NOBODY


@rule
def keeps_elephant(s: Record, empire: int, elephant: int) -> bool:
    """SA-140, SA-140-R1: a lost elephant stays an empire's only while it controls the elephant's region."""
    return elephant < NAMED_ELEPHANTS and s.control[ELEPHANT_REGION[elephant]] == empire


@rule
def lay_out_counters(s: Record) -> None:
    """SA-024, SA-027: all counters are in their pools, showing their first side."""
    for counter in range(ALL_COUNTERS):
        s.unit_at[counter] = NOWHERE
        s.came_from[counter] = NOWHERE
        if counter < COLOURED:
            s.unit_type[counter] = COUNTER_SIDES[COUNTER_KIND[counter], 0]
        else:
            s.unit_type[counter] = SHARED_TYPE[counter - COLOURED]
            s.shared_by[counter - COLOURED] = NOBODY

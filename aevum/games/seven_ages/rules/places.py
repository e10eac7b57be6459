"""Where an effect can strike or help: the regions that a clause means, and whether it would change anything there."""

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import BORDER_KIND, BORDER_START, BORDER_TO, CITY_UP, IS_COASTAL, MOST_CITY, REGIONS, RIVER
from ..effects import CLAUSES, EVENT_CLAUSES
from ..grammar import OP, VERB, WHERE
from ..state import NOTHING
from ..tables import CAVALRY, COLOURS, INFANTRY, NAVAL, NO_CAVALRY, NO_NAVAL, UNIT_CLASS, UNITS
from ..words import (
    OP_ADD,
    OP_BUILD,
    OP_DOWN,
    OP_REMOVE,
    VERB_CITY,
    VERB_CONTROL,
    VERB_DISORDER,
    VERB_FORT,
    VERB_LEADER,
    VERB_UNITS,
    WHAT_CITIES,
    WHERE_ADJACENT,
    WHERE_BATTLE_REGION,
    WHERE_CAPITAL,
    WHERE_CITY_REGION,
    WHERE_COASTAL_REGION,
    WHERE_DISORDERED_REGION,
    WHERE_EACH_CITY_REGION,
    WHERE_EACH_REGION,
    WHERE_LARGEST_STACK,
    WHERE_NEUTRAL_ADJACENT,
    WHERE_NON_CAPITAL_REGION,
    WHERE_RIVER_REGION,
    WHERE_SAME_REGION,
    WHERE_SEA_REGION,
    WHERE_START,
)
from .counters import sails, spare_counter
from .empires import age_of, is_barbarian, is_land, is_start
from .standing import is_for, is_forbidden, level_for

SHIPS_LIFTED, CAVALRY_LIFTED = 1, 2  # bits of `lifted`
HAS_RIVER = np.zeros(REGIONS, np.int16)
for _region in range(REGIONS):
    _kinds = BORDER_KIND[BORDER_START[_region] : BORDER_START[_region + 1]]
    HAS_RIVER[_region] = (_kinds == RIVER).any()
# By clause, how many clauses after it speak of the region chosen for it.
FOLLOWERS = np.zeros(len(CLAUSES), np.int16)
for _first, _count in EVENT_CLAUSES.tolist():
    for _clause in range(_first + _count - 2, _first - 1, -1):
        if CLAUSES[_clause + 1, WHERE] == WHERE_SAME_REGION:
            FOLLOWERS[_clause] = FOLLOWERS[_clause + 1] + 1


@rule
def is_beside(s: Record, empire: int, region: int) -> bool:
    """SA-009: whether a land is adjacent to a land that an empire controls."""
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        other = int(BORDER_TO[border])
        if is_land(other) and s.control[other] == empire:
            return True
    return False


@rule
def is_empty(s: Record, region: int) -> bool:
    """SA-008: a region that nobody controls and in which nobody stands."""
    if s.control[region] != NOBODY:
        return False
    for empire in range(COLOURS):
        if s.stacks[empire, region]:
            return False
    return True


@rule
def largest_stack(s: Record, empire: int) -> int:
    """SA-267: how many counters the largest stack of an empire has."""
    largest = 0
    for region in range(REGIONS):
        largest = max(largest, int(s.stacks[empire, region]))
    return largest


@rule
def is_place(s: Record, where: int, empire: int, region: int) -> bool:
    """SA-267: whether a region is such a place of an empire."""
    if where == WHERE_SEA_REGION:
        return not is_land(region) and s.stacks[empire, region] > 0
    if where == WHERE_BATTLE_REGION:
        return region == s.battle_at
    if where == WHERE_SAME_REGION:
        return region == s.effect_region
    if where == WHERE_NEUTRAL_ADJACENT:
        return is_land(region) and is_empty(s, region) and is_beside(s, empire, region)
    if where == WHERE_LARGEST_STACK:
        return s.stacks[empire, region] > 0 and s.stacks[empire, region] == largest_stack(s, empire)
    return s.control[region] == empire and is_own_place(s, where, empire, region)


@rule
def is_own_place(s: Record, where: int, empire: int, region: int) -> bool:
    """SA-267: whether a region that an empire controls is such a place."""
    if where == WHERE_CAPITAL:
        return s.capital[empire] == region
    if where == WHERE_NON_CAPITAL_REGION:
        return s.capital[empire] != region
    if where == WHERE_CITY_REGION or where == WHERE_EACH_CITY_REGION:
        return s.city[region] > 0
    if where == WHERE_COASTAL_REGION:
        return IS_COASTAL[region] == 1
    if where == WHERE_DISORDERED_REGION:
        return s.disorder[region] == 1
    if where == WHERE_RIVER_REGION:
        return HAS_RIVER[region] == 1
    if where == WHERE_START:
        return is_start(s, empire, region)
    return True


@rule
def is_barred(s: Record, empire: int, unit_type: int) -> bool:
    """SA-135, SA-136: a ban of ships or of cavalry that is not lifted."""
    age, card = age_of(s, empire), int(s.card[empire])
    if UNIT_CLASS[unit_type] == NAVAL:
        return (NO_NAVAL[card] >> age) & 1 == 1 and s.lifted[empire] & SHIPS_LIFTED == 0
    if UNIT_CLASS[unit_type] == CAVALRY:
        return (NO_CAVALRY[card] >> age) & 1 == 1 and s.lifted[empire] & CAVALRY_LIFTED == 0
    return False


@rule
def can_raise(s: Record, empire: int, clause: int, unit_type: int) -> bool:
    """SA-123, SA-125, SA-135: a type that the clause means, the level allows and the pool has."""
    if not is_for(clause, unit_type) or is_barred(s, empire, unit_type):
        return False
    return level_for(s, empire, unit_type) <= s.level[empire] and spare_counter(s, empire, unit_type) >= 0


@rule
def can_raise_at(s: Record, empire: int, clause: int, unit_type: int, region: int) -> bool:
    """SA-128, SA-129: ships on coasts, other units on land."""
    if sails(unit_type) and (not is_land(region) or IS_COASTAL[region] == 0):
        return False
    return is_land(region) and can_raise(s, empire, clause, unit_type)


@rule
def can_raise_any(s: Record, empire: int, clause: int, region: int) -> bool:
    """Whether an empire can raise any unit that the clause means in a region."""
    for unit_type in range(UNITS):
        if can_raise_at(s, empire, clause, unit_type, region):
            return True
    return False


@rule
def infantry_to_raise(s: Record, empire: int) -> int:
    """SA-267: the most modern infantry that an empire can raise, -1 none."""
    best = NOTHING
    for unit_type in range(UNITS):
        if UNIT_CLASS[unit_type] == INFANTRY and level_for(s, empire, unit_type) <= s.level[empire]:
            if spare_counter(s, empire, unit_type) >= 0:
                best = unit_type
    return best


@rule
def can_revolt(s: Record, clause: int, acting: int, target: int, region: int) -> bool:
    """SA-267: an adjacent land of another empire that is no capital, in disorder where the clause says so."""
    holder = int(s.control[region])
    if not is_land(region) or holder == NOBODY or holder == acting or (target != NOBODY and target != holder):
        return False
    if s.capital[holder] == region or not is_beside(s, acting, region):
        return False
    if CLAUSES[clause, WHERE] != WHERE_ADJACENT and s.disorder[region] == 0:
        return False
    return infantry_to_raise(s, acting) != NOTHING


@rule
def can_improve(s: Record, empire: int, region: int) -> bool:
    """SA-313, SA-317 to SA-319: a city that its empire's Age lets grow, not of barbarians."""
    level = int(s.city[region])
    if level == 0 or CITY_UP[level] == level or CITY_UP[level] > MOST_CITY[age_of(s, empire)]:
        return False
    return not is_barbarian(s, empire) and not is_forbidden(s, empire, WHAT_CITIES)


@rule
def changes(s: Record, clause: int, empire: int, region: int) -> bool:
    """SA-267: whether a clause would change anything in a region; which units stand there it does not ask."""
    verb, op = CLAUSES[clause, VERB], CLAUSES[clause, OP]
    if verb == VERB_UNITS:
        return can_raise_any(s, empire, clause, region) if op == OP_BUILD else s.stacks[empire, region] > 0
    if verb == VERB_CITY:
        return s.city[region] > 0 if op == OP_DOWN else can_improve(s, empire, region)
    if verb == VERB_FORT:
        return s.fort[region] == 1 if op == OP_REMOVE else is_land(region) and s.fort[region] == 0
    if verb == VERB_DISORDER:
        return s.disorder[region] == 1 if op == OP_REMOVE else is_land(region) and s.disorder[region] == 0
    if verb == VERB_LEADER:
        return s.stacks[empire, region] > 0
    return op == OP_ADD and is_land(region) and s.wonder[region] == NOTHING


@rule
def fits(s: Record, clause: int, acting: int, empire: int, region: int) -> bool:
    """SA-267: a region that can be chosen: the right place, where this clause or one that follows it does something."""
    if CLAUSES[clause, VERB] == VERB_CONTROL:
        return can_revolt(s, clause, acting, empire, region)
    if not is_place(s, int(CLAUSES[clause, WHERE]), empire, region):
        return False
    for step in range(FOLLOWERS[clause] + 1):
        if changes(s, clause + step, empire, region):
            return True
    return False


@rule
def fits_anywhere(s: Record, clause: int, acting: int, empire: int) -> bool:
    """SA-267: whether there is any region for a clause."""
    for region in range(REGIONS):
        if fits(s, clause, acting, empire, region):
            return True
    return False


@rule
def several_places(s: Record, clause: int, empire: int) -> bool:
    """SA-267: whether an empire has several regions of the kind that a clause names, whatever it can do there."""
    count = 0
    for region in range(REGIONS):
        count += 1 if is_place(s, int(CLAUSES[clause, WHERE]), empire, region) else 0
    return count > 1


@rule
def is_chosen(clause: int) -> bool:
    """SA-267: whether somebody chooses the region of a clause; a capital, a battle and every region need nobody."""
    where = CLAUSES[clause, WHERE]
    fixed = where in (WHERE_CAPITAL, WHERE_SAME_REGION, WHERE_BATTLE_REGION)
    return not fixed and where not in (WHERE_EACH_REGION, WHERE_EACH_CITY_REGION)

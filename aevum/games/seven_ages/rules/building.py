"""SA-123 to SA-143: units and forts: what an empire may build, for how much, and where.

Money is spent in production and creation here; elsewhere only where a rule of its chapter says so (SA-143).
"""

import numpy as np

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import BAN_LIFTED, BUILD, BUILD_IN, DONE, FORT_BUILT, FORTIFY, MOOR, UNIT_BUILT
from ..atlas import BORDER_COAST, BORDER_START, BORDER_TO, IS_COASTAL, LAND, OCEAN, REGION_KIND, REGIONS
from ..cells import AGES, NONE
from ..effects import CLAUSES
from ..grammar import ADD, TYPE, VERB
from ..state import NOTHING, UNMOORED
from ..steps import AT_BUILD, AT_MOOR
from ..tables import (
    CAVALRY,
    FORT_COST,
    GALLEYS,
    LEAST_UNIT_COST,
    NAVAL,
    NO_CAVALRY,
    NO_NAVAL,
    NUCLEAR_BOMBS,
    SPEARMEN,
    STAR_WARS,
    UNIT_CLASS,
    UNIT_COST,
    UNIT_LEVEL,
    UNITS,
    UNITS_WITHOUT_CITY,
)
from ..words import VERB_COST, VERB_UNLOCK, WHAT_NUCLEAR, WHAT_STARWARS, WHEN_INITIAL
from .checks import standing_checks
from .counters import counter_of, counter_places, put_counter, sails, spare_counter
from .empires import age_of, in_play, is_barbarian, is_land, pay
from .standing import END, START, clause_at, is_allowed, is_for, level_for, next_clause

# SA-136: the bits of a lifted ban.
SHIPS, HORSES = 1, 2
# With more choices than this the region is chosen first, then the unit.
MOST_PAIRS = 300
# By type, whether any effect unlocks it early: so that most types need no search for one.
IS_UNLOCKED = np.zeros(UNITS, np.int16)
IS_UNLOCKED[CLAUSES[CLAUSES[:, VERB] == VERB_UNLOCK, TYPE]] = 1


# What


@rule
def is_banned(s: Record, empire: int, unit_class: int) -> bool:
    """SA-135: whether the symbol of an empire forbids it naval units or cavalry now."""
    if unit_class == NAVAL:
        return (NO_NAVAL[s.card[empire]] >> age_of(s, empire)) & 1 == 1 and (s.lifted[empire] & SHIPS) == 0
    if unit_class == CAVALRY:
        return (NO_CAVALRY[s.card[empire]] >> age_of(s, empire)) & 1 == 1 and (s.lifted[empire] & HORSES) == 0
    return False


@rule
def lift_ban(s: Record, empire: int, other: int, unit_class: int, bit: int) -> None:
    """SA-136: a partner without the ban lifts it, for good."""
    if is_banned(s, empire, unit_class) and not is_banned(s, other, unit_class):
        s.lifted[empire] |= bit
        tell(s, BAN_LIFTED, int(s.card[empire]))


@rule
def lift_bans(s: Record, empire: int, other: int) -> None:
    """SA-136, SA-136-R1: two empires that have traded learn from each other, whoever won and whoever acted."""
    lift_ban(s, empire, other, NAVAL, SHIPS)
    lift_ban(s, other, empire, NAVAL, SHIPS)
    lift_ban(s, empire, other, CAVALRY, HORSES)
    lift_ban(s, other, empire, CAVALRY, HORSES)


@rule
def knows(s: Record, empire: int, unit_type: int) -> bool:
    """SA-123: whether an empire's level allows a type; effects may allow it earlier, or in the last Age at once."""
    if s.level[empire] >= UNIT_LEVEL[unit_type]:
        return True
    if IS_UNLOCKED[unit_type] and s.level[empire] >= level_for(s, empire, unit_type):
        return True
    if age_of(s, empire) < AGES:
        return False
    if unit_type == NUCLEAR_BOMBS:
        return is_allowed(s, empire, WHAT_NUCLEAR)
    return unit_type == STAR_WARS and is_allowed(s, empire, WHAT_STARWARS)


@rule
def can_raise(s: Record, empire: int, unit_type: int) -> bool:
    """SA-125, SA-125-R1, SA-137, SA-142: a type that it might have, of which a counter of either side is left."""
    return spare_counter(s, empire, unit_type) >= 0 and might_have(s, empire, unit_type)


@rule
def might_have(s: Record, empire: int, unit_type: int) -> bool:
    """SA-020, SA-123, SA-135: a type that is known and not banned; that much everybody sees."""
    return not is_banned(s, empire, int(UNIT_CLASS[unit_type])) and knows(s, empire, unit_type)


# For how much


@rule
def cost_change(s: Record, empire: int, unit_type: int, when: int) -> int:
    """SA-092, SA-104: what effects add to the cost of a type: always, or with WHEN_INITIAL only at creation."""
    total = 0
    cursor = next_clause(s, empire, VERB_COST, when, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        if is_for(clause, unit_type):
            total += CLAUSES[clause, ADD]
        cursor = next_clause(s, empire, VERB_COST, when, cursor)
    return total


@rule
def cost_of(s: Record, empire: int, unit_type: int, initial: bool) -> int:
    """SA-126, SA-127: the price of a type with all that changes it, at least 1."""
    cost = int(UNIT_COST[unit_type]) + cost_change(s, empire, unit_type, NONE)
    if initial:
        cost += cost_change(s, empire, unit_type, WHEN_INITIAL)
    return max(cost, LEAST_UNIT_COST)


# Where


@rule
def suits(unit_type: int, region: int) -> bool:
    """SA-128, SA-129: ships are built on coasts and seas, never on oceans; all others on land."""
    if not sails(unit_type):
        return is_land(region)
    return IS_COASTAL[region] == 1 or (REGION_KIND[region] != LAND and REGION_KIND[region] != OCEAN)


@rule
def has_room(s: Record, region: int) -> bool:
    """SA-130, SA-131, SA-131-R1: in one production as many units as the city's value, or one; of whatever class."""
    return s.placed_here[region] < max(int(s.city[region]), UNITS_WITHOUT_CITY)


@rule
def can_fortify(s: Record, empire: int, region: int) -> bool:
    """SA-132 to SA-134: land without a fort, for money, and not for barbarians."""
    return is_land(region) and s.fort[region] == 0 and s.money[empire] >= FORT_COST and not is_barbarian(s, empire)


# Carrying it out


@rule
def raise_unit(s: Record, empire: int, unit_type: int, region: int, cost: int) -> None:
    """SA-126, SA-183-R1: a counter comes on the map and is paid; a ship at a land with several shores takes one."""
    counter = spare_counter(s, empire, unit_type)
    moors = sails(unit_type) and shores_of(region) > 1
    put_counter(s, counter, empire, unit_type, region, UNMOORED if moors else 0)
    pay(s, empire, cost)
    tell(s, UNIT_BUILT, int(s.card[empire]), region, cost)
    if moors or (shores_of(region) > 1 and could_be_ship(s, empire, cost)):
        interrupt(s, AT_MOOR, empire, region)


@rule
def could_be_ship(s: Record, empire: int, cost: int) -> bool:
    """SA-020: whether a unit cost what a ship would have, so that not asking for its shore would show that it is none.

    By rules 1 and 2 only ships were asked for.
    """
    for unit_type in range(UNITS):
        if s.rules >= 3 and sails(unit_type) and might_have(s, empire, unit_type):
            if cost_of(s, empire, unit_type, s.arrived[empire] == NOTHING) == cost:
                return True
    return False


@rule
def fortify(s: Record, empire: int, region: int, cost: int) -> None:
    """SA-132, SA-133: a fort stands in a region."""
    s.fort[region] = 1
    pay(s, empire, cost)
    tell(s, FORT_BUILT, int(s.card[empire]), region, cost)


# Shores


@rule
def shores_of(region: int) -> int:
    """How many shores a land has; none on the water."""
    most = 0
    if is_land(region):
        for border in range(BORDER_START[region], BORDER_START[region + 1]):
            most = max(most, int(BORDER_COAST[border]) + 1)
    return most


@rule
def is_first_water(region: int, border: int) -> bool:
    """Whether a border is the first one that leads to its shore."""
    if BORDER_COAST[border] == NONE:
        return False
    for earlier in range(BORDER_START[region], border):
        if BORDER_COAST[earlier] == BORDER_COAST[border]:
            return False
    return True


@rule
def who_moors(s: Record) -> int:
    """The player of the new ship."""
    return 1 << int(s.player[about(s)])


@rule
def shores(s: Record, seat: int, out: Actions) -> int:
    """SA-183-R1: each shore of the land, named by the first water beside it; nothing where no ship waits for one."""
    region, count = about_too(s), 0
    if unmoored_in(s, about(s), region) == NOBODY:
        return offer(out, 0, DONE)
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if is_first_water(region, border):
            count = offer(out, count, MOOR, int(BORDER_TO[border]))
    return count


@rule
def moor(s: Record, seat: int, action: int) -> None:
    """SA-183-R1: the ship lies at this shore."""
    region = was_about_too(s)
    if verb_of(action) == MOOR:
        s.unit_shore[unmoored_in(s, was_about(s), region)] = shore_of(region, first_noun(action))


@rule
def unmoored_in(s: Record, empire: int, region: int) -> int:
    """SA-183-R1: the ship of an empire in a region that lies at no shore yet; -1 none."""
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] == region and s.unit_shore[counter] == UNMOORED:
            return counter
    return NOBODY


@rule
def shore_of(region: int, water: int) -> int:
    """The shore of a land at which a water lies."""
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if BORDER_TO[border] == water and BORDER_COAST[border] != NONE:
            return int(BORDER_COAST[border])
    return 0


# The building of a production


@rule
def can_build_in(s: Record, empire: int, unit_type: int, region: int) -> bool:
    """SA-128 to SA-131: a region of the empire that suits the type and has room."""
    return s.control[region] == empire and has_room(s, region) and suits(unit_type, region)


@rule
def can_afford(s: Record, empire: int, unit_type: int) -> bool:
    """SA-007, SA-123 to SA-127: a type that an empire may build and pay now."""
    return can_raise(s, empire, unit_type) and cost_of(s, empire, unit_type, False) <= s.money[empire]


@rule
def can_pay_for(s: Record, empire: int, unit_type: int, initial: bool) -> bool:
    """SA-007, SA-126: whether the money does for a type that an empire might have, whatever is left in its pool."""
    return might_have(s, empire, unit_type) and cost_of(s, empire, unit_type, initial) <= s.money[empire]


@rule
def seems_affordable(s: Record, empire: int, unit_type: int) -> bool:
    """SA-020: what counts for whether the region is asked for first: by rules 1 to 3 that showed the pool."""
    return can_pay_for(s, empire, unit_type, False) if s.rules >= 4 else can_afford(s, empire, unit_type)


@rule
def count_pairs(s: Record, empire: int) -> int:
    """How many choices of a type and a region there are at most, as far as everybody knows."""
    count = 0
    for unit_type in range(UNITS):
        if seems_affordable(s, empire, unit_type):
            for region in range(REGIONS):
                if can_build_in(s, empire, unit_type, region):
                    count += 1
    return count


@rule
def builds_anything_in(s: Record, empire: int, region: int, ships: bool, others: bool) -> bool:
    """Whether a region has room for a ship or another unit, as far as they can be had."""
    if s.control[region] != empire or not has_room(s, region):
        return False
    return (others and suits(SPEARMEN, region)) or (ships and suits(GALLEYS, region))


@rule
def offer_regions(s: Record, empire: int, out: Actions, count: int) -> int:
    """The regions in which something can be built."""
    ships, others = False, False
    for unit_type in range(UNITS):
        if can_afford(s, empire, unit_type):
            ships = ships or sails(unit_type)
            others = others or not sails(unit_type)
    for region in range(REGIONS):
        if builds_anything_in(s, empire, region, ships, others):
            count = offer(out, count, BUILD_IN, region)
    return count


@rule
def offer_units(s: Record, empire: int, picked: int, out: Actions, count: int) -> int:
    """The types and regions in which they can be built: all regions, or only the one that was picked."""
    for unit_type in range(UNITS):
        if not can_afford(s, empire, unit_type):
            continue
        for region in range(REGIONS):
            if picked in (NOTHING, region) and can_build_in(s, empire, unit_type, region):
                count = offer(out, count, BUILD, unit_type, region)
    return count


@rule
def offer_forts(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-132: the regions that can be fortified."""
    for region in range(REGIONS):
        if s.control[region] == empire and can_fortify(s, empire, region):
            count = offer(out, count, FORTIFY, region)
    return count


@rule
def who_builds(s: Record) -> int:
    """The player of the empire that produces."""
    empire = about(s)
    return 1 << int(s.player[empire]) if in_play(s, empire) else 0


@rule
def might_build(s: Record, seat: int) -> bool:
    """SA-020, SA-125: while something could be built but for what is left in a pool, not asking must not show that.

    By rules 1 and 2 the least money was enough to be asked.
    """
    empire = about(s)
    if s.rules < 3:
        return bool(s.money[empire] >= LEAST_UNIT_COST)
    return has_room_anywhere(s, empire) and can_pay_any(s, empire)


@rule
def has_room_anywhere(s: Record, empire: int) -> bool:
    """SA-130, SA-131: whether any region of an empire can take one unit more in this production."""
    for region in range(REGIONS):
        if s.control[region] == empire and has_room(s, region):
            return True
    return False


@rule
def can_pay_any(s: Record, empire: int) -> bool:
    """SA-007, SA-126: whether the money does for any type that an empire might have."""
    for unit_type in range(UNITS):
        if can_pay_for(s, empire, unit_type, s.arrived[empire] == NOTHING):
            return True
    return False


@rule
def builds(s: Record, seat: int, out: Actions) -> int:
    """SA-123 to SA-134: stop, or build a unit, or fortify; in a large empire the region is picked before the unit."""
    empire, picked = about(s), about_too(s) - 1
    count = offer(out, 0, DONE)
    if picked != NOTHING:
        return offer_units(s, empire, picked, out, count)
    if count_pairs(s, empire) > MOST_PAIRS:
        count = offer_regions(s, empire, out, count)
    else:
        count = offer_units(s, empire, picked, out, count)
    return offer_forts(s, empire, out, count)


@rule
def build(s: Record, seat: int, action: int) -> None:
    """SA-123 to SA-134: one thing is built and paid at once, or a region picked; then again, until all is done."""
    empire, verb = was_about(s), verb_of(action)
    if verb == DONE:
        if was_about_too(s):
            interrupt(s, AT_BUILD, empire)
        return
    interrupt(s, AT_BUILD, empire, first_noun(action) + 1 if verb == BUILD_IN else 0)
    if verb == BUILD:
        region = second_noun(action)
        s.placed_here[region] += 1
        raise_unit(s, empire, first_noun(action), region, cost_of(s, empire, first_noun(action), False))
    elif verb == FORTIFY:
        fortify(s, empire, first_noun(action), FORT_COST)
    standing_checks(s)

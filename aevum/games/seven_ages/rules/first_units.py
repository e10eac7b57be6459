"""SA-086, SA-089 to SA-095: the units and forts with which a new empire starts."""

from aevum.core.bits import how_many
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import (
    BUILD,
    BUILD_IN,
    DONE,
    ELITE_GAINED,
    FORTIFY,
)
from ..atlas import REGIONS
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import TYPE, N
from ..state import NOTHING, NOWHERE
from ..steps import (
    AT_CREATE_UNIT,
    AT_CREATED,
)
from ..tables import (
    FORT_COST,
    SPEARMEN,
    UNITS,
)
from ..words import (
    OP_BUILD,
    VERB_ELITE,
    VERB_UNITS,
)
from .building import can_fortify, can_pay_any, can_raise, cost_of, fortify, raise_unit, suits
from .checks import standing_checks
from .control import let_go
from .counters import flies, sails, spare_counter, standing_units
from .empires import is_land, is_start
from .starts import (
    has_foreigners,
    initial_amount,
    initial_clause,
)

# With more start regions than this the region is chosen first, then the unit.
MOST_STARTS = 13


@rule
def gain_elite(s: Record, empire: int) -> None:
    """SA-093: elite markers of the special text."""
    gained = initial_amount(s, empire, VERB_ELITE, NONE)
    if gained:
        s.elite[empire] += gained
        tell(s, ELITE_GAINED, int(s.card[empire]), gained)


@rule
def place_free_units(s: Record, empire: int) -> None:
    """SA-016-R1, SA-104: units that the special text gives for nothing, whatever the level, while counters last."""
    clause = initial_clause(s, empire, VERB_UNITS, OP_BUILD, NOTHING)
    while clause != NOTHING:
        for _ in range(CLAUSES[clause, N]):
            region = first_start_for(s, empire, int(CLAUSES[clause, TYPE]))
            if region != NOWHERE and spare_counter(s, empire, int(CLAUSES[clause, TYPE])) >= 0:
                raise_unit(s, empire, int(CLAUSES[clause, TYPE]), region, 0)
        clause = initial_clause(s, empire, VERB_UNITS, OP_BUILD, clause)


@rule
def first_start_for(s: Record, empire: int, unit_type: int) -> int:
    """The first start region in which a type can stand; cards with free units have only one. -1 none."""
    for region in range(REGIONS):
        if is_start(s, empire, region) and suits(unit_type, region):
            return region
    return NOWHERE


@rule
def awaits_unit(s: Record, empire: int, region: int) -> bool:
    """SA-086-R1: whether a start region has no unit yet that can hold it; for a sea only those that go over sail."""
    may_await = is_land(region) or s.rules < 2
    return may_await and is_start(s, empire, region) and standing_units(s, empire, region) == 0


@rule
def awaiting_regions(s: Record, empire: int) -> int:
    """SA-086-R1: how many start regions await their first unit."""
    count = 0
    for region in range(REGIONS):
        if awaits_unit(s, empire, region):
            count += 1
    return count


@rule
def cheapest_unit(s: Record, empire: int) -> int:
    """SA-086-R1: the least that a unit costs which can hold any start region, 0 where none can be had."""
    least = 0
    for unit_type in range(UNITS):
        if flies(unit_type) or sails(unit_type) or not can_raise(s, empire, unit_type):
            continue
        cost = cost_of(s, empire, unit_type, True)
        if least == 0 or cost < least:
            least = cost
    return least


@rule
def owes_units(s: Record, empire: int) -> bool:
    """SA-086-R1: whether a start region awaits a first unit that can be paid."""
    return awaiting_regions(s, empire) > 0 and 0 < cheapest_unit(s, empire) <= s.money[empire]


@rule
def money_for_one(s: Record, empire: int, owed: bool) -> int:
    """SA-086-R1, SA-095: what the next unit may cost: while start regions await theirs, each must be left its price.

    Where money cannot do for all, the cheapest is allowed, and the creator chooses which regions stay empty.
    """
    money = int(s.money[empire])
    if not owed:
        return money
    cheapest = cheapest_unit(s, empire)
    return max(money - (awaiting_regions(s, empire) - 1) * cheapest, cheapest)


@rule
def can_start_with(s: Record, empire: int, unit_type: int, region: int, owed: bool) -> bool:
    """SA-086-R1, SA-090, SA-091, SA-091-R1: whether a start can take a type now, even beside foreign units.

    Starts without a unit come first.
    """
    if not is_start(s, empire, region) or not suits(unit_type, region):
        return False
    return not owed or (not flies(unit_type) and awaits_unit(s, empire, region))


@rule
def picks_region_first(s: Record, empire: int) -> bool:
    """Whether there are so many start regions that one is picked before the unit."""
    return how_many(s.starts[empire]) > MOST_STARTS


@rule
def offer_first_regions(s: Record, empire: int, owed: bool, out: Actions, count: int) -> int:
    """The start regions for which a unit can be bought."""
    if not 0 < cheapest_unit(s, empire) <= s.money[empire]:
        return count
    for region in range(REGIONS):
        if can_start_with(s, empire, SPEARMEN, region, owed):
            count = offer(out, count, BUILD_IN, region)
    return count


@rule
def offer_first_units(s: Record, empire: int, picked: int, owed: bool, out: Actions, count: int) -> int:
    """SA-089 to SA-092: the types and start regions, or those for the one region that was picked."""
    limit = money_for_one(s, empire, owed)
    for unit_type in range(UNITS):
        if not can_raise(s, empire, unit_type) or cost_of(s, empire, unit_type, True) > limit:
            continue
        for region in range(REGIONS):
            if picked in (NOTHING, region) and can_start_with(s, empire, unit_type, region, owed):
                count = offer(out, count, BUILD, unit_type, region)
    return count


@rule
def first_units(s: Record, seat: int, out: Actions) -> int:
    """SA-086-R1, SA-089 to SA-094: units and forts for the start regions, or enough of them."""
    empire, picked = about(s), about_too(s) - 1
    owed = owes_units(s, empire)
    count = 0 if owed and picked == NOTHING else offer(out, 0, DONE)
    if picked == NOTHING and picks_region_first(s, empire):
        count = offer_first_regions(s, empire, owed, out, count)
    else:
        count = offer_first_units(s, empire, picked, owed, out, count)
    return count if owed or picked != NOTHING else offer_first_forts(s, empire, out, count)


@rule
def might_buy(s: Record, seat: int) -> bool:
    """SA-020, SA-125: that the pool has nothing left to buy must not show by not asking; by rules 1 and 2 it did."""
    return s.rules >= 3 and not owes_units(s, about(s)) and can_pay_any(s, about(s))


@rule
def offer_first_forts(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-094, SA-094-R1: forts for money, in start regions without foreign units."""
    for region in range(REGIONS):
        if is_start(s, empire, region) and not has_foreigners(s, empire, region) and can_fortify(s, empire, region):
            count = offer(out, count, FORTIFY, region)
    return count


@rule
def place_first_unit(s: Record, seat: int, action: int) -> None:
    """SA-089, SA-095: what is bought is paid at once; after the last comes the rest of the creation."""
    empire, verb = was_about(s), verb_of(action)
    if verb == DONE and was_about_too(s) == 0:
        finish_units(s, empire)
        return
    interrupt(s, AT_CREATE_UNIT, empire, first_noun(action) + 1 if verb == BUILD_IN else 0)
    if verb == BUILD:
        unit_type = first_noun(action)
        raise_unit(s, empire, unit_type, second_noun(action), cost_of(s, empire, unit_type, True))
    elif verb == FORTIFY:
        fortify(s, empire, first_noun(action), FORT_COST)


@rule
def finish_units(s: Record, empire: int) -> None:
    """SA-086-R1, SA-088-R1: from now on the empire stands like all others, and starts without units are not its own."""
    s.arrived[empire] = s.turn
    for region in range(REGIONS):
        if s.control[region] == empire:
            let_go(s, region)
    interrupt(s, AT_CREATED, empire)
    standing_checks(s)

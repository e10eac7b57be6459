"""SA-107 to SA-122: the first parts of production: income and upkeep."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, second_noun

from ..actions import DISBAND, INCOME_RECEIVED, ORDER_LOST, UNIT_UNPAID, UPKEEP_PAID
from ..atlas import INCOME, LAND, OIL, REGION_KIND, REGION_TERRAIN, REGION_ZONES, REGIONS
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import ADD, MULT_PERCENT, PER, SYMBOL, UNTIL, WHERE
from ..icons import TIMING_PRODUCTION, ZONE_AMERICAS
from ..state import NOTHING, NOWHERE
from ..steps import AT_BUILD, AT_INCOME, AT_REACT, AT_UNPAID, AT_UPKEEP
from ..tables import OIL_AGE, OIL_INCOME, UNIT_UPKEEP, UNITS, WHEAT_INCOME
from ..words import (
    PER_AMERICAS_REGION,
    PER_CITY,
    PER_FIVE_REGIONS,
    PER_LEADER,
    PER_SEA_REGION,
    PER_WHEAT,
    SYMBOL_WHEAT,
    UNTIL_NEXT_PRODUCTION,
    VERB_INCOME,
    VERB_UPKEEP,
    WHEN_PRODUCTION,
    WHERE_SAME_REGION,
)
from .checks import standing_checks
from .conditions import wheat_counts
from .control import let_go
from .counters import counter_of, counter_places, flies, take_counter, unit_in, units_on_map
from .effects_run import trigger
from .empires import age_of, earn, in_play, is_barbarian, leaders_of, pay, regions_of
from .standing import END, START, artifact_of, clause_at, end_lasting, is_for, is_lasting, next_clause

WHOLE = 100  # percent
HALVED = 50
REGIONS_PER_FIVE = 5
# AT_INCOME comes twice: first it opens the window for cards, then income is received.
WINDOW_DONE = 1


# Income


@rule
def oil_counts(s: Record, empire: int, region: int) -> bool:
    """SA-112: oil counts only for an empire in Age 7."""
    return OIL[region] == 1 and age_of(s, empire) >= OIL_AGE


@rule
def region_income(s: Record, empire: int, region: int) -> int:
    """SA-108 to SA-112, SA-E07, SA-E08: terrain in the empire's own Age, city, wheat and oil; nothing in disorder."""
    if s.disorder[region]:
        return 0
    income = int(INCOME[REGION_TERRAIN[region], age_of(s, empire)]) + int(s.city[region])
    if wheat_counts(s, empire, region):
        income += WHEAT_INCOME
    if oil_counts(s, empire, region):
        income += OIL_INCOME
    return income


@rule
def counts_for(s: Record, empire: int, region: int, per: int) -> bool:
    """Whether a region is of the kind that an effect counts."""
    if per == PER_CITY:
        return s.city[region] > 0
    if per == PER_SEA_REGION:
        return REGION_KIND[region] != LAND
    if per == PER_AMERICAS_REGION:
        return (REGION_ZONES[region] >> ZONE_AMERICAS) & 1 == 1
    return per == PER_WHEAT and wheat_counts(s, empire, region)


@rule
def ordered_regions(s: Record, empire: int, per: int) -> int:
    """How many regions of a kind an empire controls in order."""
    count = 0
    for region in range(REGIONS):
        if s.control[region] == empire and not s.disorder[region] and counts_for(s, empire, region, per):
            count += 1
    return count


@rule
def multiplier(s: Record, empire: int, per: int) -> int:
    """How often an effect on income counts."""
    if per == NONE:
        return 1
    if per == PER_FIVE_REGIONS:
        return regions_of(s, empire) // REGIONS_PER_FIVE
    if per == PER_LEADER:
        return leaders_of(s, empire)
    return ordered_regions(s, empire, per)


@rule
def is_marked_in_order(s: Record, empire: int, artifact: int) -> bool:
    """Whether the region with an artifact's marker is an empire's and in order."""
    for region in range(REGIONS):
        if artifact != NOTHING and s.wonder[region] == artifact:
            return s.control[region] == empire and s.disorder[region] == 0
    return False


@rule
def applies_now(clause: int, cursor: int) -> bool:
    """A clause that lasts for a while counts as long as it was begun, not with the marker that brought it."""
    return CLAUSES[clause, UNTIL] == NONE or is_lasting(cursor)


@rule
def added_income(s: Record, empire: int, clause: int, cursor: int) -> int:
    """SA-113: what an effect adds to the income of an empire."""
    added = int(CLAUSES[clause, ADD])
    if added == 0 or not applies_now(clause, cursor):
        return 0
    if CLAUSES[clause, WHERE] == WHERE_SAME_REGION:
        return added if is_marked_in_order(s, empire, artifact_of(cursor)) else 0
    per = PER_WHEAT if CLAUSES[clause, SYMBOL] == SYMBOL_WHEAT else int(CLAUSES[clause, PER])
    return added * multiplier(s, empire, per)


@rule
def income_of(s: Record, empire: int) -> int:
    """SA-108, SA-113, SA-114, SA-114-R1: all regions, then what effects add, then halves, rounded once and half up."""
    total = 0
    for region in range(REGIONS):
        if s.control[region] == empire:
            total += region_income(s, empire, region)
    share, whole = WHOLE, WHOLE
    if s.capital[empire] == NOWHERE:
        share = HALVED
    cursor = next_clause(s, empire, VERB_INCOME, NONE, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        total += added_income(s, empire, clause, cursor)
        if CLAUSES[clause, MULT_PERCENT] != NONE and applies_now(clause, cursor):
            share *= int(CLAUSES[clause, MULT_PERCENT])
            whole *= WHOLE
        cursor = next_clause(s, empire, VERB_INCOME, NONE, cursor)
    return max((2 * total * share + whole) // (2 * whole), 0)


@rule
def receive_income(s: Record) -> None:
    """SA-107, SA-115, SA-115-R1: production begins with income, which is added to the money saved."""
    empire = was_about(s)
    if not in_play(s, empire):
        return
    if was_about_too(s) != WINDOW_DONE:
        interrupt(s, AT_INCOME, empire, WINDOW_DONE)
        interrupt(s, AT_REACT, TIMING_PRODUCTION, empire)
        return
    income = income_of(s, empire)
    earn(s, empire, income)
    tell(s, INCOME_RECEIVED, int(s.card[empire]), income)
    end_lasting(s, UNTIL_NEXT_PRODUCTION, empire)
    trigger(s, empire, WHEN_PRODUCTION, NOWHERE)
    settle_upkeep(s, empire)


# Upkeep


@rule
def upkeep_percent(s: Record, empire: int, unit_type: int) -> int:
    """SA-116, SA-120: what part of the usual upkeep a unit of this type costs."""
    if is_barbarian(s, empire):
        return 0
    percent = WHOLE
    cursor = next_clause(s, empire, VERB_UPKEEP, NONE, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        if is_for(clause, unit_type):
            percent = percent * int(CLAUSES[clause, MULT_PERCENT]) // WHOLE
        cursor = next_clause(s, empire, VERB_UPKEEP, NONE, cursor)
    return percent


@rule
def units_of(s: Record, empire: int, unit_type: int) -> int:
    """How many units of a type an empire has on the map."""
    count = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] != NOWHERE and s.unit_type[counter] == unit_type:
            count += 1
    return count


@rule
def upkeep_of(s: Record, empire: int) -> int:
    """SA-116, SA-119, SA-120: 1 for each unit on the map, and for nothing else; parts are rounded up."""
    percent = 0
    for unit_type in range(UNITS):
        count = units_of(s, empire, unit_type)
        if count:
            percent += count * UNIT_UPKEEP * upkeep_percent(s, empire, unit_type)
    return (percent + WHOLE - 1) // WHOLE


@rule
def settle_upkeep(s: Record, empire: int) -> None:
    """SA-117, SA-118, SA-118-R1: who can pay for all units must; else units go unpaid, one by one, until he can."""
    upkeep = upkeep_of(s, empire)
    if upkeep > s.money[empire]:
        interrupt(s, AT_UNPAID, empire)
        return
    pay(s, empire, upkeep)
    tell(s, UPKEEP_PAID, int(s.card[empire]), upkeep)
    standing_checks(s)
    if in_play(s, empire):
        begin_building(s, empire)


@rule
def leave_unpaid_region(s: Record, empire: int, region: int) -> None:
    """SA-122, SA-122-R1: a region whose units were not paid is neutral, and if it is land, in disorder."""
    if s.control[region] == empire and let_go(s, region):
        if REGION_KIND[region] == LAND and s.disorder[region] == 0:
            s.disorder[region] = 1
            tell(s, ORDER_LOST, region)


@rule
def begin_building(s: Record, empire: int) -> None:
    """SA-107, SA-130: building comes last; nothing is placed yet in this production."""
    for region in range(REGIONS):
        s.placed_here[region] = 0
    interrupt(s, AT_BUILD, empire)


@rule
def who_cannot_pay(s: Record) -> int:
    """SA-118: the player of the empire that is short of money."""
    empire = about(s)
    return 1 << int(s.player[empire]) if in_play(s, empire) else 0


@rule
def hides_unpaid(s: Record, seat: int) -> bool:
    """SA-020: that several units in a region are all alike must not show by not asking; by rules 1 it did."""
    return bool(s.rules >= 2 and units_on_map(s, about(s)) > 1)


@rule
def unpaid_units(s: Record, seat: int, out: Actions) -> int:
    """SA-118: each type in each region; not those that cost nothing, since leaving them would save nothing."""
    empire = about(s)
    count = 0
    for unit_type in range(UNITS):
        if units_of(s, empire, unit_type) == 0 or upkeep_percent(s, empire, unit_type) == 0:
            continue
        for region in range(REGIONS):
            if s.stacks[empire, region] and unit_in(s, empire, region, unit_type) >= 0:
                count = offer(out, count, DISBAND, unit_type, region)
    return count


@rule
def leave_unpaid(s: Record, seat: int, action: int) -> None:
    """SA-121, SA-121-R1: an unpaid unit returns to its pool."""
    empire = was_about(s)
    unit_type, region = first_noun(action), second_noun(action)
    take_counter(s, unit_in(s, empire, region, unit_type))
    tell(s, UNIT_UNPAID, int(s.card[empire]), region)
    if not flies(unit_type) or s.stacks[empire, region] == 0:  # air units that are left may hold it by themselves
        leave_unpaid_region(s, empire, region)
    interrupt(s, AT_UPKEEP, empire)


@rule
def pay_for_the_rest(s: Record) -> None:
    """SA-118: whether the rest can be paid now."""
    settle_upkeep(s, was_about(s))

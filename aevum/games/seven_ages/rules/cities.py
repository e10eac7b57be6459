"""SA-312 to SA-324: cities are built and improved, one becomes the capital, disorder is bought off."""

import numpy as np

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, interrupt, tell, was_about
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import (
    BUILD_CITY,
    CAPITAL_NAMED,
    CITY_BUILT,
    CITY_IMPROVED,
    DONE,
    IMPROVE_CITY,
    MAKE_CAPITAL,
    PACIFIED,
    PACIFY,
)
from ..atlas import CITY_UP, FERTILE, INCOME, LARGEST_CITY, MOST_CITY, REGION_TERRAIN, REGIONS, TERRAIN_IDS
from ..state import NOWHERE
from ..steps import AT_PACIFY, AT_URBANISE
from ..tables import BUILDER, DISORDER_PRICE, FERTILE_CITIES, OTHER_CITIES
from ..words import WHAT_CITIES
from .checks import standing_checks
from .empires import age_of, in_play, is_barbarian, is_land, pay
from .leaders import has_kind_at
from .standing import is_forbidden

# SA-312-R2: by terrain and Age; a forest is cleared when it yields what fertile land does.
COUNTS_AS_FERTILE = np.zeros(INCOME.shape, np.int16)
COUNTS_AS_FERTILE[FERTILE] = 1
_FOREST = TERRAIN_IDS.index("forest")
COUNTS_AS_FERTILE[_FOREST] = INCOME[_FOREST] == INCOME[FERTILE]
COUNTS_AS_FERTILE[:, 0] = 0


@rule
def is_fertile(s: Record, empire: int, region: int) -> bool:
    """SA-312-R2: fertile land, and cleared forest in the Age of the empire."""
    return COUNTS_AS_FERTILE[REGION_TERRAIN[region], age_of(s, empire)] == 1


@rule
def was_urbanised(s: Record, region: int) -> bool:
    """SA-312-R1, SA-322: whether a city was built or improved here in this action."""
    for place in range(len(s.urbanised)):
        if s.urbanised[place] == region:
            return True
    return False


@rule
def next_city(s: Record, empire: int, region: int) -> int:
    """SA-314 to SA-319: the level the city here would have after one step, 0 where there can be none."""
    level = int(CITY_UP[s.city[region]])
    if s.control[region] != empire or not is_land(region) or was_urbanised(s, region):
        return 0
    return level if s.city[region] < LARGEST_CITY and level <= MOST_CITY[age_of(s, empire)] else 0


@rule
def may_have_cities(s: Record, empire: int) -> bool:
    """SA-313: barbarians build and improve no cities, nor does an empire to which an effect forbids it."""
    return not is_barbarian(s, empire) and not is_forbidden(s, empire, WHAT_CITIES)


@rule
def fits_without(s: Record, empire: int, region: int, built: int) -> bool:
    """SA-312: the chosen regions without the builder's (one of them, or -1): one of any kind, or two fertile ones."""
    fertile, other = 0, 0
    for place in range(len(s.urbanised) + 1):
        each = region if place == len(s.urbanised) else int(s.urbanised[place])
        if each == NOWHERE or each == built:
            continue
        if is_fertile(s, empire, each):
            fertile += 1
        else:
            other += 1
    return fertile + other <= OTHER_CITIES or (other == 0 and fertile <= FERTILE_CITIES)


@rule
def fits_allowance(s: Record, empire: int, region: int) -> bool:
    """SA-312, SA-322, SA-322-R1: one region more is within what the action allows, one of them a builder's."""
    if fits_without(s, empire, region, NOWHERE):
        return True
    for place in range(len(s.urbanised) + 1):
        built = region if place == len(s.urbanised) else int(s.urbanised[place])
        if built != NOWHERE and has_kind_at(s, empire, built, BUILDER) and fits_without(s, empire, region, built):
            return True
    return False


@rule
def can_urbanise_in(s: Record, empire: int, region: int) -> bool:
    """SA-312 to SA-322: whether a city can be built or improved in a region now."""
    return next_city(s, empire, region) > 0 and fits_allowance(s, empire, region)


@rule
def can_urbanise(s: Record, empire: int) -> bool:
    """SA-312, SA-313: whether there is any such region."""
    if not may_have_cities(s, empire):
        return False
    for region in range(REGIONS):
        if can_urbanise_in(s, empire, region):
            return True
    return False


@rule
def city_sites(s: Record, seat: int, out: Actions) -> int:
    """SA-312 to SA-322: regions where a city is built, and where one is improved, until the player is done."""
    empire = about(s)
    count = offer(out, 0, DONE)
    if not may_have_cities(s, empire):
        return count
    for region in range(REGIONS):
        if s.city[region] == 0 and can_urbanise_in(s, empire, region):
            count = offer(out, count, BUILD_CITY, region)
    for region in range(REGIONS):
        if s.city[region] > 0 and can_urbanise_in(s, empire, region):
            count = offer(out, count, IMPROVE_CITY, region)
    return count


@rule
def urbanise(s: Record, seat: int, action: int) -> None:
    """SA-312, SA-315, SA-316: a city is built or goes one step up; then the next."""
    if verb_of(action) == DONE:
        return
    empire, region = was_about(s), first_noun(action)
    s.city[region] = next_city(s, empire, region)
    note_urbanised(s, region)
    if verb_of(action) == BUILD_CITY:
        tell(s, CITY_BUILT, s.card[empire], region)
        name_first_capital(s, empire, region)
    else:
        tell(s, CITY_IMPROVED, s.card[empire], region, s.city[region])
    interrupt(s, AT_URBANISE, empire)
    standing_checks(s)


@rule
def note_urbanised(s: Record, region: int) -> None:
    """This region has had its step in this action."""
    for place in range(len(s.urbanised)):
        if s.urbanised[place] == NOWHERE:
            s.urbanised[place] = region
            return


@rule
def name_first_capital(s: Record, empire: int, region: int) -> None:
    """SA-320, SA-320-R1, SA-321: the first city an empire builds is its capital, unless it ever had one."""
    if not s.had_capital[empire]:
        name_capital(s, empire, region)


@rule
def name_capital(s: Record, empire: int, region: int) -> None:
    """SA-321: this city is the capital."""
    s.capital[empire] = region
    s.had_capital[empire] = 1
    tell(s, CAPITAL_NAMED, s.card[empire], region)


@rule
def offer_capitals(s: Record, empire: int, out: Actions, count: int) -> int:
    """SA-321, SA-323, SA-323-R1: the cities of an empire without capital, one just built too; not for barbarians."""
    if s.capital[empire] != NOWHERE or is_barbarian(s, empire):
        return count
    for region in range(REGIONS):
        if s.control[region] == empire and s.city[region] > 0:
            count = offer(out, count, MAKE_CAPITAL, region)
    return count


@rule
def make_capital(s: Record, empire: int, action: int) -> None:
    """SA-323: a city becomes the capital."""
    name_capital(s, empire, first_noun(action))
    standing_checks(s)


@rule
def can_pacify(s: Record, empire: int, region: int) -> bool:
    """SA-324: a disordered region that the empire controls."""
    return s.control[region] == empire and s.disorder[region] == 1


@rule
def who_pacifies(s: Record) -> int:
    """SA-324: the player of the civilising empire, while it can pay."""
    empire = about(s)
    if empire < 0 or not in_play(s, empire) or s.money[empire] < DISORDER_PRICE:
        return 0
    for region in range(REGIONS):
        if can_pacify(s, empire, region):
            return 1 << int(s.player[empire])
    return 0


@rule
def regions_to_pacify(s: Record, seat: int, out: Actions) -> int:
    """SA-324: one region at a time, until the player is done."""
    count = offer(out, 0, DONE)
    for region in range(REGIONS):
        if can_pacify(s, about(s), region):
            count = offer(out, count, PACIFY, region)
    return count


@rule
def pacify(s: Record, seat: int, action: int) -> None:
    """SA-324: the marker goes for its price."""
    if verb_of(action) == DONE:
        return
    empire, region = was_about(s), first_noun(action)
    pay(s, empire, DISORDER_PRICE)
    s.disorder[region] = 0
    tell(s, PACIFIED, s.card[empire], region, DISORDER_PRICE)
    interrupt(s, AT_PACIFY, empire)

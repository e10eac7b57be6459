"""SA-341 to SA-362: what icons count: regions, cities, units, artefacts, resources, the homeland."""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..atlas import COUNTS_FOR_GLORY, ELEPHANT, LAND, OIL, REGION_KIND, REGION_TERRAIN, REGION_ZONES, REGIONS, WHEAT
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import ADD, CAT, GREEN, TERRAIN
from ..icons import (
    GLORY_AREA,
    GLORY_ARTIFACTS,
    GLORY_CAVALRY,
    GLORY_CITIES,
    GLORY_ELEPHANTS,
    GLORY_LAND,
    GLORY_MONEY,
    GLORY_NAVAL,
    GLORY_OIL,
    GLORY_PROGRESS,
    GLORY_UNITS,
    GLORY_WHEAT,
)
from ..state import NOTHING, NOWHERE
from ..tables import (
    ARTIFACT_COLOUR,
    ARTIFACTS,
    CAVALRY,
    ELEPHANT_CLASS,
    ELEPHANT_END_AGE,
    HOME_GLORY,
    INFANTRY,
    MISSILE,
    NAVAL,
    OIL_AGE,
    UNIT_CLASS,
)
from ..words import (
    CAT_ARTIFACTS,
    CAT_CITIES,
    CAT_REGIONS,
    VERB_COUNT,
)
from .counters import counter_of, counter_places
from .empires import (
    age_of,
    age_of_game,
    is_start,
)
from .standing import END, START, clause_at, next_clause


@rule
def counts_terrain(s: Record, empire: int, terrain: int) -> bool:
    """SA-353: whether regions of a terrain count for an empire: desert and tundra only by its special text."""
    if COUNTS_FOR_GLORY[terrain, age_of(s, empire)]:
        return True
    cursor = next_clause(s, empire, VERB_COUNT, NONE, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        if CLAUSES[clause, CAT] == CAT_REGIONS and CLAUSES[clause, TERRAIN] == terrain:
            return True
        cursor = next_clause(s, empire, VERB_COUNT, NONE, cursor)
    return False


@rule
def counted_more(s: Record, empire: int, category: int) -> int:
    """What effects add to a count of cities or artifacts."""
    total = 0
    cursor = next_clause(s, empire, VERB_COUNT, NONE, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        if CLAUSES[clause, CAT] == category:
            total += int(CLAUSES[clause, ADD])
        cursor = next_clause(s, empire, VERB_COUNT, NONE, cursor)
    return total


@rule
def is_counted_kind(region: int, category: int) -> bool:
    """SA-359: green icons count land, blue ones sea and ocean, two-coloured ones both."""
    if category == GLORY_AREA:
        return True
    return (REGION_KIND[region] == LAND) == (category == GLORY_LAND)


@rule
def is_region_counted(s: Record, empire: int, region: int, category: int, zone: int) -> bool:
    """SA-352 to SA-360: whether a region is an empire's, in order, in a zone, and of a kind that is counted."""
    if s.control[region] != empire or s.disorder[region] or not (REGION_ZONES[region] >> zone) & 1:
        return False
    return is_counted_kind(region, category) and counts_terrain(s, empire, int(REGION_TERRAIN[region]))


@rule
def regions_in(s: Record, empire: int, category: int, zone: int) -> int:
    """SA-352 to SA-360: the ordered regions of a kind that an empire controls in a zone."""
    count = 0
    for region in range(REGIONS):
        if is_region_counted(s, empire, region, category, zone):
            count += 1
    return count


@rule
def city_total(s: Record, empire: int) -> int:
    """SA-345: the sum of the values of an empire's cities, with what effects add."""
    total = counted_more(s, empire, CAT_CITIES)
    for region in range(REGIONS):
        if s.control[region] == empire:
            total += int(s.city[region])
    return total


@rule
def is_counted_class(unit_class: int, category: int) -> bool:
    """SA-346, SA-347: naval units, cavalry, or all land units, infantry and elephants among them."""
    if category == GLORY_NAVAL:
        return unit_class == NAVAL
    if category == GLORY_CAVALRY:
        return unit_class == CAVALRY
    return unit_class == INFANTRY or unit_class == CAVALRY or unit_class == MISSILE or unit_class == ELEPHANT_CLASS


@rule
def units_counted(s: Record, empire: int, category: int) -> int:
    """SA-346, SA-347: an empire's units of the classes that an icon counts."""
    count = 0
    for place in range(counter_places(empire)):
        counter = counter_of(s, empire, place)
        if counter >= 0 and s.unit_at[counter] != NOWHERE:
            if is_counted_class(int(UNIT_CLASS[s.unit_type[counter]]), category):
                count += 1
    return count


@rule
def is_green(artifact: int) -> bool:
    """SA-348: whether there is a marker, and a green one."""
    return artifact != NOTHING and ARTIFACT_COLOUR[artifact] == GREEN


@rule
def green_artifacts(s: Record, empire: int) -> int:
    """SA-348: the green markers on an empire's card and in its regions, with what effects add; no blue ones."""
    count = counted_more(s, empire, CAT_ARTIFACTS)
    for artifact in range(ARTIFACTS):
        if s.owned[empire, artifact] and is_green(artifact):
            count += 1
    if is_green(int(s.religion[empire])):
        count += 1
    if is_green(int(s.government[empire])):
        count += 1
    for region in range(REGIONS):
        if s.control[region] == empire and is_green(int(s.wonder[region])):
            count += 1
    return count


@rule
def resources(s: Record, empire: int, category: int) -> int:
    """SA-349 to SA-351: resources of a kind in an empire's regions, disordered ones too."""
    if category == GLORY_OIL and age_of(s, empire) < OIL_AGE:
        return 0
    if category == GLORY_ELEPHANTS and age_of_game(s) >= ELEPHANT_END_AGE:
        return 0
    count = 0
    for region in range(REGIONS):
        if s.control[region] == empire and has_resource(region, category):
            count += 1
    return count


@rule
def has_resource(region: int, category: int) -> bool:
    """SA-349: whether a region shows a resource."""
    if category == GLORY_WHEAT:
        return WHEAT[region] != 0
    return OIL[region] != 0 if category == GLORY_OIL else ELEPHANT[region] != NONE


@rule
def home_points(s: Record, empire: int) -> int:
    """SA-363, SA-364: a point for all start regions, one less for none of them, 0 for some."""
    held, lost = 0, 0
    for region in range(REGIONS):
        if is_start(s, empire, region):
            if s.control[region] == empire:
                held += 1
            else:
                lost += 1
    if lost == 0:
        return HOME_GLORY
    return -HOME_GLORY if held == 0 else 0


@rule
def counted(s: Record, empire: int, category: int, zone: int) -> int:
    """SA-343 to SA-360: what an empire has in a category in which empires are ranked."""
    if category == GLORY_PROGRESS:
        return int(s.level[empire])
    if category == GLORY_MONEY:
        return int(s.money[empire])
    if category == GLORY_CITIES:
        return city_total(s, empire)
    if category == GLORY_NAVAL or category == GLORY_CAVALRY or category == GLORY_UNITS:
        return units_counted(s, empire, category)
    if category == GLORY_ARTIFACTS:
        return green_artifacts(s, empire)
    return regions_in(s, empire, category, zone)

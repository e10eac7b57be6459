"""SA-276 to SA-281: what an empire and a region must show for an artifact."""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..atlas import IS_COASTAL, REGION_TERRAIN, REGIONS, WHEAT
from ..cells import NONE
from ..state import NOTHING, NOWHERE
from ..tables import (
    ARTIFACT_AGE_IF,
    ARTIFACT_AGE_IF_VALUE,
    ARTIFACT_AGES,
    ARTIFACT_CONDITIONAL_AGES,
    ARTIFACT_IDS,
    ARTIFACT_IF,
    ARTIFACT_IF_VALUE,
)
from ..words import (
    IF_CITY,
    IF_COASTAL,
    IF_GOVERNMENT,
    IF_HAS_ARTIFACT,
    IF_HAS_RELIGION,
    IF_IR_EMPIRES,
    IF_RELIGION,
    IF_TERRAIN,
    IF_WHEAT,
)
from .empires import age_of, count_possessing, is_land, possesses

_INDUSTRIAL_REVOLUTION = ARTIFACT_IDS.index("industrial_revolution")


@rule
def shows_in(region: int, city: int, condition: int, value: int) -> bool:
    """Whether a region, with the city in it, is what a condition on regions asks for."""
    if condition == IF_CITY:
        return city >= value
    if condition == IF_COASTAL:
        return IS_COASTAL[region] == 1
    return REGION_TERRAIN[region] == value


@rule
def is_on_regions(condition: int) -> bool:
    """Whether a condition is one on regions: a city, a coast, terrain."""
    return condition == IF_CITY or condition == IF_COASTAL or condition == IF_TERRAIN


@rule
def meets_in_region(s: Record, empire: int, condition: int, value: int, region: int) -> bool:
    """SA-278: the condition holds in the region, or for an artifact on a card (-1) in any of the empire's."""
    if region != NOWHERE:
        return shows_in(region, int(s.city[region]), condition, value)
    for each in range(REGIONS):
        if s.control[each] == empire and shows_in(each, int(s.city[each]), condition, value):
            return True
    return False


@rule
def wheat_regions(s: Record, empire: int) -> int:
    """How many regions with wheat an empire controls."""
    count = 0
    for region in range(REGIONS):
        if s.control[region] == empire and WHEAT[region]:
            count += 1
    return count


@rule
def meets(s: Record, empire: int, condition: int, value: int, region: int) -> bool:
    """SA-277, SA-278: whether a condition of an artifact holds for an empire, in a region or (-1) at large."""
    if condition == NONE:
        return True
    if is_on_regions(condition):
        return meets_in_region(s, empire, condition, value, region)
    if condition == IF_HAS_ARTIFACT:
        return possesses(s, empire, value)
    if condition == IF_HAS_RELIGION:
        return s.religion[empire] != NOTHING
    if condition == IF_RELIGION:
        return s.religion[empire] == value
    if condition == IF_GOVERNMENT:
        return s.government[empire] == value
    if condition == IF_WHEAT:
        return wheat_regions(s, empire) >= value
    return condition == IF_IR_EMPIRES and count_possessing(s, _INDUSTRIAL_REVOLUTION) >= value


@rule
def meets_requirement(s: Record, empire: int, artifact: int, region: int) -> bool:
    """SA-278: the prerequisite of an artifact."""
    return meets(s, empire, int(ARTIFACT_IF[artifact]), int(ARTIFACT_IF_VALUE[artifact]), region)


@rule
def is_in_age(s: Record, empire: int, artifact: int) -> bool:
    """SA-276, SA-277: the empire is in an Age of the artifact, or in an earlier one under the condition for it."""
    age = age_of(s, empire)
    if (ARTIFACT_AGES[artifact] >> age) & 1:
        return True
    if not (ARTIFACT_CONDITIONAL_AGES[artifact] >> age) & 1:
        return False
    return meets(s, empire, int(ARTIFACT_AGE_IF[artifact]), int(ARTIFACT_AGE_IF_VALUE[artifact]), NOWHERE)


@rule
def is_site(s: Record, empire: int, artifact: int, region: int) -> bool:
    """SA-280, SA-281: a land region that the empire controls, without an artifact, as the prerequisite wants it."""
    return (
        s.control[region] == empire
        and is_land(region)
        and s.wonder[region] == NOTHING
        and meets_requirement(s, empire, artifact, region)
    )


@rule
def has_site(s: Record, empire: int, artifact: int) -> bool:
    """SA-281-R1: without any region for it an artifact cannot be played on an empire."""
    for region in range(REGIONS):
        if is_site(s, empire, artifact, region):
            return True
    return False

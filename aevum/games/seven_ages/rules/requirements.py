"""SA-276 to SA-281: what an empire and a region must show for an artifact."""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..atlas import REGIONS
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
from .conditions import meets
from .empires import age_of, is_land

_INDUSTRIAL_REVOLUTION = ARTIFACT_IDS.index("industrial_revolution")


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

"""SA-276 to SA-290, SA-304 to SA-308: artifacts, religions and governments come to an empire and leave it."""

from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell

from ..actions import (
    ARTIFACT_ACQUIRED,
    ARTIFACT_GLORY_GAINED,
    ARTIFACT_GLORY_LOST,
    ARTIFACT_PLACED,
    BLUE_MARKER_PLACED,
    CHANGE_DISORDERED,
    CULTURE_ADOPTED,
    CULTURE_SPREAD,
)
from ..atlas import REGIONS
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import GREEN, KIND, OP
from ..state import NOTHING, NOWHERE
from ..steps import AT_GAINED, AT_SPREAD
from ..tables import (
    AGE_OF_LEVEL,
    ARTIFACT_BLUE,
    ARTIFACT_COLOUR,
    ARTIFACT_GLORY,
    ARTIFACT_KIND,
    ARTIFACT_LAST_AGE,
    ARTIFACT_PLACE,
    BLUE_MARKER_SPAN,
    COLOURS,
    GOVERNMENT,
    IN_REGION,
    LAST_LEVEL,
    RELIGION,
)
from ..words import KIND_RELIGION, OP_FREE_CHANGE, OP_RESIST, VERB_CULTURE
from .empires import add_glory, age_of, disordered_regions, has_marker_of, is_land, is_out
from .leaders import has_leader_at, shed_surplus
from .requirements import has_site, is_in_age, meets_requirement
from .standing import END, START, clause_at, leader_limit, next_clause

# Where a religion or government comes from, if not from another empire.
FROM_CARD = -1
AT_SETUP = -2
# An artifact and its region, as one number.
_REGION_SHIFT = 8
_REGION_MASK = (1 << _REGION_SHIFT) - 1


@rule
def is_culture(artifact: int) -> bool:
    """Whether an artifact is a religion or a government."""
    return ARTIFACT_KIND[artifact] == RELIGION or ARTIFACT_KIND[artifact] == GOVERNMENT


@rule
def culture_of(s: Record, empire: int, kind: int) -> int:
    """An empire's religion or government, -1 none."""
    return int(s.religion[empire]) if kind == RELIGION else int(s.government[empire])


@rule
def culture_meant(clause: int) -> int:
    """Whether a clause speaks of religions or of governments."""
    return RELIGION if CLAUSES[clause, KIND] == KIND_RELIGION else GOVERNMENT


@rule
def has_culture_op(s: Record, empire: int, kind: int, op: int) -> bool:
    """Whether a clause on religion or on government is always in force for an empire: `culture op=resist`."""
    cursor = next_clause(s, empire, VERB_CULTURE, NONE, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        if CLAUSES[clause, OP] == op and culture_meant(clause) == kind:
            return True
        cursor = next_clause(s, empire, VERB_CULTURE, NONE, cursor)
    return False


@rule
def can_change(s: Record, empire: int, kind: int) -> bool:
    """SA-304, SA-304-R1: while a region is in disorder a first one can be taken, but none is changed."""
    return culture_of(s, empire, kind) == NOTHING or disordered_regions(s, empire) == 0


@rule
def resists(s: Record, empire: int, kind: int, seat: int) -> bool:
    """SA-016, SA-304-R1: some effects let only its owner change an empire's religion or government by a card."""
    return (
        s.player[empire] != seat
        and culture_of(s, empire, kind) != NOTHING
        and has_culture_op(s, empire, kind, OP_RESIST)
    )


@rule
def can_acquire(s: Record, empire: int, artifact: int) -> bool:
    """SA-276 to SA-281, SA-279-R1: whether an artifact's card can be played on an empire now."""
    if not is_in_age(s, empire, artifact) or is_out(s, artifact):
        return False
    if ARTIFACT_PLACE[artifact] == IN_REGION:
        return has_site(s, empire, artifact)
    if is_culture(artifact) and not can_change(s, empire, int(ARTIFACT_KIND[artifact])):
        return False
    return meets_requirement(s, empire, artifact, NOWHERE)


@rule
def acquire(s: Record, artifact: int, empire: int, region: int) -> None:
    """SA-280, SA-287, SA-290: an artifact comes into play: its marker, its glory, its blue marker, then its effects."""
    if is_culture(artifact):
        adopt(s, empire, artifact, FROM_CARD)
        return
    if ARTIFACT_PLACE[artifact] == IN_REGION:
        s.wonder[region] = artifact
        s.wonder_at[artifact] = region
        tell(s, ARTIFACT_PLACED, s.card[empire], artifact, region)
    else:
        s.owned[empire, artifact] = 1
        region = NOWHERE
        tell(s, ARTIFACT_ACQUIRED, s.card[empire], artifact)
    give_glory(s, empire, artifact)
    place_blue_marker(s, empire, artifact)
    interrupt(s, AT_GAINED, empire, gain(artifact, region))


@rule
def gain(artifact: int, region: int) -> int:
    """SA-289-R2: what an empire gained and where (-1: on its card), as one number."""
    return (artifact << _REGION_SHIFT) | (region + 1)


@rule
def gained_artifact(gained: int) -> int:
    """The artifact in what was gained."""
    return gained >> _REGION_SHIFT


@rule
def gained_region(gained: int) -> int:
    """Its region, -1 on the card."""
    return (gained & _REGION_MASK) - 1


@rule
def give_glory(s: Record, empire: int, artifact: int) -> None:
    """SA-282, SA-283, SA-307: a green marker gives its empire's player a point, a red one takes one."""
    seat = int(s.player[empire])
    if ARTIFACT_COLOUR[artifact] == GREEN:
        add_glory(s, seat, ARTIFACT_GLORY)
        tell(s, ARTIFACT_GLORY_GAINED, seat, ARTIFACT_GLORY, artifact)
    elif s.glory[seat] > 0:
        add_glory(s, seat, -ARTIFACT_GLORY)
        tell(s, ARTIFACT_GLORY_LOST, seat, ARTIFACT_GLORY, artifact)


@rule
def place_blue_marker(s: Record, empire: int, artifact: int) -> None:
    """SA-287, SA-288, SA-E19: seven levels on, less one for each Age, but never beyond the last; there it stays."""
    if ARTIFACT_BLUE[artifact] and not s.blue[artifact]:
        level = int(s.level[empire])
        s.blue[artifact] = min(level + BLUE_MARKER_SPAN - int(AGE_OF_LEVEL[level]), LAST_LEVEL)
        tell(s, BLUE_MARKER_PLACED, artifact, s.blue[artifact])


@rule
def adopt(s: Record, empire: int, artifact: int, source: int) -> None:
    """SA-306, SA-307, SA-303-R2: a religion or government, from an empire (`source`), by card, or at set-up."""
    kind = int(ARTIFACT_KIND[artifact])
    replaced = culture_of(s, empire, kind)
    if replaced == artifact:
        return
    is_free = replaced == NOTHING or has_culture_op(s, empire, kind, OP_FREE_CHANGE)
    limit = leader_limit(s, empire)
    set_culture(s, empire, kind, artifact)
    tell(s, CULTURE_ADOPTED, s.card[empire], artifact)
    give_glory(s, empire, artifact)
    if not is_free:
        disorder_by_change(s, empire)
    if source != AT_SETUP:
        interrupt(s, AT_GAINED, empire, gain(artifact, NOWHERE))
    if source >= 0 and kind == RELIGION:
        tell(s, CULTURE_SPREAD, s.card[source], artifact, s.card[empire])
        interrupt(s, AT_SPREAD, source)
    shed_surplus(s, empire, limit)


@rule
def set_culture(s: Record, empire: int, kind: int, artifact: int) -> None:
    """SA-306: the marker on the empire's card, in place of an earlier one; -1 takes it away."""
    if kind == RELIGION:
        s.religion[empire] = artifact
    else:
        s.government[empire] = artifact


@rule
def disorder_by_change(s: Record, empire: int) -> None:
    """SA-308, SA-308-R1: every ordered land region of the empire with a city or a leader falls into disorder."""
    for region in range(REGIONS):
        if s.control[region] == empire and is_land(region) and not s.disorder[region]:
            if s.city[region] > 0 or has_leader_at(s, empire, region):
                s.disorder[region] = 1
                tell(s, CHANGE_DISORDERED, s.card[empire], region)


@rule
def is_past(s: Record, empire: int, artifact: int) -> bool:
    """SA-285, SA-285-R1, SA-303-R2: whether an empire is beyond the last Age of an artifact."""
    return age_of(s, empire) > ARTIFACT_LAST_AGE[artifact]


@rule
def can_take_up(s: Record, empire: int, artifact: int) -> bool:
    """SA-303-R2, SA-304, SA-309: a culture it has not, before its last Age is over; its first Age asks nothing."""
    return (
        is_culture(artifact)
        and not has_marker_of(s, empire, artifact)
        and not is_past(s, empire, artifact)
        and can_change(s, empire, int(ARTIFACT_KIND[artifact]))
    )


@rule
def lose_artifact(s: Record, empire: int, artifact: int) -> None:
    """SA-286, SA-295: a card, a revolt or a conflict takes an artifact, and leaders whom it allowed go at once.

    By rules 1 they stayed.
    """
    limit = leader_limit(s, empire)
    drop_artifact(s, artifact)
    if s.rules >= 2:
        shed_surplus(s, empire, limit)


@rule
def lose_culture(s: Record, empire: int, kind: int) -> None:
    """SA-286, SA-295: an empire has no religion or government any more, and loses the leaders whom it allowed."""
    limit = leader_limit(s, empire)
    set_culture(s, empire, kind, NOTHING)
    if s.rules >= 2:
        shed_surplus(s, empire, limit)


@rule
def drop_artifact(s: Record, artifact: int) -> None:
    """SA-284 to SA-286, SA-286-R1, SA-288: its markers leave play; its blue marker stays, nobody's glory changes."""
    for empire in range(COLOURS):
        s.owned[empire, artifact] = 0
        if s.religion[empire] == artifact:
            s.religion[empire] = NOTHING
        if s.government[empire] == artifact:
            s.government[empire] = NOTHING
    if s.wonder_at[artifact] != NOWHERE:
        s.wonder[s.wonder_at[artifact]] = NOTHING
        s.wonder_at[artifact] = NOWHERE

"""SA-001 to SA-008: empires: their Age, their regions, what they control and possess."""

from aevum.core.bits import has
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import about

from ..atlas import LAND, REGION_KIND, REGIONS
from ..state import IN_PLAY, NOTHING, NOWHERE
from ..tables import (
    AGE_OF_LEVEL,
    ARTIFACT_KIND,
    ARTIFACT_PLACE,
    CARD_LEADERS,
    COLOURS,
    END_LEVEL,
    GOVERNMENT,
    MOST_EMPIRES,
    MOST_MONEY,
    NO_CITIES,
    ON_EMPIRE,
    RELIGION,
)


@rule
def in_play(s: Record, empire: int) -> bool:
    """Whether a colour is an empire's now."""
    return s.player[empire] != NOBODY


@rule
def age_of(s: Record, empire: int) -> int:
    """SA-001, SA-002: the Age of an empire's progress marker; beyond the last level it stays the last."""
    return int(AGE_OF_LEVEL[s.level[empire]])


@rule
def highest_level(s: Record) -> int:
    """The level of the most advanced empire, 0 where there is none."""
    highest = 0
    for empire in range(COLOURS):
        if in_play(s, empire) and s.level[empire] > highest:
            highest = int(s.level[empire])
    return highest


@rule
def age_of_game(s: Record) -> int:
    """SA-003: the Age of the most advanced empire, 0 with none on the map."""
    return int(AGE_OF_LEVEL[highest_level(s)])


@rule
def is_barbarian(s: Record, empire: int) -> bool:
    """Whether an empire shows the no-cities symbol for its Age."""
    return (NO_CITIES[s.card[empire]] >> age_of(s, empire)) & 1 == 1


@rule
def empires_of(s: Record, seat: int) -> int:
    """How many empires a player has."""
    count = 0
    for empire in range(COLOURS):
        if s.player[empire] == seat:
            count += 1
    return count


@rule
def regions_of(s: Record, empire: int) -> int:
    """How many regions an empire controls."""
    count = 0
    for region in range(REGIONS):
        if s.control[region] == empire:
            count += 1
    return count


@rule
def disordered_regions(s: Record, empire: int) -> int:
    """How many of them are in disorder."""
    count = 0
    for region in range(REGIONS):
        if s.control[region] == empire and s.disorder[region]:
            count += 1
    return count


@rule
def is_start(s: Record, empire: int, region: int) -> bool:
    """SA-085: whether an empire started in a region."""
    return has(s.starts[empire], region)


@rule
def pay(s: Record, empire: int, amount: int) -> None:
    """SA-007: money is spent; rules ask beforehand whether it is there."""
    s.money[empire] -= amount


@rule
def earn(s: Record, empire: int, amount: int) -> None:
    """SA-006: money comes in, up to 199; a loss takes what is there."""
    s.money[empire] = min(max(int(s.money[empire]) + amount, 0), MOST_MONEY)


@rule
def add_glory(s: Record, seat: int, points: int) -> None:
    """SA-070: glory changes and never falls below 0."""
    s.glory[seat] = max(int(s.glory[seat]) + points, 0)


@rule
def leaders_of(s: Record, empire: int) -> int:
    """How many leaders an empire has on the map."""
    count = 0
    for place in range(len(s.leader)):
        if s.leader[place] != NOTHING and s.leader_of[place] == empire:
            count += 1
    return count


@rule
def printed_leaders(s: Record, empire: int) -> int:
    """SA-295: the leader number of its card, without what effects add."""
    return int(CARD_LEADERS[s.card[empire]])


@rule
def has_marker_of(s: Record, empire: int, artifact: int) -> bool:
    """Whether the marker of an artifact lies on an empire's card or in a region it controls."""
    if ARTIFACT_KIND[artifact] == RELIGION:
        return s.religion[empire] == artifact
    if ARTIFACT_KIND[artifact] == GOVERNMENT:
        return s.government[empire] == artifact
    if ARTIFACT_PLACE[artifact] == ON_EMPIRE:
        return s.owned[empire, artifact] == 1
    region = s.wonder_at[artifact]
    return region != NOWHERE and s.control[region] == empire


@rule
def possesses(s: Record, empire: int, artifact: int) -> bool:
    """SA-289, SA-289-R1: an empire possesses what it has the marker of, and what it has reached the blue marker of."""
    return has_marker_of(s, empire, artifact) or 0 < s.blue[artifact] <= s.level[empire]


@rule
def is_out(s: Record, artifact: int) -> bool:
    """SA-279: whether an artifact's marker is on the map, on a card, or on the progress track."""
    if s.blue[artifact]:
        return True
    for empire in range(COLOURS):
        if in_play(s, empire) and has_marker_of(s, empire, artifact):
            return True
    return False


@rule
def passed_the_end(s: Record, empire: int) -> bool:
    """SA-005: whether an empire stands beyond the last level."""
    return s.level[empire] == END_LEVEL


@rule
def is_land(region: int) -> bool:
    """Whether a region is land."""
    return REGION_KIND[region] == LAND


@rule
def count_possessing(s: Record, artifact: int) -> int:
    """How many empires possess an artifact."""
    count = 0
    for empire in range(COLOURS):
        if in_play(s, empire) and possesses(s, empire, artifact):
            count += 1
    return count


@rule
def half_of(amount: int) -> int:
    """SA-015, SA-015-R1: half of a number, rounded up."""
    return (amount + 1) // 2


@rule
def owner_decides(s: Record) -> int:
    """The player of the empire that a step is about decides, while it is in play."""
    return 1 << int(s.player[about(s)]) if in_play(s, about(s)) else 0


@rule
def next_by_card(s: Record, card: int) -> int:
    """The empire in play whose card comes next after this one (-1: the first), so that choices are sorted; -1 none."""
    found = NOBODY
    for empire in range(COLOURS):
        later = in_play(s, empire) and s.card[empire] > card
        if later and (found == NOBODY or s.card[empire] < s.card[found]):
            found = empire
    return found


@rule
def empire_of_card(s: Record, card: int) -> int:
    """The empire in play that has a card, -1 none: verbs name empires by their cards."""
    if s.card_at[card] != IN_PLAY:
        return NOBODY
    for empire in range(COLOURS):
        if in_play(s, empire) and s.card[empire] == card:
            return empire
    return NOBODY


@rule
def most_empires(s: Record) -> int:
    """SA-054: how many empires a player may have at this table."""
    return int(MOST_EMPIRES[s.seats])


@rule
def places_from_holder(s: Record, seat: int) -> int:
    """SA-061, SA-340: how far a player sits from the holder of the turn marker, clockwise."""
    return (seat - int(s.holder) + int(s.seats)) % int(s.seats)

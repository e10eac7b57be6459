"""What must hold for a clause, a requirement or a conditional Age: every condition of the vocabulary."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import FERTILE, IS_COASTAL, REGION_TERRAIN, REGIONS, WHEAT
from ..cells import NONE
from ..effects import CLAUSES
from ..grammar import IF, IF_VALUE
from ..state import ACTIVE, BY_CROSSING, BY_INVASION, NOTHING, NOWHERE, OTHER
from ..tables import ARTIFACT_IDS, WHEAT_AGE
from ..words import (
    IF_BEHIND,
    IF_CITY,
    IF_COASTAL,
    IF_CROSSED_WATER,
    IF_ENEMY_AHEAD,
    IF_ENEMY_BARBARIAN,
    IF_GOVERNMENT,
    IF_HAS_ARTIFACT,
    IF_HAS_LEADER,
    IF_HAS_RELIGION,
    IF_HOME_REGION,
    IF_IN_PLAY,
    IF_IR_EMPIRES,
    IF_NO_CONFLICT_THIS_TURN,
    IF_NOT_IN_PLAY,
    IF_OTHER_RELIGION,
    IF_REGIONS,
    IF_RELIGION,
    IF_TERRAIN,
    IF_WHEAT,
)
from .counters import counter_of, counter_places
from .empires import (
    age_of,
    count_possessing,
    empire_of_card,
    highest_level,
    is_barbarian,
    is_start,
    possesses,
    regions_of,
)
from .leaders import has_leader_at

INDUSTRIAL_REVOLUTION = ARTIFACT_IDS.index("industrial_revolution")


@rule
def holds(s: Record, empire: int, clause: int, region: int) -> bool:
    """SA-016, SA-267: whether the condition of a clause holds for an empire, in a region where it speaks of one."""
    return meets(s, empire, int(CLAUSES[clause, IF]), int(CLAUSES[clause, IF_VALUE]), region)


@rule
def meets(s: Record, empire: int, condition: int, value: int, region: int) -> bool:
    """SA-016: whether a condition holds; none always does, and who has just won is asked by whoever says so."""
    if condition == NONE:
        return True
    if condition == IF_IN_PLAY:
        return is_in_play(s, value)
    if condition == IF_NOT_IN_PLAY:
        return not is_in_play(s, value)
    if condition == IF_IR_EMPIRES:
        return count_possessing(s, INDUSTRIAL_REVOLUTION) >= value
    if condition == IF_TERRAIN:
        return has_terrain(s, empire, value, region)
    if condition == IF_CITY:
        return has_city(s, empire, value, region)
    if condition == IF_COASTAL:
        return has_coast(s, empire, region)
    if condition == IF_HOME_REGION:
        return region != NOWHERE and is_start(s, empire, region)
    if condition == IF_HAS_LEADER:
        return has_leader_at(s, empire, region)
    if condition in (IF_CROSSED_WATER, IF_ENEMY_AHEAD, IF_ENEMY_BARBARIAN, IF_OTHER_RELIGION):
        return meets_enemy(s, empire, condition)
    return meets_alone(s, empire, condition, value)


@rule
def meets_alone(s: Record, empire: int, condition: int, value: int) -> bool:
    """SA-016: conditions that only the empire itself decides."""
    if condition == IF_BEHIND:
        return s.level[empire] < highest_level(s)
    if condition == IF_GOVERNMENT:
        return s.government[empire] == value
    if condition == IF_RELIGION:
        return s.religion[empire] == value
    if condition == IF_HAS_RELIGION:
        return s.religion[empire] != NOTHING
    if condition == IF_HAS_ARTIFACT:
        return possesses(s, empire, value)
    if condition == IF_NO_CONFLICT_THIS_TURN:
        return s.fought[empire] == 0
    if condition == IF_REGIONS:
        return regions_of(s, empire) >= value
    if condition == IF_WHEAT:
        return wheat_regions(s, empire) >= value
    return True


@rule
def meets_enemy(s: Record, empire: int, condition: int) -> bool:
    """SA-016: conditions that look at the other side of the conflict."""
    enemy = opponent_of(s, empire)
    if enemy == NOBODY:
        return False
    if condition == IF_ENEMY_AHEAD:
        return s.level[enemy] > s.level[empire]
    if condition == IF_ENEMY_BARBARIAN:
        return is_barbarian(s, enemy)
    if condition == IF_OTHER_RELIGION:
        return s.religion[enemy] != s.religion[empire] or s.religion[enemy] == NOTHING
    return crossed_water(s)


@rule
def crossed_water(s: Record) -> bool:
    """SA-016: whether a unit of the attacker came into the battle over a crossing or from the sea."""
    attacker = int(s.side_empire[ACTIVE])
    for place in range(counter_places(attacker)):
        counter = counter_of(s, attacker, place)
        if counter >= 0 and s.unit_at[counter] == s.battle_at and s.entered[counter] & (BY_CROSSING | BY_INVASION):
            return True
    return False


@rule
def opponent_of(s: Record, empire: int) -> int:
    """SA-206: the other side of the conflict or trade, -1 none."""
    if s.side_empire[ACTIVE] == empire:
        return int(s.side_empire[OTHER])
    if s.side_empire[OTHER] == empire:
        return int(s.side_empire[ACTIVE])
    return NOBODY


@rule
def is_in_play(s: Record, card: int) -> bool:
    """SA-018: whether the empire of a card is in play."""
    return empire_of_card(s, card) != NOBODY


@rule
def has_terrain(s: Record, empire: int, terrain: int, region: int) -> bool:
    """SA-278: the terrain of the region, or of any that the empire controls."""
    if region != NOWHERE:
        return REGION_TERRAIN[region] == terrain
    for each in range(REGIONS):
        if s.control[each] == empire and REGION_TERRAIN[each] == terrain:
            return True
    return False


@rule
def has_city(s: Record, empire: int, level: int, region: int) -> bool:
    """SA-278: a city so large in the region, or in any that the empire controls."""
    if region != NOWHERE:
        return s.city[region] >= level
    for each in range(REGIONS):
        if s.control[each] == empire and s.city[each] >= level:
            return True
    return False


@rule
def has_coast(s: Record, empire: int, region: int) -> bool:
    """SA-278: whether the region, or any that the empire controls, is coastal."""
    if region != NOWHERE:
        return IS_COASTAL[region] == 1
    for each in range(REGIONS):
        if s.control[each] == empire and IS_COASTAL[each]:
            return True
    return False


@rule
def wheat_counts(s: Record, empire: int, region: int) -> bool:
    """SA-110, SA-111: whether the wheat of a region counts for an empire in its Age."""
    return WHEAT[region] == 1 and (REGION_TERRAIN[region] == FERTILE or age_of(s, empire) >= WHEAT_AGE)


@rule
def wheat_of(s: Record, empire: int) -> int:
    """SA-110, SA-113: how many regions with wheat that counts an empire controls."""
    count = 0
    for region in range(REGIONS):
        if s.control[region] == empire and wheat_counts(s, empire, region):
            count += 1
    return count


@rule
def wheat_regions(s: Record, empire: int) -> int:
    """How many regions with wheat an empire controls."""
    count = 0
    for region in range(REGIONS):
        if s.control[region] == empire and WHEAT[region]:
            count += 1
    return count

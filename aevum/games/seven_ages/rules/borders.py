"""SA-167, SA-168, SA-177 to SA-189, SA-195, SA-196: borders: who crosses which, for how much, and how one comes in."""

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import (
    BORDER_KIND,
    BORDER_START,
    BORDER_TO,
    BORDER_VIA,
    CANAL,
    CANAL_AGES,
    CANAL_BANKS,
    COAST,
    CROSSING,
    LAND_BORDER,
    MOVE_COST,
    MOVE_FLAT,
    OCEAN,
    REGION_KIND,
    REGION_TERRAIN,
    REGIONS,
    RIVER,
)
from ..cells import NONE
from ..state import BY_CROSSING, BY_INVASION, BY_RIVER, NO_RIVERS, OCEAN_GALLEYS, ROADS
from ..tables import COLOURS, GALLEYS, STOP_RATIO, UNIT_MOVE_CLASS
from .counters import flies, sails
from .empires import age_of, is_land

_VIAS = BORDER_VIA.shape[1]
# The region from which each border is seen.
BORDER_FROM = np.repeat(np.arange(REGIONS), np.diff(BORDER_START)).astype(np.int16)


@rule
def border_between(region: int, target: int) -> int:
    """The border between two regions as seen from the first; -1 where they do not touch."""
    for border in range(BORDER_START[region], BORDER_START[region + 1]):
        if BORDER_TO[border] == target:
            return border
    return NOBODY


@rule
def has_others(s: Record, empire: int, region: int) -> bool:
    """Whether a region holds a unit of another empire."""
    for other in range(COLOURS):
        if other != empire and s.stacks[other, region] > 0:
            return True
    return False


@rule
def outnumbers(s: Record, empire: int, region: int, own: int) -> bool:
    """SA-178-R1, SA-E12: whether so many units are at least twice those of every other empire in a region."""
    for other in range(COLOURS):
        if other != empire and own < STOP_RATIO * s.stacks[other, region]:
            return False
    return True


@rule
def crossing_open(s: Record, empire: int, border: int) -> bool:
    """SA-195, SA-195-R1, SA-196, SA-E11: an arrow is closed when each of its seas holds any unit of another empire."""
    for place in range(_VIAS):
        sea = int(BORDER_VIA[border, place])
        if sea != NONE and not has_others(s, empire, sea):
            return True
    return False


@rule
def may_walk(s: Record, empire: int, border: int) -> bool:
    """SA-009, SA-177: land units go from land to land, over open crossings too."""
    kind = BORDER_KIND[border]
    if kind == CROSSING:
        return crossing_open(s, empire, border)
    return kind == LAND_BORDER or kind == RIVER


@rule
def canal_dug(s: Record, empire: int, border: int) -> bool:
    """SA-184, SA-184-R1: whether a canal is there in the Age of the moving empire."""
    return (CANAL_AGES[border] >> age_of(s, empire)) & 1 == 1


@rule
def canal_owner(s: Record, empire: int, border: int) -> int:
    """SA-185: an empire of another player on the banks of a canal that has not given leave in this action; -1 none."""
    for place in range(_VIAS):
        bank = int(CANAL_BANKS[border, place])
        owner = NOBODY if bank == NONE else int(s.control[bank])
        if owner != NOBODY and s.player[owner] != s.player[empire] and (s.passage >> owner) & 1 == 0:
            return owner
    return NOBODY


@rule
def has_own_shore(s: Record, empire: int, water: int) -> bool:
    """SA-187: whether a water touches land that an empire controls."""
    for border in range(BORDER_START[water], BORDER_START[water + 1]):
        if BORDER_KIND[border] == COAST and s.control[BORDER_TO[border]] == empire:
            return True
    return False


@rule
def carries_galleys(s: Record, empire: int, water: int, rights: int) -> bool:
    """SA-186, SA-187, SA-187-R1: galleys go only where own land is near, and on an ocean only by a special right."""
    if REGION_KIND[water] == OCEAN and rights & OCEAN_GALLEYS == 0:
        return False
    return has_own_shore(s, empire, water)


@rule
def may_sail(s: Record, empire: int, unit_type: int, border: int, rights: int) -> bool:
    """SA-179, SA-182, SA-184: ships go from water to water or coast and back, never from land to land."""
    kind, target = BORDER_KIND[border], int(BORDER_TO[border])
    if kind == CROSSING or kind == LAND_BORDER or kind == RIVER:
        return False
    if kind == CANAL and not canal_dug(s, empire, border):
        return False
    return is_land(target) or unit_type != GALLEYS or carries_galleys(s, empire, target, rights)


@rule
def may_enter(s: Record, empire: int, unit_type: int, border: int, rights: int) -> bool:
    """SA-177, SA-179, SA-189: whether units of a type can cross a border by themselves; canals are for ships alone."""
    if flies(unit_type):
        return BORDER_KIND[border] != CANAL
    if sails(unit_type):
        return may_sail(s, empire, unit_type, border, rights)
    return may_walk(s, empire, border)


@rule
def entry_cost(s: Record, empire: int, region: int, move_class: int, rights: int) -> int:
    """SA-167, SA-168: what a region costs in the mover's Age, -1 where the class cannot go; on roads a city costs 1."""
    kind = MOVE_FLAT if rights & ROADS and s.city[region] > 0 else move_class
    return int(MOVE_COST[REGION_TERRAIN[region], age_of(s, empire), kind])


@rule
def cost_for(s: Record, empire: int, unit_type: int, region: int, rights: int) -> int:
    """SA-167: what a region costs units of a type."""
    return entry_cost(s, empire, region, int(UNIT_MOVE_CLASS[unit_type]), rights)


@rule
def entered_by(border: int, rights: int) -> int:
    """SA-176-R1, SA-200: how a border brings units into the region behind it: over a river, an arrow, or from water."""
    kind = BORDER_KIND[border]
    if kind == RIVER and rights & NO_RIVERS == 0:
        return BY_RIVER
    if kind == CROSSING:
        return BY_CROSSING
    return BY_INVASION if kind == COAST and is_land(int(BORDER_TO[border])) else 0

"""The map: regions with their terrain, zones and symbols, the borders between them, and what terrain does by Age.

Ages are counted from 1, and tables by Age begin with a column for Age 0 that nobody reads. A set of Ages or of zones is
a bit mask: `AGES >> age & 1`, `REGION_ZONES[region] >> zone & 1`.
"""

from __future__ import annotations

import numpy as np

from .cells import AGES, NONE, ages_in
from .columns import BORDER_KINDS, MOVE_CLASSES, REGION_KINDS
from .icons import ZONE_EUROPE, ZONE_NON_EUROPE, ZONE_WORLD
from .reading import COLUMNS, LIMITS, Numbers, column, numbers, padded

BY_AGE = AGES + 1  # the length of a table by Age

# The regions: lands first, then seas, then oceans.
REGION_IDS = COLUMNS.ids("regions.csv")
REGIONS = len(REGION_IDS)
LAND, SEA, OCEAN = range(len(REGION_KINDS))
REGION_KIND = numbers("regions.csv", "kind")
LANDS, SEAS, OCEANS = np.bincount(REGION_KIND, minlength=len(REGION_KINDS)).tolist()
REGION_PLACES = tuple(zip(column("regions.csv", "x"), column("regions.csv", "y"), strict=True))
WHEAT = numbers("regions.csv", "wheat")
OIL = numbers("regions.csv", "oil")
IS_ISLAND = numbers("regions.csv", "island")

# SA-138: the elephant that each marked region owns, by its number; the others of the pool have no region.
_ELEPHANT_REGIONS = [region for region, is_marked in enumerate(column("regions.csv", "elephant")) if is_marked]
NAMED_ELEPHANTS = len(_ELEPHANT_REGIONS)
ELEPHANTS = LIMITS["elephants"]
ELEPHANT_REGION = np.array(_ELEPHANT_REGIONS, np.int16)
ELEPHANT = np.full(REGIONS, NONE, np.int16)
ELEPHANT[ELEPHANT_REGION] = np.arange(NAMED_ELEPHANTS)

# SA-009, SA-182 to SA-185, SA-195, SA-196: the borders of a region stand together, each seen from there.
LAND_BORDER, RIVER, CROSSING, COAST, SEA_BORDER, CANAL = range(len(BORDER_KINDS))
_COLUMNS = ("region_a", "region_b", "kind", "coast", "via", "canal_ages")
_BORDERS = list(zip(*(column("borders.csv", name) for name in _COLUMNS), strict=True))
_SEEN = sorted([(a, b, *rest) for a, b, *rest in _BORDERS] + [(b, a, *rest) for a, b, *rest in _BORDERS])
BORDERS = len(_SEEN)
BORDER_START = np.searchsorted([border[0] for border in _SEEN], np.arange(REGIONS + 1)).astype(np.int16)
BORDER_TO = np.array([border[1] for border in _SEEN], np.int16)
BORDER_KIND = np.array([border[2] for border in _SEEN], np.int16)


def _shores(land: int) -> list[int]:
    """The labels of the shores of a land, in order."""
    borders = _SEEN[BORDER_START[land] : BORDER_START[land + 1]]
    return sorted({label for _, _, kind, label, *_rest in borders if kind == COAST})


def _shore(a: int, b: int, label: int) -> int:
    """SA-183: which shore of the land a coast is, counted from 0 by its label; NONE where there is none."""
    labels = _shores(a if REGION_KIND[a] == LAND else b)
    return labels.index(label) if label in labels else NONE


BORDER_COAST = np.array([_shore(a, b, label) for a, b, _, label, *_rest in _SEEN], np.int16)
MOST_SHORES = int(BORDER_COAST.max()) + 1
_VIA = padded([border[4] for border in _SEEN])
BORDER_VIA = np.where((BORDER_KIND == CROSSING)[:, np.newaxis], _VIA, NONE).astype(np.int16)  # the seas it lies in
CANAL_BANKS = np.where((BORDER_KIND == CANAL)[:, np.newaxis], _VIA, NONE).astype(np.int16)
CANAL_AGES = np.array([border[5] for border in _SEEN], np.int16)  # 0 where there is no canal
IS_COASTAL = np.zeros(REGIONS, np.int16)
IS_COASTAL[[border[0] for border in _SEEN if border[2] == COAST]] = 1
IS_COASTAL[REGION_KIND != LAND] = 0


def _zones() -> Numbers:
    """SA-354 to SA-360: a land has its own zones, a water those of all adjacent land; others are outside Europe."""
    written = zip(column("regions.csv", "zone"), column("regions.csv", "subzone"), strict=True)
    own = [sum(1 << zone for zone in zones if zone != NONE) for zones in written]
    masks = list(own)
    for region, other, kind, *_rest in _SEEN:
        if kind == COAST and REGION_KIND[region] != LAND:
            masks[region] |= own[other]
    outside = [0 if mask >> ZONE_EUROPE & 1 else 1 << ZONE_NON_EUROPE for mask in masks]
    return np.array([mask | out | 1 << ZONE_WORLD for mask, out in zip(masks, outside, strict=True)], np.int16)


REGION_ZONES = _zones()

# SA-108, SA-167, SA-219, SA-223: the terrain chart, by terrain and Age.
TERRAIN_IDS = COLUMNS.ids("terrain.csv", "terrain")
TERRAINS = len(TERRAIN_IDS)
FERTILE = TERRAIN_IDS.index("fertile")
REGION_TERRAIN = numbers("regions.csv", "terrain")
_CHART_TERRAIN = [TERRAIN_IDS.index(terrain) for terrain in column("terrain.csv", "terrain")]
_CHART_AGES = [ages_in(mask) for mask in column("terrain.csv", "ages")]


def _chart(name: str) -> Numbers:
    """A column of the chart, by terrain and Age."""
    chart = np.zeros((TERRAINS, BY_AGE), np.int16)
    for terrain, ages, value in zip(_CHART_TERRAIN, _CHART_AGES, column("terrain.csv", name), strict=True):
        chart[terrain, ages] = value
    return chart


INCOME = _chart("income")
DEFENCE = _chart("defence")
MOUNTED_MODIFIER = _chart("mounted_modifier")  # SA-225: to front and support
COUNTS_FOR_GLORY = _chart("counts_for_glory")  # SA-353
MOVE_INFANTRY, MOVE_CAVALRY, MOVE_MISSILE, MOVE_MOTOR, MOVE_FLAT = range(len(MOVE_CLASSES))
_FLAT = np.full((TERRAINS, BY_AGE), LIMITS["flat_move_cost"], np.int16)  # SA-168
# By terrain, Age and class of movement; NONE where the class cannot go.
MOVE_COST = np.stack([*(_chart(f"move_{name}") for name in MOVE_CLASSES[:-1]), _FLAT], axis=2)

# SA-312 to SA-319: the levels of cities, and the next level up and down from each.
CITY_LEVELS = tuple(column("cities.csv", "level"))
CITY_FIRST_AGE = numbers("cities.csv", "first_age")
LARGEST_CITY = max(CITY_LEVELS)
_STEPS, _SIZES = (0, *CITY_LEVELS), range(LARGEST_CITY + 1)
CITY_UP = np.array([min([step for step in _STEPS if step > level], default=level) for level in _SIZES], np.int16)
CITY_DOWN = np.array([max([step for step in _STEPS if step < level], default=0) for level in _SIZES], np.int16)
# By Age, the highest level that can be built.
_BUILT = [np.append(0, CITY_LEVELS)[np.append(True, age >= CITY_FIRST_AGE)] for age in range(BY_AGE)]
MOST_CITY = np.array([levels.max() for levels in _BUILT], np.int16)

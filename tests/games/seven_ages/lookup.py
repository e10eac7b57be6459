"""Finding things of 7 Ages by their names, for tests."""

from __future__ import annotations

from aevum.games.seven_ages import tables
from aevum.games.seven_ages.atlas import BORDER_START, BORDER_TO, REGION_IDS, REGION_ZONES
from aevum.games.seven_ages.cells import NONE
from aevum.games.seven_ages.icons import CATEGORIES, ZONES
from aevum.games.seven_ages.tables import CARD_IDS, UNIT_IDS


def region(name: str) -> int:
    """The number of a region."""
    return REGION_IDS.index(name)


def card(name: str) -> int:
    """The number of the card of an empire."""
    return CARD_IDS.index(name)


def unit(name: str) -> int:
    """The number of a type of unit."""
    return UNIT_IDS.index(name)


def borders(name: str) -> dict[str, int]:
    """The neighbours of a region, each with the number of the border to it."""
    of = region(name)
    return {REGION_IDS[BORDER_TO[at]]: at for at in range(BORDER_START[of], BORDER_START[of + 1])}


def zones(name: str) -> set[str]:
    """The zones of a region."""
    return {zone for number, zone in enumerate(ZONES) if REGION_ZONES[region(name)] >> number & 1}


def starts(name: str) -> list[str]:
    """Where an empire starts."""
    return [REGION_IDS[start] for start in tables.CARD_STARTS[card(name)] if start != NONE]


def icons(name: str) -> set[tuple[str, str | None, int]]:
    """The glory icons of an empire: category, zone and points."""
    found = [icon for icon in tables.GLORY[card(name)].tolist() if icon[0] != NONE]
    return {(CATEGORIES[kind], None if zone == NONE else ZONES[zone], points) for kind, zone, points in found}

"""What the printed board says for good: what borders on what, which waters touch, of which epoch an army is.

It is that of the game's own tables: where a match is played with others the rules follow those, and the board does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from aevum.core.tables import read_table
from aevum.games.history_of_the_world.state import (
    BORDER_START,
    BORDER_TERRAIN,
    COAST_LANDS,
    COAST_START,
    DATA,
    EMPIRE_IDS,
    EMPIRES,
    LAND_IDS,
    LAND_WATERS,
    LANDS,
    NEIGHBOURS,
    OPEN,
    TERRAIN_IDS,
    WATER_IDS,
    WATER_LINKS,
    WATERS,
)
from aevum.games.history_of_the_world.view import epoch_of as epoch_of_source

CARDS = read_table(DATA / "events.csv")  # each with its deck, its timing and its epochs
MINOR_EMPIRES = EMPIRE_IDS[EMPIRES:]
ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")


def neighbours(land: str) -> list[str]:
    """The lands that border on a land, barren ones included."""
    return [LAND_IDS[int(NEIGHBOURS[border])] for border in _borders(land)]


def terrain_against(land: str, origin: str) -> str | None:
    """What protects a land against an attack from its neighbour, if anything does."""
    other = LAND_IDS.index(origin)
    found = (int(BORDER_TERRAIN[border]) for border in _borders(land) if int(NEIGHBOURS[border]) == other)
    terrain = next(found, OPEN)
    return None if terrain == OPEN else TERRAIN_IDS[terrain - 1]


def _borders(land: str) -> range:
    place = LAND_IDS.index(land)
    return range(int(BORDER_START[place]), int(BORDER_START[place + 1]))


def waters_of(land: str) -> list[str]:
    """The waters that touch a land; a barren one has no ports."""
    place = LAND_IDS.index(land)
    return list(_named(int(LAND_WATERS[place]))) if place < LANDS else []


def waters_beside(water: str) -> list[str]:
    """The waters that fleets can go on to."""
    return list(_named(int(WATER_LINKS[WATER_IDS.index(water)])))


def _named(waters: int) -> Iterator[str]:
    return (WATER_IDS[water] for water in range(WATERS) if (waters >> water) & 1)


def coast_of(water: str) -> list[str]:
    """The lands that a water touches."""
    place = WATER_IDS.index(water)
    return [LAND_IDS[int(land)] for land in COAST_LANDS[COAST_START[place] : COAST_START[place + 1]]]


def epoch_of(empire: str) -> int:
    """The epoch of an empire; that of a minor one is the epoch of its card."""
    epoch = epoch_of_source(EMPIRE_IDS.index(empire))
    assert epoch is not None  # only what came by an event has none
    return epoch


def numeral(land: dict[str, Any]) -> str:
    """The epoch of the armies in a land in Roman figures; what came by an event has none."""
    return ROMAN[land["epoch"] - 1] if land["epoch"] else "–"

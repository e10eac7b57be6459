"""SA-020: the units that a reader sees, by region and empire: everybody's own, and those that were shown."""

from __future__ import annotations

from .sight import Sight, empire_with, remembered
from .state import NOWHERE
from .tables import COLOURS, UNIT_IDS

Found = dict[tuple[int, int], dict[str, int]]


@remembered
def counters_by_region(s: Sight) -> Found:
    """SA-020: units by region and empire, each type with its number, as far as this reader sees them."""
    found: Found = {}
    for counter, region in enumerate(s.unit_at):
        if region != NOWHERE:
            count_unit(found.setdefault((region, empire_with(s, counter)), {}), s.unit_type[counter])
    return found


def count_unit(units: dict[str, int], unit: int) -> None:
    """One more unit of a type."""
    units[UNIT_IDS[unit]] = units.get(UNIT_IDS[unit], 0) + 1


def sees_units(s: Sight, empire: int) -> bool:
    """SA-020: whether this reader sees the units of an empire: as many as it has are known."""
    return _known_units(s)[empire] == int(s.stacks[empire].sum())


@remembered
def _known_units(s: Sight) -> list[int]:
    """How many units of each empire are seen."""
    known = [0] * COLOURS
    for (_, empire), units in counters_by_region(s).items():
        known[empire] += sum(units.values())
    return known

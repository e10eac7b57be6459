"""The printed world as the tests read it: lands and waters by id, what touches what, and where fleets go."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from aevum.core.tables import read_limits, read_table
from aevum.core.text import GAMES

FOLDER = GAMES / "history_of_the_world"
DATA = FOLDER / "data"
EPOCHS = range(1, 8)

Row = dict[str, str]


@dataclass(frozen=True)
class Crossing:
    """A border as whoever crosses it meets it: the terrain on the far side, and whether it is a strait."""

    terrain: str
    strait: bool


def table(name: str) -> list[Row]:
    """The rows of a table."""
    return read_table(DATA / f"{name}.csv")


def by_id(name: str) -> dict[str, Row]:
    """The rows of a table by their id."""
    return {row["id"]: row for row in table(name)}


def several(cell: str) -> tuple[str, ...]:
    """The items of a cell that may hold several, or none."""
    return tuple(cell.split(";")) if cell else ()


def touching(pairs: Iterable[tuple[str, str]]) -> Mapping[str, set[str]]:
    """What touches what, both ways."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for one, other in pairs:
        found[one].add(other)
        found[other].add(one)
    return found


def reached(start: Iterable[str], steps: Mapping[str, set[str]], within: set[str]) -> set[str]:
    """Everything that can be reached step by step without leaving `within`."""
    found: set[str] = set()
    waiting = list(start)
    while waiting:
        fresh = (steps[waiting.pop()] & within) - found
        found |= fresh
        waiting += fresh
    return found


LIMITS = read_limits(DATA / "limits.csv")
PIECES = {row["id"]: int(row["count"]) for row in table("pieces")}
AREAS = by_id("areas")
LANDS = by_id("lands")
WATERS = by_id("waters")
EMPIRES = by_id("empires")
MINOR_EMPIRES = by_id("minor_empires")
EVENTS = by_id("events")

BARREN = {land for land, row in LANDS.items() if row["kind"] == "barren"}
PLAYABLE = LANDS.keys() - BARREN
SEAS = {water for water, row in WATERS.items() if row["kind"] == "sea"}
RESOURCES = {land for land, row in LANDS.items() if row["resource"] == "1"}

BORDER_ROWS = table("borders")
COAST_ROWS = table("coasts")
LINK_ROWS = table("water_links")
NEIGHBOURS = touching((row["land_a"], row["land_b"]) for row in BORDER_ROWS)
SHORES = touching((row["land"], row["water"]) for row in COAST_ROWS)
LINKS = touching((row["water_a"], row["water_b"]) for row in LINK_ROWS)

CROSSINGS: dict[tuple[str, str], Crossing] = {}
for _row in BORDER_ROWS:
    _a, _b, _strait = _row["land_a"], _row["land_b"], _row["strait"] == "1"
    CROSSINGS[_a, _b] = Crossing(_row["terrain_b"], _strait)
    CROSSINGS[_b, _a] = Crossing(_row["terrain_a"], _strait)


def lands_of(area: str) -> set[str]:
    """The lands of an area."""
    return {land for land, row in LANDS.items() if row["area"] == area}


def seas_from(ocean: str) -> set[str]:
    """The seas that an ocean opens, directly or through other seas."""
    return reached([ocean], LINKS, SEAS)


def fleets_of(empire: Row) -> set[str]:
    """The waters where an empire places fleets."""
    listed = set(several(empire["navigation"]))
    return listed.union(*(seas_from(water) for water in listed - SEAS))


def landings(land: str, fleets: set[str]) -> set[str]:
    """The lands that a chain of fleets reaches from a land."""
    first = SHORES[land] & fleets
    waters = first | reached(first, LINKS, fleets)
    return set().union(*(SHORES[water] for water in waters))


def defence_dice(origin: str, target: str) -> int:
    """How many dice the defender rolls against an attack over a border."""
    crossing = CROSSINGS[origin, target]
    if crossing.strait:
        return LIMITS["strait_defence_dice"]
    return LIMITS["terrain_defence_dice" if crossing.terrain else "defence_dice"]


def value(area: str, epoch: int) -> int:
    """The base value of an area in an epoch."""
    return int(AREAS[area][f"epoch_{epoch}"])

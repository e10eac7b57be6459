"""What people do in one gesture though the rules take small steps: a stack with its whole way, an order of units.

The ways are found by trying the rules of movement on what the reader sees; whoever goes one plays it step by step.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, NamedTuple

import numpy as np

from aevum.core.record import Record
from aevum.core.sequence import about_too

from .atlas import BORDER_KIND, BORDER_START, BORDER_TO, CROSSING, LAND_BORDER, REGION_IDS, REGIONS, RIVER
from .cells import NONE
from .rules import borders, building, first_units, movement, shipping, stacks
from .rules.counters import flies
from .sight import Sight, seeing
from .state import COUNTER_KIND, FIRST_COUNTER, NOTHING, NOWHERE
from .tables import (
    COLOUR_VETERAN,
    COUNTER_IDS,
    UNIT_COUNTER,
    UNIT_FRONT,
    UNIT_IDS,
    UNIT_MOVE,
    UNIT_MOVE_CLASS,
    UNIT_SUPPORT,
    UNITS,
    UNITS_WITHOUT_CITY,
)

View = dict[str, Any]
# What changes on the way of a stack.
_ON_THE_WAY = (
    *("group_at", "group_spent", "group_passed", "group_shore"),
    *("group_abroad", "group_entered", "group_stopped"),
)
_cost_of, _can_raise = seeing(building.cost_of), seeing(building.can_raise)
_awaits_unit, _owes_units = seeing(first_units.awaits_unit), seeing(first_units.owes_units)
_can_go, _can_end = seeing(stacks.can_go), seeing(stacks.can_end)
_hides_halts = seeing(movement.hides_halts)
_sail_past, _enter_region = seeing(movement.sail_past), seeing(movement.enter_region)


class Halt(NamedTuple):
    """How a stack stands somewhere on a way: what it has spent, the regions it came by, and the record's fields."""

    spent: int
    length: int
    way: tuple[int, ...]
    fields: tuple[Any, ...]


def ways_view(s: Sight, empire: int) -> dict[str, list[str]]:
    """SA-165 to SA-191: by each region in which the stack could end its way, the steps that lead there."""
    return {REGION_IDS[region]: steps for region, steps in _ways(s.afresh(), empire).items()}


def is_too_far(s: Record, empire: int, region: int) -> bool:
    """SA-166: whether a region is farther away than the stack can go even where nobody stops it."""
    return region not in _ways(Sight(s), empire, halts=False)


def is_overseas(s: Record, empire: int, region: int) -> bool:
    """SA-177: whether a stack that walks would have to cross the sea, where there is no crossing."""
    walks = any(not flies(unit) for unit in _types_in(stacks.group_types(s, empire)))
    return walks and stacks.group_ships(s, empire) == 0 and LANDMASS[s.group_at] != LANDMASS[region]


def _landmasses() -> Any:
    """SA-177: by region, the first of those to which one can walk from it while all crossings are open."""
    mass, walked = np.arange(REGIONS), np.isin(BORDER_KIND, (LAND_BORDER, RIVER, CROSSING))
    while True:
        least = mass.copy()
        np.minimum.at(least, borders.BORDER_FROM[walked], mass[BORDER_TO[walked]])
        if (least == mass).all():
            return mass
        mass = least


LANDMASS = _landmasses()


def _types_in(types: int) -> list[int]:
    return [unit for unit in range(UNITS) if types >> unit & 1]


def _ways(walk: Sight, empire: int, halts: bool = True) -> dict[int, list[str]]:
    """The cheapest way to each region, the shorter of two; with `halts` nobody leaves the place where it is stopped."""
    types, ships = stacks.group_types(walk, empire), stacks.group_ships(walk, empire)
    if types in (0, stacks.ONLY_STAR_WARS):
        return {}
    cargo = stacks.group_size(walk, empire) - ships
    movers = [UNIT_MOVE_CLASS[unit] for unit in _types_in(types)]
    reached, found, waiting = {walk.group_from}, {}, [Halt(0, 0, (), _fields(walk))]
    while waiting:
        halt = heappop(waiting)
        _stand(walk, halt)
        if halt.way and walk.group_at in reached:
            continue
        reached.add(walk.group_at)
        if halt.way and _can_end(walk, empire):
            found[walk.group_at] = _steps(halt.way, bool(walk.group_stopped) and not _hides_halts(walk))
        if not (halts and walk.group_stopped):
            for target in _next_regions(walk, empire, types, ships, cargo):
                _stand(walk, halt)
                _sail_past(walk, empire)
                _enter_region(walk, empire, target)
                spent = max(walk.group_spent[kind] for kind in movers)
                heappush(waiting, Halt(spent, halt.length + 1, (*halt.way, target), _fields(walk)))
    return found


def _next_regions(walk: Sight, empire: int, types: int, ships: int, cargo: int) -> list[int]:
    """SA-165: the regions that the stack can enter next."""
    shore = shipping.fleet_shore(walk, empire)
    around = range(BORDER_START[walk.group_at], BORDER_START[walk.group_at + 1])
    return [int(BORDER_TO[each]) for each in around if _can_go(walk, empire, each, types, ships, cargo, shore)]


def _fields(walk: Sight) -> tuple[Any, ...]:
    return tuple(list(value) if isinstance(value := getattr(walk, name), list) else value for name in _ON_THE_WAY)


def _stand(walk: Sight, halt: Halt) -> None:
    """Put the stack where it was."""
    for name, value in zip(_ON_THE_WAY, halt.fields, strict=True):
        setattr(walk, name, list(value) if isinstance(value, list) else value)


def _steps(way: tuple[int, ...], stopped: bool) -> list[str]:
    """A way in words; where all see that the stack is stopped nobody is asked."""
    return [*(f"go {REGION_IDS[region]}" for region in way), *([] if stopped else ["stop"])]


def order_view(s: Sight, empire: int, initial: bool) -> View:
    """SA-123 to SA-131: what an order may hold: of each type its price and how many are left; room by region."""
    room = _first_room(s, empire) if initial else _later_room(s, empire)
    return {
        "units": [_unit_view(s, empire, unit, initial) for unit in range(UNITS) if _can_raise(s, empire, unit)],
        "room": {REGION_IDS[region]: left for region, left in room.items() if left > 0},
    }


def _first_room(s: Sight, empire: int) -> dict[int, int]:
    """SA-086-R1, SA-090: one unit in each start region as long as several await theirs; then any number."""
    waiting = [region for region in range(REGIONS) if _awaits_unit(s, empire, region)]
    return dict.fromkeys(waiting, 1) if len(waiting) > 1 and _owes_units(s, empire) else {}


def _later_room(s: Sight, empire: int) -> dict[int, int]:
    """SA-130, SA-131: what is left in each region, or in the one that was picked."""
    picked = int(about_too(s)) - 1
    held = [region for region, holder in enumerate(s.control) if holder == empire and picked in (NOTHING, region)]
    return {region: _room(s, region) for region in held}


def _room(s: Sight, region: int) -> int:
    """SA-130, SA-131: how many units can still be built in a region in this production."""
    return int(max(s.city[region], UNITS_WITHOUT_CITY) - s.placed_here[region])


def _spare(s: Sight, empire: int, unit: int) -> int:
    """SA-125: how many counters are left for a type; those that all share are built one by one."""
    pool = range(FIRST_COUNTER[empire], FIRST_COUNTER[empire + 1])
    kind = UNIT_COUNTER[unit]
    return sum(1 for each in pool if COUNTER_KIND[each] == kind and s.unit_at[each] == NOWHERE) or 1


def _counter_of(unit: int) -> str:
    """SA-125-R1: the counters that a type is a side of, which those of the other side use up as well."""
    kind = UNIT_COUNTER[unit]
    return UNIT_IDS[unit] if kind == NONE else COUNTER_IDS[kind]


def _unit_view(s: Sight, empire: int, unit: int, initial: bool) -> View:
    veteran = COLOUR_VETERAN[empire]
    return {
        "unit": UNIT_IDS[unit],
        "cost": int(_cost_of(s, empire, unit, initial)),
        "counter": _counter_of(unit),
        "left": _spare(s, empire, unit),
        "front": int(UNIT_FRONT[unit, veteran]),
        "support": int(UNIT_SUPPORT[unit, veteran]),
        "move": int(UNIT_MOVE[unit]),
    }

"""What the stack that moves would bring its empire wherever its way can end: regions, income, glory in the harvest.

Units that stand there, and what a conflict with them would bring, are not thought of: nobody knows that.
"""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY

from .atlas import REGION_IDS
from .glory import harvest_now
from .rules import income, stacks
from .rules.borders import has_others
from .rules.counters import standing_units
from .sight import Sight, seeing
from .state import NOTHING, NOWHERE

_income_of = seeing(income.income_of)
# What is counted of the empire, by the kind of effect.
_COUNTS: dict[str, Callable[[Sight, int], int]] = {
    "regions": lambda s, empire: len(s.held[empire]),
    "income": lambda s, empire: int(_income_of(s, empire)),
    "harvest": lambda s, empire: harvest_now(s, s.player[empire]),
}


def gains_view(s: Sight, empire: int, ends: list[str]) -> dict[str, dict[str, int]]:
    """SA-008, SA-335: by each region in which the way could end, how much more or less the empire would have."""
    now = _counted(s, empire)
    goes_on_foot = stacks.group_size(s, empire) > stacks.group_wings(s, empire)
    left = [s.group_from] if s.control[s.group_from] == empire and not _keeps_start(s, empire, goes_on_foot) else []
    found: dict[str, dict[str, int]] = {}
    for end in map(REGION_IDS.index, ends):
        taken = [end] if goes_on_foot and s.control[end] == NOBODY and not has_others(s, empire, end) else []
        then = _counted(_holding(s, empire, taken, left), empire) if taken or left else now
        found[REGION_IDS[end]] = {kind: then[kind] - now[kind] for kind in _COUNTS if then[kind] != now[kind]}
    return found


def _counted(s: Sight, empire: int) -> dict[str, int]:
    return {kind: count(s, empire) for kind, count in _COUNTS.items()}


def _keeps_start(s: Sight, empire: int, goes_on_foot: bool) -> bool:
    """SA-008-R1, SA-008-R2: whether what is left behind keeps control once the stack is gone."""
    start = s.group_from
    size, wings = stacks.group_size(s, empire), stacks.group_wings(s, empire)
    standing = standing_units(s, empire, start) - (size - wings)
    return standing > 0 or (not goes_on_foot and s.stacks[empire, start] > size)


def _holding(s: Sight, empire: int, taken: list[int], left: list[int]) -> Sight:
    """The same with regions taken and others left, whose capital and artifact are lost."""
    control, wonder, capital = list(s.control), list(s.wonder), list(s.capital)
    for region in taken:
        control[region] = empire
    for region in left:
        control[region], wonder[region] = NOBODY, NOTHING
        if capital[empire] == region:
            capital[empire] = NOWHERE
    return s.with_fields(control=control, wonder=wonder, capital=capital)

"""A record as a view reads it: the same rules, but what they ask again and again is answered once.

A view asks for every empire, icon and type of units, and each time rules would walk through all effects there can be.
`seeing` makes a twin of a rule, and of all rules that it calls, in which the busiest of them are replaced: by an answer
that is remembered, or by one that looks only where something lies. What is counted, the rules alone say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, cached_property
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

from aevum.core.record import NOBODY, Reading, Record
from aevum.core.rule import is_rule

from .atlas import REGIONS
from .effects import CLAUSES
from .grammar import VERB, WHEN
from .rules import battle, counting, empires, harvest, income, standing
from .rules.standing import END, SOURCES, START
from .state import COLOURED, COUNTER_COLOUR, LASTING, LEADER_PLACES, NOTHING, NOWHERE
from .tables import ARTIFACTS, COLOURS, LEADER_KINDS

Rule = TypeVar("Rule", bound=Callable[..., Any])
# Where the kinds of sources begin, in the order of `standing`: the card, artifacts, leaders, events that last.
_LASTING = SOURCES - LASTING
_LEADERS = _LASTING - LEADER_PLACES * LEADER_KINDS
_ARTIFACTS = _LEADERS - ARTIFACTS
_SHIFT = 5
# By clause: its verb and what triggers it.
_CLAUSE_KINDS: list[tuple[int, int]] = list(zip(CLAUSES[:, VERB].tolist(), CLAUSES[:, WHEN].tolist(), strict=True))
_WORD = 64
_SIGHT = "sight"
_COUNTER_COLOURS: list[int] = COUNTER_COLOUR.tolist()


class Sight(Reading):
    """A record that is only read, its rows as plain lists: rules go through those much faster than through arrays."""

    def __init__(self, record: Record) -> None:
        self._record, self._memory, self._parts = record, None, {}
        self.answers: dict[tuple[Any, ...], Any] = {}

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._record, name)
        if isinstance(value, np.ndarray | np.generic) and np.ndim(value) < 2:
            value = value.tolist()
        self.__dict__[name] = value
        return value

    def afresh(self) -> Sight:
        """Another sight of the same record: what is written to it changes neither."""
        return Sight(self._record)

    def with_fields(self, **fields: Any) -> Sight:
        """Another sight in which some fields are others; all that was read so far is shared, so nobody writes to it."""
        other = Sight(self._record)
        read = {name: value for name, value in self.__dict__.items() if name not in ("answers", "held")}
        other.__dict__.update(read, answers={}, **fields)
        return other

    @cached_property
    def started(self) -> list[list[bool]]:
        """SA-085: by empire and region, whether it started there."""
        bits = np.arange(REGIONS)
        words = self.starts[:, bits // _WORD] >> (bits % _WORD).astype(np.uint64)
        found: list[list[bool]] = (words & np.uint64(1)).astype(bool).tolist()
        return found

    @cached_property
    def held(self) -> list[list[int]]:
        """By empire, the regions that it controls."""
        found: list[list[int]] = [[] for _ in range(COLOURS)]
        for region, empire in enumerate(self.control):
            if empire != NOBODY:
                found[empire].append(region)
        return found


def sight_of(s: Record) -> Sight:
    """A sight of a record: the same for all who read it again and again.

    It reads the record by itself: if it held the reading that holds it, neither would go before somebody looks for
    such garbage, and everybody waits for that.
    """
    if not isinstance(s, Reading):
        return Sight(s)
    known = s.__dict__
    if _SIGHT not in known:
        known[_SIGHT] = Sight(Reading(s._record) if type(s) is Reading else s)
    sight: Sight = known[_SIGHT]
    return sight


def remembered(answer: Rule) -> Rule:
    """The same question is answered once for each sight."""

    def ask(s: Sight, *asked: Any) -> Any:
        key = answer, *asked
        if key not in s.answers:
            s.answers[key] = answer(s, *asked)
        return s.answers[key]

    return cast(Rule, ask)


def _is_start(s: Sight, empire: int, region: int) -> bool:
    return s.started[empire][region]


def _regions_in(s: Sight, empire: int, category: int, zone: int) -> int:
    return sum(_is_region_counted(s, empire, region, category, zone) for region in s.held[empire])


def empire_with(s: Sight, counter: int) -> int:
    """The empire that a counter is of, or that has it of those which all share."""
    return _COUNTER_COLOURS[counter] if counter < COLOURED else int(s.shared_by[counter - COLOURED])


@remembered
def _units_on_map(s: Sight) -> Counter[tuple[int, int]]:
    """By empire and type, how many units stand on the map."""
    on_map = (counter for counter, region in enumerate(s.unit_at) if region != NOWHERE)
    return Counter((empire_with(s, counter), s.unit_type[counter]) for counter in on_map)


def _units_of(s: Sight, empire: int, unit_type: int) -> int:
    return _units_on_map(s)[empire, unit_type]


@remembered
def _artifacts_out(s: Sight) -> list[int]:
    """Every artifact that anybody has, as sources."""
    out = s.owned.any(axis=0) | (np.array(s.blue) > 0)
    out[[each for each in (*s.religion, *s.government, *s.wonder) if each != NOTHING]] = True
    sources: list[int] = (_ARTIFACTS + np.flatnonzero(out)).tolist()
    return sources


def _sources(s: Sight, empire: int) -> list[int]:
    """Every source from which an empire could have an effect now: what is nobody's is not asked for."""
    leaders = [place for place in range(LEADER_PLACES) if s.leader[place] != NOTHING and s.leader_of[place] == empire]
    return [
        0,
        *_artifacts_out(s),
        *(_LEADERS + place * LEADER_KINDS + kind for place in leaders for kind in range(LEADER_KINDS)),
        *(_LASTING + place for place in range(LASTING) if s.lasting[place] != NOTHING),
    ]


@remembered
def _effects(s: Sight, empire: int) -> list[tuple[int, int, int]]:
    """The effects in force for an empire: verb, trigger, and the cursor at each."""
    found = []
    for source in _sources(s, empire):
        count = standing.clauses_in(s, empire, source)
        first = standing.first_of(s, empire, source) if count else 0
        for place in range(count):
            if not standing.is_begun(first + place, source):
                found.append((*_CLAUSE_KINDS[first + place], source << _SHIFT | place))
    return found


@remembered
def _cursors(s: Sight, empire: int, verb: int, when: int) -> dict[int, int]:
    """By each cursor the next one, for the effects of a verb."""
    cursors = [cursor for *kind, cursor in _effects(s, empire) if kind == [verb, when]]
    return dict(zip((START, *cursors), (*cursors, END), strict=True))


def _next_clause(s: Sight, empire: int, verb: int, when: int, cursor: int) -> int:
    return _cursors(s, empire, int(verb), int(when))[int(cursor)]


@remembered
def _fighters(s: Sight, side: int) -> list[int]:
    """The counters of a side in the region of the conflict."""
    found = (battle.fighter(s, side, place) for place in range(battle.fighters(s, side)))
    return [counter for counter in found if counter >= 0]


_QUICK: dict[Any, Callable[..., Any]] = {
    empires.is_start: _is_start,
    counting.regions_in: _regions_in,
    income.units_of: _units_of,
    standing.next_clause: _next_clause,
    battle.fighters: lambda s, side: len(_fighters(s, side)),
    battle.fighter: lambda s, side, place: _fighters(s, side)[place],
}
_REMEMBERED: set[Callable[..., Any]] = {
    empires.age_of_game,
    counting.counted,
    counting.counts_terrain,
    harvest.icon_points,
}


@cache
def seeing(rule: Rule) -> Rule:
    """A twin of a rule for a sight."""
    if rule in _QUICK:
        return cast(Rule, _QUICK[rule])
    assert isinstance(rule, FunctionType)
    known = rule.__globals__
    called = {name: seeing(known[name]) for name in rule.__code__.co_names if is_rule(known.get(name))}
    twin = FunctionType(rule.__code__, {**known, **called}, rule.__name__, rule.__defaults__)
    return cast(Rule, remembered(twin) if rule in _REMEMBERED else twin)


_is_region_counted = seeing(counting.is_region_counted)

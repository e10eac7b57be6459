"""A record as a view reads it: the same rules, but what they ask again and again is answered once.

A view asks for every empire, icon and type of units, and each time rules would walk through all effects there can be.
`seeing` makes a twin of a rule, and of all rules that it calls, in which the busiest of them are replaced: by an answer
that is remembered, or by one that looks only where something lies. What is counted, the rules alone say.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, TypeVar, cast

import numpy as np

from aevum.core.record import Reading, Record
from aevum.core.rule import is_rule

from .atlas import REGIONS
from .effects import CLAUSES
from .grammar import VERB, WHEN
from .rules import empires, harvest, standing
from .rules.standing import END, SOURCES, START
from .state import LASTING, LEADER_PLACES, NOTHING
from .tables import ARTIFACTS, LEADER_KINDS

Rule = TypeVar("Rule", bound=Callable[..., Any])
# Where the kinds of sources begin, in the order of `standing`: the card, artifacts, leaders, events that last.
_LASTING = SOURCES - LASTING
_LEADERS = _LASTING - LEADER_PLACES * LEADER_KINDS
_ARTIFACTS = _LEADERS - ARTIFACTS
_SHIFT = 5
# By clause: its verb and what triggers it.
_CLAUSE_KINDS: list[tuple[int, int]] = list(zip(CLAUSES[:, VERB].tolist(), CLAUSES[:, WHEN].tolist(), strict=True))
_WORD = 64


class Sight(Reading):
    """A record that is only read, its rows as plain lists: rules go through those much faster than through arrays."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
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


def remembered(answer: Rule) -> Rule:
    """The same question is answered once for each sight."""

    def ask(s: Sight, *asked: Any) -> Any:
        key = answer, *asked
        if key not in s.answers:
            s.answers[key] = answer(s, *asked)
        return s.answers[key]

    return cast(Rule, ask)


@remembered
def starts(s: Sight) -> list[list[bool]]:
    """SA-085: by empire and region, whether it started there."""
    bits = np.arange(REGIONS)
    return ((s.starts[:, bits // _WORD] >> (bits % _WORD).astype(np.uint64)) & np.uint64(1)).astype(bool).tolist()


def _is_start(s: Sight, empire: int, region: int) -> bool:
    return starts(s)[empire][region]


@remembered
def _sources(s: Sight) -> list[int]:
    """Every source from which anybody could have an effect now: what nobody has is not asked for."""
    out = s.owned.any(axis=0) | (np.array(s.blue) > 0)
    out[[each for each in (*s.religion, *s.government, *s.wonder) if each != NOTHING]] = True
    leaders = [place for place in range(LEADER_PLACES) if s.leader[place] != NOTHING]
    return [
        0,
        *(_ARTIFACTS + np.flatnonzero(out)).tolist(),
        *(_LEADERS + place * LEADER_KINDS + kind for place in leaders for kind in range(LEADER_KINDS)),
        *(_LASTING + place for place in range(LASTING) if s.lasting[place] != NOTHING),
    ]


@remembered
def _effects(s: Sight, empire: int) -> list[tuple[int, int, int]]:
    """The effects in force for an empire: verb, trigger, and the cursor at each."""
    found = []
    for source in _sources(s):
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


_QUICK: dict[Any, Callable[..., Any]] = {
    empires.is_start: _is_start,
    standing.next_clause: _next_clause,
}
_REMEMBERED: set[Callable[..., Any]] = {
    empires.age_of_game,
    harvest.counted,
    harvest.counts_terrain,
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

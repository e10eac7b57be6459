"""Choosing at the same time, and passing for a stretch: what seats have in mind beside the log.

While several seats decide, a choice is sealed: it can be changed until the last has chosen, and then all are carried
out in seat order, so the order in which they came changes nothing. A pass may stand for a stretch: it is then chosen by
itself in later windows. Some windows people pass by themselves from the first: they doze, unless they want to be asked.
Somebody who is alone with computer players is not asked either where a pass is all that is offered.
What comes of all this are ordinary acts: whoever replays a log needs nothing of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from typing import TypeVar

from aevum.core.engine import Engine
from aevum.core.game import Game
from aevum.core.record import Record, seats_in
from aevum.core.reveal import SPECTATOR
from aevum.core.sequence import NOT_NOW, Decision, Pass

Kept = TypeVar("Kept")


@dataclass(frozen=True)
class Standing:
    """A pass that stands: in windows of this step, and of all that share its pass, while its rule gives this value."""

    step: str
    stretch: str
    value: int


@dataclass(frozen=True)
class Aside:
    """What is kept beside the log: sealed choices of the decision that is open, and passes that stand, by seat.

    Who is awake wants to be asked where people pass by default.
    """

    sealed: Mapping[int, int] = field(default_factory=dict)
    standing: Mapping[int, Standing] = field(default_factory=dict)
    awake: frozenset[int] = frozenset()

    def sealing(self, seat: int, action: int) -> Aside:
        """The same with a choice of this seat in place of any before."""
        return replace(self, sealed={**self.sealed, seat: action})

    def unsealing(self, seat: int) -> Aside:
        """The same without a choice of this seat."""
        return replace(self, sealed=_without(self.sealed, seat))

    def passing(self, seat: int, standing: Standing) -> Aside:
        """The same with a pass of this seat that stands."""
        return replace(self, standing={**self.standing, seat: standing})

    def withdrawing(self, seat: int) -> Aside:
        """The same without a pass of this seat that stands."""
        return replace(self, standing=_without(self.standing, seat))

    def waking(self, seat: int) -> Aside:
        """The same with this seat awake."""
        return replace(self, awake=self.awake | {seat})

    def dozing(self, seat: int) -> Aside:
        """The same with this seat not awake."""
        return replace(self, awake=self.awake - {seat})


@dataclass(frozen=True)
class Act:
    """An action carried out, and the record after it."""

    seat: int
    action: int
    record: Record


def pass_of(game: Game, step: int) -> Pass | None:
    """How the decision at a step can be passed for a stretch, if it can."""
    decision = game.sequence.steps[step]
    return decision.passing if isinstance(decision, Decision) else None


def lets_doze(game: Game) -> bool:
    """Whether a game has windows that people pass by default."""
    return any(way.by_default for way in game.sequence.passes)


def standing_from(engine: Engine, record: Record, seat: int, stretch: str) -> Standing | None:
    """A pass from now on for a stretch of the decision that waits; None where it has no such stretch."""
    step = engine.game.sequence.names[int(record.step)]
    value = _value(engine, record, seat, step, stretch)
    return None if value is None else Standing(step, stretch, value)


def _value(engine: Engine, record: Record, seat: int, step: str, stretch: str) -> int | None:
    """What the rule of a stretch gives, from what everybody may know: all see for how long a seat is not asked."""
    sequence = engine.game.sequence
    way = pass_of(engine.game, sequence.number(step)) if step in sequence.names else None
    rule = dict(way.stretches).get(stretch) if way else None
    value = NOT_NOW if rule is None else int(rule(engine.observe(record, SPECTATOR), seat))
    return None if value == NOT_NOW else value


def still_standing(engine: Engine, record: Record, standing: Mapping[int, Standing]) -> dict[int, Standing]:
    """The passes whose stretch has not ended."""
    if record.over:
        return {}
    return {
        seat: pass_
        for seat, pass_ in standing.items()
        if _value(engine, record, seat, pass_.step, pass_.stretch) == pass_.value
    }


def still_sealed(engine: Engine, record: Record, sealed: Mapping[int, int]) -> dict[int, int]:
    """The choices that are still offered."""
    return {seat: action for seat, action in sealed.items() if action in engine.choices(record, seat)}


def settle(engine: Engine, record: Record, aside: Aside, dozers: Set[int]) -> tuple[list[Act], Aside]:
    """Carry out what all have chosen, decision by decision, until somebody has still to choose.

    Where what one seat does leaves another no room for its choice, that seat is asked anew. Dozers are the seats that
    pass by default, unless they are awake.
    """
    acts: list[Act] = []
    while len(acts) < engine.game.max_decisions:
        chosen = _all_chosen(engine, record, aside, dozers)
        made = _carried_out(engine, record, chosen)
        if not made:
            break
        acts += made
        aside = _afterwards(engine, record, made, aside)
        record = made[-1].record
    return acts, aside


def _all_chosen(engine: Engine, record: Record, aside: Aside, dozers: Set[int]) -> dict[int, int]:
    """What every seat that must decide has chosen; nothing as long as one has not."""
    chosen = {}
    for seat in seats_in(record.pending):
        action = aside.sealed.get(seat, passed_alone(engine, record, aside, dozers, seat))
        if action is None:
            return {}
        chosen[seat] = action
    return chosen


def passed_alone(engine: Engine, record: Record, aside: Aside, dozers: Set[int], seat: int) -> int | None:
    """The pass that a seat makes by itself in the decision that waits, if it is offered.

    One stands, the seat dozes, or nothing else can be done and it would be asked only so that other people learn
    nothing, of whom there are none.
    """
    way = pass_of(engine.game, int(record.step))
    if way is None:
        return None
    offered = engine.choices(record, seat)
    dozes = way.by_default and seat in dozers - aside.awake
    by_itself = dozes or _stands(engine.game, aside, seat, way) or (dozers == {seat} and len(offered) == 1)
    return way.action if by_itself and way.action in offered else None


def _stands(game: Game, aside: Aside, seat: int, way: Pass) -> bool:
    """Whether a pass of this seat stands, here or in a window that shares this pass."""
    standing = aside.standing.get(seat)
    return standing is not None and pass_of(game, game.sequence.number(standing.step)) is way


def _carried_out(engine: Engine, record: Record, chosen: Mapping[int, int]) -> list[Act]:
    """These choices in seat order, as far as the decision stays open and each is still offered."""
    acts: list[Act] = []
    for seat, action in chosen.items():
        if action not in engine.choices(record, seat):
            break
        before, record = record, engine.acted(record, seat, action)
        acts.append(Act(seat, action, record))
        if not stays_open(before, seat, record):
            break
    return acts


def stays_open(before: Record, seat: int, after: Record) -> bool:
    """Whether the decision is still open after this seat has acted: the others who were to decide still are."""
    others = int(before.pending) & ~(1 << seat)
    return others != 0 and after.pending == others and after.step == before.step


def _afterwards(engine: Engine, before: Record, made: list[Act], aside: Aside) -> Aside:
    """What is left beside the log: choices of seats that are asked anew, and passes whose stretch goes on."""
    standing = aside.standing
    for act in made:
        standing = still_standing(engine, act.record, standing)
    earlier, last = (before, *(act.record for act in made))[-2], made[-1]
    if last.record.over:
        return Aside()
    going_on = stays_open(earlier, last.seat, last.record)
    sealed = still_sealed(engine, last.record, aside.sealed) if going_on else {}
    return Aside(sealed, standing, aside.awake)


def _without(kept: Mapping[int, Kept], seat: int) -> dict[int, Kept]:
    return {other: value for other, value in kept.items() if other != seat}

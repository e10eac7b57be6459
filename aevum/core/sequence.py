"""The order of play, written down once as a tuple of steps in the order of the rulebook.

A `Step` happens by itself. A `Decision` says three things side by side: who decides, among what, what then. After a
step comes the next one, after the last the first again, unless a rule says `go_to`. Interrupts stand apart: a rule
enters one with `interrupt`, and when it is done the interrupted step is taken up again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from aevum.core.faults import NOTHING_TO_RESUME, TOO_DEEP, VALUE_TOO_LARGE
from aevum.core.frames import (
    LEAST_VALUE,
    MOST_STEPS,
    MOST_VALUE,
    first_value,
    pack_frame,
    pack_subject,
    seat_of,
    second_value,
    step_of,
    subject_of,
)
from aevum.core.record import TOLD_WIDTH, Record
from aevum.core.rule import rule

Rule = Callable[..., Any]
MORE = -1  # stands for an event where a told list goes on


class StepNumber(int):
    """The number of a step, by which rules go to it; it knows the step's name."""

    name: str


class Steps:
    """Declares the steps of a game, one by one: each gets its number where it is named.

    The numbers only tell steps apart; the order of play is the sequence's.
    """

    def __init__(self) -> None:
        self._count = 0

    def step(self, name: str) -> StepNumber:
        """One more step."""
        number = StepNumber(self._count)
        number.name = name
        self._count += 1
        return number


class _Named:
    """A step of the sequence goes by the name of its number."""

    at: StepNumber

    @property
    def name(self) -> str:
        """The name of the step."""
        return self.at.name


@dataclass(frozen=True)
class Step(_Named):
    """Something that happens by itself; `chance` says that nobody can foresee it: random numbers, or hidden things."""

    at: StepNumber
    do: Rule
    chance: bool = False


NOT_NOW = -1  # what the rule of a stretch gives when there is no such stretch


@dataclass(frozen=True)
class Pass:
    """The action that passes a decision, and the stretches for which it can be passed at once.

    Each stretch has a name and a rule `(s, seat) -> int`: the stretch lasts as long as the rule gives the same value,
    asked of what everybody may know, because everybody sees when the seat is asked again. "For this conflict" is the
    number of the conflict, "until somebody attacks me" the number of attacks on the seat; `NOT_NOW` says that there is
    no such stretch now. Decisions that share one pass are passed together. `by_default` says that people doze at them:
    they pass by themselves unless they want to be asked.
    """

    action: int
    stretches: tuple[tuple[str, Rule], ...]
    by_default: bool = False


@dataclass(frozen=True)
class Decision(_Named):
    """A decision: `who(s) -> mask` decides, `among(s, seat, out) -> n` what, `then(s, seat, action)`.

    With one choice left the decision is not asked, unless even the asking would tell: `secret` says so, always or as
    a rule `secret(s, seat) -> bool`, while the seat has something to hide. Of a `covered` decision the others learn
    only its verb, until a step turns up what was chosen; where several seats decide at once they learn nothing at all.
    `passing` says how people who do not want to be asked again and again pass it for a stretch.
    """

    at: StepNumber
    who: Rule
    among: Rule
    then: Rule
    secret: bool | Rule = False
    covered: bool = False
    passing: Pass | None = None


@dataclass(frozen=True)
class Sequence:
    """The steps of a turn, in order, and the interrupts.

    `bulk` is the order in which bulk play passes through the steps, if not this one; a stretch of it in brackets is
    repeated while play stays inside. It changes nothing in the game; it keeps the threads of a GPU together.
    """

    turn: tuple[Step | Decision, ...]
    interrupts: tuple[Step | Decision, ...] = ()
    bulk: tuple[StepNumber | tuple[StepNumber, ...], ...] = ()

    def __post_init__(self) -> None:
        """Every step that was declared has its one place, in play and in bulk play; else ValueError."""
        played = [step.at for step in (*self.turn, *self.interrupts)]
        passed = [number for stretch in self.stretches for number in stretch]
        for numbers, where in ((played, "order of play"), (passed, "order of bulk play")):
            for number in set(numbers):
                if numbers.count(number) > 1:
                    raise ValueError(f"step {number.name!r} stands twice in the {where}")
            if sorted(numbers) != list(range(len(played))):
                raise ValueError(f"a step is missing in the {where}")
        if len(played) > MOST_STEPS:
            raise ValueError(f"{len(played)} steps: there can be {MOST_STEPS}")

    @cached_property
    def steps(self) -> tuple[Step | Decision, ...]:
        """All steps by number."""
        return tuple(sorted((*self.turn, *self.interrupts), key=lambda step: step.at))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all steps by number."""
        return tuple(step.name for step in self.steps)

    @cached_property
    def passes(self) -> tuple[Pass, ...]:
        """The ways in which windows can be passed for a stretch."""
        return tuple(step.passing for step in self.steps if isinstance(step, Decision) and step.passing)

    def number(self, name: str) -> int:
        """The number of the step of this name."""
        return self.names.index(name)

    @property
    def stretches(self) -> tuple[tuple[StepNumber, ...], ...]:
        """The steps as bulk play passes through them."""
        order = self.bulk or tuple(step.at for step in (*self.turn, *self.interrupts))
        return tuple((stretch,) if isinstance(stretch, StepNumber) else stretch for stretch in order)


@rule
def go_to(s: Record, step: int) -> None:
    """Play goes on at this step."""
    s.step = step


@rule
def interrupt(s: Record, step: int, a: int = 0, b: int = 0) -> None:
    """This step comes in between, about two values; then the step that would have come now is taken up again.

    Whose turn it was and what about is kept for the interrupted one. `who` and `among` find what their step is about
    by `about` and `about_too`; `do` and `then` by `was_about` and `was_about_too`: when they are carried out, play has
    gone on to what comes next.
    """
    if s.depth == len(s.stack):
        break_off(s, TOO_DEEP)
        return
    if a > MOST_VALUE or a < LEAST_VALUE or b > MOST_VALUE or b < LEAST_VALUE:
        break_off(s, VALUE_TOO_LARGE)
        return
    s.stack[s.depth] = pack_frame(s.step, s.seat, s.subject)
    s.depth += 1
    s.step = step
    s.subject = pack_subject(a, b)


@rule
def resume(s: Record) -> None:
    """The interrupted step is taken up again, as it was."""
    if s.depth == 0:
        break_off(s, NOTHING_TO_RESUME)
        return
    s.depth -= 1
    frame = s.stack[s.depth]
    s.ended = s.subject
    s.stack[s.depth] = 0
    s.step = step_of(frame)
    s.seat = seat_of(frame)
    s.subject = subject_of(frame)


@rule
def about(s: Record) -> int:
    """The first value that the step was called with: what it is about."""
    return first_value(s.subject)


@rule
def about_too(s: Record) -> int:
    """The second value that the step was called with."""
    return second_value(s.subject)


@rule
def was_about(s: Record) -> int:
    """The first value that the interrupt which just ended was called with."""
    return first_value(s.ended)


@rule
def was_about_too(s: Record) -> int:
    """The second value that the interrupt which just ended was called with."""
    return second_value(s.ended)


@rule
def break_off(s: Record, fault: int) -> None:
    """The rules asked for more than there is room for: play stops here, and the position counts for nothing."""
    if s.broken == 0:
        s.broken = fault
    s.over = 1


@rule
def end_game(s: Record) -> None:
    """Nothing more is asked."""
    s.over = 1
    s.pending = 0


@rule
def active_seat(s: Record) -> int:
    """The seat whose turn it is decides."""
    return 1 << int(s.seat)


@rule
def tell(s: Record, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Note what happened, for people to read and for boards to show. What finds no room is counted."""
    if s.told == len(s.events):
        s.untold += 1
        return
    s.events[s.told, 0] = event
    s.events[s.told, 1] = a
    s.events[s.told, 2] = b
    s.events[s.told, 3] = c
    s.events[s.told, 4] = d
    s.told += 1


@rule
def tell_item(s: Record, noun: int, item: int) -> None:
    """One more item of a list that the event told last has as its noun of this place, counted from 0."""
    tell(s, MORE, noun, item)


@rule
def tell_nothing_yet(s: Record) -> None:
    """What the last action told is read; the next one begins."""
    s.told = 0
    s.untold = 0


@rule
def hide_private_events(s: Record, seat: int, first_private: int) -> None:
    """Events from `first_private` on are for the eyes of the seat they name first: take those of other seats out.

    What earlier actions left behind the end of the events goes too.
    """
    events = s.events
    kept = 0
    shown = True
    for place in range(s.told):
        if events[place, 0] != MORE:
            shown = events[place, 0] < first_private or events[place, 1] == seat
        if shown:
            for column in range(TOLD_WIDTH):
                events[kept, column] = events[place, column]
            kept += 1
    s.told = kept
    for place in range(kept, len(events)):
        for column in range(TOLD_WIDTH):
            events[place, column] = 0


@rule
def keep_silent(s: Record, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """What stands for `tell` in bulk play."""
    return


@rule
def only_seat(mask: int) -> int:
    """The one seat in this mask, or -1 when there are several."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat if mask == 1 << seat else -1


@rule
def lowest_seat(mask: int) -> int:
    """The first seat of a mask."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def pick(word: np.uint64, count: int) -> int:
    """A number below `count` from the upper half of a random word."""
    return np.int64(((word >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))  # type: ignore[return-value]

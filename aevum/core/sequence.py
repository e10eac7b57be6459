"""The order of play, written down once as a tuple of steps in the order of the rulebook.

A `Step` happens by itself. A `Decision` says three things side by side: who decides, among what, what then. After a
step comes the next one, after the last the first again, unless a rule says `go_to`. Interrupts stand apart: a rule
enters one with `interrupt`, and when it is done the interrupted step is taken up again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from aevum.core.record import TOLD_WIDTH, Record
from aevum.core.rule import rule

Rule = Callable[..., Any]


@dataclass(frozen=True)
class Step:
    """Something that happens by itself; `chance` says that nobody can foresee it: random numbers, or hidden things."""

    name: str
    do: Rule
    chance: bool = False


@dataclass(frozen=True)
class Pass:
    """The action that passes a decision, and the stretches for which it can be passed at once.

    Each stretch has a name and a rule `(s, seat) -> int`: the stretch lasts as long as the rule gives the same value,
    asked of what the seat may know. "For this conflict" is the number of the conflict, "until somebody attacks me" the
    number of attacks on the seat.
    """

    action: int
    stretches: tuple[tuple[str, Rule], ...]


@dataclass(frozen=True)
class Decision:
    """A decision: `who(s) -> mask` decides, `among(s, seat, out) -> n` what, `then(s, seat, action)`.

    With one choice left the decision is not asked, unless even the asking would tell: `secret` says so, always or as
    a rule `secret(s, seat) -> bool`, while the seat has something to hide. `passing` says how people who do not want to
    be asked again and again pass it for a stretch.
    """

    name: str
    who: Rule
    among: Rule
    then: Rule
    secret: bool | Rule = False
    passing: Pass | None = None


@dataclass(frozen=True)
class Sequence:
    """The steps of a turn, in order, and the interrupts.

    `bulk` is the order in which bulk play passes through the steps, if not this one; a stretch of it in brackets is
    repeated while play stays inside. It changes nothing in the game; it keeps the threads of a GPU together.
    """

    turn: tuple[Step | Decision, ...]
    interrupts: tuple[Step | Decision, ...] = ()
    bulk: tuple[str | tuple[str, ...], ...] = ()

    @property
    def steps(self) -> tuple[Step | Decision, ...]:
        """All steps; a step's number is its place here."""
        return self.turn + self.interrupts

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all steps by number."""
        return tuple(step.name for step in self.steps)

    def number(self, name: str) -> int:
        """The number of the step of this name."""
        return self.names.index(name)

    @property
    def stretches(self) -> tuple[tuple[int, ...], ...]:
        """The numbers of the steps as bulk play passes through them."""
        order = self.bulk or self.names
        named = [(stretch,) if isinstance(stretch, str) else stretch for stretch in order]
        return tuple(tuple(map(self.number, stretch)) for stretch in named)


@rule
def go_to(s: Record, step: int) -> None:
    """Play goes on at this step."""
    s.step = step


@rule
def interrupt(s: Record, step: int) -> None:
    """This step comes in between; then the step that would have come now is taken up again."""
    s.stack[s.depth] = s.step
    s.depth += 1
    s.step = step


@rule
def resume(s: Record) -> None:
    """The interrupted step is taken up again."""
    s.depth -= 1
    s.step = s.stack[s.depth]
    s.stack[s.depth] = 0


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
def tell(s: Record, event: int, a: int, b: int, c: int, d: int) -> None:
    """Note what happened, for people to read and for boards to show."""
    if s.told < len(s.events):
        s.events[s.told, 0] = event
        s.events[s.told, 1] = a
        s.events[s.told, 2] = b
        s.events[s.told, 3] = c
        s.events[s.told, 4] = d
        s.told += 1


@rule
def hide_private_events(s: Record, seat: int, first_private: int) -> None:
    """Events from `first_private` on are for the eyes of the seat they name first: take those of other seats out.

    What earlier actions left behind the end of the events goes too.
    """
    kept = 0
    for place in range(s.told):
        if s.events[place, 0] < first_private or s.events[place, 1] == seat:
            for column in range(TOLD_WIDTH):
                s.events[kept, column] = s.events[place, column]
            kept += 1
    s.told = kept
    for place in range(kept, len(s.events)):
        for column in range(TOLD_WIDTH):
            s.events[place, column] = 0


@rule
def keep_silent(s: Record, event: int, a: int, b: int, c: int, d: int) -> None:
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

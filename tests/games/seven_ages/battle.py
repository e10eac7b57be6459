"""A driver for conflicts: it runs the steps of a conflict alone and takes decisions in words."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from aevum.core.record import Record
from aevum.core.sequence import Decision, Step, interrupt, lowest_seat, resume
from aevum.core.vocabulary import first_noun, second_noun, verb_of
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.conflict_steps import CONFLICT_STEPS
from aevum.games.seven_ages.effects import EVENT_CLAUSES
from aevum.games.seven_ages.rules.counters import empire_of
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.state import LEADER_PLACES, NOTHING
from aevum.games.seven_ages.steps import AT_BEGIN_TURN, AT_ROUND
from aevum.games.seven_ages.tables import EVENT_IDS, LEADER_IDS, LEADER_KIND_IDS, LEADERS, UNIT_IDS
from tests.games.seven_ages.board import region

_STEPS = {int(step.at): step for step in CONFLICT_STEPS}
_EVENTS = [event.name for event in VOCABULARY.events]


def lead(s: Record, empire: int, place: str, name: str) -> int:
    """A leader, famous or unnamed, of an empire in a region; his place."""
    who = LEADER_IDS.index(name) if name in LEADER_IDS else LEADERS + LEADER_KIND_IDS.index(name)
    free = next(at for at in range(LEADER_PLACES) if s.leader[at] == NOTHING)
    s.leader[free], s.leader_of[free], s.leader_at[free] = who, empire, region(place)
    return free


def last(s: Record, event: str, empire: int = NOTHING) -> None:
    """The first clause of an event is in force, for an empire or for all."""
    begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index(event)][0]), empire, NOTHING)


class Battle:
    """A conflict as it is played; every decision waits for `play`. In each window for events `in_window` can do one."""

    def __init__(self, s: Record, attacker: int, defender: int, place: str) -> None:
        self.s = s
        self.windows: list[Any] = []
        self.in_window: list[Any] = []
        self.told: list[tuple[str, tuple[int, ...]]] = []
        s.step = AT_BEGIN_TURN
        interrupt(s, AT_ROUND, region(place), attacker * 16 + defender)
        self._run()

    @property
    def over(self) -> bool:
        """Whether play is back where the conflict came from."""
        return bool(self.s.step == AT_BEGIN_TURN)

    @property
    def step(self) -> str:
        """The decision that waits; nothing after the conflict."""
        return "" if self.over else _STEPS[int(self.s.step)].name

    @property
    def waiting(self) -> list[int]:
        """The seats that must decide."""
        return [seat for seat in range(int(self.s.seats)) if self.s.pending >> seat & 1]

    def choices(self, seat: int | None = None) -> list[str]:
        """What a seat can choose, in words."""
        numbers = self._numbers(lowest_seat(int(self.s.pending)) if seat is None else seat)
        assert numbers == sorted(set(numbers))
        return [self._words(number) for number in numbers]

    def play(self, *words: str, seat: int | None = None) -> Battle:
        """Take decisions one after another, by the seat given or the first that waits."""
        for said in words:
            who = lowest_seat(int(self.s.pending)) if seat is None else seat
            numbers = {self._words(number): number for number in self._numbers(who)}
            assert said in numbers, f"{said}: not among {list(numbers)} at {self.step}"
            self._choose(who, numbers[said])
        return self

    def commit(self, attacker: str, defender: str) -> Battle:
        """Both sides commit what is listed, `2 fusiliers, napoleon`; one at a time, at once."""
        wanted = [self._spread(attacker), self._spread(defender)]
        seats = [int(seat) for seat in self.s.side_seat]
        while self.step == "commit":
            for side in range(2):
                seat = seats[side]
                if not self.s.pending >> seat & 1 or (seats[0] == seats[1] and bool(self.s.side_ready[0]) != side):
                    continue
                said = wanted[side].pop(0) if wanted[side] else "done"
                self.play(said, seat=seat)
                if self.step != "commit":
                    break
        assert wanted == [[], []]
        return self

    def totals(self) -> list[int]:
        """The totals told so far, the attacker's and the defender's in turn."""
        return [values[1] for name, values in self.told if name == "conflict_total"]

    def tells(self, event: str) -> list[tuple[int, ...]]:
        """The values of an event, each time that it was told."""
        return [values for name, values in self.told if name == event]

    def units(self, empire: int, place: str) -> dict[str, int]:
        """The units of an empire in a region by type."""
        here = [at for at in range(len(self.s.unit_at)) if self.s.unit_at[at] == region(place)]
        return dict(Counter(UNIT_IDS[self.s.unit_type[at]] for at in here if empire_of(self.s, at) == empire))

    def _spread(self, words: str) -> list[str]:
        spread: list[str] = []
        for part in words.split(", "):
            first, _, rest = part.partition(" ")
            if rest:
                spread += [f"commit {rest}"] * int(first)
            else:
                spread.append("commit_all" if part == "all" else f"commit_leader {part}")
        return spread

    def _numbers(self, seat: int) -> list[int]:
        step = _STEPS[int(self.s.step)]
        assert isinstance(step, Decision)
        out = np.zeros(400, np.int32)
        count = int(step.among(self.s, seat, out))
        assert count <= 400
        return [int(number) for number in out[:count]]

    def _words(self, number: int) -> str:
        verb = VOCABULARY.verbs[verb_of(number)]
        nouns = (first_noun(number), second_noun(number))
        said = [noun.words(value)[0] for noun, value in zip(verb.nouns, nouns, strict=False)]
        return " ".join([verb.name, *said])

    def _choose(self, seat: int, action: int) -> None:
        step = _STEPS[int(self.s.step)]
        assert isinstance(step, Decision)
        self.s.pending &= ~(1 << seat)
        if self.s.pending == 0:
            resume(self.s)
        step.then(self.s, seat, action)
        self._hear()
        if self.s.pending == 0:
            self._run()

    def _run(self) -> None:
        """As the engine does: until somebody has a choice; a lone choice is taken, none is passed over."""
        while not self.over:
            assert not self.s.broken
            step = _STEPS.get(int(self.s.step))
            if isinstance(step, Decision):
                self.s.pending = step.who(self.s)
                if self._waits(step):
                    return
            else:
                self._do(step)
            self._hear()

    def _do(self, step: Step | None) -> None:
        resume(self.s)
        if step:
            step.do(self.s)
            return
        self.windows.append(int(self.s.battle_round))
        if self.in_window:
            self.in_window.pop(0)(self.s)

    def _waits(self, step: Decision) -> bool:
        """Whether somebody is asked; else what must be is done."""
        if len(self.waiting) > 1:
            return True
        numbers = self._numbers(self.waiting[0]) if self.waiting else []
        if len(numbers) > 1 or (numbers and step.secret):
            return True
        seat = self.waiting[0] if self.waiting else NOTHING
        self.s.pending = 0
        resume(self.s)
        if numbers:
            step.then(self.s, seat, numbers[0])
        return False

    def _hear(self) -> None:
        for place in range(int(self.s.told)):
            name = _EVENTS[int(self.s.events[place, 0])]
            self.told.append((name, tuple(int(value) for value in self.s.events[place, 1:])))
        self.s.told = 0

"""A few steps of 7 Ages played by themselves: as the engine does it, until somebody has a choice."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from aevum.core.record import Record, seats_in
from aevum.core.sequence import Decision, Step, about, about_too, interrupt, resume
from aevum.games.seven_ages.actions import VOCABULARY

IDLE = 4000  # stands for whatever called the first step


class Stepping:
    """A table on which only some steps are known; those that are not, such as windows for cards, are noted and left."""

    def __init__(self, s: Record, steps: Iterable[Step | Decision]) -> None:
        self.s = s
        self.left: list[tuple[int, int, int]] = []
        self._steps = {int(step.at): step for step in steps}
        s.step = IDLE

    def call(self, step: int, a: int, b: int = 0) -> Stepping:
        """A step is called, and play runs on."""
        interrupt(self.s, step, a, b)
        self._run()
        return self

    def choices(self, seat: int) -> list[str]:
        """What a seat can choose now, in words and in the order offered."""
        if not (int(self.s.pending) >> seat) & 1:
            return []
        return [VOCABULARY.to_words(action) for action in self._listed(seat)]

    def choose(self, seat: int, words: str) -> Stepping:
        """A seat chooses, and play runs on when all have."""
        action = VOCABULARY.from_words(words)
        assert action in self._listed(seat), (words, self.choices(seat))
        self._decide(seat, action)
        if not self.s.pending:
            self._run()
        return self

    @property
    def waits_for(self) -> list[int]:
        """The seats that decide now."""
        return list(seats_in(int(self.s.pending)))

    @property
    def told(self) -> list[tuple[str, *tuple[int, ...]]]:
        """The events told so far, with their values."""
        events = [VOCABULARY.events[int(row[0])] for row in self.s.events[: self.s.told]]
        rows = self.s.events[: self.s.told].tolist()
        return [(event.name, *row[1 : len(event.nouns) + 1]) for event, row in zip(events, rows, strict=True)]

    def _listed(self, seat: int) -> list[int]:
        out = np.zeros(400, np.int32)
        decision = self._steps[int(self.s.step)]
        assert isinstance(decision, Decision)
        count = decision.among(self.s, seat, out)
        listed: list[int] = out[:count].tolist()
        assert 0 <= count <= len(out) and listed == sorted(set(listed))
        return listed

    def _decide(self, seat: int, action: int) -> None:
        decision = self._steps[int(self.s.step)]
        assert isinstance(decision, Decision)
        self.s.pending &= ~(1 << seat)
        if self.s.pending == 0:
            resume(self.s)
        decision.then(self.s, seat, action)

    def _run(self) -> None:
        while self.s.step != IDLE and not self.s.pending and not self.s.broken:
            step = self._steps.get(int(self.s.step))
            if step is None:
                self._leave()
            elif isinstance(step, Step):
                resume(self.s)
                step.do(self.s)
            else:
                self._ask(step)
        assert not self.s.broken

    def _leave(self) -> None:
        self.left.append((int(self.s.step), about(self.s), about_too(self.s)))
        resume(self.s)

    def _ask(self, decision: Decision) -> None:
        self.s.pending = decision.who(self.s)
        if not self.s.pending:
            resume(self.s)
        elif len(self.waits_for) == 1:
            (seat,) = self.waits_for
            listed = self._listed(seat)
            if len(listed) == 1:
                self._decide(seat, listed[0])
            elif not listed:
                self.s.pending = 0
                resume(self.s)

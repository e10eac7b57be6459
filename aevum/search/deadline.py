"""How a thought is over in time: it goes on in short stretches, and one that might not end in time is not begun.

How long the next playouts take is foreseen from those before. What comes on top is learned from thought to thought, as
it differs from machine to machine and from hour to hour: by how much a stretch took longer than was foreseen, and how
long the answer takes once nothing grows any more. So much is kept free at the end.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from types import TracebackType

SHORT = 0.004  # seconds of thinking between two looks at the clock
FIRST_ANSWER = 0.001  # seconds that an answer may take, before one was given
FADING = 0.95  # of what was learned so much is left with each thought
MARGIN = 1.5  # times what was learned is kept free
STEADY = 0.9  # of how slow playouts were so much is left with each stretch
MOST_FREE = 0.5  # of the time for a decision that is kept free: however busy a machine is, there is some thought


@dataclass
class Delays:
    """By how many seconds thoughts about a game were late in this process."""

    stretch: float = 0.0  # that one took longer than foreseen
    answer: float = FIRST_ANSWER  # after the end of all growing

    def fade(self) -> None:
        """What was long ago counts for less."""
        self.stretch *= FADING
        self.answer *= FADING


_delays: dict[str, Delays] = {}


class Deadline:
    """The end of the time for one decision, which begins now. `with` it the answer is looked for; then it is there."""

    def __init__(self, game: str, seconds: float, spent: float = 0.0) -> None:
        """So many seconds for a decision in the game of this key, of which some are spent already."""
        self.seconds, self._begun, self._grown = seconds, time.perf_counter() - spent, 0.0
        self.delays = _delays.setdefault(game, Delays())
        self.delays.fade()

    def __enter__(self) -> Deadline:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """The answer is there."""
        if self._grown:
            self.delays.answer = max(self.delays.answer, self.passed - self._grown)

    @property
    def passed(self) -> float:
        """Seconds that have passed."""
        return time.perf_counter() - self._begun

    @property
    def part(self) -> float:
        """How much of the time has passed, from 0 to 1."""
        return min(1.0, self.passed / self.seconds)

    @property
    def left(self) -> float:
        """Seconds in which something may grow."""
        learned = self.delays.stretch + self.delays.answer
        return self.seconds - min(MARGIN * learned, MOST_FREE * self.seconds) - self.passed

    def end_growing(self) -> None:
        """Nothing grows any more: the answer comes next."""
        self._grown = self.passed


class Stretches:
    """The stretches of one thread's thinking."""

    def __init__(self, deadline: Deadline) -> None:
        self._deadline = deadline
        self._playouts, self._begun = 0, 0.0  # of the latest stretch
        self._each = 0.0  # seconds that a playout takes, at the slowest

    def next(self) -> int:
        """How many playouts come next, none once no more would be over in time."""
        playouts = max(1, 2 * self._playouts)
        self._learn()
        if self._each:
            playouts = max(1, min(playouts, int(SHORT / self._each)))
        while playouts and not self.begin(playouts):
            playouts //= 2
        return playouts

    def begin(self, playouts: int) -> bool:
        """Whether so many playouts would be over in time; if so they begin."""
        self._learn()
        if playouts * self._each > self._deadline.left:
            return False
        self._playouts, self._begun = playouts, self._deadline.passed
        return True

    def _learn(self) -> None:
        """The latest stretch is over: it says how long others will take, and whether more time must be kept free."""
        if self._playouts:
            took, delays = self._deadline.passed - self._begun, self._deadline.delays
            if self._each:
                delays.stretch = max(delays.stretch, took - self._playouts * self._each)
            self._each = max(took / self._playouts, STEADY * self._each)
            self._playouts = 0

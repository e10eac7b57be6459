"""What is simulated, and which games of it: every game follows from the plan and its number alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from aevum.core.engine import cache_folder
from aevum.core.game import Game
from aevum.games import game_named

GREEDY, RANDOM = "greedy", "random"
IN_BULK = (GREEDY, RANDOM)  # players whose games are played inside compiled code


class Span(NamedTuple):
    """Games from one number up to another, which is not in it."""

    first: int
    end: int

    @property
    def games(self) -> int:
        """How many games these are."""
        return self.end - self.first


@dataclass(frozen=True)
class Plan:
    """Who plays what: a player a seat, who moves one seat on from game to game."""

    game: str
    players: tuple[str, ...]
    options: dict[str, int]
    seed: int

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return len(self.players)

    @cached_property
    def played(self) -> Game:
        """The game that is played."""
        return game_named(self.game)

    @property
    def names(self) -> tuple[str, ...]:
        """Every kind of player once."""
        return tuple(dict.fromkeys(self.players))

    @property
    def in_bulk(self) -> bool:
        """Whether all players are played inside compiled code."""
        return set(self.players) <= set(IN_BULK)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        turn = number % self.seats
        return self.players[turn:] + self.players[:turn]

    def who(self, span: Span) -> npt.NDArray[np.int8]:
        """Who sits where in some games, by their places among the names."""
        turns = [[self.names.index(name) for name in self.seating(turn)] for turn in range(self.seats)]
        return np.array(turns, np.int8)[np.arange(span.first, span.end) % self.seats]

    @property
    def same(self) -> dict[str, Any]:
        """What must be the same for games to belong together: the plan, and the rules they were played by."""
        return {**asdict(self), "players": list(self.players), "rules": cache_folder(self.played).name}


def gaps(kept: Iterable[Span], games: int) -> Iterator[Span]:
    """What is missing of the first so many games."""
    at = 0
    for span in sorted(kept):
        if span.first > at:
            yield Span(at, min(span.first, games))
        at = max(at, span.end)
        if at >= games:
            return
    yield Span(at, games)


class Spans:
    """Spans to be handed out: such that a size that is a power of two divides the number of its first game.

    They begin small and grow until one takes about as long as it should.
    """

    def __init__(self, missing: Iterable[Span], least: int, most: int, seconds: float) -> None:
        self._missing = [span for span in missing if span.games > 0][::-1]
        self._size, self._least, self._most, self._seconds = least, least, most, seconds

    def __bool__(self) -> bool:
        return bool(self._missing)

    def take(self) -> Span:
        """The next span."""
        whole = self._missing.pop()
        size = self._size
        while whole.first % size:
            size //= 2
        span = Span(whole.first, min(whole.first + size, whole.end))
        if span.end < whole.end:
            self._missing.append(Span(span.end, whole.end))
        return span

    def learn(self, span: Span, seconds: float) -> None:
        """How long a span took says how large the next ones are."""
        if span.games >= self._size and seconds < self._seconds / 2:
            self._size = min(2 * self._size, self._most)
        elif seconds > 2 * self._seconds:
            self._size = max(self._size // 2, self._least)

"""Moments of matches that the pages are looked at in, the same every time. Each game names its own in a module."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from aevum.bots import Bot, greedy_bot
from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import game_named

NAMES = ("Ada", "Bela", "Chie", "Dov", "Eno", "Fay")
SEEDS_AT_MOST = 500
MOVES_AT_MOST = 2000
Until = Callable[[Match], bool]


@dataclass(frozen=True)
class Play:
    """How a match is played: the game, who sits there (a seat without a bot is a person's), the options, the style."""

    game: str
    bots: tuple[str | None, ...]
    options: tuple[tuple[str, int], ...] = ()
    style: Bot = greedy_bot

    def until(self, holds: Until, latest: int = MOVES_AT_MOST) -> Match:
        """The first match in which something comes to hold, after so many moves at the latest."""
        for seed in range(SEEDS_AT_MOST):
            match = self._played(holds, latest, seed)
            if match is not None:
                return match
        raise AssertionError("it never came to this")

    def _played(self, holds: Until, latest: int, seed: int) -> Match | None:
        players = [Player(name, bot) for name, bot in zip(NAMES, self.bots, strict=False)]
        game = game_named(self.game)
        match = Match.new(game, players, dict(self.options), seed, compiled(game))
        while not holds(match):
            if match.over or match.position >= latest:
                return None
            seat = match.pending[0]
            match.play(seat, self.style(match.engine, match.observed(seat), seat, seed << 16 | match.position))
        return match


def asks(step: str, moves: int = 0) -> Until:
    """Whether this step waits for the first seat, after so many moves at least."""
    return lambda match: match.position >= moves and match.step == step and match.pending == (0,)


def is_over(match: Match) -> bool:
    """Whether the match has ended."""
    return match.over

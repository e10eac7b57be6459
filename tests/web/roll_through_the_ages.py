"""Moments of matches that the pages are looked at in: the same every time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache

from aevum.bots import Bot, greedy_bot, random_bot
from aevum.core.match import Match, Player
from aevum.games import game_named
from tests.table.house import GAME

NAMES = ("Ada", "Bela", "Chie", "Dov")
SEEDS_AT_MOST = 500
MOVES_AT_MOST = 2000
EARLY = 35
Until = Callable[[Match], bool]


@dataclass(frozen=True)
class Play:
    """How a match is played: who sits there (a seat without a bot is a person's), the options, and the style."""

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
        match = Match.new(game_named(GAME), players, dict(self.options), seed)
        while not holds(match):
            if match.over or match.position >= latest:
                return None
            seat = match.pending[0]
            match.play(seat, self.style(match.engine, match.observed(seat), seat, seed << 16 | match.position))
        return match


def asks(step: str, moves: int = 0) -> Until:
    """Whether this step waits for the first seat, after so many moves at least."""
    return lambda match: match.position >= moves and match.step == step and match.pending == (0,)


def rolls_first(dice: int, moves: int) -> Until:
    """Whether the first seat has rolled once and could reroll so many dice."""
    roll = asks("reroll", moves)
    words = game_named(GAME).vocabulary.to_words
    sentence = " ".join(["reroll", *map(str, range(1, dice + 1))])
    return lambda match: roll(match) and match.observed(0).rolls == 1 and sentence in map(words, match.choices(0))


def builds_boxes(boxes: int, moves: int) -> Until:
    """Whether the first seat may build so many boxes of a project."""
    build = asks("build", moves)
    words = game_named(GAME).vocabulary.to_words
    return lambda match: build(match) and any(words(action).endswith(f" {boxes}") for action in match.choices(0))


def is_over(match: Match) -> bool:
    """Whether the match has ended."""
    return match.over


DUEL = Play((None, "greedy"))
ALONE = Play((None,))
FOUR = Play((None, "greedy", "greedy", "greedy"), (("trading", 1),))
# For each step of a turn a match that stands there and waits for the first seat.
STAGES: dict[str, Callable[[], Match]] = {
    "reroll": lambda: DUEL.until(rolls_first(3, 12), EARLY),
    "lead": lambda: DUEL.until(asks("lead", 12), EARLY),
    "divide": lambda: DUEL.until(asks("divide", 12), EARLY),
    "build": lambda: DUEL.until(builds_boxes(4, 8), EARLY),
    "buy": lambda: DUEL.until(asks("buy", 12), EARLY),
    "discard": lambda: replace(DUEL, style=random_bot).until(asks("discard", 10)),
    "trade": lambda: FOUR.until(asks("trade", 20)),
    "compose": lambda: replace(FOUR, style=random_bot).until(asks("compose", 20)),
    "answer": lambda: replace(FOUR, style=random_bot).until(asks("answer", 20)),
    "solo": lambda: ALONE.until(asks("build", 12)),
    "over": lambda: DUEL.until(is_over),
    "over-solo": lambda: ALONE.until(is_over),
    "over-four": lambda: FOUR.until(is_over),
}


@cache
def stage(name: str) -> Match:
    """The match of this name."""
    return STAGES[name]()

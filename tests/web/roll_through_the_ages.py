"""Roll Through the Ages in the browser: moments to look at, and what a visitor likes to press."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

from aevum.bots import random_bot
from aevum.core.match import Match
from aevum.games import game_named
from tests.web.stages import Play, Until, asks, is_over

GAME = "roll-through-the-ages"
EARLY = 35
ROLLS = 3
# Pressed in this order when they are there: finish what is begun, stop rolling, build, buy, and be done.
LIKED = ("confirm-build", "confirm-buy", "stop", "pick-", "choice-")


def turn_of(view: dict[str, Any]) -> tuple[int, ...]:
    """The round, and whose turn it is."""
    return view["round"], view["turn"]


def rolls_first(dice: int, moves: int) -> Until:
    """Whether the first seat has rolled once and could reroll so many dice."""
    roll = asks("reroll", moves)
    words = game_named(GAME).vocabulary.to_words
    sentence = " ".join(["reroll", *map(str, range(1, dice + 1))])
    return lambda match: roll(match) and match.observed(0).rolls == 1 and sentence in map(words, match.choices(0))


def last_roll_ends_rolling(match: Match) -> bool:
    """Whether the first seat has rolled twice, and builds at once when it rolls all that it may."""
    if not (asks("reroll")(match) and match.observed(0).rolls == ROLLS - 1):
        return False
    words = game_named(GAME).vocabulary.to_words
    trial = deepcopy(match)
    trial.play(
        0,
        max((each for each in match.choices(0) if words(each).startswith("reroll")), key=lambda each: len(words(each))),
    )
    return asks("build")(trial)


def ends_even(match: Match) -> bool:
    """Whether of two seats that ended with equal points the later one has goods of a higher value."""
    if not match.over:
        return False
    sides = match.game.view(match.observed(0))["seats"]
    ends = [(side["score"]["total"], side["goods_value"]) for side in sides]
    return any(one[0] == other[0] and one[1] < other[1] for one, other in combinations(ends, 2))


def builds_boxes(boxes: int, moves: int) -> Until:
    """Whether the first seat may build so many boxes of a project."""
    build = asks("build", moves)
    words = game_named(GAME).vocabulary.to_words
    return lambda match: build(match) and any(words(action).endswith(f" {boxes}") for action in match.choices(0))


DUEL = Play(GAME, (None, "greedy"))
ALONE = Play(GAME, (None,))
FOUR = Play(GAME, (None, "greedy", "greedy", "greedy"), (("trading", 1),))
# For each step of a turn a match that stands there and waits for the first seat.
STAGES: dict[str, Callable[[], Match]] = {
    "reroll": lambda: DUEL.until(rolls_first(3, 12), EARLY),
    "last-roll": lambda: DUEL.until(last_roll_ends_rolling, EARLY),
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
    "over-even": lambda: FOUR.until(ends_even),
}


@cache
def stage(name: str) -> Match:
    """The match of this name."""
    return STAGES[name]()

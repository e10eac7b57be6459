"""What the search asks of a game that need not have it: what is said in its place."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from aevum.core.engine import bound_over
from aevum.core.game import Game
from aevum.core.play import appraise, best_listed
from aevum.core.record import Actions, Record
from aevum.core.rule import rule

NO_SKILL = np.dtype([("worths", "f8", (1,))])


@rule
def appraise_practised(s: Record, seat: int, skill: Any, action: int) -> float:
    """The value of a choice."""
    return float(appraise(s, seat, action))


@rule
def best_practised(s: Record, seat: int, skill: Any, luck: np.uint64, count: int, out: Actions) -> int:
    """What is best of the listed choices."""
    return best_listed(s, seat, luck, count, out)


@rule
def alike(s: Record, seat: int, action: int) -> int:
    """The choice that is thought about in the place of this one."""
    return action


@rule
def arrange(s: Record) -> None:
    """Nothing is alike."""


def asked_rules(game: Game) -> dict[str, Any]:
    """What the search asks of a game, by name: its own rules, or those that stand here."""
    own = {"alike": game.alike, "arrange": game.arrange}
    if game.practice:
        own |= {"appraise_practised": game.practice.appraise, "best_practised": game.practice.best}
    bound = bound_over(game, sys.modules[__name__], {})
    names = ("appraise_practised", "best_practised", "alike", "arrange")
    return {name: own.get(name) or bound[name] for name in names}


def skill_of(game: Game) -> Any:
    """What is worth how much to somebody practised, as rules take it."""
    return game.practice.record() if game.practice else np.zeros(1, NO_SKILL).view(np.recarray)

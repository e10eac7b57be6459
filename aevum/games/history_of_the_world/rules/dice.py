"""Dice: HW-001. A roll is one number, a digit a die; and the exact odds of a round of combat."""

from collections import Counter
from itertools import product

import numpy as np

from aevum.core.random import draw_below
from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import tell_item

from ..state import (
    CRUSADE_BONUS,
    DEADLY_NUMBER,
    DIE_SIDES,
    FORT_BONUS,
    MOST_ATTACK_DICE,
    PLAGUE_DICE,
    SEA_DICE,
    SIEGECRAFT_BONUS,
    WEAPONRY_BONUS,
)

MOST_DICE = MOST_ATTACK_DICE + SEA_DICE
OUTCOMES = np.array([DIE_SIDES**count for count in range(max(MOST_DICE, PLAGUE_DICE) + 1)], np.int64)
LEAST_NET = -FORT_BONUS
MOST_NET = max(WEAPONRY_BONUS + SIEGECRAFT_BONUS, CRUSADE_BONUS)


@rule
def number_below(s: Record, outcomes: int) -> int:
    """A random number to calculate with: compiled, a random word has no sign and would turn sums into fractions."""
    return np.int64(draw_below(s, outcomes))  # type: ignore[return-value]


@rule
def roll(s: Record, count: int) -> int:
    """HW-001: so many dice, all of one random word."""
    return number_below(s, OUTCOMES[count])


@rule
def highest(rolled: int, count: int) -> int:
    """HW-131, HW-133: only the highest die counts."""
    best = 0
    for _die in range(count):
        best = max(best, rolled % DIE_SIDES)
        rolled //= DIE_SIDES
    return best + 1


@rule
def is_triple(rolled: int, count: int) -> bool:
    """HW-243: whether three dice show the same number."""
    first = rolled % DIE_SIDES
    for _die in range(count):
        if rolled % DIE_SIDES != first:
            return False
        rolled //= DIE_SIDES
    return count == MOST_ATTACK_DICE


@rule
def is_deadly(rolled: int, count: int) -> bool:
    """HW-257, HW-283, HW-309, HW-310, HW-313: whether any die shows the number that kills."""
    for _die in range(count):
        if rolled % DIE_SIDES == DEADLY_NUMBER - 1:
            return True
        rolled //= DIE_SIDES
    return False


@rule
def tell_dice(s: Record, noun: int, rolled: int, count: int) -> None:
    """Tell the faces of a roll one after another, as a noun of the event told last."""
    for _die in range(count):
        tell_item(s, noun, rolled % DIE_SIDES)
        rolled //= DIE_SIDES


def rounds(attack: int, defence: int, net: int) -> Counter[str]:
    """How often a round is won, tied or lost, and how often it is won or tied by a triple, over all rolls.

    `net` is what the attacker adds less what the defender adds.
    """
    found: Counter[str] = Counter()
    kept = Counter(max(dice) for dice in product(range(DIE_SIDES), repeat=defence))
    for dice in product(range(DIE_SIDES), repeat=attack):
        triple = len(dice) == MOST_ATTACK_DICE and len(set(dice)) == 1
        for other, times in kept.items():
            margin = max(dice) + net - other
            outcome = "win" if margin > 0 else "loss" if margin < 0 else "tie"
            found[outcome] += times
            found[f"{outcome} by a triple"] += times if triple else 0
    return found


_SHAPE = (MOST_ATTACK_DICE + 1, SEA_DICE + 1, MOST_NET - LEAST_NET + 1)
WIN_ODDS = np.zeros(_SHAPE)
TIE_ODDS = np.zeros(_SHAPE)
TRIPLE_WIN_ODDS = np.zeros(_SHAPE)
TRIPLE_TIE_ODDS = np.zeros(_SHAPE)
for _attack, _defence in product(range(1, MOST_ATTACK_DICE + 1), range(1, SEA_DICE + 1)):
    for _net in range(LEAST_NET, MOST_NET + 1):
        _place = (_attack, _defence, _net - LEAST_NET)
        _found, _all = rounds(_attack, _defence, _net), DIE_SIDES ** (_attack + _defence)
        WIN_ODDS[_place] = _found["win"] / _all
        TIE_ODDS[_place] = _found["tie"] / _all
        TRIPLE_WIN_ODDS[_place] = _found["win by a triple"] / _all
        TRIPLE_TIE_ODDS[_place] = _found["tie by a triple"] / _all

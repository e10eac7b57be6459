"""Which dice the rule of thumb rolls again, found without looking at every set of them.

Dice that show the same are alike: it is enough to say how many of each face go. These numbers stand in one word, a
few bits a face, and are counted up like the digits of a number.
"""

import numpy as np

from aevum.core.play import best_listed
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import pack

from .actions import REROLL, STOP
from .heuristics import (
    ROLLED_FOOD,
    ROLLED_SKULLS,
    ROLLED_VALUE,
    face_food,
    face_value,
    food_value,
    skull_danger,
)
from .rules.holdings import cities
from .rules.rolling import free_dice
from .state import DICE, FACE_SKULLS
from .steps import AT_REROLL

BITS = DICE.bit_length()  # of a digit: as many dice as there are
DIGIT = (1 << BITS) - 1
BETTER = 1e-9  # what sums of fractions may be off by is no reason


@rule
def best_here(s: Record, seat: int, luck: np.uint64, count: int, out: Actions) -> int:
    """What the rule of thumb likes best of the listed choices."""
    if s.step != AT_REROLL:
        return best_listed(s, seat, luck, count, out)
    free = free_dice(s)
    dice = dice_of(s, free, best_numbers(s, free))
    return pack(REROLL, dice) if dice else pack(STOP)


@rule
def numbers_of(s: Record, dice: int) -> int:
    """How many of these dice show each face."""
    numbers = 0
    for die in range(DICE):
        if (dice >> die) & 1:
            numbers += 1 << BITS * int(s.dice[die])
    return numbers


@rule
def dice_of(s: Record, free: int, numbers: int) -> int:
    """Dice that show each face so often, the first of them."""
    dice = 0
    for die in range(DICE):
        if (free >> die) & 1 and (numbers >> BITS * int(s.dice[die])) & DIGIT:
            numbers -= 1 << BITS * int(s.dice[die])
            dice |= 1 << die
    return dice


@rule
def best_numbers(s: Record, free: int) -> int:
    """How many dice of each face are best rolled again."""
    shown = numbers_of(s, free)
    food, value, skulls = kept_dice(s)
    eaten = cities(s, s.seat)
    best, again = 0, 0
    best_value = value + food_value(eaten, food) - skull_danger(s, skulls)
    while again != shown:
        face = 0
        while (again >> BITS * face) & DIGIT == (shown >> BITS * face) & DIGIT:
            back = (again >> BITS * face) & DIGIT
            again -= back << BITS * face
            food -= back * (ROLLED_FOOD - face_food(s, face))
            value -= back * (ROLLED_VALUE - face_value(s, face))
            skulls -= back * (ROLLED_SKULLS - FACE_SKULLS[face])
            face += 1
        again += 1 << BITS * face
        food += ROLLED_FOOD - face_food(s, face)
        value += ROLLED_VALUE - face_value(s, face)
        skulls += ROLLED_SKULLS - FACE_SKULLS[face]
        found = value + food_value(eaten, food) - skull_danger(s, skulls)
        if found > best_value + BETTER:
            best, best_value = again, found
    return best


@rule
def kept_dice(s: Record) -> tuple[float, float, float]:
    """Food, all else and skulls when no die is rolled again; what is in store counts as food."""
    food, value, skulls = float(s.food[s.seat]), 0.0, 0.0
    for die in range(DICE):
        if s.dice[die] >= 0:
            food += face_food(s, s.dice[die])
            value += face_value(s, s.dice[die])
            skulls += FACE_SKULLS[s.dice[die]]
    return food, value, skulls

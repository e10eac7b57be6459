"""What the rule of thumb likes best, found without looking at every choice.

Of one project as many boxes as possible are ticked. Dice that show the same are alike: it is enough to say how many of
each face are rolled again. These numbers stand in one word, a few bits a face, and are counted up like digits.
"""

import numpy as np

from aevum.core.play import best_listed
from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.vocabulary import first_noun, pack, verb_of

from .actions import BUILD, DECLINE, LEAD, REROLL, STOP
from .heuristics import (
    LEAST_GAIN,
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
from .steps import AT_BUILD, AT_LEAD, AT_REROLL

BITS = DICE.bit_length()  # of a digit: as many dice as there are
DIGIT = (1 << BITS) - 1
BETTER = 1e-9  # what sums of fractions may be off by is no reason


@rule
def best_here(s: Record, seat: int, luck: np.uint64, count: int, out: Actions) -> int:
    """What the rule of thumb likes best of the listed choices."""
    if s.step == AT_REROLL:
        return best_reroll(s)
    if s.step == AT_LEAD:
        return best_lead(s)
    if s.step == AT_BUILD:
        count = keep_largest(count, out)
    return best_listed(s, seat, luck, count, out)


@rule
def keep_largest(count: int, out: Actions) -> int:
    """Of those listed keep what builds most in each project, where it is listed last; and all else."""
    kept = 0
    for place in range(count):
        action = int(out[place])
        follows = int(out[place + 1]) if place + 1 < count else 0
        if verb_of(action) != BUILD or verb_of(follows) != BUILD or first_noun(follows) != first_noun(action):
            out[kept] = action
            kept += 1
    return kept


@rule
def best_lead(s: Record) -> int:
    """The die that is best rolled again with Leadership, or none."""
    food, value, skulls = kept_dice(s)
    eaten = cities(s, s.seat)
    best = pack(DECLINE)
    best_value = promise(s, eaten, food, value, skulls) + LEAST_GAIN
    for die in range(DICE):
        face = int(s.dice[die])
        if face != NOBODY:
            more_food, more, more_skulls = gain(s, face)
            found = promise(s, eaten, food + more_food, value + more, skulls + more_skulls)
            if found > best_value + BETTER:
                best, best_value = pack(LEAD, die), found
    return best


@rule
def best_reroll(s: Record) -> int:
    """The dice that are best rolled again, or none."""
    free = free_dice(s)
    dice = dice_of(s, free, best_numbers(s, free))
    return pack(REROLL, dice) if dice else pack(STOP)


@rule
def gain(s: Record, face: int) -> tuple[float, float, float]:
    """Food, all else and skulls that a die is likely to show more when it is rolled again."""
    return ROLLED_FOOD - face_food(s, face), ROLLED_VALUE - face_value(s, face), ROLLED_SKULLS - FACE_SKULLS[face]


@rule
def promise(s: Record, eaten: int, food: float, value: float, skulls: float) -> float:
    """What such dice are worth."""
    return value + food_value(eaten, food) - skull_danger(s, skulls)


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
    best_value = promise(s, eaten, food, value, skulls)
    while again != shown:
        face = 0
        while (again >> BITS * face) & DIGIT == (shown >> BITS * face) & DIGIT:
            back = (again >> BITS * face) & DIGIT
            again -= back << BITS * face
            more_food, more, more_skulls = gain(s, face)
            food -= back * more_food
            value -= back * more
            skulls -= back * more_skulls
            face += 1
        again += 1 << BITS * face
        more_food, more, more_skulls = gain(s, face)
        food += more_food
        value += more
        skulls += more_skulls
        found = promise(s, eaten, food, value, skulls)
        if found > best_value + BETTER:
            best, best_value = again, found
    return best


@rule
def kept_dice(s: Record) -> tuple[float, float, float]:
    """Food, all else and skulls when no die is rolled again; what is in store counts as food."""
    food, value, skulls = float(s.food[s.seat]), 0.0, 0.0
    for die in range(DICE):
        if s.dice[die] != NOBODY:
            food += face_food(s, s.dice[die])
            value += face_value(s, s.dice[die])
            skulls += FACE_SKULLS[s.dice[die]]
    return food, value, skulls

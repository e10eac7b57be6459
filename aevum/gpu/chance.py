"""The game's chance on a GPU: the same numbers, without long divisions.

A division of 64 bits is a program of its own there, and half of the time that a shuffle takes.
"""

from __future__ import annotations

import numpy as np

from aevum.core.random import draw_word
from aevum.core.record import Record
from aevum.core.rule import rule

ONE, HALF, QUARTER = np.uint64(1), np.uint64(32), np.uint64(16)
QUARTER_MASK = np.uint64(0xFFFF)


@rule
def rest_of(word: np.uint64, outcomes: np.uint64) -> np.uint64:
    """`word % outcomes`: of few outcomes in three steps, each with no more than 32 bits."""
    if outcomes > QUARTER_MASK:
        return word % outcomes
    rest = (word >> HALF) % outcomes
    rest = ((rest << QUARTER) | ((word >> QUARTER) & QUARTER_MASK)) % outcomes
    return ((rest << QUARTER) | (word & QUARTER_MASK)) % outcomes


@rule
def draw_fair_word(s: Record, outcomes: np.uint64) -> np.uint64:
    """What stands for `random.draw_fair_word`."""
    word = draw_word(s)
    rest = rest_of(word, outcomes)
    while word - rest > ~np.uint64(0) - (outcomes - ONE):
        word = draw_word(s)
        rest = rest_of(word, outcomes)
    return rest

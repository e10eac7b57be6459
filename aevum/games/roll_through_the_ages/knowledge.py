"""What a seat may know. Nothing is hidden in this game except the dice to come."""

import numpy as np

from aevum.core.random import mix
from aevum.core.record import Record
from aevum.core.rule import rule


@rule
def observe(s: Record, seat: int) -> None:
    """Blank what a seat may not know: the key of the random generator."""
    s.key[0] = np.uint64(0)
    s.key[1] = np.uint64(0)


@rule
def imagine(s: Record, seat: int, luck: np.uint64) -> None:
    """Fill an observed record with what could be true: any dice may come."""
    s.key[0] = mix(luck)
    s.key[1] = mix(s.key[0])

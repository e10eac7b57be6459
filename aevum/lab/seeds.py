"""Seeds of the lab: a number begins the same row of games wherever it is given; and what is a whole number."""

from __future__ import annotations

from secrets import randbits

import numpy as np

from aevum.core.errors import BadSeed

SEED_BITS = 128


def generator_from(seed: int | None) -> np.random.Generator:
    """A generator of keys and luck; raises BadSeed. Without a seed, a new one every time."""
    return np.random.Generator(np.random.Philox(checked(seed)))


def checked(seed: int | None) -> int:
    """A seed of at most 128 bits, as it was given or a new one; raises BadSeed."""
    if seed is None:
        return randbits(SEED_BITS)
    if not is_whole(seed) or not 0 <= seed < 1 << SEED_BITS:
        raise BadSeed(seed=str(seed)[:60])
    return int(seed)


def is_whole(number: object) -> bool:
    """Whether something is one whole number, and no truth value."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool)

"""Smooth chance that lets borders wander like rivers and ridges do; always the same."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tools.world_map.frame import Points

Field: TypeAlias = NDArray[np.float32]
WANDER = 9.0  # units that a border strays from the straight line between anchors
OCTAVES = ((160, 1.0), (70, 0.6), (28, 0.35))  # length of a wave in cells, and its share
SEED = 20


def wandering(width: int, height: int) -> tuple[Field, Field]:
    """How far each cell strays, across and down."""
    luck = np.random.default_rng(SEED)
    return _waves(luck, width, height), _waves(luck, width, height)


def _waves(luck: np.random.Generator, width: int, height: int) -> Field:
    """All octaves of smooth noise."""
    total: Field = np.zeros((height, width), dtype=np.float32)
    for length, share in OCTAVES:
        knots = luck.normal(size=(height // length + 3, width // length + 3)).astype(np.float32)
        total += np.float32(share * WANDER) * _stretched(knots, length, width, height)
    return total


def _stretched(knots: Field, length: int, width: int, height: int) -> Field:
    """Knots with smooth steps between them."""
    down = _stretched_along(knots, np.arange(height) / length, axis=0)
    return _stretched_along(down, np.arange(width) / length, axis=1)


def _stretched_along(knots: Field, at: Points, axis: int) -> Field:
    """Smooth steps along one axis."""
    low = at.astype(np.intp)
    share = ((at - low) ** 2 * (3 - 2 * (at - low))).astype(np.float32)
    share = share[:, None] if axis == 0 else share[None, :]
    return np.asarray(knots.take(low, axis) * (1 - share) + knots.take(low + 1, axis) * share)

"""The plain map before any room is made: Patterson's cylindrical projection in a frame without the poles."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Points: TypeAlias = NDArray[np.float64]

WEST, EAST = -170.0, 190.0
SOUTH, NORTH = -59.0, 76.0
NARROWED = 0.86  # east to west, so that shapes are true where most lands are and not at the equator
_PATTERSON = (1.0148, 0.23185, -0.14499, 0.02406)


def lengths(ways: Points) -> Points:
    """How long each of these ways is."""
    long: Points = np.sqrt((ways**2).sum(axis=-1))
    return long


def _height(latitude: Points) -> Points:
    """Patterson's height over the equator of a latitude in degrees."""
    phi = np.radians(latitude)
    first, fifth, seventh, ninth = _PATTERSON
    return phi * (first + phi**4 * (fifth + phi**2 * (seventh + phi**2 * ninth)))


def _top_and_bottom() -> tuple[float, float]:
    """The heights of the northern and the southern edge."""
    top, bottom = _height(np.array([NORTH, SOUTH]))
    return float(top), float(bottom)


def proportion() -> float:
    """Height of the frame for a width of one."""
    top, bottom = _top_and_bottom()
    return (top - bottom) / (float(np.radians(EAST - WEST)) * NARROWED)


def project(degrees: Points) -> Points:
    """Longitudes and latitudes as points of a frame one wide, y downwards."""
    top, bottom = _top_and_bottom()
    x = (degrees[:, 0] - WEST) / (EAST - WEST)
    y = (top - _height(degrees[:, 1])) / (top - bottom) * proportion()
    return np.column_stack([x, y])

"""Where names and pieces stand: well inside their region, apart from each other."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from tools.world_map.frame import Points, lengths
from tools.world_map.lines import simplified

LATTICE = 36
FLATNESS = 3.0  # a name is so many times wider than high
SHRINK = 0.93
SHIFTS = tuple((across, down) for across in (0.0, 0.33, 0.67) for down in (0.0, 0.33, 0.67))
COARSE = 2.0  # units; fine enough for what keeps well away from edges
MARGIN = 0.56  # of the distance between pieces, kept from the edge
ENOUGH = 0.5  # of the room that would be there without names or signs


@dataclass(frozen=True)
class Standing:
    """The middle of a region, its name with the width it may have, and places for pieces with their common radius."""

    centre: Points
    name: Points
    width: float
    places: Points
    room: float


def inside(points: Points, outlines: list[Points]) -> NDArray[np.bool_]:
    """Whether points lie inside an odd number of rings."""
    odd = np.zeros(len(points), dtype=bool)
    for ring in outlines:
        start, end = ring, np.roll(ring, -1, axis=0)
        spans = (start[None, :, 1] > points[:, None, 1]) != (end[None, :, 1] > points[:, None, 1])
        rise = end[:, 1] - start[:, 1]
        slope = (end[:, 0] - start[:, 0]) / np.where(rise == 0, 1.0, rise)
        right = points[:, None, 0] < start[None, :, 0] + slope * (points[:, None, 1] - start[None, :, 1])
        odd ^= (np.count_nonzero(spans & right, axis=1) % 2).astype(bool)
    return odd


def clearance(points: Points, outlines: list[Points]) -> Points:
    """How far points are from the nearest line."""
    starts = np.concatenate(outlines)
    ways = np.concatenate([np.roll(ring, -1, axis=0) - ring for ring in outlines])
    squares = np.maximum((ways**2).sum(axis=1), 1e-9)
    gap = points[:, None] - starts[None]
    share = np.clip((gap * ways[None]).sum(axis=2) / squares, 0, 1)
    return np.asarray(lengths(gap - share[:, :, None] * ways[None]).min(axis=1))


def widest(outlines: list[Points], taken: Points | None = None, apart: float = 0.0) -> tuple[Points, float]:
    """The point inside a region farthest from its edge (and from points that are taken), and how far that is."""
    low, high = outlines[0].min(axis=0), outlines[0].max(axis=0)
    best, reach = (low + high) / 2, -1.0
    for _ in range(4):
        axes = [np.linspace(low[axis], high[axis], LATTICE) for axis in (0, 1)]
        points = np.array(list(product(*axes)))
        points = points[inside(points, outlines)]
        if len(points):
            clear = clearance(points, outlines)
            if taken is not None and len(taken):
                gaps = lengths(points[:, None] - taken[None]).min(axis=1)
                clear = np.minimum(clear, gaps - apart)
            if clear.max() > reach:
                best, reach = points[int(clear.argmax())], float(clear.max())
        span = (high - low) / 6
        low, high = best - span, best + span
    return best, reach


def stand(
    outlines: list[Points], pieces: int, largest: float, widest_name: float, signs: Points, sign: float
) -> Standing:
    """Room for a name and for so many pieces in the largest piece of a region, if possible off its signs."""
    main = [simplified(ring, COARSE) for n, ring in enumerate(outlines) if n == 0 or inside(ring[:1], outlines[:1])[0]]
    centre, _ = widest(main)
    name, width = _name(main, signs, sign, widest_name)
    box = np.array([width / 2, width / 2 / FLATNESS])
    below = name + np.array([0.0, box[1] * 1.6])
    off_all = _places(main, pieces, largest, below, _Taken(name, box, signs, sign * 0.4))
    off_name = _places(main, pieces, largest, below, _Taken(name, box, signs[:0], 0.0))
    anywhere = _places(main, pieces, largest, centre, _Taken(name, box * 0, signs[:0], 0.0))
    enough = [tried for tried in (off_all, off_name, anywhere) if tried[1] >= ENOUGH * anywhere[1]]
    return Standing(centre, name, width, *enough[0])


def _name(main: list[Points], signs: Points, sign: float, widest_name: float) -> tuple[Points, float]:
    """Where the name has most room; among signs only if it would become too small beside them."""
    flat = np.array([1.0, FLATNESS])
    shapes = [ring * flat for ring in main]
    free, half_free = widest(shapes)
    beside, half_beside = widest(shapes, signs * flat, sign * 0.5)
    name, half = (beside, half_beside) if half_beside >= ENOUGH * min(half_free, widest_name / 2) else (free, half_free)
    return name / flat, min(2 * half, widest_name)


@dataclass(frozen=True)
class _Taken:
    """What pieces keep off: the box of the name, and signs."""

    name: Points
    box: Points
    signs: Points
    apart: float

    def is_free(self, points: Points, room: float) -> NDArray[np.bool_]:
        """Which points are off everything that is taken."""
        free = np.any(np.abs(points - self.name) > self.box + room * self.box.any(), axis=1)
        if len(self.signs):
            free &= lengths(points[:, None] - self.signs[None]).min(axis=1) > self.apart + room
        return np.asarray(free)


def _places(main: list[Points], pieces: int, largest: float, middle: Points, taken: _Taken) -> tuple[Points, float]:
    """Places on the widest honeycomb that has enough of them, near a middle and off what is taken; and their radius."""
    apart = largest
    low, high = main[0].min(axis=0), main[0].max(axis=0)
    while apart > 2:
        found = [_fitting(main, low, high, apart, shift, taken) for shift in SHIFTS]
        found = [points for points in found if len(points) >= pieces]
        if found:
            return min(
                (_nearest(points, middle, pieces) for points in found), key=lambda points: _spread(points, middle)
            ), apart / 2
        apart *= SHRINK
    return np.empty((0, 2)), 0.0


def _fitting(
    main: list[Points], low: Points, high: Points, apart: float, shift: tuple[float, float], taken: _Taken
) -> Points:
    """The points of a honeycomb that are free and far enough inside."""
    points = _honeycomb(low, high, apart, shift)
    points = points[inside(points, main)]
    points = points[taken.is_free(points, apart / 2)]
    return points[clearance(points, main) >= apart * MARGIN] if len(points) else points


def _nearest(points: Points, middle: Points, pieces: int) -> Points:
    """The points nearest to a middle, top to bottom, then left to right."""
    chosen = points[np.argsort(lengths(points - middle), kind="stable")[:pieces]]
    return chosen[np.lexsort((chosen[:, 0], np.round(chosen[:, 1], 3)))]


def _spread(points: Points, middle: Points) -> float:
    """How far points lie about a middle."""
    return float(lengths(points - middle).sum())


def _honeycomb(low: Points, high: Points, apart: float, shift: tuple[float, float]) -> Points:
    """Points of a honeycomb over a box."""
    lines = np.arange(low[1] + shift[1] * apart * 0.87, high[1], apart * 0.87)
    rows = [np.arange(low[0] + (shift[0] + 0.5 * (n % 2)) * apart, high[0], apart) for n in range(len(lines))]
    found = [np.column_stack([row, np.full(len(row), y)]) for row, y in zip(rows, lines, strict=True)]
    return np.concatenate([np.empty((0, 2)), *found])

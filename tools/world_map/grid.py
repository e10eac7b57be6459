"""A picture of cells: filling outlines, drawing thick lines, pieces that hang together, spreading."""

from __future__ import annotations

from itertools import pairwise
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tools.world_map.frame import Points

Cells: TypeAlias = NDArray[np.int16]
Mask: TypeAlias = NDArray[np.bool_]
Places: TypeAlias = NDArray[np.intp]
SIDES = ((0, 1), (0, -1), (1, 0), (-1, 0))


def filled(rings: list[Points], width: int, height: int) -> Mask:
    """The cells whose middles lie inside an odd number of rings."""
    crossings = np.zeros(height * (width + 1), dtype=np.int64)
    for ring in rings:
        np.add.at(crossings, _crossed(ring, width, height), 1)
    odd = np.cumsum(crossings.reshape(height, width + 1), axis=1, dtype=np.int32) & 1
    return odd[:, :width].astype(bool)


def _crossed(ring: Points, width: int, height: int) -> NDArray[np.int64]:
    """The first cells right of where a ring crosses the middle lines of rows, as places in rows of width + 1."""
    start, end = ring, np.roll(ring, -1, axis=0)
    ends = np.sort(np.column_stack([start[:, 1], end[:, 1]]), axis=1)
    first, last = np.clip(np.ceil(ends - 0.5), 0, height).astype(np.int64).T
    count = last - first
    edge = np.repeat(np.arange(len(ring)), count)
    row = np.arange(count.sum()) - np.repeat(np.cumsum(count) - count, count) + np.repeat(first, count)
    share = (row + 0.5 - start[edge, 1]) / (end[edge, 1] - start[edge, 1])
    x = start[edge, 0] + share * (end[edge, 0] - start[edge, 0])
    return np.asarray(row * (width + 1) + np.clip(np.ceil(x - 0.5), 0, width), dtype=np.int64)


def erase(mask: Mask, line: Points, radius: float) -> None:
    """Clear a line as thick as twice the radius."""
    for start, end in pairwise(line):
        steps = max(2, int(np.hypot(*(end - start)) * 2))
        for share in np.linspace(0, 1, steps):
            _erase_disc(mask, start + (end - start) * share, radius)


def _erase_disc(mask: Mask, point: Points, radius: float) -> None:
    """Clear a disc."""
    height, width = mask.shape
    left, right = max(0, int(point[0] - radius)), min(width, int(point[0] + radius) + 2)
    top, bottom = max(0, int(point[1] - radius)), min(height, int(point[1] + radius) + 2)
    y, x = np.ogrid[top:bottom, left:right]
    mask[top:bottom, left:right] &= (x + 0.5 - point[0]) ** 2 + (y + 0.5 - point[1]) ** 2 > radius**2


class Pieces:
    """The pieces of equal cells that hang together side by side, numbered."""

    def __init__(self, cells: NDArray[np.generic]) -> None:
        self.number = _numbered(cells)
        self._order = np.argsort(self.number, axis=None, kind="stable")
        self.sizes = np.bincount(self.number.ravel())
        self._starts = np.concatenate([[0], np.cumsum(self.sizes)])

    def cells_of(self, piece: int) -> tuple[Places, Places]:
        """The rows and columns of a piece."""
        rows, columns = np.unravel_index(self._order[self._starts[piece] : self._starts[piece + 1]], self.number.shape)
        return rows, columns

    def values(self, cells: NDArray[np.generic]) -> NDArray[np.generic]:
        """What stands in the first cell of each piece."""
        return np.asarray(cells.ravel()[self._order[self._starts[:-1]]])


def _numbered(cells: NDArray[np.generic]) -> NDArray[np.int32]:
    """The number of the piece of every cell: runs of rows, joined where they meet the row above."""
    height, width = cells.shape
    starts = np.ones((height, width), dtype=bool)
    starts[:, 1:] = cells[:, 1:] != cells[:, :-1]
    run = (np.cumsum(starts.ravel()) - 1).astype(np.int32).reshape(height, width)
    meets = (cells[1:] == cells[:-1]) & (starts[1:] | starts[:-1])
    parent = _joined(int(run[-1, -1]) + 1, np.column_stack([run[1:][meets], run[:-1][meets]]))
    return np.unique(parent, return_inverse=True)[1].astype(np.int32)[run]


def _joined(count: int, pairs: NDArray[np.int32]) -> NDArray[np.int64]:
    """The smallest member of everything that pairs join, for each of `count` things."""
    parent = list(range(count))
    for one, other in pairs.tolist():
        a, b = _root(parent, one), _root(parent, other)
        parent[max(a, b)] = min(a, b)
    found = np.array(parent)
    while not np.array_equal(found, found[found]):
        found = found[found]
    return found


def _root(parent: list[int], member: int) -> int:
    """The root of a member; the way to it is shortened."""
    while parent[member] != member:
        parent[member] = parent[parent[member]]
        member = parent[member]
    return member


def spread(cells: Cells, into: Mask, steps: int) -> Cells:
    """Let numbered cells grow into free ones (-1) that are allowed, a ring at a time."""
    grown = cells.copy()
    for _ in range(steps):
        before = grown.copy()
        for down, right in SIDES:
            moved = shifted(before, down, right)
            free = (grown < 0) & (moved >= 0) & into
            grown[free] = moved[free]
    return grown


def shifted(cells: Cells, down: int, right: int) -> Cells:
    """The neighbours of cells on one side; -1 outside."""
    moved = np.full_like(cells, -1)
    moved[window(down, right, cells.shape)] = cells[window(-down, -right, cells.shape)]
    return moved


def window(down: int, right: int, shape: tuple[int, ...]) -> tuple[slice, slice]:
    """The part of a picture that it shares with itself moved so far, as it lies after the move."""
    height, width = shape
    return slice(max(down, 0), height + min(down, 0)), slice(max(right, 0), width + min(right, 0))

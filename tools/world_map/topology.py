"""Lines between regions, each kept once: what two neighbours share on the picture is the same line for both."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

import numpy as np

from tools.world_map.frame import Points
from tools.world_map.grid import Cells

RIGHT, DOWN, LEFT, UP = range(4)
STEP = ((0, 1), (1, 0), (0, -1), (-1, 0))
Knot = tuple[int, int]


@dataclass(frozen=True)
class Arc:
    """A line from knot to knot with one region on its left and another on its right (y grows downwards)."""

    points: Points
    left: int
    right: int


def is_frame(arc: Arc) -> bool:
    """Whether a line is part of the frame of the picture."""
    return min(arc.left, arc.right) < 0


def without_corners(cells: Cells) -> Cells:
    """No four cells meet crosswise: a region never hangs together by a corner only."""
    cells = cells.copy()
    while True:
        a, b, c, d = cells[:-1, :-1], cells[:-1, 1:], cells[1:, :-1], cells[1:, 1:]
        crossed = (a != b) & (c != d) & (a != c) & (b != d)
        rows, columns = np.nonzero(crossed)
        if not len(rows):
            return cells
        cells[rows, columns] = cells[rows, columns + 1]


def trace(cells: Cells) -> list[Arc]:
    """Every line of the picture; what lies outside the frame counts as region -1."""
    padded = np.full((cells.shape[0] + 2, cells.shape[1] + 2), -1, dtype=np.int16)
    padded[1:-1, 1:-1] = cells
    return _Tracer(padded).arcs()


class _Tracer:
    """Walks along the sides of cells where regions meet."""

    def __init__(self, padded: Cells) -> None:
        self.padded = padded
        height, width = padded.shape[0] - 1, padded.shape[1] - 1
        self.open = np.zeros((height, width, 4), dtype=bool)
        across = padded[:-1, 1:] != padded[1:, 1:]
        down = padded[1:, :-1] != padded[1:, 1:]
        self.open[:, :-1, RIGHT] = across[:, :-1]
        self.open[:, 1:, LEFT] = across[:, :-1]
        self.open[:-1, :, DOWN] = down[:-1]
        self.open[1:, :, UP] = down[:-1]
        self.degree = self.open.sum(axis=2)

    def arcs(self) -> list[Arc]:
        """Lines between knots first, then rings without a knot."""
        found: list[Arc] = []
        for starts in (self.degree > 2, self.degree == 2):
            for row, column in zip(*np.nonzero(starts), strict=True):
                for way in range(4):
                    if self.open[row, column, way]:
                        found.append(self._walk((int(row), int(column)), way))
        return found

    def _walk(self, start: Knot, way: int) -> Arc:
        """Follow a line until a knot, or back to where it began."""
        left, right = self._sides(start, way)
        points = [start]
        here = start
        while True:
            there = (here[0] + STEP[way][0], here[1] + STEP[way][1])
            self.open[here][way] = False
            self.open[there][(way + 2) % 4] = False
            points.append(there)
            if there == start or self.degree[there] != 2:
                break
            here, way = there, int(np.argmax(self.open[there]))
        lattice = np.array(points, dtype=float)
        return Arc(lattice[:, ::-1], left, right)

    def _sides(self, here: Knot, way: int) -> tuple[int, int]:
        """The regions left and right of a step."""
        row, column = here
        upper_left, upper_right = self.padded[row, column], self.padded[row, column + 1]
        lower_left, lower_right = self.padded[row + 1, column], self.padded[row + 1, column + 1]
        pairs = {
            RIGHT: (upper_right, lower_right),
            DOWN: (lower_right, lower_left),
            LEFT: (lower_left, upper_left),
            UP: (upper_left, upper_right),
        }
        left, right = pairs[way]
        return int(left), int(right)


def rings_of(arcs: list[Arc], region: int) -> list[list[int]]:
    """The rings of a region as numbers of arcs; a complement (~n) is an arc walked backwards."""
    ways = [n for n, arc in enumerate(arcs) if arc.left == region] + [
        ~n for n, arc in enumerate(arcs) if arc.right == region
    ]
    begins: dict[tuple[float, float], list[int]] = defaultdict(list)
    for way in ways:
        begins[_end(arcs, way, first=True)].append(way)
    rings = []
    while any(begins.values()):
        rings.append(_ring(arcs, begins))
    return rings


def _ring(arcs: list[Arc], begins: dict[tuple[float, float], list[int]]) -> list[int]:
    """One ring, taken out of what is left."""
    start = next(knot for knot, ways in begins.items() if ways)
    ring = [begins[start].pop()]
    while (knot := _end(arcs, ring[-1], first=False)) != start:
        ring.append(begins[knot].pop())
    return ring


def _end(arcs: list[Arc], way: int, *, first: bool) -> tuple[float, float]:
    """Where a directed arc begins or ends."""
    points = arcs[way].points if way >= 0 else arcs[~way].points[::-1]
    x, y = points[0 if first else -1]
    return float(x), float(y)


def ring_points(lines: list[Points], ring: list[int]) -> Points:
    """The outline of a ring, its last point not repeated."""
    parts = [lines[way] if way >= 0 else lines[~way][::-1] for way in ring]
    return np.concatenate([part[:-1] for part in parts])


def shared(arcs: list[Arc]) -> dict[frozenset[int], list[int]]:
    """The arcs that two regions share."""
    pairs: dict[frozenset[int], list[int]] = defaultdict(list)
    for number, arc in enumerate(arcs):
        pairs[frozenset((arc.left, arc.right))].append(number)
    return pairs

"""The layout `schematic`: the same lines, carried until small lands have room and large ones give it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tools.world_map.flow import blurred, drifted
from tools.world_map.frame import Points
from tools.world_map.grid import filled
from tools.world_map.shapes import area, without_islets
from tools.world_map.topology import Arc, ring_points, rings_of

WIDTH, HEIGHT = 7200, 3700
COLUMNS, ROWS = 960, 493
ROUNDS = 6
EVENNESS = 0.48  # room grows with this power of the room on the layout `world`
MOST, LEAST = 8.0, 0.05
SMALLEST_ISLET = 500.0


class Carrier:
    """Carries lines of the layout `world` to where they stand on the schematic."""

    def __init__(self, arcs: list[Arc], wishes: list[float], size: tuple[int, int]) -> None:
        self.size = size
        self.rings = [rings_of(arcs, number) for number in range(len(wishes))]
        self.lengths = [len(arc.points) for arc in arcs]
        self.densities: list[NDArray[np.float64]] = []
        points = self._scaled(np.concatenate([arc.points for arc in arcs]))
        wanted = self._wanted(wishes, points)
        for turn in range(ROUNDS):
            self.densities.append(self._density(points, wanted, turn))
            points = drifted(points, self.densities[-1], WIDTH, HEIGHT)
        carried = [Arc(line, arc.left, arc.right) for line, arc in zip(self._lines(points), arcs, strict=True)]
        self.arcs = without_islets(carried, SMALLEST_ISLET)

    def _scaled(self, points: Points) -> Points:
        """Units of the layout `world` in the frame of the schematic."""
        return points * [WIDTH / self.size[0], HEIGHT / self.size[1]]

    def carry(self, points: Points) -> Points:
        """Any other points, carried the same way."""
        points = self._scaled(points)
        for density in self.densities:
            points = drifted(points, density, WIDTH, HEIGHT)
        return points

    def _lines(self, points: Points) -> list[Points]:
        """All points as lines again."""
        return np.split(points, np.cumsum(self.lengths)[:-1])

    def _cells(self, points: Points) -> NDArray[np.int16]:
        """Which region each cell shows by now."""
        lines = [line * [COLUMNS / WIDTH, ROWS / HEIGHT] for line in self._lines(points)]
        cells = np.full((ROWS, COLUMNS), -1, dtype=np.int16)
        for number, rings in enumerate(self.rings):
            cells[filled([ring_points(lines, ring) for ring in rings], COLUMNS, ROWS)] = number
        return cells

    def _wanted(self, wishes: list[float], points: Points) -> NDArray[np.float64]:
        """The share of the picture that each region should have."""
        lines = self._lines(points)
        areas = np.array([sum(area(ring_points(lines, ring)) for ring in rings) for rings in self.rings])
        wanted = np.abs(areas) ** EVENNESS * wishes
        return np.asarray(wanted / wanted.sum())

    def _density(self, points: Points, wanted: NDArray[np.float64], turn: int) -> NDArray[np.float64]:
        """How much more room each cell wants than it has; softly at first, then more exactly."""
        cells = self._cells(points)
        share = np.bincount(cells[cells >= 0], minlength=len(wanted)) / cells.size
        ratio = np.clip(wanted / np.maximum(share, 1e-5), LEAST, MOST)
        density = np.where(cells >= 0, ratio[cells], 1.0)
        return np.maximum(blurred(density, max(4.0, 16 / (1 + turn))), LEAST)

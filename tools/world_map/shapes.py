"""From the sides of cells to lines worth drawing: soft, with few points, in whole units, and never crossing."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.world_map.frame import Points
from tools.world_map.grid import Mask
from tools.world_map.lines import crossings, eased, simplified, smoothed, stepped
from tools.world_map.topology import Arc, is_frame, ring_points, rings_of

ROUNDS = 20
ASHORE = 160.0  # units; so near to its ends a sea line is not softened much, lest it run over the coast
EXACT = 0.3  # of the tolerance: so exact a line is drawn at most


@dataclass(frozen=True)
class Pen:
    """How lines of a layout are drawn: the step between points, softness in steps by kind, and tolerance, in units."""

    step: float
    coast: float
    border: float
    sea: float
    tolerance: float


class Shapes:
    """The regions of a layout and the lines between them."""

    def __init__(self, arcs: list[Arc], names: list[str], wet: Mask, pen: Pen) -> None:
        self.arcs = arcs
        self.names = names
        self.wet = wet
        self.rings = {name: rings_of(arcs, number) for number, name in enumerate(names)}
        self.lines = self._drawn(pen)

    def _drawn(self, pen: Pen) -> list[Points]:
        """All lines; those that would cross another are drawn more exactly until none does, sea lines first."""
        care = np.ones(len(self.arcs))
        lines = [self._line(arc, pen, 1.0) for arc in self.arcs]
        for turn in range(ROUNDS):
            guilty = crossings(lines) | self._collapsed(lines)
            if not guilty:
                return lines
            softest = {number for number in guilty if self._wet_sides(self.arcs[number]) == 2}
            for number in (softest if turn < ROUNDS // 2 else None) or guilty:
                care[number] *= 0.6
                lines[number] = self._line(self.arcs[number], pen, care[number])
        raise ValueError(f"lines still cross: {sorted(self._title(number) for number in guilty)}")

    def _title(self, number: int) -> str:
        """The regions on the two sides of a line."""
        return " - ".join(self.names[side] for side in (self.arcs[number].left, self.arcs[number].right))

    def _collapsed(self, lines: list[Points]) -> set[int]:
        """Lines that lost their length, or whose ring lost its inside; on the frame that does no harm."""
        short = {n for n, arc in enumerate(self.arcs) if not is_frame(arc) and len(np.unique(lines[n], axis=0)) < 2}
        rings = [ring for rings in self.rings.values() for ring in rings]
        flat = [ring for ring in rings if abs(area(ring_points(lines, ring))) < 1]
        return short | {way if way >= 0 else ~way for ring in flat for way in ring}

    def _line(self, arc: Arc, pen: Pen, care: float) -> Points:
        """One line in whole units."""
        if is_frame(arc):
            return np.round(simplified(arc.points, 0.1))
        line = stepped(arc.points, pen.step)
        soft = smoothed(line, self._softness(arc, pen) * care)
        if self._wet_sides(arc) == 2:
            soft = eased(smoothed(line, pen.border), soft, round(ASHORE / pen.step))
        return np.round(simplified(soft, pen.tolerance * max(care, EXACT)))

    def _softness(self, arc: Arc, pen: Pen) -> float:
        """Sea lines are softest, coasts most exact."""
        return (pen.border, pen.coast, pen.sea)[self._wet_sides(arc)]

    def _wet_sides(self, arc: Arc) -> int:
        """How many sides of a line are water."""
        return 0 if is_frame(arc) else int(self.wet[arc.left]) + int(self.wet[arc.right])

    def outlines(self, name: str) -> list[Points]:
        """The rings of a region, points of the picture, largest first."""
        return _largest_first([ring_points(self.lines, ring) for ring in self.rings[name]])

    def joined(self, names: list[str]) -> list[Points]:
        """The outlines of several regions taken as one, largest first."""
        together = {self.names.index(name) for name in names}
        arcs = [
            Arc(line, int(arc.left in together), int(arc.right in together))
            for line, arc in zip(self.lines, self.arcs, strict=True)
        ]
        edges = [arc for arc in arcs if arc.left != arc.right]
        lines = [arc.points for arc in edges]
        return _largest_first([ring_points(lines, ring) for ring in rings_of(edges, 1)])

    def shared(self, one: str, other: str) -> list[int]:
        """The numbers of the lines that two regions share."""
        pair = {self.names.index(one), self.names.index(other)}
        return [number for number, arc in enumerate(self.arcs) if {arc.left, arc.right} == pair]

    def neighbours(self) -> set[frozenset[str]]:
        """All pairs of regions that share a line."""
        inner = [arc for arc in self.arcs if not is_frame(arc)]
        return {frozenset((self.names[arc.left], self.names[arc.right])) for arc in inner}


def _largest_first(rings: list[Points]) -> list[Points]:
    """Rings by the size of their area."""
    return sorted(rings, key=lambda ring: -abs(area(ring)))


def area(ring: Points) -> float:
    """The signed area of a ring."""
    x, y = ring.T
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)


def without_islets(arcs: list[Arc], smallest: float) -> list[Arc]:
    """Without the small rings that only one region fills, unless they are all it has."""
    kept = []
    for arc in arcs:
        closed = np.array_equal(arc.points[0], arc.points[-1])
        inside = arc.left if area(arc.points) < 0 else arc.right
        others = [other for other in arcs if other is not arc and inside in (other.left, other.right)]
        if not closed or not others or abs(area(arc.points)) >= smallest:
            kept.append(arc)
    return kept

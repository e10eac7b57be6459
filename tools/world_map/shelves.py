"""Soft water lines: how far a shore, its shallows and its shelf reach, as shapes to lie under the lands."""

from __future__ import annotations

import numpy as np

from tools.world_map.flow import blurred
from tools.world_map.frame import Points
from tools.world_map.grid import Mask, filled, window
from tools.world_map.lines import simplified, smoothed
from tools.world_map.shapes import Shapes
from tools.world_map.topology import Arc, is_frame, ring_points, rings_of, trace

CELL = 4  # units
SOFTNESS = 1.6
TOLERANCE = 2.6


def shelves(shapes: Shapes, width: int, height: int, reaches: tuple[float, ...]) -> list[list[Points]]:
    """The rings of the land and everything so near to it, for each reach."""
    dry = _dry(shapes, width // CELL, height // CELL)
    return [_rings(_widened(dry, reach / CELL)) for reach in reaches]


def _dry(shapes: Shapes, columns: int, rows: int) -> Mask:
    """The cells that are land."""
    dry = np.zeros((rows, columns), dtype=bool)
    for name, wet in zip(shapes.names, shapes.wet, strict=True):
        if not wet:
            dry |= filled([ring / CELL for ring in shapes.outlines(name)], columns, rows)
    return dry


def _widened(dry: Mask, reach: float) -> Mask:
    """All cells so near to the land, with their corners rounded."""
    wide = dry.copy()
    span = int(reach)
    for down in range(-span, span + 1):
        across = int(np.sqrt(reach**2 - down**2))
        for right in {-across, -across // 2, 0, across // 2, across}:
            wide[window(down, right, dry.shape)] |= dry[window(-down, -right, dry.shape)]
    return np.asarray(blurred(wide.astype(float), SOFTNESS) > 0.5)


def _rings(wide: Mask) -> list[Points]:
    """The outlines of what is wide, softened."""
    arcs = trace(wide.astype(np.int16))
    lines = [np.round(_soft(arc) * CELL) for arc in arcs]
    return [
        np.concatenate([ring, ring[:1]])
        for ring in (ring_points(lines, way) for way in rings_of(arcs, 1))
        if len(ring) > 3
    ]


def _soft(arc: Arc) -> Points:
    """A line without steps; the frame stays as it is."""
    if is_frame(arc):
        return simplified(arc.points, 0.1)
    return simplified(smoothed(arc.points, 2.0), TOLERANCE / CELL)

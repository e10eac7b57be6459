"""Where a ship lies in a land: as near as there is room to the waters of its shore."""

from __future__ import annotations

import numpy as np

from tools.world_map.frame import Points, lengths
from tools.world_map.plan import Canvas
from tools.world_map.spots import FLATNESS, Standing, clearance, inside

FINE = 0.5  # of the room of a piece: the step between the places tried
TOUCH = 1.05  # of the room: what a ship keeps from the coast
CENTRAL = 0.12  # of two places as near to the coast, the one nearer to the middle


def berths(canvas: Canvas, land: str, standing: Standing, shores: list[list[str]]) -> tuple[Points, Points]:
    """The places of a land that are left for other pieces, and one for each shore, given as its waters."""
    coasts = [_coasts(canvas, land, waters) for waters in shores]
    places, kept = _kept(standing.places, coasts)
    for number, coast in enumerate(coasts):
        others = np.vstack([places, np.delete(kept, number, axis=0)])
        tried = np.vstack([kept[[number]], _free(canvas.shapes.outlines(land), standing, others)])
        away = clearance(tried, coast) + CENTRAL * lengths(tried - standing.centre)
        kept[number] = tried[int(away.argmin())]
    return places, kept


def _kept(places: Points, coasts: list[list[Points]]) -> tuple[Points, Points]:
    """Places without the nearest to each coast, and those."""
    kept = np.empty((0, 2))
    for coast in coasts:
        nearest = int(clearance(places, coast).argmin())
        kept = np.vstack([kept, places[[nearest]]])
        places = np.delete(places, nearest, axis=0)
    return places, kept


def _free(outlines: list[Points], standing: Standing, others: Points) -> Points:
    """Places of a fine lattice over the largest piece of a land where a ship overlaps nothing."""
    room, main = standing.room, [ring for n, ring in enumerate(outlines) if n == 0 or inside(ring[:1], outlines[:1])[0]]
    low, high = main[0].min(axis=0), main[0].max(axis=0)
    axes = [np.arange(low[axis], high[axis], max(room * FINE, 4.0)) for axis in (0, 1)]
    points = np.round(np.stack(np.meshgrid(*axes), axis=-1).reshape(-1, 2))
    box = np.array([standing.width / 2, standing.width / 2 / FLATNESS]) + room
    points = points[np.any(np.abs(points - standing.name) > box, axis=1)]
    points = points[lengths(points[:, None] - others[None]).min(axis=1) >= 2 * room]
    points = points[inside(points, main)]
    return np.asarray(points[clearance(points, main) >= room * TOUCH]) if len(points) else points


def _coasts(canvas: Canvas, land: str, waters: list[str]) -> list[Points]:
    """The coast of a land at some waters; all of its coast where it touches none of them on the picture."""
    lines = [canvas.shapes.lines[arc] for water in waters for arc in canvas.shapes.shared(land, water)]
    return [np.vstack([line, line[-2:0:-1]]) for line in lines] or canvas.shapes.outlines(land)

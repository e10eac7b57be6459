"""What the files of all maps share: lines in steps, links, nobody's land and water, soft shores, lakes and rivers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from tools.world_map.frame import Points
from tools.world_map.lines import simplified, smoothed, stepped
from tools.world_map.links import Link, round_the_world, routes, straits
from tools.world_map.plan import Canvas
from tools.world_map.shelves import shelves
from tools.world_map.tables import FAR_SEAS, WILDS

REACHES = (34.0, 20.0, 9.0)  # shelf, shallows and shore, in units
SOFTNESS = {"lake": 6.0, "river": 18.0}


def links_of(canvas: Canvas) -> list[Link]:
    """Neighbours that do not touch: straits, sea routes, and the way round the world."""
    return [
        *straits(canvas.game, canvas.shapes, canvas.layout.ashore),
        *routes(canvas.hand, canvas.place),
        *round_the_world(canvas.game, canvas.shapes, canvas.layout.width),
    ]


def frame(canvas: Canvas) -> dict[str, Any]:
    """The layout and its lines."""
    return {
        "layout": canvas.layout.name,
        "width": canvas.layout.width,
        "height": canvas.layout.height,
        "arcs": [steps(line) for line in canvas.shapes.lines],
    }


def grounds(canvas: Canvas) -> dict[str, Any]:
    """What belongs to no region of the game: wilds, far seas, and the soft lines of the shores."""
    rings, layout = canvas.shapes.rings, canvas.layout
    return {
        "wilds": {"rings": rings[WILDS]},
        "far_seas": {"rings": rings[FAR_SEAS]},
        "shelves": [
            [steps(ring) for ring in shelf] for shelf in shelves(canvas.shapes, layout.width, layout.height, REACHES)
        ],
    }


def marks(canvas: Canvas, links: Iterable[Link]) -> dict[str, Any]:
    """What is drawn over the regions: links and reefs, and inland waters where the layout has them."""
    inland = canvas.layout.inland_waters
    return {
        "links": [_link(link) for link in links],
        "reefs": [{"between": sorted(pair), "arcs": canvas.shapes.shared(*pair)} for pair in _unlinked(canvas)],
        "lakes": [steps(line) for line in _strokes(canvas, "lake")] if inland else [],
        "rivers": [steps(line) for line in _strokes(canvas, "river")] if inland else [],
    }


def _link(link: Link) -> dict[str, Any]:
    """A neighbour across a distance."""
    return {"kind": link.kind, "between": link.between, "line": steps(np.round(simplified(link.line, 1.0)))}


def _unlinked(canvas: Canvas) -> list[frozenset[str]]:
    """Waters that touch on the picture although no fleet may pass: reefs are drawn between them."""
    waters, links = frozenset(canvas.game.waters), canvas.game.water_links
    return sorted((pair for pair in canvas.shapes.neighbours() if pair <= waters and pair not in links), key=sorted)


def _strokes(canvas: Canvas, kind: str) -> Iterable[Points]:
    """Lines drawn by hand, softened."""
    for stroke in canvas.hand.strokes(kind):
        points = np.concatenate([stroke.points, stroke.points[:1]]) if kind == "lake" else stroke.points
        line = smoothed(stepped(canvas.place(stepped(points, 0.2)), 2.0), SOFTNESS[kind])
        yield np.round(simplified(line, 1.0))


def whole(points: Points) -> Any:
    """Points in whole units."""
    return np.round(points).astype(int).tolist()


def steps(line: Points) -> list[int]:
    """A line as its first point and the steps from point to point."""
    rounded = np.round(line).astype(int)
    return np.concatenate([rounded[:1], np.diff(rounded, axis=0)]).ravel().tolist()

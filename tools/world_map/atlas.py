"""The whole map of a layout, as it is written to the file that the pages read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tools.world_map.check import check
from tools.world_map.frame import Points
from tools.world_map.lines import simplified, smoothed, stepped
from tools.world_map.links import Link, round_the_world, routes, straits
from tools.world_map.relief import Relief, reliefs
from tools.world_map.shapes import Shapes
from tools.world_map.shelves import shelves
from tools.world_map.spots import stand
from tools.world_map.tables import FAR_SEAS, WILDS, Game, read_strokes

ARMIES, FLEETS = 3, 6
REACHES = (34.0, 20.0, 9.0)  # shelf, shallows and shore, in units
SOFTNESS = {"lake": 6.0, "river": 18.0}
SINGLE = ("settlement", "fort", "monument")


@dataclass(frozen=True)
class Layout:
    """The measures of a layout in its units."""

    name: str
    width: int
    height: int
    sign: float
    piece: float
    widest_name: float
    ashore: float
    inland_waters: bool


def atlas(game: Game, shapes: Shapes, layout: Layout, place: Callable[[Points], Points]) -> dict[str, Any]:
    """Everything that is drawn."""
    links = [*straits(game, shapes, layout.ashore), *routes(place), *round_the_world(game, shapes, layout.width)]
    check(game, shapes, links)
    relief = reliefs(game, shapes, layout.sign)
    signs = np.array([sign[:2] for terrain in relief for sign in terrain.signs])
    return {
        "layout": layout.name,
        "width": layout.width,
        "height": layout.height,
        "arcs": [_steps(line) for line in shapes.lines],
        "lands": {land: _land(game, shapes, layout, land, signs) for land in game.lands},
        "areas": {area: {"name": _area_name(game, shapes, area)} for area in _areas(game)},
        "waters": {water: _water(shapes, layout, water) for water in game.waters},
        "wilds": {"rings": shapes.rings[WILDS]},
        "far_seas": {"rings": shapes.rings[FAR_SEAS]},
        "shelves": [
            [_steps(ring) for ring in shelf] for shelf in shelves(shapes, layout.width, layout.height, REACHES)
        ],
        "relief": [_relief(terrain) for terrain in relief],
        "links": [_link(link) for link in links],
        "reefs": [{"between": sorted(pair), "arcs": shapes.shared(*pair)} for pair in _unlinked(game, shapes)],
        "lakes": [_steps(line) for line in _strokes("lake", place)] if layout.inland_waters else [],
        "rivers": [_steps(line) for line in _strokes("river", place)] if layout.inland_waters else [],
    }


def _land(game: Game, shapes: Shapes, layout: Layout, land: str, signs: Points) -> dict[str, Any]:
    """A land: its rings, its name, and where its pieces stand."""
    has_resource = game.lands[land]["resource"] == "1"
    standing = stand(
        shapes.outlines(land), ARMIES + len(SINGLE) + 1, layout.piece, layout.widest_name, signs, layout.sign
    )
    places = _whole(standing.places)
    spots: dict[str, Any] = dict(zip((*SINGLE, "resource"), places[ARMIES:], strict=True))
    if not has_resource:
        del spots["resource"]
    return {
        "rings": shapes.rings[land],
        "centre": _whole(standing.centre),
        "name": [*_whole(standing.name), round(standing.width)],
        "room": round(standing.room, 1),
        "armies": places[:ARMIES],
        **spots,
    }


def _areas(game: Game) -> list[str]:
    """The areas, in the order of their lands."""
    return [area for area in dict.fromkeys(row["area"] for row in game.lands.values()) if area]


def _area_name(game: Game, shapes: Shapes, area: str) -> list[int]:
    """Where the name of a whole area stands, and the width it may have."""
    outlines = shapes.joined([land for land, row in game.lands.items() if row["area"] == area])
    standing = stand(outlines, 0, 1.0, np.inf, np.empty((0, 2)), 0.0)
    return [*_whole(standing.name), round(standing.width)]


def _water(shapes: Shapes, layout: Layout, water: str) -> dict[str, Any]:
    """A water: its rings, its name, and where fleets lie."""
    standing = stand(shapes.outlines(water), FLEETS, layout.piece, layout.widest_name * 1.6, np.empty((0, 2)), 0.0)
    return {
        "rings": shapes.rings[water],
        "name": [*_whole(standing.name), round(standing.width)],
        "room": round(standing.room, 1),
        "fleets": _whole(standing.places),
    }


def _relief(relief: Relief) -> dict[str, Any]:
    """Terrain on a border."""
    signs = [[round(x), round(y), round(size), form] for x, y, size, form in relief.signs]
    line = _steps(np.round(simplified(relief.line, 1.5)))
    return {
        "terrain": relief.terrain,
        "between": relief.between,
        "defends": relief.defends,
        "line": line,
        "signs": signs,
    }


def _link(link: Link) -> dict[str, Any]:
    """A neighbour across a distance."""
    return {"kind": link.kind, "between": link.between, "line": _steps(np.round(simplified(link.line, 1.0)))}


def _unlinked(game: Game, shapes: Shapes) -> list[frozenset[str]]:
    """Waters that touch on the picture although no fleet may pass: reefs are drawn between them."""
    waters = frozenset(game.waters)
    return sorted((pair for pair in shapes.neighbours() if pair <= waters and pair not in game.water_links), key=sorted)


def _strokes(kind: str, place: Callable[[Points], Points]) -> Iterable[Points]:
    """Lines drawn by hand, softened."""
    for stroke in read_strokes(kind):
        points = np.concatenate([stroke.points, stroke.points[:1]]) if kind == "lake" else stroke.points
        line = smoothed(stepped(place(stepped(points, 0.2)), 2.0), SOFTNESS[kind])
        yield np.round(simplified(line, 1.0))


def _whole(points: Points) -> Any:
    """Points in whole units."""
    return np.round(points).astype(int).tolist()


def _steps(line: Points) -> list[int]:
    """A line as its first point and the steps from point to point."""
    whole = np.round(line).astype(int)
    return np.concatenate([whole[:1], np.diff(whole, axis=0)]).ravel().tolist()

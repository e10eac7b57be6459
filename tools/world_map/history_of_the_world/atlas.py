"""The whole map of a layout, as it is written to the file that the pages read."""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.world_map.atlas import frame, grounds, links_of, marks, steps, whole
from tools.world_map.check import check
from tools.world_map.frame import Points
from tools.world_map.history_of_the_world.relief import Relief, reliefs
from tools.world_map.lines import simplified
from tools.world_map.plan import Canvas
from tools.world_map.spots import stand
from tools.world_map.tables import Game

ARMIES, FLEETS = 3, 6
SINGLE = ("settlement", "fort", "monument")


def atlas(canvas: Canvas) -> dict[str, Any]:
    """Everything that is drawn."""
    game, shapes = canvas.game, canvas.shapes
    links = links_of(canvas)
    check(game, shapes, links)
    relief = reliefs(game, shapes, canvas.layout.sign)
    signs = np.array([sign[:2] for terrain in relief for sign in terrain.signs])
    return {
        **frame(canvas),
        "lands": {land: _land(canvas, land, signs) for land in game.lands},
        "areas": {area: {"name": _area_name(canvas, area)} for area in _areas(game)},
        "waters": {water: _water(canvas, water) for water in game.waters},
        **grounds(canvas),
        "relief": [_relief(terrain) for terrain in relief],
        **marks(canvas, links),
    }


def _land(canvas: Canvas, land: str, signs: Points) -> dict[str, Any]:
    """A land: its rings, its name, and where its pieces stand."""
    shapes, layout = canvas.shapes, canvas.layout
    has_resource = canvas.game.lands[land]["resource"] == "1"
    standing = stand(
        shapes.outlines(land), ARMIES + len(SINGLE) + 1, layout.piece, layout.widest_name, signs, layout.sign
    )
    places = whole(standing.places)
    spots: dict[str, Any] = dict(zip((*SINGLE, "resource"), places[ARMIES:], strict=True))
    if not has_resource:
        del spots["resource"]
    return {
        "rings": shapes.rings[land],
        "centre": whole(standing.centre),
        "name": [*whole(standing.name), round(standing.width)],
        "room": round(standing.room, 1),
        "armies": places[:ARMIES],
        **spots,
    }


def _areas(game: Game) -> list[str]:
    """The areas, in the order of their lands."""
    return [area for area in dict.fromkeys(row["area"] for row in game.lands.values()) if area]


def _area_name(canvas: Canvas, area: str) -> list[int]:
    """Where the name of a whole area stands, and the width it may have."""
    outlines = canvas.shapes.joined([land for land, row in canvas.game.lands.items() if row["area"] == area])
    standing = stand(outlines, 0, 1.0, np.inf, np.empty((0, 2)), 0.0)
    return [*whole(standing.name), round(standing.width)]


def _water(canvas: Canvas, water: str) -> dict[str, Any]:
    """A water: its rings, its name, and where fleets lie."""
    shapes, layout = canvas.shapes, canvas.layout
    standing = stand(shapes.outlines(water), FLEETS, layout.piece, layout.widest_name * 1.6, np.empty((0, 2)), 0.0)
    return {
        "rings": shapes.rings[water],
        "name": [*whole(standing.name), round(standing.width)],
        "room": round(standing.room, 1),
        "fleets": whole(standing.places),
    }


def _relief(relief: Relief) -> dict[str, Any]:
    """Terrain on a border."""
    signs = [[round(x), round(y), round(size), form] for x, y, size, form in relief.signs]
    line = steps(np.round(simplified(relief.line, 1.5)))
    return {
        "terrain": relief.terrain,
        "between": relief.between,
        "defends": relief.defends,
        "line": line,
        "signs": signs,
    }

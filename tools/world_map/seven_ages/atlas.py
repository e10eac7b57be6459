"""The whole map of a layout, as it is written to the file that the pages read."""

from __future__ import annotations

from typing import Any

import numpy as np

from tools.world_map.atlas import frame, grounds, links_of, marks, whole
from tools.world_map.check import check
from tools.world_map.frame import Points
from tools.world_map.links import Link, height_at_edge, narrowest
from tools.world_map.plan import Canvas
from tools.world_map.seven_ages.shores import berths
from tools.world_map.seven_ages.tables import Canal, read_canals, read_shores
from tools.world_map.spots import Standing, stand

PIECES = ("stack", "guest", "city", "fort", "leader", "disorder", "artifact", "symbol")
STACKS = 4  # places for the ships of different empires on one water
NAMES = (1.0, 0.75, 0.6, 0.45)  # of the widest name: what is tried
ENOUGH = 0.25  # of the diameter of the largest piece: a radius to be content with
NO_SIGNS = np.empty((0, 2))


def atlas(canvas: Canvas) -> dict[str, Any]:
    """Everything that is drawn."""
    game, shapes = canvas.game, canvas.shapes
    links = links_of(canvas)
    check(game, shapes, links)
    marked = [*links, *_round(canvas), *[_canal(canvas, canal) for canal in read_canals()]]
    shores = read_shores()
    return {
        **frame(canvas),
        "lands": {land: _land(canvas, land, shores.get(land, {})) for land in game.lands},
        "zones": {zone: {"name": _zone_name(canvas, zone)} for zone in _zones(canvas)},
        "waters": {water: _water(canvas, water) for water in game.waters},
        **grounds(canvas),
        **marks(canvas, marked),
        "rivers": [_river(canvas, border) for border in game.borders if border["river"] == "1"],
    }


def _land(canvas: Canvas, land: str, shores: dict[str, list[str]]) -> dict[str, Any]:
    """A land: what it is, its rings, its name, and where its pieces stand and ships lie."""
    standing = _standing(canvas, land, len(PIECES) + len(shores))
    places, ships = berths(canvas, land, standing, list(shores.values()))
    return {
        "kind": "land",
        "terrain": canvas.game.lands[land]["terrain"],
        **_named(canvas, land, standing),
        **dict(zip(PIECES, whole(places), strict=True)),
        "shores": dict(zip(shores, whole(ships), strict=True)),
    }


def _standing(canvas: Canvas, land: str, pieces: int) -> Standing:
    """The largest name that leaves its pieces enough room; where none does, the one that leaves them most."""
    layout = canvas.layout
    tried: list[Standing] = []
    for share in NAMES:
        found = stand(canvas.shapes.outlines(land), pieces, layout.piece, layout.widest_name * share, NO_SIGNS, 0.0)
        tried.append(found)
        if found.room >= layout.piece * ENOUGH:
            return found
    return max(tried, key=lambda standing: standing.room)


def _water(canvas: Canvas, water: str) -> dict[str, Any]:
    """A sea or an ocean: its rings, its name, and where ships and a leader lie."""
    outlines, layout = canvas.shapes.outlines(water), canvas.layout
    standing = stand(outlines, STACKS + 1, layout.piece, layout.widest_name * 1.6, NO_SIGNS, 0.0)
    *stacks, leader = whole(standing.places)
    kind = canvas.game.waters[water]["kind"]
    return {"kind": kind, **_named(canvas, water, standing), "stacks": stacks, "leader": leader}


def _named(canvas: Canvas, region: str, standing: Standing) -> dict[str, Any]:
    """What lands and waters share."""
    return {
        "rings": canvas.shapes.rings[region],
        "centre": whole(standing.centre),
        "name": [*whole(standing.name), round(standing.width)],
        "room": int(standing.room * 10) / 10,
    }


def _zone_of(canvas: Canvas, land: str) -> str:
    """The subzone of a land, or its zone where it has none."""
    row = canvas.game.lands[land]
    return row["subzone"] or row["zone"]


def _zones(canvas: Canvas) -> list[str]:
    """The zones, in the order of their lands."""
    return list(dict.fromkeys(_zone_of(canvas, land) for land in canvas.game.lands))


def _zone_name(canvas: Canvas, zone: str) -> list[int]:
    """Where the name of a whole zone stands, and the width it may have."""
    lands = [land for land in canvas.game.lands if _zone_of(canvas, land) == zone]
    standing = stand(canvas.shapes.joined(lands), 0, 1.0, np.inf, NO_SIGNS, 0.0)
    return [*whole(standing.name), round(standing.width)]


def _river(canvas: Canvas, border: dict[str, str]) -> dict[str, Any]:
    """A river and the lines of the border it runs along."""
    lands = (border["land_a"], border["land_b"])
    return {"between": lands, "arcs": canvas.shapes.shared(*lands)}


def _round(canvas: Canvas) -> list[Link]:
    """The waters that go on at the other edge of the picture."""
    width = float(canvas.layout.width)
    found = []
    for water in canvas.game.waters:
        across = np.concatenate(canvas.shapes.outlines(water))[:, 0]
        if across.min() == 0 and across.max() == width:
            heights = [height_at_edge(canvas.shapes, water, edge) for edge in (0.0, width)]
            found.append(Link("round", (water, water), np.array([[0.0, heights[0]], [width, heights[1]]])))
    return found


def _canal(canvas: Canvas, canal: Canal) -> Link:
    """A canal through its banks where they are narrowest."""
    one, other = (_coast(canvas, water, canal.banks) for water in canal.between)
    return Link("canal", canal.between, np.array(narrowest(one, other)))


def _coast(canvas: Canvas, water: str, banks: tuple[str, ...]) -> Points:
    """The points of the coast that a water has at some lands."""
    return np.concatenate([canvas.shapes.lines[arc] for bank in banks for arc in canvas.shapes.shared(bank, water)])

"""What the picture cannot show by touching: straits between lands, sea routes to a coast, the way round the world."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.world_map.frame import Points
from tools.world_map.lines import smoothed, stepped
from tools.world_map.shapes import Shapes, area
from tools.world_map.spots import inside
from tools.world_map.tables import Game, Hand

SPECK = 0.05  # of the largest piece of a land; smaller ones are not worth landing on


@dataclass(frozen=True)
class Link:
    """Two regions that are neighbours without touching, and the line from one to the other."""

    kind: str
    between: tuple[str, str]
    line: Points


def straits(game: Game, shapes: Shapes, reach: float) -> list[Link]:
    """A crossing at the narrowest place of every strait, its ends so far inland."""
    found = []
    for border in game.borders:
        if border["strait"] == "1":
            lands = (border["land_a"], border["land_b"])
            found.append(Link("strait", lands, _crossing(shapes, lands, reach)))
    return found


def _crossing(shapes: Shapes, lands: tuple[str, str], reach: float) -> Points:
    """The shortest way over, from inside one land to inside the other."""
    one, other = (_without_specks(shapes.outlines(land)) for land in lands)
    start, end = narrowest(np.concatenate(one), np.concatenate(other))
    way = (end - start) / np.hypot(*(end - start))
    return np.array([_ashore(start, -way, one, reach), _ashore(end, way, other, reach)])


def _without_specks(outlines: list[Points]) -> list[Points]:
    """The pieces of a land that are worth landing on."""
    return [ring for ring in outlines if abs(area(ring)) >= SPECK * abs(area(outlines[0]))]


def narrowest(one: Points, other: Points) -> tuple[Points, Points]:
    """The nearest two points of two outlines."""
    gaps = np.hypot(one[:, 0, None] - other[None, :, 0], one[:, 1, None] - other[None, :, 1])
    first, second = np.unravel_index(int(gaps.argmin()), gaps.shape)
    return one[first], other[second]


def _ashore(coast: Points, way: Points, outlines: list[Points], reach: float) -> Points:
    """A point inland of a point of the coast: straight on if that is land, else the best direction around."""
    turns = np.radians([0, 15, -15, 30, -30, 45, -45, 60, -60, 90, -90, 120, -120, 150, -150, 180])
    for share in (1.0, 0.7, 0.45, 0.25, 0.12):
        ways = [
            np.array([np.cos(t) * way[0] - np.sin(t) * way[1], np.sin(t) * way[0] + np.cos(t) * way[1]]) for t in turns
        ]
        points = coast + np.array(ways) * reach * share
        fits = np.nonzero(inside(np.round(points), outlines))[0]
        if len(fits):
            return np.asarray(points[fits[0]])
    raise ValueError(f"no way ashore at {coast}")


def routes(hand: Hand, place: Callable[[Points], Points]) -> list[Link]:
    """Ways drawn by hand: from a water (a route) or a land (a bridge) to a land it does not touch on the picture."""
    found = []
    for stroke in (*hand.strokes("route"), *hand.strokes("bridge")):
        land, other = stroke.name.split()
        line = place(stepped(stroke.points, 0.25))
        found.append(Link(stroke.kind, (land, other), smoothed(line, 3.0)))
    return found


def round_the_world(game: Game, shapes: Shapes, width: int) -> list[Link]:
    """Linked waters that lie at the two edges of the picture: a short line out of each edge."""
    found = []
    for pair in game.water_links - shapes.neighbours():
        west, east = sorted(pair, key=lambda water: np.concatenate(shapes.outlines(water))[:, 0].min())
        height = height_at_edge(shapes, west, 0.0), height_at_edge(shapes, east, float(width))
        found.append(Link("round", (west, east), np.array([[0.0, height[0]], [float(width), height[1]]])))
    return found


def height_at_edge(shapes: Shapes, water: str, edge: float) -> float:
    """The middle of the part of an edge that a water has."""
    points = np.concatenate(shapes.outlines(water))
    on_edge = points[points[:, 0] == edge]
    if not len(on_edge):
        raise ValueError(f"{water} does not reach the edge of the picture")
    return float((on_edge[:, 1].min() + on_edge[:, 1].max()) / 2)

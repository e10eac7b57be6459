"""The coasts of the world: Natural Earth outlines (public domain), read from a TopoJSON file of `world-atlas`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tools.world_map.frame import WEST, Points

SLACK = 2.0  # degrees; the tip of Asia reaches this far west


def read_outlines(path: Path) -> list[Points]:
    """Every ring of the land, in degrees, west to east from the edge of our frame."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = [_decoded(arc, topology["transform"]) for arc in topology["arcs"]]
    polygons = topology["objects"]["land"]["geometries"][0]["arcs"]
    return [_east_of_the_edge(ring) for polygon in polygons for ring in _rings(polygon, arcs)]


def _decoded(arc: list[list[int]], transform: dict[str, Any]) -> Points:
    """TopoJSON keeps whole steps from point to point; these are degrees."""
    degrees: Points = np.cumsum(np.array(arc, dtype=float), axis=0) * transform["scale"] + transform["translate"]
    return degrees


def _rings(polygon: list[list[int]], arcs: list[Points]) -> Iterator[Points]:
    """The rings of a polygon; a negative number is an arc walked backwards."""
    for ring in polygon:
        yield np.concatenate([arcs[i] if i >= 0 else arcs[~i][::-1] for i in ring])


def _east_of_the_edge(ring: Points) -> Points:
    """A ring in one piece although it may cross the seam of the outlines, and not west of our edge."""
    longitudes = np.unwrap(ring[:, 0], period=360.0)
    beyond = int(longitudes.max() < WEST + SLACK) - int(longitudes.min() > WEST + 360.0)
    return np.column_stack([longitudes + 360.0 * beyond, ring[:, 1]])

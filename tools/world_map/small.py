"""The map of a game drawn small, for pictures the size of a thumb: `python -m tools.world_map.small GAME`.

It is made of `world.json`, on a grid of 400 points from west to east: the same lines with fewer points, no islets.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import numpy as np

from tools.world_map.__main__ import write
from tools.world_map.frame import Points
from tools.world_map.lines import simplified
from tools.world_map.plan import board_of, games

WIDTH = 400
TOLERANCE = 0.9  # points of the grid
SMALLEST = 6.0  # square points of a ring that is still drawn, beside the largest of its region

Region = dict[str, Any]


def small(world: dict[str, Any]) -> dict[str, Any]:
    """The small map of a whole one: its lands, and what is nobody's."""
    scale = world["width"] / WIDTH
    lines = [np.cumsum(np.reshape(steps, (-1, 2)), axis=0) / scale for steps in world["arcs"]]
    lines = [np.rint(simplified(line, TOLERANCE)) for line in lines]
    rings = {name: _large(region["rings"], lines) for name, region in world["lands"].items()}
    wilds = _large(world["wilds"]["rings"], lines)
    used = sorted({_line(arc) for ring in [*wilds, *(ring for own in rings.values() for ring in own)] for arc in ring})
    place = {arc: number for number, arc in enumerate(used)}
    return {
        "layout": "small",
        "width": WIDTH,
        "height": round(world["height"] / scale),
        "arcs": [_steps(lines[arc]) for arc in used],
        "lands": {name: {"rings": _renumbered(own, place)} for name, own in rings.items()},
        "wilds": {"rings": _renumbered(wilds, place)},
    }


def _line(arc: int) -> int:
    """The number of a line, whichever way it is walked."""
    return arc if arc >= 0 else ~arc


def _large(rings: list[list[int]], lines: list[Points]) -> list[list[int]]:
    """The rings of a region that are large enough to be seen, and its largest whatever its size."""
    sizes = [_size(ring, lines) for ring in rings]
    return [ring for ring, size in zip(rings, sizes, strict=True) if size >= SMALLEST or size == max(sizes)]


def _size(ring: list[int], lines: list[Points]) -> float:
    """The area within a ring."""
    points = np.concatenate([lines[arc] if arc >= 0 else lines[~arc][::-1] for arc in ring])
    x, y = points[:, 0], points[:, 1]
    return abs(float(x @ np.roll(y, 1) - y @ np.roll(x, 1))) / 2


def _steps(line: Points) -> list[int]:
    """A point, then steps from point to point, none of them on the spot."""
    steps = np.diff(line, axis=0)
    moves = steps[np.any(steps != 0, axis=1)]
    return [int(number) for number in np.concatenate([line[:1], moves]).ravel()]


def _renumbered(rings: list[list[int]], place: dict[int, int]) -> list[list[int]]:
    return [[place[arc] if arc >= 0 else ~place[~arc] for arc in ring] for ring in rings]


def main() -> int:
    """Draw the small map of a game."""
    parser = argparse.ArgumentParser(prog="python -m tools.world_map.small", description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=games())
    folder = board_of(parser.parse_args().game)
    write(small(json.loads((folder / "world.json").read_text(encoding="utf-8"))), folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())

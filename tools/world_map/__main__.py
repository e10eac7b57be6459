"""Draws the map of a game: `python -m tools.world_map GAME land-50m.json`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tools.world_map.outlines import read_outlines
from tools.world_map.partition import SMALLEST_ISLAND, Partition
from tools.world_map.plan import Canvas, Plan, board_of, games, read_plan
from tools.world_map.schematic import Carrier
from tools.world_map.shapes import Shapes, without_islets
from tools.world_map.topology import Arc, trace, without_corners
from tools.world_map.world import World, size


def draw_world(plan: Plan, world: World, regions: Partition, arcs: list[Arc]) -> dict[str, Any]:
    """The layout that looks like the world."""
    shapes = Shapes(arcs, regions.names, regions.wet, plan.world.pen)
    return plan.atlas(Canvas(plan.game, plan.hand, plan.world, shapes, world.place))


def draw_schematic(plan: Plan, world: World, regions: Partition, arcs: list[Arc]) -> dict[str, Any]:
    """The layout that gives every land room."""
    carrier = Carrier(arcs, [plan.wish(name) for name in regions.names], size())
    shapes = Shapes(carrier.arcs, regions.names, regions.wet, plan.schematic.pen)
    place = lambda degrees: carrier.carry(world.place(degrees))  # noqa: E731  # a name would say no more
    return plan.atlas(Canvas(plan.game, plan.hand, plan.schematic, shapes, place))


def write(drawn: dict[str, Any], folder: Path) -> None:
    """One file a layout, without a superfluous character."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(drawn, separators=(",", ":"))
    (folder / f"{drawn['layout']}.json").write_text(text + "\n", encoding="utf-8")


def main() -> int:
    """Draw both layouts from the outlines."""
    parser = argparse.ArgumentParser(prog="python -m tools.world_map", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument("outlines", type=Path, help="land-50m.json of the npm package world-atlas")
    parser.add_argument("--folder", type=Path, help="where to write, if not to the board of the game")
    args = parser.parse_args()
    plan = read_plan(args.game)
    world = World(plan.hand)
    regions = Partition(plan.game, plan.hand, world, read_outlines(args.outlines))
    arcs = without_islets(trace(without_corners(regions.cells)), SMALLEST_ISLAND)
    for draw in (draw_world, draw_schematic):
        write(draw(plan, world, regions, arcs), args.folder or board_of(args.game))
    return 0


if __name__ == "__main__":
    sys.exit(main())

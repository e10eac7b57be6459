"""Draws the map: `python -m tools.world_map land-50m.json`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from tools.world_map.atlas import Layout, atlas
from tools.world_map.outlines import read_outlines
from tools.world_map.partition import SMALLEST_ISLAND, Partition
from tools.world_map.schematic import HEIGHT, WIDTH, Carrier
from tools.world_map.shapes import Pen, Shapes, without_islets
from tools.world_map.tables import Game, read_anchors, read_game
from tools.world_map.topology import Arc, trace, without_corners
from tools.world_map.world import World, size

FOLDER = Path(__file__).parents[2] / "aevum" / "web" / "boards" / "history_of_the_world" / "map"
WORLD = Layout("world", *size(), sign=44, piece=76, widest_name=260, ashore=16, inland_waters=True)
WORLD_PEN = Pen(step=1.0, coast=1.5, border=6.0, sea=300.0, tolerance=0.9)
SCHEMATIC = Layout("schematic", WIDTH, HEIGHT, sign=62, piece=84, widest_name=280, ashore=24, inland_waters=False)
SCHEMATIC_PEN = Pen(step=4.0, coast=7.0, border=9.0, sea=50.0, tolerance=1.6)


def draw_world(game: Game, world: World, regions: Partition, arcs: list[Arc]) -> dict[str, Any]:
    """The layout that looks like the world."""
    return atlas(game, Shapes(arcs, regions.names, regions.wet, WORLD_PEN), WORLD, world.place)


def draw_schematic(game: Game, world: World, regions: Partition, arcs: list[Arc]) -> dict[str, Any]:
    """The layout that gives every land room."""
    carrier = Carrier(game, arcs, regions.names, size())
    shapes = Shapes(carrier.arcs, regions.names, regions.wet, SCHEMATIC_PEN)
    return atlas(game, shapes, SCHEMATIC, lambda degrees: carrier.carry(world.place(degrees)))


def write(drawn: dict[str, Any], folder: Path) -> None:
    """One file a layout, without a superfluous character."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(drawn, separators=(",", ":"))
    (folder / f"{drawn['layout']}.json").write_text(text + "\n", encoding="utf-8")


def main() -> int:
    """Draw both layouts from the outlines."""
    parser = argparse.ArgumentParser(prog="python -m tools.world_map", description=__doc__)
    parser.add_argument("outlines", type=Path, help="land-50m.json of the npm package world-atlas")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args()
    game, world = read_game(), World()
    regions = Partition(game, read_anchors(game), world, read_outlines(args.outlines))
    arcs = without_islets(trace(without_corners(regions.cells)), SMALLEST_ISLAND)
    for draw in (draw_world, draw_schematic):
        write(draw(game, world, regions, arcs), args.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())

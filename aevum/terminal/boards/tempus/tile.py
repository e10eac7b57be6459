"""The map tile that waits to be placed: seven hexes, and the six ways to turn them."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from aevum.terminal.boards.tempus.signs import SIGNS, ground
from aevum.terminal.scene import Scene, side_by_side

TURNS = 6
GAP = 3
FLOWER = 6  # the cells of a drawn tile


def turned(tile: dict[str, Any], turn: int) -> list[str]:
    """The terrains around the middle, clockwise from the north-west, after so many sixths of a turn to the right."""
    return [tile["ring"][(side - turn) % TURNS] for side in range(TURNS)]


def flower(tile: dict[str, Any], turn: int = 0) -> list[Text]:
    """The tile as it would lie."""
    north_west, north_east, east, south_east, south_west, west = turned(tile, turn)
    return [
        Text.assemble(" ", *map(_petal, (north_west, north_east))),
        Text.assemble(*map(_petal, (west, tile["centre"], east))),
        Text.assemble(" ", *map(_petal, (south_west, south_east))),
    ]


def _petal(terrain: str) -> Text:
    return ground(terrain, f"{SIGNS[terrain]} ")


def turns(scene: Scene, width: int) -> list[Text]:
    """Every way to turn the tile, under its number."""
    drawn = [[Text(str(turn), "bold"), *flower(scene.view["tile"], turn)] for turn in range(TURNS)]
    in_a_row = next(count for count in (6, 3, 2, 1) if count * (FLOWER + GAP) - GAP <= width or count == 1)
    lines: list[Text] = []
    for first in range(0, TURNS, in_a_row):
        line: list[Text] = []
        for picture in drawn[first : first + in_a_row]:
            line = side_by_side(line, picture, GAP)
        lines += line
    return lines

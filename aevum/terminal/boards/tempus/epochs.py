"""The epoch table: every row with its terrain, its numbers, and the cubes that stand on it."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from aevum.terminal.boards.tempus.signs import SIGNS, sign
from aevum.terminal.lines import pad
from aevum.terminal.scene import SHAPES, Scene, colour

COLUMNS = ("actions", "moves", "children", "stack", "ideas", "hand")
BEFORE = 2  # the cells of a row's terrain and of the arrow before its name


def epoch_table(scene: Scene) -> list[Text]:
    """A line a row; the epoch that comes next is set off by an arrow."""
    rows = scene.view["epochs"]
    names = [scene.say(f"epoch-{row['id']}") for row in rows]
    heads = [scene.say(f"terminal-tempus-epoch-{name}") for name in COLUMNS]
    cells = [_figures(row) for row in rows]
    widths = [max(map(cell_len, column)) + 1 for column in zip(heads, *cells, strict=True)]
    name = max(map(cell_len, names)) + 1
    seats = len(scene.names)
    lines = [Text(" " * (BEFORE + name + seats) + _line(heads, widths), "dim")]
    for place, row in enumerate(rows):
        arrow = "▸" if row["id"] == scene.view["new_epoch"] else " "
        ground = sign(row["terrain"]) if row["terrain"] else Text(" ")
        start = Text.assemble(ground, arrow, pad(names[place], name), _cubes(scene, place))
        lines.append(start.append(_line(cells[place], widths)))
    return lines


def _line(cells: list[str], widths: list[int]) -> str:
    return "".join(pad(cell, width, right=True) for cell, width in zip(cells, widths, strict=True))


def _figures(row: dict[str, Any]) -> list[str]:
    """The numbers of a row, in the order of the columns; the sign of the sea where people move by sea."""
    moves = f"{row['people_moved']}×{row['distance']}{SIGNS['sea'] if row['sea_movement'] else ' '}"
    figures = [row["actions"], moves, row["children"], row["stack_limit"], row["ideas_drawn"], row["hand_limit"]]
    return [str(figure) for figure in figures]


def _cubes(scene: Scene, row: int) -> Text:
    """The marks of those who are in an epoch, each in a place of its own."""
    cubes = Text()
    for seat, side in enumerate(scene.view["seats"]):
        here = side["cube"] == row
        cubes.append(SHAPES[seat] if here else " ", f"bold {colour(seat)}")
    return cubes

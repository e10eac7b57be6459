"""The map: rows of hexes with a letter each, every other row half a hex to the right, columns numbered in zigzag.

A hex is called by its row and its column, D7. It is drawn small in four cells, or large in two lines with its name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from aevum.terminal.boards.tempus.signs import CITY, SIGNS, chip, ground, marks
from aevum.terminal.scene import SHAPES, Scene, letter

LABEL = 2  # the cells of a row's letter
BUILDING = ("tile", "turn_tile")  # the steps in which any part of the board may matter
Hex = dict[str, Any]


@dataclass(frozen=True)
class Scale:
    """How large a hex is drawn: its cells, an even number, and its lines made from the hex and its mark."""

    cells: int
    draw: Callable[[Scene, Hex, str], list[Text]]


@dataclass(frozen=True)
class Frame:
    """The part of the board that is drawn: rows, and columns counted in halves of a hex."""

    top: int
    bottom: int
    left: int
    right: int


def island(scene: Scene, scale: Scale) -> list[Text]:
    """The map with a line of column numbers above it."""
    frame, marked = _frame(scene), marks(scene)
    lines = [_numbers(frame, scale)]
    for row in range(frame.top, frame.bottom + 1):
        hexes = [place for place in scene.view["hexes"] if place["r"] == row]
        cells = [(place, scale.draw(scene, place, marked.get(place["id"], " "))) for place in _within(frame, hexes)]
        lines += _row(frame, scale, hexes[0]["id"][0], cells)
    return lines


def halves(place: Hex) -> int:
    """How far to the right a hex begins, in halves of a hex."""
    return int(2 * place["q"] + place["r"])


def is_land(place: Hex) -> bool:
    """Whether a hex is no water."""
    return place["terrain"] not in ("sea", "lake")


def _frame(scene: Scene) -> Frame:
    """The island; the whole board while it is built."""
    shown = [place for place in scene.view["hexes"] if is_land(place)]
    if scene.view["step"] in BUILDING or not shown:
        shown = [place for place in scene.view["hexes"] if not place["cut"]]
    rows, columns = [place["r"] for place in shown], [halves(place) for place in shown]
    return Frame(min(rows), max(rows), min(columns), max(columns))


def _within(frame: Frame, hexes: list[Hex]) -> Iterator[Hex]:
    return (place for place in hexes if frame.left <= halves(place) <= frame.right)


def _numbers(frame: Frame, scale: Scale) -> Text:
    """A number stands between the two hexes of its column, one in an even row and one in an odd."""
    half = scale.cells // 2
    line = ""
    for column in range(1, frame.right // 2 + 2):
        start = LABEL + (2 * (column - 1) - frame.left) * half + half - (column > 9)
        if 2 * (column - 1) >= frame.left:
            line = f"{line:<{start}}{column}"
    return Text(line, "dim")


def _row(frame: Frame, scale: Scale, name: str, cells: list[tuple[Hex, list[Text]]]) -> list[Text]:
    half = scale.cells // 2
    lines = [Text.assemble((f"{name:<{LABEL}}", "dim")), *(Text(" " * LABEL) for _ in cells[0][1][1:])]
    for place, drawn in cells:
        start = LABEL + (halves(place) - frame.left) * half
        for line, part in zip(lines, drawn, strict=True):
            line.append(" " * (start - line.cell_len)).append_text(part)
    return lines


def _small(scene: Scene, place: Hex, mark: str) -> list[Text]:
    """Mark, terrain, and whose people how many; a city stands for its terrain, which does not count under it."""
    sign = CITY if place["city"] else SIGNS[place["terrain"]]
    start = ground(place["terrain"], f"{mark}{sign}")
    return [start.append_text(_piece(place, "") or ground(place["terrain"], "  "))]


def _broad(scene: Scene, place: Hex, mark: str) -> list[Text]:
    start = ground(place["terrain"], f"{mark}{SIGNS[place['terrain']]}")
    piece = _piece(place, CITY if place["city"] else " ") or ground(place["terrain"], "   ")
    return [start.append_text(piece).append_text(ground(place["terrain"], " "))]


def _large(scene: Scene, place: Hex, mark: str) -> list[Text]:
    """Mark, name and terrain; below whose people how many, or a city and its value."""
    named = is_land(place) or mark != " "
    top = f"{mark}{place['id'] if named else '':<3}{SIGNS[place['terrain']]} "
    if place["holder"] is None:
        return [ground(place["terrain"], top), ground(place["terrain"], " " * 6)]
    shape = SHAPES[place["holder"]]
    kind = CITY if place["city"] else " "
    piece = chip(place["holder"], f"{shape}{letter(place['holder'])}{kind}{_count(place)}")
    edge = ground(place["terrain"], " ")
    return [ground(place["terrain"], top), Text.assemble(edge, piece, edge)]


def _piece(place: Hex, before: str) -> Text | None:
    """What stands on a hex."""
    holder = place["holder"]
    return None if holder is None else chip(holder, f"{before}{letter(holder)}{_count(place)}")


def _count(place: Hex) -> str:
    """How many people, or the value of a city; more than nine only `look` can tell."""
    count = place["city"] or place["people"]
    return str(count) if count < 10 else "+"


SMALL, BROAD, LARGE = Scale(4, _small), Scale(6, _broad), Scale(6, _large)

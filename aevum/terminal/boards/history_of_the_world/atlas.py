"""The world without a map: Area by Area its value, who stands how well in it, and its lands with what is in them."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text

from aevum.terminal.boards.history_of_the_world.signs import Thing, area_mark, level_of, marks, odds, shown_land
from aevum.terminal.lines import pad
from aevum.terminal.scene import Scene, flow, in_columns, side_by_side

GAP = 3
INDENT = 1
NARROWEST_COLUMN = 52
Wanted = Callable[[Thing], bool]


def atlas(scene: Scene, width: int, wanted: Wanted) -> list[Text]:
    """Every Area that has a wanted land, in as many columns as there is room for."""
    columns = max(1, (width + GAP) // (NARROWEST_COLUMN + GAP))
    room = (width + GAP) // columns - GAP
    blocks = [block for area in scene.view["areas"] if (block := _block(scene, area, room, wanted))]
    return in_columns(blocks, columns, GAP)


def _block(scene: Scene, area: Thing, width: int, wanted: Wanted) -> list[Text]:
    """An Area: a line about it, and below it its wanted lands; nothing where there are none."""
    marked, chances = marks(scene), odds(scene)
    lands = [
        shown_land(scene, land, marked.get(land["id"], " "), chances.get(land["id"]))
        for land in scene.view["lands"]
        if land["area"] == area["id"] and wanted(land)
    ]
    lines = flow(lands, width - INDENT)
    return [*area_head(scene, area, width), *(Text.assemble(" " * INDENT, line) for line in lines)] if lands else []


def area_head(scene: Scene, area: Thing, width: int) -> list[Text]:
    """Name and value of an Area, and what everybody in it would score there now."""
    name = scene.say(f"area-{area['id']}")
    head = Text(f"{area_mark(scene, area).strip()}{name} {area['value']}", "bold underline")
    sides = [
        Text.assemble(level_of(seat, side), f"+{side['points']}")
        for seat, side in enumerate(area["seats"])
        if side["level"]
    ]
    return flow([head, *sides], width, "  ")


def strip(scene: Scene, width: int) -> list[Text]:
    """The Areas in few lines: name, value, everybody's level. Those worth nothing in which nobody is are left out."""
    longest = max(cell_len(scene.say(f"area-{area['id']}")) for area in scene.view["areas"])
    cells = [_short(scene, area, longest) for area in _counting(scene)]
    room = max(cell.cell_len for cell in cells) + 2
    rows = -(-len(cells) // max(1, (width + 2) // room))
    lines: list[Text] = []
    for first in range(0, len(cells), rows):
        column = cells[first : first + rows]
        lines = side_by_side(lines, column, 2) if lines else column
    return lines


def tight_strip(scene: Scene, width: int) -> list[Text]:
    """The same one after the other, without columns."""
    return flow([_short(scene, area) for area in _counting(scene)], width, " ")


def _counting(scene: Scene) -> list[Thing]:
    """The Areas that are worth something now, or in which somebody is."""
    return [area for area in scene.view["areas"] if area["value"] or _levels(area)]


def _short(scene: Scene, area: Thing, room: int = 0) -> Text:
    """An Area in one cell of a strip, with room for its name."""
    name = scene.say(f"area-{area['id']}")
    said = f"{area_mark(scene, area)}{pad(name, max(room, cell_len(name)))} "
    return Text.assemble(said, (str(area["value"]), "bold"), " ", *_levels(area))


def _levels(area: Thing) -> list[Text]:
    return [level_of(seat, side) for seat, side in enumerate(area["seats"]) if side["level"]]

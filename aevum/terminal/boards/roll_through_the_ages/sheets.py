"""Peg boards and score sheets side by side, one column a seat, and the developments with who has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from aevum.terminal.boards.roll_through_the_ages.pieces import (
    FOOD_COLOUR,
    GOODS_COLOUR,
    SKULL_COLOUR,
    boxes,
    goods_held,
    pegs,
    ticks,
)
from aevum.terminal.lines import pad, shorten
from aevum.terminal.scene import SHAPES, Scene, colour, marked, side_by_side

WIDEST_COLUMN = 20
NARROWEST_COLUMN = 15
GAP = 3
Cell = Callable[[dict[str, Any]], Text]


def sheets(scene: Scene, width: int) -> list[Text]:
    """Everything on the table; the developments stand at the side where there is room, else below."""
    rows = _rows(scene)
    label = max(cell_len(name) for name, _, _ in rows) + 1
    side = _developments(scene)
    side_width = max(line.cell_len for line in side)
    seats = len(scene.view["seats"])
    beside = (width - label - side_width - GAP) // seats
    if beside >= NARROWEST_COLUMN:
        return side_by_side(_columns(scene, rows, label, min(beside, WIDEST_COLUMN)), side, GAP)
    column = min((width - label) // seats, WIDEST_COLUMN)
    return [*_columns(scene, rows, label, column), Text(), *_folded(side, width)]


def _folded(side: list[Text], width: int) -> list[Text]:
    """The list of developments in two columns."""
    header, rest = side[0], side[1:]
    if 2 * max(line.cell_len for line in side) + GAP > width:
        return side
    half = (len(rest) + 1) // 2
    return side_by_side([header, *rest[:half]], [header, *rest[half:]], GAP)


def _rows(scene: Scene) -> list[tuple[str, Cell, Cell]]:
    """Every line of the sheets: its name, its picture, and the same in numbers for narrow columns."""
    words = scene.say
    rows: list[tuple[str, Cell, Cell]] = [
        (words("terminal-rta-points"), _points, _points),
        (words("ware-food"), _food, lambda seat: Text(f"{seat['food']}/{seat['food_capacity']}")),
    ]
    for place, good in enumerate(scene.view["seats"][0]["goods"]):
        rows.append((words(f"good-{good['id']}"), _good(place), _good_number(place)))
    rows.append((words("terminal-rta-goods"), _goods(scene), _goods(scene)))
    rows.append((words("terminal-rta-cities"), _cities(scene), _cities_number))
    for place, project in enumerate(scene.view["seats"][0]["projects"]):
        if project["in_play"]:
            rows.append((_project_name(scene, project), _project(place), _project_number(place)))
    return rows


def _columns(scene: Scene, rows: list[tuple[str, Cell, Cell]], label: int, column: int) -> list[Text]:
    lines = [_header(scene, label, column)]
    for name, picture, number in rows:
        cells = [picture(seat) for seat in scene.view["seats"]]
        if any(cell.cell_len >= column for cell in cells):
            cells = [number(seat) for seat in scene.view["seats"]]
        lines.append(Text.assemble(pad(name, label), *(_padded(cell, column) for cell in cells)))
    return lines


def _padded(cell: Text, width: int) -> Text:
    return Text.assemble(cell, " " * (width - cell.cell_len))


def _header(scene: Scene, label: int, column: int) -> Text:
    cells = []
    for seat, name in enumerate(scene.names):
        turn = "▶" if seat == scene.view["turn"] else " "
        cells.append(_padded(Text.assemble(turn, marked(seat, shorten(name, column - 6))), column))
    return Text.assemble(" " * (label - 1), *cells)


def _points(seat: dict[str, Any]) -> Text:
    """The score as it stands, and how much of it disasters took."""
    lost = seat["disaster_points"]
    return Text.assemble((str(seat["score"]["total"]), "bold"), (f"  ☠ −{lost}" if lost else "", SKULL_COLOUR))


def _food(seat: dict[str, Any]) -> Text:
    return Text.assemble(f"{seat['food']:>2} ", pegs(seat["food"], seat["food_capacity"], FOOD_COLOUR))


def _good(place: int) -> Cell:
    def cell(seat: dict[str, Any]) -> Text:
        good = seat["goods"][place]
        value = f" ={good['value']}" if good["count"] else ""
        return Text.assemble(f"{good['count']:>2} ", pegs(good["count"], good["capacity"], GOODS_COLOUR), value)

    return cell


def _good_number(place: int) -> Cell:
    def cell(seat: dict[str, Any]) -> Text:
        good = seat["goods"][place]
        return Text(f"{good['count']} ={good['value']}" if good["count"] else "0")

    return cell


def _goods(scene: Scene) -> Cell:
    return lambda seat: Text(f"{goods_held(scene, seat)} ={seat['goods_value']}")


def _cities(scene: Scene) -> Cell:
    def cell(seat: dict[str, Any]) -> Text:
        short = seat["next_feeding"]["short"]
        lacks = scene.say("terminal-rta-lacks", count=short) if short else ""
        return Text.assemble(f"{seat['cities']}  ", (lacks, SKULL_COLOUR))

    return cell


def _cities_number(seat: dict[str, Any]) -> Text:
    short = seat["next_feeding"]["short"]
    return Text.assemble(str(seat["cities"]), (f" −{short}" if short else "", SKULL_COLOUR))


def _project_name(scene: Scene, project: dict[str, Any]) -> str:
    name = scene.say(f"project-{project['id']}")
    for monument in scene.view["monuments"]:
        if monument["id"] == project["id"]:
            later = "" if scene.view["rounds_solo"] else f"/{monument['points_later']}"
            return f"{name} {monument['points_first']}{later}"
    return name


def _project(place: int) -> Cell:
    return lambda seat: boxes(seat["projects"][place])


def _project_number(place: int) -> Cell:
    return lambda seat: ticks(seat["projects"][place])


def _developments(scene: Scene) -> list[Text]:
    """Every development with its price, its points and its owners."""
    names = {entry["id"]: scene.say(f"development-{entry['id']}") for entry in scene.view["developments"]}
    title = scene.say("terminal-rta-developments")
    width = max(cell_len(name) for name in (*names.values(), title)) + 1
    cost, points = scene.say("terminal-rta-cost"), scene.say("terminal-rta-pts")
    wide = max(cell_len(cost), 3), max(cell_len(points), 2)
    head = f"{pad(title, width)}{pad(cost, wide[0], right=True)} {pad(points, wide[1], right=True)}"
    lines = [Text(head, "bold")]
    for entry in scene.view["developments"]:
        line = Text(f"{pad(names[entry['id']], width)}{entry['cost']:>{wide[0]}} {entry['points']:>{wide[1]}} ")
        lines.append(line.append_text(_owners(scene, entry["id"])))
    return lines


def _owners(scene: Scene, development: str) -> Text:
    """The marks of those who have it, each in a place of its own."""
    owners = Text()
    for seat, sheet in enumerate(scene.view["seats"]):
        owned = development in sheet["developments"]
        owners.append(SHAPES[seat] if owned else "·", f"bold {colour(seat)}" if owned else "dim")
    return owners

"""The table in few lines: one a seat, and the cities and monuments of whoever decides."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from aevum.terminal.boards.roll_through_the_ages.pieces import boxes, goods_held, in_play
from aevum.terminal.lines import listed, pad, shorten
from aevum.terminal.scene import Scene, join, marked

LONGEST_NAME = 12
MARK = 4  # the cells of a seat's mark


def strip(scene: Scene, width: int) -> list[Text]:
    """Everything that matters for a decision."""
    shown = scene.view["turn"] if scene.seat is None else scene.seat
    seat = scene.view["seats"][shown]
    cities = [project for project in in_play(seat) if project["kind"] == "city"]
    monuments = [project for project in in_play(seat) if project["kind"] == "monument"]
    return [
        *_seats(scene),
        *_flow([_named(scene, project) for project in cities], width),
        *_flow([_named(scene, project) for project in monuments], width),
        *_flow(_owned(scene, seat), width),
    ]


def _seats(scene: Scene) -> list[Text]:
    """A line of headings and a line a seat."""
    seats = scene.view["seats"]
    goods = [good["id"] for good in seats[0]["goods"]]
    heads = [scene.say(f"terminal-rta-short-{name}") for name in ("points", "food", *goods, "goods", "cities")]
    table = [_figures(scene, seat) for seat in seats]
    widths = [max(map(cell_len, column)) + 2 for column in zip(heads, *table, strict=True)]
    name = min(LONGEST_NAME, max(map(cell_len, scene.names))) + 1
    lines = [Text(" " * (1 + MARK + name) + _line(heads, widths), "dim")]
    for seat, figures in enumerate(table):
        turn = "▶" if seat == scene.view["turn"] else " "
        label = Text.assemble(turn, marked(seat), " ", pad(shorten(scene.names[seat], name - 1), name))
        lines.append(Text.assemble(label, _line(figures, widths)))
    return lines


def _line(cells: list[str], widths: list[int]) -> str:
    return "".join(pad(cell, width, right=True) for cell, width in zip(cells, widths, strict=True))


def _figures(scene: Scene, seat: dict[str, Any]) -> list[str]:
    goods = [f"{good['count']} ={good['value']}" if good["count"] else "·" for good in seat["goods"]]
    held = f"{goods_held(scene, seat)} ={seat['goods_value']}"
    return [str(seat["score"]["total"]), str(seat["food"]), *goods, held, str(seat["cities"])]


def _named(scene: Scene, project: dict[str, Any]) -> Text:
    worth = f" +{project['points']}" if project["kind"] == "monument" and not project["complete"] else ""
    return Text.assemble(scene.say(f"project-{project['id']}"), " ", boxes(project), (worth, "dim"))


def _owned(scene: Scene, seat: dict[str, Any]) -> list[Text]:
    """The developments of a seat, in words."""
    if not seat["developments"]:
        return []
    names = [scene.say(f"development-{name}") for name in seat["developments"]]
    return [Text(scene.say("terminal-rta-has", developments=listed(scene.texts, names)))]


def _flow(parts: list[Text], width: int) -> list[Text]:
    """Parts one after the other, in as many lines as they need."""
    lines: list[list[Text]] = []
    for part in parts:
        if lines and join([*lines[-1], part]).cell_len <= width:
            lines[-1].append(part)
        else:
            lines.append([part])
    return [join(line) for line in lines]

"""The table in few lines: one a seat, and the cities and monuments of whoever decides."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from aevum.terminal.boards.roll_through_the_ages.pieces import boxes, goods_held, in_play
from aevum.terminal.lines import listed, pad, wrap
from aevum.terminal.scene import Scene, flow, marked

LONGEST_NAME = 12
MARK = 4  # the cells of a seat's mark


def strip(scene: Scene, width: int) -> list[Text]:
    """Everything that matters for a decision."""
    shown = scene.view["turn"] if scene.seat is None else scene.seat
    seat = scene.view["seats"][shown]
    cities = [project for project in in_play(seat) if project["kind"] == "city"]
    monuments = [project for project in in_play(seat) if project["kind"] == "monument"]
    return [
        *_seats(scene, width),
        *flow([_named(scene, project) for project in cities], width),
        *flow([_named(scene, project) for project in monuments], width),
        *_owned(scene, seat, width),
    ]


def _seats(scene: Scene, width: int) -> list[Text]:
    """A line of headings and a line a seat; where it is narrow, gaps shrink first and names second."""
    seats = scene.view["seats"]
    goods = [good["id"] for good in seats[0]["goods"]]
    heads = [scene.say(f"terminal-rta-short-{name}") for name in ("points", "food", *goods, "goods", "cities")]
    table = [_figures(scene, seat) for seat in seats]
    widths = [max(map(cell_len, column)) for column in zip(heads, *table, strict=True)]
    name = min(LONGEST_NAME, max(map(cell_len, scene.names)))
    gap = 2 if 1 + MARK + name + sum(widths) + 2 * len(widths) <= width else 1
    name = max(1, min(name, width - 1 - MARK - sum(widths) - gap * len(widths)))
    lines = [Text(" " * (1 + MARK + name) + _line(heads, widths, gap), "dim")]
    for seat, figures in enumerate(table):
        turn = "▶" if seat == scene.view["turn"] else " "
        label = Text.assemble(turn, marked(seat), " ", pad(scene.names[seat], name))
        lines.append(Text.assemble(label, _line(figures, widths, gap)))
    return lines


def _line(cells: list[str], widths: list[int], gap: int) -> str:
    return "".join(pad(cell, width + gap, right=True) for cell, width in zip(cells, widths, strict=True))


def _figures(scene: Scene, seat: dict[str, Any]) -> list[str]:
    goods = [f"{good['count']} ={good['value']}" if good["count"] else "·" for good in seat["goods"]]
    held = f"{goods_held(scene, seat)} ={seat['goods_value']}"
    return [str(seat["score"]["total"]), str(seat["food"]), *goods, held, str(seat["cities"])]


def _named(scene: Scene, project: dict[str, Any]) -> Text:
    worth = f" +{project['points']}" if project["kind"] == "monument" and not project["complete"] else ""
    return Text.assemble(scene.say(f"project-{project['id']}"), " ", boxes(project), (worth, "dim"))


def _owned(scene: Scene, seat: dict[str, Any], width: int) -> list[Text]:
    """The developments of a seat, in words."""
    names = [scene.say(f"development-{name}") for name in seat["developments"]]
    said = scene.say("terminal-rta-has", developments=listed(scene.texts, names))
    return [Text(line) for line in wrap(said, width)] if names else []

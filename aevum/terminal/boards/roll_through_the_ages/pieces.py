"""The small pieces of the picture: pegs in their rows, ticked boxes, values."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from aevum.terminal.scene import Scene

PEG, HOLE = "▮", "▯"
TICKED, BOX = "▰", "▱"
DONE = "✔"
FOOD_COLOUR, GOODS_COLOUR, WORK_COLOUR, SKULL_COLOUR = "green", "yellow", "cyan", "bold red"


def pegs(count: int, capacity: int, style: str) -> Text:
    """A row of the peg board."""
    return Text.assemble((PEG * count, style), (HOLE * (capacity - count), "dim"))


def boxes(project: dict[str, Any]) -> Text:
    """The boxes of a city or a monument; once complete, what it is worth."""
    if project["complete"]:
        return Text(f"{DONE} +{project['points']}" if project["kind"] == "monument" else DONE, "bold green")
    return Text.assemble((TICKED * project["ticked"], "bold"), (BOX * (project["boxes"] - project["ticked"]), "dim"))


def ticks(project: dict[str, Any]) -> Text:
    """The same in numbers, where boxes do not fit."""
    return boxes(project) if project["complete"] else Text(f"{project['ticked']}/{project['boxes']}")


def in_play(seat: dict[str, Any]) -> list[dict[str, Any]]:
    """The cities and monuments of a score sheet that can be built in this game."""
    return [project for project in seat["projects"] if project["in_play"]]


def goods_held(scene: Scene, seat: dict[str, Any]) -> str:
    """How many goods of how many that may be kept; Caravans lift the limit."""
    limit = seat["goods_limit"]
    return f"{seat['goods_total']}" if limit is None else f"{seat['goods_total']}/{limit}"

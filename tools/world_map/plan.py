"""What a game says of its map: the folder of each game has a `plan` of this form."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from tools.world_map.frame import Points
from tools.world_map.shapes import Pen, Shapes
from tools.world_map.tables import Game, Hand

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@dataclass(frozen=True)
class Layout:
    """The measures of a layout in its units, and the pen that draws it."""

    name: str
    width: int
    height: int
    piece: float
    widest_name: float
    ashore: float
    inland_waters: bool
    pen: Pen
    sign: float = 0.0


@dataclass(frozen=True)
class Canvas:
    """A layout that is being drawn: the game and its hand-kept tables, the shapes, and where degrees stand."""

    game: Game
    hand: Hand
    layout: Layout
    shapes: Shapes
    place: Callable[[Points], Points]


@dataclass(frozen=True)
class Plan:
    """The tables of a game, its layouts, the room a region asks for in the schematic, and how its file is written."""

    game: Game
    hand: Hand
    world: Layout
    schematic: Layout
    wish: Callable[[str], float]
    atlas: Callable[[Canvas], dict[str, Any]]


def games() -> list[str]:
    """The games that have a plan."""
    return sorted(path.parent.name for path in HERE.glob("*/plan.py"))


def read_plan(game: str) -> Plan:
    """The plan of a game."""
    plan: Plan = import_module(f"tools.world_map.{game}.plan").plan()
    return plan


def tables_of(game: str) -> Path:
    """Where the tables of a game lie."""
    return ROOT / "aevum" / "games" / game / "data"


def board_of(game: str) -> Path:
    """Where the map of a game is written."""
    return ROOT / "aevum" / "web" / "boards" / game / "map"

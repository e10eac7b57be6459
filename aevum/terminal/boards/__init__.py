"""How each game looks in a terminal: one module a game, named like the game's folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from aevum.core.game import Game
from aevum.terminal.scene import Board


def board_of(game: Game) -> Board:
    """The board of a game: a module that has the functions of `Board`. Without one a game can still be played."""
    name = f"{__name__}.{game.folder.name}"
    return cast(Board, import_module(name if find_spec(name) else f"{__name__}.unpainted"))

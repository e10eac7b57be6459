"""How each game looks in a terminal: one module a game, named like the game's folder."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from aevum.core.game import Game
from aevum.terminal.scene import Board


def board_of(game: Game) -> Board:
    """The board of a game: a module that has the functions of `Board`."""
    return cast(Board, import_module(f"aevum.terminal.boards.{game.folder.name}"))

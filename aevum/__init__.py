"""Aevum: board games about the rise and fall of civilizations, for people and for research."""

from __future__ import annotations

from typing import TYPE_CHECKING

from aevum.core.registry import find_games_with

if TYPE_CHECKING:
    from aevum.core.game import Game

__version__ = "0.1.0"


def _game_called(name: str, tables: str = "") -> Game:
    from aevum.games import game_of_tables

    return game_of_tables(name, tables)


find_games_with(_game_called)

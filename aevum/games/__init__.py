"""The games, by name. Each is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module

from aevum.core.errors import UnknownGame
from aevum.core.game import Game

GAME_IDS = ("roll-through-the-ages", "tempus", "history-of-the-world")


def game_named(name: str) -> Game:
    """The game of this name; raises UnknownGame."""
    if name not in GAME_IDS:
        raise UnknownGame(game=str(name)[:60], allowed=", ".join(GAME_IDS))
    game: Game = import_module(f"aevum.games.{name.replace('-', '_')}").GAME
    return game

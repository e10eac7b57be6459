"""Compiling a game's rules in the background: `python -m aevum.games.warm GAME [TABLES]` does it, into the cache."""

from __future__ import annotations

import os
import subprocess
import sys

from aevum.core.engine import cache_folder, compiled
from aevum.core.game import Game
from aevum.games import game_of_tables


def compile_in_background(game: Game) -> subprocess.Popen[bytes]:
    """Compile a game's rules in a process of its own, so that nobody waits for it."""
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    return subprocess.Popen(
        [sys.executable, "-m", __name__, game.id, game.tables],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def mark_compiled(game: Game) -> None:
    """Leave a mark that all that single matches call is in the cache: see `aevum.core.engine.is_cached`."""
    (cache_folder(game) / "complete").touch()


if __name__ == "__main__":
    game = game_of_tables(*sys.argv[1:])
    compiled(game)
    mark_compiled(game)

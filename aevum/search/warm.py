"""Compiling a game's search in the background: `python -m aevum.search.warm GAME [TABLES]` does it, into the cache."""

from __future__ import annotations

import os
import subprocess
import sys

from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.games import game_of_tables
from aevum.search.thought import make_ready

NICENESS = 10


def compile_in_background(game: Game) -> subprocess.Popen[bytes]:
    """Compile the search of a game in a process of its own, so that nobody waits for it."""
    return subprocess.Popen(
        [sys.executable, "-m", __name__, game.id, game.tables],
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


if __name__ == "__main__":
    os.nice(NICENESS)
    make_ready(compiled(game_of_tables(*sys.argv[1:])))

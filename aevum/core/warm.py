"""`python -m aevum.core.warm GAME`: compile a game's rules into the cache, for the background."""

import sys

from aevum.core.engine import cache_folder, compiled
from aevum.games import game_named

if __name__ == "__main__":
    game = game_named(sys.argv[1])
    compiled(game)
    (cache_folder(game) / "complete").touch()

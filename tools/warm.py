"""`python -m tools.warm`: compile the rules of all games, the tests' own too, before the workers of a test run begin.

What is in the cache already takes a second.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from aevum.core import batch
from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.games.warm import mark_compiled
from tests.core.limits import LIMITS
from tests.laws.tables import GAMES


def warm(game: Game) -> str:
    """Compile what single matches and bulk play call: they share the rules."""
    compiled(game)
    mark_compiled(game)
    for play in (batch.play_randomly, lambda game, records, luck: batch.play_mixed(game, records, 1, luck)):
        play(game, batch.new_records(game, 2, game.seats[-1], {}, seed=0), 0)
    return game.id


def main() -> None:
    """One process a core, the biggest game first."""
    biggest_first = sorted((*GAMES, LIMITS), key=lambda game: -game.layout.itemsize)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for name in pool.map(warm, biggest_first):
            print(f"compiled: {name}", flush=True)


if __name__ == "__main__":
    main()

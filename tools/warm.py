"""`python -m tools.warm`: compile the rules of all games, the tests' own too, before the workers of a test run begin.

What is in the cache already takes a second.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import aevum
from aevum.core import batch
from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.games.warm import mark_compiled
from tests.core.limits import LIMITS
from tests.laws.tables import GAMES

GREEDY_IN_LAB = ("roll-through-the-ages",)


def play_randomly(game: Game) -> None:
    """Play a little in bulk: that compiles it."""
    batch.play_randomly(game, batch.new_records(game, 2, game.seats[-1], {}, seed=0), 0)


def play_mixed(game: Game) -> None:
    """The same with a computer player among them."""
    batch.play_mixed(game, batch.new_records(game, 2, game.seats[-1], {}, seed=0), 1, 0)


def step_in_lab(game: Game) -> None:
    """Step once in the lab; the rule of thumb only where tests ask for it there."""
    env = aevum.make_vec(game, 2, seed=0)
    env.step(env.greedy() if game.id in GREEDY_IN_LAB else env.sample())


def warm(game: Game) -> str:
    """Compile what single matches call, then all kinds of bulk play side by side: they share the rules.

    These were translated by then: processes that are forked find them so.
    """
    compiled(game)
    mark_compiled(game)
    kinds = [get_context("fork").Process(target=play, args=(game,)) for play in KINDS]
    for kind in kinds:
        kind.start()
    for kind in kinds:
        kind.join()
        if kind.exitcode:
            raise RuntimeError(f"{game.id} was not compiled for bulk play")
    return game.id


KINDS = (play_randomly, play_mixed, step_in_lab)


def main() -> None:
    """One process a core, the biggest game first."""
    biggest_first = sorted((*GAMES, LIMITS), key=lambda game: -game.layout.itemsize)
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        for name in pool.map(warm, biggest_first):
            print(f"compiled: {name}", flush=True)


if __name__ == "__main__":
    main()

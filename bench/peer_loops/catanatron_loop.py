"""Random play of catanatron, timed: `python catanatron_loop.py SECONDS` prints one line of JSON.

Four of catanatron's own random players play whole games, set-up of the board included, in one process. A decision is
one entry of the game's list of actions, which is one tick of the game: rolling the dice and ending the turn count too,
even where nothing else could be done. Dice and cards are drawn inside the tick that needs them and are not counted.
"""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # only in the peers' environment


def play(seed: int) -> int:
    """Play one game to its end, or to catanatron's own limit of turns, and count its decisions."""
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    game.play()
    return len(game.state.actions)


def measure(seconds: float) -> dict[str, float]:
    """Play whole games until the time is up; the last one is finished and its time counts."""
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        games += 1
        decisions += play(seed=games)
    return {"decisions": decisions, "games": games, "seconds": elapsed}


if __name__ == "__main__":
    play(seed=1)  # a warm-up: what is done once a process is no part of a game
    print(json.dumps(measure(float(sys.argv[1]))))

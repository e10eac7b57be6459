"""Random play of OpenSpiel's backgammon, timed: `python backgammon_loop.py SECONDS` prints one line of JSON.

The game is OpenSpiel's C++ one with its default parameters, stepped from Python in one process. A decision is one
action of a player, forced passes included; it moves up to two checkers, as OpenSpiel packs both dice in one action,
and doubles ask for two. Chance nodes are sampled from the outcomes OpenSpiel lists: their time counts, but they are not
decisions.
"""

import json
import random
import sys
import time

import pyspiel


def roll(state: pyspiel.State) -> int:
    """Draw one of a chance node's outcomes; the standard library does this faster than NumPy for so few."""
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    outcome: int = random.choices(outcomes, weights)[0]
    return outcome


def play(game: pyspiel.Game) -> int:
    """Play one game to its end and count its decisions."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(roll(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


def measure(game: pyspiel.Game, seconds: float) -> dict[str, float]:
    """Play whole games until the time is up; the last one is finished and its time counts."""
    games = decisions = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        games += 1
        decisions += play(game)
    return {"decisions": decisions, "games": games, "seconds": elapsed}


if __name__ == "__main__":
    random.seed(1)
    backgammon = pyspiel.load_game("backgammon")
    play(backgammon)  # a warm-up: what is done once a process is no part of a game
    print(json.dumps(measure(backgammon, float(sys.argv[1]))))

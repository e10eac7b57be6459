"""How fast games are stepped from Python, on one core, beside PettingZoo's own connect_four in the same run.

    python -m bench.lab [--seconds 3] [--games 16384]

Rates are of processor time, turn by turn beside each other, the best turn of each: these are the least disturbed.
Every step of `make_vec` writes all observations and masks, and its random players are in the figure. The environments
are asked as PettingZoo's own benchmark asks them, and once more with numbers that were chosen before.
"""

from __future__ import annotations

import argparse
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

import aevum
from aevum.games import GAME_IDS

TURNS = 5
STEPS_A_TURN = 2_000  # at a stretch, as PettingZoo's own benchmark has five seconds of one environment


def vec_rate(name: str, games: int) -> Callable[[], int]:
    """Steps of all games with random players; how many decisions a turn takes."""
    env = aevum.make_vec(name, games, seed=1)

    def turn() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * env.games

    return turn


def agents_rate(env: Any, chooses: bool) -> Callable[[], int]:
    """Agents in turn, asked as PettingZoo's own benchmark does; or a game whose numbers were chosen before."""
    known = chosen_before(env)

    def turn() -> int:
        for place in range(STEPS_A_TURN):
            if place % len(known) == 0:
                env.reset(seed=1)
            sight = env.last()[0]
            env.step(
                random.choice(np.flatnonzero(sight["action_mask"]).tolist()) if chooses else known[place % len(known)]
            )
            if chooses and any(env.terminations.values()):
                env.reset()
        return STEPS_A_TURN

    return turn


def chosen_before(env: Any) -> list[int]:
    """The numbers of a whole random game."""
    env.reset(seed=1)
    luck, numbers = random.Random(1), list[int]()
    while not any(env.terminations.values()):
        numbers.append(luck.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
        env.step(numbers[-1])
    return numbers


def best_rates(turns: dict[str, Callable[[], int]], seconds: float) -> dict[str, float]:
    """Decisions per second of processor time: each has its turn after the others, and its best one counts."""
    best, end, taken = dict.fromkeys(turns, 0.0), time.process_time() + seconds * len(turns), 0
    while taken < TURNS or time.process_time() < end:
        for name, turn in turns.items():
            begin = time.process_time()
            decisions = turn()
            best[name] = max(best[name], decisions / (time.process_time() - begin))
        taken += 1
    return best


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How fast games are stepped from Python.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each is measured (default: 3)")
    parser.add_argument("--games", type=int, default=16384, help="games at once (default: 16384)")
    chosen = parser.parse_args()
    warnings.simplefilter("ignore")  # PettingZoo calls its own way to make connect_four old
    from pettingzoo.classic import connect_four_v3

    from aevum.lab.pettingzoo import env

    ours, peer = env(GAME_IDS[0]), connect_four_v3.env()
    small = max(1, chosen.games // 16)  # records of the big games are ten to sixty times as large
    rates = best_rates(
        {
            **{f"make_vec {name}": vec_rate(name, chosen.games if name == GAME_IDS[0] else small) for name in GAME_IDS},
            f"PettingZoo {GAME_IDS[0]}": agents_rate(ours, chooses=True),
            "PettingZoo connect_four": agents_rate(peer, chooses=True),
            f"PettingZoo {GAME_IDS[0]}, chosen before": agents_rate(ours, chooses=False),
            "PettingZoo connect_four, chosen before": agents_rate(peer, chooses=False),
        },
        chosen.seconds,
    )
    for name, rate in rates.items():
        beside = rates["PettingZoo connect_four, chosen before" if "before" in name else "PettingZoo connect_four"]
        print(f"{name:<52}{rate:>14,.0f} decisions/s{rate / beside:>10.1f} times connect_four")


if __name__ == "__main__":
    main()

"""How fast random games run on one core, beside two peers in the same run; what a copy costs.

    python -m bench.speed [--seconds 5]

Figures are ratios of rates measured side by side, the best of several turns each: these are the least disturbed.
"""

from __future__ import annotations

import argparse
import sys
import time
import timeit

import numpy as np

from aevum.core import batch
from aevum.core.engine import batch_functions, interpreted
from aevum.core.game import Game
from aevum.core.record import copy_record
from aevum.games import GAME_IDS, game_named
from bench import peers

GAMES_A_TURN = 4000
TURNS = 5
COPIES = 1_000_000


def decisions_per_second(game: Game, seats: int, seconds: float) -> float:
    """Random play, compiled, on one core."""
    batch.play_randomly(game, batch.new_records(game, 2, seats, {}, seed=0), luck=0)
    best, end = 0.0, time.perf_counter() + seconds
    turn = 0
    while turn < TURNS or time.perf_counter() < end:
        records = batch.new_records(game, GAMES_A_TURN, seats, {}, seed=turn)
        begin = time.perf_counter()
        decisions = batch.play_randomly(game, records, luck=turn).decisions
        best = max(best, decisions / (time.perf_counter() - begin))
        turn += 1
    return best


def copy_nanoseconds(game: Game) -> tuple[float, float]:
    """A copy of the whole record from Python, and one in compiled code."""
    record = interpreted(game).new_record(game.seats[-1], game.settle_options({}, game.seats[-1]), 1)
    times = 20_000
    python = min(timeit.repeat(lambda: copy_record(record), number=times, repeat=TURNS)) / times
    records = np.zeros(64, game.layout)
    clone = batch_functions(game)["copy_many"]
    clone(records, 1)
    compiled = min(timeit.repeat(lambda: clone(records, COPIES), number=1, repeat=TURNS)) / COPIES
    return python * 1e9, compiled * 1e9


def report(game: Game, rates: dict[int, float], others: dict[str, float | None]) -> None:
    """Print the table."""
    print(f"{game.id}, random play, one core")
    for seats, rate in rates.items():
        print(f"  {seats} seats: {rate / 1e6:6.2f} million decisions/s")
    lead = rates[game.seats[-1]]
    for name, other in others.items():
        against = "not measured"
        if other is not None:
            against = f"{other:9,.0f} decisions/s: Aevum is {lead / other:,.0f} times as fast"
        print(f"  {name}: {against}")
    python, compiled = copy_nanoseconds(game)
    print(f"  a copy of the record: {python:.0f} ns from Python, {compiled:.0f} ns in compiled code")


def main() -> int:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each rate is measured")
    seconds = parser.parse_args().seconds
    others = peers.measure(seconds)
    for game_id in GAME_IDS:
        game = game_named(game_id)
        report(game, {seats: decisions_per_second(game, seats, seconds) for seats in game.seats}, others)
    return 0


if __name__ == "__main__":
    sys.exit(main())

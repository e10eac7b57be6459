"""How strong and how fast the greedy players are: what they win against random ones, and a whole game of them.

python -m bench.bots [--games 3000]
"""

from __future__ import annotations

import argparse
import sys
import time

from aevum.core import batch
from aevum.core.engine import bound_rules
from aevum.core.game import Game
from aevum.games import GAME_IDS, game_named

SEATS = 4
FEWEST = 40  # games: some for every seat, and a tenth of them to time


def share_won(game: Game, games: int) -> float:
    """How many of the games, by hundredths, one greedy player wins alone against random ones, each seat in turn."""
    winners, won = bound_rules(game)["winners"], 0
    for seat in range(SEATS):
        records = batch.new_records(game, games // SEATS, SEATS, {}, seed=seat)
        played = batch.play_mixed(game, records, 1 << seat, luck=seat).records
        won += sum(int(winners(record)) == 1 << seat for record in played)
    return 100 * won / (games // SEATS * SEATS)


def game_milliseconds(game: Game, seats: int, games: int) -> float:
    """What a game of greedy players takes, compiled, on one core."""
    records = batch.new_records(game, games, seats, {}, seed=1)
    begin = time.perf_counter()
    batch.play_mixed(game, records, (1 << seats) - 1, luck=1)
    return 1000 * (time.perf_counter() - begin) / games


def main() -> int:
    """Measure every game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    games = parser.parse_args().games
    if games < FEWEST:
        parser.error(f"at least {FEWEST} games are needed")
    for name in GAME_IDS:
        game = game_named(name)
        won = share_won(game, games)
        print(f"{game.id}: greedy wins {won:.1f} % of {games} games against {SEATS - 1} random players")
        for seats in game.seats:
            print(f"  a game of {seats} greedy players: {game_milliseconds(game, seats, games // 10):.2f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How many playouts a second the search manages on one core, processor time, so that other work counts little.

python -m bench.playouts [GAME ...] [--playouts 1000] [--decisions 100]
"""

from __future__ import annotations

import argparse
import sys
import time

from aevum.bots import make_ready
from aevum.games import GAME_IDS, game_named
from aevum.search.thought import Thought

SEATS = 4


def playouts_a_second(name: str, playouts: int, most: int) -> tuple[float, int]:
    """The playouts of a second of processor time, and over how many decisions of a game."""
    game = game_named(name)
    engine = make_ready(game, ("search:1",))
    s = engine.new_record(SEATS, game.settle_options({}, SEATS), seed=1)
    engine.begin(s)
    decisions, seconds = -1, 0.0  # the first one also makes room
    while not s.over and decisions < most:
        seat = min(seat for seat in range(SEATS) if int(s.pending) >> seat & 1)
        choices = engine.choices(s, seat)
        action = choices[0]
        if len(choices) > 1:
            begun = time.process_time()
            action = Thought(engine, engine.observe(s, seat), seat, 1).for_playouts(playouts)[0].action
            seconds += time.process_time() - begun if decisions >= 0 else 0.0
            decisions += 1
        s = engine.acted(s, seat, action)
    return decisions * playouts / seconds, decisions


def main() -> int:
    """Measure the games that were named, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAME_IDS)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--decisions", type=int, default=100)
    arguments = parser.parse_args()
    for name in arguments.games:
        rate, decisions = playouts_a_second(name, arguments.playouts, arguments.decisions)
        print(f"{name}: {rate:,.0f} playouts/s over {decisions} decisions")
    return 0


if __name__ == "__main__":
    sys.exit(main())

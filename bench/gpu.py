"""The same rules on a GPU: equal records, and how fast random games run there.

    python -m bench.gpu [--game GAME] [--games 1048576] [--seats 4] [--option last_turn=5] [--repeats 5]

The rules are compiled for CUDA as they are and called from one kernel. The script first proves on some
thousand games that the GPU ends in the same records as the CPU, byte for byte, then measures. It says so where there
is no GPU. It needs the extra `gpu`.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core import batch
from aevum.core.errors import NoGpu
from aevum.core.game import Game
from aevum.games import GAME_IDS, game_named
from aevum.gpu import Gpu

REPEATS = 5
GAMES_COMPARED = 4096
LUCK = 20_260_101


def option_mixes(game: Game) -> list[dict[str, int]]:
    """No option that changes the rules, each alone, and all together; who goes first changes none."""
    last = {option.name: option.values[-1] for option in game.options if not option.counts_a_seat}
    mixes = [{}, *({name: value} for name, value in last.items()), last]
    return [mix_ for place, mix_ in enumerate(mixes) if mix_ not in mixes[:place]]


def differing(gpu: Gpu, games: int, seats: int, options: dict[str, int]) -> int:
    """How many of these games end in other fields on the GPU than on the CPU."""
    records = batch.new_records(gpu.game, games, seats, options, seed=seats)
    there = gpu.play_randomly(records.copy(), LUCK).records
    batch.play_randomly(gpu.game, records, LUCK)
    wrong = np.zeros(games, bool)
    for name in records.dtype.names or ():
        wrong |= (there[name] != records[name]).reshape(games, -1).any(axis=1)
    return int(wrong.sum())


def all_equal(gpu: Gpu, mixes: list[dict[str, int]]) -> bool:
    """Whether games of every number of seats end alike on GPU and CPU, with each of these mixes of options."""
    for seats in gpu.game.seats:
        for options in mixes:
            wrong = differing(gpu, GAMES_COMPARED, seats, options)
            print(f"  {seats} seats, {options}: {wrong} of {GAMES_COMPARED} games differ from the CPU", flush=True)
            if wrong:
                return False
    return True


def measure(gpu: Gpu, records: npt.NDArray[Any], repeats: int) -> tuple[int, float]:
    """Decisions of one launch, and the median of its times in seconds, by device events."""
    cuda = gpu.cuda
    fresh = cuda.to_device(records)
    decisions = cuda.device_array(records.size, np.int64)
    times = []
    for turn in range(repeats + 1):
        on_gpu = cuda.device_array_like(fresh)
        on_gpu.copy_to_device(fresh)
        begin, end = cuda.event(), cuda.event()
        begin.record()
        gpu.play_there(on_gpu, LUCK + turn, decisions)
        end.record()
        end.synchronize()
        times.append(cuda.event_elapsed_time(begin, end) / 1000)
    return int(decisions.copy_to_host().sum()), statistics.median(times[1:])


def option(words: str) -> tuple[str, int]:
    """An option of a game and its value; raises ValueError."""
    name, value = words.split("=")
    return name, int(value)


def main() -> int:
    """Prove, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=GAME_IDS[0], choices=GAME_IDS)
    parser.add_argument("--games", type=int, default=1 << 20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], type=option, help="NAME=VALUE, instead of all mixes")
    parser.add_argument("--repeats", type=int, default=REPEATS)
    arguments = parser.parse_args()
    game = game_named(arguments.game)
    try:
        gpu = Gpu(game)
    except NoGpu as error:
        print(f"{error} Nothing was measured.", file=sys.stderr)
        return 1
    print(f"{gpu.device.name}, {game.id}")
    options = dict(arguments.option)
    if not all_equal(gpu, [options] if options else option_mixes(game)):
        return 1
    records = batch.new_records(game, arguments.games, arguments.seats, options, seed=7)
    decisions, seconds = measure(gpu, records, arguments.repeats)
    rate, games = decisions / seconds, arguments.games / seconds
    print(f"  {rate / 1e9:.4f} billion decisions/s, {games / 1e6:.3f} million games/s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

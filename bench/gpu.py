"""The same rules on a GPU: equal records, and how fast random games run there.

    python bench/gpu.py [--games 1048576] [--seats 4]

The rules are compiled for CUDA as they are and called from one kernel, a thread a game. The script first proves on some
thousand games that the GPU ends in the same records as the CPU, byte for byte, then measures. It says so where there
is no GPU. It needs the package numba-cuda beside Aevum's own.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import numpy.typing as npt

# numba-cuda still asks for a name that NumPy 2.5 has dropped.
if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack

from aevum.core import batch, engine
from aevum.core.game import Game
from aevum.core.random import mix
from aevum.core.record import silent_type
from aevum.core.rule import Compiler
from aevum.games import GAME_IDS, game_named

REPEATS = 5
GAMES_COMPARED = 4096
BLOCK = 128  # threads a block
LUCK = 20_260_101


def find_gpu() -> Any | None:
    """`numba.cuda`, or None with a clear sentence where it cannot run."""
    try:
        import numba.cuda

        cuda: Any = numba.cuda
        if cuda.is_available():
            return cuda
        reason = "the CUDA driver finds none"
    except ImportError as error:
        reason = f"numba-cuda is not installed ({error})"
    print(f"No GPU was found: {reason}. Nothing was measured.", file=sys.stderr)
    return None


class DeviceCompiler(Compiler):
    """Makes twins of rules for the GPU.

    What to inline is left to its compiler: with everything inlined, as on a CPU, the code of a big game no longer fits
    into the instruction cache.
    """

    def __init__(self, cuda: Any) -> None:
        super().__init__(Path(), engine.SILENT)
        self._cuda = cuda

    def compiled(self, function: FunctionType) -> Any:
        """This function for CUDA."""
        return self._cuda.jit(device=True)(function)


def make_kernel(cuda: Any, game: Game) -> Any:
    """A kernel in which every thread plays one game after another, so that none waits for the longest of its warp."""
    rules, compiler = engine.bound_rules(game), DeviceCompiler(cuda)
    deal, sweep, luck_of = (compiler.inner(rule) for rule in (rules["deal"], rules["sweep"], mix))
    max_choices = game.max_choices
    from numba import from_dtype, int32

    record = from_dtype(silent_type(game.layout))

    def play_all(records: Any, luck: Any, decisions: Any) -> None:
        index = cuda.grid(1)
        stride = cuda.gridsize(1)
        out = cuda.local.array(max_choices, int32)
        table = cuda.local.array(1, record)
        begun = False
        asked = 0
        own_luck = luck
        while index < records.size:
            if not begun:
                table[0] = records[index]
                own_luck = luck_of(luck ^ np.uint64(index))
                asked = 0
                deal(table[0])
                begun = True
            own_luck, more = sweep(table[0], own_luck, out)
            asked += more
            if table[0].over:
                records[index] = table[0]
                decisions[index] = asked
                index += stride
                begun = False

    return cuda.jit(play_all)


def option_mixes(game: Game) -> list[dict[str, int]]:
    """No option that changes the rules, each alone, and all together; who goes first changes none."""
    last = {option.name: option.values[-1] for option in game.options if not option.counts_a_seat}
    mixes = [{}, *({name: value} for name, value in last.items()), last]
    return [mix_ for place, mix_ in enumerate(mixes) if mix_ not in mixes[:place]]


def differing(game: Game, cuda: Any, kernel: Any, games: int, seats: int, options: dict[str, int]) -> int:
    """How many of these games end in other bytes on the GPU than on the CPU."""
    records = batch.new_records(game, games, seats, options, seed=seats)
    on_gpu = cuda.to_device(records.copy())
    decisions = cuda.device_array(games, np.int64)
    kernel[8, BLOCK](on_gpu, np.uint64(LUCK), decisions)
    there: npt.NDArray[Any] = on_gpu.copy_to_host()
    batch.play_randomly(game, records, LUCK)
    wrong = np.zeros(games, bool)
    for name in records.dtype.names or ():
        wrong |= (there[name] != records[name]).reshape(games, -1).any(axis=1)
    return int(wrong.sum())


def measure(cuda: Any, kernel: Any, records: npt.NDArray[Any], blocks: int) -> tuple[int, float]:
    """Decisions of one launch, and the median of its times in seconds, by device events."""
    fresh = cuda.to_device(records)
    decisions = cuda.device_array(records.size, np.int64)
    times = []
    for turn in range(REPEATS + 1):
        on_gpu = cuda.device_array_like(fresh)
        on_gpu.copy_to_device(fresh)
        begin, end = cuda.event(), cuda.event()
        begin.record()
        kernel[blocks, BLOCK](on_gpu, np.uint64(LUCK + turn), decisions)
        end.record()
        end.synchronize()
        times.append(cuda.event_elapsed_time(begin, end) / 1000)
    return int(decisions.copy_to_host().sum()), statistics.median(times[1:])


def main() -> int:
    """Prove, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=GAME_IDS[0], choices=GAME_IDS)
    parser.add_argument("--games", type=int, default=1 << 20)
    parser.add_argument("--seats", type=int, default=4)
    arguments = parser.parse_args()
    cuda = find_gpu()
    if cuda is None:
        return 1
    game = game_named(arguments.game)
    kernel = make_kernel(cuda, game)
    print(f"{cuda.get_current_device().name}, {game.id}")
    for seats in game.seats:
        for options in option_mixes(game):
            wrong = differing(game, cuda, kernel, GAMES_COMPARED, seats, options)
            print(f"  {seats} seats, {options}: {wrong} of {GAMES_COMPARED} games differ from the CPU")
            if wrong:
                return 1
    records = batch.new_records(game, arguments.games, arguments.seats, {}, seed=7)
    processors = cuda.get_current_device().MULTIPROCESSOR_COUNT
    for blocks_each in (8, 16, 32):
        decisions, seconds = measure(cuda, kernel, records, processors * blocks_each)
        rate, games = decisions / seconds, arguments.games / seconds
        print(
            f"  {blocks_each:2} blocks a multiprocessor: {rate / 1e9:.3f} billion decisions/s, "
            f"{games / 1e6:.2f} million games/s"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

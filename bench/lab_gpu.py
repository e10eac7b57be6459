"""Games that stay on a GPU: the same as on a CPU, bit for bit, and how fast they are stepped from Python.

    python -m bench.lab_gpu [--game NAME] [--games 16384 65536 262144] [--compared 512]

First some hundred games are stepped on both, with random and greedy players, over the ends of games, and every row and
record is compared; then it is measured, by the clock, with random players on the device, and by device events where
the time goes. It says so where there is no GPU.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np

import aevum
from aevum.core.errors import NoGpu
from aevum.games import GAME_IDS, game_named
from aevum.lab.device.vec import warps_a_block

STEPS_COMPARED = 400
STEPS_MEASURED = 200
SEED = 20_261_116


def differing(name: str, games: int, seats: int, steps: int) -> list[str]:
    """What differs between both devices after so many steps: names of rows, and where."""
    here, there = (aevum.make_vec(name, games, seats, seed=SEED, device=device) for device in ("cpu", "cuda"))
    for step in range(steps):
        policy = "greedy" if step % 4 == 3 else "sample"
        ours, theirs = getattr(here, policy)(), getattr(there, policy)()
        if (ours != np.asarray(theirs)).any():
            return [f"{policy} at step {step}"]
        here.step(ours)
        there.step(theirs)
        if step % 50 == 0 or step == steps - 1:
            wrong = unequal(here.save().arrays, there.save().arrays)
            if wrong:
                return [f"{one} at step {step}" for one in wrong]
    seen = (here.observe(-1) != np.asarray(there.observe(-1))).any()
    return ["observe"] if seen else []


def unequal(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    """The fields that differ; of the listed numbers only those that count."""
    wrong = list[str]()
    for rows, values in ours.items():
        if rows == "lists":
            counted = np.arange(values["numbers"].shape[1]) < ours["heads"]["count"][:, None]
            if ((values["numbers"] != theirs[rows]["numbers"]) & counted).any():
                wrong.append("lists")
            continue
        for field in values.dtype.names:
            if (values[field] != theirs[rows][field]).any():
                places = np.flatnonzero((values[field] != theirs[rows][field]).reshape(len(values), -1).any(1))
                wrong.append(f"{rows}.{field} in {places.size} games, first {places[:3]}")
    return wrong


def rate(vec: Any, steps: int = STEPS_MEASURED) -> float:
    """Decisions a second by the clock, random players on the device included."""
    for _ in range(20):
        vec.step(vec.sample())
    vec.wait()
    begin = time.perf_counter()
    for _ in range(steps):
        vec.step(vec.sample())
    vec.wait()
    return float(steps * vec.games / (time.perf_counter() - begin))


def host_time(vec: Any, steps: int = STEPS_MEASURED) -> float:
    """Seconds that Python takes for a step, without waiting for the device: so few that its queue has room."""
    vec.wait()
    begin = time.perf_counter()
    for _ in range(min(steps, 50)):
        vec.step(vec.sample())
    return (time.perf_counter() - begin) / min(steps, 50)


def main() -> int:
    """Prove, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=GAME_IDS[0], choices=GAME_IDS)
    parser.add_argument("--games", type=int, nargs="*", default=[16_384, 65_536, 262_144])
    parser.add_argument("--compared", type=int, default=512)
    parser.add_argument("--tune", action="store_true", help="try other numbers of games a warp, and no sorting")
    arguments = parser.parse_args()
    game = game_named(arguments.game)
    begin = time.perf_counter()
    try:
        first: Any = aevum.make_vec(game.id, 64, seed=1, device="cuda")
        first.step(first.sample())
        first.wait()
    except NoGpu as error:
        print(f"{error} Nothing was measured.", file=sys.stderr)
        return 1
    print(f"{game.id}: compiled in {time.perf_counter() - begin:.0f} s, {first._kernels.answer().needs()}", flush=True)
    for games in arguments.games:
        vec: Any = aevum.make_vec(game.id, games, 4, seed=1, device="cuda")
        usual = vec.each
        for each, sorts in tried(usual) if arguments.tune else [(usual, True)]:
            vec.each, vec.warps, vec.sorts = each, warps_a_block(each, vec._size), sorts
            speed, host = rate(vec), host_time(vec)
            print(
                f"  {games:7} games, {each:2} a warp, {'sorted' if sorts else 'as they lie'}: "
                f"{speed / 1e6:7.1f} million decisions/s, {1e6 * games / speed:6.1f} µs a step, "
                f"host {1e6 * host:5.1f} µs",
                flush=True,
            )
        vec.wait()
        del vec
    for seats in (game.seats[0], 4):
        wrong = differing(game.id, arguments.compared, seats, STEPS_COMPARED)
        print(f"  {seats} seats, {arguments.compared} games, {STEPS_COMPARED} steps: {wrong or 'equal'}", flush=True)
        if wrong:
            return 1
    return 0


def tried(usual: int) -> list[tuple[int, bool]]:
    """Numbers of games a warp around the usual one, sorted by steps and not."""
    numbers = [each for each in (1, 2, 4, 8, 16, 32) if usual // 4 <= each <= usual * 2]
    return [*((each, True) for each in numbers), (usual, False)]


if __name__ == "__main__":
    sys.exit(main())

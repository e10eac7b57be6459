"""Fuzz one target after another, each for a while; what is printed when something is found tries it again."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import traceback
from collections.abc import Sequence

from tools.fuzz.hostile import Files, Requests
from tools.fuzz.kills import Kills
from tools.fuzz.laws import ENGINES, SEED_BITS, Laws
from tools.fuzz.target import Clock, Target
from tools.fuzz.worlds import Worlds

TARGETS: dict[str, type[Target]] = {
    "laws": Laws,
    "worlds": Worlds,
    "files": Files,
    "requests": Requests,
    "kills": Kills,
}
SECONDS = 300.0
DEATHS = 200


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    targets = "; ".join(f"{name}: {target.about}" for name, target in TARGETS.items())
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=f"{__doc__} {targets}.")
    parser.add_argument("--only", choices=TARGETS, action="append", help="only this target; may be given several times")
    parser.add_argument(
        "--seconds",
        type=float,
        default=SECONDS,
        help="for each target (300; inf: until stopped); kills take what they take",
    )
    parser.add_argument("--games", type=int, help="stop a target after so many games, visits or rounds")
    parser.add_argument("--deaths", type=int, default=DEATHS, help="how often the service is killed (200)")
    parser.add_argument("--table", help="only tables (laws) or games (worlds) whose name contains this")
    parser.add_argument("--engine", choices=ENGINES, help="only this engine (laws)")
    parser.add_argument("--seed", type=int, help="the seed of the first game, visit or round")
    return parser.parse_args(words)


def fuzz(name: str, asked: argparse.Namespace) -> bool:
    """Fuzz one target and say what came of it; whether nothing was found."""
    target = TARGETS[name](asked)
    print(f"{name}: {target.about}", flush=True)
    try:
        target.run(Clock(asked.seconds))
    except Exception as error:
        traceback.print_exception(error)
        print(f"\nBROKEN: {error}\nagain: python -m tools.fuzz --only {name} {target.again}", flush=True)
        return False
    finally:
        print(f"{name}: {target.tally}", flush=True)
    return True


def main(words: Sequence[str] | None = None) -> int:
    """Fuzz; the exit code is 1 when something is broken. Ctrl-C ends it and says how far it came."""
    asked = arguments(words)
    if asked.seed is None:
        asked.seed = secrets.randbits(SEED_BITS)
    try:
        fine = [fuzz(name, asked) for name in asked.only or TARGETS]
    except KeyboardInterrupt:
        return 0
    return 0 if all(fine) else 1


if __name__ == "__main__":
    if "laws" in (arguments(None).only or TARGETS):
        os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # before Numba is loaded, which is when the first game begins
    sys.exit(main())

"""Play random games with all laws on, until stopped by Ctrl-C, `--seconds` or `--games`.

Half of the games run compiled, with array bounds checked, the other half interpreted; each whole game is replayed by
the rules as they stand, to the same records, and with its seed a random game is played decision by decision and in
sweeps, as bulk play does it. When a law is broken the match is written to a file, and what was printed plays the same
game again.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from aevum.core import savefile
from aevum.core.engine import Engine, compiled, interpreted
from tests.laws.bulk import sweeps_play_alike
from tests.laws.lawful import LawBroken, LawfulGame
from tests.laws.play import replays_alike
from tests.laws.tables import ALL_TABLES, Table

ENGINES = {"compiled": compiled, "interpreted": interpreted}
RESULTS = Path("test-results")
SEED_BITS = 64


class Fuzz:
    """A run of the fuzzer: what was played so far, and when to stop."""

    def __init__(self, seconds: float | None) -> None:
        self.until = None if seconds is None else time.monotonic() + seconds
        self.counts: Counter[str] = Counter()

    @property
    def is_time_up(self) -> bool:
        """Whether the time that was given is over."""
        return self.until is not None and time.monotonic() >= self.until

    def play(self, table: Table, engine: Engine, seed: int) -> None:
        """One game, every law at every decision; raises LawBroken."""
        game = LawfulGame(table, engine, seed)
        for _ in game.moments():
            self.counts["decisions"] += 1
            if self.is_time_up:
                return
        game.obey(replays_alike, game.match, interpreted(table.game))
        game.obey(sweeps_play_alike, table, seed)
        self.counts["games"] += 1

    def tell(self) -> None:
        """Print how much was played."""
        print(f"{self.counts['games']} games, {self.counts['decisions']} decisions, all lawful", flush=True)


def report(table: Table, engine: str, seed: int, error: Exception) -> None:
    """Say what is broken and how to play it again; keep the match."""
    traceback.print_exception(error)
    print(f"\nBROKEN: {error}")
    if isinstance(error, LawBroken):
        path = RESULTS / f"{table}-{seed}.aevum"
        path.parent.mkdir(exist_ok=True)
        savefile.write(error.match, path)
        print(f"step {error.match.position}, match written to {path}")
    print(f"again: python -m tools.fuzz --games 1 --table {table} --engine {engine} --seed {seed}", flush=True)


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=__doc__)
    parser.add_argument("--seconds", type=float, help="stop after this time")
    parser.add_argument("--games", type=int, help="stop after so many games")
    parser.add_argument("--table", help="only tables whose name contains this")
    parser.add_argument("--engine", choices=ENGINES, help="only this engine")
    parser.add_argument("--seed", type=int, help="the seed of the first game")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Fuzz; the exit code is 1 when a law is broken."""
    asked = arguments(words)
    tables = [table for table in ALL_TABLES if asked.table is None or asked.table in str(table)]
    engines = [asked.engine] if asked.engine else list(ENGINES)
    exact = [table for table in tables if str(table) == asked.table] or tables
    fuzz, seed = Fuzz(asked.seconds), asked.seed if asked.seed is not None else secrets.randbits(SEED_BITS)
    try:
        while not fuzz.is_time_up and (asked.games is None or fuzz.counts["games"] < asked.games):
            engine = engines[fuzz.counts["games"] % len(engines)]
            table = Random(seed).choice(exact)
            try:
                fuzz.play(table, ENGINES[engine](table.game), seed)
            except Exception as error:
                report(table, engine, seed, error)
                return 1
            seed = (seed + 1) % (1 << SEED_BITS)
    except KeyboardInterrupt:
        print()
    fuzz.tell()
    return 0


if __name__ == "__main__":
    os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")  # before Numba is loaded, which is when the first game begins
    sys.exit(main())

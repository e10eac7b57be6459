"""Random games with all laws on.

Half of the games run compiled, with array bounds checked, the other half interpreted; each whole game is replayed by
the rules as they stand, to the same records, and with its seed a random game is played decision by decision and in
sweeps, as bulk play does it. When a law is broken the match is written to a file.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random

from aevum.core import savefile
from aevum.core.engine import Engine, compiled, interpreted
from tests.laws.bulk import sweeps_play_alike
from tests.laws.lawful import LawBroken, LawfulGame
from tests.laws.play import replays_alike
from tests.laws.tables import ALL_TABLES, Table
from tools.fuzz.target import Clock, Target

ENGINES = {"compiled": compiled, "interpreted": interpreted}
RESULTS = Path("test-results")
SEED_BITS = 64


class Laws(Target):
    """Games played so far, and the one being played."""

    about = "random games of every table, all laws at every decision"

    def __init__(self, asked: argparse.Namespace) -> None:
        tables = [table for table in ALL_TABLES if asked.table is None or asked.table in str(table)]
        self._tables = [table for table in tables if str(table) == asked.table] or tables
        self._engines = [asked.engine] if asked.engine else list(ENGINES)
        self._most = asked.games
        self._counts: Counter[str] = Counter()
        self._begin(asked.seed)

    def _begin(self, seed: int) -> None:
        """Which game is next."""
        self._seed = seed % (1 << SEED_BITS)
        self._table = Random(self._seed).choice(self._tables)
        self._engine = self._engines[self._counts["games"] % len(self._engines)]

    def run(self, clock: Clock) -> None:
        """Game after game; raises LawBroken."""
        while not clock.is_up and (self._most is None or self._counts["games"] < self._most):
            try:
                self.play(self._table, ENGINES[self._engine](self._table.game), clock)
            except LawBroken as error:
                self._keep(error)
                raise
            self._begin(self._seed + 1)

    def play(self, table: Table, engine: Engine, clock: Clock) -> None:
        """One game, every law at every decision."""
        game = LawfulGame(table, engine, self._seed)
        for _ in game.moments():
            self._counts["decisions"] += 1
            if clock.is_up:
                return
        game.obey(replays_alike, game.match, interpreted(table.game))
        game.obey(sweeps_play_alike, table, self._seed)
        self._counts["games"] += 1

    def _keep(self, broken: LawBroken) -> None:
        """Write the match to a file."""
        path = RESULTS / f"{self._table}-{self._seed}.aevum"
        path.parent.mkdir(exist_ok=True)
        savefile.write(broken.match, path)
        print(f"step {broken.match.position}, match written to {path}")

    @property
    def tally(self) -> str:
        """How much was played."""
        return f"{self._counts['games']} games, {self._counts['decisions']} decisions"

    @property
    def again(self) -> str:
        """The options that play the latest game again."""
        return f"--games 1 --table {self._table} --engine {self._engine} --seed {self._seed}"

"""Two worlds that a link cannot tell apart: it is told the same bytes in both, at tables of every game and age."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path

from aevum.core.text import LANGUAGES
from tests.laws.tables import GAMES
from tests.worlds.moments import OLD, Seen, wander
from tools.fuzz.target import Clock, Target


class Worlds(Target):
    """Visits to tables so far."""

    about = "what a link is told, byte for byte, in two worlds that differ in what it may not know"

    def __init__(self, asked: argparse.Namespace) -> None:
        self._games = [game for game in GAMES if asked.table is None or asked.table in game.id]
        self._most = asked.games
        self._seen = Seen(asked.seed)

    def run(self, clock: Clock) -> None:
        """Visit after visit; raises Interference."""

        def goes_on() -> bool:
            return not clock.is_up and (self._most is None or self._seen.visits < self._most)

        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(wander(Path(folder), self._games, self._seen, goes_on, LANGUAGES, OLD))

    @property
    def tally(self) -> str:
        """How much was compared."""
        return f"{self._seen.visits} visits, {self._seen.asked} answers compared, {self._seen.deeds} deeds in between"

    @property
    def again(self) -> str:
        """The options that make the latest visit again."""
        return f"--games 1 --seed {self._seen.seed}"

"""A service that dies again and again while people and computers play: nothing is lost, and nothing is there twice."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.table.killing import Losses, kill_again_and_again
from tools.fuzz.target import Clock, Target

PEOPLE = 6
TOLD_EVERY = 10


class Kills(Target):
    """Deaths so far. It ends after so many of them, however long that takes."""

    about = "a service killed under load; what was acknowledged is there once"

    def __init__(self, asked: argparse.Namespace) -> None:
        self._deaths, self._seed = asked.deaths, asked.seed
        self._died = 0
        self._losses: Losses | None = None

    def run(self, clock: Clock) -> None:
        """Death after death; then all that is stored is compared with what was acknowledged."""
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "aevum.sqlite"
            self._losses = kill_again_and_again(database, self._deaths, PEOPLE, self._seed, self._tell)

    def _tell(self, deaths: int) -> None:
        self._died = deaths
        if deaths % TOLD_EVERY == 0:
            print(f"  {deaths} deaths", flush=True)

    @property
    def tally(self) -> str:
        """What came of it."""
        if self._losses is None:
            return f"{self._died} deaths"
        found = self._losses
        return (
            f"{found.deaths} deaths, {found.tables} tables, {found.moves} moves of people and {found.replies} of"
            f" computers, {found.retries} requests sent again"
        )

    @property
    def again(self) -> str:
        """The options that try it again; when exactly it dies is chance all the same."""
        return f"--deaths {self._deaths} --seed {self._seed}"

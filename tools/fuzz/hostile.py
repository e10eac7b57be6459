"""Hostile files and requests, made and made smaller by Hypothesis."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from hypothesis import HealthCheck, given, seed, settings
from hypothesis.strategies import SearchStrategy

from tests.hostile.files import files, is_read_or_refused
from tests.hostile.wire import besieged, wires
from tools.fuzz.target import Clock, Target

EXAMPLES = 100  # in a round, which has a seed of its own
AT_LENGTH = settings(deadline=None, derandomize=False, database=None, suppress_health_check=list(HealthCheck))
Thing = TypeVar("Thing")


class Hostile(Target):
    """Rounds so far."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self._most = asked.games
        self._seed = asked.seed
        self._rounds = self._tried = 0

    def rounds(self, clock: Clock, things: SearchStrategy[Thing], hold: Callable[[Thing], None]) -> None:
        """Round after round of these things; raises what the smallest of those that fail raises."""
        while not clock.is_up and (self._most is None or self._rounds < self._most):
            self._round(things, hold)
            self._rounds, self._seed = self._rounds + 1, self._seed + 1

    def _round(self, things: SearchStrategy[Thing], hold: Callable[[Thing], None]) -> None:
        @seed(self._seed)
        @settings(AT_LENGTH, max_examples=EXAMPLES)
        @given(things)
        def holds(thing: Thing) -> None:
            self._tried += 1
            hold(thing)

        holds()

    @property
    def again(self) -> str:
        """The options that make the latest round again."""
        return f"--games 1 --seed {self._seed}"


class Files(Hostile):
    """Hostile saved files."""

    about = "hostile saved files, read, verified, replayed, told and played on"

    def run(self, clock: Clock) -> None:
        """File after file."""
        with tempfile.TemporaryDirectory() as folder:
            self.rounds(clock, files(), lambda content: is_read_or_refused(content, Path(folder)))

    @property
    def tally(self) -> str:
        """How many were tried."""
        return f"{self._tried} files"


class Requests(Hostile):
    """Hostile requests, files among them, beside a table that goes on."""

    about = "hostile requests to a service where others play"

    def run(self, clock: Clock) -> None:
        """Request after request; now and then the table beside is looked at, and plays on."""
        with tempfile.TemporaryDirectory() as folder, besieged(Path(folder)) as siege:
            self.rounds(clock, wires(siege.links), siege.send)
            siege.ends_well()

    @property
    def tally(self) -> str:
        """How many were sent."""
        return f"{self._tried} requests"

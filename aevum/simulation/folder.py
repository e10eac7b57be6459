"""Simulated games on the disk: a folder of Parquet files, each with the games of one span and named after it.

A file is there whole or not at all, so whatever stops a simulation, what was played stays, and nothing counts twice.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from aevum.core.alone import alone_with
from aevum.core.errors import AevumError
from aevum.simulation.columns import arrow
from aevum.simulation.plan import Plan, Span, gaps

PLAN_FILE = "simulation.json"
GAMES_FOLDER = "games"
PARTIAL = ".partial"
NAME = re.compile(r"(\d{12})-(\d{12})\.parquet")


class OtherSimulation(AevumError):
    """The folder holds games of other players, options, seats or rules, or of another seed."""

    code = "other-simulation"


class SimulationRunning(AevumError):
    """Somebody else fills this folder now."""

    code = "simulation-running"


class DamagedSimulation(AevumError):
    """A file of this folder was cut off or changed by somebody else."""

    code = "damaged-simulation"


class NoSimulation(AevumError):
    """There are no simulated games in this folder."""

    code = "no-simulation"


class Folder:
    """The games of a plan."""

    def __init__(self, plan: Plan, place: Path) -> None:
        """Open or make the folder; raises OtherSimulation and DamagedSimulation."""
        self.plan, self.place = plan, place
        self._games = place / GAMES_FOLDER
        self._games.mkdir(parents=True, exist_ok=True)
        self._check_plan()

    def _check_plan(self) -> None:
        """Raise OtherSimulation or DamagedSimulation where games of another plan are; without games no plan binds."""
        known = self.place / PLAN_FILE
        self._told = bool(self.spans)
        if not self._told:
            return
        if not known.exists():
            self._tell_plan()
        try:
            same = json.loads(known.read_text(encoding="utf-8")) == self.plan.same
        except ValueError as error:
            raise DamagedSimulation(file=str(known)) from error
        if not same:
            raise OtherSimulation(folder=str(self.place))

    def _tell_plan(self) -> None:
        _write(self.place / PLAN_FILE, json.dumps(self.plan.same, indent=1).encode())
        self._told = True

    @property
    def spans(self) -> list[Span]:
        """What is there, in order."""
        names = (NAME.fullmatch(path.name) for path in self._games.iterdir())
        return sorted(Span(int(name[1]), int(name[2]) + 1) for name in names if name)

    @property
    def games(self) -> int:
        """How many games are there."""
        return sum(span.games for span in self.spans)

    def missing(self, games: int) -> Iterator[Span]:
        """What is not there yet of the first so many games."""
        return gaps(self.spans, games)

    def keep(self, span: Span, content: bytes) -> None:
        """Keep the games of a span: on the disk when this returns. The first ones tell what they are games of."""
        if not self._told:
            self._tell_plan()
        _write(self._path(span), content)

    def tables(self) -> Iterator[Any]:
        """All games, some at a time, as pyarrow Tables; raises DamagedSimulation."""
        for span in self.spans:
            path = self._path(span)
            try:
                with arrow("parquet").ParquetFile(path) as file:
                    for group in range(file.num_row_groups):
                        yield file.read_row_group(group)
            except (ValueError, OSError) as error:  # pyarrow's own errors are of these
                raise DamagedSimulation(file=str(path)) from error

    def _path(self, span: Span) -> Path:
        return self._games / f"{span.first:012}-{span.end - 1:012}.parquet"

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else may fill the folder meanwhile; raises SimulationRunning."""
        with alone_with(self.place / PLAN_FILE, SimulationRunning(folder=str(self.place))):
            self._check_plan()  # somebody else may have filled it before
            for left in self._games.glob(f".*{PARTIAL}"):  # by somebody who was killed
                left.unlink()
            yield


def folder_at(place: Path) -> Folder:
    """The simulation in a folder; raises NoSimulation."""
    try:
        same = json.loads((place / PLAN_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise NoSimulation(folder=str(place)) from error
    return Folder(Plan(same["game"], tuple(same["players"]), same["options"], same["seed"]), place)


def _write(place: Path, content: bytes) -> None:
    """A file, whole or not at all. Until then a dot begins its name, so that whoever reads all files passes it over."""
    partial = place.with_name(f".{place.name}{PARTIAL}")
    try:
        with partial.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(place)
    except OSError:  # a full disk
        partial.unlink(missing_ok=True)
        raise

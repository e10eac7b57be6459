"""What a game's older versions left behind: the layout of their records, and the rules changed since.

Files of the first version carry a hash of the record's raw bytes. A game that has such files keeps the layout of those
records as a table, `versions/layout-1.csv`, and the numbers of its steps, `versions/steps-1.csv`; so the bytes of that
time can be made from a record of today, and every hash is still compared.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core import fingerprint
from aevum.core.frames import step_of
from aevum.core.game import Game
from aevum.core.record import Record
from aevum.core.tables import read_table

FIRST_DIGITS = 16


def hash_agrees(game: Game, record: Record, known: str, written: object) -> bool:
    """Whether a hash written with a position is this position's, whose fingerprint is known.

    Its length tells how it was made.
    """
    if isinstance(written, str) and len(written) == FIRST_DIGITS:
        return first_hash(game, record) == written
    return known == written


def first_hash(game: Game, record: Record) -> str | None:
    """The hash that the first version wrote for this position; None where the game did not exist then."""
    known = _first.get(id(game.layout))
    if known is None:
        archived = game.folder / "versions"
        if not (archived / "layout-1.csv").exists():
            return None
        known = _first[id(game.layout)] = FirstLayout(game)
    return known.hash(record)


def waiting_steps(record: Record) -> list[int]:
    """The numbers of the interrupted steps, the latest last."""
    return [step_of(int(frame)) for frame in record.stack[: int(record.depth)]]


class FirstLayout:
    """The records of the first version, made from those of today by the names of their fields."""

    def __init__(self, game: Game) -> None:
        rows = read_table(game.folder / "versions" / "layout-1.csv")
        shapes = {row["name"]: tuple(map(int, row["shape"].split())) for row in rows}
        self._layout = np.dtype([(row["name"], row["kind"], shapes[row["name"]]) for row in rows], align=True)
        fields: Any = self._layout.fields
        self._end = fields["told"][1]
        self._wide = fingerprint.wide(game.layout)
        self._steps = _step_numbers(game)
        self._scatters = [
            (kind, np.array(targets), np.array(sources))
            for kind, (targets, sources) in self._places(fields, shapes).items()
        ]

    def _places(self, fields: Any, shapes: dict[str, tuple[int, ...]]) -> dict[Any, tuple[list[int], list[int]]]:
        """For every kind of number where it goes, and where it comes from among the wide ones."""
        places: dict[Any, tuple[list[int], list[int]]] = {}
        for name, shape in shapes.items():
            if name in ("told", "step", "stack"):
                continue
            kind, first = fields[name][0].base, fields[name][1]
            targets, sources = places.setdefault(kind, ([], []))
            found = _where(shape, self._wide.shapes[name])
            targets += [first // kind.itemsize + index for index in range(len(found))]
            sources += [self._wide.place(name) + index for index in found]
        return places

    def hash(self, record: Record) -> str:
        """The hash of the raw bytes up to what was told."""
        values = self._wide.values(record)
        old = np.zeros(1, self._layout)
        raw = old.view(np.uint8)
        for kind, targets, sources in self._scatters:
            raw[: len(raw) // kind.itemsize * kind.itemsize].view(kind)[targets] = values[sources].astype(kind)
        old["step"] = self._steps[int(record.step)]
        waiting = [self._steps[step] for step in waiting_steps(record)]
        old["stack"][0, : len(waiting)] = waiting
        return hashlib.sha256(old.tobytes()[: self._end]).hexdigest()[:FIRST_DIGITS]


def _where(shape: tuple[int, ...], today: tuple[int, ...]) -> list[int]:
    """Where the values of a field lie in a field that may have grown since."""
    if shape == today:
        return list(range(int(np.prod(shape, dtype=int))))
    found: npt.NDArray[np.intp] = np.ravel_multi_index(tuple(np.indices(shape)), today).ravel()
    return [int(place) for place in found]


def _step_numbers(game: Game) -> dict[int, int]:
    """The number that a step of today had in the first version; one that is newer has none."""
    old = {row["name"]: int(row["number"]) for row in read_table(game.folder / "versions" / "steps-1.csv")}
    return {number: old.get(name, -1) for number, name in enumerate(game.sequence.names)}


def rules_changed(game: Game, version: int) -> tuple[str, ...]:
    """The rules that have changed since a version, as `versions/changes.csv` lists them: the newest last."""
    return tuple(rule for changed, rule in _changes(game.folder / "versions" / "changes.csv") if changed > version)


@cache
def _changes(path: Path) -> tuple[tuple[int, str], ...]:
    rows = read_table(path) if path.exists() else []
    return tuple((int(row["version"]), row["rule"]) for row in rows)


_first: dict[int, FirstLayout] = {}

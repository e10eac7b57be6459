"""The rule of thumb of somebody who has played often: what things are worth stands in a table, found by playing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from aevum.core.tables import read_table

Rule = Callable[..., Any]


class Worths:
    """A game's table of worths: each has a name, and how far it was varied."""

    def __init__(self, path: Path) -> None:
        rows = read_table(path)
        self.names = [row["name"] for row in rows]
        self.values = np.array([float(row["worth"]) for row in rows])

    def places(self, *names: str) -> Iterator[int]:
        """Where these stand among the numbers that rules are handed."""
        return map(self.names.index, names)

    def skill(self, *room: tuple[Any, ...]) -> np.dtype[Any]:
        """The type of the record that rules are handed: all worths, and room to work in."""
        return np.dtype([("worths", "f8", (len(self.names),)), *room])


@dataclass(frozen=True)
class Practice:
    """A rule of thumb whose worths were found by playing: what things are worth is handed to it as numbers.

    appraise(s, seat, skill, action) and best(s, seat, skill, luck, count, out) are what `appraise` and `best_listed`
    are without them. `skill` is a record of a type of the game's own, with the worths and whatever room is needed.
    """

    appraise: Rule
    best: Rule
    skill: np.dtype[Any]
    worths: Any

    def record(self, worths: Any = None) -> Any:
        """The worths, or others, as rules take them: an array of one."""
        skill = np.zeros(1, self.skill).view(np.recarray)
        skill[0].worths[:] = self.worths if worths is None else worths
        return skill

"""The rule of thumb of somebody who has played often: what things are worth stands in a table, found by playing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from aevum.core.record import Actions, Record
from aevum.core.rule import bind, rule
from aevum.core.tables import read_table

Rule = Callable[..., Any]

# Bound to the game's own.
appraise_practised: Any = None


@rule
def best_practised(s: Record, seat: int, skill: Any, luck: np.uint64, count: int, out: Actions) -> int:
    """What somebody practised likes best of the listed choices; of equals the first."""
    best, best_value = 0, -1e30
    if count == 1:
        return int(out[0])
    for place in range(count):
        value = appraise_practised(s, seat, skill, int(out[place]))
        if value > best_value:
            best, best_value = place, value
    return int(out[best])


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

    appraise(s, seat, skill, action) is what `appraise` is without them. `skill` is a record of a type of the game's
    own, with the worths and whatever room is needed. A game that finds its favourite without a look at every choice
    says so in `quicker`, which may call `best_practised` for the rest.
    """

    appraise: Rule
    skill: np.dtype[Any]
    worths: Any
    quicker: Rule | None = None

    @cached_property
    def best(self) -> Rule:
        """best(s, seat, skill, luck, count, out): the favourite of the listed choices."""
        listed = bind(best_practised, {"appraise_practised": self.appraise})
        return bind(self.quicker, {"best_practised": listed}) if self.quicker else listed

    def record(self, worths: Any = None) -> Any:
        """The worths, or others, as rules take them: an array of one."""
        skill = np.zeros(1, self.skill).view(np.recarray)
        skill[0].worths[:] = self.worths if worths is None else worths
        return skill

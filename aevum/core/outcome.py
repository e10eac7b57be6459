"""What is counted of many finished games at once: how long they were, and what each seat had at the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Feature:
    """Something of every seat, a row a game: a truth (whether it had it) or a number (how much of it).

    `group` is said by `outcome-<group>`; what it is itself by `key`, with `values` where that has variables.
    """

    group: str
    name: str
    counts: npt.NDArray[Any]
    key: str
    values: Mapping[str, int] = field(default_factory=dict)

    @property
    def column(self) -> str:
        """The name of its column."""
        return f"{self.group}_{self.name}"


@dataclass(frozen=True)
class Outcome:
    """Of many games: what the clock showed at the end of each, and the features of their seats.

    What the clock counts is said by `outcome-clock`.
    """

    clock: npt.NDArray[Any]
    features: tuple[Feature, ...]


def owned(group: str, names: Sequence[str], has: npt.NDArray[Any], family: str | None = None) -> list[Feature]:
    """A truth for each thing of a list; `has` is by game, seat and thing. Texts are `<family>-<name>`."""
    truths = has.astype(bool)
    return [Feature(group, name, truths[:, :, place], f"{family or group}-{name}") for place, name in enumerate(names)]


def amounts(group: str, numbers: Mapping[str, npt.NDArray[Any]]) -> list[Feature]:
    """Numbers by game and seat, each said by `outcome-<name>`."""
    return [Feature(group, name, values.astype(np.int32), f"outcome-{name}") for name, values in numbers.items()]


def by_seat(seats: int, holder: npt.NDArray[Any], worth: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """What lies in places that somebody holds, added up for every seat: both are by game and place."""
    return np.stack([np.where(holder == seat, worth, 0).sum(1) for seat in range(seats)], axis=1)


def seats_of(records: npt.NDArray[Any]) -> int:
    """How many seats games have that are counted together."""
    return int(records["seats"][0])


def put_together(clock: npt.NDArray[Any], *parts: Iterable[Feature]) -> Outcome:
    """An outcome of several lists of features."""
    return Outcome(clock.astype(np.int32), tuple(feature for part in parts for feature in part))

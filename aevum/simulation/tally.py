"""What many games say: counted file by file, so that memory stays flat however many there are."""

from __future__ import annotations

import math
import os
from collections import Counter, deque
from collections.abc import Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.search.ladder import SURE, bounds

PLAIN = ("game", "seat", "player", "score", "won", "decisions", "fault", "clock")  # columns that are no features
Column = npt.NDArray[Any]


@dataclass
class Share:
    """How often those of a kind won: winners of a game share it."""

    seats: int = 0
    won: float = 0.0

    def add(self, won: Column) -> None:
        """Some more of them."""
        self.take(Share(won.size, float(won.sum())))

    def take(self, more: Share) -> None:
        """What was counted elsewhere."""
        self.seats += more.seats
        self.won += more.won

    @property
    def rate(self) -> float:
        """What they won of all games."""
        return self.won / max(1, self.seats)

    @property
    def between(self) -> tuple[float, float]:
        """Between what the true rate lies, in 95 of 100 cases."""
        return bounds(self.won, self.seats)


@dataclass
class Moments:
    """How many numbers there were, and the sums that mean and spread are made of."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, numbers: Column) -> None:
        """Some more of them."""
        real = numbers.astype(np.float64)
        self.take(Moments(real.size, float(real.sum()), float((real * real).sum())))

    def take(self, more: Moments) -> None:
        """What was counted elsewhere."""
        self.count += more.count
        self.total += more.total
        self.squares += more.squares

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / max(1, self.count)

    @property
    def variance(self) -> float:
        """Their variance."""
        return max(0.0, self.squares / max(1, self.count) - self.mean**2)


@dataclass
class Gap:
    """A number among winners and among the others."""

    winners: Moments = field(default_factory=Moments)
    others: Moments = field(default_factory=Moments)

    def add(self, numbers: Column, won: Column) -> None:
        """Some more seats."""
        self.winners.add(numbers[won > 0])
        self.others.add(numbers[won == 0])

    def take(self, more: Gap) -> None:
        """What was counted elsewhere."""
        self.winners.take(more.winners)
        self.others.take(more.others)

    @property
    def size(self) -> float:
        """How far apart the two means are, in standard deviations (Cohen's d)."""
        spread = math.sqrt((self.winners.variance + self.others.variance) / 2)
        return (self.winners.mean - self.others.mean) / spread if spread else 0.0

    @property
    def between(self) -> tuple[float, float]:
        """Between what the true gap lies, in 95 of 100 cases."""
        if not (self.winners.count and self.others.count):
            return self.size, self.size
        count = self.winners.count + self.others.count
        reach = SURE * math.sqrt(1 / self.winners.count + 1 / self.others.count + self.size**2 / (2 * count))
        return self.size - reach, self.size + reach


@dataclass
class Tally:
    """All that was counted."""

    games: int = 0
    broken: int = 0
    decisions: Counter[int] = field(default_factory=Counter)
    clocks: Counter[int] = field(default_factory=Counter)
    seats: dict[int, Share] = field(default_factory=dict)
    players: dict[str, Share] = field(default_factory=dict)
    scores: dict[str, Counter[int]] = field(default_factory=dict)
    having: dict[str, Share] = field(default_factory=dict)  # by the column of a truth
    gaps: dict[str, Gap] = field(default_factory=dict)  # by the column of a feature

    def add(self, table: Any) -> None:
        """Count the games of a table; of those that were broken off only that they were."""
        columns = {name: _plain(table.column(name)) for name in table.column_names}
        firsts, whole = columns["seat"] == 0, columns["fault"] == "none"
        self.broken += int((firsts & ~whole).sum())
        if not whole.all():
            columns = {name: column[whole] for name, column in columns.items()}
            firsts = columns["seat"] == 0
        self.games += int(firsts.sum())
        _count(self.decisions, columns["decisions"][firsts])
        if "clock" in columns:
            _count(self.clocks, columns["clock"][firsts])
        self._add_seats(columns)
        self._add_features(columns)

    def take(self, more: Tally) -> None:
        """What was counted elsewhere."""
        self.games += more.games
        self.broken += more.broken
        self.decisions.update(more.decisions)
        self.clocks.update(more.clocks)
        for player, scores in more.scores.items():
            self.scores.setdefault(player, Counter()).update(scores)
        for own, others in ((self.seats, more.seats), (self.players, more.players), (self.having, more.having)):
            _take_each(own, others, Share)
        _take_each(self.gaps, more.gaps, Gap)

    def _add_seats(self, columns: dict[str, Column]) -> None:
        """Who won and with how many points: by seat and by player."""
        won = columns["won"]
        for seat in np.unique(columns["seat"]):
            self.seats.setdefault(int(seat), Share()).add(won[columns["seat"] == seat])
        for player in np.unique(columns["player"]):
            own = columns["player"] == player
            self.players.setdefault(str(player), Share()).add(won[own])
            _count(self.scores.setdefault(str(player), Counter()), columns["score"][own])

    def _add_features(self, columns: dict[str, Column]) -> None:
        """What the winners had, and what the others."""
        won = columns["won"]
        for name, column in columns.items():
            if name not in PLAIN:
                self.gaps.setdefault(name, Gap()).add(column, won)
                if column.dtype == bool:
                    self.having.setdefault(name, Share()).add(won[column])


def tally_of(tables: Iterable[Any]) -> Tally:
    """Count all tables, on all cores: each for itself, then one after another, so that the sums are always the same."""
    tally, waiting = Tally(), deque[Future[Tally]]()
    cores = os.cpu_count() or 1
    with ThreadPoolExecutor(cores) as pool:
        for table in tables:
            waiting.append(pool.submit(_counted, table))
            if len(waiting) > cores:  # no more tables than that at once
                tally.take(waiting.popleft().result())
        for counted in waiting:
            tally.take(counted.result())
    return tally


def _counted(table: Any) -> Tally:
    tally = Tally()
    tally.add(table)
    return tally


def _take_each(own: dict[Any, Any], others: dict[Any, Any], kind: type[Share | Gap]) -> None:
    for name, more in others.items():
        own.setdefault(name, kind()).take(more)


def _plain(column: Any) -> Column:
    """A column as NumPy has it."""
    whole = column.combine_chunks()
    if hasattr(whole, "dictionary"):
        names = np.array(whole.dictionary.to_pylist())
        return np.asarray(names[whole.indices.to_numpy()])
    return np.asarray(whole.to_numpy(zero_copy_only=False))


def _count(counter: Counter[int], numbers: Column) -> None:
    found, times = np.unique(numbers, return_counts=True)
    counter.update(dict(zip(found.tolist(), times.tolist(), strict=True)))


def mean_of(counter: Counter[int]) -> float:
    """The mean of what was counted."""
    return sum(number * times for number, times in counter.items()) / max(1, counter.total())


def quantile_of(counter: Counter[int], share: float) -> int:
    """The number that so large a share does not exceed."""
    left = share * counter.total()
    for number in sorted(counter):
        left -= counter[number]
        if left <= 0:
            return number
    return max(counter, default=0)

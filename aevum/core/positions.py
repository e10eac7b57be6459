"""The records of a match: some are kept, the others are replayed from the nearest one before.

Kept is one position in so many, and every undo that leads back beyond the latest kept one: so whatever lies between two
kept positions can be replayed from the first of them alone.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from aevum.core.engine import Engine
from aevum.core.log import Entry
from aevum.core.record import Record, copy_record
from aevum.core.sequence import tell_nothing_yet

INTERVAL = 32  # of so many positions one is kept
RECENT = 8  # so many of the latest positions are at hand, for those who take back


def taken_back(now: Record, target: Record) -> Record:
    """The record after an undo: the old position, but the counter of the generator never goes back."""
    later = copy_record(target)
    later.draws = now.draws
    tell_nothing_yet(later)
    return later


def reseated(now: Record, seat: int, join: Callable[[Record, int], None] | None) -> Record:
    """The record after a player took a seat; a new seat joins by the game's own rule."""
    later = copy_record(now)
    tell_nothing_yet(later)
    if join is not None:
        later.seats += 1
        join(later, seat)
    return later


class Positions:
    """The records of one match by position."""

    def __init__(self, start: Record) -> None:
        self._kept = {0: start}
        self._kept_at = [0]
        self._recent = {0: start}
        self._stretch: dict[int, Record] = {}  # what was looked at last: a kept position and some after it

    def add(self, entry: Entry, record: Record) -> None:
        """The record after a new entry."""
        position, last = entry.position + 1, self._kept_at[-1]
        if position - last >= INTERVAL or (entry.undo_to is not None and entry.undo_to < last):
            self._kept[position] = record
            self._kept_at.append(position)
        self._recent[position] = record
        if len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]

    def at(self, position: int, engine: Engine, log: Sequence[Entry]) -> Record:
        """The record at a position, replayed where it is not at hand."""
        for known in (self._recent, self._stretch, self._kept):
            if position in known:
                return known[position]
        base = self._kept_at[bisect_right(self._kept_at, position) - 1]
        if base not in self._stretch:
            self._stretch = {base: self._kept[base]}
        for later in range(base + len(self._stretch), position + 1):
            self._stretch[later] = self._replayed(log[later - 1], engine)
        return self._stretch[position]

    def _replayed(self, entry: Entry, engine: Engine) -> Record:
        now = self._stretch[entry.position]
        if entry.action is not None:
            return engine.acted(now, entry.seat, entry.action)
        if entry.seating is not None:
            return reseated(now, entry.seat, engine.game.join if entry.seating.joins else None)
        assert entry.undo_to is not None
        return taken_back(now, self._stretch[entry.undo_to])

    def rest(self) -> None:
        """Let go of all that can be replayed, but for the present."""
        self._stretch = {}
        position, record = self._recent.popitem()
        self._recent = {position: record}

    def copy(self) -> Positions:
        """The same positions, to be added to on their own. No record is ever written to, so they are shared."""
        other = Positions(self._kept[0])
        other._kept, other._kept_at, other._recent = dict(self._kept), list(self._kept_at), dict(self._recent)
        return other

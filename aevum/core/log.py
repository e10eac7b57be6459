"""The log of a match: what was decided and taken back, line by line, and why a replay of it may stop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aevum.core.record import Record


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: an action of a seat, or an undo to an earlier position with those who agreed to it."""

    seat: int
    action: int | None
    undo_to: int | None
    agreed: frozenset[int]
    position: int
    hash: str


@dataclass(frozen=True, slots=True)
class Prepared(Entry):
    """An entry that is not in the log yet, and the record it leads to."""

    record: Record

    def entry(self) -> Entry:
        """What the log keeps of it."""
        return Entry(self.seat, self.action, self.undo_to, self.agreed, self.position, self.hash)


@dataclass(frozen=True)
class Place:
    """A position on the line of play that stands, and the action of a seat that led to it."""

    position: int
    seat: int | None = None
    action: int = 0


@dataclass(frozen=True)
class Halt:
    """Where the replay of an older match stops, as these rules have changed; and its whole log, as it was saved."""

    entry: int
    rules: tuple[str, ...]
    start: str
    steps: tuple[dict[str, Any], ...]
    result: Any

"""The log of a match: what was decided and taken back, who took a seat, line by line, and why a replay may stop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from aevum.core.choosing import Aside
from aevum.core.record import Record

ACT, UNDO, SIT, JOIN = "act", "undo", "sit", "join"


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a person, or a computer player of a level; `away` says that it plays for a person."""

    name: str
    bot: str | None = None
    away: bool = False


@dataclass(frozen=True)
class Seating:
    """A player takes a seat, which may be a new one."""

    player: Player
    joins: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the log: an action of a seat, an undo to an earlier position, or a player who takes a seat.

    `agreed` are those who agreed to an undo, or to the replacement of somebody who is absent.
    """

    seat: int
    action: int | None
    undo_to: int | None
    agreed: frozenset[int]
    position: int
    hash: str
    seating: Seating | None

    @property
    def kind(self) -> str:
        """What the entry is: `act`, `undo`, `sit` or `join`."""
        if self.seating is not None:
            return JOIN if self.seating.joins else SIT
        return UNDO if self.action is None else ACT


@dataclass(frozen=True, slots=True)
class Prepared(Entry):
    """An entry that is not in the log yet, and the record it leads to."""

    record: Record

    def entry(self) -> Entry:
        """What the log keeps of it."""
        return Entry(self.seat, self.action, self.undo_to, self.agreed, self.position, self.hash, self.seating)


@dataclass(frozen=True)
class Move:
    """What a choice leads to: entries for the log, none as long as others choose, and what is kept aside then."""

    position: int
    entries: tuple[Prepared, ...]
    aside: Aside


@dataclass(frozen=True)
class Mark:
    """What is to be said of a place on the line beside its position.

    Seat changes move a position on from `since`. `opened` is where the decision that waits there opened, and `several`
    says that it is, or was, one of several seats at once.
    """

    since: int
    opened: int
    several: bool = False


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

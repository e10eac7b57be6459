"""The log of a match: what was decided and taken back, who took a seat, line by line, and why a replay may stop."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, overload

from aevum.core.choosing import Aside
from aevum.core.record import Record

ACT, UNDO, SIT, JOIN = "act", "undo", "sit", "join"
NO_SEATS: frozenset[int] = frozenset()


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


class Log(Sequence[Entry]):
    """The entries of a match, packed: as objects they would take ten times the room, and many matches lie idle."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._seats = bytearray()
        self._values = array("q")  # the action, or where an undo went back to
        self._hashes = bytearray()
        self._undos: dict[int, frozenset[int]] = {}  # by position those who agreed, if any
        self._seatings: dict[int, tuple[Seating, frozenset[int]]] = {}
        for entry in entries:
            self.append(entry)

    def __len__(self) -> int:
        return len(self._seats)

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...
    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        """An entry, or a list of some of them."""
        if isinstance(place, slice):
            return [self._entry(position) for position in range(len(self))[place]]
        return self._entry(range(len(self))[place])

    def append(self, entry: Entry) -> None:
        """Enter a line; its position is the number of lines before it."""
        assert entry.position == len(self)
        self._seats.append(entry.seat)
        self._values.append((entry.undo_to if entry.action is None else entry.action) or 0)
        self._hashes += bytes.fromhex(entry.hash)
        if entry.seating is not None:
            self._seatings[entry.position] = entry.seating, entry.agreed
        elif entry.action is None:
            self._undos[entry.position] = entry.agreed

    def reseat(self, position: int, seating: Seating) -> None:
        """Call the player who took a seat something else."""
        self._seatings[position] = seating, self._seatings[position][1]

    def decision_at(self, position: int) -> int:
        """The position that the decision led to which stands at a position; 0 where none does.

        After an undo it is the one that led to where it went back to; with a new seat all begins anew.
        """
        while position:
            place = position - 1
            if place in self._undos:
                position = self._values[place]
            elif place in self._seatings:
                position = 0 if self._seatings[place][0].joins else place
            else:
                break
        return position

    def is_undone(self, position: int) -> bool:
        """Whether what led to a position was taken back later. Seats stay as they are."""
        if position - 1 in self._seatings:
            return False
        return any(self._values[place] < position <= place for place in self._undos)

    def act_before(self, position: int) -> tuple[int, int]:
        """The seat and the action of the act that led to a position."""
        return self._seats[position - 1], self._values[position - 1]

    def copy(self) -> Log:
        """The same entries, to be added to on their own."""
        other = Log()
        other._seats, other._values, other._hashes = self._seats[:], self._values[:], self._hashes[:]
        other._undos, other._seatings = dict(self._undos), dict(self._seatings)
        return other

    def _entry(self, position: int) -> Entry:
        width = len(self._hashes) // len(self)
        seat, value = self._seats[position], self._values[position]
        hashed = self._hashes[position * width : (position + 1) * width].hex()
        if position in self._seatings:
            seating, agreed = self._seatings[position]
            return Entry(seat, None, None, agreed, position, hashed, seating)
        if position in self._undos:
            return Entry(seat, None, value, self._undos[position], position, hashed, None)
        return Entry(seat, value, None, NO_SEATS, position, hashed, None)


@dataclass(frozen=True)
class Move:
    """What a choice leads to: entries for the log, none as long as others choose, and what is kept aside then."""

    position: int
    entries: tuple[Prepared, ...]
    aside: Aside


@dataclass(frozen=True, slots=True)
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

"""A match: its options, its seed and its log of actions. Everything else is computed from them.

Only observed records leave a match. The log only grows: an undo is an entry of its own, and the counter of the random
generator never goes back, so what was taken back with everybody's consent does not bring the same dice again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from aevum.core.engine import Engine, interpreted
from aevum.core.errors import (
    BadSeed,
    CannotUndo,
    MatchBroken,
    MatchOver,
    NotOffered,
    NotYourTurn,
    Stale,
    UnknownPosition,
    UnknownSeat,
)
from aevum.core.events import ToldEvent, told_events
from aevum.core.faults import FAULT_IDS
from aevum.core.game import Game
from aevum.core.record import Record, copy_record, position_bytes
from aevum.core.reveal import SPECTATOR, reveals
from aevum.core.sequence import tell_nothing_yet

SEED_BITS = 128


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a person, or a computer player of a level."""

    name: str
    bot: str | None = None


@dataclass(frozen=True)
class Entry:
    """A line of the log: an action of a seat, or an undo to an earlier position with those who agreed to it."""

    seat: int
    action: int | None
    undo_to: int | None
    agreed: frozenset[int]
    position: int
    record: Record
    hash: str


@dataclass(frozen=True)
class Place:
    """A position on the line of play that stands, and the action of a seat that led to it."""

    position: int
    seat: int | None = None
    action: int = 0


class Match:
    """A match in play. All checks of what comes from outside are made here."""

    def __init__(
        self, game: Game, players: Sequence[Player], options: Mapping[str, object], seed: int, engine: Engine
    ) -> None:
        game.check_seats(len(players))
        if not 0 <= seed < 1 << SEED_BITS:
            raise BadSeed(seed=str(seed))
        self.game = game
        self.players = list(players)
        self.options = game.settle_options(options, len(players))
        self.seed = seed
        self.engine = engine
        self.log: list[Entry] = []
        self._start = engine.new_record(len(players), self.options, seed)
        engine.begin(self._start)
        self._path = [Place(0)]  # what was not taken back, in order

    @classmethod
    def new(
        cls,
        game: Game,
        players: Sequence[Player],
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        engine: Engine | None = None,
    ) -> Match:
        """A new match; without a seed one is drawn from the system's entropy."""
        drawn = secrets.randbits(SEED_BITS) if seed is None else seed
        return cls(game, players, options or {}, drawn, engine or interpreted(game))

    @property
    def seed_hash(self) -> str:
        """What is shown when the match begins, so that the seed cannot be changed later."""
        return hashlib.sha256(f"aevum {self.seed:032x}".encode()).hexdigest()

    @property
    def position(self) -> int:
        """The number of log entries: it names the position."""
        return len(self.log)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._record().over)

    @property
    def fault(self) -> str | None:
        """The fault in the game's rules for which the match was broken off, or None."""
        number = int(self._record().broken)
        return FAULT_IDS[number] if number else None

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return _seats_in(self._record().pending)

    @property
    def step(self) -> str:
        """The name of the step that waits."""
        return self.game.sequence.names[int(self._record().step)]

    def hash_at(self, position: int) -> str:
        """A short hash of the whole position, hidden things included."""
        return _short_hash(self._record(position))

    def scores(self) -> list[int]:
        """The points of every seat."""
        return [self.engine.score(self._record(), seat) for seat in range(len(self.players))]

    def winners(self) -> tuple[int, ...]:
        """The winning seats; nobody before the end, or in a match that was broken off."""
        return self.engine.winners(self._record()) if self.over and self.fault is None else ()

    def choices(self, seat: int) -> list[int]:
        """Every legal action of a seat, sorted; none when it has nothing to decide."""
        self._check_seat(seat)
        return self.engine.choices(self._record(), seat)

    def observed(self, seat: int | None, at: int | None = None) -> Record:
        """The position, now or at an earlier entry, as a seat (None: a spectator) may see it."""
        if seat is not None:
            self._check_seat(seat)
        if at is not None and (not _is_number(at) or not 0 <= at <= self.position):
            raise UnknownPosition(at=str(at)[:20], last=self.position)
        return self.engine.observe(self._record(at), SPECTATOR if seat is None else seat)

    def told(self, at: int, seat: int | None) -> list[ToldEvent]:
        """What entry number `at` told; 0 is the deal. An undo tells nothing."""
        return told_events(self.game, self.observed(seat, at))

    def foresee(self, seat: int, action: int) -> Record:
        """What an action would do, up to the next chance or decision, made only from what the seat may know."""
        self._check_offered(seat, action)
        return self.engine.foresee(self.observed(seat), seat, action)

    def foresee_all(self, seat: int) -> dict[int, Record]:
        """`foresee` for every choice of a seat."""
        seen = self.observed(seat)
        return {action: self.engine.foresee(seen, seat, action) for action in self.choices(seat)}

    def play(self, seat: int, action: int, position: int | None = None) -> Entry:
        """A seat acts; raises a named error and changes nothing when it may not."""
        entry = self.prepare(seat, action, position)
        self.commit(entry)
        return entry

    def prepare(self, seat: int, action: int, position: int | None = None) -> Entry:
        """Check an action and compute what it leads to, without entering it in the log."""
        self._check_seat(seat)
        self._check_position(position)
        self._check_offered(seat, action)
        record = self._after(seat, action)
        return Entry(seat, action, None, frozenset(), self.position, record, _short_hash(record))

    def _after(self, seat: int, action: int) -> Record:
        """The position after an action; where the rules break play off, this one, over and with the fault."""
        record = copy_record(self._record())
        self.engine.choose(record, seat, action)
        if record.broken:
            fault, record = int(record.broken), copy_record(self._record())
            record.broken, record.over, record.pending = fault, 1, 0
            tell_nothing_yet(record)
        return record

    def commit(self, entry: Entry) -> None:
        """Enter what was prepared in the log."""
        self._check_position(entry.position)
        self.log.append(entry)
        if entry.action is not None:
            self._path.append(Place(self.position, entry.seat, entry.action))
        else:
            kept = next(index for index, place in enumerate(self._path) if place.position == entry.undo_to)
            self._path[kept:] = [replace(self._path[kept], position=self.position)]

    def undo_reach(self, seat: int) -> int | None:
        """The position this seat may go back to without asking anybody, or None.

        Computed: never across chance, a reveal, or another seat's decision.
        """
        if len(self._path) < 2 or self._path[-1].seat != seat:
            return None
        before = self._path[-2].position
        truth = self._record(before)
        if truth.draws != self._record().draws or reveals(self.engine, truth, seat, self._path[-1].action):
            return None
        return before

    def undo_by_consent(self, seat: int) -> int | None:
        """The position before this seat's latest decision, for which all people at the table are asked."""
        for before, place in zip(self._path[-2::-1], self._path[:0:-1], strict=True):
            if place.seat == seat:
                return before.position
        return None

    def people(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.bot is None)

    def undo(
        self, seat: int, to: int | None = None, position: int | None = None, agreed: Collection[int] = ()
    ) -> Entry:
        """Go back. Further than the seat may go alone all other people must have agreed."""
        entry = self.prepare_undo(seat, to, position, agreed)
        self.commit(entry)
        return entry

    def prepare_undo(
        self, seat: int, to: int | None = None, position: int | None = None, agreed: Collection[int] = ()
    ) -> Entry:
        """Check an undo and compute where it leads, without entering it in the log."""
        self._check_seat(seat)
        self._check_position(position)
        for other in agreed:
            self._check_seat(other)
        alone = self.undo_reach(seat)
        target = alone if to is None else to
        everybody = self.people() <= {seat, *agreed}
        if target is None or not self._can_go_back_to(target) or not (target == alone or (everybody and agreed)):
            raise CannotUndo()
        record = copy_record(self._record(target))
        record.draws = self._record().draws
        tell_nothing_yet(record)
        names = frozenset(agreed) if target != alone else frozenset()
        return Entry(seat, None, target, names, self.position, record, _short_hash(record))

    def _record(self, at: int | None = None) -> Record:
        position = self.position if at is None else at
        return self._start if position == 0 else self.log[position - 1].record

    def _can_go_back_to(self, position: Any) -> bool:
        return _is_number(position) and any(place.position == position for place in self._path[:-1])

    def _check_offered(self, seat: int, action: int) -> None:
        if self.fault is not None:
            raise MatchBroken(fault=self.fault, step=self.step)
        if self.over:
            raise MatchOver()
        words = self.game.vocabulary.to_words(action)
        if seat not in self.pending:
            raise NotYourTurn(seat=seat + 1)
        if action not in self.choices(seat):
            rule = self.game.reason(self.observed(seat), seat, action)
            raise NotOffered(action=words, rule=rule)

    def _check_seat(self, seat: Any) -> None:
        if not _is_number(seat) or not 0 <= seat < len(self.players):
            raise UnknownSeat(seat=str(seat)[:20])

    def _check_position(self, position: int | None) -> None:
        if position is not None and position != self.position:
            raise Stale(given=str(position)[:20], current=self.position)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _seats_in(mask: Any) -> tuple[int, ...]:
    return tuple(seat for seat in range(int(mask).bit_length()) if (int(mask) >> seat) & 1)


def _short_hash(record: Record) -> str:
    return hashlib.sha256(position_bytes(record)).hexdigest()[:16]


def seed_from_words(words: str) -> int:
    """A seed as a person writes it: a whole number, or 32 hexadecimal digits; raises BadSeed."""
    try:
        seed = int(words, 16) if len(words) == SEED_BITS // 4 else int(words)
    except ValueError:
        raise BadSeed(seed=words[:40]) from None
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSeed(seed=words[:40])
    return seed

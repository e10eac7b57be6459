"""A match: its options, its seed and its log of actions. Everything else is computed from them.

Only observed records leave a match. The log only grows: an undo is an entry of its own, and the counter of the random
generator never goes back, so what was taken back with everybody's consent does not bring the same dice again.
"""

from __future__ import annotations

import hashlib
import secrets
from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aevum.core.archive import hash_agrees
from aevum.core.engine import Engine, interpreted
from aevum.core.errors import (
    BadSeed,
    CannotUndo,
    MatchBroken,
    MatchOver,
    NotOffered,
    NotYourTurn,
    RulesChanged,
    Stale,
    UnknownPosition,
    UnknownSeat,
)
from aevum.core.events import ToldEvent, told_events
from aevum.core.faults import FAULT_IDS
from aevum.core.fingerprint import fingerprint
from aevum.core.game import Game
from aevum.core.log import Entry, Halt, Place, Prepared
from aevum.core.positions import Positions, acted, taken_back
from aevum.core.record import Record
from aevum.core.reveal import SPECTATOR, reveals

SEED_BITS = 128
NO_SEATS: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a person, or a computer player of a level."""

    name: str
    bot: str | None = None


class Match:
    """A match in play. All checks of what comes from outside are made here."""

    def __init__(
        self,
        game: Game,
        players: Sequence[Player],
        options: Mapping[str, object],
        seed: int,
        engine: Engine,
        rules: int | None = None,
    ) -> None:
        game.check_seats(len(players))
        if not 0 <= seed < 1 << SEED_BITS:
            raise BadSeed(seed=str(seed))
        self.game = game
        self.players = list(players)
        self.options = game.settle_options(options, len(players))
        self.seed = seed
        self.engine = engine
        self.rules = game.rules_version if rules is None else rules  # the version of the rules it is played by
        self.log: list[Entry] = []
        self.halt: Halt | None = None  # where today's rules lead elsewhere than those it was played by
        start = engine.new_record(len(players), self.options, seed, self.rules)
        engine.begin(start)
        self._positions = Positions(start)
        self._line = [0]  # the positions of what was not taken back, in order

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
        """The seats that must decide now; nobody where today's rules do not lead on."""
        return () if self.halt else self.pending_at(self.position)

    def pending_at(self, position: int) -> tuple[int, ...]:
        """The seats that had to decide at a position."""
        mask = int(self._record(position).pending)
        return tuple(seat for seat in range(mask.bit_length()) if (mask >> seat) & 1)

    @property
    def step(self) -> str:
        """The name of the step that waits."""
        return self.game.sequence.names[int(self._record().step)]

    def hash_at(self, position: int) -> str:
        """A short hash of the whole position, hidden things included."""
        return fingerprint(self.game.layout, self._record(position))

    def agrees(self, written: object, prepared: Prepared | None = None) -> bool:
        """Whether a hash that was saved, in whatever version, is that of the position now, or of what was prepared."""
        if prepared is None:
            return hash_agrees(self.game, self._record(), self.hash_at(self.position), written)
        return hash_agrees(self.game, prepared.record, prepared.hash, written)

    def scores(self) -> list[int]:
        """The points of every seat."""
        return [self.engine.score(self._record(), seat) for seat in range(len(self.players))]

    def winners(self) -> tuple[int, ...]:
        """The winning seats; nobody before the end, or in a match that was broken off."""
        return self.engine.winners(self._record()) if self.over and self.fault is None else ()

    def choices(self, seat: int) -> list[int]:
        """Every legal action of a seat, sorted; none when it has nothing to decide."""
        self._check_seat(seat)
        return [] if self.halt else self.engine.choices(self._record(), seat)

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

    def prepare(self, seat: int, action: int, position: int | None = None) -> Prepared:
        """Check an action and compute what it leads to, without entering it in the log."""
        self._check_seat(seat)
        self._check_position(position)
        self._check_offered(seat, action)
        return self._prepared(acted(self.engine, self._record(), seat, action), seat, action=action)

    def _prepared(
        self,
        record: Record,
        seat: int,
        action: int | None = None,
        undo_to: int | None = None,
        agreed: frozenset[int] = NO_SEATS,
    ) -> Prepared:
        hashed = fingerprint(self.game.layout, record)
        return Prepared(seat, action, undo_to, agreed, self.position, hashed, record)

    def commit(self, entry: Prepared) -> None:
        """Enter what was prepared in the log."""
        self._check_position(entry.position)
        self.log.append(entry.entry())
        self._positions.add(self.log[-1], entry.record)
        if entry.undo_to is not None:
            del self._line[bisect_left(self._line, entry.undo_to) :]
        self._line.append(self.position)

    def place(self, position: int) -> Place:
        """The decision that stands at a position; after an undo it is the one that led to where it went back to."""
        at = position
        while at and self.log[at - 1].undo_to is not None:
            at = self.log[at - 1].undo_to or 0
        if at == 0:
            return Place(position)
        return Place(position, self.log[at - 1].seat, self.log[at - 1].action or 0)

    def standing(self) -> list[Place]:
        """What was not taken back, in order."""
        return [self.place(position) for position in self._line]

    def undo_reach(self, seat: int) -> int | None:
        """The position this seat may go back to without asking anybody, or None.

        Computed: never across chance, a reveal, or another seat's decision.
        """
        latest = self.place(self._line[-1])
        if self.halt or len(self._line) < 2 or latest.seat != seat:
            return None
        before = self._line[-2]
        truth = self._record(before)
        if truth.draws != self._record().draws or reveals(self.engine, truth, seat, latest.action):
            return None
        return before

    def undo_by_consent(self, seat: int) -> int | None:
        """The position before this seat's latest decision, for which all people at the table are asked."""
        for before, position in zip(self._line[-2::-1], self._line[:0:-1], strict=True):
            if self.place(position).seat == seat and not self.halt:
                return before
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
    ) -> Prepared:
        """Check an undo and compute where it leads, without entering it in the log."""
        self._check_seat(seat)
        self._check_goes_on()
        self._check_position(position)
        for other in agreed:
            self._check_seat(other)
        alone = self.undo_reach(seat)
        target = alone if to is None else to
        everybody = self.people() <= {seat, *agreed}
        if target is None or not self._can_go_back_to(target) or not (target == alone or (everybody and agreed)):
            raise CannotUndo()
        names = frozenset(agreed) if target != alone else NO_SEATS
        record = taken_back(self._record(), self._record(target))
        return self._prepared(record, seat, undo_to=target, agreed=names)

    def rest(self) -> None:
        """Nobody looks at it: let go of what can be replayed."""
        self._positions.rest()

    def __copy__(self) -> Match:
        """The same match, to be played on by itself."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.players, other.options, other.log = list(self.players), dict(self.options), list(self.log)
        other._line, other._positions = list(self._line), self._positions.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """What a copy shares with its original never changes."""
        return self.__copy__()

    def _record(self, at: int | None = None) -> Record:
        return self._positions.at(self.position if at is None else at, self.engine, self.log)

    def _can_go_back_to(self, position: Any) -> bool:
        return _is_number(position) and position in self._line[:-1]

    def _check_offered(self, seat: int, action: int) -> None:
        if _is_number(action) and action in self.choices(seat):
            return
        self._check_goes_on()
        if self.fault is not None:
            raise MatchBroken(fault=self.fault, step=self.step)
        if self.over:
            raise MatchOver()
        words = self.game.vocabulary.to_words(action)
        if seat not in self.pending:
            raise NotYourTurn(seat=seat + 1)
        rule = self.game.reason(self.observed(seat), seat, action)
        raise NotOffered(action=words, rule=rule)

    def _check_goes_on(self) -> None:
        if self.halt:
            raise RulesChanged.of(self.halt.entry, self.halt.rules)

    def _check_seat(self, seat: Any) -> None:
        if not _is_number(seat) or not 0 <= seat < len(self.players):
            raise UnknownSeat(seat=str(seat)[:20])

    def _check_position(self, position: int | None) -> None:
        if position is not None and position != self.position:
            raise Stale(given=str(position)[:20], current=self.position)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def seed_from_words(words: str) -> int:
    """A seed as a person writes it: a whole number, or 32 hexadecimal digits; raises BadSeed."""
    try:
        seed = int(words, 16) if len(words) == SEED_BITS // 4 else int(words)
    except ValueError:
        raise BadSeed(seed=words[:40]) from None
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSeed(seed=words[:40])
    return seed

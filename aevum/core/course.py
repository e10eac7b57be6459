"""The course of a match: how it began, its log, and the positions it leads through. What is decided is `core.match`'s.

Only observed records leave it. Everything but options, seed and log is computed from them.
"""

from __future__ import annotations

import hashlib
import secrets
from array import array
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Self

from aevum.core.archive import hash_agrees
from aevum.core.choosing import Aside
from aevum.core.engine import Engine, interpreted
from aevum.core.errors import BadSeed, MatchBroken, UnknownPosition, UnknownSeat
from aevum.core.events import ToldEvent, told_events
from aevum.core.faults import FAULT_IDS
from aevum.core.fingerprint import fingerprint
from aevum.core.game import Game
from aevum.core.log import Halt, Log, Mark, Place, Player, Prepared
from aevum.core.positions import Positions
from aevum.core.record import Reading, Record, field_of, seats_in
from aevum.core.reveal import SPECTATOR

SEED_BITS = 128


class Course:
    """A match as it went so far."""

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
        self.opening = list(players)  # who sat there at the beginning
        self.players = list(players)
        self.options = game.settle_options(options, len(players))
        self.seed = seed
        self.engine = engine
        self.rules = game.rules_version if rules is None else rules  # the version of the rules it is played by
        self.log = Log()
        self.halt: Halt | None = None  # where today's rules lead elsewhere than those it was played by
        start = engine.new_record(len(players), self.options, seed, self.rules)
        engine.begin(start)
        if start.broken:
            raise MatchBroken(fault=FAULT_IDS[int(start.broken)], step=game.sequence.names[int(start.step)])
        self._positions = Positions(start)
        self._read = 0, Reading(start)
        self._line = array("l", [0])  # the positions of what was not taken back, in order
        self._marks: dict[int, Mark] = {}  # of those with more to say than their position
        self._revealing: dict[tuple[int, int, int], bool] = {}  # by position, seat and action: did it show something
        self.aside = Aside()
        self.people_doze = False  # whether people pass by themselves, unless they are awake, what is passed by default
        self._mark_opening()

    @classmethod
    def new(
        cls,
        game: Game,
        players: Sequence[Player],
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        engine: Engine | None = None,
    ) -> Self:
        """A new match; without a seed one is drawn from the system's entropy."""
        drawn = secrets.randbits(SEED_BITS) if seed is None else seed
        return cls(game, players, options or {}, drawn, engine or interpreted(game))

    @cached_property
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
        return bool(self._now.over)

    @property
    def fault(self) -> str | None:
        """The fault in the game's rules for which the match was broken off, or None."""
        number = int(self._now.broken)
        return FAULT_IDS[number] if number else None

    @property
    def broken(self) -> MatchBroken | None:
        """The error that says why the match was broken off, or None."""
        return None if self.fault is None else MatchBroken(fault=self.fault, step=self.step)

    def report(self) -> dict[str, Any] | None:
        """What whoever mends the rules must know of a match that was broken off: nothing hidden, and not the seed."""
        if self.fault is None:
            return None
        latest = self.place(self.position)
        return {
            "game": self.game.id,
            "rules": self.rules,
            "tables": self.game.tables,
            "options": dict(self.options),
            "seats": len(self.players),
            "position": self.position,
            "seat": None if latest.seat is None else latest.seat + 1,
            "action": self.game.vocabulary.to_words(latest.action),
            "step": self.step,
            "fault": self.fault,
        }

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that must still choose; nobody where today's rules do not lead on."""
        return tuple(seat for seat in self.deciding if seat not in self.aside.sealed)

    @property
    def deciding(self) -> tuple[int, ...]:
        """The seats whose decision is open, those included that have chosen already and may change their mind."""
        return () if self.halt else self.pending_at(self.position)

    def pending_at(self, position: int) -> tuple[int, ...]:
        """The seats that had to decide at a position."""
        return seats_in(self._now.pending if position == self.position else field_of(self._record(position), "pending"))

    @property
    def step(self) -> str:
        """The name of the step that waits."""
        return self.game.sequence.names[int(self._now.step)]

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
        if at is not None and (not is_number(at) or not 0 <= at <= self.position):
            raise UnknownPosition(at=str(at)[:20], last=self.position)
        return self.engine.observe(self._record(at), SPECTATOR if seat is None else seat)

    def told(self, at: int, seat: int | None) -> list[ToldEvent]:
        """What entry number `at` told; 0 is the deal. An undo tells nothing."""
        return told_events(self.game, self.observed(seat, at))

    def _mark(self, position: int) -> Mark:
        return self._marks.get(position, Mark(position, position))

    def _mark_opening(self) -> None:
        """A decision opens: note it where several seats have it."""
        if len(self.deciding) > 1:
            self._marks[self.position] = Mark(self.position, self.position, several=True)

    def place(self, position: int) -> Place:
        """The decision that stands at a position; after an undo it is the one that led to where it went back to."""
        at = self.log.decision_at(position)
        return Place(position, *self.log.act_before(at)) if at else Place(position)

    def line(self) -> list[Place]:
        """What was not taken back, in order."""
        return [self.place(position) for position in self._line]

    def people(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.bot is None)

    def owned(self) -> frozenset[int]:
        """The seats that belong to people: theirs too for whom a computer plays until they are back."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.bot is None or player.away)

    def rest(self) -> None:
        """Nobody looks at it: let go of what can be replayed."""
        self._positions.rest()

    def __copy__(self) -> Self:
        """The same match, to be played on by itself."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.players, other.options, other.log = list(self.players), dict(self.options), self.log.copy()
        other.opening, other._marks = list(self.opening), dict(self._marks)
        other._revealing = dict(self._revealing)
        other._line, other._positions = self._line[:], self._positions.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """What a copy shares with its original never changes."""
        return self.__copy__()

    @property
    def _now(self) -> Reading:
        """The present position, for what is asked of it again and again."""
        if self._read[0] != self.position:
            self._read = self.position, Reading(self._record())
        return self._read[1]

    def _record(self, at: int | None = None) -> Record:
        return self._positions.at(self.position if at is None else at, self.engine, self.log)

    def _check_seat(self, seat: Any) -> None:
        if not is_number(seat) or not 0 <= seat < len(self.players):
            raise UnknownSeat(seat=str(seat)[:20])


def is_number(value: Any) -> bool:
    """Whether this is a whole number, and not a truth value."""
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

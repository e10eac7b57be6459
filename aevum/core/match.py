"""A match: its options, its seed and its log of actions. Everything else is computed from them.

Only observed records leave a match. The log only grows: an undo is an entry of its own, and the counter of the random
generator never goes back, so what was taken back with everybody's consent does not bring the same dice again. Who sits
where is in the log too; what seats have in mind while they still choose is kept aside (`core.choosing`).
"""

from __future__ import annotations

import hashlib
import secrets
from array import array
from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any

from aevum.core.archive import hash_agrees
from aevum.core.choosing import (
    Aside,
    Standing,
    pass_of,
    settle,
    standing_from,
    stays_open,
    still_sealed,
    still_standing,
)
from aevum.core.engine import Engine, interpreted
from aevum.core.errors import (
    BadSeed,
    CannotJoin,
    CannotUndo,
    MatchBroken,
    MatchOver,
    NotOffered,
    NotYourTurn,
    RulesChanged,
    SameSeating,
    Stale,
    UnknownPosition,
    UnknownSeat,
    UnknownStretch,
)
from aevum.core.events import ToldEvent, told_events
from aevum.core.faults import FAULT_IDS
from aevum.core.fingerprint import fingerprint
from aevum.core.game import Game
from aevum.core.log import (
    ACT,
    JOIN,
    NO_SEATS,
    SIT,
    UNDO,
    Entry,
    Halt,
    Log,
    Mark,
    Move,
    Place,
    Player,
    Prepared,
    Seating,
)
from aevum.core.positions import Positions, reseated, taken_back
from aevum.core.record import Record, seats_in
from aevum.core.reveal import SPECTATOR, reveals

SEED_BITS = 128

__all__ = ["SEED_BITS", "Match", "Player", "seed_from_words"]


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
        self._line = array("l", [0])  # the positions of what was not taken back, in order
        self._marks: dict[int, Mark] = {}  # of those with more to say than their position
        self.aside = Aside()
        self._mark_opening()

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
        return seats_in(self._record(position).pending)

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

    def play(self, seat: int, action: int, position: int | None = None, stretch: str | None = None) -> Move:
        """A seat chooses; raises a named error and changes nothing when it may not.

        While several seats decide the choice is sealed, and can be replaced until the last has chosen.
        """
        return self.make(self.prepare_move(seat, action, position, stretch))

    def prepare_move(self, seat: int, action: int, position: int | None = None, stretch: str | None = None) -> Move:
        """Check a choice and compute what it leads to, changing nothing; with a stretch the pass stands for it."""
        self._check_seat(seat)
        self._check_position(position, self._mark(self._line[-1]).opened)
        self._check_offered(seat, action)
        aside = self.aside.sealing(seat, action)
        if stretch is not None:
            aside = aside.passing(seat, self._standing_for(seat, action, stretch))
        return self._settled(aside)

    def make(self, move: Move) -> Move:
        """Enter in the log what was prepared, and keep aside what is to be kept."""
        self._check_position(move.position, self.position)
        for entry in move.entries:
            self.commit(entry)
        self.aside = move.aside
        return move

    def move_of(self, entry: Prepared) -> Move:
        """A prepared undo or change of seats with what is kept aside after it."""
        aside = self.aside.withdrawing(entry.seat).unsealing(entry.seat)
        sealed = {} if entry.kind == UNDO else still_sealed(self.engine, entry.record, aside.sealed)
        standing = still_standing(self.engine, entry.record, aside.standing)
        return Move(self.position, (entry,), Aside(sealed, standing))

    @property
    def chosen(self) -> tuple[int, ...]:
        """The seats whose choice is sealed. It stays sealed when it is changed, so nobody sees who wavers."""
        return tuple(sorted(self.aside.sealed))

    def sealed(self, seat: int) -> int | None:
        """What a seat has chosen while others still choose."""
        return self.aside.sealed.get(seat)

    def unseal(self, seat: int) -> Move:
        """A seat that has chosen is to choose anew."""
        return self.make(Move(self.position, (), self.aside.unsealing(seat)))

    def stretches(self, seat: int) -> tuple[str, ...]:
        """The stretches for which a seat may pass the decision that waits."""
        way = None if self.over else pass_of(self.game, int(self._record().step))
        if way is None or way.action not in self.choices(seat):
            return ()
        return tuple(name for name, _ in way.stretches)

    def passing(self) -> int | None:
        """The action that passes the decision that waits for a stretch, where there is one."""
        way = None if self.over else pass_of(self.game, int(self._record().step))
        return None if way is None else way.action

    def stand(self, seat: int, stretch: str, position: int | None = None) -> Move:
        """A seat passes now and, for a stretch, in every later window of this decision."""
        self._check_seat(seat)
        action = self.passing()
        if action is None:
            raise UnknownStretch(stretch=str(stretch)[:40])
        return self.play(seat, action, position, stretch)

    def standing(self, seat: int) -> Standing | None:
        """The pass of a seat that stands."""
        return self.aside.standing.get(seat)

    def prepare_withdraw(self, seat: int) -> Move:
        """What is kept aside when a seat wants to be asked again."""
        self._check_seat(seat)
        return Move(self.position, (), self.aside.withdrawing(seat))

    def withdraw(self, seat: int) -> Move:
        """A seat wants to be asked again."""
        return self.make(self.prepare_withdraw(seat))

    def restore(self, aside: Aside) -> None:
        """Take up what was kept aside, as far as it still fits."""
        several = len(self.deciding) > 1
        sealed = still_sealed(self.engine, self._record(), aside.sealed) if several else {}
        self.aside = Aside(sealed, still_standing(self.engine, self._record(), aside.standing))

    def prepare(self, seat: int, action: int, position: int | None = None) -> Prepared:
        """Check an action and compute what it leads to, without entering it in the log."""
        self._check_seat(seat)
        self._check_position(position, self._mark(self._line[-1]).opened)
        self._check_offered(seat, action)
        return self._prepared(self.engine.acted(self._record(), seat, action), seat, action=action)

    def _prepared(
        self,
        record: Record,
        seat: int,
        action: int | None = None,
        undo_to: int | None = None,
        agreed: frozenset[int] = NO_SEATS,
        seating: Seating | None = None,
    ) -> Prepared:
        hashed = fingerprint(self.game.layout, record)
        return Prepared(seat, action, undo_to, agreed, self.position, hashed, seating, record)

    def commit(self, entry: Prepared) -> None:
        """Enter what was prepared in the log."""
        self._check_position(entry.position, self.position)
        before, latest = self._record(), self._mark(self._line[-1])
        self.log.append(entry)
        self._positions.add(entry, entry.record)
        self._go_on_line(entry)
        if entry.kind == SIT:
            self._marks[self.position] = latest
        elif entry.kind == ACT and stays_open(before, entry.seat, entry.record):
            self._marks[self.position] = Mark(self.position, latest.opened, several=True)
        else:
            self._mark_opening()
        if entry.seating is not None:
            self.players[entry.seat : entry.seat + 1] = [entry.seating.player]

    def _go_on_line(self, entry: Entry) -> None:
        """A decision lengthens the line, an undo shortens it; nobody goes back to when a new seat was not there."""
        kept = {UNDO: bisect_left(self._line, entry.undo_to or 0), SIT: len(self._line) - 1, JOIN: 0}
        del self._line[kept.get(entry.kind, len(self._line)) :]
        self._line.append(self.position)

    def _mark(self, position: int) -> Mark:
        return self._marks.get(position, Mark(position, position))

    def _mark_opening(self) -> None:
        """A decision opens: note it where several seats have it."""
        if len(self.deciding) > 1:
            self._marks[self.position] = Mark(self.position, self.position, several=True)

    def _settled(self, aside: Aside) -> Move:
        """What is carried out now that these have chosen."""
        acts, rest = settle(self.engine, self._record(), aside)
        entries = (self._prepared(act.record, act.seat, action=act.action) for act in acts)
        numbered = (replace(entry, position=self.position + place) for place, entry in enumerate(entries))
        return Move(self.position, tuple(numbered), rest)

    def _standing_for(self, seat: int, action: int, stretch: str) -> Standing:
        standing = standing_from(self.engine, self._record(), seat, stretch) if action == self.passing() else None
        if standing is None:
            raise UnknownStretch(stretch=str(stretch)[:40])
        return standing

    def place(self, position: int) -> Place:
        """The decision that stands at a position; after an undo it is the one that led to where it went back to."""
        at = self.log.decision_at(position)
        if at == 0:
            return Place(position)
        return Place(position, self.log[at - 1].seat, self.log[at - 1].action or 0)

    def line(self) -> list[Place]:
        """What was not taken back, in order."""
        return [self.place(position) for position in self._line]

    def undo_reach(self, seat: int) -> int | None:
        """The position this seat may go back to without asking anybody, or None.

        Computed: never across chance, a reveal, or another seat's decision; what several decided at once is theirs.
        """
        latest = self.place(self._line[-1])
        if self.halt or self.fault or len(self._line) < 2 or latest.seat != seat or self._mark(self._line[-2]).several:
            return None
        before = self._line[-2]
        truth = self._record(before)
        if truth.draws != self._record().draws or reveals(self.engine, truth, seat, latest.action):
            return None
        return before

    def undo_by_consent(self, seat: int) -> int | None:
        """The position where this seat's latest decision opened, for which all people at the table are asked."""
        for before, position in zip(self._line[-2::-1], self._line[:0:-1], strict=True):
            if self.place(position).seat == seat and not (self.halt or self.fault):
                return self._place_of(self._mark(before).opened)
        return None

    def people(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(seat for seat, player in enumerate(self.players) if player.bot is None)

    def rename(self, seat: int, name: str) -> None:
        """Call a seat something else: names are no part of the game, so this is no entry of the log."""
        self._check_seat(seat)
        self.players[seat] = replace(self.players[seat], name=name)
        for at in reversed(range(self.position)):
            entry = self.log[at]
            if entry.seat == seat and entry.seating is not None:
                self.log.reseat(at, replace(entry.seating, player=self.players[seat]))
                return
        self.opening[seat] = replace(self.opening[seat], name=name)

    def sit(self, seat: int, name: str, bot: str | None = None, agreed: Collection[int] = ()) -> Move:
        """Somebody else plays a seat from now on: a person, or a computer player."""
        return self.make(self.move_of(self.prepare_sit(seat, name, bot, agreed)))

    def prepare_sit(self, seat: int, name: str, bot: str | None = None, agreed: Collection[int] = ()) -> Prepared:
        """Check a change of seats, without entering it in the log. A computer plays for the person it replaces."""
        self._check_seat(seat)
        self._check_goes_on()
        for other in agreed:
            self._check_seat(other)
        before = self.players[seat]
        player = Player(name, bot, bot is not None and (before.bot is None or before.away))
        if self.over:
            raise MatchOver()
        if player == before:
            raise SameSeating()
        record = reseated(self._record(), seat, None)
        return self._prepared(record, seat, agreed=frozenset(agreed), seating=Seating(player))

    @property
    def lets_join(self) -> bool:
        """Whether a new seat may join now."""
        return not self.over and self.game.lets_join(self._record())

    def join(self, name: str, bot: str | None = None) -> Move:
        """Somebody joins on a new seat, where the game allows it."""
        return self.make(self.move_of(self.prepare_join(name, bot)))

    def prepare_join(self, name: str, bot: str | None = None) -> Prepared:
        """Check whether a seat may join and set it up, without entering it in the log."""
        if not self.lets_join or self.game.join is None:
            raise CannotJoin()
        seat = len(self.players)
        record = reseated(self._record(), seat, self.game.join)
        return self._prepared(record, seat, seating=Seating(Player(name, bot), joins=True))

    def undo(
        self, seat: int, to: int | None = None, position: int | None = None, agreed: Collection[int] = ()
    ) -> Entry:
        """Go back. Further than the seat may go alone all other people must have agreed. Seats stay as they are."""
        entry = self.prepare_undo(seat, to, position, agreed)
        self.make(self.move_of(entry))
        return entry

    def prepare_undo(
        self, seat: int, to: int | None = None, position: int | None = None, agreed: Collection[int] = ()
    ) -> Prepared:
        """Check an undo and compute where it leads, without entering it in the log."""
        self._check_seat(seat)
        self._check_goes_on()
        self._check_position(position, self._mark(self._line[-1]).since)
        for other in agreed:
            self._check_seat(other)
        alone = self.undo_reach(seat)
        target = alone if to is None else self._place_of(to)
        everybody = self.people() <= {seat, *agreed}
        if target is None or not (target == alone or (everybody and agreed)):
            raise CannotUndo()
        names = frozenset(agreed) if target != alone else NO_SEATS
        record = taken_back(self._record(), self._record(target))
        return self._prepared(record, seat, undo_to=target, agreed=names)

    def check_undo_position(self, position: int) -> None:
        """Raise Stale unless nothing has changed but seats since this position."""
        self._check_position(position, self._mark(self._line[-1]).since)

    def rest(self) -> None:
        """Nobody looks at it: let go of what can be replayed."""
        self._positions.rest()

    def __copy__(self) -> Match:
        """The same match, to be played on by itself."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.players, other.options, other.log = list(self.players), dict(self.options), self.log.copy()
        other.opening, other._marks = list(self.opening), dict(self._marks)
        other._line, other._positions = self._line[:], self._positions.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """What a copy shares with its original never changes."""
        return self.__copy__()

    def _record(self, at: int | None = None) -> Record:
        return self._positions.at(self.position if at is None else at, self.engine, self.log)

    def _place_of(self, position: Any) -> int | None:
        """The latest number of an earlier position that still stands, and where a decision opened; else None."""
        if not _is_number(position):
            return None
        found = next((latest for latest in self._line[:-1] if latest >= position), None)
        mark = None if found is None else self._mark(found)
        return found if mark and mark.since <= position and mark.opened == mark.since else None

    def _check_offered(self, seat: int, action: int) -> None:
        if _is_number(action) and action in self.choices(seat):
            return
        self._check_goes_on()
        if self.over:
            raise MatchOver()
        words = self.game.vocabulary.to_words(action)
        if seat not in self.deciding:
            raise NotYourTurn(seat=seat + 1)
        rule = self.game.reason(self.observed(seat), seat, action)
        raise NotOffered(action=words, rule=rule)

    def _check_goes_on(self) -> None:
        if self.halt:
            raise RulesChanged.of(self.halt.entry, self.halt.rules)
        if self.broken:
            raise self.broken

    def _check_seat(self, seat: Any) -> None:
        if not _is_number(seat) or not 0 <= seat < len(self.players):
            raise UnknownSeat(seat=str(seat)[:20])

    def _check_position(self, position: int | None, since: int) -> None:
        """Refuse what was meant for another position than those since nothing has changed for whoever decides."""
        if position is not None and not since <= position <= self.position:
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

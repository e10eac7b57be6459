"""A match: its options, its seed and its log of actions. Everything else is computed from them.

Only observed records leave a match. The log only grows: an undo is an entry of its own, and the counter of the random
generator never goes back, so what was taken back with everybody's consent does not bring the same dice again. Who sits
where is in the log too; what seats have in mind while they still choose is kept aside (`core.choosing`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

from aevum.core.choosing import (
    Aside,
    Standing,
    lets_doze,
    pass_of,
    passed_alone,
    settle,
    standing_from,
    stays_open,
    still_sealed,
    still_standing,
)
from aevum.core.course import SEED_BITS, Course, is_number, seed_from_words
from aevum.core.errors import (
    CannotJoin,
    CannotUndo,
    MatchOver,
    NotOffered,
    NotYourTurn,
    RulesChanged,
    SameSeating,
    Stale,
    UnknownAction,
    UnknownStretch,
)
from aevum.core.fingerprint import fingerprint
from aevum.core.log import (
    ACT,
    JOIN,
    NO_SEATS,
    SIT,
    UNDO,
    Entry,
    Mark,
    Move,
    Player,
    Prepared,
    Seating,
)
from aevum.core.positions import reseated, taken_back
from aevum.core.record import Record, field_of
from aevum.core.reveal import reveals

__all__ = ["SEED_BITS", "Match", "Player", "seed_from_words"]

LOOKED_BACK = 100  # so many decisions can be taken back alone, at most: each has to be looked at
Step = tuple[int, int, int]  # a position, and the seat and action that led on from it


class Match(Course):
    """A match in play. All checks of what comes from outside are made here."""

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
        self._check_choice(seat, action, position)
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
        aside = aside if entry.seating is None else aside.dozing(entry.seat)
        sealed = {} if entry.kind == UNDO else still_sealed(self.engine, entry.record, aside.sealed)
        standing = still_standing(self.engine, entry.record, aside.standing)
        return Move(self.position, (entry,), Aside(sealed, standing, aside.awake))

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
        way = None if self.over else pass_of(self.game, int(self._now.step))
        if way is None or way.action not in self.choices(seat):
            return ()
        return tuple(name for name, _ in way.stretches if self._standing_from(seat, name))

    def passing(self) -> int | None:
        """The action that passes the decision that waits for a stretch, where there is one."""
        way = None if self.over else pass_of(self.game, int(self._now.step))
        return None if way is None else way.action

    def stand(self, seat: int, stretch: str, position: int | None = None) -> Move:
        """A seat passes now and, for a stretch, in every later window of this decision or one that shares its pass."""
        self._check_seat(seat)
        action = self.passing()
        if action is None:
            raise UnknownStretch(stretch=str(stretch)[:40])
        return self.play(seat, action, position, stretch)

    def standing(self, seat: int) -> Standing | None:
        """The pass of a seat that stands."""
        return self.aside.standing.get(seat)

    def prepare_withdraw(self, seat: int) -> Move:
        """What is kept aside when a seat wants to be asked."""
        self._check_seat(seat)
        return Move(self.position, (), self.aside.withdrawing(seat).waking(seat))

    def withdraw(self, seat: int) -> Move:
        """A seat wants to be asked: no pass stands any longer, and it is awake where people pass by default."""
        return self.make(self.prepare_withdraw(seat))

    def prepare_doze(self, seat: int) -> Move:
        """What it leads to when a seat does not want to be asked where people pass by default, now and later."""
        self._check_seat(seat)
        return self._settled(self.aside.dozing(seat))

    def doze(self, seat: int) -> Move:
        """A seat passes by itself again where people do by default."""
        return self.make(self.prepare_doze(seat))

    def awake(self, seat: int) -> bool | None:
        """Whether a seat wants to be asked where people pass by default; None where that is no question."""
        dozes = seat in self._dozers and not self.over and lets_doze(self.game)
        return seat in self.aside.awake if dozes else None

    @property
    def _dozers(self) -> frozenset[int]:
        """The seats that pass by default, unless they are awake."""
        return self.people() if self.people_doze else NO_SEATS

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats to turn to: those that must still choose and do not pass by themselves; all, where all would."""
        given = self.engine, self._record(), self.aside, self._dozers
        return tuple(seat for seat in self.pending if passed_alone(*given, seat) is None) or self.pending

    def restore(self, aside: Aside) -> None:
        """Take up what was kept aside, as far as it still fits."""
        several = len(self.deciding) > 1
        sealed = still_sealed(self.engine, self._record(), aside.sealed) if several else {}
        awake = NO_SEATS if self.over else aside.awake & self.people()
        self.aside = Aside(sealed, still_standing(self.engine, self._record(), aside.standing), awake)

    def prepare(self, seat: int, action: int, position: int | None = None) -> Prepared:
        """Check an action and compute what it leads to, without entering it in the log."""
        self._check_choice(seat, action, position)
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

    def _settled(self, aside: Aside) -> Move:
        """What is carried out now that these have chosen."""
        acts, rest = settle(self.engine, self._record(), aside, self._dozers)
        entries = (self._prepared(act.record, act.seat, action=act.action) for act in acts)
        numbered = (replace(entry, position=self.position + place) for place, entry in enumerate(entries))
        return Move(self.position, tuple(numbered), rest)

    def _standing_for(self, seat: int, action: int, stretch: str) -> Standing:
        standing = self._standing_from(seat, stretch) if action == self.passing() else None
        if standing is None:
            raise UnknownStretch(stretch=str(stretch)[:40])
        return standing

    def _standing_from(self, seat: int, stretch: str) -> Standing | None:
        return standing_from(self.engine, self._record(), seat, stretch)

    def undo_reach(self, seat: int) -> int | None:
        """The position this seat may go back to without asking anybody, or None."""
        return next(iter(self.undo_reaches(seat)), None)

    def undo_reaches(self, seat: int) -> tuple[int, ...]:
        """The positions this seat may go back to alone, the latest first: before each of its decisions.

        What a seat that dozes has passed by itself was no decision: nobody means to take it back.
        """
        return tuple(to for to, action in self._ways_back(seat) if not self._dozed(seat, to, action))

    def undo_takes_long(self, seat: int) -> bool:
        """Whether positions must be gone through to know what a seat may take back, alone or with consent."""
        mine = self.place(self._line[-1]).seat == seat
        return not (self.halt or self.fault or self.over) and (mine or bool(self.game.sequence.passes))

    def learn(self, other: Match) -> None:
        """Take over what a copy of this match has found out about what was shown."""
        self._revealing.update(other._revealing)

    def _ways_back(self, seat: int) -> Iterator[tuple[int, int]]:
        """Where a seat may go back to, and the action it takes back.

        Computed: never across chance, a reveal, or another seat's decision; what several decided at once is theirs.
        A pass where people pass by default decided nothing, whoever made it: it is in nobody's way.
        """
        passed: list[Step] = []
        latest = zip(self._line[-2::-1], self._line[:0:-1], strict=True)
        for before, position in islice(latest, LOOKED_BACK):
            place = self.place(position)
            if self.halt or self.fault or place.seat is None or (place.seat != seat and not lets_doze(self.game)):
                return
            if field_of(self._record(before), "draws") != self._now.draws:
                return
            passed.append((before, place.seat, place.action))
            if place.seat == seat and not self._mark(before).several:
                if any(self._showed(*step) for step in passed):
                    return
                passed.clear()
                yield before, place.action
            elif not self._is_default_pass(before, place.action):
                return

    def _showed(self, before: int, seat: int, action: int) -> bool:
        """Whether a decision showed somebody something; looked up once."""
        key = before, seat, action
        if key not in self._revealing:
            self._revealing[key] = reveals(self.engine, self._record(before), seat, action)
        return self._revealing[key]

    def undo_by_consent(self, seat: int) -> int | None:
        """The position where this seat's latest decision opened, for which all people at the table are asked."""
        for before, position in zip(self._line[-2::-1], self._line[:0:-1], strict=True):
            mine = self.place(position).seat == seat and not (self.halt or self.fault)
            if mine and not self._dozed(seat, before, self.place(position).action):
                return self._place_of(self._mark(before).opened)
        return None

    def _dozed(self, seat: int, before: int, action: int) -> bool:
        """Whether this was a pass by default, or all that could be done."""
        if not self.game.sequence.passes:
            return False
        awake = Aside(awake=self.aside.awake)
        passed = passed_alone(self.engine, self._record(before), awake, self._dozers, seat)
        return passed is not None and passed == action

    def _is_default_pass(self, before: int, action: int) -> bool:
        """Whether a window was passed that people pass by default."""
        way = pass_of(self.game, int(self._record(before).step))
        return way is not None and way.by_default and way.action == action

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
        self._check_undo(seat, position, agreed)
        alone = (before for before, _ in self._ways_back(seat))
        target = next(alone, None) if to is None else self._place_of(to)
        free = target is not None and (to is None or target in alone)
        everybody = self.people() <= {seat, *agreed}
        if target is None or not (free or (everybody and agreed)):
            raise CannotUndo()
        return self._taken_back_to(target, seat, NO_SEATS if free else frozenset(agreed))

    def replay_undo(self, seat: int, to: int, agreed: Collection[int]) -> Prepared:
        """Where an undo leads that was made once: whether the seat might make it was asked then, and takes long."""
        self._check_undo(seat, None, agreed)
        target = self._place_of(to)
        if target is None:
            raise CannotUndo()
        return self._taken_back_to(target, seat, frozenset(agreed))

    def _check_undo(self, seat: int, position: int | None, agreed: Collection[int]) -> None:
        self._check_seat(seat)
        self._check_goes_on()
        self._check_position(position, self._mark(self._line[-1]).since)
        for other in agreed:
            self._check_seat(other)

    def _taken_back_to(self, target: int, seat: int, agreed: frozenset[int]) -> Prepared:
        record = taken_back(self._record(), self._record(target))
        return self._prepared(record, seat, undo_to=target, agreed=agreed)

    def check_undo_position(self, position: int, overtaken: bool = False) -> None:
        """Raise Stale unless nothing has changed but seats since this position; `overtaken`: or computers moved."""
        latest = self._people_s_latest() if overtaken else self._line[-1]
        self._check_position(position, self._mark(latest).since)

    def _people_s_latest(self) -> int:
        """The latest position to which something else has led than a move of a computer player."""
        return next((at for at in reversed(self._line) if not self._is_of_a_computer(at)), self._line[0])

    def _is_of_a_computer(self, position: int) -> bool:
        entry = self.log[position - 1] if position else None
        return entry is not None and entry.kind == ACT and self.players[entry.seat].bot is not None

    def _place_of(self, position: Any) -> int | None:
        """The latest number of an earlier position that still stands, and where a decision opened; else None."""
        if not is_number(position):
            return None
        found = next((latest for latest in self._line[:-1] if latest >= position), None)
        mark = None if found is None else self._mark(found)
        return found if mark and mark.since <= position and mark.opened == mark.since else None

    def _check_choice(self, seat: int, action: int, position: int | None) -> None:
        self._check_seat(seat)
        self._check_position(position, self._mark(self._line[-1]).opened)
        self._check_offered(seat, action)

    def _check_offered(self, seat: int, action: int) -> None:
        if is_number(action) and action in self.choices(seat):
            return
        self._check_goes_on()
        if self.over:
            raise MatchOver()
        if not is_number(action):
            raise UnknownAction(action=str(action)[:40])
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

    def _check_position(self, position: int | None, since: int) -> None:
        """Refuse what was meant for another position than those since nothing has changed for whoever decides."""
        if position is not None and not (is_number(position) and since <= position <= self.position):
            raise Stale(given=str(position)[:20], current=self.position)

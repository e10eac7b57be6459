"""What people do at a table: choose, take back, agree, change a name. `seat_changes` adds who sits where.

All is checked and computed first, then stored, and only then entered in the match: memory never runs ahead of the disk.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from aevum.core.choosing import Aside
from aevum.core.errors import CannotUndo, MatchOver, RulesChanged
from aevum.core.lessons import Lesson
from aevum.core.log import ACT, UNDO, Move, Prepared
from aevum.core.match import Match
from aevum.table.asides import ANSWER_UNDO, ASK_SEAT, ASK_UNDO, NAME
from aevum.table.beside import with_match, with_table
from aevum.table.database import LinkRow, Overtaken, Row
from aevum.table.errors import DatabaseBusy, KeyUsed, NotYourSeat, NoUndoAsked, SeatPresent, UndoAlreadyAsked
from aevum.table.in_mind import sealed_rows
from aevum.table.looking_back import LookingBack
from aevum.table.seats import Holder
from aevum.table.store import Store
from aevum.table.table import Question, Table, stored, undo_content

log = logging.getLogger("aevum.table")


@dataclass(frozen=True)
class Answer:
    """What came of it: the number of the entry, the position after it, and whether others must agree first.

    As long as others choose too, a choice is `sealed`: there is no entry of it yet.
    """

    number: int
    position: int
    asked: bool = False
    sealed: bool = False


KEPT_KEYS = 20  # of the requests by which a seat has changed its mind
Work = Callable[[], Coroutine[Any, Any, Answer]]


@dataclass(frozen=True)
class Change:
    """An entry about to be stored, and what the match makes of it."""

    kind: str
    content: dict[str, Any]
    key: str | None = None
    entry: Prepared | None = None


@dataclass(frozen=True)
class Chosen:
    """What a seat has chosen, for which position, and for which stretch if it passes."""

    seat: int
    words: str
    position: int
    stretch: str | None = None


@dataclass(frozen=True)
class Regret:
    """What a seat wants to take back, from which position; `asks`: its person knows that the others will be asked."""

    seat: int
    to: int | None
    position: int
    asks: bool = False


@dataclass(frozen=True)
class Kept:
    """What seats have in mind after a change, and the keys of the requests that made it."""

    aside: Aside
    keys: dict[int, tuple[str, ...]] = field(default_factory=dict)


class Play:
    """The one door to every table's entries. `changed` is called after each."""

    def __init__(self, store: Store, looking_back: LookingBack, changed: Callable[[Table], None]) -> None:
        self._store = store
        self._looking_back = looking_back
        self._changed = changed
        self._under_way: set[asyncio.Task[Answer]] = set()

    async def act(self, table: Table, holder: Holder, choice: Chosen, key: str) -> Answer:
        """A seat chooses."""
        if choice.seat not in holder.seats:
            raise NotYourSeat()
        return await self.whole(table, lambda: self._act(table, choice, own_key(holder, key)))

    async def withdraw(self, table: Table, holder: Holder, seat: int) -> Answer:
        """A seat that passes by itself wants to be asked."""
        if seat not in holder.seats:
            raise NotYourSeat()
        return await self.whole(table, lambda: self.make(table, table.match.prepare_withdraw(seat)))

    async def doze(self, table: Table, holder: Holder, seat: int) -> Answer:
        """A seat passes by itself again where people do by default."""
        if seat not in holder.seats:
            raise NotYourSeat()
        return await self.whole(table, lambda: self._doze(table, seat))

    async def robot_act(self, table: Table, seat: int, action: int, position: int) -> Answer:
        """A computer player acts; raises Stale when things have changed while it thought."""
        words = table.match.game.vocabulary.to_words(action)
        return await self.whole(table, lambda: self._act(table, Chosen(seat, words, position), None))

    async def undo(self, table: Table, holder: Holder, regret: Regret, key: str) -> Answer:
        """A seat takes back, or asks the others to agree to it."""
        if regret.seat not in holder.seats:
            raise NotYourSeat()
        return await self.whole(table, lambda: self._undo(table, holder, regret, own_key(holder, key)))

    async def consent(self, table: Table, holder: Holder, agree: bool, key: str) -> Answer:
        """A holder answers the undo that is asked about."""
        return await self.whole(table, lambda: self._consent(table, holder, agree, own_key(holder, key)))

    async def name(self, table: Table, holder: Holder, seat: int, name: str) -> Answer:
        """A seat is called something else."""
        if seat not in holder.seats:
            raise NotYourSeat()
        return await self.whole(table, lambda: self._name(table, seat, name))

    async def whole(self, table: Table, work: Work) -> Answer:
        """Once begun it is carried through, even when whoever asked has gone."""
        task = asyncio.create_task(self._alone(table, work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def finish(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _alone(self, table: Table, work: Work) -> Answer:
        async with table.lock:
            if table.closed:
                raise DatabaseBusy(path="", reason="")
            if table.match.halt:
                raise RulesChanged.of(table.match.halt.entry, table.match.halt.rules)
            return await work()

    async def _act(self, table: Table, choice: Chosen, key: str | None) -> Answer:
        match, seat = table.match, choice.seat
        known = self.known(table, key, {"seat": seat, "do": choice.words})
        if known:
            return known
        if key in table.sealed_keys.get(seat, ()):
            return Answer(table.number, match.position, sealed=True)
        action = match.game.vocabulary.from_words(choice.words)
        move = await with_match(match, lambda match: _prepared(match, table.lesson, choice, action))
        keys = {**table.sealed_keys, seat: (*table.sealed_keys.get(seat, ()), key)[-KEPT_KEYS:]} if key else None
        return await self.make(table, move, keys, seat)

    async def _doze(self, table: Table, seat: int) -> Answer:
        return await self.make(table, await with_match(table.match, lambda match: match.prepare_doze(seat)))

    async def make(
        self, table: Table, move: Move, keys: dict[int, tuple[str, ...]] | None = None, seat: int | None = None
    ) -> Answer:
        """Store and take in what a choice leads to: nothing but that it is sealed, or entries of all who chose."""
        sealing = dict(table.sealed_keys if keys is None else keys)
        changes = []
        for entry in move.entries:
            latest = next(reversed(sealing.pop(entry.seat, ())), None)
            changes.append(Change(*stored(table.match, entry), latest, entry))
        sealing = {other: known for other, known in sealing.items() if other in move.aside.sealed}
        answer = await self.enter(table, *changes, kept=Kept(move.aside, sealing))
        if not changes:
            return Answer(table.number, table.match.position, sealed=seat is not None)
        place = next((place for place, entry in enumerate(move.entries) if entry.seat == seat), 0)
        number = answer.number + place
        return Answer(number, table.moment(table.settled(number)).position, answer.asked)

    async def _undo(self, table: Table, holder: Holder, regret: Regret, key: str) -> Answer:
        match, seat, to, position = table.match, regret.seat, regret.to, regret.position
        overtaken = to is not None and (regret.asks or match.people() <= {*holder.seats})
        known = self.known(table, key, {"to": to} if overtaken else {"position": position})
        if known:
            return known
        match.check_undo_position(position, overtaken)
        if match.over:
            raise MatchOver()
        if table.teaches:
            raise CannotUndo()
        await self._looking_back.know(table, holder.seats)
        entry = await with_table(
            table, lambda table: _undo_alone(table, holder, seat, to) or _undo_together(table, seat, to)
        )
        if match.people() <= {*holder.seats} or not entry.agreed:
            kept = Kept(match.move_of(entry).aside)
            return await self.enter(table, Change(UNDO, undo_content(entry), key, entry), kept=kept)
        if table.question:
            raise UndoAlreadyAsked()
        agreed = [mine for mine in holder.seats if mine in match.people()]
        asked = {"seat": seat, "to": entry.undo_to, "agreed": agreed, "position": position}
        return await self.enter(table, Change(ASK_UNDO, asked, key))

    async def _consent(self, table: Table, holder: Holder, agree: bool, key: str) -> Answer:
        known = self.known(table, key, {"agree": agree})
        if known:
            return known
        question = table.question
        if question is None:
            raise NoUndoAsked()
        if not holder.seats:
            raise NotYourSeat()
        agreed = question.agreed | {*holder.seats}
        if agree and agreed == question.agreed:
            return Answer(table.number, table.match.position)
        answer = Change(ANSWER_UNDO, {"seats": list(holder.seats), "agree": agree}, key)
        if not agree or not table.asked(question) <= agreed:
            return await self.enter(table, answer)
        entry = self._agreed_upon(table, question, agreed)
        kept = Kept(table.match.move_of(entry).aside)
        return await self.enter(table, answer, Change(*stored(table.match, entry), None, entry), kept=kept)

    def _agreed_upon(self, table: Table, question: Question, agreed: frozenset[int]) -> Prepared:
        """What all were asked about; raises SeatPresent when somebody has come back meanwhile."""
        if question.level is None:
            return table.match.prepare_undo(question.seat, question.to, agreed=agreed)
        if table.present[question.seat] > 0:
            raise SeatPresent()
        name = table.names[question.seat]
        return table.match.prepare_sit(question.seat, name, question.level, agreed - {question.seat})

    async def _name(self, table: Table, seat: int, name: str) -> Answer:
        if table.names[seat] == name:
            return Answer(table.number, table.match.position)
        return await self.enter(table, Change(NAME, {"seat": seat, "name": name}))

    def known(self, table: Table, key: str | None, asked: dict[str, Any]) -> Answer | None:
        """The answer to a request that came before; raises KeyUsed when it asked for something else."""
        number = table.number_of(key) if key else None
        if number is None:
            return None
        moment = table.moment(number)
        if not asked.items() <= moment.content.items():
            raise KeyUsed()
        position = table.moment(table.settled(number)).position
        return Answer(number, position, moment.kind in (ASK_UNDO, ASK_SEAT))

    async def enter(
        self, table: Table, *changes: Change, kept: Kept | None = None, links: Sequence[LinkRow] = ()
    ) -> Answer:
        """Store, then take in, then tell everybody."""
        first = table.number + 1
        rows = [Row(first + place, change.kind, change.content, change.key) for place, change in enumerate(changes)]
        sealed = None if kept is None else sealed_rows(table.match, kept.aside, kept.keys)
        if not sealed and not table.stores_aside:
            sealed = None  # as it was before
        try:
            await self._store.append(table.id, rows, sealed, links, table.number)
        except Overtaken as error:
            table.close()
            raise DatabaseBusy(path="", reason="") from error
        table.stores_aside = table.stores_aside if sealed is None else bool(sealed)
        for row, change in zip(rows, changes, strict=True):
            table.enter(row, change.entry)
        if kept is not None:
            table.keep_aside(kept.aside, kept.keys)
        _report_fault(table, *(change.kind for change in changes))
        self._changed(table)
        number = min(first, table.number)
        asked = bool(changes) and changes[0].kind in (ASK_UNDO, ASK_SEAT)
        return Answer(number, table.moment(number).position, asked)


def _report_fault(table: Table, *kinds: str) -> None:
    """Where an act has just broken a match off, say so to whoever runs the service: once, and nothing hidden."""
    report = table.match.report()
    if report is not None and ACT in kinds:
        log.error("a match was broken off by a fault in the rules: %s", json.dumps(report, ensure_ascii=False))


def _prepared(match: Match, lesson: Lesson | None, choice: Chosen, action: int) -> Move:
    """What a choice leads to; as long as a lesson goes on, what that makes of it."""
    if lesson is None or not lesson.runs(match):
        return match.prepare_move(choice.seat, action, choice.position, choice.stretch)
    return lesson.prepare_move(match, choice.seat, action, choice.position)


def own_key(holder: Holder, key: str) -> str:
    """A request's key, apart from the keys of other holders."""
    return f"{holder.hash[:16]}:{key}"


def _undo_alone(table: Table, holder: Holder, seat: int, to: int | None) -> Prepared | None:
    """Taking back without asking anybody: the seat itself, or another seat of the same people."""
    for mine in (seat, *holder.seats):
        ways = table.ways_back(mine)
        reaches = ways.alone if ways else ()
        if reaches and (to is None or to in reaches):
            return table.match.prepare_undo(mine, reaches[0] if to is None else to)
    return None


def _undo_together(table: Table, seat: int, to: int | None) -> Prepared:
    """Taking back with everybody's consent; raises CannotUndo when there is nothing to go back to."""
    ways = table.ways_back(seat)
    target = ways.together if ways and to is None else to
    if target is None:
        raise CannotUndo()
    return table.match.prepare_undo(seat, target, agreed=table.match.people())

"""What people do at a table: act, take back, agree, change a name.

All is checked and computed first, then stored, and only then entered in the match: memory never runs ahead of the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from aevum.core.errors import CannotUndo, MatchOver, RulesChanged, Stale
from aevum.core.log import Prepared
from aevum.table.database import Overtaken, Row
from aevum.table.errors import DatabaseBusy, KeyUsed, NotYourSeat, NoUndoAsked, UndoAlreadyAsked
from aevum.table.seats import Holder
from aevum.table.store import Store
from aevum.table.table import ACT, ANSWER_UNDO, ASK_UNDO, NAME, UNDO, Table, act_content, undo_content


@dataclass(frozen=True)
class Answer:
    """What came of it: the number of the entry, the position after it, and whether others must agree first."""

    number: int
    position: int
    asked: bool = False


Work = Callable[[], Coroutine[Any, Any, Answer]]


@dataclass(frozen=True)
class Change:
    """An entry about to be stored, and what the match makes of it."""

    kind: str
    content: dict[str, Any]
    key: str | None = None
    entry: Prepared | None = None


class Play:
    """The one door to every table's entries. `changed` is called after each."""

    def __init__(self, store: Store, changed: Callable[[Table], None]) -> None:
        self._store = store
        self._changed = changed
        self._under_way: set[asyncio.Task[Answer]] = set()

    async def act(self, table: Table, holder: Holder, seat: int, words: str, position: int, key: str) -> Answer:
        """A seat acts."""
        if seat not in holder.seats:
            raise NotYourSeat()
        return await self._whole(table, lambda: self._act(table, seat, words, position, _own(holder, key)))

    async def robot_act(self, table: Table, seat: int, action: int, position: int) -> Answer:
        """A computer player acts; raises Stale when things have changed while it thought."""
        words = table.match.game.vocabulary.to_words(action)
        return await self._whole(table, lambda: self._act(table, seat, words, position, None))

    async def undo(self, table: Table, holder: Holder, seat: int, to: int | None, position: int, key: str) -> Answer:
        """A seat takes back, or asks the others to agree to it."""
        if seat not in holder.seats:
            raise NotYourSeat()
        return await self._whole(table, lambda: self._undo(table, holder, seat, to, position, _own(holder, key)))

    async def consent(self, table: Table, holder: Holder, agree: bool, key: str) -> Answer:
        """A holder answers the undo that is asked about."""
        return await self._whole(table, lambda: self._consent(table, holder, agree, _own(holder, key)))

    async def name(self, table: Table, holder: Holder, seat: int, name: str) -> Answer:
        """A seat is called something else."""
        if seat not in holder.seats:
            raise NotYourSeat()
        return await self._whole(table, lambda: self._name(table, seat, name))

    async def _whole(self, table: Table, work: Work) -> Answer:
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

    async def _act(self, table: Table, seat: int, words: str, position: int, key: str | None) -> Answer:
        match = table.match
        known = self._known(table, key, {"seat": seat, "do": words, "position": position})
        if known:
            return known
        entry = match.prepare(seat, match.game.vocabulary.from_words(words), position)
        return await self._enter(table, Change(ACT, act_content(match, entry), key, entry))

    async def _undo(self, table: Table, holder: Holder, seat: int, to: int | None, position: int, key: str) -> Answer:
        match = table.match
        known = self._known(table, key, {"position": position})
        if known:
            return known
        if position != match.position:
            raise Stale(given=position, current=match.position)
        if match.over:
            raise MatchOver()
        entry = _undo_alone(table, holder, seat, to) or _undo_together(table, holder, seat, to)
        if match.people() <= {*holder.seats} or not entry.agreed:
            return await self._enter(table, Change(UNDO, undo_content(entry), key, entry))
        if table.question:
            raise UndoAlreadyAsked()
        agreed = [mine for mine in holder.seats if mine in match.people()]
        asked = {"seat": seat, "to": entry.undo_to, "agreed": agreed, "position": position}
        return await self._enter(table, Change(ASK_UNDO, asked, key))

    async def _consent(self, table: Table, holder: Holder, agree: bool, key: str) -> Answer:
        known = self._known(table, key, {"agree": agree})
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
        if not agree or not table.match.people() <= agreed:
            return await self._enter(table, answer)
        entry = table.match.prepare_undo(question.seat, question.to, agreed=agreed)
        return await self._enter(table, answer, Change(UNDO, undo_content(entry), None, entry))

    async def _name(self, table: Table, seat: int, name: str) -> Answer:
        if table.names[seat] == name:
            return Answer(table.number, table.match.position)
        return await self._enter(table, Change(NAME, {"seat": seat, "name": name}))

    def _known(self, table: Table, key: str | None, asked: dict[str, Any]) -> Answer | None:
        """The answer to a request that came before; raises KeyUsed when it asked for something else."""
        number = table.number_of(key) if key else None
        if number is None:
            return None
        moment = table.moment(number)
        if not asked.items() <= moment.content.items():
            raise KeyUsed()
        return Answer(number, moment.position, moment.kind == ASK_UNDO)

    async def _enter(self, table: Table, *changes: Change) -> Answer:
        """Store, then take in, then tell everybody."""
        first = table.number + 1
        rows = [Row(first + place, change.kind, change.content, change.key) for place, change in enumerate(changes)]
        try:
            await self._store.append(table.id, rows)
        except Overtaken as error:
            table.close()
            raise DatabaseBusy(path="", reason="") from error
        for row, change in zip(rows, changes, strict=True):
            table.enter(row, change.entry)
        self._changed(table)
        return Answer(first, table.moment(first).position, changes[0].kind == ASK_UNDO)


def _own(holder: Holder, key: str) -> str:
    """A request's key, apart from the keys of other holders."""
    return f"{holder.hash[:16]}:{key}"


def _undo_alone(table: Table, holder: Holder, seat: int, to: int | None) -> Prepared | None:
    """Taking back without asking anybody: the seat itself, or another seat of the same people."""
    for mine in (seat, *holder.seats):
        reach = table.reach(mine)
        if reach is not None and to in (None, reach):
            return table.match.prepare_undo(mine, reach)
    return None


def _undo_together(table: Table, holder: Holder, seat: int, to: int | None) -> Prepared:
    """Taking back with everybody's consent; raises CannotUndo when there is nothing to go back to."""
    target = table.match.undo_by_consent(seat) if to is None else to
    if target is None:
        raise CannotUndo()
    return table.match.prepare_undo(seat, target, agreed=table.match.people())

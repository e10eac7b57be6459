"""One table in memory: a match and what happened around it, replayed from its stored entries."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from aevum.core.errors import AevumError
from aevum.core.log import Prepared
from aevum.core.match import Match
from aevum.core.privacy import Secrets
from aevum.table.database import Row
from aevum.table.errors import TableUnreadable

DEAL, ACT, UNDO, NAME, ASK_UNDO, ANSWER_UNDO = "deal", "act", "undo", "name", "ask_undo", "answer_undo"
KEPT_PARTS = 32


@dataclass(frozen=True)
class Question:
    """Somebody asks to take back: where to, and the seats that have agreed, the asker's own among them."""

    seat: int
    to: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class Moment:
    """How a table stood after one of its entries."""

    kind: str
    content: dict[str, Any]
    position: int
    pending: tuple[int, ...]
    question: Question | None


class Table:
    """A table that somebody looks at or that a computer player plays at. Only the event loop touches it."""

    def __init__(self, table: str, match: Match) -> None:
        self.id = table
        self.match = match
        self.moments: list[Moment] = []
        self.numbers: list[int] = []  # for every position of the match the number of the entry that led to it
        self.keys: dict[str, int] = {}
        self.lock = asyncio.Lock()
        self.users = 0  # requests under way: while there are any the table stays in memory
        self.closed = False
        self.listeners: set[asyncio.Event] = set()
        self.present: Counter[int] = Counter()  # how many pages of each seat listen
        self.presence = 0  # goes up whenever somebody comes or goes
        self.robots: asyncio.Task[None] | None = None
        self._parts: dict[tuple[Any, ...], str] = {}
        self._reach: tuple[int, dict[int, int | None]] = (-1, {})
        self._secrets: dict[tuple[int, ...], Secrets] = {}

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return len(self.moments)

    @property
    def question(self) -> Question | None:
        """The undo that is being asked about."""
        return self.moments[-1].question

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [player.name for player in self.match.players]

    @property
    def idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        return not (self.users or self.listeners or self.robots)

    def moment(self, number: int) -> Moment:
        """How the table stood after an entry."""
        return self.moments[number - 1]

    def reach(self, seat: int) -> int | None:
        """Where a seat may go back to alone; computed once for each position, as it takes a while."""
        if self._reach[0] != self.match.position:
            self._reach = (self.match.position, {})
        known = self._reach[1]
        if seat not in known:
            known[seat] = None if self.match.over else self.match.undo_reach(seat)
        return known[seat]

    def have_secrets(self, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats has ever been shown something that another was not."""
        return self._secrets.setdefault(seats, Secrets(self.match, seats)).exist()

    def robots_to_move(self) -> list[int]:
        """The seats of computer players that must decide now."""
        return [seat for seat in self.match.pending if self.match.players[seat].bot is not None]

    def enter(self, row: Row, entry: Prepared | None = None) -> None:
        """Take in an entry that is on disk; with an act or an undo comes what the match made of it."""
        question = self.question if self.moments else None
        if entry is not None:
            self.match.commit(entry)
            question = None
        elif row.kind == NAME:
            seat = row.content["seat"]
            self.match.players[seat] = replace(self.match.players[seat], name=row.content["name"])
        elif row.kind == ASK_UNDO:
            question = Question(row.content["seat"], row.content["to"], frozenset(row.content["agreed"]))
        elif row.kind == ANSWER_UNDO:
            question = _answered(question, row.content)
        self._parts.clear()
        self.moments.append(Moment(row.kind, row.content, self.match.position, self.match.pending, question))
        if row.kind in (DEAL, ACT, UNDO):
            self.numbers.append(row.number)
        if row.key is not None:
            self.keys[row.key] = row.number

    def wake(self) -> None:
        """Tell everybody who listens that there is news."""
        for listener in self.listeners:
            listener.set()

    def part(self, key: tuple[Any, ...], make: Callable[[], str]) -> str:
        """A part of what pages are told, made once for all who see the same."""
        if key not in self._parts:
            if len(self._parts) >= KEPT_PARTS:
                self._parts.clear()
            self._parts[key] = make()
        return self._parts[key]

    def close(self) -> None:
        """Out of date: nobody may go on with this one."""
        self.closed = True
        self.wake()


def _answered(question: Question | None, answer: dict[str, Any]) -> Question | None:
    if question is None or not answer["agree"]:
        return None
    return replace(question, agreed=question.agreed | set(answer["seats"]))


def replayed(table: str, match: Match, rows: Sequence[Row]) -> Table:
    """A table rebuilt from its entries; raises TableUnreadable where the rules lead elsewhere than they did."""
    rebuilt = Table(table, match)
    for row in rows:
        try:
            entry = prepared(match, row)
        except (AevumError, KeyError) as error:
            raise TableUnreadable(table=table, number=row.number) from error
        if entry is not None and entry.hash != row.content["hash"]:
            raise TableUnreadable(table=table, number=row.number)
        rebuilt.enter(row, entry)
    return rebuilt


def prepared(match: Match, row: Row) -> Prepared | None:
    """What the match makes of a stored act or undo."""
    if row.kind == ACT:
        return match.prepare(row.content["seat"], match.game.vocabulary.from_words(row.content["do"]))
    if row.kind == UNDO:
        return match.prepare_undo(row.content["seat"], row.content["to"], agreed=row.content["agreed"])
    return None


def act_content(match: Match, entry: Prepared) -> dict[str, Any]:
    """What is stored of an act."""
    assert entry.action is not None
    words = match.game.vocabulary.to_words(entry.action)
    return {"seat": entry.seat, "do": words, "position": entry.position, "hash": entry.hash}


def undo_content(entry: Prepared) -> dict[str, Any]:
    """What is stored of an undo."""
    agreed = sorted(entry.agreed)
    return {"seat": entry.seat, "to": entry.undo_to, "agreed": agreed, "position": entry.position, "hash": entry.hash}


def rows_of(match: Match) -> list[Row]:
    """The entries of a match that began elsewhere."""
    rows = [Row(1, DEAL, {})]
    for number, entry in enumerate(match.log, start=2):
        if entry.action is not None:
            rows.append(Row(number, ACT, act_content(match, entry)))
        else:
            rows.append(Row(number, UNDO, undo_content(entry)))
    return rows

"""One table in memory: a match and what happened around it, replayed from its stored entries."""

from __future__ import annotations

import asyncio
import hashlib
import time
from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from aevum.core.archive import rules_changed
from aevum.core.choosing import Aside
from aevum.core.errors import AevumError
from aevum.core.lessons import Lesson
from aevum.core.log import ACT, JOIN, SIT, UNDO, Entry, Halt, Prepared
from aevum.core.match import Match, Player
from aevum.core.parts import Memory
from aevum.core.privacy import Secrets
from aevum.core.results import Results
from aevum.search.chances import Fortunes
from aevum.search.thought import Weighed
from aevum.table.asides import AGAIN, ANSWER_UNDO, ASK_SEAT, ASK_UNDO, NAME, is_sound
from aevum.table.database import Row
from aevum.table.errors import TableUnreadable
from aevum.table.pace import Pace, paces_of
from aevum.table.ways_back import Known, WaysBack, find_ways_back

DEAL = "deal"
POSITIONS = (DEAL, ACT, UNDO, SIT, JOIN)  # the entries that are positions of the match
KEPT_PARTS = 32
QUICK = 0.001  # seconds: what took less last time is not worth a thread
STATE = "state"  # a part of what pages are told: what depends on more than the position
KEY_BYTES = 8
NO_KEY = bytes(KEY_BYTES)
# Why somebody may ask what the computer would do: nobody but computers plays against them, or the table allows it.
ADVICE_ALONE, ADVICE_OF_TABLE, ADVICE_REFUSED = "alone", "table", ""
Made = TypeVar("Made")


@dataclass(frozen=True)
class Question:
    """Somebody asks to take back: where to, and the seats that have agreed, the asker's own among them.

    With a level it is asked instead whether the computer may play a seat whose person is absent.
    """

    seat: int
    to: int
    agreed: frozenset[int]
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Beside:
    """An entry beside the game, and the undo that was asked about after it."""

    kind: str
    content: dict[str, Any]
    question: Question | None


@dataclass(frozen=True)
class Again:
    """Who wanted to play again, and the table where that is done."""

    seat: int
    table: str


@dataclass(frozen=True)
class Moment:
    """How a table stood after one of its entries."""

    number: int
    kind: str
    content: dict[str, Any]
    position: int
    question: Question | None


@dataclass(frozen=True)
class Thought:
    """How far a computer player is with a long thought, in hundredths."""

    seat: int
    hundredths: int


class Table:
    """A table that somebody looks at or that a computer player plays at. Only the event loop touches it."""

    def __init__(self, table: str, match: Match) -> None:
        self.id = table
        self.match = match
        self.lesson: Lesson | None = None
        self.number = 0  # of the latest entry
        self.numbers = array("l")  # for every position of the match the number of the entry that led to it
        self._asides: dict[int, Beside] = {}
        self._keys = bytearray()  # of every entry the digest of the key it was asked for with
        self.lock = asyncio.Lock()
        self.beside = asyncio.Lock()  # whoever looks at it in a thread
        self.users = 0  # requests under way: while there are any the table stays in memory
        self.closed = False
        self.listeners: set[asyncio.Event] = set()
        self.present: Counter[int] = Counter()  # how many pages of each seat listen
        self.presence = 0  # goes up whenever somebody comes or goes
        self.robots: asyncio.Task[None] | None = None
        self.thought: Thought | None = None  # of the computer player that thinks for long
        self.watched = 0  # how many pages listen, those of spectators too
        self.left: dict[int, float] = {}  # when the last page of a seat went
        self.opened = time.monotonic()
        self.ended_links: set[str] = set()  # their hashes; pages that listen by one of them are let go
        self.devices: dict[str, int] = {}  # on how many each link was opened, by its hash
        self.again: Again | None = None
        self.sealed_keys: dict[int, tuple[str, ...]] = {}  # of the requests that sealed the choice of a seat
        self.stores_aside = True  # whether what seats had in mind may be on disk
        self.choosing = 0  # goes up whenever one more has chosen
        self._parts: dict[tuple[Any, ...], Any] = {}
        self.memory = Memory()
        self.last_look = 1.0  # seconds that it took to find out last what a seat may take back
        self.paces = paces_of(match.game.key)
        self.looked_at = False  # since it was taken up: the first look finds nothing made yet
        self._ways = Known(-1)
        self.looking_back: asyncio.Task[None] | None = None
        self._secrets: dict[tuple[int, ...], Secrets] = {}
        self.weighed: dict[tuple[int, int], list[Weighed]] = {}  # by position and seat, for those who ask for advice
        self.allows_advice = False  # whether anybody may ask what the computer would do, people among themselves too
        self.results: asyncio.Task[Results] | None = None  # what the match came to, once somebody asked at its end
        self.fortunes: asyncio.Task[Fortunes | None] | None = None  # everybody's chance to win over it, likewise

    @property
    def question(self) -> Question | None:
        """The undo that is being asked about."""
        aside = self._asides.get(self.number)
        return aside.question if aside else None

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [player.name for player in self.match.players]

    @property
    def teaches(self) -> bool:
        """Whether a lesson is under way here: all that happens is in it."""
        return self.lesson is not None and self.lesson.runs(self.match)

    @property
    def idle(self) -> bool:
        """Whether nobody needs this table in memory."""
        return not (self.users or self.listeners or self.robots)

    def advises(self, seats: tuple[int, ...]) -> str:
        """Why a link with these seats may ask for advice; "" where it may not, as in a lesson.

        Who is away is a person still.
        """
        if self.teaches:
            return ADVICE_REFUSED
        if self.allows_advice:
            return ADVICE_OF_TABLE
        return ADVICE_ALONE if len(seats) == 1 and self.match.owned() == {*seats} else ADVICE_REFUSED

    def moment(self, number: int) -> Moment:
        """How the table stood after an entry; of the latest everybody wants to know."""
        return self._moment(number) if number < self.number else self.part(("moment",), lambda: self._moment(number))

    def _moment(self, number: int) -> Moment:
        position = bisect_right(self.numbers, number) - 1
        aside = self._asides.get(number)
        if aside:
            return Moment(number, aside.kind, aside.content, position, aside.question)
        if position == 0:
            return Moment(number, DEAL, {}, 0, None)
        entry = self.match.log[position - 1]
        return Moment(number, *stored(self.match, entry), position, None)

    def number_of(self, key: str) -> int | None:
        """The number of the entry that was asked for with this key."""
        sought, found = _digest(key), -1
        while (found := self._keys.find(sought, found + 1)) >= 0:
            if found % KEY_BYTES == 0:
                return found // KEY_BYTES + 1
        return None

    def settled(self, number: int) -> int:
        """The entry after which somebody goes on who made this one: beyond the passes that followed by themselves."""
        seat = self.moment(number).content.get("seat")
        while self._followed_alone(number + 1, seat):
            number += 1
        return number

    def _followed_alone(self, number: int, seat: int | None) -> bool:
        """Whether an entry is an act of a seat for which no request came."""
        if seat is None or number > self.number:
            return False
        moment, key = self.moment(number), self._keys[(number - 1) * KEY_BYTES : number * KEY_BYTES]
        return key == NO_KEY and moment.kind == ACT and moment.content["seat"] == seat

    def most_choices(self) -> int:
        """Among how many things a seat may choose now, at most."""
        match = self.match
        return self.part(("most",), lambda: max((len(match.choices(seat)) for seat in match.pending), default=0))

    @property
    def pace(self) -> Pace:
        """How long looks take at a step like this."""
        return self.paces[self.match.step]

    @property
    def takes_long(self) -> bool:
        """Whether others should not wait for a look at this table."""
        return not self.looked_at or self.pace.takes_long(self.most_choices())

    def ways_back(self, seat: int) -> WaysBack | None:
        """What a seat may take back now; None as long as that is not known: finding it out may take a while."""
        if self.teaches:
            return WaysBack()
        match, known = self.match, self._known_now().ways
        if seat not in known and not match.undo_takes_long(seat):
            known[seat] = find_ways_back(match, seat)
        elif seat not in known and match.engine.compiled and self.last_look < QUICK:
            began = time.thread_time()
            known[seat] = find_ways_back(match, seat)
            self.last_look = time.thread_time() - began
        return known.get(seat)

    def _known_now(self) -> Known:
        match = self.match
        if (self._ways.position, self._ways.awake) != (match.position, match.aside.awake):
            self._ways = Known(match.position, match.aside.awake)
        return self._ways

    def lookers_back(self) -> list[int]:
        """The people of whom it is not known yet what they may take back."""
        return [seat for seat in sorted(self.match.people()) if self.ways_back(seat) is None]

    def learn_ways_back(self, found: Known) -> None:
        """What has been found out; things may have changed meanwhile."""
        known, self.last_look = self._known_now(), found.took
        if (found.position, found.awake) == (known.position, known.awake):
            known.ways.update(found.ways)
            self._forget_states()

    def have_secrets(self, seats: tuple[int, ...]) -> bool:
        """Whether one of these seats has ever been shown something that another was not."""
        return self._secrets.setdefault(seats, Secrets(seats)).exist(self.match)

    def _forget_states(self) -> None:
        """Views and what was told stay as they are."""
        self._parts = {key: part for key, part in self._parts.items() if key[0] != STATE}

    async def compare_secrets(self, seats: tuple[int, ...]) -> None:
        """Compare what these seats were shown, beside everything else: a long match has much of it."""
        secrets = self._secrets.setdefault(seats, Secrets(seats))
        if secrets.takes_long(self.match):
            match = copy(self.match)  # the table plays on meanwhile
            self._secrets[seats] = await asyncio.to_thread(secrets.compared, match)

    def snapshot(self) -> Table:
        """The table as it stands, to be looked at while it plays on. What is made for it, both have."""
        other = copy(self)
        other.match, other.present = copy(self.match), self.present.copy()
        other._secrets = {seats: copy(secrets) for seats, secrets in self._secrets.items()}
        other._ways = Known(self._ways.position, self._ways.awake, dict(self._ways.ways))
        return other

    def robots_to_move(self) -> list[int]:
        """The seats of computer players that must decide now.

        Where all people have handed over their seats they go on only while somebody looks.
        """
        match = self.match
        if self.teaches or (not (match.people() or self.watched) and any(player.away for player in match.players)):
            return []
        return [seat for seat in self.match.pending if self.match.players[seat].bot is not None]

    def enter(self, row: Row, entry: Prepared | None = None) -> None:
        """Take in an entry that is on disk; with an act or an undo comes what the match made of it."""
        if entry is not None:
            self.match.commit(entry)
        if row.kind in POSITIONS:
            self.numbers.append(row.number)
        else:
            self._asides[row.number] = Beside(row.kind, row.content, self._asked_after(row))
            self.call(row)
            self.again = Again(**row.content) if row.kind == AGAIN else self.again
        self.number = row.number
        self._keys += NO_KEY if row.key is None else _digest(row.key)
        self._parts = {}

    def _asked_after(self, row: Row) -> Question | None:
        if row.kind == ASK_SEAT:
            return Question(row.content["seat"], 0, frozenset(row.content["agreed"]), row.content["level"])
        if row.kind == ASK_UNDO:
            return Question(row.content["seat"], row.content["to"], frozenset(row.content["agreed"]))
        return _answered(self.question, row.content) if row.kind == ANSWER_UNDO else self.question

    def call(self, row: Row) -> None:
        """A seat is called what an entry says."""
        if row.kind == NAME:
            self.match.rename(row.content["seat"], row.content["name"])

    def keep_aside(self, aside: Aside, keys: dict[int, tuple[str, ...]]) -> None:
        """What seats have in mind now; others are told only that one more has chosen."""
        before = self.match.chosen
        self.match.aside, self.sealed_keys = aside, keys
        self.choosing += self.match.chosen != before
        self._parts = {}

    def asked(self, question: Question) -> frozenset[int]:
        """The people who must agree: all, but for somebody absent who is asked about."""
        people = self.match.people()
        return people if question.level is None else people - {question.seat}

    def absent(self, seat: int, patience: float) -> bool:
        """Whether a person has had no page open for so long."""
        since = self.left.get(seat, self.opened)
        return self.present[seat] == 0 and time.monotonic() - since >= patience

    def rest(self) -> None:
        """Nobody looks: let go of what can be made again."""
        self._parts = {}
        self.memory = Memory()
        self.looked_at = False
        self.match.rest()

    def end_link(self, link: str) -> None:
        """A link leads here no longer: whoever listens by it is let go."""
        self.ended_links.add(link)
        self.wake()

    def count_devices(self, link: str, count: int) -> None:
        """A link was opened on so many devices; its pages are told when there is one more."""
        self.devices[link] = max(count, self.devices.get(link, 0))
        self.wake()

    def show_thought(self, seat: int, part: float) -> None:
        """A computer player thinks for long, and is so far."""
        self.thought = Thought(seat, round(100 * part))
        self.wake()

    def wake(self) -> None:
        """Tell everybody who listens that there is news."""
        for listener in self.listeners:
            listener.set()

    def part(self, key: tuple[Any, ...], make: Callable[[], Made]) -> Made:
        """A part of what pages are told, made once for all who see the same.

        Whoever looks at a table as it stood goes on with the parts of then: whatever changes begins with new ones.
        """
        parts = self._parts
        if key in parts:
            known: Made = parts[key]
            return known
        if len(parts) >= KEPT_PARTS:
            parts = self._parts = {}
        made = parts[key] = make()
        return made

    def close(self) -> None:
        """Out of date: nobody may go on with this one."""
        self.closed = True
        self.wake()


def _answered(question: Question | None, answer: dict[str, Any]) -> Question | None:
    if question is None or not answer["agree"]:
        return None
    return replace(question, agreed=question.agreed | set(answer["seats"]))


def replayed(table: str, match: Match, rows: Sequence[Row], pace: Callable[[], None] = lambda: None) -> Table:
    """A table rebuilt from its entries, as far as today's rules lead; raises TableUnreadable when it is damaged.

    `pace` is called before every entry: it may take its time, or raise.
    """
    rebuilt = Table(table, match)
    for row in rows:
        pace()
        if row.number != rebuilt.number + 1 or not _is_sound(rebuilt, row):
            raise TableUnreadable(table=table, number=rebuilt.number + 1)
        entry = None
        try:
            entry = prepared(match, row)
            agrees = "hash" not in row.content or match.agrees(row.content["hash"], entry)
            damaged = not agrees and match.rules == match.game.rules_version
        except (AevumError, KeyError) as error:
            agrees, damaged = False, isinstance(error, KeyError) or match.rules == match.game.rules_version
        if damaged:
            raise TableUnreadable(table=table, number=row.number)
        if not agrees and row.kind != DEAL:
            return _halted(rebuilt, rows)
        rebuilt.enter(row, entry)
        if not agrees:
            return _halted(rebuilt, rows)
    return rebuilt


def _is_sound(table: Table, row: Row) -> bool:
    """Whether an entry is what it must be; of positions of the match the rules will say so."""
    return row.kind in POSITIONS or is_sound(row.kind, row.content, len(table.match.players), table.match.position)


def _halted(table: Table, rows: Sequence[Row]) -> Table:
    """A table that can only be looked at, up to where the rules have changed; its log is kept whole."""
    match = table.match
    steps = tuple(_step(row) for row in rows if row.kind in POSITIONS[1:])
    start = next((row.content["hash"] for row in rows if "hash" in row.content and row.kind == DEAL), match.hash_at(0))
    entry = match.position + 1 if start == match.hash_at(0) else 0
    match.halt = Halt(entry, rules_changed(match.game, match.rules), start, steps, None)
    for row in rows[table.number :]:
        table.call(row)
    return table


def _step(row: Row) -> dict[str, Any]:
    """A stored act or undo as a step of a saved file."""
    content = row.content
    if row.kind == ACT:
        return {"seat": content["seat"] + 1, "do": content["do"], "hash": content["hash"]}
    if row.kind in (SIT, JOIN):
        player = {"name": content["name"], "bot": content["bot"]}
        agreed = [seat + 1 for seat in content["agreed"]]
        return {"seat": content["seat"] + 1, row.kind: player, "agreed": agreed, "hash": content["hash"]}
    agreed = [seat + 1 for seat in content["agreed"]]
    return {"seat": content["seat"] + 1, "undo": content["to"], "agreed": agreed, "hash": content["hash"]}


def prepared(match: Match, row: Row) -> Prepared | None:
    """What the match makes of a stored act or undo."""
    if row.kind == ACT:
        return match.prepare(row.content["seat"], match.game.vocabulary.from_words(row.content["do"]))
    if row.kind == UNDO:
        return match.replay_undo(row.content["seat"], row.content["to"], row.content["agreed"])
    if row.kind == SIT:
        player = player_of(row.content)
        return match.prepare_sit(row.content["seat"], player.name, player.bot, row.content["agreed"])
    if row.kind == JOIN:
        player = player_of(row.content)
        return match.prepare_join(player.name, player.bot)
    return None


def player_of(content: dict[str, Any]) -> Player:
    """A player as stored; raises ValueError where that is damaged."""
    name, bot = content["name"], content["bot"]
    if type(name) is not str or not isinstance(bot, str | None):
        raise ValueError(name)
    return Player(name, bot)


def act_content(match: Match, entry: Entry) -> dict[str, Any]:
    """What is stored of an act."""
    assert entry.action is not None
    words = match.game.vocabulary.to_words(entry.action)
    return {"seat": entry.seat, "do": words, "position": entry.position, "hash": entry.hash}


def seat_content(entry: Entry) -> dict[str, Any]:
    """What is stored of a change of seats."""
    assert entry.seating is not None
    player = entry.seating.player
    agreed = sorted(entry.agreed)
    return {"seat": entry.seat, "name": player.name, "bot": player.bot, "agreed": agreed, "hash": entry.hash}


def undo_content(entry: Entry) -> dict[str, Any]:
    """What is stored of an undo."""
    agreed = sorted(entry.agreed)
    return {"seat": entry.seat, "to": entry.undo_to, "agreed": agreed, "position": entry.position, "hash": entry.hash}


def deal_row(match: Match) -> Row:
    """The first entry of a table."""
    return Row(1, DEAL, {"hash": match.hash_at(0)})


def rows_of(match: Match) -> list[Row]:
    """The entries of a match that began elsewhere."""
    return [deal_row(match), *(Row(number, *stored(match, entry)) for number, entry in enumerate(match.log, start=2))]


def stored(match: Match, entry: Entry) -> tuple[str, dict[str, Any]]:
    """The kind and the content under which an entry of the match is stored."""
    if entry.seating is not None:
        return entry.kind, seat_content(entry)
    return (UNDO, undo_content(entry)) if entry.action is None else (ACT, act_content(match, entry))


def _digest(key: str) -> bytes:
    """What is remembered of a key: a table has too many to keep them whole."""
    return hashlib.blake2b(key.encode(), digest_size=KEY_BYTES).digest()

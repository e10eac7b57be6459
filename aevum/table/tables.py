"""All tables: opened from disk when somebody looks, kept while they are needed, made and taken in."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from aevum.bots import require_offered
from aevum.core import savefile
from aevum.core.choosing import Aside
from aevum.core.engine import Engine
from aevum.core.errors import BadOptionValue, BadSeatCount, BadSeed, NewerRules, UnknownOption
from aevum.core.game import Game
from aevum.core.lessons import Lesson, lesson_or_none
from aevum.core.match import SEED_BITS, Match, Player, seed_from_words
from aevum.games import game_of_tables
from aevum.table.database import INVITE, REPLACED, LinkRow, Row, SealedRow
from aevum.table.engines import Engines
from aevum.table.errors import LinkReplaced, NotADatabase, TableUnreadable, UnknownLink
from aevum.table.in_mind import restored, sealed_rows
from aevum.table.replaying import Pace, Replaying
from aevum.table.seats import NEW_SEAT, Holder, Seating, Wish, hash_of, is_token
from aevum.table.settings import Settings
from aevum.table.store import Store
from aevum.table.table import Table, deal_row, player_of, replayed, rows_of

KEPT_LINKS = 10_000
REFUSED = (NotADatabase, BadSeed, BadSeatCount, UnknownOption, BadOptionValue)
DAMAGED = (
    *REFUSED,
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    RecursionError,
)  # what reading makes of stored nonsense
RECENT_SECONDS = 3600.0
RECENT_TABLES = 50
NOTHING_MORE: Mapping[str, object] = {}


log = logging.getLogger("aevum.table")


@dataclass(frozen=True)
class NewTable:
    """A table just made, and its links."""

    table: str
    links: dict[str, Any]


class Tables:
    """The tables in memory, the least recently used first."""

    def __init__(self, settings: Settings, store: Store, engines: Engines) -> None:
        self._settings = settings
        self._store = store
        self._engines = engines
        self._replaying = Replaying()
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._links: OrderedDict[str, Holder] = OrderedDict()
        self._link_changes = 0

    async def holder(self, token: str) -> Holder:
        """What a token opens; raises UnknownLink or LinkReplaced."""
        if not is_token(token):
            raise UnknownLink()
        hashed = hash_of(token)
        if hashed in self._links:
            self._links.move_to_end(hashed)
            return self._links[hashed]
        changes = self._link_changes
        holder = await self._stored_holder(hashed)
        if changes == self._link_changes:  # else it may be out of date already
            self._links[hashed] = holder
            if len(self._links) > KEPT_LINKS:
                self._links.popitem(last=False)
        return holder

    async def _stored_holder(self, hashed: str) -> Holder:
        try:
            link = await self._store.link(hashed)
        except DAMAGED as error:
            raise TableUnreadable(table="", number=1) from error
        if link is None:
            raise UnknownLink()
        if link.role == REPLACED:
            raise LinkReplaced()
        return holder_of(link)

    def forget_links(self, table: str) -> None:
        """The seats of a table's links have changed."""
        self._link_changes += 1
        for hashed in [hashed for hashed, holder in self._links.items() if holder.table == table]:
            del self._links[hashed]

    @asynccontextmanager
    async def using(self, table: str) -> AsyncIterator[Table]:
        """A table, kept in memory as long as it is used here."""
        found = await self._open(table)
        found.users += 1
        try:
            yield found
        finally:
            found.users -= 1
            if found.idle:
                found.rest()
            self._forget_idle()

    async def _open(self, table: str) -> Table:
        live = self._live.get(table)
        if live is None or live.closed:
            if table not in self._loading:
                self._loading[table] = asyncio.create_task(self._load(table))
                self._loading[table].add_done_callback(lambda task: self._loaded(table, task))
            loaded = await asyncio.shield(self._loading[table])
            if table not in self._live or self._live[table].closed:
                self._live[table] = loaded
            live = self._live[table]
            live.match.engine = self._engines.engine(live.match.game)
        self._live.move_to_end(table)
        return live

    def _loaded(self, table: str, task: asyncio.Task[Table]) -> None:
        """What went wrong is told to whoever waits for the table; all of them may be gone."""
        del self._loading[table]
        if not task.cancelled():
            task.exception()

    async def _load(self, table: str) -> Table:
        try:
            opening, rows, sealed = await self._store.load(table)
            return await self._replaying.table(lambda pace: self._rebuild(table, opening, rows, sealed, pace))
        except DAMAGED as error:
            log.error("what is stored of table %s is damaged: %s", table, type(error).__name__)
            raise TableUnreadable(table=table, number=1) from error

    def _rebuild(
        self, table: str, opening: dict[str, Any], rows: list[Row], sealed: list[SealedRow], pace: Pace
    ) -> Table:
        game = game_of_tables(opening["game"], opening.get("tables", ""))
        players = [player_of(player) for player in opening["players"]]
        seed = seed_from_words(opening["seed"])
        if opening["rules"] > game.rules_version:
            raise NewerRules(version=opening["rules"], known=game.rules_version)
        match = Match(game, players, opening["options"], seed, self._engines.engine(game), opening["rules"])
        rebuilt = replayed(table, match, rows, pace)
        match.people_doze = True
        rebuilt.lesson = lesson_or_none(game, opening.get("lesson", ""))
        rebuilt.allows_advice = opening.get("advice") is True
        return restored(rebuilt, sealed)

    def _forget_idle(self) -> None:
        """Let go of the tables that nobody has used for longest."""
        surplus = len(self._live) - self._settings.kept_tables
        if surplus > 0:
            idle = [table for table in self._live.values() if table.idle]
            for table in idle[:surplus]:
                del self._live[table.id]

    async def make(
        self, game: Game, options: dict[str, Any], wishes: list[Wish], allows_advice: bool = False
    ) -> NewTable:
        """A new table; on disk when this returns."""
        players = [wish.player for wish in wishes]
        match = await asyncio.to_thread(Match.new, game, players, options, None, self._engines.engine(game))
        friends = tuple(seat for seat, wish in enumerate(wishes) if wish.kind == "friend")
        mine = tuple(seat for seat, wish in enumerate(wishes) if wish.kind in ("me", "here"))
        more = {"advice": True} if allows_advice else NOTHING_MORE
        return await self._store_new(match, [deal_row(match)], mine, friends, more)

    async def make_following(self, match: Match) -> str:
        """A new table like that of a match, with the same players; nobody has a link to it yet."""
        players = [Player(player.name, None if player.away else player.bot) for player in match.players]
        engine = self._engines.engine(match.game)
        following = await asyncio.to_thread(Match.new, match.game, players, match.options, None, engine)
        table = secrets.token_hex(8)
        await self._store.new_table(table, opening_of(following), [], [deal_row(following)])
        return table

    async def take_in(self, saved: Any, gone: Callable[[], Awaitable[bool]]) -> NewTable:
        """A saved file becomes a table; all people's seats go to whoever brings it, as long as they wait for it."""
        engine = self._best_engine(saved)
        match = await self._replaying.file(lambda pace: savefile.load(saved, engine, pace=pace), gone)
        for player in match.players:
            if player.bot is not None:
                require_offered(player.bot)
        return await self._store_new(match, rows_of(match), tuple(sorted(match.owned())), ())

    async def teach(self, lesson: Lesson, step: int, names: list[str]) -> NewTable:
        """A new table at which a lesson goes on from a step."""
        engine = self._engines.engine(lesson.game)
        match = await self._replaying.table(lambda pace: savefile.load(lesson.opening(step, names), engine, pace=pace))
        return await self._store_new(match, rows_of(match), (lesson.seat,), (), {"lesson": lesson.name})

    def _best_engine(self, saved: Any) -> Engine | None:
        """The engine for a file; a file that names no game gets none, and is refused when it is read."""
        name, tables = (saved.get("game"), saved.get("tables", "")) if isinstance(saved, dict) else (None, "")
        if not isinstance(name, str) or not isinstance(tables, str):
            return None
        return self._engines.engine(game_of_tables(name, tables))

    async def _store_new(
        self,
        match: Match,
        rows: list[Row],
        mine: tuple[int, ...],
        friends: tuple[int, ...],
        more: Mapping[str, object] = NOTHING_MORE,
    ) -> NewTable:
        table = secrets.token_hex(8)
        seating = Seating.new(friends)
        await self._store.new_table(table, {**opening_of(match), **more}, seating.rows(table, mine), rows)
        if match.aside != Aside():
            await self._store.append(table, [], sealed_rows(match, match.aside, {}))
        return NewTable(table, seating.links([player.name for player in match.players]))

    def adopt(self, engine: Engine) -> None:
        """Play on with a better engine."""
        for table in self._live.values():
            if table.match.game is engine.game:
                table.match.engine = engine

    async def recent(self) -> list[str]:
        """The tables with computer players where something happened lately."""
        return await self._store.recent(self._settings.clock() - RECENT_SECONDS, RECENT_TABLES)

    def hang_up(self) -> None:
        """Whoever waits for something to be replayed waits no longer."""
        self._replaying.give_up()

    async def close(self) -> None:
        """Leave what is being replayed."""
        await self._replaying.close()


def holder_of(link: LinkRow) -> Holder:
    """What a link opens. An invitation has no seat until somebody takes it."""
    if link.role != INVITE:
        return Holder(link.table, link.role, link.seats, link.hash)
    return Holder(link.table, link.role, (), link.hash, invited=next(iter(link.seats), NEW_SEAT))


def opening_of(match: Match) -> dict[str, Any]:
    """What is stored of how a match begins: with the log it is the whole match."""
    return {
        "game": match.game.id,
        "rules": match.rules,
        "tables": match.game.tables,
        "options": match.options,
        "players": [{"name": player.name, "bot": player.bot} for player in match.opening],
        "seed": f"{match.seed:0{SEED_BITS // 4}x}",
    }

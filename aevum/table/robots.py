"""Computer players: they think in worker processes and never hold up a request."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from aevum.core.errors import AevumError, Stale
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.table.play import Play
from aevum.table.settings import Settings
from aevum.table.table import Table
from aevum.table.thinking import begin, is_awake, think

LUCK_BITS = 64
TRIES = 4
RETRY_PAUSE = 2.0  # seconds before a move that could not be made is tried again

log = logging.getLogger("aevum.table")


class Workers:
    """The worker processes. A crashed one is replaced and its move tried again."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._context = multiprocessing.get_context("spawn")
        self._leash_of_workers, self._leash = self._context.Pipe(duplex=False)
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        given = (self._settings.warm, self._leash_of_workers)
        return ProcessPoolExecutor(self._settings.bot_workers, self._context, begin, given)

    async def wake(self) -> int:
        """Start a worker now, so that the first answer is quick; its process number."""
        return await asyncio.wrap_future(await asyncio.to_thread(self._pool.submit, is_awake))

    async def think(self, match: Match, seat: int) -> int:
        """What the computer player on a seat chooses, from what it may see and luck of its own."""
        level = match.players[seat].bot
        assert level is not None
        seen = match.observed(seat).tobytes()
        for _ in range(TRIES - 1):
            pool = self._pool
            try:
                return await self._ask(pool, match.game, seen, seat, level)
            except BrokenProcessPool:
                log.warning("a computer player's process ended; another takes over")
                self._replace(pool)
        return await self._ask(self._pool, match.game, seen, seat, level)

    async def _ask(self, pool: Executor, game: Game, seen: bytes, seat: int, level: str) -> int:
        luck = secrets.randbits(LUCK_BITS)
        return await asyncio.wrap_future(pool.submit(think, game.id, game.tables, seen, seat, level, luck))

    def _replace(self, broken: Executor) -> None:
        if self._pool is broken:
            broken.shutdown(wait=False)
            self._pool = self._new_pool()

    async def close(self) -> None:
        """End the worker processes, whatever they think about."""
        self._leash.close()
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
        self._leash_of_workers.close()


class Robots:
    """Plays the seats of computer players: one task a table, while one of them must decide."""

    def __init__(self, settings: Settings, workers: Workers, play: Play) -> None:
        self._settings = settings
        self._workers = workers
        self._play = play
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def attend(self, table: Table) -> None:
        """See to it that the computer players of this table go on."""
        if table.robots is None and not (self._closed or table.closed) and table.robots_to_move():
            table.robots = asyncio.create_task(self._go_on(table))
            self._tasks.add(table.robots)
            table.robots.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """No more moves: what they had in mind they will think of again."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _go_on(self, table: Table) -> None:
        try:
            while not table.closed and table.robots_to_move():
                await self._move(table)
        except Exception:
            log.exception("the computer players of a table stopped")
        finally:
            table.robots = None

    async def _move(self, table: Table) -> None:
        match, position = table.match, table.match.position
        await asyncio.sleep(self._settings.bot_pause)
        await self._wait_for_consent(table)
        if match.position != position:
            return
        seat = table.robots_to_move()[0]
        action = await self._workers.think(match, seat)
        try:
            await self._play.robot_act(table, seat, action, position)
        except Stale:
            return  # somebody took back while it thought
        except AevumError as error:
            log.warning("a computer player's move could not be made: %s", error.code)
            await asyncio.sleep(RETRY_PAUSE)

    async def _wait_for_consent(self, table: Table) -> None:
        """While people are asked about an undo, a move would end the question: wait for them, but not for ever."""
        news = asyncio.Event()
        table.listeners.add(news)
        try:
            async with asyncio.timeout(self._settings.consent_patience):
                while table.question and not table.closed:
                    await news.wait()
                    news.clear()
        except TimeoutError:
            return
        finally:
            table.listeners.discard(news)

"""Computer players: they think in other processes and never hold up a request."""

from __future__ import annotations

import asyncio
import logging

from aevum.bots import searches
from aevum.core.errors import AevumError, Stale
from aevum.table.play import Play
from aevum.table.settings import Settings
from aevum.table.table import Table
from aevum.table.thinkers import Thinkers
from aevum.table.workers import Workers

RULE_OF_THUMB = "greedy"
RETRY_PAUSE = 2.0  # seconds before a move that could not be made is tried again

log = logging.getLogger("aevum.table")


class Robots:
    """Plays the seats of computer players: one task a table, while one of them must decide."""

    def __init__(self, settings: Settings, workers: Workers, thinkers: Thinkers, play: Play) -> None:
        self._settings = settings
        self._workers = workers
        self._thinkers = thinkers
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
        action = await self._think(table, seat, position)
        try:
            await self._play.robot_act(table, seat, action, position)
        except Stale:
            return  # somebody took back while it thought
        except AevumError as error:
            log.warning("a computer player's move could not be made: %s", error.code)
            await asyncio.sleep(RETRY_PAUSE)

    async def _think(self, table: Table, seat: int, position: int) -> int:
        """What a computer player chooses. A long thought ends where its table goes away, or the position changes."""
        if not searches(table.match.players[seat].bot or ""):
            return await self._workers.think(table.match, seat)

        def goes_on() -> bool:
            return not table.closed and table.match.position == position and seat in table.robots_to_move()

        try:
            return await self._thinkers.ponder(table.match, seat, goes_on, lambda part: table.show_thought(seat, part))
        except TimeoutError:  # nobody was free in time
            return await self._workers.think(table.match, seat, RULE_OF_THUMB)
        finally:
            table.thought = None

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

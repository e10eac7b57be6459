"""Worker processes: whoever thinks does it there, and never holds up a request."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from aevum.core.game import Game
from aevum.core.match import Match
from aevum.table.settings import Settings
from aevum.table.thinking import begin, is_awake, think

LUCK_BITS = 64
TRIES = 4

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

    async def think(self, match: Match, seat: int, level: str = "") -> int:
        """What the computer player on a seat chooses, from what it may see and luck of its own; or one of a level."""
        level = level or match.players[seat].bot or ""
        seen = match.observed(seat).tobytes()
        action: int = await self._tried(lambda pool: self._ask(pool, match.game, seen, seat, level))
        return action

    async def _tried(self, ask: Callable[[Executor], Any]) -> Any:
        """Ask again where a process ended."""
        for _ in range(TRIES - 1):
            pool = self._pool
            try:
                return await ask(pool)
            except BrokenProcessPool:
                log.warning("a computer player's process ended; another takes over")
                self._replace(pool)
        return await ask(self._pool)

    async def _ask(self, pool: Executor, game: Game, seen: bytes, seat: int, level: str) -> int:
        return await asyncio.wrap_future(pool.submit(think, game.id, game.tables, seen, seat, level, new_luck()))

    def _replace(self, broken: Executor) -> None:
        if self._pool is broken:
            broken.shutdown(wait=False)
            self._pool = self._new_pool()

    async def close(self) -> None:
        """End the worker processes, whatever they think about."""
        self._leash.close()
        await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
        self._leash_of_workers.close()


def new_luck() -> int:
    """Luck of a player's own."""
    return secrets.randbits(LUCK_BITS)

"""Long thoughts: only so many at a time, in processes of their own, and each with its share of the time.

Who searches would like all the time there is. When many wait everybody gets less, those too who think already; so a
full house plays on, only not so well. A thought that nobody needs any more is stopped.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any

from aevum.bots import level_named
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.record import Record
from aevum.search.chances import Estimate
from aevum.search.thought import Weighed
from aevum.table.asking import Asking
from aevum.table.readiness import Readiness
from aevum.table.settings import Settings
from aevum.table.slate import Slate
from aevum.table.thinking import begin_thinker, foretell, think_long, weigh
from aevum.table.workers import Workers, new_luck

LOOK = 0.1  # seconds between two looks at how far a thought is
PATIENCE = 2.0  # seconds that a thought may wait for its place, and for a process that begins
LEAST_SECONDS = 0.02  # however many wait
Goes = Callable[[], bool]
Told = Callable[[float], None]


def always() -> bool:
    """For a thought that somebody waits for."""
    return True


def nobody(part: float) -> None:
    """For a thought whose progress nobody sees."""


class Thinkers(Workers):
    """The processes for long thoughts, each of which has a place on the slate."""

    def __init__(self, settings: Settings) -> None:
        self._slate: Slate | None = None
        self._readiness = Readiness(settings.warm)
        self._places = list(range(settings.thinkers))
        self._free = asyncio.Semaphore(settings.thinkers)
        self._wanted: dict[int, float] = {}  # by place: how long those who think would like to
        self._waiting = 0
        self.asking = Asking()
        super().__init__(settings)

    def _new_pool(self) -> Executor:
        count = max(1, self._settings.thinkers)
        self._slate = self._slate or Slate(self._context, count)
        given = (self._settings.warm, self._leash_of_workers, self._slate)
        return ProcessPoolExecutor(count, self._context, begin_thinker, given)

    async def ponder(self, match: Match, seat: int, goes_on: Goes, told: Told) -> int:
        """What the computer player on a seat chooses, from what it may see and luck of its own."""
        level = match.players[seat].bot or ""
        seen, luck = match.observed(seat).tobytes(), new_luck()
        asked = (seen, seat, level, luck)
        action: int = await self._long(match.game, think_long, asked, level_named(level).seconds, goes_on, told)
        return action

    async def weigh(self, game: Game, seen: Record, seat: int, seconds: float, luck: int) -> list[Weighed]:
        """What is known of the choices of a seat after a while; nothing where nobody can search, or nobody is free."""
        asked = (seen.tobytes(), seat, seconds, luck)
        try:
            weighed: list[Weighed] = await self._long(game, weigh, asked, seconds, always, nobody)
        except TimeoutError:
            return []
        return weighed

    async def foretell(self, game: Game, seen: Record, seat: int, seconds: float, playouts: int) -> Estimate | None:
        """Everybody's chance to win; None where the search is not compiled yet."""
        if not self._settings.thinkers:
            return None
        asked = (seen.tobytes(), seat, seconds, playouts, new_luck())
        self._readiness.need(game)
        found: Estimate | None = await self._placed(game, foretell, asked, seconds, always, nobody)
        return found

    async def _long(
        self, game: Game, work: Callable[..., Any], asked: tuple[Any, ...], seconds: float, goes_on: Goes, told: Told
    ) -> Any:
        """A thought, once there is a place for it; raises TimeoutError where none comes free in time, or none is."""
        if not self._settings.thinkers:
            raise TimeoutError
        self._readiness.need(game)
        async with asyncio.timeout(seconds + PATIENCE):
            return await self._placed(game, work, asked, seconds, goes_on, told)

    async def _placed(
        self, game: Game, work: Callable[..., Any], asked: tuple[Any, ...], seconds: float, goes_on: Goes, told: Told
    ) -> Any:
        self._waiting += 1
        self._share_out()
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        place = self._places.pop()
        self._wanted[place] = seconds
        try:
            return await self._tried(
                lambda pool: self._watched(pool, place, goes_on, told, work, game.id, game.tables, *asked, place)
            )
        finally:
            del self._wanted[place]
            self._places.append(place)
            self._free.release()

    async def _watched(
        self, pool: Executor, place: int, goes_on: Goes, told: Told, work: Callable[..., Any], *asked: Any
    ) -> Any:
        """Look again and again how far a thought is, and whether it is still needed."""
        assert self._slate is not None
        self._slate.begin(place, self._share(place))
        thought = asyncio.wrap_future(pool.submit(work, *asked))
        try:
            while not (await asyncio.wait({thought}, timeout=LOOK))[0]:
                if not goes_on():
                    self._slate.stop(place)
                told(self._slate.part(place))
        except asyncio.CancelledError:
            self._slate.stop(place)
            raise
        return thought.result()

    def _share(self, place: int) -> float:
        """How long somebody may think: the more wait, the shorter."""
        count = self._settings.thinkers
        return max(LEAST_SECONDS, self._wanted[place] * count / (count + self._waiting))

    def _share_out(self) -> None:
        """One more waits: those who think are told to hurry."""
        assert self._slate is not None
        for place in self._wanted:
            self._slate.limit(place, min(self._slate.limit_of(place), self._share(place)))

    async def close(self) -> None:
        """End the processes, whatever they think about."""
        await self.asking.close()
        self._readiness.close()
        await super().close()

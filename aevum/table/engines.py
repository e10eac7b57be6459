"""The engines: interpreted at once, compiled as soon as they are ready. Nobody waits for the compiler."""

from __future__ import annotations

import asyncio
import logging
import subprocess
from collections.abc import Callable, Iterable

from aevum.core.engine import Engine, compiled, interpreted, is_cached
from aevum.core.findings import FaultyGame
from aevum.core.game import Game
from aevum.games.warm import compile_in_background
from aevum.table.garbage import settle

log = logging.getLogger("aevum.table")


class Engines:
    """The best engine there is for each game."""

    def __init__(self, ready: Callable[[Engine], None]) -> None:
        self._ready = ready
        self._compiled: dict[str, Engine] = {}
        self._compiling: list[subprocess.Popen[bytes]] = []
        self._closed = False

    def engine(self, game: Game) -> Engine:
        """The engine to play a game with now."""
        return self._compiled.get(game.key) or interpreted(game)

    @property
    def compiled(self) -> list[str]:
        """The games whose compiled rules are in use."""
        return list(self._compiled)

    async def warm(self, games: Iterable[Game]) -> None:
        """Compile one game after the other, in a process beside everything else, and take the results up."""
        for game in games:
            try:
                await self._warm(game)
            except FaultyGame as error:  # whoever opens a table of it is told too
                log.warning("%s", error)

    async def _warm(self, game: Game) -> None:
        if not await asyncio.to_thread(is_cached, game):
            process = compile_in_background(game)
            self._compiling.append(process)
            await asyncio.to_thread(process.wait)
            if self._closed:
                return
            if not await asyncio.to_thread(is_cached, game):
                log.warning("the rules of %s could not be compiled; they are played interpreted", game.key)
                return
        self._compiled[game.key] = await asyncio.to_thread(compiled, game)
        await asyncio.to_thread(settle)
        self._ready(self._compiled[game.key])

    def close(self) -> None:
        """Leave the compiler's work for another time."""
        self._closed = True
        for process in self._compiling:
            process.terminate()

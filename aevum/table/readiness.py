"""Getting the search of a game ready: it is compiled in a process beside everything else, when it is first needed."""

from __future__ import annotations

import subprocess

from aevum.core.engine import is_cached
from aevum.core.game import Game
from aevum.search.thought import is_ready
from aevum.search.warm import compile_in_background


class Readiness:
    """What was begun to be compiled; each game's search once, and one at a time."""

    def __init__(self, warm: bool) -> None:
        self._warm = warm
        self._begun: set[str] = set()
        self._compiling: subprocess.Popen[bytes] | None = None

    def need(self, game: Game) -> None:
        """See to it that a game can be searched, sooner or later; until its own rules are compiled it is too early."""
        if not self._warm or game.key in self._begun or self._is_busy() or not is_cached(game):
            return
        self._begun.add(game.key)
        if not is_ready(game):
            self._compiling = compile_in_background(game)

    def _is_busy(self) -> bool:
        return self._compiling is not None and self._compiling.poll() is None

    def close(self) -> None:
        """Leave the compiler's work for another time."""
        if self._compiling is not None:
            self._compiling.terminate()
            self._compiling.wait()

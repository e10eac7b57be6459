"""What the service and those who think for it in other processes tell each other while they do.

For every place at which somebody thinks: how long that may take, and how far it is. Whoever thinks looks at it again
and again; so a thought is cut short when many wait, and ends when nobody wants to know any more.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from multiprocessing.context import BaseContext
from typing import Any


class Slate:
    """Room for so many thoughts at a time, in memory that processes share."""

    def __init__(self, context: BaseContext, places: int) -> None:
        self._limits: Any = context.RawArray("d", places)
        self._parts: Any = context.RawArray("d", places)

    def begin(self, place: int, seconds: float) -> None:
        """Somebody begins to think, and may take so long."""
        self._limits[place], self._parts[place] = seconds, 0.0

    def limit(self, place: int, seconds: float) -> None:
        """So long and no longer."""
        self._limits[place] = seconds

    def stop(self, place: int) -> None:
        """End a thought."""
        self._limits[place] = 0.0

    def limit_of(self, place: int) -> float:
        """How long a thought may take."""
        return float(self._limits[place])

    def part(self, place: int) -> float:
        """How far a thought is, between 0 and 1."""
        return float(self._parts[place])

    def watch(self, place: int) -> Callable[[float], bool]:
        """For whoever thinks: to say how far the thought is, and hear whether it goes on."""
        begun = time.perf_counter()

        def look(part: float) -> bool:
            self._parts[place] = part
            return time.perf_counter() - begun < self.limit_of(place)

        return look

"""The server with a watch on its event loop: at the end it says for how long the loop was held."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

from aevum.table import serve
from aevum.table.__main__ import main
from aevum.table.service import Service

SEEN = "event loop held"
BEAT = 0.002  # seconds between two looks at the clock
SETTLING = 3.0  # seconds after the last compiled rules have come, before the watch begins


class Watched(Service):
    """A service that looks at the clock again and again."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.held: list[float] = []

    def begin(self) -> None:
        """Begin to watch, too."""
        super().begin()
        self._run(self._watch())

    async def _watch(self) -> None:
        while len(self.engines.compiled) < len(list(self.offered.games())):
            await asyncio.sleep(BEAT)
        await asyncio.sleep(SETTLING)
        while True:
            before = time.perf_counter()
            await asyncio.sleep(BEAT)
            self.held.append(time.perf_counter() - before - BEAT)

    async def end(self) -> None:
        """Say what was seen."""
        await super().end()
        held = sorted(self.held) or [0.0]
        print(f"{SEEN}: p99.9 {1000 * held[len(held) * 999 // 1000]:.1f} ms, at most {1000 * held[-1]:.1f} ms")


if __name__ == "__main__":
    setattr(serve, "Service", Watched)  # noqa: B010
    sys.exit(main())

"""Who plays: threads of this machine, one GPU, or the nodes of a cluster. A span of games goes out, Parquet comes back.

Compiled play lets go of Python, so that threads keep all cores busy.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import NamedTuple, Protocol

from aevum.core.errors import AevumError
from aevum.simulation.columns import parquet_of
from aevum.simulation.folder import Folder
from aevum.simulation.plan import Plan, Span, Spans
from aevum.simulation.play import Finished, OnGpu, play_span

SECONDS = 2.0  # a span should take: so much is lost at most when somebody pulls the plug


class OnlyRandomOnGpu(AevumError):
    """A GPU plays no other players than random ones so far."""

    code = "only-random-on-gpu"


class Done(NamedTuple):
    """A span that was played: its games as Parquet, and how long they took."""

    span: Span
    content: bytes
    seconds: float


class Crew(Protocol):
    """Whoever plays spans: `size` at a time, of at least `least` and at most `most` games."""

    least: int
    most: int

    @property
    def size(self) -> int:
        """How many spans at a time keep everybody busy."""

    @property
    def busy(self) -> int:
        """How many spans were sent and not received."""

    def send(self, span: Span) -> None:
        """Have a span played."""

    def receive(self) -> Done:
        """Wait until a span that was sent is played."""

    def close(self) -> None:
        """Everybody may go."""


def play_done(plan: Plan, span: Span, play: Callable[[Plan, Span], Finished] = play_span) -> Done:
    """Play a span, with the time it takes."""
    begun = time.perf_counter()
    content = parquet_of(plan, play(plan, span))
    return Done(span, content, time.perf_counter() - begun)


class Threads:
    """So many threads of this machine."""

    least, most = 64, 1 << 14

    def __init__(self, plan: Plan, size: int) -> None:
        self._plan, self.size = plan, size
        self._pool = ThreadPoolExecutor(size)
        self._running: set[Future[Done]] = set()
        if not plan.in_bulk:
            self.least = 1  # whoever thinks takes his time

    @property
    def busy(self) -> int:
        """How many spans were sent and not received."""
        return len(self._running)

    def play(self, span: Span) -> Done:
        """Play one span."""
        return play_done(self._plan, span)

    def send(self, span: Span) -> None:
        """Have a span played."""
        self._running.add(self._pool.submit(self.play, span))

    def receive(self) -> Done:
        """Wait until a span that was sent is played."""
        done = next(iter(wait(self._running, return_when=FIRST_COMPLETED).done))
        self._running.discard(done)
        return done.result()

    def close(self) -> None:
        """Everybody may go."""
        self._pool.shutdown(cancel_futures=True)


class OneGpu(Threads):
    """A GPU that plays, and threads that write down what came of it."""

    least, most = 1 << 14, 1 << 18

    def __init__(self, plan: Plan, size: int) -> None:
        super().__init__(plan, size)
        self._on_gpu = OnGpu(plan)

    def play(self, span: Span) -> Done:
        """Play one span."""
        return play_done(self._plan, span, lambda plan, span: self._on_gpu(span))


def play_missing(folder: Folder, games: int, crew: Crew, told: Callable[[Span], None]) -> None:
    """Play what the folder lacks of so many games. Whoever interrupts it waits until what is being played is kept."""
    spans = Spans(folder.missing(games), crew.least, crew.most, SECONDS)

    def receive() -> None:
        done = crew.receive()
        folder.keep(done.span, done.content)
        spans.learn(done.span, done.seconds)
        told(done.span)

    try:
        while spans or crew.busy:
            while spans and crew.busy < crew.size:
                crew.send(spans.take())
            receive()
    except KeyboardInterrupt:
        while crew.busy:
            receive()
        raise
    finally:
        crew.close()

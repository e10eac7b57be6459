"""Work that asks those who think again and again, for minutes: one after the other, in a thread of its own.

The threads that everybody shares are few: whoever waits in one of them for so long would stop all who look at a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

Result = TypeVar("Result")
Question = Callable[[], Coroutine[Any, Any, Result]]
Ask = Callable[[Question[Any]], Any]

WAITING = 8  # at most, the one under way included


class Asking:
    """One piece of work at a time; a few wait for their turn."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "aevum-asking")
        self._waiting = 0
        self._asked: Future[Any] | None = None
        self._closed = False

    async def run(self, work: Callable[[Ask], Result]) -> Result | None:
        """Do something that asks; None where too many wait already."""
        if self._waiting >= WAITING or self._closed:
            return None
        loop = asyncio.get_running_loop()
        self._waiting += 1
        try:
            return await loop.run_in_executor(self._thread, work, lambda question: self._ask(loop, question))
        finally:
            self._waiting -= 1

    def _ask(self, loop: asyncio.AbstractEventLoop, question: Question[Any]) -> Any:
        """For the thread: the answer to a question that the event loop passes on."""
        self._asked = asyncio.run_coroutine_threadsafe(question(), loop)
        if self._closed:  # looked at last: whoever closes meanwhile has seen the question
            self._asked.cancel()
        return self._asked.result()

    async def close(self) -> None:
        """Leave everything: nobody waits for an answer that does not come any more."""
        self._closed = True
        if self._asked is not None:
            self._asked.cancel()
        await asyncio.to_thread(self._thread.shutdown, cancel_futures=True)

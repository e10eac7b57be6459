"""Long work that asks those who think holds up nobody else, and ends with the service."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import CancelledError

import pytest

from aevum.table.asking import WAITING, Ask, Asking


async def _until(met: asyncio.Event) -> int:
    await met.wait()
    return 5


def test_the_threads_that_everybody_shares_stay_free() -> None:
    async def meanwhile() -> tuple[list[int | None], list[str]]:
        asking, met = Asking(), asyncio.Event()
        threads: list[str] = []

        def work(ask: Ask) -> int:
            threads.append(threading.current_thread().name)
            return int(ask(lambda: _until(met))) + int(ask(lambda: _until(met)))

        running = [asyncio.create_task(asking.run(work)) for _ in range(WAITING)]
        await asyncio.sleep(0)
        assert await asking.run(work) is None, "too many wait"
        for _ in range(40):  # more than there are threads
            await asyncio.to_thread(int)
        met.set()
        found = await asyncio.gather(*running)
        await asking.close()
        assert await asking.run(work) is None, "it is closed"
        return found, threads

    found, threads = asyncio.run(meanwhile())
    assert found == [10] * WAITING
    assert {name.rpartition("_")[0] for name in threads} == {"aevum-asking"}


def test_whoever_waits_for_an_answer_is_let_go_at_the_end() -> None:
    async def ended() -> None:
        asking, begun = Asking(), asyncio.Event()

        async def never() -> None:
            begun.set()
            await asyncio.Event().wait()

        running = [asyncio.create_task(asking.run(lambda ask: ask(never))) for _ in range(2)]
        await begun.wait()
        await asking.close()
        for task in running:
            with pytest.raises((CancelledError, asyncio.CancelledError)):
                await task

    asyncio.run(asyncio.wait_for(ended(), 60))

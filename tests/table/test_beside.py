"""Looks at tables let everything else have its turn in between."""

from __future__ import annotations

import asyncio

from aevum.table.beside import BREATH, Breath


def rounds_waited(*spent: float) -> int:
    """How often the loop goes round before one more look, after looks that took so long."""

    async def look() -> int:
        breath, rounds = Breath(), 0

        def count() -> None:
            nonlocal rounds
            rounds += 1
            asyncio.get_running_loop().call_soon(count)

        for took in spent:
            breath.spend(took)
        asyncio.get_running_loop().call_soon(count)
        await breath.draw()
        return rounds

    return asyncio.run(look())


def test_short_looks_follow_each_other_at_once() -> None:
    assert rounds_waited() == 0
    assert rounds_waited(BREATH / 4, BREATH / 4) == 0


def test_after_long_looks_others_have_their_turn_once() -> None:
    assert rounds_waited(BREATH / 2, BREATH / 2) == 1
    assert rounds_waited(100 * BREATH) == 1


def test_a_loop_that_ended_in_between_holds_up_no_other() -> None:
    breath = Breath()

    async def spend() -> None:
        breath.spend(BREATH)
        asyncio.get_running_loop().stop()

    loop = asyncio.new_event_loop()
    spending = loop.create_task(spend())
    loop.run_forever()
    loop.close()
    assert spending.done()
    asyncio.run(asyncio.wait_for(breath.draw(), 10))

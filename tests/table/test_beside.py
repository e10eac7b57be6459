"""Looks at tables let everything else have its turn in between."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import pytest

from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.table import beside
from aevum.table.beside import BREATH, Breath, with_table
from aevum.table.pace import Pace
from aevum.table.table import Table
from tests.table.house import GAME

ROLL = game_named(GAME)


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


def test_what_was_spent_is_forgotten_when_the_loop_has_gone_round() -> None:
    async def look() -> list[str]:
        breath, done = Breath(), list[str]()
        breath.spend(BREATH)
        await asyncio.sleep(0)
        breath.spend(BREATH / 4)
        asyncio.get_running_loop().call_soon(done.append, "another round")
        await breath.draw()
        return [*done]

    assert asyncio.run(look()) == []


def test_looks_at_a_table_draw_breath(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others have their turn between two looks that take long."""
    table = Table("t", Match.new(ROLL, [Player("Ann")], {}, 3, compiled(ROLL)))
    table.looked_at, table.paces = True, defaultdict(lambda: Pace(look=0.0, choice=0.0))
    monkeypatch.setattr(beside, "_timed", lambda work, table: (work(table), BREATH / 2))
    done: list[str] = []

    async def look(name: str) -> None:
        await with_table(table, lambda _: done.append(name))

    async def looks() -> None:
        looking = [asyncio.create_task(look(name)) for name in ("one", "two", "three")]
        asyncio.get_running_loop().call_soon(done.append, "another")
        await asyncio.gather(*looking)

    asyncio.run(looks())
    assert done == ["one", "two", "another", "three"]


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

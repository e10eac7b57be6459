"""Computer players: they answer by themselves, see only what they may, and outlive crashes and restarts."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import numpy as np
import pytest

from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.table import thinking
from aevum.table.table import Table
from aevum.table.workers import Workers
from tests.table.house import GAME, House, Person, plain, running, wait_until

LONG = 20.0  # seconds


def test_a_computer_player_answers_by_itself(house: House) -> None:
    table = house.open("me", "bot greedy", options={"first": 2})
    with table.host.listen(after=0) as ear:
        event = ear.until(lambda event: event["state"]["choices"] != [])
    assert event["state"]["pending"] == [0] and event["number"] > 1
    assert event["state"]["thinking"] == []


def test_a_match_of_computers_is_played_to_its_end(house: House) -> None:
    table = house.open("bot random")
    with table.watcher.listen(after=0) as ear:
        event = ear.until(lambda event: bool(event["state"]["over"]))
    assert event["state"]["seats"][0]["kind"] == "bot" and event["state"]["seats"][0]["level"] == "random"
    numbers = table.watcher.state()["number"]
    assert numbers == event["number"]


def test_thinking_is_shown_and_holds_up_nobody(database: Path) -> None:
    with running(plain(database, bot_pause=30.0)) as house:
        table = house.open("me", "bot", options={"first": 2})
        state = table.host.state()
        assert state["thinking"] == state["pending"] == [1] and state["choices"] == []
        assert state["asked"]["step"] == "waiting"


def test_computers_go_on_after_a_restart(database: Path) -> None:
    with running(plain(database, bot_pause=30.0)) as house:
        link = house.open("me", "bot", options={"first": 2}).host.link
    with running(plain(database)) as house:
        wait_until(lambda: len(house.service.tables._live) == 1)
        (live,) = house.service.tables._live.values()
        wait_until(lambda: live.match.pending == (0,))
        assert Person(house, link).state()["choices"], "they went on before anybody looked"


def test_computers_of_a_table_left_long_ago_go_on_when_somebody_looks(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(plain(database, bot_pause=30.0)) as house:
        link = house.open("me", "bot", options={"first": 2}).host.link
    monkeypatch.setattr("aevum.table.tables.RECENT_SECONDS", -1.0)
    with running(plain(database)) as house:
        wait_until(lambda: Person(house, link).state()["choices"] != [])
        assert Person(house, link).state()["position"] > 0


def test_an_undo_while_a_computer_thinks(database: Path) -> None:
    with running(plain(database, bot_pause=0.2)) as house:
        host = house.open("me", "bot", options={"first": 1}).host
        while not host.state()["thinking"]:
            host.act()
        wait_until(lambda: host.undo(to=0).status_code == 200)
        state = host.state()
        assert state["pending"] == [0] and state["choices"]
        assert host.act().status_code == 200


def test_a_computer_waits_while_people_are_asked(database: Path) -> None:
    with running(plain(database, bot_pause=1.0)) as house:
        table = house.open("me", "friend", "bot", options={"first": 2})
        asker = table.friends[0]
        while not table.watcher.state()["thinking"]:
            asker.act()
        assert asker.undo(to=0).status_code == 202
        live = house.service.tables._live[table.answer["table"]]
        wait_until(lambda: len(live.listeners) == 1)
        assert table.watcher.state()["thinking"] == [2], "its pause is over, and it waits"
        table.host.post("consent", agree=True, key="yes")
        assert [live.moment(live.number - back).kind for back in (2, 1, 0)] == ["ask_undo", "answer_undo", "undo"]


def test_it_does_not_wait_for_ever(database: Path) -> None:
    with running(plain(database, bot_pause=1.0, consent_patience=0.1)) as house:
        table = house.open("me", "friend", "bot", options={"first": 2})
        while not table.watcher.state()["thinking"]:
            table.friends[0].act()
        assert table.friends[0].undo(to=0).status_code == 202
        wait_until(lambda: table.watcher.state()["undo_asked"] is None)


def a_match() -> Match:
    """A match in which a computer player must decide."""
    return Match.new(game_named(GAME), [Player("A", "greedy")], {})


async def crash_and_think(workers: Workers) -> tuple[int, int, int]:
    """A worker is killed; the action, and the numbers of both processes."""
    try:
        first = await workers.wake()
        os.kill(first, signal.SIGKILL)
        action = await workers.think(a_match(), 0)
        return action, first, await workers.wake()
    finally:
        await workers.close()


def test_a_crashed_worker_is_replaced_and_its_move_tried_again(database: Path) -> None:
    action, first, second = asyncio.run(crash_and_think(Workers(plain(database))))
    assert action in a_match().choices(0) or action > 0
    assert first != second


async def close_amid_a_thought(workers: Workers) -> BaseException | None:
    """The workers are ended while one of them thinks for long; how the thought ended."""
    await workers.wake()
    thought = workers._pool.submit(time.sleep, LONG)
    wait_until(thought.running)
    await workers.close()
    return thought.exception()


def test_a_long_thought_does_not_hold_up_the_end(database: Path) -> None:
    assert isinstance(asyncio.run(close_amid_a_thought(Workers(plain(database)))), BrokenProcessPool)


def test_a_crash_in_the_middle_of_a_match(house: House) -> None:
    table = house.open("bot random", "bot random", "bot random")
    with table.watcher.listen(after=0) as ear:
        ear.until(lambda event: event["number"] > 5)
        pool = house.service.workers._pool
        for process in list(pool._processes.values()):  # type: ignore[attr-defined]  # the worker, to be killed
            os.kill(process.pid, signal.SIGKILL)
        event = ear.until(lambda event: event["number"] > 200 or bool(event["state"]["over"]))
    assert event["number"] > 20


def test_a_computer_player_gets_nothing_but_what_its_seat_sees(monkeypatch: pytest.MonkeyPatch, database: Path) -> None:
    asked: list[tuple[object, ...]] = []
    match = a_match()

    async def note(self: Workers, pool: object, *question: object) -> int:
        asked.append(question)
        return match.choices(0)[0]

    monkeypatch.setattr(Workers, "_ask", note)
    asyncio.run(Workers(plain(database)).think(match, 0))
    assert asked == [(match.game, match.observed(0).tobytes(), 0, "greedy")]


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_worker_chooses_among_the_choices(level: str) -> None:
    match = a_match()
    thinking._engines[GAME] = match.engine
    seen = match.observed(0).tobytes()
    chosen = {thinking.think(GAME, "", seen, 0, level, luck) for luck in range(20)}
    assert chosen <= {*match.choices(0)}
    assert np.frombuffer(seen, match.game.layout)[0].key.tolist() == [0, 0]


def test_the_service_may_end_while_they_play(database: Path, caplog: pytest.LogCaptureFixture) -> None:
    with running(plain(database)) as house:
        table = house.open("bot random", "bot random", "bot random")
        with table.watcher.listen(after=0) as ear:
            ear.until(lambda event: event["number"] > 5)
    assert [record for record in caplog.records if record.name == "aevum.table"] == []


def test_a_table_is_played_by_one_task(house: House) -> None:
    table = house.open("bot random", "bot random")
    live: Table = house.service.tables._live[table.answer["table"]]
    for _ in range(20):
        table.watcher.state()
    with table.watcher.listen(after=0) as ear:
        numbers = [ear.next()["number"] for _ in range(30)]
    assert numbers == list(range(1, 31)) and live.number >= 30

"""Files from outside are replayed beside everything else: nobody waits behind them, and none takes for ever."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn

import pytest

from aevum.core import savefile
from aevum.core.errors import CannotUndo
from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.table import replaying
from aevum.table.errors import Ending, FileTooLong, TooManyRequests
from aevum.table.replaying import Pace, Replaying, Work
from aevum.table.seats import Wish
from aevum.table.service import Service
from aevum.table.tables import Tables
from tests.table.house import GAME, PATIENCE, House, plain, running


def a_match(turns: int) -> Match:
    """Somebody alone who chooses and takes back again and again."""
    match = Match.new(game_named(GAME), [Player("A")], {}, 7)
    while match.undo_reach(0) is None:
        match.play(0, match.choices(0)[0])
    for _ in range(turns):
        to = match.undo_reach(0)
        action = match.log[match.position - 1].action if to is not None else None
        match.undo(0)
        assert action is not None
        match.play(0, action)
    return match


async def never() -> bool:
    """Whoever brought the file is still there."""
    return False


async def always() -> bool:
    """Whoever brought the file has gone."""
    return True


def read_for_ever(pace: Pace) -> NoReturn:
    """Only its pace can end it."""
    while True:
        pace()
        time.sleep(0.0001)


def test_a_file_that_takes_back_over_and_over_never_asks_for_the_reach(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = savefile.dump(a_match(20))

    def asked(*_: Any) -> int:
        raise AssertionError("who may take back alone is not asked while a file is read")

    monkeypatch.setattr(Match, "_ways_back", asked)
    assert savefile.load(saved, pace=lambda: None).position == len(saved["log"])
    with pytest.raises(AssertionError):
        savefile.load(saved)


def test_a_file_that_goes_back_to_nowhere_is_refused_all_the_same() -> None:
    match = a_match(1)
    with pytest.raises(CannotUndo):
        match.replay_undo(0, match.position, ())


@pytest.mark.parametrize(("limit", "value"), [("STEPS", 3), ("SECONDS", 0.0)])
def test_a_file_that_takes_too_long(house: House, monkeypatch: pytest.MonkeyPatch, limit: str, value: float) -> None:
    monkeypatch.setattr(replaying, limit, value)
    answer = house.client.post("/api/tables/import", json=savefile.dump(a_match(10)))
    assert (answer.status_code, answer.json()["error"]) == (422, "file-too-long")


def test_moves_and_new_tables_do_not_wait_behind_files(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = threading.Event()
    monkeypatch.setattr(savefile, "load", lambda *_, **__: held.wait(20))
    with running(plain(database)) as house:
        table = house.open("me")
        bringing = threading.Thread(target=lambda: house.client.post("/api/tables/import", json={"aevum": 2}))
        bringing.start()
        assert table.host.act().status_code == 200 and house.open("me").host.act().status_code == 200
        held.set()
        bringing.join(20)


def test_nobody_reads_on_for_somebody_who_has_left() -> None:
    async def bring() -> None:
        files = Replaying()
        try:
            await files.file(read_for_ever, always)
        finally:
            await files.close()

    with pytest.raises(Ending):
        asyncio.run(bring())


def test_only_so_many_files_wait() -> None:
    async def bring() -> None:
        files, held = Replaying(), threading.Event()
        waiting = [asyncio.create_task(files.file(lambda _: held.wait(20), never)) for _ in range(replaying.WAITING)]
        await asyncio.sleep(0)
        try:
            with pytest.raises(TooManyRequests):
                await files.file(lambda _: None, never)
        finally:
            held.set()
            await asyncio.gather(*waiting)
            await files.close()

    asyncio.run(bring())


def test_ending_the_service_ends_what_is_replayed() -> None:
    async def end() -> None:
        files = Replaying()
        replay = asyncio.create_task(files.table(read_for_ever))
        await asyncio.sleep(0.05)
        await files.close()
        with pytest.raises(Ending):
            await replay

    asyncio.run(end())


def test_a_file_is_given_up_as_soon_as_the_service_ends(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reading = threading.Event()

    def read(*_: Any, pace: Callable[[], None]) -> None:
        while True:
            pace()
            reading.set()

    monkeypatch.setattr(savefile, "load", read)
    with running(plain(database)) as house, ThreadPoolExecutor(1) as pool:
        bringing = pool.submit(house.client.post, "/api/tables/import", json=savefile.dump(a_match(1)))
        assert reading.wait(PATIENCE)
        house.service.hang_up()
        answer = bringing.result(PATIENCE)
    assert (answer.status_code, answer.json()["error"]) == (503, "ending")


def test_a_table_that_nobody_waits_for_any_more_complains_to_nobody(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever wanted it has left, then the service ends."""
    reading = threading.Event()

    def read(*given: Any) -> None:
        pace = given[-1]
        while True:
            pace()
            reading.set()

    monkeypatch.setattr(Tables, "_rebuild", read)

    async def leave() -> None:
        service = Service(plain(database))
        made = await service.tables.make(game_named(GAME), {}, [Wish("me", Player("Ann"))])
        wanting = asyncio.create_task(service.tables._open(made.table))
        assert await asyncio.to_thread(reading.wait, PATIENCE)
        wanting.cancel()
        await asyncio.gather(wanting, return_exceptions=True)
        await service.end()
        gc.collect()

    asyncio.run(leave())
    assert not [record for record in caplog.records if record.exc_info]


def test_time_counts_from_ones_turn_on() -> None:
    work = Work(steps=2, seconds=5.0)
    work._begun -= 60.0
    work.begin()
    work()
    work()
    with pytest.raises(FileTooLong):
        work()

"""Nobody waits for Python to look for garbage: little is looked through at a time, and play leaves none."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from threading import Event

import pytest

from aevum.games import GAME_IDS
from aevum.table import garbage, service
from aevum.table.garbage import sweep
from aevum.table.seats import Holder
from aevum.table.states import event_of
from tests.table.house import PATIENCE, plain, running
from tests.table.test_states import moments

SETTLED, MOVES = 20, 60


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Python does not look for garbage by itself."""
    gc.disable()
    yield
    gc.enable()


class Knot:
    """Something that only whoever looks for garbage can let go of."""

    def __init__(self) -> None:
        self.self = self


def knots() -> int:
    """How many there are."""
    return sum(type(thing) is Knot for thing in gc.get_objects())


def tell(game: str, first: int, last: int) -> None:
    """Play a match from one move to another, and tell all seats of each."""
    for table in islice(moments(game, 3), first, last):
        for seat in range(len(table.match.players)):
            event_of(table, Holder("t", "friend", (seat,), ""), "en", table.number, None)


@pytest.mark.usefixtures("by_hand")
@pytest.mark.parametrize("game", GAME_IDS)
def test_a_move_and_the_news_of_it_leave_no_garbage(game: str) -> None:
    tell(game, 0, SETTLED)  # what is made once stays
    gc.collect()
    tell(game, 0, MOVES)
    assert gc.collect() == 0


@pytest.mark.usefixtures("by_hand")
def test_garbage_goes_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is new is looked through, and once more with what was new before; what stays longer nobody looks at."""
    monkeypatch.setattr(garbage, "BEAT", 0.0)
    looks: list[int] = []
    really = gc.collect

    def look(generation: int) -> int:
        looks.append(generation)
        return really(generation)

    monkeypatch.setattr(gc, "collect", look)

    async def swept() -> int:
        sweeping = asyncio.create_task(sweep())
        for _ in range(5):
            Knot()
            await asyncio.sleep(0)
        sweeping.cancel()
        return knots()

    assert asyncio.run(swept()) <= 1, "but for the latest"
    assert looks[:4] == [0, 1, 0, 1]


def test_the_service_looks_for_garbage_as_long_as_it_runs(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = Event()

    async def begin() -> None:
        begun.set()

    monkeypatch.setattr(service, "sweep", begin)
    with running(plain(database)):
        assert begun.wait(PATIENCE)

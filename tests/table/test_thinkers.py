"""Long thoughts: only so many at a time, shorter when many wait, and stopped when nobody needs them any more."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from aevum.bots.advice import expected, worded
from aevum.core.match import Match, Player
from aevum.core.text import texts
from aevum.games import game_named
from aevum.search.thought import Weighed
from aevum.table import thinkers
from aevum.table.slate import Slate
from aevum.table.thinkers import Thinkers
from tests.table.house import GAME, House, plain, running, wait_until

LONG = 3600.0


def wait_for_the_slate(slate: Slate, place: int) -> str:
    """Somebody who thinks for long, as long as the slate lets it."""
    look, begun = slate.watch(place), time.monotonic()
    while look(min(1.0, time.monotonic() - begun)):
        time.sleep(0.005)
    return "enough"


class Here(Thinkers):
    """Thinkers in threads of this process, who think for as long as they may."""

    async def _watched(self, pool, place, goes_on, told, work, *asked):  # type: ignore[no-untyped-def]
        assert self._slate is not None
        self._slate.begin(place, self._share(place))
        thought = asyncio.create_task(asyncio.to_thread(wait_for_the_slate, self._slate, place))
        while not (await asyncio.wait({thought}, timeout=0.01))[0]:
            if not goes_on():
                self._slate.stop(place)
            told(self._slate.part(place))
        return thought.result()


async def think_for_long(mind: Thinkers, goes_on: thinkers.Goes, told: thinkers.Told = thinkers.nobody) -> str:
    """A thought that takes all the time it gets."""
    found: str = await mind._long(game_named(GAME), len, ((),), LONG, goes_on, told)
    return found


def test_a_thought_that_nobody_needs_is_stopped_and_tells_how_far_it_is(database: Path) -> None:
    told: list[float] = []

    async def stopped() -> str:
        mind = Here(plain(database, thinkers=1))
        try:
            return await think_for_long(mind, lambda: len(told) < 3, told.append)
        finally:
            await mind.close()

    assert asyncio.run(stopped()) == "enough"
    assert len(told) >= 3 and told == sorted(told)


def test_no_more_think_at_once_than_there_are_places_and_those_who_think_hurry_when_others_wait(database: Path) -> None:
    async def crowd() -> tuple[list[float], list[str]]:
        mind = Here(plain(database, thinkers=1))
        needed, limits = [True], list[float]()
        first = asyncio.create_task(think_for_long(mind, lambda: needed[0]))
        while not mind._wanted:
            await asyncio.sleep(0)
        assert mind._slate is not None
        limits.append(mind._slate.limit_of(0))
        others = [asyncio.create_task(think_for_long(mind, lambda: False)) for _ in range(3)]
        while mind._waiting < 3:
            await asyncio.sleep(0)
        limits.append(mind._slate.limit_of(0))
        assert len(mind._wanted) == 1, "the others wait"
        needed[0] = False
        found = [await first, *await asyncio.gather(*others)]
        assert not mind._wanted and mind._waiting == 0
        await mind.close()
        return limits, found

    limits, found = asyncio.run(crowd())
    assert limits == [LONG, LONG / 4] and found == ["enough"] * 4


@pytest.mark.parametrize("places", [0, 1])
def test_levels_play_at_a_table(database: Path, places: int) -> None:
    """Rules that are not compiled cannot be searched, nor any where nobody thinks for long: rules of thumb decide."""
    with running(plain(database, thinkers=places)) as house:
        table = house.open("bot beginner", "bot expert")
        with table.watcher.listen(after=0) as ear:
            event = ear.until(lambda event: event["number"] > 12)
    assert [seat["level"] for seat in event["state"]["seats"]] == ["beginner", "expert"]


def test_a_stand_in_plays_as_well_as_is_wished(house: House) -> None:
    table = house.open("me", "friend")
    assert table.host.post("seat", do="hand", seat=0, level="casual", key="a").status_code == 200
    assert table.friends[0].post("seat", do="hand", seat=1, key="b").status_code == 200
    assert [seat["level"] for seat in table.watcher.state()["seats"]] == ["casual", "club"]
    refused = table.host.post("seat", do="take", seat=0, level="search:60", key="c")
    assert (refused.status_code, refused.json()["error"]) == (422, "unknown-bot")


def test_how_far_a_thought_is_comes_with_the_news(house: House) -> None:
    table = house.open("me", "friend")
    live = house.service.tables._live[table.answer["table"]]
    with table.watcher.listen() as ear:
        wait_until(lambda: bool(live.listeners))
        live.show_thought(1, 0.5)
        while (event := ear.any_event()).kind != "thinking":
            pass
    assert event.data == {"seat": 1, "hundredths": 50}


def test_before_the_end_no_chances_are_told_and_without_a_search_none_are_known(house: House) -> None:
    table = house.open("bot greedy", "bot greedy")
    early = table.watcher.get("chances")
    assert early.status_code == 409 and early.json()["error"] == "not-over-yet"
    with table.watcher.listen(after=0) as ear:
        ear.until(lambda event: bool(event["state"] and event["state"]["over"]))
    assert table.watcher.get("chances").json() == {"curve": [], "turns": [], "known": False}


def test_until_it_can_be_searched_for_advice_is_the_rule_of_thumbs(house: House) -> None:
    table = house.open("me", "bot greedy", options={"first": 1})
    told = table.host.get("advice", lang="en").json()
    assert told["others"] == [] and told["chance"] is None and told["expected"] == [], "not searched yet"


def test_advice_that_was_searched_for() -> None:
    match = Match.new(game_named(GAME), [Player("Ann"), Player("Bob", "club")], {"first": 1}, 7)
    first, second, *_ = match.choices(0)
    words = texts("en", GAME)
    found = worded(match, 0, [Weighed(second, 90, 0.62, 21.4), Weighed(first, 40, 0.4, 18.0)], words)
    assert (found.action, found.chance, found.points) == (second, 0.62, 21.4)
    assert [other.action for other in found.others] == [first] and found.reason
    assert expected(found, words) == ["about 62% to win", "about 21 points"]

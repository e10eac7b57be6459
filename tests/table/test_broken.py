"""A table whose match was broken off by a fault in the rules: everybody is told, and whoever runs the service once."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum.core import savefile
from aevum.core.text import LANGUAGES
from aevum.games import game_named
from tests.core.faulty import FAULTY_SEAT, faulty_engine
from tests.table.house import GAME, House, Table, plain, running

ENGINE = faulty_engine(game_named(GAME))
FAULT = "nothing-to-resume"


@pytest.fixture
def faulty(database: Path) -> Iterator[House]:
    """A service whose game has a fault in its rules."""
    with running(plain(database)) as house:
        house.service.engines._compiled[GAME] = ENGINE
        yield house


def broken_table(house: House) -> Table:
    """A table at which the first person to decide is the one whose decision breaks the match."""
    table = house.open("me", "friend", options={"first": FAULTY_SEAT + 1})
    assert table.friends[0].act().status_code == 200
    return table


def test_everybody_is_told_and_nobody_has_won(faulty: House) -> None:
    table = broken_table(faulty)
    for person in (table.host, *table.friends, table.watcher):
        texts = set()
        for lang in LANGUAGES:
            state = person.state(lang=lang)
            assert (state["over"], state["winners"], state["pending"], state["choices"]) == (True, [], [], [])
            assert (state["fault"]["id"], state["asked"]["step"]) == (FAULT, "broken")
            assert state["asked"]["text"] == state["fault"]["text"]
            assert (state["undo"], state["undo_ask"], state["thinking"]) == (None, None, [])
            texts.add(state["asked"]["text"])
        assert len(texts) == len(LANGUAGES)


def test_before_that_there_was_no_fault(faulty: House) -> None:
    table = broken_table(faulty)
    state = table.host.get("replay", at=0).json()
    assert (state["fault"], state["over"], state["asked"]["step"]) == (None, False, "waiting")


def test_nothing_can_be_done_any_more(faulty: House) -> None:
    table = broken_table(faulty)
    answer = table.friends[0].act()
    assert (answer.status_code, answer.json()["error"]) == (409, "match-broken")
    assert table.friends[0].undo().status_code == 409


def test_the_report_is_logged_once_and_tells_no_secret(faulty: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "aevum.table"):
        table = broken_table(faulty)
        table.host.state()
        assert table.host.post("name", seat=0, name="Zoé").status_code == 200
    (record,) = [record for record in caplog.records if "broken off" in record.message]
    report = json.loads(record.message.partition(": ")[2])
    assert (report["game"], report["position"], report["seat"], report["fault"]) == (GAME, 1, FAULTY_SEAT + 1, FAULT)
    assert record.levelno == logging.ERROR and table.host.state()["seed"] not in caplog.text


def test_its_file_replays_and_it_opens_again(faulty: House, database: Path, caplog: pytest.LogCaptureFixture) -> None:
    table = broken_table(faulty)
    again = savefile.parse(table.watcher.get("file").text, ENGINE)
    assert (again.fault, again.position) == (FAULT, 1)
    caplog.clear()
    with running(plain(database)) as house:
        house.service.engines._compiled[GAME] = ENGINE
        state = house.client.get(f"{table.host.api}/state").json()
    assert state["fault"]["id"] == FAULT and "broken off" not in caplog.text

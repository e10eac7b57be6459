"""News: in order, nothing missed, nothing twice, each reader in their own language."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.table.house import Ear, House, Person, State, plain, running, wait_until


def test_a_move_comes_to_everybody_who_listens(house: House) -> None:
    table = house.open("me", "friend")
    mover = table.pending()
    with table.host.listen() as one, table.friends[0].listen() as other, table.watcher.listen() as third:
        number = mover.act().json()["number"]
        for ear in (one, other, third):
            event = ear.next()
            assert (event["number"], event["kind"]) == (number, "act")
            assert event["state"]["number"] == number and event["told"] == event["state"]["last"]


def test_the_events_state_is_the_state(house: House) -> None:
    table = house.open("me", "friend")
    mover = table.pending()
    with mover.listen() as ear:
        mover.act()
        state = ear.next()["state"]
        assert state == mover.state()


def test_everything_since_the_beginning(house: House) -> None:
    table = house.open("me", "friend")
    for _ in range(7):
        table.pending().act()
    with table.watcher.listen(after=0) as ear:
        events = [ear.next() for _ in range(8)]
    assert [event["number"] for event in events] == list(range(1, 9))
    assert [event["kind"] for event in events] == ["deal"] + ["act"] * 7
    assert [event["state"]["position"] for event in events] == list(range(8))
    assert events[0]["told"] and all(line["text"] for event in events for line in event["told"])


def test_a_line_that_was_lost_goes_on_where_it_was(house: House) -> None:
    table = house.open("me", "friend")
    for _ in range(4):
        table.pending().act()
    with table.host.listen(last=3, after=0) as ear:
        assert [ear.next()["number"] for _ in range(2)] == [4, 5]
        table.pending().act()
        assert ear.next()["number"] == 6
    with table.host.listen(after=99) as ear:
        table.pending().act()
        assert ear.next()["number"] == 7, "a number that is not there yet means now"


def test_without_a_number_only_what_is_new(house: House) -> None:
    table = house.open("me", "friend")
    for _ in range(3):
        table.pending().act()
    with table.host.listen() as ear:
        ear.any_event()
        table.pending().act()
        assert ear.next()["number"] == 5


def test_news_travel_compressed_and_are_never_held_back(house: House) -> None:
    table = house.open("me", "friend")
    for _ in range(7):
        table.pending().act()
    with table.host.listen(after=0) as ear:
        assert ear.response.headers["content-encoding"] == "gzip"
        past = [ear.next() for _ in range(8)]
        assert ear.response.num_bytes_downloaded < len(json.dumps(past)) / 4
        number = table.pending().act().json()["number"]
        assert ear.next()["number"] == number, "it comes while the line stays open"


def test_news_come_plain_to_who_takes_nothing_else(house: House) -> None:
    table = house.open("me", "friend")
    with Ear(house.client, f"{table.host.api}/events", {"after": 0}, {"accept-encoding": "identity"}) as ear:
        assert "content-encoding" not in ear.response.headers
        assert ear.next()["number"] == 1


@pytest.mark.parametrize("after", ["x", "-1", "1.5", "9" * 20])
def test_numbers_that_are_none(house: House, after: str) -> None:
    answer = house.open("me").host.get("events", after=after)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


def heard_up_to(person: Person, last: int) -> list[int]:
    """The numbers of all events up to this one, as they come."""
    with person.listen(after=0) as ear:
        return [ear.next()["number"] for _ in range(last)]


def test_nothing_is_missed_or_told_twice_while_much_happens(house: House) -> None:
    table = house.open("me", "here")
    last, listeners = 61, 6
    with ThreadPoolExecutor(listeners) as people:
        heard = [people.submit(heard_up_to, table.watcher, last) for _ in range(listeners)]
        for _ in range(last - 1):
            assert table.host.act().status_code == 200
    assert [numbers.result() for numbers in heard] == [list(range(1, last + 1))] * listeners


def test_each_line_has_its_language(house: House) -> None:
    table = house.open("me", "friend")
    with table.host.listen(lang="fr") as french, table.host.listen(lang="ja") as japanese:
        table.pending().act()
        one, other = french.next(), japanese.next()
    assert one["told"][0]["text"] != other["told"][0]["text"]
    assert one["state"]["view"] == other["state"]["view"]


def connected(state: State) -> list[bool]:
    """Whether somebody is on each seat."""
    return [seat["connected"] for seat in state["seats"]]


def test_who_is_there(house: House) -> None:
    table = house.open("me", "friend", "bot")
    assert connected(table.host.state()) == [False, False, True]
    with table.host.listen() as ear:
        wait_until(lambda: connected(table.watcher.state()) == [True, False, True])
        with table.friends[0].listen(), table.friends[0].listen():
            wait_until(lambda: connected(table.watcher.state()) == [True, True, True])
            seen = [ear.any_event().data for _ in range(2)]
            assert [event["connected"] for event in seen] == [[0], [0, 1]]
        wait_until(lambda: connected(table.watcher.state()) == [True, False, True])
        assert ear.any_event().data == {"connected": [0]}
        with table.watcher.listen():
            assert connected(table.watcher.state()) == [True, False, True]
    wait_until(lambda: connected(table.watcher.state()) == [False, False, True])


def test_signs_of_life(database: Path) -> None:
    with running(plain(database, keep_alive=0.05)) as house, house.open("me").host.listen() as ear:
        assert ear.response.headers["content-type"].startswith("text/event-stream")
        assert ear.response.headers["cache-control"] == "no-store"
        signs = [line for _, line in zip(range(30), ear.lines, strict=False) if line == "event: alive"]
        assert len(signs) >= 2


def test_lines_from_one_address_are_counted(database: Path) -> None:
    with running(plain(database, streams_per_address=2)) as house:
        table = house.open("me")
        with table.host.listen(), table.host.listen():
            wait_until(lambda: len(house.service._streams) == 2)
            assert table.host.get("events").status_code == 429
        wait_until(lambda: not house.service._streams)
        with table.host.listen(after=0) as ear:
            assert ear.next()["number"] == 1


def test_listening_ends_when_the_service_ends(database: Path) -> None:
    with running(plain(database)) as house:
        host = house.open("me").host
        client = httpx.Client(base_url=house.client.base_url, timeout=20)
        ear = Ear(client, f"{host.api}/events", {}, {})
    with pytest.raises((EOFError, httpx.HTTPError)):
        ear.until(lambda event: False)
    ear._stack.close()
    client.close()


def test_a_head_request_for_events_ends(house: House) -> None:
    host = house.open("me").host
    for _ in range(3):
        assert house.client.head(f"{host.api}/events").status_code == 200

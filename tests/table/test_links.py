"""Links to seats: told once, replaced, and opened on more than one device."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from aevum.table.database import Database, LinkRow
from aevum.table.errors import DiskFull
from aevum.table.seats import derived_token, hash_of, new_token
from aevum.table.store import MOST_DEVICES
from tests.table.house import Ear, House, Person, Table, plain, running, wait_until

PARTS: dict[str, dict[str, Any]] = {
    "state": {},
    "glance": {},
    "replay": {"at": 0},
    "file": {},
    "why": {"action": "stop"},
    "events": {},
}


def token_of(person: Person) -> str:
    """What the link of somebody ends with."""
    return person.link.split("/")[2]


def renew(person: Person, seat: int | None, key: str = "k") -> Person:
    """Whoever has the new link that somebody asked for."""
    answer = person.post("seat", do="link", seat=seat, key=key)
    assert answer.status_code == 200, answer.text
    return Person(person.house, answer.json()["link"])


def refused(person: Person, status: int, **wish: Any) -> str:
    """How the service says no to another seating."""
    answer = person.post("seat", **({"do": "link", "key": "k"} | wish))
    assert answer.status_code == status, answer.text
    code: str = answer.json()["error"]
    return code


def held(person: Person) -> list[int]:
    """The seats somebody holds."""
    return [seat["seat"] for seat in person.state()["seats"] if seat["mine"]]


def is_replaced(person: Person) -> bool:
    """Whether a link says, whatever is asked of it, that another took its place."""
    answers = [person.get(part, **params) for part, params in PARTS.items()]
    answers.append(person.post("act", seat=1, action="stop", position=0, key="late"))
    answers.append(person.post("name", seat=1, name="Late"))
    return {(answer.status_code, answer.json()["error"]) for answer in answers} == {(410, "link-replaced")}


# Replaced


def test_nobody_can_make_a_friends_link_out_of_the_hosts(house: House) -> None:
    table = house.open("me", "friend", "friend")
    host, friends = token_of(table.host), [token_of(friend) for friend in table.friends]
    assert len({host, token_of(table.watcher), *friends}) == 4
    for seat in (1, 2):
        guessed = Person(house, f"/seat/{derived_token(host, f'seat {seat}')}")
        assert guessed.get("state").status_code == 404
    shown = table.host.get("state").text
    with table.host.listen(after=0) as ear:
        heard = str(ear.next())
    assert not any(friend in text for friend in friends for text in (shown, heard))


def test_the_host_gives_a_friend_a_new_link(house: House) -> None:
    table = house.open("me", "friend", "friend")
    lost, other = table.friends
    fresh = renew(table.host, 1)
    assert held(fresh) == [1] and is_replaced(lost)
    assert (held(table.host), held(other), held(table.watcher)) == ([0], [2], [])
    last = table.watcher.state()["last"]
    assert [line["text"] for line in last] == ["B has a new link to seat 2."]
    assert "links" not in fresh.state()
    again = renew(table.host, 1, "another key")
    assert held(again) == [1] and is_replaced(fresh) and is_replaced(lost)


def test_play_goes_on_by_the_new_link(house: House) -> None:
    table = house.open("me", "friend")
    fresh = renew(table.host, 1)
    people = (table.host, fresh)
    for _ in range(12):
        mover = next(person for person in people if person.state()["choices"])
        assert mover.act().status_code == 200
    assert table.host.state()["position"] == 12


def test_the_pages_of_the_old_link_are_let_go_and_no_others(house: House) -> None:
    table = house.open("me", "friend")
    with table.friends[0].listen() as ended, table.host.listen() as goes_on, table.watcher.listen() as watching:
        wait_until(lambda: bool(table.host.state()["seats"][1]["connected"]))
        fresh = renew(table.host, 1)
        wait_until(lambda: not table.host.state()["seats"][1]["connected"])
        with pytest.raises(EOFError):
            ended.next()
        for ear in (goes_on, watching):
            assert ear.next()["kind"] == "new_link"
        with fresh.listen():
            wait_until(lambda: bool(table.host.state()["seats"][1]["connected"]))
            fresh.post("name", seat=1, name="Bea")
            assert (goes_on.next()["kind"], watching.next()["kind"]) == ("name", "name")


def test_a_friend_replaces_their_own_link(house: House) -> None:
    table = house.open("me", "friend")
    fresh = renew(table.friends[0], 1)
    assert held(fresh) == [1] and is_replaced(table.friends[0])
    assert table.host.state()["last"][0]["text"] == "B has a new link to seat 2."
    assert held(renew(fresh, None)) == [1] and is_replaced(fresh)


def test_the_host_replaces_their_own_link_and_stays_the_host(house: House) -> None:
    table = house.open("me", "here", "friend")
    fresh = renew(table.host, 0)
    assert held(fresh) == [0, 1] and is_replaced(table.host), "a link with all its seats"
    links = fresh.state()["links"]
    assert links["link"] == fresh.link and links["watch"] != table.watcher.link
    for watch in (table.watcher.link, links["watch"]):
        assert held(Person(house, watch)) == [], "whoever watches may stay"
    assert held(renew(fresh, 2)) == [2]


def test_a_host_without_a_seat_replaces_their_link(house: House) -> None:
    table = house.open("friend", "friend")
    number = table.watcher.state()["number"]
    fresh = renew(table.host, None)
    assert is_replaced(table.host) and table.watcher.state()["number"] == number, "that is nobody's seat to tell of"
    assert held(renew(fresh, 0)) == [0]


def test_nobody_replaces_what_is_not_theirs(house: House) -> None:
    table = house.open("me", "friend", "friend", "bot")
    for seat in (0, 2, 3, 4):
        assert refused(table.friends[0], 403, seat=seat) == "not-your-seat"
    for seat in (3, 4):
        assert refused(table.host, 403, seat=seat) == "not-your-seat", "a computer has no link"
    guest = Person(house, table.friends[0].post("seat", do="invite", seat=1, key="i").json()["link"])
    for unclaimed in (None, 1):
        assert refused(guest, 403, seat=unclaimed) == "not-your-seat", "nobody who has not sat down"
    assert table.watcher.post("seat", do="link", key="k").status_code in (404, 405)
    assert [held(person) for person in (table.host, *table.friends)] == [[0], [1], [2]]


def test_a_seat_that_was_handed_to_the_computer_keeps_a_link(house: House) -> None:
    table = house.open("me", "friend")
    assert table.friends[0].post("seat", do="hand", seat=1, key="h").status_code == 200
    fresh = renew(table.host, 1)
    assert fresh.post("seat", do="take", seat=1, key="t").status_code == 200
    assert not fresh.state()["seats"][1]["away"] and fresh.state()["seats"][1]["name"] == "B"


def test_invitations_to_a_seat_end_with_its_link(house: House) -> None:
    table = house.open("me", "friend", "bot")
    stolen = Person(house, table.friends[0].post("seat", do="invite", seat=1, key="i").json()["link"])
    others = Person(house, table.host.post("seat", do="invite", seat=2, key="i").json()["link"])
    fresh = renew(table.friends[0], 1)
    assert stolen.get("state").status_code == 410
    assert refused(stolen, 410, do="take", name="Thief") == "link-replaced"
    assert held(fresh) == [1] and others.state()["invited"] == {"seat": 2}


def test_of_two_invitations_the_second_ends_when_the_first_is_taken(house: House) -> None:
    table = house.open("me", "bot")
    first, second = (
        Person(house, table.host.post("seat", do="invite", seat=1, key=key).json()["link"]) for key in ("1", "2")
    )
    assert first.post("seat", do="take", name="Dora", key="t").status_code == 200
    assert held(first) == [1] and second.get("state").status_code == 410


# Asked for more than once


def test_a_request_that_comes_again_gets_the_same_link(house: House) -> None:
    table = house.open("me", "friend")
    fresh = renew(table.host, 1)
    number = table.host.state()["number"]
    assert renew(table.host, 1).link == fresh.link
    own = renew(fresh, 1)
    assert renew(fresh, 1).link == own.link, "also by the link that it has ended: the answer may have been lost"
    assert refused(fresh, 410, seat=1, key="another") == "link-replaced"
    assert table.host.state()["number"] == number + 1 and held(own) == [1]


def test_the_same_request_many_times_at_once_makes_one_link(house: House) -> None:
    table = house.open("me", "friend")
    number = table.host.state()["number"]
    with ThreadPoolExecutor(4) as people:
        made = {person.link for person in people.map(lambda _: renew(table.friends[0], 1), range(8))}
    assert len(made) == 1 and table.host.state()["number"] == number + 1


def test_of_several_who_replace_one_link_at_once_the_first_has_the_seat(house: House) -> None:
    friend = house.open("me", "friend").friends[0]
    with ThreadPoolExecutor(4) as people:
        asked = people.map(lambda key: friend.post("seat", do="link", seat=1, key=f"{key}"), range(8))
        answers = [answer.json() for answer in asked]
    (link,) = [answer["link"] for answer in answers if "link" in answer]
    assert {answer["error"] for answer in answers if "error" in answer} == {"link-replaced"}
    assert held(Person(house, link)) == [1]


def test_new_links_outlive_the_service(database: Path) -> None:
    with running(plain(database)) as house:
        table = house.open("me", "friend")
        fresh = renew(table.friends[0], 1)
    with running(plain(database)) as house:
        old = Person(house, table.friends[0].link)
        assert renew(old, 1).link == fresh.link and is_replaced(old)
        assert held(Person(house, fresh.link)) == [1]
    stored = b"".join(path.read_bytes() for path in database.parent.iterdir())
    assert token_of(fresh).encode() not in stored and hash_of(token_of(fresh)).encode() in stored


def test_what_was_read_before_a_link_was_replaced_is_not_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tables, token = house.service.tables, new_token()
    row = LinkRow(hash_of(token), "t", "friend", (1,))

    async def slow_link(hash_: str) -> LinkRow:
        tables.forget_links("t")
        return row

    monkeypatch.setattr(tables._store, "link", slow_link)
    assert asyncio.run(tables.holder(token)).seats == (1,)
    assert hash_of(token) not in tables._links


# Names


def test_only_who_has_a_seat_says_its_name(house: House) -> None:
    table = house.open("me", "friend")
    for _ in range(2):
        answer = table.host.post("name", seat=1, name="Fool")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
        assert table.host.post("seat", do="take", seat=1, name="Fool", key="t").status_code == 403
        assert table.host.state()["seats"][1]["name"] == "B", "as the host called it when opening the table"
        with table.friends[0].listen() as ear:
            ear.any_event()
    renew(table.host, 1).post("name", seat=1, name="Bea")
    assert table.host.state()["seats"][1]["name"] == "Bea"


# Other devices


@pytest.fixture
def own_house(database: Path) -> Iterator[House]:
    """A house of the test's own."""
    with running(plain(database)) as found:
        yield found


def hears_of(ear: Ear, devices: int) -> None:
    """A page is told of so many devices, by and by; the sign of life would come much later."""
    while True:
        event = ear.any_event()
        assert event.kind != "alive"
        if event.kind == "devices" and event.data == {"devices": devices}:
            return


def devices_of(house: House, person: Person) -> int:
    """On how many devices a link was opened so far, as it is stored."""
    with closing(sqlite3.connect(house.service.settings.database)) as connection:
        query = "SELECT count(*) FROM devices WHERE link = ?"
        return int(connection.execute(query, (hash_of(token_of(person)),)).fetchone()[0])


def come(house: House, person: Person, device: str, count: int) -> None:
    """A device opens a link and goes again; so many have then."""
    with person.listen(device=device):
        wait_until(lambda: devices_of(house, person) == count)


def test_a_second_device_is_told_to_the_first(house: House) -> None:
    friend = house.open("me", "friend").friends[0]
    with friend.listen(device="desk") as first:
        wait_until(lambda: devices_of(house, friend) == 1)
        with friend.listen(device="phone") as second:
            for ear in (first, second):
                hears_of(ear, 2)
            with friend.listen() as nameless:
                for ear in (first, second, nameless):
                    hears_of(ear, 3)


def test_reloads_tabs_and_people_at_one_screen_are_one_device(house: House) -> None:
    table = house.open("me", "here", "friend")
    for visits in range(3):
        with table.host.listen(device="desk"), table.host.listen(device="desk", seat=1) as ear:
            wait_until(lambda: devices_of(house, table.host) == 1)
            assert table.host.post("name", seat=1, name=f"Ann {visits}").status_code == 200
            kinds = []
            while "message" not in kinds:
                kinds.append(ear.any_event().kind)
            assert "devices" not in kinds
    come(house, table.friends[0], "desk", 1)
    assert devices_of(house, table.host) == 1, "each link for itself"


def test_whoever_was_not_there_is_told_on_return(database: Path) -> None:
    with running(plain(database)) as house:
        friend = house.open("me", "friend").friends[0]
        come(house, friend, "desk", 1)
        come(house, friend, "spy", 2)
    with running(plain(database)) as house, Person(house, friend.link).listen(device="desk") as ear:
        hears_of(ear, 2)
    stored = b"".join(path.read_bytes() for path in database.parent.iterdir())
    assert b"desk" not in stored and b"spy" not in stored


def test_a_new_link_forgets_the_devices_of_the_old(house: House) -> None:
    table = house.open("me", "friend")
    friend = table.friends[0]
    come(house, friend, "desk", 1)
    come(house, friend, "spy", 2)
    fresh = renew(friend, 1)
    assert devices_of(house, friend) == 0
    come(house, fresh, "desk", 1)


def test_who_only_watches_or_is_invited_is_not_counted(house: House) -> None:
    table = house.open("me", "bot")
    guest = Person(house, table.host.post("seat", do="invite", seat=1, key="i").json()["link"])
    for person in (table.watcher, guest):
        with person.listen(device="one") as ear, person.listen(device="two"):
            ear.any_event()
    come(house, table.host, "one", 1)
    assert (devices_of(house, table.watcher), devices_of(house, guest)) == (0, 0)


def test_only_so_many_devices_are_told_apart(house: House) -> None:
    friend = house.open("me", "friend").friends[0]
    for count in range(1, MOST_DEVICES + 1):
        come(house, friend, f"device {count}", count)
    with friend.listen(device="one more") as ear:
        hears_of(ear, MOST_DEVICES)
    assert devices_of(house, friend) == MOST_DEVICES
    assert friend.get("events", device="x" * 101).status_code == 400


def test_a_full_disk_keeps_nobody_from_listening(own_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table: Table = own_house.open("me", "friend")
    asked: list[str] = []

    def no_room(_: Database, link: str, device: str) -> None:
        asked.append(link)
        raise DiskFull(path="", reason="")

    monkeypatch.setattr(Database, "meet", no_room)
    with table.host.listen(device="desk") as ear:
        wait_until(lambda: len(asked) == 1)
        table.pending().act()
        assert ear.next()["kind"] == "act"

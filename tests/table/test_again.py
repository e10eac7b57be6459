"""Playing again: a table follows one that is over, and everybody comes to their seat there by their old link."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from aevum.table.seats import derived_token, hash_of
from tests.table.ended import ended_table
from tests.table.house import House, Person, plain, running, wait_until
from tests.table.test_links import held, is_replaced, refused, renew, token_of


def follow(person: Person) -> Person:
    """Whoever plays again, at the next table."""
    answer = person.post("again")
    assert answer.status_code == 200, answer.text
    return Person(person.house, answer.json()["link"])


def no(person: Person) -> tuple[int, str]:
    """How the service refuses to let somebody play again."""
    answer = person.post("again")
    return answer.status_code, answer.json()["error"]


def test_everybody_comes_to_their_seat_by_their_old_link(house: House) -> None:
    table = ended_table(house, "me", "friend", "bot", "friend")
    assert table.host.state()["again"] is None
    one = follow(table.friends[1])
    assert [person.state()["again"] for person in (table.host, table.friends[0], table.watcher)] == [{"seat": 3}] * 3
    assert table.watcher.state()["last"][0]["text"] == "D would like to play again."
    others = [follow(person) for person in (table.host, table.friends[0], table.watcher)]
    assert [held(person) for person in (one, *others)] == [[3], [0], [1], []]
    states = [person.state() for person in (one, *others)]
    assert len({state["table"] for state in states}) == 1 and states[0]["table"] != table.host.state()["table"]
    assert [seat["name"] for seat in states[0]["seats"]] == ["A", "B", "C", "D"]
    assert [seat["kind"] for seat in states[0]["seats"]] == ["person", "person", "bot", "person"]
    assert not states[0]["over"] and states[0]["options"] == table.host.state()["options"]
    assert [state.get("links", {}).get("link") for state in states] == [None, others[0].link, None, None]
    assert others[2].link.startswith("/watch/") and held(Person(house, states[1]["links"]["watch"])) == []


def test_the_way_is_the_same_each_time_and_survives_the_service(database: Path) -> None:
    with running(plain(database)) as house:
        table = ended_table(house, "me", "friend")
        first = [follow(table.host), follow(table.host)]
        number = table.host.state()["number"]
    with running(plain(database)) as house:
        host, friend = (Person(house, person.link) for person in (table.host, table.friends[0]))
        assert friend.state()["again"] == {"seat": 0} and host.state()["number"] == number
        assert {person.link for person in (*first, follow(host))} == {first[0].link}
        assert held(follow(friend)) == [1] and host.state()["number"] == number
        assert follow(friend).state()["table"] == follow(host).state()["table"]


def test_people_who_ask_at_once_meet_at_one_table(house: House) -> None:
    table = ended_table(house, "me", "friend", "friend")
    people = [table.host, *table.friends] * 3
    with ThreadPoolExecutor(len(people)) as pool:
        found = list(pool.map(follow, people))
    assert len({person.state()["table"] for person in found}) == 1 and len({person.link for person in found}) == 3
    assert [held(person) for person in found[:3]] == [[0], [1], [2]]


def test_everybody_who_listens_is_told(house: House) -> None:
    table = ended_table(house, "me", "friend")
    with table.friends[0].listen() as friend, table.watcher.listen() as watcher:
        wait_until(lambda: bool(table.host.state()["seats"][1]["connected"]))
        follow(table.host)
        for ear in (friend, watcher):
            news = ear.next()
            assert (news["kind"], news["state"]["again"]) == ("again", {"seat": 0})
            assert [line["text"] for line in news["told"]] == ["A would like to play again."]
            assert follow(table.host).link not in str(news)


def test_people_at_one_screen_stay_there_and_somebody_away_sits_down_again(house: House) -> None:
    table = ended_table(house, "me", "here", "away")
    assert table.host.state()["seats"][2]["away"]
    following = follow(table.host)
    assert held(following) == [0, 1] and held(follow(table.friends[0])) == [2]
    assert [seat["kind"] for seat in following.state()["seats"]] == ["person"] * 3


@pytest.mark.parametrize("who", ["host", "watcher"])
def test_nobody_plays_again_before_the_end(house: House, who: str) -> None:
    table = house.open("me", "friend")
    assert no(getattr(table, who)) == (409, "match-goes-on")
    assert table.host.state()["again"] is None


def test_only_who_has_a_seat_opens_the_next_table(house: House) -> None:
    table = ended_table(house, "me", "friend")
    assert no(table.watcher) == (403, "not-your-seat") and table.host.state()["again"] is None
    assert Person(house, f"/seat/{token_of(table.watcher)}").post("again").status_code == 404
    follow(table.host)
    assert held(follow(table.watcher)) == []


def test_what_a_seat_was_given_at_the_next_table_stays(house: House) -> None:
    """A stolen link of the old table leads to no seat whose person has another link by now."""
    table = ended_table(house, "me", "friend", "friend")
    host, friend = follow(table.host), follow(table.friends[0])
    fresh = renew(friend, 1)
    assert no(table.friends[0]) == (410, "link-replaced") and is_replaced(friend) and held(fresh) == [1]
    given = renew(host, 2)
    assert held(given) == [2], "somebody who has not come yet gets a link too"
    assert no(table.friends[1]) == (409, "seat-taken") and held(given) == [2]
    assert refused(follow(table.host), 403, seat=3) == "not-your-seat"


def test_nobody_else_can_make_somebodys_way(house: House) -> None:
    table = ended_table(house, "me", "friend")
    follow(table.friends[0])
    known = [derived_token(token_of(person), "again") for person in (table.host, table.watcher)]
    stored = {link.hash for link in house.service.store.reading.links(following_of(table.host))}
    assert hash_of(known[0]) not in stored and hash_of(known[1]) not in stored, "they have not come yet"
    assert Person(house, f"/seat/{known[0]}").get("state").status_code == 404


def following_of(person: Person) -> str:
    """The id of the table that follows somebody's."""
    rows = person.house.service.store.reading.rows(person.state()["table"])
    content: dict[str, Any] = rows[-1].content
    return str(content["table"])

"""Links, and what each may see."""

from __future__ import annotations

import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pytest

from aevum.core.match import Match
from aevum.core.record import Record
from aevum.table.database import Database
from aevum.table.errors import DiskFull
from aevum.table.seats import Holder, derived_token, hash_of
from aevum.table.states import state_of
from tests.table.house import GAME, House, Person, State, Table

OBSERVED = Match.observed


def held(person: Person) -> list[int]:
    """The seats somebody holds."""
    return [seat["seat"] for seat in person.state()["seats"] if seat["mine"]]


def test_each_link_holds_its_seats(house: House) -> None:
    table = house.open("friend", "me", "here", "friend")
    assert held(table.host) == [1, 2]
    assert [held(friend) for friend in table.friends] == [[0], [3]]
    assert [friend["seat"] for friend in table.answer["friends"]] == [0, 3]
    assert held(table.watcher) == []


def test_a_table_without_a_seat_for_its_host(house: House) -> None:
    table = house.open("friend", "friend")
    assert held(table.host) == [] and table.host.state()["choices"] == []
    assert table.host.act(seat=0).status_code == 403


def test_only_the_host_is_shown_links_and_none_of_a_friend(house: House) -> None:
    table = house.open("me", "friend")
    expected = {name: table.answer[name] for name in ("link", "watch")}
    assert table.host.state()["links"] == expected
    for person in (*table.friends, table.watcher):
        assert "links" not in person.state()
    with table.host.listen(after=0) as ear, table.watcher.listen(after=0) as other:
        assert ear.next()["state"]["links"] == expected
        assert "links" not in other.next()["state"]


def test_tokens_are_long_and_only_their_hashes_are_on_disk(house: House) -> None:
    database = house.service.settings.database
    table = house.open("me", "friend")
    links = [table.answer["link"], table.answer["watch"], table.answer["friends"][0]["link"]]
    tokens = [link.split("/")[2] for link in links]
    assert len(set(tokens)) == 3 and min(map(len, tokens)) >= 32
    stored = b"".join(path.read_bytes() for path in database.parent.iterdir())
    for token in tokens:
        assert token.encode() not in stored
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT hash FROM links WHERE table_id = ?", (table.answer["table"],))
        hashes = {row[0] for row in rows}
    assert hashes == {hash_of(token) for token in tokens}


def test_a_derived_token_does_not_lead_to_others() -> None:
    host = "h" * 43
    tokens = {host, *(derived_token(host, purpose) for purpose in ("link 0 a", "link 1 a", "link 0 b", "watch"))}
    assert len(tokens) == 5
    assert derived_token(derived_token(host, "link 0 a"), "watch") not in tokens


def test_a_request_for_a_table_that_comes_again_gets_the_same_table(house: House) -> None:
    table = house.open("me", key="once")
    assert house.open("me", key="once").answer == table.answer
    assert house.open("me", key="twice").answer != table.answer
    assert house.open("me", "me", key="once").answer["table"] != table.answer["table"]
    assert house.open("me").answer != house.open("me").answer


def test_the_same_request_twice_at_once_gets_one_table(house: House) -> None:
    with ThreadPoolExecutor(4) as people:
        made = list(people.map(lambda _: house.open("me", key="at once").answer["table"], range(4)))
    assert len(set(made)) == 1


def test_a_request_that_was_refused_may_come_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    wish = {"game": GAME, "seats": [{"kind": "me", "name": "A"}], "key": "again"}
    with monkeypatch.context() as patch:
        patch.setattr(Database, "new_table", no_room)
        assert house.client.post("/api/tables", json=wish).status_code == 507
    assert house.client.post("/api/tables", json=wish).status_code == 201


def no_room(*_: object) -> None:
    """A disk that is full."""
    raise DiskFull(path="", reason="")


def shown(house: House, table: Table, seats: tuple[int, ...]) -> State:
    """What a holder of these seats is shown, from the table in memory."""
    holder = Holder(table.answer["table"], "friend", seats, "")
    live = house.service.tables._live[table.answer["table"]]
    live._parts = {}
    state: dict[str, Any] = state_of(live, holder, "en", None)
    del state["seed_hash"]
    return state


def test_what_nobody_may_know_changes_nothing_that_is_shown(house: House) -> None:
    table = house.open("me", "friend", "friend")
    before = [shown(house, table, seats) for seats in ((), (0,), (1,), (0, 2))]
    live = house.service.tables._live[table.answer["table"]]
    live.match.seed += 12345
    live.match._record(0).key[0] += 999
    assert [shown(house, table, seats) for seats in ((), (0,), (1,), (0, 2))] == before


def hide_food(self: Match, seat: int | None, at: int | None = None) -> Record:
    """As if everybody's food were their own secret."""
    seen = OBSERVED(self, seat, at)
    for other in range(len(self.players)):
        if other != seat:
            seen.food[other] = 0
    return seen


def test_what_a_seat_may_not_see_is_shown_to_it_nowhere(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "observed", hide_food)
    table = house.open("me", "friend")
    for person, mine in ((table.host, 0), (table.friends[0], 1), (table.watcher, None)):
        with person.listen(after=0) as ear:
            states = [person.state(), person.get("replay", at=0).json(), ear.next()["state"]]
        fed = [[seat for seat, side in enumerate(state["view"]["seats"]) if side["food"] > 0] for state in states]
        assert fed == [[] if mine is None else [mine]] * 3


def test_the_seed_is_nowhere_before_the_end(house: House) -> None:
    table = house.open("me", "friend")
    live = house.service.tables._live[table.answer["table"]]
    forms = [f"{live.match.seed:032x}", str(live.match.seed), f"{live.match.seed:x}"[-16:]]
    people = (table.host, *table.friends, table.watcher)
    for _ in range(5):
        table.pending().act()
    told = "".join(person.get(what, at=3).text for person in people for what in ("state", "replay", "file"))
    with table.watcher.listen(after=0) as ear:
        told += "".join(json.dumps(ear.next()) for _ in range(5))
    assert live.match.seed_hash in told
    assert not any(form in told for form in forms)


def test_who_gets_the_saved_file(house: House) -> None:
    shared, alone, bots = house.open("me", "friend"), house.open("me", "here", "bot"), house.open("bot", "bot")
    for person in (shared.host, *shared.friends, shared.watcher, alone.watcher, bots.watcher):
        answer = person.get("file")
        assert (answer.status_code, answer.json()["error"]) == (403, "file-sealed")
    mine = alone.host.get("file")
    assert mine.status_code == 200 and "seed" in mine.json()
    assert "attachment" in mine.headers["content-disposition"]
    assert bots.host.get("file").status_code == 200


def test_the_file_stays_sealed_while_somebody_is_away(house: House) -> None:
    table = house.open("me", "friend", options={"first": 1})
    assert table.friends[0].post("seat", do="hand", seat=1, key="hand").status_code == 200
    assert table.host.state()["seats"][1]["away"]
    assert table.host.get("file").json()["error"] == "file-sealed", "whoever is away may come back"


def test_whoever_has_handed_over_is_not_asked_until_they_take_the_seat_back(house: House) -> None:
    me = house.open("me").host  # nobody else is at the table, so that the computer waits too
    before = me.state()
    assert me.post("seat", do="hand", seat=0, key="hand").status_code == 200
    away = me.state()
    assert away["pending"] == [0] and away["choices"] == [] and away["asked"]["step"] == "waiting"
    assert me.post("seat", do="take", seat=0, key="take").status_code == 200
    after = me.state()
    assert (after["choices"], after["asked"]) == (before["choices"], before["asked"])


def test_everybody_gets_the_saved_file_at_the_end(house: House) -> None:
    table = house.open("friend")
    assert table.host.get("file").status_code == 403
    while choices := table.friends[0].state()["choices"]:
        table.friends[0].act(action=choices[-1]["action"])
    for person in (table.host, *table.friends, table.watcher):
        assert person.get("file").json()["seed"] == person.state()["seed"]


@pytest.mark.parametrize("at", ["-1", "x", "", "9" * 30, "5"])
def test_only_the_past_can_be_replayed(house: House, at: str) -> None:
    table = house.open("me")
    assert table.host.get("replay", at=at).status_code == 400


def test_the_past_is_shown_as_it_was(house: House) -> None:
    table = house.open("me", "friend")
    before = [table.watcher.state()]
    for _ in range(6):
        table.pending().act()
        before.append(table.watcher.state())
    for at, then in enumerate(before):
        state = table.watcher.get("replay", at=at).json()
        assert state["position"] == at and state["length"] == 6 and state["choices"] == []
        assert (state["view"], state["last"]) == (then["view"], then["last"])
        assert state["asked"] == then["asked"] and state["pending"] == then["pending"]

"""Choosing at the same time and changing seats at a table, with the toy game in the house."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from aevum.core import savefile
from aevum.core.match import Match, Player
from aevum.table.table import Table as Live
from aevum.table.ways_back import Known, WaysBack, find_ways_back
from tests.core.test_dozing import led
from tests.table.house import House, Person, State, Table, plain, running, standing, wait_until
from tests.toy import TOY

TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game of the house."""
    monkeypatch.setitem(sys.modules, "aevum.games.toy", SimpleNamespace(GAME=TOY))
    monkeypatch.setattr("aevum.games.GAME_IDS", ("toy",))
    monkeypatch.setattr("aevum.core.text.GAMES", TESTS)


@pytest.fixture
def house(database: Path) -> Iterator[House]:
    """A house in which nobody has to be gone for long to be absent."""
    with running(plain(database, absence=0.0)) as found:
        yield found


def three(house: House, reacting: int = 0, awake: bool = True) -> tuple[Table, list[Person]]:
    """A table of three people, the leader's decision made: all are to lay a card, and all awake want to be asked."""
    table = house.open("me", "friend", "friend", game="toy", options={"reacting": reacting})
    people = [table.host, *table.friends]
    for seat, person in enumerate(people):
        assert person.post("withdraw" if awake else "doze", seat=seat).status_code == 200
    leader = people[table.host.state()["pending"][0]]
    assert leader.act(action="pass").status_code == 200
    return table, people


def choose(person: Person, place: int = 0, **more: Any) -> Any:
    """Somebody takes one of the choices."""
    state = person.state()
    answer = person.post(
        "act",
        **(
            {
                "seat": state["eye"],
                "action": state["choices"][place]["action"],
                "position": state["position"],
                "key": f"{state['eye']} {place} {state['position']}",
            }
            | more
        ),
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def of_others(state: State) -> State:
    """What a state says to another seat."""
    return standing(state)


def test_choices_are_sealed_and_changed_without_a_trace(house: House) -> None:
    table, (first, second, third) = three(house)
    opened = first.state()["position"]
    assert choose(second)["sealed"] is True
    before = [of_others(person.state()) for person in (first, third, table.watcher)]
    assert before[0]["chosen"] == [1] and before[0]["pending"] == [0, 2] and before[0]["sealed"] is None
    with table.watcher.listen() as ear:
        assert ear.any_event().kind == "presence"
        choose(second, -1)
        assert [of_others(person.state()) for person in (first, third, table.watcher)] == before
        own = second.state()
        assert own["sealed"] == own["choices"][-1]["action"] and own["asked"]["step"] == "lay"
        choose(third, position=opened)
        news = ear.any_event()
        assert (news.kind, news.data) == ("chosen", {"chosen": [1, 2]}), "nothing was told of the change of mind"
    answer = choose(first, position=opened)
    assert "sealed" not in answer and answer["position"] == opened + 1
    assert first.state()["position"] == opened + 3 and first.state()["chosen"] == []


def test_a_retry_of_an_older_choice_changes_nothing(house: House) -> None:
    _, (_, second, _) = three(house)
    choose(second, 0, key="old")
    choose(second, -1, key="new")
    last = second.state()["sealed"]
    choose(second, 0, key="old")
    assert second.state()["sealed"] == last


def test_sealed_choices_and_standing_passes_outlive_the_service(database: Path) -> None:
    with running(plain(database)) as house:
        _, people = three(house, reacting=1)
        for person in people:
            choose(person)
        choose(people[1], action="pass", stretch="shown")
        choose(people[2], -1)
        links = [person.link for person in people]
        before = [standing(person.state()) for person in people]
    assert before[1]["standing"] == {"seat": 1, "stretch": "shown", "label": "until somebody shows a card"}
    assert [stretch["stretch"] for stretch in before[0]["stretches"]] == ["round", "shown"]
    with running(plain(database)) as house:
        people = [Person(house, link) for link in links]
        assert [standing(person.state()) for person in people] == before
        choose(people[0], action="pass")
        assert people[0].state()["asked"]["step"] != "react"
        with closing(sqlite3.connect(database)) as connection:
            kept = connection.execute("SELECT content FROM sealed").fetchall()
        assert all('"do":null' in row[0] for row in kept), "what is entered is sealed no longer"
        assert people[1].post("withdraw", seat=1, key="w").status_code == 200
        assert people[1].state()["standing"] is None
        assert people[0].post("withdraw", seat=1, key="w").status_code == 403


def test_what_computers_have_sealed_outlives_the_service(database: Path) -> None:
    """They seal without a request of a page, so there is no key to it."""
    with running(plain(database)) as house:
        _, people = three(house)
        for person in people[1:]:
            choose(person)
        links = [person.link for person in people]
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE sealed SET keys = '[]'")
    with running(plain(database)) as house:
        first = Person(house, links[0])
        assert first.state()["chosen"] == [1, 2]
        choose(first)
        assert first.state()["chosen"] == []


def test_people_pass_by_default_until_they_want_to_be_asked(database: Path) -> None:
    with running(plain(database)) as house:
        table, people = three(house, reacting=1, awake=False)
        assert [person.state()["awake"] for person in (*people, table.watcher)] == [False, False, False, None]
        before = of_others(people[0].state())
        assert people[0].post("withdraw", seat=1).status_code == 403
        assert people[1].post("withdraw", seat=1).status_code == 200
        assert people[1].state()["awake"] is True and of_others(people[0].state()) == before, "nobody else is told"
        for person in people:
            choose(person)
        assert people[1].state()["asked"]["step"] == "react"
        links = [person.link for person in people]
    with running(plain(database)) as house:
        people = [Person(house, link) for link in links]
        assert [person.state()["awake"] for person in people] == [False, True, False]
        choose(people[1], action="pass")
        state = people[1].state()
        assert state["pending"] == [1] and state["asked"]["step"] == "lead", "the others passed by themselves"
        choose(people[1], action="pass")
        for person in people:
            choose(person)
        assert people[1].state()["asked"]["step"] == "react"
        assert people[0].post("doze", seat=1).status_code == 403
        assert people[1].post("doze", seat=1).json()["position"] == state["position"] + 5
        assert people[1].state()["awake"] is False and people[1].state()["asked"]["step"] != "react"
        assert people[1].state()["position"] == state["position"] + 7
        with closing(sqlite3.connect(database)) as connection:
            assert connection.execute("SELECT content FROM sealed").fetchall() == []


def test_rows_of_earlier_versions_say_nothing_of_who_is_awake(database: Path) -> None:
    with running(plain(database)) as house:
        _, people = three(house, reacting=1)
        choose(people[1])
        links, sealed = [person.link for person in people], people[1].state()["sealed"]
    with closing(sqlite3.connect(database)) as connection, connection:
        changed = connection.execute("""UPDATE sealed SET content = json_remove(content, '$.awake')""").rowcount
    assert changed == 3
    with running(plain(database)) as house:
        states = [Person(house, link).state() for link in links]
    assert [state["awake"] for state in states] == [False] * 3 and states[1]["sealed"] == sealed


def test_what_may_be_taken_back_depends_on_who_is_awake() -> None:
    live = Live("table", led())
    assert find_ways_back(live.match, 0).alone == ()
    live.learn_ways_back(Known(live.match.position, ways={0: WaysBack()}))
    assert live.ways_back(0) == WaysBack()
    live.keep_aside(live.match.aside.waking(0), {})
    assert live.ways_back(0) is None and find_ways_back(live.match, 0).alone == (0,)


def test_an_imported_match_keeps_who_is_awake(house: House) -> None:
    match = Match.new(TOY, [Player("Ann"), Player("Bob")], {"reacting": 1}, 3)
    match.withdraw(0)
    answer = house.client.post("/api/tables/import", json=savefile.dump(match))
    assert answer.status_code == 201, answer.text
    table = Table(house, answer.json())
    assert [table.host.state(seat=seat)["awake"] for seat in range(2)] == [True, False]


def test_a_stretch_that_is_not_offered(house: House) -> None:
    _, (first, _, _) = three(house)
    state = first.state()
    answer = first.post(
        "act", seat=0, action=state["choices"][0]["action"], position=state["position"], key="k", stretch="night"
    )
    assert (answer.status_code, answer.json()["error"]) == (422, "unknown-stretch")


def change(person: Person, status: int = 200, **wish: Any) -> Any:
    """Somebody asks for another seating."""
    answer = person.post("seat", **({"key": f"{wish}"} | wish))
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_seat_is_handed_to_the_computer_and_taken_back(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.table.table.Table.robots_to_move", lambda table: [])
    table, (first, second, third) = three(house)
    choose(third)
    number = change(second, do="hand", seat=1)["number"]
    assert change(second, do="hand", seat=1)["number"] == number, "a retry"
    seat = first.state()["seats"][1]
    assert (seat["kind"], seat["level"], seat["away"], seat["name"]) == ("bot", "club", True, "B")
    assert table.watcher.state()["last"][0]["text"] == "The computer plays on for B."
    assert first.state()["chosen"] == [2], "what another chose stays sealed"
    change(first, 403, do="take", seat=1)
    change(second, do="take", seat=1)
    assert first.state()["seats"][1] | {"connected": None} == {
        "seat": 1, "name": "B", "kind": "person", "connected": None, "mine": False, "away": False, "score": 0
    }  # fmt: skip
    change(second, 409, do="take", seat=1, key="again")


def test_a_seat_is_handed_to_somebody_else(house: House) -> None:
    _, (first, second, _) = three(house)
    change(first, 403, do="invite", seat=1)
    link = change(second, do="invite", seat=1)["link"]
    assert change(second, do="invite", seat=1)["link"] == link
    guest = Person(house, link)
    state = guest.state()
    assert (state["invited"], state["eye"], state["choices"]) == ({"seat": 1}, None, [])
    change(guest, 400, do="take", seat=1)
    change(guest, do="take", seat=1, name="Dora")
    assert guest.state()["eye"] == 1 and guest.state()["choices"] and guest.state()["invited"] is None
    assert second.state()["eye"] is None and second.state()["choices"] == []
    assert first.state()["seats"][1]["name"] == "Dora"


def test_somebody_joins_late(house: House) -> None:
    table = house.open("me", "friend", game="toy")
    change(table.friends[0], 409, do="invite")
    guest = Person(house, change(table.host, do="invite")["link"])
    assert guest.state()["invited"] == {"seat": None}
    change(guest, do="take", name="Dora")
    state = guest.state()
    assert state["eye"] == 2 and sum(state["view"]["seats"][2]["hand"]) == 3
    assert "Dora joins the game on seat 3." in [line["text"] for line in table.host.state()["last"]]


def test_somebody_absent_is_replaced_when_all_others_agree(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.table.table.Table.robots_to_move", lambda table: [])
    table, (first, second, third) = three(house)
    change(first, 409, do="replace", seat=0)
    with second.listen() as ear:
        ear.any_event()
        change(first, 409, do="replace", seat=1, key="here")
    live = house.service.tables._live[table.answer["table"]]
    wait_until(lambda: live.present[1] == 0)
    change(first, 202, do="replace", seat=1)
    assert third.state()["seat_asked"] == {"seat": 1, "waiting": [2], "level": "club"}
    assert third.state()["undo_asked"] is None
    assert third.post("consent", agree=True, key="yes").status_code == 200
    assert live.match.log[-1].kind == "sit" and live.match.log[-1].agreed == {0, 2}
    assert second.state()["seats"][1]["away"] is True
    change(second, do="take", seat=1)
    assert second.state()["choices"] != []


def test_seat_changes_outlive_the_service(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.table.table.Table.robots_to_move", lambda table: [])
    with running(plain(database)) as house:
        _, people = three(house)
        change(people[1], do="hand", seat=1, level="random")
        links = [person.link for person in people]
        before = [standing(person.state()) for person in people]
    with running(plain(database)) as house:
        assert [standing(Person(house, link).state()) for link in links] == before


def test_computers_stop_where_nobody_is_left(house: House) -> None:
    table, people = three(house)
    for seat, person in enumerate(people):
        change(person, do="hand", seat=seat)
    live = house.service.tables._live[table.answer["table"]]
    assert live.robots_to_move() == []
    live.watched = 1
    assert live.robots_to_move() == [0, 1, 2]
    live.watched = 0

"""What the computer would do is told to whoever plays computers only, and among people where the table allows it."""

from __future__ import annotations

from pathlib import Path

from tests.table.house import House, Person, Table, plain, running


def advised(person: Person) -> tuple[int, str]:
    """The status of the answer, and its error."""
    answer = person.get("advice")
    return answer.status_code, answer.json().get("error", "")


def test_against_computers_a_choice_is_named_with_a_reason_and_not_made(house: House) -> None:
    table = house.open("me", "bot greedy", options={"first": 1})
    before = table.host.state()
    assert before["advice"] == "alone"
    told = table.host.get("advice", lang="en").json()
    named = next(choice for choice in before["choices"] if choice["action"] == told["action"])
    assert told["label"] == named["label"] and told["position"] == before["position"]
    assert told["reason"].endswith(".")
    assert table.host.state()["position"] == before["position"]
    assert table.host.get("advice", lang="en").json() == told, "whoever asks again is told the same"
    assert table.host.act(action=told["action"]).status_code == 200


def test_people_get_none_against_each_other(house: House) -> None:
    for table in (house.open("me", "friend"), house.open("me", "here"), house.open("me", "friend", "bot greedy")):
        for person in (table.host, *table.friends):
            assert person.state()["advice"] == "" and advised(person) == (403, "no-advice")


def test_whoever_is_away_is_a_person_still(house: House) -> None:
    table = house.open("me", "friend")
    friend = table.friends[0]
    assert friend.post("seat", do="hand", seat=1, key="away").status_code == 200
    assert advised(table.host) == (403, "no-advice")


def is_open(table: Table) -> None:
    """Advice is allowed at a table, and everybody knows."""
    for person in (table.host, *table.friends, table.watcher):
        assert person.state()["advice"] == "table"
    mover = table.pending()
    other = next(person for person in (table.host, *table.friends) if person is not mover)
    assert advised(mover) == (200, "") and advised(other) == (409, "not-your-turn")
    assert table.watcher.get("advice").status_code == 404


def test_a_table_may_allow_it_and_everybody_is_told(database: Path) -> None:
    with running(plain(database)) as house:
        table = house.open("me", "friend", advice=True)
        assert any(line["event"] == "advice" for line in table.watcher.state()["last"])
        is_open(table)
        answer = house.client.post("/api/tables", json={"game": "tempus", "seats": [], "advice": "yes"})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")
    with running(plain(database)) as again:
        is_open(Table(again, table.answer))


def test_when_nothing_is_asked_nothing_is_advised(house: House) -> None:
    table = house.open("me")
    while not (state := table.host.state())["over"]:
        table.host.act(action=state["choices"][-1]["action"])
    assert advised(table.host) == (409, "match-over")

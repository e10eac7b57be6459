"""The whole log, some lines at a time: however old the table is, whoever scrolls back reads all of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.house import House, Person, Table

Entry = dict[str, Any]
LOG_PAGE = 6


def page(person: Person, **where: int) -> list[Entry]:
    answer = person.get("log", **where)
    assert answer.status_code == 200, answer.text
    entries: list[Entry] = answer.json()["entries"]
    return entries


def everything(person: Person, number: int) -> list[Entry]:
    """The log as a page reads it: from the end back."""
    found: list[Entry] = []
    while number > 1:
        older = page(person, before=number)
        assert len(older) == min(LOG_PAGE, number - 1)
        found, number = older + found, older[0]["number"]
    return found


@pytest.fixture
def old_table(house: House, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table of people that has gone on for more than two pages of the log."""
    monkeypatch.setattr("aevum.table.api.LOG_PAGE", LOG_PAGE)
    table = house.open("me", "here")
    for _ in range(2 * LOG_PAGE + 3):
        assert table.host.act().status_code == 200
    return table


def test_all_that_was_told_can_be_read_from_the_end_back(old_table: Table) -> None:
    me = old_table.host
    number = me.state()["number"]
    read = everything(me, number + 1)
    with me.listen(after=0) as ear:
        heard = [ear.next() for _ in range(number)]
    for name in ("number", "kind", "told", "position"):
        assert [entry[name] for entry in read] == [event[name] for event in heard]
    assert not any(entry["undone"] for entry in read)


def test_lines_around_a_moment_and_those_after_it(old_table: Table) -> None:
    me = old_table.host
    number = me.state()["number"]
    around = page(me, at=LOG_PAGE)
    assert len(around) == LOG_PAGE and LOG_PAGE in [entry["position"] for entry in around]
    assert [entry["number"] for entry in page(me, after=number - 3)] == [number - 2, number - 1, number]
    assert page(me, at=0)[0]["kind"] == "deal" and page(me, after=number) == page(me, before=1) == []


def test_what_was_taken_back_is_marked(house: House) -> None:
    table = house.open("me", "here")
    for _ in range(3):
        table.host.act()
    before = table.host.state()["position"]
    table.host.act()
    table.host.post("name", seat=0, name="Zoë")
    undone = table.host.undo(to=before).json()["position"]
    table.host.act()
    entries = page(table.host, after=0)
    assert [entry["position"] for entry in entries if entry["undone"]] == [before + 1]
    assert [entry.get("to") for entry in entries if entry["position"] == undone] == [before]
    assert [entry["kind"] for entry in entries][-4:] == ["act", "name", "undo", "act"]


def test_only_one_place_can_be_asked_for(house: House) -> None:
    watcher = house.open("me", "here").watcher
    assert watcher.get("log", before=1, after=1).status_code == 400
    assert watcher.get("log").status_code == 400
    assert watcher.get("log", at=99).status_code == 400
    assert watcher.get("log", before="x").status_code == 400

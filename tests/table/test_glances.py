"""A glance at a table: how it stands, whose turn it is and since when."""

from __future__ import annotations

from pathlib import Path

from tests.table.house import GAME, House, Person, plain, running


def test_a_glance_tells_what_the_state_tells_and_nothing_to_choose(house: House) -> None:
    table = house.open("me", "friend")
    for person in (table.host, table.friends[0], table.watcher):
        glance, state = person.get("glance", lang="fr").json(), person.state(lang="fr")
        assert glance["name"] == "Roll Through the Ages" and glance["picture"] and glance["game"] == GAME
        own = ("name", "picture", "since")
        assert {part: value for part, value in glance.items() if part not in own} == {
            part: value for part, value in state.items() if part in glance and part not in own
        }
        assert not {"choices", "undo", "links", "seed"} & glance.keys()


def test_since_is_when_the_match_came_to_stand_so(database: Path) -> None:
    now = [1000.0]
    settings = plain(database, clock=lambda: now[0])
    with running(settings) as house:
        table = house.open("me", "friend")
        seen = [since(table.watcher)]
        now[0] += 60
        assert table.host.post("name", seat=0, name="Ann").status_code == 200
        seen.append(since(table.watcher))
        now[0] += 60
        assert table.pending().act().status_code == 200
        seen.append(since(table.watcher))
    with running(settings) as house:
        seen.append(since(Person(house, table.watcher.link)))
    assert seen == [1000.0, 1000.0, 1120.0, 1120.0], "a name changes nothing in the match"


def since(person: Person) -> float:
    """Since when a table stands as it does."""
    found: float = person.get("glance").json()["since"]
    return found

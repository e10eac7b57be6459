"""Saved files: what is taken out can be brought in again, and nothing else can."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aevum.core import savefile
from aevum.core.match import Match, Player
from aevum.games import game_named
from tests.table.house import GAME, House, Person, Table


def bring(house: House, saved: Any) -> Table:
    """A file becomes a table."""
    answer = house.client.post("/api/tables/import", json=saved)
    assert answer.status_code == 201, answer.text
    return Table(house, answer.json())


def a_file(house: House, moves: int) -> tuple[Person, dict[str, Any]]:
    """Somebody alone at a table, and the file of it."""
    table = house.open("me", "here")
    for _ in range(moves):
        table.host.act()
    file: dict[str, Any] = table.host.get("file").json()
    return table.host, file


def test_an_unfinished_match_goes_on(house: House) -> None:
    host, file = a_file(house, 12)
    table = bring(house, file)
    state, before = table.host.state(), host.state()
    assert state["view"] == before["view"] and state["position"] == 12 and state["seed_hash"] == before["seed_hash"]
    assert [seat["mine"] for seat in state["seats"]] == [True, True] and table.friends == []
    assert state["table"] != before["table"]
    assert table.host.act().status_code == 200
    assert host.state() == before, "the table it came from stays as it is"


def test_a_finished_match_can_be_looked_at(house: House) -> None:
    solo = house.open("me").host
    while choices := solo.state()["choices"]:
        solo.act(action=choices[-1]["action"])
    table = bring(house, solo.get("file").json())
    state = table.host.state()
    assert state["over"] and state["choices"] == [] and state["length"] == solo.state()["length"]
    assert table.watcher.get("replay", at=3).json()["view"] == solo.get("replay", at=3).json()["view"]
    with table.watcher.listen(after=0) as ear:
        assert [ear.next()["number"] for _ in range(5)] == [1, 2, 3, 4, 5]


def test_a_match_with_everything_in_it_comes_back(house: House) -> None:
    host, _ = a_file(house, 3)
    assert host.undo(to=0).status_code == 200
    host.act()
    host.post("name", seat=0, name="Zoë")
    file = host.get("file").json()
    table = bring(house, file)
    assert table.host.get("file").json() == file
    assert table.host.state()["seats"][0]["name"] == "Zoë"


def test_computers_play_on(house: House) -> None:
    match = Match.new(game_named(GAME), [Player("A"), Player("B", "random")], {"first": 2})
    table = bring(house, savefile.dump(match))
    with table.host.listen(after=0) as ear:
        state = ear.until(lambda event: event["state"]["choices"] != [])["state"]
    assert state["pending"] == [0] and state["position"] > 0


def broken(file: dict[str, Any]) -> list[tuple[str, Any, str]]:
    """Files that something is wrong with: what, the file, and the code of the refusal."""
    log = file["log"]
    other = {**log[0], "hash": "0" * 16}
    return [
        ("cut off", {**file, "log": [*log[:-1], {}]}, "broken-file"),
        ("no log", {key: value for key, value in file.items() if key != "log"}, "broken-file"),
        ("log of numbers", {**file, "log": [1, 2]}, "broken-file"),
        ("another hash", {**file, "log": [other, *log[1:]]}, "replay-differs"),
        ("another seed", {**file, "seed": "0" * 32}, "seed-mismatch"),
        ("no seed", {**file, "seed": "many"}, "bad-seed"),
        ("newer", {**file, "aevum": 99}, "newer-file"),
        ("another game", {**file, "game": "chess"}, "unknown-game"),
        ("a number for a game", {**file, "game": 7}, "broken-file"),
        ("no action", {**file, "log": [{**log[0], "do": "dance"}, *log[1:]]}, "unknown-action"),
        ("an odd seat", {**file, "log": [{**log[0], "seat": "one"}, *log[1:]]}, "broken-file"),
        ("too many players", {**file, "players": file["players"] * 9}, "bad-seat-count"),
        ("an odd option", {**file, "options": {"trading": "yes"}}, "bad-option-value"),
        (
            "an unknown computer",
            {**file, "players": [{"name": "A", "bot": "clever"}, file["players"][1]]},
            "unknown-bot",
        ),
        (
            "an unreadable name",
            {**file, "players": [{"name": "a\u202eb", "bot": None}, file["players"][1]]},
            "broken-file",
        ),
        ("a result too early", {**file, "result": {"scores": [9, 9], "winners": [1]}}, "broken-file"),
        ("nothing", {}, "broken-file"),
    ]


def test_what_is_no_whole_match(house: House) -> None:
    _, file = a_file(house, 6)
    for what, saved, code in broken(file):
        answer = house.client.post("/api/tables/import", json=saved)
        assert answer.json()["error"] == code, what
        assert answer.status_code in (400, 422) and answer.json()["text"], what


def test_a_file_is_taken_as_json_only(house: House) -> None:
    _, file = a_file(house, 1)
    body = json.dumps(file).encode()
    assert house.client.post("/api/tables/import", content=body).status_code == 415
    listed = house.client.post("/api/tables/import", json=[file])
    assert listed.status_code == 400


@pytest.mark.parametrize("part", ["aevum", "game", "options", "players", "seed_hash", "seed", "start", "log", "result"])
@pytest.mark.parametrize("value", [None, 7, "x", [], {}, [[]], -1])
def test_a_file_with_any_part_wrong_is_refused_or_read(house: House, part: str, value: Any) -> None:
    file = savefile.dump(Match.new(game_named(GAME), [Player("A")], {}, 7))
    answer = house.client.post("/api/tables/import", json={**file, part: value})
    assert answer.status_code in (201, 400, 422)

"""Acting: once, in turn, at the position it was meant for, and never twice."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from aevum.core import savefile
from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.games import game_named
from tests.table.house import House, Person, Table, plain, running


def unchanged(person: Person, before: dict[str, Any]) -> bool:
    """Whether nothing has happened at a table."""
    return person.state() == before


def test_a_move_is_played_and_seen_by_everybody(house: House) -> None:
    table = house.open("me", "friend")
    mover = table.pending()
    before = mover.state()
    answer = mover.act()
    assert answer.status_code == 200
    assert answer.json() == {"number": before["number"] + 1, "position": before["position"] + 1}
    for person in (table.host, *table.friends, table.watcher):
        assert person.state()["position"] == before["position"] + 1


def test_a_whole_match_is_played_to_its_end(house: House) -> None:
    table = house.open("me")
    while not (state := table.host.state())["over"]:
        assert state["pending"] == [0] and "seed" not in state
        assert table.host.act(action=state["choices"][-1]["action"]).status_code == 200
    assert state["winners"] == [0] and state["choices"] == [] and len(state["seed"]) == 32
    late = table.host.act(action="stop")
    assert (late.status_code, late.json()["error"]) == (409, "match-over")
    undo = table.host.undo()
    assert (undo.status_code, undo.json()["error"]) == (409, "match-over"), "the seed is known by now"


def test_a_move_sent_twice_is_played_once(house: House) -> None:
    table = house.open("me", "friend")
    mover = table.pending()
    move = {"position": mover.state()["position"], "key": "once", "action": mover.state()["choices"][0]["action"]}
    first = mover.act(seat=seat_of(mover), **move)
    after = mover.state()
    again = mover.act(seat=seat_of(mover), **move)
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert unchanged(mover, after)


def test_a_move_sent_again_after_a_restart_is_played_once(database: Path) -> None:
    with running(plain(database)) as house:
        table = house.open("me", "friend")
        mover = table.pending()
        state = mover.state()
        move = {"position": state["position"], "key": "once", "action": state["choices"][0]["action"]}
        first = mover.act(seat=seat_of(mover), **move)
        after = mover.state()
    with running(plain(database)) as house:
        mover = Person(house, mover.link)
        again = mover.act(seat=seat_of(mover), **move)
        assert (again.status_code, again.json()) == (first.status_code, first.json())
        assert unchanged(mover, after)


def test_the_keys_of_different_people_do_not_meet(house: House) -> None:
    table = house.open("me", "friend")
    used: set[Person] = set()
    while len(used) < 2:
        mover = table.pending()
        answer = mover.act(key="same") if mover not in used else mover.act()
        assert answer.status_code == 200
        used.add(mover)


def test_a_key_serves_for_one_request_only(house: House) -> None:
    table = house.open("me")
    table.host.act(key="once")
    before = table.host.state()
    other = table.host.act(key="once")
    assert (other.status_code, other.json()["error"]) == (409, "key-used")
    assert unchanged(table.host, before)


def seat_of(person: Person) -> int:
    """The seat of somebody who has one."""
    return next(int(seat["seat"]) for seat in person.state()["seats"] if seat["mine"])


def test_what_is_refused_changes_nothing(house: House) -> None:
    table = house.open("me", "friend")
    mover = table.pending()
    other = table.friends[0] if mover is table.host else table.host
    mover.act()
    mover = table.pending()
    other = table.friends[0] if mover is table.host else table.host
    before, mine, foreign = mover.state(), seat_of(mover), seat_of(other)
    refused: list[tuple[Person, dict[str, Any], int, str]] = [
        (mover, {"position": 0}, 409, "stale"),
        (mover, {"position": 99}, 409, "stale"),
        (mover, {"action": "build great_wall 7"}, 422, "not-offered"),
        (mover, {"action": "dance"}, 422, "unknown-action"),
        (mover, {"action": "reroll 9"}, 422, "unknown-action"),
        (mover, {"seat": foreign}, 403, "not-your-seat"),
        (mover, {"seat": 5}, 403, "not-your-seat"),
        (other, {"seat": mine}, 403, "not-your-seat"),
        (other, {"seat": foreign}, 409, "not-your-turn"),
        (mover, {"seat": "0"}, 400, "bad-request"),
        (mover, {"seat": True}, 400, "bad-request"),
        (mover, {"seat": -1}, 400, "bad-request"),
        (mover, {"position": 0.5}, 400, "bad-request"),
        (mover, {"position": None}, 400, "bad-request"),
        (mover, {"position": 10**30}, 400, "bad-request"),
        (mover, {"action": 7}, 400, "bad-request"),
        (mover, {"action": ""}, 400, "bad-request"),
        (mover, {"action": "x" * 1000}, 400, "bad-request"),
        (mover, {"key": None}, 400, "bad-request"),
        (mover, {"key": "x" * 101}, 400, "bad-request"),
        (mover, {"key": ["a"]}, 400, "bad-request"),
    ]
    for person, change, status, code in refused:
        answer = person.act(**change)
        assert (answer.status_code, answer.json()["error"]) == (status, code), change
        assert answer.json()["text"]
        assert unchanged(mover, before), change


def test_why_something_is_not_possible(house: House) -> None:
    table = house.open("me")
    offered = table.host.state()["choices"][0]["action"]
    assert table.host.get("why", action=offered).json()["rule"] is None
    why = table.host.get("why", action="build great_wall 7", lang="en").json()
    assert why["rule"].startswith("RT-") and why["text"]
    assert table.host.get("why", action="dance").status_code == 422
    assert table.host.get("why").status_code == 400
    assert house.open("friend").host.get("why", action=offered).status_code == 403, "no seat, no secrets"


def test_the_refused_move_names_its_rule(house: House) -> None:
    answer = house.open("me").host.act(action="build great_wall 7").json()
    assert answer["rule"] in answer["text"]


@pytest.mark.parametrize("name", ["Zoë", "山田　太郎", "👩‍🚀"])
def test_a_seat_is_renamed(house: House, name: str) -> None:
    table = house.open("me", "friend")
    with table.friends[0].listen() as ear:
        answer = table.host.post("name", seat=0, name=f" {name} ")
        assert answer.status_code == 200
        event = ear.next()
    assert event["kind"] == "name"
    assert event["state"]["seats"][0]["name"] == " ".join(name.split())
    assert table.host.post("name", seat=0, name=name).json()["number"] == answer.json()["number"], "nothing new"


@pytest.mark.parametrize("name", ["", "   ", None, 7, "x" * 41, "a\x00b", "a\u202eb", ["a"]])
def test_a_name_must_be_readable(house: House, name: Any) -> None:
    table = house.open("me", "friend")
    before = table.host.state()
    assert table.host.post("name", seat=0, name=name).status_code == 400
    assert table.host.post("name", seat=1, name="X").status_code == 403
    assert unchanged(table.host, before)


def test_whoever_goes_on_does_so_beyond_the_passes_that_came_with_the_move(database: Path) -> None:
    """Several moves in a row go on behind what nobody has to be asked, also where one of them is sent again."""
    match, words = before_a_pass_of_its_own()
    with running(plain(database, bot_pause=30.0)) as house:
        answer = house.client.post("/api/tables/import", json=savefile.dump(match))
        me = Table(house, answer.json()).host
        sent = me.act(action=words, position=match.position, key="once").json()
        assert sent["position"] == me.state()["position"] >= match.position + 2
        assert me.act(action=words, position=match.position, key="once").json() == sent


def before_a_pass_of_its_own() -> tuple[Match, str]:
    """A match of one person with the computer, and what the person can do that a pass of the same follows by itself."""
    game, random = game_named("seven-ages"), Random(6)
    match = Match.new(game, (Player("A"), Player("B", bot="random")), {}, 6, interpreted(game))
    match.people_doze = True
    while True:
        seat = next(seat for seat in match.pending if seat not in match.aside.sealed)
        action = random.choice([*match.choices(seat)])
        move = match.prepare_move(seat, action)
        if [entry.seat for entry in move.entries[:2]] == [0, 0]:
            return match, game.vocabulary.to_words(action)
        match.make(move)

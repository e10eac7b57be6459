"""Several people at one screen who have secrets from each other: one of them looks at a time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from aevum.bots import random_bot
from aevum.core import savefile
from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import GAME_IDS, game_named
from aevum.table.seats import Holder
from aevum.table.states import state_of
from tests.table.house import GAME, House, Person, State, Table

HIDING = "tempus"
OPTIONS = {"island": 1, "first": 1}
CHANNELS = ("state", "replay", "events")


def hands(state: State) -> list[int]:
    """The seats whose cards are open in a state."""
    return [seat for seat, side in enumerate(state["view"]["seats"]) if side["hand"]]


def all_hold_cards(match: Match) -> bool:
    """Whether everybody has something to hide."""
    return all(match.observed(None).hand_size[seat] > 0 for seat in range(3))


def begins(match: Match) -> bool:
    """Whether the first action is asked for; nobody has a card yet."""
    return match.step == "action"


def is_over(match: Match) -> bool:
    """Whether the match has ended."""
    return match.over


@cache
def played(game: str, people: int, until: Callable[[Match], bool]) -> dict[str, Any]:
    """A match of three, so many of them people, played at random until something holds."""
    players = [Player(name, None if seat < people else "random") for seat, name in enumerate("ABC")]
    options = OPTIONS if game == HIDING else {}
    match = Match.new(game_named(game), players, options, 1, compiled(game_named(game)))
    while not until(match):
        seat = match.pending[0]
        match.play(seat, random_bot(match.engine, match.observed(seat), seat, match.position))
    return savefile.dump(match)


def bring(house: House, people: int, game: str = HIDING, until: Callable[[Match], bool] = all_hold_cards) -> Table:
    """A table that stands so; all people's seats are at one screen."""
    answer = house.client.post("/api/tables/import", json=played(game, people, until))
    assert answer.status_code == 201, answer.text
    return Table(house, answer.json())


def shown(person: Person, channel: str, **params: Any) -> list[State]:
    """The states that a link is shown by one of the ways there are."""
    now = person.state()
    if channel == "state":
        return [person.state(**params)]
    if channel == "replay":
        return [person.get("replay", at=at, **params).json() for at in range(now["position"], -1, -5)]
    with person.listen(after=0, **params) as ear:
        return [ear.next()["state"] for _ in range(now["number"])]


@pytest.mark.parametrize("game", ["roll-through-the-ages", "tempus"])
def test_as_long_as_nobody_has_a_secret_there_is_no_curtain(house: House, game: str) -> None:
    host = house.open("me", "here", "here", game=game).host
    for _ in range(4):
        state = host.state()
        assert not state["curtain"]
        assert [state["eye"]] == state["pending"] and state["choices"]
        assert host.act().status_code == 200


def test_where_cards_are_dealt_first_the_curtain_hangs_from_the_start(house: House) -> None:
    host = house.open("me", "here", "here", game="history-of-the-world").host
    state = host.state()
    assert state["curtain"] and (state["eye"], state["choices"]) == (None, [])
    assert host.state(seat=state["pending"][0])["choices"]


def test_a_game_without_secrets_never_has_a_curtain(house: House) -> None:
    host = bring(house, 3, GAME, is_over).host
    assert host.state()["over"] and not host.state()["curtain"]
    assert host.get("file").status_code == 200


def test_the_curtain_falls_with_the_first_card(house: House) -> None:
    host = bring(house, 3, until=begins).host
    assert not host.state()["curtain"]
    assert host.act(action="choose_idea").status_code == 200
    state = host.state()
    assert state["curtain"]
    drawer = state["pending"][0]
    assert state["view"]["seats"][drawer]["hand_size"] > 0
    assert (state["eye"], state["choices"], hands(state)) == (None, [], [])
    assert hands(host.state(seat=drawer)) == [drawer] and host.state(seat=drawer)["choices"]
    assert hands(host.state(seat=(drawer + 1) % 3)) == []


@pytest.mark.parametrize("channel", CHANNELS)
def test_nobody_looks_until_a_seat_is_named(house: House, channel: str) -> None:
    for state in shown(bring(house, 3).host, channel):
        assert hands(state) == [] and state["eye"] is None and state["choices"] == []
        assert state["curtain"] and all(seat["mine"] for seat in state["seats"])
        assert state["undo"] is None and state["undo_ask"] is None


@pytest.mark.parametrize("channel", CHANNELS)
def test_only_the_named_seat_looks(house: House, channel: str) -> None:
    host = bring(house, 3).host
    for seat in range(3):
        states = shown(host, channel, seat=seat)
        assert all(hands(state) in ([], [seat]) and state["eye"] == seat for state in states)
        assert any(hands(state) for state in states)


def test_only_whoever_looks_may_choose_and_take_back(house: House) -> None:
    host = bring(house, 3).host
    for _ in range(4):
        [asked] = host.state()["pending"]
        assert [bool(host.state(seat=seat)["choices"]) for seat in range(3)] == [seat == asked for seat in range(3)]
        assert host.act().status_code == 200
        for seat in range(3):
            state = host.state(seat=seat)
            assert all(offer is None or offer["seat"] == seat for offer in (state["undo"], state["undo_ask"]))


def test_one_person_alone_needs_no_curtain(house: House) -> None:
    host = bring(house, 1).host
    state = host.state()
    assert not state["curtain"] and state["eye"] == 0 and hands(state) == [0]
    assert host.get("file").status_code == 200


@pytest.mark.parametrize("game", GAME_IDS)
@pytest.mark.parametrize("channel", [*CHANNELS, "why"])
@pytest.mark.parametrize(
    ("seat", "status", "code"),
    [("1", 403, "not-your-seat"), ("9", 403, "not-your-seat"), ("x", 400, "bad-request"), ("", 400, "bad-request")],
)
def test_only_an_own_seat_looks(house: House, game: str, channel: str, seat: str, status: int, code: str) -> None:
    table = house.open("me", *["friend"] * (max(2, game_named(game).seats[0]) - 1), game=game)
    refused = table.host.get(channel, seat=seat, at=0, action="done")
    assert (refused.status_code, refused.json()["error"]) == (status, code)
    assert table.host.get(channel, seat=seat, at=0, lang="fr", action="done").json()["text"] != refused.json()["text"]
    own = Person(house, table.friends[0].link)
    assert own.state(seat=1)["eye"] == own.state()["eye"] == 1


@pytest.mark.parametrize("channel", CHANNELS)
def test_whoever_watches_has_no_eyes_of_a_seat(house: House, channel: str) -> None:
    watcher = bring(house, 3).watcher
    assert watcher.get(channel, seat=0, at=0).status_code == 403
    assert all(hands(state) == [] for state in shown(watcher, channel))


def test_a_friends_link_is_not_behind_the_curtain(house: House) -> None:
    table = bring(house, 3)
    assert table.host.state()["curtain"]
    live = house.service.tables._live[table.answer["table"]]
    friend = state_of(live, Holder(live.id, "friend", (2,), ""), "en", None)
    assert (friend["eye"], friend["curtain"], hands(friend)) == (2, False, [2])


def test_why_is_answered_to_whoever_looks(house: House) -> None:
    host = bring(house, 3).host
    [asked] = host.state()["pending"]
    offered = host.asked()["choices"][0]["action"]
    assert host.get("why", action=offered).status_code == 403
    assert host.get("why", action=offered, seat=asked).json()["rule"] is None
    assert host.get("why", action=offered, seat=(asked + 1) % 3).json()["rule"] is not None


def test_the_file_holds_all_hands_and_is_sealed_until_the_end(house: House) -> None:
    assert bring(house, 3).host.get("file").json()["error"] == "file-sealed"
    over = bring(house, 3, until=is_over).host
    assert over.state()["curtain"]
    assert over.get("file").json()["seed"] == over.state()["seed"]


def test_what_a_seat_alone_was_told_is_told_to_whoever_looks(house: House) -> None:
    host = bring(house, 3, until=begins).host
    [drawer] = host.state()["pending"]
    number = host.act(action="choose_idea").json()["number"]
    for seat in (None, 0, 1, 2):
        params = {} if seat is None else {"seat": seat}
        with host.listen(after=number - 1, **params) as ear:
            event = ear.next()
        for told in (event["told"], event["state"]["last"], host.state(**params)["last"]):
            assert ("drew_card" in [line["event"] for line in told]) is (seat == drawer)

"""Everybody's chance to win over a match: it ends with who won, and turns where it turned."""

from __future__ import annotations

from itertools import pairwise

import pytest

from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.core.text import texts
from aevum.games import game_named
from aevum.search.chances import (
    CLOSELY,
    Chances,
    Fortunes,
    Point,
    Turn,
    can_be_told,
    chances_at,
    fortunes_of,
)
from aevum.search.chances_words import describe_fortunes
from aevum.search.thought import make_ready
from tests.toy import TOY


def played(seats: int = 2) -> Match:
    """A match of the toy that is over."""
    match = Match.new(TOY, [Player(f"P{seat}") for seat in range(seats)], {}, 7, compiled(TOY))
    while not match.over:
        match.play(match.awaited[0], match.choices(match.awaited[0])[0])
    return match


def test_chances_are_everybodys_and_add_up() -> None:
    make_ready(compiled(TOY))
    match = Match.new(TOY, [Player(f"P{seat}") for seat in range(3)], {}, 7, compiled(TOY))
    seat = match.awaited[0]
    found = chances_at(match.engine, match.observed(seat), seat, 1, 0.0, 200)
    assert len(found) == 3 and sum(found) == pytest.approx(1.0) and all(0 <= chance <= 1 for chance in found)


def test_a_match_that_turned_once_is_told_so() -> None:
    match = played()
    line = [place.position for place in match.line()]
    winner, turned = match.winners()[0], line[len(line) // 2]

    def weigh(position: int, playouts: int) -> Chances:
        mine = 0.9 if position >= turned else 0.3
        return (mine, 1 - mine) if winner == 0 else (1 - mine, mine)

    found = fortunes_of(match, weigh)
    assert [point.position for point in found.curve] == sorted({point.position for point in found.curve})
    assert found.curve[-1].chances == tuple(float(seat == winner) for seat in range(2))
    (turn,) = [turn for turn in found.turns if turn.position == turned]
    assert abs(turn.change) == pytest.approx(0.6)
    assert turn.mover == match.place(turned).seat


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_a_turn_is_told_in_words(lang: str) -> None:
    match = Match.new(game_named("roll-through-the-ages"), [Player("Ann"), Player("Bob")], {}, 7)
    match.play(match.awaited[0], match.choices(match.awaited[0])[0])
    fortunes = Fortunes((Point(0, (0.5, 0.5)),), (Turn(1, 0, 1, 0.304, 0.706),))
    told = describe_fortunes(fortunes, match, texts(lang, match.game.id))
    assert told["curve"] == [{"position": 0, "chances": [50, 50]}]
    (turn,) = told["turns"]
    assert "Bob" in turn["text"] and "30" in turn["text"] and "71" in turn["text"] and turn["deed"]


def test_a_turn_is_told_with_all_that_its_mover_did() -> None:
    match = Match.new(game_named("roll-through-the-ages"), [Player("Ann"), Player("Bob")], {}, 7)
    while not any(event.event == "bought" for event in match.told(match.position, None)):
        seat = match.awaited[0]
        match.play(seat, match.choices(seat)[0])
    mover = match.place(match.position).seat
    assert mover is not None
    fortunes = Fortunes((Point(0, (0.5, 0.5)),), (Turn(match.position, mover, 0, 0.3, 0.7),))
    (turn,) = describe_fortunes(fortunes, match, texts("en", match.game.id))["turns"]
    other = match.players[1 - mover].name
    assert "spent all" in turn["deed"] and "bought" in turn["deed"] and other not in turn["deed"]


def test_where_nothing_turns_no_turn_is_told() -> None:
    match = played()
    asked: list[int] = []

    def weigh(position: int, playouts: int) -> Chances:
        asked.append(playouts)
        return tuple(float(seat in match.winners()) / len(match.winners()) for seat in range(2))

    found = fortunes_of(match, weigh)
    assert found.turns == () and all(one.chances == other.chances for one, other in pairwise(found.curve))
    assert CLOSELY in asked, "what looks like a turn is looked at closely"


def test_only_of_a_match_that_is_over_there_is_something_to_tell() -> None:
    match = Match.new(TOY, [Player("A"), Player("B")], {}, 7, compiled(TOY))
    assert not can_be_told(match) and can_be_told(played())


def test_a_turn_of_which_nothing_was_told_names_its_mover() -> None:
    match = Match.new(game_named("tempus"), [Player("Ann"), Player("Bob"), Player("Eve")], {}, 7)
    while match.told(match.position, None):
        seat = match.awaited[0]
        match.play(seat, match.choices(seat)[0])
    fortunes = Fortunes((Point(0, (0.5, 0.3, 0.2)),), (Turn(match.position, 1, 0, 0.3, 0.7),))
    (turn,) = describe_fortunes(fortunes, match, texts("en", match.game.id))["turns"]
    assert turn["deed"] == "A decision by Bob."

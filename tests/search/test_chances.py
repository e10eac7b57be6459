"""Everybody's chance to win over a match: it ends with who won, and turns where it turned."""

from __future__ import annotations

from itertools import pairwise

import pytest

from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.core.text import texts
from aevum.search.chances import CLOSELY, LEAST_PLAYOUTS, Chances, can_be_told, chances_at, fortunes_of
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
    assert any(chance * LEAST_PLAYOUTS % 1 == 0 or chance for chance in found), "a few playouts at least"


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
    for lang in ("en", "fr", "ja"):
        told = describe_fortunes(found, match, texts(lang, TOY.id))
        assert all("30" in each["text"] or "70" in each["text"] for each in told["turns"] if each["position"] == turned)


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

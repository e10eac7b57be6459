"""Everybody's chance to win over a match: it ends with who won, and turns where it turned."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.text import texts
from aevum.games import game_named
from aevum.search.chances import (
    ROUGHLY,
    SURELY,
    Estimate,
    Fortunes,
    Point,
    Turn,
    can_be_told,
    certain,
    chances_at,
    fortunes_of,
)
from aevum.search.chances_words import describe_fortunes
from aevum.search.thought import Style, growing_of, make_ready
from tests.core.finished import finished
from tests.toy import TOY

LONG = 3600.0


@rule
def rounds_begun(s: Record) -> int:
    return int(s.rounds)


RACED = replace(TOY, id="raced-toy", clock=rounds_begun, thinking={"rounds": 5})


def played(seats: int = 2) -> Match:
    """A match of the toy that is over."""
    match = Match.new(TOY, [Player(f"P{seat}") for seat in range(seats)], {}, 7, compiled(TOY))
    while not match.over:
        match.play(match.awaited[0], match.choices(match.awaited[0])[0])
    return match


def positions(match: Match) -> list[int]:
    """Those of what was not taken back."""
    return [place.position for place in match.line()]


def by_winner(match: Match, chance: Callable[[int], float]) -> Callable[[int, int], Estimate]:
    """Searches that know without a doubt what chance whoever wins has at a position, of two."""
    winner = match.winners()[0]

    def weigh(position: int, playouts: int) -> Estimate:
        mine = chance(position)
        return certain((mine, 1 - mine) if winner == 0 else (1 - mine, mine))

    return weigh


def test_chances_are_everybodys_and_add_up() -> None:
    make_ready(compiled(TOY))
    match = Match.new(TOY, [Player(f"P{seat}") for seat in range(3)], {}, 7, compiled(TOY))
    seat = match.awaited[0]
    found = chances_at(match.engine, match.observed(seat), seat, 1, 0.0, 200)
    assert found.seats == range(3) and sum(found.chances) == pytest.approx(1.0)
    assert all(0 <= chance <= 1 and 0 < error < 0.5 for chance, error in zip(found.chances, found.errors, strict=True))


def test_what_came_of_other_choices_while_they_were_tried_says_nothing() -> None:
    """A chance is that of the choice that was found best: else every sensible move would seem to raise it."""
    match = played()
    make_ready(match.engine)
    place = next(place for place in match.line() if len(match.pending_at(place.position)) == 1)
    (seat,) = match.pending_at(place.position)
    seen = match.observed(seat, place.position)
    grown = growing_of(match.engine, seen, seat, 5, Style())
    begun_with = [(grown.grow(1), grown.begun_with(), grown.outcome())[1:] for _ in range(200)]
    assert {action for action, _ in begun_with} <= set(match.engine.choices(seen, seat))
    best = [outcome for action, outcome in begun_with if action == grown.weighed()[0].action]
    assert len(best) == grown.weighed()[0].tried
    found = chances_at(match.engine, seen, seat, 5, LONG, 200)
    assert found.chances == pytest.approx([sum(share) / len(best) for share in zip(*best, strict=True)])


def test_a_race_says_which_of_the_choices_was_played_out() -> None:
    match = Match.new(RACED, [Player("A"), Player("B")], {}, 7, compiled(RACED))
    seat = match.awaited[0]
    grown = growing_of(match.engine, match.observed(seat), seat, 5, Style(rounds=2, ends=False))
    tried: list[int] = []
    for _ in range(30):
        grown.grow(1)
        tried.append(grown.begun_with())
    assert {one.action: one.tried for one in grown.weighed()} == Counter(tried)


def test_a_match_that_turned_once_is_told_so() -> None:
    match = played()
    turned = positions(match)[len(positions(match)) // 2]
    found = fortunes_of(match, by_winner(match, lambda position: 0.95 if position >= turned else 0.35))
    assert [point.position for point in found.curve] == sorted({point.position for point in found.curve})
    winner = match.winners()[0]
    assert found.curve[-1].chances == tuple(float(seat == winner) for seat in range(2))
    (turn,) = found.turns
    assert (turn.position, turn.last) == (turned, turned) and turn.mover == match.place(turned).seat
    assert abs(turn.change) == pytest.approx(0.6)


def test_a_change_that_is_gone_a_moment_later_is_no_turn() -> None:
    match = played()
    middle = len(positions(match)) // 2
    spike = positions(match)[middle : middle + 2]
    assert fortunes_of(match, by_winner(match, lambda position: 0.3 if position in spike else 0.95)).turns == ()
    lasting = positions(match)[middle:]
    (turn,) = fortunes_of(match, by_winner(match, lambda position: 0.95 if position in lasting else 0.3)).turns
    assert turn.position == lasting[0]


def test_what_may_be_the_wavering_of_short_searches_is_no_turn() -> None:
    match = played()
    turned = positions(match)[len(positions(match)) // 2]

    def told(error: float) -> tuple[Turn, ...]:
        sure = by_winner(match, lambda position: 0.95 if position >= turned else 0.7)
        return fortunes_of(match, lambda at, playouts: replace(sure(at, playouts), errors=(error, error))).turns

    assert len(told(0.02)) == 1 and told(0.08) == ()


def test_that_others_look_is_no_turn() -> None:
    """Where something is hidden each seat knows its own hand, so that chances differ by who looks: nothing changed."""
    match = finished(game_named("seven-ages"))

    def weigh(position: int, playouts: int) -> Estimate:
        looks = match.pending_at(position)[0]
        return certain((0.9, 0.1) if looks == 0 else (0.2, 0.8))

    found = fortunes_of(match, weigh)
    before = [point.chances for point in found.curve[:-1]]
    assert all(chances == pytest.approx((0.55, 0.45)) for chances in before), "the mean of what both know"
    assert all(turn.last == match.position for turn in found.turns), "only the end brings something new"


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_a_turn_is_told_in_words(lang: str) -> None:
    match = Match.new(game_named("roll-through-the-ages"), [Player("Ann"), Player("Bob")], {}, 7)
    match.play(match.awaited[0], match.choices(match.awaited[0])[0])
    fortunes = Fortunes((Point(0, (0.5, 0.5)),), (Turn(1, 0, 1, 0.304, 0.706, 1),))
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
    fortunes = Fortunes((Point(0, (0.5, 0.5)),), (Turn(match.position, mover, 0, 0.3, 0.7, match.position),))
    (turn,) = describe_fortunes(fortunes, match, texts("en", match.game.id))["turns"]
    other = match.players[1 - mover].name
    assert "spent all" in turn["deed"] and "bought" in turn["deed"]
    assert turn["deed"].index("bought") < turn["deed"].index(f"{other}, roll 1"), "the next dice may have turned it"
    assert "Round" not in turn["deed"]


def test_where_nothing_turns_no_turn_is_told() -> None:
    match = played()
    asked: list[int] = []
    sure = by_winner(match, lambda position: 1.0)

    def weigh(position: int, playouts: int) -> Estimate:
        asked.append(playouts)
        return sure(position, playouts)

    found = fortunes_of(match, weigh)
    assert found.turns == () and all(one.chances == other.chances for one, other in pairwise(found.curve))
    assert {ROUGHLY, SURELY} <= set(asked), "what looks like a turn is looked at closely"


def test_only_of_a_match_that_is_over_there_is_something_to_tell() -> None:
    match = Match.new(TOY, [Player("A"), Player("B")], {}, 7, compiled(TOY))
    assert not can_be_told(match) and can_be_told(played())


def test_a_turn_of_which_nothing_was_told_names_its_mover() -> None:
    match = Match.new(game_named("tempus"), [Player("Ann"), Player("Bob"), Player("Eve")], {}, 7)
    while match.told(match.position, None):
        seat = match.awaited[0]
        match.play(seat, match.choices(seat)[0])
    fortunes = Fortunes((Point(0, (0.5, 0.3, 0.2)),), (Turn(match.position, 1, 0, 0.3, 0.7, match.position),))
    (turn,) = describe_fortunes(fortunes, match, texts("en", match.game.id))["turns"]
    assert turn["deed"] == "A decision by Bob."

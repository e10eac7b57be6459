"""What a trained network likes comes first in a search, and counts beside what playouts found."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.bots.levels import LEVELS, ponder
from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.learned.network import network_of
from aevum.learned.player import judged
from aevum.search import thought
from aevum.search.liked import alike, liked_choices
from aevum.search.thought import Style, Thought, Weighed, make_ready
from tests.toy import TOY

GAME = game_named("roll-through-the-ages")
PLAYOUTS = 40


def a_match(**options: int) -> Match:
    """Three players, just dealt."""
    engine = compiled(GAME)
    make_ready(engine)
    return Match.new(GAME, [Player(f"P{seat}") for seat in range(3)], options, 7, engine)


def tried(match: Match, style: Style) -> list[Weighed]:
    """The choices at hand, those first that were tried most."""
    seat = match.awaited[0]
    return Thought(match.engine, match.observed(seat), seat, 3, style).for_playouts(PLAYOUTS)


def test_the_favourite_comes_first_and_the_rest_in_order() -> None:
    match = a_match()
    seat = match.awaited[0]
    seen = match.observed(seat)
    liked = liked_choices(match.engine, seen, seat, 3, 0.1)
    shares = judged(network_of(GAME), match.engine, seen, seat, 3).policy
    together: dict[int, float] = {}
    for action, share in zip(match.choices(seat), shares, strict=True):
        one = alike(GAME, seen, seat, action)
        together[one] = together.get(one, 0.0) + share
    assert sorted(liked.key) == sorted(together)
    assert liked.key[0] == max(together, key=lambda one: together[one]) and liked.liking[0] == 0
    assert (np.diff(liked.liking) <= 0).all()
    assert tried(match, Style(prior=100.0))[0].action == liked.key[0], "it counts as much as the style says"
    assert Thought(match.engine, seen, seat, 3, Style(prior=0.1)).for_playouts(1)[0].action == liked.key[0]


def test_who_does_not_know_the_options_is_not_asked() -> None:
    match = a_match(trading=1)
    assert tried(match, Style(prior=100.0)) == tried(match, Style())
    usual = a_match()
    assert tried(usual, Style(prior=100.0)) != tried(usual, Style())


def test_without_weights_one_searches_as_ever() -> None:
    make_ready(compiled(TOY))
    match = Match.new(TOY, [Player(f"P{seat}") for seat in range(3)], {}, 7, compiled(TOY))
    assert tried(match, Style(prior=100.0)) == tried(match, Style())


def test_only_those_ask_the_network_who_make_no_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    match, asked = a_match(), list[float]()
    seat = match.awaited[0]

    def liked(*arguments: object) -> object:
        asked.append(float(str(arguments[-1])))
        return liked_choices(match.engine, match.observed(seat), seat, 3, 0.0)

    monkeypatch.setattr(thought, "liked_choices", liked)
    for level in LEVELS.values():
        ponder(level, match.engine, match.observed(seat), seat, 3, lambda part: False)
    assert [prior > 0 for prior in asked] == [False, False, False, True]

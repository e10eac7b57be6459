"""What the search makes of a game's own help: choices that come to the same are one, and practice plays on."""

from __future__ import annotations

from dataclasses import replace

from aevum.bots.levels import LEVELS, _at, _style
from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.core.vocabulary import verb_of
from aevum.games import game_named
from aevum.games.roll_through_the_ages.actions import REROLL
from aevum.games.roll_through_the_ages.alike import alike
from aevum.games.roll_through_the_ages.practised import appraise_practised
from aevum.search.liked import liked_choices
from aevum.search.thought import Thought, make_ready, style_of
from aevum.search.thumb import NO_SKILL, asked_rules, skill_of
from aevum.search.tree import EVERYBODY, NOBODY, ONESELF
from tests.toy import TOY

GAME = game_named("roll-through-the-ages")


def with_twins() -> Match:
    """A match whose first player has two dice that show the same."""
    engine = compiled(GAME)
    make_ready(engine)
    for seed in range(50):
        match = Match.new(GAME, [Player(f"P{seat}") for seat in range(3)], {}, seed, engine)
        seat = match.awaited[0]
        choices = match.choices(seat)
        if len({alike(match.observed(seat), seat, action) for action in choices}) < len(choices):
            return match
    raise AssertionError("dice always differ")


def test_of_choices_that_come_to_the_same_one_is_thought_about() -> None:
    match = with_twins()
    seat = match.awaited[0]
    seen, choices = match.observed(seat), match.choices(seat)
    unlike = {alike(seen, seat, action) for action in choices}
    assert any(verb_of(action) == REROLL for action in set(choices) - unlike)
    for prior in (0.0, 0.08):
        weighed = Thought(match.engine, seen, seat, 1, replace(style_of(GAME), prior=prior)).for_playouts(4000)
        assert {one.action for one in weighed} == unlike


def test_a_network_likes_it_as_much_as_all_of_them_together() -> None:
    match = with_twins()
    seat = match.awaited[0]
    liked = liked_choices(match.engine, match.observed(seat), seat, 3, 0.1)
    assert set(liked.key) == {alike(match.observed(seat), seat, action) for action in match.choices(seat)}


def test_who_is_practised_plays_on_otherwise() -> None:
    match = with_twins()
    seat = match.awaited[0]
    found = [
        Thought(match.engine, match.observed(seat), seat, 1, replace(style_of(GAME), practised=who)).for_playouts(300)
        for who in (NOBODY, ONESELF, EVERYBODY)
    ]
    assert len({str(one) for one in found}) == 3


def test_practice_comes_with_the_strongest_level_only() -> None:
    assert style_of(GAME).practised != NOBODY
    assert [_style(level, GAME).practised != NOBODY for level in LEVELS.values()] == [False, False, False, True]


def test_where_a_game_takes_practice_all_but_beginners_are_practised() -> None:
    """There a search with few playouts by the simple rule of thumb plays no better than who hardly searches at all."""
    game = game_named("history-of-the-world")
    beginner, casual, club, expert = (_style(level, game) for level in LEVELS.values())
    assert beginner.practised == NOBODY and casual.practised == club.practised == expert.practised == ONESELF
    assert casual.habit == club.habit == expert.habit > 0
    assert casual.horizon < club.horizon and casual.width > beginner.width, "and they err as elsewhere"


def test_who_has_habits_is_not_eager_as_well() -> None:
    game, casual = game_named("history-of-the-world"), LEVELS["casual"]
    assert _at(casual, game) == replace(casual, eagerness=0.0) != casual
    assert all(_at(level, game) == level for name, level in LEVELS.items() if name != "casual")
    assert all(_at(level, GAME) == level for level in LEVELS.values())


def test_a_game_without_all_that_is_thought_about_by_its_simple_rule() -> None:
    rules = asked_rules(TOY)
    assert rules["alike"](None, 0, 7) == 7 and rules["arrange"](None) is None
    assert skill_of(TOY).dtype.names == NO_SKILL.names
    make_ready(compiled(TOY))
    match = Match.new(TOY, [Player(f"P{seat}") for seat in range(3)], {}, 7, compiled(TOY))
    seat = match.awaited[0]
    found = [
        Thought(match.engine, match.observed(seat), seat, 1, replace(style_of(TOY), practised=who)).for_playouts(100)
        for who in (NOBODY, EVERYBODY)
    ]
    assert found[0] == found[1]


def test_habit_counts_as_much_as_the_style_says() -> None:
    match = with_twins()
    seat = match.awaited[0]
    seen, usual = match.observed(seat), replace(style_of(GAME), prior=0.0)
    skill = skill_of(GAME)[0]
    unlike = {alike(seen, seat, action) for action in match.choices(seat)}
    favourite = max(unlike, key=lambda action: appraise_practised(seen, seat, skill, action))
    stubborn = Thought(match.engine, seen, seat, 1, replace(usual, habit=100.0, fading=1e9)).for_playouts(400)
    assert stubborn[0].action == favourite and stubborn[0].tried > 400 - 10 * len(unlike)
    open_minded = Thought(match.engine, seen, seat, 1, replace(usual, habit=100.0, practised=NOBODY)).for_playouts(400)
    assert open_minded == Thought(match.engine, seen, seat, 1, replace(usual, practised=NOBODY)).for_playouts(400)
    faded = Thought(match.engine, seen, seat, 1, replace(usual, habit=100.0, fading=1e-12)).for_playouts(400)
    assert faded[0].tried < stubborn[0].tried


def test_alone_nobody_is_practised() -> None:
    engine = compiled(GAME)
    make_ready(engine)
    match = Match.new(GAME, [Player("P0")], {}, 3, engine)
    found = [
        Thought(engine, match.observed(0), 0, 1, replace(style_of(GAME), practised=who)).for_playouts(200)
        for who in (NOBODY, ONESELF)
    ]
    assert found[0] == found[1]

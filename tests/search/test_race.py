"""Choices that race against the rule of thumb's favourite: it stands unless another one is ahead beyond doubt."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from aevum.bots import greedy_bot
from aevum.bots.levels import LEVELS, ponder
from aevum.core.engine import bound_over, compiled
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.search import race, thought
from aevum.search.chances import chances_at
from aevum.search.thought import Style, Thought, make_ready, style_of
from tests.toy import TOY

PLAYOUTS = 400


@rule
def rounds_begun(s: Record) -> int:
    return int(s.rounds)


@rule
def likes_boasts(s: Record, seat: int) -> float:
    return 10.0 * float(s.boasts_of[seat])


@rule
def likes_nothing(s: Record, seat: int) -> float:
    return 5.0


RACED = replace(TOY, id="raced-toy", clock=rounds_begun, thinking={"rounds": 5})
BOASTER = replace(RACED, id="boaster-toy", outlook=likes_boasts, thinking={"rounds": 1})
BORED = replace(RACED, id="bored-toy", outlook=likes_nothing, thinking={"rounds": 1})


def match_of(game: Game, moves: int = 0, seats: int = 3) -> Match:
    """A match so many random decisions after the deal."""
    match, luck = Match.new(game, [Player(f"P{seat}") for seat in range(seats)], {}, 7, compiled(game)), Random(3)
    for _ in range(moves):
        seat = luck.choice(match.awaited)
        match.play(seat, luck.choice(match.choices(seat)))
    return match


def thought_of(match: Match, style: Style | None = None, threads: int = 1) -> Thought:
    seat = match.awaited[0]
    return Thought(match.engine, match.observed(seat), seat, 5, style, threads)


@pytest.mark.parametrize("moves", [0, 4, 9])
def test_every_choice_starts_and_the_winner_comes_first(moves: int) -> None:
    match = match_of(RACED, moves)
    mind = thought_of(match)
    weighed = mind.for_playouts(PLAYOUTS)
    assert {one.action for one in weighed} == set(match.choices(match.awaited[0]))
    assert [one.favoured for one in weighed] == [1] + [0] * (len(weighed) - 1)
    assert sum(one.tried for one in weighed) == mind.trees[0].playouts <= PLAYOUTS
    assert all(0 <= one.chance <= 1 for one in weighed)


@pytest.mark.parametrize("moves", [0, 4, 9])
def test_what_is_hidden_changes_no_race(moves: int) -> None:
    match = match_of(RACED, moves)
    seat = match.awaited[0]
    engine, seen = match.engine, match.observed(seat)
    first = Thought(engine, seen, seat, 5).for_playouts(60)
    others = [engine.imagine(seen, seat, luck) for luck in range(1, 9)]
    assert len({other.tobytes() for other in others}) > 1, "there is something to hide"
    for other in others:
        assert Thought(engine, engine.observe(other, seat), seat, 5).for_playouts(60) == first


def test_interpreted_rules_run_the_same_race() -> None:
    match = match_of(RACED, 4)
    quick, slow = thought_of(match).trees[0], thought_of(match).trees[0]
    rules, names, entry = thought._way(RACED)
    slow._grow = bound_over(RACED, rules, names)[entry]
    quick.grow(60)
    slow.grow(60)
    assert quick.playouts == 60 and quick.weighed() == pytest.approx(slow.weighed())


def test_where_nothing_makes_a_difference_the_rule_of_thumb_stands_and_nobody_thinks_on() -> None:
    match = match_of(BORED)
    mind = thought_of(match)
    seat = match.awaited[0]
    weighed = mind.for_seconds(3600)
    assert weighed[0].action == greedy_bot(match.engine, match.observed(seat), seat, 5)
    assert mind.trees[0].settled and mind.trees[0].playouts <= race.SAME * len(match.choices(seat))


def test_a_challenger_that_is_ahead_beyond_doubt_wins_and_ends_the_race() -> None:
    match = match_of(BOASTER)
    seat, mind = match.awaited[0], thought_of(match)
    by_thumb = greedy_bot(match.engine, match.observed(seat), seat, 5)
    verb = BOASTER.vocabulary.split(mind.for_seconds(3600)[0].action)[0]
    assert verb.name == "boast" != BOASTER.vocabulary.split(by_thumb)[0].name
    assert mind.trees[0].settled


@pytest.mark.parametrize("moves", [1, 6, 9])
def test_who_doubts_everything_does_as_the_rule_of_thumb_says(moves: int) -> None:
    match = match_of(RACED, moves)
    seat = match.awaited[0]
    doubting, trusting = (replace(style_of(RACED), doubt=doubt) for doubt in (1e12, -5.0))
    by_thumb = greedy_bot(match.engine, match.observed(seat), seat, 5)
    assert thought_of(match, doubting).for_playouts(PLAYOUTS)[0].action == by_thumb
    assert thought_of(match, trusting).for_playouts(PLAYOUTS)[0].action != by_thumb, "there is something to doubt"


def test_of_many_only_those_start_that_the_rule_of_thumb_likes() -> None:
    match = match_of(RACED)
    seat = match.awaited[0]
    started = thought_of(match, replace(style_of(RACED), field=2)).for_playouts(100)
    favourite = greedy_bot(match.engine, match.observed(seat), seat, 5)
    assert len(started) == 2 < len(match.choices(seat)) and favourite in {one.action for one in started}


def test_several_threads_vote() -> None:
    weighed = thought_of(match_of(RACED), threads=3).for_playouts(300)
    assert sum(one.favoured for one in weighed) == 3 and weighed[0].favoured >= weighed[-1].favoured


def test_levels_and_chances_take_a_race_as_they_take_a_tree() -> None:
    make_ready(compiled(BORED))
    match = match_of(BORED)
    seat = match.awaited[0]
    assert ponder(LEVELS["club"], match.engine, match.observed(seat), seat, 5, lambda part: True)
    found = chances_at(match.engine, match.observed(seat), seat, 1, 0.0, 10_000)
    assert found.chances == pytest.approx((1 / 3,) * 3)


def test_it_wins_more_than_the_rule_of_thumb() -> None:
    engine, won, games = compiled(RACED), 0.0, 60
    for game in range(games):
        s = engine.new_record(2, RACED.settle_options({}, 2), 1000 + game // 2)
        engine.begin(s)
        while not s.over:
            seat = int(s.pending).bit_length() - 1
            seen = engine.observe(s, seat)
            thinks = seat == game % 2
            found = Thought(engine, seen, seat, game).for_playouts(300)[0].action if thinks else None
            s = engine.acted(s, seat, greedy_bot(engine, seen, seat, game) if found is None else found)
        winners = engine.winners(s)
        won += (game % 2 in winners) / len(winners)
    assert won > games / 2

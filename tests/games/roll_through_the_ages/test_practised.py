"""Somebody practised: dice found by their faces, choices that come to the same, and worths that win."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from aevum.core.engine import compiled, interpreted
from aevum.core.record import Record, copy_record
from aevum.core.sequence import lowest_seat
from aevum.core.vocabulary import first_noun, second_noun, verb_of
from aevum.games import game_named
from aevum.games.roll_through_the_ages.actions import BUILD, BUY, LEAD, REROLL
from aevum.games.roll_through_the_ages.alike import alike, arrange
from aevum.games.roll_through_the_ages.practised import appraise_practised
from aevum.games.roll_through_the_ages.state import DEVELOPMENT_COST, LEADERSHIP
from aevum.search.practice import Contest

GAME = game_named("roll-through-the-ages")
ENGINE = compiled(GAME)


def positions(seats: int, games: int = 6) -> Iterator[tuple[Record, int]]:
    """Every decision of some games, greedy or by chance, with Leadership for whoever begins."""
    for seed in range(games):
        s = ENGINE.new_record(seats, GAME.settle_options({}, seats), seed)
        ENGINE.begin(s)
        s.developments[0] |= 1 << LEADERSHIP
        luck = np.random.default_rng(seed)
        for turn in range(120):
            if s.over:
                break
            seat = lowest_seat(int(s.pending))
            yield s, seat
            choices = ENGINE.choices(s, seat)
            action = ENGINE.best_choice(s, seat, turn) if luck.random() < 0.7 else int(luck.choice(choices))
            s = ENGINE.acted(s, seat, action)


@pytest.mark.parametrize("seats", [1, 3])
def test_the_best_is_found_as_if_every_choice_had_been_looked_at(seats: int) -> None:
    practice = GAME.practice
    assert practice
    skill, steps = practice.record()[0], set()
    for s, seat in positions(seats):
        choices = ENGINE.choices(s, seat)
        room = np.zeros(GAME.max_choices, np.int32)
        room[: len(choices)] = choices
        best = practice.best(s, seat, skill, np.uint64(1), len(choices), room)
        largest = {first_noun(action): action for action in choices if verb_of(action) == BUILD}
        looked_at = [one for one in choices if verb_of(one) != BUILD or largest[first_noun(one)] == one]
        values = {action: appraise_practised(s, seat, skill, action) for action in looked_at}
        assert values[best] == pytest.approx(max(values.values()), abs=1e-6)
        steps.add(verb_of(best))
    assert len(steps) > 5


def test_one_choice_stands_for_all_that_come_to_the_same() -> None:
    seen = set()
    for s, seat in positions(3):
        choices = ENGINE.choices(s, seat)
        for action in choices:
            one = alike(s, seat, action)
            assert one in choices and alike(s, seat, one) == one
            if one != action:
                seen.add(verb_of(action))
                assert_no_better(s, seat, action, one)
    assert seen == {REROLL, LEAD, BUY}


def assert_no_better(s: Record, seat: int, action: int, one: int) -> None:
    """Dice show the same in another order; a purchase leaves more."""
    if verb_of(action) == BUY:
        kept = second_noun(action) & ~second_noun(one)
        assert kept and second_noun(one) & ~second_noun(action) == 0
        return
    after, other = ENGINE.acted(s, seat, action), ENGINE.acted(s, seat, one)
    assert sorted(after.dice) == sorted(other.dice)
    assert [int(part) for part in after.goods.ravel()] == [int(part) for part in other.goods.ravel()]


def test_nothing_that_is_needed_is_kept_back() -> None:
    bought = 0
    for s, seat in positions(3):
        for action in {alike(s, seat, action) for action in ENGINE.choices(s, seat) if verb_of(action) == BUY}:
            after = ENGINE.foresee(s, seat, action)
            assert after.developments[seat] != s.developments[seat]
            bought += 1
    assert bought and DEVELOPMENT_COST.min() > 0


def test_dice_in_order_are_the_same_dice() -> None:
    for s, seat in positions(4, 3):
        other = copy_record(s)
        arrange(other)
        rolled = [int(face) for face in other.dice if face >= 0]
        assert rolled == sorted(rolled) == sorted(int(face) for face in s.dice if face >= 0)
        assert [int(face) < 0 for face in other.dice] == [int(face) < 0 for face in s.dice]
        assert len(interpreted(GAME).choices(other, seat)) == len(ENGINE.choices(s, seat))


def test_practice_tells() -> None:
    contest = Contest(ENGINE, 4)
    assert contest(None, None, 2000, 3)[0] > 0.5, "against three simple rules of thumb"
    assert contest(None, contest.practice.worths, 400, 3)[0] == pytest.approx(0.25), "among equals, from every seat"
    assert contest(None, None, 40, 3) == contest(None, None, 40, 3)

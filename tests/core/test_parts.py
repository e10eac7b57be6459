"""Parts of views are made again when a field that they read has changed, and only then."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import orjson
import pytest

from aevum.core.engine import compiled
from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.parts import KEPT, Memory, part
from aevum.core.phrases import describe_choices
from aevum.core.record import Reading, Record, points_of
from aevum.core.text import texts
from aevum.games import GAME_IDS, game_named
from tests.laws.tables import NAMES, seats_near

LAYOUT = np.dtype((np.record, np.dtype([("food", "i4"), ("goods", "i4", (3,)), ("told", "i2")], align=True)))
DECISIONS = 120


def record(food: int = 1, goods: tuple[int, ...] = (1, 2, 3), told: int = 0) -> Record:
    """A record of three fields."""
    made = np.zeros(1, LAYOUT)
    made[0] = (food, goods, told)
    return made[0]


class Counted:
    """A part that counts how often it is made."""

    def __init__(self) -> None:
        self.times = 0
        self.of = part(self._make)

    def _make(self, s: Record, place: int) -> list[int]:
        self.times += 1
        return [int(s.food), int(s.goods[place])]


def test_a_part_is_made_again_only_when_a_field_it_read_has_changed() -> None:
    counted, memory = Counted(), Memory()
    assert counted.of(Reading(record(), memory), 1) == [1, 2]
    assert counted.of(Reading(record(told=5), memory), 1) == [1, 2] and counted.times == 1
    assert counted.of(Reading(record(food=4), memory), 1) == [4, 2] and counted.times == 2
    assert counted.of(Reading(record(goods=(1, 9, 3)), memory), 1) == [1, 9] and counted.times == 3
    assert counted.of(Reading(record(), memory), 1) == [1, 2] and counted.times == 3, "the first is remembered"
    assert counted.of(Reading(record(), memory), 2) == [1, 3] and counted.times == 4, "of something else"


def test_without_a_memory_it_is_made_each_time() -> None:
    counted = Counted()
    for s in (record(), Reading(record())):
        assert counted.of(s, 0) == [1, 1]
    assert counted.times == 2


def test_a_part_of_a_part_counts_as_read() -> None:
    counted, memory = Counted(), Memory()
    outer = part(lambda s: [counted.of(s, 0), int(s.told)])
    assert outer(Reading(record(), memory)) == [[1, 1], 0]
    assert outer(Reading(record(food=2), memory)) == [[2, 1], 0]
    assert outer(Reading(record(food=2, told=1), memory)) == [[2, 1], 1]
    assert outer(Reading(record(food=3, told=1), memory)) == [[3, 1], 1]


def test_whoever_tries_something_out_has_read_everything() -> None:
    memory = Memory()
    outer = part(lambda s: int(s.copied().told))
    assert [outer(Reading(record(told=told), memory)) for told in (1, 2, 1)] == [1, 2, 1]


def test_not_everything_is_remembered_for_ever() -> None:
    counted, memory = Counted(), Memory()
    for food in (*range(KEPT + 1), 0):
        assert counted.of(Reading(record(food=food), memory), 0) == [food, 1]
    assert counted.times == KEPT + 2


def test_what_is_as_before_is_the_same_object() -> None:
    memory = Memory()
    rows = part(lambda s: [{"goods": int(each)} for each in s.goods])
    before, after = (rows(Reading(record(goods=goods), memory)) for goods in ((1, 2, 3), (1, 5, 3)))
    assert after == [{"goods": 1}, {"goods": 5}, {"goods": 3}]
    assert [old is new for old, new in zip(before, after, strict=True)] == [True, False, True]


@pytest.mark.parametrize("name", GAME_IDS)
def test_readers_with_one_memory_see_what_each_would_see_alone(name: str) -> None:
    game, memory, luck = game_named(name), Memory(), Random(name)
    match = Match.new(game, [Player(each) for each in NAMES[: seats_near(game, 3)]], {}, 11, compiled(game))
    for _ in range(DECISIONS):
        if match.over:
            break
        seat = luck.choice(match.pending)
        for reader in (None, *range(len(match.players))):
            assert view(game, match, reader, memory) == view(game, match, reader, None)
        now = Reading(match.observed(seat), memory, match.engine)
        alone, together = (describe_choices(match, seat, texts("en", name), each) for each in (None, now))
        assert alone == together
        match.play(seat, luck.choice(match.choices(seat)))


def view(game: Game, match: Match, reader: int | None, memory: Memory | None) -> Any:
    """What a reader sees, letter by letter."""
    return orjson.dumps(game.view(Reading(match.observed(reader), memory)))


@pytest.mark.parametrize("name", GAME_IDS)
def test_points_are_the_same_by_whichever_rules_they_are_counted(name: str) -> None:
    game, luck = game_named(name), Random(name)
    match = Match.new(game, [Player(each) for each in NAMES[: seats_near(game, 3)]], {}, 11, compiled(game))
    while match.position < DECISIONS and not match.over:
        seen = match.observed(0)
        with_engine, without = Reading(seen, None, match.engine), Reading(seen)
        assert points_of(with_engine, 0, no_rule) == points_of(without, 0, game.score) == match.engine.score(seen, 0)
        match.play(match.pending[0], luck.choice(match.choices(match.pending[0])))


def no_rule(s: Record, seat: int) -> int:
    """Nobody counts by this one where there is an engine."""
    raise AssertionError

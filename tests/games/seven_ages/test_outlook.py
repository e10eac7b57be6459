"""What a player may count on in the end, where a search stops looking ahead."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aevum.core.record import Record
from aevum.core.rule import is_rule
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.heuristics.outlook import outlook, turns_to_come
from tests.games.seven_ages.board import garrison, hand, region
from tests.games.seven_ages.greedy import egypt, rival

Change = Callable[[Record, int], object]


def a_city(s: Record, empire: int) -> None:
    s.city[region("egypt")] += 1


def a_coin(s: Record, empire: int) -> None:
    s.money[empire] += 1


def a_level(s: Record, empire: int) -> None:
    s.level[empire] += 1


def a_point(s: Record, empire: int) -> None:
    s.glory[0] += 1


CHANGES: dict[str, Change] = {
    "city": a_city,
    "coin": a_coin,
    "level": a_level,
    "unit": lambda s, empire: garrison(s, empire, "egypt", spearmen=1),
    "card": lambda s, empire: hand(s, 0, "shang"),
    "point": a_point,
}


@pytest.mark.parametrize("change", CHANGES)
def test_whoever_has_more_may_count_on_more(change: str) -> None:
    s, empire = egypt(level=20)
    rival(s, level=25)
    before, others = outlook(s, 0), outlook(s, 1)
    CHANGES[change](s, empire)
    assert before < outlook(s, 0) < before + 5 and outlook(s, 1) == others


def test_nothing_but_glory_counts_once_it_is_over() -> None:
    s, empire = egypt(level=20)
    s.glory[0], s.over = 30, 1
    a_city(s, empire)
    assert outlook(s, 0) == 30


@pytest.mark.parametrize(("last_turn", "turn", "left"), [(5, 3, 3.0), (5, 5, 1.0), (0, 3, 29 / 2.1)])
def test_the_end_that_was_agreed_on_is_seen(last_turn: int, turn: int, left: float) -> None:
    s, _ = egypt(level=20)
    s.last_turn, s.turn = last_turn, turn
    assert turns_to_come(s) == pytest.approx(left, abs=0.6)


def test_a_search_counts_turns_and_asks_for_the_outlook() -> None:
    assert GAME.thinking["rounds"] > 0 and is_rule(GAME.clock) and GAME.outlook is outlook

"""The end of 7 Ages, and who has won."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.rules.ending import (
    agreed_end,
    beats,
    end_now,
    is_past_first_age,
    score,
)
from aevum.games.seven_ages.steps import AT_END_TURN, AT_FREE_PROGRESS
from aevum.games.seven_ages.tables import END_LEVEL
from tests.games.seven_ages.board import empty_table, realm
from tests.games.seven_ages.frame import RULES, at, choose, deciding, run, told


def _winners(s: Record) -> int:
    return int(RULES["winners"](s))


@pytest.mark.rule("SA-028")
def test_the_most_glory_wins() -> None:
    s = empty_table(3)
    s.glory[:3] = [20, 31, 30]
    assert [score(s, seat) for seat in range(3)] == [20, 31, 30]
    assert _winners(s) == 0b010
    assert beats(s, 1, 2) and not beats(s, 2, 1)


@pytest.mark.rule("SA-029")
def test_of_equals_the_most_advanced_empire_wins() -> None:
    s = empty_table(3)
    s.glory[:3] = [30, 30, 10]
    realm(s, "greeks", 0, 31, "greece")
    realm(s, "romans", 0, 12, "latium")
    realm(s, "han", 1, 30, "honan")
    realm(s, "persians", 2, 40, "persia")
    assert _winners(s) == 0b001


@pytest.mark.rule("SA-029", "SA-031")
def test_of_equals_one_without_empire_is_behind_and_real_equals_share() -> None:
    s = empty_table(3)
    s.glory[:3] = 30
    assert _winners(s) == 0b111
    realm(s, "greeks", 0, 31, "greece")
    realm(s, "han", 1, 31, "honan")
    assert _winners(s) == 0b011


@pytest.mark.rule("SA-030", "SA-030-R1")
def test_of_two_past_the_end_the_first_is_ahead() -> None:
    s = empty_table(3)
    s.glory[:2] = 30
    realm(s, "greeks", 0, END_LEVEL, "greece", reached_end=2)
    han = realm(s, "han", 1, END_LEVEL, "honan", reached_end=1)
    assert _winners(s) == 0b010
    s.reached_end[han] = 2
    assert _winners(s) == 0b011


@pytest.mark.rule("SA-032", "SA-032-R1", "SA-034")
def test_past_the_last_level_the_turn_is_still_finished_and_the_bonus_comes_last() -> None:
    s = empty_table(2, last_turn=0)
    greeks = realm(s, "greeks", 0, 49, "greece", money=50, capital=0)
    s.served = 0
    run(s, AT_FREE_PROGRESS)
    assert (s.over, s.level[greeks], at(s), deciding(s)) == (0, END_LEVEL, "buy_glory", (0,))
    choose(s, 0, "buy_glory greeks 1")
    # Bought 1, first in progress 3, home 1, and 7 for the end.
    assert s.over == 1
    assert told(s, "harvested") == [[0, 5, 5], [1, 0, 0]]
    assert told(s, "end_bonus") == [[0, 7]]
    assert s.glory[:2].tolist() == [12, 0]


@pytest.mark.rule("SA-032")
def test_a_later_setback_does_not_undo_the_end() -> None:
    s = empty_table(2)
    greeks = realm(s, "greeks", 0, 48, "greece")
    s.ended_by, s.ended_seat = greeks, 0
    run(s, AT_END_TURN)
    assert (s.over, s.glory[0]) == (1, 7)


@pytest.mark.rule("SA-033", "SA-033-R1", "SA-033-R2", "SA-034", "SA-034-R1")
def test_the_internet_ends_the_game_at_once_for_the_empire_it_is_played_on() -> None:
    s = empty_table(3)
    passed, online = realm(s, "greeks", 0, END_LEVEL, "greece"), realm(s, "americans", 2, 45, "virginia")
    s.ended_by, s.ended_seat = passed, 0
    s.ended_by, s.ended_seat = online, 2
    end_now(s)
    assert s.over == 1
    assert s.glory[:3].tolist() == [0, 0, 7]
    assert told(s, "harvested") == []


@pytest.mark.rule("SA-035", "SA-035-R1")
def test_an_agreed_last_turn_ends_the_game_without_bonus() -> None:
    s = empty_table(2, last_turn=4, turn=3)
    s.glory[:2] = [5, 6]
    assert not agreed_end(s)
    s.turn = 4
    run(s, AT_END_TURN)
    assert s.over == 1
    assert s.glory[:2].tolist() == [5, 6]
    assert told(s, "won") == [[1, 6]]


@pytest.mark.rule("SA-035", "SA-035-R1")
def test_so_does_an_agreed_glory_after_the_harvest() -> None:
    s = empty_table(2, target_glory=40)
    s.glory[:2] = [39, 12]
    assert not agreed_end(s)
    s.glory[1] = 40
    assert agreed_end(s)
    run(s, AT_END_TURN)
    assert (s.over, s.glory[1]) == (1, 40)


@pytest.mark.rule("SA-035", "SA-372")
def test_without_such_an_end_the_next_turn_begins() -> None:
    s = empty_table(2, turn=9, holder=1)
    run(s, AT_END_TURN)
    assert (s.over, s.turn, s.holder) == (0, 10, 0)


@pytest.mark.rule("SA-396", "SA-396-R1", "SA-396-R2")
def test_fast_history_ends_when_an_empire_is_in_a_later_age_than_the_first() -> None:
    s = empty_table(2, fast_history=1)
    assert not is_past_first_age(s)
    greeks = realm(s, "greeks", 0, 7, "greece")
    s.first_age = 1
    assert not is_past_first_age(s)
    s.level[greeks] = 8
    assert is_past_first_age(s)
    s.level[greeks], s.glory[:2] = 7, [3, 4]
    realm(s, "romans", 1, 9, "latium")
    assert is_past_first_age(s)
    s.fast_history = 0
    assert not is_past_first_age(s)
    end_now(s)
    assert (s.over, s.ended_by) == (1, NOBODY)
    assert s.glory[:2].tolist() == [3, 4]

"""Levels and Ages of 7 Ages: SA-001 to SA-003."""

from __future__ import annotations

import pytest

from aevum.games.seven_ages.rules.empires import age_of, age_of_game
from aevum.games.seven_ages.tables import AGE_OF_LEVEL, END_LEVEL, LAST_LEVEL

from .board import empty_table, realm


@pytest.mark.rule("SA-001", "SA-001-R1")
def test_seven_ages_of_seven_levels() -> None:
    assert (LAST_LEVEL, END_LEVEL) == (49, 50)
    assert [int(AGE_OF_LEVEL[level]) for level in range(1, 50)] == [age for age in range(1, 8) for _ in range(7)]
    assert [int(AGE_OF_LEVEL[level]) for level in (6, 7, 8, 22, 31)] == [1, 1, 2, 4, 5]


@pytest.mark.rule("SA-002", "SA-003")
def test_each_empire_has_its_own_age_and_the_first_that_of_the_game() -> None:
    s = empty_table()
    assert age_of_game(s) == 0
    macedon, rome = realm(s, "macedonians", 0, 8, "macedonia"), realm(s, "romans", 1, 7, "latium")
    assert (age_of(s, macedon), age_of(s, rome), age_of_game(s)) == (2, 1, 2)
    s.level[rome] = 22
    assert (age_of(s, macedon), age_of(s, rome), age_of_game(s)) == (2, 4, 4)

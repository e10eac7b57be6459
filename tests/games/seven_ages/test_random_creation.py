"""Empires of 7 Ages created, paid and destroyed at random: nothing is lost, and nothing is left behind."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import interrupt
from aevum.games.seven_ages.atlas import CITY_LEVELS, LAND, REGION_KIND, REGIONS
from aevum.games.seven_ages.rules.checks import move_marker, standing_checks
from aevum.games.seven_ages.rules.control import take_control
from aevum.games.seven_ages.rules.counters import empire_of, take_counter
from aevum.games.seven_ages.state import ALL_COUNTERS, NOTHING, NOWHERE
from aevum.games.seven_ages.steps import AT_CREATE_CARD, AT_DESTROY, AT_INCOME
from aevum.games.seven_ages.tables import CARD_IDS, COLOURS, END_LEVEL, MOST_MONEY, UNIT_CLASS

from .board import empty_table, hand
from .driver import choices, play


def finish(s: Record, chance: Random) -> None:
    """Answer at random until everything is done; every conflict is won by the side that attacks."""

    def win(step: str, place: int, sides: int) -> None:
        if step == "round":
            attacker, defender = divmod(sides, 16)
            for counter in range(ALL_COUNTERS):
                if s.unit_at[counter] == place and empire_of(s, counter) == defender:
                    take_counter(s, counter)
            take_control(s, place, attacker)
            standing_checks(s)

    play(s, meanwhile=win)
    while s.depth and not s.over:
        play(s, chance.choice(choices(s)), meanwhile=win)
    assert s.broken == 0


def check(s: Record) -> None:
    """What holds outside an action, whatever happened."""
    counted = np.zeros((COLOURS, REGIONS), int)
    for counter in np.flatnonzero(s.unit_at != NOWHERE):
        counted[empire_of(s, int(counter)), s.unit_at[counter]] += 1
        lands = UNIT_CLASS[s.unit_type[counter]] not in (3, 4, 6, 7)
        assert not lands or REGION_KIND[s.unit_at[counter]] == LAND
    assert (counted == s.stacks).all()
    assert ((counted > 0).sum(axis=0) <= 1).all()
    assert ((s.money >= 0) & (s.money <= MOST_MONEY)).all()
    assert set(s.city.tolist()) <= {0, *CITY_LEVELS}
    for empire in range(COLOURS):
        if s.player[empire] == NOBODY:
            assert (s.control != empire).all()
            assert (s.level[empire], counted[empire].sum()) == (0, 0)
        else:
            assert 1 <= s.level[empire] <= END_LEVEL
            assert counted[empire].sum() > 0
            assert s.arrived[empire] != NOTHING
            assert s.capital[empire] == NOWHERE or s.control[s.capital[empire]] == empire
            assert (counted[empire][s.control == empire] > 0).all()


@pytest.mark.parametrize("seed", range(3))
def test_empires_come_and_go(seed: int) -> None:
    """Three players, some cards, and whatever they like."""
    chance, s = Random(seed), empty_table(3)
    for card in chance.sample(CARD_IDS, 12):
        hand(s, chance.randrange(3), card)
    for _ in range(8):
        in_play = [empire for empire in range(COLOURS) if s.player[empire] != NOBODY]
        if not in_play or chance.random() < 0.5:
            interrupt(s, AT_CREATE_CARD, chance.randrange(3))
        elif chance.random() < 0.15:
            interrupt(s, AT_DESTROY, chance.choice(in_play))
        elif chance.random() < 0.3:
            move_marker(s, chance.choice(in_play), chance.randrange(-4, 9))
        else:
            interrupt(s, AT_INCOME, chance.choice(in_play))
        finish(s, chance)
        check(s)

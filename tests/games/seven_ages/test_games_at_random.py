"""Whole games of 7 Ages through the real order of play, chosen at random: nothing is lost, nothing is left over."""

from __future__ import annotations

import random

import numpy as np
import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.actions import VOCABULARY
from aevum.games.seven_ages.rules.counters import empire_of
from aevum.games.seven_ages.state import IN_DECK, IN_HAND, IN_PLAY, LAID, NOTHING, NOWHERE
from aevum.games.seven_ages.tables import COLOURS, CUP, LEADERS

from .frame import ROOM, RULES, at, dealt, deciding

DECISIONS = 250
OPTIONS = ("complete_history", "pursuit", "timed_progress", "technology", "redemption", "take_that")


def check_counts(s: Record) -> None:
    """I01, I03, I04, I08, I09: counters, cards, leaders, money and levels are where they should be."""
    stacks = np.zeros_like(s.stacks)
    for counter in np.flatnonzero(s.unit_at != NOWHERE):
        stacks[empire_of(s, int(counter)), s.unit_at[counter]] += 1
    assert (stacks == s.stacks).all()
    assert [(s.card_at == IN_HAND + seat).sum() for seat in range(s.seats)] == s.hand_size[: s.seats].tolist()
    assert (s.card_at == IN_DECK).sum() == s.deck_left
    assert s.cup.min() >= 0 and s.cup.sum() + (s.leader >= LEADERS).sum() <= CUP.sum()
    assert s.money.min() >= 0 and s.money.max() <= 199 and s.glory.min() >= 0
    assert all(1 <= s.level[empire] <= 50 for empire in range(COLOURS) if s.player[empire] != NOBODY)


def check_peace(s: Record) -> None:
    """I12, I13, I15 and what belongs to one action: between actions every region is of one empire at most."""
    living = np.flatnonzero(s.player != NOBODY)
    assert sorted(s.card[living].tolist()) == np.flatnonzero(s.card_at == IN_PLAY).tolist()
    assert (s.stacks > 0).sum(axis=0).max() <= 1
    assert all(s.stacks[owner, place] > 0 for place, owner in enumerate(s.control) if owner != NOBODY)
    assert all(s.stacks[empire].sum() > 0 for empire in living)
    assert all(s.control[s.capital[empire]] == empire for empire in living if s.capital[empire] != NOWHERE)
    assert s.cup.sum() + (s.leader >= LEADERS).sum() == CUP.sum()
    assert (s.side_empire == NOTHING).all() and s.battle_at == s.group_at == NOWHERE
    assert (s.in_conflict.any(), s.in_move.any(), s.ways.any(), s.agreed, s.passage) == (False, False, False, 0, 0)
    assert not (s.card_at == LAID).any() or at(s) == "bid"


def pick(luck: random.Random, s: Record, offered: list[int]) -> int:
    """Any choice, but empires are rather created than destroyed."""
    words = {VOCABULARY.to_words(action): action for action in offered}
    if luck.random() < 0.9:
        wanted = [action for said, action in words.items() if said == "place_off create"]
        wanted = wanted or [action for said, action in words.items() if "destroy" not in said]
        if at(s) in ("found", "reveal", "create_unit", "build"):
            wanted = [action for said, action in words.items() if said not in ("pass", "done")]
        return luck.choice(wanted or offered)
    return luck.choice(offered)


@pytest.mark.rule("SA-058", "SA-202", "SA-325")
@pytest.mark.parametrize(("seats", "options"), [(2, ()), (3, OPTIONS), (5, OPTIONS), (7, ())])
def test_a_game_at_random(seats: int, options: tuple[str, ...]) -> None:
    luck = random.Random(seats)
    s = dealt(seats, seed=seats, **dict.fromkeys(options, 1))
    for _ in range(DECISIONS):
        seat = luck.choice(deciding(s))
        count = RULES["choices"](s, seat, ROOM)
        offered = ROOM[:count].tolist()
        assert offered and offered == sorted(set(offered))
        RULES["choose"](s, seat, pick(luck, s, offered), ROOM)
        assert (s.broken, s.untold, s.over) == (0, 0, 0)
        check_counts(s)
        if s.depth == 0:
            check_peace(s)
    assert s.turn >= 2 and (s.player != NOBODY).any()

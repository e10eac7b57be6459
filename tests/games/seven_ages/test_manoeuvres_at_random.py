"""Manoeuvres chosen at random, by empires of all Ages among each other: what must hold of them always."""

from __future__ import annotations

import random

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.atlas import IS_COASTAL, LANDS, OCEAN, REGION_IDS, REGION_KIND, REGIONS
from aevum.games.seven_ages.rules.borders import has_own_shore
from aevum.games.seven_ages.rules.counters import empire_of, flies, sails, standing_units
from aevum.games.seven_ages.state import ALL_COUNTERS, FIRST_BOMB, FIRST_STAR_WARS, NOWHERE
from aevum.games.seven_ages.tables import CARD_IDS, GALLEYS, TACTICIAN
from tests.games.seven_ages.board import empty_table, found, garrison
from tests.games.seven_ages.manoeuvre import Manoeuvre, add_shared, lead

MOST_DECISIONS = 400


def _crowd(luck: random.Random) -> tuple[Record, list[int]]:
    """Six empires of three players with stacks all over the map."""
    s = empty_table()
    places = luck.sample(range(LANDS), 18)
    empires = [found(s, card, seat % 3, luck.randint(1, 49)) for seat, card in enumerate(luck.sample(CARD_IDS, 6))]
    for turn, place in enumerate(places):
        empire = empires[turn % len(empires)]
        garrison(s, empire, REGION_IDS[place], spearmen=luck.randint(1, 2))
        if luck.random() < 0.5:
            garrison(s, empire, REGION_IDS[place], **{luck.choice(("archers", "chariots", "swordsmen")): 1})
        if IS_COASTAL[place] and turn < 12:
            garrison(s, empire, REGION_IDS[place], **{luck.choice(("galleys", "ships_of_the_line")): 1})
        if turn < len(empires):
            garrison(s, empire, REGION_IDS[place], fighters=1)
            lead(s, empire, REGION_IDS[place], TACTICIAN)
    add_shared(s, empires[0], REGION_IDS[places[0]], FIRST_STAR_WARS)
    add_shared(s, empires[1], REGION_IDS[places[1]], FIRST_BOMB)
    return s, empires


def _check(s: Record, empire: int, before: int) -> None:
    """I18, I22 and the counts of the stacks."""
    for counter in range(ALL_COUNTERS):
        place = int(s.unit_at[counter])
        if place == NOWHERE or empire_of(s, counter) != empire:
            continue
        kind = int(s.unit_type[counter])
        assert flies(kind) or sails(kind) or place < LANDS
        assert not sails(kind) or place >= LANDS or IS_COASTAL[place]
        if kind == GALLEYS and place >= LANDS:
            assert REGION_KIND[place] != OCEAN and has_own_shore(s, empire, place)
    for place in range(REGIONS):
        here = [each for each in range(ALL_COUNTERS) if s.unit_at[each] == place and empire_of(s, each) == empire]
        assert s.stacks[empire, place] == len(here)
        if s.control[place] == empire:
            assert s.stacks[empire, place] > 0
    assert s.stacks[empire].sum() == before
    assert (s.group_at, s.depth) == (NOWHERE, 0)


@pytest.mark.rule("SA-165", "SA-177", "SA-179", "SA-192")
@pytest.mark.parametrize("seed", range(2))
def test_a_random_manoeuvre_comes_to_an_end_and_leaves_everything_in_its_place(seed: int) -> None:
    luck = random.Random(seed)
    s, empires = _crowd(luck)
    for empire in empires[:2]:
        before, own = int(s.stacks[empire].sum()), [place for place in range(LANDS) if s.control[place] == empire]
        manoeuvre, decisions = Manoeuvre(s, empire), 0
        while not manoeuvre.is_over:
            assert decisions < MOST_DECISIONS
            moves = [words for words in manoeuvre.choices if words != "done"]
            manoeuvre.play(luck.choice(moves or manoeuvre.choices))
            decisions += 1
        assert s.player[empire] != NOBODY
        _check(s, empire, before)
        assert all(standing_units(s, empire, place) > 0 for place in own)

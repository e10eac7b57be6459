"""SA-009 to SA-015, SA-397 to SA-400: ranges, and cards that reach as far as empires do."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core.record import NOBODY, Record
from aevum.core.tables import read_table
from aevum.games.seven_ages.atlas import REGIONS
from aevum.games.seven_ages.effects import EVENT_CLAUSES, FIRST
from aevum.games.seven_ages.rules.empires import empire_of_card, half_of, next_by_card
from aevum.games.seven_ages.rules.reach import (
    card_reaches,
    card_reaches_player,
    card_reaches_region,
    distance,
    empires_in_range,
    in_range,
    in_range_of_player,
    player_in_range_of_player,
    range_of,
    region_in_range,
    region_in_range_of_player,
    spread,
    wipe,
)
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.state import FOLDER
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS, EVENT_IDS
from tests.games.seven_ages.board import empty_table, found, region

BORDERS = read_table(FOLDER / "data" / "borders.csv")
AGE_2, AGE_3, AGE_4 = 8, 15, 22


def neighbours_by_table() -> dict[int, set[int]]:
    """By region, those that the table of borders puts beside it; a canal is for ships alone."""
    found: dict[int, set[int]] = {place: set() for place in range(REGIONS)}
    for row in BORDERS:
        if row["kind"] != "canal":
            one, other = region(row["region_a"]), region(row["region_b"])
            found[one].add(other)
            found[other].add(one)
    return found


@pytest.mark.rule("SA-009", "SA-010")
def test_every_border_but_a_canal_makes_neighbours() -> None:
    s = empty_table()
    empire = found(s, "egyptians", 0, AGE_4)
    for here, beside in neighbours_by_table().items():
        s.control[:] = NOBODY
        s.control[here] = empire
        spread(s, empire, 0, 1)
        assert set(np.flatnonzero(s.reach_mark == 1).tolist()) == {here}
        assert set(np.flatnonzero(s.reach_mark == 2).tolist()) == beside
        wipe(s)


@pytest.mark.rule("SA-009", "SA-010-R1")
def test_a_crossing_is_counted_even_where_nobody_may_cross() -> None:
    s = empty_table()
    rome, syracuse = found(s, "romans", 0, 1, "latium"), found(s, "syracusans", 1, 1, "sicily")
    blockade = found(s, "carthaginians", 2, 1, "tyrrhenian_sea", "ionian_sea")
    assert distance(s, rome, syracuse) == 1
    assert in_range(s, rome, blockade)


@pytest.mark.rule("SA-010")
def test_the_last_region_is_counted_and_the_first_is_not() -> None:
    s = empty_table()
    shu, tibet = found(s, "chou", 0, 7, "szechwan"), found(s, "tibetans", 1, 1, "ganges")
    assert distance(s, shu, tibet) == 2
    assert not in_range(s, shu, tibet)
    s.level[shu] = AGE_2
    assert range_of(s, shu) == 2
    assert in_range(s, shu, tibet)


@pytest.mark.rule("SA-010", "SA-010-R1")
def test_the_count_begins_at_any_region_under_control_and_goes_through_neutral_land_and_sea() -> None:
    s = empty_table()
    rome, egypt = found(s, "romans", 0, AGE_3, "latium"), found(s, "egyptians", 1, 1, "egypt")
    assert distance(s, rome, egypt) == 3  # the Ionian Sea, the eastern Mediterranean, Egypt
    s.control[region("libya")] = rome
    assert distance(s, rome, egypt) == 1
    s.control[region("egypt")] = NOBODY
    assert distance(s, rome, egypt) == -1
    assert not in_range(s, rome, egypt)


@pytest.mark.rule("SA-010", "SA-397-R1")
def test_an_empire_without_regions_reaches_only_itself() -> None:
    s = empty_table()
    lost, other = found(s, "romans", 0, AGE_4), found(s, "egyptians", 1, AGE_4, "egypt")
    assert empires_in_range(s, lost) == 1 << lost
    assert in_range(s, lost, lost)
    assert not in_range(s, other, lost)


@pytest.mark.rule("SA-011")
def test_oceans_are_counted_through_from_the_fourth_age() -> None:
    s = empty_table()
    hawaii, hokkaido = found(s, "polynesians", 0, 21, "hawaii"), found(s, "japanese", 1, 1, "hokkaido")
    assert distance(s, hawaii, hokkaido) == -1
    assert not in_range(s, hawaii, hokkaido)
    s.level[hawaii] = AGE_4
    assert distance(s, hawaii, hokkaido) == 2
    assert in_range(s, hawaii, hokkaido)


@pytest.mark.rule("SA-011")
def test_the_compass_leads_over_oceans_earlier() -> None:
    s = empty_table()
    hawaii, hokkaido = found(s, "polynesians", 0, AGE_3, "hawaii"), found(s, "japanese", 1, 1, "hokkaido")
    s.owned[hawaii, ARTIFACT_IDS.index("compass")] = 1
    assert in_range(s, hawaii, hokkaido)


@pytest.mark.rule("SA-011-R1")
def test_an_ocean_may_be_the_first_or_the_last_region_of_the_count() -> None:
    s = empty_table()
    fleet, land = found(s, "polynesians", 0, 1, "north_pacific"), found(s, "japanese", 1, 1, "hokkaido")
    assert distance(s, land, fleet) == 1
    assert distance(s, fleet, land) == 1
    assert in_range(s, land, fleet) and in_range(s, fleet, land)


@pytest.mark.rule("SA-012")
def test_foreign_regions_bar_the_way() -> None:
    s = empty_table()
    shu, goal = found(s, "chou", 0, AGE_2, "szechwan"), found(s, "mauryans", 1, 1, "ganges")
    barrier = found(s, "tibetans", 2, 1, "tibet")
    assert not in_range(s, shu, goal)
    assert in_range(s, shu, barrier)
    assert distance(s, shu, goal) == 4  # by Yunnan, Burma and Bengal


@pytest.mark.rule("SA-012-R1")
def test_the_other_empires_of_the_same_player_never_bar_it() -> None:
    s = empty_table()
    shu, goal = found(s, "chou", 0, AGE_2, "szechwan"), found(s, "mauryans", 1, 1, "ganges")
    found(s, "tibetans", 0, 1, "tibet")
    assert in_range(s, shu, goal)


@pytest.mark.rule("SA-014")
def test_a_range_need_not_hold_the_other_way() -> None:
    s = empty_table()
    shu, goal = found(s, "chou", 0, AGE_2, "szechwan"), found(s, "mauryans", 1, 1, "ganges")
    assert in_range(s, shu, goal)
    assert not in_range(s, goal, shu)


@pytest.mark.rule("SA-010", "SA-016")
def test_effects_add_to_the_age() -> None:
    s = empty_table()
    shu = found(s, "chou", 0, AGE_2, "szechwan")
    s.owned[shu, ARTIFACT_IDS.index("radio")] = 1
    assert range_of(s, shu) == 4
    begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index("silk_road"), FIRST]), shu, 0)
    assert range_of(s, shu) == 7


@pytest.mark.rule("SA-010")
def test_counting_leaves_no_trace() -> None:
    s = empty_table()
    shu, goal = found(s, "chou", 0, AGE_2, "szechwan"), found(s, "mauryans", 1, 1, "ganges")
    before = s.tobytes()
    in_range(s, shu, goal), distance(s, shu, goal), region_in_range(s, shu, 0)
    assert s.tobytes() == before


@pytest.mark.rule("SA-015", "SA-015-R1")
@pytest.mark.parametrize(("whole", "half"), [(0, 0), (1, 1), (4, 2), (5, 3), (7, 4), (-5, -2)])
def test_halves_are_rounded_up(whole: int, half: int) -> None:
    assert half_of(whole) == half


def test_empires_are_found_by_their_cards_in_order() -> None:
    s = empty_table()
    chou, romans = found(s, "chou", 0, 1, colour="red"), found(s, "romans", 1, 1, colour="pink")
    assert next_by_card(s, NOBODY) == chou
    assert next_by_card(s, CARD_IDS.index("chou")) == romans
    assert next_by_card(s, CARD_IDS.index("romans")) == NOBODY
    assert empire_of_card(s, CARD_IDS.index("romans")) == romans
    assert empire_of_card(s, CARD_IDS.index("huns")) == NOBODY


def far_and_near(**options: int) -> tuple[Record, int, int, int, int]:
    """Two empires of the first player, Age 2 in China and Age 1 in Egypt; one empire each of two others."""
    s = empty_table(**options)
    chou, egypt = found(s, "chou", 0, AGE_2, "szechwan"), found(s, "egyptians", 0, 1, "egypt")
    return s, chou, egypt, found(s, "mauryans", 1, 1, "ganges"), found(s, "nubians", 2, 1, "thebes")


@pytest.mark.rule("SA-397", "SA-397-R1")
def test_a_card_reaches_only_empires_in_range_of_the_one_that_civilises() -> None:
    s, chou, egypt, mauryans, nubians = far_and_near(take_that=1)
    assert card_reaches(s, 0, chou, mauryans)
    assert not card_reaches(s, 0, chou, nubians)
    assert not card_reaches(s, 0, egypt, mauryans)
    assert card_reaches(s, 0, chou, chou)
    assert card_reaches_region(s, 0, chou, region("ganges"))
    assert not card_reaches_region(s, 0, chou, region("thebes"))


@pytest.mark.rule("SA-397", "SA-400")
def test_without_the_option_cards_reach_everybody() -> None:
    s, chou, _egypt, _mauryans, nubians = far_and_near()
    assert card_reaches(s, 0, chou, nubians)
    assert card_reaches(s, 1, NOBODY, nubians)
    assert card_reaches_region(s, 0, chou, region("thebes"))
    assert card_reaches_player(s, 1, 2)


@pytest.mark.rule("SA-398")
def test_off_empire_any_one_empire_of_the_player_will_do() -> None:
    s, _chou, _egypt, mauryans, nubians = far_and_near(take_that=1)
    assert card_reaches(s, 0, NOBODY, mauryans)
    assert card_reaches(s, 0, NOBODY, nubians)
    assert not card_reaches(s, 1, NOBODY, nubians)
    assert in_range_of_player(s, 0, nubians)


@pytest.mark.rule("SA-399", "SA-399-R1")
def test_at_other_times_the_range_of_the_card_players_empires_counts() -> None:
    s, chou, _egypt, _mauryans, _nubians = far_and_near(take_that=1)
    assert card_reaches_region(s, 0, NOBODY, region("ganges"))
    assert not card_reaches(s, 1, NOBODY, chou)  # Age 1 counts one region, Age 2 counted two the other way
    assert card_reaches_region(s, 1, NOBODY, region("tibet"))
    assert not region_in_range_of_player(s, 1, region("szechwan"))
    own = [place for place in range(REGIONS) if s.control[place] == chou]
    assert own and all(card_reaches_region(s, 0, NOBODY, place) for place in own)  # SA-397-R1


@pytest.mark.rule("SA-400")
def test_a_player_is_reached_through_any_empire() -> None:
    s, *_empires = far_and_near(take_that=1)
    assert card_reaches_player(s, 0, 1)
    assert card_reaches_player(s, 0, 2)
    assert not card_reaches_player(s, 1, 0)
    assert not card_reaches_player(s, 1, 2)
    assert player_in_range_of_player(s, 1, 1)

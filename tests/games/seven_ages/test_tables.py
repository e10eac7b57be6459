"""The tables of 7 Ages: what they add up to, and what counters and cards say."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from aevum.core.tables import NUMBERED_RULES, read_table
from aevum.games.seven_ages import atlas, tables
from aevum.games.seven_ages.atlas import LAND, LANDS, REGION_KIND, REGIONS
from aevum.games.seven_ages.cells import NONE, ages_in
from aevum.games.seven_ages.icons import RANKED_CATEGORIES, START_RULES, ZONES
from aevum.games.seven_ages.reading import DATA, LIMITS
from aevum.games.seven_ages.tables import (
    AGE_OF_LEVEL,
    ARTIFACT_IDS,
    CARD_IDS,
    CARDS,
    COLOUR_IDS,
    COUNTER_IDS,
    COUNTERS,
    EVENT_IDS,
    LEADER_IDS,
    UNIT_IDS,
)
from aevum.games.seven_ages.words import UNIT_SETS
from tests.games.seven_ages.lookup import card, icons, starts, unit

NAMES = sorted(path.name for path in DATA.own.glob("*.csv"))


# The tables themselves


@pytest.mark.parametrize("name", NAMES)
def test_every_row_has_all_cells_and_an_id_of_its_own(name: str) -> None:
    rows = read_table(DATA / name)
    assert rows and all(None not in row and None not in row.values() for row in rows)
    if "id" in rows[0]:
        assert len({row["id"] for row in rows}) == len(rows)


@pytest.mark.parametrize("name", [name for name in NAMES if name != NUMBERED_RULES])
def test_every_row_says_where_it_comes_from(name: str) -> None:
    for row in read_table(DATA / name):
        assert row["provenance"] in ("rulebook", "public", "reconstructed", "ruling")
        if "sourced" in row:
            assert (row["sourced"] == "none") == (row["provenance"] == "reconstructed"), row


def test_there_are_as_many_of_each_as_were_printed() -> None:
    assert (CARDS, len(COLOUR_IDS), REGIONS) == (110, 15, 228)
    assert (LANDS, atlas.SEAS, atlas.OCEANS) == (170, 48, 10)
    assert (len(UNIT_IDS), len(COUNTER_IDS), len(EVENT_IDS), len(ARTIFACT_IDS)) == (23, 10, 70, 65)
    assert len(LEADER_IDS) == 127 and (len(tables.RELIGIONS), len(tables.GOVERNMENTS)) == (8, 7)
    assert tables.CARD_NUMBER.tolist() == list(range(1, 111))


def test_every_event_and_every_artifact_is_on_a_card() -> None:
    assert set(tables.CARD_EVENT) == set(range(len(EVENT_IDS)))
    assert set(tables.CARD_ARTIFACT) == set(range(len(ARTIFACT_IDS)))
    assert Counter(tables.CARD_ARTIFACT.tolist())[ARTIFACT_IDS.index("dark_age")] == 4


def test_ten_empires_or_more_can_start_in_every_age() -> None:
    assert all(sum(int(mask) >> age & 1 for mask in tables.CARD_AGES) >= 10 for age in range(1, 8))


def test_most_empires_by_the_number_of_players() -> None:
    assert tables.MOST_EMPIRES[2:].tolist() == [7, 5, 4, 3, 3, 3]


# Units and colours


def test_values_of_units() -> None:
    front, support = tables.UNIT_FRONT, tables.UNIT_SUPPORT
    assert front[unit("spearmen"), 0] == 1 and front[unit("fusiliers")].tolist() == [5, 6]
    assert front[unit("knights")].tolist() == [5, 6] and support[unit("knights"), 0] == 4
    assert support[unit("cannon"), 0] == 5 and support[unit("artillery"), 1] == 8
    assert support[unit("horse_artillery"), 1] == 7
    paired = tables.UNIT_FLIP != NONE
    assert (front[paired, 1] == front[paired, 0] + 1).all() and (support[paired, 1] == support[paired, 0] + 1).all()


def test_levels_of_units() -> None:
    levels = [int(tables.UNIT_LEVEL[unit(name)]) for name in ("battleships", "elephants", "motor_infantry")]
    assert levels[:2] == [39, 10] and levels[2] <= 40


def test_two_sided_counters() -> None:
    sides = {"swordsmen": "motor_infantry", "galleys": "frigates", "ships_of_the_line": "battleships"}
    for one, other in (*sides.items(), ("fighters", "bombers")):
        assert UNIT_IDS[tables.UNIT_FLIP[unit(one)]] == other and UNIT_IDS[tables.UNIT_FLIP[unit(other)]] == one
    assert all(tables.UNIT_COUNTER[side] == kind for kind, sides in enumerate(tables.COUNTER_SIDES) for side in sides)
    assert (tables.UNIT_LEVEL[tables.COUNTER_SIDES[:, 0]] < tables.UNIT_LEVEL[tables.COUNTER_SIDES[:, 1]]).all()
    assert [UNIT_IDS[at] for at in np.flatnonzero(tables.UNIT_COUNTER == NONE)] == [
        "elephants",
        "nuclear_bombs",
        "star_wars",
    ]


def test_counters_add_up_to_those_printed() -> None:
    common = LIMITS["elephants"] + LIMITS["nuclear_bombs"] + LIMITS["star_wars"]
    assert COUNTERS.shape == (15, 10) and int(COUNTERS.sum()) == 540 and 540 + common == 576
    assert set(COUNTERS.sum(axis=1).tolist()) == {32, 36, 40}


def test_the_dark_colour_of_a_pair_is_fewer_and_stronger() -> None:
    assert tables.PAIR_COLOURS.shape == (7, 2)
    for light, dark in tables.PAIR_COLOURS:
        assert COUNTERS[dark].sum() < COUNTERS[light].sum()
        assert (tables.COLOUR_VETERAN[light], tables.COLOUR_VETERAN[dark]) == (0, 1)
    black = COLOUR_IDS.index("black")
    assert tables.COLOUR_PAIR[black] == NONE and (tables.COLOUR_PAIR == NONE).sum() == 1


def test_missile_units_void_a_city_and_archers_do_not() -> None:
    voiding = {UNIT_IDS[at] for at in np.flatnonzero(tables.UNIT_VOIDS_CITY)}
    assert voiding == {"catapults", "cannon", "horse_artillery", "artillery"}


def test_sets_of_unit_types() -> None:
    def types(name: str) -> set[str]:
        mask = int(tables.UNIT_SET_TYPES[UNIT_SETS.index(name)])
        return {name for number, name in enumerate(UNIT_IDS) if mask >> number & 1}

    assert types("all") == set(UNIT_IDS) and types("naval") == set(UNIT_IDS[14:18])
    assert types("non_infantry") == set(UNIT_IDS) - types("infantry")
    assert types("land") == types("infantry") | types("cavalry") | types("missile") | {"elephants"}


# The cards


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (1, "egyptians"),
        (34, "russians"),
        (37, "english"),
        (69, "moors"),
        (80, "sudanese"),
        (92, "carthaginians"),
        (95, "cham"),
        (98, "pirate_state"),
    ],
)
def test_the_cards_that_the_rulebook_numbers(number: int, name: str) -> None:
    assert CARD_IDS[number - 1] == name


def test_where_empires_start() -> None:
    assert starts("french") == ["normandy"] and starts("goths") == ["dacia", "ukraine"]
    assert all(REGION_KIND[at] == LAND for at in tables.CARD_STARTS.ravel() if at != NONE)
    moors, pirates = card("moors"), card("pirate_state")
    assert starts("moors") == ["mauretania"] and CARD_IDS[tables.CARD_START_EMPIRE[moors]] == "arabs"
    assert ZONES[tables.CARD_START_ZONE[moors]] == "europe"
    assert starts("pirate_state") == [] and tables.CARD_START_DISTANCE[pirates] == 3
    rules = [START_RULES[rule] for rule in tables.CARD_START_RULE]
    assert (rules[moors], rules[pirates], rules[card("saxons")]) == ("plus_controlled_by", "within", "any1")


def test_progress_of_new_empires() -> None:
    romans, moors = card("romans"), card("moors")
    assert 8 + tables.CARD_OFFSET[romans] == 7 and AGE_OF_LEVEL[7] == 1
    assert tables.CARD_OFFSET[moors] == -2 and CARD_IDS[tables.CARD_ALTERNATIVE[moors]] == "arabs"
    first = [tables.FIRST_LEVEL[tables.CARD_FIRST_AGE[card(name)]] for name in ("egyptians", "english")]
    assert first == [1, 22]


def test_trade_values() -> None:
    def trade(name: str) -> int:
        return int(tables.CARD_TRADE[card(name)])

    assert (trade("syracusans"), trade("romans"), trade("han"), trade("finns")) == (2, 1, 1, -2)


def test_glory_icons() -> None:
    assert icons("french") == {("progress", None, 3), ("area", "non_europe", 3), ("home", None, 1)}
    assert ("win_trade", None, 1) in icons("cham") and ("units", None, 3) in icons("assyrians")
    assert {("money", None, 2), ("land", "se_asia", 3)} <= icons("siamese")


@pytest.mark.parametrize("name", CARD_IDS)
def test_every_empire_has_glory_beside_what_it_conquers(name: str) -> None:
    """SA-337 to SA-339 know icons up to 3; square ones alone would leave a peaceful player with nothing."""
    ranked = [points for category, _, points in icons(name) if category in RANKED_CATEGORIES]
    assert len(ranked) >= 2 and all(1 <= points <= 3 for points in ranked)


def test_card_values_run_from_0_to_7() -> None:
    assert (int(tables.CARD_VALUE.min()), int(tables.CARD_VALUE.max())) == (0, 7)


def test_famous_leaders() -> None:
    def famous(name: str, age: int) -> set[str]:
        listed = [leader for leader in tables.CARD_FAMOUS[card(name)] if leader != NONE]
        return {LEADER_IDS[leader] for leader in listed if tables.LEADER_AGES[leader] >> age & 1}

    assert famous("english", 4) == {"elizabeth", "shakespeare"}
    assert famous("vikings", 3) == {"eriksson"} and famous("danes", 3) == {"eriksson", "canute"}
    kutusov = int(tables.LEADER_KIND_SET[LEADER_IDS.index("kutusov")])
    assert kutusov == 1 << tables.TACTICIAN
    alexander = int(tables.LEADER_KIND_SET[LEADER_IDS.index("alexander")])
    assert alexander == 1 << tables.TACTICIAN | 1 << tables.EXPLORER


def test_the_cup_of_leaders() -> None:
    assert len(tables.CUP) == tables.LEADER_KINDS + 1 and int(tables.CUP.sum()) == 35
    assert tables.CUP[tables.NOBODY_IN_CUP] == 8


def test_barbarians_and_bans() -> None:
    assert ages_in(int(tables.NO_CITIES[card("huns")])) == [1, 2, 3, 4]
    assert ages_in(int(tables.NO_NAVAL[card("aztecs")])) == ages_in(int(tables.NO_CAVALRY[card("aztecs")]))
    assert tables.NO_CITIES[card("egyptians")] == 0

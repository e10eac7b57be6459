"""The tables of 7 Ages: what they add up to, and whether they fit together."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from aevum.core.tables import read_table
from aevum.games.seven_ages import atlas, tables
from aevum.games.seven_ages.atlas import (
    BORDER_COAST,
    BORDER_KIND,
    BORDER_START,
    BORDER_TO,
    BORDER_VIA,
    CANAL,
    CANAL_AGES,
    CANAL_BANKS,
    COAST,
    CROSSING,
    LAND,
    LANDS,
    REGION_IDS,
    REGION_KIND,
    REGION_TERRAIN,
    REGION_ZONES,
    REGIONS,
    TERRAIN_IDS,
)
from aevum.games.seven_ages.cells import NONE, ages_in
from aevum.games.seven_ages.icons import CATEGORIES, START_RULES, ZONES
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

NAMES = sorted(path.name for path in DATA.own.glob("*.csv"))


def region(name: str) -> int:
    """The number of a region."""
    return REGION_IDS.index(name)


def card(name: str) -> int:
    """The number of the card of an empire."""
    return CARD_IDS.index(name)


def unit(name: str) -> int:
    """The number of a type of unit."""
    return UNIT_IDS.index(name)


def borders(name: str) -> dict[str, int]:
    """The neighbours of a region, each with the number of the border to it."""
    of = region(name)
    return {REGION_IDS[BORDER_TO[at]]: at for at in range(BORDER_START[of], BORDER_START[of + 1])}


def zones(name: str) -> set[str]:
    """The zones of a region."""
    return {zone for number, zone in enumerate(ZONES) if REGION_ZONES[region(name)] >> number & 1}


def starts(name: str) -> list[str]:
    """Where an empire starts."""
    return [REGION_IDS[start] for start in tables.CARD_STARTS[card(name)] if start != NONE]


def icons(name: str) -> set[tuple[str, str | None, int]]:
    """The glory icons of an empire: category, zone and points."""
    found = [icon for icon in tables.GLORY[card(name)].tolist() if icon[0] != NONE]
    return {(CATEGORIES[kind], None if zone == NONE else ZONES[zone], points) for kind, zone, points in found}


# The tables themselves


@pytest.mark.parametrize("name", NAMES)
def test_every_row_has_all_cells_and_an_id_of_its_own(name: str) -> None:
    rows = read_table(DATA / name)
    assert rows and all(None not in row and None not in row.values() for row in rows)
    if "id" in rows[0]:
        assert len({row["id"] for row in rows}) == len(rows)


@pytest.mark.parametrize("name", NAMES)
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


# The map


def test_lands_come_first_then_seas_then_oceans() -> None:
    assert REGION_KIND.tolist() == sorted(REGION_KIND.tolist())
    assert all((TERRAIN_IDS[terrain] in ("sea", "ocean")) == (kind != LAND) for terrain, kind in zip(
        REGION_TERRAIN, REGION_KIND, strict=True))  # fmt: skip


def test_a_border_is_the_same_from_both_sides() -> None:
    seen = {}
    for one in range(REGIONS):
        for at in range(BORDER_START[one], BORDER_START[one + 1]):
            via = (*BORDER_VIA[at], *CANAL_BANKS[at], CANAL_AGES[at])
            seen[one, int(BORDER_TO[at])] = (int(BORDER_KIND[at]), int(BORDER_COAST[at]), via)
    assert len(seen) == len(BORDER_TO) == 2 * 649
    assert all(seen[other, one] == border for (one, other), border in seen.items())


def test_borders_join_what_their_kind_says() -> None:
    for one in range(REGIONS):
        for at in range(BORDER_START[one], BORDER_START[one + 1]):
            lands = {REGION_KIND[one] == LAND, REGION_KIND[BORDER_TO[at]] == LAND}
            kind = BORDER_KIND[at]
            assert lands == ({True, False} if kind == COAST else {kind < COAST})
            assert (BORDER_COAST[at] != NONE) == (kind == COAST)
            assert (BORDER_VIA[at, 0] != NONE) == (kind == CROSSING)
            assert (CANAL_AGES[at] != 0) == (CANAL_BANKS[at, 0] != NONE) == (kind == CANAL)


def test_no_region_is_out_of_reach() -> None:
    reached, todo = set(), [0]
    while todo:
        at = todo.pop()
        if at not in reached:
            reached.add(at)
            todo += [
                int(BORDER_TO[b]) for b in range(BORDER_START[at], BORDER_START[at + 1]) if BORDER_KIND[b] != CANAL
            ]
    assert len(reached) == REGIONS


def test_a_crossing_lies_in_waters_of_both_its_shores() -> None:
    for one in range(REGIONS):
        for at in range(BORDER_START[one], BORDER_START[one + 1]):
            for sea in BORDER_VIA[at][BORDER_VIA[at] != NONE]:
                shores = {borders(REGION_IDS[land]).get(REGION_IDS[sea]) for land in (one, int(BORDER_TO[at]))}
                assert None not in shores and all(BORDER_KIND[shore] == COAST for shore in shores if shore is not None)


def test_the_crossing_from_morocco_lies_in_two_seas() -> None:
    at = borders("morocco")["andalusia"]
    assert BORDER_KIND[at] == CROSSING
    assert {REGION_IDS[sea] for sea in BORDER_VIA[at]} == {"western_mediterranean", "pillars_of_hercules"}


def test_ships_cannot_cut_across_land() -> None:
    yucatan, egypt = borders("yucatan"), borders("egypt")
    shore = {sea: BORDER_COAST[at] for sea, at in yucatan.items() if BORDER_KIND[at] == COAST}
    assert shore["caribbean_sea"] == shore["gulf_of_mexico"] != shore["mexican_coast"]
    assert BORDER_COAST[egypt["eastern_mediterranean"]] != BORDER_COAST[egypt["red_sea"]]
    assert atlas.MOST_SHORES == 2


def test_the_canals_of_suez_and_panama() -> None:
    suez = borders("red_sea")["eastern_mediterranean"]
    panama = borders("mexican_coast")["caribbean_sea"]
    assert [BORDER_KIND[at] for at in (suez, panama)] == [CANAL, CANAL] and (BORDER_KIND == CANAL).sum() == 4
    assert ages_in(int(CANAL_AGES[suez])) == [6, 7]
    assert {REGION_IDS[bank] for bank in CANAL_BANKS[suez]} == {"egypt", "palestine"}
    assert [REGION_IDS[bank] for bank in CANAL_BANKS[panama] if bank != NONE] == ["panama"]


def test_a_water_is_in_the_zones_of_all_land_beside_it() -> None:
    assert {"europe", "asia", "africa"} <= zones("eastern_mediterranean")
    assert "ne_asia" in zones("japanese_coast") & zones("kurile")
    assert "australasia" in zones("solomons") and "se_asia" in zones("timor") & zones("bali")
    assert "europe" in zones("iceland") and "china" in zones("honan")


def test_only_what_is_not_in_europe_at_all_is_outside_it() -> None:
    assert "non_europe" not in zones("western_mediterranean") | zones("normandy")
    assert "non_europe" in zones("egypt") and "non_europe" in zones("red_sea")
    outside = [("non_europe" in zones(name)) != ("europe" in zones(name)) for name in REGION_IDS]
    assert all(outside) and all("world" in zones(name) for name in REGION_IDS)


def test_coasts_and_elephants() -> None:
    assert atlas.IS_COASTAL[region("normandy")] and "bay_of_biscay" in borders("normandy")
    assert not atlas.IS_COASTAL[region("moscow")] and not atlas.IS_COASTAL[region("north_sea")]
    assert atlas.NAMED_ELEPHANTS == 8 and LIMITS["elephants"] == 12
    assert [atlas.ELEPHANT[at] for at in atlas.ELEPHANT_REGION] == list(range(8))
    assert (atlas.ELEPHANT == NONE).sum() == REGIONS - 8


# The chart and the track


def income(name: str, age: int, city: int = 0) -> int:
    """What a region yields, its wheat and oil included."""
    at = region(name)
    terrain = REGION_TERRAIN[at]
    wheat = atlas.WHEAT[at] and (terrain == atlas.FERTILE or age >= LIMITS["wheat_age"])
    oil = atlas.OIL[at] and age >= LIMITS["oil_age"]
    return int(
        atlas.INCOME[terrain, age] + city + LIMITS["wheat_income"] * bool(wheat) + LIMITS["oil_income"] * bool(oil)
    )


def test_income_of_egypt_and_germany() -> None:
    assert income("egypt", 1, city=1) == 6
    assert [income("germany", age, city=3) for age in range(1, 8)] == [5, 5, 5, 5, 7, 8, 8]


def test_fertile_land_and_forest() -> None:
    forest = TERRAIN_IDS.index("forest")
    assert atlas.INCOME[atlas.FERTILE, 1:].tolist() == [3] * 7 and LIMITS["wheat_income"] == 2
    assert atlas.INCOME[forest, 1:].tolist() == [2, 2, 2, 2, 2, 3, 3]
    assert atlas.DEFENCE[forest, 1:].tolist() == [1, 1, 1, 1, 1, 0, 0]
    assert atlas.MOUNTED_MODIFIER[forest, 1:].tolist() == [-1, -1, -1, -1, -1, 0, 0]


def test_what_helps_a_defender() -> None:
    assert atlas.DEFENCE[TERRAIN_IDS.index("mountain"), 2] + LIMITS["river_defence"] == 4
    assert (LIMITS["fort_defence"], LIMITS["fort_cost"]) == (2, 5)
    assert all(LIMITS[f"{kind}_defence"] >= 1 for kind in ("river", "crossing", "invasion"))
    armenia = 1 + atlas.DEFENCE[REGION_TERRAIN[region("armenia")], 3]
    assert armenia + 1 == 5, "with a city of level 1; without it, once it is voided, 4"


def test_desert_and_tundra_do_not_count() -> None:
    counted = {terrain for number, terrain in enumerate(TERRAIN_IDS) if atlas.COUNTS_FOR_GLORY[number, 1:].all()}
    assert set(TERRAIN_IDS) - counted == {"desert", "tundra"}


def test_seven_levels_an_age() -> None:
    assert AGE_OF_LEVEL[1:50].tolist() == [1 + level // 7 for level in range(49)] and AGE_OF_LEVEL[50] == 7
    assert [int(AGE_OF_LEVEL[level]) for level in (6, 7, 8, 22, 31, 40, 49)] == [1, 1, 2, 4, 5, 6, 7]
    assert tables.FIRST_LEVEL[1:].tolist() == [1, 8, 15, 22, 29, 36, 43]
    assert tables.END_LEVEL == 50


def test_levels_of_cities() -> None:
    assert atlas.CITY_LEVELS == (1, 3, 5, 7)
    assert atlas.MOST_CITY[1:].tolist() == [1, 3, 3, 5, 5, 5, 7]
    assert [int(atlas.CITY_UP[level]) for level in (0, 1, 3, 5, 7)] == [1, 3, 5, 7, 7]
    assert [int(atlas.CITY_DOWN[level]) for level in (0, 1, 3, 5, 7)] == [0, 0, 1, 3, 5]


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


def march(name: str, *way: str, paved: str = "") -> int:
    """What the march of a unit costs in Age 5; with paved roads a region with a city costs 1."""
    column = tables.UNIT_MOVE_CLASS[unit(name)]
    costs = [1 if to == paved else int(atlas.MOVE_COST[REGION_TERRAIN[region(to)], 5, column]) for to in way]
    return sum(costs)


def test_the_march_on_moscow() -> None:
    way = ("pripet_marshes", "moscow")
    assert "moscow" in borders("pripet_marshes") and "poland" in borders("pripet_marshes")
    assert "moscow" not in borders("poland")
    for name in ("knights", "horse_artillery"):
        assert (march(name, *way), march(name, *way, paved="moscow")) == (4, 3) and tables.UNIT_MOVE[unit(name)] == 3
    for name in ("fusiliers", "artillery"):
        assert march(name, *way, paved="moscow") <= tables.UNIT_MOVE[unit(name)] == 2


def test_motor_units_slow_down_in_mountains_and_jungle_alone() -> None:
    costs = dict(zip(TERRAIN_IDS, atlas.MOVE_COST[:, 7, atlas.MOVE_MOTOR].tolist(), strict=True))
    assert {terrain for terrain, cost in costs.items() if cost == 2} == {"mountain", "jungle"}
    assert (atlas.MOVE_COST[:, 1:, atlas.MOVE_FLAT] == 1).all()
    assert costs["sea"] == costs["ocean"] == NONE


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

"""The map of 7 Ages, its terrain chart and its track."""

from __future__ import annotations

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
    REGION_IDS,
    REGION_KIND,
    REGION_TERRAIN,
    REGIONS,
    TERRAIN_IDS,
)
from aevum.games.seven_ages.cells import NONE, ages_in
from aevum.games.seven_ages.reading import LIMITS
from aevum.games.seven_ages.tables import AGE_OF_LEVEL
from tests.games.seven_ages.lookup import borders, region, unit, zones

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


# Marches


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

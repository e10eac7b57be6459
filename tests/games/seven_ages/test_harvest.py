"""The harvest of 7 Ages: ranks, what is counted, bought glory, and events that change it."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core.bits import put_in
from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.atlas import ELEPHANT, REGION_IDS
from aevum.games.seven_ages.cells import NONE
from aevum.games.seven_ages.effects import EVENT_CLAUSES, FIRST
from aevum.games.seven_ages.icons import (
    GLORY_AREA,
    GLORY_ARTIFACTS,
    GLORY_CAVALRY,
    GLORY_CITIES,
    GLORY_ELEPHANTS,
    GLORY_LAND,
    GLORY_MONEY,
    GLORY_NAVAL,
    GLORY_OIL,
    GLORY_PROGRESS,
    GLORY_SEA,
    GLORY_UNITS,
    GLORY_WHEAT,
    ZONE_AFRICA,
    ZONE_EUROPE,
    ZONE_MIDDLE_EAST,
    ZONE_NON_EUROPE,
    ZONE_WORLD,
)
from aevum.games.seven_ages.rules.counting import counted, home_points, regions_in, resources
from aevum.games.seven_ages.rules.harvest import (
    gather_glory,
    glory_price,
    harvest_empire,
    harvest_player,
    rank_of,
    ranked_points,
)
from aevum.games.seven_ages.rules.standing import begin_lasting
from aevum.games.seven_ages.steps import AT_BUY_GLORY, AT_HARVEST
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS, EVENT_IDS
from tests.games.seven_ages.board import adorn, empty_table, found, garrison, region
from tests.games.seven_ages.frame import at, choices, choose, deciding, run, told
from tests.games.seven_ages.lookup import zones


def _event(name: str) -> int:
    """The first clause of an event."""
    return int(EVENT_CLAUSES[EVENT_IDS.index(name), FIRST])


def _control(s: Record, empire: int, *names: str) -> None:
    for name in names:
        s.control[region(name)] = empire


def _points(s: Record, empire: int) -> int:
    """The points of an empire's icons."""
    s.empire_harvest[empire] = 0
    harvest_empire(s, empire)
    return int(s.empire_harvest[empire])


# Ranks


@pytest.mark.rule("SA-337", "SA-338", "SA-339")
def test_points_by_rank() -> None:
    assert [ranked_points(rank, 1) for rank in range(5)] == [0, 1, 0, 0, 0]
    assert [ranked_points(rank, 2) for rank in range(5)] == [0, 2, 1, 0, 0]
    assert [ranked_points(rank, 3) for rank in range(5)] == [0, 3, 2, 1, 0]


@pytest.mark.rule("SA-335", "SA-341", "SA-371")
def test_an_empire_scores_for_its_round_icons_against_all_others() -> None:
    s = empty_table(3)
    romans = found(s, "romans", 0, 10, "latium", "sicily", capital=region("latium"))
    gauls = found(s, "gauls", 1, 8, "burgundy", "aquitaine", "provence")
    s.city[region("latium")] = 3
    garrison(s, romans, "latium", swordsmen=2)
    garrison(s, gauls, "burgundy", swordsmen=3)
    # Second by land in Europe 2, first by cities 2, second by units 0, home 1; no square icon.
    assert _points(s, romans) == 5
    # First by land in Europe 3, first by units 1.
    assert _points(s, gauls) == 4


@pytest.mark.rule("SA-341")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_has_no_such_icon_is_ranked_too(seat: int) -> None:
    """Gauls count no cities, but have more of them, whoever plays them."""
    s = empty_table(3)
    romans, gauls = found(s, "romans", 0, 10, "latium"), found(s, "gauls", seat, 8, "burgundy")
    s.city[region("latium")], s.city[region("burgundy")] = 3, 5
    assert [rank_of(s, empire, GLORY_CITIES, NONE) for empire in (gauls, romans)] == [1, 2]


@pytest.mark.rule("SA-371")
def test_square_icons_bring_nothing_in_the_harvest() -> None:
    """Picts are first by land in Europe 1 and by units 1, and at home 1; nothing is counted for conflicts they win."""
    s = empty_table(2)
    elephants = REGION_IDS[int(np.flatnonzero(ELEPHANT != NONE)[0])]
    picts = found(s, "picts", 0, 10, "scotland", elephants)
    garrison(s, picts, "scotland", spearmen=1)
    assert _points(s, picts) == 3


@pytest.mark.rule("SA-336", "SA-344", "SA-344-R1")
def test_nothing_never_scores() -> None:
    s = empty_table(3)
    venetians, han = found(s, "venetians", 0, 20, "lombardy"), found(s, "han", 1, 9, "honan")
    assert rank_of(s, venetians, GLORY_MONEY, NONE) == 0
    s.money[venetians] = 1
    assert rank_of(s, venetians, GLORY_MONEY, NONE) == 1
    s.money[han] = 2
    assert [rank_of(s, empire, GLORY_MONEY, NONE) for empire in (venetians, han)] == [2, 1]


GREG, DEBBIE, OTHER, RAY = range(4)


@pytest.mark.rule("SA-340", "SA-E22")
def test_debbie_left_of_greg_ranks_before_ray() -> None:
    s = empty_table(4, holder=GREG)
    ray = found(s, "venetians", RAY, 20, "lombardy", money=30)
    debbie = found(s, "phoenicians", DEBBIE, 5, "phoenicia", money=30)
    greg = found(s, "han", GREG, 9, "honan", money=40)
    assert [rank_of(s, empire, GLORY_MONEY, NONE) for empire in (greg, debbie, ray)] == [1, 2, 3]
    s.holder = OTHER
    assert [rank_of(s, empire, GLORY_MONEY, NONE) for empire in (greg, debbie, ray)] == [1, 3, 2]


@pytest.mark.rule("SA-342", "SA-342-R1")
def test_a_players_own_tied_empires_stand_in_the_order_that_gives_most() -> None:
    s = empty_table(3)
    han = found(s, "han", 0, 9, "honan", money=30)
    venetians = found(s, "venetians", 0, 20, "lombardy", money=30)
    other = found(s, "greeks", 0, 5, "greece", money=30)
    rival = found(s, "persians", 1, 9, "persia", money=30)
    ranks = [rank_of(s, empire, GLORY_MONEY, NONE) for empire in (venetians, han, other, rival)]
    assert ranks == [1, 2, 3, 4]
    begin_lasting(s, _event("decadence"), venetians, NOBODY)
    assert rank_of(s, han, GLORY_MONEY, NONE) == 1
    assert sorted(rank_of(s, empire, GLORY_MONEY, NONE) for empire in (venetians, han, other, rival)) == [1, 2, 3, 4]


# Categories


@pytest.mark.rule("SA-343", "SA-344", "SA-345", "SA-E23")
def test_progress_money_and_cities() -> None:
    s = empty_table(3)
    romans = found(s, "romans", 0, 10, "latium", "sicily", "lombardy", money=17, capital=region("latium"))
    for name, level in (("latium", 1), ("sicily", 3), ("lombardy", 1), ("greece", 7)):
        s.city[region(name)] = level
    s.disorder[region("sicily")] = 1
    assert counted(s, romans, GLORY_PROGRESS, NONE) == 10
    assert counted(s, romans, GLORY_MONEY, NONE) == 17
    assert counted(s, romans, GLORY_CITIES, NONE) == 5
    adorn(s, region("sicily"), "pyramids")
    assert counted(s, romans, GLORY_CITIES, NONE) == 7


@pytest.mark.rule("SA-346", "SA-346-R1", "SA-347", "SA-347-R1")
def test_units_by_icon() -> None:
    s = empty_table(3)
    empire = found(s, "germans", 0, 45, "germany")
    garrison(s, empire, "germany", motor_infantry=3, armour=1, artillery=2, fighters=1)
    garrison(s, empire, "north_sea", battleships=1)
    s.shared_by[0] = empire
    garrison(s, empire, "germany", elephants=1)
    assert counted(s, empire, GLORY_NAVAL, NONE) == 1
    assert counted(s, empire, GLORY_CAVALRY, NONE) == 1
    assert counted(s, empire, GLORY_UNITS, NONE) == 3 + 1 + 2 + 1


@pytest.mark.rule("SA-348", "SA-348-R1")
def test_green_markers_count_and_neither_red_nor_blue_ones() -> None:
    s = empty_table(3)
    greeks = found(s, "greeks", 0, 20, "greece", "crete")
    assert counted(s, greeks, GLORY_ARTIFACTS, NONE) == 0
    s.owned[greeks, ARTIFACT_IDS.index("renaissance")] = 1
    adorn(s, region("crete"), "colossus")
    s.religion[greeks] = ARTIFACT_IDS.index("christianity")
    assert counted(s, greeks, GLORY_ARTIFACTS, NONE) == 3
    s.owned[greeks, ARTIFACT_IDS.index("dark_age")] = 1
    s.blue[ARTIFACT_IDS.index("compass")] = 10
    assert counted(s, greeks, GLORY_ARTIFACTS, NONE) == 3


@pytest.mark.rule("SA-348")
def test_an_effect_that_counts_more_counts_alone() -> None:
    s = empty_table(3)
    assert counted(s, found(s, "olmecs", 0, 5, "yucatan"), GLORY_ARTIFACTS, NONE) == 1


@pytest.mark.rule("SA-349", "SA-349-R1")
def test_a_point_for_each_resource_even_in_disorder() -> None:
    s = empty_table(3)
    egyptians = found(s, "egyptians", 0, 5, "egypt", "carthage", "thebes")
    s.disorder[region("egypt")] = 1
    assert resources(s, egyptians, GLORY_WHEAT) == 2
    # First by land in Africa 2, wheat 2, home 1.
    assert _points(s, egyptians) == 5


@pytest.mark.rule("SA-350")
def test_elephants_count_until_an_empire_is_in_the_last_age() -> None:
    s = empty_table(3)
    nubians = found(s, "nubians", 0, 5, "nubia", "numidia")
    other = found(s, "english", 1, 42, "england")
    assert resources(s, nubians, GLORY_ELEPHANTS) == 2
    s.level[other] = 43
    assert resources(s, nubians, GLORY_ELEPHANTS) == 0


@pytest.mark.rule("SA-351")
def test_oil_counts_in_the_last_age() -> None:
    s = empty_table(3)
    americans = found(s, "americans", 0, 42, "texas", "alaska", "virginia")
    assert resources(s, americans, GLORY_OIL) == 0
    s.level[americans] = 43
    assert resources(s, americans, GLORY_OIL) == 2
    arabs = found(s, "arabs", 1, 42, "nejd", "persia")
    assert resources(s, arabs, GLORY_OIL) == 0  # who is not in it counts none though somebody else is
    s.level[arabs] = 43
    assert resources(s, arabs, GLORY_OIL) > 0


@pytest.mark.rule("SA-352", "SA-353")
def test_disordered_regions_and_waste_do_not_count() -> None:
    s = empty_table(3)
    greeks = found(s, "greeks", 0, 5, "greece", "crete", "thrace", "libya", "lapland")
    arabs = found(s, "arabs", 1, 16, "hejaz", "nejd", "yemen", "kamchatka")
    assert regions_in(s, greeks, GLORY_LAND, ZONE_WORLD) == 3
    s.disorder[region("crete")] = 1
    assert regions_in(s, greeks, GLORY_LAND, ZONE_WORLD) == 2
    assert regions_in(s, arabs, GLORY_LAND, ZONE_WORLD) == 3
    assert regions_in(s, arabs, GLORY_LAND, ZONE_MIDDLE_EAST) == 3


@pytest.mark.rule("SA-354", "SA-355", "SA-356", "SA-359")
def test_zones_with_their_seas_and_the_colours_of_icons() -> None:
    s = empty_table(3)
    empire = found(s, "greeks", 0, 5, "greece", "eastern_mediterranean", "egypt", "north_atlantic", "black_sea")
    assert regions_in(s, empire, GLORY_LAND, ZONE_EUROPE) == 1
    assert regions_in(s, empire, GLORY_SEA, ZONE_EUROPE) == 3
    assert regions_in(s, empire, GLORY_AREA, ZONE_EUROPE) == 4
    assert regions_in(s, empire, GLORY_SEA, ZONE_AFRICA) == 1
    assert regions_in(s, empire, GLORY_AREA, ZONE_AFRICA) == 2
    assert regions_in(s, empire, GLORY_LAND, ZONE_WORLD) == 2


@pytest.mark.rule("SA-E24", "SA-355", "SA-356", "SA-357", "SA-358")
def test_islands_and_seas_lie_in_the_zones_of_the_rulebook() -> None:
    assert "ne_asia" in zones("japanese_coast")
    assert {"europe", "asia", "africa"} <= zones("eastern_mediterranean")
    assert "ne_asia" in zones("kurile")
    assert "australasia" in zones("solomons")
    assert "se_asia" in zones("timor") & zones("bali")
    assert "europe" in zones("iceland")
    assert "africa" not in zones("sicily")


def _outside_europe() -> tuple[Record, int, int, int]:
    """French with two regions outside Europe and the western Mediterranean, Vikings with three, Han with five."""
    s = empty_table(3)
    french = found(s, "french", 0, 24, "normandy", "aquitaine", "quebec", "ohio", "western_mediterranean")
    vikings = found(s, "vikings", 1, 24, "norway", "greenland", "virginia", "labrador_sea")
    han = found(s, "han", 2, 24, "honan", "hopei", "shensi", "shantung", "kiangsu")
    s.capital[[french, vikings, han]] = [region("aquitaine"), region("norway"), region("honan")]
    return s, french, vikings, han


@pytest.mark.rule("SA-360", "SA-361", "SA-362", "SA-362-R1", "SA-E25")
def test_outside_europe_only_empires_with_a_european_capital_are_compared() -> None:
    s, french, vikings, han = _outside_europe()
    assert regions_in(s, french, GLORY_AREA, ZONE_NON_EUROPE) == 2
    assert regions_in(s, vikings, GLORY_AREA, ZONE_NON_EUROPE) == 3
    ranks = [rank_of(s, empire, GLORY_AREA, ZONE_NON_EUROPE) for empire in (vikings, french, han)]
    assert ranks == [1, 2, 0]
    assert [ranked_points(rank, 3) for rank in (1, 2, 3)] == [3, 2, 1]
    s.capital[vikings] = region("greenland")
    assert rank_of(s, french, GLORY_AREA, ZONE_NON_EUROPE) == 1
    s.capital[french] = -1
    assert rank_of(s, french, GLORY_AREA, ZONE_NON_EUROPE) == 0


@pytest.mark.rule("SA-363", "SA-363-R1", "SA-364", "SA-364-R1")
def test_the_homeland() -> None:
    s = empty_table(3)
    americans = found(s, "americans", 0, 36, "virginia", "new_england")
    assert home_points(s, americans) == 1
    s.control[region("virginia")] = NOBODY
    assert home_points(s, americans) == 0
    s.control[region("new_england")] = NOBODY
    assert home_points(s, americans) == -1
    put_in(s.starts[americans], region("ohio"))
    _control(s, americans, "ohio")
    assert home_points(s, americans) == 0


# Buying glory


@pytest.mark.rule("SA-365", "SA-366", "SA-367-R1")
def test_glory_costs_fifty_or_twenty_with_the_renaissance() -> None:
    s = empty_table(3, holder=1)
    french = found(s, "french", 0, 24, "normandy", money=99)
    venetians = found(s, "venetians", 0, 24, "lombardy", money=65)
    found(s, "han", 1, 24, "honan", money=150)
    s.owned[venetians, ARTIFACT_IDS.index("renaissance")] = 1
    assert [glory_price(s, empire) for empire in (french, venetians)] == [50, 20]
    s.served = 0
    run(s, AT_BUY_GLORY)
    assert (deciding(s), choices(s, 1)) == ((1,), ["done", *(f"buy_glory han {points}" for points in (1, 2, 3))])
    choose(s, 1, "done")
    assert choices(s, 0) == ["done", "buy_glory french 1", *(f"buy_glory venetians {points}" for points in (1, 2, 3))]
    choose(s, 0, "buy_glory venetians 2")
    assert (s.money[venetians], s.empire_harvest[venetians], s.glory[0]) == (25, 2, 0)
    assert choices(s, 0) == ["done", "buy_glory french 1", "buy_glory venetians 1"]


@pytest.mark.rule("SA-367")
def test_money_spent_on_glory_no_longer_counts_for_the_richest() -> None:
    s = empty_table(2)
    venetians, han = found(s, "venetians", 0, 24, "lombardy", money=60), found(s, "han", 1, 25, "honan", money=20)
    assert rank_of(s, venetians, GLORY_MONEY, NONE) == 1
    s.served = 0
    run(s, AT_BUY_GLORY)
    choose(s, 0, "buy_glory venetians 1")
    # Bought 1, second in money 2, home 1; Han first in money 1, first in progress 2, first in China 2, home 1.
    assert told(s, "glory_bought") == [[0, CARD_IDS.index("venetians"), 50, 1]]
    assert told(s, "harvested") == [[0, 4, 4], [1, 6, 6]]
    assert s.money[[venetians, han]].tolist() == [10, 20]
    assert at(s) == "marker"


# Events


def _philippa() -> tuple[Record, int, int, int]:
    """SA-E26: French, Picts and Chin of player 0; Normans and Vikings of player 1."""
    s = empty_table(2)
    french, vikings = found(s, "french", 0, 24, "normandy"), found(s, "vikings", 1, 20, "norway")
    normans = found(s, "normans", 1, 25, "normandy", "burgundy", "provence")
    picts, chin = found(s, "picts", 0, 12, "scotland"), found(s, "chin", 0, 13, "shensi")
    _control(s, french, "aquitaine", "quebec", "ohio")
    _control(s, vikings, "greenland", "virginia", "labrador_sea")
    s.capital[[french, vikings]] = [region("aquitaine"), region("norway")]
    garrison(s, normans, "normandy", swordsmen=3)
    s.disorder[region("shensi")] = 1
    return s, french, picts, chin


@pytest.mark.rule("SA-E26", "SA-335", "SA-363", "SA-368", "SA-368-R1", "SA-015")
def test_philippas_sum_is_halved_and_rounded_up() -> None:
    s, french, picts, chin = _philippa()
    assert [_points(s, empire) for empire in (french, picts, chin)] == [3, 1, 1]
    s.empire_harvest[:] = 0
    begin_lasting(s, _event("glory_doubted"), NOBODY, NOBODY)
    s.glory[0] = 10
    gather_glory(s)
    assert told(s, "harvest_changed")[0] == [0, 5, 3]
    assert (s.harvest[0], s.glory[0]) == (3, 13)


@pytest.mark.rule("SA-368", "SA-368-R1")
def test_events_multiply_a_players_sum_once() -> None:
    s = empty_table(2)
    greeks = found(s, "greeks", 0, 5, "greece")
    for names, points in (
        ((), 7),
        (("golden_age",), 14),
        (("golden_age", "glory_doubted"), 7),
        (("glory_doubted", "glory_doubted"), 2),
    ):
        s.lasting[:], s.glory[0], s.empire_harvest[greeks] = -1, 0, 7
        for name in names:
            begin_lasting(s, _event(name), NOBODY, 0 if name == "golden_age" else NOBODY)
        harvest_player(s, 0)
        assert s.glory[0] == points


@pytest.mark.rule("SA-368-R1")
def test_a_golden_age_is_only_for_its_player() -> None:
    s = empty_table(2)
    for seat, card in enumerate(("greeks", "han")):
        s.empire_harvest[found(s, card, seat, 5)] = 4
    begin_lasting(s, _event("golden_age"), NOBODY, 1)
    harvest_player(s, 0)
    harvest_player(s, 1)
    assert s.glory[:2].tolist() == [4, 8]


@pytest.mark.rule("SA-368")
def test_decadence_takes_the_points_of_one_empire_alone() -> None:
    s = empty_table(2)
    greeks, romans = found(s, "greeks", 0, 5, "greece"), found(s, "romans", 0, 9, "latium")
    s.empire_harvest[[greeks, romans]] = [5, 3]
    begin_lasting(s, _event("decadence"), greeks, NOBODY)
    harvest_player(s, 0)
    assert (s.harvest[0], s.glory[0]) == (3, 3)


@pytest.mark.rule("SA-368-R1", "SA-070-R1")
def test_a_negative_sum_is_not_halved_and_glory_stays_above_zero() -> None:
    s = empty_table(2)
    greeks = found(s, "greeks", 0, 5)
    s.empire_harvest[greeks], s.glory[0] = -3, 2
    begin_lasting(s, _event("glory_doubted"), NOBODY, NOBODY)
    harvest_player(s, 0)
    assert (s.harvest[0], s.glory[0]) == (-3, 0)


def test_the_harvest_is_forgotten_and_its_events_end_with_the_turn() -> None:
    s = empty_table(2)
    found(s, "greeks", 0, 5, "greece")
    begin_lasting(s, _event("golden_age"), NOBODY, 0)
    run(s, AT_HARVEST)
    # First in progress 3, home 1, twice.
    assert s.glory[0] == 8
    assert (s.lasting == -1).all()
    assert s.empire_harvest.sum() == 0

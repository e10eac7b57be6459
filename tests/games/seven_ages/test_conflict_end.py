"""The end of a conflict: SA-251 to SA-259."""

from __future__ import annotations

import pytest

from aevum.games.seven_ages.tables import BUILDER, CARD_IDS, LEADER_IDS
from tests.games.seven_ages.battle import HERE, Battle, War, fight, lead
from tests.games.seven_ages.board import adorn, found, garrison, region

PLACE = region(HERE)


def lost_by_the_franks(war: War) -> Battle:
    """The French win at once."""
    return fight(war.begin(), "all", "all")


def franks_fall(**fields: int) -> War:
    """The Franks hold Ukraine with a spearman, who will lose against two knights."""
    war = War({"knights": 2}, {"spearmen": 1}, 7, 0)
    for name, value in fields.items():
        war.s[name][war.franks] = value
    return war


@pytest.mark.rule("SA-251", "SA-251-R1")
@pytest.mark.parametrize(("markers", "left"), [(0, 0), (1, 0), (3, 2)])
def test_the_loser_loses_an_elite_marker(markers: int, left: int) -> None:
    war = franks_fall(elite=markers)
    war.s.elite[war.french] = 2
    lost_by_the_franks(war)
    assert (int(war.s.elite[war.franks]), int(war.s.elite[war.french])) == (left, 2)


@pytest.mark.rule("SA-251-R1", "SA-253")
def test_if_both_are_wiped_out_both_have_lost() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 2, 2)
    war.s.elite[war.french] = war.s.elite[war.franks] = 0
    battle = lost_by_the_franks(war)
    assert battle.over and war.control == -1
    war = War({"spearmen": 1}, {"spearmen": 1}, 3, 2)
    war.s.elite[war.franks] = 1  # which makes it a tie
    lost_by_the_franks(war)
    assert war.sizes() == (0, 0) and war.s.elite[war.franks] == 0


@pytest.mark.rule("SA-252")
def test_nothing_of_the_conflict_is_left_behind() -> None:
    war = War({"knights": 1}, {"spearmen": 2}, 7, 0, 7, 0)
    battle = fight(war.begin(), "1 knights", "1 spearmen").play("pass")
    assert war.s.side_disorder[0] == 1
    fight(battle, "1 knights", "1 spearmen")
    s = war.s
    assert battle.over and not s.side_disorder.any() and not s.in_conflict.any() and not s.side_ops.any()
    assert [int(empire) for empire in s.side_empire] == [-1, -1] and (s.battle_at, s.battle_round) == (-1, 0)
    assert s.depth == 0


@pytest.mark.rule("SA-254", "SA-255", "SA-256")
@pytest.mark.parametrize(("city", "after"), [(7, 5), (5, 3), (3, 1), (1, 0), (0, 0)])
def test_a_change_of_control_takes_fort_artifact_and_a_step_of_the_city(city: int, after: int) -> None:
    war = franks_fall()
    war.s.city[PLACE], war.s.fort[PLACE] = city, 1
    adorn(war.s, PLACE, "colossus")
    war.s.disorder[PLACE] = 1
    war.s.level[war.french] = 49  # to win against any city
    lost_by_the_franks(war)
    assert war.control == war.french and int(war.s.city[PLACE]) == after
    assert (int(war.s.fort[PLACE]), int(war.s.wonder[PLACE]), int(war.s.disorder[PLACE])) == (0, -1, 1)


@pytest.mark.rule("SA-254", "SA-255")
def test_nothing_is_taken_when_the_defender_stays() -> None:
    war = War({"spearmen": 1}, {"knights": 1}, 0, 7)
    war.s.city[PLACE], war.s.fort[PLACE], war.s.capital[war.franks] = 3, 1, PLACE
    lost_by_the_franks(war)
    assert war.control == war.franks and (int(war.s.city[PLACE]), int(war.s.fort[PLACE])) == (3, 1)
    assert war.s.capital[war.franks] == PLACE


@pytest.mark.rule("SA-254-R1")
def test_air_units_that_are_left_hold_the_region() -> None:
    war = War({"fighters": 1}, {"spearmen": 1}, 7, 0)
    lost_by_the_franks(war)
    assert war.control == war.french


@pytest.mark.rule("SA-255-R1", "SA-253")
def test_a_region_that_becomes_neutral_loses_as_much() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 5, 0)
    war.s.city[PLACE], war.s.fort[PLACE] = 3, 1
    lost_by_the_franks(war)
    assert war.control == -1 and (int(war.s.city[PLACE]), int(war.s.fort[PLACE])) == (1, 0)


@pytest.mark.rule("SA-256", "SA-256-R1", "SA-257", "SA-257-R1")
def test_a_lost_capital_is_an_ordinary_city_and_half_the_money_is_loot() -> None:
    war = franks_fall(money=15, capital=PLACE)
    war.s.city[PLACE], war.s.money[war.french] = 3, 10
    battle = lost_by_the_franks(war)
    assert war.s.capital[war.franks] == -1 and war.s.city[PLACE] == 1
    assert (int(war.s.money[war.franks]), int(war.s.money[war.french])) == (0, 18)
    assert len(battle.tells("lost_capital")) == 1 and war.s.capital[war.french] == -1


@pytest.mark.rule("SA-369", "SA-255")
@pytest.mark.parametrize(
    ("card", "city", "is_capital", "glory"),
    [
        ("saxons", 0, False, 0),
        ("saxons", 1, False, 1),  # a city that the capture destroys
        ("saxons", 3, True, 1),
        ("normans", 3, False, 0),
        ("normans", 1, True, 2),
    ],
)
def test_a_captured_city_or_capital_pays_by_what_it_was(card: str, city: int, is_capital: bool, glory: int) -> None:
    war = franks_fall(capital=PLACE if is_capital else -1)
    war.s.card[war.french], war.s.city[PLACE] = CARD_IDS.index(card), city
    lost_by_the_franks(war)
    assert (war.control, int(war.s.glory[0])) == (war.french, glory)


@pytest.mark.rule("SA-257-R1", "SA-006")
def test_nobody_ever_has_more_than_199() -> None:
    war = franks_fall(money=100, capital=PLACE)
    war.s.money[war.french] = 180
    lost_by_the_franks(war)
    assert war.s.money[war.french] == 199


@pytest.mark.rule("SA-257", "SA-257-R1")
def test_of_a_capital_that_is_nobodys_now_nobody_gets_the_money() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 5, 2)
    war.s.city[PLACE], war.s.capital[war.franks], war.s.money[war.franks] = 3, PLACE, 40
    lost_by_the_franks(war)
    assert war.control == -1 and [int(war.s.money[empire]) for empire in (war.franks, war.french)] == [0, 0]


@pytest.mark.rule("SA-257")
def test_a_capital_elsewhere_keeps_the_money() -> None:
    war = franks_fall(money=40, capital=region("volga"))
    lead(war.s, war.franks, HERE, "artist")
    lost_by_the_franks(war)
    assert war.s.money[war.franks] == 40 and war.s.leader[0] == -1


@pytest.mark.rule("SA-258", "SA-258-R1", "SA-259", "SA-259-R1")
def test_without_a_capital_a_lost_leader_costs_the_money() -> None:
    war = franks_fall(money=41)
    builders = int(war.s.cup[BUILDER])
    lead(war.s, war.franks, HERE, "builder")  # stranded, not committed
    lost_by_the_franks(war)
    assert (int(war.s.money[war.franks]), int(war.s.money[war.french])) == (0, 21)
    assert war.s.cup[BUILDER] == builders + 1


@pytest.mark.rule("SA-258")
@pytest.mark.parametrize("leader_at", ["", "volga"])
def test_without_a_lost_leader_the_money_stays(leader_at: str) -> None:
    war = franks_fall(money=41)
    if leader_at:
        lead(war.s, war.franks, leader_at, "builder")
    lost_by_the_franks(war)
    assert war.s.money[war.franks] == 41


@pytest.mark.rule("SA-258")
def test_a_leader_lost_by_the_winner_costs_nothing() -> None:
    war = War({"spearmen": 1, "knights": 1}, {"spearmen": 1}, 0, 7, 7, 0)
    lead(war.s, war.french, HERE, "napoleon")
    war.s.money[war.french] = 30
    battle = war.begin().play("pass")
    battle.commit("1 spearmen, napoleon", "1 spearmen")
    while not battle.over:
        battle.play("pass") if battle.step == "retreat" else fight(battle, "1 knights", "1 spearmen")
    assert war.control == war.french and war.s.leader[0] == -1 and war.s.money[war.french] == 30


@pytest.mark.rule("SA-258-R2")
def test_if_nobody_won_nobody_gets_the_half() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 2, 2)
    lead(war.s, war.french, HERE, "builder")
    war.s.money[war.french], war.s.money[war.franks] = 30, 5
    lost_by_the_franks(war)
    assert (int(war.s.money[war.french]), int(war.s.money[war.franks])) == (0, 5)


@pytest.mark.rule("SA-259")
def test_a_famous_leader_leaves_the_game() -> None:
    war = franks_fall()
    lead(war.s, war.franks, HERE, "napoleon")
    cup = war.s.cup.copy()
    battle = lost_by_the_franks(war)
    assert war.s.leader[0] == -1 and (war.s.cup == cup).all()
    assert battle.tells("lost_leader") == [(int(war.s.card[war.franks]), LEADER_IDS.index("napoleon"), 0, 0)]


@pytest.mark.rule("SA-206-R1", "SA-254")
def test_a_third_empire_in_the_region_is_not_touched() -> None:
    war = franks_fall()
    third = found(war.s, "poles", 1, 20, colour="tan")
    garrison(war.s, third, HERE, spearmen=1)
    lost_by_the_franks(war)
    assert war.control == war.french and war.s.stacks[third, PLACE] == 1

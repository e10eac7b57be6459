"""Nuclear bombs: SA-239 to SA-243."""

from __future__ import annotations

import pytest

from tests.games.seven_ages.battle import HERE, War, fight, lead
from tests.games.seven_ages.board import garrison, region


@pytest.mark.rule("SA-239", "SA-239-R1", "SA-237")
def test_a_bomb_that_alone_is_left_to_commit_can_be_scrapped() -> None:
    war = War({"knights": 2, "nuclear_bombs": 1}, {"spearmen": 3}, 7, 0)
    war.s.glory[0] = 10
    battle = fight(war.begin(), "2 knights", "1 spearmen")
    assert (battle.step, battle.waiting, battle.choices()) == ("scrap_bomb", [0], ["pass", "scrap_bomb"])
    battle.play("scrap_bomb")
    assert war.s.side_disorder[0] == 1 and war.sizes() == (2, 2) and war.s.glory[0] == 10
    assert (war.s.shared_by >= 0).sum() == 2  # the two elephants; the bomb is in the common pool
    assert battle.step == "retreat" and battle.waiting == [1]  # the Franks may retreat now
    assert battle.play("pass").choices(0) == ["commit knights", "commit_all"]


@pytest.mark.rule("SA-239", "SA-241", "SA-243")
def test_or_it_is_kept_and_must_be_committed() -> None:
    war = War({"knights": 1, "nuclear_bombs": 1}, {"spearmen": 3}, 7, 0, 0, 0)
    battle = fight(war.begin(), "1 knights", "1 spearmen").play("pass")
    assert battle.choices(0) == ["commit nuclear_bombs"]


@pytest.mark.rule("SA-239-R1")
def test_scrapping_the_last_unit_loses_the_conflict() -> None:
    war = War({"nuclear_bombs": 1}, {"spearmen": 1}, 0, 0)
    battle = war.begin()
    assert battle.play("scrap_bomb").over and war.sizes() == (0, 1) and war.control == war.franks
    assert battle.tells("fell_into_disorder") == []


@pytest.mark.rule("SA-239")
def test_who_has_bombs_elsewhere_is_asked_too_so_that_nobody_learns_where_they_are() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1}, 0, 0)
    garrison(war.s, war.french, "poland", nuclear_bombs=1)
    battle = war.begin()
    assert (battle.step, battle.choices()) == ("scrap_bomb", ["pass"])


@pytest.mark.rule("SA-240", "SA-240-R1", "SA-243-R1", "SA-213")
def test_one_star_wars_unit_stops_all_bombs_but_they_cost_glory() -> None:
    war = War({"nuclear_bombs": 2, "spearmen": 1}, {"star_wars": 1, "spearmen": 1}, 7, 0)
    war.s.glory[0] = 12
    battle = fight(war.begin(), "2 nuclear_bombs", "1 star_wars")
    assert war.s.glory[0] == 2 and battle.tells("bombs_stopped") == [(int(war.s.card[war.french]), 2, 0, 0)]
    assert battle.totals() == [7, 12]  # a card alone against a star-wars unit
    assert war.sizes() == (1, 2) and battle.tells("bomb_exploded") == []


@pytest.mark.rule("SA-240")
def test_star_wars_that_are_not_committed_stop_nothing() -> None:
    war = War({"nuclear_bombs": 1, "spearmen": 1}, {"star_wars": 1, "spearmen": 1}, 7, 0)
    assert fight(war.begin(), "1 nuclear_bombs", "1 spearmen").over and war.sizes() == (0, 0)


@pytest.mark.rule("SA-241", "SA-242", "SA-242-R1", "SA-243", "SA-253", "SA-255-R1", "SA-259")
def test_a_bomb_eliminates_everything_and_sets_the_controller_back() -> None:
    war = War({"nuclear_bombs": 1, "spearmen": 2}, {"spearmen": 3}, 0, 0)
    war.s.glory[0], war.s.elite[war.french], war.s.city[region(HERE)] = 7, 2, 3
    lead(war.s, war.french, HERE, "artist")
    artists = int(war.s.cup[4])
    battle = fight(war.begin(), "1 nuclear_bombs", "1 spearmen")
    assert battle.over and war.sizes() == (0, 0) and battle.totals() == []
    assert war.control == -1 and war.s.city[region(HERE)] == 1
    assert int(war.s.level[war.franks]) == 19 and int(war.s.level[war.french]) == 20
    assert war.s.glory[0] == 2 and war.s.elite[war.french] == 1
    assert war.s.leader[0] == -1 and war.s.cup[4] == artists + 1


@pytest.mark.rule("SA-243", "SA-070", "SA-242-R1", "SA-004")
def test_glory_and_progress_have_a_floor() -> None:
    war = War({"nuclear_bombs": 1}, {"spearmen": 1}, 0, 0)
    war.s.glory[0], war.s.level[war.franks] = 3, 1
    battle = war.begin().play("pass")
    battle.commit("1 nuclear_bombs", "1 spearmen")
    assert battle.over and war.s.glory[0] == 0 and war.s.level[war.franks] == 1


@pytest.mark.rule("SA-242", "SA-258", "SA-258-R1", "SA-293")
@pytest.mark.parametrize("level", [8, 9])
def test_a_leader_under_the_bomb_is_lost_in_the_conflict_even_if_the_age_falls(level: int) -> None:
    war = War({"nuclear_bombs": 1}, {"spearmen": 1}, 0, 0)
    war.s.level[war.franks], war.s.money[war.franks] = level, 40
    lead(war.s, war.franks, HERE, "artist")
    battle = war.begin().play("pass")
    battle.commit("1 nuclear_bombs", "1 spearmen")
    assert battle.over and war.s.level[war.franks] == level - 1 and war.s.leader[0] == -1
    assert war.s.money[war.franks] == 0  # without a capital, nobody got the half

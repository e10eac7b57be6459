"""Retreat and pursuit: SA-244 to SA-250, SA-375 to SA-380."""

from __future__ import annotations

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.atlas import REGION_IDS
from aevum.games.seven_ages.rules.conflict import begin_conflict
from aevum.games.seven_ages.rules.counters import counter_of, counter_places
from aevum.games.seven_ages.rules.order import units_to_calm
from aevum.games.seven_ages.rules.pursuit import counts_as, pursuit_losses
from aevum.games.seven_ages.rules.retreat import can_leave, may_retreat, way_to
from aevum.games.seven_ages.state import BY_RIVER
from aevum.games.seven_ages.tables import CARD_IDS
from tests.games.seven_ages.battle import HERE, Battle, War, draws, fight, hold, lead
from tests.games.seven_ages.board import empty_table, found, garrison, region, unit


def disordered(war: War) -> Battle:
    """After a round in which the French committed all they had, and lost nothing."""
    war.s.level[war.french] = 22
    return fight(war.begin(), "all", "1 spearmen")


@pytest.mark.rule("SA-244", "SA-246")
@pytest.mark.parametrize(
    ("ours", "theirs", "expected"), [(0, 0, [False, False]), (1, 0, [False, True]), (0, 1, [True, False])]
)
def test_a_side_may_retreat_when_the_other_fell_into_disorder(ours: int, theirs: int, expected: list[bool]) -> None:
    war = War({"spearmen": 1}, {"spearmen": 1})
    begin_conflict(war.s, region(HERE), war.french, war.franks)
    war.s.side_disorder[:] = ours, theirs
    assert [bool(may_retreat(war.s, side)) for side in range(2)] == expected


@pytest.mark.rule("SA-245")
@pytest.mark.parametrize(("leader_at", "expected"), [(HERE, True), ("poland", False)])
def test_with_a_tactician_in_the_region_either_sides_disorder_will_do(leader_at: str, expected: bool) -> None:
    war = War({"spearmen": 1}, {"spearmen": 1})
    lead(war.s, war.french, leader_at, "tactician")
    begin_conflict(war.s, region(HERE), war.french, war.franks)
    assert not may_retreat(war.s, 0)  # nobody has fallen into disorder yet
    war.s.side_disorder[0] = 1
    assert bool(may_retreat(war.s, 0)) == expected


@pytest.mark.rule("SA-016", "SA-244")
def test_the_marathas_may_always_retreat() -> None:
    war = War({"spearmen": 1}, {"spearmen": 1})
    war.s.card[war.french] = CARD_IDS.index("marathas")
    battle = war.begin()
    assert (battle.step, battle.waiting, battle.choices()) == ("retreat", [0], ["pass", "retreat"])


@pytest.mark.rule("SA-244", "SA-250-R1", "SA-251-R1", "SA-254")
def test_a_retreat_gives_up_the_region() -> None:
    war = War({"knights": 2}, {"spearmen": 3}, 7, 0)
    war.s.elite[war.franks] = 1
    battle = disordered(war)
    assert (battle.step, battle.waiting, battle.choices()) == ("retreat", [1], ["pass", "retreat"])
    battle.play("retreat")
    assert battle.over and war.sizes() == (2, 0) and war.control == war.french
    assert war.s.stacks[war.franks, region("volga")] == 3 and war.s.elite[war.franks] == 0
    assert battle.tells("won_conflict")[0][:2] == (int(war.s.card[war.french]), int(war.s.card[war.franks]))


@pytest.mark.rule("SA-246", "SA-246-R1")
def test_the_active_side_decides_first_and_the_other_is_then_not_asked() -> None:
    war = War({"spearmen": 2}, {"spearmen": 2})
    for empire in (war.french, war.franks):
        lead(war.s, empire, HERE, "tactician")
    draws(war.s, 2, 2)
    battle = hold(war.begin()).commit("all, tactician", "all, tactician")
    assert (battle.step, battle.waiting) == ("retreat", [0])
    battle.play("retreat")
    assert battle.over and war.sizes() == (0, 2) and war.control == war.franks
    assert REGION_IDS[war.s.leader_at[0]] == "poland" and REGION_IDS[war.s.leader_at[1]] == HERE


@pytest.mark.rule("SA-200", "SA-250-R1")
def test_who_retreats_brings_no_river_of_the_attack_along() -> None:
    war = War({"spearmen": 2}, {"spearmen": 2})
    for empire in (war.french, war.franks):
        lead(war.s, empire, HERE, "tactician")
    for counter in range(counter_places(war.french)):
        at = counter_of(war.s, war.french, counter)
        if at >= 0 and war.s.unit_at[at] == region(HERE):
            war.s.entered[at] = BY_RIVER
    needed = units_to_calm(war.s, war.french, region("poland"))
    draws(war.s, 3, 2)  # the river makes it a tie
    battle = hold(war.begin()).commit("all, tactician", "all, tactician").play("retreat")
    assert battle.over and war.s.stacks[war.french, region("poland")] == 3
    assert units_to_calm(war.s, war.french, region("poland")) == needed


@pytest.mark.rule("SA-246")
def test_if_the_active_side_stays_the_other_is_asked() -> None:
    war = War({"spearmen": 2}, {"spearmen": 2})
    for empire in (war.french, war.franks):
        lead(war.s, empire, HERE, "tactician")
    draws(war.s, 2, 2)
    battle = hold(war.begin()).commit("all, tactician", "all, tactician")
    battle.play("pass")
    assert (battle.step, battle.waiting) == ("retreat", [1])
    battle.play("pass")
    assert (battle.step, battle.waiting) == ("replace_card", [0])


@pytest.mark.rule("SA-247", "SA-249-R1")
@pytest.mark.parametrize("spoilt", ["foreign units", "not controlled"])
def test_no_retreat_where_no_region_is_ones_own_and_free_of_others(spoilt: str) -> None:
    war = War({"knights": 2}, {"spearmen": 3}, 7, 0)
    if spoilt == "foreign units":
        garrison(war.s, war.french, "volga", spearmen=1)
    else:
        war.s.control[region("volga")] = -1
    battle = disordered(war)
    assert battle.step == "commit"  # nobody is asked


@pytest.mark.rule("SA-249-R1", "SA-248")
def test_that_no_unit_can_go_is_asked_in_secret() -> None:
    war = War({"knights": 2}, {"spearmen": 3}, 7, 0)
    war.s.control[region("volga")] = -1
    garrison(war.s, war.franks, "black_sea", galleys=1)
    battle = disordered(war)
    assert (battle.step, battle.choices()) == ("retreat", ["pass"])


@pytest.mark.rule("SA-248", "SA-248-R1", "SA-249")
def test_ships_go_by_sea_and_land_units_never_aboard() -> None:
    war = War({"knights": 2}, {"spearmen": 2, "galleys": 1}, 7, 0)
    war.s.control[region("volga")] = -1
    garrison(war.s, war.franks, "lydia", spearmen=1)
    garrison(war.s, war.franks, "black_sea", galleys=1)
    battle = disordered(war)
    battle.play("retreat")
    assert battle.over and war.s.stacks[war.franks, region("black_sea")] == 2
    assert battle.tells("nowhere_to_go") == [(int(war.s.card[war.franks]), 1, 0, 0)]


class Place:
    """A side of one empire's counters in a region, and another's somewhere, to ask where units could go."""

    def __init__(self, place: str, *own: str, **units: int) -> None:
        s: Record = empty_table(2)
        self.s = s
        self.empire = found(s, "french", 0, 42, *own, colour="pink")
        self.other = found(s, "franks", 1, 42, colour="yellow")
        self.counters = garrison(s, self.empire, place, **units)
        garrison(s, self.other, place, fighters=1)
        begin_conflict(s, region(place), self.empire, self.other)

    def can_go(self, to: str) -> list[bool]:
        """Which of the counters can retreat to a region."""
        return [way_to(self.s, counter, region(to)) >= 0 for counter in self.counters]


@pytest.mark.rule("SA-248", "SA-248-R1")
def test_a_ship_leaves_a_land_by_its_own_shore_only() -> None:
    place = Place("novgorod", "baltic_sea", "barents_sea", "livonia", galleys=1)
    place.s.unit_shore[place.counters] = 1
    assert [place.can_go(to) for to in ("baltic_sea", "barents_sea", "livonia")] == [[True], [False], [False]]


@pytest.mark.rule("SA-248", "SA-187-R2")
def test_galleys_keep_near_own_land() -> None:
    place = Place("sicily", "ionian_sea", galleys=1, frigates=1)
    place.s.control[region("sicily")] = place.other
    assert place.can_go("ionian_sea") == [False, True]
    garrison(place.s, place.empire, "greece", spearmen=1)
    assert place.can_go("ionian_sea") == [True, True]


@pytest.mark.rule("SA-248", "SA-248-R1")
def test_galleys_keep_off_oceans() -> None:
    place = Place("bay_of_biscay", "north_atlantic", "normandy", galleys=1, frigates=1)
    assert place.can_go("north_atlantic") == [False, True] and place.can_go("normandy") == [True, True]


@pytest.mark.rule("SA-248", "SA-248-R1")
def test_a_crossing_is_open_unless_all_its_seas_hold_others() -> None:
    place = Place("andalusia", "morocco", spearmen=1, fighters=1)
    assert place.can_go("morocco") == [True, True]
    garrison(place.s, place.other, "western_mediterranean", galleys=1)
    assert place.can_go("morocco") == [True, True]
    garrison(place.s, place.other, "pillars_of_hercules", galleys=1)
    assert place.can_go("morocco") == [False, True]


@pytest.mark.rule("SA-248")
def test_air_units_stay_at_sea_only_beside_a_unit_of_their_own() -> None:
    place = Place("normandy", "english_channel", fighters=1, star_wars=1)
    assert place.can_go("english_channel") == [False, True]
    garrison(place.s, place.empire, "low_countries", spearmen=1)
    assert place.can_go("english_channel") == [True, True]


@pytest.mark.rule("SA-191", "SA-248")
def test_units_that_retreat_themselves_keep_no_air_units_at_sea() -> None:
    assert Place("normandy", "english_channel", fighters=1, spearmen=1).can_go("english_channel") == [False, False]


@pytest.mark.rule("SA-172", "SA-250-R1")
@pytest.mark.parametrize(
    ("unit_type", "where"), [("star_wars", -1), ("nuclear_bombs", -1), ("spearmen", region("volga"))]
)
def test_no_leader_retreats_with_star_wars_units_or_bombs(unit_type: str, where: int) -> None:
    war = War({"knights": 2}, {"spearmen": 1, unit_type: 2}, 7, 0)
    lead(war.s, war.franks, HERE, "artist")
    battle = disordered(war)
    if battle.step == "scrap_bomb":
        battle.play("pass")
    battle.play("retreat")
    assert battle.over and war.s.leader_at[0] == where


@pytest.mark.rule("SA-249")
def test_a_unit_without_any_region_cannot_leave() -> None:
    place = Place("ukraine", "black_sea", spearmen=1, galleys=1)
    assert [bool(can_leave(place.s, counter)) for counter in place.counters] == [False, True]


@pytest.mark.rule("SA-250", "SA-250-R1")
def test_units_may_retreat_to_different_regions_and_leaders_go_with_them() -> None:
    war = War({"knights": 2}, {"spearmen": 4}, 7, 0)
    garrison(war.s, war.franks, "moscow", spearmen=1)
    lead(war.s, war.franks, HERE, "artist")
    battle = disordered(war)
    battle.play("retreat")
    assert battle.choices() == [
        "withdraw spearmen moscow",
        "withdraw spearmen volga",
        "withdraw_all moscow",
        "withdraw_all volga",
    ]
    battle.play("withdraw spearmen moscow", "withdraw_all volga")
    assert battle.choices() == ["withdraw_leader artist moscow", "withdraw_leader artist volga"]
    battle.play("withdraw_leader artist moscow")
    assert battle.over and war.s.leader_at[0] == region("moscow")
    assert [int(war.s.stacks[war.franks, region(place)]) for place in ("moscow", "volga")] == [2, 3]
    assert not war.s.in_conflict.any()


@pytest.mark.rule("SA-250-R1", "SA-258-R1")
def test_a_leader_with_no_unit_to_go_with_is_lost() -> None:
    war = War({"knights": 2}, {"spearmen": 3}, 7, 0, pursuit=1)
    lead(war.s, war.franks, HERE, "artist")
    garrison(war.s, war.french, HERE, fighters=1)
    battle = disordered(war)
    battle.play("retreat", "lose spearmen")  # of two left; the last has no other to hide behind
    assert battle.over and war.s.leader[0] == -1 and battle.tells("lost_leader") != []


@pytest.mark.rule("SA-375", "SA-375-R1", "SA-376", "SA-377", "SA-380-R1")
@pytest.mark.parametrize(
    ("pursuers", "losses"),
    [
        ({"spearmen": 3}, 0),
        ({"fighters": 1}, 2),
        ({"bombers": 1, "nuclear_bombs": 1, "star_wars": 1}, 6),
        ({"armour": 3}, 3),
        ({"knights": 1}, 0),
        ({"knights": 2, "chariots": 1}, 1),
        ({"armour": 1, "knights": 3}, 2),
        ({"horse_artillery": 2}, 0),
    ],
)
def test_what_pursuers_cost(pursuers: dict[str, int], losses: int) -> None:
    war = War(pursuers, {"spearmen": 1}, pursuit=1)
    begin_conflict(war.s, region(HERE), war.french, war.franks)
    assert pursuit_losses(war.s, 1) == losses


@pytest.mark.rule("SA-379", "SA-380", "SA-380-R1")
@pytest.mark.parametrize(
    ("name", "level", "losses"),
    [("spearmen", 20, 1), ("chariots", 20, 2), ("fusiliers", 20, 2), ("fusiliers", 26, 1), ("knights", 14, 3)],
)
def test_for_how_many_losses_a_unit_counts(name: str, level: int, losses: int) -> None:
    """Fusiliers come with Age 4, knights with Age 3; the French pursue."""
    war = War({"spearmen": 1}, {"spearmen": 1})
    war.s.level[war.french] = level
    begin_conflict(war.s, region(HERE), war.french, war.franks)
    assert counts_as(war.s, 1, unit(name)) == losses


@pytest.mark.rule("SA-378", "SA-379", "SA-380-R1", "SA-375-R1")
def test_the_retreating_player_chooses_what_is_lost_before_the_rest_goes() -> None:
    war = War({"knights": 2, "fighters": 1}, {"spearmen": 3, "chariots": 1}, 7, 0, pursuit=1)
    battle = disordered(war)
    battle.play("retreat")
    # A fighter costs 2, the knights 1: a chariot stands for 2, then one more.
    assert (battle.step, battle.choices()) == ("pursue", ["lose spearmen", "lose chariots"])
    battle.play("lose chariots")
    assert battle.choices() == ["lose spearmen"]  # asked all the same: nobody else knows that all are alike
    assert battle.play("lose spearmen").over
    assert [values[1] for values in battle.tells("lost_in_pursuit")] == [unit("chariots"), unit("spearmen")]
    assert war.s.stacks[war.franks, region("volga")] == 2 and war.sizes() == (3, 0)


@pytest.mark.rule("SA-020", "SA-378")
@pytest.mark.parametrize(("spearmen", "rules", "waits"), [(3, 3, True), (2, 3, False), (3, 2, False)])
def test_that_all_who_flee_are_alike_does_not_show_by_not_asking(spearmen: int, rules: int, waits: bool) -> None:
    """One of them fell before; the last one alone has no other to be told from."""
    war = War({"knights": 2}, {"spearmen": spearmen}, 7, 0, pursuit=1)
    war.s.rules = rules
    battle = disordered(war).play("retreat")
    assert (battle.step == "pursue") is waits


@pytest.mark.rule("SA-020", "SA-250")
@pytest.mark.parametrize(("rules", "waits"), [(3, True), (2, False)])
def test_that_units_can_reach_but_one_of_two_regions_does_not_show_by_not_asking(rules: int, waits: bool) -> None:
    war = War({"knights": 2}, {"spearmen": 3}, 7, 0)
    war.s.rules = rules
    garrison(war.s, war.franks, "black_sea", galleys=1)
    war.s.control[region("black_sea")] = war.franks
    battle = disordered(war).play("retreat")
    assert battle.over is not waits
    assert not waits or battle.choices() == ["withdraw_all volga"]


@pytest.mark.rule("SA-020", "SA-172", "SA-250-R1")
@pytest.mark.parametrize(("rules", "waits"), [(3, True), (2, False)])
def test_that_some_who_went_cannot_lead_does_not_show_by_not_asking(rules: int, waits: bool) -> None:
    """Spearmen go one way and a bomb another; nobody else knows that no leader goes with a bomb."""
    war = War({"knights": 2}, {"spearmen": 2, "nuclear_bombs": 1}, 7, 0)
    war.s.rules = rules
    lead(war.s, war.franks, HERE, "artist")
    garrison(war.s, war.franks, "black_sea", galleys=1)
    war.s.control[region("black_sea")] = war.franks
    battle = disordered(war).play("retreat", "withdraw nuclear_bombs black_sea")
    if waits:
        battle.play("withdraw_all volga")  # asked all the same: nobody knows that these cannot sail
    assert battle.over is not waits
    assert not waits or battle.choices() == ["withdraw_leader artist volga"]


@pytest.mark.rule("SA-380-R1")
def test_a_loss_may_exceed_the_number_and_then_no_more_is_lost() -> None:
    war = War({"knights": 2}, {"chariots": 2, "spearmen": 2}, 7, 0, pursuit=1)
    battle = disordered(war)
    battle.play("retreat", "lose chariots")
    assert battle.over and war.s.stacks[war.franks, region("volga")] == 3


@pytest.mark.rule("SA-375", "SA-373")
def test_without_the_option_nobody_is_pursued() -> None:
    war = War({"knights": 2, "fighters": 1}, {"spearmen": 3}, 7, 0)
    assert disordered(war).play("retreat").over and war.s.stacks[war.franks, region("volga")] == 3

"""The option of naval control: HW-229 to HW-237."""

from typing import Any

import pytest

from tests.games.history_of_the_world.table import Seat, Table, water

EAST, WEST = "eastern_mediterranean", "western_mediterranean"


def romans(*hand: str, seas: dict[str, tuple[int, int]] | None = None, **more: Any) -> Table:
    """The Romans with the option on; `seas` are fleets with armies: seat and epoch."""
    return Table(Seat(hand=hand), Seat(), seas=seas, options={"naval_control": 1}, **more)


def held(table: Table) -> dict[str, int]:
    """The seas with a fleet that carries an army, and whose it is."""
    return {entry["id"]: entry["holder"] for entry in table.view()["waters"] if entry["holder"] is not None}


@pytest.mark.rule("HW-229", "HW-R57", "HW-235", "HW-R60")
def test_armies_of_the_pool_may_go_on_fleets_in_seas() -> None:
    table = romans()
    assert table.step == "naval" and table.held_by("romans") == {"southern_apennines"}
    assert table.offered("hold") == {EAST, WEST} and "done" in table.choices
    table.play(f"hold {EAST}")
    assert (table.pool, held(table)) == (18, {EAST: 0})
    assert table.refusal(f"hold {EAST}") == "HW-229"  # one a sea
    assert table.refusal("expand dalmatia") == "HW-102"
    table.play("done")
    assert table.step == "expand" and table.pool == 18


@pytest.mark.rule("HW-229")
def test_never_in_oceans() -> None:
    table = Table(empire="vikings", options={"naval_control": 1})
    assert table.offered("hold") == {"north_sea"} and table.refusal("hold north_atlantic") == "HW-229"


@pytest.mark.rule("HW-R57")
def test_nobody_has_to() -> None:
    table = romans().play("done")
    assert table.step == "expand" and held(table) == {}
    assert Table(empire="celts", options={"naval_control": 1}).step == "expand"  # no fleets: nothing to ask


@pytest.mark.rule("HW-230")
def test_minor_empires_take_no_part() -> None:
    ann = Seat(hand=["minor_empire_phoenicians"])
    table = Table(ann, empire="persians", seas={EAST: (1, 1)}, options={"naval_control": 1})
    table.play("play minor_empire_phoenicians")
    assert table.step == "expand" and table.fleets == {EAST, WEST}
    assert "crete" in table.offered("expand")
    table.play("done")
    assert held(table) == {EAST: 1}


@pytest.mark.rule("HW-231", "HW-232")
def test_fleets_with_an_army_stay_and_score_the_others_leave() -> None:
    table = romans(seas={"black_sea": (0, 2)}).play(f"hold {EAST}", "done", "done")
    assert table.tells("seas_scored", seat=0, count=2, points=2)
    assert held(table) == {EAST: 0, "black_sea": 0}


@pytest.mark.rule("HW-233", "HW-R60")
def test_a_sea_of_another_player_gives_no_fleet_until_it_is_won() -> None:
    table = romans(seas={EAST: (1, 2)})
    assert table.fleets == {WEST} and table.offered("challenge") == {EAST} and table.offered("hold") == {WEST}
    without = romans(seas={EAST: (1, 2)}).play("done")
    assert "crete" not in without.offered("expand")


@pytest.mark.rule("HW-232", "HW-234")
def test_the_odds_of_a_fight_at_sea_are_told_and_what_the_sea_would_score() -> None:
    plain = romans(seas={EAST: (1, 2)})
    armed = romans("weaponry", seas={EAST: (1, 2)}).play("play weaponry")
    assert plain.effects(f"challenge {EAST}") == {"odds": round(100 * 125 / 216), "if_won": 1}
    assert armed.effects(f"challenge {EAST}") == {"odds": round(100 * 161 / 216), "if_won": 1}


@pytest.mark.rule("HW-234", "HW-R58")
def test_a_won_sea_is_held_and_opens_its_coasts() -> None:
    table = romans(seas={EAST: (1, 2)}).fight(f"challenge {EAST}", "6 1 / 4")
    assert table.dice_counts == (2, 1)
    assert (held(table), table.pool, table.fleets) == ({EAST: 0}, 18, {EAST, WEST})
    table.play("done")
    assert "crete" in table.offered("expand")


@pytest.mark.rule("HW-234", "HW-R58")
def test_a_lost_fight_costs_the_army_and_may_be_tried_again() -> None:
    table = romans(seas={EAST: (1, 2)}).fight(f"challenge {EAST}", "2 1 / 4")
    assert (held(table), table.pool, int(table.s.lost)) == ({EAST: 1}, 18, 1)
    assert table.offered("challenge") == {EAST}


@pytest.mark.rule("HW-234", "HW-R58")
def test_a_tie_frees_the_sea() -> None:
    table = romans(seas={EAST: (1, 2)}).fight(f"challenge {EAST}", "4 1 / 4")
    assert (held(table), int(table.s.lost)) == ({}, 1)
    assert table.fleets == {EAST, WEST} and table.offered("hold") == {EAST, WEST}


@pytest.mark.rule("HW-R59", "HW-112")
def test_a_sea_held_by_the_players_own_older_fleet_is_no_obstacle() -> None:
    table = romans(seas={EAST: (0, 2)})
    assert table.fleets == {EAST, WEST} and table.offered("challenge") == set()
    table.play(f"hold {EAST}")
    assert int(table.s.sea_epoch[water(EAST)]) == 2 and table.pool == 18


@pytest.mark.rule("HW-235")
def test_fights_at_sea_come_before_the_first_expansion_in_any_order() -> None:
    table = romans(seas={EAST: (1, 2), WEST: (2, 2)})
    assert table.offered("challenge") == {EAST, WEST}
    table.fight(f"challenge {WEST}", "6 1 / 4").fight(f"challenge {EAST}", "6 1 / 4")
    assert (table.seat, table.step) == (0, "expand") and table.refusal(f"challenge {EAST}") == "HW-233"


@pytest.mark.rule("HW-085", "HW-234")
def test_an_army_lost_at_sea_can_be_recovered() -> None:
    table = romans("population_explosion", seas={EAST: (1, 2)}).play("play population_explosion")
    table.fight(f"challenge {EAST}", "2 1 / 4").play("recover")
    assert (table.pool, int(table.s.coins), int(table.s.lost)) == (19, 1, 0)


@pytest.mark.rule("HW-234", "HW-242", "HW-245")
def test_cards_help_at_sea_as_in_any_combat() -> None:
    table = romans("leader", "weaponry", seas={EAST: (1, 2)}).play("play leader", "play weaponry")
    table.fight(f"challenge {EAST}", "3 1 1 / 3")
    assert table.tells("rolled", own=4, other=3) and held(table) == {EAST: 0}


OLD = {"south_china_sea": (1, 4), "sea_of_japan": (2, 4), "caribbean_sea": (1, 6), "caspian_sea": (2, 6)}


@pytest.mark.rule("HW-236", "HW-237", "HW-R61")
def test_too_few_markers_the_oldest_fleets_are_taken_the_player_chooses_among_them() -> None:
    # The Germans place eight fleets; with five others that would be thirteen.
    seas = {**OLD, "black_sea": (1, 5)}
    table = Table(Seat(), Seat(), empire="germans", seas=seas, options={"naval_control": 1})
    assert table.step == "naval"  # the Black Sea is contested: seven fleets and five others are twelve
    more = Table(Seat(hand=["astronomy"]), Seat(), empire="germans", seas=OLD, options={"naval_control": 1})
    more.play("play astronomy")
    assert more.offered("launch") == {"south_china_sea", "sea_of_japan", "caribbean_sea", "caspian_sea"}
    more.play("launch caribbean_sea")
    assert more.step == "naval"  # a contested sea takes no marker


@pytest.mark.rule("HW-236", "HW-237")
def test_the_british_need_all_twelve_markers() -> None:
    table = Table(Seat(), Seat(), empire="british", seas={"caspian_sea": (1, 5)}, options={"naval_control": 1})
    assert table.tells("fleet_withdrawn", partner=1) or held(table) == {}  # the only one: nothing to choose
    two = {"caspian_sea": (1, 5), "caribbean_sea": (2, 5)}
    chosen = Table(Seat(), Seat(), empire="british", seas=two, options={"naval_control": 1})
    assert chosen.step == "recall" and chosen.offered("withdraw") == {"caspian_sea", "caribbean_sea"}
    assert chosen.refusal("withdraw north_sea") == "HW-236"
    chosen.play("withdraw caribbean_sea")
    assert held(chosen) == {} and len(chosen.fleets) == 12
    older = {"caspian_sea": (1, 4), "caribbean_sea": (2, 5)}
    forced = Table(Seat(), Seat(), empire="british", seas=older, options={"naval_control": 1})
    assert forced.step == "naval" and held(forced) == {}


@pytest.mark.rule("HW-236", "HW-233")
def test_a_fleet_taken_from_a_listed_sea_leaves_it_to_the_active_empire() -> None:
    seas = {"caspian_sea": (1, 5), "north_sea": (1, 4)}
    table = Table(Seat(), Seat(), empire="british", seas=seas, options={"naval_control": 1})
    # Eleven fleets and two others: the oldest goes, which was in the North Sea; then the last one as well.
    assert held(table) == {} and "north_sea" in table.fleets and len(table.fleets) == 12


@pytest.mark.rule("HW-236", "HW-248")
def test_astronomy_brings_no_thirteenth_fleet() -> None:
    seas = {"black_sea": (1, 5)}  # contested: it takes a marker, whoever has it
    for before in ({}, seas):
        table = romans("astronomy", empire="british", seas=before).play("play astronomy")
        assert table.step == "naval" and table.refusal("launch caspian_sea") == "HW-248"
    enough = romans("astronomy", empire="portuguese").play("play astronomy", "launch caspian_sea")
    assert enough.step == "naval" and len(enough.fleets) == 12
    assert romans("astronomy", empire="british", rules=1).play("play astronomy").step == "astronomy"


@pytest.mark.rule("HW-006", "HW-R03")
def test_without_the_option_markers_set_no_limit() -> None:
    table = Table(Seat(hand=["astronomy"]), empire="british").play("play astronomy", "launch caspian_sea")
    assert len(table.fleets) == 13


@pytest.mark.rule("HW-239", "HW-240", "HW-232")
def test_a_fleet_exchanged_by_reallocation_takes_the_players_older_fleet_there_with_it() -> None:
    table = romans("reallocation", seas={EAST: (0, 2), "black_sea": (0, 2)}).play("play reallocation")
    assert table.effects(f"exchange {EAST}") == {"coins": 1, "worth": -1}
    table.play(f"exchange {EAST}")
    assert table.tells("fleet_withdrawn", partner=0, water=water(EAST)) and held(table) == {"black_sea": 0}
    table.play(f"exchange {WEST}")
    assert not table.tells("fleet_withdrawn") and (int(table.s.coins), held(table)) == (2, {"black_sea": 0})
    assert table.play("done").tells("seas_scored", seat=0, count=1, points=1)


@pytest.mark.rule("HW-240")
def test_by_the_first_version_of_the_rules_the_older_fleet_stayed() -> None:
    table = romans("reallocation", seas={EAST: (0, 2)}, rules=1).play("play reallocation", f"exchange {EAST}")
    assert (int(table.s.coins), held(table)) == (1, {EAST: 0}) and not table.tells("fleet_withdrawn")


def celts(*hand: str, **more: Any) -> Table:
    """An empire without navigation that has played Astronomy, with the option on."""
    table = Table(Seat(hand=["astronomy", *hand]), Seat(), empire="celts", options={"naval_control": 1}, **more)
    return table.play("play astronomy", *(f"play {name}" for name in hand))


@pytest.mark.rule("HW-229", "HW-R70")
def test_astronomy_is_no_navigation_so_its_fleet_cannot_be_held() -> None:
    table = celts().play("launch north_sea")
    assert (table.step, table.fleets) == ("expand", {"north_sea"})
    assert table.refusal("hold north_sea") == table.refusal("challenge north_sea") == "HW-R70"
    old = celts(rules=1).play("launch north_sea")
    assert old.step == "naval" and old.offered("hold") == {"north_sea"}


@pytest.mark.rule("HW-229", "HW-R70")
def test_an_empire_with_navigation_may_hold_its_fleet_of_astronomy_too() -> None:
    table = romans("astronomy").play("play astronomy", "launch black_sea")
    assert table.offered("hold") == {EAST, WEST, "black_sea"}


@pytest.mark.rule("HW-229", "HW-233", "HW-R70")
def test_astronomy_without_navigation_launches_only_where_nothing_must_be_fought_for() -> None:
    table = celts(seas={EAST: (1, 2), WEST: (0, 2)})
    assert EAST not in table.offered("launch") and WEST in table.offered("launch")
    assert (table.refusal(f"launch {EAST}"), table.refusal("launch atlantic_ocean")) == ("HW-R70", "HW-248")
    assert EAST in celts(seas={EAST: (1, 2)}, rules=1).offered("launch")
    assert EAST in romans("astronomy", empire="goths", seas={EAST: (1, 3)}).play("play astronomy").offered("launch")

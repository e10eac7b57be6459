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


@pytest.mark.rule("HW-234")
def test_the_odds_of_a_fight_at_sea_are_told() -> None:
    plain = romans(seas={EAST: (1, 2)})
    armed = romans("weaponry", seas={EAST: (1, 2)}).play("play weaponry")
    assert plain.effects(f"challenge {EAST}") == {"odds": round(100 * 125 / 216)}
    assert armed.effects(f"challenge {EAST}") == {"odds": round(100 * 161 / 216)}


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
    table.play("done")
    assert table.step == "expand" and table.refusal(f"challenge {EAST}") == "HW-233"


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


@pytest.mark.rule("HW-006", "HW-R03")
def test_without_the_option_markers_set_no_limit() -> None:
    table = Table(Seat(hand=["astronomy"]), empire="british").play("play astronomy", "launch caspian_sea")
    assert len(table.fleets) == 13

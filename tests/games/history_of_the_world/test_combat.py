"""Combat: HW-129 to HW-168, with the examples of the rulebook."""

import pytest

from tests.games.history_of_the_world.table import Seat, Table, land

ITALY = "northern_apennines"
BOB = Seat({"carthaginians": [ITALY, "libya"]})


def romans(**more: object) -> Table:
    """The Romans in Southern Apennines; Bob holds Northern Apennines."""
    return Table(Seat(), BOB, **more)  # type: ignore[arg-type]


@pytest.mark.rule("HW-130", "HW-131", "HW-132", "HW-135", "HW-137", "HW-139", "HW-E06", "HW-R36")
def test_the_first_attack_of_the_romans_fails() -> None:
    table = romans().fight(f"attack {ITALY}", "1 3 / 4")
    assert table.rolled == [([1, 3], [4])] or table.rolled == [([3, 1], [4])]
    assert (table.holder(ITALY), table.pool, int(table.s.lost)) == (1, 18, 1)
    assert table.tells("attackers_fell", seat=0, land=land(ITALY))
    assert ITALY in table.offered("attack")  # again, as long as there are armies


@pytest.mark.rule("HW-136", "HW-138", "HW-R35", "HW-E07", "HW-E08", "HW-140")
def test_the_second_is_a_tie_and_the_third_army_walks_in() -> None:
    table = romans().fight(f"attack {ITALY}", "1 3 / 4").fight(f"attack {ITALY}", "5 5 / 5")
    assert table.holder(ITALY) is None and table.tells("both_fell", seat=0, partner=1, land=land(ITALY))
    assert (table.pool, int(table.s.lost)) == (17, 2)
    table.play(f"expand {ITALY}")
    assert table.holder(ITALY) == 0 and table.rolled == [] and table.pool == 16


@pytest.mark.rule("HW-R35", "HW-131")
def test_only_the_highest_die_counts_for_a_tie() -> None:
    table = romans().fight(f"attack {ITALY}", "5 3 / 5")
    assert table.holder(ITALY) is None and int(table.s.lost) == 1


@pytest.mark.rule("HW-134", "HW-129")
def test_the_higher_value_takes_the_land() -> None:
    table = romans().fight(f"attack {ITALY}", "6 1 / 5")
    assert (table.holder(ITALY), table.source(ITALY), table.armies(ITALY)) == (0, "romans", 1)
    assert table.tells("conquered", seat=0, land=land(ITALY)) and int(table.s.lost) == 0
    assert table.pool == 18


@pytest.mark.rule("HW-133", "HW-143", "HW-E09")
def test_guptas_against_eastern_ghats_one_die() -> None:
    table = Table(Seat(), Seat({"mauryas": ["eastern_ghats"]}), empire="guptas")
    table.play("attack eastern_ghats")
    assert table.dice_counts == (2, 1)


@pytest.mark.rule("HW-145", "HW-R38", "HW-E10", "HW-133")
def test_guptas_against_ceylon_across_a_strait_two_dice() -> None:
    table = Table(Seat(), Seat({"mauryas": ["ceylon"]}), empire="guptas", realm=["eastern_ghats"])
    table.fight("attack ceylon", "5 1 / 4 2")
    assert table.dice_counts == (2, 2) and table.holder("ceylon") == 0


@pytest.mark.rule("HW-143", "HW-147", "HW-E11")
def test_guptas_against_western_ghats_over_mountains_two_dice() -> None:
    table = Table(Seat(), Seat({"mauryas": ["western_ghats"]}), empire="guptas", realm=["eastern_ghats"])
    assert table.play("attack western_ghats").dice_counts == (2, 2)


@pytest.mark.rule("HW-144", "HW-R37", "HW-R39", "HW-E12")
def test_guptas_against_ganges_delta_forest_on_their_own_side_only() -> None:
    table = Table(Seat(), Seat({"mauryas": ["ganges_delta"]}), empire="guptas")
    assert table.play("attack ganges_delta").dice_counts == (2, 1)
    back = Table(Seat(), Seat({"mauryas": ["eastern_deccan"]}), empire="mughals", realm=["ganges_delta"])
    assert back.play("approach eastern_deccan", "come_from ganges_delta").dice_counts == (2, 2)


@pytest.mark.rule("HW-146")
def test_never_more_than_two_dice_on_a_border() -> None:
    table = Table(Seat(), Seat({"han_dynasty": ["wei_river"]}), empire="mongols")
    assert table.play("attack wei_river").dice_counts == (2, 2)


@pytest.mark.rule("HW-148", "HW-149", "HW-R40", "HW-E13")
def test_the_british_against_chekiang_by_sea_three_dice() -> None:
    table = Table(Seat(), Seat({"han_dynasty": ["chekiang"]}), empire="british")
    table.fight("attack chekiang", "2 4 / 1 1 5")
    assert (table.holder("chekiang"), table.pool, int(table.s.lost)) == (1, 14, 1)


@pytest.mark.rule("HW-150", "HW-E14", "HW-E15")
def test_once_landed_the_british_attack_by_land() -> None:
    bob = Seat({"han_dynasty": ["chekiang", "si_kiang", "yangtze_kiang", "great_plain_of_china"]})
    table = Table(Seat(), bob, empire="british").fight("attack chekiang", "6 6 / 1 1 5")
    assert table.holder("chekiang") == 0 and table.holder("si_kiang") == 1
    for name in ("si_kiang", "yangtze_kiang", "great_plain_of_china"):
        assert table.play(f"attack {name}").dice_counts == (2, 1)


@pytest.mark.rule("HW-142", "HW-152", "HW-E16")
def test_a_fort_adds_one_to_the_die_kept() -> None:
    table = romans(forts=[ITALY]).fight(f"attack {ITALY}", "6 2 / 6")
    assert table.tells("rolled", own=6, other=7) and table.holder(ITALY) == 1 and table.fort(ITALY)
    five = romans(forts=[ITALY]).fight(f"attack {ITALY}", "5 2 / 5")
    assert five.tells("rolled", own=5, other=6)


@pytest.mark.rule("HW-153")
def test_a_fort_comes_on_top_of_terrain_and_sea_dice() -> None:
    walls = Table(Seat(), Seat({"han_dynasty": ["wei_river"]}), empire="mongols", forts=["wei_river"])
    walls.fight("attack wei_river", "6 1 / 6 2")
    assert walls.tells("rolled", own=6, other=7) and walls.dice_counts == (2, 2)
    sea = Table(Seat(), Seat({"han_dynasty": ["chekiang"]}), empire="british", forts=["chekiang"])
    sea.fight("attack chekiang", "4 1 / 4 2 1")
    assert sea.tells("rolled", own=4, other=5)


@pytest.mark.rule("HW-154", "HW-155")
def test_a_tie_against_a_fort_costs_the_fort_and_the_attacker() -> None:
    table = romans(forts=[ITALY]).fight(f"attack {ITALY}", "4 2 / 3")
    assert (table.holder(ITALY), table.fort(ITALY), int(table.s.lost)) == (1, False, 1)
    assert int(table.s.forts_left) == 32


@pytest.mark.rule("HW-154", "HW-156", "HW-157", "HW-158", "HW-R41")
def test_a_win_against_a_fort_leads_to_another_round_without_it() -> None:
    table = romans(forts=[ITALY]).fight(f"attack {ITALY}", "6 2 / 4", "5 1 / 5")
    assert table.tells("fort_fell", land=land(ITALY)) and table.holder(ITALY) is None
    won = romans(forts=[ITALY]).fight(f"attack {ITALY}", "6 2 / 4", "5 1 / 4")
    assert (won.holder(ITALY), won.fort(ITALY), won.pool) == (0, False, 18)  # one army does it all
    lost = romans(forts=[ITALY]).fight(f"attack {ITALY}", "6 2 / 4", "3 1 / 4")
    assert (lost.holder(ITALY), lost.fort(ITALY), int(lost.s.lost)) == (1, False, 1)


@pytest.mark.rule("HW-157")
def test_terrain_dice_stay_in_the_round_after_the_fort() -> None:
    table = Table(Seat(), Seat({"han_dynasty": ["wei_river"]}), empire="mongols", forts=["wei_river"])
    table.fight("attack wei_river", "6 1 / 4 2", "6 1 / 4 2")
    assert [len(defence) for _, defence in table.rolled] == [2, 2] and table.holder("wei_river") == 0


@pytest.mark.rule("HW-160", "HW-166")
def test_a_capital_won_in_battle_becomes_a_city() -> None:
    table = romans(capitals=[ITALY]).fight(f"attack {ITALY}", "6 1 / 5")
    assert table.settlement(ITALY) == "city" and table.tells("capital_sacked", land=land(ITALY))
    assert int(table.s.settlements_left) == 28  # the piece stays; Rome has one too


@pytest.mark.rule("HW-161")
def test_a_city_won_in_battle_is_removed() -> None:
    table = romans(cities=[ITALY]).fight(f"attack {ITALY}", "6 1 / 5")
    assert table.settlement(ITALY) == "none" and table.tells("city_sacked", land=land(ITALY))
    assert int(table.s.settlements_left) == 29


@pytest.mark.rule("HW-162", "HW-164", "HW-R42")
def test_a_tie_leaves_the_settlement_and_whoever_walks_in_takes_it_whole() -> None:
    table = romans(capitals=[ITALY]).fight(f"attack {ITALY}", "5 1 / 5")
    assert table.settlement(ITALY) == "capital"
    table.play(f"expand {ITALY}")
    assert table.settlement(ITALY) == "capital" and table.holder(ITALY) == 0


@pytest.mark.rule("HW-163")
def test_a_failed_attack_changes_no_settlement() -> None:
    table = romans(cities=[ITALY]).fight(f"attack {ITALY}", "1 1 / 5")
    assert table.settlement(ITALY) == "city"


@pytest.mark.rule("HW-167")
def test_monuments_survive_everything() -> None:
    table = romans(monuments=[ITALY], cities=[ITALY]).fight(f"attack {ITALY}", "6 1 / 5")
    assert table.monument(ITALY)


@pytest.mark.rule("HW-168", "HW-R44")
def test_event_armies_sack_as_well() -> None:
    ann = Seat(hand=["jewish_revolt"])
    table = Table(ann, Seat({"carthaginians": ["palestine"]}), capitals=["palestine"])
    table.fight("play jewish_revolt", "6 1 2 / 3")
    assert (table.holder("palestine"), table.settlement("palestine")) == (0, "city")


MONGOLS = Seat(hand=["leader"])
CHINA = Seat({"sung_dynasty": ["wei_river", "yellow_river"]})


def mongols() -> Table:
    """The Mongols with a Leader before Wei River: Great Wall, capital and fort."""
    table = Table(MONGOLS, CHINA, empire="mongols", capitals=["wei_river"], forts=["wei_river"])
    return table.play("play leader")


@pytest.mark.rule("HW-E17", "HW-242")
def test_the_mongols_lose_their_first_attack() -> None:
    table = mongols().fight("attack wei_river", "4 6 6 / 1 6")
    assert table.tells("rolled", own=6, other=7)
    assert (table.holder("wei_river"), table.fort("wei_river"), table.settlement("wei_river")) == (1, True, "capital")
    assert int(table.s.lost) == 1


@pytest.mark.rule("HW-E18")
def test_the_second_attack_of_the_mongols_is_a_tie() -> None:
    table = mongols().fight("attack wei_river", "2 4 5 / 3 4")
    assert table.tells("rolled", own=5, other=5)
    assert (table.holder("wei_river"), table.fort("wei_river"), table.settlement("wei_river")) == (1, False, "capital")
    assert int(table.s.lost) == 1


@pytest.mark.rule("HW-E19", "HW-E20")
def test_after_three_attacks_wei_river_is_theirs() -> None:
    table = mongols().fight("attack wei_river", "4 6 6 / 1 6")
    table.fight("attack wei_river", "2 4 5 / 3 4").fight("attack wei_river", "1 2 6 / 2 5")
    assert table.tells("rolled", own=6, other=5)
    assert (table.holder("wei_river"), table.settlement("wei_river")) == (0, "city")
    assert (table.pool, int(table.s.lost)) == (17 - 3, 2)
    assert "leader" in table.view()["in_force"]

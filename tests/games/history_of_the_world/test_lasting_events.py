"""Cards that change the active empire's turn: greater events, coins, fleets, forts, and cards that help in combat."""

import pytest

from aevum.games.history_of_the_world.rules.combat import attack_dice
from tests.games.history_of_the_world.table import Seat, Table, card

ITALY = "northern_apennines"
BOB = Seat({"carthaginians": [ITALY, "libya"]})


def played(*hand: str, bob: Seat = BOB, **more: object) -> Table:
    """The active empire with these cards in force."""
    table = Table(Seat(hand=hand), bob, **more)  # type: ignore[arg-type]
    for name in hand:
        table.play(f"play {name}")
    return table


# Leader and Weaponry


@pytest.mark.rule("HW-242")
def test_leader_three_dice() -> None:
    assert played("leader").play(f"attack {ITALY}").dice_counts == (3, 1)


@pytest.mark.rule("HW-243", "HW-R63")
def test_leader_dies_by_a_triple_that_still_counts() -> None:
    table = played("leader", bob=Seat({"carthaginians": [ITALY, "dalmatia"]}))
    table.fight(f"attack {ITALY}", "4 4 4 / 3")
    assert table.holder(ITALY) == 0 and table.tells("leader_died", seat=0)
    assert table.play("attack dalmatia").dice_counts[0] == 2


@pytest.mark.rule("HW-243", "HW-R63")
def test_leader_natural_dice_are_compared() -> None:
    table = played("leader", "weaponry").fight(f"attack {ITALY}", "5 5 5 / 6")
    assert table.tells("rolled", own=6, other=6) and table.tells("leader_died")
    assert table.holder(ITALY) is None


@pytest.mark.rule("HW-243", "HW-156")
def test_leader_dead_in_the_first_round_is_missing_in_the_second() -> None:
    table = played("leader", forts=[ITALY]).fight(f"attack {ITALY}", "6 6 6 / 2", "6 1 / 2")
    assert [len(attack) for attack, _ in table.rolled] == [3, 2] and table.holder(ITALY) == 0


@pytest.mark.rule("HW-059", "HW-242")
def test_leader_refused_twice() -> None:
    assert Table(Seat(hand=["leader", "leader"])).play("play leader").refusal("play leader") == "HW-059"


@pytest.mark.rule("HW-245", "HW-R64")
def test_weaponry_adds_one() -> None:
    table = played("weaponry").fight(f"attack {ITALY}", "3 3 / 4")
    assert table.tells("rolled", own=4, other=4) and table.holder(ITALY) is None


@pytest.mark.rule("HW-245", "HW-060")
def test_weaponry_refused_after_the_first_army() -> None:
    assert Table(Seat(hand=["weaponry"])).play("done").refusal("play weaponry") == "HW-060"


# Reallocation, Astronomy


@pytest.mark.rule("HW-238", "HW-239", "HW-240")
def test_reallocation_a_coin_for_each_fleet_removed() -> None:
    table = played("reallocation")
    assert table.step == "reallocation" and table.held_by("romans") == set()  # fleets are there, no army yet
    assert table.offered("exchange") == {"western_mediterranean", "eastern_mediterranean"}
    table.play("exchange eastern_mediterranean", "done")
    assert (int(table.s.coins), table.fleets) == (1, {"western_mediterranean"})
    assert "crete" not in table.offered("expand") and "southern_iberia" in table.offered("expand")


@pytest.mark.rule("HW-241")
def test_reallocation_not_once_expansion_has_begun() -> None:
    table = played("reallocation").play("done")
    assert table.step == "expand" and table.refusal("exchange western_mediterranean") == "HW-241"


@pytest.mark.rule("HW-239", "HW-067")
def test_reallocation_without_fleets_does_nothing() -> None:
    assert played("reallocation", empire="celts").step == "expand"


@pytest.mark.rule("HW-248", "HW-249", "HW-R66")
def test_astronomy_a_fleet_in_any_sea_but_no_ocean() -> None:
    table = played("astronomy", empire="celts")
    assert table.step == "astronomy" and len(table.offered("launch")) == 10
    assert table.refusal("launch atlantic_ocean") == "HW-248"
    table.play("launch caspian_sea")
    assert table.fleets == {"caspian_sea"} and "zagros" not in table.offered("expand")  # no coast of theirs


@pytest.mark.rule("HW-249", "HW-R66")
def test_astronomy_comes_on_top_and_can_be_exchanged() -> None:
    table = played("astronomy", "reallocation")
    assert len(table.offered("launch")) == 8  # not where the Romans have one anyway
    table.play("launch black_sea", "exchange black_sea", "done")
    assert table.fleets == {"western_mediterranean", "eastern_mediterranean"} and int(table.s.coins) == 1
    far = played("astronomy").play("launch black_sea")
    assert "caucasus" in far.offered("expand")


@pytest.mark.rule("HW-248")
def test_astronomy_may_be_declined() -> None:
    table = played("astronomy", empire="celts").play("done")
    assert (table.step, table.fleets, table.tells("fleet_launched")) == ("expand", set(), False)
    assert played("astronomy", empire="celts", rules=1).refusal("done") == "HW-055"  # not by the first version


@pytest.mark.rule("HW-248", "HW-066")
def test_astronomy_refused_in_epoch_i() -> None:
    assert Table(Seat(hand=["astronomy"]), empire="sumerians").refusal("play astronomy") == "HW-066"


# Coins


@pytest.mark.rule("HW-246", "HW-247", "HW-R65")
def test_allies_two_coins_whose_armies_only_enter_empty_lands() -> None:
    table = played("allies", bob=Seat({"carthaginians": [ITALY]}))
    assert (int(table.s.allied_coins), int(table.s.coins)) == (2, 0)
    table.fight(f"attack {ITALY}", "1 1 / 5").play("recover_allies")
    assert (int(table.s.allies), table.pool, int(table.s.lost)) == (1, 18, 0)
    assert ITALY not in table.offered("send_allies") and "pyrenees" in table.offered("send_allies")
    assert table.refusal(f"send_allies {ITALY}") == "HW-247"
    table.play("send_allies pyrenees")
    assert table.source("pyrenees") == "romans" and int(table.s.allies) == 0


@pytest.mark.rule("HW-247", "HW-R65")
def test_allies_neither_attack_nor_replace_nor_become_forts_but_a_coin_buys_one() -> None:
    ann = Seat({"carthaginians": ["dalmatia"]}, hand=["allies"])
    table = Table(ann, Seat({"greek_city_states": [ITALY]}), empire="romans")
    table.play("play allies").fight(f"attack {ITALY}", "1 1 / 5").play("recover_allies")
    assert "dalmatia" not in table.offered("send_allies")
    table.play("fortify southern_apennines allied_coin")
    assert table.fort("southern_apennines") and int(table.s.allied_coins) == 0
    assert table.refusal("recover_allies") == "HW-085"


@pytest.mark.rule("HW-246")
def test_allies_refused_twice_in_a_turn() -> None:
    assert Table(Seat(hand=["allies", "allies"])).play("play allies").refusal("play allies") == "HW-059"


@pytest.mark.rule("HW-259", "HW-260", "HW-261", "HW-262", "HW-R70")
@pytest.mark.parametrize(("empire", "coins"), [("aryans", 1), ("sumerians", 2), ("vikings", 2), ("egyptians", 3)])
def test_civil_service_one_coin_and_one_for_capital_and_navigation(empire: str, coins: int) -> None:
    assert int(played("civil_service", empire=empire).s.coins) == coins


@pytest.mark.rule("HW-261", "HW-R70")
def test_civil_service_does_not_count_a_fleet_of_astronomy() -> None:
    assert int(played("astronomy", "civil_service", empire="celts").s.coins) == 1


@pytest.mark.rule("HW-259", "HW-059")
def test_civil_service_refused_twice() -> None:
    table = Table(Seat(hand=["civil_service", "civil_service"])).play("play civil_service")
    assert table.refusal("play civil_service") == "HW-059"


@pytest.mark.rule("HW-316")
def test_population_explosion_two_coins() -> None:
    table = played("population_explosion")
    assert int(table.s.coins) == 2 and table.tells("coins", count=2)
    assert Table(Seat()).refusal("play population_explosion") == "HW-060"


# Forts


@pytest.mark.rule("HW-278", "HW-R76")
def test_engineering_two_forts_for_an_empire_with_a_capital() -> None:
    table = played("engineering", bob=Seat())
    assert (int(table.s.free_forts), table.pool) == (2, 19)
    table.play("fortify southern_apennines engineering", "expand dalmatia", "fortify dalmatia engineering")
    assert table.pool == 18 and table.fort("dalmatia") and table.fort("southern_apennines")
    assert table.refusal("fortify dalmatia engineering") == "HW-126"
    table.play("expand pyrenees")
    assert table.refusal("fortify pyrenees engineering") == "HW-278"


@pytest.mark.rule("HW-278", "HW-R76")
def test_engineering_does_nothing_without_a_capital_and_forts_not_placed_are_lost() -> None:
    assert int(played("engineering", empire="celts").s.free_forts) == 0
    table = played("engineering", bob=Seat(hand=["leader"])).play("done")
    assert (int(table.s.free_forts), int(table.s.forts_left)) == (0, 32)


# Combat


@pytest.mark.rule("HW-276")
def test_elite_troops_win_ties_until_they_lose_an_army() -> None:
    table = played("elite_troops", bob=Seat({"carthaginians": [ITALY, "dalmatia", "massif_central"]}))
    table.fight(f"attack {ITALY}", "5 1 / 5")
    assert table.holder(ITALY) == 0 and table.tells("tie_won", card=card("elite_troops"))
    table.fight("attack massif_central", "1 1 / 5")
    assert table.tells("elite_beaten")


@pytest.mark.rule("HW-276")
def test_elite_troops_once_beaten_tie_like_others() -> None:
    table = played("elite_troops").fight(f"attack {ITALY}", "1 1 / 5").fight(f"attack {ITALY}", "5 1 / 5")
    assert table.holder(ITALY) is None


@pytest.mark.rule("HW-277")
def test_elite_troops_a_tie_against_a_fort_is_a_win() -> None:
    table = played("elite_troops", forts=[ITALY]).fight(f"attack {ITALY}", "5 1 / 4", "5 1 / 5")
    assert (table.holder(ITALY), table.fort(ITALY)) == (0, False)


@pytest.mark.rule("HW-276", "HW-060")
def test_elite_troops_refused_later() -> None:
    assert Table(Seat(hand=["elite_troops"])).play("done").refusal("play elite_troops") == "HW-060"


@pytest.mark.rule("HW-279", "HW-280", "HW-281")
@pytest.mark.parametrize(
    ("name", "empire", "realm", "target"),
    [
        ("expert_troops_forests", "celts", [], "northern_gaul"),
        ("expert_troops_mountains", "seljuk_turks", [], "persian_plateau"),
        ("expert_troops_straits", "guptas", ["eastern_ghats"], "ceylon"),
    ],
)
def test_expert_troops_meet_one_die(name: str, empire: str, realm: list[str], target: str) -> None:
    bob = Seat({"sumerians": [target]})
    ready = Table(Seat(), bob, empire=empire, realm=realm)
    assert ready.play(f"attack {target}").dice_counts == (2, 2)
    expert = Table(Seat(hand=[name]), bob, empire=empire).play(f"play {name}")
    for way in realm:
        expert.play(f"expand {way}")
    assert expert.play(f"attack {target}").dice_counts == (2, 1)
    assert Table(Seat(hand=[name]), empire=empire).play("done").refusal(f"play {name}") == "HW-060"


@pytest.mark.rule("HW-281", "HW-R77")
def test_expert_troops_master_only_their_own_terrain() -> None:
    bob = Seat({"sumerians": ["persian_plateau", "wei_river"]})
    table = Table(Seat(hand=["expert_troops_forests"]), bob, empire="seljuk_turks").play("play expert_troops_forests")
    assert table.play("attack persian_plateau").dice_counts == (2, 2)
    wall = Table(Seat(hand=["expert_troops_mountains"]), bob, empire="mongols").play("play expert_troops_mountains")
    assert wall.play("attack wei_river").dice_counts == (2, 2)  # nobody masters the Great Wall


@pytest.mark.rule("HW-R77")
def test_expert_troops_do_not_help_against_forts_or_at_sea() -> None:
    bob = Seat({"sumerians": ["persian_plateau"]})
    table = Table(Seat(hand=["expert_troops_mountains"]), bob, empire="seljuk_turks", forts=["persian_plateau"])
    table.play("play expert_troops_mountains").fight("attack persian_plateau", "4 1 / 4")
    assert table.tells("rolled", own=4, other=5)
    sea = played("expert_troops_straits").play("attack libya")
    assert sea.dice_counts == (2, 3)


@pytest.mark.rule("HW-288", "HW-R81")
def test_jihad_first_three_dice_and_ties_won() -> None:
    table = played("jihad").fight(f"attack {ITALY}", "5 1 1 / 5")
    assert table.holder(ITALY) == 0 and int(table.s.jihad_losses) == 0
    assert table.tells("tie_won", card=card("jihad"))
    assert not played("jihad").fight(f"attack {ITALY}", "6 1 1 / 5").tells("tie_won")


@pytest.mark.rule("HW-289")
def test_jihad_after_a_loss_two_dice_and_ties_won() -> None:
    table = played("jihad").fight(f"attack {ITALY}", "1 1 2 / 5")
    assert table.tells("jihad_waned", count=1)
    table.fight(f"attack {ITALY}", "5 1 / 5")
    assert table.holder(ITALY) == 0


@pytest.mark.rule("HW-290")
def test_jihad_after_two_losses_like_any_other() -> None:
    table = played("jihad").fight(f"attack {ITALY}", "1 1 2 / 5").fight(f"attack {ITALY}", "1 2 / 5")
    assert table.tells("jihad_waned", count=2) and table.view()["in_force"] == []
    table.fight(f"attack {ITALY}", "5 1 / 5")
    assert table.holder(ITALY) is None


@pytest.mark.rule("HW-288", "HW-059")
def test_jihad_refused_when_it_is_not_held() -> None:
    assert Table(Seat(hand=["leader"])).refusal("play jihad") == "HW-028"


@pytest.mark.rule("HW-307", "HW-R88")
def test_naval_power_two_dice_at_sea() -> None:
    table = played("naval_power").play("attack libya")
    assert table.dice_counts == (2, 2)
    assert Table(Seat(), BOB).play("attack libya").dice_counts == (2, 3)
    assert Table(Seat(hand=["naval_power"])).play("done").refusal("play naval_power") == "HW-060"


@pytest.mark.rule("HW-317", "HW-318")
@pytest.mark.parametrize("sites", [{"forts": [ITALY]}, {"capitals": [ITALY]}, {"cities": [ITALY]}])
def test_siegecraft_one_more_against_fort_capital_or_city(sites: dict[str, list[str]]) -> None:
    table = played("siegecraft", bob=BOB, **sites).fight(f"attack {ITALY}", "2 1 / 6")
    assert table.tells("rolled", own=3)
    both = played("siegecraft", forts=[ITALY], cities=[ITALY]).fight(f"attack {ITALY}", "2 1 / 6")
    assert both.tells("rolled", own=3, other=7)


@pytest.mark.rule("HW-317")
def test_siegecraft_nothing_against_open_land_or_before_epoch_iii() -> None:
    assert played("siegecraft").fight(f"attack {ITALY}", "2 1 / 6").tells("rolled", own=2, other=6)
    assert Table(Seat(hand=["siegecraft"]), empire="persians").refusal("play siegecraft") == "HW-066"


@pytest.mark.rule("HW-319", "HW-159")
def test_siegecraft_fort_and_army_fall_together() -> None:
    table = played("siegecraft", forts=[ITALY]).fight(f"attack {ITALY}", "6 1 / 5")
    assert (table.holder(ITALY), table.fort(ITALY)) == (0, False)


@pytest.mark.rule("HW-R95")
def test_siegecraft_not_where_a_settlement_stands_too() -> None:
    table = played("siegecraft", forts=[ITALY], cities=[ITALY]).fight(f"attack {ITALY}", "6 1 / 5", "6 1 / 5")
    assert table.holder(ITALY) == 0 and len(table.rolled) == 2
    assert table.tells("rolled", own=7, other=6) and table.tells("rolled", own=7, other=5)


@pytest.mark.rule("HW-R92")
def test_siegecraft_a_tie_against_a_fort_is_a_tie() -> None:
    table = played("siegecraft", forts=[ITALY]).fight(f"attack {ITALY}", "5 1 / 5")
    assert (table.holder(ITALY), table.fort(ITALY), int(table.s.lost)) == (1, False, 1)


@pytest.mark.rule("HW-320", "HW-R93", "HW-321")
def test_treachery_wins_without_dice() -> None:
    table = Table(Seat(hand=["treachery"]), BOB, capitals=[ITALY]).play("play treachery")
    assert table.step == "treachery" and table.offered("betray") == {ITALY, "libya"}
    table.play(f"betray {ITALY}", f"attack {ITALY}")
    assert table.rolled == [] and table.tells("no_dice") and table.holder(ITALY) == 0
    assert table.settlement(ITALY) == "city"


@pytest.mark.rule("HW-321", "HW-R94")
def test_treachery_fells_the_fort_and_then_the_army() -> None:
    table = Table(Seat(hand=["treachery"]), BOB, forts=["libya"]).play("play treachery", "betray libya", "attack libya")
    assert (table.holder("libya"), table.fort("libya"), table.pool, table.rolled) == (0, False, 18, [])


@pytest.mark.rule("HW-321", "HW-121")
def test_treachery_leaves_no_choice_of_ways() -> None:
    played = Table(Seat(hand=["treachery"]), BOB).play("play treachery")
    assert ITALY not in played.play(f"betray {ITALY}").offered("approach")
    elsewhere = Table(Seat(hand=["treachery"]), BOB).play("play treachery", "betray libya")
    assert ITALY in elsewhere.offered("approach"), "where dice fall, ways differ"


@pytest.mark.rule("HW-322", "HW-320")
def test_treachery_elsewhere_has_no_effect_and_needs_a_land_of_another() -> None:
    table = Table(Seat({"sumerians": ["crete"]}, hand=["treachery"]), BOB).play("play treachery")
    assert table.refusal("betray crete") == "HW-320" and table.refusal("betray dalmatia") == "HW-320"
    table.play("betray libya", f"attack {ITALY}")
    assert len(table.rolled) == 1
    assert int(attack_dice(table.s)) == 2

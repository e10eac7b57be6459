"""Event cards in general, minor empires and coins: HW-057 to HW-087."""

import pytest

from aevum.games.history_of_the_world.state import EMPIRE_IDS
from tests.games.history_of_the_world.table import Seat, Table

ITALY = "northern_apennines"


@pytest.mark.rule("HW-057", "HW-058", "HW-062", "HW-R16")
def test_up_to_two_cards_one_after_another() -> None:
    ann = Seat(hand=["leader", "weaponry", "jihad", "civil_service"])
    none = Table(ann).play("done")
    assert none.step == "expand"
    two = Table(ann).play("play leader")
    assert two.step == "event" and two.view()["in_force"] == ["leader"]  # resolved before the next is chosen
    two.play("play weaponry")
    assert two.step == "expand" and two.refusal("play jihad") == "HW-057"
    assert Table(ann).play("play jihad", "play civil_service").step == "expand"
    assert Table(ann).play("play leader", "play jihad").hand() == ["weaponry", "civil_service"]


@pytest.mark.rule("HW-059", "HW-R14")
def test_no_title_twice_in_a_turn_but_different_ones_of_a_kind() -> None:
    table = Table(Seat(hand=["leader", "leader", "civil_war"])).play("play leader")
    assert table.refusal("play leader") == "HW-059"
    experts = Table(Seat(hand=["expert_troops_forests", "expert_troops_straits"]))
    assert experts.play("play expert_troops_forests", "play expert_troops_straits").step == "expand"


@pytest.mark.rule("HW-060", "HW-R15")
def test_armies_of_events_do_not_close_the_window() -> None:
    table = Table(Seat(hand=["kingdom_kush", "leader"])).play("play kingdom_kush")
    assert table.step == "event" and table.holder("upper_nile") == 0
    table.play("play leader")
    assert table.step == "expand"


@pytest.mark.rule("HW-061")
def test_only_the_player_whose_turn_it_is_plays_cards() -> None:
    table = Table(Seat(hand=["leader"]), Seat(hand=["weaponry"]))
    assert table.match.pending == (0,) and table.match.choices(1) == []
    assert table.refusal("play weaponry") == "HW-028"


@pytest.mark.rule("HW-063", "HW-064")
def test_before_the_first_army_or_for_the_whole_turn() -> None:
    table = Table(Seat(hand=["pestilence", "leader"])).play("play pestilence")
    assert table.step == "pestilence"
    table.play("infect crete", "play leader")
    assert table.view()["in_force"] == ["leader"]


@pytest.mark.rule("HW-065")
def test_no_card_outlasts_the_turn() -> None:
    table = Table(Seat(hand=["jihad"]), Seat(hand=["leader"])).play("play jihad", "done")
    assert table.seat == 1 and table.view()["in_force"] == []


@pytest.mark.rule("HW-066")
@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("siegecraft", "celts", "persians"),
        ("crusade", "franks", "guptas"),
        ("black_death", "timurids", "franks"),
        ("kingdom_mali", "franks", "timurids"),
        ("minor_empire_mayans", "celts", "persians"),
        ("migrants_australia", "assyrians", "aryans"),
        ("astronomy", "assyrians", "aryans"),
        ("jewish_revolt", "germans", "sumerians"),
    ],
)
def test_a_card_only_in_its_epochs(name: str, good: str, bad: str) -> None:
    assert name in Table(Seat(hand=[name]), empire=good).offered("play")
    assert Table(Seat(hand=[name]), empire=bad).refusal(f"play {name}") == "HW-066"


@pytest.mark.rule("HW-066", "HW-R62")
@pytest.mark.parametrize("name", ["leader", "weaponry", "reallocation", "civil_service", "elite_troops", "famine"])
@pytest.mark.parametrize("empire", ["sumerians", "persians", "celts", "guptas", "franks", "timurids", "germans"])
def test_a_card_for_all_epochs(name: str, empire: str) -> None:
    assert name in Table(Seat(hand=[name]), empire=empire).offered("play")


@pytest.mark.rule("HW-067", "HW-R17")
@pytest.mark.parametrize("name", ["disaster", "plague", "civil_war", "barbarians", "treachery"])
def test_a_card_needs_a_target_if_it_names_one(name: str) -> None:
    assert Table(Seat(hand=[name])).refusal(f"play {name}") == "HW-067"


@pytest.mark.rule("HW-067", "HW-R17")
def test_a_card_without_targets_may_be_played_for_nothing() -> None:
    table = Table(Seat(hand=["engineering", "naval_power"]), empire="celts")
    table.play("play engineering", "play naval_power")  # no capital, no fleets
    assert table.step == "expand" and int(table.s.free_forts) == 0


@pytest.mark.rule("HW-067")
def test_a_full_area_has_no_room_for_migrants() -> None:
    bob = Seat({"sumerians": ["australia", "new_guinea", "new_zealand", "tasmania"]})
    assert Table(Seat(hand=["migrants_australia"]), bob).refusal("play migrants_australia") == "HW-067"


@pytest.mark.rule("HW-068", "HW-074")
def test_cards_help_the_active_empire_alone() -> None:
    ann, bob = Seat(hand=["leader", "jewish_revolt"]), Seat({"carthaginians": ["palestine", "levant"]})
    table = Table(ann, bob, empire="celts").play("play leader")
    table.roll("1 1 1 / 3").play("play jewish_revolt")
    assert "leader" in table.view()["in_force"]  # a triple of other armies does not kill the Leader


@pytest.mark.rule("HW-069", "HW-R18", "HW-141")
def test_cards_add_up_but_never_to_more_than_three_dice() -> None:
    bob = Seat({"carthaginians": [ITALY]})
    table = Table(Seat(hand=["leader", "jihad"]), bob).play("play leader", "play jihad", f"attack {ITALY}")
    assert table.dice_counts == (3, 1)
    walls = Table(Seat(hand=["weaponry", "siegecraft"]), bob, cities=[ITALY])
    walls.play("play weaponry", "play siegecraft").fight(f"attack {ITALY}", "4 1 / 5")
    assert walls.tells("rolled", own=6, other=5) and walls.holder(ITALY) == 0


# Minor empires


def phoenicians(*more: str, bob: Seat | None = None, empire: str = "scythians") -> Table:
    """Ann plays the Phoenicians before her own empire."""
    ann = Seat(hand=["minor_empire_phoenicians", *more])
    return Table(ann, bob or Seat(), empire=empire).play("play minor_empire_phoenicians")


@pytest.mark.rule("HW-070", "HW-071", "HW-244", "HW-R21", "HW-080")
def test_a_minor_empire_is_founded_and_expands_before_the_active_empire() -> None:
    table = phoenicians()
    assert table.step == "expand" and table.held_by("phoenicians") == {"levant"}
    assert (table.pool, table.settlement("levant")) == (2, "capital")
    assert table.fleets == {"eastern_mediterranean", "western_mediterranean"}
    assert table.held_by("scythians") == set()
    table.play("expand southern_iberia", "done")
    assert table.step == "expand" and table.held_by("scythians") == {"caucasus"}
    assert table.fleets == set() and table.pool == 6
    assert "palestine" not in table.offered("expand")  # no base for the Scythians


@pytest.mark.rule("HW-072")
def test_a_minor_empire_only_in_its_epoch() -> None:
    hand = ["minor_empire_hittites", "minor_empire_phoenicians", "minor_empire_mayans"]
    assert Table(Seat(hand=hand), empire="scythians").offered("play") == {"minor_empire_phoenicians"}


@pytest.mark.rule("HW-073", "HW-081", "HW-R22")
def test_its_armies_can_be_told_from_those_of_the_active_empire() -> None:
    table = phoenicians().play("done")
    sources = {entry["id"]: entry["source"] for entry in table.view()["lands"]}
    assert sources["levant"] == {"kind": "empire", "id": "phoenicians"}
    assert sources["caucasus"] == {"kind": "empire", "id": "scythians"}


@pytest.mark.rule("HW-074")
def test_no_other_card_helps_a_minor_empire() -> None:
    bob = Seat({"sumerians": ["palestine"]})
    table = Table(Seat(hand=["leader", "minor_empire_phoenicians"]), bob, empire="scythians")
    table.play("play leader", "play minor_empire_phoenicians", "attack palestine")
    assert table.dice_counts[0] == 2


@pytest.mark.rule("HW-074", "HW-R19")
def test_diseases_of_the_same_turn_spare_a_minor_empire() -> None:
    table = phoenicians("famine").play("expand palestine", "done")
    table.roll("1").play("play famine", "afflict middle_east")
    assert table.held_by("phoenicians") == {"levant", "palestine"} and not table.tells("area_rolled")
    later = Table(Seat({"phoenicians": ["levant"]}, hand=["famine"]), empire="scythians")
    later.play("play famine").roll("1").play("afflict middle_east")
    assert later.held_by("phoenicians") == set()  # in a later turn it falls ill like any other


@pytest.mark.rule("HW-067", "HW-074")
def test_a_plague_finds_nobody_where_only_a_spared_minor_empire_stands() -> None:
    table = phoenicians("plague").play("done")
    assert table.refusal("play plague") == "HW-067"


def spared(name: str, *sites: str, rules: int = 2) -> Table:
    """Ann has taken Palestine with the Phoenicians and holds this card; `sites` have a monument and a city."""
    ann = Seat(hand=["minor_empire_phoenicians", name])
    table = Table(ann, empire="scythians", monuments=sites, cities=sites, rules=rules)
    return table.play("play minor_empire_phoenicians", "expand palestine", "done")


@pytest.mark.rule("HW-074", "HW-271", "HW-R19")
def test_a_disaster_of_the_same_turn_strikes_no_land_of_a_minor_empire() -> None:
    sites = ("palestine", "crete", "libya")
    table = spared("disaster", *sites).play("play disaster")
    assert table.offered("destroy") == {"crete", "libya"} and table.refusal("destroy palestine") == "HW-074"
    table.play("destroy crete", "done")
    assert table.monument("palestine") and table.settlement("palestine") == "city"
    assert spared("disaster", *sites, rules=1).play("play disaster").offered("destroy") == set(sites)


@pytest.mark.rule("HW-067", "HW-074", "HW-271")
def test_a_disaster_finds_nothing_where_only_a_spared_minor_empire_has_a_monument() -> None:
    assert spared("disaster", "palestine").refusal("play disaster") == "HW-067"
    assert "disaster" in spared("disaster", "palestine", rules=1).offered("play")


@pytest.mark.rule("HW-067", "HW-074", "HW-285", "HW-287")
def test_no_revolt_against_a_minor_empire_of_the_same_turn() -> None:
    assert spared("jewish_revolt").refusal("play jewish_revolt") == "HW-074"
    old = spared("jewish_revolt", rules=1).play("play jewish_revolt")
    assert old.source("palestine") == "jewish_revolt"
    later = Table(Seat({"phoenicians": ["palestine"]}, hand=["jewish_revolt"]), empire="scythians")
    assert later.play("play jewish_revolt").source("palestine") == "jewish_revolt"  # in a later turn like any other


@pytest.mark.rule("HW-067", "HW-074", "HW-291", "HW-293")
def test_no_kingdom_in_a_land_of_a_minor_empire_of_the_same_turn() -> None:
    ann = Seat(hand=["minor_empire_hittites", "kingdom_canaanites"])
    plays = ["play minor_empire_hittites", "expand levant", "expand palestine"]
    table = Table(ann, empire="egyptians").play(*plays)
    assert table.held_by("hittites") == {"eastern_anatolia", "levant", "palestine"}
    assert table.refusal("play kingdom_canaanites") == "HW-074"
    assert "kingdom_canaanites" in Table(ann, empire="egyptians", rules=1).play(*plays).offered("play")


@pytest.mark.rule("HW-074", "HW-113", "HW-267")
def test_crusaders_do_not_replace_a_minor_empire_of_the_same_turn() -> None:
    ann = Seat({"safavids": ["levant"], "persians": ["nile_delta"]}, hand=["crusade"])
    table = Table(ann, empire="timurids", spared=EMPIRE_IDS.index("safavids")).play("play crusade")
    assert table.refusal("expand levant") == "HW-074" and "nile_delta" in table.offered("expand")
    old = Table(ann, empire="timurids", spared=EMPIRE_IDS.index("safavids"), rules=1).play("play crusade")
    assert "levant" in old.offered("expand")


@pytest.mark.rule("HW-113")
def test_the_active_empire_replaces_a_minor_empire_of_the_same_turn() -> None:
    table = phoenicians(empire="assyrians").play("done")
    assert table.step == "expand" and table.play("expand levant").source("levant") == "assyrians"


@pytest.mark.rule("HW-075")
def test_a_minor_empire_scores_together_with_the_active_empire() -> None:
    table = phoenicians().play("done")
    assert not table.tells("scored")
    table.play("done")
    assert [told.values["points"] for told in table.told if told.event == "scored"] == [3 + 2]


@pytest.mark.rule("HW-076", "HW-105")
def test_afterwards_its_armies_are_like_those_of_the_past() -> None:
    table = Table(Seat({"phoenicians": ["balkans"]}, hand=[]), empire="scythians", realm=["dnieper", "danubia"])
    assert "balkans" in table.offered("expand")
    table.play("expand balkans")
    assert table.source("balkans") == "scythians" and table.tells("replaced")


@pytest.mark.rule("HW-077")
def test_a_minor_empire_builds_no_monuments() -> None:
    table = phoenicians().play("expand southern_iberia", "done")  # two symbols
    table.play("done")
    assert not table.tells("monument_built")


@pytest.mark.rule("HW-078", "HW-079", "HW-R20")
def test_a_minor_empire_has_neither_coins_nor_forts() -> None:
    bob = Seat({"sumerians": ["palestine"]})
    table = Table(Seat(hand=["population_explosion", "minor_empire_phoenicians"]), bob, empire="scythians")
    table.play("play population_explosion", "play minor_empire_phoenicians")
    assert table.refusal("fortify levant army") == "HW-079" and table.refusal("fortify levant coin") == "HW-079"
    table.fight("attack palestine", "1 1 / 5")
    assert table.refusal("recover") == "HW-078" and int(table.s.lost) == 0
    table.play("done")
    assert int(table.s.coins) == 2  # for the active empire


# Coins


def with_coins(*hand: str, bob: Seat | None = None) -> Table:
    """The Romans with coins, before Bob in Northern Apennines."""
    table = Table(Seat(hand=hand), bob or Seat({"carthaginians": [ITALY]}))
    for name in hand:
        table.play(f"play {name}")
    return table.play("done") if len(hand) < 2 and table.step == "event" else table


@pytest.mark.rule("HW-083", "HW-085", "HW-R23", "HW-086")
def test_a_coin_brings_back_an_army_lost_in_combat() -> None:
    table = with_coins("population_explosion")
    assert table.refusal("recover") == "HW-085"  # nothing lost yet
    table.fight(f"attack {ITALY}", "1 1 / 5")
    assert (table.pool, int(table.s.lost)) == (18, 1)
    table.play("expand dalmatia", "recover")  # at any later moment
    assert (table.pool, int(table.s.lost), int(table.s.coins)) == (18, 0, 1)
    assert table.refusal("recover") == "HW-085"
    table.fight(f"attack {ITALY}", "5 1 / 5")  # a tie is a loss too
    table.play("recover")
    assert (table.pool, int(table.s.coins)) == (18, 0)


@pytest.mark.rule("HW-084", "HW-085")
def test_no_coin_no_army() -> None:
    table = Table(Seat(), Seat({"carthaginians": [ITALY]})).fight(f"attack {ITALY}", "1 1 / 5")
    assert table.refusal("recover") == "HW-084"


@pytest.mark.rule("HW-087")
def test_a_coin_buys_a_fort_by_the_fort_rules() -> None:
    table = with_coins("population_explosion")
    assert table.offered("fortify") == {"southern_apennines army", "southern_apennines coin"}
    table.play("fortify southern_apennines coin")
    assert table.fort("southern_apennines") and (int(table.s.coins), table.pool) == (1, 19)
    assert table.refusal("fortify southern_apennines coin") == "HW-126"
    assert table.refusal("fortify libya coin") == "HW-123"


@pytest.mark.rule("HW-006", "HW-R03")
def test_coins_are_not_limited_by_the_markers() -> None:
    table = Table(Seat(hand=["reallocation", "civil_service"]), empire="british")
    table.play("play civil_service", "play reallocation")
    for name in sorted(table.fleets):
        table.play(f"exchange {name}")
    assert int(table.s.coins) == 12 + 3

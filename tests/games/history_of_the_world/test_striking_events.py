"""Cards that are carried out at once: armies that appear, diseases and disasters."""

import pytest

from aevum.games.history_of_the_world.state import ADJACENT_AREAS, AREA_IDS
from tests.games.history_of_the_world.table import Seat, Table, faces, land
from tests.games.history_of_the_world.world import AREAS, EVENTS, NEIGHBOURS, PLAYABLE, lands_of

PERSIANS = ["palestine", "levant", "zagros", "nile_delta"]
AREAS_AT = {name: place for place, name in enumerate(AREA_IDS)}
BOB = Seat({"persians": PERSIANS, "sumerians": ["lower_tigris"]})


# Kingdoms

KINGDOMS = {
    "kingdom_canaanites": "sumerians",
    "kingdom_etruscans": "scythians",
    "kingdom_kush": "celts",
    "kingdom_tiahuanaco": "huns",
    "kingdom_mali": "vikings",
    "kingdom_thai": "timurids",
    "kingdom_zimbabwe": "russians",
}


@pytest.mark.rule("HW-291", "HW-292", "HW-296", "HW-297", "HW-298", "HW-299", "HW-300", "HW-301", "HW-302", "HW-R85")
@pytest.mark.parametrize(("name", "empire"), KINGDOMS.items())
def test_kingdom_an_army_and_a_city(name: str, empire: str) -> None:
    site = EVENTS[name]["land"]
    table = Table(Seat(hand=[name, "leader"]), empire=empire).play(f"play {name}")
    assert (table.holder(site), table.source(site), table.settlement(site)) == (0, name, "city")


@pytest.mark.rule("HW-291", "HW-066")
@pytest.mark.parametrize("name", KINGDOMS)
def test_kingdom_refused_in_another_epoch(name: str) -> None:
    other = "celts" if name != "kingdom_kush" else "huns"
    assert Table(Seat(hand=[name]), empire=other).refusal(f"play {name}") == "HW-066"


@pytest.mark.rule("HW-293", "HW-294")
@pytest.mark.parametrize("owner", [0, 1])
def test_kingdom_destroys_army_and_fort_whoever_owns_them(owner: int) -> None:
    held = {"egyptians": ["upper_nile"]}
    ann = Seat(held if owner == 0 else {}, hand=["kingdom_kush", "leader"])
    table = Table(ann, Seat(held if owner == 1 else {}), forts=["upper_nile"])
    table.play("play kingdom_kush")
    assert (table.holder("upper_nile"), table.fort("upper_nile")) == (0, False)
    assert table.tells("removed", partner=owner) and not table.rolled


@pytest.mark.rule("HW-295", "HW-R82")
@pytest.mark.parametrize("before", [{"capitals": ["upper_nile"]}, {"cities": ["upper_nile"]}, {}])
def test_kingdom_leaves_exactly_one_city(before: dict[str, list[str]]) -> None:
    table = Table(Seat(hand=["kingdom_kush", "leader"]), **before).play("play kingdom_kush")  # type: ignore[arg-type]
    assert table.settlement("upper_nile") == "city" and int(table.s.settlements_left) == 29


# Migrants


@pytest.mark.rule("HW-303", "HW-304", "HW-305", "HW-R86")
@pytest.mark.parametrize(
    ("name", "area", "rule"),
    [
        ("migrants_australia", "australia", "HW-303"),
        ("migrants_africa", "africa", "HW-304"),
        ("migrants_north_america", "north_america", "HW-305"),
    ],
)
def test_migrants_two_armies_in_two_lands_without_army(name: str, area: str, rule: str) -> None:
    names = sorted(lands_of(area))
    bob = Seat({"sumerians": [names[0]]})
    table = Table(Seat(hand=[name, "leader"]), bob).play(f"play {name}")
    assert table.offered("migrate") == set(names[1:])
    assert table.refusal(f"migrate {names[0]}") == rule
    table.play(f"migrate {names[1]}")
    assert table.offered("migrate") == set(names[2:])
    table.play(f"migrate {names[2]}")
    assert table.held_by(name) == {names[1], names[2]} and table.step == "event"


@pytest.mark.rule("HW-306", "HW-R87")
def test_migrants_as_many_as_find_a_land_and_they_do_nothing_else() -> None:
    bob = Seat({"sumerians": ["new_guinea", "new_zealand", "tasmania"]})
    table = Table(Seat(hand=["migrants_australia", "leader"]), bob).play("play migrants_australia")
    assert table.held_by("migrants_australia") == {"australia"} and table.step == "event"
    assert not table.rolled and not table.tells("monument_built")


@pytest.mark.rule("HW-303", "HW-066")
@pytest.mark.parametrize("name", ["migrants_australia", "migrants_africa", "migrants_north_america"])
def test_migrants_refused_too_late(name: str) -> None:
    assert Table(Seat(hand=[name]), empire="timurids").refusal(f"play {name}") == "HW-066"


# Jewish Revolt


@pytest.mark.rule("HW-285", "HW-286", "HW-287", "HW-R79")
def test_jewish_revolt_three_dice_against_one_and_a_fort() -> None:
    table = Table(Seat(hand=["jewish_revolt"]), BOB, forts=["palestine"])
    table.fight("play jewish_revolt", "6 1 1 / 4", "5 1 1 / 4")
    assert [(len(attack), len(defence)) for attack, defence in table.rolled] == [(3, 1), (3, 1)]
    assert (table.holder("palestine"), table.source("palestine")) == (0, "jewish_revolt")
    lost = Table(Seat(hand=["jewish_revolt"]), BOB).fight("play jewish_revolt", "1 1 2 / 4")
    assert lost.holder("palestine") == 1 and int(lost.s.lost) == 0


@pytest.mark.rule("HW-R80", "HW-287")
def test_jewish_revolt_takes_an_empty_or_own_land_without_combat() -> None:
    empty = Table(Seat(hand=["jewish_revolt"]), cities=["palestine"]).play("play jewish_revolt")
    assert (empty.holder("palestine"), empty.settlement("palestine"), empty.rolled) == (0, "city", [])
    own = Table(Seat({"egyptians": ["palestine"]}, hand=["jewish_revolt"]), forts=["palestine"])
    own.play("play jewish_revolt")
    assert own.source("palestine") == "jewish_revolt" and own.fort("palestine") and own.rolled == []


@pytest.mark.rule("HW-285", "HW-066")
def test_jewish_revolt_refused_in_epoch_i() -> None:
    assert Table(Seat(hand=["jewish_revolt"]), empire="aryans").refusal("play jewish_revolt") == "HW-066"


# Civil War


@pytest.mark.rule("HW-263", "HW-R71")
def test_civil_war_three_lands_of_one_enemy_empire() -> None:
    ann = Seat({"egyptians": ["libya"]}, hand=["civil_war", "leader"])
    bob = Seat({"persians": PERSIANS, "sumerians": ["lower_tigris"], "kingdom_kush": ["upper_nile"]})
    table = Table(ann, bob).play("play civil_war")
    assert table.step == "incite" and table.offered("incite") == {"persians", "sumerians"}
    assert table.refusal("incite egyptians") == "HW-263"
    table.play("incite persians")
    assert table.offered("rebel") == set(PERSIANS)
    table.play("rebel zagros", "rebel levant")
    assert table.offered("rebel") == {"palestine", "nile_delta"} and not table.rolled  # all are placed first
    table.fight("rebel palestine", "6 1 / 3", "1 1 / 5", "5 1 / 5")
    assert (table.holder("zagros"), table.holder("levant"), table.holder("palestine")) == (0, 1, None)
    assert table.source("zagros") == "civil_war" and table.step == "event"


@pytest.mark.rule("HW-264", "HW-265", "HW-R72")
def test_civil_war_ignores_terrain_but_not_forts() -> None:
    bob = Seat({"persians": ["persian_plateau"]})
    table = Table(Seat(hand=["civil_war", "leader"]), bob, forts=["persian_plateau"], capitals=["persian_plateau"])
    table.fight("play civil_war", "6 1 / 4", "6 1 / 4")  # one land of one empire: nothing to choose
    assert all((len(attack), len(defence)) == (2, 1) for attack, defence in table.rolled)
    assert (table.holder("persian_plateau"), table.settlement("persian_plateau")) == (0, "city")


@pytest.mark.rule("HW-263", "HW-R71")
def test_civil_war_with_fewer_lands_strikes_those() -> None:
    table = Table(Seat(hand=["civil_war", "leader"]), Seat({"persians": ["zagros", "levant"]})).play("play civil_war")
    table.play("rebel zagros")
    assert len(table.rolled) == 2


@pytest.mark.rule("HW-263", "HW-067")
def test_civil_war_refused_without_an_enemy_empire() -> None:
    ann = Seat({"egyptians": ["libya"]}, hand=["civil_war"])
    bob = Seat({"kingdom_kush": ["upper_nile"]})
    assert Table(ann, bob).refusal("play civil_war") == "HW-067"


# Barbarians


@pytest.mark.rule("HW-250", "HW-251", "HW-252", "HW-253", "HW-254")
def test_barbarians_raid_from_a_barren_land_until_nobody_is_left() -> None:
    ann = Seat({"egyptians": ["middle_tigris"]}, hand=["barbarians", "leader"])
    table = Table(ann, Seat({"persians": ["palestine", "levant"], "aryans": ["wei_river"]})).play("play barbarians")
    assert table.offered("gather") == {"syrian_desert", "plateau_of_tibet"}
    assert table.refusal("gather alps") == "HW-250"
    table.play("gather syrian_desert")
    assert table.offered("raid") == {"palestine", "levant"}
    assert table.refusal("raid middle_tigris") == "HW-251"  # the player's own land
    assert table.refusal("done") == "HW-255"
    table.fight("raid palestine", "6 1 / 4", "6 1 / 4")  # then the only one left
    assert table.held_by("barbarians") == {"palestine", "levant"} and table.step == "event"


@pytest.mark.rule("HW-255", "HW-R67")
@pytest.mark.parametrize("dice", ["1 1 / 4", "4 1 / 4"])
def test_barbarians_stop_when_an_army_is_beaten_by_a_tie_too(dice: str) -> None:
    table = Table(Seat(hand=["barbarians", "leader"]), Seat({"persians": ["palestine", "levant"]}))
    table.play("play barbarians").fight("raid palestine", dice)
    assert table.step == "event" and table.holder("levant") == 1
    assert table.held_by("barbarians") == set()


@pytest.mark.rule("HW-252", "HW-168", "HW-R44")
def test_barbarians_meet_terrain_and_forts_and_sack() -> None:
    bob = Seat({"han_dynasty": ["szechuan"]})
    table = Table(Seat(hand=["barbarians", "leader"]), bob, forts=["szechuan"], capitals=["szechuan"])
    table.fight("play barbarians", "6 1 / 4 1", "6 1 / 4 1")
    assert (table.holder("szechuan"), table.settlement("szechuan")) == (0, "city")
    assert [len(defence) for _, defence in table.rolled] == [2, 2]


@pytest.mark.rule("HW-R68")
def test_barbarians_leave_no_army_in_the_barren_land() -> None:
    table = Table(Seat(hand=["barbarians", "leader"]), Seat({"persians": ["palestine"]}))
    table.fight("play barbarians", "6 1 / 4")
    assert int(table.s.land_count[0]) == 1 and len(table.s.holder) == 94


@pytest.mark.rule("HW-250", "HW-067")
def test_barbarians_refused_with_no_enemy_beside_a_barren_land() -> None:
    assert Table(Seat(hand=["barbarians"]), Seat({"persians": ["crete"]})).refusal("play barbarians") == "HW-067"


# Crusade


def crusade(bob: Seat = BOB, **more: object) -> Table:
    """Ann plays the Crusade in Epoch V."""
    return Table(Seat(hand=["crusade", "leader"]), bob, empire="franks", **more).play("play crusade")  # type: ignore[arg-type]


@pytest.mark.rule("HW-266", "HW-267", "HW-R73", "HW-268")
def test_crusade_three_armies_from_the_eastern_mediterranean() -> None:
    table = crusade()
    assert (table.pool, table.fleets) == (3, {"eastern_mediterranean"})
    assert table.offered("attack") == {"palestine", "levant", "nile_delta"}
    assert "crete" in table.offered("expand") and "southern_iberia" not in table.offered("expand")
    assert table.refusal("fortify crete army") == "HW-079"
    table.fight("attack palestine", "3 1 / 3 2 1")  # a sea attack, with 1 more
    assert table.tells("rolled", own=4, other=3) and table.source("palestine") == "crusade"
    assert table.play("attack levant").dice_counts == (2, 1)  # by land from there


@pytest.mark.rule("HW-269", "HW-270", "HW-R74")
def test_crusade_founds_a_fort_and_a_city_in_palestine() -> None:
    table = crusade(capitals=["palestine"]).fight("attack palestine", "6 1 / 3 2 1")
    assert (table.fort("palestine"), table.settlement("palestine")) == (True, "city")
    empty = crusade(Seat(), capitals=["palestine"]).play("expand palestine")
    assert (empty.fort("palestine"), empty.settlement("palestine")) == (True, "city")


@pytest.mark.rule("HW-267", "HW-R73")
def test_crusade_no_other_card_helps_and_what_is_left_is_removed() -> None:
    table = Table(Seat(hand=["crusade", "leader"]), BOB, empire="franks").play("play leader", "play crusade")
    assert table.play("attack levant").dice_counts == (2, 3)
    table.play("done")
    assert table.held_by("franks") == {"northern_gaul"} and table.pool == 8


@pytest.mark.rule("HW-266", "HW-066")
def test_crusade_refused_in_epoch_vii() -> None:
    assert Table(Seat(hand=["crusade"]), empire="germans").refusal("play crusade") == "HW-066"


# Disaster


@pytest.mark.rule("HW-271", "HW-272", "HW-273", "HW-274", "HW-275", "HW-R75")
def test_disaster_destroys_up_to_two_monuments_and_what_stands_there() -> None:
    bob = Seat({"persians": ["zagros", "levant", "palestine"]})
    table = Table(
        Seat(hand=["disaster", "leader"]),
        bob,
        monuments=["zagros", "levant", "palestine"],
        capitals=["zagros"],
        cities=["levant"],
        forts=["zagros", "levant"],
    ).play("play disaster")
    assert table.offered("destroy") == {"zagros", "levant", "palestine"}
    assert table.refusal("done") == "HW-055"  # one at least
    table.play("destroy zagros")
    assert (table.settlement("zagros"), table.fort("zagros"), table.holder("zagros")) == ("city", False, 1)
    assert "done" in table.choices and table.refusal("destroy zagros") == "HW-271"
    table.play("destroy levant")
    assert (table.settlement("levant"), table.fort("levant"), table.holder("levant")) == ("none", False, 1)
    assert table.step == "event" and int(table.s.monuments_left) == 35


@pytest.mark.rule("HW-271", "HW-R75")
def test_disaster_with_one_monument_strikes_that_one() -> None:
    table = Table(Seat(hand=["disaster", "leader"]), monuments=["crete"]).play("play disaster")
    assert not table.monument("crete") and table.step == "event"
    stop = Table(Seat(hand=["disaster", "leader"]), monuments=["crete", "libya"]).play("play disaster", "destroy crete")
    assert stop.play("done").monument("libya")


@pytest.mark.rule("HW-271", "HW-067")
def test_disaster_refused_without_a_monument() -> None:
    assert Table(Seat(hand=["disaster"])).refusal("play disaster") == "HW-067"


# Famine and Black Death


@pytest.mark.rule("HW-282", "HW-283", "HW-284", "HW-R78")
def test_famine_a_die_for_every_army_of_an_area_the_players_own_too() -> None:
    ann = Seat({"egyptians": ["palestine"]}, hand=["famine", "leader"])
    table = Table(ann, Seat({"persians": ["levant", "zagros"]}), forts=["palestine", "zagros"], cities=["palestine"])
    table.play("play famine")
    assert table.offered("afflict") == set(AREAS)
    table.roll("2", "1", "6").play("afflict middle_east")  # in the order of the map: Levant, Palestine, Zagros
    assert (table.holder("levant"), table.holder("palestine"), table.holder("zagros")) == (1, None, 1)
    assert not table.fort("palestine") and table.fort("zagros") and table.settlement("palestine") == "city"
    assert table.tells("perished", partner=0, land=land("palestine"))
    assert [told.event for told in table.told][:4] == ["area_struck", "area_rolled", "perished", "fort_removed"]
    assert dice_of(table, "middle_east") == [2, 1, 6]


@pytest.mark.rule("HW-283")
def test_famine_that_kills_nobody_tells_its_dice() -> None:
    bob = Seat({"persians": ["levant", "zagros"]})
    table = Table(Seat(hand=["famine", "leader"]), bob, stacks={"levant": 2}, options={"stacks": 1})
    table.play("play famine").roll("3", "2", "6").play("afflict middle_east")
    assert dice_of(table, "middle_east") == [3, 2, 6]
    assert not table.tells("perished") and not table.tells("fort_removed")


def dice_of(table: Table, area: str) -> list[int]:
    """The dice of all armies of an area, as they were told."""
    told = next(each for each in table.told if each.event == "area_rolled" and each.values["area"] == AREAS_AT[area])
    return faces(told.values["dice"])


@pytest.mark.rule("HW-283")
def test_famine_chances_are_one_in_six() -> None:
    deaths = 0
    for draws in range(60):
        table = Table(Seat(hand=["famine", "leader"]), Seat({"persians": ["levant", "zagros"]}))
        table.s.draws = 1000 + 10 * draws
        table.play("play famine", "afflict middle_east")
        deaths += 2 - int(table.s.land_count[1])
    assert 8 <= deaths <= 34  # 20 of 120 on average


@pytest.mark.rule("HW-282", "HW-059")
def test_famine_refused_when_not_held() -> None:
    assert Table(Seat(hand=["leader"])).refusal("play famine") == "HW-028"


@pytest.mark.rule("HW-256", "HW-257", "HW-258", "HW-R69")
def test_black_death_two_adjacent_areas() -> None:
    bob = Seat({"persians": ["levant"], "celts": ["albion"]})
    table = Table(Seat(hand=["black_death", "leader"]), bob, empire="timurids", forts=["levant", "albion"])
    table.play("play black_death")
    assert table.offered("afflict") == set(AREAS) - {"africa", "australia"}  # nothing borders those
    table.play("afflict southern_europe")
    beside = {AREA_IDS[area] for area in range(13) if ADJACENT_AREAS[AREA_IDS.index("southern_europe"), area]}
    assert table.offered("afflict") == beside and {"northern_europe", "middle_east"} <= beside
    assert table.refusal("afflict china") == "HW-256"
    table.roll("1").play("afflict northern_europe")
    assert (table.holder("albion"), table.fort("albion"), table.holder("levant")) == (None, False, 1)
    assert dice_of(table, "northern_europe") == [1]
    assert [told.event for told in table.told].count("area_rolled") == 1  # nobody is in Southern Europe
    assert table.tells("fort_removed", land=land("albion"))


@pytest.mark.rule("HW-256", "HW-257")
def test_the_dice_of_the_two_fullest_areas_with_stacks_are_all_told() -> None:
    """Sixty-six armies; a third of them may die before something finds no room."""
    fullest = [*lands_of("middle_east"), *lands_of("southern_europe")]
    bob = Seat({"persians": fullest})
    options = {"stacks": 1}
    hand = ["black_death", "leader"]
    table = Table(Seat(hand=hand), bob, empire="timurids", stacks=dict.fromkeys(fullest, 3), options=options)
    table.play("play black_death", "afflict middle_east", "afflict southern_europe")
    rolled = [*dice_of(table, "middle_east"), *dice_of(table, "southern_europe")]
    dead = [told.event for told in table.told].count("perished")
    assert len(rolled) == 3 * len(fullest) and rolled.count(1) == dead > 0
    assert sum(table.armies(name) for name in fullest) == len(rolled) - dead
    assert not int(table.s.untold)


@pytest.mark.rule("HW-R69")
def test_black_death_areas_are_adjacent_where_lands_are_straits_included() -> None:
    area_of = {name: area for area in AREAS for name in lands_of(area)}
    pairs = {
        (area_of[name], area_of[other])
        for name in PLAYABLE
        for other in NEIGHBOURS[name] & PLAYABLE
        if area_of[name] != area_of[other]
    }
    for one, first in enumerate(AREA_IDS):
        for two, second in enumerate(AREA_IDS):
            assert bool(ADJACENT_AREAS[one, two]) == ((first, second) in pairs)


@pytest.mark.rule("HW-256", "HW-066")
def test_black_death_refused_outside_epoch_vi() -> None:
    assert Table(Seat(hand=["black_death"]), empire="germans").refusal("play black_death") == "HW-066"


# Pestilence and Plague


@pytest.mark.rule("HW-308", "HW-309", "HW-310", "HW-311", "HW-R89", "HW-R90")
def test_pestilence_three_dice_in_the_land_two_beside_it() -> None:
    bob = Seat({"minoans": ["crete", "morea", "pindus"]})
    table = Table(Seat(hand=["pestilence", "leader"]), bob, forts=["crete"]).play("play pestilence")
    assert len(table.offered("infect")) == 94 and table.refusal("infect alps") == "HW-308"
    table.roll("1 5 5", "2 1").play("infect crete")  # Morea lies across a strait
    assert (table.holder("crete"), table.fort("crete"), table.holder("morea")) == (None, False, None)
    assert table.holder("pindus") == 1  # two lands away


@pytest.mark.rule("HW-311")
def test_pestilence_goes_on_whether_or_not_the_first_army_dies() -> None:
    bob = Seat({"minoans": ["crete", "morea"]})
    table = Table(Seat(hand=["pestilence", "leader"]), bob).play("play pestilence")
    table.roll("2 5 5", "6 1").play("infect crete")
    assert (table.holder("crete"), table.holder("morea")) == (1, None)
    assert table.tells("survived", land=land("crete"))


@pytest.mark.rule("HW-308", "HW-R89")
def test_pestilence_in_an_empty_land() -> None:
    table = Table(Seat(hand=["pestilence", "leader"]), Seat({"minoans": ["morea"]})).play("play pestilence")
    table.roll("1 1").play("infect crete")
    assert table.tells("land_struck", land=land("crete"))
    assert table.holder("morea") is None
    assert Table(Seat(hand=["pestilence"])).play("done").refusal("play pestilence") == "HW-060"


@pytest.mark.rule("HW-312", "HW-313", "HW-314", "HW-315", "HW-R91")
def test_plague_four_dice_then_three_until_an_army_survives() -> None:
    bob = Seat({"minoans": ["crete", "morea", "pindus", "balkans"], "celts": ["albion"]})
    table = Table(Seat(hand=["plague", "leader"]), bob, forts=["crete"]).play("play plague")
    assert table.offered("infect") == {"crete", "morea", "pindus", "balkans", "albion"}
    assert table.refusal("infect libya") == "HW-312"
    table.roll("1 2 3 4", "1 3 3").play("infect crete")  # Morea is the only one beside it
    assert table.holder("crete") is None and table.holder("morea") is None and not table.fort("crete")
    # Pindus follows by itself as well; it survives or not by the next dice.
    assert table.tells("died", land=land("morea"))


@pytest.mark.rule("HW-314", "HW-315")
def test_plague_moves_where_the_player_likes_and_must_move() -> None:
    bob = Seat({"persians": ["palestine", "levant", "nile_delta", "arabian_peninsula"]})
    table = Table(Seat(hand=["plague", "leader"]), bob).play("play plague")
    table.roll("1 2 3 4").play("infect palestine")
    assert table.step == "plague" and table.offered("infect") == {"levant", "nile_delta", "arabian_peninsula"}
    assert table.refusal("done") == "HW-315" and table.refusal("infect palestine") == "HW-314"
    table.roll("2 3 3").play("infect levant")
    assert table.holder("levant") == 1 and table.step == "event"


@pytest.mark.rule("HW-312", "HW-067")
def test_plague_refused_without_armies() -> None:
    assert Table(Seat(hand=["plague"])).refusal("play plague") == "HW-067"

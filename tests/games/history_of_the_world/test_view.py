"""What faces draw: lands, Areas, waters, empires, hands, battles and scores, from what a reader may know."""

import pytest

from aevum.games.history_of_the_world.state import EMPIRE_IDS, EMPIRES, LAND_IDS
from tests.games.history_of_the_world.table import Seat, Table

BOB = Seat({"carthaginians": ["northern_apennines", "libya"], "kingdom_kush": ["upper_nile"]}, hand=["leader"])


def by_id(rows: list[dict[str, object]]) -> dict[str, dict[str, object]]:
    """Rows of a view by their id."""
    return {str(row["id"]): row for row in rows}


def test_lands_and_everything_in_them() -> None:
    table = Table(Seat(), BOB, forts=["libya"], cities=["upper_nile"], monuments=["crete"])
    lands = by_id(table.view()["lands"])
    assert list(lands) == list(LAND_IDS[:94])
    assert lands["libya"] == {
        "id": "libya",
        "area": "north_africa",
        "resource": False,
        "holder": 1,
        "source": {"kind": "empire", "id": "carthaginians"},
        "epoch": 2,
        "armies": 1,
        "fort": True,
        "settlement": "none",
        "monument": False,
        "reach": True,
    }
    assert lands["upper_nile"]["source"] == {"kind": "card", "id": "kingdom_kush"}
    assert (lands["upper_nile"]["epoch"], lands["crete"]["epoch"]) == (None, None)
    assert (lands["crete"]["monument"], lands["crete"]["holder"], lands["albion"]["reach"]) == (True, None, False)


@pytest.mark.rule("HW-005")
def test_armies_tell_the_epoch_of_their_empire() -> None:
    bob = Seat({"sumerians": ["libya"], "safavids": ["crete"], "germans": ["albion"]})
    lands = by_id(Table(Seat(), bob, empire="americans").view()["lands"])
    assert [lands[name]["epoch"] for name in ("libya", "crete", "albion")] == [1, 6, 7]


@pytest.mark.rule("HW-190", "HW-191", "HW-192", "HW-E01")
def test_areas_with_levels_and_points() -> None:
    areas = by_id(Table(Seat(), BOB).view()["areas"])
    africa = areas["north_africa"]
    assert (africa["value"], africa["values"], africa["factors"]) == (2, [1, 2, 2, 2, 2, 2, 1], [1, 2, 3])
    assert "libya" in africa["lands"]  # type: ignore[operator]
    assert africa["seats"] == [
        {"lands": 0, "level": None, "points": 0},
        {"lands": 2, "level": "dominance", "points": 4},
        {"lands": 0, "level": None, "points": 0},
    ]


def test_what_everybody_would_score_now() -> None:
    table = Table(Seat(), BOB, cities=["upper_nile"])
    now = table.view()["seats"][1]["now"]
    assert now == {"areas": 4 + 3, "capitals": 0, "cities": 1, "monuments": 0, "seas": 0, "total": 8}
    score = table.view()["seats"][1]["score"]
    assert score == {"epochs": [0] * 7, "markers": 0, "total": 0}


def test_waters_and_fleets() -> None:
    waters = by_id(Table(seas={"black_sea": (1, 2)}, options={"naval_control": 1}).view()["waters"])
    assert waters["western_mediterranean"] == {
        "id": "western_mediterranean",
        "kind": "sea",
        "fleet": True,
        "reach": True,
        "contested": False,
        "holder": None,
    }
    assert waters["black_sea"]["holder"] == 1 and waters["atlantic_ocean"]["kind"] == "ocean"


@pytest.mark.rule("HW-021", "HW-048", "HW-052")
def test_the_seven_empires_of_the_epoch_and_who_has_them() -> None:
    table = Table(Seat(hand=["leader"]), Seat(), empire="mauryas")
    empires = by_id(table.view(0)["empires"])
    assert list(empires) == list(EMPIRE_IDS[14:21])
    assert (empires["celts"]["called"], empires["celts"]["unused"]) == (True, True)
    assert (empires["mauryas"]["holder"], empires["mauryas"]["active"]) == (0, True)
    assert (empires["romans"]["holder"], empires["romans"]["called"]) == (None, False)
    assert empires["romans"]["navigation"] == ["western_mediterranean", "eastern_mediterranean"]
    assert (empires["romans"]["strength"], empires["romans"]["start_lands"]) == (20, ["southern_apennines"])
    own = by_id(table.view(1)["empires"])
    assert own["han_dynasty"]["holder"] == 1  # Bob knows his own


def test_empires_of_the_past_and_their_strengths() -> None:
    view = Table(Seat({"egyptians": ["crete"], "persians": ["libya"]}), empire="romans").view()
    assert view["seats"][0]["empires"][:3] == ["egyptians", "persians", "romans"]
    assert view["seats"][0]["strengths"] == 5 + 12 + 20


def test_what_the_player_can_spend() -> None:
    bob = Seat({"carthaginians": ["northern_apennines"]})
    table = Table(Seat(hand=["allies", "engineering"]), bob).play("play allies", "play engineering")
    assert table.view()["pool"] == {
        "armies": 19,
        "allies": 0,
        "lost": 0,
        "coins": 0,
        "allied_coins": 2,
        "forts": 2,
    }
    assert table.view()["played"] == ["allies", "engineering"] and table.view()["active"] == "romans"
    assert table.view()["force"] == {"kind": "empire", "id": "romans"}


def test_a_battle_whose_way_is_being_chosen() -> None:
    table = Table(Seat(hand=["weaponry"]), BOB, forts=["northern_apennines"]).play("play weaponry")
    assert table.view()["battle"] is None
    table.play("approach northern_apennines")
    assert table.view()["battle"] == {
        "land": "northern_apennines",
        "attacker": 0,
        "defender": 1,
        "attack_dice": 2,
        "attack_bonus": 1,
        "defence_dice": 1,
        "defence_bonus": 1,
    }


def test_attacks_are_listed_with_what_they_would_bring() -> None:
    attacks = {attack["land"]: attack for attack in Table(Seat(), BOB).view()["attacks"]}
    assert set(attacks) == {"northern_apennines", "libya"}
    assert attacks["libya"]["route"] == {"kind": "water", "id": "eastern_mediterranean"}
    assert attacks["northern_apennines"]["points"] == 3  # from presence to dominance in Southern Europe
    assert Table(Seat(hand=["leader"]), BOB).view()["attacks"] == []


def test_effects_before_one_presses() -> None:
    table = Table(Seat(hand=["leader", "disaster"]), BOB, monuments=["libya"])
    assert table.effects("play leader") == {"card": 0}
    table.play("done")
    assert table.effects("expand dalmatia") == {"worth": 3}
    assert table.effects("attack libya") == {"odds": 28, "if_won": 3}
    assert table.previewed("done")["turn_ends"] == "then the turn ends: +5 points, 5 in all"
    draw = Table(Seat(), Seat(points=9), empire="aryans").play("done")
    assert set(draw.effects("keep")) == {"empire"}


def test_effects_of_events() -> None:
    ann = Seat(hand=["civil_war", "barbarians", "population_explosion"])
    bob = Seat({"carthaginians": ["libya", "upper_nile", "crete"]})
    war = Table(ann, bob).play("play civil_war")
    assert war.effects("rebel libya")["odds"] == 58
    raids = Table(ann, bob).play("play barbarians")
    assert raids.step == "raid" and raids.effects("raid libya")["odds"] == 58


def test_every_empire_can_be_seen() -> None:
    for number in range(EMPIRES):
        view = Table(empire=EMPIRE_IDS[number]).view()
        assert view["active"] == EMPIRE_IDS[number] and view["epoch"] == number // 7 + 1


@pytest.mark.rule("HW-170", "HW-171", "HW-174", "HW-176", "HW-177")
def test_monuments_to_come_are_seen_with_their_sites() -> None:
    vedic = ["western_deccan", "eastern_ghats"]
    one = Table(empire="vedic_city_states", realm=["western_deccan"]).view()["rising"]
    assert one == {"symbols": 1, "needed": 2, "monuments": 0, "sites": []}
    pair = Table(empire="vedic_city_states", realm=vedic).view()["rising"]
    assert pair == {"symbols": 2, "needed": 2, "monuments": 1, "sites": ["upper_indus"]}
    table = Table(empire="vedic_city_states", realm=[*vedic, "zagros", "levant"])
    assert table.view()["rising"]["monuments"] == 2
    table.play("done")
    rising = table.view()["rising"]
    assert (rising["monuments"], set(rising["sites"])) == (1, {"eastern_ghats", "zagros", "levant"})


@pytest.mark.rule("HW-169", "HW-200")
def test_what_a_turn_that_ended_now_would_score_counts_monuments_to_come() -> None:
    """As the end of the turn says; nobody else gets them."""
    table = Table(Seat(), BOB, empire="vedic_city_states", realm=["western_deccan", "eastern_ghats"])
    mine, other = (table.view()["seats"][seat]["now"] for seat in (0, 1))
    assert (mine["monuments"], other["monuments"]) == (1, 0)
    assert mine["total"] == mine["areas"] + mine["capitals"] + 1
    table.play("done")
    assert table.points(0) == mine["total"]


@pytest.mark.rule("HW-010", "HW-011")
def test_cards_are_greater_or_lesser() -> None:
    greater = Table().view()["greater_cards"]
    assert {"leader", "weaponry", "minor_empire_mayans"} <= set(greater) and "allies" not in greater


@pytest.mark.rule("HW-066")
def test_cards_that_are_not_for_all_epochs_name_theirs() -> None:
    epochs = {one["card"]: [one["first"], one["last"]] for one in Table().view()["card_epochs"]}
    assert epochs["minor_empire_mayans"] == [3, 3] and epochs["crusade"] == [5, 6] and epochs["siegecraft"] == [3, 7]
    assert "leader" not in epochs and "disaster" not in epochs

"""What choices say before they are made: what they add and nothing else, what is lost, what is asked once more."""

from collections.abc import Sequence

import pytest

from aevum.games.history_of_the_world.state import EMPIRE_IDS, STRENGTH
from tests.games.history_of_the_world.table import Seat, Table

BOB = Seat({"carthaginians": ["northern_apennines", "libya"]})


def left(pool: int, realm: Sequence[str] = (), **late: int) -> Table:
    """The Romans have so many armies left; one stands in the capital, and those that did not go out are lost."""
    lost = int(STRENGTH[EMPIRE_IDS.index("romans")]) - 1 - len(realm) - pool
    return Table(Seat(points=9), BOB, realm=realm, late={"pool": pool, "lost": lost, **late})


@pytest.mark.rule("HW-106", "HW-186")
def test_the_last_army_says_what_its_land_adds_and_tells_the_end_of_the_turn_apart() -> None:
    many, last = left(2), left(1)
    assert many.previewed("expand dalmatia") == {"worth": "+3 when you score"}
    assert last.previewed("expand dalmatia") == {
        "worth": "+3 when you score",
        "turn_ends": "then the turn ends: +8 points, 17 in all",
    }
    assert set(last.previewed("attack libya")) == {"odds", "if_won"}, "the dice may lead elsewhere"
    assert last.play("expand dalmatia").points(0) == 17


@pytest.mark.rule("HW-169", "HW-174")
def test_a_monument_that_comes_anyway_is_not_of_the_last_army() -> None:
    """Two resources bring a monument to Rome, whether or not the last army goes out."""
    table = left(1, realm=["levant", "zagros"])
    worth = left(2, realm=["levant", "zagros"]).previewed("expand dalmatia")["worth"]
    assert table.previewed("expand dalmatia")["worth"] == worth == "+3 when you score"
    table.play("expand dalmatia")
    assert table.monument("southern_apennines")


@pytest.mark.rule("HW-170", "HW-200")
@pytest.mark.parametrize("pool", [3, 1])
def test_the_second_resource_counts_the_monument_it_brings(pool: int) -> None:
    """Rome stands on the first one. In a fight and without, and whether or not it is the last army."""
    lost = int(STRENGTH[EMPIRE_IDS.index("romans")]) - 2 - pool
    late = {"pool": pool, "lost": lost}
    held = Seat({"carthaginians": ["northern_apennines", "southern_iberia"]})
    fight = Table(Seat(points=9), held, realm=["pyrenees"], late=late)
    assert fight.previewed("attack southern_iberia")["if_won"] == "+4 if won", "dominance and a monument"
    assert {each["land"]: each["points"] for each in fight.view()["attacks"]}["southern_iberia"] == 4
    march = Table(Seat(points=9), BOB, realm=["pyrenees"], late=late)
    assert march.previewed("expand southern_iberia")["worth"] == "+1 when you score"
    assert "worth" not in march.previewed("attack northern_apennines")


@pytest.mark.rule("HW-169", "HW-177")
def test_the_last_army_counts_the_monument_whose_site_is_still_to_be_chosen() -> None:
    """The Celts have no capital: two lands with a resource are equally good sites, and the turn goes on."""

    def albion(pool: int) -> dict[str, str]:
        lost = int(STRENGTH[EMPIRE_IDS.index("celts")]) - 2 - pool
        table = Table(Seat(), BOB, empire="celts", realm=["northern_gaul"], late={"pool": pool, "lost": lost})
        told = table.previewed("expand albion")
        assert (table.play("expand albion").step == "monument") is (pool == 1)
        return told

    assert albion(1) == albion(2) == {"worth": "+2 when you score"}, "dominance and the monument"


@pytest.mark.rule("HW-077")
def test_symbols_of_a_minor_empire_are_not_told() -> None:
    table = Table(Seat(hand=["minor_empire_mayans"]), BOB, empire="romans")
    table.play("play minor_empire_mayans")
    assert table.view()["force"]["id"] == "mayans" and table.view()["rising"] is None


@pytest.mark.rule("HW-320")
def test_the_last_card_is_not_credited_with_the_first_army() -> None:
    """After it the empire begins by itself, wherever treachery is named."""
    table = Table(Seat(hand=["treachery"]), BOB)
    table.play("play treachery")
    assert table.previewed("betray libya") == {}


@pytest.mark.rule("HW-267", "HW-270")
@pytest.mark.parametrize("before", [[], ["expand nile_delta", "expand morea"]], ids=["first", "last"])
def test_crusaders_are_told_apart_from_the_empire_that_follows_them(before: list[str]) -> None:
    """Palestine brings a city; what the first army of the empire brings is of none of them."""
    held = Seat({"arabs": ["levant", "palestine", "nile_delta", "morea"]}, hand=["leader", "crusade"])
    table = Table(held, BOB, empire="seljuk_turks").play("play leader", "play crusade", *before)
    assert table.previewed("expand palestine")["worth"] == "+1 when you score"
    assert "worth" not in table.previewed("expand levant")


@pytest.mark.rule("HW-112", "HW-226")
def test_where_an_own_army_stands_the_label_says_what_becomes_of_it() -> None:
    held = Seat({"sumerians": ["dalmatia"]})
    table = Table(held, BOB, realm=["massif_central"], options={"stacks": 1})
    assert table.choice("expand dalmatia").label == "Replace your older army: Dalmatia"
    assert table.choice("expand massif_central").label == "Reinforce: Massif Central"
    assert table.choice("expand pyrenees").label == "Expand: Pyrenees"


@pytest.mark.rule("HW-062")
def test_the_end_of_the_cards_is_not_called_as_the_end_of_the_turn() -> None:
    table = Table(Seat(hand=["leader"]), BOB)
    assert (table.step, table.choice("done").label) == ("event", "No more cards")
    table.play("done")
    assert (table.step, table.choice("done").label) == ("expand", "Done")


@pytest.mark.rule("HW-321")
def test_an_attack_on_the_land_of_treachery_is_said_to_meet_no_dice() -> None:
    table = Table(Seat(hand=["treachery"]), BOB).play("play treachery", "betray libya")
    assert table.previewed("attack libya")["odds"] == "won for certain, without dice"
    attacks = {each["land"]: (each["dice"], each["odds"]) for each in table.view()["attacks"]}
    assert attacks["libya"] == (0, 100.0) and attacks["northern_apennines"][0] > 0


@pytest.mark.rule("HW-084", "HW-106", "HW-278")
def test_being_done_says_what_is_lost() -> None:
    told = left(4, coins=2, free_forts=1).previewed("done")
    assert {kind: text for kind, text in told.items() if kind.startswith("unused")} == {
        "unused_armies": "4 armies not placed and lost",
        "unused_coins": "2 coins unused and lost",
        "unused_forts": "1 free fort not built and lost",
    }
    assert "unused_armies" not in left(0, coins=1).previewed("done")


@pytest.mark.rule("HW-063", "HW-064")
def test_cards_that_take_effect_at_once_are_asked_twice() -> None:
    table = Table(Seat(hand=["leader", "population_explosion", "kingdom_kush"]), BOB)
    assert table.caution("play leader") is None
    assert table.caution("play population_explosion") == ("HW-063", False)
    assert table.caution("play kingdom_kush") == ("HW-063", False)
    assert table.caution("done") is None


@pytest.mark.rule("HW-239", "HW-248")
def test_reallocation_without_fleets_says_that_it_does_nothing() -> None:
    """The Celts have no navigation; Astronomy would bring them a fleet, if it can still come."""
    alone = Table(Seat(hand=["reallocation"]), empire="celts")
    assert alone.caution("play reallocation") == ("HW-239", True)
    with_astronomy = Table(Seat(hand=["reallocation", "astronomy"]), empire="celts")
    assert with_astronomy.caution("play reallocation") is None
    assert with_astronomy.play("play astronomy").caution("play reallocation") is None
    second = Table(Seat(hand=["reallocation", "astronomy", "leader"]), empire="celts").play("play leader")
    assert second.caution("play reallocation") == ("HW-239", True)
    assert Table(Seat(hand=["reallocation"])).caution("play reallocation") is None, "the Romans have fleets"

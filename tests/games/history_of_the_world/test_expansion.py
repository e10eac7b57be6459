"""Expansion and forts: HW-103 to HW-128."""

import pytest

from tests.games.history_of_the_world.table import Seat, Table, land

BOB = Seat({"carthaginians": ["northern_apennines", "libya"]})


@pytest.mark.rule("HW-103", "HW-111")
def test_one_army_of_the_pool_for_each_land() -> None:
    table = Table(empire="celts").play("expand baltic_seaboard")
    assert (table.pool, table.holder("baltic_seaboard"), table.rolled) == (6, 0, [])
    assert table.source("baltic_seaboard") == "celts"
    for name in ("danubia", "dalmatia", "lower_rhine", "northern_gaul", "dnieper"):
        table.play(f"expand {name}")
    assert table.pool == 1
    table.play("expand balkans")  # the last one: nothing is left to decide, and the turn ends by itself
    assert table.tells("scored", seat=0) and table.seat == 1


@pytest.mark.rule("HW-104", "HW-109", "HW-110")
def test_from_any_land_of_the_active_empire_never_into_or_across_barren_land() -> None:
    table = Table(empire="celts")
    around = {"baltic_seaboard", "dalmatia", "danubia", "dnieper", "lower_rhine", "northern_gaul"}
    assert table.offered("expand") == around
    assert table.refusal("expand alps") == "HW-109"
    assert table.refusal("expand massif_central") == "HW-104"  # beyond the Alps
    table.play("expand baltic_seaboard", "expand danubia")
    assert {"scandinavia", "balkans", "northern_gaul"} <= table.offered("expand")


@pytest.mark.rule("HW-105")
def test_older_armies_of_the_player_are_no_base() -> None:
    table = Table(Seat({"carthaginians": ["eastern_deccan"], "migrants_africa": ["congo_basin"]}), empire="celts")
    assert not table.offered("expand") & {"ganges_delta", "western_deccan", "southern_africa"}
    assert table.refusal("expand ganges_delta") == "HW-104"


@pytest.mark.rule("HW-106")
def test_the_player_may_stop_while_armies_are_left() -> None:
    table = Table(empire="celts").play("expand danubia")
    assert table.pool == 6 and "done" in table.choices
    table.play("done")
    assert table.tells("scored", seat=0) and table.held_by("celts") == {"central_europe", "danubia"}


@pytest.mark.rule("HW-107", "HW-108")
def test_one_army_a_land_so_none_into_a_land_already_held() -> None:
    table = Table(empire="celts").play("expand danubia")
    assert not {"danubia", "central_europe"} & table.offered("expand")
    assert table.refusal("expand danubia") == "HW-108"


@pytest.mark.rule("HW-112", "HW-113", "HW-114", "HW-R30", "HW-165", "HW-R43")
@pytest.mark.parametrize("source", ["carthaginians", "phoenicians", "kingdom_etruscans"])
def test_own_older_armies_are_replaced_without_combat(source: str) -> None:
    site = ["northern_apennines"]
    table = Table(Seat({source: site}), Seat(), cities=site).play("expand northern_apennines")
    assert table.source("northern_apennines") == "romans" and table.armies("northern_apennines") == 1
    assert table.rolled == [] and table.tells("replaced", seat=0, land=land("northern_apennines"))
    assert table.settlement("northern_apennines") == "city"  # nothing was fought, nothing is sacked


@pytest.mark.rule("HW-115", "HW-R31")
def test_a_fort_stays_when_its_army_is_replaced() -> None:
    site = ["northern_apennines"]
    table = Table(Seat({"carthaginians": site}), forts=site).play("expand northern_apennines")
    assert table.fort("northern_apennines") and int(table.s.forts_left) == 31


@pytest.mark.rule("HW-116")
def test_a_land_with_another_players_army_must_be_fought_for() -> None:
    table = Table(Seat(), BOB)
    assert "northern_apennines" in table.offered("attack") and "northern_apennines" not in table.offered("expand")
    assert table.refusal("expand northern_apennines") == "HW-116"
    assert table.refusal("attack dalmatia") == "HW-111"


@pytest.mark.rule("HW-117")
def test_no_fleet_is_needed_to_cross_a_strait() -> None:
    table = Table(empire="scythians", realm=["western_steppe", "northern_european_plain", "scandinavia"])
    assert table.fleets == set() and "baltic_seaboard" in table.offered("expand")


@pytest.mark.rule("HW-118", "HW-151")
def test_a_fleet_leads_to_every_land_on_its_water() -> None:
    table = Table(empire="minoans")
    coast = {"balkans", "eastern_anatolia", "levant", "libya", "morea", "nile_delta", "palestine", "pindus"}
    assert table.offered("expand") == coast | {"shatts_plateau", "western_anatolia"}
    table.play("expand nile_delta")
    assert table.rolled == [] and table.holder("nile_delta") == 0


@pytest.mark.rule("HW-119", "HW-R32", "HW-E04", "HW-E05")
def test_fleets_in_connected_waters_are_a_chain() -> None:
    table = Table(empire="greek_city_states")
    assert table.held_by("greek_city_states") == {"morea"}
    assert {"shatts_plateau", "caucasus"} <= table.offered("expand")
    assert "western_iberia" not in table.offered("expand")  # the Atlantic carries no fleet


@pytest.mark.rule("HW-119", "HW-R32")
def test_a_route_starts_at_a_coast_the_empire_holds() -> None:
    table = Table(empire="manchu_dynasty")  # fleets in two seas, which do not touch each other
    assert table.fleets == {"sea_of_japan", "south_china_sea"}
    assert "honshu" in table.offered("expand") and "mekong" not in table.offered("expand")
    table.play("expand great_plain_of_china", "expand chekiang")
    assert "mekong" in table.offered("expand")


@pytest.mark.rule("HW-120")
def test_a_fleet_is_not_used_up() -> None:
    table = Table(empire="minoans").play("expand nile_delta")
    assert table.fleets == {"eastern_mediterranean"} and "libya" in table.offered("expand")


@pytest.mark.rule("HW-121", "HW-R33")
def test_the_attacker_chooses_among_ways_that_differ() -> None:
    table = Table(Seat(), BOB)
    assert "northern_apennines" in table.offered("approach")
    table.play("approach northern_apennines")
    assert table.step == "route"
    assert table.choices == ["come_from southern_apennines", "sail_over western_mediterranean"]
    assert table.refusal("come_from dalmatia") == "HW-121"
    assert table.refusal("done") == "HW-121"
    table.play("sail_over western_mediterranean")
    assert table.dice_counts == (2, 3) and table.tells("landed", land=land("northern_apennines"))
    again = Table(Seat(), BOB).play("approach northern_apennines", "come_from southern_apennines")
    assert again.dice_counts == (2, 1)


@pytest.mark.rule("HW-121", "HW-R33")
def test_an_attack_takes_the_easiest_way_unless_another_is_chosen() -> None:
    table = Table(Seat(), BOB).play("attack northern_apennines")
    assert table.dice_counts == (2, 1)
    # Libya can be reached by one way only: there is nothing to choose.
    only = Table(Seat(), BOB)
    assert only.refusal("approach libya") == "HW-121"
    assert only.play("attack libya").dice_counts == (2, 3)


@pytest.mark.rule("HW-122", "HW-124", "HW-125", "HW-123")
def test_armies_of_the_pool_become_forts_where_the_active_empire_stands() -> None:
    table = Table(Seat({"carthaginians": ["libya"]}), empire="celts").play("expand danubia", "expand dnieper")
    assert table.offered("fortify") == {"central_europe army", "danubia army", "dnieper army"}
    assert table.refusal("fortify libya army") == "HW-123"  # an older army
    assert table.refusal("fortify lower_rhine army") == "HW-123"
    table.play("fortify danubia army", "fortify dnieper army", "fortify central_europe army")
    assert table.pool == 2 and int(table.s.forts_paid) == 3
    assert all(table.fort(name) for name in ("danubia", "dnieper", "central_europe"))


@pytest.mark.rule("HW-126", "HW-127")
def test_one_fort_a_land_also_beside_a_capital() -> None:
    table = Table().play("fortify southern_apennines army")
    assert table.settlement("southern_apennines") == "capital" and table.fort("southern_apennines")
    assert table.refusal("fortify southern_apennines army") == "HW-126"


@pytest.mark.rule("HW-128", "HW-R34", "HW-003")
def test_no_fort_while_all_thirty_two_are_on_the_board() -> None:
    names = [name for area in Table().view()["areas"] for name in area["lands"]]
    names.remove("southern_apennines")
    bob = Seat({"carthaginians": names[:32]})
    full = Table(Seat(), bob, forts=names[:32])
    assert full.refusal("fortify southern_apennines army") == "HW-128"
    assert Table(Seat(), bob, forts=names[:31]).offered("fortify") == {"southern_apennines army"}


@pytest.mark.rule("HW-014", "HW-015", "HW-R07", "HW-R08", "HW-109")
def test_barren_lands_are_spaces_that_nobody_enters() -> None:
    table = Table(empire="mongols")
    view = table.view()
    assert len(view["barren"]) == 8 and len(view["lands"]) == 94
    assert table.refusal("expand siberia") == "HW-109" and table.refusal("attack siberia") == "HW-109"

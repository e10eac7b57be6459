"""Monuments: HW-169 to HW-180."""

import pytest

from tests.games.history_of_the_world.table import Seat, Table, land

# With their capital in Upper Indus the Vedic City States hold two symbols.
VEDIC = ["western_deccan", "eastern_ghats"]


def built(table: Table) -> list[int]:
    """The lands in which the last action built a monument."""
    return [told.values["land"] for told in table.told if told.event == "monument_built"]


@pytest.mark.rule("HW-169", "HW-170", "HW-171", "HW-174", "HW-017")
def test_a_monument_for_each_pair_of_symbols_in_the_capital_first() -> None:
    table = Table(empire="vedic_city_states", realm=VEDIC)
    assert table.refusal("raise upper_indus") == "HW-169"
    table.play("done")
    assert built(table) == [land("upper_indus")] and int(table.s.monuments_left) == 35


@pytest.mark.rule("HW-171")
@pytest.mark.parametrize(("realm", "count"), [([], 0), (VEDIC, 1), ([*VEDIC, "zagros"], 1)])
def test_pairs_are_counted_and_rounded_down(realm: list[str], count: int) -> None:
    assert len(built(Table(empire="vedic_city_states", realm=realm).play("done"))) == count


@pytest.mark.rule("HW-E21", "HW-177", "HW-R45", "HW-176")
def test_four_symbols_build_two_monuments_the_second_where_the_player_likes() -> None:
    realm = [*VEDIC, "zagros", "levant"]
    table = Table(empire="vedic_city_states", realm=realm).play("done")
    assert built(table) == [land("upper_indus")] and table.step == "monument"
    assert table.offered("raise") == {"eastern_ghats", "zagros", "levant"}
    assert table.refusal("raise upper_indus") == "HW-173"
    assert table.refusal("raise western_deccan") == "HW-176"  # no symbol there
    assert table.refusal("done") == "HW-180"
    table.play("raise zagros")
    assert table.monument("zagros") and int(table.s.monuments_left) == 34


@pytest.mark.rule("HW-172", "HW-077", "HW-306")
def test_symbols_of_older_armies_and_of_events_do_not_count() -> None:
    ann = Seat({"egyptians": ["levant", "zagros"], "migrants_australia": ["australia"], "phoenicians": ["albion"]})
    table = Table(ann, empire="vedic_city_states").play("done")
    assert built(table) == []


@pytest.mark.rule("HW-173", "HW-175")
def test_a_capital_with_a_monument_is_passed_over_for_a_city() -> None:
    table = Table(
        empire="vedic_city_states", realm=VEDIC, monuments=["upper_indus"], cities=["western_deccan", "crete"]
    )
    assert built(table.play("done")) == [land("western_deccan")]


@pytest.mark.rule("HW-174", "HW-175")
def test_a_capital_that_was_walked_into_ranks_with_the_cities() -> None:
    foreign = Table(empire="vedic_city_states", realm=VEDIC, capitals=["western_deccan"])
    assert built(foreign.play("done")) == [land("upper_indus")]
    second = Table(empire="vedic_city_states", realm=VEDIC, capitals=["western_deccan"], monuments=["upper_indus"])
    assert built(second.play("done")) == [land("western_deccan")]


@pytest.mark.rule("HW-177", "HW-175")
def test_among_several_cities_the_player_chooses() -> None:
    table = Table(
        empire="vedic_city_states", realm=VEDIC, monuments=["upper_indus"], cities=["western_deccan", "eastern_ghats"]
    ).play("done")
    assert table.offered("raise") == {"western_deccan", "eastern_ghats"}
    assert table.refusal("raise upper_indus") == "HW-173"
    assert table.refusal("raise crete") == "HW-172"


@pytest.mark.rule("HW-176")
def test_without_capital_or_city_a_land_with_a_symbol() -> None:
    table = Table(empire="celts", realm=["albion"]).play("done")
    assert table.offered("raise") == {"central_europe", "albion"}


@pytest.mark.rule("HW-178", "HW-R46")
def test_without_a_site_no_monument_is_built() -> None:
    full = ["central_europe", "albion"]
    table = Table(empire="celts", realm=["albion", "danubia"], monuments=full).play("done")
    assert built(table) == [] and int(table.s.monuments_left) == 34


@pytest.mark.rule("HW-179", "HW-004")
def test_no_monument_when_all_thirty_six_are_on_the_board() -> None:
    names = [name for area in Table().view()["areas"] for name in area["lands"]]
    names = [name for name in names if name not in ("upper_indus", *VEDIC)]
    full = Table(empire="vedic_city_states", realm=VEDIC, monuments=names[:36]).play("done")
    assert built(full) == []
    last = Table(empire="vedic_city_states", realm=VEDIC, monuments=names[:35]).play("done")
    assert built(last) == [land("upper_indus")] and int(last.s.monuments_left) == 0


@pytest.mark.rule("HW-180", "HW-R46")
def test_building_is_compulsory() -> None:
    table = Table(empire="celts", realm=["albion"]).play("done")
    assert table.step == "monument" and "done" not in table.choices


def test_incas_and_aztecs_choose_between_their_capitals() -> None:
    table = Table(empire="incas_aztecs", realm=["pacific_seaboard"]).play("done")
    assert table.offered("raise") == {"northern_andes", "mexican_valley"}

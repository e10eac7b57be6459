"""Scoring: HW-186 to HW-204, with the example of the rulebook."""

import pytest

from aevum.games.history_of_the_world.rules.scoring import area_points, level_in, points_by_taking, turn_points
from aevum.games.history_of_the_world.state import AREA_IDS, LEVEL_IDS
from tests.games.history_of_the_world.table import Seat, Table, land

EGYPTIANS = Seat({"egyptians": ["nile_delta", "libya", "palestine"]})
VEDIC = ["western_deccan", "eastern_ghats", "hindu_kush", "persian_plateau"]
OTHERS = Seat({"sumerians": ["lower_tigris", "middle_tigris", "zagros"]})


def example() -> Table:
    """Red's turn in Epoch II: old Egyptians, and the Vedic City States with their capital."""
    return Table(EGYPTIANS, OTHERS, empire="vedic_city_states", realm=VEDIC, capitals=["nile_delta"])


def level(table: Table, seat: int, area: str) -> str | None:
    """The level of a seat in an Area."""
    number = int(level_in(table.s, seat, AREA_IDS.index(area)))
    return LEVEL_IDS[number - 1] if number else None


def scored(table: Table) -> dict[str, tuple[str, int]]:
    """Level and points of each Area that the last action scored."""
    told = [told.values for told in table.told if told.event == "area_scored"]
    return {AREA_IDS[values["area"]]: (LEVEL_IDS[values["level"]], values["points"]) for values in told}


@pytest.mark.rule("HW-E22", "HW-E23")
def test_the_example_builds_one_monument_in_upper_indus() -> None:
    table = example().play("done")
    assert table.tells("monument_built", land=land("upper_indus"))
    assert [told.event for told in table.told].count("monument_built") == 1
    assert table.settlement("nile_delta") == table.settlement("upper_indus") == "capital"


@pytest.mark.rule("HW-E24", "HW-191", "HW-R48")
def test_dominance_in_north_africa() -> None:
    assert scored(example().play("done"))["north_africa"] == ("dominance", 4)


@pytest.mark.rule("HW-E25", "HW-190", "HW-187")
def test_presence_in_the_middle_east() -> None:
    assert scored(example().play("done"))["middle_east"] == ("presence", 3)


@pytest.mark.rule("HW-E26", "HW-192", "HW-189")
def test_control_of_india() -> None:
    table = example().play("done")
    assert scored(table)["india"] == ("control", 6) and len(scored(table)) == 3


@pytest.mark.rule("HW-E27", "HW-198", "HW-200", "HW-201")
def test_eighteen_points_in_all() -> None:
    table = example()
    assert table.previewed("done")["turn_ends"] == "then the turn ends: +18 points, 18 in all"
    table.play("done")
    assert table.tells("capitals_scored", seat=0, count=2, points=4)
    assert table.tells("monuments_scored", seat=0, count=1, points=1)
    assert table.tells("scored", seat=0, points=18) and table.points(0) == 18


@pytest.mark.rule("HW-186", "HW-188", "HW-054")
def test_only_the_player_whose_turn_ends_scores() -> None:
    table = example().play("done")
    assert table.points(1) == table.points(2) == 0
    assert table.s.scored[0].tolist() == [0, 18, 0, 0, 0, 0, 0]


@pytest.mark.rule("HW-187", "HW-082", "HW-075")
def test_armies_of_every_source_count() -> None:
    ann = Seat({"egyptians": ["palestine"], "hittites": ["levant"], "kingdom_canaanites": ["zagros"]})
    table = Table(ann, Seat({"sumerians": ["lower_tigris", "middle_tigris"]}), empire="celts")
    assert level(table, 0, "middle_east") == "dominance"


@pytest.mark.rule("HW-191", "HW-194")
def test_alone_with_two_lands_is_dominance_not_control() -> None:
    table = Table(Seat({"egyptians": ["palestine", "levant"]}), empire="celts")
    assert level(table, 0, "middle_east") == "dominance"
    three = Table(Seat({"egyptians": ["palestine", "levant", "zagros"]}), empire="celts")
    assert level(three, 0, "middle_east") == "control"


@pytest.mark.rule("HW-190", "HW-191")
def test_one_land_alone_is_presence() -> None:
    assert level(Table(Seat({"egyptians": ["palestine"]}), empire="celts"), 0, "middle_east") == "presence"
    assert level(Table(empire="celts"), 0, "middle_east") is None


@pytest.mark.rule("HW-192", "HW-193")
def test_anybody_else_present_prevents_control() -> None:
    four = ["palestine", "levant", "zagros", "upper_tigris"]
    table = Table(Seat({"egyptians": four}), Seat({"sumerians": ["lower_tigris"]}), empire="celts")
    assert level(table, 0, "middle_east") == "dominance" and level(table, 1, "middle_east") == "presence"
    assert int(area_points(table.s, 0, AREA_IDS.index("middle_east"))) == 6  # the highest level alone


@pytest.mark.rule("HW-195")
def test_a_shared_highest_number_is_presence_for_all() -> None:
    ann, bob = Seat({"egyptians": ["palestine", "levant"]}), Seat({"sumerians": ["zagros", "lower_tigris"]})
    table = Table(ann, bob, empire="celts")
    assert level(table, 0, "middle_east") == level(table, 1, "middle_east") == "presence"


@pytest.mark.rule("HW-196", "HW-197")
def test_values_follow_the_epoch_and_an_area_without_a_value_scores_nothing() -> None:
    ann = Seat({"migrants_africa": ["congo_basin", "gold_coast", "east_africa"], "egyptians": ["palestine"]})
    early = Table(ann, empire="celts").play("done")
    assert "africa" not in scored(early) and scored(early)["middle_east"] == ("presence", 3)
    late = Table(ann, empire="germans").play("done")
    assert scored(late)["africa"] == ("control", 6) and scored(late)["middle_east"] == ("presence", 1)


@pytest.mark.rule("HW-199", "HW-201", "HW-202")
def test_a_city_is_worth_a_point_to_whoever_stands_there() -> None:
    ann = Seat({"egyptians": ["palestine"]})
    table = Table(ann, Seat({"sumerians": ["zagros"]}), empire="celts", cities=["palestine", "zagros", "levant"])
    table.play("done")
    assert table.tells("cities_scored", seat=0, count=1, points=1)


@pytest.mark.rule("HW-202", "HW-203")
def test_nobody_scores_for_empty_lands_and_forts_score_nothing() -> None:
    ann = Seat({"egyptians": ["palestine"]})
    plain = Table(ann, empire="celts")
    built = Table(ann, empire="celts", capitals=["levant"], monuments=["zagros"], forts=["palestine"])
    assert int(turn_points(plain.s, 0)) == int(turn_points(built.s, 0))


@pytest.mark.rule("HW-204", "HW-R47")
def test_points_have_no_upper_limit_and_use_no_pieces() -> None:
    table = Table(Seat({"egyptians": ["palestine"]}, points=299), Seat(hand=["leader"]), empire="celts").play("done")
    assert table.points(0) > 300 and int(table.s.forts_left) == 32 and int(table.s.settlements_left) == 30


@pytest.mark.rule("HW-190", "HW-191", "HW-192", "HW-198", "HW-199", "HW-200")
@pytest.mark.parametrize("name", ["lower_tigris", "levant", "northern_apennines", "albion", "crete"])
def test_what_a_land_would_bring_is_what_it_brings(name: str) -> None:
    ann = Seat({"egyptians": ["palestine", "nile_delta"], "aryans": ["balkans"]})
    bob = Seat({"sumerians": ["lower_tigris", "zagros", "northern_apennines"]})
    fixed = {"capitals": ["lower_tigris"], "cities": ["northern_apennines", "crete"], "monuments": ["levant"]}
    table = Table(ann, bob, empire="celts", **fixed)  # type: ignore[arg-type]
    expected, before = int(points_by_taking(table.s, 0, land(name))), int(turn_points(table.s, 0))
    taken = Table(
        Seat({**ann.armies, "kingdom_mali": [name]}),
        Seat({"sumerians": [other for other in bob.armies["sumerians"] if other != name]}),
        empire="celts",
        capitals=[],
        cities=["crete", *(["lower_tigris"] if name == "lower_tigris" else [])],
        monuments=["levant"],
    )
    others = int(turn_points(taken.s, 0))
    assert others - before == expected


def test_nothing_is_gained_by_a_land_one_holds() -> None:
    table = Table(Seat({"egyptians": ["palestine"]}), empire="celts")
    assert int(points_by_taking(table.s, 0, land("palestine"))) == 0

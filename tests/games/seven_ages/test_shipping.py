"""Ships and air units in a manoeuvre: SA-173 to SA-191, SA-E10."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.atlas import MOVE_FLAT
from aevum.games.seven_ages.state import BY_INVASION, FIRST_BOMB, FIRST_STAR_WARS, MOVED
from aevum.games.seven_ages.tables import EXPLORER, TACTICIAN
from tests.games.seven_ages.board import empty_table, found, garrison, region
from tests.games.seven_ages.manoeuvre import Manoeuvre, add_shared, held, lead

MODERN = 48


def _fleet(card: str = "french", level: int = 30, place: str = "normandy", **units: int) -> tuple[Record, int]:
    """An empire with these units in a region."""
    s = empty_table()
    empire = found(s, card, 0, level, place)
    garrison(s, empire, place, **units)
    return s, empire


def _others(s: Record, card: str, **places: str) -> int:
    """An empire of another player with one unit of a type in each place."""
    empire = found(s, card, 1, 30)
    for place, name in places.items():
        garrison(s, empire, place, **{name: 1})
    return empire


@pytest.mark.rule("SA-173")
@pytest.mark.parametrize(("card", "load"), [("french", 1), ("saxons", 2)])
def test_each_ship_carries_one_unit_and_any_leaders(card: str, load: int) -> None:
    s, empire = _fleet(card, spearmen=4, frigates=1)
    lead(s, empire, "normandy", TACTICIAN)
    lead(s, empire, "normandy", EXPLORER)
    manoeuvre = Manoeuvre(s, empire).play("move normandy", "take frigates", *["take spearmen"] * load)
    assert manoeuvre.offered("take") == set() and "take_all" not in manoeuvre.choices
    manoeuvre.play("take_leader tactician", "take_leader explorer")
    assert manoeuvre.offered("go") == {"english_channel", "bay_of_biscay"}
    manoeuvre.play("go bay_of_biscay", "go castile", "stop")
    assert held(s, empire) == {"normandy": 4 - load, "castile": 1 + load}
    assert s.leader_at[:2].tolist() == [region("castile")] * 2


@pytest.mark.rule("SA-173")
def test_a_fleet_takes_all_its_ships_and_then_cargo_for_them() -> None:
    s, empire = _fleet(spearmen=4, frigates=2)
    manoeuvre = Manoeuvre(s, empire).play("move normandy", "take frigates", "take_all")
    assert manoeuvre.offered("put_back") == {"spearmen"}  # without one of the ships the rest could not sail
    manoeuvre.play("go bay_of_biscay", "go castile", "stop")
    assert held(s, empire) == {"normandy": 2, "castile": 4}


@pytest.mark.rule("SA-174", "SA-175", "SA-176-R1")
def test_cargo_goes_as_far_as_its_ship_and_has_then_moved() -> None:
    s, empire = _fleet(spearmen=3, frigates=1)
    manoeuvre = Manoeuvre(s, empire).play("move normandy", "take frigates", "take spearmen")
    manoeuvre.play("go english_channel", "go north_sea", "go norwegian_sea", "go iceland")
    assert s.group_spent[MOVE_FLAT] == 4
    manoeuvre.play("stop")
    landed = [each for each in range(len(s.unit_at)) if s.unit_at[each] == region("iceland")]
    assert [s.in_move[each] for each in landed] == [MOVED, MOVED]
    assert manoeuvre.offered("move") == {"normandy"}
    assert held(s, empire) == {"normandy": 2, "iceland": 2} and s.control[region("iceland")] == empire


@pytest.mark.rule("SA-174")
def test_a_ship_takes_nothing_on_board_on_its_way() -> None:
    s, empire = _fleet(spearmen=2, frigates=1)
    garrison(s, empire, "aquitaine", spearmen=2)
    manoeuvre = Manoeuvre(s, empire).play("move normandy", "take frigates", "go bay_of_biscay", "go aquitaine")
    assert manoeuvre.offered("take") == set()
    manoeuvre.play("stop", "move aquitaine")
    assert manoeuvre.offered("take") == {"spearmen"}  # the ship has had its move


@pytest.mark.rule("SA-176")
def test_ships_with_cargo_end_in_a_coastal_region_or_turn_back() -> None:
    s, empire = _fleet(spearmen=3, frigates=1)
    manoeuvre = Manoeuvre(s, empire).play("move normandy", "take frigates", "take spearmen", "go english_channel")
    assert "stop" not in manoeuvre.choices and "turn_back" in manoeuvre.choices
    manoeuvre.play("turn_back")
    assert held(s, empire) == {"normandy": 4} and manoeuvre.offered("move") == {"normandy"}
    manoeuvre.play("move normandy")
    assert manoeuvre.offered("take") == {"spearmen"}  # those that turned back have had their move


@pytest.mark.rule("SA-176-R1")
@pytest.mark.parametrize("place", ["aquitaine", "castile"])
def test_whoever_lands_invades_even_in_an_own_or_neutral_region(place: str) -> None:
    s, empire = _fleet(spearmen=3, frigates=1)
    garrison(s, empire, "aquitaine", spearmen=1)
    manoeuvre = Manoeuvre(s, empire).play("move normandy", "take frigates", "take spearmen", "go bay_of_biscay")
    manoeuvre.play(f"go {place}", "stop")
    landed = [int(s.entered[each]) for each in range(len(s.unit_at)) if s.in_move[each] == MOVED]
    assert landed == [BY_INVASION, BY_INVASION]


@pytest.mark.rule("SA-179", "SA-182")
def test_ships_go_to_waters_and_coasts_only() -> None:
    s, empire = _fleet(spearmen=1, frigates=1)
    manoeuvre = Manoeuvre(s, empire).play("move normandy", "take frigates")
    assert manoeuvre.offered("go") == {"english_channel", "bay_of_biscay"}
    manoeuvre.play("go english_channel")
    assert manoeuvre.offered("go") == {
        *("england", "normandy", "low_countries", "north_sea", "irish_sea", "bay_of_biscay", "north_atlantic")
    }


@pytest.mark.rule("SA-E10", "SA-180")
def test_french_ships_pass_an_english_galley_unless_they_go_to_english_land() -> None:
    s, french = _fleet(spearmen=1, frigates=2)
    _others(s, "english", bay_of_biscay="galleys", aquitaine="spearmen")
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take frigates", "go bay_of_biscay")
    assert {"castile", "pillars_of_hercules"} <= manoeuvre.offered("go")
    assert "aquitaine" not in manoeuvre.offered("go")
    assert "stop" in manoeuvre.choices  # to fight


@pytest.mark.rule("SA-E10", "SA-180")
@pytest.mark.parametrize(("own", "is_open"), [(1, False), (2, True)])
def test_two_french_ships_in_the_bay_open_the_way_to_english_land(own: int, is_open: bool) -> None:
    s, french = _fleet(spearmen=1, frigates=1)
    _others(s, "english", bay_of_biscay="galleys", aquitaine="spearmen")
    garrison(s, french, "bay_of_biscay", frigates=own)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take frigates", "go bay_of_biscay")
    assert ("aquitaine" in manoeuvre.offered("go")) is is_open


@pytest.mark.rule("SA-180", "SA-181-R1")
def test_a_fleet_passes_two_waters_of_an_empire_but_ends_in_neither_after_the_first() -> None:
    s, french = _fleet(spearmen=1, frigates=1)
    english = _others(s, "english", bay_of_biscay="galleys", pillars_of_hercules="galleys")
    manoeuvre = Manoeuvre(s, french).play(
        "move normandy", "take frigates", "go bay_of_biscay", "go pillars_of_hercules"
    )
    assert s.group_passed == 1 << english
    assert "stop" not in manoeuvre.choices and "turn_back" in manoeuvre.choices
    manoeuvre.play("go western_mediterranean", "stop")
    assert held(s, french) == {"normandy": 1, "western_mediterranean": 1} and manoeuvre.battles == []


@pytest.mark.rule("SA-181", "SA-181-R1")
@pytest.mark.parametrize(("own", "goes_on"), [(0, False), (1, False), (2, True)])
def test_ships_stop_at_a_coast_with_others_unless_they_are_outnumbered(own: int, goes_on: bool) -> None:
    s, french = _fleet(spearmen=1, frigates=2)
    _others(s, "english", castile="spearmen")
    if own:
        garrison(s, french, "castile", spearmen=own)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take frigates", "go bay_of_biscay", "go castile")
    assert ("bay_of_biscay" in manoeuvre.offered("go")) is goes_on
    assert bool(s.group_at == region("castile")) is goes_on


@pytest.mark.rule("SA-182", "SA-183", "SA-183-R1")
def test_a_ship_leaves_a_land_by_the_shore_it_came_to() -> None:
    s, french = _fleet(spearmen=1, frigates=2)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take frigates", "go bay_of_biscay", "go castile")
    assert "western_mediterranean" not in manoeuvre.offered("go") and "bay_of_biscay" in manoeuvre.offered("go")
    manoeuvre.play("stop").finish()
    garrison(s, french, "castile", spearmen=1)
    manoeuvre = Manoeuvre(s, french).play("move castile", "take frigates")
    assert manoeuvre.offered("go") == {"bay_of_biscay"}


@pytest.mark.rule("SA-183")
def test_ships_of_two_shores_are_told_apart_and_do_not_sail_together() -> None:
    s, spanish = _fleet("spanish", 30, "castile", spearmen=1, frigates=3)
    ships = [each for each in range(len(s.unit_at)) if s.unit_at[each] == region("castile")][-3:]
    s.unit_shore[ships[0]] = 1  # in the western Mediterranean, the other two in the bay
    manoeuvre = Manoeuvre(s, spanish).play("move castile")
    assert manoeuvre.offered("take") == {"spearmen"}
    assert manoeuvre.offered("take_from") == {"frigates bay_of_biscay", "frigates western_mediterranean"}
    manoeuvre.play("take_from frigates bay_of_biscay")
    assert manoeuvre.offered("take") == {"frigates", "spearmen"} and manoeuvre.offered("go") == {"bay_of_biscay"}
    manoeuvre.play("take frigates")
    assert "frigates" not in manoeuvre.offered("take")
    manoeuvre.play("go bay_of_biscay", "stop", "move castile", "take frigates")
    assert manoeuvre.offered("go") == {"western_mediterranean"}


@pytest.mark.rule("SA-186")
@pytest.mark.parametrize(("card", "is_open"), [("spanish", False), ("portuguese", True), ("vikings", True)])
def test_galleys_enter_an_ocean_only_by_special_text(card: str, is_open: bool) -> None:
    s, empire = _fleet(card, 20, "portugal", spearmen=1, galleys=1)
    manoeuvre = Manoeuvre(s, empire).play("move portugal", "take galleys")
    assert ("north_atlantic" in manoeuvre.offered("go")) is is_open
    assert "pillars_of_hercules" in manoeuvre.offered("go")


@pytest.mark.rule("SA-187", "SA-187-R1")
@pytest.mark.parametrize(("name", "is_open"), [("galleys", False), ("frigates", True)])
def test_galleys_go_only_where_own_land_is_near(name: str, is_open: bool) -> None:
    s, french = _fleet(spearmen=1)
    garrison(s, french, "normandy", **{name: 1})
    manoeuvre = Manoeuvre(s, french).play("move normandy", f"take {name}", "go english_channel")
    assert ("north_sea" in manoeuvre.offered("go")) is is_open
    assert "bay_of_biscay" in manoeuvre.offered("go")


@pytest.mark.rule("SA-187", "SA-186")
def test_a_right_to_oceans_does_not_bring_galleys_far_from_own_land() -> None:
    s, empire = _fleet("portuguese", 20, "portugal", spearmen=1, galleys=1)
    manoeuvre = Manoeuvre(s, empire).play("move portugal", "take galleys", "go north_atlantic")
    assert "mid_atlantic" not in manoeuvre.offered("go") and "pillars_of_hercules" in manoeuvre.offered("go")


@pytest.mark.rule("SA-187-R2")
def test_a_leader_alone_with_a_ship_may_end_at_sea() -> None:
    s, french = _fleet(spearmen=1, frigates=1)
    lead(s, french, "normandy", TACTICIAN)
    Manoeuvre(s, french).play("move normandy", "take frigates", "take_leader tactician", "go english_channel", "stop")
    assert s.leader_at[0] == region("english_channel") and s.control[region("english_channel")] == french


@pytest.mark.rule("SA-166")
@pytest.mark.parametrize(("card", "steps"), [("french", 3), ("tamils", 4), ("polynesians", 5)])
def test_special_text_lets_ships_sail_farther(card: str, steps: int) -> None:
    s, empire = _fleet(card, 20, spearmen=1, galleys=1)
    manoeuvre = Manoeuvre(s, empire).play("move normandy", "take galleys")
    for step in range(steps):
        manoeuvre.play("go english_channel" if step % 2 == 0 else "go normandy")
    assert manoeuvre.choices == ["stop"]


@pytest.mark.rule("SA-188-R1", "SA-192", "SA-008-R2")
def test_bombs_are_air_units_that_hold_nothing() -> None:
    s, french = _fleet("french", MODERN, spearmen=1)
    add_shared(s, french, "normandy", FIRST_BOMB)
    manoeuvre = Manoeuvre(s, french).play("move normandy")
    assert manoeuvre.offered("take") == {"nuclear_bombs"}  # the spearmen must stay
    manoeuvre.play("take nuclear_bombs", "go aquitaine", "stop")
    assert s.control[region("aquitaine")] == NOBODY


@pytest.mark.rule("SA-189")
def test_bombs_ignore_units_of_others() -> None:
    s, french = _fleet("french", MODERN, spearmen=1)
    add_shared(s, french, "normandy", FIRST_BOMB)
    english = _others(s, "english", aquitaine="fighters")
    garrison(s, english, "aquitaine", spearmen=2)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take nuclear_bombs", "go aquitaine")
    assert "castile" in manoeuvre.offered("go")


@pytest.mark.rule("SA-189")
def test_foreign_star_wars_units_keep_bombs_out() -> None:
    s, french = _fleet("french", MODERN, spearmen=1)
    add_shared(s, french, "normandy", FIRST_BOMB)
    english = _others(s, "english", castile="spearmen")
    add_shared(s, english, "castile", FIRST_STAR_WARS)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take nuclear_bombs", "go aquitaine")
    assert "castile" in manoeuvre.offered("go")  # which units stand there nobody knows beforehand
    manoeuvre.play("go castile")
    assert manoeuvre.told("was_barred") == [(s.card[french], region("castile"))]
    assert held(s, french) == {"normandy": 1, "aquitaine": 1} and manoeuvre.battles == []


@pytest.mark.rule("SA-190")
@pytest.mark.parametrize(
    ("defender", "bombs", "goes_on"),
    [("spearmen", 0, True), ("fighters", 0, False), ("fighters", 1, False), ("fighters", 2, True)],
)
def test_air_units_stop_only_for_air_units(defender: str, bombs: int, goes_on: bool) -> None:
    s, french = _fleet("french", MODERN, spearmen=1, fighters=1)
    _others(s, "english", aquitaine=defender)
    for place in range(bombs):
        add_shared(s, french, "aquitaine", FIRST_BOMB + place)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take fighters", "go aquitaine")
    assert ("castile" in manoeuvre.offered("go")) is goes_on


@pytest.mark.rule("SA-191")
@pytest.mark.parametrize(("water", "may_stop"), [("bay_of_biscay", True), ("pillars_of_hercules", False)])
def test_air_units_end_at_sea_only_near_an_own_unit(water: str, may_stop: bool) -> None:
    s, french = _fleet("french", MODERN, spearmen=1, fighters=1)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take fighters", "go bay_of_biscay")
    if water != "bay_of_biscay":
        manoeuvre.play(f"go {water}")
    assert ("stop" in manoeuvre.choices) is may_stop
    assert ("turn_back" in manoeuvre.choices) is not may_stop


@pytest.mark.rule("SA-191")
@pytest.mark.parametrize(("name", "may_stop"), [("battleships", True), ("bombers", False)])
def test_a_ship_supports_air_units_and_an_air_unit_does_not(name: str, may_stop: bool) -> None:
    s = empty_table()
    empire = found(s, "french", 0, MODERN, "normandy", colour="light_grey")
    garrison(s, empire, "normandy", spearmen=1, fighters=1)
    garrison(s, empire, "pillars_of_hercules", **{name: 1})
    manoeuvre = Manoeuvre(s, empire).play(
        "move normandy", "take fighters", "go bay_of_biscay", "go pillars_of_hercules"
    )
    assert ("stop" in manoeuvre.choices) is may_stop


@pytest.mark.rule("SA-191")
def test_a_ship_beyond_a_canal_supports_no_air_units() -> None:
    s = empty_table()
    empire = found(s, "macedonians", 0, MODERN, "macedonia")
    garrison(s, empire, "macedonia", spearmen=1, fighters=1)
    garrison(s, empire, "red_sea", battleships=1)
    manoeuvre = Manoeuvre(s, empire).play("move macedonia", "take fighters", "go aegean_sea")
    assert "turn_back" in manoeuvre.play("go eastern_mediterranean").choices


@pytest.mark.rule("SA-173", "SA-176", "SA-176-R1")
def test_air_units_on_board_are_cargo_and_do_not_invade() -> None:
    s, french = _fleet("french", MODERN, spearmen=2, battleships=1, fighters=1)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take battleships", "take fighters", "go bay_of_biscay")
    assert "stop" not in manoeuvre.choices
    manoeuvre.play("go pillars_of_hercules", "go western_mediterranean", "go castile", "go western_mediterranean")
    manoeuvre.play("go castile", "stop")  # six regions: more than fighters could fly
    assert held(s, french) == {"normandy": 2, "castile": 2}
    assert sorted(s.entered[s.unit_at == region("castile")].tolist()) == [0, BY_INVASION]


@pytest.mark.rule("SA-020-R1", "SA-189", "SA-190")
@pytest.mark.parametrize("name", ["spearmen", "fighters"])
def test_what_is_offered_does_not_tell_which_units_others_have(name: str) -> None:
    s, french = _fleet("french", MODERN, spearmen=2, fighters=1)
    english = _others(s, "english", aquitaine=name)
    manoeuvre = Manoeuvre(s, french).play("move normandy", "take fighters")
    seen = manoeuvre.choices
    shown = {place: int(count) for place, count in enumerate(s.stacks[english]) if count}
    assert shown == {region("aquitaine"): 1}
    assert seen == [
        *("take spearmen", "go england", "go aquitaine", "go burgundy", "go low_countries"),
        *("go english_channel", "go bay_of_biscay"),
    ]

"""Building in 7 Ages: what, for how much, and where; bans, elephants, bombs and shores."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import interrupt, resume
from aevum.games.seven_ages.actions import UNIT_BUILT
from aevum.games.seven_ages.atlas import ELEPHANTS, LANDS, NAMED_ELEPHANTS
from aevum.games.seven_ages.rules.building import (
    MOST_PAIRS,
    can_fortify,
    can_raise,
    cost_of,
    count_pairs,
    is_banned,
    lift_bans,
    might_build,
    raise_unit,
    suits,
)
from aevum.games.seven_ages.rules.checks import let_elephants_go, standing_checks
from aevum.games.seven_ages.rules.control import take_control
from aevum.games.seven_ages.rules.elephants import unclaimed_elephants, win_elephant
from aevum.games.seven_ages.state import COLOURED, FIRST_COUNTER, FIRST_ELEPHANT, NOWHERE
from aevum.games.seven_ages.steps import AT_BUILD, AT_ELEPHANTS_GO, AT_MOOR
from aevum.games.seven_ages.tables import (
    ADMINISTRATOR,
    ARTIFACT_IDS,
    BOMBS,
    CARD_IDS,
    CAVALRY,
    COLOUR_IDS,
    COUNTER_IDS,
    COUNTERS,
    LEADERS,
    NAVAL,
    UNIT_IDS,
)

from .board import empty_table, found, garrison, region, unit
from .driver import choices, play, told


def builder(card: str = "egyptians", level: int = 1, *regions: str, money: int = 100) -> tuple[Record, int]:
    """An empire that builds now, with a unit of spearmen in each of its regions."""
    s = empty_table()
    empire = found(s, card, 0, level, *(regions or ("egypt",)), money=money)
    for name in regions or ("egypt",):
        garrison(s, empire, name, spearmen=1)
    interrupt(s, AT_BUILD, empire)
    return s, empire


def built_types(s: Record, place: str = "egypt") -> list[str]:
    """The types that can be built in a region now."""
    return [each.split()[1] for each in choices(s) if each.startswith("build ") and each.endswith(f" {place}")]


@pytest.mark.rule("SA-123")
@pytest.mark.parametrize(
    ("level", "types"),
    [
        (1, ["spearmen"]),
        (2, ["spearmen", "archers", "galleys"]),
        (3, ["spearmen", "chariots", "archers", "galleys"]),
        (6, ["spearmen", "swordsmen", "chariots", "archers", "galleys"]),
    ],
)
def test_types_open_with_progress(level: int, types: list[str]) -> None:
    """Only types at or below the empire's level."""
    s, _ = builder("egyptians", level)
    assert built_types(s) == types


@pytest.mark.rule("SA-123")
def test_effects_open_types_early_and_the_best_counts() -> None:
    """Hittites build swordsmen four levels early, and with iron working not eight."""
    s, empire = builder("hittites", 2)
    assert can_raise(s, empire, unit("swordsmen"))
    s.level[empire] = 1
    s.owned[empire, ARTIFACT_IDS.index("iron_working")] = 1
    assert not can_raise(s, empire, unit("swordsmen"))


@pytest.mark.rule("SA-123", "SA-142")
def test_nuclear_power_opens_bombs_in_the_last_age() -> None:
    """It waives level 45, and no earlier Age."""
    s, empire = builder("germans", 43, "germany")
    assert not can_raise(s, empire, unit("nuclear_bombs"))
    s.owned[empire, ARTIFACT_IDS.index("nuclear_power")] = 1
    assert can_raise(s, empire, unit("nuclear_bombs"))
    s.level[empire] = 42
    assert not can_raise(s, empire, unit("nuclear_bombs"))


@pytest.mark.rule("SA-124", "SA-125", "SA-125-R1")
def test_the_pool_of_the_colour_is_the_limit_for_both_sides_of_a_counter() -> None:
    """Two of the same kind are left: fusiliers and spearmen share them."""
    s, empire = builder("egyptians", 26)
    kind = COUNTER_IDS.index("spearmen_fusiliers")
    assert COUNTERS[empire, kind] == 9
    assert COUNTERS[COLOUR_IDS.index("red"), kind] == 6
    garrison(s, empire, "egypt", spearmen=7)
    assert can_raise(s, empire, unit("fusiliers"))
    assert can_raise(s, empire, unit("spearmen"))
    garrison(s, empire, "egypt", fusiliers=1)
    assert not can_raise(s, empire, unit("fusiliers"))
    assert not can_raise(s, empire, unit("spearmen"))


@pytest.mark.rule("SA-126", "SA-127", "SA-007")
def test_units_cost_their_price_and_at_least_one() -> None:
    """An administrator saves 1 on all but infantry; never below 1; what is not there cannot be spent."""
    s, empire = builder("egyptians", 3, money=4)
    assert [cost_of(s, empire, unit(name), False) for name in ("spearmen", "chariots", "archers")] == [2, 3, 3]
    s.leader[0], s.leader_of[0], s.leader_at[0] = LEADERS + ADMINISTRATOR, empire, region("egypt")
    assert [cost_of(s, empire, unit(name), False) for name in ("spearmen", "chariots", "archers")] == [2, 2, 2]
    for place in (1, 2, 3):
        s.leader[place], s.leader_of[place], s.leader_at[place] = LEADERS + ADMINISTRATOR, empire, region("egypt")
    assert cost_of(s, empire, unit("chariots"), False) == 1
    s.leader[:] = -1
    s.money[empire] = 2
    assert built_types(s) == ["spearmen"]
    play(s, "build spearmen egypt")
    assert s.money[empire] == 0
    assert told(s, UNIT_BUILT) == [[CARD_IDS.index("egyptians"), region("egypt"), 2, 0]]


@pytest.mark.rule("SA-104", "SA-126")
def test_initial_costs_do_not_count_in_production() -> None:
    """Egypt's infantry is cheaper at creation only."""
    s, empire = builder()
    assert cost_of(s, empire, unit("spearmen"), True) == 1
    assert cost_of(s, empire, unit("spearmen"), False) == 2


@pytest.mark.rule("SA-128", "SA-129")
@pytest.mark.parametrize(
    ("kind", "place", "allowed"),
    [
        ("galleys", "egypt", True),
        ("galleys", "red_sea", True),
        ("galleys", "moscow", False),
        ("galleys", "north_atlantic", False),
        ("spearmen", "moscow", True),
        ("spearmen", "red_sea", False),
        ("fighters", "red_sea", False),
        ("fighters", "moscow", True),
    ],
)
def test_ships_are_built_on_coasts_and_seas_and_all_else_on_land(kind: str, place: str, allowed: bool) -> None:
    """Never on an ocean."""
    assert suits(unit(kind), region(place)) == allowed


@pytest.mark.rule("SA-128", "SA-129")
def test_only_in_controlled_regions() -> None:
    """Libya is nobody's; the Red Sea is Egypt's."""
    s, empire = builder("egyptians", 2)
    garrison(s, empire, "red_sea", galleys=1)
    assert [each for each in choices(s) if "galleys" in each] == ["build galleys egypt", "build galleys red_sea"]
    assert not [each for each in choices(s) if each.endswith(" libya")]


@pytest.mark.rule("SA-130", "SA-131", "SA-131-R1")
@pytest.mark.parametrize(("city", "room"), [(0, 1), (1, 1), (3, 3)])
def test_a_region_takes_as_many_units_as_its_city(city: int, room: int) -> None:
    """Whatever their class, and in disorder too."""
    s, _ = builder("egyptians", 3)
    s.city[region("egypt")] = city
    s.disorder[region("egypt")] = 1
    for name in ("spearmen", "galleys", "chariots")[:room]:
        play(s, f"build {name} egypt", *(["moor red_sea"] if name == "galleys" else []))
    assert built_types(s) == []


@pytest.mark.rule("SA-132", "SA-133")
def test_forts_cost_five_and_a_region_has_one() -> None:
    """Any number of regions, land only."""
    s, empire = builder("egyptians", 1, "egypt", "thebes", money=12)
    garrison(s, empire, "red_sea", galleys=1)
    assert [each for each in choices(s) if each.startswith("fortify")] == ["fortify egypt", "fortify thebes"]
    play(s, "fortify thebes")
    assert [each for each in choices(s) if each.startswith("fortify")] == ["fortify egypt"]
    play(s, "fortify egypt")
    assert (s.money[empire], s.fort[region("egypt")], s.fort[region("thebes")]) == (2, 1, 1)


@pytest.mark.rule("SA-132", "SA-134")
def test_neither_the_poor_nor_barbarians_build_forts() -> None:
    """Amazons are barbarians in Age 1 and not in Age 3."""
    s, empire = builder("egyptians", 1, money=4)
    assert not can_fortify(s, empire, region("egypt"))
    s, empire = builder("amazons", 1, "ukraine")
    assert not can_fortify(s, empire, region("ukraine"))
    s.level[empire] = 15
    assert can_fortify(s, empire, region("ukraine"))


@pytest.mark.rule("SA-135")
def test_symbols_ban_ships_and_cavalry() -> None:
    """Olmecs have neither; Amazons ride."""
    s, _ = builder("olmecs", 9, "yucatan")
    assert built_types(s, "yucatan") == ["spearmen", "swordsmen", "archers", "catapults"]
    s, _ = builder("amazons", 9, "crimea")
    assert "light_cavalry" in built_types(s, "crimea")
    assert "galleys" not in built_types(s, "crimea")


@pytest.mark.rule("SA-136", "SA-136-R1")
def test_a_trade_with_an_empire_without_the_ban_lifts_it_for_good() -> None:
    """Whoever acted; a partner whose own ban was lifted has none; a partner with the ban changes nothing."""
    s = empty_table()
    olmecs = found(s, "olmecs", 0, 9, "yucatan")
    chavin = found(s, "chavin", 1, 9, "cuzco")
    amazons = found(s, "amazons", 2, 9, "ukraine")
    lift_bans(s, olmecs, chavin)
    assert is_banned(s, olmecs, NAVAL)
    assert is_banned(s, olmecs, CAVALRY)
    lift_bans(s, amazons, olmecs)
    assert (is_banned(s, olmecs, NAVAL), is_banned(s, olmecs, CAVALRY)) == (True, False)
    lift_bans(s, olmecs, chavin)
    assert (is_banned(s, chavin, NAVAL), is_banned(s, chavin, CAVALRY)) == (True, False)
    assert can_raise(s, chavin, unit("light_cavalry"))
    s.level[chavin] = 20
    assert not is_banned(s, chavin, CAVALRY)


@pytest.mark.rule("SA-137", "SA-138", "SA-138-R1")
@pytest.mark.parametrize(("level", "has"), [(9, False), (10, True)])
def test_elephants_come_with_control_of_their_region_from_level_10(level: int, has: bool) -> None:
    """Reaching level 10 while in control is enough."""
    s, empire = builder("nubians", level, "nubia")
    standing_checks(s)
    assert (s.shared_by[0] == empire) == has
    assert ("elephants" in built_types(s, "nubia")) == has


@pytest.mark.rule("SA-138", "SA-123")
def test_carthage_uses_elephants_three_levels_early() -> None:
    """Its special text unlocks them at level 7."""
    s, empire = builder("carthaginians", 6, "numidia")
    standing_checks(s)
    assert NOBODY == s.shared_by[1]
    s.level[empire] = 7
    standing_checks(s)
    assert s.shared_by[1] == empire


@pytest.mark.rule("SA-138", "SA-138-R1", "SA-138-R2")
def test_an_elephant_on_the_map_is_taken_from_another_empire_even_in_a_conflict() -> None:
    """It goes from the map to the pool of the new controller."""
    s, empire = builder("nubians", 10, "nubia")
    other = found(s, "egyptians", 1, 10, "egypt")
    garrison(s, other, "egypt", spearmen=1)
    s.shared_by[0], s.unit_at[FIRST_ELEPHANT] = other, region("egypt")
    s.stacks[other, region("egypt")] += 1
    s.battle_at = region("egypt")
    standing_checks(s)
    assert (s.shared_by[0], s.unit_at[FIRST_ELEPHANT], s.stacks[other, region("egypt")]) == (empire, NOWHERE, 1)


@pytest.mark.rule("SA-008-R1", "SA-138", "SA-141")
@pytest.mark.parametrize("goes", ["to another empire", "with all elephants"])
def test_aeroplanes_do_not_hold_the_region_that_an_elephant_leaves(goes: str) -> None:
    s, empire = builder("nubians", 42, "nubia")
    standing_checks(s)
    garrison(s, empire, "egypt", elephants=1, fighters=1)
    if goes == "to another empire":
        other = found(s, "ethiopians", 1, 10)
        take_control(s, region("nubia"), other)
        garrison(s, other, "nubia", spearmen=1)
        garrison(s, empire, "sudan", spearmen=1)
        standing_checks(s)
    else:
        let_elephants_go(s)
    assert s.stacks[empire, region("egypt")] == 1
    assert s.control[region("egypt")] == NOBODY


@pytest.mark.rule("SA-139", "SA-139-R1")
def test_a_won_trade_with_a_master_of_elephants_brings_an_unnamed_one() -> None:
    """From level 10 on, one at random, while the common pool has any."""
    s = empty_table()
    winner = found(s, "egyptians", 0, 9, "egypt")
    loser = found(s, "nubians", 1, 3, "nubia")
    unnamed = ELEPHANTS - NAMED_ELEPHANTS
    win_elephant(s, winner, loser)
    assert unclaimed_elephants(s) == unnamed == 4
    s.level[winner] = 10
    for left in (3, 2, 1, 0, 0):
        win_elephant(s, winner, loser)
        assert unclaimed_elephants(s) == left
    assert (s.shared_by[NAMED_ELEPHANTS:ELEPHANTS] == winner).all()
    assert (s.shared_by[:NAMED_ELEPHANTS] == NOBODY).all()
    win_elephant(s, loser, winner)
    assert (s.shared_by[NAMED_ELEPHANTS:ELEPHANTS] == winner).all()


@pytest.mark.rule("SA-139")
def test_a_won_trade_with_who_controls_no_elephant_region_brings_none() -> None:
    """Nubia is the region of an elephant, Egypt is not."""
    s = empty_table()
    winner = found(s, "nubians", 0, 12, "nubia")
    win_elephant(s, winner, found(s, "egyptians", 1, 12, "egypt"))
    assert unclaimed_elephants(s) == ELEPHANTS - NAMED_ELEPHANTS


@pytest.mark.rule("SA-141")
def test_all_elephants_leave_when_an_empire_enters_age_7() -> None:
    """From the map and from all pools, for good."""
    s, empire = builder("nubians", 42, "nubia")
    standing_checks(s)
    assert s.shared_by[0] == empire
    garrison(s, empire, "nubia", elephants=1)
    s.level[empire], depth = 43, int(s.depth)
    for _ in range(2):
        standing_checks(s)
        assert (s.depth, s.step, s.stacks[empire, region("nubia")]) == (depth + 1, AT_ELEPHANTS_GO, 2)
    resume(s)
    let_elephants_go(s)
    assert s.gone.all()
    assert (s.shared_by[:ELEPHANTS] == NOBODY).all()
    assert (s.unit_at[FIRST_ELEPHANT : FIRST_ELEPHANT + ELEPHANTS] == NOWHERE).all()
    assert s.stacks[empire, region("nubia")] == 1
    standing_checks(s)
    assert s.shared_by[0] == NOBODY


@pytest.mark.rule("SA-142")
def test_bombs_come_from_the_common_pool_while_it_has_any() -> None:
    """The other empire has them all; one that returns can be built again."""
    s, empire = builder("germans", 45, "germany")
    other = found(s, "french", 1, 45, "normandy")
    garrison(s, other, "normandy", nuclear_bombs=BOMBS)
    assert not can_raise(s, empire, unit("nuclear_bombs"))
    s.shared_by[ELEPHANTS] = NOBODY
    s.unit_at[COLOURED + ELEPHANTS] = NOWHERE
    assert can_raise(s, empire, unit("nuclear_bombs"))
    play(s, "build nuclear_bombs germany")
    assert s.shared_by[ELEPHANTS] == empire
    assert s.money[empire] == 92


@pytest.mark.rule("SA-143")
def test_building_is_all_that_production_spends_money_on() -> None:
    """What can be chosen is to stop, to build or to fortify."""
    s, _ = builder("egyptians", 49)
    assert {each.split()[0] for each in choices(s)} == {"done", "build", "fortify"}


def test_a_ship_takes_a_shore_where_there_are_two() -> None:
    """Egypt lies at two seas; the shore is kept, and the ship is paid once."""
    s, empire = builder("egyptians", 2)
    play(s, "build galleys egypt")
    assert choices(s) == ["moor eastern_mediterranean", "moor red_sea"]
    play(s, "moor red_sea")
    ship = next(at for at in range(COLOURED) if s.unit_at[at] != NOWHERE and s.unit_type[at] == unit("galleys"))
    assert (s.unit_shore[ship], s.money[empire]) == (1, 97)
    play(s, "done")
    assert s.depth == 0


@pytest.mark.rule("SA-020", "SA-183-R1")
@pytest.mark.parametrize(
    ("name", "rules", "level", "waits"),
    [("chariots", 3, 3, True), ("chariots", 2, 3, False), ("spearmen", 3, 3, False), ("chariots", 3, 1, False)],
)
def test_what_costs_as_much_as_a_ship_is_asked_for_its_shore_too(
    name: str, rules: int, level: int, waits: bool
) -> None:
    """Else all would see that it is none; not by its price, nor by an empire that knows no ships."""
    s, empire = builder("egyptians", level)
    s.rules = rules
    raise_unit(s, empire, unit(name), region("egypt"), cost_of(s, empire, unit(name), False))
    assert bool(s.step == AT_MOOR) is waits
    if waits:
        assert choices(s) == ["done"]
        play(s)
        assert s.unit_shore[s.unit_at != NOWHERE].tolist() == [0, 0] and choices(s)[0] == "done"


@pytest.mark.rule("SA-020", "SA-125")
@pytest.mark.parametrize(
    ("money", "rules", "full", "waits"),
    [(2, 3, False, True), (1, 3, False, False), (1, 2, False, True), (2, 3, True, False), (2, 2, True, True)],
)
def test_who_builds_is_asked_while_something_could_be_built_but_for_the_pool(
    money: int, rules: int, full: bool, waits: bool
) -> None:
    """All spearmen are out, and nobody else sees that; that money is short, or the region full, they see."""
    s, empire = builder("egyptians", 1, money=money)
    garrison(s, empire, "egypt", spearmen=8)
    s.rules, s.placed_here[region("egypt")] = rules, 1 if full else 0
    assert choices(s) == ["done"] and bool(might_build(s, 0)) is waits


def test_a_large_empire_picks_the_region_first() -> None:
    """There are never more than 400 choices; the pick can be taken back."""
    s, empire = builder("germans", 49, "germany", money=199)
    s.control[: LANDS // 2] = empire
    assert count_pairs(s, empire) > MOST_PAIRS
    assert "build_in germany" in choices(s)
    assert not built_types(s, "germany")
    play(s, "build_in germany")
    assert len(built_types(s, "germany")) > 10
    assert {each.split()[-1] for each in choices(s)} == {"germany", "done"}
    s.control[: LANDS // 2] = NOBODY
    s.control[region("germany")] = empire
    play(s, "done")
    assert "fortify germany" in choices(s)


@pytest.mark.rule("SA-020", "SA-125")
@pytest.mark.parametrize(("rules", "first"), [(4, True), (3, False), (2, False)])
def test_whether_a_region_is_picked_first_does_not_show_what_is_left_in_a_pool(rules: int, first: bool) -> None:
    s, empire = builder("germans", 49, "germany", money=199)
    s.rules = rules
    s.control[: LANDS // 2] = empire
    s.unit_at[FIRST_COUNTER[empire] : FIRST_COUNTER[empire + 1]] = region("germany")
    assert (count_pairs(s, empire) > MOST_PAIRS) is first and ("build_in germany" in choices(s)) is first


def test_every_type_has_a_class_and_a_price() -> None:
    """The price of each type, so that a change of the table is seen."""
    s, empire = builder("germans", 49, "germany")
    prices = [cost_of(s, empire, kind, False) for kind in range(len(UNIT_IDS))]
    assert prices == [2] * 4 + [3] * 14 + [5] * 2 + [4, 8, 10]

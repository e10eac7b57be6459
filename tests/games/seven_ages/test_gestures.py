"""Ways of stacks and orders of units, which people send in one gesture: what is offered can be played step by step."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Reading, Record, copy_record
from aevum.games.seven_ages.gestures import order_view, ways_view
from aevum.games.seven_ages.glory import harvest_now
from aevum.games.seven_ages.prospects import gains_view
from aevum.games.seven_ages.rules import income, movement, stacks
from aevum.games.seven_ages.rules.borders import border_between
from aevum.games.seven_ages.rules.shipping import fleet_shore
from aevum.games.seven_ages.sight import Sight
from aevum.games.seven_ages.state import ON_THE_WAY

from .board import empty_table, found, garrison, region
from .creation import create
from .driver import play


def setting_out(start: str, **units: int) -> tuple[Record, int]:
    """Egypt moves all it has from a region."""
    s = empty_table()
    egypt = found(s, "egyptians", 0, 9, "egypt", money=12)
    garrison(s, egypt, start, **units)
    movement.prepare(s, egypt)
    s.group_at = s.group_from = region(start)
    for counter, place in enumerate(s.unit_at):
        if place == region(start):
            s.in_move[counter] = ON_THE_WAY
    return s, egypt


def ways(s: Record, empire: int) -> dict[str, list[str]]:
    return ways_view(Sight(Reading(s)), empire)


def walk(s: Record, empire: int, steps: list[str]) -> None:
    """Go step by step as the rules do, and find every step allowed."""
    for step in steps:
        verb, *nouns = step.split()
        if verb == "stop":
            assert s.group_stopped == 0
            continue
        target = region(nouns[0])
        border = border_between(int(s.group_at), target)
        types, ships = stacks.group_types(s, empire), stacks.group_ships(s, empire)
        cargo = stacks.group_size(s, empire) - ships
        assert border != NOBODY and s.group_stopped == 0
        assert stacks.can_go(s, empire, border, types, ships, cargo, fleet_shore(s, empire))
        movement.sail_past(s, empire)
        movement.enter_region(s, empire, target)
    assert stacks.can_end(s, empire) and bool(s.group_stopped) == (steps[-1] != "stop")


@pytest.mark.parametrize("units", [{"spearmen": 2}, {"chariots": 1}, {"spearmen": 1, "galleys": 1}, {"galleys": 2}])
@pytest.mark.rule("SA-165")
def test_every_way_can_be_gone_step_by_step(units: dict[str, int]) -> None:
    s, egypt = setting_out("egypt", **units)
    found_ways = ways(s, egypt)
    assert found_ways and "egypt" not in found_ways
    for target, steps in found_ways.items():
        going = copy_record(s)
        walk(going, egypt, steps)
        assert going.group_at == region(target)


@pytest.mark.rule("SA-166")
def test_who_is_faster_goes_farther() -> None:
    slow, fast = (ways(*setting_out("egypt", **units)) for units in ({"spearmen": 1}, {"chariots": 1}))
    assert set(slow) < set(fast)
    assert max(map(len, slow.values())) == 3, "two regions and a stop"


@pytest.mark.rule("SA-178")
def test_a_way_ends_where_others_stand_and_is_not_stopped_twice() -> None:
    s, egypt = setting_out("egypt", spearmen=2)
    garrison(s, found(s, "assyrians", 1, 11, "assyria"), "palestine", spearmen=1)
    found_ways = ways(s, egypt)
    assert found_ways["palestine"] == ["go palestine"], "nobody is asked to stop who must"
    assert not any("go palestine" in steps for target, steps in found_ways.items() if target != "palestine")


def counted(s: Record, empire: int) -> dict[str, int]:
    """What the rules count of an empire."""
    return {
        "regions": int((s.control == empire).sum()),
        "income": int(income.income_of(s, empire)),
        "harvest": harvest_now(Sight(Reading(s)), 0),
    }


@pytest.mark.parametrize("stays", [{}, {"archers": 1}])
@pytest.mark.parametrize("units", [{"spearmen": 2}, {"fighters": 1}])
@pytest.mark.rule("SA-008", "SA-008-R1")
def test_a_way_says_what_its_end_brings(units: dict[str, int], stays: dict[str, int]) -> None:
    s, egypt = setting_out("egypt", **units)
    garrison(s, egypt, "egypt", **stays)
    s.city[region("egypt")], s.capital[egypt] = 2, region("egypt")
    garrison(s, found(s, "assyrians", 1, 11, "assyria"), "palestine", spearmen=1)
    found_ways, before = ways(s, egypt), counted(s, egypt)
    told = gains_view(Sight(Reading(s)), egypt, list(found_ways))
    assert set(told) == set(found_ways)
    for target, steps in found_ways.items():
        going = copy_record(s)
        walk(going, egypt, steps)
        movement.stop(going, egypt)
        after = counted(going, egypt)
        assert told[target] == {kind: after[kind] - before[kind] for kind in after if after[kind] != before[kind]}


@pytest.mark.rule("SA-131")
def test_an_order_has_room_for_as_many_as_a_city_is_worth() -> None:
    s, egypt = setting_out("egypt", spearmen=1)
    s.city[region("egypt")], s.placed_here[region("egypt")] = 3, 1
    order = order_view(Sight(Reading(s)), egypt, initial=False)
    assert order["room"] == {"egypt": 2}
    assert order_view(Sight(Reading(s)), egypt, initial=True)["room"] == {}


@pytest.mark.rule("SA-086-R1", "SA-090")
def test_an_order_has_room_for_one_unit_where_several_starts_await_theirs() -> None:
    """Gauls in Burgundy and Aquitaine; Egyptians, who begin in one land, order as many as they can pay."""
    s = empty_table()
    gauls = create(s, "gauls")
    assert order_view(Sight(Reading(s)), gauls, initial=True)["room"] == {"burgundy": 1, "aquitaine": 1}
    play(s, "build spearmen burgundy")
    assert order_view(Sight(Reading(s)), gauls, initial=True)["room"] == {}
    alone = empty_table()
    egyptians = create(alone, "egyptians", "pass")
    assert order_view(Sight(Reading(alone)), egyptians, initial=True)["room"] == {}


@pytest.mark.rule("SA-125")
def test_an_order_counts_the_counters_that_are_left() -> None:
    s, egypt = setting_out("egypt", spearmen=1)
    before, after = (
        {offer["unit"]: offer["left"] for offer in order_view(Sight(Reading(each)), egypt, initial=False)["units"]}
        for each in (s, with_more(s, egypt))
    )
    assert before["spearmen"] == after["spearmen"] + 2 and before["archers"] == after["archers"]


@pytest.mark.rule("SA-125-R1")
def test_both_sides_of_a_counter_are_ordered_from_the_same_counters() -> None:
    s = empty_table()
    mongols = found(s, "mongols", 0, 15, "mongolia", money=16)
    order = order_view(Sight(Reading(s)), mongols, initial=True)
    offers = {offer["unit"]: (offer["counter"], offer["left"]) for offer in order["units"]}
    assert offers["chariots"] == offers["knights"] != offers["light_cavalry"]


def with_more(s: Record, empire: int) -> Record:
    """The same with two units more."""
    other = copy_record(s)
    garrison(other, empire, "egypt", spearmen=2)
    return other

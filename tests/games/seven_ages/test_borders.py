"""Borders: SA-009, SA-167, SA-168, SA-177 to SA-185, SA-195, SA-196: every border of the map is crossed."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.core.record import Record, copy_record
from aevum.core.tables import read_table
from aevum.core.vocabulary import first_noun, verb_of
from aevum.games.seven_ages.actions import GO
from aevum.games.seven_ages.atlas import BORDER_COAST, LAND, REGION_KIND
from aevum.games.seven_ages.rules.borders import border_between, crossing_open, entry_cost, may_enter
from aevum.games.seven_ages.rules.movement import forget_stack, list_ways, set_out, stop
from aevum.games.seven_ages.state import BY_CROSSING, BY_INVASION, BY_RIVER, FOLDER, ON_THE_WAY, ROADS
from aevum.games.seven_ages.tables import UNIT_MOVE_CLASS
from tests.games.seven_ages.board import empty_table, found, garrison, region, unit
from tests.games.seven_ages.manoeuvre import MOST_CHOICES, Manoeuvre, held

_BORDERS = [
    pytest.param(row["region_a"], row["region_b"], row["kind"], id=f"{row['region_a']}-{row['region_b']}")
    for row in read_table(FOLDER / "data" / "borders.csv")
]
# What crosses a border of each kind, and how it comes in.
_LAND_UNITS = {"land": 0, "river": BY_RIVER, "crossing": BY_CROSSING}
MODERN = 41  # the level of an empire of Age 6, when both canals are there


def _stack(s: Record, start: str, counter: int) -> None:
    """This counter is the stack that moves now."""
    forget_stack(s)
    s.group_at = s.group_from = region(start)
    s.in_move[counter] = ON_THE_WAY


def _ways(s: Record, empire: int) -> set[int]:
    out = np.zeros(MOST_CHOICES, np.int32)
    actions = out[: list_ways(s, empire, out, 0)].tolist()
    return {first_noun(action) for action in actions if verb_of(action) == GO}


_CROSSED_BY = {"canal": ["battleships"], "coast": ["battleships", "fighters"], "sea": ["battleships", "fighters"]}
_ALONE = empty_table()
_AMERICANS = found(_ALONE, "americans", 0, MODERN)


def _shore(land: str, water: str) -> int:
    return int(BORDER_COAST[border_between(region(land), region(water))])


def _cross(start: str, target: str, kind: str) -> None:
    """One unit crosses a border, takes the region behind it, and remembers how it came there."""
    s = copy_record(_ALONE)
    (counter,) = garrison(s, _AMERICANS, start, **{"armour" if kind in _LAND_UNITS else "battleships": 1})
    s.unit_shore[counter] = max(_shore(start, target), 0)
    _stack(s, start, counter)
    assert region(target) in _ways(s, _AMERICANS)
    set_out(s, _AMERICANS, region(target))
    assert (s.group_at, s.group_stopped) == (region(target), 0)
    stop(s, _AMERICANS)
    assert held(s, _AMERICANS) == {target: 1} and s.control[region(target)] == _AMERICANS
    landed = BY_INVASION if kind == "coast" and REGION_KIND[region(target)] == LAND else 0
    assert s.entered[counter] == _LAND_UNITS.get(kind, landed)
    assert s.came_from[counter] == region(start)


@pytest.mark.rule("SA-009", "SA-165", "SA-176-R1", "SA-177", "SA-179", "SA-182", "SA-184")
@pytest.mark.parametrize(("one", "other", "kind"), _BORDERS)
def test_every_border_is_crossed_both_ways_by_those_for_whom_it_is(one: str, other: str, kind: str) -> None:
    for start, target in ((one, other), (other, one)):
        _cross(start, target, kind)
        border = border_between(region(start), region(target))
        units = ("armour", "battleships", "fighters")
        crosses = [name for name in units if may_enter(_ALONE, _AMERICANS, unit(name), border, 0)]
        assert crosses == _CROSSED_BY.get(kind, ["armour", "fighters"])


@pytest.mark.rule("SA-167", "SA-168")
@pytest.mark.parametrize(
    ("place", "name", "level", "cost"),
    [
        ("moscow", "spearmen", 30, 1),  # forest
        ("moscow", "knights", 30, 2),
        ("moscow", "knights", 36, 1),  # cleared from Age 6 on
        ("pripet_marshes", "knights", 30, 2),
        ("armenia", "spearmen", 30, 2),
        ("armenia", "knights", 30, 3),
        ("armenia", "artillery", 30, 2),
        ("armenia", "armour", 41, 2),
        ("moscow", "elephants", 30, 1),
        ("baltic_sea", "galleys", 3, 1),
        ("armenia", "galleys", 3, 1),
        ("armenia", "bombers", 43, 1),
    ],
)
def test_what_a_region_costs(place: str, name: str, level: int, cost: int) -> None:
    s = empty_table()
    empire = found(s, "russians", 0, level)
    assert entry_cost(s, empire, region(place), int(UNIT_MOVE_CLASS[unit(name)]), 0) == cost


@pytest.mark.rule("SA-167", "SA-E12")
def test_on_roads_a_region_with_a_city_costs_one() -> None:
    s = empty_table()
    empire = found(s, "french", 0, 30)
    knights = int(UNIT_MOVE_CLASS[unit("knights")])
    assert entry_cost(s, empire, region("moscow"), knights, ROADS) == 2
    s.city[region("moscow")] = 3
    assert entry_cost(s, empire, region("moscow"), knights, ROADS) == 1
    assert entry_cost(s, empire, region("moscow"), knights, 0) == 2


def _moors(*seas: str) -> tuple[Record, Manoeuvre]:
    s = empty_table()
    moors, spanish = found(s, "moors", 0, 20, "morocco"), found(s, "spanish", 1, 20, "castile")
    garrison(s, moors, "morocco", spearmen=2)
    garrison(s, spanish, "castile", spearmen=1)
    for sea in seas:
        garrison(s, spanish, sea, galleys=1)
    return s, Manoeuvre(s, moors).play("move morocco", "take spearmen")


@pytest.mark.rule("SA-195", "SA-196", "SA-E11")
@pytest.mark.parametrize(
    ("seas", "is_open"),
    [
        ((), True),
        (("western_mediterranean",), True),
        (("pillars_of_hercules",), True),
        (("western_mediterranean", "pillars_of_hercules"), False),
    ],
)
def test_spearmen_from_morocco_to_andalusia(seas: tuple[str, ...], is_open: bool) -> None:
    _, manoeuvre = _moors(*seas)
    assert ("andalusia" in manoeuvre.offered("go")) is is_open


@pytest.mark.rule("SA-195-R1")
@pytest.mark.parametrize("unit_name", ["galleys", "fighters"])
def test_any_foreign_unit_closes_an_arrow_even_of_an_own_other_empire(unit_name: str) -> None:
    s = empty_table()
    english, scots = found(s, "english", 0, 20, "england"), found(s, "scots", 0, 20, "scotland")
    arrow = border_between(region("england"), region("normandy"))
    assert crossing_open(s, english, arrow)
    garrison(s, scots, "english_channel", **{unit_name: 1})
    assert not crossing_open(s, english, arrow) and crossing_open(s, scots, arrow)


@pytest.mark.rule("SA-195")
def test_air_units_and_their_leaders_use_a_closed_arrow() -> None:
    s = empty_table()
    english, french = found(s, "english", 0, MODERN, "england"), found(s, "french", 1, MODERN, "normandy")
    garrison(s, english, "england", spearmen=2, fighters=1)
    garrison(s, french, "english_channel", battleships=1)
    manoeuvre = Manoeuvre(s, english).play("move england", "take fighters")
    assert "normandy" in manoeuvre.offered("go")


def _canal(level: int, *banks: tuple[str, int]) -> tuple[Record, int, list[int]]:
    """A fleet in the eastern Mediterranean, and the banks of Suez in the hands of the players of these seats."""
    s = empty_table()
    empire = found(s, "english", 0, level)
    garrison(s, empire, "eastern_mediterranean", battleships=1)
    owners: list[int] = []
    for place, seat in banks:
        owners.append(found(s, ("israelis", "mamluks")[len(owners)], seat, level, place))
        garrison(s, owners[-1], place, spearmen=1)
    return s, empire, owners


@pytest.mark.rule("SA-184", "SA-184-R1")
@pytest.mark.parametrize(("level", "is_dug"), [(35, False), (36, True), (49, True)])
def test_a_canal_is_there_in_its_ages_of_the_moving_empire(level: int, is_dug: bool) -> None:
    s, empire, _ = _canal(level)
    found(s, "russians", 1, 77 - level, "moscow")
    manoeuvre = Manoeuvre(s, empire).play("move eastern_mediterranean", "take battleships")
    assert ("red_sea" in manoeuvre.offered("go")) is is_dug
    assert not manoeuvre.offered("ask_canal")


@pytest.mark.rule("SA-185", "SA-185-R1")
def test_every_empire_on_the_banks_must_give_leave_once_in_an_action() -> None:
    s, empire, owners = _canal(MODERN, ("egypt", 1), ("palestine", 2))
    garrison(s, empire, "eastern_mediterranean", battleships=1)
    manoeuvre = Manoeuvre(s, empire).play("move eastern_mediterranean", "take battleships")
    assert manoeuvre.offered("ask_canal") == {"red_sea"} and "red_sea" not in manoeuvre.offered("go")
    manoeuvre.play("ask_canal red_sea")
    assert manoeuvre.seat == 1 and manoeuvre.choices == ["open_canal", "close_canal"]
    manoeuvre.play("open_canal")
    assert manoeuvre.seat == 0 and "red_sea" not in manoeuvre.offered("go")
    manoeuvre.play("ask_canal red_sea")
    assert manoeuvre.seat == 2
    manoeuvre.play("open_canal")
    assert s.passage == sum(1 << owner for owner in owners)
    manoeuvre.play("go red_sea", "stop", "move eastern_mediterranean", "take battleships")
    assert "red_sea" in manoeuvre.offered("go") and not manoeuvre.offered("ask_canal")
    manoeuvre.play("go red_sea", "stop").finish()
    assert held(s, empire) == {"red_sea": 2} and s.passage == 0


@pytest.mark.rule("SA-185", "SA-185-R1")
def test_a_refusal_holds_for_the_action_too() -> None:
    s, empire, owners = _canal(MODERN, ("egypt", 1))
    manoeuvre = Manoeuvre(s, empire).play("move eastern_mediterranean", "take battleships", "ask_canal red_sea")
    manoeuvre.play("close_canal")
    assert not manoeuvre.offered("ask_canal") and "red_sea" not in manoeuvre.offered("go")
    assert manoeuvre.told("canal_closed") == [(s.card[owners[0]], s.card[empire])]
    manoeuvre.play("go ionian_sea", "stop").finish()
    assert s.canal_refused == 0


@pytest.mark.rule("SA-185-R1")
def test_the_players_own_empires_need_not_be_asked() -> None:
    s, empire, _ = _canal(MODERN, ("egypt", 0), ("palestine", 0))
    manoeuvre = Manoeuvre(s, empire).play("move eastern_mediterranean", "take battleships")
    assert "red_sea" in manoeuvre.offered("go")


@pytest.mark.rule("SA-185")
def test_a_canal_can_be_asked_for_on_the_way() -> None:
    s, empire, _ = _canal(MODERN, ("egypt", 1))
    garrison(s, empire, "ionian_sea", frigates=1)
    manoeuvre = Manoeuvre(s, empire).play("move ionian_sea", "take frigates", "go eastern_mediterranean")
    manoeuvre.play("ask_canal red_sea", "open_canal", "go red_sea", "stop")
    assert held(s, empire) == {"red_sea": 1, "eastern_mediterranean": 1}

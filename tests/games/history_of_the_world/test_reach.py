"""Every border, every coast, every link of waters and every start land, used to get somewhere."""

import pytest

from aevum.core.record import Record
from aevum.games.history_of_the_world.rules.board import take_hold
from aevum.games.history_of_the_world.rules.reach import easiest_route, fewest_dice, join_realm, route_dice
from aevum.games.history_of_the_world.rules.setup import disband
from aevum.games.history_of_the_world.state import ALL_LANDS, LAND_IDS, NOWHERE, WATER_IDS
from tests.games.history_of_the_world.table import Seat, Table, land, lands, water
from tests.games.history_of_the_world.world import (
    BARREN,
    BORDER_ROWS,
    COAST_ROWS,
    CROSSINGS,
    EMPIRES,
    LINK_ROWS,
    MINOR_EMPIRES,
    NEIGHBOURS,
    PLAYABLE,
    SHORES,
    defence_dice,
    fleets_of,
    landings,
    several,
)

ALL_EMPIRES = {**EMPIRES, **MINOR_EMPIRES}


def placed(name: str, fleets: set[str] = frozenset()) -> Record:  # type: ignore[assignment]
    """A force with one army in a land and fleets in these waters."""
    s = Table(empire="celts").s
    for place in range(len(s.holder)):
        s.holder[place] = s.source[place] = -1
    disband(s)
    s.fleets = sum(1 << water(fleet) for fleet in fleets)
    take_hold(s, 0, land(name), int(s.force))
    join_realm(s, land(name))
    return s


def reached(s: Record) -> set[str]:
    """The lands within reach."""
    return lands(s.reach[: int(s.reach_count)])


@pytest.mark.rule("HW-104", "HW-109", "HW-117")
@pytest.mark.parametrize("name", sorted(PLAYABLE))
def test_every_border_of_a_land_is_crossed_and_nothing_else(name: str) -> None:
    assert reached(placed(name)) == {name, *NEIGHBOURS.get(name, set())} - BARREN


@pytest.mark.rule("HW-143", "HW-144", "HW-145", "HW-147", "HW-R37")
def test_the_dice_on_every_border_both_ways() -> None:
    s = Table(empire="celts").s
    for origin, target in CROSSINGS:
        if target in PLAYABLE:
            assert int(route_dice(s, land(origin), land(target))) == defence_dice(origin, target), (origin, target)
    assert len(CROSSINGS) == 2 * len(BORDER_ROWS) == 380


@pytest.mark.rule("HW-118")
def test_every_coast_is_a_landing() -> None:
    for row in COAST_ROWS:
        s = placed(row["land"], {row["water"]})
        assert SHORES[row["water"]] <= reached(s), row
        assert reached(s) == ({row["land"], *NEIGHBOURS.get(row["land"], set())} - BARREN) | SHORES[row["water"]]


@pytest.mark.rule("HW-119", "HW-R32")
def test_every_link_of_waters_leads_on() -> None:
    for row in LINK_ROWS:
        for near, far in ((row["water_a"], row["water_b"]), (row["water_b"], row["water_a"])):
            start = min(SHORES[near])
            assert SHORES[far] <= reached(placed(start, {near, far})), row
            if start not in SHORES[far]:
                alone = reached(placed(start, {far}))
                assert alone == {start, *NEIGHBOURS.get(start, set())} - BARREN


@pytest.mark.rule("HW-093", "HW-104", "HW-118", "HW-119")
@pytest.mark.parametrize("empire", list(ALL_EMPIRES))
def test_what_every_empire_reaches_from_its_start_lands(empire: str) -> None:
    row = ALL_EMPIRES[empire]
    fleets = fleets_of(row)
    expected: set[str] = set()
    for start in several(row["start_lands"]):
        expected |= {start, *NEIGHBOURS.get(start, set())} | (landings(start, fleets) if fleets else set())
    if empire in EMPIRES:
        table = Table(empire=empire)
    else:
        active = next(name for name, other in EMPIRES.items() if other["epoch"] == row["epoch"])
        table = Table(Seat(hand=[f"minor_empire_{empire}"]), empire=active).play(f"play minor_empire_{empire}")
    assert reached(table.s) == expected - BARREN
    assert table.offered("expand") == expected - BARREN - set(several(row["start_lands"]))


@pytest.mark.rule("HW-121", "HW-R33")
def test_the_easiest_way_is_by_land_where_that_meets_fewer_dice() -> None:
    s = placed("southern_apennines", {"western_mediterranean"})
    assert int(easiest_route(s, land("northern_apennines"))) == land("southern_apennines")
    by_sea = int(easiest_route(s, land("southern_iberia")))
    assert WATER_IDS[by_sea - ALL_LANDS] == "western_mediterranean"
    assert by_sea >= len(LAND_IDS)


@pytest.mark.rule("HW-121")
def test_a_way_is_looked_for_no_longer_than_there_are_waters() -> None:
    # No play leads there: a land marked as reached by sea, and no water that leads to it.
    s = placed("southern_apennines", {"western_mediterranean"})
    s.sea_reach = 0
    assert int(easiest_route(s, land("southern_iberia"))) == NOWHERE
    s.reach_ways[:] = 0
    assert int(fewest_dice(s, land("southern_iberia"))) == int(route_dice(s, NOWHERE, land("southern_iberia"))) == 3

"""The standing checks of 7 Ages: what holds after every step, and the end of an empire."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import interrupt
from aevum.games.seven_ages.actions import EMPIRE_DESTROYED, PROGRESS_MOVED
from aevum.games.seven_ages.effects import EVENT_CLAUSES
from aevum.games.seven_ages.rules.checks import move_marker, remove_empire, standing_checks
from aevum.games.seven_ages.rules.control import let_go, lose_control, take_control
from aevum.games.seven_ages.rules.standing import begin_lasting, is_forbidden
from aevum.games.seven_ages.rules.starts import is_colour_open
from aevum.games.seven_ages.state import CIVILISE, FIRST_COUNTER, IN_DISCARDS, NOTHING, NOWHERE
from aevum.games.seven_ages.steps import AT_DESTROY
from aevum.games.seven_ages.tables import (
    ADMINISTRATOR,
    ARTIFACT_IDS,
    CARD_IDS,
    END_LEVEL,
    EVENT_IDS,
    LEADER_IDS,
    LEADERS,
    TACTICIAN,
)
from aevum.games.seven_ages.words import WHAT_CITIES

from .board import adorn, empty_table, found, garrison, region, unit
from .driver import choices, play, told


def artifact(name: str) -> int:
    """The number of an artifact."""
    return ARTIFACT_IDS.index(name)


def egypt(level: int = 1) -> tuple[Record, int]:
    """Egypt and Thebes with a unit each; the capital is in Egypt."""
    s = empty_table()
    empire = found(s, "egyptians", 0, level, "egypt", "thebes", capital=region("egypt"), had_capital=1)
    garrison(s, empire, "egypt", spearmen=1)
    garrison(s, empire, "thebes", spearmen=1)
    s.city[region("egypt")] = 3
    return s, empire


def leader(s: Record, place: int, who: int, empire: int, where: str) -> None:
    """A leader on the map, taken from the cup if he has no name."""
    s.leader[place], s.leader_of[place], s.leader_at[place] = who, empire, region(where)
    if who >= LEADERS:
        s.cup[who - LEADERS] -= 1


def clear_region(s: Record, empire: int, where: str) -> None:
    """All counters of an empire in a region are back in their pools."""
    for at in range(len(s.unit_at)):
        if s.unit_at[at] == region(where) and FIRST_COUNTER[empire] <= at < FIRST_COUNTER[empire + 1]:
            s.unit_at[at] = NOWHERE
    s.stacks[empire, region(where)] = 0


# Progress


@pytest.mark.rule("SA-004", "SA-004-R1")
def test_no_marker_falls_below_level_1() -> None:
    """A setback of five from level 3: nor is anything below it told, nor an Age left, which would cost a leader."""
    s, empire = egypt(3)
    leader(s, 0, LEADERS + TACTICIAN, empire, "egypt")
    move_marker(s, empire, -5)
    assert s.level[empire] == 1
    assert told(s, PROGRESS_MOVED) == [[CARD_IDS.index("egyptians"), 1, 0, 0]]
    assert s.leader[0] == LEADERS + TACTICIAN


@pytest.mark.rule("SA-005", "SA-005-R1")
def test_who_passes_49_stands_on_50_and_the_order_is_kept() -> None:
    """A later setback does not undo it."""
    s, empire = egypt(48)
    other = found(s, "germans", 1, 49, "germany")
    garrison(s, other, "germany", spearmen=1)
    move_marker(s, empire, 1)
    assert (s.ended_by, s.reached_end[empire]) == (NOTHING, 0)
    move_marker(s, other, 3)
    assert (s.level[other], s.reached_end[other], s.ended_by, s.ended_seat) == (END_LEVEL, 1, other, 1)
    move_marker(s, empire, 1)
    assert (s.level[empire], s.reached_end[empire], s.ended_by) == (END_LEVEL, 2, other)
    move_marker(s, other, -1)
    move_marker(s, other, 1)
    assert (s.reached_end[other], s.ended_by, s.ended_seat) == (1, other, 1)
    assert s.over == 0


@pytest.mark.rule("SA-006", "SA-007")
def test_money_and_glory_stay_on_their_tracks() -> None:
    """0 to 199; glory from 0."""
    s, empire = egypt()
    s.money[empire], s.glory[0] = 250, -3
    standing_checks(s)
    assert (s.money[empire], s.glory[0]) == (199, 0)
    s.money[empire] = -4
    standing_checks(s)
    assert s.money[empire] == 0


@pytest.mark.rule("SA-033")
def test_the_internet_ends_the_game_at_once() -> None:
    """Its empire is kept."""
    s, empire = egypt(45)
    s.owned[empire, artifact("internet")] = 1
    standing_checks(s)
    assert (s.over, s.ended_by, s.ended_seat) == (1, empire, 0)
    glory = int(s.glory[0])
    clear_region(s, empire, "egypt")
    standing_checks(s)
    assert (s.glory[0], s.control[region("egypt")]) == (glory, empire)


@pytest.mark.rule("SA-396")
@pytest.mark.parametrize(("level", "over"), [(6, 0), (7, 1)])
def test_option_6_ends_the_game_with_the_first_age(level: int, over: int) -> None:
    """One step on from level 7 is Age 2."""
    s, empire = egypt(level)
    s.fast_history, s.first_age = 1, 1
    move_marker(s, empire, 1)
    assert s.over == over


@pytest.mark.rule("SA-293")
@pytest.mark.parametrize(("level", "steps", "left"), [(6, 1, 2), (7, 1, 0), (8, -1, 0)])
def test_an_empire_loses_its_leaders_when_its_age_changes(level: int, steps: int, left: int) -> None:
    """Forward or backward; the unnamed one is in the cup again."""
    s, empire = egypt(level)
    full = int(s.cup[TACTICIAN])
    leader(s, 0, LEADERS + TACTICIAN, empire, "egypt")
    leader(s, 1, LEADER_IDS.index("cheops"), empire, "thebes")
    move_marker(s, empire, steps)
    assert (s.leader != NOTHING).sum() == left
    assert s.cup[TACTICIAN] == full - left // 2


@pytest.mark.rule("SA-293")
def test_the_mausoleum_keeps_one_leader_of_choice() -> None:
    """Asked even where the Mausoleum itself expires with the Age."""
    s, empire = egypt(21)
    adorn(s, region("thebes"), "mausoleum")
    leader(s, 0, LEADERS + TACTICIAN, empire, "egypt")
    leader(s, 1, LEADERS + ADMINISTRATOR, empire, "thebes")
    move_marker(s, empire, 1)
    assert s.wonder[region("thebes")] == NOTHING
    assert choices(s) == ["pass", "keep_leader administrator thebes", "keep_leader tactician egypt"]
    play(s, "keep_leader tactician egypt")
    assert s.leader[:2].tolist() == [LEADERS + TACTICIAN, NOTHING]
    assert s.depth == 0


@pytest.mark.rule("SA-293")
def test_effects_until_the_end_of_the_age_end_with_it() -> None:
    """Free tribes build no cities, until their Age changes."""
    s, empire = egypt(7)
    begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index("free_tribes"), 0]), empire, NOBODY)
    assert is_forbidden(s, empire, WHAT_CITIES)
    move_marker(s, empire, 1)
    assert not is_forbidden(s, empire, WHAT_CITIES)


# Control


@pytest.mark.rule("SA-008", "SA-008-R1")
def test_a_region_without_units_is_neutral_and_an_intruder_does_not_end_control() -> None:
    """Neither leaders, forts nor cities keep it."""
    s, empire = egypt()
    other = found(s, "sumerians", 1, 1, "sumer")
    garrison(s, other, "sumer", spearmen=1)
    garrison(s, other, "thebes", spearmen=2)
    standing_checks(s)
    assert s.control[region("thebes")] == empire
    clear_region(s, empire, "egypt")
    s.fort[region("egypt")] = 1
    leader(s, 0, LEADERS + TACTICIAN, empire, "egypt")
    standing_checks(s)
    assert (s.control[region("egypt")], s.fort[region("egypt")], s.city[region("egypt")]) == (NOBODY, 1, 3)
    assert (s.capital[empire], s.leader[0]) == (NOWHERE, NOTHING)


@pytest.mark.rule("SA-008-R1", "SA-325-R1")
def test_control_waits_for_the_end_of_a_conflict() -> None:
    """The owner's last unit is lost in the middle of it."""
    s, empire = egypt()
    clear_region(s, empire, "egypt")
    leader(s, 0, LEADERS + TACTICIAN, empire, "egypt")
    s.battle_at = region("egypt")
    standing_checks(s)
    assert (s.control[region("egypt")], s.capital[empire]) == (empire, region("egypt"))
    assert s.leader[0] == LEADERS + TACTICIAN
    assert not let_go(s, region("egypt"))
    s.battle_at = NOWHERE
    standing_checks(s)
    assert (s.control[region("egypt")], s.leader[0]) == (NOBODY, NOTHING)


@pytest.mark.rule("SA-008-R2")
def test_air_units_left_by_a_conflict_hold_a_region_but_not_when_the_others_have_gone() -> None:
    """So the standing checks leave them, and whoever takes the last other unit away asks."""
    s, empire = egypt(43)
    garrison(s, empire, "egypt", fighters=1)
    spearmen = next(
        at for at in range(len(s.unit_at)) if s.unit_at[at] == region("egypt") and s.unit_type[at] == unit("spearmen")
    )
    s.unit_at[spearmen] = NOWHERE
    s.stacks[empire, region("egypt")] = 1
    standing_checks(s)
    assert s.control[region("egypt")] == empire
    assert let_go(s, region("egypt"))
    assert s.control[region("egypt")] == NOBODY


@pytest.mark.rule("SA-008-R1", "SA-284", "SA-256")
def test_who_takes_a_region_takes_neither_artifact_nor_capital() -> None:
    """City and fort are left to the rules of conflicts."""
    s, empire = egypt()
    other = found(s, "sumerians", 1, 1, "sumer")
    s.fort[region("egypt")] = 1
    adorn(s, region("egypt"), "pyramids")
    take_control(s, region("egypt"), other)
    assert (s.control[region("egypt")], s.capital[empire], s.wonder[region("egypt")]) == (other, NOWHERE, NOTHING)
    assert (s.city[region("egypt")], s.fort[region("egypt")]) == (3, 1)
    take_control(s, region("egypt"), other)
    lose_control(s, region("egypt"))
    lose_control(s, region("egypt"))
    assert s.control[region("egypt")] == NOBODY


# Artifacts


@pytest.mark.rule("SA-284", "SA-285", "SA-285-R1")
def test_artifacts_leave_past_their_last_age_and_with_control() -> None:
    """Pyramids 1-2 in a region, calendar 1-4 and Zoroastrianism 1-3 on the card."""
    s, empire = egypt(14)
    adorn(s, region("egypt"), "pyramids")
    s.owned[empire, artifact("calendar")] = 1
    s.religion[empire] = artifact("zoroastrianism")
    s.government[empire] = artifact("monarchy")
    s.glory[0] = 5
    standing_checks(s)
    assert s.wonder[region("egypt")] == artifact("pyramids")
    move_marker(s, empire, 1)
    assert (s.wonder[region("egypt")], s.religion[empire]) == (NOTHING, artifact("zoroastrianism"))
    move_marker(s, empire, 7)
    assert (s.religion[empire], s.owned[empire, artifact("calendar")]) == (NOTHING, 1)
    move_marker(s, empire, 7)
    assert (s.owned[empire, artifact("calendar")], s.government[empire]) == (0, artifact("monarchy"))
    assert (s.glory[0], s.disorder.sum()) == (5, 0)


@pytest.mark.rule("SA-284", "SA-325-R1")
def test_an_artifact_in_a_region_that_nobody_controls_is_gone() -> None:
    """But not before the end of a conflict."""
    s, empire = egypt()
    adorn(s, region("egypt"), "pyramids")
    clear_region(s, empire, "egypt")
    s.battle_at = region("egypt")
    standing_checks(s)
    assert s.wonder[region("egypt")] == artifact("pyramids")
    s.battle_at = NOWHERE
    standing_checks(s)
    assert s.wonder[region("egypt")] == NOTHING


@pytest.mark.rule("SA-285", "SA-295")
def test_leaders_too_many_after_an_artifact_is_lost_are_given_up() -> None:
    """Egypt's number is 2, and 3 with the temple; converted leaders above that stay."""
    s, empire = egypt(10)
    adorn(s, region("thebes"), "temple_of_diana")
    for place, kind in enumerate((TACTICIAN, TACTICIAN, ADMINISTRATOR)):
        leader(s, place, LEADERS + kind, empire, "egypt")
    lose_control(s, region("thebes"))
    assert choices(s) == ["give_up_leader administrator egypt", "give_up_leader tactician egypt"]
    play(s, "give_up_leader tactician egypt")
    assert ((s.leader != NOTHING).sum(), s.depth) == (2, 0)


# Leaders and galleys


@pytest.mark.rule("SA-294", "SA-294-R1")
def test_a_leader_alone_is_removed() -> None:
    """Units of others do not help him."""
    s, empire = egypt()
    other = found(s, "sumerians", 1, 1, "sumer")
    garrison(s, other, "sumer", spearmen=1)
    full = int(s.cup[TACTICIAN])
    leader(s, 0, LEADERS + TACTICIAN, empire, "sumer")
    leader(s, 1, LEADER_IDS.index("cheops"), empire, "egypt")
    standing_checks(s)
    assert (s.leader[0], s.leader[1]) == (NOTHING, LEADER_IDS.index("cheops"))
    assert s.cup[TACTICIAN] == full


@pytest.mark.rule("SA-187", "SA-187-R1", "SA-187-R2")
def test_galleys_without_own_land_beside_them_are_lost() -> None:
    """With the leader aboard; frigates are not; and a galley in a port is safe."""
    s, empire = egypt(24)
    garrison(s, empire, "red_sea", galleys=1)
    garrison(s, empire, "egypt", galleys=1)
    leader(s, 0, LEADERS + TACTICIAN, empire, "red_sea")
    standing_checks(s)
    assert s.stacks[empire, region("red_sea")] == 1
    for name in ("egypt", "thebes"):
        s.control[region(name)] = NOBODY
    garrison(s, empire, "moscow", spearmen=1)
    garrison(s, empire, "caspian_sea", frigates=1)
    standing_checks(s)
    assert (s.stacks[empire, region("red_sea")], s.control[region("red_sea")]) == (0, NOBODY)
    assert s.leader[0] == NOTHING
    assert (s.stacks[empire, region("caspian_sea")], s.stacks[empire, region("egypt")]) == (1, 2)


@pytest.mark.rule("SA-187")
def test_on_an_ocean_galleys_need_own_land_beside_them_too() -> None:
    """Melanesians sail the ocean by their special text, off the Solomons."""
    s = empty_table()
    empire = found(s, "melanesians", 0, 3, "solomons")
    garrison(s, empire, "solomons", spearmen=1)
    garrison(s, empire, "west_pacific", galleys=1)
    garrison(s, empire, "south_pacific", galleys=1)
    standing_checks(s)
    assert [int(s.stacks[empire, region(name)]) for name in ("west_pacific", "south_pacific")] == [1, 0]
    assert s.control[region("south_pacific")] == NOBODY


# The end of an empire


@pytest.mark.rule("SA-325", "SA-325-R1")
def test_an_empire_without_units_is_destroyed_without_an_action() -> None:
    """After a conflict, not within."""
    s, empire = egypt()
    clear_region(s, empire, "egypt")
    clear_region(s, empire, "thebes")
    s.battle_at = region("egypt")
    standing_checks(s)
    assert s.player[empire] == 0
    s.battle_at = NOWHERE
    standing_checks(s)
    assert s.player[empire] == NOBODY


@pytest.mark.rule("SA-326")
def test_the_action_destroys_the_empire_with_the_marker() -> None:
    """And no other; a second time there is nothing left."""
    s, empire = egypt()
    other = found(s, "sumerians", 0, 1, "sumer")
    garrison(s, other, "sumer", spearmen=1)
    interrupt(s, AT_DESTROY, empire)
    play(s)
    interrupt(s, AT_DESTROY, empire)
    play(s)
    assert (s.player[empire], s.player[other]) == (NOBODY, 0)
    assert told(s, EMPIRE_DESTROYED) == [[CARD_IDS.index("egyptians"), 0, 0, 0]]


@pytest.mark.rule("SA-327", "SA-327-R1", "SA-328", "SA-329", "SA-330", "SA-331")
def test_what_goes_and_what_stays_of_a_destroyed_empire() -> None:
    """Units, forts, leaders, artifacts and markers go; cities, disorder and blue markers stay."""
    s, empire = egypt(45)
    egypt_at, thebes = region("egypt"), region("thebes")
    garrison(s, empire, "egypt", nuclear_bombs=2)
    s.city[thebes], s.fort[thebes], s.disorder[thebes] = 5, 1, 1
    adorn(s, egypt_at, "pyramids")
    s.owned[empire, artifact("computers")], s.blue[artifact("computers")] = 1, 46
    s.religion[empire], s.government[empire] = artifact("judaism"), artifact("republic")
    s.money[empire], s.elite[empire], s.glory[0] = 77, 2, 9
    s.marker[empire], s.marker_placed[empire] = CIVILISE, 1
    full = int(s.cup[TACTICIAN])
    leader(s, 0, LEADERS + TACTICIAN, empire, "egypt")
    leader(s, 1, LEADER_IDS.index("cheops"), empire, "thebes")
    begin_lasting(s, int(EVENT_CLAUSES[EVENT_IDS.index("free_tribes"), 0]), empire, NOBODY)
    remove_empire(s, empire)
    assert (s.player[empire], s.card[empire], s.level[empire], s.money[empire]) == (NOBODY, NOTHING, 0, 0)
    assert s.card_at[CARD_IDS.index("egyptians")] == IN_DISCARDS
    assert (s.control == NOBODY).all()
    assert (s.unit_at == NOWHERE).all()
    assert (s.shared_by == NOBODY).all()
    assert s.stacks.sum() == 0
    assert (s.city[egypt_at], s.city[thebes], s.fort[thebes], s.disorder[thebes]) == (3, 5, 0, 1)
    assert (s.capital[empire], s.wonder[egypt_at], s.elite[empire]) == (NOWHERE, NOTHING, 0)
    assert (s.religion[empire], s.government[empire], s.owned.sum()) == (NOTHING, NOTHING, 0)
    assert s.blue[artifact("computers")] == 46
    assert ((s.leader == NOTHING).all(), s.cup[TACTICIAN]) == (True, full)
    assert (s.marker[empire], s.marker_placed[empire], s.glory[0]) == (NOTHING, 0, 9)
    assert (s.lasting == NOTHING).all()
    assert is_colour_open(s, 0, empire)


def test_checks_go_on_until_nothing_changes() -> None:
    """Land lost strands a galley, the galley was the last unit, and with the empire its leader goes."""
    s = empty_table()
    empire = found(s, "minoans", 0, 3, "crete")
    garrison(s, empire, "eastern_mediterranean", galleys=1)
    leader(s, 0, LEADERS + TACTICIAN, empire, "eastern_mediterranean")
    standing_checks(s)
    assert (s.player[empire], s.leader[0], s.stacks.sum()) == (NOBODY, NOTHING, 0)

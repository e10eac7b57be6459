"""The invariants of the game bite: what cannot be is found; and the record has room for the longest telling."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from aevum.core.record import NOBODY, Reading
from aevum.core.sequence import interrupt
from aevum.games.seven_ages import GAME
from aevum.games.seven_ages.atlas import IS_COASTAL, LAND, REGION_IDS, REGION_KIND
from aevum.games.seven_ages.rules.counters import spare_counter
from aevum.games.seven_ages.rules.harvest import gather_glory
from aevum.games.seven_ages.rules.progress import give_free_progress
from aevum.games.seven_ages.rules.turn import begin_turn, end_turn
from aevum.games.seven_ages.state import COLOURED, COVERED, FIRST_BOMB, LAYOUT, NOWHERE, ON_THE_WAY
from aevum.games.seven_ages.steps import AT_CREATE_LEVEL
from aevum.games.seven_ages.tables import (
    CARD_IDS,
    COLOUR_IDS,
    COLOURS,
    FIRST_LEVEL,
    GLORY,
    ICON_CATEGORY,
    UNIT_IDS,
    WAR_ELEPHANTS,
)
from tests.games.seven_ages.board import empty_table, found, garrison, region

INLAND = REGION_IDS[int(np.flatnonzero((REGION_KIND == LAND) & (IS_COASTAL == 0))[0])]
SEA = REGION_IDS[int(np.flatnonzero(REGION_KIND != LAND)[0])]


def table() -> Any:
    """Two empires with a few units."""
    s = empty_table(3)
    for seat, card, place in ((0, "greeks", "greece"), (1, "sumerians", "sumer")):
        garrison(s, found(s, card, seat, 5, place), place, spearmen=2, archers=1)
    return s


def _empire(s: Any) -> int:
    return int(np.flatnonzero(np.asarray(s.player) == 0)[0])


def _unit(s: Any) -> int:
    return int(np.flatnonzero(np.asarray(s.unit_at) != NOWHERE)[0])


def lose_card(s: Any) -> None:
    """A card that went nowhere."""
    s.deck_left -= 1


def hold_more(s: Any) -> None:
    """A hand that is said to be larger than it is."""
    s.hand_size[1] += 1


def lose_counter(s: Any) -> None:
    """A counter that everybody sees and nobody has."""
    s.stacks[_empire(s), region(INLAND)] += 1


def walk_on_water(s: Any) -> None:
    """A land unit at sea."""
    counter, empire = _unit(s), _empire(s)
    s.stacks[empire, s.unit_at[counter]] -= 1
    s.stacks[empire, region(SEA)] += 1
    s.unit_at[counter] = region(SEA)


def show_a_wrong_side(s: Any) -> None:
    """A type that the counter does not have."""
    s.unit_type[_unit(s)] = WAR_ELEPHANTS


def pool_a_bomb(s: Any) -> None:
    """A bomb that an empire keeps."""
    s.shared_by[FIRST_BOMB - COLOURED] = _empire(s)


def hold_an_empty_region(s: Any) -> None:
    """Control without a unit."""
    s.control[region(INLAND)] = _empire(s)


def have_two_of_a_marker(s: Any) -> None:
    """A marker on an empire and off it."""
    s.marker[_empire(s)] = s.spare_marker[0] = 2
    s.marker_placed[_empire(s)] = s.spare_placed[0] = 1


def be_rich(s: Any) -> None:
    """More money than there is room for."""
    s.money[_empire(s)] = 200


def have_no_level(s: Any) -> None:
    """An empire whose progress marker is nowhere."""
    s.level[_empire(s)] = 0


def share_colours(s: Any) -> None:
    """Two players with the same colours."""
    s.pair[1] = s.pair[0]


def fight_nobody(s: Any) -> None:
    """A committed unit without a conflict."""
    s.in_conflict[_unit(s)] = COVERED


def leave_nowhere(s: Any) -> None:
    """A unit on the way without a stack."""
    s.in_move[_unit(s)] = ON_THE_WAY


def leave_scratch(s: Any) -> None:
    """Scratch room that was not emptied."""
    s.reach_mark[0] = 1


def have_a_capital_elsewhere(s: Any) -> None:
    """A capital in a region that is not its empire's."""
    s.capital[_empire(s)] = region(INLAND)


def stand_alone(s: Any) -> None:
    """A leader without a unit."""
    s.leader[0], s.leader_of[0], s.leader_at[0] = 0, _empire(s), region(INLAND)


def double_wonder(s: Any) -> None:
    """A wonder in two places."""
    s.wonder[:2] = 0


def have_too_many_empires(s: Any) -> None:
    """One more than three players may have each."""
    for place, card in enumerate(("romans", "gauls", "han", "tibetans", "mauryans"), COLOURS - 5):
        found(s, card, 0, 5, colour=COLOUR_IDS[place])


FAULTS: dict[Callable[[Any], None], str] = {
    lose_card: "the draw pile",
    hold_more: "the hands",
    lose_counter: "stacks are not what stands there",
    walk_on_water: "a land unit at sea",
    show_a_wrong_side: "a side that it has not",
    pool_a_bomb: "a bomb or star-wars unit in a pool",
    hold_an_empty_region: "an empty region is controlled",
    have_two_of_a_marker: "a marker twice",
    be_rich: "off the track",
    have_no_level: "an empire off the track",
    share_colours: "two players have the same colours",
    fight_nobody: "a conflict that is over",
    leave_nowhere: "units on the way from nowhere",
    leave_scratch: "scratch room",
    have_a_capital_elsewhere: "a capital elsewhere",
    stand_alone: "a leader alone",
    double_wonder: "a wonder twice",
    have_too_many_empires: "too many empires",
}


def fault_of(s: Any) -> str:
    """What is wrong with a table; nothing where all is well."""
    try:
        GAME.conserved(Reading(s))
    except AssertionError as fault:
        return str(fault) or "something"
    return ""


def test_what_can_be_is_accepted() -> None:
    assert fault_of(table()) == ""


@pytest.mark.rule("SA-081")
def test_an_empire_has_no_level_while_its_player_chooses_one() -> None:
    s = table()
    have_no_level(s)
    interrupt(s, AT_CREATE_LEVEL, _empire(s), 5)
    assert fault_of(s) == ""


@pytest.mark.parametrize("spoil", FAULTS, ids=lambda spoil: spoil.__name__)
def test_what_cannot_be_is_found(spoil: Callable[[Any], None]) -> None:
    s = table()
    spoil(s)
    assert FAULTS[spoil] in fault_of(s)


@pytest.mark.rule("SA-050-R2", "SA-054")
def test_only_where_somebody_joined_may_a_player_have_more_empires() -> None:
    s = empty_table(7)
    for card, place in (("greeks", "greece"), ("romans", "latium"), ("han", "honan"), ("gauls", "burgundy")):
        empire = found(s, card, 0, 5, place, colour=COLOUR_IDS[14] if card == "han" else "")
        garrison(s, empire, place, spearmen=1)
    s.pair[1:] = NOBODY  # their colours are nobody's yet
    s.joined = 3
    assert fault_of(s) == ""
    s.joined = 2
    assert "too many empires" in fault_of(s)


def test_the_longest_telling_has_room() -> None:
    """Fifteen empires with the most icons enter an Age: free progress, harvest and the next turn are told."""
    s = empty_table(3)
    richest = np.argsort(-(GLORY[:, :, ICON_CATEGORY] >= 0).sum(axis=1), kind="stable")[:COLOURS]
    lands = iter(np.flatnonzero(REGION_KIND == LAND).tolist())
    for empire, card in enumerate(richest):
        found(s, CARD_IDS[card], empire % 3, int(FIRST_LEVEL[3]) - 1, colour=COLOUR_IDS[empire])
        for unit_type in range(8):
            if spare_counter(s, empire, unit_type) >= 0:
                garrison(s, empire, REGION_IDS[next(lands)], **{UNIT_IDS[unit_type]: 1})
    give_free_progress(s)
    gather_glory(s)
    end_turn(s)
    begin_turn(s)
    assert 45 < s.told < len(s.events) and s.untold == 0


def test_a_record_stays_small() -> None:
    assert LAYOUT.itemsize < 16_384

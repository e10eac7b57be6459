"""Free progress in 7 Ages, and timed progress."""

from __future__ import annotations

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.rules.markers import boxes_filled, lose_marker
from aevum.games.seven_ages.rules.progress import (
    box_against,
    gets_free_progress,
    give_free_progress,
    show_timing,
)
from aevum.games.seven_ages.rules.standing import trade_value
from aevum.games.seven_ages.state import (
    CIVILISE,
    CREATE,
    DESTROY,
    FACE_DOWN,
    FIELDS,
    LOST,
    MANOEUVRE,
    NOTHING,
    PRODUCTION,
    REVEALED,
    TRADE,
    WILD,
)
from aevum.games.seven_ages.steps import AT_TIMING
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS, END_LEVEL
from tests.games.seven_ages.board import empty_table, realm, region
from tests.games.seven_ages.frame import at, choices, choose, deciding, run, told


def _mark(s: Record, empire: int, marker: int, became: int = NOTHING) -> None:
    s.marker[empire], s.marker_placed[empire] = marker, 1
    s.marker_as[empire] = became
    s.marker_state[empire] = FACE_DOWN if became == NOTHING else REVEALED


@pytest.mark.rule("SA-332", "SA-332-R1")
def test_every_empire_moves_one_level_even_a_new_one() -> None:
    s = empty_table(3)
    greeks, han = realm(s, "greeks", 0, 5, "greece"), realm(s, "han", 1, 9, "honan", arrived=1)
    give_free_progress(s)
    assert s.level[[greeks, han]].tolist() == [6, 10]
    assert told(s, "progressed") == [[CARD_IDS.index("greeks"), 6], [CARD_IDS.index("han"), 10]]


@pytest.mark.rule("SA-333", "SA-333-R1")
def test_in_a_dark_age_an_empire_stays() -> None:
    s = empty_table(3)
    greeks, han = realm(s, "greeks", 0, 5, "greece"), realm(s, "han", 1, 9, "honan")
    s.owned[han, ARTIFACT_IDS.index("dark_age")] = 1
    give_free_progress(s)
    assert s.level[[greeks, han]].tolist() == [6, 9]
    assert told(s, "stayed") == [[CARD_IDS.index("han")]]


@pytest.mark.rule("SA-334", "SA-068")
def test_with_a_wild_card_an_empire_stays() -> None:
    s = empty_table(3)
    greeks = realm(s, "greeks", 0, 5, "greece")
    _mark(s, greeks, WILD, TRADE)
    give_free_progress(s)
    assert s.level[greeks] == 5


@pytest.mark.rule("SA-030-R1", "SA-034-R1")
def test_empires_that_pass_the_end_in_the_same_step_are_equal() -> None:
    s = empty_table(3)
    first = realm(s, "greeks", 0, 49, "greece")
    second, earlier = realm(s, "han", 1, 49, "honan"), realm(s, "romans", 2, END_LEVEL, "latium", reached_end=1)
    s.holder, s.ended_by = 1, NOTHING
    give_free_progress(s)
    assert s.reached_end[[earlier, first, second]].tolist() == [1, 2, 2]
    assert (s.ended_by, s.ended_seat) == (second, 1)


# Timed progress


@pytest.mark.rule("SA-381", "SA-382", "SA-383")
def test_the_holder_places_one_to_three_timing_markers_in_order() -> None:
    s = empty_table(3, timed_progress=1, holder=2)
    _mark(s, realm(s, "greeks", 0, 5, "greece"), PRODUCTION)
    run(s, AT_TIMING)
    assert (at(s), deciding(s)) == ("timing", (2,))
    assert len(choices(s, 2)) == 7 and "done" not in choices(s, 2)
    choose(s, 2, "slow trade")
    assert choices(s, 2)[0] == "done" and len(choices(s, 2)) == 7
    assert "slow trade" not in choices(s, 2)
    choose(s, 2, "slow create")
    choose(s, 2, "slow destroy")
    assert s.timing.tolist() == [TRADE, CREATE, DESTROY]
    assert at(s) == "reveal"


@pytest.mark.rule("SA-382")
def test_one_marker_is_enough() -> None:
    s = empty_table(3, timed_progress=1)
    empire = realm(s, "greeks", 0, 5, "greece")
    _mark(s, empire, DESTROY)
    run(s, AT_TIMING)
    choose(s, 0, "slow trade")
    choose(s, 0, "done")
    assert boxes_filled(s) == 1
    assert at(s) == "reveal"


@pytest.mark.rule("SA-373", "SA-381")
def test_without_the_option_nobody_places_them() -> None:
    s = empty_table(3)
    _mark(s, realm(s, "greeks", 0, 5, "greece"), DESTROY)
    assert at(run(s, AT_TIMING)) == "reveal"


@pytest.mark.rule("SA-383", "SA-384", "SA-387-R1")
def test_timing_is_shown_to_all_after_the_actions_and_all_markers_with_it() -> None:
    s = empty_table(3, timed_progress=1)
    empire = realm(s, "greeks", 0, 5, "greece")
    _mark(s, empire, PRODUCTION)
    s.spare_marker[1], s.spare_placed[1] = CIVILISE, 1
    s.timing[0] = PRODUCTION
    seen = next(field for field in FIELDS if field.name == "timing").seen_by
    assert callable(seen)
    assert [bool(seen(s, seat).all()) for seat in range(3)] == [True, False, False]
    show_timing(s)
    assert all(seen(s, seat).all() for seat in range(3))
    assert s.marker_state[empire] == REVEALED
    assert s.spare_state[:3].tolist() == [FACE_DOWN, REVEALED, FACE_DOWN]  # one off-empire too
    assert told(s, "box_shown") == [[1, PRODUCTION]]


@pytest.mark.rule("SA-385", "SA-386", "SA-387", "SA-390")
def test_what_each_box_asks_for() -> None:
    s = empty_table(3, timed_progress=1)
    venetians = realm(s, "venetians", 0, 20, "lombardy")
    nubians, assyrians = realm(s, "nubians", 1, 5, "nubia"), realm(s, "assyrians", 2, 5, "assyria")
    empires = [venetians, nubians, assyrians]
    assert [trade_value(s, empire) for empire in empires] == [3, 0, -1]
    s.timing[:] = [TRADE, CIVILISE, DESTROY]
    for marker, moves in (
        (TRADE, [False, False, False]),
        (CIVILISE, [True, False, False]),
        (DESTROY, [True, True, False]),
        (MANOEUVRE, [True, True, True]),
    ):
        for empire in empires:
            _mark(s, empire, marker)
        assert [bool(gets_free_progress(s, empire)) for empire in empires] == moves


@pytest.mark.rule("SA-387-R1")
def test_disorder_lowers_the_trade_value_and_an_unused_wild_card_is_no_action() -> None:
    s = empty_table(3, timed_progress=1)
    nubians = realm(s, "nubians", 1, 5, "nubia")
    s.timing[:] = [TRADE, CIVILISE, DESTROY]
    _mark(s, nubians, DESTROY)
    assert box_against(s, nubians) == NOTHING
    s.disorder[region("nubia")] = 1
    assert (trade_value(s, nubians), box_against(s, nubians)) == (-1, 2)
    _mark(s, nubians, WILD)
    assert box_against(s, nubians) == NOTHING
    _mark(s, nubians, WILD, TRADE)
    assert box_against(s, nubians) == 0


@pytest.mark.rule("SA-016", "SA-068", "SA-387-R1", "SA-388")
@pytest.mark.parametrize("marker", [TRADE, WILD])
def test_a_marker_that_indecision_sent_back_costs_no_progress(marker: int) -> None:
    s = empty_table(3, timed_progress=1)
    nubians, greeks = realm(s, "nubians", 1, 5, "nubia"), realm(s, "greeks", 1, 5, "greece")
    s.timing[:] = [TRADE, CIVILISE, DESTROY]
    _mark(s, nubians, marker)
    assert not gets_free_progress(s, nubians)
    s.marker_state[nubians] = LOST
    assert gets_free_progress(s, nubians)
    lose_marker(s, nubians)  # nor when its empire falls
    assert gets_free_progress(s, greeks)


def _susan() -> tuple[Record, int, int, int]:
    """SA-E28: manoeuvre, civilise and destroy in the boxes; Susan is player 1."""
    s = empty_table(3, timed_progress=1)
    han, cham, finns = realm(s, "han", 1, 12, "honan"), realm(s, "cham", 1, 10, "champa"), realm(s, "finns", 1, 16)
    s.timing[:] = [MANOEUVRE, CIVILISE, DESTROY]
    _mark(s, han, CIVILISE, CIVILISE)
    _mark(s, cham, WILD, MANOEUVRE)
    _mark(s, finns, DESTROY, DESTROY)
    return s, han, cham, finns


@pytest.mark.rule("SA-E28", "SA-388", "SA-389", "SA-389-R1")
def test_beth_slows_susan_down() -> None:
    s, han, cham, finns = _susan()
    assert [trade_value(s, empire) for empire in (han, finns)] == [1, -2]
    lose_marker(s, finns)
    s.player[finns] = NOTHING
    give_free_progress(s)
    assert s.level[[han, cham]].tolist() == [12, 9]
    assert told(s, "set_back") == [[CARD_IDS.index("cham"), 9]]


@pytest.mark.rule("SA-388")
def test_a_lost_empire_that_is_not_affected_costs_nothing() -> None:
    s, han, cham, finns = _susan()
    s.timing[2] = NOTHING
    lose_marker(s, finns)
    s.player[finns] = NOTHING
    give_free_progress(s)
    assert s.level[[han, cham]].tolist() == [13, 10]


@pytest.mark.rule("SA-389", "SA-389-R1", "SA-004")
def test_being_set_back_stops_at_the_first_level() -> None:
    s, _, cham, finns = _susan()
    s.level[cham] = 1
    lose_marker(s, finns)
    s.player[finns] = NOTHING
    give_free_progress(s)
    assert s.level[cham] == 1


@pytest.mark.rule("SA-388")
def test_other_players_are_not_touched() -> None:
    s, *_, finns = _susan()
    greeks = realm(s, "greeks", 0, 5, "greece")
    lose_marker(s, finns)
    s.player[finns] = NOTHING
    give_free_progress(s)
    assert s.level[greeks] == 6


@pytest.mark.rule("SA-389", "SA-389-R1")
@pytest.mark.parametrize(("became", "box", "level"), [(MANOEUVRE, 0, 9), (DESTROY, 2, 10)])
def test_the_same_box_as_that_of_the_fallen_sets_nobody_back(became: int, box: int, level: int) -> None:
    s, _han, cham, finns = _susan()
    lose_marker(s, finns)  # in the third box
    _mark(s, cham, WILD, became)
    assert box_against(s, cham) == box
    give_free_progress(s)
    assert s.level[cham] == level

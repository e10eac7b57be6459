"""The end of an epoch and of the game: HW-205 to HW-211, HW-217 to HW-224."""

from typing import Any

import pytest

from aevum.games.history_of_the_world.rules.scoring import beats, leader_alone, strengths_of
from aevum.games.history_of_the_world.state import EMPIRE_IDS, STRENGTH
from tests.games.history_of_the_world.table import RULES, Seat, Table


def last_turn(*holdings: Seat, empire: str = "germans", **more: Any) -> Table:
    """The last turn of an epoch: the empire that is called last, with nobody else to come."""
    return Table(*holdings, empire=empire, **more)


@pytest.mark.rule("HW-206", "HW-208", "HW-209", "HW-205", "HW-211", "HW-R49")
def test_whoever_leads_alone_takes_a_marker_nobody_looks_at() -> None:
    table = last_turn(Seat(), Seat(points=90), empire="sassanids").play("done")
    assert table.tells("marker_taken", seat=1)
    assert table.points(1) == 90  # not counted yet
    for seat in (0, 1, 2, None):
        shown = table.view(seat)["seats"][1]["markers"]
        assert shown == [{"epoch": 3, "value": None}]
        assert set(table.match.observed(seat).markers.tolist()) == {-2}
    assert int(table.s.epoch) == 3 and table.view()["supply"]["markers"] == 7
    assert table.view()["areas"][0]["value"] == 3


@pytest.mark.rule("HW-207")
def test_nobody_takes_a_marker_when_the_lead_is_shared() -> None:
    table = last_turn(Seat(), Seat(points=90), Seat(points=90), empire="sassanids").play("done")
    assert table.tells("marker_not_taken") and int(table.s.markers_taken) == 0


@pytest.mark.rule("HW-206", "HW-207")
@pytest.mark.parametrize(
    ("points", "leader"),
    [((5, 4, 3), 0), ((3, 4, 5), 2), ((5, 5, 3), -1), ((3, 5, 5), -1), ((4, 5, 4), 1), ((5, 5, 9), 2)],
)
def test_who_leads_alone(points: tuple[int, ...], leader: int) -> None:
    s = Table(*(Seat(points=count) for count in points)).s
    assert int(leader_alone(s)) == leader


@pytest.mark.rule("HW-210", "HW-217", "HW-218")
def test_the_marker_of_epoch_vii_counts_too_and_all_are_revealed() -> None:
    table = last_turn(Seat(), Seat(points=90)).play("done")
    assert table.match.over and table.tells("marker_taken", seat=1)
    value = int(table.s.markers[0])
    assert table.tells("marker_revealed", seat=1, points=value) and value in (3, 4, 5, 6)
    assert table.points(1) == 90 + value
    assert table.view(None)["seats"][1]["markers"] == [{"epoch": 7, "value": value}]
    assert table.view(None)["seats"][1]["score"] == {"epochs": [90, *[0] * 6], "markers": value, "total": 90 + value}


@pytest.mark.rule("HW-219", "HW-217")
def test_the_most_points_win() -> None:
    table = last_turn(Seat(), Seat(points=90), Seat(points=40)).play("done")
    assert table.match.winners() == (1,) and table.tells("won", seat=1)


@pytest.mark.rule("HW-224")
def test_the_option_plays_without_markers() -> None:
    table = last_turn(Seat(), Seat(points=90), options={"preeminence": 1}).play("done")
    assert not any(told.event.startswith("marker") for told in table.told)
    assert table.points(1) == 90 and int(table.s.markers_taken) == 0
    assert table.view()["supply"]["markers"] == 0


def tied(**more: Any) -> Any:
    """Two players with the same points at the end, as a record."""
    table = last_turn(Seat(points=50), Seat(points=50), Seat(), options={"preeminence": 1}, **more)
    s = table.s
    s.over = 1
    return s


def give(s: Any, seat: int, *empires: str) -> None:
    """Other empires than those of the example."""
    for name in empires:
        number = EMPIRE_IDS.index(name)
        s.empires[seat, number // 7] = number % 7


@pytest.mark.rule("HW-220", "HW-R51")
def test_the_first_tie_break_is_the_sum_of_strengths() -> None:
    s = tied()
    give(s, 0, "minoans")
    give(s, 1, "egyptians")
    total = sum(int(STRENGTH[epoch * 7 + int(s.empires[0, epoch])]) for epoch in range(7))
    assert int(strengths_of(s, 0)) == total
    weaker = 0 if int(strengths_of(s, 0)) < int(strengths_of(s, 1)) else 1
    assert bool(beats(s, weaker, 1 - weaker)) and not bool(beats(s, 1 - weaker, weaker))


def even(s: Any) -> None:
    """The same sum of strengths for both: different empires that are equally strong, and the others alike."""
    s.empires[0, :] = s.empires[1, :] = 0
    give(s, 0, "chou_dynasty")
    give(s, 1, "vedic_city_states")


@pytest.mark.rule("HW-221")
def test_the_second_is_the_points_by_markers() -> None:
    s = tied()
    even(s)
    s.scored[0, 0], s.scored[1, 0] = 50, 47
    s.markers[0], s.marker_owner[0], s.markers_taken = 3, 1, 1
    assert int(strengths_of(s, 0)) == int(strengths_of(s, 1))
    assert bool(beats(s, 1, 0)) and not bool(beats(s, 0, 1))


@pytest.mark.rule("HW-222")
def test_the_third_is_the_strength_of_the_last_empire() -> None:
    s = tied()
    even(s)
    give(s, 0, "romans", "russians")  # 20 and 10
    give(s, 1, "macedonians", "british")  # 14 and 16
    assert int(strengths_of(s, 0)) == int(strengths_of(s, 1))
    assert bool(beats(s, 0, 1)) and not bool(beats(s, 1, 0))


@pytest.mark.rule("HW-223", "HW-R52")
def test_a_tie_still_left_is_shared() -> None:
    s = tied()
    even(s)
    assert not bool(beats(s, 0, 1)) and not bool(beats(s, 1, 0))
    assert int(RULES["winners"](s)) == 0b011


@pytest.mark.rule("HW-220", "HW-221", "HW-222")
def test_before_the_end_points_alone_compare() -> None:
    s = tied()
    give(s, 0, "minoans")
    s.over = 0
    assert not bool(beats(s, 0, 1)) and not bool(beats(s, 1, 0))

"""Measuring strength: games are written down by whoever played them, all series get their part, and strangers play."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path

import pytest

from aevum.bots import make_ready
from aevum.core.sequence import lowest_seat
from aevum.games import game_named
from bench.strength import (
    AT_ONCE,
    IN_THE_GAPS,
    ROLL,
    SERIES,
    TEMPUS,
    Book,
    Measuring,
    Series,
    alone,
    meeting,
    missing_modules,
    named,
    play,
)

LONG = 1000.0
TABLE = Series("table", TEMPUS, ("greedy", "random"), 2, 1.0)
PAIR = Series("pair", ROLL, ("greedy", "random"), 4, 1.0, seats=2)


def begun(measuring: Measuring, games: int) -> list[str]:
    """The series of the next games."""
    return [found[0].label if (found := measuring.next_game()) else "none" for _ in range(games)]


def measuring_of(folder: Path, *series: Series, seconds: float = LONG) -> Measuring:
    """With all rules compiled."""
    measuring = Measuring(Book(folder, list(series)), seconds)
    measuring.ready |= {one.game for one in series}
    return measuring


def test_nothing_is_played_whose_rules_are_not_compiled(tmp_path: Path) -> None:
    measuring = Measuring(Book(tmp_path, [TABLE, PAIR]), LONG)
    assert measuring.next_game() is None
    measuring.ready.add(ROLL)
    assert begun(measuring, 1) == ["pair"]


def test_every_series_gets_its_part(tmp_path: Path) -> None:
    first = Series("first", ROLL, ("greedy",), 1, 1.0, AT_ONCE)
    last = Series("last", ROLL, ("random",), 1, 1.0, IN_THE_GAPS)
    measuring = measuring_of(tmp_path, last, TABLE, PAIR, first)
    assert begun(measuring, 9) == ["first", "table", "pair", "pair", "table", "pair", "pair", "last", "none"]


def test_a_game_that_might_not_be_over_in_time_is_not_begun(tmp_path: Path) -> None:
    slow = Series("slow", ROLL, ("greedy",), 4, LONG)
    assert begun(measuring_of(tmp_path, slow, PAIR, seconds=LONG / 2), 2) == ["pair", "pair"]


def test_of_many_companies_each_sits_down_once_before_any_does_again() -> None:
    many = Series("many", ROLL, ("greedy", "random", "learned"), 12, 1.0, seats=2)
    companies = [frozenset(many.plan.seating(index)) for index in many.order]
    assert len(set(companies[:3])) == 3 and sorted(many.order) == list(range(12))
    few = Series("few", ROLL, many.players, 3, 1.0, seats=2)
    assert few.order == many.order[:3], "however few games there are"
    assert PAIR.order == [0, 1, 2, 3], "with one company deal by deal"


def test_whoever_played_a_game_has_written_it_down(tmp_path: Path) -> None:
    book = Book(tmp_path, [PAIR])
    play(PAIR, 1, book.file)
    with book.file.open("a", encoding="utf-8") as end:
        end.write('{"label": "pair", "sec')  # a line that was cut off
    measuring = measuring_of(tmp_path, PAIR)
    assert measuring.waiting == {"pair": [0, 2, 3]}
    play(PAIR, 0, book.file)
    again = Book(tmp_path, [PAIR])
    assert [one.index for one in again.games(PAIR)] == [0, 1]
    assert "pair: 2 games of 4" in again.report()


def test_games_of_other_players_do_not_count(tmp_path: Path) -> None:
    book = Book(tmp_path, [PAIR])
    play(PAIR, 0, book.file)
    assert not Book(tmp_path, [Series("pair", ROLL, ("greedy", "learned"), 4, 1.0, seats=2)]).report()


def test_points_made_alone_come_with_what_they_lie_between(tmp_path: Path) -> None:
    series = alone("greedy", 5, 1.0)
    book = Book(tmp_path, [series])
    points = [play(series, index, book.file).played.points[0] for index in range(5)]
    assert f"{sum(points) / 5:.2f} points, standard deviation" in Book(tmp_path, [series]).report()


def test_what_goes_wrong_stops_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measuring = measuring_of(tmp_path, PAIR)
    broken, compiled, played = (Future[object]() for _ in range(3))
    measuring.ready.clear()
    broken.set_exception(ValueError("no dice"))
    compiled.set_result(ROLL)
    played.set_result(play(PAIR, 3, measuring.book.file))
    for one in (broken, compiled, played):
        measuring.hear(one)
    assert "no dice" in capsys.readouterr().out
    assert measuring.ready == {ROLL} and list(measuring.book.entries["pair"]) == [3]


@pytest.mark.parametrize("player", ["think:20:prior=0.1;horizon=50", "other:aevum.search.thought:0.02", "greedy"])
def test_players_that_only_measuring_knows_choose_what_is_offered(player: str) -> None:
    engine = make_ready(game_named(ROLL), ["search:1"])
    s = engine.new_record(2, engine.game.settle_options({}, 2), 3)
    engine.begin(s)
    seat = lowest_seat(int(s.pending))
    assert named(player)(engine, engine.observe(s, seat), seat, 1) in engine.choices(s, seat)


def test_a_search_that_does_not_lie_elsewhere_is_missed_at_once() -> None:
    there, missing = (meeting(f"{ROLL}/greedy/other:{module}.thought:1/4") for module in ("aevum", "nowhere"))
    assert missing_modules([there, missing]) == ["nowhere.thought"]


def test_every_series_has_a_name_and_a_plan_of_its_own() -> None:
    assert len({one.label for one in SERIES}) == len(SERIES) == len({str(one.plan) for one in SERIES})

"""Measuring strength: games are written down, the most important ones come first, and strangers can play."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path

import pytest

from aevum.bots import make_ready
from aevum.core.sequence import lowest_seat
from aevum.games import game_named
from bench.strength import ROLL, SERIES, TEMPUS, Measuring, Series, line_of, named, play

FIRST = Series("first", TEMPUS, ("greedy", "random"), 2)
SECOND = Series("second", ROLL, ("greedy", "random"), 3, 2)


def test_the_most_important_game_comes_first_that_can_be_played(tmp_path: Path) -> None:
    measuring = Measuring(tmp_path, [FIRST, SECOND])
    assert measuring.next_game() is None
    measuring.ready.add(ROLL)
    assert measuring.next_game() == (SECOND, 0)
    measuring.ready.add(TEMPUS)
    assert measuring.next_game() == (FIRST, 0)


def test_what_was_played_is_known_next_time(tmp_path: Path) -> None:
    measuring, done = Measuring(tmp_path, [SECOND]), Future[object]()
    done.set_result(play(SECOND.plan, 1))
    measuring.hear(done, SECOND)
    again = Measuring(tmp_path, [SECOND])
    assert [index for _, index in again.waiting] == [0, 2]
    assert "second: 1 games" in again.report() == line_of(SECOND, measuring.ladders["second"].games)


def test_what_goes_wrong_stops_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    measuring, broken = Measuring(tmp_path, [SECOND]), Future[object]()
    broken.set_exception(ValueError("no dice"))
    measuring.hear(broken, SECOND)
    assert "no dice" in capsys.readouterr().out and len(measuring.waiting) == 3


@pytest.mark.parametrize("player", ["think:20:prior=0.1;horizon=50", "other:aevum.search.thought:0.02", "greedy"])
def test_players_that_only_measuring_knows_choose_what_is_offered(player: str) -> None:
    engine = make_ready(game_named(ROLL), ["search:1"])
    s = engine.new_record(2, engine.game.settle_options({}, 2), 3)
    engine.begin(s)
    seat = lowest_seat(int(s.pending))
    assert named(player)(engine, engine.observe(s, seat), seat, 1) in engine.choices(s, seat)


def test_every_series_has_a_name_and_a_plan_of_its_own() -> None:
    assert len({one.label for one in SERIES}) == len(SERIES) == len({str(one.plan) for one in SERIES})

"""Ladders: fair seatings, games that are never lost, and ratings that say what was played."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from io import StringIO
from itertools import combinations
from math import isfinite
from pathlib import Path

import pytest
from rich.console import Console

from aevum.cli import FINE, INTERRUPTED, USAGE, main
from aevum.core.engine import Engine
from aevum.core.record import Record
from aevum.core.text import LANGUAGES, texts
from aevum.games import game_named
from aevum.search.ladder import (
    DECISIONS_FILE,
    GAMES_FILE,
    Ladder,
    LadderWithoutRules,
    NewerLadder,
    OtherLadder,
    Plan,
    Played,
    _span,
    _student,
    append_line,
    bounds,
    crosstable,
    play,
    read_lines,
    standings,
)
from aevum.search.report import cross_rows, page, standing_rows
from aevum.terminal.ladder import report
from tests.table.house import wait_until

GAME = "roll-through-the-ages"
PAIR = Plan(GAME, ("greedy", "random"), 3, {"trading": 0}, 6, 1)


def plan(*players: str, seats: int = 4, games: int = 24) -> Plan:
    return Plan(GAME, players, seats, {}, games, 5)


def test_everybody_sits_everywhere_with_the_same_deal() -> None:
    ladder = plan("a", "b", "c", "d")
    assert [ladder.seating(index) for index in range(4)] == [
        ("a", "b", "c", "d"),
        ("b", "c", "d", "a"),
        ("c", "d", "a", "b"),
        ("d", "a", "b", "c"),
    ]
    assert len({ladder.seed_of(index) for index in range(4)}) == 1
    assert ladder.seed_of(4) != ladder.seed_of(3)


def test_all_companies_meet_with_the_same_deals() -> None:
    ladder = plan("a", "b", "c", seats=2)
    companies = [frozenset(ladder.seating(index)) for index in range(0, 6, 2)]
    assert len(set(companies)) == 3
    assert len({ladder.seed_of(index) for index in range(6)}) == 1


def test_the_last_one_fills_the_table() -> None:
    assert Counter(plan("a", "b").seating(2)) == {"a": 1, "b": 3}


def test_games_are_the_same_again() -> None:
    assert play(PAIR, 4) == play(PAIR, 4)
    assert play(PAIR, 4).seating == PAIR.seating(4)


def test_a_ladder_goes_on_where_it_was_left(tmp_path: Path) -> None:
    first = [play(PAIR, index) for index in (0, 3)]
    with Ladder(PAIR, tmp_path).alone():
        file = tmp_path / GAMES_FILE
    with file.open("a") as lines:
        lines.writelines(json.dumps(one.__dict__) + "\n" for one in first)
        lines.write('{"index": 5, "seat')  # the machine stopped here
    ladder = Ladder(PAIR, tmp_path)
    assert ladder.games == first
    told: list[Played] = []
    with ladder.alone():
        ladder.play(1, told.append)
    assert sorted(one.index for one in told) == [1, 2, 4, 5]
    assert [one.index for one in ladder.games] == list(range(6))
    assert Ladder(PAIR, tmp_path).games == ladder.games, "what was cut off harms nothing"


def test_a_ladder_that_waited_knows_what_was_played_meanwhile(tmp_path: Path) -> None:
    """It was opened before somebody else played some of it."""
    waited, first = Ladder(PAIR, tmp_path), Ladder(replace(PAIR, games=2), tmp_path)
    with first.alone():
        first.play(1, lambda one: None)
    with waited.alone():
        assert waited.games == first.games


def test_decisions_of_a_ladder_that_was_stopped_are_not_mixed_with_others(tmp_path: Path) -> None:
    """A cut line is ended before the next game is written; what belongs to no game of this ladder goes."""
    decisions = tmp_path / DECISIONS_FILE
    with Ladder(PAIR, tmp_path).alone():
        decisions.write_text('{"index": 0, "decided": []}\n')  # its result was not written any more
    with Ladder(PAIR, tmp_path).alone():
        assert not decisions.exists()
    ladder = Ladder(replace(PAIR, games=1), tmp_path)
    with ladder.alone():
        ladder.play(1, lambda one: None)
    whole = decisions.read_text()
    decisions.write_text(whole + '{"index": 1, "deci')
    with ladder.alone():
        append_line(decisions, {"index": 1})
    assert [line["index"] for line in read_lines(decisions)] == [0, 1]


def test_other_players_need_another_folder(tmp_path: Path) -> None:
    """Once there are games; a ladder that could not begin leaves its folder to any other."""
    with Ladder(plan("greedy", "random"), tmp_path).alone():
        pass
    ladder = Ladder(PAIR, tmp_path)
    with ladder.alone():
        ladder.play(1, lambda one: None)
    with pytest.raises(OtherLadder):
        Ladder(plan("greedy", "random"), tmp_path)
    assert len(Ladder(PAIR, tmp_path).games) == PAIR.games


CHANGED = "tempus"  # its rules were changed


def begun(folder: Path, **told: int) -> Plan:
    """A ladder whose first game was played before; how it was written down."""
    plan = Plan(CHANGED, ("greedy", "random"), 3, game_named(CHANGED).settle_options({}, 3), 1, 1)
    lines = [plan.same | told, asdict(Played(0, plan.seating(0), (9, 8, 7), (0,), 100))]
    (folder / GAMES_FILE).write_text("".join(json.dumps(line) + "\n" for line in lines))
    return plan


def test_a_ladder_notes_its_rules_and_goes_on_by_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, known = begun(tmp_path, rules=1), game_named(CHANGED).rules_version
    before = (tmp_path / GAMES_FILE).read_text()
    with Ladder(plan, tmp_path).alone():
        assert (tmp_path / GAMES_FILE).read_text() == before
    older, today = Ladder(plan, tmp_path).plan, Ladder(plan, tmp_path / "new").plan
    with Ladder(plan, tmp_path / "new").alone():
        assert json.loads((tmp_path / "new" / GAMES_FILE).read_text())["rules"] == known
    asked, whole = list[object](), Engine.new_record

    def new_record(self: Engine, seats: int, options: dict[str, int], seed: int, rules: int | None = None) -> Record:
        asked.append(rules)
        return whole(self, seats, options, seed, rules)

    monkeypatch.setattr(Engine, "new_record", new_record)
    for one in (older, today):
        play(one, 0)
    assert [one for one in asked if one] == [1, known] and known > 1


def test_what_was_played_by_rules_that_nobody_knows_stays_as_it_is(tmp_path: Path) -> None:
    for told, refused in (({}, LadderWithoutRules), ({"rules": 99}, NewerLadder)):
        plan = begun(tmp_path, **told)
        before = (tmp_path / GAMES_FILE).read_text()
        with pytest.raises(refused):
            Ladder(plan, tmp_path)
        assert (tmp_path / GAMES_FILE).read_text() == before


def test_only_one_plays_a_ladder_at_a_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", GAME, "--players", "greedy,random", "--games", "2", "--seats", "2", "--jobs", "1"]
    with Ladder(PAIR, tmp_path).alone():
        before = (tmp_path / GAMES_FILE).read_text()
        assert main([*command, "--out", str(tmp_path), "--lang", "en"]) == USAGE
        assert (tmp_path / GAMES_FILE).read_text() == before
    assert f"“{tmp_path}” now" in capsys.readouterr().err
    assert main([*command, "--out", str(tmp_path), "--lang", "en"]) == FINE


def test_a_wrong_number_of_jobs_is_refused_before_anything_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[object]()
    monkeypatch.setattr("aevum.terminal.ladder.make_ready", lambda *given: asked.append(given))
    assert main(["ladder", GAME, "--players", "greedy,random", "--jobs", "0", "--out", str(tmp_path / "new")]) == USAGE
    assert not asked and not (tmp_path / "new").exists()


def test_the_command_and_its_page_tell_of_older_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begun(tmp_path, rules=1)
    command = ["ladder", CHANGED, "--players", "greedy,random", "--seats", "3", "--games", "1"]
    assert main([*command, "--out", str(tmp_path), "--lang", "en"]) == FINE
    assert "begun by version 1 of the rules" in capsys.readouterr().out
    assert "Version 1 of the rules" in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_bounds_are_wilson_s() -> None:
    assert bounds(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert bounds(0, 0) == (0, 1)
    assert bounds(0, 10)[0] == 0


def games_of(seats: int, *results: tuple[str, ...]) -> list[Played]:
    """Games in which players finished in this order; the first of each won."""
    return [Played(index, order, tuple(range(seats, 0, -1)), (0,), 10) for index, order in enumerate(results)]


def test_standings_tell_who_wins() -> None:
    ladder = plan("a", "b", seats=2)
    found = standings(ladder, games_of(2, *[("a", "b")] * 15, *[("b", "a")] * 5))
    assert [one.player for one in found] == ["a", "b"]
    assert (found[0].won, found[0].expected, found[0].games) == (0.75, 0.5, 20)
    assert found[0].least_won < 0.75 < found[0].most_won
    assert found[0].least_rating < found[0].rating < found[0].most_rating
    assert found[0].rating - found[1].rating == pytest.approx(178, abs=6), "three to one is 191, drawn nearer by a draw"
    assert found[0].rating + found[1].rating == pytest.approx(3000)


def test_few_deals_leave_much_open() -> None:
    """Nothing is known from one deal, or of somebody who has met nobody; from few deals less than from many."""
    ladder, words = plan("a", "b", "c", seats=2), texts("en", GAME)
    both = [Played(0, ("a", "b"), (9, 1), (0,), 10), Played(1, ("b", "a"), (9, 1), (0,), 10)]
    once = standings(ladder, both)
    assert not any(isfinite(one.least_rating) or isfinite(one.most_rating) for one in once)
    rows = {row[0]: row[1:] for row in standing_rows(once, words)}
    assert rows["a"][3] == rows["b"][3] == "1500 (?)" and rows["c"] == ["0", "–", "–", "–", "–"]
    assert "<svg" in page(ladder, both, words, "en")
    least, most = _span(1600.0, 1500.0, 1640.0, 3)
    assert (1600 - least, most - 1600) == pytest.approx((260, 104), rel=0.02), "2.6 times as wide"
    assert _span(1600.0, 1500.0, 1640.0, 1000) == pytest.approx((1500, 1640), abs=0.5)
    assert _span(1600.0, 1610.0, 1640.0, 3)[0] == 1600, "what lies between them is known"


@pytest.mark.parametrize(("freedom", "known"), [(2, 4.303), (5, 2.571), (14, 2.145), (1000, 1.962)])
def test_student_s_bounds(freedom: int, known: float) -> None:
    assert _student(freedom) == pytest.approx(known, rel=0.04)


def test_a_tie_is_half() -> None:
    ladder = plan("a", "b", seats=2)
    tie = Played(0, ("a", "b"), (4, 4), (0, 1), 10)
    assert crosstable(ladder, [tie]) == [[None, 0.5], [0.5, None]]
    assert [one.won for one in standings(ladder, [tie])] == [0.5, 0.5]


def test_alone_players_meet_over_the_same_deals() -> None:
    """More points with the same deal are ahead; one player alone has nobody to be compared with."""
    ladder = plan("a", "b", seats=1)
    points = [(5, 3), (4, 4), (9, 1)]
    games = [
        Played(2 * deal + place, (player,), (own,), (0,), 10)
        for deal, both in enumerate(points)
        for place, (player, own) in enumerate(zip("ab", both, strict=True))
    ]
    assert [ladder.seating(one.index) for one in games] == [one.seating for one in games]
    assert crosstable(ladder, games) == [[None, pytest.approx(5 / 6)], [pytest.approx(1 / 6), None]]
    first, second = standings(ladder, games)
    assert (first.player, first.games, first.points, first.expected) == ("a", 3, 6, 0.5)
    assert first.won == pytest.approx(5 / 6) and first.rating > 1500 > second.rating
    (single,) = standings(plan("a", seats=1), [Played(0, ("a",), (7,), (0,), 10)])
    assert (single.rating, single.points) == (1500, 7) and not isfinite(single.least_rating)


def test_nothing_was_played_yet() -> None:
    assert [one.rating for one in standings(PAIR, [])] == [1500, 1500]


def test_the_command_plays_reports_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", GAME, "--players", "greedy,random", "--games", "2", "--seats", "2", "--jobs", "1"]
    for lang in LANGUAGES:
        assert main([*command, "--out", str(tmp_path), "--lang", lang]) == FINE
        said = capsys.readouterr().out
        page = (tmp_path / "report.html").read_text(encoding="utf-8")
        for told in (said, page):
            assert "greedy" in told and "random" in told
        assert f'lang="{lang}"' in page and "<svg" in page and "$" not in page
        assert len((tmp_path / GAMES_FILE).read_text().splitlines()) == 3, "nothing is played twice"


EIGHT = ("search:0.25", "expert", "club", "casual", "beginner", "learned", "greedy", "random")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_fit_into_a_terminal(lang: str) -> None:
    """With many players and a sure winner every row is still one line."""
    own, ladder = texts(lang, GAME), plan(*EIGHT, seats=2)
    games = games_of(2, *list(combinations(EIGHT, 2)) * 60)
    terminal = Console(width=80, file=StringIO())
    with terminal.capture() as shown:
        terminal.print(*report(ladder, games, own), sep="\n")
    lines = [line.split() for line in shown.get().splitlines()]
    found = standings(ladder, games)
    for row in (*standing_rows(found, own), *cross_rows(ladder, games, found, own)):
        assert " ".join(row).split() in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_plots_with_scales(lang: str) -> None:
    """Ratings and shares of wins, each with marks below, written as the language writes numbers."""
    games = games_of(2, *[("a", "b")] * 40, *[("b", "a")] * 20)
    shown = page(plan("a", "b", seats=2), games, texts(lang, GAME), lang)
    ratings, wins = re.findall(r"<svg.*?</svg>", shown)
    assert all(f">{mark}<" in ratings for mark in (1400, 1450, 1500, 1550, 1600))
    assert all(f">{mark}\N{NARROW NO-BREAK SPACE}%<" in wins for mark in (0, 20, 40, 60, 80, 100))
    assert ratings.count('class="fair"') == wins.count('class="fair"') == 1
    point = texts(lang).say("decimal-sign")
    assert f">66{point}7\N{NARROW NO-BREAK SPACE}%<" in wins and f"<td>33{point}3</td>" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "roll-through-the-ages"),
        (["nonesuch"], "nonesuch"),
        ([GAME, "--players", "clever,greedy"], "clever"),
        ([GAME, "--players", "greedy"], "at least two"),
        ([GAME, "--games", "0"], "--games"),
        ([GAME, "--players", ""], "no computer player of the level “”"),
        *(([GAME, option, ""], f"{option}: “”") for option in ("--games", "--seats", "--seed", "--jobs")),
        ([GAME, "--seats", "9"], "--seats"),
        ([GAME, "--option", "weather=1"], "weather"),
    ],
)
def test_what_cannot_be_played_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *words, "--lang", "en"]) == USAGE
    assert said in capsys.readouterr().err


def test_ctrl_c_keeps_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = Ladder.play

    def interrupted(self: Ladder, jobs: int, told: object) -> None:
        def stop(one: Played) -> None:
            raise KeyboardInterrupt

        whole(self, jobs, stop)

    monkeypatch.setattr(Ladder, "play", interrupted)
    command = ["ladder", GAME, "--players", "greedy,random", "--games", "3", "--seats", "2", "--jobs", "1"]
    assert main([*command, "--out", str(tmp_path)]) == INTERRUPTED
    assert len((tmp_path / GAMES_FILE).read_text().splitlines()) == 2
    assert "greedy" in capsys.readouterr().out, "what there is is reported"


@pytest.mark.parametrize("reaches", [os.kill, os.killpg], ids=["the command alone", "everybody, as in a terminal"])
def test_ctrl_c_waits_for_no_game(tmp_path: Path, reaches: Callable[[int, int], None]) -> None:
    """Half an hour of thinking is under way when it comes."""
    words = [
        "ladder",
        GAME,
        "--players",
        "greedy,random,search:60",
        "--seats",
        "2",
        "--jobs",
        "2",
        "--out",
        str(tmp_path),
    ]
    command = [sys.executable, "-W", "ignore", "-m", "aevum", *words]
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # whoever tests in the background does not hear it
    running = subprocess.Popen(
        command, start_new_session=True, preexec_fn=heard, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    try:
        games = tmp_path / GAMES_FILE
        wait_until(lambda: games.exists() and len(games.read_text().splitlines()) == 3, 120.0)
        reaches(running.pid, signal.SIGINT)
        said, _ = running.communicate(timeout=120)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == INTERRUPTED
    assert b"greedy" in said and b"Traceback" not in said
    assert len(games.read_text().splitlines()) == 3

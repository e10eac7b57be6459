"""Games in bulk: the same whoever plays them, kept once, counted rightly, told in three languages."""

from __future__ import annotations

import os
import re
import shutil
import socket
from collections.abc import Callable
from contextlib import closing
from errno import ENOSPC
from os import strerror
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.dataset as ds
import pytest

from aevum.cli import INTERRUPTED, USAGE, main
from aevum.core import batch
from aevum.core.engine import compiled
from aevum.core.plots import Spread, distribution_plot, percents, spread_plot
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named
from aevum.simulation.cluster import reach
from aevum.simulation.columns import table_of
from aevum.simulation.crew import Threads, play_missing
from aevum.simulation.folder import Folder, NoSimulation, OtherSimulation, SimulationRunning, folder_at
from aevum.simulation.plan import Plan, Span, Spans, gaps
from aevum.simulation.play import dealt, play_span
from aevum.simulation.report import deviations, features_of, page, said
from aevum.simulation.tally import Gap, Tally, quantile_of, tally_of

ROLL = "roll-through-the-ages"
PERCENT = percents(texts("en"))


def plan_of(*players: str, game: str = ROLL, seed: int = 3) -> Plan:
    return Plan(game, players, game_named(game).settle_options({}, len(players)), seed)


def filled(plan: Plan, place: Path, games: int, jobs: int = 2) -> Folder:
    folder = Folder(plan, place)
    play_missing(folder, games, Threads(plan, jobs), lambda span: None)
    return folder


def rows(folder: Folder) -> list[dict[str, Any]]:
    whole: list[dict[str, Any]] = ds.dataset(folder.place / "games", format="parquet").to_table().to_pylist()
    return sorted(whole, key=lambda row: (row["game"], row["seat"]))


def test_random_games_are_those_of_bulk_play() -> None:
    plan = plan_of("random", "random", "random")
    records = batch.new_records(plan.played, 40, 3, plan.options, plan.seed)
    played = batch.play_randomly(plan.played, records, plan.seed)
    later = play_span(plan, Span(32, 40))
    assert (later.records == played.records[32:]).all()
    whole = play_span(plan, Span(0, 40))
    assert (whole.records == played.records).all()
    assert whole.endings["decisions"].sum() == played.decisions


def test_what_came_of_a_game_is_what_the_rules_say() -> None:
    plan = plan_of("greedy", "random")
    games, engine = play_span(plan, Span(0, 16)), compiled(plan.played)
    table = table_of(plan, games).to_pylist()
    for place in range(16):
        s = np.zeros(1, plan.played.layout).view(np.recarray)
        for name in games.records.dtype.names or ():
            s[name] = games.records[name][place]
        for row in table[2 * place : 2 * place + 2]:
            winners = engine.winners(s[0])
            assert row["score"] == engine.score(s[0], row["seat"])
            assert row["won"] == pytest.approx((row["seat"] in winners) / len(winners))
            assert row["player"] == plan.seating(place)[row["seat"]]


def test_games_do_not_depend_on_threads_or_on_how_they_are_cut(tmp_path: Path) -> None:
    plan = plan_of("greedy", "random", "random")
    at_once = filled(plan, tmp_path / "one", 300, jobs=1)
    in_two = filled(plan, tmp_path / "two", 101, jobs=2)
    assert in_two.games == 101
    in_two = filled(plan, tmp_path / "two", 300, jobs=3)
    assert at_once.spans != in_two.spans
    assert rows(at_once) == rows(in_two)
    assert [row["game"] for row in rows(in_two)] == [game for game in range(300) for _ in range(3)]


def test_players_who_see_only_their_seat_play_step_by_step(tmp_path: Path) -> None:
    plan = plan_of("search:0.01", "greedy")
    assert not plan.in_bulk
    folder = filled(plan, tmp_path, 2)
    assert {row["player"] for row in rows(folder)} == {"search:0.01", "greedy"}
    assert all(row["decisions"] > 20 and row["fault"] == "none" for row in rows(folder))


def test_an_interruption_keeps_what_was_played(tmp_path: Path) -> None:
    plan, told = plan_of("random", "random"), list[Span]()

    def interrupt(span: Span) -> None:
        told.append(span)
        if len(told) == 1:
            raise KeyboardInterrupt

    folder = Folder(plan, tmp_path)
    with pytest.raises(KeyboardInterrupt):
        play_missing(folder, 10_000, Threads(plan, 2), interrupt)
    assert 0 < folder.games < 10_000
    assert sorted(told) == folder.spans  # also what was being played meanwhile
    assert folder.games == len({row["game"] for row in rows(folder)})


def test_a_file_that_was_cut_off_is_no_game(tmp_path: Path) -> None:
    plan = plan_of("random", "random")
    folder = filled(plan, tmp_path, 100)
    kept = sorted((tmp_path / "games").iterdir())
    left = kept[0].rename(kept[0].with_name(f".{kept[0].name}.partial"))
    left.write_bytes(left.read_bytes()[:100])
    assert folder.games == 36 and len(rows(folder)) == 72  # whoever reads all as one table is not disturbed
    assert rows(filled(plan, tmp_path, 100)) == rows(filled(plan, tmp_path / "other", 100))
    with folder.alone():
        assert not left.exists()


def test_what_does_not_fit_on_the_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = plan_of("random", "random")
    folder = filled(plan, tmp_path, 64)

    def full(descriptor: int) -> None:
        raise OSError(ENOSPC, strerror(ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            filled(plan, tmp_path, 200)
    assert [path.name for path in (tmp_path / "games").iterdir()] == ["000000000000-000000000063.parquet"]
    assert filled(plan, tmp_path, 200).games == 200 and folder.games == 200


@pytest.mark.parametrize("name", ["simulation.json", "games/000000000000-000000000009.parquet"])
def test_a_damaged_file_is_named(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", ROLL, "--players", "random", "--games", "10", "--out", str(tmp_path / "s"), "--lang", "en"]
    assert main(words) == 0
    damaged = tmp_path / "s" / name
    whole = damaged.read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2])
    assert main(words) == USAGE
    assert f"{name}” is damaged" in capsys.readouterr().err
    damaged.unlink()
    assert main(words) == 0 and damaged.read_bytes() == whole


def test_a_folder_holds_games_of_one_plan_only(tmp_path: Path) -> None:
    folder = filled(plan_of("random", "random"), tmp_path, 10)
    with pytest.raises(OtherSimulation):
        Folder(plan_of("random", "greedy"), tmp_path)
    assert folder_at(tmp_path).plan == folder.plan
    with pytest.raises(NoSimulation):
        folder_at(tmp_path / "games")
    with folder.alone(), pytest.raises(SimulationRunning), Folder(folder.plan, tmp_path).alone():
        pass


def test_before_there_are_games_no_plan_binds_a_folder(tmp_path: Path) -> None:
    """Whoever could not play, for want of a GPU or a cluster, plays something else there."""
    early = Folder(plan_of("random", "greedy"), tmp_path)
    with early.alone():
        pass
    filled(plan_of("random", "random"), tmp_path, 10)
    with pytest.raises(OtherSimulation), early.alone():
        pass
    assert folder_at(tmp_path).plan == plan_of("random", "random")


def test_a_cluster_that_does_not_answer_is_told_at_once() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        port = listening.getsockname()[1]
        for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}", "auto", "local"):
            reach(address)
    for address in (f"127.0.0.1:{port}", f"ray://127.0.0.1:{port}"):
        with pytest.raises(OSError, match="refused"):
            reach(address)


def test_spans_begin_where_their_size_divides_the_number() -> None:
    spans, found = Spans([Span(1000, 9000)], 64, 1024, 1.0), []
    while spans:
        found.append(spans.take())
        spans.learn(found[-1], 0.0)
    assert [span.first for span in found[1:]] == [span.end for span in found[:-1]]
    assert (found[0].first, found[-1].end) == (1000, 9000)
    assert all(span.first % (1 << (span.games - 1).bit_length()) == 0 for span in found)
    assert max(span.games for span in found) == 1024
    assert list(gaps([Span(2, 4), Span(0, 1), Span(4, 20)], 10)) == [Span(1, 2)]


@pytest.mark.parametrize("name", GAME_IDS)
def test_every_game_says_what_it_tells(name: str) -> None:
    game = game_named(name)
    plan = plan_of(*["random"] * game.seats[0], game=name)
    features = features_of(plan)
    for lang in LANGUAGES:
        own = texts(lang, name)
        assert all(said(feature, own) for feature in features.values())
        assert all(
            own.say(f"outcome-{feature.group}")
            for feature in features.values()
            if feature.group != "end" and feature.counts.dtype == bool
        )
        assert own.say("outcome-clock")
    assert game.outcome is not None
    shape = (5, plan.seats)
    assert {feature.counts.shape for feature in game.outcome(dealt(plan, Span(0, 5)).records).features} == {shape}


def test_what_is_counted_of_a_seat_is_what_it_has() -> None:
    plan = plan_of("greedy", "greedy")
    records = play_span(plan, Span(0, 8)).records
    assert plan.played.outcome is not None
    outcome = plan.played.outcome(records)
    found = {feature.column: feature.counts for feature in outcome.features}
    assert (found["development_leadership"] == (records["developments"][:, :2] & 1)).all()
    owned = np.sum([counts for column, counts in found.items() if column.startswith("development_")], axis=0)
    assert np.array_equal(owned, found["end_developments"])
    assert (outcome.clock == records["rounds"]).all()


def test_tallies_count_what_is_in_the_rows(tmp_path: Path) -> None:
    folder = filled(plan_of("greedy", "random", "random"), tmp_path, 200)
    tally, every = tally_of(folder.tables()), rows(folder)
    assert (tally.games, tally.broken) == (200, 0)
    assert tally.decisions.total() == tally.clocks.total() == 200
    in_turn = Tally()
    for table in folder.tables():
        in_turn.add(table)
    assert tally == in_turn
    assert sum(share.won for share in tally.seats.values()) == pytest.approx(200)
    assert tally.players["greedy"].won == pytest.approx(sum(row["won"] for row in every if row["player"] == "greedy"))
    having = [row["won"] for row in every if row["development_religion"]]
    assert tally.having["development_religion"].seats == len(having)
    assert tally.having["development_religion"].won == pytest.approx(sum(having))
    winners = [row["end_cities"] for row in every if row["won"] > 0]
    assert tally.gaps["end_cities"].winners.mean == pytest.approx(np.mean(winners))
    assert quantile_of(tally.scores["greedy"], 1.0) == max(row["score"] for row in every if row["player"] == "greedy")


def test_a_gap_is_measured_in_standard_deviations() -> None:
    gap = Gap()
    gap.add(np.array([3, 5, 1, 3]), np.array([1.0, 1.0, 0.0, 0.0]))
    assert gap.size == pytest.approx(2.0)
    assert gap.between[0] < 2.0 < gap.between[1]


def places(plot: str, kind: str) -> list[float]:
    """Where the dots or lines of a kind stand in a plot."""
    return [float(found) for found in re.findall(rf'class="{kind}" c?x1?="([\d.]+)"', plot)]


def test_a_small_difference_looks_small() -> None:
    fair = 0.25
    plot = spread_plot([Spread("a", 0.24, 0.23, 0.25), Spread("b", 0.26, 0.25, 0.27)], PERCENT, fair, fair)
    first, second = places(plot, "dot")
    marks, (line,) = places(plot, "axis"), places(plot, "fair")
    assert first < line < second and (second - first) / (max(marks) - min(marks)) == pytest.approx(0.02 / 0.5, rel=0.01)
    assert all(f">{mark}\N{NARROW NO-BREAK SPACE}%<" in plot for mark in (0, 10, 20, 30, 40, 50))


def test_names_find_room_beside_a_plot() -> None:
    for name in ("Points lost to disasters", "終局時のモニュメント", "x" * 80):
        plot = spread_plot([Spread(name, 1.0, 0.5, 1.5)], deviations(texts("en")), 0.0, 0.8)
        right = float(re.findall(r'<text x="([\d.]+)"[^>]*>' + name, plot)[0])
        assert right < min(places(plot, "axis")) and (("textLength" in plot) == (len(name) == 80))


def test_bars_say_what_share_they_are() -> None:
    plot = distribution_plot({-2: 10, 0: 30, 1: 60}, "scores", PERCENT)
    assert plot.count("<rect") == 3
    assert all(
        f"<title>{what}\N{NARROW NO-BREAK SPACE}%</title>" in plot for what in ("-2: 10.0", "0: 30.0", "1: 60.0")
    )
    assert "<title>0–4: " in distribution_plot(dict.fromkeys(range(200), 1), "wide", PERCENT)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_needs_nothing_else(tmp_path: Path, lang: str) -> None:
    folder = filled(plan_of("greedy", "random"), tmp_path, 200)
    own = texts(lang, ROLL)
    told = page(folder.plan, tally_of(folder.tables()), own)
    assert own.say("simulate-by-seat") in told and own.say("outcome-development") in told
    assert told.count("<svg") == told.count("</svg>") >= 8
    assert "http" not in told.replace("http://www.w3.org/2000/svg", "")
    assert "<script" not in told and 'src="' not in told
    assert (re.search(r"\d,\d\N{NARROW NO-BREAK SPACE}%", told) is not None) == (lang == "fr")
    assert own.say("simulate-mixed") in told


def test_the_command_goes_on_where_it_was_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["simulate", ROLL, "--players", "random", "--seats", "2", "--out", str(tmp_path / "s"), "--lang", "en"]

    def interrupted(folder: Folder, games: int, crew: Any, told: Callable[[Span], None]) -> None:
        play_missing(folder, 20, crew, told)
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("aevum.terminal.simulate.play_missing", interrupted)
        assert main([*words, "--games", "100"]) == INTERRUPTED
    assert "20 games are in" in capsys.readouterr().out.replace("\n", " ")
    assert main([*words, "--games", "100"]) == 0
    assert "100 games are in" in capsys.readouterr().out.replace("\n", " ")
    assert (tmp_path / "s" / "report.html").exists()
    shutil.rmtree(tmp_path / "s")


@pytest.mark.parametrize("command", [["simulate", "--players", "random"], ["ladder", "--players", "random,greedy"]])
def test_another_name_of_a_game_leads_to_the_same_folder(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("aevum.terminal.simulate._play", lambda *parts: False)
    monkeypatch.setattr("aevum.terminal.ladder._play", lambda *parts: False)
    monkeypatch.setattr("aevum.terminal.simulate._report", lambda *parts: None)
    assert main([*command[:1], "7-ages", *command[1:]]) == 0
    assert [path.name for path in tmp_path.iterdir()] == [
        f"{'simulation' if command[0] == 'simulate' else 'ladder'}-seven-ages"
    ]


@pytest.mark.parametrize(
    "more",
    [
        ["--device", "tpu"],
        ["--device", "cuda"],
        ["--players", "random,random,random,random,random"],
        ["--players", "x"],
        ["--players", "random", "--device", "cuda", "--cluster", "auto"],
        ["--jobs", "0"],
        *([option, ""] for option in ("--players", "--games", "--seats", "--seed", "--jobs")),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", ROLL, "--out", str(tmp_path / "s"), *more]) == USAGE
    assert capsys.readouterr().err
    assert not (tmp_path / "s").exists()

"""Finished games as a table of decisions: from files and databases, without names."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from dataclasses import asdict
from pathlib import Path

import pytest

import aevum
from aevum.core import savefile
from aevum.core.engine import compiled
from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.search.ladder import DECISIONS_FILE, GAMES_FILE, Ladder, played_out, read_lines
from aevum.search.ladder import Plan as LadderPlan
from aevum.simulation.kept_games import NoGames, finished_matches

SAVED = Path(__file__).parents[1] / "saved" / "98e2236"
ROLL, TEMPUS = game_named("roll-through-the-ages"), game_named("tempus")


def finished() -> Match:
    """A game of two people, one of whom takes a choice back."""
    match = Match.new(ROLL, [Player("Ann"), Player("Bob", "greedy")], seed=5, engine=compiled(ROLL))
    while not match.over:
        seat = match.pending[0]
        match.play(seat, match.choices(seat)[-1])
        reach = match.undo_reach(seat)
        if reach is not None and not any(entry.undo_to is not None for entry in match.log):
            match.undo(seat, reach)
    return match


def test_every_decision_is_a_row(tmp_path: Path) -> None:
    match = finished()
    savefile.write(match, tmp_path / "game.json")
    table = aevum.load_games(tmp_path / "game.json")
    rows = table.to_pylist()
    acts = [entry for entry in match.log if entry.action is not None]
    assert [row["entry"] for row in rows] == [entry.position for entry in acts]
    assert [row["action"] for row in rows] == [ROLL.vocabulary.to_words(entry.action or 0) for entry in acts]
    assert {row["player"] for row in rows} == {"person", "greedy"}
    assert sum(row["taken_back"] for row in rows) > 0
    for row in rows:
        assert row["final_score"] == match.scores()[row["seat"]]
        assert row["choices"] >= 1 and row["game"] == ROLL.id
    assert {row["seat"]: row["won"] for row in rows}[match.winners()[0]] > 0


def test_nobody_is_named_unless_asked(tmp_path: Path) -> None:
    savefile.write(finished(), tmp_path / "game.json")
    assert "Ann" not in str(aevum.load_games(tmp_path).to_pydict())
    assert set(aevum.load_games(tmp_path, names=True).column("name").to_pylist()) == {"Ann", "Bob"}


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    savefile.write(finished(), tmp_path / "game.json")
    shutil.copy(tmp_path / "game.json", tmp_path / "again.json")
    (tmp_path / "other.json").write_text("[1, 2]")
    once = aevum.load_games(tmp_path / "game.json")
    assert aevum.load_games(tmp_path).num_rows == once.num_rows


def test_a_database_of_an_older_version_is_read_and_left_as_it_was(tmp_path: Path) -> None:
    database = tmp_path / "aevum.sqlite"
    shutil.copy(SAVED / "aevum.sqlite", database)
    before = database.read_bytes()
    table = aevum.load_games(database)
    assert len(set(table.column("match").to_pylist())) >= 1
    assert database.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["aevum.sqlite"]


def test_what_cannot_be_read_is_passed_over(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    shutil.copy(SAVED / "aevum.sqlite", tmp_path / "aevum.sqlite")
    alone = aevum.load_games(tmp_path)
    (tmp_path / "damaged.sqlite").write_bytes((SAVED / "aevum.sqlite").read_bytes()[:200])
    with closing(sqlite3.connect(tmp_path / "another_program.sqlite")) as other:
        other.execute("CREATE TABLE songs (name)")
    for name, text in {"empty": "", "null": "null", "deep": "[" * 100_000}.items():
        (tmp_path / f"{name}.json").write_text(text)
    assert aevum.load_games(tmp_path).equals(alone)
    assert not caplog.records  # nothing is said of copies that nobody keeps
    for name in ("damaged.sqlite", "another_program.sqlite", "null.json"):
        with pytest.raises(NoGames):
            aevum.load_games(tmp_path / name)
    with pytest.raises(FileNotFoundError):
        aevum.load_games(tmp_path / "nowhere")


def test_games_of_every_kind_and_age_are_one_table() -> None:
    """Of an earlier version: files of all games it had, and a database with running and finished tables."""
    table = aevum.load_games(SAVED)
    assert set(table.column("game").to_pylist()) == {"roll-through-the-ages", "tempus", "history-of-the-world"}
    assert {"person", "greedy"} <= set(table.column("player").to_pylist())
    running = [json.loads(path.read_text(encoding="utf-8")) for path in SAVED.glob("*-running.json")]
    loaded = set(table.column("match").to_pylist())
    assert running and not any(whole["seed_hash"].startswith(match) for whole in running for match in loaded)


def test_games_of_a_ladder_are_read_as_they_went(tmp_path: Path) -> None:
    """Several games of one deal are several games; a line that was cut off or says something else is passed over."""
    ladder = Ladder(LadderPlan(ROLL.id, ("greedy", "random"), 2, {"trading": 1}, 4, 1), tmp_path)
    with ladder.alone():
        ladder.play(1, lambda one: None)
    rows = aevum.load_games(tmp_path).to_pylist()
    names = dict.fromkeys(row["match"] for row in rows)
    games = [[row for row in rows if row["match"] == name] for name in names]
    told = {one.index: one for one in ladder.games}
    lines = list(read_lines(tmp_path / DECISIONS_FILE))
    assert len(games) == len(lines) == 4 and len({told[line["index"]].seating for line in lines}) == 2
    for line, game in zip(lines, games, strict=True):
        one = told[line["index"]]
        assert [row["action"] for row in game] == line["decided"] and len(game) == one.decisions
        assert all(row["player"] == one.seating[row["seat"]] for row in game)
        assert all(row["final_score"] == one.points[row["seat"]] for row in game)
    assert any(row["step"] == "trade" for row in rows)
    file = tmp_path / DECISIONS_FILE
    other = json.dumps({**lines[1], "points": [99, 99]})
    file.write_text("\n".join([json.dumps(lines[0]), other, json.dumps(lines[2])[:-20]]))
    assert set(aevum.load_games(tmp_path).column("match").to_pylist()) == {next(iter(names))}


def test_games_of_a_ladder_are_read_by_its_rules_and_each_once(tmp_path: Path) -> None:
    """Where one was stopped before its result was written down, the game that was played for it counts."""
    older = LadderPlan(TEMPUS.id, ("greedy", "random"), 3, {}, 1, 1, 1)
    lines = [asdict(one) | {"decided": decided} for one, decided in [played_out(older, 0)]]
    stopped = lines[0] | {"decided": [*lines[0]["decided"][:-1], "nonesuch"]}
    plan, file = tmp_path / GAMES_FILE, tmp_path / DECISIONS_FILE
    plan.write_text(json.dumps(older.same | {"rules": 1}) + "\n")
    file.write_text("\n".join(map(json.dumps, [stopped, *lines])))
    ((_, match),) = finished_matches(tmp_path)
    assert match.rules == 1 and match.position == lines[0]["decisions"]
    file.write_text("\n".join(map(json.dumps, [*lines, stopped])))
    assert not list(finished_matches(tmp_path))
    file.write_text(json.dumps(lines[0]))
    plan.write_text(json.dumps(older.same | {"rules": TEMPUS.rules_version + 1}) + "\n")
    assert not list(finished_matches(tmp_path)), "newer rules may have led elsewhere"


def test_a_ladder_that_does_not_say_what_was_played_is_passed_over(tmp_path: Path) -> None:
    savefile.write(finished(), tmp_path / "match.json")
    (tmp_path / "ladder").mkdir()
    (tmp_path / "ladder" / DECISIONS_FILE).write_text('{"index": 0}\n')
    for told in (None, "", "{}", "[]"):  # one that is gone, empty, or of something else
        if told is not None:
            (tmp_path / "ladder" / GAMES_FILE).write_text(told)
        assert len(list(finished_matches(tmp_path))) == 1


def test_a_folder_without_finished_games_says_so(tmp_path: Path) -> None:
    with pytest.raises(NoGames):
        aevum.load_games(tmp_path)

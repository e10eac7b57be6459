"""A match with a folder of tables at the terminal: played, saved, loaded, verified; faulty folders are sentences."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aevum.cli import main
from tests.games.corrected import a_seat_less, corrected
from tests.terminal.driving import GAME, Ran, aevum

SERVE = ("serve", "--no-open", "--port", "0", "--tables")


def run(kept: Path, *words: str, typed: str = "") -> Ran:
    """Carry out a command line in a process of its own, with a folder where tables are kept."""
    return aevum(*words, typed=typed, AEVUM_TABLES=str(kept))


def test_a_match_is_played_saved_and_loaded_with_its_tables(tmp_path: Path) -> None:
    folder = corrected(GAME, tmp_path / "short", ("limits.csv", "solo_rounds", "value"), 2)
    file, kept = tmp_path / "match.json", tmp_path / "kept"
    seats = ("--players", "Ada", "--seed", "3")
    begun = run(kept, "play", GAME.id, "--tables", str(folder), *seats, typed=f"roll\nsave {file}\nquit\n")
    assert begun.code == 0 and begun.err == ""
    tables = json.loads(file.read_text())["tables"]
    assert (kept / GAME.id / tables / "limits.csv").read_text() == (folder / "limits.csv").read_text()
    for words in (("play", "--load", str(file)), ("replay", str(file)), ("verify", str(file))):
        assert run(kept, *words, typed="quit\n").code == 0
        lost = run(tmp_path / "empty", *words, typed="quit\n")
        assert lost.code != 0 and tables in lost.out + lost.err and "Traceback" not in lost.err
    assert json.loads(file.read_text())["tables"] == tables


def test_a_faulty_folder_is_a_sentence(tmp_path: Path) -> None:
    folder = corrected(GAME, tmp_path / "faulty", ("developments.csv", "leadership", "cost"), "ten")
    ran = run(tmp_path / "kept", "play", GAME.id, "--tables", str(folder))
    assert ran.code != 0 and "developments.csv" in ran.err and "ten" in ran.err and "Traceback" not in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", GAME.id, "--tables", "no such folder"], "no such folder"),
        (["play", GAME.id, "--tables", "~nobody-of-this-name/tables"], "~nobody-of-this-name"),
        (["serve", "--tables", "no such folder"], "GAME=FOLDER"),
        (["serve", "--tables", f"{GAME.id}="], "GAME=FOLDER"),
        (["serve", "--no-open", "--port", "0", "--tables", f"{GAME.id}=no such folder"], "no such folder"),
        (
            ["serve", "--no-open", "--port", "0", "--tables", f"{GAME.id}=~nobody-of-this-name/x"],
            "~nobody-of-this-name",
        ),
        (["serve", "--no-open", "--port", "0", "--tables", "chess=."], "chess"),
    ],
)
def test_what_is_wrong_is_said(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AEVUM_LANG", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(words) != 0
    assert said in capsys.readouterr().err


def test_a_file_has_its_tables_and_takes_no_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = a_seat_less(GAME, tmp_path / "less")
    assert main(["play", "--load", "match.json", "--tables", str(folder), "--lang", "en"]) == 2
    assert "--tables" in capsys.readouterr().err

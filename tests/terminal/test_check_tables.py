"""`aevum check-tables`: the faults of a folder of tables, each with its place, for every game."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from aevum.cli import main
from aevum.core.findings import Fault, Place
from aevum.core.tables import TableFolder
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named
from aevum.terminal import check_tables
from tests.games.corrected import MOST_SEATS, a_seat_less, corrected

HISTORY = "history-of-the-world"
every_game = pytest.mark.parametrize("name", GAME_IDS)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test starts from an English system."""
    monkeypatch.setenv("AEVUM_LANG", "en")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    """Carry out a command line here: its status, the lines it prints, and what it complains about."""
    code = main(("check-tables", *words))
    out, err = capsys.readouterr()
    return code, re.sub("[\u00a0\u202f]", " ", out).splitlines(), err


def wrong_border(folder: Path) -> Path:
    """Tables of History of the World with a border to nowhere."""
    folder.mkdir()
    text = (game_named(HISTORY).folder / "data" / "borders.csv").read_text(encoding="utf-8")
    (folder / "borders.csv").write_text(text.replace("albion,eire", "albion,nowhere"), encoding="utf-8")
    return folder


@every_game
def test_own_tables_hold_and_are_known(capsys: pytest.CaptureFixture[str], name: str) -> None:
    """Their names tell which game they belong to; the list of rules may lie among them."""
    code, lines, err = run(capsys, str(game_named(name).folder / "data"))
    assert (code, err) == (0, "") and lines == [texts("en").say("cli-tables-hold", game=name)]


@every_game
def test_a_number_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str) -> None:
    folder = corrected(game_named(name), tmp_path / "faulty", MOST_SEATS, "four")
    code, lines, _ = run(capsys, str(folder), "--game", name)
    assert code == 1 and len(lines) == 2 and lines[1] == f"1 fault in the tables of {name}."
    assert re.fullmatch(r".*limits\.csv:\d+: players_max, column “value”: “four” is not a number\.", lines[0])


@every_game
def test_a_missing_column_a_missing_row_and_a_strange_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    (tmp_path / "limits.csv").write_text("id,valu,provenance,notes\nplayers_min,2,rulebook,\n", encoding="utf-8")
    (tmp_path / "zeppelins.csv").write_text("id\n", encoding="utf-8")
    code, lines, _ = run(capsys, str(tmp_path), "--game", name)
    assert code == 1 and "limits.csv:1: the column “value” is missing." in lines[0]
    assert any("limits.csv:2: the rows must be those" in line for line in lines)
    assert "zeppelins.csv:1: this game has no such table." in lines[-2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_id_that_no_table_has(capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str) -> None:
    code, lines, _ = run(capsys, str(wrong_border(tmp_path / "faulty")), "--game", HISTORY, "--lang", lang)
    assert code == 1 and len(lines) == 2
    assert all(word in lines[0] for word in ("borders.csv:2", "albion", "land_b", "nowhere", "lands.csv"))


def test_a_table_that_is_no_text(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "areas.csv").write_bytes(b"id\n\xff\n")
    code, lines, _ = run(capsys, str(tmp_path), "--game", HISTORY)
    assert code == 1 and "areas.csv:1: this cannot be read" in lines[0]


def test_a_corrected_table_holds(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = a_seat_less(game_named(HISTORY), tmp_path / "less")
    assert run(capsys, str(folder), "--game", HISTORY)[0] == 0


def test_which_game_is_asked_where_several_fit(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = a_seat_less(game_named(HISTORY), tmp_path / "less")
    code, lines, err = run(capsys, str(folder))
    assert code == 2 and lines == [] and all(name in err for name in GAME_IDS)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "Say which folder"),
        (("nothing here",), "There is no folder “nothing here” of tables"),
        (("nothing\0here", "--game", HISTORY), "There is no folder “nothing�here” of tables"),
        ((".", "--game", "chess"), "There is no game called “chess”"),
    ],
)
def test_command_lines_that_cannot_be_followed(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    code, lines, err = run(capsys, *words)
    assert code == 2 and lines == [] and said in err


def test_a_folder_without_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, _, err = run(capsys, str(tmp_path), "--game", HISTORY)
    assert code == 2 and "no table of this game" in err


def test_a_game_adds_what_its_own_cells_mean(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is asked where the tables have the right rows and columns, and does not say again what was said."""

    def faults(tables: TableFolder) -> Iterator[Fault]:
        for line in (2, 3):
            values = {"row": "albion", "column": "land_b", "found": "fog", "expected": "lands.csv"}
            yield Fault("table-id", Place(str(tables / "borders.csv"), line), dict(values))

    game = replace(game_named(HISTORY), check_tables=faults)
    monkeypatch.setattr(check_tables, "game_named", lambda name: game)
    folder = wrong_border(tmp_path / "faulty")
    code, lines, _ = run(capsys, str(folder), "--game", HISTORY)
    assert code == 1 and [re.search(r"“(nowhere|fog)”", line) is not None for line in lines] == [True, True, False]
    shutil.copy(game_named(HISTORY).folder / "data" / "areas.csv", folder)
    (folder / "areas.csv").write_text("id\n", encoding="utf-8")
    assert not any("fog" in line for line in run(capsys, str(folder), "--game", HISTORY)[1])

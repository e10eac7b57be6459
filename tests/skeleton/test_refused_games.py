"""What cannot be made is refused by a named error, and nothing is written or changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import aevum.skeleton as skeleton
from aevum.cli import main
from aevum.core.errors import AevumError
from aevum.core.text import LANGUAGES
from tests.skeleton.trees import files_in

PLACES = ("aevum/games", "aevum/web/boards", "aevum/terminal/boards", "tests/games")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The smallest source tree, with one game in it."""
    for place in PLACES:
        (tmp_path / place).mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    rules = tmp_path / "aevum/games/tempus/data/rules.csv"
    rules.parent.mkdir(parents=True)
    rules.write_text("id,chapter,kind\nTE-001,setup,rule\n")
    (tmp_path / "aevum/terminal/boards/unpainted.py").touch()
    (tmp_path / "aevum/web/boards/half").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("name", "prefix", "error"),
    [
        ("Two Heaps", "TH", skeleton.BadGameName),
        ("2-heaps", "TH", skeleton.BadGameName),
        ("two_heaps", "TH", skeleton.BadGameName),
        ("two--heaps", "TH", skeleton.BadGameName),
        ("../ages", "TH", skeleton.BadGameName),
        ("class", "TH", skeleton.BadGameName),
        ("a" * 41, "TH", skeleton.BadGameName),
        ("", "TH", skeleton.BadGameName),
        ("two-heaps", "th", skeleton.BadPrefix),
        ("two-heaps", "THG", skeleton.BadPrefix),
        ("two-heaps", "", skeleton.BadPrefix),
        ("two-heaps", "TE", skeleton.TakenPrefix),
        ("tempus", "TH", skeleton.TakenGameName),
        ("half", "TH", skeleton.TakenGameName),
        ("unpainted", "TH", skeleton.TakenGameName),
    ],
)
def test_bad_and_taken_names_are_refused(root: Path, name: str, prefix: str, error: type[AevumError]) -> None:
    before = files_in(root)
    with pytest.raises(error) as met:
        skeleton.make_game(name, prefix, root)
    assert files_in(root) == before
    assert all(met.value.say(lang) for lang in LANGUAGES)


def test_an_installed_package_is_no_source_tree(tmp_path: Path) -> None:
    with pytest.raises(skeleton.NoSourceTree):
        skeleton.make_game("two-heaps", "TH", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_failure_in_the_middle_leaves_nothing(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before, rename = sorted(root.rglob("*")), Path.rename

    def fail_at_last(path: Path, target: Path) -> Path:
        if target.parent.name == "games" and target.parents[1].name == "aevum":
            raise PermissionError(13, "Permission denied")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", fail_at_last)
    with pytest.raises(skeleton.CannotWrite) as met:
        skeleton.make_game("two-heaps", "TH", root)
    assert "Permission denied" in str(met.value)
    assert sorted(root.rglob("*")) == before


def test_a_game_is_made_in_the_folder_that_is_named(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "two-heaps", "TH", "--folder", str(root), "--lang", "en"]) == 0
    assert "two-heaps is made" in capsys.readouterr().out
    assert all((root / place / "two_heaps").is_dir() for place in PLACES)
    assert main(["new-game", "two-heaps", "SB", "--folder", str(root), "--lang", "en"]) == 2
    assert "is taken" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["two-heaps"]])
def test_name_and_prefix_are_asked_for(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", *words, "--lang", "en"]) == 2
    assert "Say what the game is called" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "said"), [([], "Say which game"), (["chess"], "There is no game called “chess”")])
def test_check_asks_for_a_game_that_there_is(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *words, "--lang", "en"]) == 2
    assert said in capsys.readouterr().err

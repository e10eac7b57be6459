"""A game in three minutes, in the terminal."""

from __future__ import annotations

import io

import pytest

from aevum.cli import main
from aevum.core.learning import SECTIONS, figures
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named

TAUGHT = list(zip(GAME_IDS, (*LANGUAGES, "en"), strict=True))


@pytest.fixture(autouse=True)
def piped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody types."""
    monkeypatch.setattr("sys.stdin", io.StringIO())


@pytest.mark.parametrize(("name", "lang"), TAUGHT)
def test_a_game_is_told_from_the_goal_to_how_to_win(capsys: pytest.CaptureFixture[str], name: str, lang: str) -> None:
    assert main(["learn", name, "--plain", "--lang", lang]) == 0
    told, own = capsys.readouterr().out, texts(lang, name)
    titles = [told.index(f"\n{own.say(f'learn-title-{section}').upper()}\n") for section in SECTIONS]
    assert titles == sorted(titles)
    for figure in figures(game_named(name)):
        assert own.say(figure.key) in told
        assert all(f"- {pointer['text']}\n" in told for pointer in figure.pointers(own))


def test_the_table_of_one_moment_is_shown_once(capsys: pytest.CaptureFixture[str]) -> None:
    main(["learn", "tempus", "--plain"])
    assert capsys.readouterr().out.count("Epoch 6 of 10") == 1


def test_which_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn"]) == 2 and "tempus" in capsys.readouterr().err
    assert main(["learn", "chess"]) == 2 and "chess" in capsys.readouterr().err


def test_a_game_that_is_not_taught_yet(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.core.learning.PLAN", "nowhere.csv")
    assert main(["learn", "tempus"]) == 2 and "tempus" in capsys.readouterr().err

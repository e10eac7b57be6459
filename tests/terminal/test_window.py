"""In a real terminal: the picture, completion, Ctrl-C, plain mode, and stepping through a saved match."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from aevum.core import savefile
from aevum.core.text import LANGUAGES
from tests.terminal.driving import GAME, aevum, new_match, typing
from tests.terminal.window import Window

PLAY = ("play", GAME.id, "--players", "Ann,greedy", "--seed", "7", "--option", "first=1")


def test_a_picture_and_a_prompt() -> None:
    with Window(*PLAY) as window:
        window.wait_for("Seed hash: ")
        picture = window.wait_for("Ann ›")
        for part in ("Round 1", "● A", "■ B", "╭─1", "City 4", "Stop and keep these dice"):
            assert part in picture
        window.press("sto\t\r")
        window.wait_for("Ann kept the dice.")
        window.type("why reroll 1")
        window.wait_for("RT-010")
        window.type("help")
        window.wait_for("The Tab key finishes words")
        window.type("quit")
        window.wait_for("Leave anyway?")
        window.type("yes")
        assert window.end() == 0


def test_a_wide_window_shows_everything() -> None:
    with Window(*PLAY, columns=120, lines=40) as window:
        picture = window.wait_for("Ann ›")
        for part in ("▯▯▯", "Empire", "Great Wall 10/5"):
            assert part in picture


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_games_breaks_between_words(lang: str) -> None:
    """No line is wider than the window, and nothing is lost."""
    with Window("games", "--lang", lang) as window:
        assert window.end() == 0
        lines = window.shown.rstrip("\n").split("\n")
    assert max(map(cell_len, lines)) <= 80
    whole = aevum("games", "--lang", lang).out
    assert max(map(cell_len, whole.split("\n"))) > 80
    assert re.sub(r"\s", "", "".join(lines)) == re.sub(r"\s", "", whole)


def test_no_color_is_honoured() -> None:
    colour = re.compile(r"\x1b\[[\d;]*\b(3[1-7]|38;)")
    with Window(*PLAY) as window:
        window.wait_for("Ann ›")
        assert colour.search(window.raw)
    with Window(*PLAY, NO_COLOR="1") as window:
        assert "● A" in window.wait_for("Ann ›")
        assert not colour.search(window.raw)


@pytest.mark.parametrize("plain", [False, True])
def test_ctrl_c_leaves_and_says_how_to_save(plain: bool) -> None:
    with Window(*PLAY, *(["--plain"] if plain else [])) as window:
        window.wait_for("Ann: " if plain else "Ann ›")
        window.wait_for("reroll any of") if plain else None
        window.type("stop")
        window.wait_for("Ann kept the dice.")
        window.press("\x03")
        window.wait_for("Interrupted.")
        window.wait_for("The match was not saved. To keep one, type “save FILE” before leaving.")
        assert window.end() == 130


@pytest.mark.parametrize("plain", [False, True])
def test_ctrl_d_leaves_quietly(plain: bool) -> None:
    with Window(*PLAY, *(["--plain"] if plain else [])) as window:
        window.wait_for("reroll any of" if plain else "Ann ›")
        window.press("\x04")
        window.wait_for("The input has ended.")
        assert window.end() == 0


@pytest.mark.parametrize(("words", "term"), [(["--plain"], "xterm"), ([], "dumb")])
def test_plain_mode_uses_no_cursor_and_no_frames(words: list[str], term: str) -> None:
    with Window(*PLAY, *words, TERM=term) as window:
        window.wait_for("You can: stop; reroll any of 1, 2, 3.")
        window.wait_for("Ann: ")
        window.type("stop")
        window.wait_for("You can: ")
        assert not set(window.raw) & set("\x1b│─╭●■▲☠▮")


def test_the_rich_face_speaks_japanese() -> None:
    with Window(*PLAY, AEVUM_LANG="ja") as window:
        picture = window.wait_for("Ann ›")
        assert "第1ラウンド" in picture and "食料" in picture
        window.type("なぜ　建てる")
        window.wait_for("RT-010")
        window.type("止める")
        window.wait_for("出目を確定しました")


@pytest.mark.parametrize("plain", [False, True])
def test_stepping_through_a_saved_match(tmp_path: Path, plain: bool) -> None:
    session, _, _ = typing(new_match("greedy", "random", seed=8), [])
    savefile.write(session.match, tmp_path / "m.json")
    last = session.match.position
    with Window("replay", str(tmp_path / "m.json"), *(["--plain"] if plain else [])) as window:
        keys = "“next” or Enter, “back”, “to N”, “quit”."
        window.wait_for("0. The start")
        window.wait_for(keys)
        window.type("back")
        window.wait_for("This is the start.")
        window.type("")
        window.wait_for("1. ")
        window.type("next")
        window.wait_for("2. ")
        window.type("b")
        window.wait_for("1. ")
        window.type("fly")
        window.wait_for(keys)
        window.type(f"to {last + 1}")
        window.wait_for(f"There is no step {last + 1}: they are numbered 0 to {last}.")
        window.type("to x")
        window.wait_for("There is no step x")
        window.type(str(last))
        window.wait_for(f"{last}. ")
        window.wait_for("The winner: ")
        window.type("next")
        window.wait_for("This is the end.")
        window.type("quit")
        assert window.end() == 0


def test_a_replay_can_be_interrupted(tmp_path: Path) -> None:
    savefile.write(new_match("Ann"), tmp_path / "m.json")
    for key, code in (("\x03", 130), ("\x04", 0)):
        with Window("replay", str(tmp_path / "m.json")) as window:
            window.wait_for("›")
            window.press(key)
            assert window.end() == code

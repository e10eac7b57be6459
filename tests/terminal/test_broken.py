"""A match that a fault in the rules broke off, at the terminal: said instead of a winner, and its file holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.cli import main
from aevum.core import savefile
from aevum.core.match import Match, Player
from aevum.core.text import LANGUAGES
from tests.core.faulty import FAULTY_SEAT, faulty_engine
from tests.terminal.driving import GAME, own_texts, typing

ENGINE = faulty_engine(GAME)


def faulty_match() -> Match:
    """A match in which the seat decides first whose decision breaks it."""
    return Match(GAME, [Player("Ann"), Player("Bob")], {"first": FAULTY_SEAT + 1}, 3, ENGINE)


def broken_match() -> Match:
    match = faulty_match()
    match.play(FAULTY_SEAT, match.choices(FAULTY_SEAT)[0])
    assert match.fault
    return match


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    savefile.write(broken_match(), tmp_path / "broken.json")
    monkeypatch.setattr(savefile, "interpreted", lambda _: ENGINE)
    monkeypatch.setenv("AEVUM_LANG", "en")
    return tmp_path / "broken.json"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_says_why_and_names_no_winner(lang: str, tmp_path: Path) -> None:
    words = own_texts(lang)
    stop, save = words.say("verb-stop"), words.say("terminal-command-save")
    session, out, code = typing(faulty_match(), [stop, stop, f"{save} {tmp_path / 'kept.json'}"], lang)
    assert code == 0 and session.match.broken
    text = session.match.broken.say(lang)
    assert out.count(text) == 2, "at the end, and to whoever would go on"
    assert (
        words.say("terminal-final-score") not in out and words.say("terminal-winners", count=1, names="Bob") not in out
    )
    assert (tmp_path / "kept.json").exists() and f"{session.match.seed:032x}" in out


def test_nothing_is_taken_back(tmp_path: Path) -> None:
    session, out, _ = typing(faulty_match(), ["stop", "undo"])
    assert session.match.fault and session.match.position == 1
    assert own_texts().say("terminal-nothing-to-undo") in out


def test_its_file_is_verified(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(file)]) == 0
    out = capsys.readouterr().out
    assert "was broken off by a fault" in out and own_texts().say("cli-verify-holds") in out


def test_its_file_is_replayed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--all"]) == 0
    out = capsys.readouterr().out
    assert "was broken off by a fault" in out and own_texts().say("terminal-final-score") not in out


def test_its_file_is_opened(file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    session, out, code = typing(savefile.read(file, ENGINE), [])
    assert code == 0 and session.match.broken and session.match.broken.say("en") in out

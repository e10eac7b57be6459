"""Saved files that were cut, edited, forged or come from the future, for play, replay and verify."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from aevum.cli import main
from aevum.core import savefile
from aevum.core.match import Match
from tests.terminal.driving import new_match, typing


@pytest.fixture(scope="module")
def finished() -> Match:
    session, _, _ = typing(new_match("greedy", "random", seed=8), [])
    assert session.match.over
    return session.match


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_LANG", "en")


def _run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out + err


def _edited(match: Match, path: Path, edit: Any) -> Path:
    whole = json.loads(savefile.text_of(match))
    edit(whole)
    path.write_text(json.dumps(whole), encoding="utf-8")
    return path


def test_what_was_checked_is_said(capsys: pytest.CaptureFixture[str], finished: Match, tmp_path: Path) -> None:
    savefile.write(finished, tmp_path / "m.json")
    code, said = _run(capsys, "verify", str(tmp_path / "m.json"), "--hash", finished.seed_hash.upper())
    assert code == 0
    assert f"The seed {finished.seed:032x} has the hash {finished.seed_hash}" in said
    assert f"{finished.position} steps were replayed" in said
    assert f"greedy {finished.scores()[0]}, random {finished.scores()[1]}" in said
    assert "The published hash is the same." in said and said.endswith("Everything holds.\n")


def test_an_unfinished_match_holds_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    savefile.write(new_match("Ann"), tmp_path / "m.json")
    code, said = _run(capsys, "verify", str(tmp_path / "m.json"))
    assert code == 0 and "No step has been played" in said and "no result to check" in said
    assert "published" not in said


def test_another_published_hash(capsys: pytest.CaptureFixture[str], finished: Match, tmp_path: Path) -> None:
    savefile.write(finished, tmp_path / "m.json")
    code, said = _run(capsys, "verify", str(tmp_path / "m.json"), "--hash", "0" * 64)
    assert code == 1 and "The published hash is another one" in said and "does not hold" in said


def _swap_step(whole: dict[str, Any]) -> None:
    whole["log"][3], whole["log"][4] = whole["log"][4], whole["log"][3]


EDITS: dict[str, Any] = {
    "a seed that is not the hashed one": lambda w: w.update(seed=f"{1:032x}"),
    "a hash of another seed": lambda w: w.update(seed_hash="0" * 64),
    "a seed that is none": lambda w: w.update(seed="zz"),
    "a start that is another": lambda w: w.update(start="0" * 16),
    "a hash of a step": lambda w: w["log"][7].update(hash="0" * 16),
    "another action": lambda w: w["log"][0].update(do="reroll 1 2 3"),
    "an action that is none": lambda w: w["log"][2].update(do="conquer rome"),
    "an action that is not possible": lambda w: w["log"][2].update(do="buy empire"),
    "steps in another order": _swap_step,
    "a step that is missing": lambda w: w["log"].pop(5),
    "a step that is no step": lambda w: w["log"].insert(5, 17),
    "another seat": lambda w: w["log"][0].update(seat=3),
    "a better score": lambda w: w["result"]["scores"].__setitem__(0, 99),
    "another winner": lambda w: w["result"].update(winners=[2, 1]),
    "no result": lambda w: w.update(result=None),
    "an option of another value": lambda w: w["options"].update(trading=5),
    "an option that is none": lambda w: w["options"].update(cheat=1),
    "too many players": lambda w: w["players"].extend([{"name": "x", "bot": None}] * 3),
}
UNREADABLE: dict[str, Any] = {
    "a newer version": lambda w: w.update(aevum=3),
    "another game": lambda w: w.update(game="chess"),
    "no version": lambda w: w.pop("aevum"),
    "no log": lambda w: w.pop("log"),
    "no players": lambda w: w.pop("players"),
    "no seed": lambda w: w.pop("seed"),
    "no options": lambda w: w.pop("options"),
}


@pytest.mark.parametrize("edit", EDITS.values(), ids=EDITS.keys())
def test_an_edited_file_does_not_hold(
    capsys: pytest.CaptureFixture[str], finished: Match, tmp_path: Path, edit: Any
) -> None:
    path = _edited(finished, tmp_path / "m.json", edit)
    code, said = _run(capsys, "verify", str(path))
    assert code == 1 and said.endswith("This match does not hold.\n") and said.count("\n") == 2
    for words in (["replay", str(path)], ["play", "--load", str(path)]):
        code, said = _run(capsys, *words)
        assert code == 2 and said.count("\n") == 1


@pytest.mark.parametrize("edit", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_what_is_no_saved_match_of_ours_cannot_be_checked(
    capsys: pytest.CaptureFixture[str], finished: Match, tmp_path: Path, edit: Any
) -> None:
    path = _edited(finished, tmp_path / "m.json", edit)
    code, said = _run(capsys, "verify", str(path))
    assert code == 2 and said.endswith("This file cannot be checked.\n")
    for words in (["replay", str(path)], ["play", "--load", str(path)]):
        assert _run(capsys, *words)[0] == 2


def test_a_file_cut_off_anywhere(capsys: pytest.CaptureFixture[str], finished: Match, tmp_path: Path) -> None:
    text = savefile.text_of(finished)
    for part in range(0, 20):
        (tmp_path / "m.json").write_text(text[: len(text) * part // 20], encoding="utf-8")
        code, said = _run(capsys, "verify", str(tmp_path / "m.json"))
        assert code == 2 and "was cut off" in said


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"null", b"[]", b"{}", b"7", b"[" * 100_000, b'{"aevum": 1' + b"0" * 6000 + b"}"]
)
def test_files_of_all_sorts(capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes) -> None:
    (tmp_path / "m.json").write_bytes(content)
    for words in (["verify"], ["replay"], ["play", "--load"]):
        code, said = _run(capsys, *words, str(tmp_path / "m.json"))
        assert code == 2 and said.strip()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    savefile.write(new_match("Ann"), tmp_path / "m.json")
    (tmp_path / "m.json").chmod(0)
    code, said = _run(capsys, "verify", str(tmp_path / "m.json"))
    assert code == 2 and "cannot be read" in said


def test_a_file_with_a_bot_nobody_knows(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = _edited(new_match("Ann", "greedy"), tmp_path / "m.json", lambda w: w["players"][1].update(bot="genius"))
    code, said = _run(capsys, "play", "--load", str(path))
    assert code == 2 and said.startswith("There is no computer player of the level “genius”")
    assert _run(capsys, "verify", str(path))[0] == 0


def test_a_file_of_another_game_than_asked_for(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    savefile.write(new_match("Ann"), tmp_path / "m.json")
    code, said = _run(capsys, "play", "chess", "--load", str(tmp_path / "m.json"))
    assert code == 2 and "The saved match is one of roll-through-the-ages" in said


def test_undone_decisions_are_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    session, _, _ = typing(new_match("Ann", "greedy", options={"first": 1}), ["reroll 1", "undo", "yes", "stop"])
    savefile.write(session.match, tmp_path / "m.json")
    assert _run(capsys, "verify", str(tmp_path / "m.json"))[0] == 0
    code, said = _run(capsys, "replay", str(tmp_path / "m.json"), "--all")
    assert code == 0 and "2. Ann goes back to step 0." in said and "The match is not over yet." in said


def test_a_name_in_a_file_does_not_steer_the_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = _edited(new_match("Ann"), tmp_path / "m.json", lambda w: w["players"][0].update(name="\x1b[31mEve"))
    for words in (["replay", str(path)], ["verify", str(path)]):
        code, said = _run(capsys, *words)
        assert code != 0 and "\x1b" not in said and "players" in said

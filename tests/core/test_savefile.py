"""A match as a file: the same match again, written whole or not at all."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from aevum.core import savefile
from aevum.core.engine import compiled, interpreted
from aevum.core.match import Match, Player
from aevum.games import game_named
from tests.core.moves import do, lay_lowest, toy_match
from tests.laws.moments import truth
from tests.toy import TOY

ROLL = game_named("roll-through-the-ages")


def small_match() -> Match:
    """A few steps of Roll Through the Ages, with an undo alone and one by consent."""
    players = [Player("Zoé"), Player("Bot", bot="greedy"), Player("花")]
    match = Match.new(ROLL, players, {"first": 1, "trading": 1}, seed=0xA1, engine=compiled(ROLL))
    match.play(0, ROLL.vocabulary.from_words("reroll 1 2"))
    match.undo(0, 0, agreed={2})
    match.play(0, ROLL.vocabulary.from_words("stop"))
    match.undo(0)
    match.play(0, ROLL.vocabulary.from_words("reroll 3"))
    return match


def finished_match() -> Match:
    match = Match.new(ROLL, [Player("Ann"), Player("Bob")], seed=12, engine=compiled(ROLL))
    while not match.over:
        match.play(match.pending[0], match.choices(match.pending[0])[-1])
    return match


@pytest.mark.parametrize("make", [small_match, finished_match])
def test_a_match_comes_back_from_its_file(make: Callable[[], Match], tmp_path: Path) -> None:
    match, path = make(), tmp_path / "match.aevum"
    savefile.write(match, path)
    again = savefile.read(path, compiled(ROLL))
    assert savefile.dump(again) == savefile.dump(match)
    assert (again.players, again.options, again.seed) == (match.players, match.options, match.seed)
    assert [entry.agreed for entry in again.log] == [entry.agreed for entry in match.log]
    for position in range(match.position + 1):
        assert truth(again, position).tobytes() == truth(match, position).tobytes()
    assert again.undo_by_consent(0) == match.undo_by_consent(0)


def test_play_goes_on_after_loading() -> None:
    match = small_match()
    again = savefile.load(savefile.dump(match), compiled(ROLL))
    for _ in range(10):
        action = match.choices(match.pending[0])[0]
        here, there = match.play(match.pending[0], action), again.play(again.pending[0], action)
        assert [entry.hash for entry in here.entries] == [entry.hash for entry in there.entries] != []


def test_a_file_is_readable_and_says_everything() -> None:
    text = savefile.text_of(small_match())
    whole = json.loads(text)
    assert list(whole) == [
        "aevum",
        "game",
        "rules",
        "options",
        "players",
        "seed_hash",
        "seed",
        "start",
        "log",
        "result",
    ]
    assert whole["players"][0] == {"name": "Zoé", "bot": None} and "Zoé" in text and "花" in text
    assert [{key: step[key] for key in step if key != "hash"} for step in whole["log"]] == [
        {"seat": 1, "do": "reroll 1 2"},
        {"seat": 1, "undo": 0, "agreed": [3]},
        {"seat": 1, "do": "stop"},
        {"seat": 1, "undo": 2, "agreed": []},
        {"seat": 1, "do": "reroll 3"},
    ]
    assert whole["result"] is None and whole["seed"] == f"{0xA1:032x}"
    assert len([line for line in text.splitlines() if '"hash"' in line]) == len(whole["log"])


def test_the_result_stands_in_a_finished_file() -> None:
    match = finished_match()
    whole = json.loads(savefile.text_of(match))
    winners = [seat + 1 for seat in match.winners()]
    assert whole["result"] == {"scores": match.scores(), "winners": winners}


def test_a_match_without_a_step_is_a_file_too() -> None:
    match = Match.new(ROLL, [Player("Ann")], seed=1)
    assert '"log": []' in savefile.text_of(match)
    assert savefile.parse(savefile.text_of(match)).position == 0


def test_a_file_is_loaded_with_the_engine_of_its_own_game() -> None:
    whole = savefile.dump(small_match())
    assert savefile.load(whole).engine is interpreted(ROLL)
    assert savefile.load(whole, interpreted(TOY)).engine is interpreted(ROLL)
    assert savefile.load(whole, compiled(ROLL)).engine is compiled(ROLL)


def test_a_secret_choice_is_saved_and_loaded() -> None:
    match = toy_match()
    do(match, 0, "pass")
    lay_lowest(match, 2)
    again = savefile.load(savefile.dump(match), interpreted(TOY))
    assert again.pending == (0, 1) and truth(again).tobytes() == truth(match).tobytes()


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file(broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.aevum"
    savefile.write(Match.new(ROLL, [Player("Ann")], seed=1), path)
    old = path.read_bytes()

    def disk_full(*_: Any) -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(os, broken, disk_full)
    with pytest.raises(OSError, match="no space"):
        savefile.write(small_match(), path)
    assert path.read_bytes() == old
    assert os.listdir(tmp_path) == ["match.aevum"]


def test_a_write_cut_off_half_way_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.aevum"
    savefile.write(Match.new(ROLL, [Player("Ann")], seed=1), path)
    old = path.read_bytes()

    def killed(*_: Any) -> str:
        assert path.read_bytes() == old
        raise KeyboardInterrupt

    monkeypatch.setattr(savefile, "text_of", killed)
    with pytest.raises(KeyboardInterrupt):
        savefile.write(small_match(), path)
    assert path.read_bytes() == old
    assert os.listdir(tmp_path) == ["match.aevum"]


def test_a_file_is_replaced_by_a_newer_one(tmp_path: Path) -> None:
    path = tmp_path / "match.aevum"
    savefile.write(Match.new(ROLL, [Player("Ann")], seed=1), path)
    savefile.write(small_match(), path)
    assert savefile.read(path, compiled(ROLL)).position == 5

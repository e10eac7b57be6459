"""Saved games outlive changes: files of older versions, fingerprints, and rules that have changed since."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from aevum.core import savefile
from aevum.core.archive import first_hash
from aevum.core.engine import compiled
from aevum.core.errors import BrokenFile, NewerRules, ReplayDiffers, RulesChanged
from aevum.core.fingerprint import fingerprint
from aevum.core.match import Match
from aevum.core.record import Field, record_type
from aevum.core.text import LANGUAGES
from aevum.games import game_named
from tests.core.moves import do, lay_all, toy_match
from tests.laws.moments import truth
from tests.toy.changed import CHANGED, ENGINE

SAVED = Path(__file__).parents[1] / "saved" / "98e2236"
SEVEN_AGES = SAVED.with_name("daca0983")
FILES = sorted(path for path in SAVED.glob("*.json") if path.name != "links.json")


def whole_of(path: Path) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return whole


def loaded(whole: dict[str, Any]) -> Match:
    return savefile.load(whole, compiled(game_named(whole["game"])))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_of_the_first_version_are_verified_and_written_anew(path: Path) -> None:
    whole = whole_of(path)
    match = loaded(whole)
    assert match.rules == 1 and match.position == len(whole["log"])
    assert first_hash(match.game, truth(match, 0)) == whole["start"]
    anew = savefile.dump(match)
    assert (anew["aevum"], anew["rules"], anew["result"]) == (2, 1, whole["result"])
    assert [without_hash(step) for step in anew["log"]] == [without_hash(step) for step in whole["log"]]
    assert savefile.dump(loaded(anew)) == anew


def without_hash(step: dict[str, Any]) -> dict[str, Any]:
    return {part: value for part, value in step.items() if part != "hash"}


def test_there_are_files_of_every_kind() -> None:
    wholes = [whole_of(path) for path in FILES]
    undos = [step for whole in wholes for step in whole["log"] if "undo" in step]
    assert {whole["aevum"] for whole in wholes} == {1} and len({whole["game"] for whole in wholes}) == 3
    assert {bool(step["agreed"]) for step in undos} == {True, False}
    assert {whole["result"] is None for whole in wholes} == {True, False}


@pytest.mark.parametrize("path", sorted(SEVEN_AGES.glob("*.json")), ids=lambda path: path.stem)
def test_games_of_seven_ages_go_on_by_the_rules_they_were_begun_with(path: Path) -> None:
    whole = whole_of(path)
    match = loaded(whole)
    assert match.rules == 1 < match.game.rules_version
    assert savefile.dump(match) == whole


@pytest.mark.parametrize("place", [0, 57, -1])
def test_every_hash_of_an_old_file_is_compared(place: int) -> None:
    whole = whole_of(SAVED / "roll-through-the-ages-running.json")
    whole["log"][place]["hash"] = "0" * 16
    with pytest.raises(ReplayDiffers):
        loaded(whole)
    whole = whole_of(SAVED / "roll-through-the-ages-running.json")
    with pytest.raises(BrokenFile):
        loaded(whole | {"start": "0" * 16})


def layout_of(*fields: Field) -> np.dtype[Any]:
    return record_type(fields)


def print_of(layout: np.dtype[Any], **values: Any) -> str:
    record = np.zeros(1, layout)[0]
    for name, value in values.items():
        record[name] = value
    return fingerprint(layout, record)


def test_a_fingerprint_does_not_depend_on_the_layout() -> None:
    narrow = layout_of(Field("coins", "i1", "", (3,)), Field("cards", "i2", ""))
    wide = layout_of(Field("cards", "i8", ""), Field("newer", "i4", "", (7,)), Field("coins", "i2", "", (3,)))
    values = {"coins": [1, 0, -1], "cards": 5}
    assert print_of(narrow, **values) == print_of(wide, **values)
    assert print_of(wide, **values) != print_of(wide, **values, newer=[0, 0, 0, 0, 0, 0, 1])
    assert print_of(narrow, coins=[1, 0, 0]) != print_of(narrow, coins=[0, 1, 0]) != print_of(narrow, cards=1)


def test_what_was_told_is_no_part_of_a_fingerprint() -> None:
    layout = layout_of(Field("coins", "i1", ""))
    assert print_of(layout, told=3) == print_of(layout) != print_of(layout, coins=1)


def test_the_key_of_the_generator_counts_whole() -> None:
    layout = layout_of(Field("coins", "i1", ""))
    assert print_of(layout, key=[1 << 63, 0]) != print_of(layout, key=[0, 0])


def played_toy() -> Match:
    """Three rounds of the toy game by its first rules."""
    match = toy_match()
    for _ in range(3):
        do(match, match.pending[0], "pass")
        lay_all(match)
    return match


def test_changed_rules_stop_the_replay_and_are_named() -> None:
    whole = savefile.dump(played_toy())
    with pytest.raises(RulesChanged, match=r"TOY-7.*entry 4") as stopped:
        savefile.load(whole, ENGINE)
    assert all("TOY-7" in stopped.value.say(lang) for lang in LANGUAGES)


def test_a_match_can_be_looked_at_up_to_there_and_not_played_on() -> None:
    whole = savefile.dump(played_toy())
    match = savefile.load(whole, ENGINE, halted=True)
    assert match.halt and (match.halt.entry, match.position, match.rules) == (4, 3, 1)
    assert [match.observed(None, at).tobytes() for at in range(4)]
    assert match.pending == () and match.choices(0) == [] and match.undo_reach(0) is None
    with pytest.raises(RulesChanged):
        do(match, 0, "pass")
    with pytest.raises(RulesChanged):
        match.undo(0, 0, agreed={0, 1, 2})


def test_the_whole_log_is_exported_unchanged_and_comes_back_under_the_old_rules() -> None:
    match = played_toy()
    whole = savefile.dump(match)
    exported = savefile.dump(savefile.load(whole, ENGINE, halted=True))
    assert exported == whole | {"stopped": 4}
    assert savefile.dump(savefile.load(exported, match.engine)) == whole


def test_a_match_begun_by_the_new_rules_plays_and_is_no_older_ones() -> None:
    match = Match.new(CHANGED, toy_match().players, seed=3, engine=ENGINE)
    do(match, 0, "pass")
    lay_all(match)
    whole = savefile.dump(match)
    assert whole["rules"] == 2 and savefile.dump(savefile.load(whole, ENGINE)) == whole
    with pytest.raises(NewerRules):
        savefile.load(whole, toy_match().engine)


def test_damage_is_not_taken_for_changed_rules() -> None:
    whole = savefile.dump(played_toy())
    whole["log"][8] = {"seat": 1}
    with pytest.raises(ReplayDiffers):
        savefile.load(whole, ENGINE, halted=True)
    whole = savefile.dump(played_toy())
    whole["log"][2]["hash"] = "0" * 20
    with pytest.raises(ReplayDiffers):
        savefile.load(whole, toy_match().engine, halted=True)

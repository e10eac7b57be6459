"""Files that are cut off, edited or made up: a named error that says what is wrong, never another match."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.core import savefile
from aevum.core.engine import compiled
from aevum.core.errors import (
    AevumError,
    BadOptionValue,
    BadSeatCount,
    BadSeed,
    BrokenFile,
    NewerFile,
    NewerRules,
    ReplayDiffers,
    SeedMismatch,
    UnknownAction,
    UnknownGame,
    UnknownOption,
)
from aevum.core.text import LANGUAGES
from tests.core.test_savefile import ROLL, finished_match, small_match

ENGINE = compiled(ROLL)
WHOLE = savefile.dump(small_match())
TEXT = savefile.text_of(small_match())
EDITS = ' "0123456789,:[]{}-.abcdefnostu\\\x00é'


def load(whole: Any) -> Any:
    return savefile.load(whole, ENGINE)


def changed(part: str, value: Any) -> dict[str, Any]:
    return {**WHOLE, part: value}


def changed_step(number: int, **parts: Any) -> dict[str, Any]:
    whole = copy.deepcopy(WHOLE)
    whole["log"][number - 1].update(parts)
    return whole


def test_a_file_cut_off_anywhere_is_refused(tmp_path: Path) -> None:
    path, content = tmp_path / "match.aevum", TEXT.encode()
    for length in range(len(content) - 1):
        path.write_bytes(content[:length])
        with pytest.raises(BrokenFile):
            savefile.read(path, ENGINE)
    path.write_bytes(content[:-1])  # only the last line's end is missing
    assert savefile.dump(savefile.read(path, ENGINE)) == WHOLE


def edits_of(line: str) -> set[str]:
    """Every line that differs in one character: replaced, left out or put in."""
    found = set()
    for place in range(len(line)):
        found.add(line[:place] + line[place + 1 :])
        for letter in EDITS:
            found.add(line[:place] + letter + line[place + 1 :])
            found.add(line[:place] + letter + line[place:])
    return found - {line}


@pytest.mark.parametrize("number", range(1, 6))
def test_a_step_with_one_character_changed_is_refused_or_means_the_same(number: int) -> None:
    lines = TEXT.splitlines(keepends=True)
    place = next(index for index, line in enumerate(lines) if '"hash"' in line) + number - 1
    same = refused = 0
    for edited in edits_of(lines[place]):
        try:
            loaded = savefile.parse("".join([*lines[:place], edited, *lines[place + 1 :]]), ENGINE)
        except AevumError:
            refused += 1
        else:
            same += 1
            assert savefile.dump(loaded) == WHOLE, edited
    assert refused > 5 * same > 0


@pytest.mark.parametrize(
    ("error", "whole"),
    [
        (BrokenFile, []),
        (BrokenFile, None),
        (BrokenFile, {}),
        (BrokenFile, changed("aevum", "1")),
        (BrokenFile, changed("aevum", True)),
        (BrokenFile, changed("aevum", 0)),
        (BrokenFile, changed("aevum", 1.0)),
        (NewerFile, changed("aevum", 3)),
        (NewerRules, changed("rules", 2)),
        (BrokenFile, changed("rules", None)),
        (BrokenFile, changed("rules", 0)),
        (BrokenFile, changed("rules", True)),
        (BrokenFile, changed("start", None)),
        (NewerFile, changed("aevum", 10**40)),
        (BrokenFile, changed("game", None)),
        (UnknownGame, changed("game", "chess")),
        (UnknownGame, changed("game", "toy")),
        (UnknownGame, changed("game", "../../etc")),
        (BrokenFile, changed("options", [])),
        (UnknownOption, changed("options", {"wings": 1})),
        (BadOptionValue, changed("options", {"trading": 7})),
        (BrokenFile, changed("players", {})),
        (BadSeatCount, changed("players", [])),
        (BadSeatCount, changed("players", WHOLE["players"] * 2)),
        (BrokenFile, changed("players", [None, None])),
        (BrokenFile, changed("players", [{"name": 5}])),
        (BrokenFile, changed("players", [{"name": "Ann", "bot": 5}])),
        (BrokenFile, changed("players", [{"name": "x" * 41}])),
        (BrokenFile, changed("players", [{"name": "\ud800"}])),
        (BrokenFile, changed("seed", 161)),
        (BadSeed, changed("seed", "not a seed")),
        (SeedMismatch, changed("seed", f"{0xA2:032x}")),
        (SeedMismatch, changed("seed_hash", "0" * 64)),
        (SeedMismatch, changed("seed_hash", None)),
        (BrokenFile, changed("start", "0" * 16)),
        (BrokenFile, changed("log", None)),
        (BrokenFile, changed("log", ["stop"])),
        (BrokenFile, changed("result", {"scores": [0, 0, 0], "winners": [1]})),
        (UnknownAction, changed_step(1, do="reroll 9")),
        (BrokenFile, changed_step(1, do="done")),
        (BrokenFile, changed_step(1, do=None)),
        (BrokenFile, changed_step(1, do=["stop"])),
        (BrokenFile, changed_step(1, seat=2)),
        (BrokenFile, changed_step(1, seat=0)),
        (BrokenFile, changed_step(1, seat=True)),
        (BrokenFile, changed_step(1, seat="1")),
        (BrokenFile, changed_step(1, seat=1.0)),
        (BrokenFile, changed_step(2, undo=1)),
        (BrokenFile, changed_step(2, undo=-1)),
        (BrokenFile, changed_step(2, undo=False)),
        (BrokenFile, changed_step(2, agreed=[])),
        (BrokenFile, changed_step(2, agreed=[2])),
        (BrokenFile, changed_step(2, agreed=[3, 9])),
        (BrokenFile, changed_step(2, agreed=3)),
        (BrokenFile, changed_step(2, agreed="3")),
        (ReplayDiffers, changed_step(1, hash="0" * 16)),
        (ReplayDiffers, changed_step(1, hash=None)),
        (ReplayDiffers, changed_step(1, do="reroll 1")),
    ],
)
def test_parts_that_are_wrong(error: type[AevumError], whole: Any) -> None:
    with pytest.raises(error) as refused:
        load(whole)
    assert all(refused.value.say(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("part", WHOLE)
def test_a_part_that_is_missing(part: str) -> None:
    with pytest.raises(AevumError):
        load({key: value for key, value in WHOLE.items() if key != part})


def test_a_finished_file_with_another_result_is_refused() -> None:
    whole = savefile.dump(finished_match())
    whole["result"]["scores"][0] += 1
    with pytest.raises(BrokenFile, match="result"):
        load(whole)


@pytest.mark.parametrize("number", range(1, 6))
def test_the_first_step_that_differs_is_named(number: int) -> None:
    whole = copy.deepcopy(WHOLE)
    for step in whole["log"][number - 1 :]:
        step["hash"] = "f" * 16
    with pytest.raises(ReplayDiffers) as differs:
        load(whole)
    assert differs.value.values["step"] == number
    assert differs.value.values["action"] == whole["log"][number - 1].get("do", "undo")


def test_a_step_that_cannot_be_played_is_named() -> None:
    with pytest.raises(BrokenFile) as broken:
        load(changed_step(3, do="done"))
    assert broken.value.values == {"what": "step", "part": 3} and "step 3" in str(broken.value)


@pytest.mark.parametrize(
    "text",
    ["", " ", "no json", "{", "[" * 100_000, '{"aevum": ' + "1" * 5000 + "}", "\ufeff{}", '{"aevum": NaN}', "1", '"x"'],
)
def test_a_text_that_is_no_saved_match(text: str) -> None:
    with pytest.raises(BrokenFile):
        savefile.parse(text, ENGINE)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00\x80")
    for path in (tmp_path / "missing", tmp_path, tmp_path / "bytes"):
        with pytest.raises(BrokenFile, match="cannot be read"):
            savefile.read(path)


scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
)


@given(values)
def test_anything_at_all_is_refused(whole: Any) -> None:
    with pytest.raises(AevumError) as refused:
        load(whole)
    assert str(refused.value)


@given(st.data())
def test_any_part_replaced_by_anything_is_refused_or_is_a_whole_match(data: st.DataObject) -> None:
    whole = json.loads(TEXT)
    place: Any = whole
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        inside = place[key]
        if not isinstance(inside, dict | list) or not inside or data.draw(st.booleans()):
            break
        place = inside
    place[key] = data.draw(values)
    try:
        loaded = load(whole)
    except AevumError as error:
        said = [error.say(lang) for lang in LANGUAGES]
    else:
        said = [savefile.text_of(savefile.load(savefile.dump(loaded), ENGINE))]
    assert all(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_a_file_holds_can_be_said_without_steering_the_screen(lang: str) -> None:
    wild = "\x1b[2J" + "roll " * 1000
    bots = [{"name": "Ada", "bot": wild}, *WHOLE["players"][1:]]
    undone = {"undo": 0, "do": wild, "hash": "0" * 32}
    tried = [changed(part, wild) for part in ("game", "seed", "start", "tables")]
    tried += [changed("options", {wild: 1}), changed("options", {"trading": wild}), changed("players", bots)]
    for whole in [*tried, changed_step(1, do=wild), changed_step(2, **undone)]:
        with pytest.raises(AevumError) as refused:
            load(whole)
        assert "\x1b" not in refused.value.say(lang)


@pytest.mark.parametrize("name", ["\u200b", "\x1b[31mAda", "\u3164", "Ada\u202e"])
def test_a_player_whom_nobody_can_see_is_refused(name: str) -> None:
    players = [{"name": name, "bot": None}, *WHOLE["players"][1:]]
    with pytest.raises(BrokenFile) as refused:
        load(changed("players", players))
    assert refused.value.values["part"] == "players"

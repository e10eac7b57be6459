"""The cache of compiled rules: a changed rule is noticed wherever it stands, and play goes on without a cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

import aevum
from aevum.core.engine import cache_folder, compiled, is_cached
from aevum.core.game import Game
from aevum.core.record import Record
from aevum.core.rule import Compiler, bind, cache_root, rule, rules_hash, writable_folder
from aevum.games import GAME_IDS, game_named
from aevum.games.warm import compile_in_background
from tests.core.test_rule import twice_and_one
from tests.toy import TOY

CALLER = """
from aevum.core.rule import rule
from tiny.callee import worth

@rule
def total(count):
    return count * worth(count)
"""
CALLEE = """
from aevum.core.rule import rule

@rule
def worth(count):
    return {worth}
"""
PLAY = """
from pathlib import Path
from aevum.core.rule import Compiler, cache_root, rules_hash, writable_folder
import tiny.caller
compiler = Compiler(writable_folder(cache_root() / rules_hash([tiny.caller.total])))
entry = compiler.entry(tiny.caller.total)
print(entry(10), sum(entry.stats.cache_hits.values()))
"""


def tiny_game(folder: Path, worth: int) -> None:
    """A package of two modules: a rule, and another one that calls it."""
    (folder / "tiny").mkdir(parents=True, exist_ok=True)
    (folder / "tiny" / "__init__.py").write_text("")
    (folder / "tiny" / "caller.py").write_text(CALLER)
    (folder / "tiny" / "callee.py").write_text(CALLEE.format(worth=worth))


def play_tiny(folder: Path, cache: Path) -> tuple[int, int]:
    """The compiled answer of the tiny game in a process of its own, and how often the cache had it."""
    environment = {
        **os.environ,
        "AEVUM_CACHE": str(cache),
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    run = [sys.executable, "-W", "error", "-c", PLAY]
    answer = subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout.split()
    return int(answer[0]), int(answer[1])


def test_a_change_in_a_rule_that_another_file_calls_is_noticed(tmp_path: Path) -> None:
    tiny_game(tmp_path, worth=2)
    assert play_tiny(tmp_path, tmp_path / "cache") == (20, 0)
    tiny_game(tmp_path, worth=3)
    assert play_tiny(tmp_path, tmp_path / "cache") == (30, 0)
    tiny_game(tmp_path, worth=2)
    assert play_tiny(tmp_path, tmp_path / "cache") == (20, 1)


def test_what_was_compiled_serves_wherever_the_rules_lie(tmp_path: Path) -> None:
    for place, hits in (("here", 0), ("elsewhere", 1)):
        tiny_game(tmp_path / place, worth=2)
        assert play_tiny(tmp_path / place, tmp_path / "cache") == (20, hits)


def test_play_goes_on_where_the_cache_cannot_be_written(tmp_path: Path) -> None:
    tiny_game(tmp_path, worth=2)
    (tmp_path / "file").write_text("a file where a folder should be")
    assert play_tiny(tmp_path, tmp_path / "file" / "cache") == (20, 0)


WORTH = np.array([1, 2, 3])
FACTOR = 2


@rule
def valued(count: int) -> int:
    """What a thing is worth."""
    return int(WORTH[count]) * FACTOR


def hash_with(function: Callable[..., Any], **values: object) -> str:
    """The hash of a rule some of whose global names stand for something else."""
    return rules_hash([bind(function, values)])


def test_what_the_hash_of_rules_depends_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    plain = hash_with(valued)
    assert plain == hash_with(valued, UNUSED=5), "what no rule reads is no part of it"
    hashes = [
        plain,
        hash_with(valued, FACTOR=3),
        hash_with(valued, WORTH=np.array([1, 2, 4])),
        hash_with(twice_and_one),
    ]
    hashes.append(hash_with(valued, WORTH=WORTH.astype(np.int8)))
    hashes.append(rules_hash([bind(valued, {})], "another layout"))
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    hashes.append(hash_with(valued))
    assert len(set(hashes)) == len(hashes)


def test_a_docstring_is_no_part_of_the_hash() -> None:
    other = bind(valued, {})
    assert isinstance(other, FunctionType) and isinstance(valued, FunctionType)
    constants = tuple("Another text." if one == valued.__doc__ else one for one in valued.__code__.co_consts)
    other.__code__ = valued.__code__.replace(co_consts=constants)
    other.__doc__ = "Another text."
    assert rules_hash([other]) == hash_with(valued)


def test_a_view_is_no_part_of_the_key_of_the_cache_but_a_rule_is() -> None:
    seen_otherwise = replace(TOY, id="toy seen otherwise", view=lambda s: {})
    scored_otherwise = replace(TOY, id="toy scored otherwise", score=valued_seat)
    assert key_of(seen_otherwise) == key_of(TOY) != key_of(scored_otherwise)


class Metal(IntEnum):
    """A kind of coin."""

    COPPER = 1
    GOLD = 2


class Alloy(IntEnum):
    """The same names with another number."""

    COPPER = 1
    GOLD = 3


@rule
def minted(count: int) -> int:
    return count * Metal.GOLD


@rule
def summed(count: int) -> int:
    return sum([int(WORTH[one]) * FACTOR for one in range(count)])


@rule
def far_value(count: int) -> int:
    return count * int(shelf.WEIGHT)


shelf = ModuleType("shelf")
shelf.WEIGHT = 5  # type: ignore[attr-defined]
heavier = ModuleType("shelf")
heavier.WEIGHT = 6  # type: ignore[attr-defined]


def test_what_a_rule_uses_through_something_else_is_part_of_the_hash() -> None:
    assert hash_with(minted) != hash_with(minted, Metal=Alloy)
    assert hash_with(summed) != hash_with(summed, FACTOR=3), "a value used in a comprehension"
    assert hash_with(far_value) != hash_with(far_value, shelf=heavier)


HASHES = """
import tests.core.test_cache as cache
from aevum.core.engine import cache_folder
from aevum.core.rule import rules_hash
from aevum.games import GAME_IDS, game_named
print(rules_hash([cache.summed]), *(cache_folder(game_named(name)).name for name in GAME_IDS))
"""


def test_the_hash_is_the_same_in_every_process() -> None:
    here = " ".join([rules_hash([summed]), *(cache_folder(game_named(name)).name for name in GAME_IDS)])
    for seed in "12":
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = [sys.executable, "-c", HASHES]
        assert subprocess.run(run, env=environment, capture_output=True, text=True).stdout.strip() == here


KEY = """
from aevum.core.engine import cache_folder
from aevum.games import game_named
import sys
print(cache_folder(game_named(sys.argv[1])).name)
"""


def key_in(tree: Path) -> str:
    """The key under which a game of a copy of the package is compiled."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "3", "PYTHONDONTWRITEBYTECODE": "1"}
    run = [sys.executable, "-c", KEY, GAME_IDS[0]]
    return subprocess.run(run, env=environment, capture_output=True, text=True, check=True, cwd=tree).stdout.strip()


def edit(path: Path, old: str, new: str) -> None:
    """Change some words of a file, and as many lines as that takes."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_edits_of_views_texts_and_comments_cost_no_compiling_but_rules_and_tables_do(tmp_path: Path) -> None:
    shutil.copytree(Path(aevum.__file__).parent, tmp_path / "aevum", ignore=shutil.ignore_patterns("web"))
    game = tmp_path / "aevum" / "games" / GAME_IDS[0].replace("-", "_")
    before = key_in(tmp_path)
    assert before == cache_folder(game_named(GAME_IDS[0])).name
    edit(game / "view.py", "def view(", "EXTRA = 5\n\n\ndef view(")
    text = next((game / "text" / "en").glob("*.ftl"))
    text.write_text(text.read_text(encoding="utf-8") + "more-to-say = More to say.\n", encoding="utf-8")
    ending = game / "rules" / "ending.py"
    ending.write_text("# a comment moves every line below it\n" + ending.read_text(encoding="utf-8"), encoding="utf-8")
    assert key_in(tmp_path) == before
    table = game / "data" / "monuments.csv"
    edit(table, "printed score sheet", "the printed score sheet")
    assert key_in(tmp_path) == before, "where a number comes from is no part of the rules"
    edit(table, "step_pyramid,3,1,0", "step_pyramid,3,2,0")
    corrected = key_in(tmp_path)
    edit(ending, "return ", "return 1 + ")
    assert len({before, corrected, key_in(tmp_path)}) == 3


@rule
def valued_seat(s: Record, seat: int) -> int:
    return seat


def key_of(game: Game) -> str:
    return cache_folder(game).name.removeprefix(f"{game.id}-")


def test_where_the_cache_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_CACHE", str(tmp_path / "mine"))
    assert cache_root() == tmp_path / "mine"
    monkeypatch.delenv("AEVUM_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_root() == tmp_path / "aevum"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_root() == tmp_path / ".cache" / "aevum"


def test_a_folder_that_cannot_be_written_is_replaced_by_another(tmp_path: Path) -> None:
    assert writable_folder(tmp_path / "new" / "folder") == tmp_path / "new" / "folder"
    (tmp_path / "file").write_text("")
    other = writable_folder(tmp_path / "file" / "folder")
    assert other.is_dir() and tmp_path not in other.parents
    assert Compiler(other).entry(twice_and_one)(10) == 21
    shutil.rmtree(other)


def test_the_background_compiles_into_the_same_cache() -> None:
    game = game_named(GAME_IDS[0])
    compiled(game)
    assert compile_in_background(game).wait() == 0
    assert is_cached(game)

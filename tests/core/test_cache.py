"""The cache of compiled rules: a changed rule is noticed wherever it stands, and play goes on without a cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

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
    (folder / "tiny").mkdir(exist_ok=True)
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

"""The cache of compiled rules: a changed rule is noticed wherever it stands, and play goes on without a cache."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from aevum.core.engine import cache_folder, compile_in_background, compiled, is_cached
from aevum.core.rule import Compiler, cache_root, sources_hash, writable_folder
from aevum.games import GAME_IDS, game_named
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
from aevum.core.rule import Compiler, cache_root, sources_hash, writable_folder
import tiny.caller
folder = Path(tiny.caller.__file__).parent
compiler = Compiler(writable_folder(cache_root() / sources_hash(folder)))
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


def test_one_edited_rule_of_a_game_changes_its_cache_folder(tmp_path: Path) -> None:
    copied = tmp_path / "toy"
    shutil.copytree(TOY.folder, copied)
    game = replace(TOY, folder=copied)
    assert cache_folder(game) == cache_folder(TOY)
    rules = (copied / "rules.py").read_text()
    (copied / "rules.py").write_text(rules.replace("count += (mask >> seat) & 1", "count += mask >> seat & 1"))
    assert cache_folder(game) != cache_folder(TOY)


def test_what_the_hash_of_the_sources_depends_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "a.py").write_text("1")
    hashes = [sources_hash(tmp_path)]
    (tmp_path / "words.ftl").write_text("no part of the rules")
    assert sources_hash(tmp_path) == hashes[0]
    (tmp_path / "table.csv").write_text("cost\n5\n")
    hashes.append(sources_hash(tmp_path))
    (tmp_path / "table.csv").write_text("cost\n6\n")
    hashes.append(sources_hash(tmp_path))
    (tmp_path / "rules" / "a.py").rename(tmp_path / "rules" / "b.py")
    hashes.append(sources_hash(tmp_path))
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    hashes.append(sources_hash(tmp_path))
    assert len(set(hashes)) == len(hashes)


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

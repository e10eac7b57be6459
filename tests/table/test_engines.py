"""Compiled rules are taken up when they are ready; until then, and if they never are, the rules run as they stand."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from aevum.core.engine import Engine, bound_rules, interpreted
from aevum.core.game import Game
from aevum.games import GAME_IDS, game_named
from aevum.table import engines, thinking
from aevum.table.engines import Engines
from tests.core.test_check import faulty, reads_a_misspelled_field
from tests.table.house import GAME


class Compiler:
    """Stands for the compiler: it takes its time, and may fail."""

    def __init__(self, cached: bool, works: bool = True) -> None:
        self.cached = set(GAME_IDS if cached else ())
        self.works = works
        self.runs = 0

    def is_cached(self, game: Game) -> bool:
        """Whether the rules were compiled before."""
        return game.id in self.cached

    def compile_in_background(self, game: Game) -> subprocess.Popen[bytes]:
        """A process that ends at once."""
        self.runs += 1
        if self.works:
            self.cached.add(game.id)
        return subprocess.Popen([sys.executable, "-c", ""])

    def compiled(self, game: Game) -> Engine:
        """An engine that counts as compiled."""
        return Engine(game, bound_rules(game), compiled=True)


def warmed(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> tuple[Engines, list[Engine]]:
    """Engines after their work in the background, and what they announced."""
    for name in ("is_cached", "compile_in_background", "compiled"):
        monkeypatch.setattr(engines, name, getattr(compiler, name))
    monkeypatch.setattr(engines, "settle", lambda: None)
    announced: list[Engine] = []
    found = Engines(announced.append)
    assert found.engine(game_named(GAME)) is interpreted(game_named(GAME)), "nobody waits"
    asyncio.run(found.warm(game_named(name) for name in GAME_IDS))
    found.close()
    return found, announced


@pytest.mark.parametrize("cached", [True, False])
def test_compiled_rules_are_taken_up(cached: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler(cached)
    found, announced = warmed(compiler, monkeypatch)
    assert compiler.runs == (0 if cached else len(GAME_IDS))
    assert found.compiled == list(GAME_IDS)
    assert announced == [found.engine(game_named(name)) for name in GAME_IDS]
    assert all(engine.compiled for engine in announced)


def test_without_a_compiler_play_goes_on(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    found, announced = warmed(Compiler(cached=False, works=False), monkeypatch)
    assert found.compiled == [] and announced == []
    assert found.engine(game_named(GAME)) is interpreted(game_named(GAME))
    assert GAME in caplog.text


def test_a_game_with_faulty_rules_keeps_no_other_from_being_compiled(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    unsound = faulty(reads_a_misspelled_field)
    compiler = Compiler(cached=True)

    def is_cached(game: Game) -> bool:
        return compiler.is_cached(game) if game is not unsound else bool(interpreted(game))

    monkeypatch.setattr(engines, "is_cached", is_cached)
    monkeypatch.setattr(engines, "compiled", compiler.compiled)
    announced: list[Engine] = []
    asyncio.run(Engines(announced.append).warm([unsound, game_named(GAME)]))
    assert [engine.game.id for engine in announced] == [GAME] and "rouns" in caplog.text


def test_whoever_thinks_leaves_out_a_game_with_faulty_rules() -> None:
    assert thinking._can_be_played(game_named(GAME))
    assert not thinking._can_be_played(faulty(reads_a_misspelled_field))

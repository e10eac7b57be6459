"""History of the World made from corrected tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.game import Game
from aevum.core.match import Match, Player
from aevum.core.text import texts
from aevum.games import game_named
from aevum.games.history_of_the_world import GAME
from aevum.terminal.boards.history_of_the_world import sights
from aevum.terminal.scene import scene_of
from tests.games.corrected import changed, corrected
from tests.laws.moments import truth


def test_fewer_events_are_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "kept"))
    cell = ("limits.csv", "lesser_events_dealt", "value")
    other = game_named(GAME.id, corrected(GAME, tmp_path / "tables", cell, 5))
    hands = [truth(Match.new(game, [Player(name) for name in "ABC"])).hand_size[:3] for game in (GAME, other)]
    assert [hand.sum(axis=1).tolist() for hand in hands] == [[10] * 3, [8] * 3]


def test_a_terminal_tells_the_borders_that_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "kept"))

    def cut_off(rows: list[dict[str, str]]) -> None:
        rows[:] = [row for row in rows if {row["land_a"], row["land_b"]} != {"albion", "highlands"}]

    other = game_named(GAME.id, changed(GAME, tmp_path / "tables", "borders.csv", cut_off))
    around = [told_of(game, "albion") for game in (GAME, other, GAME)]
    assert ["Highlands" in line for line in around] == [True, False, True]
    assert all("Eire" in line for line in around)


def told_of(game: Game, land: str) -> str:
    """All that a terminal tells of a land in a new match."""
    scene = scene_of(Match.new(game, [Player(name) for name in "ABC"]), texts("en", game.id), 0)
    return " ".join(next(sight for sight in sights(scene) if land in sight.names).tell())

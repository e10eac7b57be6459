"""History of the World made from corrected tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.games.history_of_the_world import GAME
from tests.games.corrected import corrected
from tests.laws.moments import truth


def test_fewer_events_are_dealt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "kept"))
    cell = ("limits.csv", "lesser_events_dealt", "value")
    other = game_named(GAME.id, corrected(GAME, tmp_path / "tables", cell, 5))
    hands = [truth(Match.new(game, [Player(name) for name in "ABC"])).hand_size[:3] for game in (GAME, other)]
    assert [hand.sum(axis=1).tolist() for hand in hands] == [[10] * 3, [8] * 3]

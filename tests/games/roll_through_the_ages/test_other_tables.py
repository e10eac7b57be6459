"""Roll Through the Ages made from corrected tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.games.roll_through_the_ages import GAME
from tests.games.corrected import corrected
from tests.laws.moments import truth


def test_more_food_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "kept"))
    other = game_named(GAME.id, corrected(GAME, tmp_path / "tables", ("goods.csv", "food", "start"), 5))
    food = [truth(Match.new(game, [Player("A"), Player("B")])).food[:2].tolist() for game in (GAME, other)]
    assert food == [[3, 3], [5, 5]]

"""Tempus made from corrected tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.core.match import Match, Player
from aevum.games import game_named
from aevum.games.tempus import GAME
from tests.games.corrected import corrected
from tests.laws.moments import truth


def test_a_hex_is_worth_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "kept"))
    other = game_named(GAME.id, corrected(GAME, tmp_path / "tables", ("limits.csv", "hex_points", "value"), 3))
    match = Match.new(GAME, [Player(name) for name in "ABC"], seed=1)
    while match.step != "turn" and match.position < 60:
        match.play(match.pending[0], match.choices(match.pending[0])[0])
    s = truth(match)
    assert 0 < GAME.score(s, 0) and other.score(s, 0) > GAME.score(s, 0)

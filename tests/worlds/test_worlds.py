"""Two worlds that differ only in what a link may not know give it the same bytes, in every channel."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from aevum.core.game import Game
from tests.laws.tables import GAMES
from tests.worlds.moments import wander

VISITS = 6
SEED = 5
LANGUAGE = ("fr",)  # each takes a second to read


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_link_is_told_the_same_in_every_world_it_cannot_tell_apart(game: Game, tmp_path: Path) -> None:
    seen = asyncio.run(wander(tmp_path, [game], Random(SEED), VISITS, LANGUAGE))
    assert seen.visits == VISITS and seen.asked > 50 * VISITS and seen.deeds > VISITS

"""Two worlds that differ only in what a link may not know give it the same bytes, in every channel."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from aevum.core.game import Game
from tests.laws.tables import GAMES
from tests.worlds.moments import Seen, wander

VISITS = 6
SEED = 5
LANGUAGE = ("fr",)  # each takes a second to read


def wandered(folder: Path, game: Game) -> Seen:
    """What a few visits to tables of a game have compared."""
    seen = Seen(SEED)
    asyncio.run(wander(folder, [game], seen, lambda: seen.visits < VISITS, LANGUAGE))
    return seen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_link_is_told_the_same_in_every_world_it_cannot_tell_apart(game: Game, tmp_path: Path) -> None:
    seen = wandered(tmp_path, game)
    assert seen.visits == VISITS and seen.asked > 50 * VISITS and seen.deeds > VISITS

"""`python -m tests.web.faulty_rules`: the service, but one of its games has a fault in its rules."""

from __future__ import annotations

import sys

from aevum.core.engine import Engine, interpreted
from aevum.core.game import Game
from aevum.games import game_named
from aevum.table.__main__ import main
from aevum.table.engines import Engines
from tests.core.faulty import faulty_engine
from tests.table.house import GAME


def engine(self: Engines, game: Game) -> Engine:
    """The engine of the faulty game, or of another."""
    return FAULTY if game.id == GAME else interpreted(game)


if __name__ == "__main__":
    FAULTY = faulty_engine(game_named(GAME))
    Engines.engine = engine  # type: ignore[method-assign]  # a stand-in
    sys.exit(main())

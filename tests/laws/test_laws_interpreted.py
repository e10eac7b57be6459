"""The laws, interpreted, at tables with no option and with all; and at every table the same records as compiled."""

from __future__ import annotations

from itertools import islice

import pytest

from aevum.core.engine import compiled, interpreted
from tests.laws.lawful import LawfulGame, play_lawfully
from tests.laws.play import replays_alike
from tests.laws.tables import CORNERS, TABLES, Table

FEW = 25
LARGE = 10_000  # bytes: rules as they stand take seconds to imagine so large a record for everybody at a table
REPLAYED = 200  # decisions at a table; `make fuzz` replays whole games


@pytest.mark.parametrize("table", CORNERS, ids=str)
def test_laws_hold_interpreted(table: Table) -> None:
    spread = 1 if table.game.layout.itemsize < LARGE else FEW // 2
    games = play_lawfully(table, interpreted(table.game), FEW, every=FEW, spread=spread)
    assert games > 0, "nothing was played"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_compiled_game_replays_interpreted_to_the_same_records(table: Table) -> None:
    game = LawfulGame(table, compiled(table.game), seed=77, every=1000, spread=REPLAYED)
    for _ in islice(game.moments(), REPLAYED):
        pass
    assert game.match.position > 0, "nothing was played"
    replays_alike(game.match, interpreted(table.game))

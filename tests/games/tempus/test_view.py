"""What the faces draw beyond what other tests look at: the coast, and the kinds of ideas."""

from __future__ import annotations

from aevum.games.tempus import GAME
from aevum.games.tempus.state import HEX_IDS, IDEA_IDS
from tests.games.tempus.table import BLOCK, Table


def test_land_that_touches_the_sea_is_coast_and_water_never_is() -> None:
    """The block of grassland D3 to H8: its rim is coast, what lies within is not."""
    hexes = {place["id"]: place for place in GAME.view(Table().s)["hexes"]}
    coast = {name for name in HEX_IDS if hexes[name]["coast"]}
    within = {f"{row}{column}" for row in "EFG" for column in range(4, 8)}
    assert coast == set(BLOCK) - within


def test_the_ideas_are_named_in_order() -> None:
    assert GAME.view(Table().s)["ideas"] == list(IDEA_IDS)

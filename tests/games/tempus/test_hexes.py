"""Sets of hexes: what is asked of a whole set is what asking hex by hex finds."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from aevum.core.errors import BadTables
from aevum.games import game_named
from aevum.games.tempus import GAME
from aevum.games.tempus.rules import hexes
from aevum.games.tempus.state import HEX_IDS, HEXES, NEIGHBOURS, NOWHERE
from tests.games.corrected import changed


def set_of(places: set[int]) -> hexes.Hexes:
    """A set with these hexes."""
    found = hexes.NO_HEX
    for place in places:
        found = hexes.with_hex(found, place)
    return found


def places_in(found: hexes.Hexes) -> set[int]:
    """The hexes of a set, and any bit beyond the board."""
    bits = np.unpackbits(np.array(found, np.uint64).view(np.uint8), bitorder="little")
    return set(np.flatnonzero(bits).tolist())


def around(places: set[int]) -> set[int]:
    """The neighbours of some hexes, found one by one."""
    return {int(other) for place in places for other in NEIGHBOURS[place]} - {NOWHERE}


@pytest.mark.parametrize("place", range(HEXES), ids=HEX_IDS)
def test_the_neighbours_of_a_hex(place: int) -> None:
    assert places_in(hexes.next_to(set_of({place}))) == around({place})


@pytest.mark.parametrize("seed", range(12))
def test_neighbours_and_floods_of_random_sets(seed: int) -> None:
    random = Random(seed)
    some, others = ({place for place in range(HEXES) if random.random() < share} for share in (0.1, 0.6))
    assert places_in(hexes.next_to(set_of(some))) == around(some)
    reached = set(some)
    while more := around(reached) & others - reached:
        reached |= more
    assert places_in(hexes.flooded(set_of(some), set_of(others))) == reached


def test_a_board_whose_rows_lie_otherwise_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path / "kept"))

    def shift(rows: list[dict[str, str]]) -> None:
        for row in rows[23:34]:  # the third row, one hex to the right
            row["q"] = str(int(row["q"]) + 1)

    with pytest.raises(BadTables):
        game_named(GAME.id, changed(GAME, tmp_path / "tables", "board.csv", shift))

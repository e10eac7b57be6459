"""The printed pieces: TE-001 to TE-004, and where they came from."""

from collections import Counter

import pytest

from aevum.core.errors import BadSeatCount
from aevum.core.match import Match, Player
from aevum.core.tables import read_table
from aevum.games.tempus import GAME
from aevum.games.tempus.state import (
    ACTION_TILES,
    CITY_COUNTS,
    CITY_VALUES,
    DATA,
    HEX_AXIAL,
    HEXES,
    NEIGHBOURS,
    NOWHERE,
    PEOPLE,
    SIDES,
    TERRAIN_IDS,
    TILE_ALLOWED,
    TILE_CENTRE,
    TILE_IDS,
    TILE_RING,
)
from tests.games.laid_out import NAMES
from tests.games.tempus.table import Table

CARDS = read_table(DATA / "idea_cards.csv")
TILES = [
    (TERRAIN_IDS[TILE_CENTRE[tile]], tuple(TERRAIN_IDS[TILE_RING[tile, side]] for side in range(SIDES)))
    for tile in range(len(TILE_IDS))
]


def turned(ring: tuple[str, ...]) -> set[tuple[str, ...]]:
    """A ring in its six positions."""
    return {ring[turn:] + ring[:turn] for turn in range(SIDES)}


@pytest.mark.rule("TE-001")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_may_play(players: int) -> None:
    match = Match.new(GAME, [Player(name) for name in NAMES[:players]], seed=1)
    assert len(match.scores()) == players


@pytest.mark.rule("TE-001")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_two_or_six_may_not(players: int) -> None:
    with pytest.raises(BadSeatCount):
        Match.new(GAME, [Player(name) for name in (*NAMES, "Finn")[:players]], seed=1)


@pytest.mark.rule("TE-002", "TE-002-ruling")
def test_sixteen_people_and_eight_cities_each_but_none_of_value_5() -> None:
    table = Table()
    for seat in range(3):
        assert table.stock(seat) == PEOPLE == 16
        assert table.cities_left(seat) == {2: 3, 3: 3, 4: 2}
    assert sum(CITY_COUNTS) == 8
    assert sum(CITY_VALUES * CITY_COUNTS) == 23


@pytest.mark.rule("TE-002")
def test_six_action_tiles_are_enough_for_every_epoch() -> None:
    pieces = {row["id"]: int(row["count"]) for row in read_table(DATA / "pieces.csv")}
    assert (pieces["action_tiles"], pieces["cubes"]) == (6, 1)
    assert max(ACTION_TILES) == 6


@pytest.mark.rule("TE-003")
def test_twelve_map_tiles_all_different_however_they_are_turned() -> None:
    assert len(TILES) == 12
    for number, (centre, ring) in enumerate(TILES):
        for other_centre, other_ring in TILES[:number]:
            assert centre != other_centre or other_ring not in turned(ring)


@pytest.mark.rule("TE-003", "TE-003-ruling")
def test_the_twelfth_tile_rounds_off_the_five_terrains() -> None:
    def count(tiles: list[tuple[str, tuple[str, ...]]]) -> Counter[str]:
        return Counter(terrain for centre, ring in tiles for terrain in (centre, *ring))

    assert count(TILES[:11]) == {"grassland": 22, "mountain": 28, "farmland": 9, "forest": 9, "hill": 9}
    assert count(TILES) == {"grassland": 24, "mountain": 30, "farmland": 10, "forest": 10, "hill": 10}


@pytest.mark.rule("TE-004", "TE-004-ruling")
def test_fifty_four_cards_six_of_each_kind_on_four_terrains() -> None:
    assert len(CARDS) == 54
    kinds = Counter(card["kind"] for card in CARDS)
    assert len(kinds) == 9 and set(kinds.values()) == {6}
    assert Counter(card["terrain"] for card in CARDS) == {"farmland": 14, "forest": 14, "grassland": 13, "hill": 13}
    for kind in kinds:
        assert len({card["terrain"] for card in CARDS if card["kind"] == kind}) == 4


@pytest.mark.rule("TE-009-ruling")
def test_the_board_has_thirteen_rows_and_sixteen_hexes_cut_by_the_frame() -> None:
    rows = Counter(int(row["row"]) for row in read_table(DATA / "board.csv"))
    whole = Counter(int(row["row"]) for row in read_table(DATA / "board.csv") if row["tile_allowed"] == "1")
    assert len(rows) == 13 and HEXES == 149
    assert HEXES - sum(TILE_ALLOWED) == 16
    assert [whole[row] for row in range(1, 12)] == [10, 11] * 5 + [10]


@pytest.mark.rule("TE-003")
def test_neighbours_are_six_and_mutual() -> None:
    assert len(set(HEX_AXIAL)) == HEXES
    for place in range(HEXES):
        for side in range(SIDES):
            other = NEIGHBOURS[place, side]
            assert other == NOWHERE or NEIGHBOURS[other, (side + 3) % SIDES] == place

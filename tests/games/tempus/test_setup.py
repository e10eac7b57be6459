"""Setting up: TE-005 to TE-013."""

from collections import Counter
from typing import Any

import pytest

from aevum.core.engine import Engine
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.games.tempus import GAME
from aevum.games.tempus.state import HEX_IDS, NEIGHBOURS, NOWHERE, TERRAIN_IDS, TILE_ALLOWED, WATER
from tests.games.laid_out import NAMES
from tests.games.tempus.table import RULES, Table, names, place

# Rows of land with two rows of water between them: no tile fits anywhere.
STRIPES = {name: "mountain" for name in HEX_IDS if name[0] in "CFIL"}
ONE_GAP = STRIPES | {"C5": "water", "C6": "water"}  # only a tile around B5


def match(players: int = 3, island: int = 0, first: int = 1, seed: int = 1) -> Match:
    """A new match."""
    return Match.new(GAME, [Player(name) for name in NAMES[:players]], {"island": island, "first": first}, seed)


def play(match: Match, *actions: str) -> None:
    """Whoever is asked does this."""
    for words in actions:
        match.play(match.pending[0], GAME.vocabulary.from_words(words))


def words(match: Match) -> list[str]:
    """The choices now."""
    return [GAME.vocabulary.to_words(action) for action in match.choices(match.pending[0])]


def dealt(seed: int, players: int = 3) -> Record:
    """A table just set up."""
    s = Engine(GAME, RULES, compiled=False).new_record(players, {"island": 0, "first": 0}, seed)
    GAME.deal(s)
    return s


def unsettled(**more: Any) -> Table:
    """The island is built, nobody lives on it yet."""
    return Table(step="settle", settled=0, epochs=0, **more)


@pytest.mark.rule("TE-005")
def test_the_first_player_is_drawn() -> None:
    drawn = Counter(int(dealt(seed).first_seat) for seed in range(60))
    assert set(drawn) == {0, 1, 2} and min(drawn.values()) > 10
    begun = match(first=0, seed=3)
    (told,) = (told for told in begun.told(0, None) if told.event == "dealt")
    assert begun.pending == (told.values["seat"],) == (int(begun.observed(None).first_seat),)


@pytest.mark.rule("TE-005-ruling")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_an_option_may_name_the_first_player(first: int) -> None:
    assert match(first=first).pending == (first - 1,)


@pytest.mark.rule("TE-006")
def test_cubes_start_above_the_first_epoch_with_three_tiles_each() -> None:
    table = unsettled(seats=4)
    assert [table.epoch(seat) for seat in range(4)] == ["start"] * 4
    for column in "3468":
        table.play(f"settle D{column}", f"settle D{column}", f"settle E{column}")
    assert table.step == "action"
    assert [int(tiles) for tiles in table.s.tiles[:4]] == [3, 3, 3, 3]


@pytest.mark.rule("TE-007", "TE-007-ruling")
def test_the_first_tile_lies_anywhere_the_next_ones_touch_it() -> None:
    begun = match(first=2)
    allowed = {f"place_tile {name}" for name in HEX_IDS if fits_on_the_board(name)}
    assert set(words(begun)) == allowed
    play(begun, "place_tile G6")
    assert words(begun) == [f"turn_tile {turn}" for turn in range(6)]
    play(begun, "turn_tile 4")
    assert begun.pending == (2,)
    island = {"G6", *names(NEIGHBOURS[place("G6")])}
    assert names(hex for hex in range(len(HEX_IDS)) if begun.observed(None).land[hex] != WATER) == island
    expected = set()
    for name in filter(fits_on_the_board, HEX_IDS):
        covered = [place(name), *NEIGHBOURS[place(name)]]
        around = names(other for hex in covered for other in NEIGHBOURS[hex] if other != NOWHERE)
        if island & around and not island & names(covered):  # TE-009
            expected.add(f"place_tile {name}")
    assert set(words(begun)) == expected
    assert "place_tile G9" in expected and "place_tile G10" not in expected


def fits_on_the_board(name: str) -> bool:
    """Whether a tile with this centre lies on whole sea hexes."""
    covered = [place(name), *NEIGHBOURS[place(name)]]
    return all(hex != NOWHERE and TILE_ALLOWED[hex] for hex in covered)


@pytest.mark.rule("TE-007-ruling")
def test_a_tile_may_be_turned_but_not_flipped() -> None:
    shown = []
    for turn in range(6):
        begun = match()
        tile = GAME.view(begun.observed(0))["tile"]
        play(begun, "place_tile G6", f"turn_tile {turn}")
        ring = [TERRAIN_IDS[begun.observed(None).land[hex]] for hex in NEIGHBOURS[place("G6")]]
        assert ring == tile["ring"][6 - turn :] + tile["ring"][: 6 - turn]
        assert TERRAIN_IDS[begun.observed(None).land[place("G6")]] == tile["centre"]
        shown.append(ring)
    assert list(reversed(shown[0])) not in shown


@pytest.mark.rule("TE-007-ruling")
@pytest.mark.parametrize(("players", "tiles"), [(3, 8), (4, 10)])
def test_an_island_laid_at_random_is_whole(players: int, tiles: int) -> None:
    begun = match(players, island=1, seed=11)
    land = {hex for hex in range(len(HEX_IDS)) if begun.observed(None).land[hex] != WATER}
    assert len(land) == 7 * tiles == 7 * int(begun.observed(None).tiles_placed)
    reached, edge = set(), [min(land)]
    while edge:
        hex = edge.pop()
        reached.add(hex)
        edge += [int(other) for other in NEIGHBOURS[hex] if int(other) in land - reached]
    assert reached == land
    assert begun.step == "settle"


@pytest.mark.rule("TE-008", "TE-008-ruling")
@pytest.mark.parametrize(("players", "placed"), [(3, [3, 3, 2]), (4, [3, 3, 2, 2]), (5, [3, 3, 2, 2, 2])])
def test_eight_ten_or_twelve_tiles_placed_in_turn(players: int, placed: list[int]) -> None:
    begun, count = match(players), Counter[int]()
    while begun.step in ("tile", "turn_tile"):
        count[begun.pending[0]] += begun.step == "tile"
        play(begun, words(begun)[0])  # packed from the top left: everything fits
    assert [count[seat] for seat in range(players)] == placed
    assert int(begun.observed(None).tiles_placed) == sum(placed)
    assert "no_room" not in [told.event for told in begun.told(begun.position, None)]
    assert begun.pending == (0,) and begun.step == "settle"


@pytest.mark.rule("TE-009", "TE-009-ruling")
def test_no_tile_overlaps_another_or_the_frame() -> None:
    table = Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0)
    assert table.refusal("place_tile E5") == "TE-009"
    assert table.refusal("place_tile I5") == "TE-009"  # its upper hexes would lie on H4 and H5
    assert "place_tile J5" in table.choices
    assert table.refusal("place_tile A5") == "TE-009"  # half of it beyond the board
    assert table.refusal("place_tile G1") == "TE-009"  # on G1's left the frame cuts F0 and H0
    assert table.refusal("place_tile L10") == "TE-009"
    assert table.refusal("place_tile K10") == "TE-007"  # wholly on the sea, but far from the island


@pytest.mark.rule("TE-010")
def test_without_room_the_tiles_left_are_not_placed() -> None:
    table = Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0, land=ONE_GAP)
    assert table.step == "turn_tile"  # B5 was the only spot
    table.play("turn_tile 0")
    assert table.tells("tile_placed", seat=0, hex=place("B5"))
    assert table.tells("no_room")
    assert int(table.s.tiles_placed) == 6  # of 8
    assert table.step == "settle" and table.seat == 0


@pytest.mark.rule("TE-010-ruling")
def test_a_tile_that_fits_must_be_placed_and_else_nobody_places_more() -> None:
    gap = Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0, land=ONE_GAP | {"L4": "water", "L5": "water"})
    assert gap.choices == ["place_tile B5", "place_tile K5"]  # nothing else, no way to decline
    full = Table(step="draw_tile", tiles_placed=5, settled=0, epochs=0, land=STRIPES)
    assert full.step == "settle"
    assert GAME.view(full.s)["tile"] is None


@pytest.mark.rule("TE-011", "TE-011-ruling")
def test_enclosed_water_is_a_lake_the_rest_is_sea() -> None:
    table = Table(land={"E5": "water", "E6": "water", "G4": "water", "D3": "water", "F8": "water"})
    lake = {name: int(table.s.lake[place(name)]) for name in ("E5", "E6", "G4", "D3", "F8", "A1", "C4")}
    assert lake == {"E5": 1, "E6": 1, "G4": 2, "D3": 0, "F8": 0, "A1": 0, "C4": 0}
    # Water that reaches the edge of the board is sea even if land stands around the rest of it.
    edge = Table(land={"A4": "hill", "A6": "hill", "B4": "hill", "B5": "hill"})
    assert int(edge.s.lake[place("A5")]) == 0


@pytest.mark.rule("TE-009", "TE-011", "TE-037", "TE-038")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_lakes_and_coasts_of_islands_are_what_counting_hex_by_hex_finds(players: int) -> None:
    for seed in range(1, 9):
        s = match(players, island=1, seed=seed).observed(None)
        land = {hex for hex in range(len(HEX_IDS)) if s.land[hex] != WATER}
        around = {hex: {int(other) for other in NEIGHBOURS[hex]} for hex in range(len(HEX_IDS))}
        waters = [_flooded({start}, around, land) for start in sorted(around.keys() - land)]
        lakes = list(dict.fromkeys(frozenset(water) for water in waters if NOWHERE not in water))
        for hex in around:
            lake = next((number for number, water in enumerate(lakes, 1) if hex in water), 0)
            touched = [number for number, water in enumerate(lakes, 1) if around[hex] & water]
            at_sea = any(other == NOWHERE or (other not in land and s.lake[other] == 0) for other in around[hex])
            shore = int(at_sea) + sum(1 << number for number in touched)
            assert (int(s.lake[hex]), int(s.shore[hex])) == (lake, shore if hex in land else 0), (seed, HEX_IDS[hex])


def _flooded(water: set[int], around: dict[int, set[int]], land: set[int]) -> set[int]:
    """All water that this is part of; with NOWHERE where it flows beyond the edge."""
    flowing = list(water)
    while flowing:
        more = around.get(flowing.pop(), set()) - land - water
        water, flowing = water | more, flowing + list(more)
    return water


@pytest.mark.rule("TE-012", "TE-012-ruling")
def test_three_people_in_one_group_all_in_one_go() -> None:
    table = unsettled(first=1, seat=1)
    assert table.offered("settle") == {name for row in "DEFGH" for name in (f"{row}{column}" for column in range(3, 9))}
    table.play("settle E5")
    assert table.offered("settle") == {"E5", "E4", "E6", "D4", "D5", "F4", "F5"}
    table.play("settle E6")
    assert {"E5", "E6", "E7", "D6", "F6", "E4"} <= table.offered("settle")
    table.play("settle E7")  # a chain: E5 and E7 do not touch
    assert [table.people(name) for name in ("E5", "E6", "E7")] == [1, 1, 1]
    assert table.stock(1) == 13 and table.seat == 2
    assert table.refusal("settle E6") == "TE-012"  # held by another player
    assert "settle F5" in table.choices


@pytest.mark.rule("TE-012")
def test_at_most_two_on_a_hex() -> None:
    table = unsettled().play("settle E5", "settle E5")
    assert table.refusal("settle E5") == "TE-012"
    assert table.refusal("settle E7") == "TE-012"  # not next to the others
    table.play("settle F5")
    assert (table.people("E5"), table.people("F5")) == (2, 1)


@pytest.mark.rule("TE-012-ruling")
def test_mountains_may_be_settled_water_may_not() -> None:
    table = Table(step="settle", settled=0, epochs=0, land={"E5": "mountain", "D4": "water"})
    table.play("settle E5")
    assert table.refusal("settle D4") == "TE-012"


@pytest.mark.rule("TE-012")
def test_nobody_settles_first_where_the_others_would_find_no_room() -> None:
    table = Table(step="settle", settled=0, epochs=0, land={"B5": "hill", "B6": "hill"})
    table.play("settle B5", "settle B5")
    assert table.people("B6") == 1 and table.seat == 1  # the third had no other place
    alone = Table(step="settle", settled=0, epochs=0, land={"B5": "hill"})
    assert alone.refusal("settle B5") == "TE-012"  # two could live there, a third nowhere beside
    taken = unsettled(land={"B4": "hill", "B5": "hill", "B6": "hill"}).play("settle B5", "settle B5", "settle B6")
    assert taken.seat == 1
    assert taken.refusal("settle B4") == "TE-012"  # the only hex beside it is another's


@pytest.mark.rule("TE-013", "TE-013-ruling")
def test_nobody_starts_with_a_card_and_the_deck_is_shuffled() -> None:
    decks = [tuple(dealt(seed).deck.tolist()) for seed in range(30)]
    assert all(len({deck[place] for deck in decks}) > 5 for place in range(54)), "a card keeps its place"
    assert all(len(deck) == 54 and sorted(deck) == sorted(decks[0]) for deck in decks)
    s = dealt(5)
    assert int(s.deck_size) == 54
    assert [int(size) for size in s.hand_size] == [0] * 5
    assert {seat["hand_size"] for seat in GAME.view(unsettled().s)["seats"]} == {0}


@pytest.mark.rule("TE-013")
def test_tiles_are_shuffled_too() -> None:
    orders = [tuple(dealt(seed).tile_order.tolist()) for seed in range(30)]
    assert all(len({order[place] for order in orders}) > 5 for place in range(12)), "a tile keeps its place"
    assert all(sorted(order) == list(range(12)) for order in orders)

"""Setup: TE-001 to TE-013. The island, and the first people."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from aevum.core.random import draw_below
from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.vocabulary import first_noun, offer, offer_each

from ..actions import DEALT, NO_ROOM, PLACE_TILE, SETTLE, SETTLED, TILE_PLACED, TURN_TILE
from ..state import (
    AT_EDGE,
    BEYOND_A_TILE,
    CARD_COUNT,
    CARDS,
    CITY_COUNTS,
    CITY_KINDS,
    COVERED_BY_A_TILE,
    HEXES,
    NEIGHBOURS,
    NOWHERE,
    PEOPLE,
    ROOM_FOR_A_TILE,
    SIDES,
    START_PEOPLE,
    START_STACK,
    TILE_CENTRE,
    TILE_RING,
    TILES,
    TILES_TO_PLACE,
    WATER,
)
from ..steps import AT_DRAW_TILE, AT_FORM_LAKES, AT_LAY_ISLAND, AT_SETTLE, AT_TILE, AT_TURN_TILE
from .board import THE_SEA, is_land, put_person

UNKNOWN_WATER = -1
Hexes: TypeAlias = tuple[np.uint64, np.uint64, np.uint64]  # a bit each
HexSets: TypeAlias = npt.NDArray[np.uint64]


@rule
def deal(s: Record) -> None:
    """TE-002, TE-006, TE-013: all pieces in stock, cubes on the start row, nobody has a card."""
    for place in range(HEXES):
        s.land[place] = WATER
        s.holder[place] = NOBODY
    for seat in range(s.seats):
        s.stock[seat] = PEOPLE
        for kind in range(CITY_KINDS):
            s.city_stock[seat, kind] = CITY_COUNTS[kind]
    s.spot = NOWHERE
    s.picked = NOWHERE
    s.target = NOWHERE
    s.defender = NOBODY
    choose_first_player(s)
    shuffle_tiles(s)
    for card in range(CARDS):
        s.discards[card] = CARD_COUNT[card]
    shuffle_deck(s)
    s.seat = s.first_seat
    s.step = AT_LAY_ISLAND


@rule
def choose_first_player(s: Record) -> None:
    """TE-005: drawn at random unless an option names one."""
    if s.first > 0:
        s.first_seat = s.first - 1
    else:
        s.first_seat = draw_below(s, int(s.seats))
    tell(s, DEALT, s.first_seat)


@rule
def shuffle_tiles(s: Record) -> None:
    """TE-007: the order in which the map tiles will be drawn."""
    for tile in range(TILES):
        s.tile_order[tile] = tile
    for last in range(TILES - 1, 0, -1):
        other = draw_below(s, last + 1)
        tile = s.tile_order[last]
        s.tile_order[last] = s.tile_order[other]
        s.tile_order[other] = tile


@rule
def shuffle_deck(s: Record) -> None:
    """TE-013, TE-081: the discards become the deck, in random order."""
    size = 0
    for card in range(CARDS):
        for _copy in range(s.discards[card]):
            s.deck[size] = card
            size += 1
        s.discards[card] = 0
    for last in range(size - 1, 0, -1):
        other = draw_below(s, last + 1)
        card = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = card
    s.deck_size = size


@rule
def tiles_drawn(s: Record) -> int:
    """TE-007: the tiles on the board, and the one that the player who is to place it has drawn."""
    return int(s.tiles_placed) + 1 if s.step == AT_TILE or s.step == AT_TURN_TILE else int(s.tiles_placed)


@rule
def all_land(s: Record) -> Hexes:
    """The island as a set of hexes: where a tile fits is asked of all of them at once."""
    first, second, third = np.uint64(0), np.uint64(0), np.uint64(0)
    for place in range(HEXES):
        bit = np.uint64(is_land(s, place)) << np.uint64(place & 63)
        if place < 64:
            first |= bit
        elif place < 128:
            second |= bit
        else:
            third |= bit
    return first, second, third


@rule
def meets(land: Hexes, hexes: HexSets, place: int) -> bool:
    """Whether one of these hexes is land."""
    return bool((land[0] & hexes[place, 0]) | (land[1] & hexes[place, 1]) | (land[2] & hexes[place, 2]))


@rule
def fits(s: Record, land: Hexes, place: int) -> bool:
    """TE-007, TE-009: wholly on free sea hexes of the board, and touching land unless it is the first tile."""
    if not ROOM_FOR_A_TILE[place] or meets(land, COVERED_BY_A_TILE, place):
        return False
    return s.tiles_placed == 0 or meets(land, BEYOND_A_TILE, place)


@rule
def has_spot(s: Record) -> bool:
    """TE-010: whether there is room for another tile."""
    land = all_land(s)
    for place in range(HEXES):
        if fits(s, land, place):
            return True
    return False


@rule
def draw_tile(s: Record) -> None:
    """TE-007, TE-008, TE-010: the next tile is turned face up, until enough lie or there is no room."""
    if s.tiles_placed == TILES_TO_PLACE[s.seats] or not has_spot(s):
        go_to(s, AT_FORM_LAKES)


@rule
def spots(s: Record, seat: int, out: Actions) -> int:
    """TE-007, TE-009: every place where the drawn tile can lie."""
    count, land = 0, all_land(s)
    for place in range(HEXES):
        if fits(s, land, place):
            count = offer(out, count, PLACE_TILE, place)
    return count


@rule
def choose_spot(s: Record, seat: int, action: int) -> None:
    """TE-007: where the tile will lie."""
    s.spot = first_noun(action)


@rule
def turns(s: Record, seat: int, out: Actions) -> int:
    """TE-007, TE-013: a tile may be turned freely."""
    return offer_each(out, 0, TURN_TILE, SIDES)


@rule
def turn_tile(s: Record, seat: int, action: int) -> None:
    """TE-007: the tile lies; it is the next player's turn to draw one."""
    lay_tile(s, int(s.spot), first_noun(action))
    tell(s, TILE_PLACED, seat, s.spot)
    s.spot = NOWHERE
    s.seat = (seat + 1) % s.seats
    go_to(s, AT_DRAW_TILE)


@rule
def lay_tile(s: Record, place: int, turn: int) -> None:
    """TE-003: the centre and the ring of the next tile become land."""
    tile = s.tile_order[s.tiles_placed]
    s.land[place] = TILE_CENTRE[tile]
    for side in range(SIDES):
        s.land[NEIGHBOURS[place, side]] = TILE_RING[tile, (side - turn + SIDES) % SIDES]
    s.tiles_placed += 1


@rule
def lay_island_at_random(s: Record) -> None:
    """The option that spares the players the building: each tile somewhere legal, turned somehow."""
    if s.island == 0:
        return
    while s.tiles_placed < TILES_TO_PLACE[s.seats] and has_spot(s):
        possible, land = 0, all_land(s)
        for place in range(HEXES):
            if fits(s, land, place):
                possible += 1
        chosen = draw_below(s, possible)
        for place in range(HEXES):
            if fits(s, land, place):
                if chosen == 0:
                    s.spot = place
                chosen -= 1
        lay_tile(s, int(s.spot), draw_below(s, SIDES))
    s.spot = NOWHERE
    go_to(s, AT_FORM_LAKES)


@rule
def form_lakes(s: Record) -> None:
    """TE-010, TE-011: water wholly enclosed by land is a lake; the sea reaches beyond the board."""
    if s.tiles_placed < TILES_TO_PLACE[s.seats]:
        tell(s, NO_ROOM)
    for place in range(HEXES):
        s.lake[place] = UNKNOWN_WATER if s.land[place] == WATER and not AT_EDGE[place] else 0
    flow(s, 0, 0)
    lakes = 0
    for place in range(HEXES):
        if s.lake[place] == UNKNOWN_WATER:
            lakes += 1
            s.lake[place] = lakes
            flow(s, lakes, place)
    find_shores(s)
    s.seat = s.first_seat


@rule
def find_shores(s: Record) -> None:
    """TE-037, TE-038: the waters each land hex touches; beyond the board's edge is sea."""
    for place in range(HEXES):
        s.shore[place] = shores_of(s, place) if is_land(s, place) else 0


@rule
def shores_of(s: Record, place: int) -> int:
    """TE-037, TE-038: the waters that a land hex touches, as bits."""
    waters = 0
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if other == NOWHERE:
            waters |= THE_SEA
        elif not is_land(s, other):
            waters |= THE_SEA << s.lake[other]
    return waters


@rule
def flow(s: Record, water: int, first: int) -> None:
    """Unknown water next to this water is the same water; there is none before the first hex."""
    flowing = True
    while flowing:
        flowing = False
        for place in range(first, HEXES):
            if s.lake[place] == UNKNOWN_WATER and touches_water(s, place, water):
                s.lake[place] = water
                flowing = True


@rule
def touches_water(s: Record, place: int, water: int) -> bool:
    """Whether a neighbour is water of this number."""
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if other != NOWHERE and s.land[other] == WATER and s.lake[other] == water:
            return True
    return False


@rule
def who_settles(s: Record) -> int:
    """TE-012: in turn order, three people each."""
    return 1 << int(s.seat) if s.settled < START_PEOPLE * s.seats else 0


@rule
def homes(s: Record, seat: int, out: Actions) -> int:
    """TE-012: land that nobody else holds, at most two on a hex, one connected group."""
    count = 0
    for place in range(HEXES):
        if may_settle(s, seat, place):
            count = offer(out, count, SETTLE, place)
    return count


@rule
def may_settle(s: Record, seat: int, place: int) -> bool:
    """TE-012: the first anywhere where the others find room beside it, the others next to or with the first."""
    if not is_land(s, place) or (s.holder[place] != NOBODY and s.holder[place] != seat):
        return False
    if s.stock[seat] == PEOPLE:
        return has_free_neighbour(s, place)
    return s.people[place] < START_STACK and (s.holder[place] == seat or touches_own(s, seat, place))


@rule
def has_free_neighbour(s: Record, place: int) -> bool:
    """Whether somebody could settle beside."""
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if is_land(s, other) and s.holder[other] == NOBODY:
            return True
    return False


@rule
def touches_own(s: Record, seat: int, place: int) -> bool:
    """Whether a neighbour is held by this seat."""
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if other != NOWHERE and s.holder[other] == seat:
            return True
    return False


@rule
def settle(s: Record, seat: int, action: int) -> None:
    """TE-012: one person after another; after the third it is the next player's turn."""
    place = first_noun(action)
    put_person(s, seat, place)
    s.stock[seat] -= 1
    s.settled += 1
    tell(s, SETTLED, seat, place)
    if s.stock[seat] == PEOPLE - START_PEOPLE:
        s.seat = (seat + 1) % s.seats
    go_to(s, AT_SETTLE)

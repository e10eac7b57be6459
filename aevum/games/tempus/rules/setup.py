"""Setup: TE-001 to TE-013. The island, and the first people."""

from aevum.core.random import draw_below
from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.vocabulary import first_noun, offer, offer_each

from ..actions import DEALT, NO_ROOM, PLACE_TILE, SETTLE, SETTLED, TILE_PLACED, TURN_TILE
from ..state import (
    CARD_COUNT,
    CARDS,
    CITY_COUNTS,
    CITY_KINDS,
    EDGE_OF_BOARD,
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
    WHOLE_BOARD,
)
from ..steps import AT_DRAW_TILE, AT_FORM_LAKES, AT_LAY_ISLAND, AT_SETTLE, AT_TILE, AT_TURN_TILE
from .board import THE_SEA, camp, is_free, is_land, put_person
from .hexes import (
    NO_HEX,
    Hexes,
    all_land,
    but_for,
    flooded,
    free_land,
    has_hex,
    in_common,
    in_either,
    is_empty,
    next_to,
    nth_hex,
    size_of,
    with_hex,
)


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
def spots_left(s: Record) -> Hexes:
    """TE-007, TE-009: wholly on free sea hexes of the board, and touching land unless it is the first tile."""
    land = all_land(s)
    covering = in_either(land, next_to(land))  # a tile there would cover land; one hex farther it touches it
    free = but_for(ROOM_FOR_A_TILE, covering)
    return free if s.tiles_placed == 0 else in_common(free, next_to(covering))


@rule
def draw_tile(s: Record) -> None:
    """TE-007, TE-008, TE-010: the next tile is turned face up, until enough lie or there is no room."""
    if s.tiles_placed == TILES_TO_PLACE[s.seats] or is_empty(spots_left(s)):
        go_to(s, AT_FORM_LAKES)


@rule
def spots(s: Record, seat: int, out: Actions) -> int:
    """TE-007, TE-009: every place where the drawn tile can lie."""
    count, free = 0, spots_left(s)
    for place in range(HEXES):
        if has_hex(free, place):
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
    free = spots_left(s)
    while s.tiles_placed < TILES_TO_PLACE[s.seats] and not is_empty(free):
        s.spot = nth_hex(free, draw_below(s, size_of(free)))
        lay_tile(s, int(s.spot), draw_below(s, SIDES))
        free = spots_left(s)
    s.spot = NOWHERE
    go_to(s, AT_FORM_LAKES)


@rule
def form_lakes(s: Record) -> None:
    """TE-010, TE-011: water wholly enclosed by land is a lake; the sea reaches beyond the board."""
    if s.tiles_placed < TILES_TO_PLACE[s.seats]:
        tell(s, NO_ROOM)
    land = all_land(s)
    water = but_for(WHOLE_BOARD, land)
    sea = flooded(in_common(EDGE_OF_BOARD, water), water)
    find_coasts(s, in_common(land, in_either(EDGE_OF_BOARD, next_to(sea))))
    enclosed = but_for(water, sea)
    if not is_empty(enclosed):
        number_lakes(s, enclosed)
    s.seat = s.first_seat


@rule
def find_coasts(s: Record, coast: Hexes) -> None:
    """TE-038: the land that touches the sea; beyond the board's edge is sea."""
    for place in range(HEXES):
        s.lake[place] = 0
        s.shore[place] = THE_SEA if has_hex(coast, place) else 0


@rule
def number_lakes(s: Record, enclosed: Hexes) -> None:
    """TE-011, TE-037: every lake by itself, and the land that touches it."""
    lakes = 0
    for place in range(HEXES):
        if has_hex(enclosed, place):
            lakes += 1
            lake = flooded(with_hex(NO_HEX, place), enclosed)
            enclosed = but_for(enclosed, lake)
            fill_lake(s, lakes, lake)


@rule
def fill_lake(s: Record, number: int, lake: Hexes) -> None:
    """TE-037: the hexes of a lake, and the land that touches it."""
    shore = next_to(lake)
    for place in range(HEXES):
        if has_hex(lake, place):
            s.lake[place] = number
        elif has_hex(shore, place):
            s.shore[place] |= THE_SEA << number


@rule
def who_settles(s: Record) -> int:
    """TE-012: in turn order, three people each."""
    return 1 << int(s.seat) if s.settled < START_PEOPLE * s.seats else 0


@rule
def homes(s: Record, seat: int, out: Actions) -> int:
    """TE-012: land that nobody else holds, at most two on a hex, one connected group."""
    return first_homes(s, out) if s.stock[seat] == PEOPLE else further_homes(s, seat, out)


@rule
def first_homes(s: Record, out: Actions) -> int:
    """TE-012: the first anywhere where the others find room beside it."""
    count, free = 0, free_land(s)
    homes_with_room = in_common(free, next_to(free))
    for place in range(HEXES):
        if has_hex(homes_with_room, place):
            count = offer(out, count, SETTLE, place)
    return count


@rule
def further_homes(s: Record, seat: int, out: Actions) -> int:
    """TE-012: the others next to or with the first."""
    count, near = 0, around_camps(s, seat)
    for place in range(HEXES):
        if has_hex(near, place) and is_land(s, place) and is_free(s, seat, place) and s.people[place] < START_STACK:
            count = offer(out, count, SETTLE, place)
    return count


@rule
def around_camps(s: Record, seat: int) -> Hexes:
    """The hexes that a seat holds, and those beside them."""
    camps = NO_HEX
    for index in range(s.camp_count[seat]):
        camps = with_hex(camps, camp(s, seat, index))
    return in_either(camps, next_to(camps))


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

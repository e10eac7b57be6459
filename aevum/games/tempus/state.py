"""What is on the table of Tempus, and the numbers printed on its components."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.record import OWNER, Field, Record, record_type
from aevum.core.tables import read_limits, read_table, tables_of

from .steps import AT_TILE, AT_TURN_TILE

FOLDER = Path(__file__).parent
DATA = tables_of(__package__, FOLDER / "data")

LIMITS = read_limits(DATA / "limits.csv")
MAX_PLAYERS = LIMITS["players_max"]  # TE-001
START_PEOPLE = LIMITS["start_people"]
START_STACK = LIMITS["start_stack"]
CHILDREN_A_HEX = LIMITS["children_a_hex"]
PROTECTED_HEXES = LIMITS["protected_hexes"]
PERSON_FIGHT_POINTS = LIMITS["person_fight_points"]
TERRAIN_FIGHT_POINTS = LIMITS["terrain_fight_points"]
ATTACK_LOSS = LIMITS["attack_loss"]
PERSON_PROGRESS_POINTS = LIMITS["person_progress_points"]
TERRAIN_PROGRESS_POINTS = LIMITS["terrain_progress_points"]
CITY_PROGRESS_POINTS = LIMITS["city_progress_points"]
HEX_POINTS = LIMITS["hex_points"]
MEDICINE_CHILDREN = LIMITS["medicine_children"]
TRANSPORT_PEOPLE = LIMITS["transport_people"]
SANITATION_PEOPLE = LIMITS["sanitation_people"]
GOVERNMENT_ACTIONS = LIMITS["government_actions"]
# TE-008: how many map tiles are placed, by the number of players.
TILES_TO_PLACE = np.array([LIMITS.get(f"tiles_{players}", 0) for players in range(MAX_PLAYERS + 1)], np.int16)

# Terrain: the four of the idea cards first, then the mountain; water has none.
CARD_TERRAIN_IDS = ("grassland", "farmland", "hill", "forest")
TERRAIN_IDS = (*CARD_TERRAIN_IDS, "mountain")
GRASSLAND, FARMLAND, HILL, FOREST, MOUNTAIN = range(len(TERRAIN_IDS))
WATER = -1
NOWHERE = -1

# The board: hexes row by row; neighbours clockwise from the north-west, -1 beyond the edge.
_BOARD = read_table(DATA / "board.csv")
HEXES = len(_BOARD)
WORDS_OF_HEXES = 3  # of 64 bits: a set of hexes
HEX_IDS = tuple(f"{chr(ord('A') + int(row['row']))}{int(row['col']) + 1}" for row in _BOARD)
HEX_AXIAL = tuple((int(row["q"]), int(row["r"])) for row in _BOARD)
HEX_AT = {axial: place for place, axial in enumerate(HEX_AXIAL)}
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SIDES = len(DIRECTIONS)


def _hexes_at(offsets: Sequence[tuple[int, int]]) -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
    """For each hex the hexes that lie so far from it."""
    return np.array([[HEX_AT.get((q + dq, r + dr), NOWHERE) for dq, dr in offsets] for q, r in HEX_AXIAL], np.int16)


NEIGHBOURS = _hexes_at(DIRECTIONS)
AT_EDGE = (NEIGHBOURS == NOWHERE).any(axis=1)


def _as_bits(hexes: npt.NDArray[np.int16]) -> npt.NDArray[np.uint64]:
    """Sets of hexes, a bit each; what lies beyond the edge is in none."""
    inside = np.zeros((len(hexes), 64 * WORDS_OF_HEXES), np.uint8)
    place, number = np.nonzero(hexes != NOWHERE)
    inside[place, hexes[place, number]] = 1
    return np.packbits(inside, axis=1, bitorder="little").view(np.uint64)


TILE_ALLOWED = np.array([int(row["tile_allowed"]) for row in _BOARD], np.int16)
_ROOM = (TILE_ALLOWED == 1) & ~AT_EDGE & (TILE_ALLOWED[NEIGHBOURS] == 1).all(axis=1)  # around each hex


def _set_of(inside: npt.NDArray[np.bool_]) -> tuple[np.uint64, np.uint64, np.uint64]:
    """The hexes of which something is true, a bit each."""
    first, second, third = _as_bits(np.flatnonzero(inside).astype(np.int16)[None])[0]
    return first, second, third


def _only(numbers: set[int]) -> int:
    """The one number that there should be."""
    if len(numbers) != 1:
        raise ValueError("board.csv: rows must have so many hexes in turn that neighbours of all hexes lie alike")
    return numbers.pop()


ROOM_FOR_A_TILE, EDGE_OF_BOARD, WHOLE_BOARD = _set_of(_ROOM), _set_of(AT_EDGE), _set_of(np.ones_like(AT_EDGE))
# In whatever row a hex lies, the numbers of its neighbours differ from its own by the same: a whole set moves at once.
WITH_NEIGHBOUR = np.array([_set_of(NEIGHBOURS[:, side] != NOWHERE) for side in range(SIDES)])
STEPS_TO_SIDES = np.array(
    [_only({int(to) - at for at, to in enumerate(NEIGHBOURS[:, side]) if to != NOWHERE}) for side in range(SIDES)],
    np.int16,
)

# Map tiles: the terrain of the centre and of the ring around it.
_TILE_ROWS = read_table(DATA / "tiles.csv")
TILE_IDS = tuple(dict.fromkeys(row["tile_id"] for row in _TILE_ROWS))
TILES = len(TILE_IDS)
TILE_CENTRE = np.zeros(TILES, np.int16)
TILE_RING = np.zeros((TILES, SIDES), np.int16)
for _row in _TILE_ROWS:
    _tile, _terrain = TILE_IDS.index(_row["tile_id"]), TERRAIN_IDS.index(_row["terrain"])
    _axial = (int(_row["q"]), int(_row["r"]))
    if _axial == (0, 0):
        TILE_CENTRE[_tile] = _terrain
    else:
        TILE_RING[_tile, DIRECTIONS.index(_axial)] = _terrain

# Pieces
_PIECES = {row["id"]: row for row in read_table(DATA / "pieces.csv")}
PEOPLE = int(_PIECES["people"]["count"])
_CITY_ROWS = [row for name, row in _PIECES.items() if name.startswith("city_")]
CITY_VALUES = np.array([int(row["value"]) for row in _CITY_ROWS], np.int16)
CITY_COUNTS = np.array([int(row["count"]) for row in _CITY_ROWS], np.int16)
CITY_KINDS = len(_CITY_ROWS)
SMALLEST_CITY = int(CITY_VALUES[0])
CITIES = int(CITY_COUNTS.sum())
CAMPS = PEOPLE + CITIES  # a seat cannot hold more hexes than it has pieces

# Epochs
_EPOCHS = read_table(DATA / "epochs.csv")
EPOCH_IDS = tuple(row["id"] for row in _EPOCHS)
EPOCHS = len(_EPOCHS)
LAST_EPOCH = EPOCHS - 1
EPOCH_TERRAIN = np.array([TERRAIN_IDS.index(row["terrain"]) if row["terrain"] else -1 for row in _EPOCHS], np.int16)


def _column(name: str) -> np.ndarray[tuple[int], np.dtype[np.int16]]:
    return np.array([int(row[name]) for row in _EPOCHS], np.int16)


PEOPLE_MOVED = _column("move_tokens")  # TE-124, TE-128
DISTANCE = _column("move_distance")  # TE-123, TE-128
CHILDREN = _column("children")  # TE-121
STACK_LIMIT = _column("stack_limit")  # TE-122, TE-127
SEA_MOVEMENT = _column("sea_movement")  # TE-125
IDEAS_DRAWN = _column("idea_draw")  # TE-120
HAND_LIMIT = _column("hand_limit")  # TE-126
ACTION_TILES = _column("actions")
BONUS_CARDS = _column("first_bonus_cards")  # TE-120, TE-126
EPOCH_POINTS = _column("end_vp")  # TE-129

# Idea cards: a kind on a terrain; cards of the same kind and terrain are alike.
_CARDS = read_table(DATA / "idea_cards.csv")
IDEA_IDS = tuple(dict.fromkeys(row["kind"] for row in _CARDS))
IDEAS = len(IDEA_IDS)
(
    EDUCATION,
    FORTIFICATIONS,
    MEDICINE,
    MILITARY_LEADER,
    TRANSPORT,
    SANITATION,
    WEAPONS,
    RELIGION,
    GOVERNMENT,
) = range(IDEAS)
CARD_TERRAINS = len(CARD_TERRAIN_IDS)
CARDS = IDEAS * CARD_TERRAINS
DECK = len(_CARDS)
CARD_COUNT = np.zeros(CARDS, np.int16)
ATTACK_POINTS = np.zeros(IDEAS, np.int16)
DEFENCE_POINTS = np.zeros(IDEAS, np.int16)
PROGRESS_POINTS = np.zeros(IDEAS, np.int16)
for _row in _CARDS:
    _idea = IDEA_IDS.index(_row["kind"])
    CARD_COUNT[_idea * CARD_TERRAINS + CARD_TERRAIN_IDS.index(_row["terrain"])] += 1
    ATTACK_POINTS[_idea] = int(_row["attack_points"])
    DEFENCE_POINTS[_idea] = int(_row["defence_points"])
    PROGRESS_POINTS[_idea] = int(_row["progress_points"])


def _tiles_seen(s: Record, seat: int) -> Any:
    """TE-007: the tiles on the board, and the one that a player has drawn to place."""
    return np.arange(TILES) < int(s.tiles_placed) + int(s.step in (AT_TILE, AT_TURN_TILE))


def _under_the_deck(s: Record, seat: int) -> Any:
    """Nobody sees a card of the deck; the places of those drawn are empty."""
    return np.arange(DECK) >= s.deck_size


def _cards_shown(s: Record, seat: int) -> Any:
    """TE-063, TE-102: each sees the cards it has laid, and everybody those of a defender."""
    seats = np.arange(MAX_PLAYERS)
    return (seats == seat) | (seats == s.defender) | (seats >= s.seats)


FIELDS = (
    Field("island", "i1", "option: 0 the players build the island, 1 it is laid out at random"),
    Field("first", "i1", "option: 0 draws the first player, k makes seat k - 1 the first player"),
    Field("first_seat", "i1", "who has the first player's marker"),
    Field("epochs", "i1", "epochs played, the present one included"),
    Field("land", "i1", "terrain of each hex, -1 water", (HEXES,)),
    Field("lake", "i1", "the lake a water hex belongs to, from 1; 0 the sea, and all land", (HEXES,)),
    Field("shore", "i4", "waters that a land hex touches: bit 0 the sea, bit k the lake k", (HEXES,)),
    Field("holder", "i1", "whose people or city stand on a hex, -1 nobody's", (HEXES,)),
    Field("people", "i1", "people on a hex", (HEXES,)),
    Field("tired", "i1", "people on a hex who moved in this action, or children born there", (HEXES,)),
    Field(
        "camps",
        "u1",
        "the hexes each seat holds, in the order of the board",
        (MAX_PLAYERS, CAMPS),
        low=0,
        high=HEXES - 1,
    ),
    Field("camp_count", "i1", "how many hexes each seat holds", (MAX_PLAYERS,)),
    Field("city", "i1", "value of the city on a hex, 0 none", (HEXES,)),
    Field("reach", "i1", "how the picked person gets to a hex: 0 not, 1 by land, 2 by lake, 3 by sea", (HEXES,)),
    Field("trail", "u1", "the hexes the picked person gets to, the nearest first", (HEXES,), low=0, high=HEXES - 1),
    Field("trail_size", "i2", "how many those are, the person's own hex included"),
    Field(
        "tile_order", "i1", "the map tiles as they will be drawn", (TILES,), seen_by=_tiles_seen, low=0, high=TILES - 1
    ),
    Field("tiles_placed", "i1", "map tiles on the board"),
    Field("spot", "i2", "where the drawn map tile will lie, -1 not chosen"),
    Field("settled", "i1", "first people placed by all seats"),
    Field("stock", "i1", "people each seat has in stock", (MAX_PLAYERS,)),
    Field("city_stock", "i1", "cities of each value each seat has in stock", (MAX_PLAYERS, CITY_KINDS)),
    Field("cube", "i1", "the epoch row of each seat's cube", (MAX_PLAYERS,)),
    Field("tiles", "i1", "action tiles each seat still has to use", (MAX_PLAYERS,)),
    Field("actions_left", "i1", "actions the seat on turn must still take in this turn"),
    Field("acted", "i1", "1 once the seat on turn has used an action tile in this turn"),
    Field(
        "deck",
        "i1",
        "the idea cards still to draw, the last one next",
        (DECK,),
        seen_by=_under_the_deck,
        low=0,
        high=CARDS - 1,
    ),
    Field("deck_size", "i1", "cards in the deck", low=0, high=DECK),
    Field("discards", "i1", "discarded cards by card", (CARDS,)),
    Field("set_aside", "i1", "Government cards that lie open until the end of the epoch", (CARDS,)),
    Field("governing", "i1", "those in front of each seat, by terrain; not known of old", (MAX_PLAYERS, CARD_TERRAINS)),
    Field(
        "hands",
        "i1",
        "cards in each seat's hand",
        (MAX_PLAYERS, CARDS),
        seen_by=OWNER,
        low=0,
        high=int(CARD_COUNT.max()),
    ),
    Field("hand_size", "i1", "how many cards each seat holds: open to all", (MAX_PLAYERS,)),
    Field(
        "laid",
        "i1",
        "cards each seat has laid in a fight or for progress",
        (MAX_PLAYERS, CARDS),
        seen_by=_cards_shown,
        low=0,
        high=int(CARD_COUNT.max()),
    ),
    Field("laid_size", "i1", "how many cards each seat has laid: open to all", (MAX_PLAYERS,)),
    Field("to_draw", "i1", "cards each seat is about to draw", (MAX_PLAYERS,)),
    Field("layers", "i1", "seats that have finished laying cards for progress"),
    Field("new_epoch", "i1", "the epoch row progress leads to"),
    Field("moves_left", "i1", "people that may still be moved, or children born, in this action"),
    Field("crowding", "i1", "Sanitation cards played for the next person placed"),
    Field("picked", "i2", "the hex of the person picked, of a fight's attackers, or of a city to be", ()),
    Field("target", "i2", "the hex attacked"),
    Field("defender", "i1", "the seat attacked, -1 nobody: what it lays lies open"),
    Field("fight_terrain", "i1", "the terrain that counts in the fight"),
)
# five players who lay seven cards each, and what comes of it.
LAYOUT = record_type(FIELDS, frames=8, most_told=80)

"""A table laid out by hand, the way a rulebook sets up an example, and played on through a real match.

Unless a test says otherwise the island is a block of grassland, rows D to H, columns 3 to 8:

    D3  D4  D5  D6  D7  D8          odd rows (D, F, H) lie half a hex further right:
  E3  E4  E5  E6  E7  E8            E5 touches E4, E6, D4, D5, F4 and F5;
    F3  F4  F5  F6  F7  F8          F5 touches F4, F6, E5, E6, G5 and G6.
  G3  G4  G5  G6  G7  G8
    H3  H4  H5  H6  H7  H8
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from aevum.core.engine import Engine, bound_rules
from aevum.core.record import NOBODY, Reading, Record
from aevum.games.tempus import GAME
from aevum.games.tempus.rules.board import take_hold
from aevum.games.tempus.rules.setup import form_lakes, lay_tile
from aevum.games.tempus.state import (
    CARD_TERRAIN_IDS,
    CARD_TERRAINS,
    CARDS,
    CITY_VALUES,
    EPOCH_IDS,
    HEX_AT,
    HEX_IDS,
    IDEA_IDS,
    TERRAIN_IDS,
    TILE_IDS,
    TILES_TO_PLACE,
)
from tests.games.laid_out import LaidOut

RULES: dict[str, Callable[..., Any]] = bound_rules(GAME)
BLOCK = tuple(f"{row}{column}" for row in "DEFGH" for column in range(3, 9))
# Four hexes at the edge of the block: enough people there, and their owner can be attacked (TE-061).
FAR = {"H3": 1, "H4": 1, "H5": 1, "H6": 1}


@dataclass(frozen=True)
class Seat:
    """What one player has when the example begins: people and cities by hex, cards as `weapons forest`.

    Who has no epoch stands on the hindmost row that is named at the table, or on the start row.
    """

    people: Mapping[str, int] = field(default_factory=dict)
    cities: Mapping[str, int] = field(default_factory=dict)
    hand: Sequence[str] = ()
    epoch: str = ""
    tiles: int = 1


@dataclass(frozen=True)
class Tile:
    """A map tile on the board: its name, the hex of its centre and how often it was turned clockwise."""

    name: str
    centre: str
    turn: int = 0


class Table(LaidOut):
    """A match that begins in the middle, at `step`. Seats that are not described have nothing on the board.

    `land` changes hexes of the block (`water` takes one away); `map_tiles` lays real tiles instead of the block.
    `deck` names the next cards to be drawn, `deck_size` leaves only so many and discards the rest. `fields` are fields
    of the record.
    """

    game, rules = GAME, RULES

    def __init__(
        self,
        *holdings: Seat,
        seats: int = 3,
        turn: int = 0,
        first: int = 0,
        step: str = "action",
        land: Mapping[str, str] | None = None,
        map_tiles: Sequence[Tile] = (),
        deck: Sequence[str] = (),
        deck_size: int | None = None,
        **fields: int,
    ) -> None:
        options = {"island": 1, "first": first + 1}
        position = Engine(GAME, RULES, compiled=False).new_record(seats, options, seed=7)
        GAME.deal(position)
        _lay_land(position, land or {}, map_tiles)
        position.cube[:seats] = min((EPOCH_IDS.index(held.epoch) for held in holdings if held.epoch), default=0)
        for seat, held in enumerate(holdings):
            _lay_out(position, seat, held)
        _stack_deck(position, [card for held in holdings for card in held.hand], deck, deck_size)
        position.seat, position.epochs, position.actions_left = turn, 1, 1
        position.settled = 3 * seats
        for name, value in fields.items():
            position[name] = value
        position.step = GAME.sequence.number(step)
        GAME.conserved(Reading(position))
        self.run_on(position)
        self.begin(position, options)

    def people(self, name: str) -> int:
        """People on a hex."""
        return int(self.s.people[place(name)])

    def holder(self, name: str) -> int | None:
        """Whose people or city stand on a hex."""
        seat = int(self.s.holder[place(name)])
        return None if seat == NOBODY else seat

    def city(self, name: str) -> int:
        """The value of the city on a hex, 0 for none."""
        return int(self.s.city[place(name)])

    def stock(self, seat: int = 0) -> int:
        """People in stock."""
        return int(self.s.stock[seat])

    def cities_left(self, seat: int = 0) -> dict[int, int]:
        """Cities in stock, by value."""
        return dict(zip(CITY_VALUES.tolist(), self.s.city_stock[seat].tolist(), strict=True))

    def hand(self, seat: int = 0) -> list[str]:
        """The cards of a seat, as that seat sees them."""
        return cards(self.match.observed(seat).hands[seat])

    @property
    def discards(self) -> list[str]:
        """The discarded cards."""
        return cards(self.s.discards)

    def epoch(self, seat: int = 0) -> str:
        """The row of a seat's cube."""
        return EPOCH_IDS[int(self.s.cube[seat])]

    def score(self, seat: int = 0) -> int:
        """The points of a seat now."""
        return self.match.scores()[seat]


def place(name: str) -> int:
    """The number of a hex."""
    return HEX_IDS.index(name)


def names(places: Iterable[Any]) -> set[str]:
    """Hexes by name."""
    return {HEX_IDS[int(place)] for place in places}


def at(q: int, r: int) -> str:
    """The hex at these axial coordinates."""
    return HEX_IDS[HEX_AT[q, r]]


def card_number(words: str) -> int:
    """The number of a card such as `weapons forest`."""
    idea, terrain = words.split()
    return IDEA_IDS.index(idea) * CARD_TERRAINS + CARD_TERRAIN_IDS.index(terrain)


def cards(counts: Any) -> list[str]:
    """Cards in words, from how many there are of each."""
    return [
        f"{IDEA_IDS[card // CARD_TERRAINS]} {CARD_TERRAIN_IDS[card % CARD_TERRAINS]}"
        for card in range(CARDS)
        for _copy in range(int(counts[card]))
    ]


def _lay_land(s: Record, land: Mapping[str, str], map_tiles: Sequence[Tile]) -> None:
    for number, tile in enumerate(map_tiles):
        s.tile_order[number] = TILE_IDS.index(tile.name)
        lay_tile(s, place(tile.centre), tile.turn)
    if not map_tiles:
        for name in BLOCK:
            s.land[place(name)] = TERRAIN_IDS.index("grassland")
    for name, terrain in land.items():
        s.land[place(name)] = NOBODY if terrain == "water" else TERRAIN_IDS.index(terrain)
    s.tiles_placed = TILES_TO_PLACE[s.seats]
    form_lakes(s)


def _lay_out(s: Record, seat: int, held: Seat) -> None:
    if held.epoch:
        s.cube[seat] = EPOCH_IDS.index(held.epoch)
    s.tiles[seat] = held.tiles
    for name, people in held.people.items():
        take_hold(s, seat, place(name))
        s.people[place(name)] = people
        s.stock[seat] -= people
    for name, value in held.cities.items():
        take_hold(s, seat, place(name))
        s.city[place(name)] = value
        s.city_stock[seat, CITY_VALUES.tolist().index(value)] -= 1
    for card in held.hand:
        s.hands[seat, card_number(card)] += 1
        s.hand_size[seat] += 1


def _stack_deck(s: Record, held: Sequence[str], drawn_next: Sequence[str], size: int | None) -> None:
    rest = s.deck[: int(s.deck_size)].tolist()
    for card in (*held, *drawn_next):
        rest.remove(card_number(card))
    rest += [card_number(card) for card in reversed(drawn_next)]
    gone = [] if size is None else rest[: len(rest) - size]
    for card in gone:
        s.discards[card] += 1
    s.deck[:] = 0
    s.deck_size = len(rest) - len(gone)
    s.deck[: int(s.deck_size)] = rest[len(gone) :]

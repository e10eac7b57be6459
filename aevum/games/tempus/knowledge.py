"""What a seat may know: not the hands of others, what they laid secretly, nor the order of deck and tiles."""

import numpy as np

from aevum.core.random import draw_below, mix
from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import hide_private_events

from .actions import DREW_CARD
from .rules.setup import tiles_drawn
from .state import CARD_COUNT, CARDS, DECK, TILES

UNKNOWN = -1


@rule
def observe(s: Record, seat: int) -> None:
    """Blank what a seat may not know."""
    s.key[0] = np.uint64(0)
    s.key[1] = np.uint64(0)
    for card in range(s.deck_size):
        s.deck[card] = UNKNOWN
    for tile in range(tiles_drawn(s), TILES):
        s.tile_order[tile] = UNKNOWN
    for other in range(s.seats):
        if other != seat:
            hide_cards(s, other)
    hide_private_events(s, seat, DREW_CARD)


@rule
def hide_cards(s: Record, other: int) -> None:
    """The faces of another seat's cards; what a defender lays lies open (TE-063)."""
    hands, laid = s.hands, s.laid
    lies_open = other == s.defender
    for card in range(CARDS):
        hands[other, card] = 0
        if not lies_open:
            laid[other, card] = 0


@rule
def imagine(s: Record, seat: int, luck: np.uint64) -> None:
    """Fill an observed record at random: the cards nobody has seen are dealt anew, the tiles shuffled."""
    draws = s.draws
    s.key[0] = mix(luck)
    s.key[1] = mix(s.key[0])
    deal_unseen(s, seat)
    shuffle_unseen_tiles(s)
    s.draws = draws
    s.key[0] = mix(s.key[1])


@rule
def deal_unseen(s: Record, seat: int) -> None:
    """All cards not seen go to the deck in random order, and from there to hands and under laid cards."""
    unseen = 0
    for card in range(CARDS):
        for _copy in range(copies_unseen(s, card)):
            s.deck[unseen] = card
            unseen += 1
    for last in range(unseen - 1, 0, -1):
        other = draw_below(s, last + 1)
        card = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = card
    for other in range(s.seats):
        if other != seat:
            unseen = deal_hidden(s, other, unseen)
    for place in range(unseen, DECK):
        s.deck[place] = 0


@rule
def copies_unseen(s: Record, card: int) -> int:
    """How many copies of a card lie where the observer cannot see them."""
    count = int(CARD_COUNT[card]) - int(s.discards[card]) - int(s.set_aside[card])
    for seat in range(s.seats):
        count -= int(s.hands[seat, card]) + int(s.laid[seat, card])
    return count


@rule
def deal_hidden(s: Record, other: int, unseen: int) -> int:
    """As many cards as another seat holds and has laid secretly, from the end of the unseen."""
    for _card in range(s.hand_size[other]):
        unseen -= 1
        s.hands[other, s.deck[unseen]] += 1
    if other != s.defender:
        for _card in range(s.laid_size[other]):
            unseen -= 1
            s.laid[other, s.deck[unseen]] += 1
    return unseen


@rule
def shuffle_unseen_tiles(s: Record) -> None:
    """The tiles not drawn yet, in random order."""
    known = tiles_drawn(s)
    place = known
    for tile in range(TILES):
        if place < TILES and not is_drawn(s, tile, known):
            s.tile_order[place] = tile
            place += 1
    for last in range(TILES - 1, known, -1):
        other = known + draw_below(s, last + 1 - known)
        tile = s.tile_order[last]
        s.tile_order[last] = s.tile_order[other]
        s.tile_order[other] = tile


@rule
def is_drawn(s: Record, tile: int, known: int) -> bool:
    """Whether a tile was drawn before."""
    for place in range(min(known, TILES)):
        if s.tile_order[place] == tile:
            return True
    return False

"""What a seat of the toy game may know: its own cards, what it peeked at, and what everybody has seen."""

from typing import Any

import numpy as np
import numpy.typing as npt

from aevum.core.random import mix
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import hide_private_events
from tests.toy.actions import FIRST_PRIVATE
from tests.toy.state import COPIES, RANKS

Cards = npt.NDArray[Any]


@rule
def observe(s: Record, seat: int) -> None:
    """Blank what a seat (-1: a spectator) may not know."""
    s.key[0] = np.uint64(0)
    s.key[1] = np.uint64(0)
    for place in range(s.deck_left):
        if not knows(s, seat, place):
            s.deck[place] = NOBODY
    for other in range(s.seats):
        if other != seat:
            s.laid[other] = hidden_card(s, other)
            for rank in range(RANKS):
                s.hand[other, rank] = 0
    hide_private_events(s, seat, FIRST_PRIVATE)


@rule
def knows(s: Record, seat: int, place: int) -> bool:
    """Whether a seat knows the card at this place of the deck."""
    return seat >= 0 and (s.known[place] >> seat) & 1 == 1


@rule
def hidden_card(s: Record, seat: int) -> int:
    """The laid card of another seat: unknown while it is covered."""
    return NOBODY if (s.covered >> seat) & 1 else int(s.laid[seat])


@rule
def imagine(s: Record, seat: int, luck: np.uint64) -> None:
    """Fill an observed record with what could be true: the unseen cards, dealt at random."""
    unseen = np.full(RANKS, COPIES, np.int64)
    take_out_seen(s, seat, unseen)
    for other in range(s.seats):
        if other != seat:
            luck = imagine_hand(s, other, unseen, luck)
    for place in range(s.deck_left):
        if not knows(s, seat, place):
            luck = mix(luck)
            s.deck[place] = take_unseen(unseen, luck)
    s.key[0] = mix(luck)
    s.key[1] = mix(s.key[0])


@rule
def take_out_seen(s: Record, seat: int, unseen: Cards) -> None:
    """Every card whose place is known is not among the unseen ones."""
    for rank in range(RANKS):
        unseen[rank] -= s.discard[rank]
        for other in range(s.seats):
            unseen[rank] -= s.hand[other, rank] if other == seat else s.shown[other, rank]
    for place in range(s.deck_left):
        if knows(s, seat, place):
            unseen[s.deck[place]] -= 1
    for other in range(s.seats):
        if s.laid[other] != NOBODY:
            unseen[s.laid[other]] -= 1


@rule
def imagine_hand(s: Record, other: int, unseen: Cards, luck: np.uint64) -> np.uint64:
    """Another seat's hand: the cards it has shown, unseen ones, and one of them laid if it has laid one."""
    count = s.held[other] + ((s.covered >> other) & 1)
    for rank in range(RANKS):
        s.hand[other, rank] = s.shown[other, rank]
        count -= s.shown[other, rank]
    for _ in range(count):
        luck = mix(luck)
        s.hand[other, take_unseen(unseen, luck)] += 1
    if (s.covered >> other) & 1:
        luck = mix(luck)
        s.laid[other] = take_unseen(s.hand[other], luck)
    return luck


@rule
def take_unseen(cards: Cards, luck: np.uint64) -> int:
    """Take one of these cards, each as likely."""
    place = int(luck % np.uint64(cards.sum()))
    for rank in range(RANKS):
        place -= cards[rank]
        if place < 0:
            cards[rank] -= 1
            return rank
    return NOBODY

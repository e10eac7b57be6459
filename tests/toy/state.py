"""What is on the table of the toy game.

A game made only for tests, with what no simple dice game has: hidden hands, a shuffled deck, a card laid secretly by
everybody at once, a peek that reveals without chance, an exchange that interrupts, a die that settles ties, a window in
which everybody may react, and seats that join late.
"""

from pathlib import Path
from typing import Any

import numpy as np

from aevum.core.record import NOBODY, OWNER, Field, Record, record_type

FOLDER = Path(__file__).parent
MAX_PLAYERS = 4
RANKS = 6
COPIES = 4
DECK = RANKS * COPIES
HAND = 3
RANK_IDS = tuple(f"rank{rank}" for rank in range(1, RANKS + 1))


def _known_places(s: Record, seat: int) -> Any:
    """TOY-3, TOY-4: of the deck a seat knows what it peeked at or put there; above the deck there is nothing."""
    return (np.arange(DECK) >= s.deck_left) | ((seat >= 0) & ((s.known >> max(seat, 0)) & 1 == 1))


def _uncovered(s: Record, seat: int) -> Any:
    """TOY-5: a laid card is seen by its owner until it is turned over."""
    seats = np.arange(MAX_PLAYERS)
    return (seats == seat) | ((s.covered >> seats) & 1 == 0)


FIELDS = (
    Field("peeking", "i1", "option: 1 lets the leader peek at the deck"),
    Field("rounds_to_play", "i1", "option: the number of rounds"),
    Field("reacting", "i1", "option: 1 lets everybody react once all cards are laid"),
    Field("rounds", "i1", "the round being played, from 1"),
    Field(
        "deck",
        "i1",
        "the ranks of the deck's cards from bottom to top; -1 no card, or not known",
        (DECK,),
        seen_by=_known_places,
        low=NOBODY,
        high=RANKS - 1,
    ),
    Field("deck_left", "i1", "how many cards the deck has"),
    Field("known", "i2", "bit mask of the seats that know the card at this place of the deck", (DECK,)),
    Field("held", "i1", "how many cards each seat has in its hand", (MAX_PLAYERS,)),
    Field(
        "hand",
        "i1",
        "how many cards of each rank each seat has in its hand",
        (MAX_PLAYERS, RANKS),
        seen_by=OWNER,
        low=0,
        high=COPIES,
    ),
    Field("shown", "i1", "how many cards of each rank everybody knows a seat to have", (MAX_PLAYERS, RANKS)),
    Field(
        "laid",
        "i1",
        "the rank of the card each seat has laid; -1 none, or not known",
        (MAX_PLAYERS,),
        seen_by=_uncovered,
        low=NOBODY,
        high=RANKS - 1,
    ),
    Field("covered", "i2", "bit mask of the seats with a laid card that is still covered"),
    Field("turned", "i1", "the rank each seat turned over last, for all to remember; -1 none", (MAX_PLAYERS,)),
    Field("tied", "i2", "bit mask of the seats whose cards tie for the point"),
    Field("discard", "i1", "how many cards of each rank lie open on the discard pile", (RANKS,)),
    Field("points", "i1", "the points of each seat", (MAX_PLAYERS,)),
    Field("boasts", "i2", "how many times somebody has shown a card"),
    Field("boasts_of", "i2", "how many times each seat has", (MAX_PLAYERS,)),
)
LAYOUT = record_type(FIELDS)

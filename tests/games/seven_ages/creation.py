"""Creating empires, step by step."""

from __future__ import annotations

from aevum.core.bits import items_in
from aevum.core.record import Record
from aevum.core.sequence import interrupt
from aevum.games.seven_ages.atlas import REGION_IDS
from aevum.games.seven_ages.steps import AT_CREATE_CARD, AT_FOUND
from aevum.games.seven_ages.tables import (
    CARD_IDS,
    COLOUR_IDS,
)

from .board import hand
from .driver import choices, play

PINK, RED = (COLOUR_IDS.index(name) for name in ("pink", "red"))


def card(name: str) -> int:
    """The number of a card."""
    return CARD_IDS.index(name)


def offered(s: Record, seat: int, flags: int = 0) -> list[str]:
    """What a player who creates an empire can choose, and nothing more happens."""
    interrupt(s, AT_FOUND, seat, flags)
    return choices(s)


def create(s: Record, name: str, *replies: str, seat: int = 0, colour: str = "pink") -> int:
    """An empire is created with these answers after the colour; its number."""
    if card(name) not in [at for at in range(len(CARD_IDS)) if s.card_at[at] == 4 + seat]:
        hand(s, seat, name)
    interrupt(s, AT_CREATE_CARD, seat)
    play(s, f"found {name}", f"use_colour {colour}", *replies)
    return COLOUR_IDS.index(colour)


def starts(s: Record, empire: int) -> list[str]:
    """Where an empire started."""
    return [REGION_IDS[at] for at in items_in(s.starts[empire])]

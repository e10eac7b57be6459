"""Sets of hexes, a bit each: what is asked of the whole board is asked of many hexes at once.

A set is three words of bits. `HexSets` has a set for each hex of the board, such as the hexes next to it.
"""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..state import HEXES, NEXT_TO
from .board import is_land

WORD = 64
TWO_WORDS = 2 * WORD
Hexes: TypeAlias = tuple[np.uint64, np.uint64, np.uint64]
HexSets: TypeAlias = npt.NDArray[np.uint64]
NO_HEX: Hexes = (np.uint64(0), np.uint64(0), np.uint64(0))


@rule
def all_land(s: Record) -> Hexes:
    """The island."""
    return land_among(s, 0), land_among(s, WORD), land_among(s, TWO_WORDS)


@rule
def land_among(s: Record, first: int) -> np.uint64:
    """The land of one word of hexes, of which this is the first."""
    word = np.uint64(0)
    for place in range(first, min(first + WORD, HEXES)):
        word |= np.uint64(is_land(s, place)) << np.uint64(place - first)
    return word


@rule
def free_land(s: Record) -> Hexes:
    """Land that nobody holds."""
    return free_among(s, 0), free_among(s, WORD), free_among(s, TWO_WORDS)


@rule
def free_among(s: Record, first: int) -> np.uint64:
    """The free land of one word of hexes, of which this is the first."""
    word = np.uint64(0)
    for place in range(first, min(first + WORD, HEXES)):
        word |= np.uint64(is_land(s, place) and s.holder[place] == NOBODY) << np.uint64(place - first)
    return word


@rule
def has_hex(hexes: Hexes, place: int) -> bool:
    """Whether a hex is in a set."""
    word = hexes[0] if place < WORD else hexes[1] if place < TWO_WORDS else hexes[2]
    return (word >> np.uint64(place & (WORD - 1))) & np.uint64(1) != np.uint64(0)


@rule
def with_hex(hexes: Hexes, place: int) -> Hexes:
    """A set with a hex more."""
    bit = np.uint64(1) << np.uint64(place & (WORD - 1))
    if place < WORD:
        return hexes[0] | bit, hexes[1], hexes[2]
    if place < TWO_WORDS:
        return hexes[0], hexes[1] | bit, hexes[2]
    return hexes[0], hexes[1], hexes[2] | bit


@rule
def with_hexes(hexes: Hexes, sets: HexSets, place: int) -> Hexes:
    """A set with all of those that belong to a hex."""
    return hexes[0] | sets[place, 0], hexes[1] | sets[place, 1], hexes[2] | sets[place, 2]


@rule
def meets(hexes: Hexes, sets: HexSets, place: int) -> bool:
    """Whether a set has one of those that belong to a hex."""
    return bool((hexes[0] & sets[place, 0]) | (hexes[1] & sets[place, 1]) | (hexes[2] & sets[place, 2]))


@rule
def but_for(hexes: Hexes, others: Hexes) -> Hexes:
    """The hexes of a set that are not in another."""
    return hexes[0] & ~others[0], hexes[1] & ~others[1], hexes[2] & ~others[2]


@rule
def in_common(hexes: Hexes, others: Hexes) -> Hexes:
    """The hexes that are in both sets."""
    return hexes[0] & others[0], hexes[1] & others[1], hexes[2] & others[2]


@rule
def size_of(hexes: Hexes) -> int:
    """How many hexes a set has."""
    count = 0
    for place in range(HEXES):
        count += has_hex(hexes, place)
    return count


@rule
def nth_hex(hexes: Hexes, number: int) -> int:
    """One hex of a set, counted from 0; it has more than that."""
    place = 0
    while number > 0 or not has_hex(hexes, place):
        number -= has_hex(hexes, place)
        place += 1
    return place


@rule
def is_empty(hexes: Hexes) -> bool:
    """Whether a set has no hex."""
    return not (hexes[0] | hexes[1] | hexes[2])


@rule
def flooded(water: Hexes, others: Hexes) -> Hexes:
    """Some water, and all of the others that it flows into; some of it may be among them."""
    flowing = True
    while flowing and not is_empty(others):
        flowing = False
        for place in range(HEXES):
            if has_hex(others, place) and meets(water, NEXT_TO, place):
                water, flowing = with_hex(water, place), True
        others = but_for(others, water)
    return water

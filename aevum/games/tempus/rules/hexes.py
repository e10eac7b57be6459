"""Sets of hexes, a bit each: what is asked of the whole board is asked of many hexes at once.

A set is three words of bits.
"""

from typing import TypeAlias

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..state import HEXES, SIDES, STEPS_TO_SIDES, WITH_NEIGHBOUR
from .board import is_land

WORD = 64
TWO_WORDS = 2 * WORD
Hexes: TypeAlias = tuple[np.uint64, np.uint64, np.uint64]
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
def but_for(hexes: Hexes, others: Hexes) -> Hexes:
    """The hexes of a set that are not in another."""
    return hexes[0] & ~others[0], hexes[1] & ~others[1], hexes[2] & ~others[2]


@rule
def in_common(hexes: Hexes, others: Hexes) -> Hexes:
    """The hexes that are in both sets."""
    return hexes[0] & others[0], hexes[1] & others[1], hexes[2] & others[2]


@rule
def in_either(hexes: Hexes, others: Hexes) -> Hexes:
    """The hexes that are in one set or the other, or in both."""
    return hexes[0] | others[0], hexes[1] | others[1], hexes[2] | others[2]


@rule
def next_to(hexes: Hexes) -> Hexes:
    """All neighbours of the hexes of a set, among them those of its own that lie side by side."""
    found = NO_HEX
    for side in range(SIDES):
        found = in_either(found, moved(with_neighbour(hexes, side), int(STEPS_TO_SIDES[side])))
    return found


@rule
def with_neighbour(hexes: Hexes, side: int) -> Hexes:
    """The hexes of a set that have a neighbour on a side."""
    has = WITH_NEIGHBOUR
    return hexes[0] & has[side, 0], hexes[1] & has[side, 1], hexes[2] & has[side, 2]


@rule
def moved(hexes: Hexes, steps: int) -> Hexes:
    """The hexes whose numbers are by so many higher, or lower, than those of a set; by fewer than a word has."""
    by, rest = np.uint64(abs(steps)), np.uint64(WORD - abs(steps))
    if steps > 0:
        return hexes[0] << by, (hexes[1] << by) | (hexes[0] >> rest), (hexes[2] << by) | (hexes[1] >> rest)
    return (hexes[0] >> by) | (hexes[1] << rest), (hexes[1] >> by) | (hexes[2] << rest), hexes[2] >> by


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
    others = but_for(others, water)
    reached = in_common(next_to(water), others)
    while not is_empty(reached):
        water, others = in_either(water, reached), but_for(others, reached)
        reached = in_common(next_to(reached), others)
    return water

"""Sets of hexes, a bit each: what is asked of the whole island is asked of all hexes at once."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from aevum.core.record import Record
from aevum.core.rule import rule

from ..state import HEXES
from .board import is_land

Hexes: TypeAlias = tuple[np.uint64, np.uint64, np.uint64]
HexSets: TypeAlias = npt.NDArray[np.uint64]  # one for each hex


@rule
def alone(place: int) -> Hexes:
    """One hex."""
    none, bit = np.uint64(0), np.uint64(1) << np.uint64(place & 63)
    if place < 64:
        return bit, none, none
    return (none, bit, none) if place < 128 else (none, none, bit)


@rule
def contains(hexes: Hexes, place: int) -> bool:
    """Whether a hex is one of these."""
    word = hexes[0]
    if place >= 64:
        word = hexes[1] if place < 128 else hexes[2]
    return (word >> np.uint64(place & 63)) & np.uint64(1) != np.uint64(0)


@rule
def union(some: Hexes, more: Hexes) -> Hexes:
    """These hexes and those."""
    return some[0] | more[0], some[1] | more[1], some[2] | more[2]


@rule
def without(some: HexSets, others: Hexes) -> Hexes:
    """The hexes of a table that are none of those."""
    return some[0] & ~others[0], some[1] & ~others[1], some[2] & ~others[2]


@rule
def meets(hexes: Hexes, sets: HexSets, place: int) -> bool:
    """Whether one of these is in the set that a table has for a hex."""
    shared = (hexes[0] & sets[place, 0]) | (hexes[1] & sets[place, 1]) | (hexes[2] & sets[place, 2])
    return shared != np.uint64(0)


@rule
def all_land(s: Record) -> Hexes:
    """TE-031: the island."""
    land = (np.uint64(0), np.uint64(0), np.uint64(0))
    for place in range(HEXES):
        if is_land(s, place):
            land = union(land, alone(place))
    return land

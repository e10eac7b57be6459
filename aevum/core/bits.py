"""Sets of any size: cards in force, lands held, one bit an item over as many words as it takes.

A field declared by `set_field` is an array of 64-bit words, and rules hand it over whole: `put_in(s.in_force, card)`.
All arithmetic stays in 64-bit unsigned integers on both sides of every operator: interpreted and compiled runs agree.
Items are numbered from 0 and below the number that the field was declared for.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from aevum.core.record import EVERYBODY, Field, SeenBy
from aevum.core.rule import rule

WORD_BITS = 64
_WORD_SHIFT = 6
_PLACE_MASK = WORD_BITS - 1
_NONE, _ONE = np.uint64(0), np.uint64(1)

Words: TypeAlias = npt.NDArray[np.uint64]


def words_for(items: int) -> int:
    """How many words a set of so many items takes."""
    return -(-items // WORD_BITS)


def set_field(name: str, meaning: str, items: int, seen_by: SeenBy = EVERYBODY) -> Field:
    """A field of a record that holds a set of so many items."""
    return Field(name, "u8", meaning, (words_for(items),), seen_by, low=0, high=(1 << WORD_BITS) - 1)


def items_in(words: Any) -> list[int]:
    """The items of a set in their order, for views and tests."""
    return [item for item in range(len(words) * WORD_BITS) if has(words, item)]


@rule
def has(words: Words, item: int) -> bool:
    """Whether a set has an item."""
    found: bool = (words[item >> _WORD_SHIFT] >> np.uint64(item & _PLACE_MASK)) & _ONE != _NONE
    return found


@rule
def put_in(words: Words, item: int) -> None:
    """An item is in the set from now on, if it was not before."""
    words[item >> _WORD_SHIFT] |= _ONE << np.uint64(item & _PLACE_MASK)


@rule
def take_out(words: Words, item: int) -> None:
    """An item is not in the set any more, if it ever was."""
    words[item >> _WORD_SHIFT] &= ~(_ONE << np.uint64(item & _PLACE_MASK))


@rule
def how_many(words: Words) -> int:
    """How many items a set has."""
    count = 0
    for place in range(len(words)):
        left = words[place]
        while left != _NONE:
            left &= left - _ONE
            count += 1
    return count


@rule
def clear(words: Words) -> None:
    """The set is empty."""
    for place in range(len(words)):
        words[place] = _NONE

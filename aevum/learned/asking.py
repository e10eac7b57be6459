"""Which questions are asked: those whose answers differ in games that were played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from aevum.learned.reading import Read, Reading

Turned = npt.NDArray[np.int16]
MOST = np.iinfo(np.int16).max
STEPS = 12  # bounds of a number that are asked about
SELDOM = 0.001  # a question that is answered alike more often than all but this is not asked
BITS = 16


def with_questions(reading: Reading, read: Sequence[Read], turned: Turned, most: int) -> Reading:
    """The reading with at most so many questions, those first that tell most apart in these turned observations."""
    ranges, bits = list[tuple[int, int, int]](), list[tuple[int, int]]()
    for one in read:
        for place in one.places.ravel().tolist():
            seen = turned[:, place]
            if one.kind in ("set", "seats"):
                bits += [(place, bit) for bit in range(BITS)]
            else:
                ranges += _at_least(place, seen) if one.kind == "number" else _equal(place, seen)
    whole = replace(reading, ranges=_rows(ranges, 3), bits=_rows(bits, 2))
    return _best(whole, turned, most)


def _at_least(place: int, seen: Turned) -> Iterator[tuple[int, int, int]]:
    """Whether a number is at least as big as each of its values, or as some of them where they are many."""
    values = np.unique(seen)[1:]
    if values.size > STEPS:
        values = np.unique(np.quantile(seen, np.linspace(0, 1, STEPS + 2)[1:-1]).astype(np.int64) + 1)
    return ((place, int(value), MOST) for value in values)


def _equal(place: int, seen: Turned) -> Iterator[tuple[int, int, int]]:
    """Whether it is each of its values but the most frequent one."""
    values, counts = np.unique(seen, return_counts=True)
    return ((place, int(value), int(value)) for value in np.delete(values, counts.argmax()))


def _rows(columns: Sequence[tuple[int, ...]], count: int) -> npt.NDArray[np.int64]:
    return np.array(columns, np.int64).reshape(-1, count).T


def _best(whole: Reading, turned: Turned, most: int) -> Reading:
    """Only the questions whose answers differ most."""
    shares = np.concatenate([np.mean(answer, 0) for answer in whole.answers(turned)])
    spread = np.minimum(shares, 1 - shares)
    kept = np.zeros(spread.size, np.bool_)
    kept[np.argsort(-spread, kind="stable")[:most]] = True
    of_ranges, of_bits = np.split(kept & (spread >= SELDOM), [whole.ranges.shape[1]])
    return replace(whole, ranges=whole.ranges[:, of_ranges], bits=whole.bits[:, of_bits])

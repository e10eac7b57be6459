"""What cards, artifacts and leaders do, as data: a flat table of clauses that the rules read.

`CLAUSES[clause, column]` has a row for each clause and a column for each key, named in `grammar`; the words in it are
the numbers of `words`. NONE stands where a clause says nothing, in the columns N and ADD 0. Each source has the range
of its clauses: `first, count = EVENT_CLAUSES[event]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import numpy as np

from .reading import COLUMNS, Numbers, column, ranges

FIRST, COUNT = range(2)  # the columns of a range of clauses

_SOURCES = (
    column("events.csv", "effect"),
    column("artifacts.csv", "effect"),
    column("cards.csv", "special"),
    column("leader_kinds.csv", "effect"),
)
_EFFECTS = list(chain.from_iterable(_SOURCES))
CLAUSES = np.array(list(chain.from_iterable(_EFFECTS)), np.int16)
EVENT_CLAUSES, ARTIFACT_CLAUSES, SPECIAL_CLAUSES, LEADER_CLAUSES = np.split(
    ranges(_EFFECTS), np.cumsum([len(effects) for effects in _SOURCES[:-1]])
)


def clauses_of(source: Sequence[int] | Numbers) -> Numbers:
    """The clauses in a range."""
    first, count = (int(number) for number in source)
    return CLAUSES[first : first + count]


def written(source: Sequence[int] | Numbers) -> str:
    """The effect in a range of clauses as its table writes it."""
    return COLUMNS.grammar.write_effect(clauses_of(source).tolist())

"""Moments of matches, and what the laws need to ask about them."""

from __future__ import annotations

import copy
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from random import Random
from typing import Any

import numpy as np

from aevum.core.engine import Engine
from aevum.core.errors import AevumError
from aevum.core.match import Match
from aevum.core.record import Record, copy_record
from aevum.core.vocabulary import Noun, Verb, Vocabulary, pack, verb_of


class Unlawful(AssertionError):
    """What is not as a law wants it: which field, entry or event, and its value."""

    @classmethod
    def unless(cls, holds: bool, what: str) -> None:
        """Raise it unless something holds."""
        if not holds:
            raise cls(what)


def differing_fields(first: Record, second: Record) -> str:
    """The fields in which two records differ, with both values."""
    return "; ".join(
        f"{name} = {np.array(first[name])[differs].tolist()} or {np.array(second[name])[differs].tolist()}"
        for name in first.dtype.names
        if (differs := np.array(first[name] != second[name])).any()
    )


def truth(match: Match, at: int | None = None) -> Record:
    """The whole record, hidden things included: the laws may look at it, nothing else may."""
    return match._record(at)


@dataclass(frozen=True)
class Moment:
    """A match at one moment, and luck of its own for what a law tries out."""

    match: Match
    luck: Random

    @property
    def engine(self) -> Engine:
        """The engine the match is played with."""
        return self.match.engine

    @property
    def record(self) -> Record:
        """The truth now."""
        return truth(self.match)

    @property
    def onlookers(self) -> tuple[int, ...]:
        """Everybody who looks at the table: a spectator (-1) and all seats."""
        return (-1, *range(len(self.match.players)))

    def some(self, things: Iterable[Any], count: int) -> list[Any]:
        """A few of these, at random."""
        known = list(things)
        return self.luck.sample(known, min(count, len(known)))

    def word(self) -> int:
        """A random 64-bit number."""
        return self.luck.getrandbits(64)

    def world(self, record: Record, seat: int) -> Record:
        """What could be true for all that a seat knows."""
        return self.engine.imagine(self.engine.observe(record, seat), seat, self.word())


def after(engine: Engine, record: Record, seat: int, action: int) -> Record:
    """A copy of a record after an action."""
    later = copy_record(record)
    engine.choose(later, seat, action)
    return later


def branch(match: Match) -> Match:
    """The same match, to be played on without changing the original."""
    return copy.copy(match)


def with_record(match: Match, record: Record, at: int | None = None) -> Match:
    """The same match with another truth at one position."""
    other = branch(match)
    other._positions._recent[match.position if at is None else at] = record
    other._read = -1, other._read[1]  # the present may be another
    return other


def refusal_error(match: Match, seat: int, action: int) -> AevumError | None:
    """The error that an action meets, or None when it is accepted."""
    try:
        match.prepare(seat, action)
    except AevumError as error:
        return error
    return None


def refusal(match: Match, seat: int, action: int) -> tuple[str, dict[str, object]] | None:
    """The code and the values of the error that an action meets, or None when it is accepted."""
    error = refusal_error(match, seat, action)
    return None if error is None else (error.code, error.values)


NUMBERS_TRIED = 64  # plain numbers and seats go further than any game's


def values_of(noun: Noun | None) -> range:
    """Every value of a noun."""
    if noun is None:
        return range(1)
    sizes = {"item": len(noun.items), "set": 1 << len(noun.items)}
    return range(sizes.get(noun.kind, NUMBERS_TRIED))


def all_actions(vocabulary: Vocabulary) -> list[int]:
    """Every action there are words for, possible or not."""
    return _actions_of(tuple(vocabulary.verbs))


@cache
def _actions_of(verbs: tuple[Verb, ...]) -> list[int]:
    return [
        pack(number, a, b)
        for number, verb in enumerate(verbs)
        for a in values_of(verb.first)
        for b in values_of(verb.second)
    ]


MANY_WORDS = 25_000
WORDS_OF_A_VERB = 50


def actions_to_try(vocabulary: Vocabulary, luck: Random) -> list[int]:
    """Every action there are words for; where there are too many, some of each verb."""
    words = all_actions(vocabulary)
    return words if len(words) <= MANY_WORDS else some_of_each_verb(vocabulary, luck)


def some_of_each_verb(vocabulary: Vocabulary, luck: Random) -> list[int]:
    """A few of the actions that each verb has."""
    groups = _grouped(tuple(vocabulary.verbs))
    return [action for group in groups for action in luck.sample(group, min(len(group), WORDS_OF_A_VERB))]


@cache
def _grouped(verbs: tuple[Verb, ...]) -> list[list[int]]:
    """All actions of each verb."""
    return [list(group) for _, group in groupby(_actions_of(verbs), key=lambda action: int(verb_of(action)))]

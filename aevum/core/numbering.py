"""The numbers that learners know actions by: from 0 up, the same for every number of seats and all options of a game.

Verbs follow each other as they are declared. A verb has a number for each value of its nouns, `first + a * width + b`.
Where these would be too many, or a noun is a number without a declared limit, it is numbered by place instead: its
choices in a decision count from 0, sorted by their nouns. So no number ever means two choices of one decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from aevum.core.errors import UnknownAction
from aevum.core.game import Game
from aevum.core.vocabulary import FIRST_SHIFT, NOUN_MASK, VERB_SHIFT, Noun, Verb, pack

MOST_OF_A_VERB = 1 << FIRST_SHIFT  # numbers; a verb that would have more is numbered by place
BY_PLACE = -1


@dataclass(frozen=True)
class Block:
    """The numbers of one verb: from `first` on so many; `width` of them for each value of its first noun."""

    verb: Verb
    first: int
    count: int
    width: int

    @property
    def by_place(self) -> bool:
        """Whether choices are counted, not named by their nouns."""
        return self.width == BY_PLACE


@dataclass(frozen=True)
class Numbering:
    """The numbers of all actions of a game, verb by verb."""

    blocks: tuple[Block, ...]

    @property
    def size(self) -> int:
        """How many numbers there are."""
        last = self.blocks[-1]
        return last.first + last.count

    @cached_property
    def table(self) -> npt.NDArray[np.int32]:
        """First number and width of each verb, for compiled code."""
        return np.array([(block.first, block.width) for block in self.blocks], np.int32)

    def number(self, action: int, choices: Sequence[int]) -> int:
        """The number of an action among the choices of a decision."""
        verb = action >> VERB_SHIFT
        block = self.blocks[verb]
        if block.by_place:
            return block.first + sum(other >> VERB_SHIFT == verb and other < action for other in choices)
        return block.first + ((action >> FIRST_SHIFT) & NOUN_MASK) * block.width + (action & NOUN_MASK)

    def action(self, number: int, choices: Sequence[int]) -> int:
        """The action of a number; one that is counted by place must be among the choices. Raises UnknownAction."""
        verb = int(np.searchsorted(self.table[:, 0], number, "right")) - 1
        if not 0 <= number < self.size:
            raise UnknownAction(action=str(number)[:40])
        block, place = self.blocks[verb], number - self.blocks[verb].first
        if not block.by_place:
            action: int = pack(verb, place // block.width, place % block.width)
            return action
        counted = sorted(action for action in choices if action >> VERB_SHIFT == verb)
        if place >= len(counted):
            raise UnknownAction(action=str(number)[:40])
        return counted[place]


def numbering_of(game: Game) -> Numbering:
    """The numbers of a game's actions."""
    blocks, first = list[Block](), 0
    for verb in game.vocabulary.verbs:
        count, width = _extent(game, verb)
        blocks.append(Block(verb, first, count, width))
        first += count
    return Numbering(tuple(blocks))


def _extent(game: Game, verb: Verb) -> tuple[int, int]:
    """How many numbers a verb has, and how many for each value of its first noun.

    Without a second noun that is one; actions then have 0 in its place.
    """
    sizes = [_values(game, noun) for noun in verb.nouns]
    count = int(np.prod([size or 0 for size in sizes], dtype=np.int64))
    if None in sizes or count > MOST_OF_A_VERB:
        return game.max_choices, BY_PLACE
    return count, sizes[1] or 1 if len(sizes) > 1 else 1


def _values(game: Game, noun: Noun) -> int | None:
    """How many values a noun can have; None where nobody says."""
    if noun.kind == "number":
        return None if noun.most is None else noun.most + 1
    return {"item": len(noun.items), "set": 1 << len(noun.items), "seat": game.seats[-1]}[noun.kind]

"""Verbs and nouns: an action is one integer for the engine and a few words for people, logs and learners.

`verb << 24 | a << 12 | b`: a verb and at most two nouns. The same noun kinds name the values of told events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

import numpy as np

from aevum.core.errors import UnknownAction
from aevum.core.faults import NOUN_TOO_LARGE, TOO_MANY_CHOICES
from aevum.core.record import TOLD_WIDTH, Actions
from aevum.core.rule import rule

NOUN_BITS = 12
FIRST_SHIFT = NOUN_BITS
VERB_SHIFT = 2 * NOUN_BITS
NOUN_MASK = (1 << NOUN_BITS) - 1
TOO_LARGE = 0x7FFFFFFF & ~NOUN_MASK  # the bits that no noun may have; a number below 0 has them too
MOST_VERBS = 1 << (31 - VERB_SHIFT)  # an action is a positive 32-bit number
REMEMBERED = 10_000  # actions that were taken apart
ENDING = ("done", "pass", "stop")  # the verbs that end a step and do nothing else
MOST_CHOICES = NOUN_MASK  # a game can list no more; a greater count says that a noun was too large


Known = TypeVar("Known")


@rule
def pack(verb: int, a: int = 0, b: int = 0) -> int:
    """The integer of an action."""
    return (verb << VERB_SHIFT) | (int(a) << FIRST_SHIFT) | int(b)


@rule
def offer(out: Actions, count: int, verb: int, a: int = 0, b: int = 0) -> int:
    """Put one more choice on the list; how many there are now.

    One too many is counted and not written; a noun that has no room in an action makes the count impossible. So nothing
    is lost unseen, and whoever asks for the choices compares one number: see `impossible`. The count is never below 0:
    an index without a sign spares compiled code the question whether it counts from the end.
    """
    if count < len(out):
        out[np.uint64(count)] = pack(verb, a, b)
    return count + 1 + ((int(a) | int(b)) & TOO_LARGE)


@rule
def impossible(count: int, out: Actions) -> bool:
    """Whether so many choices cannot be: there is no room for them, or for a noun of one of them."""
    return count > len(out)


@rule
def fault_of(count: int) -> int:
    """The fault behind an impossible count of choices."""
    return NOUN_TOO_LARGE if count > NOUN_MASK else TOO_MANY_CHOICES


@rule
def offer_each(out: Actions, count: int, verb: int, items: int) -> int:
    """Put a choice on the list for each of so many items; how many choices there are now."""
    for item_number in range(items):
        count = offer(out, count, verb, item_number)
    return count


@rule
def verb_of(action: int) -> int:
    """The verb of an action."""
    return action >> VERB_SHIFT


@rule
def first_noun(action: int) -> int:
    """The first noun of an action."""
    return (action >> FIRST_SHIFT) & NOUN_MASK


@rule
def second_noun(action: int) -> int:
    """The second noun of an action."""
    return action & NOUN_MASK


@dataclass(frozen=True)
class Noun:
    """A kind of noun. `name` is its variable in texts; `items` its list; texts name an item `<family>-<item>`.

    `most` is the greatest number that is ever offered, where the game knows one: then actions with it have numbers of
    their own, see `core.numbering`.
    """

    name: str
    kind: str  # item | set | list | number | seat
    items: tuple[str, ...] = ()
    family: str = ""
    most: int | None = None

    def holds(self, value: int) -> bool:
        """Whether this noun can have such a value."""
        if self.kind == "item":
            return value < len(self.items)
        return self.kind != "set" or value >> len(self.items) == 0

    def fits(self) -> bool:
        """Whether every value of this noun has room in an action."""
        most = {"item": len(self.items) - 1, "set": (1 << len(self.items)) - 1, "number": self.most or 0}
        return self.kind != "list" and most.get(self.kind, 0) <= NOUN_MASK

    def words(self, value: int | list[int]) -> list[str]:
        """A value as words."""
        if isinstance(value, list):
            return [self.items[place] for place in value]
        if self.kind == "item":
            return [self.items[value]]
        if self.kind == "set":
            return [item for index, item in enumerate(self.items) if (value >> index) & 1]
        return [str(value + 1 if self.kind == "seat" else value)]

    def accept(self, words: list[str]) -> int:
        """The value of these words; raises KeyError or ValueError where there is none."""
        if self.kind == "set":
            places = [self.items.index(word) for word in words]
            if len(set(places)) < len(places):
                raise ValueError(words)
            return sum(1 << place for place in places)
        (word,) = words
        if self.kind == "item":
            return self.items.index(word)
        number = int(word) - (self.kind == "seat")
        if not 0 <= number <= NOUN_MASK or word != word.strip():
            raise ValueError(word)
        return number


def item(name: str, family: str, items: Iterable[str]) -> Noun:
    """One of a named list."""
    return Noun(name, "item", tuple(items), family)


def several(name: str, family: str, items: Iterable[str]) -> Noun:
    """Several of a named list."""
    return Noun(name, "set", tuple(items), family)


def listed(name: str, family: str, items: Iterable[str]) -> Noun:
    """A list of items in order, as `tell_item` makes it; only for told events."""
    return Noun(name, "list", tuple(items), family)


def number(name: str, most: int | None = None) -> Noun:
    """A plain number; no greater one is offered, where that is known."""
    return Noun(name, "number", most=most)


def seat(name: str = "seat") -> Noun:
    """A seat; people count seats from 1."""
    return Noun(name, "seat")


@dataclass(frozen=True)
class Verb:
    """A verb with its nouns; `joiner` is the word between them where they would run together."""

    name: str
    first: Noun | None = None
    second: Noun | None = None
    joiner: str = ""

    @cached_property
    def nouns(self) -> tuple[Noun, ...]:
        """The nouns this verb takes."""
        return tuple(noun for noun in (self.first, self.second) if noun)

    @cached_property
    def names_seats(self) -> bool:
        """Whether one of its nouns is a seat, which has a name."""
        return any(noun.kind == "seat" for noun in self.nouns)


@dataclass(frozen=True)
class Event:
    """Something that is told: its name and what its values are.

    A private one is for the eyes of the seat that is its first value. One that `reveals` turns up for
    everybody what was hidden, even where it is hidden again afterwards. A `heading` says what comes next: where
    another of its kind follows at once, nothing came.
    """

    name: str
    nouns: tuple[Noun, ...] = ()
    private: bool = False
    reveals: bool = False
    heading: bool = False


class Wording:
    """Declares the verbs and events of a game, one by one: each gets its number where it is named."""

    def __init__(self) -> None:
        self._verbs: list[Verb] = []
        self._events: list[Event] = []

    def verb(self, name: str, first: Noun | None = None, second: Noun | None = None, joiner: str = "") -> int:
        """One more verb; its number."""
        self._verbs.append(Verb(name, first, second, joiner))
        return len(self._verbs) - 1

    def event(self, name: str, *nouns: Noun, reveals: bool = False, heading: bool = False) -> int:
        """One more event; its number."""
        self._events.append(Event(name, nouns, reveals=reveals, heading=heading))
        return len(self._events) - 1

    def private_event(self, name: str, *nouns: Noun) -> int:
        """One more event that only the seat named first is told; its number. They come last."""
        self._events.append(Event(name, nouns, private=True))
        return len(self._events) - 1

    def vocabulary(self) -> Vocabulary:
        """All that was declared."""
        return Vocabulary(tuple(self._verbs), tuple(self._events))


def _remembered(known: dict[int, Known], action: int, make: Callable[[int], Known]) -> Known:
    """What was made of an action before, or is now; what is never asked again does not stay for ever."""
    found = known.get(action)
    if found is None:
        if len(known) >= REMEMBERED:
            known.clear()
        found = known[action] = make(action)
    return found


@dataclass(frozen=True)
class Vocabulary:
    """All verbs and events of a game, by number."""

    verbs: tuple[Verb, ...]
    events: tuple[Event, ...] = ()
    _verb_numbers: dict[str, int] = field(init=False, default_factory=dict)
    _event_numbers: dict[str, int] = field(init=False, default_factory=dict)
    # The same actions are taken apart and said again and again.
    _split: dict[int, tuple[Verb, tuple[int, ...]]] = field(init=False, default_factory=dict, compare=False)
    _words: dict[int, str] = field(init=False, default_factory=dict, compare=False)

    def __post_init__(self) -> None:
        self._verb_numbers.update({verb.name: number for number, verb in enumerate(self.verbs)})
        self._event_numbers.update({event.name: number for number, event in enumerate(self.events)})
        self._check()

    def _check(self) -> None:
        """Raise ValueError for what would be lost without a word: see `Noun.fits`."""
        if len(self._verb_numbers) < len(self.verbs) or len(self._event_numbers) < len(self.events):
            raise ValueError("a verb or an event is declared twice")
        if len(self.verbs) > MOST_VERBS:
            raise ValueError(f"{len(self.verbs)} verbs: there can be {MOST_VERBS}")
        for verb in self.verbs:
            for noun in verb.nouns:
                if not noun.fits():
                    raise ValueError(f"verb {verb.name!r}: noun {noun.name!r} has more values than an action can hold")
        for event in self.events:
            if len(event.nouns) >= TOLD_WIDTH:
                raise ValueError(f"event {event.name!r}: {len(event.nouns)} values: there can be {TOLD_WIDTH - 1}")
        if [event.private for event in self.events] != sorted(event.private for event in self.events):
            raise ValueError("private events come last")

    def verb(self, name: str) -> int:
        """The number of a verb."""
        return self._verb_numbers[name]

    def event(self, name: str) -> int:
        """The number of an event."""
        return self._event_numbers[name]

    def place(self, event: str, noun: str) -> int:
        """The place of a noun in an event, counted from 0: what `tell_item` adds to."""
        return [known.name for known in self.events[self.event(event)].nouns].index(noun)

    def split(self, action: int) -> tuple[Verb, tuple[int, ...]]:
        """An action's verb and the values of its nouns; raises UnknownAction."""
        return _remembered(self._split, int(action), self._taken_apart)

    def _taken_apart(self, action: int) -> tuple[Verb, tuple[int, ...]]:
        number = action >> VERB_SHIFT
        if not 0 <= number < len(self.verbs):
            raise UnknownAction(action=str(action)[:40])
        verb = self.verbs[number]
        nouns, values = verb.nouns, ((action >> FIRST_SHIFT) & NOUN_MASK, action & NOUN_MASK)
        if any(values[len(nouns) :]) or not all(map(Noun.holds, nouns, values)):
            raise UnknownAction(action=str(action)[:40])
        return verb, values[: len(nouns)]

    def to_words(self, action: int) -> str:
        """An action in words: `build great_wall 3`."""
        return _remembered(self._words, int(action), self._said)

    def _said(self, action: int) -> str:
        verb, values = self.split(action)
        words = [verb.name]
        for noun, value in zip(verb.nouns, values, strict=True):
            spoken = noun.words(value)
            if noun is verb.second and verb.joiner and spoken:
                words.append(verb.joiner)
            words += spoken
        return " ".join(words)

    def from_words(self, sentence: str) -> int:
        """The action of these words; raises UnknownAction."""
        try:
            return self._parse(sentence.split(" "))
        except (KeyError, ValueError, IndexError):
            raise UnknownAction(action=sentence[:80]) from None

    def _parse(self, words: list[str]) -> int:
        number = self._verb_numbers[words[0]]
        verb, rest = self.verbs[number], words[1:]
        values = [0, 0]
        if verb.second and verb.joiner:
            cut = rest.index(verb.joiner) if verb.joiner in rest else len(rest)
            parts = [rest[:cut], rest[cut + 1 :]]
        elif verb.second:
            parts = [rest[:-1], rest[-1:]]
        else:
            parts = [rest]
        for place, noun in enumerate(verb.nouns):
            values[place] = noun.accept(parts[place])
        action: int = pack(number, values[0], values[1])
        if self.to_words(action) != " ".join(words):
            raise ValueError(words)
        return action

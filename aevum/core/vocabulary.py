"""Verbs and nouns: an action is one integer for the engine and a few words for people, logs and learners.

`verb << 16 | a << 8 | b`: a verb and at most two nouns. The same noun kinds name the values of told events.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from aevum.core.errors import UnknownAction
from aevum.core.rule import rule

VERB_SHIFT = 16
FIRST_SHIFT = 8
NOUN_MASK = 0xFF
WORD_MASK = 0xFFFF


@rule
def pack(verb: int, a: int, b: int) -> int:
    """The integer of an action."""
    return (verb << VERB_SHIFT) | (int(a) << FIRST_SHIFT) | int(b)


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


LIST_BITS = 3  # a told list holds up to ten of at most seven items


@rule
def pack_into_list(packed: int, place: int, value: int) -> int:
    """A told list with one more value at its place."""
    return packed | ((value + 1) << (LIST_BITS * place))


def unpack_list(packed: int) -> list[int]:
    """The values of a told list."""
    values = []
    while packed:
        values.append((packed & ((1 << LIST_BITS) - 1)) - 1)
        packed >>= LIST_BITS
    return values


@dataclass(frozen=True)
class Noun:
    """A kind of noun. `name` is its variable in texts; `items` its list; texts name an item `<family>-<item>`."""

    name: str
    kind: str  # item | set | list | number | seat
    items: tuple[str, ...] = ()
    family: str = ""

    def holds(self, value: int) -> bool:
        """Whether this noun can have such a value."""
        if self.kind == "item":
            return value < len(self.items)
        return self.kind != "set" or value >> len(self.items) == 0

    def words(self, value: int) -> list[str]:
        """A value as words."""
        if self.kind == "item":
            return [self.items[value]]
        if self.kind == "set":
            return [item for index, item in enumerate(self.items) if (value >> index) & 1]
        if self.kind == "list":
            return [self.items[place] for place in unpack_list(value)]
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
    """A short list of items in order, as `pack_into_list` makes it; only for told events."""
    return Noun(name, "list", tuple(items), family)


def number(name: str) -> Noun:
    """A plain number."""
    return Noun(name, "number")


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

    @property
    def nouns(self) -> tuple[Noun, ...]:
        """The nouns this verb takes."""
        return tuple(noun for noun in (self.first, self.second) if noun)


@dataclass(frozen=True)
class Event:
    """Something that is told: its name and what its values are.

    An event that `reveals` turns up for everybody what was hidden, even where it is hidden again afterwards.
    """

    name: str
    nouns: tuple[Noun, ...] = ()
    reveals: bool = False


@dataclass(frozen=True)
class Vocabulary:
    """All verbs and events of a game, by number."""

    verbs: tuple[Verb, ...]
    events: tuple[Event, ...] = ()
    _verb_numbers: dict[str, int] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._verb_numbers.update({verb.name: number for number, verb in enumerate(self.verbs)})

    def verb(self, name: str) -> int:
        """The number of a verb."""
        return self._verb_numbers[name]

    def event(self, name: str) -> int:
        """The number of an event."""
        return next(number for number, event in enumerate(self.events) if event.name == name)

    def split(self, action: int) -> tuple[Verb, tuple[int, ...]]:
        """An action's verb and the values of its nouns; raises UnknownAction."""
        number = int(action) >> VERB_SHIFT
        if not 0 <= number < len(self.verbs):
            raise UnknownAction(action=str(action)[:40])
        verb = self.verbs[number]
        nouns, values = verb.nouns, ((int(action) >> FIRST_SHIFT) & NOUN_MASK, int(action) & NOUN_MASK)
        if any(values[len(nouns) :]) or not all(map(Noun.holds, nouns, values)):
            raise UnknownAction(action=str(action)[:40])
        return verb, values[: len(nouns)]

    def to_words(self, action: int) -> str:
        """An action in words: `build great_wall 3`."""
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

"""What can be typed: the one list of verbs and nouns of a game, under their ids and in the reader's language."""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from aevum.core.text import Texts
from aevum.core.vocabulary import Noun, Verb, Vocabulary
from aevum.terminal.normalise import normalise, squeeze


@dataclass(frozen=True)
class Lexicon:
    """The words of a game as one reader types them. It knows the vocabulary and the texts, nothing of the game."""

    vocabulary: Vocabulary
    texts: Texts
    names: tuple[str, ...]

    @cached_property
    def verbs(self) -> Mapping[str, tuple[int, ...]]:
        """Every squeezed spelling of a verb, and the verbs it stands for."""
        found: dict[str, tuple[int, ...]] = {}
        for number, verb in enumerate(self.vocabulary.verbs):
            _spell(found, number, verb.name, self.verb_word(verb))
        return found

    @cached_property
    def _spellings(self) -> dict[Noun, Mapping[str, tuple[int, ...]]]:
        return {}

    def items(self, noun: Noun) -> Mapping[str, tuple[int, ...]]:
        """Every squeezed spelling of what a noun can name, and the places in its list."""
        if noun not in self._spellings:
            self._spellings[noun] = self._seats() if noun.kind == "seat" else self._named(noun)
        return self._spellings[noun]

    def _named(self, noun: Noun) -> Mapping[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        for place, item in enumerate(noun.items):
            _spell(found, place, item, self.item_word(noun, place))
        return found

    def endings(self, noun: Noun) -> Mapping[str, tuple[int, ...]]:
        """Every squeezed ending of a name that begins with one of its later words, as `delta` is of `Nile Delta`."""
        if noun not in self._endings:
            self._endings[noun] = endings_of([[self.item_word(noun, place)] for place in range(len(noun.items))])
        return self._endings[noun]

    @cached_property
    def _endings(self) -> dict[Noun, Mapping[str, tuple[int, ...]]]:
        return {}

    def _seats(self) -> Mapping[str, tuple[int, ...]]:
        """A seat by its name, its number or its letter; a name comes before another seat's letter."""
        found: dict[str, tuple[int, ...]] = {}
        for seat, name in enumerate(self.names):
            _spell(found, seat, name)
        for seat in range(len(self.names)):
            for short in (str(seat + 1), string.ascii_lowercase[seat]):
                found.setdefault(short, (seat,))
        return found

    def verb_word(self, verb: Verb) -> str:
        """A verb as the reader types it."""
        return self.texts.say(f"verb-{verb.name}")

    def joiner_word(self, verb: Verb) -> str:
        """The word between two nouns, as the reader types it."""
        return self.texts.say(f"joiner-{verb.joiner}")

    def joiners(self, verb: Verb) -> frozenset[str]:
        """Every spelling of the word between the nouns of a verb."""
        return frozenset({squeeze(verb.joiner), squeeze(self.joiner_word(verb))}) if verb.joiner else frozenset()

    @cached_property
    def connectors(self) -> frozenset[str]:
        """Words that may stand between several things: `stone and cloth`."""
        return frozenset({"and", squeeze(self.texts.say("terminal-and"))})

    @cached_property
    def every_word(self) -> frozenset[str]:
        """Every squeezed spelling there is, digits included."""
        known = set(self.verbs) | self.connectors | set(string.digits)
        for verb in self.vocabulary.verbs:
            known |= self.joiners(verb)
            for noun in verb.nouns:
                known |= set(self.items(noun))
        return frozenset(known)

    def item_word(self, noun: Noun, value: int) -> str:
        """One thing that a noun names, as the reader types it."""
        if noun.kind == "seat":
            return self.names[value]
        if noun.kind == "number":
            return str(value)
        return self.texts.say(f"{noun.family}-{noun.items[value]}") if noun.family else noun.items[value]

    def noun_words(self, noun: Noun, value: int) -> list[str]:
        """The value of a noun, word by word."""
        if noun.kind == "set":
            return [self.item_word(noun, place) for place in range(len(noun.items)) if (value >> place) & 1]
        return [self.item_word(noun, value)]

    def phrase(self, action: int) -> str:
        """An action as the reader types it: `construire Grande Muraille 3`."""
        verb, values = self.vocabulary.split(action)
        return self.partial_phrase(verb, values)

    def partial_phrase(self, verb: Verb, values: Sequence[int]) -> str:
        """A verb with its first nouns."""
        words = [self.verb_word(verb)]
        for noun, value in zip(verb.nouns, values, strict=False):
            spoken = self.noun_words(noun, value)
            if noun is verb.second and verb.joiner and spoken:
                words.append(self.joiner_word(verb))
            elif noun is verb.second and noun.kind == "item":  # one thing beside another: brackets need not be typed
                spoken = [self.texts.say("terminal-beside", word=word) for word in spoken]
            words += spoken
        return " ".join(words)


def endings_of(names: Sequence[Sequence[str]]) -> Mapping[str, tuple[int, ...]]:
    """The squeezed endings of names from a later word on, and the places of the things that bear such names."""
    found: dict[str, tuple[int, ...]] = {}
    for place, spellings in enumerate(names):
        for words in (normalise(name).split() for name in spellings):
            _spell(found, place, *("".join(words[start:]) for start in range(1, len(words))))
    return found


def _spell(found: dict[str, tuple[int, ...]], place: int, *words: str) -> None:
    for word in words:
        spelling = squeeze(word)
        if place not in found.get(spelling, ()):
            found[spelling] = (*found.get(spelling, ()), place)

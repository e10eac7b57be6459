"""Parse typed words as an action: whole words or their beginnings, in any order a hand may type them.

The parser knows the lexicon and what is offered, nothing of the game. Whole words come before beginnings of words, and
among beginnings those that fit something offered.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from aevum.core.vocabulary import FIRST_SHIFT, NOUN_MASK, VERB_SHIFT, Noun, Verb
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.normalise import normalise, squeeze

LONGEST_LINE = 200
Words = Sequence[str]
Value = int | None  # None: not said


@dataclass(frozen=True)
class Parse:
    """A way to read typed words; `guesses` counts the words that were only begun, `begun` says the verb was."""

    verb: int
    values: tuple[Value, ...]
    guesses: int
    begun: bool = False

    @property
    def complete(self) -> bool:
        """Whether every noun was said."""
        return None not in self.values

    def fillings(self, verb: Verb) -> list[int]:
        """The actions it may mean: a thing not named may be any, a number not said is one."""
        said = [_any(noun) if value is None else [value] for noun, value in zip(verb.nouns, self.values, strict=True)]
        return [
            (self.verb << VERB_SHIFT) | (first << FIRST_SHIFT) | second
            for first, second in product(*said, *[[0]] * (2 - len(said)))
        ]

    def fits(self, verb: int, values: Sequence[int]) -> bool:
        """Whether an action is what was said, as far as it was said."""
        said = zip(self.values, values, strict=True)
        return verb == self.verb and all(mine is None or mine == theirs for mine, theirs in said)


def _any(noun: Noun) -> Sequence[int]:
    return range(len(noun.items)) if noun.kind == "item" else [0 if noun.kind == "seat" else 1]


def parses(lexicon: Lexicon, text: str) -> list[Parse]:
    """The best ways to read a text, each with as few guesses as can be."""
    if len(text) > LONGEST_LINE:
        return []
    found = _read_words(lexicon, normalise(text).split())
    if not found:
        found = _read_words(lexicon, cut_apart(lexicon, squeeze(text)))
    fewest = min((parse.guesses for parse in found), default=0)
    return [parse for parse in found if parse.guesses == fewest]


def fitting(lexicon: Lexicon, found: Iterable[Parse], offered: Iterable[int]) -> list[int]:
    """The offered actions that fit one of these parses."""
    split = {action: lexicon.vocabulary.split(action) for action in offered}
    kept = list(found)
    return [
        action
        for action, (verb, values) in split.items()
        if any(parse.fits(lexicon.vocabulary.verb(verb.name), values) for parse in kept)
    ]


def _read_words(lexicon: Lexicon, words: Words) -> list[Parse]:
    """The verb comes first, or, spelt whole, last as in Japanese."""
    found = [parse for head in range(1, len(words) + 1) for parse in _with_verb(lexicon, words, head)]
    if not found and len(words) > 1:
        rest = words[:-1]
        for number in lexicon.verbs.get(words[-1], ()):
            found += _read_nouns(lexicon, number, rest, Parse(number, (), 0), turned=True)
    return list(dict.fromkeys(found))


def _with_verb(lexicon: Lexicon, words: Words, head: int) -> Iterator[Parse]:
    for number, guess in named(lexicon.verbs, words[:head]):
        yield from _read_nouns(lexicon, number, words[head:], Parse(number, (), guess, begun=guess > 0))


def _read_nouns(lexicon: Lexicon, number: int, rest: Words, start: Parse, turned: bool = False) -> Iterator[Parse]:
    verb = lexicon.vocabulary.verbs[number]
    for parts in _parts(lexicon, verb, rest, turned):
        ways = [start]
        for noun, part in zip(verb.nouns, parts, strict=True):
            ways = [_with_noun(way, value, guess) for way in ways for value, guess in read_noun(lexicon, noun, part)]
        yield from ways


def _with_noun(parse: Parse, value: Value, guess: int) -> Parse:
    return Parse(parse.verb, (*parse.values, value), parse.guesses + guess, parse.begun)


def _parts(lexicon: Lexicon, verb: Verb, rest: Words, turned: bool) -> Iterator[tuple[Words | None, ...]]:
    """Every way to share words out among the nouns of a verb; None for one that takes none, as `buy masonry` does."""
    if not verb.nouns:
        if not rest:
            yield ()
    elif len(verb.nouns) == 1:
        yield (rest,)
    elif verb.joiner:
        yield from _joined_parts(lexicon.joiners(verb), rest, turned)
        if verb.second and verb.second.kind == "item" and not turned:  # one thing each: the joiner may be left out
            yield from ((rest[:cut], rest[cut:]) for cut in range(1, len(rest)))
    else:
        for cut in range(len(rest) + 1):
            yield rest[:cut], rest[cut:]
            if _is_number(verb.second) != _is_number(verb.first) and 0 < cut < len(rest):
                yield rest[cut:], rest[:cut]


def _joined_parts(joiners: frozenset[str], rest: Words, turned: bool) -> Iterator[tuple[Words | None, ...]]:
    cuts = [place for place, word in enumerate(rest) if word in joiners]
    if not cuts:
        yield rest, None
    for cut in cuts:
        yield (rest[cut + 1 :], rest[:cut]) if turned else (rest[:cut], rest[cut + 1 :])


def _is_number(noun: Noun | None) -> bool:
    return noun is not None and noun.kind == "number"


def read_noun(lexicon: Lexicon, noun: Noun, words: Words | None) -> list[tuple[Value, int]]:
    """The values these words may name, each with the number of guesses made; a later word of a name is one more."""
    if words is None and noun.kind == "set":
        return [(0, 0)]
    if not words:
        return [(None, 0)]
    if noun.kind == "number":
        return [(int(words[0]), 0)] if len(words) == 1 and is_count(words[0]) else []
    if noun.kind == "set":
        return [(mask, guesses) for mask, guesses in _read_set(lexicon, noun, words) if mask]
    whole = named(lexicon.items(noun), words)
    return [*whole] or [(place, guess + 1) for place, guess in named(lexicon.endings(noun), words)]


def is_count(word: str) -> bool:
    """Whether a word is a number that a noun can hold."""
    return word.isascii() and word.isdecimal() and len(word) <= 3 and int(word) <= NOUN_MASK


def _read_set(lexicon: Lexicon, noun: Noun, words: Words) -> set[tuple[int, int]]:
    """Several items one after the other, each once, with `and` between them or not."""
    reached: list[set[tuple[int, int]]] = [set() for _ in range(len(words) + 1)]
    reached[0].add((0, 0))
    for start in range(len(words)):
        if words[start] in lexicon.connectors:
            reached[start + 1] |= reached[start]
        for end in range(start + 1, len(words) + 1) if reached[start] else ():
            for place, guess in named(lexicon.items(noun), words[start:end]):
                reached[end] |= {
                    (mask | 1 << place, guesses + guess) for mask, guesses in reached[start] if not (mask >> place) & 1
                }
    return reached[-1]


def named(spellings: Mapping[str, tuple[int, ...]], words: Words) -> list[tuple[int, int]]:
    """What these words name: as a whole name without a guess, else as the beginning of one with a guess."""
    typed = "".join(words)
    if typed in spellings:
        return [(place, 0) for place in spellings[typed]]
    begun = {place for spelling, places in spellings.items() if spelling.startswith(typed) for place in places}
    return [(place, 1) for place in sorted(begun)] if typed else []


def cut_apart(lexicon: Lexicon, typed: str) -> list[str]:
    """Words typed without spaces between them, as Japanese is written, or `reroll 13`; nothing where it fails."""
    words: list[str] = []
    while typed:
        word = max((word for word in lexicon.every_word if typed.startswith(word)), key=len, default="")
        if not word:
            return []
        words.append(word)
        typed = typed[len(word) :]
    return words

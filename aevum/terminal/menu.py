"""The numbered list of choices, and the short list in which alike ones stand on one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from aevum.core.speech import Choice
from aevum.core.text import Texts
from aevum.core.words import Verb
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.lines import listed


@dataclass(frozen=True)
class Row:
    """One line of a list: the numbers of its choices, what to type, what it means and what it would do."""

    first: int
    last: int
    words: str
    meaning: str
    effects: str


def every_row(lexicon: Lexicon, choices: Sequence[Choice], keep: Sequence[int] | None = None) -> list[Row]:
    """One line a choice, numbered as it stands among all; `keep` leaves only some of them."""
    return [
        _row(lexicon, number, choice)
        for number, choice in enumerate(choices, start=1)
        if keep is None or choice.action in keep
    ]


def short_rows(lexicon: Lexicon, choices: Sequence[Choice]) -> list[Row]:
    """Choices that differ only in a number or in a set of things stand on one line."""
    numbered = list(enumerate(choices, start=1))
    rows = []
    for _, group in groupby(numbered, key=lambda pair: _kin(lexicon, pair[1])):
        rows.append(_group_row(lexicon, list(group)))
    return rows


def _kin(lexicon: Lexicon, choice: Choice) -> tuple[str, int | None]:
    """What alike choices share: the verb, and its first noun if a number or a set follows it."""
    verb = _verb(lexicon, choice)
    if verb.first and verb.first.kind == "set":
        return choice.verb, None
    return choice.verb, choice.nouns[0] if choice.nouns else None


def _verb(lexicon: Lexicon, choice: Choice) -> Verb:
    return lexicon.vocabulary.split(choice.action)[0]


def _row(lexicon: Lexicon, number: int, choice: Choice) -> Row:
    """Where things are named the words speak for themselves; a bare verb or number needs its meaning beside it."""
    names_things = any(noun.family or noun.kind in ("set", "seat") for noun in _verb(lexicon, choice).nouns)
    meaning = "" if names_things else choice.label
    return Row(number, number, lexicon.phrase(choice.action), meaning, say_effects(lexicon, choice))


def _group_row(lexicon: Lexicon, group: list[tuple[int, Choice]]) -> Row:
    numbers = [number for number, _ in group]
    choices = [choice for _, choice in group]
    verb = _verb(lexicon, choices[0])
    if len(group) == 1:
        return _row(lexicon, numbers[0], choices[0])
    if verb.second and verb.second.kind == "number":
        words, shown = _counted(lexicon, verb, choices)
    elif verb.second:
        words, shown = _example(lexicon, choices)
    else:
        words, shown = _any_of(lexicon, verb, choices), ""
    return Row(numbers[0], numbers[-1], words, "", shown)


def span(texts: Texts, numbers: Sequence[int]) -> str:
    """Numbers in words: from the first to the last where none is missing between them."""
    if len(numbers) > 1 and list(numbers) == list(range(numbers[0], numbers[-1] + 1)):
        return texts.say("terminal-range", first=numbers[0], last=numbers[-1])
    return listed(texts, map(str, numbers))


def _counted(lexicon: Lexicon, verb: Verb, choices: Sequence[Choice]) -> tuple[str, str]:
    """`build Great Wall 1–3`, and what the largest would do."""
    counts = [choice.nouns[1] for choice in choices]
    words = lexicon.partial_phrase(verb, choices[0].nouns[:1])
    effects = say_effects(lexicon, choices[-1])
    told = lexicon.texts.say("terminal-with-count", count=counts[-1], effects=effects) if effects else ""
    return f"{words} {span(lexicon.texts, counts)}", told


def _example(lexicon: Lexicon, choices: Sequence[Choice]) -> tuple[str, str]:
    """The choice that changes least, as an example of several."""
    shown = min(choices, key=lambda choice: sum(abs(effect.amount) for effect in choice.effects))
    effects = say_effects(lexicon, shown)
    ways = lexicon.texts.say("terminal-ways", count=len(choices))
    return lexicon.phrase(shown.action), listed(lexicon.texts, [part for part in (effects, ways) if part])


def _any_of(lexicon: Lexicon, verb: Verb, choices: Sequence[Choice]) -> str:
    """`reroll any of 1, 2, 4`."""
    assert verb.first is not None
    together = 0
    for choice in choices:
        together |= choice.nouns[0]
    items = listed(lexicon.texts, lexicon.noun_words(verb.first, together))
    return lexicon.texts.say("terminal-any-of", verb=lexicon.verb_word(verb), items=items)


def say_effects(lexicon: Lexicon, choice: Choice) -> str:
    """What a choice would do, in one line."""
    return listed(lexicon.texts, [effect.text for effect in choice.effects])

"""The numbered list of choices, and the short list in which alike ones stand on one line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from string import digits

from aevum.core.phrases import Choice
from aevum.core.text import Texts
from aevum.core.vocabulary import Noun, Verb
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.lines import listed, parted

SHORTEST_RUN = 3  # things in a row that are named by the first and the last
STOPS = (".", "!", "。", "！")  # how sentences end
MANY = 20  # a list of more things than these is a map: too many for a line each


@dataclass(frozen=True)
class Row:
    """One line of a list: the numbers of its choices, what to type, what it means and what it would do."""

    numbers: tuple[int, ...]
    words: str
    meaning: str
    effects: str
    is_list: bool = False  # whether the words name several things of which one is typed

    @property
    def first(self) -> int:
        """The number of its first choice."""
        return self.numbers[0]

    @property
    def last(self) -> int:
        """The number of its last choice."""
        return self.numbers[-1]

    @property
    def is_run(self) -> bool:
        """Whether no number is missing between the first and the last."""
        return self.last - self.first + 1 == len(self.numbers)


def every_row(lexicon: Lexicon, choices: Sequence[Choice], keep: Sequence[int] | None = None) -> list[Row]:
    """One line a choice, numbered as it stands among all; `keep` leaves only some of them."""
    return [
        _row(lexicon, number, choice)
        for number, choice in enumerate(choices, start=1)
        if keep is None or choice.action in keep
    ]


def short_rows(
    lexicon: Lexicon, choices: Sequence[Choice], by_effect: bool = True, most_named: int | None = None
) -> list[Row]:
    """Choices that differ only in a number, in a set of things or in a place stand on one line.

    Places share a line only if going there would do the same, unless effects are not shown anyway. Where more than
    `most_named` places with long names would stand on a line, only their number does.
    """
    groups: dict[object, list[tuple[int, Choice]]] = {}
    for number, choice in enumerate(choices, start=1):
        groups.setdefault(_kin(lexicon, choice, by_effect), []).append((number, choice))
    return [_group_row(lexicon, group, most_named) for group in groups.values()]


def by_verb(lexicon: Lexicon, choices: Sequence[Choice], most_named: int) -> list[str]:
    """Each verb once; where it takes one of a few things these are named, for the word alone would not tell which."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(choice.verb, []).append(choice)
    return [_verb_words(lexicon, group, most_named) for group in groups.values()]


def _verb_words(lexicon: Lexicon, group: Sequence[Choice], most_named: int) -> str:
    verb = _verb(lexicon, group[0])
    takes_one = verb.first is not None and verb.first.kind == "item" and not verb.second
    if not takes_one or len(group) > most_named:
        return lexicon.verb_word(verb)
    return lexicon.phrase(group[0].action) if len(group) == 1 else _one_of(lexicon, verb, group, None)[0]


def _kin(lexicon: Lexicon, choice: Choice, by_effect: bool) -> tuple[object, ...]:
    """What alike choices share: the verb, and its first noun if a number or a set follows it."""
    verb = _verb(lexicon, choice)
    if verb.first and verb.first.kind == "set":
        return (choice.verb,)
    if _is_place(verb):
        return (choice.verb, choice.nouns[1:], say_effects(lexicon, choice) if by_effect else None)
    return (choice.verb, *(choice.nouns if verb.second and verb.second.kind == "item" else choice.nouns[:1]))


def _is_place(verb: Verb) -> bool:
    """Whether the verb names one of the many things of a map, or one that has no name but its id, such as a hex."""
    if not verb.first or verb.first.kind != "item" or (verb.second and verb.second.kind != "item"):
        return False
    return len(verb.first.items) > MANY or not (verb.first.family or verb.second)


def _verb(lexicon: Lexicon, choice: Choice) -> Verb:
    return lexicon.vocabulary.split(choice.action)[0]


def _row(lexicon: Lexicon, number: int, choice: Choice) -> Row:
    """Where things are named the words speak for themselves; a bare verb or number needs its meaning beside it."""
    names_things = any(noun.kind != "number" for noun in _verb(lexicon, choice).nouns)
    meaning = "" if names_things else choice.label
    return Row((number,), lexicon.phrase(choice.action), meaning, say_effects(lexicon, choice))


def _group_row(lexicon: Lexicon, group: list[tuple[int, Choice]], most_named: int | None) -> Row:
    numbers = tuple(number for number, _ in group)
    choices = [choice for _, choice in group]
    verb = _verb(lexicon, choices[0])
    if len(group) == 1:
        return _row(lexicon, numbers[0], choices[0])
    if verb.second and verb.second.kind == "number":
        words, shown = _counted(lexicon, verb, choices)
    elif _is_place(verb):
        words, shown = _one_of(lexicon, verb, choices, most_named)
    elif verb.second:
        words, shown = _example(lexicon, choices)
    else:
        words, shown = _any_of(lexicon, verb, choices), ""
    return Row(numbers, words, "", shown, is_list=_is_place(verb))


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


def _one_of(lexicon: Lexicon, verb: Verb, choices: Sequence[Choice], most_named: int | None) -> tuple[str, str]:
    """`go one of D4, D5`, or `fortify (a coin) one of Libya, Nubia`, and what each of them would do."""
    assert verb.first is not None
    effects = {say_effects(lexicon, choice) for choice in choices}
    shown = effects.pop() if len(effects) == 1 else ""
    said = {"verb": lexicon.verb_word(verb)}
    if verb.second:
        said |= {"other": lexicon.item_word(verb.second, choices[0].nouns[1])}
    if verb.first.family and most_named is not None and len(choices) > most_named:
        return lexicon.texts.say("terminal-one-of-many", verb=" ".join(said.values()), count=len(choices)), shown
    items = listed(lexicon.texts, _runs(lexicon, verb.first, [choice.nouns[0] for choice in choices]))
    return lexicon.texts.say("terminal-one-of-with" if verb.second else "terminal-one-of", **said, items=items), shown


def _runs(lexicon: Lexicon, noun: Noun, values: Sequence[int]) -> list[str]:
    """Things by their names; neighbours of one row, as D4, D5 and D6 are, by the first and the last."""
    said: list[str] = []
    for _, run in groupby(enumerate(values), key=lambda pair: (pair[1] - pair[0], noun.items[pair[1]].rstrip(digits))):
        words = [lexicon.item_word(noun, value) for _, value in run]
        if len(words) >= SHORTEST_RUN:
            words = [lexicon.texts.say("terminal-range", first=words[0], last=words[-1])]
        said += words
    return said


def say_effects(lexicon: Lexicon, choice: Choice) -> str:
    """What a choice would do, in one line: a list of figures, then whole sentences, such as the text of a card."""
    told = [effect.text for effect in choice.effects]
    if choice.caution and choice.caution.idle:
        told.append(choice.caution.text)
    sentences = [text for text in told if text.endswith(STOPS)]
    figures = listed(lexicon.texts, [text for text in told if text not in sentences])
    gap = lexicon.texts.say("terminal-sentence-gap").replace("_", " ")
    return parted(lexicon.texts, filter(None, [figures, gap.join(sentences)]))

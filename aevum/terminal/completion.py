"""What could come next on a half typed line, made from the choices that are offered and the table's own commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from aevum.core.phrases import Choice
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.menu import say_effects
from aevum.terminal.normalise import squeeze
from aevum.terminal.orders import COMMANDS, Commands

ABOUT_ACTIONS = ("why", "choices")  # commands that are followed by words of an action
ABOUT_THINGS = ("look",)  # commands that are followed by the name of something on the table


@dataclass(frozen=True)
class Suggestion:
    """A word that may come next, how many typed letters it replaces, and what the whole choice would do."""

    word: str
    replaces: int
    hint: str = ""


@dataclass(frozen=True)
class Unit:
    """A word of a choice, or several words of which the order is free."""

    words: tuple[str, ...]


def suggestions(
    lexicon: Lexicon, commands: Commands, choices: Sequence[Choice], typed: str, sights: Callable[[], list[str]] = list
) -> list[Suggestion]:
    """Every word that may come next, each once; `sights` tells the names of what can be looked at."""
    found = list(_from_choices(lexicon, choices, typed))
    head, _, rest = typed.lstrip().partition(" ")
    if not rest and not typed.endswith(" "):
        found += _from_commands(commands, typed.strip())
    elif _is_command(commands, head, ABOUT_ACTIONS):
        found += _from_choices(lexicon, choices, rest)
    elif _is_command(commands, head, ABOUT_THINGS):
        found += [Suggestion(name, len(rest)) for name in sights() if squeeze(name).startswith(squeeze(rest))]
    return _unique(found)


def _unique(found: list[Suggestion]) -> list[Suggestion]:
    """One suggestion a word; a hint stays only where one choice is meant."""
    merged: dict[str, Suggestion] = {}
    for suggestion in found:
        known = merged.get(suggestion.word)
        merged[suggestion.word] = (
            suggestion if known is None or known == suggestion else Suggestion(known.word, known.replaces)
        )
    return list(merged.values())


def _from_commands(commands: Commands, typed: str) -> Iterator[Suggestion]:
    for name in COMMANDS:
        word = commands.word(name)
        if squeeze(word).startswith(squeeze(typed)):
            yield Suggestion(word, len(typed), commands.texts.say(f"terminal-help-{name}"))


def _is_command(commands: Commands, head: str, names: Sequence[str]) -> bool:
    return any(squeeze(head) in (squeeze(name), squeeze(commands.word(name))) for name in names)


def _from_choices(lexicon: Lexicon, choices: Sequence[Choice], typed: str) -> Iterator[Suggestion]:
    for choice in choices:
        units = units_of(lexicon, choice.action)
        left = _left_over(units, squeeze(typed))
        if left is None:
            continue
        words, fragment, last = left
        replaces = _length_of(typed, fragment)
        gap = " " if typed and not fragment and not typed[-1].isspace() else ""  # after a whole word
        for word in words:
            yield Suggestion(gap + word, replaces, say_effects(lexicon, choice) if last else "")


def units_of(lexicon: Lexicon, action: int) -> list[Unit]:
    """A choice word by word; the things of a set are one unit, for their order is free."""
    verb, values = lexicon.vocabulary.split(action)
    units = [Unit((lexicon.verb_word(verb),))]
    for noun, value in zip(verb.nouns, values, strict=True):
        words = tuple(lexicon.noun_words(noun, value))
        if noun is verb.second and verb.joiner and words:
            units.append(Unit((lexicon.joiner_word(verb),)))
        if words:
            units.append(Unit(words))
    return units


def _left_over(units: Sequence[Unit], typed: str) -> tuple[tuple[str, ...], str, bool] | None:
    """After what was typed: the words that may come next, the letters of them already there, and if one is the last."""
    for place, unit in enumerate(units):
        words = unit.words
        while words:
            whole = max((word for word in words if typed.startswith(squeeze(word))), key=len, default=None)
            if whole is None:
                break
            typed = typed[len(squeeze(whole)) :]
            words = tuple(word for word in words if word != whole)
        if words:
            begun = tuple(word for word in words if squeeze(word).startswith(typed))
            return (begun, typed, len(words) == 1 and place == len(units) - 1) if begun else None
    return None


def _length_of(typed: str, fragment: str) -> int:
    """How many of the last typed letters make up a squeezed fragment."""
    for length in range(len(typed) + 1):
        if squeeze(typed[len(typed) - length :]) == fragment and (fragment or length == 0):
            return length
    return 0

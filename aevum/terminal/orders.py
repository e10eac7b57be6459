"""What a typed line asks for: an action of the game, the number of a listed choice, or a command of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from aevum.core.phrases import Choice
from aevum.core.text import Texts
from aevum.core.vocabulary import Verb
from aevum.terminal.lexicon import Lexicon
from aevum.terminal.normalise import normalise, squeeze
from aevum.terminal.parsing import Parse, fitting, named, parses

COMMANDS = (
    "help",
    "choices",
    "undo",
    "save",
    "why",
    "advice",
    "rules",
    "scores",
    "log",
    "table",
    "look",
    "forgo",
    "concede",
    "comeback",
    "substitute",
    "quit",
)

# Lines that mean a command in every language.
SHORTHAND = {"?": "help", "hint": "advice"}


@dataclass(frozen=True)
class Act:
    """An action of the game, offered or not.

    What is not offered need not be said whole: `said` is what was said of it, `others` what else it may mean.
    """

    action: int
    said: str = field(default="", compare=False)
    others: tuple[int, ...] = field(default=(), compare=False)


@dataclass(frozen=True)
class Command:
    """A command of the table itself, and what was typed after it."""

    name: str
    rest: str


@dataclass(frozen=True)
class Which:
    """Several offered actions fit what was typed."""

    actions: tuple[int, ...]


@dataclass(frozen=True)
class Several:
    """Several words begin as what was typed."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Unknown:
    """Nothing could be made of it."""

    text: str


@dataclass(frozen=True)
class NoSuchChoice:
    """The number of a choice that is not listed."""

    number: int


Order = Act | Command | Which | Several | Unknown | NoSuchChoice


@dataclass(frozen=True)
class Commands:
    """The words of the table's own commands, by id and in the reader's language."""

    texts: Texts

    @cached_property
    def spellings(self) -> Mapping[str, tuple[int, ...]]:
        """Every squeezed spelling of a command and its place in the list."""
        ids = {squeeze(name): (place,) for place, name in enumerate(COMMANDS)}
        return ids | {squeeze(self.word(name)): (place,) for place, name in enumerate(COMMANDS)}

    def word(self, name: str) -> str:
        """A command as the reader types it."""
        return self.texts.say(f"terminal-command-{name}")


def interpret(lexicon: Lexicon, commands: Commands, line: str, choices: Sequence[Choice]) -> Order:
    """What a line asks for. Whole words come before beginnings; a beginning must fit one thing only."""
    if line.strip() in SHORTHAND:
        return Command(SHORTHAND[line.strip()], "")
    number = normalise(line)
    if number.isascii() and number.isdecimal():
        return _numbered(int(number[:9]), choices)
    typed = squeeze(line)
    for choice in choices:
        if squeeze(choice.label) == typed:
            return Act(choice.action)
    head, rest = (*line.split(maxsplit=1), "", "")[:2]
    called = named(commands.spellings, normalise(head).split())
    whole = [place for place, guess in called if guess == 0]
    if whole:
        return Command(COMMANDS[whole[0]], rest.strip())
    begun = tuple(COMMANDS[place] for place, _ in called)
    return _begun(lexicon, commands, line, begun, rest.strip(), [choice.action for choice in choices])


def _numbered(number: int, choices: Sequence[Choice]) -> Order:
    return Act(choices[number - 1].action) if 1 <= number <= len(choices) else NoSuchChoice(number)


def _begun(
    lexicon: Lexicon, commands: Commands, line: str, begun: tuple[str, ...], rest: str, offered: Sequence[int]
) -> Order:
    found = parses(lexicon, line)
    rivals = [parse for parse in found if parse.begun]
    if begun and len(rivals) == len(found):
        fits = fitting(lexicon, rivals, offered)
        if not fits and len(begun) == 1:
            return Command(begun[0], rest)
        verbs = {lexicon.verb_word(lexicon.vocabulary.split(action)[0]) for action in fits}
        return Several((*sorted(verbs), *(commands.word(name) for name in begun)))
    return settle(lexicon, found, offered) or Unknown(line)


def settle(lexicon: Lexicon, found: Sequence[Parse], offered: Sequence[int]) -> Order | None:
    """The one action that was meant, or the several that may be; None when nothing could be read."""
    fits = fitting(lexicon, found, offered)
    if len(fits) == 1:
        return Act(fits[0])
    if fits:
        return Which(tuple(fits))
    return _impossible(lexicon, found)


def _impossible(lexicon: Lexicon, found: Sequence[Parse]) -> Order | None:
    """Something that is not offered, to be refused: what was said of it, as far as that is clear."""
    verbs = [lexicon.vocabulary.verbs[parse.verb] for parse in found]
    phrases = list(dict.fromkeys(said(lexicon, verb, parse) for verb, parse in zip(verbs, found, strict=True)))
    if not found:
        return None
    if len(phrases) > 1 and len(set(verbs)) > 1:
        return Several(tuple(phrases))
    actions = [action for verb, parse in zip(verbs, found, strict=True) for action in parse.fillings(verb)]
    phrase = phrases[0] if len(phrases) == 1 else lexicon.verb_word(verbs[0])
    return Act(actions[0], phrase, tuple(actions[1:]))


def said(lexicon: Lexicon, verb: Verb, parse: Parse) -> str:
    """The phrase of a parse up to the first noun that was not said."""
    values = parse.values[: parse.values.index(None)] if None in parse.values else parse.values
    return lexicon.partial_phrase(verb, [value for value in values if value is not None])


def settle_any(lexicon: Lexicon, text: str, offered: Sequence[int]) -> Order:
    """What action a text means, for questions about it."""
    return settle(lexicon, parses(lexicon, text), offered) or Unknown(text)

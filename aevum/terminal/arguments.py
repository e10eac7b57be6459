"""Command lines in the reader's language: argparse does the splitting, every word shown comes from the texts."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

from aevum.core.letters import shown
from aevum.core.text import Texts
from aevum.terminal.lines import wrap
from aevum.terminal.normalise import nearest


class Misuse(Exception):
    """A command line that cannot be followed; its text is the message `key`."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = {name: shown(value) if isinstance(value, str) else value for name, value in values.items()}

    def say(self, texts: Texts) -> str:
        """The sentence to show."""
        return texts.say(self.key, **self.values)


@dataclass(frozen=True)
class Argument:
    """A word or an option of a command; its help is the message `help_key`."""

    names: tuple[str, ...]
    help_key: str
    metavar: str | None = None
    many: bool = False

    @property
    def is_word(self) -> bool:
        """Whether it stands by its place and not by a name."""
        return not self.names[0].startswith("-")


LANG = Argument(("--lang",), "cli-help-lang", "LANG")
HELP = Argument(("-h", "--help"), "cli-help-help")


class Command:
    """A command with its arguments."""

    def __init__(self, texts: Texts, name: str, about: str, arguments: Sequence[Argument]) -> None:
        self._texts = texts
        self.name = name
        self._parser = _Parser(
            prog=name,
            description=_about(texts, about),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=lambda prog: _Formatter(prog, texts),
        )
        groups = {
            True: self._parser.add_argument_group(texts.say("cli-words")),
            False: self._parser.add_argument_group(texts.say("cli-options")),
        }
        for argument in (*arguments, LANG, HELP):
            groups[argument.is_word].add_argument(*argument.names, **_shape(argument, texts))

    def help(self) -> str:
        """The page of help."""
        return self._parser.format_help()

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The arguments; raises Misuse."""
        try:
            known, odd = self._parser.parse_known_args(list(words))
        except argparse.ArgumentError as error:
            raise Misuse("cli-value-missing", argument=str(error.argument_name), command=self.name) from None
        if odd:
            raise self._odd(odd[0])
        return known

    def _odd(self, word: str) -> Misuse:
        known = [name for action in self._parser._actions for name in action.option_strings]
        near = nearest(word, known) if word.startswith("-") else None
        if near:
            return Misuse("cli-odd-word-near", word=word, near=near, command=self.name)
        return Misuse("cli-odd-word", word=word, command=self.name)


def _about(texts: Texts, key: str) -> str:
    """What a command does, with a second paragraph where there is more to say."""
    more = f"cli-more-{key.removeprefix('cli-about-')}"
    return texts.say(key) + (f"\n\n{texts.say(more)}" if texts.has(more) else "")


def number_from(argument: str, word: str, least: int, most: int) -> int:
    """A whole number within its limits; raises Misuse."""
    number = int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else least - 1
    if not least <= number <= most:
        raise Misuse("cli-bad-number", argument=argument, word=word[:40], least=str(least), most=str(most))
    return number


def _shape(argument: Argument, texts: Texts) -> dict[str, Any]:
    shape: dict[str, Any] = {"help": texts.say(argument.help_key)}
    if argument.metavar:
        shape |= {"metavar": argument.metavar}
    if argument.is_word:
        shape |= {"nargs": "?"}
    elif argument.many:
        shape |= {"action": "append", "default": []}
    elif not argument.metavar:
        shape |= {"action": "store_true"}
    return shape


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Whatever argparse has to say in English is said in the reader's language instead."""
        raise Misuse("cli-odd-line", command=self.prog)


class _Formatter(argparse.HelpFormatter):
    """Help that counts cells, not letters."""

    def __init__(self, prog: str, texts: Texts) -> None:
        super().__init__(prog, max_help_position=26, width=min(shutil.get_terminal_size().columns, 100) - 2)
        self._texts = texts

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """The first line, in the reader's language."""
        super().add_usage(usage, actions, groups, self._texts.say("cli-usage").replace("_", " "))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for paragraph in text.split("\n") for line in wrap(paragraph, width) or [""])

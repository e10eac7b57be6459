"""Texts in the reader's language: Fluent messages of the project and of its games."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from aevum.core.errors import UnknownLanguage

LANGUAGES = ("en", "fr", "ja")
PROJECT_TEXT = Path(__file__).parents[1] / "text"
GAMES = Path(__file__).parents[1] / "games"
# A message begins with its key at the start of a line; it goes on while lines are indented or close a brace.
ENTRY = re.compile(r"#.*\n?|\n|(?P<key>[a-zA-Z][a-zA-Z0-9_-]*) *=.*\n?(?:[ }].*\n?|\n)*")
REMEMBERED = 50_000  # things put together of texts

Made = TypeVar("Made")


class Texts:
    """All messages of one language, the project's and those of one game.

    There are thousands and few of them are said: each is parsed when it is first asked for.
    """

    def __init__(self, lang: str, folders: list[Path]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._written: dict[str, str] = {}
        self._variables: dict[str, tuple[str, ...]] = {}  # of the messages that are parsed
        self._made: dict[Hashable, Any] = {}
        for folder in folders:
            for path in sorted((folder / lang).glob("*.ftl")):
                self._read(path)

    def _read(self, path: Path) -> None:
        for key, written in _messages_in(path):
            if key in self._written:
                raise ValueError(f"{path}: {key} stands twice")
            self._written[key] = written

    def _parse(self, key: str) -> None:
        resource = FluentResource(self._written[key])
        message, *junk = resource.body
        if junk or not isinstance(message, ast.Message):
            raise ValueError(f"{key} in {self.lang}: {self._written[key][:60]!r} is no message")
        self._bundle.add_resource(resource)
        self._variables[key] = tuple(sorted(set(_variables_in(message.value))))

    @property
    def keys(self) -> tuple[str, ...]:
        """All message keys, in the order of the files."""
        return tuple(self._written)

    def variables(self, key: str) -> tuple[str, ...]:
        """The variables a message uses."""
        if key not in self._variables:
            self._parse(key)
        return self._variables[key]

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._written

    def say(self, key: str, **values: Any) -> str:
        """A message with its variables filled in. A missing key or variable is a mistake of ours and raises."""
        return _say(self, key, tuple(sorted(values.items())))

    def remembered(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """What was put together of these texts before, or is now; what is never asked again does not stay for ever."""
        made: Made | None = self._made.get(key)
        if made is None:
            if len(self._made) >= REMEMBERED:
                self._made = {}
            made = self._made[key] = make()
        return made

    def template(self, key: str) -> str:
        """A message without plurals, its variables left as `{name}` for the page to fill in."""
        return self.say(key, **{name: f"{{{name}}}" for name in self.variables(key)})

    def format(self, key: str, values: dict[str, Any]) -> str:
        """Format without the memory of `say`."""
        if key not in self._written:
            raise KeyError(f"no text {key!r} in {self.lang}")
        if key not in self._variables:
            self._parse(key)
        pattern: Any = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"text {key!r} in {self.lang}: {errors[0]}")
        return _with_minus(str(text), values)


def _with_minus(text: str, values: dict[str, Any]) -> str:
    """Numbers below zero with a minus sign, as amounts have it, and not a hyphen."""
    for value in values.values():
        if type(value) is int and value < 0:
            text = text.replace(str(value), f"−{-value}")
    return text


def _messages_in(path: Path) -> Iterator[tuple[str, str]]:
    """Every message of a file as it is written, with its key."""
    text, place = path.read_text(encoding="utf-8"), 0
    while place < len(text):
        entry = ENTRY.match(text, place)
        if entry is None:
            raise ValueError(f"{path}: {text[place : place + 60]!r} is no message")
        if entry["key"]:
            yield entry["key"], entry[0]
        place = entry.end()


@lru_cache(maxsize=20_000)
def _say(texts: Texts, key: str, values: tuple[tuple[str, Any], ...]) -> str:
    """Formatting takes tens of microseconds and the same labels come again and again."""
    return texts.format(key, dict(values))


def _variables_in(node: Any) -> Iterator[str]:
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            yield from _variables_in(child)
    elif isinstance(node, list):
        for child in node:
            yield from _variables_in(child)


@cache
def texts(lang: str, game: str | None = None) -> Texts:
    """The texts of a language, with those of a game beside them; raises UnknownLanguage."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang=str(lang)[:20], allowed=", ".join(LANGUAGES))
    folders = [PROJECT_TEXT]
    if game is not None:
        folders.append(GAMES / game.replace("-", "_") / "text")
    return Texts(lang, folders)


def language_of(tag: str | None) -> str:
    """The nearest language we have to a tag like `fr_CA.UTF-8` or `ja-JP`."""
    short = (tag or "").replace("_", "-").split("-")[0].split(".")[0].lower()
    return short if short in LANGUAGES else LANGUAGES[0]

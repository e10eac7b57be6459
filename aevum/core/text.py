"""Texts in the reader's language: Fluent messages of the project and of its games."""

from __future__ import annotations

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
REMEMBERED = 50_000  # things put together of texts

Made = TypeVar("Made")


class Texts:
    """All messages of one language, the project's and those of one game."""

    def __init__(self, lang: str, folders: list[Path]) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._variables: dict[str, tuple[str, ...]] = {}
        self._made: dict[Hashable, Any] = {}
        for folder in folders:
            for path in sorted((folder / lang).glob("*.ftl")):
                self._add(FluentResource(path.read_text(encoding="utf-8")), path)

    def _add(self, resource: Any, path: Path) -> None:
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{path}: {str(entry.content)[:60]!r} is no message")
            if isinstance(entry, ast.Message):
                if entry.id.name in self._variables:
                    raise ValueError(f"{path}: {entry.id.name} stands twice")
                self._variables[entry.id.name] = tuple(sorted(set(_variables_in(entry.value))))
        self._bundle.add_resource(resource)

    @property
    def keys(self) -> tuple[str, ...]:
        """All message keys, in the order of the files."""
        return tuple(self._variables)

    def variables(self, key: str) -> tuple[str, ...]:
        """The variables a message uses."""
        return self._variables[key]

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._variables

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
        return self.say(key, **{name: f"{{{name}}}" for name in self._variables[key]})

    def format(self, key: str, values: dict[str, Any]) -> str:
        """Format without the memory of `say`."""
        if key not in self._variables:
            raise KeyError(f"no text {key!r} in {self.lang}")
        pattern: Any = self._bundle.get_message(key).value
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"text {key!r} in {self.lang}: {errors[0]}")
        return str(text)


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

"""The words in our sources: string literals of the Python modules, and of the scripts and pages of the web."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from aevum.games import GAME_IDS

PACKAGE = Path(__file__).parents[2] / "aevum"
HOLE = "\0"  # stands for what is filled in at run time
SPOKEN_ATTRIBUTES = {"aria-label", "title", "alt", "placeholder"}
_BEFORE_PATTERN = "(,=:[!&|?{};\n"


@dataclass(frozen=True)
class Literal:
    """A string in a source: its text with holes, where it stands, and the code just before it."""

    text: str
    place: str
    before: str = ""


@cache
def python_modules() -> dict[Path, ast.Module]:
    """Every module of the package."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}


def is_playable(place: str) -> bool:
    """Whether this place of a source is not part of a game that nobody can play yet."""
    game = re.match(r"aevum/(?:games|web/boards|terminal/boards)/(\w+)/", place)
    return game is None or game[1].replace("_", "-") in GAME_IDS


def place_of(path: Path, line: int) -> str:
    """How a place in a source is named to whoever reads a failed test."""
    return f"{path.relative_to(PACKAGE.parent)}:{line}"


def spoken(node: ast.AST) -> str | None:
    """The text of a string literal or an f-string, with a hole for each value; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values)
    return None


@cache
def python_literals() -> tuple[Literal, ...]:
    """Every string in the package."""
    found = []
    for path, module in python_modules().items():
        for node in ast.walk(module):
            text = spoken(node)
            if text is not None:
                found.append(Literal(text, place_of(path, getattr(node, "lineno", 0))))
    return tuple(found)


def calls(path: Path) -> Iterator[ast.Call]:
    """Every call in a module."""
    return (node for node in ast.walk(python_modules()[path]) if isinstance(node, ast.Call))


def name_of(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


@cache
def script_literals() -> tuple[Literal, ...]:
    """Every string in the scripts of the web."""
    found: list[Literal] = []
    for path in sorted(PACKAGE.glob("web/**/*.js")):
        found += strings_of(path.read_text(encoding="utf-8"), path)
    return tuple(found)


def strings_of(source: str, path: Path) -> list[Literal]:
    """The strings of a script; comments and patterns are passed over."""
    found: list[Literal] = []
    at = 0
    while at < len(source):
        if source.startswith("//", at):
            at = source.find("\n", at) % (len(source) + 1)
        elif source.startswith("/*", at):
            at = source.index("*/", at) + 2
        elif source[at] == "/" and (source[:at].rstrip(" ") or "(")[-1] in _BEFORE_PATTERN:
            at = _after_pattern(source, at)
        elif source[at] in "'\"`":
            text, end, inner = _string(source, at, path)
            line = source.count("\n", 0, at) + 1
            found += [Literal(text, place_of(path, line), source[max(0, at - 40) : at]), *inner]
            at = end
        else:
            at += 1
    return found


def _after_pattern(source: str, at: int) -> int:
    """The place after a regular expression."""
    match = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+/").match(source, at)
    return match.end() if match else at + 1


def _string(source: str, at: int, path: Path) -> tuple[str, int, list[Literal]]:
    """The string that begins here, the place after it, and the strings inside its holes."""
    quote, text, inner = source[at], "", []
    at += 1
    while source[at] != quote:
        if source[at] == "\\":
            text += source[at + 1]
            at += 2
        elif quote == "`" and source.startswith("${", at):
            end = _end_of_hole(source, at + 2)
            inner += strings_of(source[at + 2 : end], path)
            text, at = text + HOLE, end + 1
        else:
            text += source[at]
            at += 1
    return text, at + 1, inner


def _end_of_hole(source: str, at: int) -> int:
    """The place of the brace that closes a hole of a template."""
    depth = 1
    while depth:
        if source[at] == "`":
            _, at, _ = _string(source, at, PACKAGE)
            continue
        depth += {"{": 1, "}": -1}.get(source[at], 0)
        at += 1
    return at - 1


class _Page(HTMLParser):
    """The texts of a page: what stands between tags, and attributes that are read out."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self.texts: list[Literal] = []

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append(Literal(data.strip(), place_of(self.path, self.getpos()[0])))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in SPOKEN_ATTRIBUTES and value:
                self.texts.append(Literal(value, place_of(self.path, self.getpos()[0])))


def page_texts() -> list[Literal]:
    """Every text that stands in a page itself."""
    found = []
    for path in sorted(PACKAGE.glob("web/**/*.html")):
        page = _Page(path)
        page.feed(path.read_text(encoding="utf-8"))
        found += page.texts
    return found

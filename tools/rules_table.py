"""`python tools/rules_table.py [--check]`: which code carries out each rule of a game, and which tests prove it.

Writes docs/rules-<game>.md from data/rules.csv, the English rules text, the docstrings of the rules, and the `rule`
markers of the tests. With --check nothing is written; the exit status is 1 when a page is out of date, when a rule of a
finished game has no code or no test, or when a docstring or a marker names a rule that does not exist.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from aevum.core.tables import read_table
from aevum.core.text import Texts
from aevum.games import GAME_IDS

ROOT = Path(__file__).parents[1]
RULE_ID = re.compile(r"\b[A-Z]{2}-(?:[A-Z]\d{2}|\d{3}(?:-R\d)?)\b")
RULE_RANGE = re.compile(r"\b([A-Z]{2})-(\d{3}) to \1-(\d{3})\b")
RULING = "-ruling"


@dataclass
class Rule:
    """A numbered rule, a ruling on one, or a worked example: its text, its code and its tests."""

    id: str
    chapter: str
    kind: str  # rule | example | ruling
    text: str
    code: set[str] = field(default_factory=set)
    tests: set[str] = field(default_factory=set)


@dataclass
class Book:
    """The rules of one game, and what was wrong while they were gathered."""

    folder: Path
    texts: Texts
    rules: dict[str, Rule]
    problems: list[str] = field(default_factory=list)

    @property
    def game(self) -> str:
        """The name of the game, as its page has it."""
        return self.folder.name.replace("_", "-")


def read_book(folder: Path) -> Book:
    """The rules of a game's table with their English text, each followed by its ruling."""
    texts = Texts("en", [folder / "text"])
    book = Book(folder, texts, {})
    for row in read_table(folder / "data" / "rules.csv"):
        book.rules[row["id"]] = Rule(row["id"], row["chapter"], row["kind"], texts.say(row["id"]))
        ruling = row["id"] + RULING
        if texts.has(ruling):
            book.rules[ruling] = Rule(ruling, row["chapter"], "ruling", texts.say(ruling))
    return book


def ids_in(words: str) -> set[str]:
    """The rules named in a text; `RT-115 to RT-117` names all three."""
    found = set(RULE_ID.findall(words))
    for prefix, first, last in RULE_RANGE.findall(words):
        found |= {f"{prefix}-{number:03}" for number in range(int(first), int(last) + 1)}
    return found


def note_code(book: Book) -> None:
    """Find the code of each rule, and names of rules that do not exist."""
    for path in sorted(book.folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        place = ".".join(path.relative_to(book.folder).with_suffix("").parts)
        for unknown in sorted(set(RULE_ID.findall(source)) - book.rules.keys()):
            book.problems.append(f"{path.name}: there is no rule {unknown}")
        for where, ids in code_places(source, place):
            for rule in ids & book.rules.keys():
                book.rules[rule].code.add(where)


def code_places(source: str, place: str) -> Iterator[tuple[str, set[str]]]:
    """Every place of a module that names rules: functions that are rules, comments, and the module's docstring.

    A range in a module's docstring is the heading of a chapter and counts for nothing.
    """
    tree = ast.parse(source)
    yield place, ids_in(RULE_RANGE.sub("", ast.get_docstring(tree) or ""))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield place, ids_in(token.string)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(map(_is_rule_decorator, node.decorator_list)):
            yield f"{place}.{node.name}", ids_in(ast.get_docstring(node) or "")


def _is_rule_decorator(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id.endswith("rule")


def marked_tests(root: Path) -> Iterator[tuple[Path, str, list[str | None]]]:
    """Every test with a `rule` marker: its file, its name and the ids, None for one that is not written out."""
    for path in sorted((root / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                ids = [rule for decorator in node.decorator_list for rule in _marker_ids(decorator)]
                if ids:
                    yield path, node.name, ids


def _marker_ids(decorator: ast.expr) -> Iterator[str | None]:
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                yield str(argument.value) if isinstance(argument, ast.Constant) else None


def note_tests(books: list[Book], root: Path) -> list[str]:
    """Find the tests of each rule; returns what is wrong with their markers."""
    problems = []
    for path, name, ids in marked_tests(root):
        for rule in ids:
            book = next((book for book in books if rule in book.rules), None)
            if book is None or rule is None:
                problems.append(f"{path.name}: {name} is marked with {rule or 'something'} that is no rule")
            else:
                own = root / "tests" / "games" / book.folder.name
                place = path.relative_to(own if path.is_relative_to(own) else root / "tests").with_suffix("")
                book.rules[rule].tests.add(".".join((*place.parts, name)))
    return problems


def gaps(book: Book) -> list[str]:
    """The rules without code or without a test. An example needs no code; a ruling has that of its rule."""
    missing = [f"{rule.id} has no test" for rule in book.rules.values() if not rule.tests]
    return missing + [f"{rule.id} has no code" for rule in book.rules.values() if rule.kind == "rule" and not rule.code]


def page(book: Book) -> str:
    """The page of a game."""
    rules = list(book.rules.values())
    count = {kind: sum(rule.kind == kind for rule in rules) for kind in ("rule", "ruling", "example")}
    lines = [
        f"# The rules of {book.texts.say('game-name')}, where they stand and what proves them",
        "",
        f"{count['rule']} rules, {count['ruling']} rulings where the rulebook is silent, {count['example']} examples. "
        "Made by `python tools/rules_table.py` from the rules text, the docstrings of rules and the markers of tests.",
    ]
    for chapter in dict.fromkeys(rule.chapter for rule in rules):
        lines += [
            "",
            f"## {book.texts.say(f'chapter-{chapter}')}",
            "",
            "| rule | text | code | tests |",
            "|---|---|---|---|",
        ]
        lines += [_row(rule) for rule in rules if rule.chapter == chapter]
    return "\n".join(lines) + "\n"


def _row(rule: Rule) -> str:
    code = "as its rule" if rule.kind == "ruling" else _names(rule.code)
    cells = [rule.id.replace(RULING, " ruling"), rule.text.replace("|", "\\|"), code, _names(rule.tests)]
    return f"| {' | '.join(cells)} |"


def _names(names: set[str]) -> str:
    return "<br>".join(f"`{name}`" for name in sorted(names))


def gather(root: Path) -> tuple[list[Book], list[str]]:
    """The books of all games, with code and tests, and what is wrong with them."""
    folders = sorted(path.parents[1] for path in (root / "aevum" / "games").glob("*/data/rules.csv"))
    books = [read_book(folder) for folder in folders]
    for book in books:
        note_code(book)
    problems = note_tests(books, root)
    for book in books:
        problems += book.problems + (gaps(book) if book.game in GAME_IDS else [])
    return books, problems


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Write the pages, or check them."""
    parser = argparse.ArgumentParser(description="Write docs/rules-<game>.md, or check them.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when something is missing or stale")
    check = parser.parse_args(arguments).check
    books, problems = gather(root)
    for book in books:
        path = root / "docs" / f"rules-{book.game}.md"
        if not check:
            path.write_text(page(book), encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != page(book):
            problems.append(f"{path.name} is out of date: run python tools/rules_table.py")
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if check and problems else 0


if __name__ == "__main__":
    sys.exit(main())

"""Every event, artefact (religions and governments among them) and empire special has at least two tests of its own.

Tests are counted as they are written: a test that names a card, or a row of what it is parametrized with that does.
Borders, coasts and crossings need no such count: `test_borders` is parametrized with the table itself.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from aevum.core.tables import read_table
from aevum.games.seven_ages.state import FOLDER

# Tests of the rule of thumb, of texts and of what is shown say nothing about what a card does.
OTHER_TESTS = re.compile(r"greedy|names|view|gestures|balance|rules_text|short_game|previews|odds|every_card")
WORD = re.compile(r"[a-z_]+")


def _words(node: ast.AST) -> set[str]:
    """The words of all strings in a piece of code."""
    strings = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
    return {word for string in strings if isinstance(string, str) for word in WORD.findall(string)}


def _rows(node: ast.AST) -> Iterator[ast.AST]:
    """The rows of a table of cases, written as a list, as a tuple in one or as a dictionary."""
    if isinstance(node, ast.Dict):
        yield from node.values
    elif isinstance(node, ast.List | ast.Tuple):
        for row in node.elts:
            yield from _rows(row.value) if isinstance(row, ast.Starred) else (row,)


def _cases(test: ast.FunctionDef, constants: Mapping[str, ast.AST]) -> Iterator[set[str]]:
    """The words of a test, and those of each row that it is run with."""
    yield set().union(*map(_words, test.body))
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr == "parametrize":
            table = mark.args[1]
            for row in _rows(constants.get(table.id, table) if isinstance(table, ast.Name) else table):
                yield _words(row)


@cache
def counted_words() -> dict[str, int]:
    """How many tests name a word."""
    count: dict[str, int] = defaultdict(int)
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if OTHER_TESTS.search(path.name):
            continue
        body = ast.parse(path.read_text(encoding="utf-8")).body
        constants = {str(ast.unparse(each.targets[0])): each.value for each in body if isinstance(each, ast.Assign)}
        for test in (each for each in body if isinstance(each, ast.FunctionDef) and each.name.startswith("test")):
            for words in _cases(test, constants):
                for word in words:
                    count[word] += 1
    return count


def _ids(table: str, column: str) -> list[str]:
    """The rows of a table in which this column says anything."""
    return [row["id"] for row in read_table(FOLDER / "data" / table) if row[column]]


@pytest.mark.parametrize(
    ("table", "column", "many"),
    [("events.csv", "effect", 70), ("artifacts.csv", "effect", 60), ("cards.csv", "special", 100)],
)
def test_two_tests_for_every_card(table: str, column: str, many: int) -> None:
    names = _ids(table, column)
    assert len(names) >= many
    assert [name for name in names if counted_words()[name] < 2] == []

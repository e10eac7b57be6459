"""Rules as they are written: the text of a function, and what the names in it stand for."""

from __future__ import annotations

import ast
import builtins
import inspect
import threading
from enum import Enum
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from aevum.core.findings import Place, rule_ids

UNKNOWN = object()  # stands for a value that only playing would show
_RECORD = "Record"
_parsing = threading.Lock()  # Python 3.11 parses in one thread at a time, or not at all


class RuleSource:
    """One function as it is written; `nodes` is all that stands in its body."""

    def __init__(self, function: FunctionType, written: ast.FunctionDef) -> None:
        self.function = function
        self.nodes = [node for statement in written.body for node in ast.walk(statement)]
        self._code = inspect.unwrap(function).__code__
        self._globals: dict[str, Any] = inspect.unwrap(function).__globals__
        arguments = [*written.args.posonlyargs, *written.args.args, *written.args.kwonlyargs]
        self._records = {one.arg for one in arguments if _is_record(one.annotation)}
        stored = (node.id for node in self.nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load))
        inner = (node.arg for node in self.nodes if isinstance(node, ast.arg))
        self._locals = {*self._code.co_varnames, *self._code.co_cellvars, *self._code.co_freevars, *stored, *inner}

    def place(self, node: Any) -> Place:
        """Where a part of it stands."""
        name = self.function.__name__
        return Place(self._code.co_filename, int(node.lineno), name, rule_ids(self.function.__doc__))

    def is_local(self, name: str) -> bool:
        """Whether a name is an argument or is set by the rule itself."""
        return name in self._locals

    def is_record(self, node: ast.AST) -> bool:
        """Whether this is a position that the rule was given."""
        return isinstance(node, ast.Name) and node.id in self._records

    def names(self) -> list[str]:
        """All names that can be used here."""
        return [*self._locals, *self._globals, *dir(builtins)]

    def value(self, node: ast.AST) -> Any:
        """What something written stands for, where that is certain without playing."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name) and not self.is_local(node.id):
            return self._globals.get(node.id, getattr(builtins, node.id, UNKNOWN))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            number = self.value(node.operand)
            return -number if isinstance(number, int) else UNKNOWN
        if isinstance(node, ast.Attribute):
            owner = self.value(node.value)
            if isinstance(owner, ModuleType | tuple) or (isinstance(owner, type) and issubclass(owner, Enum)):
                return getattr(owner, node.attr, UNKNOWN)
        return UNKNOWN

    def written_elsewhere(self, node: ast.AST) -> str:
        """The global name that is changed by setting this, if one is."""
        while isinstance(node, ast.Subscript | ast.Attribute):
            node = node.value
        return node.id if isinstance(node, ast.Name) and not self.is_local(node.id) else ""


class Sources:
    """The files that rules stand in, each read once."""

    def __init__(self) -> None:
        self._files: dict[str, dict[int, ast.FunctionDef]] = {}

    def of(self, function: FunctionType) -> RuleSource | None:
        """A rule as it is written; None where its file cannot be read, or was changed since it was loaded."""
        code = inspect.unwrap(function).__code__
        if code.co_filename not in self._files:
            self._files[code.co_filename] = _functions_in(Path(code.co_filename))
        written = self._files[code.co_filename].get(code.co_firstlineno)
        return RuleSource(function, written) if written and written.name == code.co_name else None


def place_of(function: Any) -> Place:
    """Where a function is defined."""
    code = getattr(inspect.unwrap(function), "__code__", None) if callable(function) else None
    return Place(code.co_filename, code.co_firstlineno) if code else Place()


def parsed(file: Path) -> ast.Module:
    """A file of Python, or nothing where it cannot be read."""
    try:
        with _parsing:
            return ast.parse(file.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return ast.Module([], [])


def _functions_in(file: Path) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the line on which each begins, decorators included."""
    found, waiting = {}, list(parsed(file).body)
    while waiting:
        one = waiting.pop()
        waiting += [part for part in getattr(one, "body", ()) if isinstance(part, ast.stmt)]
        if isinstance(one, ast.FunctionDef):
            found[min([one.lineno, *(mark.lineno for mark in one.decorator_list)])] = one
    return found


def _is_record(annotation: ast.expr | None) -> bool:
    return annotation is not None and ast.unparse(annotation).rpartition(".")[2].strip("'\"") == _RECORD

"""A look at the rules of a game before they are compiled: what Numba would say in hundreds of lines is said in one.

Every rule that can be reached from a game is read as it is written. What is known of the game (its fields, its steps,
its words) and of the rules (how many arguments they take) comes from the game and the rules themselves.
"""

from __future__ import annotations

import ast
import builtins
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from types import FunctionType
from typing import Any

from aevum.core.findings import ONLY_COMPILED, Fault, FaultyGame, Place
from aevum.core.game import Game
from aevum.core.record import TAKEN_NAMES
from aevum.core.rule import is_rule
from aevum.core.source import UNKNOWN, RuleSource, Sources, parsed, place_of

NEEDED_EVENTS = ("game_over", "won", "shared_win")
CORE = __name__.rpartition(".")[0]
# The game's own entry points and what each is called with.
ENTRIES = {
    "deal": ("s",),
    "observe": ("s", "seat"),
    "imagine": ("s", "seat", "luck"),
    "score": ("s", "seat"),
    "beats": ("s", "seat", "other"),
    "appraise": ("s", "seat", "action"),
    "best_listed": ("s", "seat", "luck", "count", "out"),
    "outlook": ("s", "seat"),
    "alike": ("s", "seat", "action"),
    "arrange": ("s",),
}
# The rules of a step and what each is called with.
ROLES = {
    "do": ("s",),
    "who": ("s",),
    "among": ("s", "seat", "out"),
    "then": ("s", "seat", "action"),
    "secret": ("s", "seat"),
}
# The builtins that Numba compiles.
COMPILED_BUILTINS = frozenset(
    "abs bool chr complex divmod enumerate filter float getattr hasattr hash int isinstance iter len list map max min "
    "next ord pow print range repr reversed round set slice sorted str sum tuple type zip".split()
)
# What Python can say and Numba cannot, or what a rule must not: it keeps no state elsewhere.
CONSTRUCTS: dict[type[ast.AST], str] = {
    ast.Global: "global",
    ast.Nonlocal: "nonlocal",
    ast.Import: "import",
    ast.ImportFrom: "import",
    ast.ClassDef: "class",
    ast.FunctionDef: "def",
    ast.Lambda: "lambda",
    ast.Try: "try",
    ast.With: "with",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
    ast.Await: "await",
    ast.Delete: "del",
    ast.Dict: "{…: …}",
    ast.DictComp: "{…: …}",
    ast.GeneratorExp: "(… for …)",
    ast.JoinedStr: 'f"…"',
}
# Packages whose functions Numba knows.
COMPILED_HOMES = frozenset({"numpy", "numba", "math", "builtins"})

_checked: dict[str, list[Fault]] = {}


def require_sound(game: Game, compiled: bool) -> None:
    """Raise FaultyGame unless the rules can work; what only Numba minds counts only when they are to be compiled."""
    if game.key not in _checked:
        _checked[game.key] = faults_of(game)
    faults = [fault for fault in _checked[game.key] if compiled or fault.kind not in ONLY_COMPILED]
    if faults:
        raise FaultyGame(game=game.id, faults=faults)


def faults_of(game: Game) -> list[Fault]:
    """Everything that is wrong with the rules of a game, as far as it can be seen without playing."""
    return [*_declarations(game), *_Walk(game).faults()]


def rules_of(game: Game) -> Iterator[tuple[str, Any, tuple[str, ...]]]:
    """Every rule the game names: what it is there for, the rule, and what it is called with."""
    for name, arguments in ENTRIES.items():
        if getattr(game, name) is not None:
            yield name, getattr(game, name), arguments
    for step in game.sequence.steps:
        for role, arguments in ROLES.items():
            named = getattr(step, role, None)
            if named is not None and not isinstance(named, bool):
                yield f"{step.name}: {role}", named, arguments


def _declarations(game: Game) -> Iterator[Fault]:
    """What is missing among the words and the fields of a game. The rest is refused where it is declared."""
    told = [event.name for event in game.vocabulary.events]
    for name in NEEDED_EVENTS:
        if name not in told:
            yield Fault("no-event", _declared(game, game.vocabulary), {"event": name})
    for option in game.options:
        if option.name not in (game.layout.names or ()):
            yield Fault("no-option-field", _declared(game, game), {"option": option.name})


def _declared(game: Game, thing: object) -> Place:
    """Where a module of the game gives this thing its name."""
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        if Path(file).is_relative_to(game.folder) and file.endswith(".py"):
            for name, value in vars(module).items():
                line = _line_of(Path(file), name) if value is thing else 0
                if line:
                    return Place(file, line)
    return Place(str(game.folder / "__init__.py"), 1)


def _line_of(file: Path, name: str) -> int:
    """The line on which a module sets a name; 0 where it only takes it from another."""
    for node in parsed(file).body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            return node.lineno
    return 0


def _near(word: str, known: Iterable[str]) -> str:
    """The known word that was meant, or `none`."""
    return next(iter(get_close_matches(word, list(known), 1)), "none")


class _Walk:
    """A walk through all rules of a game, each read once."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.fields = game.layout.names or ()
        self.numbered = {
            "step": [step.name for step in game.sequence.steps],
            "verb": [verb.name for verb in game.vocabulary.verbs],
            "event": [event.name for event in game.vocabulary.events],
        }
        self.sources = Sources()
        self.found: list[Fault] = []
        self.calls: dict[FunctionType, list[tuple[FunctionType, Place]]] = {}
        self.signatures: dict[Any, inspect.Signature] = {}
        self.looks: dict[type[ast.AST], Callable[[Any, Any], None]] = {
            **dict.fromkeys(CONSTRUCTS, self._look_at_construct),
            ast.Attribute: self._look_at_attribute,
            ast.Name: self._look_at_name,
            ast.Call: self._look_at_call,
            ast.Subscript: self._look_at_subscript,
        }

    def faults(self) -> list[Fault]:
        """What is wrong in the rules, in the order in which they are reached."""
        waiting: list[FunctionType] = []
        for role, function, arguments in rules_of(self.game):
            waiting += self._entry(role, function, arguments)
        while waiting:
            function = waiting.pop()
            if function not in self.calls:
                self.calls[function] = []
                self._read(function)
                waiting += [callee for callee, _ in self.calls[function]]
        self._find_recursion()
        return sorted(self.found, key=lambda fault: (fault.place.file, fault.place.line))

    def _entry(self, role: str, function: Any, arguments: tuple[str, ...]) -> list[FunctionType]:
        """A rule that the game names: it must be one, and take what it is called with."""
        place = place_of(function)
        if not is_rule(function):
            self.found.append(Fault("no-rule-for", place, {"role": role, "name": _name(function)}))
            return []
        if not self._takes(function, arguments, {}):
            needed = ", ".join(arguments)
            self.found.append(
                Fault("other-arguments", place, {"role": role, "name": _name(function), "needed": needed})
            )
        return [function]

    def _read(self, function: FunctionType) -> None:
        """Read one rule. Those of the core are right, and are not looked into."""
        code = None if _is_core(function) else self.sources.of(function)
        for node in code.nodes if code else ():
            look = self.looks.get(type(node))
            if look:
                look(code, node)

    def _fault(self, code: RuleSource, node: Any, what: str, **values: object) -> None:
        self.found.append(Fault(what, code.place(node), values))

    def _look_at_name(self, code: RuleSource, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and code.value(node) is UNKNOWN and not code.is_local(node.id):
            self._fault(code, node, "no-name", name=node.id, near=_near(node.id, code.names()))

    def _look_at_attribute(self, code: RuleSource, node: ast.Attribute) -> None:
        if code.is_record(node.value):
            self._look_at_field(code, node)
        elif inspect.ismodule(owner := code.value(node.value)) and not hasattr(owner, node.attr):
            self._fault(code, node, "no-name", name=ast.unparse(node), near=_near(node.attr, dir(owner)))

    def _look_at_field(self, code: RuleSource, node: ast.Attribute) -> None:
        if node.attr in self.fields:
            return
        if node.attr in TAKEN_NAMES:
            self._fault(code, node, "taken-field", field=node.attr)
        else:
            self._fault(code, node, "no-field", field=node.attr, near=_near(node.attr, self.fields))

    def _look_at_subscript(self, code: RuleSource, node: ast.Subscript) -> None:
        for index in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
            number = code.value(index)
            if isinstance(number, int) and number < 0:
                self._fault(code, node, "from-the-end", words=ast.unparse(node))
        self._look_at_writing(code, node)

    def _look_at_writing(self, code: RuleSource, node: ast.Subscript) -> None:
        name = code.written_elsewhere(node) if isinstance(node.ctx, ast.Store) else ""
        if name:
            self._fault(code, node, "writes-elsewhere", name=name)

    def _look_at_construct(self, code: RuleSource, node: ast.AST) -> None:
        self._fault(code, node, "construct", words=CONSTRUCTS[type(node)])

    def _look_at_call(self, code: RuleSource, node: ast.Call) -> None:
        called, name = code.value(node.func), ast.unparse(node.func)
        if is_rule(called):
            self.calls[code.function].append((called, code.place(node)))
            if isinstance(node.func, ast.Attribute):
                self._fault(code, node, "through-module", name=name)
            self._look_at_arguments(code, node, called)
        elif _is_builtin(called):
            if called.__name__ not in COMPILED_BUILTINS:
                self._fault(code, node, "builtin", name=name)
        elif _is_own(called):
            self._fault(code, node, "no-rule", name=name, where=place_of(called).written)

    def _look_at_arguments(self, code: RuleSource, node: ast.Call, called: FunctionType) -> None:
        if any(isinstance(argument, ast.Starred) for argument in node.args) or None in {k.arg for k in node.keywords}:
            return
        given = {str(keyword.arg): keyword.value for keyword in node.keywords}
        taken = self._takes(called, tuple(node.args), given)
        if taken is None:
            self._fault(code, node, "wrong-arguments", name=_name(called), needed=_parameters(called))
        elif _is_core(called):
            for kind, names in self.numbered.items():
                if kind in taken:
                    self._look_at_number(code, taken[kind], kind, names)

    def _look_at_number(self, code: RuleSource, node: Any, kind: str, names: list[str]) -> None:
        """A step, verb or event that a rule names: there must be one, and the one its constant is called after."""
        number, word = code.value(node), ast.unparse(node)
        meant = word.rpartition(".")[2].lower().removeprefix("at_")
        if isinstance(number, str):
            known = number in names
        elif isinstance(number, int) and not isinstance(number, bool):
            known = 0 <= number < len(names)
        else:
            return
        if not known:
            self._fault(code, node, "no-such", kind=kind, name=word, number=number)
        elif meant in names and number not in (meant, names.index(meant)):
            is_now = number if isinstance(number, str) else names[number]
            self._fault(code, node, "misnumbered", name=word, meant=meant, other=is_now)

    def _takes(self, function: Any, arguments: tuple[Any, ...], named: dict[str, Any]) -> dict[str, Any] | None:
        """The arguments by the names of the parameters, or None where they do not fit."""
        if function not in self.signatures:
            self.signatures[function] = inspect.signature(function)
        signature = self.signatures[function]
        try:
            return dict(signature.bind(*arguments, **named).arguments)
        except TypeError:
            return None

    def _find_recursion(self) -> None:
        """Rules that come back to themselves, each circle once."""
        done: set[FunctionType] = set()
        for start in self.calls:
            self._follow(start, [], done)

    def _follow(self, function: FunctionType, path: list[FunctionType], done: set[FunctionType]) -> None:
        if function in done:
            return
        for callee, place in self.calls.get(function, ()):
            if callee in (*path, function):
                circle = [*path, function][[*path, function].index(callee) :]
                names = " → ".join(_name(one) for one in (*circle, callee))
                self.found.append(Fault("recursion", place, {"names": names}))
            else:
                self._follow(callee, [*path, function], done)
        done.add(function)


def _is_core(function: FunctionType) -> bool:
    return function.__module__.startswith(f"{CORE}.")


def _is_builtin(thing: Any) -> bool:
    return getattr(builtins, getattr(thing, "__name__", ""), None) is thing and callable(thing)


def _is_own(thing: Any) -> bool:
    """Whether this is a function or a class written in Python for people, not for the compiler."""
    home = str(getattr(thing, "__module__", "")).partition(".")[0]
    return isinstance(thing, FunctionType | type) and home not in COMPILED_HOMES


def _name(function: Any) -> str:
    return str(getattr(function, "__name__", function))


def _parameters(function: FunctionType) -> str:
    """What a function takes, without types."""
    signature = inspect.signature(function)
    bare = [one.replace(annotation=inspect.Parameter.empty) for one in signature.parameters.values()]
    return str(signature.replace(parameters=bare, return_annotation=inspect.Signature.empty))

"""What is wrong with a game, said so that it can be mended: what, in which rule, in which file, on which line."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path

from aevum.core.errors import AevumError, BadTables
from aevum.core.text import texts

MOST_SHOWN = 15  # faults of a game that are said at once: no more than a screen holds
# What plays as it stands, and cannot be compiled.
ONLY_COMPILED = frozenset({"through-module", "writes-elsewhere", "construct", "builtin", "from-the-end"})
_RULE_ID = re.compile(r"\b[A-Z]{2,}-[A-Z]?\d+(?:-R\d)?\b")


@dataclass(frozen=True)
class Place:
    """Where something stands: a file, a line, and the rule whose code it is, with the ids its docstring names."""

    file: str = ""
    line: int = 0
    rule: str = ""
    ids: tuple[str, ...] = ()

    @property
    def written(self) -> str:
        """The file and the line, as editors know them; nothing where nobody knows."""
        return f"{_short(self.file)}:{self.line}" if self.file else ""

    def say(self, lang: str) -> str:
        """The place with the rule and its ids."""
        if not self.rule:
            return self.written
        rule = texts(lang).say("fault-rule", rule=self.rule, ids=", ".join(self.ids)) if self.ids else self.rule
        return texts(lang).say("fault-where", where=self.written, rule=rule)


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong; its sentence is the message `fault-<kind>`."""

    kind: str
    place: Place = Place()
    values: dict[str, object] = field(default_factory=dict)

    def say(self, lang: str) -> str:
        """The fault as a line: where, and what."""
        what, where = texts(lang).say(f"fault-{self.kind}", **self.values), self.place.say(lang)
        return texts(lang).say("fault-line", where=where, what=what) if where else what


class FaultyGame(AevumError):
    """The rules of a game cannot work as they are written."""

    code = "faulty-game"

    def __init__(self, game: str, faults: list[Fault]) -> None:
        super().__init__(game=game, faults=faults)
        self.game, self.faults = game, faults

    def say(self, lang: str) -> str:
        """All faults, a line each; of very many the first."""
        return _listed(texts(lang).say("error-faulty-game", game=self.game), self.faults, lang)


class FaultyTables(BadTables):
    """Cells of a folder of tables say what the game cannot read."""

    code = "faulty-tables"

    def __init__(self, game: str, faults: list[Fault]) -> None:
        super().__init__(game=game, what="cells", name="", known="")
        self.game, self.faults = game, faults

    def say(self, lang: str) -> str:
        """All faults, a line each; of very many the first."""
        return _listed(texts(lang).say("error-faulty-tables", game=self.game), self.faults, lang)


def _listed(head: str, faults: list[Fault], lang: str) -> str:
    lines = [f"  {fault.say(lang)}" for fault in faults[:MOST_SHOWN]]
    more = len(faults) - len(lines)
    lines += [f"  {texts(lang).say('fault-more', count=more)}"] if more > 0 else []
    return "\n".join([head, *lines])


def rule_ids(words: str | None) -> tuple[str, ...]:
    """The ids of rules that a docstring names."""
    return tuple(dict.fromkeys(_RULE_ID.findall(words or "")))


def _short(file: str) -> str:
    """A path below the working folder as seen from there, any other in full."""
    path, here = Path(file), Path(os.getcwd())
    return str(path.relative_to(here) if path.is_relative_to(here) else path)

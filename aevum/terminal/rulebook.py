"""The rules reference in the terminal: by number, by chapter, by word; and why something is not possible."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from aevum.core.game import Game
from aevum.core.tables import read_table
from aevum.core.text import Texts
from aevum.terminal.normalise import normalise, squeeze

MOST_FOUND = 12
RULE, RULING = "rule", "ruling"  # kinds of rows; what is neither is an example


@dataclass(frozen=True)
class Rulebook:
    """The numbered rules of a game in the reader's language, in the order of its chapters."""

    game: Game
    texts: Texts

    @cached_property
    def _rows(self) -> list[dict[str, str]]:
        return read_table(self.game.folder / "data" / "rules.csv")

    @cached_property
    def chapters(self) -> dict[str, list[str]]:
        """The ids of the rules and examples by chapter; rulings stand with their rules."""
        found: dict[str, list[str]] = {}
        for row in self._rows:
            if row["kind"] != RULING:
                found.setdefault(row["chapter"], []).append(row["id"])
        return found

    @cached_property
    def rulings(self) -> dict[str, list[str]]:
        """The ids of the rulings that stand below a rule, for games whose rulings are numbered."""
        found: dict[str, list[str]] = {}
        rule = ""
        for row in self._rows:
            if row["kind"] != RULING:
                rule = row["id"]
            else:
                found.setdefault(rule, []).append(row["id"])
        return found

    @property
    def ids(self) -> list[str]:
        """All ids in order, without those of rulings."""
        return [rule for rules in self.chapters.values() for rule in rules]

    def rule(self, rule: str) -> list[str]:
        """A rule with its id, and the rulings that settle what it leaves open."""
        lines = [self.texts.say("terminal-rule", rule=rule, text=self.texts.say(rule))]
        if self.texts.has(f"{rule}-ruling"):
            lines.append(self.texts.say("terminal-ruling", text=self.texts.say(f"{rule}-ruling")))
        return lines + [self._ruling(ruling) for ruling in self.rulings.get(rule, ())]

    def _ruling(self, ruling: str) -> str:
        """A ruling that has a number of its own."""
        return self.texts.say("terminal-numbered-ruling", rule=ruling, text=self.texts.say(ruling))

    def contents(self) -> list[str]:
        """The chapters with their first and last rule."""
        plain = {row["id"] for row in self._rows if row["kind"] == RULE}
        return [self._chapter_line(name, [r for r in ids if r in plain] or ids) for name, ids in self.chapters.items()]

    def _chapter_line(self, chapter: str, rules: list[str]) -> str:
        title = self.texts.say(f"chapter-{chapter}")
        return self.texts.say("terminal-chapter", title=title, first=rules[0], last=rules[-1])

    def look_up(self, wanted: str) -> list[str]:
        """Rules by id, by chapter, or by a word they contain."""
        rules = self._numbered(wanted) or self._chapter(wanted) or self._containing(wanted)
        if not rules:
            return [self.texts.say("terminal-no-rule", wanted=wanted, first=self.ids[0], last=self.ids[-1])]
        lines = [line for rule in rules[:MOST_FOUND] for line in self.rule(rule)]
        left = rules[MOST_FOUND:]
        return [*lines, self.texts.say("terminal-more-rules", rules=" ".join(left))] if left else lines

    def _numbered(self, wanted: str) -> list[str]:
        """`RT-044`, `rt 44` and `44` alike; the rule above a ruling: `HW-R01`, `RT-044 ruling` or `SA-001-R1`."""
        typed = squeeze(wanted).removeprefix(squeeze(self.ids[0].rpartition("-")[0]))
        shape = re.fullmatch(rf"([er]?)0*(\d+)(?:{RULING}|r\d)?", typed)
        if not shape:
            return []
        number = (shape[1], int(shape[2]))
        return [rule for rule in self.ids if number in map(_short, (rule, *self.rulings.get(rule, ())))]

    def _chapter(self, wanted: str) -> list[str]:
        for chapter, rules in self.chapters.items():
            if squeeze(wanted) in (squeeze(chapter), squeeze(self.texts.say(f"chapter-{chapter}"))):
                return rules
        return []

    def _containing(self, wanted: str) -> list[str]:
        word = normalise(wanted)
        return [rule for rule in self.ids if word and word in normalise("\n".join(self.rule(rule)))]


def _short(rule: str) -> tuple[str, int] | None:
    """An id without its prefix: `RT-E02` is `("e", 2)`."""
    shape = re.fullmatch(r"([ER]?)(\d+)", rule.rpartition("-")[2])
    return (shape[1].lower(), int(shape[2])) if shape else None

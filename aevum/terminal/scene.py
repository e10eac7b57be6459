"""What a board is drawn from, and the marks of the seats: a colour and a shape and a letter each."""

from __future__ import annotations

import string
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Protocol

from rich.text import Text

from aevum.core.letters import clean
from aevum.core.match import Match
from aevum.core.phrases import Choice
from aevum.core.record import Reading
from aevum.core.text import Texts

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#e69f00", "#56b4e9", "#cc79a7", "#f0e442")
SHAPES = "●■▲◆⬢★✚"


@dataclass(frozen=True)
class Scene:
    """A table as somebody sees it."""

    view: dict[str, Any]
    texts: Texts
    names: tuple[str, ...]
    seat: int | None  # whose decision is drawn, if anybody's
    points: tuple[int, ...] = ()  # the score as it is known
    choices: tuple[Choice, ...] = ()  # what this seat can do now
    tables: str = ""  # the hash of the tables that the match is played with, where they are not the game's own

    def say(self, key: str, **values: Any) -> str:
        """A message in the reader's language."""
        return self.texts.say(key, **values)


@dataclass(frozen=True)
class Sight:
    """Something that can be looked at by itself: its names, first the one that is shown, and what is told of it."""

    names: tuple[str, ...]
    tell: Callable[[], list[str]]


class Board(Protocol):
    """How a game looks in a terminal. Pictures are lines that fit a width; told lines are for ears and pipes."""

    def title(self, scene: Scene) -> str:
        """Where the game stands, in a few words."""

    def pictures(self, scene: Scene, width: int) -> Iterator[list[Text]]:
        """The table, first with everything on it, then in fewer and fewer lines; the last has what a decision needs."""

    def tray(self, scene: Scene, width: int) -> list[Text]:
        """What is in hand this turn."""

    def told_sheets(self, scene: Scene) -> list[str]:
        """Everything on the table, to be read aloud."""

    def told_tray(self, scene: Scene) -> list[str]:
        """What matters for this decision, to be read aloud."""

    def scores(self, scene: Scene) -> list[tuple[str, list[int]]]:
        """The parts of the score, each with the points of every seat; the sum comes last."""

    def sights(self, scene: Scene) -> list[Sight]:
        """What can be looked at one by one; nothing where the whole table is short."""


def scene_of(
    match: Match, texts: Texts, seat: int | None, at: int | None = None, choices: Sequence[Choice] = ()
) -> Scene:
    """The scene as a seat may see it, now or at an earlier entry of the log."""
    seen = match.observed(seat, at)
    points = tuple(match.engine.score(seen, other) for other in range(len(match.players)))
    view, tables = match.game.view(Reading(seen)), match.game.tables
    return Scene(view, texts, names_of(match), seat, points, tuple(choices), tables)


def names_of(match: Match) -> tuple[str, ...]:
    """The players' names; a file may hold anything, a terminal must not be steered by it."""
    return tuple(clean(player.name) for player in match.players)


def mark(seat: int) -> str:
    """The shape and the letter of a seat."""
    return f"{SHAPES[seat % len(SHAPES)]} {letter(seat)}"


def letter(seat: int) -> str:
    """The letter of a seat."""
    return string.ascii_uppercase[seat % len(string.ascii_uppercase)]


def colour(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]


def marked(seat: int, name: str = "") -> Text:
    """The mark of a seat in its colour, and its name."""
    return Text.assemble((mark(seat), f"bold {colour(seat)}"), f" {name}" if name else "")


def flow(parts: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Parts one after the other, in as many lines as they need."""
    lines: list[Text] = []
    for part in parts:
        if lines and (longer := Text(gap).join([lines[-1], part])).cell_len <= width:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def side_by_side(left: Sequence[Text], right: Sequence[Text], gap: int) -> list[Text]:
    """Two pictures beside one another, the right one as far from the left as its longest line asks for."""
    start = max((line.cell_len for line in left), default=-gap) + gap
    lines = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        space = " " * (start - one.cell_len) if other.cell_len else ""
        lines.append(Text.assemble(one, space, other))
    return lines


def in_columns(blocks: Sequence[Sequence[Text]], count: int, gap: int) -> list[Text]:
    """Blocks one below the other, in at most so many columns of about the same height."""
    columns: list[list[Text]] = [[]]
    left = sum(map(len, blocks))
    for block in blocks:
        spare = count - len(columns)
        if spare and columns[-1] and len(columns[-1]) + len(block) / 2 > (left + len(columns[-1])) / (spare + 1):
            columns.append([])
        columns[-1] += block
        left -= len(block)
    lines: list[Text] = []
    for column in columns:
        lines = side_by_side(lines, column, gap) if lines else column
    return lines

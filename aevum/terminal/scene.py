"""What a board is drawn from, and the marks of the seats: a colour and a shape and a letter each."""

from __future__ import annotations

import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from rich.text import Text

from aevum.core.match import Match
from aevum.core.text import Texts
from aevum.terminal.lines import clean

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

    def say(self, key: str, **values: Any) -> str:
        """A message in the reader's language."""
        return self.texts.say(key, **values)


class Board(Protocol):
    """How a game looks in a terminal. Pictures are lines that fit a width; told lines are for ears and pipes."""

    def title(self, scene: Scene) -> str:
        """Where the game stands, in a few words."""

    def sheets(self, scene: Scene, width: int) -> list[Text]:
        """Everything on the table."""

    def strip(self, scene: Scene, width: int) -> list[Text]:
        """Everything that matters for a decision, in few lines."""

    def tray(self, scene: Scene, width: int) -> list[Text]:
        """What is in hand this turn."""

    def told_sheets(self, scene: Scene) -> list[str]:
        """Everything on the table, to be read aloud."""

    def told_tray(self, scene: Scene) -> list[str]:
        """What matters for this decision, to be read aloud."""

    def scores(self, scene: Scene) -> list[tuple[str, list[int]]]:
        """The parts of the score, each with the points of every seat; the sum comes last."""


def scene_of(match: Match, texts: Texts, seat: int | None, at: int | None = None) -> Scene:
    """The scene as a seat may see it, now or at an earlier entry of the log."""
    seen = match.observed(seat, at)
    points = tuple(match.engine.score(seen, other) for other in range(len(match.players)))
    return Scene(match.game.view(seen), texts, names_of(match), seat, points)


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

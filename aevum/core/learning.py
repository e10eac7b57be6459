"""What somebody new to a game is taught in three minutes: five sections of text, with pictures of real positions.

The pictures are listed in a game's `learn.csv`: each stands below a section and shows a moment of a study, and
points at parts of the board. Texts go by `learn-<section>`, `learn-figure-<figure>` and, for pointers, `…-1`, `…-2`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from aevum.core.game import Game
from aevum.core.tables import Row, read_table
from aevum.core.text import Texts

SECTIONS = ("goal", "turn", "scoring", "end", "winning")
PLAN = "learn.csv"
DASH = "- "


@dataclass(frozen=True)
class Figure:
    """A picture: the moment of a study, the seat whose eyes see it (None: a spectator), and the parts it points at."""

    id: str
    section: str
    study: str
    at: int
    eye: int | None
    points: tuple[str, ...]

    @property
    def key(self) -> str:
        """The key of its caption; those of its pointers begin with it."""
        return f"learn-figure-{self.id}"

    def pointers(self, own: Texts) -> list[dict[str, str]]:
        """The parts it points at, each with what is said of it."""
        return [
            {"part": part, "text": own.say(f"{self.key}-{place}")} for place, part in enumerate(self.points, start=1)
        ]


def teaches(game: Game) -> bool:
    """Whether there is something to learn of a game."""
    return _is_there(_plan(game))


def figures(game: Game) -> tuple[Figure, ...]:
    """The pictures that teach a game, in the order in which they come."""
    return _figures(_plan(game))


def paragraphs(section: str, own: Texts) -> list[str | list[str]]:
    """The text of a section: paragraphs, and lists of steps."""
    return [_paragraph(part.splitlines()) for part in own.say(f"learn-{section}").split("\n\n")]


def _paragraph(lines: list[str]) -> str | list[str]:
    """Lines that all begin with a dash are a list."""
    if all(line.startswith(DASH) for line in lines):
        return [line.removeprefix(DASH) for line in lines]
    return " ".join(lines)


def _plan(game: Game) -> Path:
    return game.folder / PLAN


@cache
def _is_there(plan: Path) -> bool:
    return plan.is_file()


@cache
def _figures(plan: Path) -> tuple[Figure, ...]:
    return tuple(_figure(row) for row in read_table(plan))


def _figure(row: Row) -> Figure:
    """A row of the plan; people count seats from 1."""
    eye = int(row["seat"]) - 1 if row["seat"] else None
    return Figure(row["id"], row["section"], row["study"], int(row["at"]), eye, tuple(row["points"].split()))

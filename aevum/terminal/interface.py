"""The two faces of the terminal, plain and rich, as the rest sees them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from aevum.core.events import event_named
from aevum.core.letters import clean
from aevum.core.log import Entry
from aevum.core.match import Match
from aevum.core.phrases import say_event
from aevum.core.text import Texts
from aevum.core.vocabulary import Event
from aevum.terminal.completion import Suggestion
from aevum.terminal.menu import Row
from aevum.terminal.scene import Board, Scene, names_of


@dataclass(frozen=True)
class Happening:
    """A sentence of what happened, and the seat it is about."""

    seat: int | None
    text: str


@dataclass(frozen=True)
class Stage:
    """Everything shown before a decision: the table, what happened, what is asked, and what can be done."""

    scene: Scene
    board: Board
    heading: str
    happened: Sequence[Happening]
    asked: str
    can: Sequence[str]
    rows: Sequence[Row]


@dataclass(frozen=True)
class Grid:
    """Figures in columns, one a seat: the score."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]


class Interface(Protocol):
    """Where lines go and where they come from."""

    completes: bool  # whether the Tab key finishes words

    def say(self, *lines: str) -> None:
        """Show lines of text."""

    def draw(self, stage: Stage) -> None:
        """Show the table before a decision."""

    def table(self, stage: Stage) -> None:
        """Show the whole table, however long."""

    def rows(self, rows: Sequence[Row]) -> None:
        """Show a list of choices."""

    def grid(self, grid: Grid) -> None:
        """Show figures in columns."""

    def progress(self, line: str) -> None:
        """Show how far something is, in the place of the line before; nothing where lines cannot be taken back."""

    def cover(self) -> None:
        """Leave nothing to read of what was shown so far: somebody else is going to look."""

    def ask(self, seat: int | None, name: str, suggest: Callable[[str], list[Suggestion]]) -> str:
        """The next line typed; raises EOFError or KeyboardInterrupt."""


def told_key(entry: Entry) -> str:
    """The text that tells an undo or a change of seats."""
    if entry.seating is None:
        return "terminal-undone"
    return "terminal-seat-computer" if entry.seating.player.bot else "terminal-seat-person"


def happenings(match: Match, texts: Texts, first: int, last: int, seat: int | None) -> list[Happening]:
    """What the entries of the log from `first` to `last` told; 0 is the deal. Headings of nothing are left out."""
    names = names_of(match)
    found: list[Happening] = []
    heads: Event | None = None  # the heading that was told last
    for at in range(first, last + 1):
        if at > 0 and match.log[at - 1].action is None:
            entry = match.log[at - 1]
            name = clean(entry.seating.player.name) if entry.seating else names[entry.seat]
            found.append(Happening(entry.seat, texts.say(told_key(entry), seat=name)))
            heads = None
        for told in match.told(at, seat):
            event = event_named(match.game, told.event)
            if heads is event:
                found.pop()
            text = say_event(match.game, texts, told, names)
            said = texts.say("terminal-taken-back", text=text) if match.log.is_undone(at) else text
            found.append(Happening(told.values.get("seat"), said))
            heads = event if event.heading else None
    return found

"""The plain interface: one short line after another, for screen readers and pipes. No cursor, no frames, no colours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from shutil import get_terminal_size
from typing import TextIO

from aevum.core.text import Texts
from aevum.terminal.completion import Suggestion
from aevum.terminal.interface import Grid, Stage
from aevum.terminal.lines import listed
from aevum.terminal.menu import Row, span


class PlainFace:
    """Lines to an output, lines from an input."""

    completes = False

    def __init__(self, texts: Texts, source: TextIO, target: TextIO) -> None:
        self._texts = texts
        self._source = source
        self._target = target

    def say(self, *lines: str) -> None:
        """Show lines of text."""
        for line in lines:
            self._target.write(f"{line}\n")

    def draw(self, stage: Stage) -> None:
        """What happened, what the decision needs, what is asked."""
        self.say(*(happened.text for happened in stage.happened))
        self.say(*stage.board.told_tray(stage.scene), stage.asked, *stage.can)

    def table(self, stage: Stage) -> None:
        """The whole table, seat by seat."""
        self.say(stage.heading, *stage.board.told_sheets(stage.scene), *stage.board.told_tray(stage.scene))

    def rows(self, rows: Sequence[Row]) -> None:
        """Choices, one a line."""
        for row in rows:
            self.say(self._row(row))

    def _row(self, row: Row) -> str:
        line = self._texts.say("terminal-told-choice", numbers=span(self._texts, row.numbers), words=row.words)
        for more in filter(None, (row.meaning, row.effects)):
            line = self._texts.say("terminal-told-more", line=line, more=more)
        return line

    def grid(self, grid: Grid) -> None:
        """Figures seat by seat: a column would be read across."""
        for place, head in enumerate(grid.heads):
            parts = [self._texts.say("terminal-told-part", part=name, points=row[place]) for name, row in grid.rows]
            self.say(self._texts.say("terminal-told-score", seat=head, parts=listed(self._texts, parts)))

    def progress(self, line: str) -> None:
        """Nothing: each line would be read out."""

    def cover(self) -> None:
        """A gap; where somebody watches the lines go by it is as high as the window."""
        self.say(*[""] * (get_terminal_size().lines if self._target.isatty() else 1))

    def ask(self, seat: int | None, name: str, suggest: Callable[[str], list[Suggestion]]) -> str:
        """The next line of the input; the prompt is shown only to somebody who types."""
        if self._source.isatty():
            self._target.write(f"{name}: " if name else "> ")
        self._target.flush()
        try:
            line = self._source.readline()
        except KeyboardInterrupt:
            self._end_line()
            raise
        if not line:
            self._end_line()
            raise EOFError
        return line.rstrip("\n")

    def _end_line(self) -> None:
        """Whoever leaves at the prompt leaves half a line behind."""
        if self._source.isatty():
            self.say("")

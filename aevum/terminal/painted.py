"""The rich interface: a picture of the table, colours, and a prompt that completes what is typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.control import Control
from rich.rule import Rule
from rich.segment import ControlType
from rich.text import Text

from aevum.core.text import Texts
from aevum.terminal.completion import Suggestion
from aevum.terminal.interface import Grid, Happening, Stage
from aevum.terminal.lines import pad, shorten, wrap
from aevum.terminal.menu import Row
from aevum.terminal.scene import flow, marked

Prompt = Callable[[int | None, str, Callable[[str], list[Suggestion]]], str]
FEWEST_NEWS = 3  # lines kept for what happened
FEWEST_ROWS = 4  # lines kept for what can be done
MOST_NEWS = 12
ERASE_SCROLLED = "\x1b[3J"  # what has left the window at its top
ANEW = Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))  # a line
FEW_NUMBERS = 3  # that stand before a line of choices without being a run
INDENT = 4  # the cells of a seat's mark


class PaintedFace:
    """Pictures on a console; `spare` lines below the picture belong to the prompt."""

    completes = True

    def __init__(self, texts: Texts, console: Console, prompt: Prompt, spare: Callable[[], int]) -> None:
        self._texts = texts
        self._console = console
        self._prompt = prompt
        self._spare = spare
        self._answers: list[str] | None = None  # what was said since a line was typed: a picture must not wipe it out

    def say(self, *lines: str) -> None:
        """Show lines of text."""
        if self._answers is not None:
            self._answers += lines
        for line in lines:
            for part in wrap(line, self._console.width):
                self._print(Text(part))

    def _print(self, *lines: Text) -> None:
        for line in lines:
            self._console.print(line, overflow="crop", no_wrap=True, highlight=False)

    def draw(self, stage: Stage) -> None:
        """The table anew on a clear screen, as much of it as the window holds."""
        width, height = self._console.size
        happened = [*stage.happened, *(Happening(None, line) for line in self._answers or ())]
        tray = stage.board.tray(stage.scene, width)
        asked = [Text(line, "bold") for line in wrap(stage.asked, width)]
        room = height - self._spare() - 1 - len(tray) - len(asked)
        fewest_news = min(FEWEST_NEWS, len(self._told(happened)))
        table = self._fitting(stage, room - min(len(self._laid_out(stage.rows)), FEWEST_ROWS) - fewest_news)
        room -= len(table)
        rows_room = max(FEWEST_ROWS, room - fewest_news)
        rows = self._listed(stage.rows, stage.can, max(1, min(rows_room, room - 1)))
        news = self._news(happened, max(1, min(MOST_NEWS, room - len(rows))))
        self._scroll_away(height)
        self._console.print(Rule(Text(stage.heading, "bold"), style="dim", align="left"))
        self._print(*table, *news, *tray, *asked, *rows)

    def _fitting(self, stage: Stage, most: int) -> list[Text]:
        """The first picture of the table that has at most so many lines, or else the last."""
        picture: list[Text] = []
        for picture in stage.board.pictures(stage.scene, self._console.width):
            if len(picture) <= most:
                break
        return picture

    def _scroll_away(self, height: int) -> None:
        """A clear screen; what stood there can still be scrolled back to, which clearing would not leave."""
        self._console.print("\n" * (height - 1), end="")
        self._console.control(Control.home())

    def progress(self, line: str) -> None:
        """Show how far something is below the picture, in the place of the line before."""
        self._console.control(ANEW)
        self._console.print(Text(shorten(line, self._console.width - 1), "dim"), end="", no_wrap=True)

    def cover(self) -> None:
        """An empty screen, and nothing above it to scroll back to; the rest of the window's memory is erased last."""
        self._answers = None
        self._console.control(Control.clear(), Control.home())
        self._console.file.write(ERASE_SCROLLED)
        self._console.file.flush()

    def table(self, stage: Stage) -> None:
        """The whole table, however long."""
        width = self._console.width
        self._console.print(Rule(Text(stage.heading, "bold"), style="dim", align="left"))
        self._print(*next(stage.board.pictures(stage.scene, width)), *stage.board.tray(stage.scene, width))

    def _listed(self, rows: Sequence[Row], can: Sequence[str], most: int) -> list[Text]:
        """What can be done: with all effects if they fit, else some cut, else side by side, else `can`."""
        short = [part for line in can for part in wrap(line, self._console.width)]
        ways: tuple[Callable[[], list[Text]], ...] = (
            lambda: self._laid_out(rows),
            lambda: self._fitted(rows, most),
            lambda: self._cut(rows),
            lambda: self._side_by_side(rows, with_effects=True),
            lambda: self._side_by_side(rows),
            lambda: [*map(Text, short), Text(self._more("choices"), "dim")] if short else [],
        )
        lines: list[Text] = []
        for lay_out in ways:
            lines = lay_out() or lines
            if 0 < len(lines) <= most:
                return lines
        return [*lines[: most - 1], Text(self._more("choices"), "dim")] if lines else []

    def _side_by_side(self, rows: Sequence[Row], with_effects: bool = False) -> list[Text]:
        """The choices one after the other, each with its number, and with what it would do or without."""
        width = self._console.width
        parts = []
        for row in rows:
            number = f"{_numbers(row)} " if _numbers(row) else ""
            more = f" {self._texts.say('terminal-beside', word=row.effects)}" if with_effects and row.effects else ""
            words = self._shortened(row, width - cell_len(number) - cell_len(more))
            parts.append(Text.assemble((number, "dim"), (words, "bold"), more))
        return flow(parts, width, " · ")

    def _shortened(self, row: Row, width: int) -> str:
        """The words of a choice in so many cells; a list of names is cut between two of them."""
        short, gap = shorten(row.words, width), self._texts.say("list-separator").replace("_", " ")
        if short == row.words or not row.is_list:
            return short
        kept = short.rpartition(gap)[0]
        return f"{kept}{gap}…" if kept else short

    def _news(self, happened: Sequence[Happening], most: int) -> list[Text]:
        """What happened, one paragraph a seat's turn; the oldest sentences are left out first."""
        lines = self._told(happened)
        if len(lines) <= most:
            return lines
        kept = 0
        while len(self._told(happened[-kept - 1 :])) < most:
            kept += 1
        return [Text(self._more("log"), "dim"), *self._told(happened[len(happened) - kept :])]

    def _told(self, happened: Sequence[Happening]) -> list[Text]:
        lines: list[Text] = []
        for seat, text in _paragraphs(happened, self._texts.say("terminal-sentence-gap").replace("_", " ")):
            for place, part in enumerate(wrap(text, self._console.width - INDENT)):
                head = marked(seat) if place == 0 and seat is not None else Text("")
                lines.append(Text.assemble(head, " " * (INDENT - head.cell_len), part))
        return lines

    def _more(self, command: str) -> str:
        return self._texts.say(f"terminal-more-{command}", command=self._texts.say(f"terminal-command-{command}"))

    def rows(self, rows: Sequence[Row]) -> None:
        """Choices, one a line."""
        self._print(*self._laid_out(rows))

    def _laid_out(self, rows: Sequence[Row]) -> list[Text]:
        """Numbers, words and effects in columns, however many lines they need."""
        numbers, column = self._columns(rows)
        return [line for row in rows for line in self._whole(row, numbers, column)]

    def _columns(self, rows: Sequence[Row]) -> tuple[int, int]:
        """The cells of the longest number, and where effects begin."""
        numbers = max((len(_numbers(row)) for row in rows), default=0)
        words = max((cell_len(row.words) for row in rows), default=0)
        return numbers, numbers + 3 + min(words, self._console.width // 2) + 2

    def _whole(self, row: Row, numbers: int, column: int) -> list[Text]:
        """A choice in one line, or where it is too long its words or its effects in several."""
        width, more, indent = self._console.width, _more_of(row), numbers + 3
        words = wrap(row.words, width - indent)
        lines = [_start(row, numbers, words[0]), *_below(words[1:], indent, "bold")]
        if not more:
            return lines
        used = lines[-1].cell_len + 2
        start = max(used, min(column, width - cell_len(more)))
        if start + cell_len(more) <= width:
            said = [more]
        elif used <= column:
            start, said = column, wrap(more, width - column)
        else:
            return [*lines, *_below(wrap(more, width - indent), indent)]
        lines[-1].append(" " * (start - used + 2) + said[0])
        return [*lines, *_below(said[1:], start)]

    def _fitted(self, rows: Sequence[Row], most: int) -> list[Text]:
        """As many choices whole as there is room for, the others cut, and how to see them all."""
        numbers, column = self._columns(rows)
        spare = most - len(rows) - 1
        lines: list[Text] = []
        for row, cut in zip(rows, self._cut(rows), strict=True):
            whole = self._whole(row, numbers, column)
            fits = len(whole) - 1 <= spare
            spare -= len(whole) - 1 if fits else 0
            lines += whole if fits else [cut]
        return [*lines, Text(self._more("choices"), "dim")] if rows else []

    def _cut(self, rows: Sequence[Row]) -> list[Text]:
        """A line each; what is too long is cut."""
        width, (numbers, column) = self._console.width, self._columns(rows)
        lines = []
        for row in rows:
            more = _more_of(row)
            words = self._shortened(row, width - numbers - 5 - cell_len(more)) if row.is_list else row.words
            start = _start(row, numbers, words)
            space = " " * max(2, min(column, width - cell_len(more)) - start.cell_len)
            line = Text.assemble(start, space, more)
            line.truncate(width, overflow="ellipsis")
            lines.append(line)
        return lines

    def grid(self, grid: Grid) -> None:
        """Figures in columns."""
        label = max(cell_len(name) for name, _ in grid.rows) + 2
        room = (self._console.width - label) // len(grid.heads) - INDENT - 2
        names = [shorten(head, room) for head in grid.heads]
        widths = [max(cell_len(name) + INDENT + 2, 8) for name in names]
        heads = [_right(marked(seat, name), widths[seat]) for seat, name in enumerate(names)]
        self._print(Text.assemble(" " * label, *heads))
        for place, (name, figures) in enumerate(grid.rows):
            style = "bold" if place == len(grid.rows) - 1 else ""
            cells = "".join(f"{figure:>{width}}" for figure, width in zip(figures, widths, strict=True))
            self._print(Text(pad(name, label) + cells, style))

    def ask(self, seat: int | None, name: str, suggest: Callable[[str], list[Suggestion]]) -> str:
        """The next line typed."""
        line = self._prompt(seat, name, suggest)
        self._answers = []
        return line


def _numbers(row: Row) -> str:
    """The numbers of a line, where they are worth typing: one, a run, or a few."""
    if not row.is_run:
        return " ".join(map(str, row.numbers)) if len(row.numbers) <= FEW_NUMBERS else ""
    return f"{row.first}" if row.first == row.last else f"{row.first}–{row.last}"


def _more_of(row: Row) -> str:
    """What is said of a choice beyond its words."""
    return " · ".join(part for part in (row.meaning, row.effects) if part)


def _start(row: Row, numbers: int, words: str) -> Text:
    """The number of a choice and its words, or the first of them."""
    return Text.assemble(" ", (f"{_numbers(row):>{numbers}}", "dim"), "  ", (words, "bold"))


def _below(lines: Sequence[str], indent: int, style: str = "") -> list[Text]:
    """Lines that go on with the one above; empty ones are left out."""
    return [Text.assemble(" " * indent, (line, style)) for line in lines if line]


def _right(text: Text, width: int) -> Text:
    return Text.assemble(" " * (width - text.cell_len), text)


def _paragraphs(happened: Sequence[Happening], gap: str) -> list[tuple[int | None, str]]:
    """Sentences about the same seat one after the other, and what happens to nobody's name among them, as dice do."""
    found: list[tuple[int | None, list[str]]] = []
    for happening in happened:
        if len(found) > 1 and found[-1][0] is None and found[-2][0] == happening.seat is not None:
            found[-2][1].extend(found.pop()[1])
        if found and found[-1][0] == happening.seat:
            found[-1][1].append(happening.text)
        else:
            found.append((happening.seat, [happening.text]))
    return [(seat, gap.join(texts)) for seat, texts in found]

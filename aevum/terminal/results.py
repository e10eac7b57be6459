"""How a match went, in the terminal: at its end, and of a file that was saved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from aevum.core import savefile
from aevum.core.engine import compiled, is_cached
from aevum.core.match import Match
from aevum.core.results import results_of
from aevum.core.results_words import describe_results
from aevum.core.text import Texts
from aevum.search.thought import is_ready
from aevum.terminal.arguments import Misuse
from aevum.terminal.interface import Grid, Interface
from aevum.terminal.scene import names_of

Content = dict[str, Any]


def show_results(match: Match, words: Texts, interface: Interface) -> None:
    """The scores over the game, what brought points, then best turns and luck, seat by seat."""
    found, names = describe_results(results_of(match), words), names_of(match)
    _show_figures(words.say("terminal-results-curve"), _rows(found["curve"], "scores"), names, interface)
    _show_figures(words.say("terminal-results-parts"), _rows(found["parts"], "points"), names, interface)
    for seat, name in enumerate(names):
        interface.say(*_of_seat(found, seat, name, words))


def _rows(lines: Sequence[Content], figures: str) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return tuple((line["label"], tuple(line[figures])) for line in lines)


def _show_figures(
    title: str, rows: tuple[tuple[str, tuple[int, ...]], ...], names: Sequence[str], interface: Interface
) -> None:
    if rows:
        interface.say(title)
        interface.grid(Grid(tuple(names), rows))


def _of_seat(found: Content, seat: int, name: str, words: Texts) -> Iterator[str]:
    if found["best"][seat]:
        yield words.say("terminal-results-best", name=name, best=found["best"][seat]["text"])
    for measured in found["luck"]:
        yield words.say(
            "terminal-results-luck", name=name, what=measured["label"], luck=measured["seats"][seat]["text"]
        )
    if found["again"][seat]:
        yield words.say("terminal-results-again", name=name, again=found["again"][seat])


def finished_match(path: Path) -> Match:
    """A saved match that is over; raises Misuse where it is not, and named errors."""
    match = savefile.read(path)
    if not match.over or match.fault:
        raise Misuse("error-not-over-yet")
    if is_cached(match.game) and is_ready(match.game):  # then chances can be told too
        match.engine = compiled(match.game)
    return match

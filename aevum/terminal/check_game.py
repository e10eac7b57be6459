"""`aevum check`: everything that can be said about one game without reading it: its rules, texts, fields and laws."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from aevum.core.check import faults_of
from aevum.core.findings import MOST_SHOWN, Fault, FaultyGame
from aevum.core.game import Game
from aevum.core.ranges import range_faults
from aevum.core.text import Texts, texts
from aevum.core.wording import text_faults
from aevum.games import game_named
from aevum.skeleton import is_source_tree, running_tree

DECISIONS = 400  # of a random game, for the range of its fields
LAWFUL_DECISIONS = 2000  # shared by the tables of a game
EVERY = 20  # about so often the costly laws are checked too
HOLDS, FAILS = "✓", "✗"
LAWS = ("tests.laws.lawful", "tests.laws.tables")


def check_game(name: str, lang: str) -> Iterator[tuple[str, bool]]:
    """Look at a game part by part; each line of the report, and whether all is well so far."""
    own, well = texts(lang), True
    try:
        game = game_named(name)
        found = faults_of(game)
    except FaultyGame as error:
        game, found = None, error.faults
    for line in _part(own, "rules", found):
        yield line, not found
    if game is None or found:
        yield own.say("cli-check-fails", game=name), False
        return
    for part, look in PARTS.items():
        found = _looked(look, game)
        well = well and not found
        for line in _part(own, part, found):
            yield line, well
    for line, holds in _laws(own, game):
        well = well and holds
        yield line, well
    yield own.say("cli-check-holds" if well else "cli-check-fails", game=name), well


PARTS: dict[str, Callable[[Game], list[Fault]]] = {
    "texts": text_faults,
    "fields": lambda game: range_faults(game, DECISIONS),
}


def _looked(look: Callable[[Game], list[Fault]], game: Game) -> list[Fault]:
    """What a look finds; where it cannot even look, what stopped it."""
    try:
        return look(game)
    except Exception as error:
        return [_stumbled(error)]


def _stumbled(error: BaseException) -> Fault:
    """An error of a game's own code, as the last line that it says and the place where it was met."""
    lines = [line for line in str(error).splitlines() if line.strip()]
    return Fault("stumbled", values={"what": ": ".join([type(error).__name__, *lines[-1:]])})


def _part(own: Texts, part: str, found: list[Fault]) -> Iterator[str]:
    title = own.say(f"cli-check-{part}")
    yield f"{FAILS if found else HOLDS} {title}"
    yield from (f"    {fault.say(own.lang)}" for fault in found[:MOST_SHOWN])
    if len(found) > MOST_SHOWN:
        yield f"    {own.say('fault-more', count=len(found) - MOST_SHOWN)}"


def _laws(own: Texts, game: Game) -> Iterator[tuple[str, bool]]:
    """The laws of every game, at each table of this one; they stand among the tests of a source tree."""
    if not is_source_tree(running_tree()):
        yield "- " + own.say("cli-check-no-laws"), True
        return
    try:
        sys.path.insert(0, str(running_tree()))
        lawful, tables = map(import_module, LAWS)
    except ModuleNotFoundError as error:
        yield "- " + own.say("cli-check-no-pytest", module=str(error.name)), True
        return
    finally:
        sys.path.pop(0)
    found = _looked(lambda game: _broken_laws(lawful, tables, game), game)
    yield from ((line, not found) for line in _part(own, "laws", found))


def _broken_laws(lawful: Any, tables: Any, game: Game) -> list[Fault]:
    """The first law that does not hold, with the match it was met in."""
    from aevum.core.engine import compiled

    engine, telling = compiled(game), tables.telling_tables(game)
    for table in telling:
        try:
            lawful.play_lawfully(table, engine, max(1, LAWFUL_DECISIONS // len(telling)), EVERY)
        except AssertionError as error:
            return [Fault("law", values={"what": str(error), "why": _why(error)})]
    return []


def _why(error: BaseException) -> str:
    """What a law met."""
    cause = error.__cause__ or error
    said = str(cause).strip().splitlines()
    return f"{type(cause).__name__} {said[0] if said else ''}".strip()

"""The games, by name: every folder here that is a package is one. Each is imported only when it is asked for."""

from __future__ import annotations

import traceback
from importlib import import_module
from pathlib import Path

from aevum.core.errors import AevumError, UnknownGame
from aevum.core.findings import Fault, FaultyGame, Place
from aevum.core.game import Game

FOLDER = Path(__file__).parent
# The quickest to learn come first; whatever is not named here follows by its name.
SHOWN_FIRST = ("roll-through-the-ages", "tempus", "history-of-the-world")


def game_id(folder: Path) -> str:
    """The name of the game in a folder."""
    return folder.name.replace("_", "-")


def folder_name(name: str) -> str:
    """The name of a game's folder: a Python package."""
    return name.replace("-", "_")


def _found() -> tuple[str, ...]:
    """The games there are, in the order in which they are shown."""
    names = {game_id(path.parent) for path in FOLDER.glob("*/__init__.py")}
    known = [name for name in SHOWN_FIRST if name in names]
    return (*known, *sorted(names.difference(known)))


GAME_IDS = _found()


def game_named(name: str) -> Game:
    """The game of this name; raises UnknownGame, or FaultyGame where it cannot be loaded."""
    if name not in GAME_IDS:
        raise UnknownGame(game=str(name)[:60], allowed=", ".join(GAME_IDS))
    try:
        game: Game = import_module(f"{__name__}.{folder_name(name)}").GAME
    except AevumError:
        raise
    except Exception as error:
        raise FaultyGame(game=name, faults=[_loading_fault(error)]) from error
    return game


def _loading_fault(error: Exception) -> Fault:
    """What went wrong while a game was loaded, and the last line of a game that was reached."""
    place = Place()
    for frame in traceback.extract_tb(error.__traceback__):
        if Path(frame.filename).is_relative_to(FOLDER) and frame.filename != __file__:
            place = Place(frame.filename, frame.lineno or 0)
    if isinstance(error, SyntaxError) and error.filename:
        place = Place(error.filename, error.lineno or 0)
    return Fault("import", place, {"what": f"{type(error).__name__}: {error}"})

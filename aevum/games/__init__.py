"""The games, by name: every folder beside this file that makes a `GAME`. Each is imported only when it is asked for."""

from __future__ import annotations

import ast
import traceback
from importlib import import_module
from pathlib import Path

from aevum.core.errors import AevumError, UnknownGame
from aevum.core.findings import Fault, FaultyGame, Place
from aevum.core.game import Game

FOLDER = Path(__file__).parent


def game_id(folder: Path) -> str:
    """The name of the game in a folder."""
    return folder.name.replace("_", "-")


def folder_name(name: str) -> str:
    """The name of a game's folder: a Python package."""
    return name.replace("-", "_")


def _rank(folder: Path) -> int | None:
    """The place of a folder's game among all games as its `Game` declares it, read without importing it."""
    source = folder / "__init__.py"
    if not source.is_file():
        return None
    try:
        program = ast.parse(source.read_text(encoding="utf-8"))
    except SyntaxError:
        return Game.rank  # what is wrong with it is said when it is asked for
    names = {node.id for node in ast.walk(program) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    ranks = [
        node.value.value
        for node in ast.walk(program)
        if isinstance(node, ast.keyword) and node.arg == "rank" and isinstance(node.value, ast.Constant)
    ]
    declared: int = next((rank for rank in ranks if isinstance(rank, int)), Game.rank)
    return declared if "GAME" in names else None


def found_games(folder: Path) -> tuple[str, ...]:
    """The names of all games that have a folder here, in the order of their ranks."""
    ranks = {game_id(path): _rank(path) for path in sorted(folder.iterdir()) if path.is_dir()}
    return tuple(sorted((name for name in ranks if ranks[name] is not None), key=lambda name: (ranks[name], name)))


GAME_IDS = found_games(FOLDER)


def game_of_tables(name: str, tables: str = "") -> Game:
    """The game of this name, with a kept set of tables where one is named; raises UnknownTables too."""
    from aevum.games.variants import made_from

    return made_from(game_named(name), tables) if tables else game_named(name)


def game_named(name: str, tables: Path | None = None) -> Game:
    """The game of this name, made from a folder of tables where one is given.

    Raises UnknownGame, FaultyGame where it cannot be loaded, or BadTables.
    """
    if tables is not None:
        from aevum.games.variants import made_from_folder

        return made_from_folder(game_named(name), tables)
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

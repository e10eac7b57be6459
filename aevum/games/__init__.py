"""The games, by name: every folder beside this file that makes a `GAME`. Each is imported only when it is asked for."""

from __future__ import annotations

import ast
import traceback
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

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


def _declared(folder: Path) -> dict[str, Any] | None:
    """What a folder's `Game` says of itself in plain values, read without importing it; None where there is no game."""
    source = folder / "__init__.py"
    if not source.is_file():
        return None
    try:
        program = ast.parse(source.read_text(encoding="utf-8"))
    except SyntaxError:
        return {}  # what is wrong with it is said when it is asked for
    nodes = list(ast.walk(program))
    names = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    said = [node for node in nodes if isinstance(node, ast.keyword) and node.arg in ("rank", "aliases")]
    return {str(node.arg): _plain(node.value) for node in reversed(said)} if "GAME" in names else None


def _plain(value: ast.expr) -> Any:
    """The value of an expression without names; None for any other."""
    try:
        return ast.literal_eval(value)
    except ValueError:
        return None


def _all_declared(folder: Path) -> dict[str, dict[str, Any]]:
    """What each game that has a folder here says of itself, by its name."""
    found = {game_id(path): _declared(path) for path in sorted(folder.iterdir()) if path.is_dir()}
    return {name: said for name, said in found.items() if said is not None}


def found_games(folder: Path) -> tuple[str, ...]:
    """The names of all games that have a folder here, in the order of their ranks."""
    ranks = {name: said.get("rank") for name, said in _all_declared(folder).items()}
    return tuple(sorted(ranks, key=lambda name: (_number(ranks[name]), name)))


def _number(rank: Any) -> int:
    return rank if isinstance(rank, int) else Game.rank


def found_aliases(folder: Path) -> dict[str, str]:
    """The games that have a folder here, by the other names they are found by. A game's own name comes first."""
    all_declared = _all_declared(folder)
    aliases = {alias: name for name, said in all_declared.items() for alias in said.get("aliases") or ()}
    return {alias: name for alias, name in aliases.items() if alias not in all_declared}


GAME_IDS = found_games(FOLDER)
ALIASES = found_aliases(FOLDER)


def id_of(name: str) -> str:
    """The id of the game that is found by an alias; whatever is none stays as it is."""
    return next((game for alias, game in ALIASES.items() if alias == name), name)


def game_of_tables(name: str, tables: str = "") -> Game:
    """The game of this name, with a kept set of tables where one is named; raises UnknownTables too."""
    from aevum.games.variants import made_from

    return made_from(game_named(name), tables) if tables else game_named(name)


def game_named(name: str, tables: Path | None = None) -> Game:
    """The game of this name or alias, made from a folder of tables where one is given.

    Raises UnknownGame, FaultyGame where it cannot be loaded, or BadTables.
    """
    if tables is not None:
        from aevum.games.variants import made_from_folder

        return made_from_folder(game_named(name), tables)
    name = id_of(name)
    if name not in GAME_IDS:
        raise UnknownGame(game=str(name)[:60], allowed=", ".join(GAME_IDS))
    try:
        game: Game = import_module(f"{__name__}.{folder_name(name)}").GAME
    except AevumError:
        raise
    except Exception as error:
        raise FaultyGame(game=name, faults=[_loading_fault(error)]) from error
    return game


def sound_games() -> Iterator[Game]:
    """All games that can be loaded; what is wrong with another is said to whoever asks for it."""
    for name in GAME_IDS:
        try:
            game = game_named(name)
        except AevumError:
            continue
        yield game


def _loading_fault(error: Exception) -> Fault:
    """What went wrong while a game was loaded, and the last line of a game that was reached."""
    place = Place()
    for frame in traceback.extract_tb(error.__traceback__):
        if Path(frame.filename).is_relative_to(FOLDER) and frame.filename != __file__:
            place = Place(frame.filename, frame.lineno or 0)
    if isinstance(error, SyntaxError) and error.filename:
        place = Place(error.filename, error.lineno or 0)
    return Fault("import", place, {"what": f"{type(error).__name__}: {error}"})

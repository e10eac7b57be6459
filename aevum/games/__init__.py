"""The games, by name: every folder beside this file that makes a `GAME`. Each is imported only when it is asked for."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

from aevum.core.errors import UnknownGame
from aevum.core.game import Game

FOLDER = Path(__file__).parent


def _rank(folder: Path) -> int | None:
    """The place of a folder's game among all games as its `Game` declares it, read without importing it."""
    source = folder / "__init__.py"
    if not source.is_file():
        return None
    program = ast.parse(source.read_text(encoding="utf-8"))
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
    ranks = {path.name.replace("_", "-"): _rank(path) for path in sorted(folder.iterdir()) if path.is_dir()}
    return tuple(sorted((name for name in ranks if ranks[name] is not None), key=lambda name: (ranks[name], name)))


GAME_IDS = found_games(FOLDER)


def game_named(name: str) -> Game:
    """The game of this name; raises UnknownGame."""
    if name not in GAME_IDS:
        raise UnknownGame(game=str(name)[:60], allowed=", ".join(GAME_IDS))
    game: Game = import_module(f"aevum.games.{name.replace('-', '_')}").GAME
    return game

"""`aevum check-tables`: everything that is wrong with a folder of tables."""

from __future__ import annotations

from pathlib import Path

from aevum.core.errors import BadTables
from aevum.core.game import Game
from aevum.core.letters import clean
from aevum.core.table_check import given_tables
from aevum.core.tables import TableFolder
from aevum.core.text import texts
from aevum.games import GAME_IDS, game_named, sound_games
from aevum.games.variants import faults_in
from aevum.terminal.arguments import Misuse


def check_tables(folder: Path, name: str | None, lang: str) -> tuple[list[str], bool]:
    """The lines of the report, and whether all is well; raises BadTables, UnknownGame or Misuse."""
    if not folder.is_dir():
        raise BadTables(game=name or "", what="folder", name=clean(str(folder)[:200]), known="")
    game = game_named(name) if name is not None else _game_of(folder)
    found = faults_in(game, folder)
    own = texts(lang)
    if not found:
        return [own.say("cli-tables-hold", game=game.id)], True
    return [*(fault.say(lang) for fault in found), own.say("cli-tables-faults", count=len(found), game=game.id)], False


def _game_of(folder: Path) -> Game:
    """The one game that has all tables of a folder; raises Misuse where there are none or several."""
    fitting = [game for game in sound_games() if _has_all(game, folder)]
    if len(fitting) != 1:
        raise Misuse("cli-which-game", allowed=", ".join(GAME_IDS))
    return fitting[0]


def _has_all(game: Game, folder: Path) -> bool:
    tables = TableFolder(game.folder / "data", folder)
    given = given_tables(tables, folder)
    return bool(given) and set(given) <= set(tables.names)

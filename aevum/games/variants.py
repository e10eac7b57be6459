"""Games made from other tables than their own: a corrected set of components plays without touching code.

A set of tables is named by its hash. A copy of it is kept, so that matches played with it open for as long as the copy
is there, whatever becomes of the folder it came from.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from aevum.core.errors import AevumError, BadTables, UnknownTables
from aevum.core.game import Game
from aevum.core.tables import TableFolder, read_instead

_made: dict[tuple[str, str], Game] = {}


def kept_folder() -> Path:
    """Where copies of tables are kept: `AEVUM_TABLES`, or the user's data folder."""
    chosen = os.environ.get("AEVUM_TABLES")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "aevum" / "tables"


def keep_tables(game: Game, folder: Path) -> str:
    """Keep a copy of a folder of tables; the hash that names it, or nothing where they are the game's own."""
    tables = TableFolder(game.folder / "data", folder)
    _check(game, tables, folder)
    name = tables.hash
    if name == TableFolder(tables.own).hash:
        return ""
    kept = kept_folder() / game.id / name
    if not kept.is_dir():
        _copy(tables, kept)
    return name


def _check(game: Game, tables: TableFolder, folder: Path) -> None:
    if not folder.is_dir():
        raise BadTables(game=game.id, what="folder", name=str(folder)[:200], known="")
    given = sorted(path.name for path in folder.glob("*.csv"))
    unknown = [name for name in given if name not in tables.names]
    if unknown or not given:
        known = ", ".join(tables.names)
        raise BadTables(game=game.id, what="name" if unknown else "empty", name=", ".join(unknown)[:200], known=known)


def _copy(tables: TableFolder, kept: Path) -> None:
    """Copy all tables, whole or not at all."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=kept.parent) as made:
        for name in tables.names:
            shutil.copyfile(tables / name, Path(made) / name)
        os.rename(made, kept)
        Path(made).mkdir()


def made_from(game: Game, tables: str) -> Game:
    """The game with a kept set of tables; raises UnknownTables or BadTables."""
    if (game.id, tables) not in _made:
        folder = kept_folder() / game.id / tables
        if not folder.is_dir():
            raise UnknownTables(tables=tables[:40], folder=str(kept_folder()))
        _made[game.id, tables] = _load(game, tables, folder)
    return _made[game.id, tables]


def _load(game: Game, tables: str, folder: Path) -> Game:
    """The game's package, imported once more under a name of its own."""
    package = f"{game.deal.__module__.partition('.rules')[0]}_tables_{tables}"
    read_instead(package, folder)
    spec = spec_from_file_location(package, game.folder / "__init__.py", submodule_search_locations=[str(game.folder)])
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[package] = module
    try:
        spec.loader.exec_module(module)
    except AevumError:
        raise
    except Exception as error:
        for name in [name for name in sys.modules if name.split(".rules")[0].startswith(package)]:
            del sys.modules[name]
        reason = f"{type(error).__name__}: {error}"
        raise BadTables(game=game.id, what="content", name=reason[:200], known="") from error
    made: Game = replace(module.GAME, tables=tables)
    module.GAME = made  # type: ignore[attr-defined]
    return made

"""Games made from other tables than their own: a corrected set of components plays without touching code.

A set of tables is named by its hash. A copy of it is kept, so that matches played with it open for as long as the copy
is there, whatever becomes of the folder it came from.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import threading
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from aevum.core.errors import BadTables, UnknownTables
from aevum.core.findings import Fault, FaultyTables
from aevum.core.game import Game
from aevum.core.ranges import range_faults
from aevum.core.table_check import SHAPELESS, general_faults, given_tables, unknown_tables
from aevum.core.tables import TableFolder, is_hash, read_instead
from aevum.games import __name__ as GAMES
from aevum.games import folder_name

TRIED_DECISIONS = 100  # at every number of seats, when a set of tables is new

_made: dict[tuple[str, str], Game] = {}
_making = threading.RLock()


def kept_folder() -> Path:
    """Where copies of tables are kept: `AEVUM_TABLES`, or the user's data folder."""
    chosen = os.environ.get("AEVUM_TABLES")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "aevum" / "tables"


def made_from_folder(game: Game, folder: Path) -> Game:
    """The game with the tables of a folder, of which a copy is kept; raises BadTables.

    Where they say the same as its own it is the game itself.
    """
    tables = TableFolder(game.folder / "data", folder)
    _check(game, tables, folder)
    if not tables.others:
        return game
    with _making:
        if not _is_kept(game, tables.hash):
            _keep(game, tables)
        return made_from(game, tables.hash)


def made_from(game: Game, tables: str) -> Game:
    """The game with a kept set of tables; raises UnknownTables where it is not there whole, or BadTables."""
    with _making:
        if (game.id, tables) not in _made:
            if not _is_kept(game, tables):
                raise UnknownTables(tables=tables[:40])
            _made[game.id, tables] = _load(game, tables, kept_folder() / game.id / tables)
        return _made[game.id, tables]


def faults_in(game: Game, folder: Path) -> list[Fault]:
    """Everything that is wrong with a folder of tables, line by line; raises BadTables where there are none."""
    tables = TableFolder(game.folder / "data", folder)
    _given(game, tables, folder)
    found = list(general_faults(tables, folder))
    if game.check_tables is not None and not any(fault.kind in SHAPELESS for fault in found):
        said = {_cell(fault) for fault in found}
        found += [fault for fault in game.check_tables(tables) if _cell(fault) not in said]
    return sorted(found, key=lambda fault: (fault.place.file, fault.place.line))


def _cell(fault: Fault) -> tuple[object, ...]:
    """The cell that a fault is about."""
    return fault.place, fault.values.get("column")


def _check(game: Game, tables: TableFolder, folder: Path) -> None:
    """Refuse a folder that no game can be made from, as far as can be seen without making one."""
    given = _given(game, tables, folder)
    unknown = unknown_tables(tables, folder, given)
    if unknown:
        known = ", ".join(tables.names)
        raise BadTables(game=game.id, what="name", name=", ".join(unknown)[:200], known=known)
    for name in given:
        for flaw in tables.flaws(name):
            what = "rows" if flaw.kind == "cells" else flaw.kind
            raise BadTables(game=game.id, what=what, name=name, known=flaw.where[:200])
    faults = list(game.check_tables(tables)) if game.check_tables is not None else []
    if faults:
        raise FaultyTables(game=game.id, faults=faults)


def _given(game: Game, tables: TableFolder, folder: Path) -> list[str]:
    """The names of the tables in a folder; raises BadTables where there are none."""
    try:
        given = given_tables(tables, folder)
    except (OSError, ValueError):
        raise BadTables(game=game.id, what="folder", name=str(folder)[:200], known="") from None
    if not given:
        raise BadTables(game=game.id, what="empty", name="", known=", ".join(tables.names))
    return given


def _is_kept(game: Game, tables: str) -> bool:
    """Whether a copy of a set is there, and nobody has touched it. A set that a later game has more of is whole too."""
    kept = kept_folder() / game.id / tables
    try:
        return is_hash(tables) and kept.is_dir() and TableFolder(kept).hash == tables
    except (OSError, ValueError):
        return False


def _keep(game: Game, tables: TableFolder) -> None:
    """Keep a copy of all tables, whole and tried out or not at all; what is there in its place is moved aside."""
    folder = kept_folder() / game.id
    try:
        folder.mkdir(parents=True, exist_ok=True)
        made = Path(tempfile.mkdtemp(dir=folder, prefix=".new-"))
        try:
            for name in tables.names:
                shutil.copyfile(tables / name, made / name)
            _try_out(game, TableFolder(tables.own, made))
            kept = folder / TableFolder(made).hash
            if kept.is_dir():
                os.rename(kept, tempfile.mkdtemp(dir=folder, prefix=".damaged-"))
            os.rename(made, kept)
        finally:
            shutil.rmtree(made, ignore_errors=True)
    except OSError as error:
        raise BadTables(game=game.id, what="unkept", name=str(folder)[:200], known="") from error


def _try_out(game: Game, tables: TableFolder) -> None:
    """Make the game and play a little at every number of seats, before anybody plays."""
    assert tables.other is not None
    made = _load(game, tables.hash, tables.other)
    try:
        faults = range_faults(made, TRIED_DECISIONS)
    except Exception as error:
        raise _blamed(game, tables, f"{type(error).__name__}: {error}") from error
    finally:
        _forget(_package(game, tables.hash))
    if faults:
        raise _blamed(game, tables, "{field} = {value} ({low} … {high})".format(**faults[0].values))


def _blamed(game: Game, tables: TableFolder, reason: str) -> BadTables:
    return BadTables(game=game.id, what="content", name=", ".join(tables.others)[:200], known=reason[:200])


def _load(game: Game, tables: str, folder: Path) -> Game:
    """The game's package, imported once more under a name of its own; nothing of it stays where that fails."""
    package = _package(game, tables)
    read_instead(package, folder)
    spec = spec_from_file_location(package, game.folder / "__init__.py", submodule_search_locations=[str(game.folder)])
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[package] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        _forget(package)
        reason = f"{type(error).__name__}: {error}"
        raise _blamed(game, TableFolder(game.folder / "data", folder), reason) from error
    made: Game = replace(module.GAME, tables=tables)
    module.GAME = made  # type: ignore[attr-defined]
    return made


def package_of(game: Game) -> str:
    """Where the modules of a game are found that read its tables."""
    return _package(game, game.tables) if game.tables else f"{GAMES}.{folder_name(game.id)}"


def _package(game: Game, tables: str) -> str:
    return f"{GAMES}.{folder_name(game.id)}_tables_{tables}"


def _forget(package: str) -> None:
    """As if the package had never been imported."""
    read_instead(package, None)
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]

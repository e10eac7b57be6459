"""Studies: real games kept as data, for whatever teaches by showing. Their positions are computed, never drawn by hand.

A study is a saved game in a game's folder (`studies/<name>.json`), as `aevum verify` takes it: options, seed, and every
choice with the hash of the position it leads to. So rules that lead elsewhere do not pass unseen.
"""

from __future__ import annotations

from pathlib import Path

from aevum.core import savefile
from aevum.core.engine import Engine, interpreted
from aevum.core.game import Game
from aevum.core.match import Match

FOLDER = "studies"


def study_names(game: Game) -> tuple[str, ...]:
    """The studies of a game, in alphabetical order."""
    return tuple(sorted(path.stem for path in (game.folder / FOLDER).glob("*.json")))


def study(game: Game, name: str, engine: Engine | None = None) -> Match:
    """The match of a study, as far as it was played; every hash is compared on the way.

    Raises BrokenFile where there is none, and what else `savefile.read` raises.
    """
    return savefile.read(study_path(game, name), engine or interpreted(game))


def study_path(game: Game, name: str) -> Path:
    """Where a study lies."""
    return game.folder / FOLDER / f"{name}.json"

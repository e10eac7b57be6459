"""Aevum: board games about the rise and fall of civilizations, for people and for research.

env = aevum.make("tempus", seats=4, seed=7)                                    # one game to step
vec = aevum.make_vec("roll-through-the-ages", games=16_384, seats=4, seed=7)   # thousands at once
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

from aevum.core.registry import find_games_with

# Only names: what they stand for is imported when a game is made, so that `import aevum` takes no time.
if TYPE_CHECKING:
    from pathlib import Path

    from aevum.core.game import Game
    from aevum.lab.single import Env
    from aevum.lab.vec import VecEnv

else:

    def __getattr__(name: str) -> Any:
        """`aevum.lab` is read when it is first asked for."""
        if name != "lab":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return import_module("aevum.lab")


__all__ = ["__version__", "load_games", "make", "make_vec"]

__version__ = "0.1.0"


def _game_called(name: str, tables: str = "") -> Game:
    from aevum.games import game_of_tables

    return game_of_tables(name, tables)


find_games_with(_game_called)


def make(
    game: str | Game, seats: int | None = None, options: Mapping[str, int] | None = None, seed: int | None = None
) -> Env:
    """A single game to step, dealt; with as many seats as it can have where nothing is said.

    Raises UnknownGame, BadSeatCount, UnknownOption, BadOptionValue or BadSeed.
    """
    from aevum.lab.making import make

    return make(game, seats, options or {}, seed)


def make_vec(
    game: str | Game,
    games: int,
    seats: int | None = None,
    options: Mapping[str, int] | None = None,
    seed: int | None = None,
    device: str = "cpu",
) -> VecEnv:
    """So many games at once, stepped together; see `aevum.lab.vec`.

    With the device "cuda" they stay on a GPU; see `aevum.lab.device.vec`. Raises what `make` does, WrongNumbers for
    less than one game, UnknownDevice, and NoGpu where the extra `gpu` or a device is missing.
    """
    from aevum.lab.making import make_vec

    return make_vec(game, games, seats, options or {}, seed, device)


def load_games(place: str | Path, names: bool = False) -> Any:
    """All decisions of finished games as a pyarrow Table: of a saved game, a database, a ladder, or a folder of them.

    A row a decision, told in docs/simulate.md. Seats are anonymous; with `names` there is a column of names. A game
    that is there twice is loaded once; what cannot be read is passed over. Raises NoGames where nothing is left,
    FileNotFoundError, and MissingExtra without the extra `data`.
    """
    from aevum.simulation.kept_games import load_games

    return load_games(place, names)

"""What stands behind `aevum.make` and `aevum.make_vec`: names become games, and all that is asked for is checked."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from aevum.core.errors import UnknownDevice, UnknownOption, WrongNumbers
from aevum.core.game import Game
from aevum.games import GAME_IDS, game_named, id_of
from aevum.lab.seeds import is_whole
from aevum.lab.single import Env
from aevum.lab.vec import VecEnv

DEVICES = ("cpu", "cuda")


def make(game: str | Game, seats: int | None, options: Mapping[str, int], seed: int | None) -> Env:
    """A single game; see `aevum.make`."""
    known = game_asked_for(game)
    return Env(known, seats_at(known, seats), plain_options(known, options), seed)


def make_vec(
    game: str | Game, games: int, seats: int | None, options: Mapping[str, int], seed: int | None, device: str
) -> VecEnv:
    """Many games; see `aevum.make_vec`."""
    known = game_asked_for(game)
    if not is_whole(games) or games < 1:
        raise WrongNumbers(what="games", count=1)
    if device not in DEVICES:
        raise UnknownDevice(device=str(device)[:40], allowed=", ".join(DEVICES))
    kind = VecEnv
    if device == "cuda":
        from aevum.lab.device.vec import DeviceVecEnv

        kind = DeviceVecEnv
    return kind(known, int(games), seats_at(known, seats), plain_options(known, options), seed)


def game_asked_for(game: str | Game) -> Game:
    """The game of this name, however it is written (`Seven Ages`, `seven_ages`), or the game itself.

    Raises UnknownGame.
    """
    if isinstance(game, Game):
        return game
    plain = "-".join(str(game).lower().replace("_", " ").split())
    return game_named(plain if id_of(plain) in GAME_IDS else game)


def seats_at(game: Game, seats: int | None) -> int:
    """How many play: all that can where nothing is said; raises BadSeatCount."""
    if seats is None:
        return game.seats[-1]
    game.check_seats(seats)
    return int(seats)


def plain_options(game: Game, options: Mapping[str, int]) -> dict[str, int]:
    """Options with plain numbers, as a game settles them; raises UnknownOption for what is no mapping of names."""
    if not isinstance(options, Mapping):
        raise UnknownOption(option=str(options)[:40], allowed=", ".join(option.name for option in game.options))
    return {name: int(value) if isinstance(value, np.integer) else value for name, value in options.items()}

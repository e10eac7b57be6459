"""Where games are found by name. Core knows none: whoever knows them says how to find them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from aevum.core.game import Game


class Finder(Protocol):
    """Finds a game by its name, and by the hash of its tables where they are not its own; raises UnknownGame."""

    def __call__(self, name: str, tables: str = "") -> Game: ...


_finders: list[Finder] = []


def find_games_with(finder: Finder) -> None:
    """Games are found so from now on."""
    _finders.append(finder)


def game_called(name: str, tables: str = "") -> Game:
    """The game of a name; raises UnknownGame."""
    return _finders[-1](name, tables)

"""The sets of tables that games are offered with besides their own, as whoever runs the service names them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from aevum.core.game import Game
from aevum.games import game_named, game_of_tables, sound_games
from aevum.table.errors import BadRequest


class Offered:
    """By game, the hash of each set of tables and the name of the folder it came from."""

    def __init__(self, folders: Sequence[tuple[str, Path]]) -> None:
        """Make every game once, so that a faulty folder is noticed before anybody plays; raises BadTables."""
        self._sets: dict[str, dict[str, str]] = {}
        for name, folder in folders:
            game = game_named(name, folder)
            if game.tables:
                self._sets.setdefault(game.id, {})[game.tables] = folder.resolve().name

    def of(self, game: str) -> list[dict[str, str]]:
        """The sets offered with a game, as pages are told."""
        return [{"id": tables, "label": label} for tables, label in self._sets.get(game, {}).items()]

    def game(self, name: str, tables: Any) -> Game:
        """A game as somebody asks for it; raises UnknownGame, or BadRequest for tables that are not offered."""
        game = game_named(name)
        if tables == "":
            return game
        if not isinstance(tables, str) or tables not in self._sets.get(game.id, {}):
            raise BadRequest(part="tables")
        return game_of_tables(name, tables)

    def games(self) -> Iterator[Game]:
        """All games as they are offered, with their own tables first; each is made when its turn comes."""
        yield from sound_games()
        for name, sets in self._sets.items():
            yield from (game_of_tables(name, tables) for tables in sets)

"""What the printed board says for good: what borders on what, which waters touch, of which epoch an army is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from aevum.core.tables import read_table
from aevum.games import game_of_tables
from aevum.games.history_of_the_world import GAME
from aevum.games.variants import package_of

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII")


@cache
def geography(tables: str) -> Geography:
    """The board of the game's own tables, or of a kept set of others."""
    return Geography(package_of(game_of_tables(GAME.id, tables)))


class Geography:
    """The board as the tables have it that a package of the game was made from."""

    def __init__(self, package: str) -> None:
        self._state: Any = import_module(f"{package}.state")
        self._epoch_of = import_module(f"{package}.view").epoch_of
        self.cards = read_table(self._state.DATA / "events.csv")  # each with its deck, its timing and its epochs
        self.minor_empires: tuple[str, ...] = self._state.EMPIRE_IDS[self._state.EMPIRES :]

    def neighbours(self, land: str) -> list[str]:
        """The lands that border on a land, barren ones included."""
        return [self._state.LAND_IDS[int(self._state.NEIGHBOURS[border])] for border in self._borders(land)]

    def terrain_against(self, land: str, origin: str) -> str | None:
        """What protects a land against an attack from its neighbour, if anything does."""
        state, other = self._state, self._state.LAND_IDS.index(origin)
        found = (
            int(state.BORDER_TERRAIN[border]) for border in self._borders(land) if state.NEIGHBOURS[border] == other
        )
        terrain = next(found, state.OPEN)
        return None if terrain == state.OPEN else str(state.TERRAIN_IDS[terrain - 1])

    def _borders(self, land: str) -> range:
        place = self._state.LAND_IDS.index(land)
        return range(int(self._state.BORDER_START[place]), int(self._state.BORDER_START[place + 1]))

    def waters_of(self, land: str) -> list[str]:
        """The waters that touch a land; a barren one has no ports."""
        place = self._state.LAND_IDS.index(land)
        return list(self._named(int(self._state.LAND_WATERS[place]))) if place < self._state.LANDS else []

    def waters_beside(self, water: str) -> list[str]:
        """The waters that fleets can go on to."""
        return list(self._named(int(self._state.WATER_LINKS[self._state.WATER_IDS.index(water)])))

    def _named(self, waters: int) -> Iterator[str]:
        return (self._state.WATER_IDS[water] for water in range(self._state.WATERS) if (waters >> water) & 1)

    def coast_of(self, water: str) -> list[str]:
        """The lands that a water touches."""
        state, place = self._state, self._state.WATER_IDS.index(water)
        return [
            state.LAND_IDS[int(land)]
            for land in state.COAST_LANDS[state.COAST_START[place] : state.COAST_START[place + 1]]
        ]

    def epoch_of(self, empire: str) -> int:
        """The epoch of an empire; that of a minor one is the epoch of its card."""
        epoch: int | None = self._epoch_of(self._state.EMPIRE_IDS.index(empire))
        assert epoch is not None  # only what came by an event has none
        return epoch


def numeral(land: dict[str, Any]) -> str:
    """The epoch of the armies in a land in Roman figures; what came by an event has none."""
    return ROMAN[land["epoch"] - 1] if land["epoch"] else "–"

"""The tables of the game that the map must agree with, and our own hand-kept tables of how it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np

from aevum.core.tables import read_table
from tools.world_map.frame import Points

GAME_TABLES = Path(__file__).parents[2] / "aevum" / "games" / "history_of_the_world" / "data"
HERE = Path(__file__).parent
WILDS = "wilds"  # land that is no land of the game
FAR_SEAS = "far_seas"  # water that no fleet sails
Row = dict[str, str]


@dataclass(frozen=True)
class Game:
    """What the game says about its board."""

    lands: dict[str, Row]
    waters: dict[str, Row]
    borders: tuple[Row, ...]
    coasts: frozenset[tuple[str, str]]
    water_links: frozenset[frozenset[str]]

    @property
    def playable(self) -> frozenset[str]:
        """The lands that armies enter; only their coasts matter."""
        return frozenset(land for land, row in self.lands.items() if row["kind"] != "barren")

    def waters_of(self, land: str) -> frozenset[str]:
        """The waters that a land touches."""
        return frozenset(water for where, water in self.coasts if where == land)


def read_game(folder: Path = GAME_TABLES) -> Game:
    """The board of the game."""
    return Game(
        lands={row["id"]: row for row in read_table(folder / "lands.csv")},
        waters={row["id"]: row for row in read_table(folder / "waters.csv")},
        borders=tuple(read_table(folder / "borders.csv")),
        coasts=frozenset((row["land"], row["water"]) for row in read_table(folder / "coasts.csv")),
        water_links=frozenset(
            frozenset((row["water_a"], row["water_b"])) for row in read_table(folder / "water_links.csv")
        ),
    )


@dataclass(frozen=True)
class Anchor:
    """A place that belongs to a region. Wilds reach a fixed way around their anchors."""

    region: str
    longitude: float
    latitude: float
    reach: float


def read_anchors(game: Game) -> list[Anchor]:
    """The positions of lands and waters, then the hand-kept places that mend their shapes."""
    places = chain(game.lands.values(), game.waters.values())
    first = [Anchor(row["id"], float(row["lon"]), float(row["lat"]), 0.0) for row in places]
    extra = [
        Anchor(row["region"], float(row["lon"]), float(row["lat"]), float(row["reach"] or 0))
        for row in read_table(HERE / "anchors.csv")
    ]
    return first + extra


@dataclass(frozen=True)
class Stroke:
    """A hand-kept line in degrees: a cut through land, a lake, a river, a sea route."""

    name: str
    kind: str
    points: Points
    width: float


def read_strokes(kind: str) -> list[Stroke]:
    """All lines of one kind."""
    found = [row for row in read_table(HERE / "strokes.csv") if row["kind"] == kind]
    return [Stroke(row["name"], kind, _points(row["points"]), float(row["width"] or 0)) for row in found]


def _points(text: str) -> Points:
    """Points as they are kept: `lon lat; lon lat`."""
    return np.array([[float(number) for number in point.split()] for point in text.split(";")])

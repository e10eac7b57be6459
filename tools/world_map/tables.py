"""What a map must agree with, and the tables kept by hand that say how it is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import numpy as np

from aevum.core.tables import read_table
from tools.world_map.frame import Points

WILDS = "wilds"  # land that is no land of the game
FAR_SEAS = "far_seas"  # water that no fleet sails
Row = dict[str, str]


@dataclass(frozen=True)
class Game:
    """What a game says about its board. A border names `land_a` and `land_b`, and is a `strait` (1) or not (0)."""

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


@dataclass(frozen=True)
class Anchor:
    """A place that belongs to a region. Wilds reach a fixed way around their anchors."""

    region: str
    longitude: float
    latitude: float
    reach: float


@dataclass(frozen=True)
class Stroke:
    """A hand-kept line in degrees: a cut through land, a lake, a river, a sea route."""

    name: str
    kind: str
    points: Points
    width: float


@dataclass(frozen=True)
class Hand:
    """The folder of the tables that are kept by hand for a game."""

    folder: Path

    def anchors(self, game: Game) -> list[Anchor]:
        """The positions of lands and waters, then the places that mend their shapes."""
        places = chain(game.lands.values(), game.waters.values())
        first = [Anchor(row["id"], float(row["lon"]), float(row["lat"]), 0.0) for row in places]
        extra = [
            Anchor(row["region"], float(row["lon"]), float(row["lat"]), float(row["reach"] or 0))
            for row in read_table(self.folder / "anchors.csv")
        ]
        return first + extra

    def strokes(self, kind: str) -> list[Stroke]:
        """All lines of one kind."""
        found = [row for row in read_table(self.folder / "strokes.csv") if row["kind"] == kind]
        return [Stroke(row["name"], kind, _points(row["points"]), float(row["width"] or 0)) for row in found]

    def rooms(self) -> list[Row]:
        """Where more room is wanted, and where less."""
        return list(read_table(self.folder / "room.csv"))

    def islands(self) -> list[Row]:
        """Boxes of islands that are drawn larger than they are, where a game has any."""
        path = self.folder / "islands.csv"
        return list(read_table(path)) if path.exists() else []


def _points(text: str) -> Points:
    """Points as they are kept: `lon lat; lon lat`."""
    return np.array([[float(number) for number in point.split()] for point in text.split(";")])

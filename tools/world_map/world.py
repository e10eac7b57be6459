"""The layout `world`: the plain projection with more room where lands crowd."""

from __future__ import annotations

import numpy as np

from tools.world_map.flow import Grid, Lattice, carried, resting
from tools.world_map.frame import Points, project, proportion
from tools.world_map.tables import Hand, Row

ACROSS = 8000  # units of the picture; a cell of the grid is a unit
KNOTS = 512


def size() -> tuple[int, int]:
    """Width and height of the picture."""
    return ACROSS, round(ACROSS * proportion())


class World:
    """Degrees to units of the picture."""

    def __init__(self, hand: Hand) -> None:
        flat = resting(1.0, proportion(), KNOTS)
        self.lattice = carried(flat, _room_wanted(flat, hand.rooms()))

    def place(self, degrees: Points) -> Points:
        """Where places of the world stand on the picture."""
        return self.lattice.moved(project(degrees)) * ACROSS


def _room_wanted(flat: Lattice, rooms: list[Row]) -> Grid:
    """How much room each cell asks for: one, times the factors of the places of `room.csv` it is near."""
    columns = (flat.x[0, 1:] + flat.x[0, :-1]) / 2
    lines = (flat.y[1:, 0] + flat.y[:-1, 0]) / 2
    wanted = np.zeros((len(lines), len(columns)))
    for row in rooms:
        x, y = project(np.array([[float(row["lon"]), float(row["lat"])]]))[0]
        across = (columns - x) * 360 / float(row["east_west"])
        down = (lines - y) * 360 / float(row["north_south"])
        wanted += np.log(float(row["factor"])) * np.exp(-(across[None, :] ** 2 + down[:, None] ** 2) / 2)
    return np.exp(wanted)

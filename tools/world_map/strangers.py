"""Regions that touch although they are no neighbours: where it is for a short way only, wilds come between them."""

from __future__ import annotations

from collections import defaultdict

import numpy as np

from tools.world_map.grid import Cells, Mask

LONGEST = 130  # cells; regions that touch for longer are a fault to be mended by hand
STRIP = 7  # cells of wilds on each side

Spot = tuple[int, int]


def keep_apart(cells: Cells, strangers: Mask, wet: Mask, wilds: int) -> None:
    """Lay strips of wilds between regions that must not touch, on the land of either."""
    for pair, spots in _touches(cells, strangers).items():
        if len(spots) <= LONGEST:
            lands = [region for region in pair if not wet[region]]
            for spot in spots:
                _lay(cells, spot, lands, wilds)


def _touches(cells: Cells, strangers: Mask) -> dict[tuple[int, int], list[Spot]]:
    """Where each pair of strangers touches, side by side or one over the other."""
    height, width = cells.shape
    found: dict[tuple[int, int], list[Spot]] = defaultdict(list)
    for down, right in ((0, 1), (1, 0)):
        here, there = cells[: height - down, : width - right], cells[down:, right:]
        for row, column in np.argwhere(strangers[here, there]).tolist():
            one, other = sorted((int(here[row, column]), int(there[row, column])))
            found[one, other].append((row, column))
    return found


def _lay(cells: Cells, spot: Spot, lands: list[int], wilds: int) -> None:
    """A disc of wilds on some lands."""
    row, column = spot
    part = cells[max(0, row - STRIP) : row + STRIP + 1, max(0, column - STRIP) : column + STRIP + 1]
    rows, columns = np.indices(part.shape)
    away = (rows - min(row, STRIP)) ** 2 + (columns - min(column, STRIP)) ** 2
    part[(away <= STRIP**2) & np.isin(part, lands)] = wilds

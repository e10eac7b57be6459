"""Mountains, forests and the Great Wall, drawn along the border they count on and on the side they defend."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.world_map.frame import Points, lengths
from tools.world_map.lines import along, length, smoothed, stepped
from tools.world_map.shapes import Shapes
from tools.world_map.spots import inside
from tools.world_map.tables import Game

WALL = "great_wall"
Sign = tuple[float, float, float, int]
FORMS = 3
SOFTNESS = 4.0
PUSHES = (1.0, 0.7, 0.45, 0.25, 0.1)  # where a land is too narrow, its signs move closer to the border
ASIDE, WALL_ASIDE = 0.45, 0.14  # of the size of a sign: how far terrain lies on the side that it defends


@dataclass(frozen=True)
class Relief:
    """Terrain on a border: the lands it lies between, the sides that it defends, its line and its signs."""

    terrain: str
    between: tuple[str, str]
    defends: tuple[str, ...]
    line: Points
    signs: list[Sign]


def reliefs(game: Game, shapes: Shapes, size: float) -> list[Relief]:
    """All terrain of the game; signs are about so large."""
    found = []
    for border in game.borders:
        lands = (border["land_a"], border["land_b"])
        for terrain in sorted({border["terrain_a"], border["terrain_b"]} - {""}):
            defends = tuple(
                land for land, key in zip(lands, ("terrain_a", "terrain_b"), strict=True) if border[key] == terrain
            )
            found.append(_relief(shapes, terrain, lands, defends, size))
    return found


def _relief(shapes: Shapes, terrain: str, lands: tuple[str, str], defends: tuple[str, ...], size: float) -> Relief:
    """The terrain of one border: along the whole of it, pushed to the side that it defends."""
    borders = sorted((_Border(shapes, number, defends, size) for number in shapes.shared(*lands)), key=_Border.long)
    if terrain == WALL:
        return Relief(terrain, lands, defends, borders[-1].pushed(size * WALL_ASIDE), [])
    signs = [sign for border in borders for sign in border.signs(shapes, size)]
    return Relief(terrain, lands, defends, borders[-1].pushed(size * ASIDE), sorted(signs, key=lambda sign: sign[1]))


class _Border:
    """A line between two lands, and the direction into the one that its terrain defends."""

    def __init__(self, shapes: Shapes, number: int, defends: tuple[str, ...], size: float) -> None:
        self.defends = defends
        self.line = smoothed(stepped(shapes.lines[number], size / 4), SOFTNESS)
        way = np.gradient(self.line, axis=0)
        normal = np.column_stack([way[:, 1], -way[:, 0]]) / np.maximum(lengths(way), 1e-9)[:, None]
        on_left = shapes.names[shapes.arcs[number].left] == defends[0]
        self.inwards = normal * ((1 if on_left else -1) if len(defends) == 1 else 0)

    def long(self) -> float:
        """How long the line is."""
        return length(self.line)

    def pushed(self, aside: float) -> Points:
        """The line moved so far into the land that it defends; where it is when it defends both."""
        return np.asarray(self.line + self.inwards * aside)

    def signs(self, shapes: Shapes, size: float) -> list[Sign]:
        """Signs in even steps along the line, of changing size and form, inside the land that they defend."""
        outlines = shapes.outlines(self.defends[0])
        found: list[Sign] = []
        for place in self._places(size):
            fits = inside(np.round(place), outlines) if len(self.defends) == 1 else np.ones(len(place), dtype=bool)
            if fits.any():
                x, y = place[int(fits.argmax())]
                n = len(found)
                found.append((float(x), float(y), size * (0.82 + 0.18 * ((7 * n) % 5) / 4), (3 * n + n // 2) % FORMS))
        return found

    def _places(self, size: float) -> Points:
        """For each sign the places it may have, the farthest from the border first."""
        count = max(1, round(self.long() / (size * 0.8)))
        shares = (np.arange(count) + 0.5) / count
        pushes = [self.pushed(size * ASIDE * push) for push in PUSHES]
        return np.stack([along(line, shares * length(line)) for line in pushes], axis=1)

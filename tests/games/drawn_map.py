"""A drawn world map, read from its file: its lines, the regions they bound, and what touches what."""

from __future__ import annotations

import json
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np

from tools.world_map.frame import Points
from tools.world_map.spots import inside

NOBODYS = ("wilds", "far_seas")
Pairs = set[frozenset[str]]


def line_of(steps: list[int]) -> Points:
    """A line as points: the file keeps the first point and then steps."""
    return np.cumsum(np.array(steps, dtype=float).reshape(-1, 2), axis=0)


def there_and_back(line: Points) -> Points:
    """An open line as a ring without an inside."""
    return np.concatenate([line, line[-2:0:-1]])


def area_of(ring: Points) -> float:
    """The signed area of a ring."""
    x, y = ring.T
    return float((x * np.roll(y, -1) - y * np.roll(x, -1)).sum() / 2)


class DrawnMap:
    """The file of a layout."""

    def __init__(self, path: Path) -> None:
        self.file: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self.places: dict[str, Any] = self.file["lands"] | self.file["waters"]
        self.regions: dict[str, list[list[int]]] = {name: place["rings"] for name, place in self.places.items()}
        self.regions |= {name: self.file[name]["rings"] for name in NOBODYS}

    @cached_property
    def lines(self) -> list[Points]:
        """The lines between regions."""
        return [line_of(steps) for steps in self.file["arcs"]]

    @cached_property
    def sides(self) -> list[list[str]]:
        """The regions on the two sides of each line; a line of the frame has one."""
        found: list[list[str]] = [[] for _ in self.lines]
        for name, rings in self.regions.items():
            for way in [way for ring in rings for way in ring]:
                found[way if way >= 0 else ~way].append(name)
        return found

    def parts(self, ring: list[int]) -> list[Points]:
        """The lines of a ring in the direction they are walked; a complement is walked backwards."""
        return [self.lines[way] if way >= 0 else self.lines[~way][::-1] for way in ring]

    def outlines(self, region: str) -> list[Points]:
        """The rings of a region as points."""
        return [np.concatenate([part[:-1] for part in self.parts(ring)]) for ring in self.regions[region]]

    @cached_property
    def touching(self) -> Pairs:
        """Regions that share a line."""
        return {frozenset(pair) for pair in self.sides if len(pair) == 2}

    def between(self, *pair: str) -> list[int]:
        """The numbers of the lines between two regions."""
        return [number for number, sides in enumerate(self.sides) if set(sides) == set(pair)]

    def linked(self, *kinds: str) -> Pairs:
        """Regions joined by a marked link of some kinds."""
        return {frozenset(link["between"]) for link in self.file["links"] if link["kind"] in kinds}

    def holds(self, region: str, *points: Any) -> bool:
        """Whether points lie inside a region."""
        return bool(inside(np.array(points, dtype=float), self.outlines(region)).all())


@cache
def drawn_map(path: Path) -> DrawnMap:
    """A map, read once."""
    return DrawnMap(path)

"""Whose every cell of the picture is: land by the nearest anchor, water by the nearest anchor its shore allows."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tools.world_map.frame import Points
from tools.world_map.grid import SIDES, Cells, Mask, Pieces, Places, erase, filled, spread
from tools.world_map.strangers import keep_apart
from tools.world_map.tables import FAR_SEAS, WILDS, Anchor, Game, Hand, Row
from tools.world_map.topology import without_corners
from tools.world_map.wander import WANDER, wandering
from tools.world_map.world import World, size

TILE = 64
SHORE = 14  # cells from a coast that only a water of that coast may hold
SMALLEST_ISLAND, SMALLEST_LAKE = 40, 60  # cells
NEAR = 170  # units; an island so near to an anchor belongs to its land
ROUNDS = 3


@dataclass(frozen=True)
class Seat:
    """An anchor on the picture."""

    region: int
    x: float
    y: float
    reach: float


class Partition:
    """Regions by number, and the number of every cell."""

    def __init__(self, game: Game, hand: Hand, world: World, rings: list[Points]) -> None:
        self.game = game
        self.names = [*game.lands, WILDS, *game.waters, FAR_SEAS]
        self.number = {name: number for number, name in enumerate(self.names)}
        self.wet = np.array([name in game.waters or name == FAR_SEAS for name in self.names])
        self.width, self.height = size()
        self.routes = {tuple(route.name.split()) for route in hand.strokes("route")}
        self.seats = self._seated(hand.anchors(game), world)
        self.wander = wandering(self.width, self.height)
        self.cells: Cells = np.full((self.height, self.width), -1, dtype=np.int16)
        dry = self._dry(hand, world, rings)
        self._settle(dry)
        self._flood(~dry)
        for _ in range(ROUNDS):
            self.cells = without_corners(self.cells)
            keep_apart(self.cells, self._strangers(), self.wet, self.number[WILDS])

    def _seated(self, anchors: list[Anchor], world: World) -> list[Seat]:
        """The anchors with their places on the picture."""
        places = world.place(np.array([[anchor.longitude, anchor.latitude] for anchor in anchors]))
        return [
            Seat(self.number[a.region], float(x), float(y), a.reach) for a, (x, y) in zip(anchors, places, strict=True)
        ]

    def _dry(self, hand: Hand, world: World, rings: list[Points]) -> Mask:
        """Land, with narrow straits closed or opened as the game wants, and without specks."""
        wet = ~self._raised(world, rings, hand.islands())
        for fill in hand.strokes("fill"):
            erase(wet, world.place(fill.points), fill.width / 2)
        dry = ~wet
        for cut in hand.strokes("cut"):
            erase(dry, world.place(cut.points), cut.width / 2)
        return _without_specks(dry)

    def _raised(self, world: World, rings: list[Points], boxes: list[Row]) -> Mask:
        """The land of the outlines; islands of the boxes are drawn larger, each by itself, for they may overlap."""
        scales = [enlargement(ring, boxes) for ring in rings]
        plain = [world.place(ring) for ring, scale in zip(rings, scales, strict=True) if scale == 1]
        dry = filled(plain, self.width, self.height)
        for ring, scale in zip(rings, scales, strict=True):
            if scale != 1:
                dry |= filled([_enlarged(world.place(ring), scale)], self.width, self.height)
        return dry

    def _settle(self, dry: Mask) -> None:
        """Give every land cell to a land, or to the wilds."""
        seats = [seat for seat in self.seats if not self.wet[seat.region]]
        self._claim_nearest([seat for seat in seats if not seat.reach], dry, None)
        self._settle_islands(dry)
        for seat in seats:
            if seat.reach:
                self._claim_disc(seat, dry)
        self._mend(dry)

    def _flood(self, wet: Mask) -> None:
        """Give every water cell to the nearest water; close to a coast only to a water of that coast."""
        shore = spread(np.where(wet, -1, self.cells).astype(np.int16), wet, SHORE)
        self._claim_nearest([seat for seat in self.seats if self.wet[seat.region]], wet, shore)
        self._mend(wet)

    def _allowed(self) -> Mask:
        """Which waters may lie at the shore of each region; the last row is for the open sea."""
        allowed = np.ones((len(self.names) + 1, len(self.names)), dtype=bool)
        for land in self.game.playable:
            named = {*self.game.waters_of(land), FAR_SEAS} - {water for to, water in self.routes if to == land}
            allowed[self.number[land]] = [name in named for name in self.names]
        return allowed

    def _strangers(self) -> Mask:
        """Which regions must not touch: lands that share no border, and a land and the waters that are not its own."""
        strangers = np.zeros((len(self.names), len(self.names)), dtype=bool)
        near = {frozenset((b["land_a"], b["land_b"])) for b in self.game.borders if b["strait"] != "1"}
        near |= {frozenset(coast) for coast in self.game.coasts}
        for land in self.game.lands:
            others = self.game.lands | (self.game.waters if land in self.game.playable else {})
            for other in others:
                if other != land and frozenset((land, other)) not in near:
                    strangers[self.number[land], self.number[other]] = True
        return np.asarray(strangers | strangers.T)

    def _claim_nearest(self, seats: list[Seat], where: Mask, shore: Cells | None) -> None:
        """The nearest anchor takes the cell, tile by tile among the few anchors that can be nearest."""
        regions = np.array([seat.region for seat in seats], dtype=np.int16)
        spots = np.array([(seat.x, seat.y) for seat in seats])
        allowed = self._allowed()
        for top in range(0, self.height, TILE):
            for left in range(0, self.width, TILE):
                part = np.s_[top : min(top + TILE, self.height), left : min(left + TILE, self.width)]
                if where[part].any():
                    coastal = shore is not None and bool((shore[part] >= 0).any())
                    near = _candidates(spots, left, top, coastal)
                    squares = self._squares(part, spots[near], straying=shore is None)
                    if shore is not None:
                        squares[~allowed[shore[part]][:, :, regions[near]].transpose(2, 0, 1)] = np.inf
                    self.cells[part][where[part]] = regions[near][np.argmin(squares, axis=0)][where[part]]

    def _squares(self, part: tuple[slice, slice], spots: Points, *, straying: bool) -> NDArray[np.float64]:
        """The squares of the distances of the cells of a part from some spots; on land they stray a little."""
        rows, columns = np.mgrid[part].astype(float)
        if straying:
            columns, rows = columns + self.wander[0][part], rows + self.wander[1][part]
        return np.asarray((columns - spots[:, 0, None, None]) ** 2 + (rows - spots[:, 1, None, None]) ** 2)

    def _claim_disc(self, seat: Seat, where: Mask) -> None:
        """What lies within the reach of an anchor."""
        span = int(seat.reach + 3 * WANDER) + 1
        top, left = max(0, int(seat.y) - span), max(0, int(seat.x) - span)
        part = np.s_[top : int(seat.y) + span, left : int(seat.x) + span]
        squares = self._squares(part, np.array([[seat.x, seat.y]]), straying=True)[0]
        self.cells[part][(squares <= seat.reach**2) & where[part]] = seat.region

    def _settle_islands(self, dry: Mask) -> None:
        """Islands without an anchor belong to the land most of them is nearest to, if that is near; or to nobody."""
        pieces = Pieces(dry)
        owners = self._owners(pieces)
        wilds = self.number[WILDS]
        spots = np.array(
            [(seat.x, seat.y) for seat in self.seats if not self.wet[seat.region] and seat.region != wilds]
        )
        for piece in np.nonzero(pieces.values(dry))[0].tolist():
            if not owners[piece] - {wilds}:
                rows, columns = pieces.cells_of(piece)
                away = np.hypot(spots[:, 0] - columns.mean(), spots[:, 1] - rows.mean()).min()
                is_wild = bool(owners[piece]) or away > NEAR
                self.cells[rows, columns] = wilds if is_wild else np.bincount(self.cells[rows, columns]).argmax()

    def _owners(self, pieces: Pieces) -> list[set[int]]:
        """Which regions have an anchor on each piece."""
        owners: list[set[int]] = [set() for _ in pieces.sizes]
        for seat in self.seats:
            if 0 <= seat.x < self.width and 0 <= seat.y < self.height:
                owners[pieces.number[int(seat.y), int(seat.x)]].add(seat.region)
        return owners

    def _mend(self, where: Mask) -> None:
        """Splinters that hold no anchor of their region join the neighbour they touch most."""
        for _ in range(ROUNDS):
            pieces = Pieces(np.where(where, self.cells, -1))
            owners = self._owners(pieces)
            regions = pieces.values(np.where(where, self.cells, -1))
            for piece, region in enumerate(regions.tolist()):
                if region >= 0 and region not in owners[piece]:
                    rows, columns = pieces.cells_of(piece)
                    self.cells[rows, columns] = self._most_touched(region, rows, columns, where)

    def _most_touched(self, own: int, rows: Places, columns: Places, where: Mask) -> int:
        """The region of the same element that shares most of a piece's edge; its own where there is none."""
        touched: Counter[int] = Counter()
        for down, right in SIDES:
            row, column = rows + down, columns + right
            within = (row >= 0) & (row < self.height) & (column >= 0) & (column < self.width)
            row, column = row[within], column[within]
            found = self.cells[row, column][where[row, column]]
            touched.update(found[found != own].tolist())
        return touched.most_common(1)[0][0] if touched else own


def _candidates(spots: Points, left: int, top: int, coastal: bool) -> Places:
    """The anchors that may be nearest to some cell of a tile, more where a coast forbids some."""
    away = np.hypot(spots[:, 0] - left - TILE / 2, spots[:, 1] - top - TILE / 2)
    slack = 500.0 if coastal else TILE * 1.5 + 4 * WANDER
    return np.nonzero(away <= away.min() + slack)[0]


def _without_specks(dry: Mask) -> Mask:
    """Too small islands drown, too small lakes dry up."""
    pieces = Pieces(dry)
    flips = pieces.sizes < np.where(pieces.values(dry), SMALLEST_ISLAND, SMALLEST_LAKE)
    return np.asarray(dry ^ flips[pieces.number])


def enlargement(ring: Points, boxes: list[Row]) -> float:
    """By how much an island is drawn larger: the factor of the box that holds it all."""
    low, high = ring.min(axis=0), ring.max(axis=0)
    for box in boxes:
        west, south, east, north = (float(box[side]) for side in ("west", "south", "east", "north"))
        if low[0] >= west and low[1] >= south and high[0] <= east and high[1] <= north:
            return float(box["factor"])
    return 1.0


def _enlarged(ring: Points, factor: float) -> Points:
    """A ring drawn larger around its middle."""
    middle = (ring.min(axis=0) + ring.max(axis=0)) / 2
    return np.asarray(middle + (ring - middle) * factor)

"""Lines: even steps, smoothing, simplification that keeps ends, and a watch over crossings."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
from numpy.typing import NDArray

from tools.world_map.frame import Points, lengths

BIN = 40.0


def length(line: Points) -> float:
    """How long a line is."""
    return float(lengths(np.diff(line, axis=0)).sum())


def along(line: Points, distances: Points) -> Points:
    """The points at these distances from the beginning of a line."""
    so_far = np.concatenate([[0.0], np.cumsum(lengths(np.diff(line, axis=0)))])
    return np.column_stack([np.interp(distances, so_far, line[:, axis]) for axis in (0, 1)])


def stepped(line: Points, step: float) -> Points:
    """The same line in even steps, its ends kept."""
    total = length(line)
    count = max(2, round(total / step) + 1)
    even = along(line, np.linspace(0, total, count))
    even[0], even[-1] = line[0], line[-1]
    return even


def smoothed(line: Points, reach: float) -> Points:
    """A softer line with the same ends; the reach is in points. A closed line is softened all around."""
    if len(line) < 4 or reach <= 0:
        return line
    span = min(int(3 * reach) + 1, len(line) - 2)
    weights = np.exp(-((np.arange(-span, span + 1) / reach) ** 2) / 2)
    weights /= weights.sum()
    if np.array_equal(line[0], line[-1]):
        around = np.concatenate([line[-1 - span : -1], line, line[1 : span + 1]])
        soft = np.column_stack([np.convolve(around[:, axis], weights, "valid") for axis in (0, 1)])
        soft[-1] = soft[0]
        return soft
    before = 2 * line[0] - line[span:0:-1]
    after = 2 * line[-1] - line[-2 : -span - 2 : -1]
    around = np.concatenate([before, line, after])
    soft = np.column_stack([np.convolve(around[:, axis], weights, "valid") for axis in (0, 1)])
    soft[0], soft[-1] = line[0], line[-1]
    return soft


def eased(line: Points, soft: Points, zone: int) -> Points:
    """A soft line that comes back to the line itself at its ends, within so many points of them."""
    if np.array_equal(line[0], line[-1]):
        return soft
    place = np.arange(len(line))
    share = np.clip(np.minimum(place, place[::-1]) / zone, 0, 1)[:, None]
    return np.asarray(line * (1 - share) + soft * share)


def simplified(line: Points, tolerance: float) -> Points:
    """The fewest of its points that stay within a tolerance of a line (Douglas and Peucker)."""
    keep = np.zeros(len(line), dtype=bool)
    keep[[0, -1]] = True
    waiting = [(0, len(line) - 1)]
    if np.array_equal(line[0], line[-1]):
        far = int(np.argmax(lengths(line - line[0])))
        keep[far] = True
        waiting = [(0, far), (far, len(line) - 1)]
    while waiting:
        first, last = waiting.pop()
        if last - first < 2:
            continue
        away = _distance(line[first + 1 : last], line[first], line[last])
        worst = int(np.argmax(away))
        if away[worst] > tolerance:
            middle = first + 1 + worst
            keep[middle] = True
            waiting += [(first, middle), (middle, last)]
    return line[keep]


def _distance(points: Points, start: Points, end: Points) -> Points:
    """How far points are from a segment."""
    way = end - start
    square = float(way @ way)
    if square == 0:
        return lengths(points - start)
    share = np.clip((points - start) @ way / square, 0, 1)
    return lengths(points - start - share[:, None] * way)


def crossings(lines: list[Points]) -> set[int]:
    """The lines that cross another, or themselves, anywhere but at common ends."""
    bins: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for number, line in enumerate(lines):
        low = (np.minimum(line[:-1], line[1:]) // BIN).astype(int)
        high = (np.maximum(line[:-1], line[1:]) // BIN).astype(int)
        for segment, ((x, y), (to_x, to_y)) in enumerate(zip(low.tolist(), high.tolist(), strict=True)):
            for column in range(x, to_x + 1):
                for row in range(y, to_y + 1):
                    bins[column, row].append((number, segment))
    guilty: set[int] = set()
    for members in bins.values():
        guilty |= _crossing_members(lines, members)
    return guilty


def _crossing_members(lines: list[Points], members: list[tuple[int, int]]) -> set[int]:
    """The lines among the segments of one bin that cross."""
    numbers = np.array([number for number, _ in members])
    starts = np.array([lines[number][segment] for number, segment in members])
    ends = np.array([lines[number][segment + 1] for number, segment in members])
    one, two = np.triu_indices(len(members), 1)
    crossing = _cross(starts[one], ends[one], starts[two], ends[two])
    return set(numbers[one[crossing]].tolist()) | set(numbers[two[crossing]].tolist())


def _cross(a: Points, b: Points, c: Points, d: Points) -> NDArray[np.bool_]:
    """Whether segments ab and cd meet other than in a common end."""
    sides = [_side(a, b, c), _side(a, b, d), _side(c, d, a), _side(c, d, b)]
    proper = (sides[0] * sides[1] < 0) & (sides[2] * sides[3] < 0)
    touching = np.zeros(len(a), dtype=bool)
    for side, start, end, point in ((sides[0], a, b, c), (sides[1], a, b, d), (sides[2], c, d, a), (sides[3], c, d, b)):
        touching |= (side == 0) & _strictly_between(start, end, point)
    return proper | touching


def _side(a: Points, b: Points, c: Points) -> Points:
    """On which side of the line ab a point lies."""
    return np.sign((b[:, 0] - a[:, 0]) * (c[:, 1] - a[:, 1]) - (b[:, 1] - a[:, 1]) * (c[:, 0] - a[:, 0]))


def _strictly_between(a: Points, b: Points, point: Points) -> NDArray[np.bool_]:
    """Whether a point on the line ab lies between its ends and on neither."""
    share = ((point - a) * (b - a)).sum(axis=1)
    return np.asarray((share > 0) & (share < ((b - a) ** 2).sum(axis=1)))

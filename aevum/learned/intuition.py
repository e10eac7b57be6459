"""A trained network for compiled rules: everybody's chance to win at a glance, in some microseconds.

The same as `network.Network` says, from the same reading. Sums go row by row: only the rows of questions that are
answered by yes, and of what is heard at all.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from aevum.core.game import Game
from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.lab.observing import columns_of
from aevum.learned.network import SMALL, Network, NotLearned, network_of

TOGETHER = 4  # rows that are added at once
NUMBER = np.dtype(np.int16)


class Intuition(NamedTuple):
    """What rules need of a network, and room to work in."""

    cells: Any  # by place of an observation: where it lies in a record, in bytes or in numbers of two
    wide: Any  # whether it is a number of two bytes
    unsigned: Any
    turning: Any
    sources: Any  # [seats, looking]
    named: Any
    masks: Any
    ranges: Any
    bits: Any
    first: Any  # a row for each question
    first_bias: Any
    inner: Any  # [block, from, to]
    inner_bias: Any
    outer: Any
    outer_bias: Any
    chances: Any
    chances_bias: Any
    row: Any  # from here on room: an observation,
    turned: Any  # the same as if seat 0 looked,
    chosen: Any  # rows to be added,
    by: Any  # and how often each
    heard: Any
    inside: Any
    found: Any  # everybody's chance to win


_known: dict[str, tuple[Network, tuple[Any, ...]]] = {}


def _shared(network: Network, game: Game) -> tuple[Any, ...]:
    """All but the room to work in, worked out once."""
    if game.key not in _known or _known[game.key][0] is not network:
        _known[game.key] = network, _laid_out(network, game)
    return _known[game.key][1]


def _laid_out(network: Network, game: Game) -> tuple[Any, ...]:
    """A network as rules want it."""
    places, weights, read = _places(game), network.weights, network.reading
    blocks = range(sum(name.endswith("inner.bias") for name in weights))

    def all_blocks(part: str) -> Any:
        return np.stack([np.ascontiguousarray(weights[f"blocks.{block}.{part}"].T) for block in blocks])

    whole = [np.asarray(part, np.int64) for part in (read.turning, read.sources, read.named, read.masks)]
    asked = [np.ascontiguousarray(part, np.int64) for part in (read.ranges, read.bits)]
    first = (np.ascontiguousarray(weights["first.weight"].T), weights["first.bias"])
    layers = [all_blocks(part) for part in ("inner.weight", "inner.bias", "outer.weight", "outer.bias")]
    return (*places, *whole, *asked, *first, *layers, weights["chances.weight"], weights["chances.bias"])


def _places(game: Game) -> tuple[Any, Any, Any]:
    """Where each number of an observation lies in a record; the first, who looks, lies in none."""
    cells, wide, unsigned = [0], [False], [False]
    fields: Any = game.layout.fields
    for column in columns_of(game).columns[1:]:
        kind, start = fields[column.name][0].base, fields[column.name][1]
        size = min(kind.itemsize, NUMBER.itemsize)
        cells += [start // size + place for place in range(column.count)]
        wide += [size == NUMBER.itemsize] * column.count
        unsigned += [kind == np.uint8] * column.count
    return np.array(cells), np.array(wide), np.array(unsigned)


def intuition_of(network: Network, game: Game) -> Intuition:
    """The network for rules, with room of its own."""
    shared = _shared(network, game)
    numbers, (questions, width) = len(shared[0]), shared[9].shape
    most = max(questions, width)
    room: list[Any] = [np.zeros(numbers, np.int64), np.zeros(numbers, np.int64), np.zeros(most, np.int64)]
    room += [np.zeros(size, np.float32) for size in (most, width, width)]
    return Intuition._make((*shared, *room, np.zeros(game.seats[-1])))


def intuition_for(game: Game, seen: Record) -> Intuition | None:
    """The intuition that a game's own network has for such a match; none where it never learned to play so."""
    usual = all(int(seen[option.name]) == option.default for option in game.options if not option.counts_a_seat)
    if not usual or int(seen.seats) == 1:
        return None
    try:
        return intuition_of(network_of(game), game)
    except NotLearned:
        return None


def _no_intuition() -> Intuition:
    """What stands for a network that is not there."""
    places = [np.zeros(0, kind) for kind in (np.int64, np.bool_, np.bool_, np.int64)]
    reading: list[Any] = [np.zeros((0, 0, 0), np.int64), np.zeros(0, np.int64), np.zeros(0, np.int64)]
    reading += [np.zeros((3, 0), np.int64), np.zeros((2, 0), np.int64)]
    layers = [np.zeros((0,) * depth, np.float32) for depth in (2, 1, 3, 2, 3, 2, 2, 1)]
    room: list[Any] = [np.zeros(0, np.int64)] * 3 + [np.zeros(0, np.float32)] * 3
    return Intuition._make((*places, *reading, *layers, *room, np.zeros(0)))


NO_INTUITION = _no_intuition()


@rule
def read_cells(mind: Any, octets: Any, pairs: Any, looking: int) -> None:
    """Read an observed record, which lies there as bytes and as pairs of bytes."""
    mind.row[0] = looking
    for place in range(1, len(mind.row)):
        if mind.wide[place]:
            mind.row[place] = pairs[mind.cells[place]]
        elif mind.unsigned[place]:
            mind.row[place] = octets[mind.cells[place]] & 0xFF
        else:
            mind.row[place] = octets[mind.cells[place]]


@rule
def turn_row(mind: Any, looking: int, seats: int) -> None:
    """Turn what was read as if seat 0 looked; see `Reading.turned`."""
    row, turned, sources = mind.row, mind.turned, mind.sources[seats, looking]
    for place in range(len(row)):
        turned[place] = row[place]
    for number in range(len(sources)):
        turned[mind.turning[number]] = row[sources[number]]
    for place in mind.named:
        if 0 <= turned[place] < seats:
            turned[place] += (seats if turned[place] < looking else 0) - looking
    for place in mind.masks:
        turned[place] = ((turned[place] >> looking) | (turned[place] << (seats - looking))) & ((1 << seats) - 1)


@rule
def add_rows(out: Any, rows: Any, mind: Any, count: int) -> None:
    """Add the chosen rows, each so often."""
    chosen, by = mind.chosen, mind.by
    place = 0
    while place + TOGETHER <= count:
        one, two = rows[chosen[place]], rows[chosen[place + 1]]
        three, four = rows[chosen[place + 2]], rows[chosen[place + 3]]
        a, b, c, d = by[place], by[place + 1], by[place + 2], by[place + 3]
        for to in range(len(out)):
            out[to] += (a * one[to] + b * two[to]) + (c * three[to] + d * four[to])
        place += TOGETHER
    while place < count:
        one, a = rows[chosen[place]], by[place]
        for to in range(len(out)):
            out[to] += a * one[to]
        place += 1


@rule
def hear_answers(mind: Any) -> None:
    """The first layer: the rows of all questions that are answered by yes."""
    count = 0
    place, least, most = mind.ranges[0], mind.ranges[1], mind.ranges[2]
    for question in range(len(place)):
        if least[question] <= mind.turned[place[question]] <= most[question]:
            mind.chosen[count] = question
            count += 1
    for bit in range(len(mind.bits[0])):
        if (mind.turned[mind.bits[0, bit]] >> mind.bits[1, bit]) & 1:
            mind.chosen[count] = len(place) + bit
            count += 1
    mind.by[:count] = 1
    mind.heard[:] = mind.first_bias
    add_rows(mind.heard, mind.first, mind, count)


@rule
def choose_normal(mind: Any) -> int:
    """All that was heard, with a mean of 0 and a spread of 1, as rows to be added."""
    width = len(mind.heard)
    total = 0.0
    squares = 0.0
    for place in range(width):
        total += mind.heard[place]
        squares += mind.heard[place] * mind.heard[place]
    mean = total / width
    scale = np.float32(1 / math.sqrt(squares / width - mean * mean + SMALL))
    middle = np.float32(mean)
    for place in range(width):
        mind.chosen[place] = place
        mind.by[place] = (mind.heard[place] - middle) * scale
    return width


@rule
def choose_positive(mind: Any) -> int:
    """What is above 0 inside a block, as rows to be added."""
    count = 0
    for place in range(len(mind.inside)):
        if mind.inside[place] > 0:
            mind.chosen[count] = place
            mind.by[count] = mind.inside[place]
            count += 1
    return count


@rule
def weigh_chances(mind: Any, looking: int, seats: int) -> None:
    """The last layer: shares of one, found by seat."""
    width = choose_normal(mind)
    highest = -1e9
    for turned in range(seats):
        liking = float(mind.chances_bias[turned])
        for place in range(width):
            liking += mind.by[place] * mind.chances[turned, place]
        mind.found[(looking + turned) % seats] = liking
        highest = max(highest, liking)
    whole = 0.0
    for seat in range(seats):
        mind.found[seat] = math.exp(mind.found[seat] - highest)
        whole += mind.found[seat]
    for seat in range(seats):
        mind.found[seat] /= whole


@rule
def intuit(mind: Any, octets: Any, pairs: Any, looking: int, seats: int) -> None:
    """Everybody's chance to win, as a seat sees it that looks at this observed record."""
    read_cells(mind, octets, pairs, looking)
    turn_row(mind, looking, seats)
    hear_answers(mind)
    for block in range(len(mind.inner)):
        mind.inside[:] = mind.inner_bias[block]
        add_rows(mind.inside, mind.inner[block], mind, choose_normal(mind))
        for place in range(len(mind.heard)):
            mind.heard[place] += mind.outer_bias[block, place]
        add_rows(mind.heard, mind.outer[block], mind, choose_positive(mind))
    weigh_chances(mind, looking, seats)

"""Everybody's chance to win over a match that is over, and the moves with which it turned.

Short searches find out what a position was worth, each from what whoever had to decide there could know. First at
places spread over the match; then, where most has changed, down to single moves.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

import numpy as np

from aevum.core.engine import Engine
from aevum.core.match import Match
from aevum.core.record import Record
from aevum.search.thought import Style, growing_of, style_of

Chances = tuple[float, ...]  # of every seat
Weigh = Callable[[int, int], Chances]  # the chances at a position after so many playouts

PLACES = 80  # of a match that are looked at first
ROUGHLY, CLOSELY = 160, 640  # playouts
STRETCHES = 4  # between two of them that are then looked at closely
TURNS = 3  # the moves that are told
LEAST_TURN = 0.1  # a smaller change of a chance is no turn, and may be an error of measurement
LEAST_PLAYOUTS = 40  # however little time there is: fewer say nothing


def chances_at(engine: Engine, seen: Record, seat: int, luck: int, seconds: float, playouts: int) -> Chances:
    """Everybody's chance as a seat that must decide could know it: so many playouts, or hardly longer than so."""
    begun, sums = time.thread_time(), np.zeros(int(seen.seats))
    grown = growing_of(engine, seen, seat, luck, Style(rounds=style_of(engine.game).rounds, ends=False))
    while grown.playouts < playouts and (grown.playouts < LEAST_PLAYOUTS or time.thread_time() - begun < seconds):
        grown.grow(1)
        sums += grown.outcome()
    return tuple(map(float, sums / grown.playouts))


@dataclass(frozen=True)
class Point:
    """Everybody's chance at a position of a match."""

    position: int
    chances: Chances


@dataclass(frozen=True)
class Turn:
    """A move with which a match turned: the position it led to, who made it, and for whom most changed."""

    position: int
    mover: int
    seat: int
    before: float
    after: float

    @property
    def change(self) -> float:
        """By how much."""
        return self.after - self.before


@dataclass(frozen=True)
class Fortunes:
    """How everybody's chance went over a match, and where it turned."""

    curve: tuple[Point, ...]
    turns: tuple[Turn, ...]


NOTHING = Fortunes((), ())


def can_be_told(match: Match) -> bool:
    """Whether there is something to tell of a match: it is over, and several played."""
    return match.over and not match.fault and match.halt is None and len(match.players) > 1


def fortunes_of(match: Match, weigh: Weigh) -> Fortunes:
    """Look through a match that is over."""
    line = [place.position for place in match.line()]

    @cache
    def chances(place: int, playouts: int) -> Chances:
        if place == len(line) - 1:
            return _at_the_end(match)
        return _padded(weigh(line[place], playouts), match)

    places = sorted({round(step * (len(line) - 1) / PLACES) for step in range(PLACES + 1)})
    curve = tuple(Point(line[place], chances(place, ROUGHLY)) for place in places)
    stretches = sorted(pairwise(places), key=lambda ends: -_change(*(chances(place, ROUGHLY) for place in ends)))
    found = [_turn(match, line, ends, lambda place: chances(place, CLOSELY)) for ends in stretches[:STRETCHES]]
    turns = sorted((turn for turn in found if turn), key=lambda turn: -abs(turn.change))
    return Fortunes(curve, tuple(sorted(turns[:TURNS], key=lambda turn: turn.position)))


def _padded(chances: Chances, match: Match) -> Chances:
    """Whoever joined later had none before."""
    return chances + (0.0,) * (len(match.players) - len(chances))


def _at_the_end(match: Match) -> Chances:
    winners = match.winners()
    return tuple((seat in winners) / len(winners) for seat in range(len(match.players)))


def _change(before: Chances, after: Chances) -> float:
    return max(abs(later - earlier) for earlier, later in zip(before, after, strict=True))


def _turn(match: Match, line: list[int], ends: tuple[int, int], chances: Callable[[int], Chances]) -> Turn | None:
    """The move of a stretch that changed most, if it changed enough."""
    first, last = ends
    while last - first > 1:  # follow the larger change down to a single move
        middle = (first + last) // 2
        earlier, later = _change(chances(first), chances(middle)), _change(chances(middle), chances(last))
        first, last = (first, middle) if earlier > later else (middle, last)
    before, after = chances(first), chances(last)
    seat = max(range(len(after)), key=lambda each: abs(after[each] - before[each]))
    place = match.place(line[last])
    if _change(before, after) < LEAST_TURN or place.seat is None:
        return None
    return Turn(line[last], place.seat, seat, before[seat], after[seat])

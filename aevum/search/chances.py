"""Everybody's chance to win over a match that is over, and the moves with which it turned.

Short searches find out what a position was worth, each from what whoever had to decide there could know: first at
places spread over the match, then, where most has changed, down to single moves. Two things make a chance look as if
it had changed. Another pair of eyes knows other things: where something is hidden only what the same seat saw is
compared. And short searches waver: a move counts as a turn only if what changed with it is more than that, seen by
searches that had no part in finding it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice, pairwise

import numpy as np

from aevum.core.engine import Engine
from aevum.core.match import Match
from aevum.core.record import Record, position_bytes
from aevum.search.thought import Style, growing_of, style_of

Chances = tuple[float, ...]  # of every seat

PLACES = 80  # of a match that are looked at first
ROUGHLY, CLOSELY, SURELY = 480, 1200, 3600  # playouts
STRETCHES = 6  # between two of them that are then looked at closely
TURNS = 3  # the moves that are told
LEAST_TURN = 0.1  # a smaller change of a chance is no turn
DOUBT = 3.0  # standard errors that a change must be more than: of the many that are looked at the largest are compared
LASTING = 4  # looks that a change must be seen before and after it: what is gone again was no turn
ANYBODY = -1  # whose eyes look, where all see the same
LEAST_PLAYOUTS = 40  # however little time there is: fewer say nothing


@dataclass(frozen=True)
class Estimate:
    """Everybody's chance as it was found out, and how far off it may be: the standard errors."""

    chances: Chances
    errors: Chances

    @property
    def seats(self) -> range:
        """Whose chances these are."""
        return range(len(self.chances))


Weigh = Callable[[int, int], Estimate]  # the chances at a position after so many playouts, each time anew


def certain(chances: Chances) -> Estimate:
    """Chances that nobody has to guess."""
    return Estimate(chances, (0.0,) * len(chances))


def chances_at(engine: Engine, seen: Record, seat: int, luck: int, seconds: float, playouts: int) -> Estimate:
    """Everybody's chance as a seat that must decide could know it: so many playouts, or hardly longer than so.

    It is what comes of the choice that was found best. What came of others while they were tried says nothing.
    """
    begun, outcomes = time.thread_time(), dict[int, list[list[float]]]()
    grown = growing_of(engine, seen, seat, luck, Style(rounds=style_of(engine.game).rounds, ends=False))
    while grown.playouts < playouts and (grown.playouts < LEAST_PLAYOUTS or time.thread_time() - begun < seconds):
        grown.grow(1)
        outcomes.setdefault(grown.begun_with(), []).append(grown.outcome())
    return _estimate(outcomes[grown.weighed()[0].action])


def _estimate(outcomes: list[list[float]]) -> Estimate:
    """The mean of what came of some playouts. Its error is that of wins and losses, and never none at all."""
    sums, count = np.sum(outcomes, axis=0), len(outcomes)
    likely = (sums + 1) / (count + 2)
    errors = np.sqrt(likely * (1 - likely) / count)
    return Estimate(tuple(map(float, sums / count)), tuple(map(float, errors)))


@dataclass(frozen=True)
class Point:
    """Everybody's chance at a position of a match."""

    position: int
    chances: Chances


@dataclass(frozen=True)
class Turn:
    """A move with which a match turned: the position it led to, who made it, and for whom most changed.

    Where others decided before the same eyes looked again, their moves belong to it, up to the last position.
    """

    position: int
    mover: int
    seat: int
    before: float
    after: float
    last: int

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
    look = _Look(match, weigh)
    end = look.end
    places = sorted({round(step * end / PLACES) for step in range(PLACES + 1)})
    found = [_turn(look, stretch) for stretch in _changed_most(look, places)]
    turns = sorted(_told_once(turn for turn in found if turn), key=lambda turn: -abs(turn.change))
    return Fortunes(tuple(_curve(look, places)), tuple(sorted(turns[:TURNS], key=lambda turn: turn.position)))


def _told_once(turns: Iterable[Turn]) -> list[Turn]:
    """Where several pairs of eyes saw a change, it came with what they all looked at."""
    told: list[Turn] = []
    for turn in sorted(turns, key=lambda each: each.position):
        if told and turn.position <= told[-1].last:
            before = told.pop()
            larger = max(before, turn, key=lambda each: abs(each.change))
            told.append(replace(larger, position=turn.position, mover=turn.mover, last=min(before.last, turn.last)))
        else:
            told.append(turn)
    return told


class _Look:
    """What is found out about the places of a match, which are counted without what was taken back."""

    def __init__(self, match: Match, weigh: Weigh) -> None:
        self.match = match
        self.line = [place.position for place in match.line()]
        self.end = len(self.line) - 1
        self.known = cache(self._known)
        self.eyes = cache(self._eyes)
        self._weigh = weigh

    def _known(self, place: int, playouts: int) -> Estimate:
        if place == self.end:
            return certain(_at_the_end(self.match))
        return _padded(self._weigh(self.line[place], playouts), self.match)

    def _eyes(self, place: int) -> int:
        """With whose eyes a place is looked at; anybody's where everybody knows the same."""
        if place == self.end:
            return ANYBODY
        position = self.line[place]
        known = {position_bytes(self.match.observed(seat, position)) for seat in (None, *self._seats(position))}
        return ANYBODY if len(known) == 1 else self.match.pending_at(position)[0]

    def _seats(self, position: int) -> range:
        return range(int(self.match.observed(None, position).seats))

    def around(self, first: int, last: int) -> tuple[int, int, int, int]:
        """Two places with those some looks of the same eyes before and after them, as far as there are any."""
        eyes = next((each for each in map(self.eyes, (first, last)) if each != ANYBODY), ANYBODY)
        *_, earlier = islice(self.seen_by(eyes, range(first, -1, -1)), LASTING)
        *_, later = islice(self.seen_by(eyes, range(last, self.end + 1)), LASTING)
        return earlier, first, last, later

    def seen_by(self, eyes: int, places: Iterable[int]) -> Iterator[int]:
        """The places that can be looked at with these eyes."""
        return (place for place in places if self.eyes(place) in (eyes, ANYBODY))


def _curve(look: _Look, places: list[int]) -> Iterator[Point]:
    """At each place the mean of what all eyes saw last, so that it does not jump only because others look."""
    seen = {look.eyes(place): look.known(place, ROUGHLY).chances for place in reversed(places[:-1])}
    for place in places:
        eyes, chances = look.eyes(place), look.known(place, ROUGHLY).chances
        if eyes == ANYBODY:
            seen.clear()
        else:
            seen.pop(ANYBODY, None)
        seen[eyes] = chances
        yield Point(look.line[place], tuple(map(float, np.mean(list(seen.values()), axis=0))))


def _changed_most(look: _Look, places: list[int]) -> list[list[int]]:
    """The stretches between two places in which most seems to have changed, as the places that the same eyes saw."""
    everybody = {look.eyes(place) for place in places} - {ANYBODY} or {ANYBODY}
    pairs = {pair: eyes for eyes in sorted(everybody) for pair in pairwise(look.seen_by(eyes, places))}
    ordered = sorted(pairs, key=lambda ends: -_change(*(look.known(place, ROUGHLY) for place in ends)))
    return [list(look.seen_by(pairs[first, last], range(first, last + 1))) for first, last in ordered[:STRETCHES]]


def _padded(found: Estimate, match: Match) -> Estimate:
    """Whoever joined later had none before."""
    missing = (0.0,) * (len(match.players) - len(found.chances))
    return Estimate(found.chances + missing, found.errors + missing)


def _at_the_end(match: Match) -> Chances:
    winners = match.winners()
    return tuple((seat in winners) / len(winners) for seat in range(len(match.players)))


def _most_changed(before: Estimate, after: Estimate) -> int:
    return max(before.seats, key=lambda seat: abs(after.chances[seat] - before.chances[seat]))


def _change(before: Estimate, after: Estimate) -> float:
    seat = _most_changed(before, after)
    return abs(after.chances[seat] - before.chances[seat])


def _turn(look: _Look, stretch: list[int]) -> Turn | None:
    """The move of a stretch that changed most, if it really changed something."""
    while len(stretch) > 2:  # follow the larger part of the change down to a single move
        halfway = len(stretch) // 2
        begin, middle, end = (look.known(stretch[place], CLOSELY) for place in (0, halfway, -1))
        seat = _most_changed(begin, end)
        is_earlier = abs(middle.chances[seat] - begin.chances[seat]) > abs(end.chances[seat] - middle.chances[seat])
        stretch = stretch[: halfway + 1] if is_earlier else stretch[halfway:]
    first, last = stretch
    before, after = look.known(first, SURELY), look.known(last, SURELY)
    position = look.line[first + 1]
    mover = look.match.place(position).seat
    if mover is None:
        return None
    for seat in (mover, _most_changed(before, after)):  # the mover's own chance is told rather than another's
        if _turned(look, stretch, seat):
            return Turn(position, mover, seat, before.chances[seat], after.chances[seat], look.line[last])
    return None


def _turned(look: _Look, move: list[int], seat: int) -> bool:
    """Whether a chance really changed with a move, and for more than a moment: seen from farther away too."""
    earlier, before, after, later = (look.known(place, SURELY) for place in look.around(*move))
    changes = [_sure_change(*ends, seat) for ends in ((before, after), (earlier, after), (before, later))]
    return all(change > 0 for change in changes) or all(change < 0 for change in changes)


def _sure_change(before: Estimate, after: Estimate, seat: int) -> float:
    """By how much a chance changed; nothing where it is little, or no more than short searches waver."""
    change = after.chances[seat] - before.chances[seat]
    doubt = DOUBT * math.hypot(before.errors[seat], after.errors[seat])
    return change if abs(change) >= max(LEAST_TURN, doubt) else 0.0

"""What a match came to: how the scores grew, the best turn of each, what the dice brought, what was thrown again.

All of it is found by going through the log once. Where a game says what its rolls were worth (`Game.rolls`), luck is
what they brought beyond the average of all that could have come. Only observed records are looked at: of everybody's
score the owner's own, as whoever keeps something hidden knows best what it is worth.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from aevum.core.game import Gain, Roll
from aevum.core.log import ACT, UNDO, Entry
from aevum.core.match import Match
from aevum.core.record import Record

OTHER = "other"  # points that were not told: a track has ends


@dataclass(frozen=True)
class Period:
    """A round, an epoch or a turn, as the game counts them: where it began, and everybody's score at its end."""

    number: int
    position: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class BestTurn:
    """The period in which a seat gained most."""

    number: int
    position: int
    points: int


@dataclass(frozen=True)
class Luck:
    """What the rolls of a seat brought beyond the average."""

    rolls: int = 0
    beyond: float = 0.0

    def with_roll(self, beyond: float) -> Luck:
        """The same after one more roll."""
        return Luck(self.rolls + 1, self.beyond + beyond)


@dataclass(frozen=True)
class Results:
    """What a match came to; everything by seats is in their order.

    `luck` goes by what the game measures, `parts` by what brought points; `thrown_again` counts the rolls that a seat
    took back.
    """

    start: tuple[int, ...]
    periods: tuple[Period, ...]
    best: tuple[BestTurn | None, ...]
    luck: dict[str, tuple[Luck, ...]]
    parts: dict[str, tuple[int, ...]]
    thrown_again: tuple[int, ...]


@dataclass(frozen=True)
class Deed:
    """An action that stands: where it led to, in which period, and what it brought."""

    position: int
    period: int
    rolls: list[Roll]
    gains: list[Gain]


def results_of(match: Match) -> Results:
    """Go through a match that is over. Whoever may not hold things up does this beside them: it replays the log."""
    deeds, thrown_again = _gone_through(match)
    periods = tuple(_periods(match, deeds))
    start = _scores(match, 0)
    return Results(
        start,
        periods,
        tuple(_best_turn(match, start, periods, seat) for seat in _seats(match)),
        _luck(match, deeds),
        _parts(match, deeds),
        tuple(thrown_again[seat] for seat in _seats(match)),
    )


def _seats(match: Match) -> range:
    return range(len(match.players))


def _gone_through(match: Match) -> tuple[list[Deed], dict[int, int]]:
    """What was done and stands, and how many rolls each seat took back."""
    deeds = [_deal(match)]
    thrown_again: dict[int, int] = defaultdict(int)
    for entry in match.log:
        if entry.kind == ACT:
            deeds.append(_deed(match, entry))
        while entry.kind == UNDO and deeds[-1].position > (entry.undo_to or 0):
            thrown_again[entry.seat] += len(deeds.pop().rolls)
    return deeds, thrown_again


def _deal(match: Match) -> Deed:
    """What happened before anybody decided anything."""
    return _told_of(match, match.observed(None, 0), 0, 0)


def _deed(match: Match, entry: Entry) -> Deed:
    before = match.observed(entry.seat, entry.position)
    return _told_of(match, before, entry.action or 0, entry.position + 1)


def _told_of(match: Match, before: Record, action: int, position: int) -> Deed:
    game, told = match.game, match.told(position, None)
    period = 0 if game.clock is None else game.clock(before)
    return Deed(position, period, game.rolls(before, action, told), game.gains(told))


def _periods(match: Match, deeds: list[Deed]) -> Iterator[Period]:
    """The stretches of the match that the game counts; a game that counts none has none."""
    if match.game.clock is None:
        return
    for number, group in groupby(deeds, lambda deed: deed.period):
        within = list(group)
        yield Period(number, max(within[0].position - 1, 0), _scores(match, within[-1].position))


def _scores(match: Match, at: int) -> tuple[int, ...]:
    """Everybody's score at a position; whoever joined later had none."""
    there = int(match.observed(None, at).seats)
    return tuple(match.engine.score(match.observed(seat, at), seat) if seat < there else 0 for seat in _seats(match))


def _best_turn(match: Match, start: tuple[int, ...], periods: tuple[Period, ...], seat: int) -> BestTurn | None:
    """The first of those in which a seat gained most by what it did; none where it never gained anything."""
    before = [start, *(period.scores for period in periods)]
    of_none = match.game.of_no_turn(match.observed(seat), seat)
    gained = [
        BestTurn(
            period.number, period.position, period.scores[seat] - earlier[seat] - of_none * (period is periods[-1])
        )
        for earlier, period in zip(before, periods, strict=False)
    ]
    best = max(gained, key=lambda turn: turn.points, default=None)
    return best if best and best.points > 0 else None


def _luck(match: Match, deeds: list[Deed]) -> dict[str, tuple[Luck, ...]]:
    """By what is measured, the luck of every seat. What is good for one is bad for the one it is thrown against."""
    found: dict[str, list[Luck]] = {}
    for roll in (roll for deed in deeds for roll in deed.rolls):
        for kind, beyond in roll.beyond.items():
            seats = found.setdefault(kind, [Luck() for _ in match.players])
            seats[roll.seat] = seats[roll.seat].with_roll(beyond)
            if roll.against is not None:
                seats[roll.against] = seats[roll.against].with_roll(-beyond)
    return {kind: tuple(seats) for kind, seats in found.items()}


def _parts(match: Match, deeds: list[Deed]) -> dict[str, tuple[int, ...]]:
    """By what brought them, the points of every seat: what was told, and what else there is of the score."""
    found: dict[str, list[int]] = {}
    for gain in (gain for deed in deeds for gain in deed.gains):
        found.setdefault(gain.part, [0 for _ in match.players])[gain.seat] += gain.points
    found = dict(sorted(found.items(), key=lambda part: -sum(part[1])))
    missing = [score - sum(column) for score, *column in zip(match.scores(), *found.values(), strict=True)]
    if found and any(missing):
        found[OTHER] = missing
    return {part: tuple(points) for part, points in found.items()}

"""The end of a turn and of the game: RT-005, RT-006, RT-110 to RT-113; solo RT-120 and RT-125."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import end_game, tell

from ..actions import LAST_ROUND
from ..state import (
    ARCHITECTURE,
    ARCHITECTURE_POINTS,
    CITIES,
    DEVELOPMENT_POINTS,
    DEVELOPMENTS,
    DEVELOPMENTS_TO_END,
    EMPIRE,
    EMPIRE_POINTS,
    MAX_ROUNDS,
    MONUMENTS,
    SOLO_ROUNDS,
)
from .building import monument_points
from .holdings import (
    cities,
    goods_value,
    is_complete,
    is_in_play,
    is_solo,
    owns,
)


@rule
def end_turn(s: Record) -> None:
    """RT-005, RT-006, RT-111: the dice go to the left; the round ends with the first player's right-hand neighbour."""
    if not s.ending and is_last_round(s):
        s.ending = 1
        tell(s, LAST_ROUND)
    s.workers = 0
    s.coins = 0
    s.seat = (s.seat + 1) % s.seats
    if s.ending and s.seat == s.first_seat:
        end_game(s)


@rule
def is_last_round(s: Record) -> bool:
    """RT-110, RT-120, RT-125: five developments of the player whose turn ends, or all monuments, make a last round.

    Solo play has ten rounds, whatever happens.
    """
    if is_solo(s):
        return s.rounds == SOLO_ROUNDS
    return s.rounds == MAX_ROUNDS or developments_owned(s, s.seat) >= DEVELOPMENTS_TO_END or all_monuments_stand(s)


@rule
def developments_owned(s: Record, seat: int) -> int:
    """How many developments a seat has."""
    count = 0
    left = int(s.developments[seat])
    while left:
        left &= left - 1  # takes the lowest one off
        count += 1
    return count


@rule
def all_monuments_stand(s: Record) -> bool:
    """RT-110: every monument in play was completed by at least one player."""
    for monument in range(MONUMENTS):
        if s.completed_first[monument] == NOBODY and is_in_play(s, CITIES + monument):
            return False
    return True


@rule
def development_score(s: Record, seat: int) -> int:
    """RT-075: the points of all developments owned."""
    points = 0
    for development in range(DEVELOPMENTS):
        if owns(s, seat, development):
            points += int(DEVELOPMENT_POINTS[development])
    return points


@rule
def monument_score(s: Record, seat: int) -> int:
    """RT-063, RT-064: completed monuments only."""
    points = 0
    for monument in range(MONUMENTS):
        if is_complete(s, seat, CITIES + monument):
            points += monument_points(s, seat, monument)
    return points


@rule
def architecture_score(s: Record, seat: int) -> int:
    """RT-101: with Architecture a point for each monument completed."""
    points = 0
    if owns(s, seat, ARCHITECTURE):
        for monument in range(MONUMENTS):
            if is_complete(s, seat, CITIES + monument):
                points += ARCHITECTURE_POINTS
    return points


@rule
def empire_score(s: Record, seat: int) -> int:
    """RT-102: with Empire a point for each city, the first three included."""
    return cities(s, seat) * EMPIRE_POINTS if owns(s, seat, EMPIRE) else 0


@rule
def score(s: Record, seat: int) -> int:
    """RT-042, RT-112: developments, monuments and bonuses, less what disasters cost."""
    gained = development_score(s, seat) + monument_score(s, seat) + architecture_score(s, seat) + empire_score(s, seat)
    return gained - int(s.disaster_points[seat])


@rule
def beats(s: Record, seat: int, other: int) -> bool:
    """RT-113: more points, or as many points and goods worth more."""
    own, theirs = score(s, seat), score(s, other)
    return own > theirs or (own == theirs and goods_value(s, seat) > goods_value(s, other))

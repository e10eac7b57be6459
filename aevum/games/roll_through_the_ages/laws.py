"""What stays true at every moment of a game; checked by the laws and by the fuzzer."""

from aevum.core.record import NOBODY, Record

from .rules import holdings
from .state import (
    CITIES,
    DICE,
    FACES,
    MAX_ROUNDS,
    MONUMENTS,
    PROJECT_BOXES,
    START_CITIES,
    WARE_CAPACITY,
    WARES,
)


def conserved(s: Record) -> None:
    """Assert what the rulebook takes for granted."""
    assert 1 <= s.rounds <= MAX_ROUNDS
    assert s.workers >= 0 and s.coins >= 0
    assert all(-1 <= face < FACES for face in s.dice.tolist())
    for seat in range(int(s.seats)):
        _check_seat(s, seat)
    for monument in range(MONUMENTS):
        first = int(s.completed_first[monument])
        done = [seat for seat in range(int(s.seats)) if holdings.is_complete(s, seat, CITIES + monument)]
        assert (first in done) if done else first == NOBODY
        assert not done or holdings.is_in_play(s, CITIES + monument)


def _check_seat(s: Record, seat: int) -> None:
    for ware in range(WARES):
        assert 0 <= holdings.stock(s, seat, ware) <= WARE_CAPACITY[ware]
    for project, boxes in enumerate(PROJECT_BOXES):
        assert 0 <= s.boxes[seat, project] <= boxes
    assert START_CITIES <= holdings.cities(s, seat) <= DICE
    assert s.disaster_points[seat] >= 0

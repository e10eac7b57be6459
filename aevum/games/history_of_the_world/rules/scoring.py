"""Scoring, the end of an epoch and of the game: HW-186 to HW-211 and HW-217 to HW-224."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import end_game, go_to, tell

from ..actions import (
    AREA_SCORED,
    CAPITALS_SCORED,
    CITIES_SCORED,
    MARKER_NOT_TAKEN,
    MARKER_REVEALED,
    MARKER_TAKEN,
    MONUMENTS_SCORED,
    SCORED,
    SEAS_SCORED,
)
from ..state import (
    AREA_OF,
    AREAS,
    BASE_VALUE,
    CAPITAL,
    CITY,
    CONTROL,
    CONTROL_LANDS,
    DOMINANCE,
    DOMINANCE_LANDS,
    EMPIRES_AN_EPOCH,
    EPOCHS,
    FLEET_POINTS,
    LEVEL_FACTOR,
    MONUMENT,
    MONUMENT_POINTS,
    NO_SETTLEMENT,
    PRESENCE,
    SETTLEMENT_POINTS,
    STRENGTH,
    WATERS,
)
from ..steps import AT_ORDER


@rule
def level_with(s: Record, seat: int, area: int, more: int, victim: int) -> int:
    """HW-190 to HW-195: the level of a seat that held so many lands more, one of them of this victim, -1 of nobody."""
    own = int(s.area_lands[seat, area]) + more
    if own == 0:
        return 0
    most = 0
    for other in range(s.seats):
        if other != seat:
            held = int(s.area_lands[other, area])
            most = max(most, held - 1 if other == victim else held)
    if own >= CONTROL_LANDS and most == 0:
        return CONTROL
    return DOMINANCE if own >= DOMINANCE_LANDS and own > most else PRESENCE


@rule
def level_in(s: Record, seat: int, area: int) -> int:
    """HW-187, HW-193: the highest level a seat reaches in an Area with all its lands there."""
    return level_with(s, seat, area, 0, NOBODY)


@rule
def area_points(s: Record, seat: int, area: int) -> int:
    """HW-190 to HW-197: base value of the Area in this epoch, times the level reached there."""
    return int(BASE_VALUE[area, s.epoch]) * int(LEVEL_FACTOR[level_in(s, seat, area)])


@rule
def works_points(s: Record, seat: int, kind: int) -> int:
    """HW-198 to HW-202: points for capitals, for cities or for monuments in lands with an army of this seat."""
    worth = MONUMENT_POINTS if kind == MONUMENT else int(SETTLEMENT_POINTS[kind])
    return int(s.works[seat, kind]) * worth


@rule
def seas_of(s: Record, seat: int) -> int:
    """HW-232: seas in which a seat has a fleet with an army."""
    count = 0
    for water in range(WATERS):
        if s.sea_holder[water] == seat:
            count += 1
    return count


@rule
def turn_points(s: Record, seat: int) -> int:
    """HW-186 to HW-203, HW-232: what a seat would score now."""
    points = works_points(s, seat, CAPITAL) + works_points(s, seat, CITY) + works_points(s, seat, MONUMENT)
    points += seas_of(s, seat) * FLEET_POINTS
    for area in range(AREAS):
        points += area_points(s, seat, area)
    return points


@rule
def points_by_taking(s: Record, seat: int, land: int) -> int:
    """HW-160, HW-161, HW-190 to HW-200: how many points more a seat would score if it held this land too."""
    holder, area = int(s.holder[land]), AREA_OF[land]
    if holder == seat:
        return 0
    before, after = level_in(s, seat, area), level_with(s, seat, area, 1, holder)
    points = int(BASE_VALUE[area, s.epoch]) * int(LEVEL_FACTOR[after] - LEVEL_FACTOR[before])
    settlement = int(s.settlement[land])
    if holder != NOBODY and settlement != NO_SETTLEMENT:
        settlement -= 1
    return points + int(SETTLEMENT_POINTS[settlement]) + MONUMENT_POINTS * int(s.monument[land])


@rule
def score_turn(s: Record, seat: int) -> None:
    """HW-075, HW-184, HW-186, HW-188: the player whose turn ends scores, and nobody else."""
    tell_score(s, seat)
    points = turn_points(s, seat)
    s.scored[seat, s.epoch] = points
    tell(s, SCORED, seat, points, points_of(s, seat))


@rule
def tell_score(s: Record, seat: int) -> None:
    """HW-189 to HW-203: how the points come about."""
    for area in range(AREAS):
        if area_points(s, seat, area) > 0:
            tell(s, AREA_SCORED, seat, area, level_in(s, seat, area) - 1, area_points(s, seat, area))
    if s.works[seat, CAPITAL] > 0:
        tell(s, CAPITALS_SCORED, seat, s.works[seat, CAPITAL], works_points(s, seat, CAPITAL))
    if s.works[seat, CITY] > 0:
        tell(s, CITIES_SCORED, seat, s.works[seat, CITY], works_points(s, seat, CITY))
    if s.works[seat, MONUMENT] > 0:
        tell(s, MONUMENTS_SCORED, seat, s.works[seat, MONUMENT], works_points(s, seat, MONUMENT))
    if seas_of(s, seat) > 0:
        tell(s, SEAS_SCORED, seat, seas_of(s, seat), seas_of(s, seat) * FLEET_POINTS)


@rule
def points_of(s: Record, seat: int) -> int:
    """HW-024, HW-204: the points scored so far, without any upper limit."""
    points = 0
    for epoch in range(EPOCHS):
        points += int(s.scored[seat, epoch])
    return points


@rule
def leader_alone(s: Record) -> int:
    """HW-206, HW-207: the seat with the most points, -1 where several share them."""
    leader = 0
    shared = False
    for seat in range(1, s.seats):
        own, most = points_of(s, seat), points_of(s, leader)
        if own > most:
            leader = seat
        shared = own == most or (shared and own < most)
    return NOBODY if shared else leader


@rule
def end_epoch(s: Record) -> None:
    """HW-205, HW-211, HW-217, HW-224: pre-eminence; then the next epoch and its values, or the end of the game."""
    if s.preeminence == 0:
        take_marker(s)
    if s.epoch == EPOCHS - 1:
        finish(s)
    else:
        s.epoch += 1
        go_to(s, AT_ORDER)


@rule
def take_marker(s: Record) -> None:
    """HW-206 to HW-210: whoever leads alone takes a marker at random, which nobody looks at."""
    seat = leader_alone(s)
    if seat == NOBODY:
        tell(s, MARKER_NOT_TAKEN)
        return
    s.marker_owner[s.markers_taken] = seat
    s.marker_epoch[s.markers_taken] = s.epoch
    s.markers_taken += 1
    tell(s, MARKER_TAKEN, seat)


@rule
def marker_points(s: Record, seat: int) -> int:
    """HW-209, HW-218: the values of a seat's markers, once they are revealed at the end."""
    points = 0
    if s.over == 1:
        for marker in range(s.markers_taken):
            if s.marker_owner[marker] == seat:
                points += int(s.markers[marker])
    return points


@rule
def score(s: Record, seat: int) -> int:
    """HW-204, HW-218: points scored, and at the end the markers."""
    return points_of(s, seat) + marker_points(s, seat)


@rule
def strengths_of(s: Record, seat: int) -> int:
    """HW-220: the sum of the strengths printed on a seat's empire cards."""
    total = 0
    for epoch in range(EPOCHS):
        total += int(STRENGTH[epoch * EMPIRES_AN_EPOCH + s.empires[seat, epoch]])
    return total


@rule
def beats(s: Record, seat: int, other: int) -> bool:
    """HW-219 to HW-223: more points; then weaker empires; more by markers; the weaker last empire; else nobody."""
    own, theirs = score(s, seat), score(s, other)
    if own != theirs or s.over == 0:
        return own > theirs
    own, theirs = strengths_of(s, seat), strengths_of(s, other)
    if own != theirs:
        return own < theirs
    own, theirs = marker_points(s, seat), marker_points(s, other)
    if own != theirs:
        return own > theirs
    last = (EPOCHS - 1) * EMPIRES_AN_EPOCH
    return STRENGTH[last + s.empires[seat, EPOCHS - 1]] < STRENGTH[last + s.empires[other, EPOCHS - 1]]


@rule
def finish(s: Record) -> None:
    """HW-217, HW-218: the game is over, and the markers are revealed."""
    end_game(s)
    for marker in range(s.markers_taken):
        tell(s, MARKER_REVEALED, s.marker_owner[marker], s.markers[marker])

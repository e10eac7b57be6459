"""Questions about the board that every chapter asks."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.games.tempus.state import (
    HEXES,
    MOUNTAIN,
    NEIGHBOURS,
    NOWHERE,
    PROTECTED_HEXES,
    SEA_MOVEMENT,
    SIDES,
    STACK_LIMIT,
    WATER,
)


@rule
def is_land(s: Record, place: int) -> bool:
    """TE-031: land of any terrain, mountains included; nothing lies beyond the edge."""
    return place != NOWHERE and s.land[place] != WATER


@rule
def is_free(s: Record, seat: int, place: int) -> bool:
    """Whether nobody else stands on a hex."""
    return s.holder[place] == NOBODY or s.holder[place] == seat


@rule
def holds_people(s: Record, seat: int, place: int) -> bool:
    """Whether a seat has people on a hex."""
    return s.holder[place] == seat and s.people[place] > 0


@rule
def stack_limit(s: Record, seat: int) -> int:
    """TE-024: the limit of the row of the owner's own cube."""
    return int(STACK_LIMIT[s.cube[seat]])


@rule
def has_room(s: Record, seat: int, place: int) -> bool:
    """TE-034, TE-145: below the stacking limit; with Sanitation played, only a hex that is full."""
    full = s.people[place] >= stack_limit(s, seat)
    return full if s.crowding > 0 else not full


@rule
def hexes_held(s: Record, seat: int) -> int:
    """TE-061: hexes with a seat's people; cities do not count, mountains do."""
    count = 0
    for place in range(HEXES):
        if holds_people(s, seat, place):
            count += 1
    return count


@rule
def is_protected(s: Record, seat: int) -> bool:
    """TE-061: on three hexes or fewer a player can be neither attacked nor converted."""
    return hexes_held(s, seat) <= PROTECTED_HEXES


@rule
def is_coast(s: Record, place: int) -> bool:
    """TE-038: land that touches the sea; beyond the board's edge is sea."""
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if other == NOWHERE or (s.land[other] == WATER and s.lake[other] == 0):
            return True
    return False


@rule
def may_sail(s: Record, seat: int) -> bool:
    """TE-038, TE-125: from the Ships epoch on."""
    return SEA_MOVEMENT[s.cube[seat]] == 1


@rule
def scores_hex(s: Record, seat: int, place: int) -> bool:
    """TE-112: a hex held with people that is no mountain."""
    return holds_people(s, seat, place) and s.land[place] != MOUNTAIN


@rule
def put_person(s: Record, seat: int, place: int) -> None:
    """A person comes to a hex; one above the limit uses up the Sanitation played for it (TE-145)."""
    s.holder[place] = seat
    s.people[place] += 1
    if s.crowding > 0:
        s.crowding -= 1


@rule
def take_person(s: Record, place: int) -> None:
    """A person leaves a hex."""
    s.people[place] -= 1
    if s.people[place] == 0:
        s.holder[place] = NOBODY

"""Questions about the board that every chapter asks."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..state import (
    CITIES,
    CITY_KINDS,
    MOUNTAIN,
    NOWHERE,
    PROTECTED_HEXES,
    SEA_MOVEMENT,
    STACK_LIMIT,
    WATER,
)

THE_SEA = 1  # its bit among the waters that a hex touches


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
def camp(s: Record, seat: int, index: int) -> int:
    """One of the hexes that a seat holds with people or a city."""
    return int(s.camps[seat, index])


@rule
def cities_built(s: Record, seat: int) -> int:
    """TE-113: cities on the board."""
    count = CITIES
    for kind in range(CITY_KINDS):
        count -= int(s.city_stock[seat, kind])
    return count


@rule
def hexes_held(s: Record, seat: int) -> int:
    """TE-061: hexes with a seat's people; cities do not count, mountains do."""
    return int(s.camp_count[seat]) - cities_built(s, seat)


@rule
def is_protected(s: Record, seat: int) -> bool:
    """TE-061: on three hexes or fewer a player can be neither attacked nor converted."""
    return hexes_held(s, seat) <= PROTECTED_HEXES


@rule
def is_coast(s: Record, place: int) -> bool:
    """TE-038: land that touches the sea."""
    return s.shore[place] & THE_SEA != 0


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
    if s.holder[place] == NOBODY:
        take_hold(s, seat, place)
    s.people[place] += 1
    if s.crowding > 0:
        s.crowding -= 1


@rule
def take_person(s: Record, place: int) -> None:
    """A person leaves a hex."""
    s.people[place] -= 1
    if s.people[place] == 0:
        let_go(s, place)


@rule
def take_hold(s: Record, seat: int, place: int) -> None:
    """A hex that was nobody's is now a seat's."""
    s.holder[place] = seat
    index = int(s.camp_count[seat])
    while index > 0 and s.camps[seat, index - 1] > place:
        s.camps[seat, index] = s.camps[seat, index - 1]
        index -= 1
    s.camps[seat, index] = place
    s.camp_count[seat] += 1


@rule
def let_go(s: Record, place: int) -> None:
    """A hex is nobody's again; nobody is left there to be tired."""
    seat = int(s.holder[place])
    index = 0
    while s.camps[seat, index] != place:
        index += 1
    s.camp_count[seat] -= 1
    for later in range(index, s.camp_count[seat]):
        s.camps[seat, later] = s.camps[seat, later + 1]
    s.camps[seat, s.camp_count[seat]] = 0
    s.holder[place] = NOBODY
    s.tired[place] = 0

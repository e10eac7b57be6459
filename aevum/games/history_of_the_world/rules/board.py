"""Armies, forts and settlements on the board: what every chapter asks and does."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell

from ..actions import (
    CAPITAL_FOUNDED,
    CAPITAL_NOT_PLACED,
    CAPITAL_SACKED,
    CITY_FOUNDED,
    CITY_NOT_PLACED,
    CITY_SACKED,
    FORT_REMOVED,
)
from ..state import (
    ALL_EMPIRES,
    AREA_OF,
    ARMIES_A_LAND,
    CAPITAL,
    CITY,
    ENEMY,
    FORTIFIED,
    MONUMENT,
    NO_SETTLEMENT,
    OLDER,
    REALM,
    STACK_UNITS,
    VACANT,
)


@rule
def take_hold(s: Record, seat: int, land: int, source: int) -> None:
    """HW-023, HW-082: an army of a seat comes to stay in a land where nobody is."""
    s.holder[land] = seat
    s.source[land] = source
    s.armies[land] = 1
    count_land(s, seat, land, 1)
    mark_stand(s, land)


@rule
def let_go(s: Record, land: int) -> None:
    """A land is left without an army; no fort stands there without one (HW-123)."""
    count_land(s, int(s.holder[land]), land, -1)
    s.holder[land] = NOBODY
    s.source[land] = NOBODY
    s.armies[land] = 0
    clear_fort(s, land)
    mark_stand(s, land)


@rule
def count_land(s: Record, seat: int, land: int, change: int) -> None:
    """A seat holds a land more, or one less."""
    s.area_lands[seat, AREA_OF[land]] += change
    s.land_count[seat] += change
    s.works[seat, MONUMENT] += change * s.monument[land]
    if s.settlement[land] != NO_SETTLEMENT:
        s.works[seat, s.settlement[land]] += change
    if s.source[land] < ALL_EMPIRES:
        s.empire_lands[seat] += change


@rule
def replace_armies(s: Record, seat: int, land: int, source: int) -> None:
    """HW-112 to HW-115: a new army takes the place of the seat's own older ones; a fort stays."""
    fort = s.fort[land]
    s.fort[land] = 0
    let_go(s, land)
    s.fort[land] = fort
    take_hold(s, seat, land, source)


@rule
def stand_in(s: Record, land: int) -> int:
    """HW-107, HW-111, HW-112, HW-116: who stands in a land, as the armies that act now see it."""
    if s.holder[land] == NOBODY:
        return VACANT
    if s.source[land] == s.force:
        return FORTIFIED if s.fort[land] == 1 else REALM
    return OLDER if s.holder[land] == s.seat else ENEMY


@rule
def mark_stand(s: Record, land: int) -> None:
    """Who stands in a land within reach is kept beside the list, which is read again and again."""
    if s.reach_place[land] > 0:
        s.reach_stand[s.reach_place[land] - 1] = stand_in(s, land)


@rule
def is_enemy_land(s: Record, seat: int, land: int) -> bool:
    """HW-116: whether another player's army is there."""
    return s.holder[land] != NOBODY and s.holder[land] != seat


@rule
def is_spared(s: Record, land: int) -> bool:
    """HW-074: whether a minor empire of this turn is there: no other card touches it, of old no disease alone."""
    return s.rules >= 2 and s.spared != NOBODY and s.source[land] == s.spared


@rule
def room(s: Record, land: int) -> int:
    """HW-107, HW-226: how many more units a land of one's own can hold; without the option a fort takes no room."""
    if s.stacks == 0:
        return ARMIES_A_LAND - int(s.armies[land])
    return STACK_UNITS - int(s.armies[land]) - int(s.fort[land])


@rule
def can_be_fortified(s: Record, land: int) -> bool:
    """HW-126 to HW-128, HW-226, HW-227: one fort a land, also beside a settlement, while there are any left."""
    return s.fort[land] == 0 and s.forts_left > 0 and (s.stacks == 0 or room(s, land) > 0)


@rule
def add_fort(s: Record, land: int) -> None:
    """A fort from the supply."""
    s.fort[land] = 1
    s.forts_left -= 1
    mark_stand(s, land)


@rule
def clear_fort(s: Record, land: int) -> None:
    """HW-097, HW-123, HW-258, HW-273, HW-284: a fort that goes without a fight."""
    if s.fort[land] == 1:
        remove_fort(s, land)
        tell(s, FORT_REMOVED, land)


@rule
def remove_fort(s: Record, land: int) -> None:
    """HW-128: a fort, where there is one, goes back to the supply."""
    s.forts_left += s.fort[land]
    s.fort[land] = 0


@rule
def put_settlement(s: Record, land: int, kind: int) -> None:
    """HW-100, HW-101: one settlement a land: what is there is turned over or replaced; else one of those left."""
    if s.settlement[land] == NO_SETTLEMENT:
        if s.settlements_left == 0:
            return
        s.settlements_left -= 1
    turn_settlement(s, land, kind)


@rule
def found_settlement(s: Record, seat: int, land: int, kind: int) -> None:
    """HW-094, HW-101, HW-270, HW-292: a capital or a city; that there is none left to place is told too."""
    put_settlement(s, land, kind)
    if kind == CAPITAL:
        tell(s, CAPITAL_FOUNDED if s.settlement[land] == CAPITAL else CAPITAL_NOT_PLACED, seat, land)
    else:
        tell(s, CITY_FOUNDED if s.settlement[land] == CITY else CITY_NOT_PLACED, seat, land)


@rule
def turn_settlement(s: Record, land: int, kind: int) -> None:
    """HW-201, HW-202: another settlement in a land, or none; it counts for whoever stands there."""
    holder = int(s.holder[land])
    if holder != NOBODY:
        if s.settlement[land] != NO_SETTLEMENT:
            s.works[holder, s.settlement[land]] -= 1
        if kind != NO_SETTLEMENT:
            s.works[holder, kind] += 1
    s.settlement[land] = kind


@rule
def put_monument(s: Record, land: int, count: int) -> None:
    """HW-200 to HW-202: a monument more in a land, or one less."""
    s.monument[land] += count
    s.monuments_left -= count
    if s.holder[land] != NOBODY:
        s.works[s.holder[land], MONUMENT] += count


@rule
def sack(s: Record, land: int) -> None:
    """HW-160, HW-161, HW-166, HW-167: a capital becomes a city, a city is removed; a monument stays."""
    if s.settlement[land] == CAPITAL:
        turn_settlement(s, land, CITY)
        tell(s, CAPITAL_SACKED, land)
    elif s.settlement[land] == CITY:
        turn_settlement(s, land, NO_SETTLEMENT)
        s.settlements_left += 1
        tell(s, CITY_SACKED, land)

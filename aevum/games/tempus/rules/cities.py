"""Building a city: TE-090 to TE-095."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer

from ..actions import FOUND, FOUNDED, RAISE
from ..state import CITY_KINDS, CITY_VALUES, MOUNTAIN, NEIGHBOURS, NOWHERE, SIDES
from ..steps import AT_CITY_VALUE
from .board import camp, holds_people


@rule
def touches_city(s: Record, place: int) -> bool:
    """TE-092: whether a neighbour is a city, whoever owns it."""
    for side in range(SIDES):
        other = NEIGHBOURS[place, side]
        if other != NOWHERE and s.city[other] > 0:
            return True
    return False


@rule
def can_raise(s: Record, seat: int, place: int, kind: int) -> bool:
    """TE-090, TE-095: a city still in stock, of a value of at most the people there."""
    return s.city_stock[seat, kind] > 0 and CITY_VALUES[kind] <= s.people[place]


@rule
def can_found(s: Record, seat: int, place: int) -> bool:
    """TE-090, TE-092, TE-093: own people, no mountain, no city beside, and a city to put there."""
    if not holds_people(s, seat, place) or s.land[place] == MOUNTAIN or touches_city(s, place):
        return False
    for kind in range(CITY_KINDS):
        if can_raise(s, seat, place, kind):
            return True
    return False


@rule
def city_hexes(s: Record, seat: int, out: Actions) -> int:
    """TE-090: where a city can stand."""
    count = 0
    for index in range(s.camp_count[seat]):
        place = camp(s, seat, index)
        if can_found(s, seat, place):
            count = offer(out, count, FOUND, place)
    return count


@rule
def found(s: Record, seat: int, action: int) -> None:
    """TE-090: the place is chosen; the value follows."""
    s.picked = first_noun(action)
    interrupt(s, AT_CITY_VALUE)


@rule
def city_values(s: Record, seat: int, out: Actions) -> int:
    """TE-090: the player chooses the value."""
    count = 0
    for kind in range(CITY_KINDS):
        if can_raise(s, seat, int(s.picked), kind):
            count = offer(out, count, RAISE, CITY_VALUES[kind])
    return count


@rule
def raise_city(s: Record, seat: int, action: int) -> None:
    """TE-090, TE-091: all people leave for the stock, those above the city's value too."""
    value = first_noun(action)
    place = int(s.picked)
    s.stock[seat] += s.people[place]
    s.people[place] = 0
    s.city[place] = value
    for kind in range(CITY_KINDS):
        if CITY_VALUES[kind] == value:
            s.city_stock[seat, kind] -= 1
    s.picked = NOWHERE
    tell(s, FOUNDED, seat, place, value)

"""Why a choice is asked once more before it is made: it would do nothing, and this is the actual cause."""

from __future__ import annotations

from aevum.core.game import Told
from aevum.core.record import NOBODY, Record
from aevum.core.vocabulary import first_noun, verb_of

from .actions import CHOOSE_CHILDREN, CHOOSE_CITY, CHOOSE_FIGHT, PLAY
from .rules import board, cards, cities, fighting
from .state import (
    CHILDREN_A_HEX,
    GRASSLAND,
    MEDICINE,
    MOUNTAIN,
    NEIGHBOURS,
    NOWHERE,
    SANITATION,
    SMALLEST_CITY,
    TRANSPORT,
)
from .steps import AT_CHILDREN, AT_MOVE_PICK
from .view import camps, ready


def caution(now: Record, later: Record, seat: int, action: int) -> Told | None:
    """TE-023: an action that can do nothing is a pass, and nobody should pass without knowing."""
    verb = verb_of(action)
    if verb == CHOOSE_FIGHT:
        return no_fight(now, seat)
    if verb == CHOOSE_CITY:
        return no_city(now, seat)
    if verb == CHOOSE_CHILDREN:
        return no_children(now, seat)
    return wasted_card(now, seat, first_noun(action)) if verb == PLAY else None


def _idle(kind: str, rule: str) -> Told:
    return {"kind": kind, "rule": rule, "idle": True}


def no_fight(s: Record, seat: int) -> Told | None:
    """TE-060: nobody is near enough; TE-061: or those who are hold too little land."""
    if fighting.can_fight(s, seat):
        return None
    around = {int(other) for place in camps(s, seat) for other in NEIGHBOURS[place] if other != NOWHERE}
    shielded = any(s.holder[other] not in (NOBODY, seat) for other in around)
    return _idle("all_shielded", "TE-061") if shielded else _idle("no_fight", "TE-060")


def no_city(s: Record, seat: int) -> Told | None:
    """TE-090: too few people on every hex; TE-093: or on mountains; TE-092: or beside cities; TE-095: or no tile."""
    places = [place for place in camps(s, seat) if s.people[place] >= SMALLEST_CITY]
    if any(cities.can_found(s, seat, place) for place in places):
        return None
    low = [place for place in places if s.land[place] != MOUNTAIN]
    if not low:
        return _idle("city_on_mountain", "TE-093") if places else _idle("no_city", "TE-090")
    apart = any(not cities.touches_city(s, place) for place in low)
    return _idle("no_city_tile", "TE-095") if apart else _idle("city_beside_city", "TE-092")


def no_children(s: Record, seat: int) -> Told | None:
    """TE-053: nobody is in stock; TE-050: there is no home for a child; TE-052, TE-145: or no room, even by a card."""
    if s.stock[seat] == 0:
        return _idle("no_stock", "TE-053")
    homes = [place for place in camps(s, seat) if s.people[place] > 0 and s.land[place] == GRASSLAND]
    if not homes:
        return _idle("no_children", "TE-050")
    crowds = cards.has_card(s, seat, SANITATION)
    return None if crowds or any(board.has_room(s, seat, place) for place in homes) else _idle("no_room", "TE-052")


def wasted_card(s: Record, seat: int, idea: int) -> Told | None:
    """TE-142, TE-144: a card for one more child or one more person on the way, where there is nobody more for it."""
    if (s.step, idea) == (AT_CHILDREN, MEDICINE) and _births_possible(s, seat) <= s.moves_left:
        return _idle("no_medicine", "TE-142")
    if (s.step, idea) == (AT_MOVE_PICK, TRANSPORT) and ready(s, seat) <= s.moves_left:
        return _idle("no_transport", "TE-144")
    return None


def _births_possible(s: Record, seat: int) -> int:
    """TE-051 to TE-053, TE-145: how many children could be born if cards allowed as many."""
    homes = sum(bool(s.tired[place] < CHILDREN_A_HEX) for place in camps(s, seat))
    return min(int(s.stock[seat]), homes if cards.has_card(s, seat, SANITATION) else ready(s, seat))

"""What stays true at every moment of a game; checked by the laws and by the fuzzer."""

from aevum.core.record import NOBODY, Record

from .rules.cards import card_of
from .rules.cities import touches_city
from .state import (
    CARD_COUNT,
    CARD_TERRAINS,
    CARDS,
    CITY_COUNTS,
    CITY_KINDS,
    CITY_VALUES,
    GOVERNMENT,
    HAND_LIMIT,
    HEXES,
    LAST_EPOCH,
    MOUNTAIN,
    PEOPLE,
    WATER,
)
from .steps import AT_DISCARD


def conserved(s: Record) -> None:
    """Assert what the rulebook takes for granted."""
    seats = range(int(s.seats))
    for place in range(HEXES):
        _check_hex(s, place)
    for seat in seats:
        _check_pieces(s, seat)
    for card in range(CARDS):
        deck = sum(1 for place in range(int(s.deck_size)) if s.deck[place] == card)
        held = sum(int(s.hands[seat, card]) + int(s.laid[seat, card]) for seat in seats)
        assert deck + held + int(s.discards[card]) + int(s.set_aside[card]) == CARD_COUNT[card]
    for terrain in range(CARD_TERRAINS if s.rules >= 3 else 0):
        assert int(s.governing[:, terrain].sum()) == s.set_aside[card_of(GOVERNMENT, terrain)]
    assert int(max(s.cube[seat] for seat in seats)) - int(min(s.cube[seat] for seat in seats)) <= 1


def _check_hex(s: Record, place: int) -> None:
    people, city, holder = int(s.people[place]), int(s.city[place]), int(s.holder[place])
    assert (holder == NOBODY) == (people == 0 and city == 0)
    assert not (people and city) and people >= 0
    assert s.land[place] != WATER or holder == NOBODY
    assert not city or (s.land[place] != MOUNTAIN and not touches_city(s, place))


def _check_pieces(s: Record, seat: int) -> None:
    own = [place for place in range(HEXES) if s.holder[place] == seat]
    assert own == s.camps[seat, : int(s.camp_count[seat])].tolist()
    assert sum(int(s.people[place]) for place in own) + int(s.stock[seat]) == PEOPLE
    for kind in range(CITY_KINDS):
        built = sum(1 for place in own if s.city[place] == CITY_VALUES[kind])
        assert built + int(s.city_stock[seat, kind]) == CITY_COUNTS[kind]
    assert int(s.hand_size[seat]) == int(s.hands[seat].sum())
    assert s.hand_size[seat] <= HAND_LIMIT[s.cube[seat]] or s.step == AT_DISCARD
    assert int(s.laid_size[seat]) == int(s.laid[seat].sum())
    assert 0 <= s.cube[seat] <= LAST_EPOCH

"""What a seat may know: not the hands of others, nor empires that were not called, nor the values of markers."""

import numpy as np

from aevum.core.random import mix
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from .rules.dice import number_below
from .rules.setup import (
    add_to_hand,
    cards_held,
    draw_undealt,
    shuffle_markers,
    undealt_of,
)
from .state import (
    CARDS,
    COPIES,
    DECKS,
    EMPIRES_AN_EPOCH,
    HAND,
    MARKERS,
    UNKNOWN,
)


@rule
def observe(s: Record, seat: int) -> None:
    """Blank what a seat may not know."""
    s.key[0] = np.uint64(0)
    s.key[1] = np.uint64(0)
    for card in range(CARDS):
        s.undealt[card] = 0
    for other in range(s.seats):
        if other != seat:
            hide_hand(s, other)
        if s.empires[other, s.epoch] != NOBODY and not knows_empire(s, seat, other):
            s.empires[other, s.epoch] = UNKNOWN
    if s.drawn != NOBODY and s.seat != seat:
        s.drawn = UNKNOWN
    if s.over == 0:
        for marker in range(MARKERS):
            s.markers[marker] = UNKNOWN


@rule
def hide_hand(s: Record, other: int) -> None:
    """HW-028: only how many cards of each kind a hand holds is open."""
    held = cards_held(s, other)
    for place in range(HAND):
        s.hands[other, place] = UNKNOWN if place < held else NOBODY


@rule
def knows_empire(s: Record, seat: int, other: int) -> bool:
    """HW-044, HW-048, HW-051: called empires are open; else whoever drew the card, and its holder once all have one."""
    if s.empires[other, s.epoch] == UNKNOWN:
        return False
    if s.empires[other, s.epoch] < s.called or s.over == 1:
        return True
    return s.giver[other] == seat or (other == seat and s.draw_turn == s.seats)


@rule
def imagine(s: Record, seat: int, luck: np.uint64) -> None:
    """Fill an observed record at random: hands and empires nobody has shown are dealt anew, the markers shuffled."""
    draws = s.draws
    s.key[0] = mix(luck)
    s.key[1] = mix(s.key[0])
    imagine_hands(s)
    imagine_empires(s)
    if s.over == 0:
        shuffle_markers(s)
    s.draws = draws
    s.key[0] = mix(s.key[1])


@rule
def imagine_hands(s: Record) -> None:
    """HW-028, HW-030: the cards not seen lie in hands, by their decks, or take no part."""
    for card in range(CARDS):
        s.undealt[card] = COPIES[card] - s.discards[card]
    for place in range(s.played_count):
        s.undealt[s.played[place]] -= 1
    for seat in range(s.seats):
        for place in range(HAND):
            if s.hands[seat, place] >= 0:
                s.undealt[s.hands[seat, place]] -= 1
    for seat in range(s.seats):
        if s.hands[seat, 0] == UNKNOWN:
            imagine_hand(s, seat)


@rule
def imagine_hand(s: Record, seat: int) -> None:
    """As many cards of each deck as the seat holds, at random."""
    for place in range(HAND):
        s.hands[seat, place] = NOBODY
    for deck in range(DECKS):
        left = undealt_of(s, deck)
        for _card in range(s.hand_size[seat, deck]):
            add_to_hand(s, seat, draw_undealt(s, deck, left))
            left -= 1


@rule
def imagine_empires(s: Record) -> None:
    """HW-037, HW-050, HW-052: any card of the epoch that nobody is known to have and that was not called yet."""
    for seat in range(s.seats):
        if s.empires[seat, s.epoch] == UNKNOWN:
            s.empires[seat, s.epoch] = free_empire(s)
    if s.drawn == UNKNOWN:
        s.drawn = free_empire(s)


@rule
def free_empire(s: Record) -> int:
    """One of the cards left, at random."""
    left = 0
    for place in range(s.called, EMPIRES_AN_EPOCH):
        if is_free_empire(s, place):
            left += 1
    chosen = number_below(s, left)
    for place in range(s.called, EMPIRES_AN_EPOCH):
        if is_free_empire(s, place):
            if chosen == 0:
                return place
            chosen -= 1
    return NOBODY


@rule
def is_free_empire(s: Record, place: int) -> bool:
    """Whether nobody is known to have this card of the epoch."""
    if s.drawn == place:
        return False
    for seat in range(s.seats):
        if s.empires[seat, s.epoch] == place:
            return False
    return True

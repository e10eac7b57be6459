"""Idea cards: TE-080 to TE-084. Drawing, the hand limit, and playing a card."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell
from aevum.core.vocabulary import first_noun, offer, second_noun

from ..actions import DISCARD, DISCARDED, DREW, DREW_CARD, LAY, PLAYED, RESHUFFLED
from ..state import CARD_TERRAINS, CARDS, HAND_LIMIT, IDEAS, SANITATION, SANITATION_PEOPLE
from ..steps import AT_DISCARD
from .setup import shuffle_deck


@rule
def card_of(idea: int, terrain: int) -> int:
    """TE-004: a card is a kind of idea on a terrain."""
    return idea * CARD_TERRAINS + terrain


@rule
def holds_cards(s: Record, seat: int) -> bool:
    """TE-013: what an asking could tell of a hand; that a hand is empty is open to all."""
    return s.hand_size[seat] > 0


@rule
def has_card(s: Record, seat: int, idea: int) -> bool:
    """Whether a seat holds a card of this kind."""
    for terrain in range(CARD_TERRAINS):
        if s.hands[seat, card_of(idea, terrain)] > 0:
            return True
    return False


@rule
def list_cards(s: Record, seat: int, verb: int, idea: int, out: Actions, count: int) -> int:
    """Every different card of a kind that a seat holds, with a verb."""
    for terrain in range(CARD_TERRAINS):
        if s.hands[seat, card_of(idea, terrain)] > 0:
            count = offer(out, count, verb, idea, terrain)
    return count


@rule
def list_hand(s: Record, seat: int, verb: int, out: Actions, count: int) -> int:
    """Every different card that a seat holds, with a verb."""
    for idea in range(IDEAS):
        count = list_cards(s, seat, verb, idea, out, count)
    return count


@rule
def leave_hand(s: Record, seat: int, card: int) -> None:
    """A card leaves a hand."""
    s.hands[seat, card] -= 1
    s.hand_size[seat] -= 1


@rule
def spend_card(s: Record, seat: int, idea: int, terrain: int) -> None:
    """TE-082: a card is played for what it can do, and discarded."""
    leave_hand(s, seat, card_of(idea, terrain))
    s.discards[card_of(idea, terrain)] += 1
    tell(s, PLAYED, seat, idea, terrain)


@rule
def play_sanitation(s: Record, seat: int, terrain: int) -> None:
    """TE-145: the next person goes to a hex that is full."""
    spend_card(s, seat, SANITATION, terrain)
    s.crowding += SANITATION_PEOPLE


@rule
def set_card_aside(s: Record, seat: int, idea: int, terrain: int) -> None:
    """TE-148: Government lies in front of its player until the end of the epoch."""
    leave_hand(s, seat, card_of(idea, terrain))
    s.set_aside[card_of(idea, terrain)] += 1
    if s.rules >= 3:
        s.governing[seat, terrain] += 1
    tell(s, PLAYED, seat, idea, terrain)


@rule
def lay_card(s: Record, seat: int, card: int) -> None:
    """TE-063, TE-102: a card is laid in a fight or for progress."""
    leave_hand(s, seat, card)
    s.laid[seat, card] += 1
    s.laid_size[seat] += 1


@rule
def cards_to_lay(s: Record, seat: int, out: Actions) -> int:
    """TE-063, TE-102: any card of the hand."""
    return list_hand(s, seat, LAY, out, 0)


@rule
def discard_laid(s: Record, seat: int) -> None:
    """TE-071, TE-106: all cards laid are discarded."""
    for card in range(CARDS):
        s.discards[card] += s.laid[seat, card]
        s.laid[seat, card] = 0
    s.laid_size[seat] = 0


@rule
def draw_cards(s: Record) -> None:
    """TE-080, TE-105: whoever is to draw draws, in turn order."""
    for turn in range(s.seats):
        seat = (s.first_seat + turn) % s.seats
        wanted = int(s.to_draw[seat])
        s.to_draw[seat] = 0
        drawn = 0
        for _card in range(wanted):
            drawn += draw_card(s, seat)
        if wanted > 0:
            tell(s, DREW, seat, drawn)


@rule
def draw_card(s: Record, seat: int) -> int:
    """TE-081: an empty deck is refilled from the discards; with those empty too nothing is drawn."""
    if s.deck_size == 0:
        shuffle_deck(s)
        if s.deck_size == 0:
            return 0
        tell(s, RESHUFFLED)
    s.deck_size -= 1
    card = s.deck[s.deck_size]
    s.deck[s.deck_size] = 0
    s.hands[seat, card] += 1
    s.hand_size[seat] += 1
    tell(s, DREW_CARD, seat, card // CARD_TERRAINS, card % CARD_TERRAINS)
    return 1


@rule
def who_discards(s: Record) -> int:
    """TE-080, TE-084: the first in turn order who holds more than the limit of the own row."""
    for turn in range(s.seats):
        seat = (s.first_seat + turn) % s.seats
        if s.hand_size[seat] > HAND_LIMIT[s.cube[seat]]:
            return 1 << seat
    return 0


@rule
def cards_to_discard(s: Record, seat: int, out: Actions) -> int:
    """TE-080: any card, those just drawn included."""
    return list_hand(s, seat, DISCARD, out, 0)


@rule
def discard_card(s: Record, seat: int, action: int) -> None:
    """TE-080: one card goes, until the hand is within its limit."""
    idea, terrain = first_noun(action), second_noun(action)
    leave_hand(s, seat, card_of(idea, terrain))
    s.discards[card_of(idea, terrain)] += 1
    tell(s, DISCARDED, seat, idea, terrain)
    interrupt(s, AT_DISCARD)

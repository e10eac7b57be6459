"""What effects do to cards in hands and piles: drawn, stolen, swapped, thrown away, recovered."""

from aevum.core.random import draw_below
from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell, was_about, was_about_too
from aevum.core.vocabulary import offer

from ..actions import (
    CARD_RECOVERED,
    CARD_STOLEN,
    CARD_THROWN_AWAY,
    CARDS_DRAWN_BY_EFFECT,
    HANDS_SWAPPED,
    RECOVER,
    YOUR_STOLEN_CARD,
)
from ..effects import CLAUSES
from ..grammar import OP, N
from ..state import IN_DISCARDS, IN_HAND, NO_CARD
from ..steps import AT_EVENT_CHOICE, AT_NEXT_HAND
from ..tables import CARDS
from ..words import OP_DISCARD, OP_DRAW, OP_STEAL, OP_SWAP
from .cards import deal_card, discard_card, give_card, is_held, take_up
from .effect_frames import ask, chooser_of, clause_of, pack_who, target_of


@rule
def leave_hand(s: Record, seat: int, card: int, place: int) -> None:
    """SA-017: a card that is used leaves the hand."""
    take_up(s, card)
    s.card_at[card] = place


@rule
def draw_cards(s: Record, seat: int, wanted: int) -> None:
    """SA-267: cards from the draw pile; a hand may have more than six."""
    drawn = 0
    while drawn < wanted and deal_card(s, seat) != NO_CARD:
        drawn += 1
    tell(s, CARDS_DRAWN_BY_EFFECT, seat, drawn)


@rule
def card_in_hand(s: Record, seat: int, place: int) -> int:
    """The card in a place of a hand, counted from 0; -1 none."""
    for card in range(CARDS):
        if is_held(s, seat, card):
            if place == 0:
                return card
            place -= 1
    return NO_CARD


@rule
def steal_card(s: Record, seat: int, victim: int) -> None:
    """SA-267: a random card of another hand."""
    if s.hand_size[victim] == 0:
        return
    card = card_in_hand(s, victim, draw_below(s, int(s.hand_size[victim])))
    give_card(s, card, seat)
    tell(s, CARD_STOLEN, seat, victim)
    tell(s, YOUR_STOLEN_CARD, seat, card)
    tell(s, YOUR_STOLEN_CARD, victim, card)


@rule
def swap_hands(s: Record, seat: int, other: int) -> None:
    """SA-267: two players exchange their hands."""
    for card in range(CARDS):
        if is_held(s, seat, card):
            s.card_at[card] = IN_HAND + other
        elif is_held(s, other, card):
            s.card_at[card] = IN_HAND + seat
    size = int(s.hand_size[seat])
    s.hand_size[seat] = s.hand_size[other]
    s.hand_size[other] = size
    tell(s, HANDS_SWAPPED, seat, other)


@rule
def change_cards(s: Record, clause: int, who: int) -> None:
    """SA-267: a clause about cards is carried out."""
    seat, target, op = chooser_of(who), target_of(who), CLAUSES[clause, OP]
    if op == OP_DRAW:
        draw_cards(s, seat, int(CLAUSES[clause, N]))
    elif op == OP_STEAL and target != NOBODY:
        steal_card(s, seat, target)
    elif op == OP_SWAP and target != NOBODY:
        swap_hands(s, seat, target)
    elif op == OP_DISCARD:
        ask_to_discard(s, clause, int(s.holder), 0)


@rule
def ask_to_discard(s: Record, clause: int, seat: int, asked: int) -> None:
    """SA-267: each player in turn, from the holder of the turn marker, throws so many cards away."""
    while asked < s.seats and s.hand_size[seat] == 0:
        seat = (seat + 1) % int(s.seats)
        asked += 1
    if asked < s.seats:
        ask(s, AT_EVENT_CHOICE, pack_who(NOBODY, asked, seat, int(CLAUSES[clause, N])), clause)


@rule
def throw_card(s: Record, clause: int, seat: int, asked: int, left: int, card: int) -> None:
    """SA-267: a card goes to the discards; then one more, or the next player."""
    discard_card(s, card)
    tell(s, CARD_THROWN_AWAY, seat, card)
    if left > 1 and s.hand_size[seat] > 0:
        ask(s, AT_EVENT_CHOICE, pack_who(NOBODY, asked, seat, left - 1), clause)
    else:
        ask(s, AT_NEXT_HAND, pack_who(NOBODY, asked + 1, (seat + 1) % int(s.seats)), clause)


@rule
def ask_next_hand(s: Record) -> None:
    """SA-267: the next player throws cards away; whoever has but one shows it so."""
    ask_to_discard(s, clause_of(was_about_too(s)), chooser_of(was_about(s)), target_of(was_about(s)))


@rule
def cards_to_recover(s: Record, out: Actions) -> int:
    """SA-267: any card of the discards."""
    count = 0
    for card in range(CARDS):
        if s.card_at[card] == IN_DISCARDS:
            count = offer(out, count, RECOVER, card)
    return count


@rule
def recover_card(s: Record, seat: int, card: int) -> None:
    """SA-267: a card comes back from the discards to the hand."""
    give_card(s, card, seat)
    tell(s, CARD_RECOVERED, seat, card)

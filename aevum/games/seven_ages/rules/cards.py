"""SA-017 to SA-019, SA-022, SA-023: the cards: the draw pile, the discards and the hands."""

from aevum.core.random import draw_below
from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import tell
from aevum.core.vocabulary import offer

from ..actions import DREW_CARD, DREW_CARDS, SHUFFLED
from ..state import IN_DECK, IN_DISCARDS, IN_HAND, LAID, NO_CARD
from ..tables import CARD_VALUE, CARDS


@rule
def shuffle_deck(s: Record) -> None:
    """SA-023: the draw pile gets an order that nobody knows."""
    for last in range(int(s.deck_left) - 1, 0, -1):
        other = draw_below(s, last + 1)
        card = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = card


@rule
def lay_out_cards(s: Record) -> None:
    """SA-022, SA-023: all cards lie shuffled in one draw pile."""
    for card in range(CARDS):
        s.card_at[card] = IN_DECK
        s.deck[card] = card
    s.deck_left = CARDS
    shuffle_deck(s)


@rule
def renew_deck(s: Record) -> None:
    """SA-019: the discards become a new draw pile."""
    for card in range(CARDS):
        if s.card_at[card] == IN_DISCARDS:
            s.card_at[card] = IN_DECK
            s.deck[s.deck_left] = card
            s.deck_left += 1
    if s.deck_left > 0:
        shuffle_deck(s)
        tell(s, SHUFFLED, s.deck_left)


@rule
def draw_card(s: Record) -> int:
    """SA-019: the next card of the draw pile, laid aside; -1 when both piles are empty."""
    if s.deck_left == 0:
        renew_deck(s)
    if s.deck_left == 0:
        return NO_CARD
    s.deck_left -= 1
    card = int(s.deck[s.deck_left])
    s.deck[s.deck_left] = NO_CARD
    s.card_at[card] = LAID
    return card


@rule
def take_up(s: Record, card: int) -> None:
    """A card leaves the hand that it is in, if it is in one."""
    if s.card_at[card] >= IN_HAND:
        s.hand_size[s.card_at[card] - IN_HAND] -= 1


@rule
def lay_card(s: Record, card: int) -> None:
    """SA-036, SA-148: a card of a hand is laid face down."""
    take_up(s, card)
    s.card_at[card] = LAID


@rule
def discard_card(s: Record, card: int) -> None:
    """SA-017: a card goes to the discards, face up."""
    take_up(s, card)
    s.card_at[card] = IN_DISCARDS


@rule
def give_card(s: Record, card: int, seat: int) -> None:
    """A card comes into a hand."""
    take_up(s, card)
    s.card_at[card] = IN_HAND + seat
    s.hand_size[seat] += 1


@rule
def deal_card(s: Record, seat: int) -> int:
    """SA-019, SA-026: a player draws a card into the hand; -1 when there is none."""
    card = draw_card(s)
    if card != NO_CARD:
        give_card(s, card, seat)
        tell(s, DREW_CARD, seat, card)
    return card


@rule
def fill_hand(s: Record, seat: int, size: int) -> None:
    """SA-261: a player draws until the hand has so many cards, or no card is left."""
    count = 0
    while s.hand_size[seat] < size and deal_card(s, seat) != NO_CARD:
        count += 1
    if count > 0:
        tell(s, DREW_CARDS, seat, count)


@rule
def is_held(s: Record, seat: int, card: int) -> bool:
    """Whether a card is in a player's hand."""
    return s.card_at[card] == IN_HAND + seat


@rule
def value_of(card: int) -> int:
    """SA-019: the value of a card; one that could not be drawn has none."""
    return int(CARD_VALUE[card]) if card != NO_CARD else 0


@rule
def offer_hand(s: Record, seat: int, out: Actions, count: int, verb: int) -> int:
    """Put a choice on the list for each card in a hand; how many choices there are now."""
    for card in range(CARDS):
        if is_held(s, seat, card):
            count = offer(out, count, verb, card)
    return count

"""SA-036 to SA-046: who goes first, and the colours."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.vocabulary import first_noun, offer

from ..actions import BID, BID_SHOWN, BID_TIED, COLOURS_TAKEN, GOES_FIRST, TAKE_COLOURS
from ..state import NO_CARD, NOTHING
from ..steps import AT_BID, AT_COLOUR, AT_MARKER
from ..tables import PAIRS
from .cards import discard_card, draw_card, lay_card, offer_hand, value_of
from .setup import is_pair_free


@rule
def who_bids(s: Record) -> int:
    """SA-036, SA-039: everybody, then those who are tied."""
    return int(s.bidding)


@rule
def bids(s: Record, seat: int, out: Actions) -> int:
    """SA-036, SA-039: any card of the hand."""
    return offer_hand(s, seat, out, 0, BID)


@rule
def lay_bid(s: Record, seat: int, action: int) -> None:
    """SA-036: a card is laid face down."""
    s.bid[seat] = first_noun(action)
    lay_card(s, first_noun(action))


@rule
def show_bids(s: Record) -> None:
    """SA-036 to SA-041: the cards are shown and discarded; the highest goes first, those tied for it bid again."""
    keep_highest(s)
    while is_tied(s) and not can_bid(s):
        draw_bids(s)
        keep_highest(s)
    if is_tied(s):
        go_to(s, AT_BID)
    else:
        give_turn_marker(s)


@rule
def keep_highest(s: Record) -> None:
    """SA-037 to SA-039: only those with the highest card are left; the cards are discarded and not replaced."""
    highest = -1
    for seat in range(s.seats):
        if is_bidding(s, seat):
            highest = max(highest, value_of(int(s.bid[seat])))
    for seat in range(s.seats):
        if is_bidding(s, seat):
            if value_of(int(s.bid[seat])) < highest:
                s.bidding &= ~(1 << seat)
            show_bid(s, seat)


@rule
def show_bid(s: Record, seat: int) -> None:
    """SA-038, SA-042: a bid is shown and discarded; the value of the first is kept for the choice of colours."""
    card = int(s.bid[seat])
    if s.first_bid[seat] == NOTHING:
        s.first_bid[seat] = value_of(card)
    if card != NO_CARD:
        tell(s, BID_SHOWN, seat, card, value_of(card))
        discard_card(s, card)
    s.bid[seat] = NO_CARD


@rule
def is_bidding(s: Record, seat: int) -> bool:
    """Whether a player can still go first."""
    return (int(s.bidding) >> seat) & 1 == 1


@rule
def is_tied(s: Record) -> bool:
    """SA-039: whether several players are left."""
    return s.bidding & (s.bidding - 1) != 0


@rule
def can_bid(s: Record) -> bool:
    """SA-040: all who are tied bid from the hand, or all from the draw pile as soon as one hand is empty."""
    for seat in range(s.seats):
        if is_bidding(s, seat) and s.hand_size[seat] == 0:
            return False
    return True


@rule
def draw_bids(s: Record) -> None:
    """SA-040: each who is tied bids the next card of the draw pile, unseen."""
    for seat in range(s.seats):
        if is_bidding(s, seat):
            tell(s, BID_TIED, seat)
            s.bid[seat] = draw_card(s)


@rule
def give_turn_marker(s: Record) -> None:
    """SA-041: the winner takes the turn marker."""
    for seat in range(s.seats):
        if is_bidding(s, seat):
            s.holder = seat
    s.bidding = 0
    tell(s, GOES_FIRST, s.holder)


@rule
def next_to_choose(s: Record) -> int:
    """SA-042, SA-043: the holder of the turn marker, then by the first card, the nearest to his left of equals."""
    chosen = NOBODY
    for place in range(s.seats):
        seat = (int(s.holder) + place) % int(s.seats)
        if s.pair[seat] == NOBODY:
            if place == 0:
                return seat
            if chosen == NOBODY or s.first_bid[seat] > s.first_bid[chosen]:
                chosen = seat
    return chosen


@rule
def who_takes_colours(s: Record) -> int:
    """SA-042, SA-050: whoever comes next and has no colours."""
    seat = next_to_choose(s)
    return 1 << seat if seat != NOBODY else 0


@rule
def colours_to_take(s: Record, seat: int, out: Actions) -> int:
    """SA-044, SA-046, SA-050: a free pair."""
    count = 0
    for pair in range(PAIRS):
        if is_pair_free(s, pair):
            count = offer(out, count, TAKE_COLOURS, pair)
    return count


@rule
def take_colours(s: Record, seat: int, action: int) -> None:
    """SA-044, SA-045, SA-050: a player has two colours for the whole game; a newcomer places markers with the rest."""
    s.pair[seat] = first_noun(action)
    tell(s, COLOURS_TAKEN, seat, first_noun(action))
    go_to(s, AT_COLOUR if s.turn == 0 else AT_MARKER)

"""SA-260 to SA-262, SA-391 to SA-394: destiny: look, discard, draw."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import DISCARD, DISCARDED, DONE, PEEKED, PUT_NEXT
from ..effects import CLAUSES
from ..grammar import OP
from ..state import MOST_PEEKED, NO_CARD
from ..steps import AT_ARRANGE, AT_DISCARD, AT_REFILL
from ..tables import CARDS, COLOURS, HAND, TECHNOLOGY_HAND_FIRST, TECHNOLOGY_HAND_LAST
from ..words import OP_PEEK, VERB_CARDS, WHEN_DESTINY
from .cards import discard_card, fill_hand, offer_hand, renew_deck
from .empires import in_play, places_from_holder
from .standing import END, START, amount_of, clause_at, next_clause

# The second value of the step in which cards are put back: how many are, and the seat.
_SEATS = 8


@rule
def level_rank(s: Record, empire: int) -> int:
    """SA-394: an empire's place by progress; ties as in the harvest, and a player's own empires as suits him best."""
    rank = 1
    for other in range(COLOURS):
        if other != empire and in_play(s, other):
            ahead = int(s.level[other]) - int(s.level[empire])
            if ahead == 0:
                ahead = places_from_holder(s, int(s.player[empire])) - places_from_holder(s, int(s.player[other]))
            if ahead > 0:
                rank += 1
    return rank


@rule
def empires_in_play(s: Record) -> int:
    """How many empires there are."""
    count = 0
    for empire in range(COLOURS):
        if in_play(s, empire):
            count += 1
    return count


@rule
def refilled_hand(s: Record, empire: int) -> int:
    """SA-261, SA-391 to SA-394: six cards; by the option seven for the first, five for the last or off-empire."""
    if s.technology == 0:
        return HAND
    if empire == NOBODY:
        return TECHNOLOGY_HAND_LAST
    rank = level_rank(s, empire)
    if rank == 1:
        return TECHNOLOGY_HAND_FIRST
    return TECHNOLOGY_HAND_LAST if rank == empires_in_play(s) else HAND


@rule
def most_held(s: Record, empire: int) -> int:
    """SA-262, SA-391, SA-392: nobody ends a destiny with more than it refills to; by rules 1 with up to six."""
    return refilled_hand(s, empire) if s.rules >= 2 else max(HAND, refilled_hand(s, empire))


@rule
def cards_seen(s: Record, empire: int) -> int:
    """How many cards of the draw pile an empire's effects let its player look at; of several the best."""
    most = 0
    if empire != NOBODY:
        cursor = next_clause(s, empire, VERB_CARDS, WHEN_DESTINY, START)
        while cursor != END:
            clause = clause_at(s, empire, cursor)
            if CLAUSES[clause, OP] == OP_PEEK:
                most = max(most, amount_of(clause))
            cursor = next_clause(s, empire, VERB_CARDS, WHEN_DESTINY, cursor)
    return min(most, MOST_PEEKED)


@rule
def peek(s: Record) -> None:
    """SA-260: destiny begins; where an effect says so its player first looks at the next cards."""
    empire, seat = was_about(s), was_about_too(s)
    interrupt(s, AT_DISCARD, empire, seat)
    seen = cards_seen(s, empire)
    if seen > 0 and s.deck_left == 0:
        renew_deck(s)
    seen = min(seen, int(s.deck_left))
    for place in range(seen):
        s.peeked[seat, place] = s.deck[s.deck_left - 1 - place]
    if seen > 0:
        tell(s, PEEKED, seat, seen)
        interrupt(s, AT_ARRANGE, empire, seat)


@rule
def who_arranges(s: Record) -> int:
    """Whoever looks at cards puts them back."""
    return 1 << (about_too(s) % _SEATS)


@rule
def is_peeked(s: Record, seat: int, card: int) -> bool:
    """Whether a player looks at a card of the draw pile."""
    for place in range(MOST_PEEKED):
        if s.peeked[seat, place] == card:
            return True
    return False


@rule
def cards_to_put(s: Record, seat: int, out: Actions) -> int:
    """Any card looked at can be the next one."""
    count = 0
    for card in range(CARDS):
        if is_peeked(s, seat, card):
            count = offer(out, count, PUT_NEXT, card)
    return count


@rule
def put_next(s: Record, seat: int, action: int) -> None:
    """A card comes next on the draw pile, then another below it, until all are put back."""
    put, left = was_about_too(s) // _SEATS, 0
    change_places(s, int(s.deck_left) - 1 - put, first_noun(action))
    for place in range(MOST_PEEKED):
        if s.peeked[seat, place] == first_noun(action):
            s.peeked[seat, place] = NO_CARD
        elif s.peeked[seat, place] != NO_CARD:
            left += 1
    if left > 0:
        interrupt(s, AT_ARRANGE, was_about(s), (put + 1) * _SEATS + seat)


@rule
def change_places(s: Record, place: int, card: int) -> None:
    """A card of the draw pile changes places with the one that lies in a place, so that none is there twice."""
    for other in range(place + 1):
        if s.deck[other] == card:
            s.deck[other] = s.deck[place]
    s.deck[place] = card


@rule
def who_discards(s: Record) -> int:
    """SA-260: the player of the destiny."""
    return 1 << about_too(s)


@rule
def cards_to_discard(s: Record, seat: int, out: Actions) -> int:
    """SA-260, SA-262: any card of the hand; no more only with a hand that is not too large."""
    count = offer(out, 0, DONE) if s.hand_size[seat] <= most_held(s, about(s)) else 0
    return offer_hand(s, seat, out, count, DISCARD)


@rule
def discard(s: Record, seat: int, action: int) -> None:
    """SA-260, SA-261: cards are discarded one by one, then the hand is filled."""
    empire = was_about(s)
    if verb_of(action) == DISCARD:
        discard_card(s, first_noun(action))
        tell(s, DISCARDED, seat, first_noun(action))
        interrupt(s, AT_DISCARD, empire, seat)
    else:
        interrupt(s, AT_REFILL, seat, refilled_hand(s, empire))


@rule
def refill(s: Record) -> None:
    """SA-261, SA-395: a player draws up to so many cards."""
    fill_hand(s, was_about(s), was_about_too(s))

"""The rules of the toy game: TOY-1 to TOY-10."""

from aevum.core.random import draw_below
from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import end_game, interrupt, tell
from aevum.core.vocabulary import first_noun, offer, verb_of
from tests.toy.actions import (
    BOAST,
    BOASTED,
    DREW,
    DREW_CARD,
    KEEP,
    LAID,
    LAID_CARD,
    LAY,
    PASS,
    PEEK,
    PEEKED,
    REVEALED,
    ROUND_BEGAN,
    SAW,
    SWAP,
    SWAPPED,
    SWAPPED_CARD,
    TIED,
    TOOK_POINT,
)
from tests.toy.state import COPIES, DECK, HAND, RANKS
from tests.toy.steps import AT_LEAD, AT_REACT, AT_SHOW, AT_SWAP, AT_TIE


@rule
def deal(s: Record) -> None:
    """TOY-1: shuffle 24 cards, four of each rank, and deal three to everybody."""
    for place in range(DECK):
        s.deck[place] = place // COPIES
    for place in range(DECK - 1, 0, -1):
        other = draw_below(s, place + 1)
        s.deck[place], s.deck[other] = s.deck[other], s.deck[place]
    s.deck_left = DECK
    for seat in range(s.seats):
        s.laid[seat] = NOBODY
        s.turned[seat] = NOBODY
        for _ in range(HAND):
            draw_card(s, seat)
    s.seat = s.seats - 1


@rule
def may_join(s: Record) -> bool:
    """TOY-10: a seat joins between two rounds, while there are cards for it."""
    return s.step == AT_LEAD and s.deck_left >= HAND


@rule
def join(s: Record, seat: int) -> None:
    """TOY-10: who joins is dealt three cards."""
    s.laid[seat] = NOBODY
    s.turned[seat] = NOBODY
    for _ in range(HAND):
        draw_card(s, seat)


@rule
def draw_card(s: Record, seat: int) -> None:
    """TOY-1, TOY-7: a seat draws the top card of the deck, unseen by the others."""
    s.deck_left -= 1
    rank = int(s.deck[s.deck_left])
    s.deck[s.deck_left] = NOBODY
    s.known[s.deck_left] = 0
    s.hand[seat, rank] += 1
    s.held[seat] += 1
    tell(s, DREW, seat)
    tell(s, DREW_CARD, seat, rank)


@rule
def begin_round(s: Record) -> None:
    """TOY-2: the lead goes round the table."""
    s.rounds += 1
    s.seat = (s.seat + 1) % s.seats
    tell(s, ROUND_BEGAN, s.rounds, s.seat)


@rule
def leads(s: Record, seat: int, out: Actions) -> int:
    """TOY-3: the leader may peek at the top card, or show one of its cards to everybody."""
    count = offer(out, 0, PASS)
    if s.peeking and s.deck_left > 0:
        count = offer(out, count, PEEK)
    for rank in range(RANKS):
        if s.hand[seat, rank] > s.shown[seat, rank]:
            count = offer(out, count, BOAST, rank)
    return count


@rule
def lead(s: Record, seat: int, action: int) -> None:
    """TOY-3: what is peeked at is shown as a step of its own, because nobody can foresee it."""
    if verb_of(action) == PEEK:
        tell(s, PEEKED, seat)
        interrupt(s, AT_SHOW)
    elif verb_of(action) == BOAST:
        s.shown[seat, first_noun(action)] += 1
        s.boasts += 1
        s.boasts_of[seat] += 1
        tell(s, BOASTED, seat, first_noun(action))


@rule
def show(s: Record) -> None:
    """TOY-3: the leader sees the top card, and may then exchange it."""
    top = s.deck_left - 1
    s.known[top] |= 1 << int(s.seat)
    tell(s, SAW, s.seat, s.deck[top])
    interrupt(s, AT_SWAP)


@rule
def swaps(s: Record, seat: int, out: Actions) -> int:
    """TOY-4: keep the hand, or exchange a card that nobody has seen for the top card."""
    return own_unseen(s, seat, out, KEEP, SWAP)


@rule
def own_unseen(s: Record, seat: int, out: Actions, without: int, verb: int) -> int:
    """TOY-4, TOY-9: do without, or do something with a card that nobody has seen."""
    count = offer(out, 0, without)
    for rank in range(RANKS):
        if s.hand[seat, rank] > s.shown[seat, rank]:
            count = offer(out, count, verb, rank)
    return count


@rule
def swap(s: Record, seat: int, action: int) -> None:
    """TOY-4: now only this seat knows the top card."""
    if verb_of(action) != KEEP:
        rank = first_noun(action)
        top = s.deck_left - 1
        taken = int(s.deck[top])
        s.hand[seat, taken] += 1
        s.hand[seat, rank] -= 1
        s.deck[top] = rank
        s.known[top] = 1 << seat
        tell(s, SWAPPED, seat)
        tell(s, SWAPPED_CARD, seat, rank, taken)


@rule
def everybody(s: Record) -> int:
    """TOY-5: all seats lay a card at once."""
    return (1 << int(s.seats)) - 1


@rule
def cards(s: Record, seat: int, out: Actions) -> int:
    """TOY-5: any card of the hand."""
    count = 0
    for rank in range(RANKS):
        if s.hand[seat, rank] > 0:
            count = offer(out, count, LAY, rank)
    return count


@rule
def lay(s: Record, seat: int, action: int) -> None:
    """TOY-5: a card goes covered on the table."""
    rank = first_noun(action)
    s.hand[seat, rank] -= 1
    s.held[seat] -= 1
    s.laid[seat] = rank
    s.covered |= 1 << seat
    tell(s, LAID, seat)
    tell(s, LAID_CARD, seat, rank)
    if s.reacting and s.pending == 0:
        interrupt(s, AT_REACT)


@rule
def reacts(s: Record, seat: int, out: Actions) -> int:
    """TOY-9: before the cards are turned over everybody may show another card, or pass."""
    return own_unseen(s, seat, out, PASS, BOAST)


@rule
def this_round(s: Record, seat: int) -> int:
    """TOY-9: a reaction may be passed for the rest of the round."""
    return int(s.rounds)


@rule
def shown_by_others(s: Record, seat: int) -> int:
    """TOY-9: a reaction may be passed until somebody else shows another card."""
    return int(s.boasts) - int(s.boasts_of[seat])


@rule
def reveal(s: Record) -> None:
    """TOY-6: all cards are turned over; the highest takes the point, and a die settles a tie."""
    best = NOBODY
    s.tied = 0
    for seat in range(s.seats):
        rank = int(s.laid[seat])
        s.turned[seat] = rank
        tell(s, REVEALED, seat, rank)
        if rank > best:
            best = rank
            s.tied = 0
        if rank == best:
            s.tied |= 1 << seat
    s.covered = 0
    if count_seats(s.tied) == 1:
        take_point(s, 0)
    else:
        interrupt(s, AT_TIE)


@rule
def count_seats(mask: int) -> int:
    """How many seats a mask has."""
    count = 0
    for seat in range(8):
        count += (mask >> seat) & 1
    return count


@rule
def settle_tie(s: Record) -> None:
    """TOY-6: one of those who tie, each as likely."""
    count = count_seats(s.tied)
    tell(s, TIED, count)
    take_point(s, draw_below(s, count))


@rule
def take_point(s: Record, place: int) -> None:
    """TOY-6: the point goes to the seat at this place of the mask of the highest."""
    for seat in range(s.seats):
        if (s.tied >> seat) & 1:
            if place == 0:
                s.points[seat] += 1
                tell(s, TOOK_POINT, seat, s.points[seat])
            place -= 1
    s.tied = 0


@rule
def end_round(s: Record) -> None:
    """TOY-7: laid cards are discarded, everybody draws a card while there are some; TOY-8: the end."""
    for seat in range(s.seats):
        rank = int(s.laid[seat])
        s.discard[rank] += 1
        s.laid[seat] = NOBODY
        if s.shown[seat, rank] > 0:
            s.shown[seat, rank] -= 1
    if s.rounds == s.rounds_to_play:
        end_game(s)
    else:
        for seat in range(s.seats):
            if s.deck_left > 0:
                draw_card(s, seat)


@rule
def score(s: Record, seat: int) -> int:
    """TOY-8: the points taken."""
    return int(s.points[seat])


@rule
def beats(s: Record, seat: int, other: int) -> bool:
    """TOY-8: more points; a tie is shared."""
    return s.points[seat] > s.points[other]


@rule
def appraise(s: Record, seat: int, action: int) -> float:
    """High cards win."""
    return float(first_noun(action)) if verb_of(action) == LAY else -float(first_noun(action))

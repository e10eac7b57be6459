"""Cards as they could be for all that a player knows: hands, what was laid, the pile."""

from aevum.core.frames import first_value, second_value, step_of, subject_of
from aevum.core.random import mix
from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import pick

from .rules.civilise import seat_of_actor
from .rules.destiny import cards_seen
from .state import (
    COVERED_CARD,
    IN_DECK,
    IN_HAND,
    LAID,
    MOST_PEEKED,
    NO_CARD,
    NOTHING,
    SIDES_COUNT,
)
from .steps import (
    AT_ARRANGE,
    AT_ARTIFACT_EMPIRE,
    AT_BID,
)
from .tables import CARDS

_SEATS = 8  # what putting cards back is about: how many are, and the seat


@rule
def one_of(s: Record, count: int) -> int:
    """A number below `count`; the generator of the match is left alone, since its key is imagined too."""
    s.key[0] = mix(s.key[0])
    return pick(s.key[0], count)


@rule
def waits(s: Record, step: int) -> int:
    """The subject of the latest frame of a step that runs or waits; -1 where there is none."""
    if s.step == step:
        return int(s.subject)
    for place in range(int(s.depth) - 1, -1, -1):
        if step_of(s.stack[place]) == step:
            return subject_of(s.stack[place])
    return NOTHING


@rule
def imagine_cards(s: Record, seat: int) -> None:
    """SA-018: the cards that the observer has not seen lie in hands, face down on the table, and in the draw pile."""
    place_known_cards(s, seat)
    unseen = 0
    for card in range(CARDS):
        if s.card_at[card] == NOTHING:
            s.deck[unseen] = card
            unseen += 1
    for last in range(unseen - 1, 0, -1):
        other = one_of(s, last + 1)
        card = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = card
    for other in range(s.seats):
        if other != seat:
            unseen = imagine_hand(s, other, unseen)
    unseen = imagine_laid(s, unseen)
    stack_deck(s, seat, unseen)


@rule
def place_known_cards(s: Record, seat: int) -> None:
    """Cards that the observer knows where they lie: what he laid or is shown, and what he looks at in the pile."""
    for other in range(s.seats):
        if s.bid[other] != NO_CARD:
            s.card_at[s.bid[other]] = LAID
    for side in range(SIDES_COUNT):
        if 0 <= s.side_card[side] < CARDS:
            s.card_at[s.side_card[side]] = LAID
    if seat >= 0:
        for place in range(MOST_PEEKED):
            if s.peeked[seat, place] != NO_CARD:
                s.card_at[s.peeked[seat, place]] = IN_DECK
    if s.step == AT_ARTIFACT_EMPIRE:
        s.card_at[second_value(s.subject)] = IN_HAND + who_plays_artifact(s)


@rule
def who_plays_artifact(s: Record) -> int:
    """SA-276: the player who shows a card of his hand, and still chooses the empire for it; -1 nobody."""
    return seat_of_actor(s, first_value(s.subject)) if s.step == AT_ARTIFACT_EMPIRE else NOBODY


@rule
def imagine_hand(s: Record, other: int, unseen: int) -> int:
    """As many cards as another player holds, and the bid that he has laid; how many are left."""
    known = 1 if who_plays_artifact(s) == other else 0
    for _card in range(s.hand_size[other] - known):
        unseen -= 1
        s.card_at[s.deck[unseen]] = IN_HAND + other
    has_bid = s.step == AT_BID and (int(s.bidding) >> other) & 1 and (int(s.pending) >> other) & 1 == 0
    if has_bid:
        unseen -= 1
        s.bid[other] = s.deck[unseen]
        s.card_at[s.bid[other]] = LAID
    return unseen


@rule
def imagine_laid(s: Record, unseen: int) -> int:
    """The cards that lie covered before the sides of a trade, a conflict or an assassination; how many are left."""
    for side in range(SIDES_COUNT):
        if s.side_card[side] == COVERED_CARD:
            unseen -= 1
            s.side_card[side] = s.deck[unseen]
            s.card_at[s.side_card[side]] = LAID
    return unseen


@rule
def stack_deck(s: Record, seat: int, unseen: int) -> None:
    """The rest is the draw pile; the cards that somebody looks at lie on top, below those that are put back already."""
    left, put, looker = int(s.deck_left), 0, NOBODY
    if s.step == AT_ARRANGE:
        put, looker = second_value(s.subject) // _SEATS, second_value(s.subject) % _SEATS
    for card in range(unseen):
        s.card_at[s.deck[card]] = IN_DECK
    if looker == seat and looker != NOBODY:
        known = left - unseen
        for place in range(put):
            s.deck[left - 1 - place] = s.deck[left - 1 - place - known]
        top = left - 1 - put
        for place in range(MOST_PEEKED):
            if s.peeked[seat, place] != NO_CARD:
                s.deck[top] = s.peeked[seat, place]
                top -= 1
    for card in range(left, CARDS):
        s.deck[card] = NO_CARD
    if looker != seat and looker != NOBODY:
        for place in range(put, min(cards_seen(s, first_value(s.subject)), left)):
            s.peeked[looker, place] = s.deck[left - 1 - place]

"""SA-021 to SA-027, SA-395: the table is set up; SA-047 to SA-050: a player joins later."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, interrupt, tell
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import DISCARD, DISCARDED, DONE, JOINED
from ..atlas import REGIONS
from ..state import (
    BOXES,
    LASTING,
    LEADER_PLACES,
    MOST_CHOSEN,
    MOST_PEEKED,
    NO_CARD,
    NONE_FELL,
    NOTHING,
    NOWHERE,
    SIDES_COUNT,
)
from ..steps import AT_COLOUR, AT_MARKER, AT_REDEEM, AT_REFILL
from ..tables import (
    ACTIONS,
    ARTIFACTS,
    COLOURS,
    CUP,
    DEALT_CARDS,
    LEADER_KINDS,
    MAX_PLAYERS,
    PAIR_COLOURS,
    PAIRS,
    REDEEMED_HAND,
)
from .cards import deal_card, discard_card, fill_hand, lay_out_cards, offer_hand
from .counters import lay_out_counters
from .standing import forget_lasting


@rule
def deal(s: Record) -> None:
    """SA-021 to SA-027: shuffled cards, a full cup, no empire; seven cards for each player."""
    clear_players(s)
    clear_empires(s)
    clear_map(s)
    clear_action(s)
    lay_out_counters(s)
    lay_out_cards(s)
    fill_cup(s)
    for _card in range(DEALT_CARDS):
        for seat in range(s.seats):
            deal_card(s, seat)
    s.bidding = (1 << int(s.seats)) - 1
    s.step = AT_REDEEM


@rule
def fill_cup(s: Record) -> None:
    """SA-025: all unnamed leaders and the counters of nobody are in the cup."""
    for kind in range(LEADER_KINDS + 1):
        s.cup[kind] = CUP[kind]


@rule
def clear_players(s: Record) -> None:
    """SA-027, SA-044: nobody has colours, glory or markers on the table."""
    s.turn = 0
    s.holder = NOBODY
    s.action = NOTHING
    s.window = NOTHING
    s.ended_by = NOBODY
    s.ended_seat = NOBODY
    for seat in range(MAX_PLAYERS):
        s.pair[seat] = NOBODY
        s.bid[seat] = NO_CARD
        s.first_bid[seat] = NOTHING
        s.spare_marker[seat] = NOTHING
        s.spare_as[seat] = NOTHING
        for place in range(MOST_PEEKED):
            s.peeked[seat, place] = NO_CARD
        for action in range(ACTIONS):
            s.fallen_trade[seat, action] = NONE_FELL
    for box in range(BOXES):
        s.timing[box] = NOTHING


@rule
def clear_empires(s: Record) -> None:
    """SA-024, SA-027: fifteen colours, and no empire in any of them."""
    for empire in range(COLOURS):
        s.player[empire] = NOBODY
        s.card[empire] = NO_CARD
        s.religion[empire] = NOTHING
        s.government[empire] = NOTHING
        s.capital[empire] = NOWHERE
        s.marker[empire] = NOTHING
        s.marker_as[empire] = NOTHING


@rule
def clear_map(s: Record) -> None:
    """SA-027: nothing stands on the map."""
    for region in range(REGIONS):
        s.control[region] = NOBODY
        s.wonder[region] = NOTHING
    for artifact in range(ARTIFACTS):
        s.wonder_at[artifact] = NOWHERE
    for place in range(LEADER_PLACES):
        s.leader[place] = NOTHING
        s.leader_of[place] = NOBODY
        s.leader_at[place] = NOWHERE
    for place in range(LASTING):
        forget_lasting(s, place)


@rule
def clear_action(s: Record) -> None:
    """Nothing is being done."""
    s.acting = NOBODY
    s.group_at = NOWHERE
    s.group_from = NOWHERE
    s.battle_at = NOWHERE
    s.battle_held_by = NOBODY
    s.played_card = NO_CARD
    s.played_by = NOBODY
    s.effect_region = NOWHERE
    for side in range(SIDES_COUNT):
        s.side_empire[side] = NOBODY
        s.side_seat[side] = NOBODY
        s.side_card[side] = NO_CARD
    for place in range(MOST_CHOSEN):
        s.chosen[place] = NOTHING
    for place in range(len(s.urbanised)):
        s.urbanised[place] = NOWHERE


@rule
def who_redeems(s: Record) -> int:
    """SA-395: with this option each player in turn may exchange cards, the dealer first."""
    return 1 << int(s.served) if s.redemption == 1 and s.served < s.seats else 0


@rule
def may_redeem(s: Record, seat: int) -> bool:
    """Whether a player has cards to exchange: known to all, unlike the cards, so nobody foresees that one is done."""
    return s.hand_size[seat] > 0


@rule
def cards_to_redeem(s: Record, seat: int, out: Actions) -> int:
    """SA-395: one more card of the hand, or no more."""
    return offer_hand(s, seat, out, offer(out, 0, DONE), DISCARD)


@rule
def redeem(s: Record, seat: int, action: int) -> None:
    """SA-395: cards are discarded one by one; whoever discarded any refills to six, and the next player comes."""
    go_to(s, AT_REDEEM)
    if verb_of(action) == DISCARD:
        discard_card(s, first_noun(action))
        tell(s, DISCARDED, seat, first_noun(action))
        return
    s.served += 1
    if s.hand_size[seat] < DEALT_CARDS:
        interrupt(s, AT_REFILL, seat, REDEEMED_HAND)


@rule
def is_pair_free(s: Record, pair: int) -> bool:
    """SA-046, SA-047: a pair that nobody owns and no empire uses."""
    for seat in range(s.seats):
        if s.pair[seat] == pair:
            return False
    for shade in range(len(PAIR_COLOURS[pair])):
        if s.player[PAIR_COLOURS[pair, shade]] != NOBODY:
            return False
    return True


@rule
def no_marker_placed(s: Record) -> bool:
    """Whether the turn has just begun: everybody is still to place the first marker."""
    return s.step == AT_MARKER and s.served == 0 and s.pending == (1 << int(s.seats)) - 1


@rule
def may_join(s: Record) -> bool:
    """SA-047, SA-050-R1: between turns a player may join if a whole pair is free.

    The newcomer takes the last seat, which is to the right of the first: so it comes last when the first player holds
    the turn marker, and that is when one can join.
    """
    if not no_marker_placed(s) or s.holder != 0:
        return False
    for pair in range(PAIRS):
        if is_pair_free(s, pair):
            return True
    return False


@rule
def join(s: Record, seat: int) -> None:
    """SA-048 to SA-050: seven cards, the glory of whoever is last; then the newcomer chooses a pair of colours."""
    s.joined += 1
    s.pair[seat] = NOBODY
    s.glory[seat] = s.glory[0]
    for other in range(seat):
        s.glory[seat] = min(s.glory[seat], s.glory[other])
    tell(s, JOINED, seat, s.glory[seat])
    fill_hand(s, seat, DEALT_CARDS)
    go_to(s, AT_COLOUR)
    s.pending = 1 << seat

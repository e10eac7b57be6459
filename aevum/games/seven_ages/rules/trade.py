"""SA-144 to SA-153, SA-163: trade and progress: a partner, a card from each side, and the totals.

What comes of it is in `trade_results`. A trade's sides stand in `side_empire`, `side_seat` and `side_card`, the acting
empire first; the draw pile as partner is -1. The steps of a trade are about the acting empire and its partner.
"""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import (
    KEEP_TRADE_CARD,
    LAY_FOR_TRADE,
    PASS,
    PILE_CARD_SHOWN,
    PILE_TRADE_BEGUN,
    REPLACE_TRADE_CARD,
    SEEK_WAY,
    TRADE_BEGUN,
    TRADE_CANCELLED,
    TRADE_CARD_REPLACED,
    TRADE_CARD_SEEN,
    TRADE_CARD_SHOWN,
    TRADE_DECLINED,
    TRADE_WITH,
    TRADE_WITH_PILE,
)
from ..cells import NONE
from ..icons import TIMING_TRADE
from ..state import ACTIVE, NO_CARD, OTHER, SIDES_COUNT
from ..steps import AT_PARTNER, AT_REACT, AT_SHOW_TRADE, AT_SWAP_TRADE, AT_TRADE_CARD, AT_TRADE_RESULT, AT_TRADE_WINDOW
from ..tables import COLOURS
from ..words import OP_SEE_CARD, OP_SWAP_CARD, OP_WIN_TIES, UNTIL_NEXT_TRADE, VERB_CANCEL, VERB_TRADE, WHAT_TRADE
from .cards import draw_card, give_card, lay_card, offer_hand, value_of
from .empires import empire_of_card, in_play
from .passage import could_reach, foreign_empires, forget_ways, offer_empires, seek_way
from .reach import empires_in_range
from .standing import end_lasting, has_flag, has_op, trade_value
from .turn import use_up_trade

# The second value of AT_PARTNER: 1 for a trade that a card gives, beside the marker of the empire; then, above that, a
# bit for each empire to which a way was sought.
BY_MARKER, BY_CARD = range(2)
_SHIFT = 1
BOTH_SIDES = (1 << SIDES_COUNT) - 1


@rule
def who_picks_partner(s: Record) -> int:
    """SA-144: the player of the acting empire."""
    return 1 << int(s.player[about(s)]) if in_play(s, about(s)) else 0


@rule
def fresh_among(s: Record, empires: int) -> int:
    """SA-145, SA-145-R1: those of these empires that took no part in a trade in this turn, on either side."""
    fresh = 0
    for empire in range(COLOURS):
        if (empires >> empire) & 1 and not s.traded[empire]:
            fresh |= 1 << empire
    return fresh


@rule
def partners(s: Record, empire: int, near: int) -> int:
    """SA-144, SA-145: of the empires in range those of other players; while there are fresh ones, these alone."""
    eligible = near & foreign_empires(s, empire)
    fresh = fresh_among(s, eligible)
    return fresh if fresh else eligible


@rule
def partners_by_permission(s: Record, empire: int, near: int) -> int:
    """SA-013, SA-145: empires that others could bring in range, if they could then be partners."""
    foreign = foreign_empires(s, empire)
    far = could_reach(s, empire) & foreign & ~near
    return fresh_among(s, far) if fresh_among(s, near & foreign) else far


@rule
def partners_to_pick(s: Record, seat: int, out: Actions) -> int:
    """SA-144, SA-146, SA-146-R1, SA-147-R1: to decline, a partner, else the draw pile, or to seek a way to one."""
    empire, sought = about(s), about_too(s) >> _SHIFT
    near = empires_in_range(s, empire)
    eligible = partners(s, empire, near)
    count = offer(out, 0, PASS)
    count = offer_empires(s, out, count, TRADE_WITH, eligible)
    if not eligible:
        count = offer(out, count, TRADE_WITH_PILE)
    return offer_empires(s, out, count, SEEK_WAY, partners_by_permission(s, empire, near) & ~sought)


@rule
def pick_partner(s: Record, seat: int, action: int) -> None:
    """SA-013-R1, SA-144, SA-146: the trade begins, or a way to a partner is sought first."""
    empire, called = was_about(s), was_about_too(s)
    if verb_of(action) == PASS:
        decline_trade(s, empire, called & 1)
    elif verb_of(action) == SEEK_WAY:
        goal = empire_of_card(s, first_noun(action))
        interrupt(s, AT_PARTNER, empire, called | 1 << (goal + _SHIFT))
        seek_way(s, empire, goal)
    elif verb_of(action) == TRADE_WITH_PILE:
        begin_trade(s, empire, NOBODY, called & 1)
    else:
        begin_trade(s, empire, empire_of_card(s, first_noun(action)), called & 1)


@rule
def decline_trade(s: Record, empire: int, called_by: int) -> None:
    """SA-147-R1: who does not want the trade any more loses the action, and has not chosen it."""
    forget_ways(s, empire)
    if called_by == BY_MARKER:
        s.chose_trade[empire] = 0
        s.trade_due[empire] = 0
    tell(s, TRADE_DECLINED, s.card[empire])


@rule
def begin_trade(s: Record, empire: int, partner: int, called_by: int) -> None:
    """SA-144, SA-147-R1: the partner cannot refuse; cards may be played before the trade goes on."""
    forget_ways(s, empire)
    clear_sides(s)
    take_side(s, ACTIVE, empire)
    if partner == NOBODY:
        tell(s, PILE_TRADE_BEGUN, s.card[empire])
    else:
        take_side(s, OTHER, partner)
        tell(s, TRADE_BEGUN, s.card[empire], s.card[partner])
    s.chose_trade[empire] = 1
    if called_by == BY_MARKER:
        use_up_trade(s, empire)
    interrupt(s, AT_TRADE_WINDOW, empire, partner)
    interrupt(s, AT_REACT, TIMING_TRADE, empire)


@rule
def take_side(s: Record, side: int, empire: int) -> None:
    """An empire is a side of the trade."""
    s.side_empire[side] = empire
    s.side_seat[side] = s.player[empire]


@rule
def clear_sides(s: Record) -> None:
    """There is no trade."""
    s.sides_shown = 0
    for side in range(SIDES_COUNT):
        s.side_empire[side] = NOBODY
        s.side_seat[side] = NOBODY
        s.side_card[side] = NO_CARD
        s.side_draws[side] = 0
        s.side_peeks[side] = 0
    for empire in range(COLOURS):
        s.won_trade[empire] = 0


@rule
def finish_trade(s: Record) -> None:
    """SA-162: the trade is over, and so is what lasted for it."""
    end_lasting(s, UNTIL_NEXT_TRADE, NOBODY)
    end_lasting(s, NONE, NOBODY)
    clear_sides(s)


@rule
def open_trade(s: Record) -> None:
    """SA-145, SA-147: both have traded, and the partner's own action is used up with it; then cards are laid.

    An event can cancel the trade before: then the action is spent, but the partner has not traded.
    """
    empire, partner = was_about(s), was_about_too(s)
    if has_flag(s, empire, VERB_CANCEL, WHAT_TRADE):
        tell(s, TRADE_CANCELLED, s.card[empire])
        finish_trade(s)
        return
    s.traded[empire] = 1
    if partner != NOBODY:
        s.traded[partner] = 1
        use_up_trade(s, partner)
    interrupt(s, AT_SHOW_TRADE, empire, partner)
    call_for_cards(s, empire)


@rule
def only_side_with(s: Record, op: int) -> int:
    """The one side that an effect on trades favours in this way; -1 where none or both are."""
    active, other = side_has(s, ACTIVE, op), side_has(s, OTHER, op)
    if active == other:
        return NOBODY
    return ACTIVE if active else OTHER


@rule
def side_has(s: Record, side: int, op: int) -> bool:
    """Whether an effect on trades favours a side in this way; the draw pile has none."""
    return s.side_empire[side] != NOBODY and has_op(s, int(s.side_empire[side]), VERB_TRADE, op)


@rule
def call_for_cards(s: Record, empire: int) -> None:
    """SA-148: both lay their cards at once; where an effect shows one side the other's card, that is laid first."""
    spy = only_side_with(s, OP_SEE_CARD)
    if spy == NOBODY:
        interrupt(s, AT_TRADE_CARD, empire, BOTH_SIDES)
        return
    s.side_peeks[spy] = 1
    interrupt(s, AT_TRADE_CARD, empire, 1 << spy)
    interrupt(s, AT_TRADE_CARD, empire, BOTH_SIDES & ~(1 << spy))


@rule
def who_lays(s: Record) -> int:
    """SA-148, SA-149: the players of the sides that lay now, if they have a card."""
    seats = 0
    for side in range(SIDES_COUNT):
        seat = int(s.side_seat[side])
        if (about_too(s) >> side) & 1 and seat != NOBODY and s.hand_size[seat] > 0 and s.side_card[side] == NO_CARD:
            seats |= 1 << seat
    return seats


@rule
def cards_to_lay(s: Record, seat: int, out: Actions) -> int:
    """SA-148: any card of the hand."""
    return offer_hand(s, seat, out, 0, LAY_FOR_TRADE)


@rule
def side_of(s: Record, seat: int) -> int:
    """The side of a player in the trade."""
    return ACTIVE if s.side_seat[ACTIVE] == seat else OTHER


@rule
def lay_for_trade(s: Record, seat: int, action: int) -> None:
    """SA-148: a card is laid face down, before the eyes of a spy alone."""
    side, card = side_of(s, seat), first_noun(action)
    lay_card(s, card)
    s.side_card[side] = card
    if s.side_peeks[1 - side]:
        tell(s, TRADE_CARD_SEEN, s.side_seat[1 - side], seat, card)


@rule
def show_trade(s: Record) -> None:
    """SA-147-R1, SA-148, SA-149, SA-153: who laid nothing gets the top card of the pile, the acting side first."""
    empire, partner = was_about(s), was_about_too(s)
    for side in range(SIDES_COUNT):
        if s.side_card[side] == NO_CARD:
            s.side_card[side] = draw_card(s)
            s.side_draws[side] += 1
    s.sides_shown = 1
    for side in range(SIDES_COUNT):
        tell_card(s, side)
    interrupt(s, AT_TRADE_RESULT, empire, partner)
    interrupt(s, AT_SWAP_TRADE, empire, partner)
    interrupt(s, AT_REACT, TIMING_TRADE, empire)


@rule
def tell_card(s: Record, side: int) -> None:
    """SA-148: a side's card is turned up."""
    empire, card = int(s.side_empire[side]), int(s.side_card[side])
    if card == NO_CARD:
        return
    if empire == NOBODY:
        tell(s, PILE_CARD_SHOWN, card, value_of(card))
    else:
        tell(s, TRADE_CARD_SHOWN, s.card[empire], card)


@rule
def who_replaces(s: Record) -> int:
    """SA-148: the players of the sides that an effect lets replace their card after it is shown."""
    seats = 0
    for side in range(SIDES_COUNT):
        if side_has(s, side, OP_SWAP_CARD) and s.hand_size[s.side_seat[side]] > 0:
            seats |= 1 << int(s.side_seat[side])
    return seats


@rule
def replacements(s: Record, seat: int, out: Actions) -> int:
    """SA-148: to keep the card or to lay another one of the hand."""
    return offer_hand(s, seat, out, offer(out, 0, KEEP_TRADE_CARD), REPLACE_TRADE_CARD)


@rule
def replace_card(s: Record, seat: int, action: int) -> None:
    """SA-148: the old card goes back to the hand."""
    if verb_of(action) == KEEP_TRADE_CARD:
        return
    side, card = side_of(s, seat), first_noun(action)
    give_card(s, int(s.side_card[side]), seat)
    lay_card(s, card)
    s.side_card[side] = card
    tell(s, TRADE_CARD_REPLACED, s.card[s.side_empire[side]], card)


@rule
def trade_total(s: Record, side: int) -> int:
    """SA-150, SA-151, SA-153: card, trade value and 1 less for disorder; of the draw pile the card alone."""
    empire, value = int(s.side_empire[side]), value_of(int(s.side_card[side]))
    if empire == NOBODY:
        return value
    return value + trade_value(s, empire)


@rule
def winning_side(s: Record) -> int:
    """SA-152: the side with the higher total, in a tie the one that alone wins ties; -1 where it stays a tie."""
    active, other = trade_total(s, ACTIVE), trade_total(s, OTHER)
    if active == other:
        return only_side_with(s, OP_WIN_TIES)
    return ACTIVE if active > other else OTHER

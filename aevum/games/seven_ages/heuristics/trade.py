"""Trade and progress, asking for passage, bids, glory for money: what cards and money are given for."""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from ..actions import (
    ASK_PASSAGE,
    DECLINE_PRICE,
    DONE,
    GRANT_PASSAGE,
    KEEP_TRADE_CARD,
    PASS,
    REFUSE_PASSAGE,
    TAKE_WAY,
    TRADE_WITH,
    TRADE_WITH_PILE,
)
from ..rules.empires import empire_of_card
from ..rules.ending import agreed_end, is_past_first_age
from ..rules.harvest import glory_price
from ..rules.standing import trade_value
from ..rules.trade import side_of
from ..state import NO_CARD
from ..tables import CARD_VALUE, PAIR_COLOURS
from .cards import keeping_worth, worth_of_a_draw
from .production import colour_worth
from .worth import PLENTY, hurries_end, lead_of, places_of_money

CARD_STAKE = 0.06  # what a point of value more is worth in a trade
FAIR_PRICE = 3  # money for a passage


# The partner


@rule
def decide_partner(s: Record, seat: int, action: int) -> float:
    """A partner from whom there is much to learn and who trades badly; the way to another is not worth its price."""
    verb, empire = verb_of(action), about(s)
    if verb == PASS:
        return 0.0
    if verb == TRADE_WITH_PILE:
        return 0.6
    if verb != TRADE_WITH:
        return -0.2
    other = empire_of_card(s, first_noun(action))
    worth = 0.8 + 0.1 * float(trade_value(s, empire) - trade_value(s, other))
    worth -= 0.3 * lead_of(s, int(s.player[other]))
    return max(worth + (0.3 if s.level[other] > s.level[empire] else 0.0), 0.05)


# Cards


@rule
def decide_trade_card(s: Record, seat: int, action: int) -> float:
    """A high card that is of little other use; whoever has seen the other's card lays just what wins."""
    side, card = side_of(s, seat), first_noun(action)
    worth = CARD_STAKE * float(CARD_VALUE[card]) - 0.5 * keeping_worth(s, seat, card)
    if s.side_peeks[side] and s.side_card[1 - side] != NO_CARD and beats_other(s, side, card):
        worth += 1.0 - 2.0 * CARD_STAKE * float(CARD_VALUE[card])
    return worth


@rule
def beats_other(s: Record, side: int, card: int) -> bool:
    """Whether a card wins against the one that lies before the other side."""
    own = int(CARD_VALUE[card]) + trade_value(s, int(s.side_empire[side]))
    other = int(CARD_VALUE[s.side_card[1 - side]])
    if s.side_empire[1 - side] != NOBODY:
        other += trade_value(s, int(s.side_empire[1 - side]))
    return own > other


@rule
def decide_replacement(s: Record, seat: int, action: int) -> float:
    """Another card only to turn a loss into a win."""
    side = side_of(s, seat)
    if s.side_card[side] == NO_CARD or s.side_card[1 - side] == NO_CARD:
        return 1.0 if verb_of(action) == KEEP_TRADE_CARD else 0.0
    if verb_of(action) == KEEP_TRADE_CARD:
        return 1.0 if beats_other(s, side, int(s.side_card[side])) else 0.0
    return 0.5 - 0.1 * keeping_worth(s, seat, first_noun(action)) if beats_other(s, side, first_noun(action)) else -1.0


@rule
def decide_discard(s: Record, seat: int, action: int) -> float:
    """Poor cards go, the poorest first."""
    if verb_of(action) == DONE:
        return 0.0
    return worth_of_a_draw(s, seat) - keeping_worth(s, seat, first_noun(action))


@rule
def decide_giving(s: Record, seat: int, action: int) -> float:
    """The card that is least missed is bid, handed over or thrown away."""
    return -keeping_worth(s, seat, first_noun(action))


@rule
def decide_wanted(s: Record, seat: int, action: int) -> float:
    """The best card comes next, or back from the discards."""
    return keeping_worth(s, seat, first_noun(action))


@rule
def decide_colours(s: Record, seat: int, action: int) -> float:
    """The pair with the most and best counters."""
    pair = first_noun(action)
    return colour_worth(s, int(PAIR_COLOURS[pair, 0])) + colour_worth(s, int(PAIR_COLOURS[pair, 1]))


# Passage


@rule
def decide_passage(s: Record, seat: int, action: int) -> float:
    """Ask for what is sought, and take it."""
    if verb_of(action) == TAKE_WAY:
        return 1.0
    return 0.5 if verb_of(action) == ASK_PASSAGE else 0.0


@rule
def decide_price(s: Record, seat: int, action: int) -> float:
    """A fair price for everybody but the leader, who is refused; whoever has nothing may pass for nothing."""
    verb = verb_of(action)
    if verb == REFUSE_PASSAGE:
        return 0.3 if lead_of(s, int(s.player[about(s)])) >= 1.0 else 0.0
    if verb == GRANT_PASSAGE:
        return 0.01
    price = first_noun(action)
    return 0.2 - 0.02 * float(abs(price - FAIR_PRICE)) if price > 0 else -0.1


@rule
def decide_price_in_cards(s: Record, seat: int, action: int) -> float:
    """Money will do."""
    return -float(first_noun(action))


@rule
def decide_reply(s: Record, seat: int, action: int) -> float:
    """A price is accepted up to a little more than what is fair."""
    if verb_of(action) == DECLINE_PRICE:
        return 0.0
    owner = about_too(s)
    return float(FAIR_PRICE + 2 - int(s.price_money[owner])) - 4.0 * float(s.price_cards[owner])


# Money and progress


@rule
def decide_advance(s: Record, seat: int, action: int) -> float:
    """All steps of progress that there are, but none towards an end that others would win."""
    steps = float(first_noun(action))
    return -steps if hurries_end(s, seat, about(s)) else steps


@rule
def decide_gift(s: Record, seat: int, action: int) -> float:
    """Nobody gives money away."""
    return -float(first_noun(action))


@rule
def is_last_harvest(s: Record) -> bool:
    """Whether the game is sure to end after this harvest."""
    return s.ended_by != NOBODY or agreed_end(s) or is_past_first_age(s)


@rule
def decide_glory(s: Record, seat: int, action: int) -> float:
    """Glory for what money is left over, in the last turn for all; less the places in which money itself is counted."""
    if verb_of(action) == DONE:
        return 0.0
    empire, points = empire_of_card(s, first_noun(action)), second_noun(action)
    left = int(s.money[empire]) - points * glory_price(s, empire)
    lost = places_of_money(s, empire, left, int(s.money[empire]))
    return float(points) - lost if left >= PLENTY or is_last_harvest(s) else -1.0

"""The trading variant: RT-130 to RT-134.

An offer is put together ware by ware, then the partner accepts or declines it.
"""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, interrupt, tell
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import (
    ACCEPT,
    ACCEPTED,
    ASK,
    ASKED_OFFER,
    DECLINE,
    DECLINED,
    DONE,
    GAVE_OFFER,
    GIVE,
    OFFER,
    OFFERED,
    PROPOSE,
    PROPOSED,
    TRADED,
    WITHDRAW,
    WITHDREW,
)
from ..state import MAX_OFFERS, WARES
from ..steps import AT_ANSWER, AT_COMPOSE, AT_TRADE
from .holdings import change_stock, room, stock


@rule
def most_to_give(s: Record, giver: int, taker: int, ware: int) -> int:
    """RT-133: no more than the giver has and the taker's track holds."""
    return min(stock(s, giver, ware), room(s, taker, ware))


@rule
def could_trade(s: Record, seat: int, partner: int) -> bool:
    """RT-131: both sides have something to give, of different kinds."""
    for given in range(WARES):
        for asked in range(WARES):
            if (
                given != asked
                and most_to_give(s, seat, partner, given) > 0
                and most_to_give(s, partner, seat, asked) > 0
            ):
                return True
    return False


@rule
def who_trades(s: Record) -> int:
    """RT-130: only in the variant, only the player on turn, and not without end."""
    return 1 << int(s.seat) if s.trading and s.offers < MAX_OFFERS else 0


@rule
def partners(s: Record, seat: int, out: Actions) -> int:
    """RT-131, RT-132: any opponent, one deal at a time; or go on to building."""
    count = 0
    for partner in range(s.seats):
        if partner != seat and could_trade(s, seat, partner):
            count = offer(out, count, OFFER, partner)
    return offer(out, count, DONE)


@rule
def begin_offer(s: Record, seat: int, action: int) -> None:
    """RT-131: an offer to one opponent; afterwards another may follow."""
    if verb_of(action) == OFFER:
        s.offers += 1
        s.partner = first_noun(action)
        for ware in range(WARES):
            s.gives[ware] = 0
            s.asks[ware] = 0
        tell(s, OFFERED, seat, s.partner)
        go_to(s, AT_TRADE)
        interrupt(s, AT_COMPOSE)


@rule
def is_named(s: Record, ware: int) -> bool:
    """RT-131: a deal names each ware on one side only."""
    return s.gives[ware] > 0 or s.asks[ware] > 0


@rule
def offer_amounts(s: Record, verb: int, giver: int, taker: int, out: Actions, count: int) -> int:
    """RT-133, RT-134: any amount of a good or of food that is there and fits; coins and workers are no wares."""
    for ware in range(WARES):
        if not is_named(s, ware):
            for amount in range(1, most_to_give(s, giver, taker, ware) + 1):
                count = offer(out, count, verb, ware, amount)
    return count


@rule
def offer_parts(s: Record, seat: int, out: Actions) -> int:
    """RT-131: what is given, what is asked; both sides give something."""
    count = offer_amounts(s, GIVE, seat, s.partner, out, 0)
    count = offer_amounts(s, ASK, s.partner, seat, out, count)
    given = 0
    asked = 0
    for ware in range(WARES):
        given += s.gives[ware]
        asked += s.asks[ware]
    if given > 0 and asked > 0:
        count = offer(out, count, PROPOSE)
    return offer(out, count, WITHDRAW)


@rule
def compose_offer(s: Record, seat: int, action: int) -> None:
    """RT-131: add a ware to the offer, propose it, or withdraw it."""
    verb = verb_of(action)
    if verb == PROPOSE:
        tell(s, PROPOSED, seat, s.partner)
        interrupt(s, AT_ANSWER)
    elif verb == WITHDRAW:
        tell(s, WITHDREW, seat)
        s.partner = NOBODY
    else:
        ware = first_noun(action)
        amount = second_noun(action)
        if verb == GIVE:
            s.gives[ware] = amount
            tell(s, GAVE_OFFER, seat, ware, amount)
        else:
            s.asks[ware] = amount
            tell(s, ASKED_OFFER, seat, ware, amount)
        interrupt(s, AT_COMPOSE)


@rule
def who_answers(s: Record) -> int:
    """RT-132: the opponent the offer was made to."""
    return 1 << int(s.partner)


@rule
def answers(s: Record, seat: int, out: Actions) -> int:
    """RT-131: both must agree."""
    return offer(out, offer(out, 0, DECLINE), ACCEPT)


@rule
def answer_offer(s: Record, seat: int, action: int) -> None:
    """RT-131: the deal is carried out if the partner accepts."""
    if verb_of(action) == ACCEPT:
        tell(s, ACCEPTED, seat)
        for ware in range(WARES):
            hand_over(s, s.seat, seat, ware, int(s.gives[ware]))
            hand_over(s, seat, s.seat, ware, int(s.asks[ware]))
    else:
        tell(s, DECLINED, seat)
    s.partner = NOBODY


@rule
def hand_over(s: Record, giver: int, taker: int, ware: int, amount: int) -> None:
    """RT-131: wares go from one seat to another."""
    if amount > 0:
        change_stock(s, giver, ware, -amount)
        change_stock(s, taker, ware, amount)
        tell(s, TRADED, giver, taker, ware, amount)

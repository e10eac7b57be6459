"""Why something is not possible now: the id of the rule that forbids it. It asks the rules, it does not repeat them."""

from __future__ import annotations

from collections.abc import Callable

from aevum.core.record import NOBODY, Record
from aevum.core.vocabulary import first_noun, second_noun, verb_of

from . import actions
from .rules import holdings, rolling, trading
from .state import CITIES, DICE, ENGINEERING, FOOD, GRANARIES, LEADERSHIP, MAX_ROLLS, STONE
from .steps import AT_ANSWER, AT_BUILD, AT_BUY, AT_COMPOSE, AT_DISCARD, AT_DIVIDE, AT_LEAD, AT_REROLL, AT_TRADE

ORDER_OF_PLAY = "RT-010"


def reason(s: Record, seat: int, action: int) -> str:
    """The id of the rule that forbids this action to this seat now."""
    return _REASONS[verb_of(action)](s, seat, action)


def _why_not_stop(s: Record, seat: int, action: int) -> str:
    if s.rolls == MAX_ROLLS:
        return "RT-025"
    return "RT-090" if s.led else ORDER_OF_PLAY


def _why_not_reroll(s: Record, seat: int, action: int) -> str:
    if s.step != AT_REROLL:
        return _why_not_stop(s, seat, action)
    wanted = first_noun(action)
    rolled = sum(1 << die for die in range(DICE) if s.dice[die] != NOBODY)
    if wanted & ~rolled:
        return "RT-020"
    return "RT-021" if wanted & ~rolling.free_dice(s) else "RT-022"


def _why_not_lead(s: Record, seat: int, action: int) -> str:
    if not holdings.owns(s, seat, LEADERSHIP) or s.step != AT_LEAD:
        return "RT-090"
    return "RT-020"


def _why_not_decline(s: Record, seat: int, action: int) -> str:
    return "RT-090" if not s.trading else "RT-131"


def _why_not_take(s: Record, seat: int, action: int) -> str:
    return "RT-031" if s.step == AT_DIVIDE else ORDER_OF_PLAY


def _why_not_trade(s: Record, seat: int, action: int) -> str:
    if not s.trading or s.step not in (AT_TRADE, AT_COMPOSE, AT_ANSWER):
        return "RT-130"
    if seat != s.seat:
        return "RT-132"
    if verb_of(action) in (actions.GIVE, actions.ASK):
        return _why_not_amount(s, seat, action)
    if verb_of(action) == actions.OFFER and (first_noun(action) == seat or first_noun(action) >= s.seats):
        return "RT-130"
    return "RT-131"


def _why_not_amount(s: Record, seat: int, action: int) -> str:
    ware, amount = first_noun(action), second_noun(action)
    if s.step != AT_COMPOSE or trading.is_named(s, ware):
        return "RT-131"
    taker = int(s.partner) if verb_of(action) == actions.GIVE else seat
    return "RT-133" if amount > holdings.room(s, taker, ware) else "RT-131"


def _why_not_sell(s: Record, seat: int, action: int) -> str:
    ware = first_noun(action)
    if ware == STONE:
        return "RT-067" if not holdings.owns(s, seat, ENGINEERING) or s.step == AT_BUILD else ORDER_OF_PLAY
    if ware == FOOD:
        return "RT-099" if not holdings.owns(s, seat, GRANARIES) or s.step == AT_BUY else ORDER_OF_PLAY
    return "RT-099" if s.step == AT_BUY else "RT-067"  # neither step sells anything but its own ware


def _why_not_build(s: Record, seat: int, action: int) -> str:
    project = first_noun(action)
    if not holdings.is_in_play(s, project):
        return "RT-115" if s.seats == 3 else "RT-116"
    if holdings.is_complete(s, seat, project):
        return "RT-061" if project < CITIES else "RT-065"
    return "RT-060" if s.step == AT_BUILD else ORDER_OF_PLAY


def _why_not_buy(s: Record, seat: int, action: int) -> str:
    if holdings.owns(s, seat, first_noun(action)):
        return "RT-074"
    return "RT-071" if s.step == AT_BUY else ORDER_OF_PLAY


def _why_not_discard(s: Record, seat: int, action: int) -> str:
    return "RT-080" if s.step == AT_DISCARD else "RT-081"


def _why_not_done(s: Record, seat: int, action: int) -> str:
    if s.step == AT_BUY:
        return "RT-099"
    return "RT-080" if s.step == AT_DISCARD else ORDER_OF_PLAY


_REASONS: dict[int, Callable[[Record, int, int], str]] = {
    actions.STOP: _why_not_stop,
    actions.REROLL: _why_not_reroll,
    actions.LEAD: _why_not_lead,
    actions.DECLINE: _why_not_decline,
    actions.TAKE: _why_not_take,
    actions.OFFER: _why_not_trade,
    actions.GIVE: _why_not_trade,
    actions.ASK: _why_not_trade,
    actions.PROPOSE: _why_not_trade,
    actions.WITHDRAW: _why_not_trade,
    actions.ACCEPT: _why_not_trade,
    actions.SELL: _why_not_sell,
    actions.BUILD: _why_not_build,
    actions.BUY: _why_not_buy,
    actions.DISCARD: _why_not_discard,
    actions.DONE: _why_not_done,
}

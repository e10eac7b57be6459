"""SA-154 to SA-162: what comes of a trade: progress, the cards, gifts."""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer

from ..actions import (
    ADVANCE,
    GIVE_MONEY,
    MONEY_GIVEN,
    PILE_CARD_TAKEN,
    PILE_TRADE_LOST,
    PILE_TRADE_TIED,
    PILE_TRADE_WON,
    TRADE_CARDS_EXCHANGED,
    TRADE_TIED,
    TRADE_TOTAL,
    TRADE_WON,
)
from ..icons import GLORY_WIN_TRADE, TIMING_TRADE
from ..state import ACTIVE, NO_CARD, NOWHERE, OTHER, SIDES_COUNT
from ..steps import AT_ADVANCE, AT_CLOSE_TRADE, AT_END_TRADE, AT_GIFT, AT_REACT
from ..tables import TRADE_PROGRESS
from ..words import WHEN_TRADE
from .building import lift_bans
from .cards import discard_card, give_card
from .checks import move_marker, standing_checks
from .effects_run import pay_square_icon, trigger
from .elephants import win_elephant
from .empires import earn, in_play, pay
from .targets import LATER
from .trade import finish_trade, trade_total, winning_side


@rule
def settle_trade(s: Record) -> None:
    """SA-152, SA-E09: the totals decide who wins."""
    empire, partner = was_about(s), was_about_too(s)
    tell_totals(s)
    winner = winning_side(s)
    interrupt(s, AT_CLOSE_TRADE, empire, partner)
    if winner == NOBODY:
        settle_tie(s, empire, partner)
    elif s.side_empire[winner] == NOBODY:
        tell(s, PILE_TRADE_LOST, s.card[empire])
    else:
        win_trade(s, int(s.side_empire[winner]), int(s.side_empire[1 - winner]))


@rule
def tell_totals(s: Record) -> None:
    """SA-150: the totals of the empires."""
    for side in range(SIDES_COUNT):
        if s.side_empire[side] != NOBODY:
            tell(s, TRADE_TOTAL, s.card[s.side_empire[side]], trade_total(s, side))


@rule
def win_trade(s: Record, winner: int, loser: int) -> None:
    """SA-154, SA-156-R1: the first step is compulsory; what further ones there may be, levels before it decide."""
    s.won_trade[winner] = 1
    if loser == NOBODY:
        tell(s, PILE_TRADE_WON, s.card[winner])
    else:
        tell(s, TRADE_WON, s.card[winner], s.card[loser])
    interrupt(s, AT_ADVANCE, winner, further_steps(s, winner, loser))
    progress(s, winner, 1)


@rule
def counts_as_chosen(s: Record, empire: int) -> bool:
    """SA-147-R1, SA-163: whether an empire chose trade and progress in this turn, by its marker or a wild card."""
    return s.chose_trade[empire] == 1


@rule
def further_steps(s: Record, winner: int, loser: int) -> int:
    """SA-155, SA-156: one more step for having chosen the action, one for a partner further on."""
    steps = 1 if counts_as_chosen(s, winner) else 0
    if loser != NOBODY and s.level[loser] > s.level[winner]:
        steps += 1
    return steps


@rule
def progress(s: Record, empire: int, steps: int) -> None:
    """SA-154: an empire makes so many steps of a trade."""
    move_marker(s, empire, steps * TRADE_PROGRESS)
    standing_checks(s)


@rule
def settle_tie(s: Record, empire: int, partner: int) -> None:
    """SA-157, SA-157-R1: a tie is nobody's win, but one side may make a step."""
    if partner == NOBODY:
        tell(s, PILE_TRADE_TIED, s.card[empire])
    else:
        tell(s, TRADE_TIED, s.card[empire], s.card[partner])
    ahead = who_gains_by_tie(s, empire, partner)
    if ahead != NOBODY:
        progress(s, ahead, 1)


@rule
def who_gains_by_tie(s: Record, empire: int, partner: int) -> int:
    """SA-157, SA-158, SA-159: the side that chose the action; of two the less advanced, of two on one level neither."""
    if partner == NOBODY or not counts_as_chosen(s, partner):
        return empire
    if s.level[empire] == s.level[partner]:
        return NOBODY
    return empire if s.level[empire] < s.level[partner] else partner


@rule
def who_advances(s: Record) -> int:
    """SA-155, SA-156: the winner's player, if there are further steps."""
    return 1 << int(s.player[about(s)]) if about_too(s) > 0 and in_play(s, about(s)) else 0


@rule
def advances(s: Record, seat: int, out: Actions) -> int:
    """SA-155, SA-156, SA-156-R1: none of the further steps, or as many as one likes."""
    count = 0
    for steps in range(about_too(s) + 1):
        count = offer(out, count, ADVANCE, steps)
    return count


@rule
def advance(s: Record, seat: int, action: int) -> None:
    """SA-155, SA-156: the further steps are made."""
    if first_noun(action):
        progress(s, was_about(s), first_noun(action))


@rule
def close_trade(s: Record) -> None:
    """SA-136, SA-160, SA-161, SA-162: cards change hands, then what trading brings, then gifts.

    What effects put in between comes before the gifts: so these are called first.
    """
    empire, partner = was_about(s), was_about_too(s)
    interrupt(s, AT_END_TRADE, empire, partner)
    if partner != NOBODY:
        interrupt(s, AT_GIFT, partner, empire)
        interrupt(s, AT_GIFT, empire, partner)
        exchange_cards(s)
        if in_play(s, empire) and in_play(s, partner):  # progress may have taken the last elephants of one
            lift_bans(s, empire, partner)
    else:
        take_pile_card(s)
    reward_winner(s, empire, partner)
    if partner != NOBODY:
        reward_winner(s, partner, empire)
    standing_checks(s)


@rule
def exchange_cards(s: Record) -> None:
    """SA-160: each player takes the card of the other."""
    for side in range(SIDES_COUNT):
        if s.side_card[side] != NO_CARD:
            give_card(s, int(s.side_card[side]), int(s.side_seat[1 - side]))
    tell(s, TRADE_CARDS_EXCHANGED, s.side_seat[ACTIVE], s.side_seat[OTHER])
    put_cards_away(s)


@rule
def take_pile_card(s: Record) -> None:
    """SA-161: the player takes the card of the pile and discards the other one."""
    if s.side_card[ACTIVE] != NO_CARD:
        discard_card(s, int(s.side_card[ACTIVE]))
    if s.side_card[OTHER] != NO_CARD:
        give_card(s, int(s.side_card[OTHER]), int(s.side_seat[ACTIVE]))
        tell(s, PILE_CARD_TAKEN, s.side_seat[ACTIVE], s.side_card[OTHER])
    put_cards_away(s)


@rule
def put_cards_away(s: Record) -> None:
    """No card lies on the table."""
    for side in range(SIDES_COUNT):
        s.side_card[side] = NO_CARD
    s.sides_shown = 0


@rule
def reward_winner(s: Record, empire: int, other: int) -> None:
    """SA-154, SA-E27: what a win brings besides progress: elephants, glory, effects, and events for this moment."""
    if not s.won_trade[empire] or not in_play(s, empire):
        return
    interrupt(s, AT_REACT, TIMING_TRADE, LATER + empire)
    if other != NOBODY:
        win_elephant(s, empire, other)
    pay_square_icon(s, empire, GLORY_WIN_TRADE)
    trigger(s, empire, WHEN_TRADE, NOWHERE)


@rule
def who_gives(s: Record) -> int:
    """SA-162: the player of an empire that has money to give."""
    giver, receiver = about(s), about_too(s)
    able = in_play(s, giver) and in_play(s, receiver) and s.money[giver] > 0
    return 1 << int(s.player[giver]) if able else 0


@rule
def gifts(s: Record, seat: int, out: Actions) -> int:
    """SA-162: any amount of the money that the empire has."""
    count = 0
    for money in range(int(s.money[about(s)]) + 1):
        count = offer(out, count, GIVE_MONEY, money)
    return count


@rule
def give_money(s: Record, seat: int, action: int) -> None:
    """SA-143, SA-162, SA-162-R1: money passes to the other empire, which holds no more than 199 of it."""
    giver, receiver, money = was_about(s), was_about_too(s), first_noun(action)
    if money:
        pay(s, giver, money)
        earn(s, receiver, money)
        tell(s, MONEY_GIVEN, s.card[giver], s.card[receiver], money)


@rule
def end_trade(s: Record) -> None:
    """SA-162: with the gifts the trade is over."""
    finish_trade(s)

"""Step 4, buying a development: RT-070 to RT-075, with Granaries (RT-099)."""

from aevum.core.record import Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import go_to, tell
from aevum.core.vocabulary import first_noun, offer, second_noun, verb_of

from ..actions import BOUGHT, BUY, DONE, PAID, SELL, SOLD
from ..state import DEVELOPMENT_POINTS, FOOD, GOODS, GRANARIES, GRANARIES_COINS, MOST_COST, WITHIN_MEANS
from ..steps import AT_BUY
from .holdings import good_value, goods_value, owns


@rule
def food_to_sell(s: Record, seat: int) -> int:
    """RT-099: with Granaries any number of food, once, before choosing what to buy."""
    return int(s.food[seat]) if owns(s, seat, GRANARIES) and not s.food_sold else 0


@rule
def can_buy_for(s: Record, seat: int, means: int) -> bool:
    """RT-074: whether some development not owned yet costs no more than this."""
    return affordable(s, seat, means) != 0


@rule
def affordable(s: Record, seat: int, means: int) -> int:
    """RT-074: the developments not owned yet that cost no more than this, a bit each."""
    return int(WITHIN_MEANS[min(means, MOST_COST)]) & ~int(s.developments[seat])


@rule
def who_buys(s: Record) -> int:
    """RT-011, RT-070: asked only of a player who can pay for something."""
    means = int(s.coins) + goods_value(s, s.seat) + food_to_sell(s, s.seat) * GRANARIES_COINS
    return 1 << int(s.seat) if can_buy_for(s, s.seat, means) else 0


@rule
def purchases(s: Record, seat: int, out: Actions) -> int:
    """RT-070, RT-071, RT-074, RT-099: sell food first, buy one development, or buy nothing."""
    means = int(s.coins) + goods_value(s, seat)
    count = 0
    for food in range(1, food_to_sell(s, seat) + 1):
        if can_buy_for(s, seat, means + food * GRANARIES_COINS):
            count = offer(out, count, SELL, FOOD, food)
    if can_buy_for(s, seat, means):
        count = payments(s, seat, out, count)
    if not s.food_sold:
        count = offer(out, count, DONE)
    return count


@rule
def payments(s: Record, seat: int, out: Actions, count: int) -> int:
    """RT-071, RT-072, RT-073, RT-074: with coins and any kinds of goods, each whole, what they are enough for."""
    held = 0
    for good in range(GOODS):
        if s.goods[seat, good] > 0:
            held |= 1 << good
    kinds = 0
    while True:
        means = int(s.coins) + value_of_kinds(s, seat, kinds)
        development, left = 0, affordable(s, seat, means)
        while left != 0:
            if left & 1:
                count = offer(out, count, BUY, development, kinds)
            development += 1
            left >>= 1
        kinds = (kinds - held) & held  # the next set of kinds held
        if kinds == 0:
            return count


@rule
def value_of_kinds(s: Record, seat: int, kinds: int) -> int:
    """RT-072: the full value of every kind of good in a mask."""
    value = 0
    for good in range(GOODS):
        if (kinds >> good) & 1:
            value += good_value(s, seat, good)
    return value


@rule
def buy(s: Record, seat: int, action: int) -> None:
    """RT-070: sell food and choose again, buy, or buy nothing."""
    verb = verb_of(action)
    if verb == SELL:
        sell_food(s, seat, second_noun(action))
        go_to(s, AT_BUY)
    else:
        if verb == BUY:
            pay(s, seat, second_noun(action))
            gain(s, seat, first_noun(action))
        s.coins = 0


@rule
def sell_food(s: Record, seat: int, food: int) -> None:
    """RT-099: four coins for each food."""
    s.food[seat] -= food
    s.coins += food * GRANARIES_COINS
    s.food_sold = 1
    tell(s, SOLD, seat, FOOD, food, food * GRANARIES_COINS)


@rule
def pay(s: Record, seat: int, kinds: int) -> None:
    """RT-072, RT-073: a kind that is spent is spent whole; no change is given."""
    for good in range(GOODS):
        if (kinds >> good) & 1:
            tell(s, PAID, seat, good, good_value(s, seat, good))
            s.goods[seat, good] = 0


@rule
def gain(s: Record, seat: int, development: int) -> None:
    """RT-074, RT-075, RT-103: the development is owned, and works, from now on."""
    s.developments[seat] |= 1 << development
    tell(s, BOUGHT, seat, development, DEVELOPMENT_POINTS[development])

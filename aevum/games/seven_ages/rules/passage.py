"""SA-012, SA-013, D18: a way to an empire out of range, with the permission of those whose regions it goes through.

An empire looks for a way to one goal. It asks owners one by one; each refuses, grants passage, or names a price in
money and cards that the asker accepts or not. Nothing is paid before all owners on the way have agreed; then everything
is, and the goal counts as in range until `forget_ways`. Whoever needs a range calls `seek_way` for one of
`ways_to_seek`.

The second value of AT_PASSAGE is the goal and, above it, a bit for each empire that was asked.
"""

from aevum.core.record import NOBODY, Actions, Record
from aevum.core.rule import rule
from aevum.core.sequence import about, about_too, interrupt, tell, was_about, was_about_too
from aevum.core.vocabulary import first_noun, offer, verb_of

from ..actions import (
    ACCEPT_PRICE,
    ASK_PASSAGE,
    DECLINE_PRICE,
    DEMAND_CARDS,
    DEMAND_MONEY,
    DONE,
    GRANT_PASSAGE,
    HAND_OVER,
    PASSAGE_ASKED,
    PASSAGE_CARD_GOT,
    PASSAGE_GRANTED,
    PASSAGE_PAID,
    PASSAGE_PRICED,
    PASSAGE_REFUSED,
    PRICE_ACCEPTED,
    PRICE_DECLINED,
    REFUSE_PASSAGE,
    TAKE_WAY,
    WAY_FOUND,
    WAY_NOT_FOUND,
    WAY_SOUGHT,
)
from ..atlas import OCEAN, REGION_KIND, REGIONS
from ..steps import AT_PASSAGE, AT_PASSAGE_ACCEPT, AT_PASSAGE_CARD, AT_PASSAGE_CARDS, AT_PASSAGE_PRICE
from ..tables import COLOURS
from .cards import give_card, offer_hand
from .empires import earn, empire_of_card, in_play, next_by_card, pay
from .reach import counts_through_oceans, empires_in_range, empires_within, range_of, spread, wipe

SHIFT = 4  # a frame's second value: an empire, and above it a mask or a count
_EMPIRE = (1 << SHIFT) - 1
EVERYBODY = (1 << COLOURS) - 1


@rule
def could_reach(s: Record, empire: int) -> int:
    """SA-012: bit mask of the empires that would be in range if everybody gave permission."""
    return empires_within(s, empire, EVERYBODY, range_of(s, empire))


@rule
def ways_to_seek(s: Record, empire: int) -> int:
    """SA-013: bit mask of the empires that permission of others could bring in range."""
    return could_reach(s, empire) & ~empires_in_range(s, empire)


@rule
def seek_way(s: Record, empire: int, goal: int) -> None:
    """SA-013: an empire looks for a way to another; when it is found that one is in range."""
    tell(s, WAY_SOUGHT, s.card[empire], s.card[goal])
    interrupt(s, AT_PASSAGE, empire, goal)


@rule
def forget_ways(s: Record, empire: int) -> None:
    """SA-013, SA-185-R1: a permission covers one count: once that is used, the way is closed."""
    s.ways[empire] = 0


@rule
def way_is_clear(s: Record, empire: int, goal: int, permitted: int) -> bool:
    """SA-012: whether these permissions bring the goal in range."""
    return (empires_within(s, empire, permitted, range_of(s, empire)) >> goal) & 1 == 1


@rule
def owners_on_the_way(s: Record, empire: int) -> int:
    """SA-012: bit mask of the empires that bar the way now: a count gets into their regions and no further."""
    owners = 0
    oceans = counts_through_oceans(s, empire)
    spread(s, empire, int(s.agreed), range_of(s, empire) - 1)
    for region in range(REGIONS):
        if s.reach_mark[region] and s.control[region] != NOBODY and (oceans or REGION_KIND[region] != OCEAN):
            owners |= 1 << int(s.control[region])
    wipe(s)
    return owners & ~int(s.agreed)


@rule
def who_asks(s: Record) -> int:
    """SA-013: the player of the empire that looks for a way."""
    return 1 << int(s.player[about(s)])


@rule
def owners_to_ask(s: Record, seat: int, out: Actions) -> int:
    """SA-013, SA-185-R1: to give up or to ask a further owner; when all on the way have agreed, it is taken."""
    empire, goal, asked = about(s), about_too(s) & _EMPIRE, about_too(s) >> SHIFT
    if way_is_clear(s, empire, goal, int(s.agreed)):
        return offer(out, 0, TAKE_WAY)
    count = offer(out, 0, DONE)
    if not way_is_clear(s, empire, goal, int(s.agreed) | ~asked & EVERYBODY):
        return count
    owners = owners_on_the_way(s, empire) & foreign_empires(s, empire) & ~asked & ~(1 << goal)
    return offer_empires(s, out, count, ASK_PASSAGE, owners)


@rule
def foreign_empires(s: Record, empire: int) -> int:
    """Bit mask of the empires of other players."""
    found = 0
    for other in range(COLOURS):
        if in_play(s, other) and s.player[other] != s.player[empire]:
            found |= 1 << other
    return found


@rule
def offer_empires(s: Record, out: Actions, count: int, verb: int, empires: int) -> int:
    """Put a choice on the list for each of these empires; how many choices there are now."""
    empire = next_by_card(s, NOBODY)
    while empire != NOBODY:
        if (empires >> empire) & 1:
            count = offer(out, count, verb, s.card[empire])
        empire = next_by_card(s, int(s.card[empire]))
    return count


@rule
def ask_owner(s: Record, seat: int, action: int) -> None:
    """SA-013: an owner is asked, and the search goes on; or it ends, with the way or without."""
    empire, goal, asked = was_about(s), was_about_too(s) & _EMPIRE, was_about_too(s) >> SHIFT
    if verb_of(action) == TAKE_WAY:
        take_way(s, empire, goal)
    elif verb_of(action) == DONE:
        end_search(s)
        tell(s, WAY_NOT_FOUND, s.card[empire], s.card[goal])
    else:
        owner = empire_of_card(s, first_noun(action))
        tell(s, PASSAGE_ASKED, s.card[empire], s.card[owner])
        interrupt(s, AT_PASSAGE, empire, (asked | 1 << owner) << SHIFT | goal)
        interrupt(s, AT_PASSAGE_PRICE, empire, owner)


@rule
def who_answers(s: Record) -> int:
    """SA-012: the player whose region the way goes through."""
    return 1 << int(s.player[about_too(s)])


@rule
def spare_money(s: Record, empire: int) -> int:
    """SA-007, SA-013: the money an empire has beside the prices it has accepted."""
    left = int(s.money[empire])
    for owner in range(COLOURS):
        if (s.agreed >> owner) & 1:
            left -= int(s.price_money[owner])
    return left


@rule
def spare_cards(s: Record, empire: int) -> int:
    """SA-013: the cards its player has beside those prices."""
    left = int(s.hand_size[s.player[empire]])
    for owner in range(COLOURS):
        if (s.agreed >> owner) & 1:
            left -= int(s.price_cards[owner])
    return left


@rule
def answers(s: Record, seat: int, out: Actions) -> int:
    """SA-013: to refuse, to grant freely, or to demand money; nothing that the asker does not have."""
    count = offer(out, 0, REFUSE_PASSAGE)
    count = offer(out, count, GRANT_PASSAGE)
    least = 0 if spare_cards(s, about(s)) > 0 else 1  # no money: the price is in cards alone
    for money in range(least, spare_money(s, about(s)) + 1):
        count = offer(out, count, DEMAND_MONEY, money)
    return count


@rule
def answer(s: Record, seat: int, action: int) -> None:
    """SA-013: what the owner says to being asked."""
    empire, owner = was_about(s), was_about_too(s)
    if verb_of(action) == REFUSE_PASSAGE:
        tell(s, PASSAGE_REFUSED, s.card[owner], s.card[empire])
    elif verb_of(action) == GRANT_PASSAGE:
        s.agreed |= 1 << owner
        tell(s, PASSAGE_GRANTED, s.card[owner], s.card[empire])
    else:
        s.price_money[owner] = first_noun(action)
        interrupt(s, AT_PASSAGE_CARDS, empire, owner)


@rule
def numbers_of_cards(s: Record, seat: int, out: Actions) -> int:
    """SA-013: how many cards an owner can demand besides; at least one where it demands no money."""
    count = 0
    least = 0 if s.price_money[about_too(s)] else 1
    for cards in range(least, spare_cards(s, about(s)) + 1):
        count = offer(out, count, DEMAND_CARDS, cards)
    return count


@rule
def name_price(s: Record, seat: int, action: int) -> None:
    """SA-013: the owner's price is complete; the asker decides about it."""
    empire, owner = was_about(s), was_about_too(s)
    s.price_cards[owner] = first_noun(action)
    tell(s, PASSAGE_PRICED, s.card[owner], s.card[empire], s.price_money[owner], s.price_cards[owner])
    interrupt(s, AT_PASSAGE_ACCEPT, empire, owner)


@rule
def replies(s: Record, seat: int, out: Actions) -> int:
    """SA-013: the asker may accept a price or not."""
    return offer(out, offer(out, 0, ACCEPT_PRICE), DECLINE_PRICE)


@rule
def reply(s: Record, seat: int, action: int) -> None:
    """SA-013: an accepted price is paid when all on the way have agreed; without it there is no passage."""
    empire, owner = was_about(s), was_about_too(s)
    if verb_of(action) == ACCEPT_PRICE:
        s.agreed |= 1 << owner
        tell(s, PRICE_ACCEPTED, s.card[empire], s.card[owner])
    else:
        forget_price(s, owner)
        tell(s, PRICE_DECLINED, s.card[empire], s.card[owner])


@rule
def forget_price(s: Record, owner: int) -> None:
    """An owner's price is no matter any more."""
    s.price_money[owner] = 0
    s.price_cards[owner] = 0


@rule
def end_search(s: Record) -> None:
    """SA-185-R1: nothing of this count is left."""
    s.agreed = 0
    for owner in range(COLOURS):
        forget_price(s, owner)


@rule
def take_way(s: Record, empire: int, goal: int) -> None:
    """SA-013, SA-185-R1: all have agreed: they are paid at once, and the goal is in range for this count."""
    leave_out_needless(s, empire, goal)
    for owner in range(COLOURS):
        if (s.agreed >> owner) & 1 and in_play(s, owner):
            pay_owner(s, empire, owner)
    s.ways[empire] |= 1 << goal
    end_search(s)
    tell(s, WAY_FOUND, s.card[empire], s.card[goal])


@rule
def leave_out_needless(s: Record, empire: int, goal: int) -> None:
    """SA-013: whoever agreed but is not needed on the way is not crossed, and so not paid."""
    for owner in range(COLOURS):
        others = int(s.agreed) & ~(1 << owner)
        if others != s.agreed and way_is_clear(s, empire, goal, others):
            s.agreed = others


@rule
def pay_owner(s: Record, empire: int, owner: int) -> None:
    """SA-013-R1: money goes from empire to empire, cards from hand to hand; the payer chooses them."""
    money, cards = int(s.price_money[owner]), int(s.price_cards[owner])
    pay(s, empire, money)
    earn(s, owner, money)
    if money or cards:
        tell(s, PASSAGE_PAID, s.card[empire], s.card[owner], money, cards)
    if cards:
        interrupt(s, AT_PASSAGE_CARD, empire, cards << SHIFT | owner)


@rule
def cards_to_hand_over(s: Record, seat: int, out: Actions) -> int:
    """SA-013: any card of the payer's hand."""
    return offer_hand(s, seat, out, 0, HAND_OVER)


@rule
def hand_over(s: Record, seat: int, action: int) -> None:
    """SA-013-R1: a card changes hands, seen by the two players alone; then the next one."""
    empire, owner, cards = was_about(s), was_about_too(s) & _EMPIRE, was_about_too(s) >> SHIFT
    card, receiver = first_noun(action), int(s.player[owner])
    give_card(s, card, receiver)
    tell(s, PASSAGE_CARD_GOT, receiver, seat, card)
    if cards > 1:
        interrupt(s, AT_PASSAGE_CARD, empire, (cards - 1) << SHIFT | owner)

"""The steps of trade and progress and of asking for passage: interrupts of the sequence of play."""

from aevum.core.sequence import Decision, Step

from .rules.passage import (
    answer,
    answers,
    ask_owner,
    cards_to_hand_over,
    hand_over,
    name_price,
    numbers_of_cards,
    owners_to_ask,
    replies,
    reply,
    who_answers,
    who_asks,
)
from .rules.trade import (
    cards_to_lay,
    lay_for_trade,
    open_trade,
    partners_to_pick,
    pick_partner,
    replace_card,
    replacements,
    show_trade,
    who_lays,
    who_picks_partner,
    who_replaces,
)
from .rules.trade_results import (
    advance,
    advances,
    close_trade,
    end_trade,
    gifts,
    give_money,
    settle_trade,
    who_advances,
    who_gives,
)
from .steps import (
    AT_ADVANCE,
    AT_CLOSE_TRADE,
    AT_END_TRADE,
    AT_GIFT,
    AT_PARTNER,
    AT_PASSAGE,
    AT_PASSAGE_ACCEPT,
    AT_PASSAGE_CARD,
    AT_PASSAGE_CARDS,
    AT_PASSAGE_PRICE,
    AT_SHOW_TRADE,
    AT_SWAP_TRADE,
    AT_TRADE_CARD,
    AT_TRADE_RESULT,
    AT_TRADE_WINDOW,
)

TRADE_STEPS: tuple[Step | Decision, ...] = (
    Decision(AT_PARTNER, who_picks_partner, partners_to_pick, pick_partner),
    Decision(AT_PASSAGE, who_asks, owners_to_ask, ask_owner),
    Decision(AT_PASSAGE_PRICE, who_answers, answers, answer),
    Decision(AT_PASSAGE_CARDS, who_answers, numbers_of_cards, name_price),
    Decision(AT_PASSAGE_ACCEPT, who_asks, replies, reply),
    Decision(AT_PASSAGE_CARD, who_asks, cards_to_hand_over, hand_over, secret=True),
    Step(AT_TRADE_WINDOW, open_trade),
    Decision(AT_TRADE_CARD, who_lays, cards_to_lay, lay_for_trade, covered=True),
    Step(AT_SHOW_TRADE, show_trade, chance=True),
    Decision(AT_SWAP_TRADE, who_replaces, replacements, replace_card),
    Step(AT_TRADE_RESULT, settle_trade),
    Decision(AT_ADVANCE, who_advances, advances, advance),
    Step(AT_CLOSE_TRADE, close_trade, chance=True),
    Decision(AT_GIFT, who_gives, gifts, give_money),
    Step(AT_END_TRADE, end_trade),
)

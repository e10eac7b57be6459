"""RT-010, RT-011: a turn, step by step, as the rulebook lists it."""

from aevum.core.sequence import Decision, Sequence, Step, active_seat

from .rules.building import build, builds, who_builds
from .rules.buying import buy, purchases, who_buys
from .rules.collecting import collect, divide, divisions, who_divides
from .rules.discarding import discard, discards, who_discards
from .rules.ending import end_turn
from .rules.feeding import feed_cities, suffer_disaster
from .rules.rolling import (
    begin_turn,
    lead,
    leads,
    reroll,
    rerolls,
    roll,
    who_leads,
    who_rerolls,
)
from .rules.trading import (
    answer_offer,
    answers,
    begin_offer,
    compose_offer,
    offer_parts,
    partners,
    who_answers,
    who_trades,
)
from .steps import (
    AT_ANSWER,
    AT_BEGIN,
    AT_BUILD,
    AT_BUY,
    AT_COLLECT,
    AT_COMPOSE,
    AT_DISCARD,
    AT_DIVIDE,
    AT_END,
    AT_FEED,
    AT_LEAD,
    AT_REROLL,
    AT_ROLL,
    AT_SUFFER,
    AT_TRADE,
)

SEQUENCE = Sequence(
    turn=(
        Step(AT_BEGIN, begin_turn),
        Step(AT_ROLL, roll, chance=True),
        Decision(AT_REROLL, who_rerolls, rerolls, reroll),
        Decision(AT_LEAD, who_leads, leads, lead),
        Step(AT_COLLECT, collect),
        Decision(AT_DIVIDE, who_divides, divisions, divide),
        Step(AT_FEED, feed_cities),
        Step(AT_SUFFER, suffer_disaster),
        Decision(AT_TRADE, who_trades, partners, begin_offer),
        Decision(AT_BUILD, who_builds, builds, build),
        Decision(AT_BUY, who_buys, purchases, buy),
        Decision(AT_DISCARD, who_discards, discards, discard),
        Step(AT_END, end_turn),
    ),
    interrupts=(
        Decision(AT_COMPOSE, active_seat, offer_parts, compose_offer),
        Decision(AT_ANSWER, who_answers, answers, answer_offer),
    ),
    bulk=(
        AT_BEGIN,
        (AT_ROLL, AT_REROLL, AT_LEAD),
        *(AT_COLLECT, AT_DIVIDE, AT_FEED, AT_SUFFER),
        (AT_TRADE, AT_COMPOSE, AT_ANSWER),
        *(AT_BUILD, AT_BUY, AT_DISCARD),
        AT_END,
    ),
)

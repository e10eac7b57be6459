"""RT-010, RT-011: a turn, step by step, as the rulebook lists it."""

from aevum.core.sequence import Decision, Sequence, Step, active_seat
from aevum.games.roll_through_the_ages.rules.building import build, builds, who_builds
from aevum.games.roll_through_the_ages.rules.buying import buy, purchases, who_buys
from aevum.games.roll_through_the_ages.rules.collecting import collect, divide, divisions, who_divides
from aevum.games.roll_through_the_ages.rules.discarding import discard, discards, who_discards
from aevum.games.roll_through_the_ages.rules.ending import end_turn
from aevum.games.roll_through_the_ages.rules.feeding import feed_cities, suffer_disaster
from aevum.games.roll_through_the_ages.rules.rolling import (
    begin_turn,
    lead,
    leads,
    reroll,
    rerolls,
    roll,
    who_leads,
    who_rerolls,
)
from aevum.games.roll_through_the_ages.rules.trading import (
    answer_offer,
    answers,
    begin_offer,
    compose_offer,
    offer_parts,
    partners,
    who_answers,
    who_trades,
)

SEQUENCE = Sequence(
    turn=(
        Step("begin", begin_turn),
        Step("roll", roll, chance=True),
        Decision("reroll", who_rerolls, rerolls, reroll),
        Decision("lead", who_leads, leads, lead),
        Step("collect", collect),
        Decision("divide", who_divides, divisions, divide),
        Step("feed", feed_cities),
        Step("suffer", suffer_disaster),
        Decision("trade", who_trades, partners, begin_offer),
        Decision("build", who_builds, builds, build),
        Decision("buy", who_buys, purchases, buy),
        Decision("discard", who_discards, discards, discard),
        Step("end", end_turn),
    ),
    interrupts=(
        Decision("compose", active_seat, offer_parts, compose_offer),
        Decision("answer", who_answers, answers, answer_offer),
    ),
    bulk=(
        "begin",
        ("roll", "reroll", "lead"),
        *("collect", "divide", "feed", "suffer"),
        ("trade", "compose", "answer"),
        *("build", "buy", "discard"),
        "end",
    ),
)

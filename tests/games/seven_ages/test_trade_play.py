"""Trades among neighbours who choose at random: whatever they do, nothing is lost and nothing is left over."""

from __future__ import annotations

import random

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.rules.trade import BY_MARKER
from aevum.games.seven_ages.state import IN_DECK, IN_DISCARDS, IN_HAND, IN_PLAY
from aevum.games.seven_ages.steps import AT_PARTNER
from aevum.games.seven_ages.tables import CARDS
from aevum.games.seven_ages.trade_steps import TRADE_STEPS
from tests.games.seven_ages.board import empty_table, hand, realm
from tests.games.seven_ages.stepping import Stepping


def crowd() -> tuple[Record, list[int]]:
    """Five empires of four players round Tibet, in three Ages, with money and cards."""
    s = empty_table(seats=4)
    hand(s, 0, "romans", "greeks", "huns")
    hand(s, 1, "goths", "danes")
    hand(s, 2, "moors")
    places = [
        ("chou", 0, 15, "szechwan"),
        ("tibetans", 1, 8, "tibet"),
        ("mauryans", 2, 14, "ganges"),
        ("tamils", 3, 7, "deccan"),
        ("chin", 1, 8, "shensi"),
    ]
    return s, [realm(s, card, seat, level, place, money=6) for card, seat, level, place in places]


def placed_cards(s: Record) -> int:
    """How many cards are somewhere, counted by place; each hand has as many as it should."""
    for seat in range(4):
        assert (s.card_at == IN_HAND + seat).sum() == s.hand_size[seat]
    known = (s.card_at == IN_DISCARDS) | (s.card_at == IN_PLAY) | (s.card_at >= IN_HAND)
    assert (s.card_at == IN_DECK).sum() == s.deck_left
    return int(known.sum() + s.deck_left)


@pytest.mark.rule("SA-013", "SA-144", "SA-160", "SA-162")
@pytest.mark.parametrize("seed", range(4))
def test_cards_and_money_are_kept_through_random_trades(seed: int) -> None:
    luck = random.Random(seed)
    s, empires = crowd()
    for empire in empires:
        table = Stepping(s, TRADE_STEPS).call(AT_PARTNER, empire, BY_MARKER)
        decisions = 0
        while table.waits_for:
            seat = table.waits_for[0]
            table.choose(seat, luck.choice(table.choices(seat)))
            s.told = 0
            decisions += 1
        assert decisions < 60
        assert placed_cards(s) == CARDS
        assert s.money.sum() == 6 * len(empires)
        assert (s.depth, s.agreed, s.ways.sum(), s.price_money.sum(), s.price_cards.sum()) == (0, 0, 0, 0, 0)
        assert (s.side_empire == NOBODY).all() and (s.side_card == NOBODY).all()

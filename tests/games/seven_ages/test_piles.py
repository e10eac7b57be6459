"""The draw pile, the discards and the hands of 7 Ages."""

from __future__ import annotations

import pytest

from aevum.games.seven_ages.rules.cards import (
    deal_card,
    discard_card,
    draw_card,
    fill_hand,
    give_card,
    lay_card,
    value_of,
)
from aevum.games.seven_ages.state import IN_DECK, IN_DISCARDS, IN_HAND, IN_PLAY, LAID, NO_CARD
from aevum.games.seven_ages.tables import CARD_IDS, CARDS
from tests.games.seven_ages.board import empty_table, hand, on_top
from tests.games.seven_ages.frame import told


@pytest.mark.rule("SA-019")
def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    s = empty_table()
    s.deck[:], s.deck_left, s.card_at[:] = NO_CARD, 0, IN_PLAY
    s.card_at[[3, 7, 9]] = IN_DISCARDS
    first = draw_card(s)
    assert first in (3, 7, 9)
    assert s.deck_left == 2
    assert s.card_at[first] == LAID
    assert {draw_card(s), draw_card(s), first} == {3, 7, 9}
    assert told(s, "shuffled") == [[3]]


@pytest.mark.rule("SA-019")
def test_the_new_draw_pile_is_shuffled() -> None:
    s = empty_table()
    s.deck[:], s.deck_left, s.card_at[:] = NO_CARD, 0, IN_DISCARDS
    drawn = [draw_card(s) for _ in range(CARDS)]
    assert sorted(drawn) == list(range(CARDS))
    assert drawn != sorted(drawn) and drawn != sorted(drawn, reverse=True)


@pytest.mark.rule("SA-019", "SA-019-R1")
def test_without_any_card_nothing_is_drawn_and_it_is_worth_nothing() -> None:
    s = empty_table()
    s.deck[:], s.deck_left, s.card_at[:] = NO_CARD, 0, IN_PLAY
    assert draw_card(s) == NO_CARD
    assert deal_card(s, 0) == NO_CARD
    assert s.hand_size[0] == 0
    assert value_of(NO_CARD) == 0
    assert value_of(CARD_IDS.index("egyptians")) == 6


def test_the_top_card_is_drawn_into_the_hand_and_only_its_player_is_told_which() -> None:
    s = empty_table()
    on_top(s, "romans", "han")
    assert deal_card(s, 1) == CARD_IDS.index("romans")
    assert s.card_at[CARD_IDS.index("romans")] == IN_HAND + 1
    assert (s.hand_size[1], s.deck_left) == (1, CARDS - 1)
    assert told(s, "drew_card") == [[1, CARD_IDS.index("romans")]]


def test_a_card_leaves_the_hand_it_was_in() -> None:
    s = empty_table()
    hand(s, 0, "romans", "han", "french")
    give_card(s, CARD_IDS.index("romans"), 2)
    lay_card(s, CARD_IDS.index("han"))
    assert s.hand_size[:3].tolist() == [1, 0, 1]
    discard_card(s, CARD_IDS.index("han"))
    discard_card(s, CARD_IDS.index("french"))
    assert s.hand_size[:3].tolist() == [0, 0, 1]
    assert [int(s.card_at[CARD_IDS.index(name)]) for name in ("romans", "han", "french")] == [
        IN_HAND + 2,
        IN_DISCARDS,
        IN_DISCARDS,
    ]


def test_a_hand_is_filled_as_far_as_there_are_cards() -> None:
    s = empty_table()
    s.card_at[:], s.deck_left = IN_PLAY, 2
    s.card_at[[0, 1]] = IN_DECK
    fill_hand(s, 0, 6)
    assert s.hand_size[0] == 2
    assert told(s, "drew_cards") == [[0, 2]]

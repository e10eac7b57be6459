"""Destiny in 7 Ages: look, discard, draw; with the technology option by progress."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.core.sequence import interrupt
from aevum.games.seven_ages.rules.destiny import cards_seen, level_rank, most_held, refilled_hand
from aevum.games.seven_ages.state import IN_DISCARDS
from aevum.games.seven_ages.steps import AT_BUY_GLORY, AT_PEEK
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS
from tests.games.seven_ages.board import adorn, empty_table, found, hand, on_top, region
from tests.games.seven_ages.frame import ROOM, RULES, at, choices, choose, deciding, told

HAND = ("french", "english", "germans", "spanish", "picts", "arabs")


def _destiny(s: Record, empire: int, seat: int) -> Record:
    """A destiny of an empire (-1: off-empire), in front of a step that waits."""
    s.step, s.served = AT_BUY_GLORY, 0
    interrupt(s, AT_PEEK, empire, seat)
    RULES["advance"](s, ROOM, False)
    return s


def _table(cards: int = 6, **options: int) -> tuple[Record, int]:
    s = empty_table(3, **options)
    empire = found(s, "greeks", 0, 5, "greece", money=60)
    hand(s, 0, *(*HAND, "vikings", "normans")[:cards])
    return s, empire


@pytest.mark.rule("SA-260", "SA-261")
def test_discard_what_you_like_then_draw_to_six() -> None:
    s, empire = _table()
    on_top(s, "chin", "han")
    _destiny(s, empire, 0)
    assert (at(s), deciding(s)) == ("discard", (0,))
    assert choices(s, 0)[0] == "done" and len(choices(s, 0)) == 7
    choose(s, 0, "discard picts")
    choose(s, 0, "discard french")
    assert "discard picts" not in choices(s, 0)
    choose(s, 0, "done")
    assert s.hand_size[0] == 6
    assert [int(s.card_at[CARD_IDS.index(card)]) for card in ("picts", "french")] == [IN_DISCARDS] * 2
    assert told(s, "drew_cards") == [[0, 2]]
    assert sorted(told(s, "drew_card")) == [[0, CARD_IDS.index("chin")], [0, CARD_IDS.index("han")]]
    assert at(s) == "buy_glory"


@pytest.mark.rule("SA-261", "SA-056")
def test_off_empire_it_is_the_same() -> None:
    s, _ = _table(4)
    _destiny(s, NOBODY, 0)
    choose(s, 0, "done")
    assert s.hand_size[0] == 6


@pytest.mark.rule("SA-262", "SA-262-R1")
def test_a_hand_above_six_must_shrink_first() -> None:
    s, empire = _table(8)
    assert s.hand_size[0] == 8
    _destiny(s, empire, 0)
    assert "done" not in choices(s, 0)
    choose(s, 0, "discard picts")
    assert "done" not in choices(s, 0)
    choose(s, 0, "discard arabs")
    choose(s, 0, "done")
    assert s.hand_size[0] == 6
    assert told(s, "drew_cards") == []


def test_only_the_player_of_the_destiny_is_asked() -> None:
    s, empire = _table(3)
    s.player[empire] = 2
    hand(s, 2, "romans")
    _destiny(s, empire, 2)
    assert (deciding(s), choices(s, 2)) == ((2,), ["done", "discard romans"])


# Looking at cards


def test_what_an_empire_may_look_at() -> None:
    s, empire = _table()
    assert cards_seen(s, empire) == cards_seen(s, NOBODY) == 0
    s.religion[empire] = ARTIFACT_IDS.index("taoism")
    assert cards_seen(s, empire) == 2
    adorn(s, region("greece"), "oracle")
    assert cards_seen(s, empire) == 5


@pytest.mark.rule("SA-260")
def test_cards_looked_at_are_put_back_in_any_order_before_discarding() -> None:
    s, empire = _table(3)
    adorn(s, region("greece"), "stonehenge")
    on_top(s, "romans", "han", "chin")
    _destiny(s, empire, 0)
    assert (at(s), choices(s, 0)) == ("arrange", ["put_next romans", "put_next chin", "put_next han"])
    assert s.peeked[0, :3].tolist() == [CARD_IDS.index(card) for card in ("romans", "han", "chin")]
    choose(s, 0, "put_next chin")
    choose(s, 0, "put_next romans")
    assert at(s) == "discard"
    top = [CARD_IDS[card] for card in s.deck[s.deck_left - 3 : s.deck_left]]
    assert top == ["han", "romans", "chin"]
    assert (s.peeked[0] == -1).all()
    choose(s, 0, "done")
    assert [values[1] for values in told(s, "drew_card")] == [
        CARD_IDS.index(card) for card in ("chin", "romans", "han")
    ]


# The technology option


def _by_progress(**options: int) -> tuple[Record, list[int]]:
    """Greeks 9 and Romans 5 of player 0, Han 9 and Chin 5 of player 1, Persians 7 of player 2; player 0 is first."""
    s = empty_table(3, **options)
    empires = [
        found(s, "greeks", 0, 9, "greece"),
        found(s, "romans", 0, 5, "latium"),
        found(s, "han", 1, 9, "honan"),
        found(s, "chin", 1, 5, "shensi"),
        found(s, "persians", 2, 7, "persia"),
    ]
    return s, empires


@pytest.mark.rule("SA-391", "SA-392", "SA-393", "SA-394")
def test_the_most_advanced_draws_to_seven_the_least_to_five_others_to_six() -> None:
    s, empires = _by_progress(technology=1)
    assert [level_rank(s, empire) for empire in empires] == [1, 4, 2, 5, 3]
    assert [refilled_hand(s, empire) for empire in empires] == [7, 6, 6, 5, 6]
    s.holder = 1
    assert [refilled_hand(s, empire) for empire in empires] == [6, 5, 7, 6, 6]


@pytest.mark.rule("SA-392")
def test_off_empire_destiny_draws_to_five() -> None:
    s, _ = _by_progress(technology=1)
    hand(s, 0, *HAND[:3])
    _destiny(s, NOBODY, 0)
    choose(s, 0, "done")
    assert s.hand_size[0] == 5


@pytest.mark.rule("SA-262", "SA-392")
def test_five_cards_are_the_limit_then() -> None:
    """The rulebook lets a player have only five: a sixth is discarded first. By rules 1 it could be kept."""
    s, empires = _by_progress(technology=1)
    assert [most_held(s, empire) for empire in [*empires, NOBODY]] == [7, 6, 6, 5, 6, 5]
    s.rules = 1
    assert [most_held(s, empire) for empire in [*empires, NOBODY]] == [7, 6, 6, 6, 6, 6]
    s.rules = 2
    hand(s, 0, *HAND)
    _destiny(s, NOBODY, 0)
    assert "done" not in choices(s, 0)
    choose(s, 0, "discard picts")
    choose(s, 0, "done")
    assert s.hand_size[0] == 5


@pytest.mark.rule("SA-391")
def test_seven_cards_are_allowed_then() -> None:
    s, empires = _by_progress(technology=1)
    hand(s, 0, *HAND, "vikings")
    _destiny(s, empires[0], 0)
    choose(s, 0, "done")
    assert s.hand_size[0] == 7


@pytest.mark.rule("SA-394-R1")
def test_a_single_empire_counts_as_the_most_advanced() -> None:
    s = empty_table(2, technology=1)
    assert refilled_hand(s, found(s, "greeks", 0, 5, "greece")) == 7


@pytest.mark.rule("SA-373", "SA-393")
def test_without_the_option_everybody_draws_to_six() -> None:
    s, empires = _by_progress()
    assert {refilled_hand(s, empire) for empire in [*empires, NOBODY]} == {6}


@pytest.mark.rule("SA-394")
def test_a_player_orders_his_own_tied_empires() -> None:
    s = empty_table(2, technology=1)
    first, second = found(s, "greeks", 0, 9, "greece"), found(s, "romans", 0, 9, "latium")
    assert [refilled_hand(s, empire) for empire in (first, second)] == [7, 7]

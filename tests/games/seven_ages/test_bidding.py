"""Who goes first in 7 Ages, and the colours."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.rules.bidding import next_to_choose
from aevum.games.seven_ages.rules.starts import is_in_reserve
from aevum.games.seven_ages.state import IN_DISCARDS
from aevum.games.seven_ages.steps import AT_BID
from aevum.games.seven_ages.tables import CARD_IDS, CARD_VALUE, COLOUR_IDS, COLOURS, PAIR_IDS
from tests.games.seven_ages.board import empty_table, hand, on_top
from tests.games.seven_ages.frame import at, choices, choose, deciding, run

BETH, RAY, PATRICE, JACK = range(4)


def _cards_worth(value: int) -> list[str]:
    return [name for name, worth in zip(CARD_IDS, CARD_VALUE, strict=True) if worth == value]


def _bidding(*hands: list[int]) -> Record:
    """A table at the bid, each player with cards of these values."""
    s = empty_table(len(hands))
    s.turn, s.holder, s.pair[:] = 0, NOBODY, NOBODY
    s.bidding = (1 << len(hands)) - 1
    left = {value: _cards_worth(value) for value in range(8)}
    for seat, values in enumerate(hands):
        hand(s, seat, *(left[value].pop() for value in values))
    return run(s, AT_BID)


def _bid(s: Record, seat: int, value: int) -> None:
    worth = dict(zip(CARD_IDS, CARD_VALUE, strict=True))
    choose(s, seat, next(words for words in choices(s, seat) if worth[words.split()[1]] == value))


@pytest.mark.rule("SA-036", "SA-037", "SA-041")
def test_the_highest_card_takes_the_turn_marker() -> None:
    s = _bidding([3, 5], [6, 1], [5, 2])
    assert deciding(s) == (0, 1, 2)
    _bid(s, 2, 5)
    _bid(s, 0, 3)
    assert s.first_bid[:3].tolist() == [-1, -1, -1]
    assert s.holder == NOBODY
    _bid(s, 1, 6)
    assert s.holder == 1
    assert s.first_bid[:3].tolist() == [3, 6, 5]


@pytest.mark.rule("SA-042", "SA-042-R1")
def test_a_second_card_does_not_count_for_the_choice_of_colours() -> None:
    """Seats 0 and 1 tie with a 6; the other one bids a 1 then, less than the 5 of seat 2, and still chooses before."""
    s = _bidding([6, 4], [6, 1], [5, 2])
    for seat, value in enumerate((6, 6, 5)):
        _bid(s, seat, value)
    _bid(s, 0, 4)
    _bid(s, 1, 1)
    assert (s.holder, s.first_bid[:3].tolist()) == (0, [6, 6, 5])
    s.pair[0] = 0
    assert next_to_choose(s) == 1


@pytest.mark.rule("SA-038", "SA-038-R1")
def test_bids_are_discarded_and_not_replaced() -> None:
    s = _bidding([3, 5], [6, 1], [5, 2])
    for seat, value in enumerate((3, 6, 5)):
        _bid(s, seat, value)
    assert s.hand_size[:3].tolist() == [1, 1, 1]
    assert (s.card_at == IN_DISCARDS).sum() == 3
    assert s.bid[:3].tolist() == [-1, -1, -1]


@pytest.mark.rule("SA-039")
def test_those_tied_for_the_highest_bid_again_and_only_they() -> None:
    s = _bidding([6, 2, 4], [6, 2, 5], [1, 7])
    for seat, value in enumerate((6, 6, 1)):
        _bid(s, seat, value)
    assert (at(s), deciding(s)) == ("bid", (0, 1))
    _bid(s, 0, 2)
    _bid(s, 1, 2)
    assert deciding(s) == (0, 1)
    _bid(s, 0, 4)
    _bid(s, 1, 5)
    assert s.holder == 1
    assert (s.card_at == IN_DISCARDS).sum() == 7


@pytest.mark.rule("SA-040", "SA-040-R1")
def test_as_soon_as_one_of_the_tied_has_no_card_all_bid_from_the_pile() -> None:
    s = _bidding([6], [6, 7], [1])
    on_top(s, _cards_worth(2)[0], _cards_worth(2)[1], _cards_worth(5)[0], _cards_worth(4)[0])
    for seat, value in enumerate((6, 6, 1)):
        _bid(s, seat, value)
    assert s.holder == 0
    assert s.hand_size[1] == 1
    assert s.deck_left == 110 - 4 - 4
    assert (s.card_at == IN_DISCARDS).sum() == 3 + 4


@pytest.mark.rule("SA-E01", "SA-042", "SA-042-R1", "SA-043", "SA-044", "SA-045", "SA-046")
def test_beth_jack_ray_and_patrice_choose_colours() -> None:
    s = _bidding([7, 5], [1, 3], [1, 2], [7, 4])
    for seat, value in ((BETH, 7), (JACK, 7), (RAY, 1), (PATRICE, 1)):
        _bid(s, seat, value)
    assert deciding(s) == (BETH, JACK)
    _bid(s, BETH, 5)
    _bid(s, JACK, 4)
    assert s.holder == BETH
    assert (s.card_at == IN_DISCARDS).sum() == 6
    order = []
    for pair in PAIR_IDS[:4]:
        order.append(next_to_choose(s))
        assert deciding(s) == (order[-1],)
        choose(s, order[-1], f"take_colours {pair}")
    assert order == [BETH, JACK, RAY, PATRICE]
    assert s.pair[:4].tolist() == [0, 2, 3, 1]
    assert s.glory[:4].tolist() == [0, 0, 0, 0]
    assert sum(is_in_reserve(s, colour) for colour in range(COLOURS)) == 7
    assert (at(s), s.turn) == ("marker", 1)


@pytest.mark.rule("SA-042", "SA-042-R1", "SA-043")
def test_the_holder_chooses_first_then_by_the_first_card_from_his_left() -> None:
    s = empty_table(5)
    s.turn, s.holder, s.pair[:] = 0, 3, NOBODY
    s.first_bid[:5] = [6, 2, 5, 6, 5]
    order = []
    for pair in range(5):
        order.append(next_to_choose(s))
        s.pair[order[-1]] = pair
    assert order == [3, 0, 4, 2, 1]
    assert next_to_choose(s) == NOBODY


@pytest.mark.rule("SA-044", "SA-046-R1")
def test_a_pair_can_be_taken_once_and_the_single_colour_never() -> None:
    s = _bidding([3], [6])
    _bid(s, 0, 3)
    _bid(s, 1, 6)
    assert choices(s, 1) == [f"take_colours {pair}" for pair in PAIR_IDS]
    choose(s, 1, f"take_colours {PAIR_IDS[2]}")
    assert choices(s, 0) == [f"take_colours {pair}" for pair in PAIR_IDS if pair != PAIR_IDS[2]]
    assert is_in_reserve(s, COLOUR_IDS.index("black"))
    assert not is_in_reserve(s, COLOUR_IDS.index("purple"))

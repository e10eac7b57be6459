"""Setting a table of 7 Ages up, and joining it late."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.rules.empires import most_empires
from aevum.games.seven_ages.rules.markers import may_place_off
from aevum.games.seven_ages.rules.setup import is_pair_free, join, may_join
from aevum.games.seven_ages.state import IN_DECK, IN_DISCARDS, IN_HAND, NOWHERE
from aevum.games.seven_ages.steps import AT_MARKER
from aevum.games.seven_ages.tables import CARDS, COLOURS, CUP, MAX_PLAYERS, MIN_PLAYERS, PAIR_COLOURS, PAIR_IDS
from tests.games.seven_ages.board import empty_table, found
from tests.games.seven_ages.frame import GAME, at, choices, choose, dealt, deciding, run


@pytest.mark.rule("SA-021")
def test_two_to_seven_can_play() -> None:
    assert (MIN_PLAYERS, MAX_PLAYERS) == (2, 7)
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7]


@pytest.mark.rule("SA-022", "SA-023", "SA-026", "SA-038-R1")
@pytest.mark.parametrize("seats", [2, 7])
def test_seven_cards_each_from_one_shuffled_pile(seats: int) -> None:
    s, other = dealt(seats, seed=1), dealt(seats, seed=2)
    assert CARDS == 110
    assert s.hand_size[:seats].tolist() == [7] * seats
    assert s.deck_left == 110 - 7 * seats
    assert (s.card_at == IN_DECK).sum() == 110 - 7 * seats
    assert all((s.card_at == IN_HAND + seat).sum() == 7 for seat in range(seats))
    assert sorted(s.deck[: s.deck_left].tolist()) == (s.card_at == IN_DECK).nonzero()[0].tolist()
    assert s.deck.tolist() != other.deck.tolist()


@pytest.mark.rule("SA-024", "SA-025", "SA-027")
def test_fifteen_colours_a_full_cup_and_no_empire() -> None:
    s = dealt()
    assert COLOURS == 15
    assert (s.player == NOBODY).all() and (s.control == NOBODY).all() and (s.unit_at == NOWHERE).all()
    assert s.cup.tolist() == CUP.tolist()
    assert (s.turn, s.holder) == (0, NOBODY)
    assert (s.leader == NOBODY).all() and (s.city == 0).all()


# Redemption


@pytest.mark.rule("SA-373", "SA-373-R1", "SA-395")
def test_without_the_option_the_bid_comes_first() -> None:
    assert at(dealt()) == "bid"
    assert at(dealt(redemption=1)) == "redeem"


@pytest.mark.rule("SA-395", "SA-395-R1")
def test_whoever_discards_refills_to_six_and_the_others_keep_seven() -> None:
    s = dealt(3, redemption=1)
    assert deciding(s) == (0,)
    gone = choices(s, 0)[1]
    assert choices(s, 0)[0] == "done" and len(choices(s, 0)) == 8
    choose(s, 0, gone)
    choose(s, 0, choices(s, 0)[1])
    choose(s, 0, "done")
    assert deciding(s) == (1,)
    assert (s.card_at == IN_DISCARDS).sum() == 2
    assert s.hand_size[:3].tolist() == [6, 7, 7]
    choose(s, 1, "done")
    choose(s, 2, choices(s, 2)[1])
    choose(s, 2, "done")
    assert s.hand_size[:3].tolist() == [6, 7, 6]
    assert (at(s), deciding(s)) == ("bid", (0, 1, 2))


# Joining late


def _turn(seats: int = 3) -> Record:
    s = empty_table(seats)
    return run(s, AT_MARKER)


@pytest.mark.rule("SA-047", "SA-047-R1")
def test_a_player_can_join_between_turns_only() -> None:
    s = _turn()
    assert may_join(s)
    choose(s, 1, "place_off destiny")
    assert not may_join(s)
    assert not may_join(dealt())


@pytest.mark.rule("SA-047", "SA-047-R1")
def test_a_pair_that_an_empire_uses_is_not_free() -> None:
    s = empty_table(3)
    dark = int(PAIR_COLOURS[5, 1])
    assert is_pair_free(s, 5)
    s.player[dark] = 0
    assert not is_pair_free(s, 5)
    assert not is_pair_free(s, 2)
    for pair in (3, 4, 6):
        s.player[PAIR_COLOURS[pair, 0]] = 1
    run(s, AT_MARKER)
    assert not may_join(s)
    s.player[dark] = NOBODY
    assert may_join(s)


@pytest.mark.rule("SA-048", "SA-049", "SA-050", "SA-050-R1")
def test_a_newcomer_gets_seven_cards_the_last_glory_and_a_free_pair() -> None:
    s = _turn()
    s.glory[:3] = [9, 4, 6]
    s.seats += 1
    join(s, 3)
    assert (s.hand_size[3], s.glory[3]) == (7, 4)
    assert (at(s), deciding(s)) == ("colour", (3,))
    assert choices(s, 3) == [f"take_colours {pair}" for pair in PAIR_IDS[3:]]
    choose(s, 3, f"take_colours {PAIR_IDS[6]}")
    assert s.pair[:4].tolist() == [0, 1, 2, 6]
    assert (at(s), deciding(s), s.turn) == ("marker", (0, 1, 2, 3), 1)


@pytest.mark.rule("SA-050-R2", "SA-054")
def test_the_limit_of_empires_falls_with_a_newcomer_and_nobody_loses_one() -> None:
    s = empty_table(3)
    for card, place in (("greeks", "greece"), ("romans", "latium"), ("han", "honan"), ("gauls", "burgundy")):
        found(s, card, 0, 5, place)
    assert may_place_off(s, 0)
    run(s, AT_MARKER)
    s.seats += 1
    join(s, 3)
    assert most_empires(s) == 4
    assert not may_place_off(s, 0)
    assert (s.player == 0).sum() == 4


@pytest.mark.rule("SA-054")
def test_most_empires_by_the_number_of_players() -> None:
    assert [most_empires(empty_table(seats)) for seats in range(2, 8)] == [7, 5, 4, 3, 3, 3]

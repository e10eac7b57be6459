"""SA-154 to SA-162: progress by trade, exchange of cards and gifts."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.seven_ages.rules.trade_results import further_steps, who_gains_by_tie
from aevum.games.seven_ages.state import IN_DISCARDS, IN_HAND
from aevum.games.seven_ages.tables import CARD_IDS
from tests.games.seven_ages.board import empty_table, hand, on_top, realm
from tests.games.seven_ages.stepping import Stepping
from tests.games.seven_ages.trading import begun, neighbours, traded


def with_pile(own: str, top: str, money: int = 0) -> tuple[Record, int, Stepping]:
    """A trade of a lone empire with the draw pile."""
    s = empty_table()
    empire = realm(s, "syracusans", 0, 8, "sicily", chose_trade=1, money=money)
    hand(s, 0, own)
    on_top(s, top)
    return s, empire, begun(s, empire).choose(0, "trade_with_pile")


@pytest.mark.rule("SA-E09", "SA-150", "SA-152", "SA-154", "SA-160")
def test_syracuse_loses_to_rome() -> None:
    s, syracuse, rome = neighbours(syracuse=8, rome=10)
    table = traded(s, syracuse, 3, 5)
    assert ("trade_total", CARD_IDS.index("syracusans"), 5) in table.told
    assert ("trade_total", CARD_IDS.index("romans"), 6) in table.told
    assert table.waits_for == []  # Rome did not choose the action and Syracuse is not ahead of it
    assert (s.level[syracuse], s.level[rome]) == (8, 11)
    assert s.card_at[CARD_IDS.index("french")] == IN_HAND  # the 5
    assert s.card_at[CARD_IDS.index("franks")] == IN_HAND + 1  # the 3


@pytest.mark.rule("SA-E09", "SA-154", "SA-155", "SA-156", "SA-156-R1")
@pytest.mark.parametrize(("further", "level"), [(0, 9), (1, 10), (2, 11)])
def test_syracuse_wins_and_moves_up_to_three(further: int, level: int) -> None:
    s, syracuse, rome = neighbours(syracuse=8, rome=10)
    table = traded(s, syracuse, 5, 5)
    assert ("trade_total", CARD_IDS.index("syracusans"), 7) in table.told
    assert s.level[syracuse] == 9  # the first step is made at once
    assert table.choices(0) == ["advance 0", "advance 1", "advance 2"]
    table.choose(0, f"advance {further}")
    assert (s.level[syracuse], s.level[rome]) == (level, 10)


@pytest.mark.rule("SA-E09", "SA-157", "SA-157-R1")
def test_a_tie_moves_syracuse_by_one() -> None:
    s, syracuse, rome = neighbours(syracuse=8, rome=10)
    table = traded(s, syracuse, 4, 5)
    assert table.waits_for == []
    assert (s.level[syracuse], s.level[rome]) == (9, 10)
    assert "trade_won" not in [event for event, *_ in table.told]


@pytest.mark.rule("SA-155", "SA-156", "SA-156-R1")
@pytest.mark.parametrize(
    ("chosen", "level", "other", "steps"),
    [(1, 8, 9, 2), (1, 8, 8, 1), (1, 9, 8, 1), (0, 8, 9, 1), (0, 8, 8, 0)],
)
def test_further_steps_of_a_winner(chosen: int, level: int, other: int, steps: int) -> None:
    s, syracuse, rome = neighbours(syracuse=level, rome=other)
    s.chose_trade[syracuse] = chosen
    assert further_steps(s, syracuse, rome) == steps
    assert further_steps(s, syracuse, NOBODY) == chosen


@pytest.mark.rule("SA-156", "SA-156-R1")
def test_levels_before_the_trade_are_compared() -> None:
    s, syracuse, _rome = neighbours(syracuse=9, rome=10)
    table = traded(s, syracuse, 5, 5)
    assert s.level[syracuse] == 10  # level with Rome now
    assert table.choices(0) == ["advance 0", "advance 1", "advance 2"]


@pytest.mark.rule("SA-155", "SA-147-R1")
def test_a_passive_winner_that_chose_the_action_has_a_further_step() -> None:
    s, syracuse, rome = neighbours(syracuse=8, rome=10)
    s.chose_trade[rome] = 1
    table = traded(s, syracuse, 3, 5)
    assert table.waits_for == [1]
    table.choose(1, "advance 1")
    assert (s.level[syracuse], s.level[rome]) == (8, 12)


@pytest.mark.rule("SA-156-R1", "SA-153")
def test_against_the_pile_there_are_two_steps_at_most() -> None:
    s, empire, table = with_pile("gauls", "scots")  # 5 + 2 to 4
    assert table.choices(0) == ["advance 0", "advance 1"]
    table.choose(0, "advance 1")
    assert s.level[empire] == 10


@pytest.mark.rule("SA-152", "SA-161")
def test_the_pile_can_win() -> None:
    s, empire, table = with_pile("franks", "germans")  # 3 + 2 to 7
    assert table.waits_for == []
    assert s.level[empire] == 8
    assert s.card_at[CARD_IDS.index("germans")] == IN_HAND
    assert s.card_at[CARD_IDS.index("franks")] == IN_DISCARDS
    assert s.hand_size[0] == 1


@pytest.mark.rule("SA-157-R1")
def test_a_tie_with_the_pile_gives_one_step_and_no_win() -> None:
    s, empire, table = with_pile("gauls", "germans")  # 5 + 2 to 7
    assert table.waits_for == []
    assert s.level[empire] == 9
    assert ("pile_trade_tied", CARD_IDS.index("syracusans")) in table.told


@pytest.mark.rule("SA-157", "SA-158", "SA-159")
@pytest.mark.parametrize(
    ("chosen", "level", "other", "gains"),
    [(0, 8, 10, "active"), (0, 10, 8, "active"), (1, 8, 10, "active"), (1, 10, 8, "partner"), (1, 8, 8, "nobody")],
)
def test_who_gains_by_a_tie(chosen: int, level: int, other: int, gains: str) -> None:
    s, syracuse, rome = neighbours(syracuse=level, rome=other)
    s.chose_trade[rome] = chosen
    expected = {"active": syracuse, "partner": rome, "nobody": NOBODY}[gains]
    assert who_gains_by_tie(s, syracuse, rome) == expected


@pytest.mark.rule("SA-158")
def test_of_two_that_chose_it_the_less_advanced_moves_in_a_tie() -> None:
    s, syracuse, rome = neighbours(syracuse=10, rome=8)
    s.chose_trade[rome] = 1
    traded(s, syracuse, 4, 5)
    assert (s.level[syracuse], s.level[rome]) == (10, 9)


@pytest.mark.rule("SA-159")
def test_of_two_on_one_level_neither_moves_in_a_tie() -> None:
    s, syracuse, rome = neighbours(syracuse=9, rome=9)
    s.chose_trade[rome] = 1
    traded(s, syracuse, 4, 5)
    assert (s.level[syracuse], s.level[rome]) == (9, 9)


@pytest.mark.rule("SA-160")
def test_each_player_takes_the_card_of_the_other() -> None:
    s, syracuse, _rome = neighbours()
    hand(s, 0, "goths")
    traded(s, syracuse, 4, 5).choose(0, "advance 0")  # the Goths, 6 + 2 to 5 + 1
    assert s.hand_size[:2].tolist() == [2, 1]
    assert s.card_at[CARD_IDS.index("goths")] == IN_HAND + 1
    assert s.card_at[CARD_IDS.index("french")] == IN_HAND
    assert (s.side_card == NOBODY).all()


@pytest.mark.rule("SA-161")
def test_the_pile_card_is_taken_and_the_own_one_discarded() -> None:
    s, _empire, table = with_pile("gauls", "scots")
    table.choose(0, "advance 0")
    assert s.card_at[CARD_IDS.index("scots")] == IN_HAND
    assert s.card_at[CARD_IDS.index("gauls")] == IN_DISCARDS


@pytest.mark.rule("SA-162", "SA-162-R1")
def test_after_trading_both_may_give_money_the_acting_player_first() -> None:
    s, syracuse, rome = neighbours()
    s.money[syracuse], s.money[rome] = 3, 5
    table = traded(s, syracuse, 4, 5)
    assert table.waits_for == [0]
    assert table.choices(0) == ["give_money 0", "give_money 1", "give_money 2", "give_money 3"]
    table.choose(0, "give_money 2")
    assert table.waits_for == [1]
    assert len(table.choices(1)) == 8  # what it was given can be given back
    table.choose(1, "give_money 0")
    assert (s.money[syracuse], s.money[rome]) == (1, 7)


@pytest.mark.rule("SA-162-R1", "SA-006")
def test_a_gift_beyond_199_is_lost() -> None:
    s, syracuse, rome = neighbours()
    s.money[syracuse], s.money[rome] = 10, 195
    table = traded(s, syracuse, 4, 5).choose(0, "give_money 10")
    assert (s.money[syracuse], s.money[rome]) == (0, 199)
    assert len(table.choices(1)) == 200


@pytest.mark.rule("SA-162", "SA-007")
def test_who_has_no_money_gives_none() -> None:
    s, syracuse, rome = neighbours()
    s.money[rome] = 1
    table = traded(s, syracuse, 4, 5)
    assert table.waits_for == [1]
    table.choose(1, "give_money 1")
    assert (s.money[syracuse], s.money[rome]) == (1, 0)


@pytest.mark.rule("SA-162")
def test_nobody_gives_money_to_the_pile() -> None:
    s, empire, table = with_pile("franks", "germans", money=9)
    assert table.waits_for == []
    assert s.money[empire] == 9


@pytest.mark.rule("SA-E27", "SA-369")
def test_the_cham_gain_glory_when_they_win_a_trade() -> None:
    s = empty_table()
    cham = realm(s, "cham", 0, 8, "champa", chose_trade=1)
    realm(s, "khmers", 1, 8, "cambodia")
    table = traded(s, cham, 7, 3, partner="khmers")  # 7 - 2 to 3 + 0
    table.choose(0, "advance 0")
    assert s.glory[:2].tolist() == [1, 0]


@pytest.mark.rule("SA-157-R1", "SA-E27")
def test_a_tie_brings_the_cham_no_glory() -> None:
    s = empty_table()
    cham = realm(s, "cham", 0, 8, "champa", chose_trade=1)
    realm(s, "khmers", 1, 8, "cambodia")
    traded(s, cham, 5, 3, partner="khmers")
    assert s.glory.sum() == 0
    assert s.level[cham] == 9


@pytest.mark.rule("SA-145", "SA-162")
def test_when_a_trade_is_over_nothing_of_it_lies_about() -> None:
    s, syracuse, _rome = neighbours()
    traded(s, syracuse, 3, 5)
    assert (s.side_empire == NOBODY).all() and (s.side_seat == NOBODY).all()
    assert (s.sides_shown, s.side_draws.sum(), s.won_trade.sum(), s.depth) == (0, 0, 0, 0)

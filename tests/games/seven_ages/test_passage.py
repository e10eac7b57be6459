"""SA-012, SA-013: asking others to let a count of range pass."""

from __future__ import annotations

import pytest

from aevum.core.record import Record
from aevum.games.seven_ages.rules.passage import forget_ways, seek_way, ways_to_seek
from aevum.games.seven_ages.rules.reach import in_range
from aevum.games.seven_ages.state import IN_HAND
from aevum.games.seven_ages.steps import AT_PASSAGE
from aevum.games.seven_ages.tables import CARD_IDS
from aevum.games.seven_ages.trade_steps import TRADE_STEPS
from tests.games.seven_ages.board import empty_table, found, hand
from tests.games.seven_ages.stepping import Stepping

AGE_2, AGE_3 = 8, 15


def one_owner() -> tuple[Record, int, int, int]:
    """The Chou with 12 money and two cards; the Mauryans two regions away, behind the Tibetans."""
    s = empty_table()
    hand(s, 0, "romans", "greeks")
    chou = found(s, "chou", 0, AGE_2, "szechwan", money=12)
    return s, chou, found(s, "tibetans", 1, 1, "tibet", money=3), found(s, "mauryans", 2, 1, "ganges")


def two_owners() -> tuple[Record, int, int, int, int]:
    """Three regions to the Tamils, one Tibetan and one Mauryan."""
    s = empty_table(seats=4)
    hand(s, 0, "romans")
    chou = found(s, "chou", 0, AGE_3, "szechwan", money=12)
    tibet, mauryans = found(s, "tibetans", 1, 1, "tibet"), found(s, "mauryans", 2, 1, "ganges")
    return s, chou, tibet, mauryans, found(s, "tamils", 3, 1, "deccan")


def asking(s: Record, empire: int, goal: int) -> Stepping:
    """An empire looks for a way."""
    return Stepping(s, TRADE_STEPS).call(AT_PASSAGE, empire, goal)


@pytest.mark.rule("SA-013", "SA-013-R1")
def test_nobody_has_to_ask() -> None:
    s, chou, _tibet, mauryans = one_owner()
    table = asking(s, chou, mauryans)
    assert table.waits_for == [0]
    assert table.choices(0) == ["done", "ask_passage tibetans"]
    table.choose(0, "done")
    assert not in_range(s, chou, mauryans)
    assert s.depth == 0


@pytest.mark.rule("SA-012", "SA-013")
def test_an_owner_can_grant_passage_for_nothing() -> None:
    s, chou, tibet, mauryans = one_owner()
    table = asking(s, chou, mauryans).choose(0, "ask_passage tibetans")
    assert table.waits_for == [1]
    table.choose(1, "grant_passage")
    assert table.waits_for == []
    assert in_range(s, chou, mauryans)
    assert (s.money[chou], s.money[tibet], s.hand_size[0]) == (12, 3, 2)


@pytest.mark.rule("SA-012", "SA-013-R1")
def test_an_owner_can_refuse_and_is_not_asked_again() -> None:
    s, chou, _tibet, mauryans = one_owner()
    table = asking(s, chou, mauryans).choose(0, "ask_passage tibetans").choose(1, "refuse_passage")
    assert table.waits_for == []
    assert not in_range(s, chou, mauryans)
    assert ("way_not_found", CARD_IDS.index("chou"), CARD_IDS.index("mauryans")) in table.told


@pytest.mark.rule("SA-013", "SA-007")
def test_the_price_is_money_and_cards_that_the_asker_has() -> None:
    s, chou, _tibet, mauryans = one_owner()
    table = asking(s, chou, mauryans).choose(0, "ask_passage tibetans")
    assert table.choices(1) == ["refuse_passage", "grant_passage", *(f"demand_money {n}" for n in range(13))]
    table.choose(1, "demand_money 5")
    assert table.choices(1) == ["demand_cards 0", "demand_cards 1", "demand_cards 2"]
    table.choose(1, "demand_cards 1")
    assert table.choices(0) == ["accept_price", "decline_price"]


@pytest.mark.rule("SA-013")
def test_a_price_without_money_is_at_least_a_card() -> None:
    s, chou, _tibet, mauryans = one_owner()
    table = asking(s, chou, mauryans).choose(0, "ask_passage tibetans").choose(1, "demand_money 0")
    assert table.choices(1) == ["demand_cards 1", "demand_cards 2"]
    s.hand_size[0] = 0
    s.money[chou] = 1
    table = asking(s, chou, mauryans).choose(0, "ask_passage tibetans")
    assert table.choices(1) == ["refuse_passage", "grant_passage", "demand_money 1"]


@pytest.mark.rule("SA-013", "SA-013-R1", "SA-143")
def test_an_accepted_price_is_paid_at_once_the_payer_choosing_the_card() -> None:
    s, chou, tibet, mauryans = one_owner()
    table = asking(s, chou, mauryans).choose(0, "ask_passage tibetans")
    table.choose(1, "demand_money 5").choose(1, "demand_cards 1").choose(0, "accept_price")
    assert table.choices(0) == ["hand_over greeks", "hand_over romans"]
    table.choose(0, "hand_over greeks")
    assert (s.money[chou], s.money[tibet]) == (7, 8)
    assert s.hand_size[:2].tolist() == [1, 1]
    assert s.card_at[CARD_IDS.index("greeks")] == IN_HAND + 1
    assert ("passage_card_got", 1, 0, CARD_IDS.index("greeks")) in table.told
    assert in_range(s, chou, mauryans)
    assert (s.agreed, s.price_money.sum(), s.price_cards.sum()) == (0, 0, 0)


@pytest.mark.rule("SA-013-R1")
def test_several_cards_are_handed_over_one_by_one() -> None:
    s, chou, _tibet, mauryans = one_owner()
    hand(s, 0, "huns")
    table = asking(s, chou, mauryans).choose(0, "ask_passage tibetans")
    table.choose(1, "demand_money 0").choose(1, "demand_cards 2").choose(0, "accept_price")
    table.choose(0, "hand_over huns")
    assert table.choices(0) == ["hand_over greeks", "hand_over romans"]
    table.choose(0, "hand_over romans")
    assert s.hand_size[:2].tolist() == [1, 2]
    assert table.waits_for == []


@pytest.mark.rule("SA-013", "SA-013-R1")
def test_a_declined_price_costs_nothing_and_opens_nothing() -> None:
    s, chou, tibet, mauryans = one_owner()
    table = asking(s, chou, mauryans).choose(0, "ask_passage tibetans")
    table.choose(1, "demand_money 5").choose(1, "demand_cards 0").choose(0, "decline_price")
    assert (s.money[chou], s.money[tibet]) == (12, 3)
    assert not in_range(s, chou, mauryans)


@pytest.mark.rule("SA-013", "SA-185-R1")
def test_nothing_is_paid_before_all_on_the_way_agree() -> None:
    s, chou, tibet, mauryans, tamils = two_owners()
    table = asking(s, chou, tamils)
    assert table.choices(0) == ["done", "ask_passage tibetans"]  # the nearer one first
    table.choose(0, "ask_passage tibetans").choose(1, "demand_money 8").choose(1, "demand_cards 0")
    table.choose(0, "accept_price")
    assert s.money[chou] == 12
    table.choose(0, "ask_passage mauryans")
    assert table.choices(2)[-1] == "demand_money 4"  # no more than is left
    table.choose(2, "demand_money 4").choose(2, "demand_cards 0").choose(0, "accept_price")
    assert (s.money[chou], s.money[tibet], s.money[mauryans]) == (0, 8, 4)
    assert in_range(s, chou, tamils)


@pytest.mark.rule("SA-013", "SA-185-R1")
def test_when_one_on_the_way_refuses_nobody_is_paid() -> None:
    s, chou, tibet, _mauryans, tamils = two_owners()
    table = asking(s, chou, tamils).choose(0, "ask_passage tibetans")
    table.choose(1, "demand_money 8").choose(1, "demand_cards 0").choose(0, "accept_price")
    table.choose(0, "ask_passage mauryans").choose(2, "refuse_passage")
    assert table.waits_for == []
    assert (s.money[chou], s.money[tibet], s.agreed) == (12, 0, 0)
    assert not in_range(s, chou, tamils)


@pytest.mark.rule("SA-185-R1")
def test_a_permission_is_for_one_goal_and_one_count() -> None:
    s, chou, _tibet, mauryans = one_owner()
    punjab = found(s, "guptas", 2, 1, "punjab")
    asking(s, chou, mauryans).choose(0, "ask_passage tibetans").choose(1, "grant_passage")
    assert in_range(s, chou, mauryans)
    assert not in_range(s, chou, punjab)
    forget_ways(s, chou)
    assert not in_range(s, chou, mauryans)


@pytest.mark.rule("SA-013")
def test_who_agreed_but_is_not_crossed_is_not_paid() -> None:
    s = empty_table(seats=4)
    chou, huns = found(s, "chou", 0, AGE_3, "szechwan", money=9), found(s, "huns", 3, 1, "kazakh_steppe")
    tibet = found(s, "tibetans", 1, 1, "tibet")
    found(s, "chin", 2, 1, "shensi")
    found(s, "iranians", 2, 1, "tarim")
    table = asking(s, chou, huns)
    assert table.choices(0) == ["done", "ask_passage chin", "ask_passage tibetans"]
    table.choose(0, "ask_passage tibetans").choose(1, "demand_money 9").choose(0, "accept_price")
    table.choose(0, "ask_passage chin").choose(2, "grant_passage")  # through Mongolia, where nobody is
    assert in_range(s, chou, huns)
    assert (s.money[chou], s.money[tibet]) == (9, 0)


@pytest.mark.rule("SA-012", "SA-012-R1")
def test_only_other_players_are_asked_and_only_where_it_can_help() -> None:
    s, chou, _tibet, mauryans = one_owner()
    far = found(s, "egyptians", 2, 1, "egypt")
    assert ways_to_seek(s, chou) >> mauryans & 1
    assert not ways_to_seek(s, chou) >> far & 1
    table = asking(s, chou, far)
    assert table.waits_for == []
    seek_way(s, chou, mauryans)
    assert table.told[-1] == ("way_sought", CARD_IDS.index("chou"), CARD_IDS.index("mauryans"))

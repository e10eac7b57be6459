"""SA-144 to SA-153, SA-163: partners, cards and totals of a trade."""

from __future__ import annotations

import pytest

from aevum.core.record import NOBODY, may_see
from aevum.games.seven_ages.icons import TIMING_TRADE
from aevum.games.seven_ages.rules.targets import LATER
from aevum.games.seven_ages.rules.trade import BY_CARD, trade_total, winning_side
from aevum.games.seven_ages.state import ACTIVE, FIELDS, IN_DECK, IN_HAND, LAID, OTHER, TRADE, WILD
from aevum.games.seven_ages.steps import AT_REACT
from aevum.games.seven_ages.tables import ARTIFACT_IDS, CARD_IDS
from tests.games.seven_ages.board import empty_table, hand, on_top, realm, region
from tests.games.seven_ages.trading import begun, deal, neighbours, play_event, traded

AGE_2 = 8
WITH_ROME = ["pass", "trade_with romans"]
SIDE_CARD = next(field for field in FIELDS if field.name == "side_card")


@pytest.mark.rule("SA-144")
def test_the_partner_is_an_empire_of_another_player_in_range() -> None:
    s, syracuse, _rome = neighbours()
    realm(s, "greeks", 0, 10, "lombardy")  # in range but one's own
    realm(s, "egyptians", 2, 10, "egypt")  # another player's but three regions away
    assert begun(s, syracuse).choices(0) == WITH_ROME


@pytest.mark.rule("SA-144", "SA-145")
def test_partners_come_in_the_order_of_their_cards() -> None:
    s, syracuse, _rome = neighbours()
    realm(s, "carthaginians", 2, 10, "ionian_sea")
    realm(s, "etruscans", 2, 10, "lombardy")
    listed = begun(s, syracuse).choices(0)
    assert listed == ["pass", "trade_with etruscans", "trade_with romans", "trade_with carthaginians"]


@pytest.mark.rule("SA-145", "SA-145-R1")
def test_an_empire_that_has_not_traded_comes_first() -> None:
    s, syracuse, rome = neighbours()
    etruscans = realm(s, "etruscans", 2, 10, "lombardy")
    s.traded[rome] = 1
    assert begun(s, syracuse).choices(0) == ["pass", "trade_with etruscans"]
    s.traded[etruscans] = 1
    assert begun(s, syracuse).choices(0) == ["pass", "trade_with etruscans", "trade_with romans"]


@pytest.mark.rule("SA-145-R1")
def test_both_sides_have_traded() -> None:
    s, syracuse, rome = neighbours()
    traded(s, syracuse, 3, 5)
    assert (s.traded[syracuse], s.traded[rome]) == (1, 1)


@pytest.mark.rule("SA-146", "SA-146-R1")
def test_the_draw_pile_is_a_partner_only_where_there_is_no_other() -> None:
    s, syracuse, rome = neighbours()
    assert "trade_with_pile" not in begun(s, syracuse).choices(0)
    s.traded[rome] = 1
    assert begun(s, syracuse).choices(0) == WITH_ROME
    s.control[region("latium")] = NOBODY
    assert begun(s, syracuse).choices(0) == ["pass", "trade_with_pile"]


@pytest.mark.rule("SA-013", "SA-144")
def test_a_way_to_a_partner_can_be_sought_once() -> None:
    s = empty_table()
    chou, _tibet = realm(s, "chou", 0, AGE_2, "szechwan"), realm(s, "tibetans", 1, 1, "tibet")
    realm(s, "mauryans", 2, 1, "ganges")
    table = begun(s, chou)
    assert table.choices(0) == ["pass", "trade_with tibetans", "seek_way mauryans"]
    table.choose(0, "seek_way mauryans").choose(0, "ask_passage tibetans").choose(1, "refuse_passage")
    assert table.choices(0) == ["pass", "trade_with tibetans"]


@pytest.mark.rule("SA-013", "SA-144", "SA-145")
def test_a_partner_reached_by_permission_can_be_traded_with() -> None:
    s = empty_table()
    chou, tibet = realm(s, "chou", 0, AGE_2, "szechwan"), realm(s, "tibetans", 1, 1, "tibet")
    mauryans = realm(s, "mauryans", 2, 1, "ganges")
    s.traded[tibet] = 1
    table = begun(s, chou).choose(0, "seek_way mauryans").choose(0, "ask_passage tibetans")
    table.choose(1, "grant_passage")
    assert table.choices(0) == ["pass", "trade_with mauryans"]
    table.choose(0, "trade_with mauryans")
    assert s.traded[mauryans] == 1
    assert s.ways[chou] == 0


@pytest.mark.rule("SA-145")
def test_no_way_is_sought_to_an_empire_that_could_not_be_partner() -> None:
    s = empty_table()
    chou, tibet = realm(s, "chou", 0, AGE_2, "szechwan"), realm(s, "tibetans", 1, 1, "tibet")
    s.traded[realm(s, "mauryans", 2, 1, "ganges")] = 1
    assert begun(s, chou).choices(0) == ["pass", "trade_with tibetans"]
    s.traded[tibet] = 1
    assert begun(s, chou).choices(0) == ["pass", "trade_with tibetans", "seek_way mauryans"]


@pytest.mark.rule("SA-147", "SA-147-R1")
def test_one_trade_uses_up_the_actions_of_both() -> None:
    s, syracuse, rome = neighbours()
    s.chose_trade[rome] = s.trade_due[rome] = 1
    traded(s, syracuse, 3, 5)
    assert s.trade_due.sum() == 0
    assert (s.chose_trade[syracuse], s.chose_trade[rome]) == (1, 1)


@pytest.mark.rule("SA-147-R1")
def test_who_declines_loses_the_action_and_has_not_chosen_it() -> None:
    s, syracuse, rome = neighbours()
    table = begun(s, syracuse).choose(0, "pass")
    assert table.waits_for == []
    assert (s.chose_trade[syracuse], s.trade_due[syracuse], s.traded[syracuse], s.traded[rome]) == (0, 0, 0, 0)


@pytest.mark.rule("SA-147-R1")
def test_the_partner_is_not_asked() -> None:
    s, syracuse, _rome = neighbours()
    deal(s, 3, 5)
    table = begun(s, syracuse).choose(0, "trade_with romans")
    assert table.choices(1) == ["lay_for_trade french"]


@pytest.mark.rule("SA-147", "SA-155")
def test_a_trade_that_a_card_gives_leaves_the_marker_alone_and_counts_as_chosen() -> None:
    s, syracuse, _rome = neighbours()
    s.chose_trade[syracuse] = 0
    begun(s, syracuse, BY_CARD).choose(0, "trade_with romans")
    assert (s.chose_trade[syracuse], s.trade_due[syracuse]) == (1, 1)
    s.chose_trade[syracuse] = 1
    begun(s, syracuse, BY_CARD).choose(0, "pass")
    assert (s.chose_trade[syracuse], s.trade_due[syracuse]) == (1, 1)


@pytest.mark.rule("SA-148")
def test_both_lay_a_card_face_down_at_once() -> None:
    s, syracuse, _rome = neighbours()
    deal(s, 3, 5)
    hand(s, 0, "goths")
    table = begun(s, syracuse).choose(0, "trade_with romans")
    assert table.waits_for == [0, 1]
    assert table.choices(0) == ["lay_for_trade goths", "lay_for_trade franks"]
    table.choose(0, "lay_for_trade franks")
    assert s.card_at[CARD_IDS.index("franks")] == LAID
    assert may_see(SIDE_CARD, s, 0)[ACTIVE]
    assert not may_see(SIDE_CARD, s, 1)[ACTIVE]
    assert not may_see(SIDE_CARD, s, NOBODY)[ACTIVE]
    assert "trade_card_shown" not in [event for event, *_ in table.told]


@pytest.mark.rule("SA-148")
def test_both_cards_are_shown_together() -> None:
    s, syracuse, _rome = neighbours()
    table = traded(s, syracuse, 3, 5)
    shown = [event for event in table.told if event[0] == "trade_card_shown"]
    assert shown == [
        ("trade_card_shown", CARD_IDS.index("syracusans"), CARD_IDS.index("franks")),
        ("trade_card_shown", CARD_IDS.index("romans"), CARD_IDS.index("french")),
    ]


@pytest.mark.rule("SA-149")
def test_an_empty_hand_plays_the_top_card_of_the_pile() -> None:
    s, syracuse, rome = neighbours()
    hand(s, 0, "franks")
    on_top(s, "germans")
    table = begun(s, syracuse).choose(0, "trade_with romans")
    assert s.level[rome] == 11  # 3 + 2 to 7 + 1
    assert table.waits_for == []
    assert s.card_at[CARD_IDS.index("germans")] == IN_HAND


@pytest.mark.rule("SA-147-R1", "SA-149")
def test_of_two_empty_hands_the_active_side_draws_first() -> None:
    s, syracuse, rome = neighbours()
    on_top(s, "franks", "germans")
    begun(s, syracuse).choose(0, "trade_with romans")
    assert s.level[rome] == 11
    assert s.card_at[CARD_IDS.index("germans")] == IN_HAND
    assert s.card_at[CARD_IDS.index("franks")] == IN_HAND + 1


@pytest.mark.rule("SA-147-R1", "SA-153")
def test_with_an_empty_hand_the_players_card_is_drawn_before_that_of_the_pile() -> None:
    s, syracuse, rome = neighbours()
    s.control[region("latium")] = NOBODY
    s.player[rome] = NOBODY
    on_top(s, "germans", "franks")
    table = begun(s, syracuse).choose(0, "trade_with_pile")  # 7 + 2 to 3
    assert table.choices(0) == ["advance 0", "advance 1"]


@pytest.mark.rule("SA-019-R1")
def test_where_there_is_no_card_at_all_the_value_is_nothing() -> None:
    s, syracuse, rome = neighbours()
    s.card_at[s.card_at == IN_DECK] = NOBODY
    s.deck_left = 0
    table = begun(s, syracuse).choose(0, "trade_with romans")  # 0 + 2 to 0 + 1
    table.choose(0, "advance 0")
    assert (s.level[syracuse], s.level[rome]) == (9, 10)
    assert s.hand_size.sum() == 0


@pytest.mark.rule("SA-150")
@pytest.mark.parametrize(("artifact", "total"), [("", 7), ("writing", 8), ("slavery", 6)])
def test_the_total_is_the_card_and_the_trade_value(artifact: str, total: int) -> None:
    s, syracuse, _rome = neighbours()
    s.side_empire[ACTIVE], s.side_card[ACTIVE] = syracuse, CARD_IDS.index("gauls")
    if artifact:
        s.owned[syracuse, ARTIFACT_IDS.index(artifact)] = 1
    assert trade_total(s, ACTIVE) == total


@pytest.mark.rule("SA-150")
def test_sharp_dealing_adds_three_for_this_trade() -> None:
    s, syracuse, rome = neighbours()
    play_event(s, "sharp_dealing", syracuse)
    table = traded(s, syracuse, 3, 5)  # 8 to 6
    table.choose(0, "advance 0")
    assert (s.level[syracuse], s.level[rome]) == (9, 10)
    assert (s.lasting == NOBODY).all()


@pytest.mark.rule("SA-151")
def test_disorder_costs_one_however_much_there_is() -> None:
    s, syracuse, _rome = neighbours()
    s.side_empire[ACTIVE], s.side_card[ACTIVE] = syracuse, CARD_IDS.index("gauls")
    s.disorder[region("sicily")] = 1
    assert trade_total(s, ACTIVE) == 6
    s.control[region("crete")] = syracuse
    s.disorder[region("crete")] = 1
    assert trade_total(s, ACTIVE) == 6
    s.disorder[region("latium")] = 1  # that of others is no matter
    s.disorder[region("sicily")] = s.disorder[region("crete")] = 0
    assert trade_total(s, ACTIVE) == 7


@pytest.mark.rule("SA-152")
@pytest.mark.parametrize(("cards", "side"), [((5, 5), ACTIVE), ((3, 5), OTHER), ((4, 5), NOBODY)])
def test_the_higher_total_wins(cards: tuple[int, int], side: int) -> None:
    s, syracuse, rome = neighbours()
    s.side_empire[:] = syracuse, rome
    s.side_card[:] = [CARD_IDS.index(name) for name in deal(s, *cards)]
    assert winning_side(s) == side


@pytest.mark.rule("SA-153")
def test_the_pile_counts_its_card_alone() -> None:
    s = empty_table()
    s.side_card[OTHER] = CARD_IDS.index("cham")
    assert trade_total(s, OTHER) == 7


@pytest.mark.rule("SA-152", "SA-157")
def test_who_wins_ties_wins_them_unless_both_do() -> None:
    s = empty_table()
    dutch, venetians = realm(s, "dutch", 0, 22, "low_countries"), realm(s, "venetians", 1, 22, "lombardy")
    s.side_empire[:] = dutch, venetians
    s.side_card[:] = CARD_IDS.index("franks"), CARD_IDS.index("vikings")
    assert trade_total(s, ACTIVE) == trade_total(s, OTHER) == 6
    assert winning_side(s) == NOBODY
    s.card[dutch] = CARD_IDS.index("phoenicians")  # trade 3 too, but wins no ties
    assert winning_side(s) == OTHER


@pytest.mark.rule("SA-163")
def test_a_wild_card_turned_to_trade_counts_as_chosen() -> None:
    s, syracuse, _rome = neighbours()
    s.marker[syracuse], s.marker_as[syracuse] = WILD, TRADE
    table = traded(s, syracuse, 5, 5)
    assert table.choices(0) == ["advance 0", "advance 1", "advance 2"]


def test_market_spies_see_the_card_of_the_other_side_before_they_lay_theirs() -> None:
    s, syracuse, _rome = neighbours()
    play_event(s, "market_spies", syracuse)
    deal(s, 3, 5)
    hand(s, 0, "goths")
    hand(s, 1, "timurids")
    table = begun(s, syracuse).choose(0, "trade_with romans")
    assert table.waits_for == [1]
    table.choose(1, "lay_for_trade french")
    assert table.waits_for == [0]
    assert table.told[-1] == ("trade_card_seen", 0, 1, CARD_IDS.index("french"))
    assert may_see(SIDE_CARD, s, 0)[OTHER]
    assert not may_see(SIDE_CARD, s, 2)[OTHER]
    table.choose(0, "lay_for_trade goths")
    assert table.choices(0) == ["advance 0", "advance 1", "advance 2"]


def test_false_coin_replaces_a_card_that_was_shown() -> None:
    s, syracuse, _rome = neighbours()
    deal(s, 3, 5)
    hand(s, 0, "goths")
    play_event(s, "false_coin", syracuse)
    table = begun(s, syracuse).choose(0, "trade_with romans").choose(0, "lay_for_trade franks")
    table.choose(1, "lay_for_trade french")
    assert table.choices(0) == ["keep_trade_card", "replace_trade_card goths"]
    table.choose(0, "replace_trade_card goths").choose(0, "advance 0")
    assert s.card_at[CARD_IDS.index("franks")] == IN_HAND
    assert s.card_at[CARD_IDS.index("goths")] == IN_HAND + 1
    assert (s.lasting == NOBODY).all()


def test_an_embargo_ends_the_trade_before_cards_are_laid() -> None:
    s, syracuse, rome = neighbours()
    s.chose_trade[rome] = s.trade_due[rome] = 1
    deal(s, 3, 5)
    table = begun(s, syracuse)
    play_event(s, "embargo", NOBODY)
    table.choose(0, "trade_with romans")
    assert table.waits_for == []
    assert (s.lasting == NOBODY).all()
    assert (s.traded[rome], s.trade_due[rome], s.trade_due[syracuse]) == (0, 1, 0)
    assert s.hand_size[:2].tolist() == [1, 1]
    assert (s.side_empire == NOBODY).all()


def test_cards_can_be_played_before_cards_are_laid_when_they_are_shown_and_by_the_winner() -> None:
    s, syracuse, rome = neighbours()
    table = traded(s, syracuse, 3, 5)
    assert table.left == [(AT_REACT, TIMING_TRADE, empire) for empire in (syracuse, syracuse, LATER + rome)]
    s, syracuse, rome = neighbours()
    table = traded(s, syracuse, 4, 5)  # a tie has no winner
    assert table.left == [(AT_REACT, TIMING_TRADE, syracuse)] * 2

"""The trading variant: RT-130 to RT-134."""

import pytest

from aevum.core.errors import NotYourTurn, UnknownAction
from aevum.games.roll_through_the_ages import GAME
from aevum.games.roll_through_the_ages.state import MAX_OFFERS, WARE_IDS
from tests.games.roll_through_the_ages.table import COINS, FOOD3, GOOD, SKULL, WORKERS, Seat, Table


def trading(*holdings: Seat, seats: int = 2, workers: int = 0, coins: int = 0, offers: int = 0) -> Table:
    """A table at the trading step."""
    return Table(*holdings, seats=seats, step="trade", trading=1, workers=workers, coins=coins, offers=offers)


@pytest.mark.rule("RT-130")
def test_trading_comes_after_disasters_and_before_building() -> None:
    table = Table(Seat(food=1, wood=1), Seat(stone=1), trading=1, dice=[SKULL, SKULL, WORKERS]).play("stop")
    assert table.lost() == 2 + 2  # famine and drought have struck
    assert table.match.step == "trade"
    table.play("done")
    assert table.match.step == "build"


@pytest.mark.rule("RT-130")
def test_without_the_variant_nobody_trades() -> None:
    table = Table(Seat(wood=3), Seat(stone=2), dice=[WORKERS, FOOD3, FOOD3]).play("stop")
    assert table.match.step == "build"
    assert table.refusal("offer 2") == "RT-130"


@pytest.mark.rule("RT-130")
def test_at_another_step_nobody_trades() -> None:
    table = trading(Seat(wood=3), Seat(stone=2), workers=3).play("done")
    for words in ("offer 2", "give wood 1", "ask stone 1", "propose", "withdraw", "accept"):
        assert table.refusal(words) == "RT-130"


@pytest.mark.rule("RT-130")
def test_nobody_trades_with_himself_or_with_a_seat_that_is_not_there() -> None:
    table = trading(Seat(wood=3), Seat(stone=2))
    assert table.refusal("offer 1") == "RT-130"
    assert table.refusal("offer 3") == "RT-130"


@pytest.mark.rule("RT-130-ruling")
def test_eight_offers_a_turn_declined_and_withdrawn_ones_count() -> None:
    assert MAX_OFFERS == 8
    table = trading(Seat(wood=3), Seat(stone=2), workers=3)
    for _ in range(4):
        table.play("offer 2", "withdraw", "offer 2", "give wood 1", "ask stone 1", "propose", "decline")
    assert table.match.step == "build"
    assert table.refusal("offer 2") == "RT-130"


@pytest.mark.rule("RT-130-ruling")
def test_seven_offers_leave_an_eighth_and_the_next_turn_has_its_own() -> None:
    table = trading(Seat(wood=3), Seat(stone=2), offers=7)
    assert table.match.step == "trade"
    table.play("offer 2", "withdraw")
    assert table.seat == 1
    assert int(table.s.offers) == 0


@pytest.mark.rule("RT-130-ruling")
def test_food_received_comes_too_late_for_this_turn() -> None:
    table = Table(Seat(food=0, wood=1), Seat(food=9), trading=1, dice=[GOOD, COINS, COINS]).play("stop")
    assert table.lost() == 3
    table.play("offer 2", "give wood 1", "ask food 9", "propose", "accept")
    assert (table.food(0), table.food(1)) == (9, 0)
    assert table.lost() == 3


@pytest.mark.rule("RT-131")
def test_three_wood_for_two_stone_and_three_stone_for_two_pottery() -> None:
    table = trading(Seat(wood=3, stone=1), Seat(stone=2), Seat(pottery=2), seats=3)
    table.play("offer 2", "give wood 3", "ask stone 2", "propose", "accept")
    assert (table.goods(0), table.goods(1)) == ((0, 3, 0, 0, 0), (3, 0, 0, 0, 0))
    table.play("offer 3", "give stone 3", "ask pottery 2", "propose", "accept")
    assert (table.goods(0), table.goods(2)) == ((0, 0, 2, 0, 0), (0, 3, 0, 0, 0))


@pytest.mark.rule("RT-131")
def test_goods_and_food_in_any_mix() -> None:
    table = trading(Seat(wood=2, food=4), Seat(cloth=1, spearheads=2, food=3), workers=1)
    table.play("offer 2", "give wood 2", "give food 1", "ask cloth 1", "ask spearheads 2", "propose", "accept")
    assert (table.goods(0), table.food(0)) == ((0, 0, 0, 1, 2), 3)
    assert (table.goods(1), table.food(1)) == ((2, 0, 0, 0, 0), 4)
    assert table.tells("traded", seat=0, partner=1, count=2)


@pytest.mark.rule("RT-131", "RT-131-ruling")
def test_a_deal_that_is_declined_changes_nothing() -> None:
    table = trading(Seat(wood=2), Seat(cloth=1)).play("offer 2", "give wood 1", "ask cloth 1", "propose")
    assert table.seat == 1
    assert table.choices == ["decline", "accept"]
    table.play("decline")
    assert (table.goods(0), table.goods(1)) == ((2, 0, 0, 0, 0), (0, 0, 0, 1, 0))
    assert (table.seat, table.match.step) == (0, "trade")


@pytest.mark.rule("RT-131")
def test_one_deal_at_a_time() -> None:
    table = trading(Seat(wood=2), Seat(cloth=1), Seat(cloth=1), seats=3).play("offer 2")
    assert table.refusal("offer 3") == "RT-131"
    assert table.refusal("done") == "RT-010"


@pytest.mark.rule("RT-131-ruling")
def test_both_sides_give_something() -> None:
    table = trading(Seat(wood=2), Seat(cloth=1)).play("offer 2")
    assert table.refusal("propose") == "RT-131"
    table.play("give wood 1")
    assert table.refusal("propose") == "RT-131"
    table.play("ask cloth 1")
    assert "propose" in table.choices


@pytest.mark.rule("RT-131-ruling")
def test_a_deal_names_each_ware_on_one_side_only() -> None:
    table = trading(Seat(wood=2, stone=1), Seat(wood=3, cloth=1)).play("offer 2", "give wood 2")
    assert table.refusal("ask wood 1") == "RT-131"
    assert table.refusal("give wood 1") == "RT-131"


@pytest.mark.rule("RT-131-ruling")
def test_an_opponent_with_nothing_to_exchange_is_not_asked() -> None:
    table = trading(Seat(wood=2, food=0), Seat(wood=5, food=0), Seat(cloth=1), seats=3)
    assert table.choices == ["offer 3", "done"]
    assert table.refusal("offer 2") == "RT-131"


@pytest.mark.rule("RT-131")
def test_nobody_gives_more_than_he_has() -> None:
    table = trading(Seat(wood=2), Seat(cloth=1)).play("offer 2")
    assert table.refusal("give wood 3") == "RT-131"
    assert table.refusal("ask cloth 2") == "RT-131"
    assert table.refusal("give stone 1") == "RT-131"


@pytest.mark.rule("RT-132")
def test_opponents_trade_only_with_the_player_on_turn() -> None:
    table = trading(Seat(wood=2), Seat(cloth=1), Seat(stone=1), seats=3)
    with pytest.raises(NotYourTurn):
        table.match.play(1, GAME.vocabulary.from_words("offer 3"))
    table.play("offer 2", "give wood 1", "ask cloth 1", "propose")
    assert table.seat == 1
    for words in ("offer 3", "give cloth 1", "ask wood 2", "withdraw"):
        assert table.refusal(words) == "RT-132"


@pytest.mark.rule("RT-133")
def test_nobody_takes_more_than_the_track_holds() -> None:
    table = trading(Seat(wood=6, spearheads=3), Seat(wood=5, spearheads=4)).play("offer 2")
    assert table.choices_of("give") == [
        *(f"give wood {wood}" for wood in (1, 2, 3)),  # 5 + 3 fill the row of 8
        *(f"give food {food}" for food in (1, 2, 3)),
    ]
    assert table.refusal("give wood 4") == "RT-133"
    assert table.choices_of("ask") == [
        *(f"ask wood {wood}" for wood in (1, 2)),  # 6 + 2
        "ask spearheads 1",  # 3 + 1 fill the row of 4
        *(f"ask food {food}" for food in (1, 2, 3)),
    ]
    assert table.refusal("ask spearheads 2") == "RT-133"


@pytest.mark.rule("RT-133")
def test_food_stops_at_fifteen() -> None:
    table = trading(Seat(food=12, wood=1), Seat(food=9)).play("offer 2")
    assert table.choices_of("ask")[-1] == "ask food 3"
    assert table.refusal("ask food 4") == "RT-133"


@pytest.mark.rule("RT-133-ruling")
def test_a_partner_may_stand_above_six_goods_until_his_own_discard() -> None:
    partner = Seat(cloth=1, stone=5)
    table = Table(Seat(wood=4), partner, step="trade", trading=1, luck=[[FOOD3, FOOD3, FOOD3]])
    table.play("offer 2", "give wood 4", "ask cloth 1", "propose", "accept")
    assert table.goods(1) == (4, 5, 0, 0, 0)  # nine, and nobody asks yet
    table.play("done")
    assert (table.seat, table.match.step) == (1, "reroll")
    table.play("stop", "done", "done")
    assert (table.seat, table.match.step) == (1, "discard")


@pytest.mark.rule("RT-134", "RT-134-ruling")
@pytest.mark.parametrize("thing", ["coins", "workers", "masonry", "skulls", "promise"])
def test_nothing_else_is_traded(thing: str) -> None:
    rich = Seat(wood=2, developments=["masonry"])
    table = trading(rich, Seat(cloth=1), workers=6, coins=14).play("offer 2")
    assert {words.split()[1] for words in table.choices_of("give")} == {"wood", "food"}
    assert thing not in WARE_IDS
    with pytest.raises(UnknownAction):
        table.play(f"give {thing} 1")

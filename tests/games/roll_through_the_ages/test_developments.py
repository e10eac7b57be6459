"""The developments while they work, and without them: RT-090 to RT-103.

What Irrigation, Medicine and Religion avert is in `test_disasters`, Engineering in `test_building`, Caravans in
`test_discarding`.
"""

import pytest

from aevum.core.text import texts
from tests.games.roll_through_the_ages.table import COINS, EITHER, FOOD3, GOOD, SKULL, WORKERS, Seat, Table


@pytest.mark.rule("RT-090")
def test_leadership_rerolls_one_die_after_the_last_roll_and_the_result_stands() -> None:
    leader = Seat(developments=["leadership"])
    table = Table(leader, dice=[FOOD3, GOOD, COINS], luck=[[FOOD3], [FOOD3], [SKULL]])
    table.play("reroll 2", "reroll 2")
    assert table.match.step == "lead"
    assert table.choices == ["lead 1", "lead 2", "lead 3", "decline"]
    table.play("lead 3")
    assert table.tells("led", seat=0, die=2)
    assert table.goods() == (1, 1, 0, 0, 0)  # the third die now shows two goods and a skull


@pytest.mark.rule("RT-090")
def test_leadership_may_reroll_a_skull() -> None:
    table = Table(Seat(developments=["leadership"]), dice=[SKULL, SKULL, FOOD3], luck=[[WORKERS]])
    table.play("stop", "lead 2")
    assert table.match.step == "build"
    assert table.lost() == 0  # one skull is left, and one is harmless
    assert table.goods() == (1, 1, 0, 0, 0)


@pytest.mark.rule("RT-090")
def test_without_leadership_no_die_is_rerolled_after_the_last_roll() -> None:
    table = Table(Seat(), Seat(developments=["leadership"]), dice=[SKULL, SKULL, WORKERS])
    assert table.refusal("lead 1") == "RT-090"
    table.play("stop")
    assert table.match.step == "build"
    assert table.refusal("lead 1") == "RT-090"
    assert table.lost() == 2


@pytest.mark.rule("RT-090-ruling")
def test_leadership_is_offered_only_once_the_player_has_stopped_rolling() -> None:
    table = Table(Seat(developments=["leadership"]), dice=[FOOD3, GOOD, COINS])
    assert table.refusal("lead 1") == "RT-090"
    table.play("stop")  # even after the first roll
    assert table.match.step == "lead"


@pytest.mark.rule("RT-090-ruling")
def test_leadership_may_be_declined() -> None:
    table = Table(Seat(developments=["leadership"]), dice=[WORKERS, GOOD, COINS]).play("stop", "decline")
    assert table.match.step == "build"
    assert table.dice() == [WORKERS, GOOD, COINS]


@pytest.mark.rule("RT-090-ruling")
def test_no_ordinary_roll_follows_leadership_nor_a_second_one() -> None:
    table = Table(Seat(developments=["leadership"]), dice=[WORKERS, GOOD, COINS], luck=[[FOOD3]])
    table.play("stop", "lead 2")
    assert table.match.step == "build"
    assert table.refusal("reroll 1") == "RT-090"
    assert table.refusal("lead 1") == "RT-090"
    assert int(table.s.rolls) == 1


@pytest.mark.rule("RT-090-ruling")
def test_a_new_skull_of_leadership_counts() -> None:
    table = Table(Seat(developments=["leadership"]), dice=[SKULL, GOOD, COINS], luck=[[SKULL]]).play("stop", "lead 2")
    assert table.lost() == 2


@pytest.mark.rule("RT-090")
def test_leadership_rerolls_only_dice_that_were_rolled() -> None:
    table = Table(Seat(developments=["leadership"]), dice=[GOOD, GOOD, COINS]).play("stop")
    assert table.refusal("lead 4") == "RT-020"


@pytest.mark.rule("RT-092")
@pytest.mark.parametrize(("developments", "food"), [(["agriculture"], 8), ([], 6)], ids=["with", "without"])
def test_agriculture_adds_a_food_to_each_food_die(developments: list[str], food: int) -> None:
    table = Table(Seat(food=3, developments=developments), dice=[FOOD3, FOOD3, GOOD]).play("stop")
    assert table.food() == 3 + food - 3


@pytest.mark.rule("RT-092")
@pytest.mark.parametrize(("developments", "food"), [(["agriculture"], 6), ([], 4)], ids=["with", "without"])
def test_agriculture_adds_to_dice_taken_as_food(developments: list[str], food: int) -> None:
    table = Table(Seat(food=3, developments=developments), dice=[EITHER, EITHER, EITHER]).play("stop", "take 2")
    assert table.food() == 3 + food - 3
    assert int(table.s.workers) == 2  # nothing for the die taken as workers


@pytest.mark.rule("RT-093")
@pytest.mark.parametrize(("developments", "stone"), [(["quarrying"], 2), ([], 1)], ids=["with", "without"])
def test_quarrying_adds_a_stone_when_a_stone_was_collected(developments: list[str], stone: int) -> None:
    table = Table(Seat(developments=developments), dice=[GOOD, GOOD, FOOD3]).play("stop")
    assert table.goods() == (1, stone, 0, 0, 0)
    assert table.tells("quarried", seat=0) == (stone == 2)


@pytest.mark.rule("RT-093")
def test_quarrying_adds_nothing_to_a_single_good() -> None:
    table = Table(Seat(stone=2, developments=["quarrying"]), dice=[GOOD, FOOD3, FOOD3]).play("stop")
    assert table.goods() == (1, 2, 0, 0, 0)


@pytest.mark.rule("RT-093-ruling")
def test_quarrying_adds_one_stone_however_many_were_collected() -> None:
    table = Table(Seat(cities=7, food=7, developments=["quarrying"]), dice=[GOOD] * 7).play("stop")
    assert table.goods() == (2, 3, 1, 1, 1)  # seven goods, and the extra stone is none of them


@pytest.mark.rule("RT-093-ruling")
@pytest.mark.parametrize(("held", "left"), [(5, 7), (6, 7), (7, 7)])
def test_quarrying_and_a_full_row(held: int, left: int) -> None:
    quarry = Seat(stone=held, developments=["quarrying", "caravans"])
    table = Table(quarry, dice=[GOOD, GOOD, FOOD3]).play("stop")
    assert table.goods() == (1, left, 0, 0, 0)
    assert table.tells("quarried", seat=0) == (held == 5)


@pytest.mark.rule("RT-093")
def test_quarrying_does_nothing_for_stones_bought_or_traded() -> None:
    table = Table(Seat(wood=1, developments=["quarrying"]), Seat(stone=2), step="trade", trading=1).play(
        "offer 2", "give wood 1", "ask stone 1", "propose", "accept"
    )
    assert table.goods() == (0, 1, 0, 0, 0)


@pytest.mark.rule("RT-096")
@pytest.mark.parametrize(("developments", "coins"), [(["coinage"], 24), ([], 14)], ids=["with", "without"])
def test_coinage_makes_twelve_of_seven_coins(developments: list[str], coins: int) -> None:
    table = Table(Seat(developments=developments), dice=[COINS, COINS, FOOD3]).play("stop")
    assert int(table.s.coins) == coins


@pytest.mark.rule("RT-096-ruling")
def test_the_rules_say_what_the_french_rulebook_calls_it() -> None:
    for language in ("en", "fr", "ja"):
        assert "Invention" in texts(language, "roll-through-the-ages").say("RT-096-ruling")


@pytest.mark.rule("RT-099")
def test_granaries_sell_food_for_four_coins() -> None:
    table = Table(Seat(food=5, developments=["granaries"]), step="buy", coins=7)
    assert table.choices_of("sell") == [f"sell food {food}" for food in (1, 2, 3, 4, 5)]
    table.play("sell food 2")
    assert table.tells("sold", seat=0, count=2, gain=8)
    assert int(table.s.coins) == 15
    table.play("buy medicine")
    assert (table.food(), table.owns("medicine")) == (3, True)


@pytest.mark.rule("RT-099")
def test_without_granaries_no_food_is_sold() -> None:
    table = Table(Seat(food=5), Seat(developments=["granaries"]), step="buy", coins=10)
    assert table.choices_of("sell") == []
    assert table.refusal("sell food 1") == "RT-099"


@pytest.mark.rule("RT-099")
def test_granaries_sell_nothing_but_food_and_no_more_than_there_is() -> None:
    table = Table(Seat(food=2, wood=3, stone=1, developments=["granaries"]), step="buy", coins=10)
    assert table.refusal("sell food 3") == "RT-099"
    assert table.refusal("sell wood 1") == "RT-099"
    assert table.refusal("sell stone 1") == "RT-067"


@pytest.mark.rule("RT-099-ruling")
def test_only_the_food_left_after_feeding_is_sold() -> None:
    table = Table(Seat(food=4, developments=["granaries"]), dice=[FOOD3, COINS, COINS]).play("stop")
    assert table.choices_of("sell") == [f"sell food {food}" for food in (1, 2, 3, 4)]  # 4 + 3 - 3


@pytest.mark.rule("RT-099-ruling")
def test_food_is_sold_only_towards_a_purchase() -> None:
    table = Table(Seat(food=5, developments=["granaries"]), step="buy", coins=0)
    assert table.choices == ["sell food 3", "sell food 4", "sell food 5", "done"]  # 12 to 20 coins; 8 buy nothing
    table.play("sell food 5")
    assert table.choices_of("sell") == []
    assert table.refusal("sell food 1") == "RT-099"
    assert table.refusal("done") == "RT-099"  # whoever has sold food must buy


@pytest.mark.rule("RT-099-ruling")
def test_a_sale_that_leaves_one_purchase_makes_it() -> None:
    table = Table(Seat(food=3, developments=["granaries", "leadership"]), Seat(), step="buy").play("sell food 3")
    assert table.owns("irrigation")  # 12 coins: nothing else to be had, so nothing is asked
    assert table.seat == 1


@pytest.mark.rule("RT-099-ruling")
def test_granaries_do_not_help_to_pay_for_themselves() -> None:
    table = Table(Seat(food=15), step="buy", coins=29)
    assert table.choices_of("sell") == []
    assert table.refusal("buy granaries") == "RT-071"


@pytest.mark.rule("RT-100")
@pytest.mark.parametrize(("developments", "workers"), [(["masonry"], 8), ([], 6)], ids=["with", "without"])
def test_masonry_adds_a_worker_to_each_worker_die(developments: list[str], workers: int) -> None:
    table = Table(Seat(developments=developments), dice=[WORKERS, WORKERS, GOOD]).play("stop")
    assert table.tells("mustered", seat=0, count=workers)
    assert int(table.s.workers) == workers


@pytest.mark.rule("RT-100")
@pytest.mark.parametrize(("developments", "workers"), [(["masonry"], 6), ([], 4)], ids=["with", "without"])
def test_masonry_adds_to_dice_taken_as_workers(developments: list[str], workers: int) -> None:
    table = Table(Seat(food=3, developments=developments), dice=[EITHER, EITHER, EITHER]).play("stop", "take 1")
    assert int(table.s.workers) == workers
    assert table.food() == 2  # nothing for the die taken as food


@pytest.mark.rule("RT-100")
def test_masonry_adds_nothing_to_workers_of_stones() -> None:
    table = Table(Seat(stone=1, developments=["masonry", "engineering"]), step="build").play("sell stone 1")
    assert int(table.s.workers) == 3


@pytest.mark.rule("RT-101")
@pytest.mark.parametrize(
    ("developments", "points"), [(["architecture"], 8 + 10 + 2), ([], 10)], ids=["with", "without"]
)
def test_architecture_scores_a_point_for_each_monument_completed(developments: list[str], points: int) -> None:
    # the Great Wall first, the Step Pyramid as second builder for nothing, the Obelisk unfinished
    builder = Seat(monuments=["step_pyramid", "great_wall"], boxes={"obelisk": 8}, developments=developments)
    table = Table(Seat(monuments=["step_pyramid"]), builder, step="build", workers=1)
    assert table.score(1) == points


@pytest.mark.rule("RT-102")
@pytest.mark.parametrize("cities", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("developments", [["empire"], []], ids=["with", "without"])
def test_empire_scores_a_point_for_each_city(developments: list[str], cities: int) -> None:
    table = Table(Seat(cities=cities, developments=developments), step="build", workers=1)
    assert table.score() == (8 + cities if developments else 0)


@pytest.mark.rule("RT-102")
def test_empire_does_not_count_a_city_that_is_not_complete() -> None:
    table = Table(Seat(developments=["empire"], boxes={"city_4": 2, "city_7": 5}), step="build", workers=1)
    assert table.score() == 8 + 3


@pytest.mark.rule("RT-103", "RT-103-ruling")
def test_caravans_spare_the_discard_of_the_turn_they_are_bought_in() -> None:
    table = Table(Seat(wood=5, stone=5), Seat(), step="buy", coins=20).play("buy caravans")
    assert table.seat == 1
    assert table.goods() == (5, 5, 0, 0, 0)


@pytest.mark.rule("RT-103-ruling")
def test_irrigation_bought_after_the_drought_helps_from_the_next_one_on() -> None:
    table = Table(Seat(food=9, wood=3), dice=[SKULL, SKULL, COINS]).play("stop")
    assert table.lost() == 2
    table.play("buy irrigation with wood")
    assert table.lost() == 2
    later = Table(Seat(food=9, developments=["irrigation"], disaster_points=2), dice=[SKULL, SKULL, COINS]).play("stop")
    assert later.lost() == 2

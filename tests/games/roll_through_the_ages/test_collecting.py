"""Step 1, collecting: RT-030 to RT-037, and the examples of goods."""

from typing import Any

import pytest

from aevum.games.roll_through_the_ages.state import GOOD_IDS, GOOD_VALUES, WARE_CAPACITY
from tests.games.roll_through_the_ages.table import COINS, EITHER, FOOD3, GOOD, SKULL, WORKERS, Seat, Table


@pytest.mark.rule("RT-030")
@pytest.mark.parametrize(("dice", "food"), [([FOOD3, GOOD, GOOD], 3), ([FOOD3, FOOD3, FOOD3], 9)])
def test_each_food_face_brings_three_food(dice: list[str], food: int) -> None:
    table = Table(Seat(food=4), dice=dice).play("stop")
    assert table.tells("collected_food", seat=0, count=food)
    assert table.food() == 4 + food - 3  # three cities eat


@pytest.mark.rule("RT-031")
@pytest.mark.parametrize(("taken", "food", "workers"), [(0, 0, 4), (1, 2, 2), (2, 4, 0)])
def test_food_or_workers_die_by_die(taken: int, food: int, workers: int) -> None:
    table = Table(Seat(food=5), dice=[EITHER, EITHER, COINS]).play("stop")
    assert table.choices == ["take 0", "take 1", "take 2"]
    table.play(f"take {taken}")
    assert table.tells("took", seat=0, food=taken, workers=2 - taken)
    assert table.food() == 5 + food - 3
    assert int(table.s.workers) == workers


@pytest.mark.rule("RT-031")
def test_more_dice_than_show_it_cannot_be_taken() -> None:
    table = Table(dice=[EITHER, FOOD3, FOOD3]).play("stop")
    assert table.refusal("take 2") == "RT-031"


@pytest.mark.rule("RT-031-ruling")
def test_the_choice_comes_after_food_and_goods_and_before_feeding() -> None:
    table = Table(Seat(food=0), dice=[EITHER, FOOD3, GOOD]).play("stop")
    assert table.match.step == "divide"
    assert (table.food(), table.goods()) == (3, (1, 0, 0, 0, 0))
    assert table.lost() == 0


@pytest.mark.rule("RT-031-ruling")
def test_the_choice_comes_after_the_last_roll_and_after_leadership() -> None:
    table = Table(Seat(developments=["leadership"]), dice=[EITHER, GOOD, GOOD], luck=[[EITHER]])
    table.play("stop")
    assert table.match.step == "lead"
    table.play("lead 2")
    assert table.choices == ["take 0", "take 1", "take 2"]


@pytest.mark.rule("RT-031-ruling")
def test_a_die_is_not_split() -> None:
    table = Table(Seat(food=0), dice=[EITHER, GOOD, GOOD]).play("stop")
    assert table.choices == ["take 0", "take 1"]
    table.play("take 1")
    assert (int(table.s.workers), table.lost()) == (0, 1)  # 2 food for 3 cities, and no worker


@pytest.mark.rule("RT-032", "RT-032-ruling")
@pytest.mark.parametrize(("held", "left"), [(6, 12), (9, 12), (13, 12), (15, 12)])
def test_food_above_fifteen_is_lost_before_the_cities_eat(held: int, left: int) -> None:
    table = Table(Seat(food=held), dice=[FOOD3, FOOD3, FOOD3]).play("stop")
    assert table.tells("collected_food", count=min(9, 15 - held))
    assert table.food() == left  # never above 15 - 3


@pytest.mark.rule("RT-032")
def test_food_of_food_or_workers_dice_is_cut_off_too() -> None:
    table = Table(Seat(food=12), dice=[FOOD3, EITHER, EITHER]).play("stop", "take 2")
    assert table.tells("collected_food", count=0)
    assert table.food() == 12


@pytest.mark.rule("RT-033", "RT-E02")
@pytest.mark.parametrize(
    ("dice", "goods"),
    [
        ([GOOD, FOOD3, FOOD3], (1, 0, 0, 0, 0)),
        ([GOOD, GOOD, FOOD3], (1, 1, 0, 0, 0)),
        ([GOOD, GOOD, GOOD], (1, 1, 1, 0, 0)),
    ],
)
def test_one_two_and_three_goods(dice: list[str], goods: tuple[int, ...]) -> None:
    assert Table(dice=dice).play("stop").goods() == goods


@pytest.mark.rule("RT-033")
def test_more_than_five_goods_go_on_from_wood() -> None:
    table = Table(Seat(cities=7, food=7), dice=[GOOD] * 7).play("stop")
    assert table.tells("collected_goods", seat=0, count=7, added=7)
    assert table.goods() == (2, 2, 1, 1, 1)


@pytest.mark.rule("RT-033-ruling")
def test_goods_on_skull_dice_count() -> None:
    assert Table(dice=[SKULL, FOOD3, GOOD]).play("stop").goods() == (1, 1, 1, 0, 0)


@pytest.mark.rule("RT-033-ruling")
@pytest.mark.parametrize(
    ("skulls", "good_faces", "earned", "goods", "value"),
    [  # what a player collects on an empty board
        (0, 1, 1, (1, 0, 0, 0, 0), 1),
        (1, 0, 2, (1, 1, 0, 0, 0), 3),
        (2, 1, 5, (1, 1, 1, 1, 1), 15),
        (3, 0, 6, (2, 1, 1, 1, 1), 17),
        (5, 0, 10, (2, 2, 2, 2, 2), 45),
        (7, 0, 14, (3, 3, 3, 3, 2), 75),
    ],
)
@pytest.mark.parametrize("quarrying", [False, True])
def test_goods_collected_on_an_empty_board(
    skulls: int, good_faces: int, earned: int, goods: tuple[int, ...], value: int, quarrying: bool
) -> None:
    with_quarrying = {1: 1, 2: 7, 5: 19, 6: 21, 10: 51, 14: 83}
    dice = [SKULL] * skulls + [GOOD] * good_faces + [FOOD3] * (7 - skulls - good_faces)
    developments = ["religion", "caravans", *(["quarrying"] if quarrying else [])]  # revolt takes nothing
    table = Table(Seat(cities=7, food=7, developments=developments), dice=dice, step="collect")
    assert sum(told.values["count"] for told in table.told if told.event == "collected_goods") == earned
    extra = 1 if quarrying and earned >= 2 else 0
    assert table.goods() == (goods[0], goods[1] + extra, *goods[2:])
    assert table.goods_value() == (with_quarrying[earned] if quarrying else value)


@pytest.mark.rule("RT-034")
def test_a_full_row_takes_nothing_but_uses_up_a_good() -> None:
    table = Table(Seat(wood=8, developments=["caravans"]), dice=[GOOD, GOOD, FOOD3]).play("stop", "done")
    assert table.goods() == (8, 1, 0, 0, 0)
    assert table.s.goods.sum() == 9


@pytest.mark.rule("RT-034")
@pytest.mark.parametrize(("row", "capacity"), list(enumerate([8, 7, 6, 5, 4])))
def test_the_rows_end_where_the_peg_board_ends(row: int, capacity: int) -> None:
    assert int(WARE_CAPACITY[row]) == capacity
    full: dict[str, Any] = {GOOD_IDS[row]: capacity}
    table = Table(Seat(cities=5, food=5, developments=["caravans"], **full), dice=[SKULL, SKULL, GOOD, FOOD3, FOOD3])
    table.play("stop")
    assert table.tells("collected_goods", count=5, added=4)
    assert table.goods() == tuple(capacity if good == row else 1 for good in range(5))


@pytest.mark.rule("RT-034-ruling")
def test_nothing_is_swapped_with_the_supply() -> None:
    table = Table(Seat(wood=8, spearheads=4, food=15, developments=["caravans"]), dice=[GOOD, COINS, WORKERS])
    table.play("stop")
    assert table.goods() == (8, 0, 0, 0, 4)
    assert (int(table.s.workers), int(table.s.coins), table.food()) == (3, 7, 12)
    assert table.refusal("sell wood 1") == "RT-067"
    assert table.refusal("sell food 1") == "RT-099"


@pytest.mark.rule("RT-035")
def test_each_turn_starts_again_at_wood() -> None:
    table = Table(Seat(wood=1, stone=1), dice=[GOOD, FOOD3, FOOD3]).play("stop")
    assert table.goods() == (2, 1, 0, 0, 0)  # not a pottery


@pytest.mark.rule("RT-036")
def test_seven_coins_a_face() -> None:
    table = Table(Seat(), dice=[COINS, COINS, COINS]).play("stop")
    assert table.tells("minted", seat=0, count=21)
    assert int(table.s.coins) == 21


@pytest.mark.rule("RT-036")
def test_workers_and_coins_do_not_last() -> None:
    table = Table(Seat(), dice=[WORKERS, COINS, COINS]).play("stop")
    assert (int(table.s.workers), int(table.s.coins)) == (3, 14)
    table.play("done", "done")
    assert table.seat == 1
    assert (int(table.s.workers), int(table.s.coins)) == (0, 0)


@pytest.mark.rule("RT-037")
@pytest.mark.parametrize(("rank", "good"), list(enumerate(GOOD_IDS, start=1)))
def test_the_value_of_a_good_is_printed_under_its_peg(rank: int, good: str) -> None:
    capacity = 9 - rank
    printed = [rank * held * (held + 1) // 2 for held in range(capacity + 1)]
    assert GOOD_VALUES[rank - 1, : capacity + 1].tolist() == printed
    three: dict[str, Any] = {good: 3}
    table = Table(Seat(**three), step="buy", coins=20)
    assert table.goods_value() == rank * 6

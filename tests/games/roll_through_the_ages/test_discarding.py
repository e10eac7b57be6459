"""Step 5, discarding goods above six: RT-080 to RT-082, RT-097 and its example."""

import pytest

from tests.games.roll_through_the_ages.table import COINS, FOOD3, SKULL, Seat, Table


@pytest.mark.rule("RT-080", "RT-E03")
@pytest.mark.parametrize(
    ("discarded", "left"), [("wood", (4, 2, 0, 0, 0)), ("stone", (5, 1, 0, 0, 0))], ids=["wood", "stone"]
)
def test_five_wood_and_two_stone_are_one_too_many(discarded: str, left: tuple[int, ...]) -> None:
    table = Table(Seat(wood=5, stone=2), Seat(), step="discard")
    assert table.choices == ["discard wood", "discard stone"]
    table.play(f"discard {discarded}")
    assert table.goods() == left
    assert table.seat == 1


@pytest.mark.rule("RT-080")
def test_one_step_at_a_time_of_any_kind() -> None:
    table = Table(Seat(wood=3, stone=2, pottery=2, cloth=2, spearheads=1), Seat(), step="discard")
    table.play("discard wood", "discard spearheads", "discard wood")
    assert table.seat == 0
    table.play("discard pottery")
    assert table.goods() == (1, 2, 1, 2, 0)
    assert table.seat == 1


@pytest.mark.rule("RT-080")
def test_what_is_not_held_cannot_be_discarded() -> None:
    assert Table(Seat(wood=5, stone=2), step="discard").refusal("discard cloth") == "RT-080"


@pytest.mark.rule("RT-080")
def test_with_one_kind_there_is_nothing_to_choose() -> None:
    table = Table(Seat(wood=8), Seat(), step="discard")
    assert table.seat == 1
    assert table.goods() == (6, 0, 0, 0, 0)


@pytest.mark.rule("RT-080-ruling")
def test_food_does_not_count_towards_the_six() -> None:
    table = Table(Seat(wood=6, food=15), Seat(), step="discard")
    assert table.seat == 1
    assert (table.goods(), table.food()) == ((6, 0, 0, 0, 0), 15)


@pytest.mark.rule("RT-080-ruling")
def test_never_more_than_needed() -> None:
    table = Table(Seat(wood=4, stone=4), Seat(), step="discard").play("discard wood", "discard wood")
    assert table.seat == 1
    assert table.goods() == (2, 4, 0, 0, 0)


@pytest.mark.rule("RT-081")
def test_the_limit_does_not_bind_during_the_turn() -> None:
    table = Table(Seat(wood=4, stone=2), dice=[SKULL, COINS, COINS]).play("stop")
    assert table.goods() == (5, 3, 0, 0, 0)
    assert table.match.step == "buy"
    assert table.refusal("discard wood") == "RT-081"
    table.play("buy coinage with stone")  # 12 + 14 coins
    assert table.goods() == (5, 0, 0, 0, 0)
    assert table.seat == 1


@pytest.mark.rule("RT-081")
def test_only_the_player_on_turn_discards() -> None:
    table = Table(Seat(), Seat(wood=5, stone=5), Seat(), seats=3, step="discard")
    assert table.seat == 1
    assert table.match.step == "reroll"
    assert table.goods(1) == (5, 5, 0, 0, 0)


@pytest.mark.rule("RT-082", "RT-097")
def test_caravans_lift_the_limit() -> None:
    table = Table(Seat(wood=8, stone=7, cloth=5, developments=["caravans"]), Seat(), step="discard")
    assert table.seat == 1
    assert table.goods() == (8, 7, 0, 5, 0)


@pytest.mark.rule("RT-082")
def test_with_caravans_the_rows_still_end_where_they_end() -> None:
    table = Table(Seat(wood=8, stone=7, developments=["caravans"]), dice=[SKULL, FOOD3, FOOD3]).play("stop", "done")
    assert table.goods() == (8, 7, 0, 0, 0)


@pytest.mark.rule("RT-097")
def test_without_caravans_the_same_goods_are_discarded() -> None:
    table = Table(Seat(wood=8, stone=7, cloth=5), Seat(developments=["caravans"]), step="discard")
    assert table.seat == 0
    for _ in range(14):
        table.play(table.choices[0])
    assert table.seat == 1
    assert sum(table.goods()) == 6

"""The disasters that skulls bring, and what protects from them: RT-044 to RT-048, RT-091, RT-095 and RT-098."""

import pytest

from tests.games.roll_through_the_ages.table import COINS, FOOD3, SKULL, WORKERS, Seat, Table

DROUGHT = [SKULL, SKULL, FOOD3]
PESTILENCE = [SKULL, SKULL, SKULL, FOOD3]
INVASION = [SKULL] * 4 + [FOOD3] * 2
REVOLT = [SKULL] * 5 + [FOOD3] * 2


@pytest.mark.rule("RT-044")
def test_drought_costs_the_roller_two_points() -> None:
    table = Table(Seat(food=9), Seat(), Seat(), seats=3, dice=DROUGHT).play("stop")
    assert table.tells("drought", seat=0, points=2)
    assert [table.lost(seat) for seat in range(3)] == [2, 0, 0]


@pytest.mark.rule("RT-044", "RT-091")
def test_irrigation_averts_the_drought() -> None:
    table = Table(Seat(developments=["irrigation"]), dice=DROUGHT).play("stop")
    assert table.tells("drought_averted", seat=0)
    assert table.lost() == 0


@pytest.mark.rule("RT-091")
@pytest.mark.parametrize("development", ["medicine", "religion", "agriculture"])
def test_nothing_else_averts_the_drought(development: str) -> None:
    holder = Seat(developments=[development], monuments=["great_wall"])
    assert Table(holder, Seat(developments=["irrigation"]), dice=DROUGHT).play("stop").lost() == 2


@pytest.mark.rule("RT-091")
def test_irrigation_averts_nothing_else() -> None:
    irrigated = Seat(food=9, cities=6, developments=["irrigation"])
    assert Table(irrigated, dice=INVASION).play("stop").lost() == 4
    struck = Table(Seat(cities=4, food=4), Seat(developments=["irrigation"]), dice=PESTILENCE).play("stop")
    assert struck.lost(1) == 3


@pytest.mark.rule("RT-045")
@pytest.mark.parametrize("roller", [0, 2])
def test_pestilence_costs_every_opponent_three_points(roller: int) -> None:
    holdings = [Seat(cities=4, food=9)] * 4
    table = Table(*holdings, seats=4, turn=roller, dice=PESTILENCE).play("stop")
    assert table.tells("pestilence", seat=roller)
    assert [table.lost(seat) for seat in range(4)] == [0 if seat == roller else 3 for seat in range(4)]


@pytest.mark.rule("RT-045", "RT-095")
def test_medicine_spares_its_owner_an_opponents_pestilence() -> None:
    table = Table(Seat(cities=4, food=9), Seat(developments=["medicine"]), Seat(), seats=3, dice=PESTILENCE)
    table.play("stop")
    assert table.tells("pestilence_averted", seat=1)
    assert [table.lost(seat) for seat in range(3)] == [0, 0, 3]


@pytest.mark.rule("RT-095")
def test_the_rollers_medicine_spares_nobody_else() -> None:
    table = Table(Seat(cities=4, food=9, developments=["medicine"]), Seat(), dice=PESTILENCE).play("stop")
    assert [table.lost(0), table.lost(1)] == [0, 3]


@pytest.mark.rule("RT-046")
def test_invasion_costs_the_roller_four_points() -> None:
    table = Table(Seat(cities=6, food=9), Seat(), dice=INVASION).play("stop")
    assert table.tells("invasion", seat=0, points=4)
    assert [table.lost(0), table.lost(1)] == [4, 0]


@pytest.mark.rule("RT-046")
def test_the_great_wall_averts_the_invasion() -> None:
    table = Table(Seat(cities=6, food=9, monuments=["great_wall"]), dice=INVASION).play("stop")
    assert table.tells("invasion_averted", seat=0)
    assert table.lost() == 0


@pytest.mark.rule("RT-046")
def test_a_great_wall_without_its_last_box_averts_nothing() -> None:
    table = Table(Seat(cities=6, food=9, boxes={"great_wall": 12}), dice=INVASION).play("stop")
    assert table.lost() == 4


@pytest.mark.rule("RT-046")
def test_an_opponents_great_wall_averts_nothing() -> None:
    table = Table(Seat(cities=6, food=9), Seat(monuments=["great_wall"]), dice=INVASION).play("stop")
    assert table.lost() == 4


@pytest.mark.rule("RT-046")
def test_a_great_wall_completed_second_protects_as_well() -> None:
    second = Seat(cities=6, food=9, monuments=["great_wall"])
    table = Table(Seat(monuments=["great_wall"]), second, turn=1, dice=INVASION)
    assert table.play("stop").lost(1) == 0


@pytest.mark.rule("RT-046-ruling")
def test_a_great_wall_completed_this_turn_comes_too_late() -> None:
    dice = [*[SKULL] * 4, WORKERS, FOOD3]
    table = Table(Seat(cities=6, food=9, boxes={"great_wall": 10}), dice=dice).play("stop", "build great_wall 3")
    assert table.lost() == 4
    assert table.score() == 10 - 4


@pytest.mark.rule("RT-047")
@pytest.mark.parametrize("skulls", [5, 6, 7])
def test_revolt_takes_all_goods_of_the_roller(skulls: int) -> None:
    dice = [SKULL] * skulls + [FOOD3] * (7 - skulls)
    roller = Seat(cities=7, food=9, wood=2, stone=3, spearheads=1)
    table = Table(roller, Seat(wood=4), dice=dice, step="collect")
    assert table.tells("collected_goods", count=2 * skulls)
    assert table.tells("revolt", seat=0)
    assert table.goods(0) == (0, 0, 0, 0, 0)  # those just collected included
    assert table.goods(1) == (4, 0, 0, 0, 0)
    assert [table.lost(0), table.lost(1)] == [0, 0]


@pytest.mark.rule("RT-047-ruling")
def test_revolt_leaves_food_workers_and_coins() -> None:
    dice = [*[SKULL] * 5, WORKERS, COINS]
    table = Table(Seat(cities=7, food=9), dice=dice).play("stop")
    assert table.goods() == (0, 0, 0, 0, 0)
    assert (table.food(), int(table.s.workers), int(table.s.coins)) == (2, 3, 7)


@pytest.mark.rule("RT-048", "RT-098")
def test_religion_turns_the_revolt_on_those_without_it() -> None:
    roller = Seat(cities=7, food=9, wood=2, developments=["religion"])
    table = Table(roller, Seat(wood=4, cloth=1), Seat(stone=2, developments=["religion"]), seats=3, dice=REVOLT)
    table.play("stop")
    assert table.tells("revolt_turned", seat=0)
    assert table.tells("revolt_struck", seat=1)
    assert table.tells("revolt_averted", seat=2)
    assert table.goods(0) == (4, 2, 2, 2, 2)  # 2 wood, and ten goods collected
    assert table.goods(1) == (0, 0, 0, 0, 0)
    assert table.goods(2) == (0, 2, 0, 0, 0)
    assert [table.lost(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("RT-098")
def test_without_religion_the_revolt_strikes_its_roller_whatever_the_others_have() -> None:
    table = Table(Seat(cities=7, food=9, wood=2), Seat(wood=4, developments=["religion"]), dice=REVOLT).play("stop")
    assert table.goods(0) == (0, 0, 0, 0, 0)
    assert table.goods(1) == (4, 0, 0, 0, 0)


@pytest.mark.rule("RT-098")
def test_religion_helps_against_no_other_disaster() -> None:
    pious = ["religion"]
    assert Table(Seat(developments=pious), dice=DROUGHT).play("stop").lost() == 2
    assert Table(Seat(cities=6, food=9, developments=pious), dice=INVASION).play("stop").lost() == 4
    assert Table(Seat(cities=4, food=9), Seat(developments=pious), dice=PESTILENCE).play("stop").lost(1) == 3

"""Step 2, feeding the cities and counting skulls: RT-040 to RT-043, RT-049 and RT-050."""

import pytest

from tests.games.roll_through_the_ages.table import COINS, FOOD3, GOOD, SKULL, WORKERS, Seat, Table


@pytest.mark.rule("RT-040")
@pytest.mark.parametrize("cities", [3, 4, 5, 6, 7])
def test_each_city_eats_one_food(cities: int) -> None:
    table = Table(Seat(food=10, cities=cities), dice=[GOOD] * cities).play("stop")
    assert table.food() == 10 - cities
    assert table.lost() == 0


@pytest.mark.rule("RT-040")
def test_only_the_player_on_turn_feeds() -> None:
    table = Table(Seat(food=3), Seat(food=3), Seat(food=0), seats=3, dice=[COINS, COINS, COINS]).play("stop")
    assert [table.food(seat) for seat in range(3)] == [0, 3, 0]
    assert [table.lost(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("RT-040-ruling")
def test_feeding_is_not_asked_about() -> None:
    table = Table(Seat(food=2), dice=[COINS, COINS, COINS]).play("stop")
    assert table.tells("fed", seat=0, count=2)
    assert (table.food(), table.lost()) == (0, 1)  # no food is held back


@pytest.mark.rule("RT-040-ruling", "RT-062")
def test_a_city_completed_this_turn_does_not_eat_yet() -> None:
    table = Table(Seat(food=5), dice=[WORKERS, GOOD, GOOD]).play("stop", "build city_4 3")
    assert table.food() == 2
    assert table.lost() == 0


@pytest.mark.rule("RT-041")
@pytest.mark.parametrize(("food", "points"), [(7, 0), (6, 1), (4, 3), (1, 6), (0, 7)])
def test_each_city_that_goes_hungry_costs_a_point(food: int, points: int) -> None:
    table = Table(Seat(food=food, cities=7), dice=[COINS] * 7).play("stop")
    assert table.lost() == points
    assert table.food() == 0
    assert table.tells("famine", seat=0, count=points) == (points > 0)


@pytest.mark.rule("RT-042")
def test_points_lost_add_up_and_are_subtracted() -> None:
    table = Table(Seat(food=1, disaster_points=4, developments=["irrigation", "religion"]), dice=[COINS] * 3)
    assert table.score() == 2 + 6 - 4
    table.play("stop")
    assert table.lost() == 6
    assert table.score() == 2 + 6 - 6


@pytest.mark.rule("RT-042-ruling")
def test_more_points_can_be_lost_than_the_sheet_has_boxes() -> None:
    table = Table(Seat(food=0, disaster_points=50), dice=[COINS] * 3).play("stop")
    assert table.lost() == 53
    assert table.score() == -53


@pytest.mark.rule("RT-043")
@pytest.mark.parametrize("skulls", [0, 1])
def test_up_to_one_skull_nothing_happens(skulls: int) -> None:
    dice = [SKULL] * skulls + [FOOD3] * (3 - skulls)
    table = Table(Seat(wood=1), Seat(wood=1), dice=dice).play("stop")
    assert (table.lost(0), table.lost(1)) == (0, 0)
    assert table.goods(0)[0] == 1 + skulls
    assert table.goods(1) == (1, 0, 0, 0, 0)
    assert not {"drought", "pestilence", "invasion", "revolt"} & set(table.events)


@pytest.mark.rule("RT-049")
def test_famine_and_drought_in_one_turn() -> None:
    table = Table(Seat(food=1), dice=[SKULL, SKULL, COINS]).play("stop")
    assert table.lost() == 2 + 2


@pytest.mark.rule("RT-049")
def test_food_does_not_keep_the_drought_away_nor_irrigation_the_famine() -> None:
    assert Table(Seat(food=15), dice=[SKULL, SKULL, COINS]).play("stop").lost() == 2
    assert Table(Seat(food=0, developments=["irrigation"]), dice=[SKULL, SKULL, COINS]).play("stop").lost() == 3


@pytest.mark.rule("RT-049-ruling")
def test_the_cities_are_fed_first() -> None:
    events = Table(Seat(food=0), dice=[SKULL, SKULL, COINS]).play("stop").events
    assert events.index("famine") < events.index("drought")


@pytest.mark.rule("RT-049-ruling")
@pytest.mark.parametrize(
    ("skulls", "disaster"),
    [(2, "drought"), (3, "pestilence"), (4, "invasion"), (5, "revolt"), (6, "revolt"), (7, "revolt")],
)
def test_the_exact_number_of_skulls_names_the_one_disaster(skulls: int, disaster: str) -> None:
    dice = [SKULL] * skulls + [FOOD3] * (7 - skulls)
    table = Table(Seat(cities=7, food=15), dice=dice, step="suffer")
    happened = {"drought", "pestilence", "invasion", "revolt"} & set(table.events)
    assert happened == {disaster}


@pytest.mark.rule("RT-050")
def test_skulls_do_not_carry_over() -> None:
    table = Table(Seat(), Seat(), dice=[SKULL, FOOD3, FOOD3], luck=[[SKULL, FOOD3, FOOD3]]).play("stop")
    assert table.seat == 1
    assert table.dice() == [SKULL, FOOD3, FOOD3]
    table.play("stop")
    assert (table.lost(0), table.lost(1)) == (0, 0)

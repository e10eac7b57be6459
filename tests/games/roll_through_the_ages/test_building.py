"""Step 3, building cities and monuments: RT-060 to RT-067, RT-094 and the Great Pyramid."""

import pytest

from aevum.games.roll_through_the_ages.state import CITY_IDS, MONUMENT_IDS, PROJECT_BOXES, PROJECT_IDS
from tests.games.roll_through_the_ages.table import FOOD3, GOOD, SKULL, WORKERS, Seat, Table

BOXES = dict(zip(PROJECT_IDS, PROJECT_BOXES.tolist(), strict=True))
WORTH = {  # boxes, points of the first, points of everyone later
    "step_pyramid": (3, 1, 0),
    "stone_circle": (5, 2, 1),
    "temple": (7, 4, 2),
    "obelisk": (9, 6, 3),
    "hanging_gardens": (11, 8, 4),
    "great_wall": (13, 10, 5),
    "great_pyramid": (15, 12, 6),
}


@pytest.mark.rule("RT-060")
def test_each_worker_ticks_one_box_in_any_split() -> None:
    table = Table(Seat(), step="build", workers=6)
    table.play("build city_5 1", "build great_wall 2", "build city_4 3")
    assert (table.boxes("city_5"), table.boxes("great_wall"), table.boxes("city_4")) == (1, 2, 3)
    assert table.seat == 1


@pytest.mark.rule("RT-060")
def test_no_more_boxes_than_workers_or_than_are_open() -> None:
    table = Table(Seat(boxes={"city_4": 1}), step="build", workers=4)
    assert table.refusal("build great_wall 5") == "RT-060"
    assert table.refusal("build city_4 3") == "RT-060"
    assert "build great_wall 4" in table.choices
    assert "build city_4 2" in table.choices


@pytest.mark.rule("RT-060")
def test_workers_tick_only_the_sheet_of_their_player() -> None:
    table = Table(Seat(), Seat(), step="build", workers=3).play("build city_4 3")
    assert (table.boxes("city_4", 0), table.boxes("city_4", 1)) == (3, 0)


@pytest.mark.rule("RT-061")
@pytest.mark.parametrize(("city", "boxes"), [("city_4", 3), ("city_5", 4), ("city_6", 5), ("city_7", 6)])
def test_the_four_cities_have_three_to_six_boxes(city: str, boxes: int) -> None:
    table = Table(Seat(food=9), step="build", workers=6).play(f"build {city} {boxes - 1}")
    assert table.cities() == 3
    table.play(f"build {city} 1")
    assert table.tells("completed_city", seat=0)
    assert table.cities() == 4


@pytest.mark.rule("RT-061-ruling")
def test_cities_may_be_filled_in_any_order_and_side_by_side() -> None:
    table = Table(Seat(), step="build", workers=8)
    assert {f"build {city} 1" for city in CITY_IDS} <= set(table.choices)
    table.play("build city_4 1", "build city_7 6", "build city_6 1")
    assert [table.boxes(city) for city in CITY_IDS] == [1, 0, 1, 6]
    assert table.cities() == 4  # the seventh stands before the fourth


@pytest.mark.rule("RT-062")
def test_a_completed_city_gives_a_die_and_eats_from_the_next_turn() -> None:
    dice = [WORKERS, FOOD3, FOOD3]
    table = Table(Seat(food=3), Seat(), dice=dice).play("stop", "build city_4 3")
    assert table.food(0) == 6  # 3 + 6 - 3
    while table.seat == 1:
        assert len(table.dice()) == 3
        table.play(table.choices[0])
    assert len(table.dice()) == 4
    fed = Table(Seat(food=6, cities=4), dice=[GOOD] * 4).play("stop")
    assert fed.food(0) == 2


@pytest.mark.rule("RT-063")
@pytest.mark.parametrize("monument", MONUMENT_IDS)
def test_the_first_to_complete_a_monument_scores_its_larger_value(monument: str) -> None:
    boxes, first, later = WORTH[monument]
    nearly = Seat(boxes={monument: boxes - 1})
    table = Table(nearly, nearly, seats=4, step="build", workers=1).play(f"build {monument} 1")
    assert table.tells("completed_monument", seat=0, points=first)
    assert (table.score(0), table.score(1)) == (first, 0)
    second = Table(Seat(monuments=[monument]), nearly, seats=4, turn=1, step="build", workers=1)
    second.play(f"build {monument} 1")
    assert second.tells("completed_monument", seat=1, points=later)
    assert (second.score(0), second.score(1)) == (first, later)


@pytest.mark.rule("RT-063")
def test_everyone_later_scores_the_smaller_value() -> None:
    done = Seat(monuments=["obelisk"])
    table = Table(done, done, done, Seat(boxes={"obelisk": 8}), seats=4, turn=3, step="build", workers=1)
    table.play("build obelisk 1")
    assert table.match.scores() == [6, 3, 3, 3]


@pytest.mark.rule("RT-063-ruling")
def test_the_order_of_play_decides_even_within_a_round() -> None:
    nearly = Seat(food=9, boxes={"obelisk": 8})
    table = Table(nearly, nearly, turn=1, first=1, dice=[WORKERS, FOOD3, FOOD3], luck=[[WORKERS, FOOD3, FOOD3]])
    table.play("stop", "build obelisk 1", "done")
    assert int(table.s.rounds) == 1
    table.play("stop", "build obelisk 1")
    assert (table.score(1), table.score(0)) == (6, 3)


@pytest.mark.rule("RT-E01")
def test_the_great_pyramid() -> None:
    assert BOXES["great_pyramid"] == 15
    builders = Seat(boxes={"great_pyramid": 12})
    table = Table(builders, builders, seats=4, step="build", workers=3).play("build great_pyramid 3")
    assert table.score(0) == 12
    later = Table(Seat(monuments=["great_pyramid"]), builders, seats=4, turn=1, step="build", workers=3)
    assert later.play("build great_pyramid 3").score(1) == 6


@pytest.mark.rule("RT-064")
@pytest.mark.parametrize("monument", MONUMENT_IDS)
def test_unfinished_monuments_are_worth_nothing(monument: str) -> None:
    builder = Seat(boxes={monument: BOXES[monument] - 1}, developments=["architecture"])
    assert Table(builder, seats=4, step="build", workers=1).score() == 8


@pytest.mark.rule("RT-065")
@pytest.mark.parametrize("monument", MONUMENT_IDS)
def test_a_monument_is_completed_only_once(monument: str) -> None:
    table = Table(Seat(monuments=[monument]), seats=4, step="build", workers=3)
    assert [words for words in table.choices if monument in words] == []
    assert table.refusal(f"build {monument} 1") == "RT-065"


@pytest.mark.rule("RT-066")
def test_workers_not_used_are_lost() -> None:
    table = Table(Seat(), Seat(), step="build", workers=6).play("build city_4 2", "done")
    assert table.seat == 1
    assert int(table.s.workers) == 0


@pytest.mark.rule("RT-066-ruling")
def test_a_player_may_stop_with_workers_and_coins_left() -> None:
    table = Table(Seat(), step="build", workers=6, coins=14)
    assert "done" in table.choices
    table.play("done")
    assert table.match.step == "buy"
    assert "done" in table.choices
    table.play("done")
    assert table.seat == 1


@pytest.mark.rule("RT-067", "RT-094")
def test_with_engineering_each_stone_sold_gives_three_workers() -> None:
    table = Table(Seat(stone=4, developments=["engineering"]), step="build", workers=1)
    assert table.choices_of("sell") == [f"sell stone {stones}" for stones in (1, 2, 3, 4)]
    table.play("sell stone 3")
    assert table.tells("sold", seat=0, count=3, gain=9)
    assert int(table.s.workers) == 10
    assert table.goods() == (0, 1, 0, 0, 0)


@pytest.mark.rule("RT-067-ruling")
def test_stones_are_sold_one_by_one_and_the_row_need_not_be_emptied() -> None:
    table = Table(Seat(stone=4, developments=["engineering"]), step="build")
    table.play("sell stone 1", "build city_4 3", "sell stone 2", "build great_wall 6", "done")
    assert table.goods() == (0, 1, 0, 0, 0)
    assert (table.boxes("city_4"), table.boxes("great_wall")) == (3, 6)


@pytest.mark.rule("RT-067", "RT-094")
def test_engineering_builds_without_any_worker_on_the_dice() -> None:
    table = Table(Seat(stone=1, food=9, developments=["engineering"]), dice=[FOOD3, FOOD3, SKULL]).play("stop")
    assert table.match.step == "build"
    assert table.choices_of("sell") == ["sell stone 1", "sell stone 2"]  # one was just collected


@pytest.mark.rule("RT-067", "RT-094")
def test_without_engineering_no_stone_is_sold() -> None:
    table = Table(Seat(stone=4), step="build", workers=1)
    assert table.choices_of("sell") == []
    assert table.refusal("sell stone 1") == "RT-067"


@pytest.mark.rule("RT-067", "RT-094")
def test_engineering_sells_nothing_but_stone_and_no_more_than_there_is() -> None:
    table = Table(Seat(wood=3, stone=2, food=9, developments=["engineering"]), step="build", workers=1)
    assert table.refusal("sell wood 1") == "RT-067"
    assert table.refusal("sell food 1") == "RT-099"
    assert table.refusal("sell stone 3") == "RT-067"


@pytest.mark.rule("RT-067-ruling")
def test_stones_are_not_sold_for_workers_that_have_no_box_left() -> None:
    everything = ["step_pyramid", "stone_circle", "obelisk", "hanging_gardens"]
    builder = Seat(cities=7, stone=4, monuments=everything, boxes={"great_wall": 11}, developments=["engineering"])
    table = Table(builder, step="build", workers=2)
    assert table.choices == ["build great_wall 1", "build great_wall 2", "done"]
    assert table.refusal("sell stone 1") == "RT-067"

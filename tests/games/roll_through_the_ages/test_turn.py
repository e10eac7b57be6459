"""The turn and its steps: RT-010 and RT-011."""

import pytest

from aevum.games.roll_through_the_ages import GAME
from tests.games.roll_through_the_ages.table import COINS, EITHER, FOOD3, GOOD, SKULL, WORKERS, Seat, Table


@pytest.mark.rule("RT-010")
def test_the_steps_stand_in_the_order_of_the_rulebook() -> None:
    assert GAME.sequence.names[: len(GAME.sequence.turn)] == (
        *("begin", "roll", "reroll", "lead", "collect", "divide"),
        *("feed", "suffer"),
        "trade",
        "build",
        "buy",
        "discard",
        "end",
    )


@pytest.mark.rule("RT-010")
def test_a_full_turn_asks_and_tells_in_this_order() -> None:
    rich = Seat(cities=7, food=0, wood=6, stone=5, pottery=3, developments=["leadership"])
    table = Table(rich, dice=[SKULL, SKULL, EITHER, WORKERS, COINS, GOOD, FOOD3])
    steps, events = [], []
    while table.seat == 0:
        steps.append(table.match.step)
        chosen = {"reroll": "stop", "lead": "decline", "divide": "take 1", "buy": "buy irrigation with wood"}
        table.play(chosen.get(table.match.step, table.choices[0]))
        events += table.events
    assert list(dict.fromkeys(steps)) == ["reroll", "lead", "divide", "build", "buy", "discard"]
    order = ["stopped", "collected_goods", "collected_food", "took", "fed", "famine", "drought"]
    order += ["built", "bought", "discarded", "rolled"]
    places = [events.index(event) for event in order]
    assert places == sorted(places)


@pytest.mark.rule("RT-010")
def test_what_belongs_to_another_step_is_refused_by_the_order_of_play() -> None:
    table = Table(Seat(wood=7), dice=[WORKERS, COINS, EITHER])
    for words in ("build city_4 3", "buy leadership with wood", "take 1", "done"):
        assert table.refusal(words) == "RT-010"
    table.play("stop", "take 0", "done")
    assert table.match.step == "buy"
    for words in ("stop", "reroll 1", "build city_4 1", "take 0"):
        assert table.refusal(words) == "RT-010"


@pytest.mark.rule("RT-010-ruling")
def test_building_and_buying_are_up_to_the_player() -> None:
    table = Table(Seat(), dice=[WORKERS, COINS, COINS]).play("stop")
    assert table.match.step == "build"
    table.play("done")
    assert table.match.step == "buy"
    table.play("done")
    assert table.seat == 1


@pytest.mark.rule("RT-010-ruling")
def test_feeding_and_discarding_are_not() -> None:
    table = Table(Seat(food=3, wood=5, stone=2), dice=[FOOD3, FOOD3, FOOD3]).play("stop")
    assert table.food() == 9  # 3 + 9 collected - 3 eaten, without being asked
    table.play("done")
    assert table.match.step == "discard"
    assert table.refusal("done") == "RT-080"


@pytest.mark.rule("RT-011")
def test_a_turn_that_gives_nothing_to_decide_asks_only_about_the_dice() -> None:
    table = Table(Seat(), dice=[FOOD3, FOOD3, GOOD]).play("stop")
    assert table.seat == 1
    assert table.match.step == "reroll"


@pytest.mark.rule("RT-011")
def test_without_workers_building_is_passed_over() -> None:
    table = Table(Seat(), dice=[COINS, COINS, FOOD3]).play("stop")
    assert table.match.step == "buy"


@pytest.mark.rule("RT-011")
def test_workers_without_an_open_box_are_passed_over() -> None:
    everything = ["step_pyramid", "stone_circle", "obelisk", "hanging_gardens", "great_wall"]
    builder = Seat(cities=7, food=15, monuments=everything)
    table = Table(builder, dice=[WORKERS] * 7, first=0).play("stop")
    assert table.seat == 1


@pytest.mark.rule("RT-011")
def test_nine_coins_and_nothing_else_buy_nothing_and_are_not_asked_about() -> None:
    assert Table(Seat(wood=1), step="buy", coins=8).match.step != "buy"
    assert Table(Seat(wood=1), step="buy", coins=9).match.step == "buy"


@pytest.mark.rule("RT-011")
def test_six_goods_are_not_asked_about() -> None:
    assert Table(Seat(wood=3, stone=3), step="discard").seat == 1
    assert Table(Seat(wood=4, stone=3), step="discard").seat == 0

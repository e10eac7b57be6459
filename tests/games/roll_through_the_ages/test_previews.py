"""What choices say before they are made: dice as they lie, feeding and disasters, and what is left unused."""

from typing import Any

import pytest

from aevum.core.phrases import describe_choices
from aevum.core.text import texts
from tests.games.roll_through_the_ages.table import Seat, Table

FOOD, WORK, EITHER, SKULL, COINS = "food3", "workers3", "food2_or_workers2", "goods2_skull", "coins7"


@pytest.mark.rule("RT-036", "RT-040", "RT-041")
def test_keeping_the_dice_lists_coins_feeding_and_famine() -> None:
    table = Table(Seat(food=1), dice=[COINS, COINS, WORK])
    assert table.previewed("stop") == {
        "coins": "+14 coins",
        "workers": "+3 workers",
        "feeding": "Feeding: −1 food",
        "famine": "Famine: −2 points",
    }


@pytest.mark.rule("RT-031", "RT-041")
def test_dice_still_to_be_divided_leave_a_range() -> None:
    table = Table(Seat(food=0, cities=4), dice=[EITHER, EITHER, SKULL, COINS])
    assert table.previewed("stop") == {
        "coins": "+7 coins",
        "food": "0…+4 food",
        "goods": "+2 goods",
        "workers": "0…+4 workers",
        "feeding": "Feeding: 0…−4 food",
        "famine": "Famine: 0…−4 points",
    }
    table.play("stop")
    assert table.previewed("take 1") == {
        "food": "+2 food",
        "workers": "+2 workers",
        "feeding": "Feeding: −2 food",
        "famine": "Famine: −2 points",
    }
    table.play("take 1")
    assert (table.food(), table.lost(), table.s.workers) == (0, 2, 2)


@pytest.mark.rule("RT-044", "RT-045", "RT-047")
def test_disasters_are_called_by_their_name() -> None:
    drought = Table(Seat(food=9), dice=[SKULL, SKULL, EITHER])
    assert drought.previewed("stop")["disaster"] == "Drought: −2 points"
    assert "famine" not in drought.previewed("stop")
    protected = Table(Seat(food=9, developments=["irrigation"]), dice=[SKULL, SKULL, EITHER])
    assert "disaster" not in protected.previewed("stop")
    pestilence = Table(Seat(food=9, cities=4), dice=[SKULL] * 3 + [FOOD], seats=3)
    assert pestilence.previewed("stop")["pestilence_others"] == "Pestilence: 2 opponents lose 3 points each"
    revolt = Table(Seat(food=9, wood=2, cities=6), dice=[SKULL] * 5 + [FOOD])
    assert revolt.previewed("stop")["revolt"] == "Revolt: all goods lost"


@pytest.mark.rule("RT-090")
def test_with_leadership_the_dice_are_told_as_they_lie() -> None:
    table = Table(Seat(food=3, developments=["leadership"]), dice=[FOOD, COINS, EITHER])
    told = table.previewed("stop")
    assert told["coins"] == "+7 coins" and told["food"] == "+3…+5 food"
    assert table.play("stop").step == "lead" and table.previewed("decline") == told


@pytest.mark.rule("RT-036", "RT-062")
def test_finishing_says_what_is_lost() -> None:
    build = Table(Seat(), step="build", workers=3)
    assert build.previewed("done") == {"unused_workers": "3 workers unused and lost"}
    buy = Table(Seat(wood=3), step="buy", coins=14)
    assert buy.previewed("done") == {"unused_coins": "14 coins unused and lost"}
    assert buy.previewed("buy leadership")["change_lost"] == "4 coins overpaid and lost"
    assert Table(Seat(wood=3, stone=3), step="buy").previewed("done") == {}
    surplus = Table(Seat(wood=5, stone=3), step="buy")
    assert surplus.previewed("done") == {"surplus": "2 goods too many, to be discarded"}
    assert Table(Seat(wood=5, stone=3, developments=["caravans"]), step="buy").previewed("done") == {}


@pytest.mark.rule("RT-080", "RT-097")
def test_a_purchase_says_how_many_goods_are_still_too_many() -> None:
    table = Table(Seat(wood=5, stone=3), step="buy", coins=20)
    assert table.previewed("buy leadership")["surplus"] == "2 goods too many, to be discarded"
    assert "surplus" not in table.previewed("buy caravans")
    assert "surplus" not in table.previewed("buy religion with stone")
    assert table.play("buy leadership").step == "discard" and sum(table.s.goods[0]) == 8


@pytest.mark.rule("RT-040", "RT-062")
def test_hunger_is_told_only_where_a_choice_adds_to_it() -> None:
    table = Table(Seat(food=1), step="build", workers=3)
    assert "hungry_next" not in table.previewed("build step_pyramid 3")
    assert table.previewed("build city_4 3")["hungry_next"] == "Next turn: without new food 3 cities go hungry"


@pytest.mark.rule("RT-040", "RT-130")
def test_food_that_is_traded_away_is_missed_at_the_next_meal() -> None:
    table = Table(Seat(wood=2), Seat(food=3), step="trade", trading=1)
    table.play("offer 2", "give wood 1", "ask food 2", "propose")
    assert table.previewed("accept")["hungry_next"] == "Next turn: without new food 2 cities go hungry"


@pytest.mark.rule("RT-040", "RT-111")
def test_nobody_is_warned_of_a_meal_that_does_not_come() -> None:
    def short(**fields: Any) -> list[int]:
        table = Table(Seat(food=1), Seat(food=1), Seat(food=1), seats=3, turn=1, **fields)
        return [seat["next_feeding"]["short"] for seat in table.game.view(table.s)["seats"]]

    assert short(step="build") == [2, 2, 2]
    assert short(step="build", ending=1) == [0, 0, 2]
    assert short(dice=[FOOD, FOOD, FOOD], ending=1) == [0, 2, 2]
    assert short(step="build", ending=1, first=1) == [2, 0, 2]
    assert short(step="build", over=1) == [0, 0, 0]
    last = Table(Seat(food=1), step="build", workers=3, seats=3, ending=1)
    assert "hungry_next" not in last.previewed("build city_4 3")


@pytest.mark.rule("RT-110", "RT-120")
def test_how_near_the_end_is() -> None:
    table = Table(Seat(monuments=["step_pyramid"]), Seat(developments=["irrigation", "masonry"]), seats=2)
    assert table.game.view(table.s)["end"] == {
        "developments": 2,
        "developments_to_end": 5,
        "monuments": 1,
        "monuments_to_end": 5,
    }
    assert Table(Seat(), seats=1).game.view(Table(Seat(), seats=1).s)["end"] is None


@pytest.mark.rule("RT-022")
@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("en", "Reroll die 2", "Reroll dice 1, 3"),
        ("fr", "Relancer le dé 2", "Relancer les dés 1, 3"),
        ("ja", "2番のダイスを振り直す", "1、3番のダイスを振り直す"),
    ],
)
def test_dice_are_rerolled_by_their_names(lang: str, one: str, two: str) -> None:
    match = Table(dice=[COINS, FOOD, WORK]).match
    said = {choice.words: choice.label for choice in describe_choices(match, 0, texts(lang, match.game.id))}
    assert (said["reroll 2"], said["reroll 1 3"]) == (one, two)


def test_japanese_counts_one_opponent_and_coins_as_readers_expect() -> None:
    say = texts("ja", Table(Seat()).match.game.id).say
    assert say("effect-pestilence_others", count=1, points=3) == "疫病：相手1人が3点を失う"
    assert say("effect-pestilence_others", count=2, points=3) == "疫病：相手2人が3点ずつ失う"
    assert say("effect-unused_coins", count=7) == "使わないコイン7枚は失われます"


@pytest.mark.rule("RT-037", "RT-131")
def test_goods_that_change_hands_say_what_they_are_worth() -> None:
    table = Table(Seat(wood=1, pottery=1), Seat(wood=2), step="trade", trading=1)
    table.play("offer 2", "give pottery 1", "ask wood 2", "propose")
    assert table.previewed("accept") == {"goods": "−1 good", "worth_same": "Goods worth as much as before"}
    table = Table(Seat(stone=1), Seat(wood=2), step="trade", trading=1)
    table.play("offer 2", "give stone 1", "ask wood 2", "propose")
    assert table.previewed("accept") == {"goods": "−1 good", "worth": "Goods worth −1"}

"""Step 4, buying a development: RT-070 to RT-075."""

import pytest

from aevum.games.roll_through_the_ages.state import DEVELOPMENT_COST, DEVELOPMENT_IDS, DEVELOPMENT_POINTS
from tests.games.roll_through_the_ages.table import COINS, Seat, Table

PRICES = {  # cost and points
    "leadership": (10, 2),
    "irrigation": (10, 2),
    "agriculture": (15, 3),
    "quarrying": (15, 3),
    "medicine": (15, 3),
    "coinage": (20, 4),
    "caravans": (20, 4),
    "religion": (20, 6),
    "granaries": (30, 6),
    "masonry": (30, 6),
    "engineering": (40, 6),
    "architecture": (50, 8),
    "empire": (60, 8),
}


@pytest.mark.rule("RT-070")
def test_at_most_one_development_a_turn() -> None:
    table = Table(Seat(wood=4, stone=3), Seat(), step="buy", coins=21)
    table.play("buy irrigation")  # 22 in goods would pay for more
    assert table.owns("irrigation")
    assert table.match.step == "discard"
    assert table.refusal("buy leadership with stone") == "RT-010"


@pytest.mark.rule("RT-070")
def test_a_player_may_buy_nothing() -> None:
    table = Table(Seat(), step="buy", coins=21)
    assert "done" in table.choices
    assert int(table.play("done").s.developments[0]) == 0


@pytest.mark.rule("RT-071")
@pytest.mark.parametrize("development", DEVELOPMENT_IDS)
def test_the_price_to_the_coin(development: str) -> None:
    cost, _ = PRICES[development]
    assert f"buy {development}" in Table(Seat(), step="buy", coins=cost).choices
    short = Table(Seat(food=0), Seat(food=0), step="build", workers=1, coins=cost - 1).play("done")
    if short.match.step == "buy":
        assert short.refusal(f"buy {development}") == "RT-071"
    else:  # nothing at all can be had, so nothing was asked
        assert cost == 10


@pytest.mark.rule("RT-071")
def test_coins_and_goods_may_be_combined() -> None:
    table = Table(Seat(wood=2, pottery=2), step="buy", coins=7)  # 3 + 9 in goods
    assert table.choices_of("buy") == [
        "buy leadership with wood",
        "buy leadership with pottery",
        "buy leadership with wood pottery",
        "buy irrigation with wood",
        "buy irrigation with pottery",
        "buy irrigation with wood pottery",
        "buy agriculture with pottery",
        "buy agriculture with wood pottery",
        "buy quarrying with pottery",
        "buy quarrying with wood pottery",
        "buy medicine with pottery",
        "buy medicine with wood pottery",
    ]
    table.play("buy medicine with pottery")
    assert table.owns("medicine")
    assert table.goods() == (2, 0, 0, 0, 0)


@pytest.mark.rule("RT-071")
def test_goods_alone_may_pay() -> None:
    table = Table(Seat(spearheads=4), step="buy").play("buy architecture with spearheads")
    assert table.owns("architecture")
    assert table.goods() == (0, 0, 0, 0, 0)


@pytest.mark.rule("RT-071")
def test_goods_that_are_not_held_pay_nothing() -> None:
    table = Table(Seat(wood=2), step="buy", coins=10)
    assert table.refusal("buy irrigation with stone") == "RT-071"


@pytest.mark.rule("RT-071-ruling")
def test_the_player_chooses_which_kinds_to_spend() -> None:
    table = Table(Seat(stone=3, pottery=2, cloth=2), step="buy")  # 12, 9 and 12
    ways = [words for words in table.choices if words.startswith("buy irrigation")]
    assert ways == [
        "buy irrigation with stone",
        "buy irrigation with stone pottery",
        "buy irrigation with cloth",
        "buy irrigation with stone cloth",
        "buy irrigation with pottery cloth",
        "buy irrigation with stone pottery cloth",
    ]
    assert table.refusal("buy irrigation with pottery") == "RT-071"


@pytest.mark.rule("RT-071-ruling")
def test_a_kind_that_is_not_needed_may_be_spent_but_never_must_be() -> None:
    table = Table(Seat(wood=1), step="buy", coins=10)
    assert {"buy irrigation", "buy irrigation with wood"} <= set(table.choices)
    assert table.play("buy irrigation").goods() == (1, 0, 0, 0, 0)


@pytest.mark.rule("RT-072")
def test_a_kind_is_spent_whole_for_its_full_value() -> None:
    table = Table(Seat(pottery=5, wood=2), step="buy").play("buy engineering with pottery")
    assert table.tells("paid", seat=0, value=45)
    assert table.goods() == (2, 0, 0, 0, 0)  # the kind not spent stays


@pytest.mark.rule("RT-073")
def test_no_change_is_given() -> None:
    table = Table(Seat(pottery=5), Seat(), step="buy", coins=14).play("buy irrigation with pottery")  # 59 for 10
    assert table.goods() == (0, 0, 0, 0, 0)
    assert int(table.s.coins) == 0
    assert table.seat == 1


@pytest.mark.rule("RT-073")
def test_coins_above_the_price_are_lost() -> None:
    table = Table(Seat(wood=4, stone=3), Seat(), step="buy", coins=21).play("buy leadership")
    assert int(table.s.coins) == 0


@pytest.mark.rule("RT-074")
def test_each_development_only_once() -> None:
    table = Table(Seat(developments=["irrigation"]), step="buy", coins=10)
    assert table.choices == ["buy leadership", "done"]
    assert table.refusal("buy irrigation") == "RT-074"


@pytest.mark.rule("RT-074")
def test_several_players_may_own_the_same() -> None:
    owner = Seat(developments=["irrigation"])
    table = Table(owner, Seat(), turn=1, step="buy", coins=10).play("buy irrigation")
    assert table.owns("irrigation", 0) and table.owns("irrigation", 1)
    assert table.match.scores() == [2, 2]


@pytest.mark.rule("RT-074")
def test_with_every_development_there_is_nothing_left_to_buy() -> None:
    owner = Seat(developments=DEVELOPMENT_IDS, food=15)
    assert Table(owner, Seat(), first=1, step="buy", coins=84).match.step != "buy"


@pytest.mark.rule("RT-075")
@pytest.mark.parametrize("development", DEVELOPMENT_IDS)
def test_its_points_count(development: str) -> None:
    cost, points = PRICES[development]
    place = DEVELOPMENT_IDS.index(development)
    assert (int(DEVELOPMENT_COST[place]), int(DEVELOPMENT_POINTS[place])) == (cost, points)
    table = Table(Seat(), step="buy", coins=cost).play(f"buy {development}")
    assert table.tells("bought", seat=0, points=points)
    assert table.score() == points + (3 if development == "empire" else 0)


@pytest.mark.rule("RT-070", "RT-103")
def test_a_new_turn_a_new_development() -> None:
    table = Table(Seat(), seats=1, step="buy", coins=10, luck=[[COINS, COINS, COINS]]).play("buy leadership")
    assert (int(table.s.rounds), table.dice()) == (2, [COINS, COINS, COINS])
    table.play("stop", "decline", "buy religion")
    assert table.owns("leadership") and table.owns("religion")

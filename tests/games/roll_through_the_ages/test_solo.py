"""Playing alone: RT-120 to RT-125."""

import pytest

from aevum.core.match import Match, Player
from aevum.games.roll_through_the_ages import GAME
from aevum.games.roll_through_the_ages.state import MONUMENT_IDS, PROJECT_BOXES, PROJECT_IDS
from tests.games.laid_out import LONGEST_EXAMPLE
from tests.games.roll_through_the_ages.table import COINS, FOOD3, SKULL, WORKERS, Seat, Table

FIVE = ["leadership", "irrigation", "medicine", "agriculture", "quarrying"]


@pytest.mark.rule("RT-120")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ten_rounds(seed: int) -> None:
    match = Match.new(GAME, [Player("Ann")], seed=seed)
    rounds = set()
    while not match.over and match.position < LONGEST_EXAMPLE:
        rounds.add(int(match.observed(0).rounds))
        match.play(0, match.choices(0)[0])
    assert match.winners() == (0,)
    assert rounds == set(range(1, 11))


@pytest.mark.rule("RT-120")
def test_the_tenth_round_is_the_last() -> None:
    assert not Table(Seat(), seats=1, rounds=9, step="discard").match.over
    table = Table(Seat(), seats=1, rounds=10, step="discard")
    assert table.match.over
    assert table.events[-3:] == ["last_round", "game_over", "won"]


@pytest.mark.rule("RT-121")
def test_all_monuments_are_in_play() -> None:
    table = Table(Seat(), seats=1, step="build", workers=15)
    assert {words.split()[1] for words in table.choices_of("build")} == set(PROJECT_IDS)


@pytest.mark.rule("RT-121-ruling")
@pytest.mark.parametrize(
    ("monument", "points"), list(zip(MONUMENT_IDS, [1, 2, 4, 6, 8, 10, 12], strict=True)), ids=list(MONUMENT_IDS)
)
def test_a_monument_always_scores_its_larger_value(monument: str, points: int) -> None:
    boxes = int(PROJECT_BOXES[PROJECT_IDS.index(monument)])
    table = Table(Seat(boxes={monument: boxes - 2}), seats=1, step="build", workers=2).play(f"build {monument} 2")
    assert table.score() == points


@pytest.mark.rule("RT-122")
def test_skulls_may_be_rerolled_like_any_other_die() -> None:
    table = Table(Seat(), seats=1, dice=[SKULL, SKULL, FOOD3], luck=[[SKULL, WORKERS], [COINS]])
    assert "reroll 1 2" in table.choices
    table.play("reroll 1 2")
    assert table.dice() == [SKULL, WORKERS, FOOD3]
    assert "reroll 1" in table.choices
    table.play("reroll 1")
    assert table.dice() == [COINS, WORKERS, FOOD3]


@pytest.mark.rule("RT-122")
def test_after_the_third_roll_skulls_stand_alone_too() -> None:
    table = Table(Seat(food=9, wood=4), seats=1, dice=[SKULL, SKULL, FOOD3], luck=[[SKULL], [SKULL]])
    table.play("reroll 1", "reroll 1")
    assert table.lost() == 2
    assert table.refusal("reroll 1") == "RT-025"


@pytest.mark.rule("RT-123")
def test_pestilence_strikes_the_player() -> None:
    table = Table(Seat(cities=4, food=9), seats=1, dice=[SKULL, SKULL, SKULL, FOOD3]).play("stop")
    assert table.tells("pestilence_struck", seat=0, points=3)
    assert table.lost() == 3


@pytest.mark.rule("RT-095", "RT-123")
def test_medicine_averts_it() -> None:
    healer = Seat(cities=4, food=9, developments=["medicine"])
    table = Table(healer, seats=1, dice=[SKULL, SKULL, SKULL, FOOD3]).play("stop")
    assert table.tells("pestilence_averted", seat=0)
    assert table.lost() == 0


@pytest.mark.rule("RT-124")
def test_religion_cancels_revolt() -> None:
    dice = [SKULL] * 5 + [FOOD3] * 2
    table = Table(Seat(cities=7, food=9, wood=2, developments=["religion"]), seats=1, dice=dice).play("stop")
    assert table.tells("revolt_averted", seat=0)
    assert table.goods() == (4, 2, 2, 2, 2)


@pytest.mark.rule("RT-124")
def test_without_religion_revolt_takes_all_goods() -> None:
    dice = [SKULL] * 5 + [FOOD3] * 2
    table = Table(Seat(cities=7, food=9, wood=2, developments=["medicine"]), seats=1, dice=dice).play("stop")
    assert table.goods() == (0, 0, 0, 0, 0)


@pytest.mark.rule("RT-125", "RT-125-ruling")
def test_five_developments_do_not_end_it() -> None:
    table = Table(Seat(developments=FIVE), seats=1, rounds=4, step="discard")
    assert not table.match.over
    assert (int(table.s.rounds), int(table.s.ending)) == (5, 0)


@pytest.mark.rule("RT-125", "RT-125-ruling")
def test_every_monument_does_not_end_it() -> None:
    table = Table(Seat(monuments=MONUMENT_IDS), seats=1, rounds=4, step="discard")
    assert not table.match.over
    assert (int(table.s.rounds), int(table.s.ending)) == (5, 0)


@pytest.mark.rule("RT-130")
def test_there_is_nobody_to_trade_with() -> None:
    table = Table(Seat(food=9), seats=1, trading=1, dice=[WORKERS, FOOD3, FOOD3]).play("stop")
    assert table.match.step == "build"

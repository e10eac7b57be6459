"""Step 1, rolling the dice: RT-020 to RT-027."""

import pytest

from aevum.games.roll_through_the_ages.state import (
    FACE_COINS,
    FACE_FOOD,
    FACE_GOODS,
    FACE_IDS,
    FACE_SKULLS,
    FACE_WORKERS,
)
from tests.games.roll_through_the_ages.table import COINS, EITHER, FOOD3, GOOD, SKULL, WORKERS, Seat, Table


@pytest.mark.rule("RT-020")
@pytest.mark.parametrize("cities", [3, 4, 5, 6, 7])
def test_one_die_for_each_city(cities: int) -> None:
    table = Table(Seat(cities=cities), step="begin")
    assert len(table.dice()) == cities
    assert table.tells("rolled", seat=0, rolls=1)


@pytest.mark.rule("RT-020")
def test_a_die_that_was_not_rolled_cannot_be_rerolled() -> None:
    assert Table(dice=[FOOD3, FOOD3, FOOD3]).refusal("reroll 4") == "RT-020"


@pytest.mark.rule("RT-021")
def test_skulls_of_the_first_roll_are_set_aside() -> None:
    table = Table(dice=[SKULL, FOOD3, GOOD])
    assert table.choices == ["stop", "reroll 2", "reroll 3", "reroll 2 3"]
    assert table.refusal("reroll 1") == "RT-021"
    assert table.refusal("reroll 1 2 3") == "RT-021"


@pytest.mark.rule("RT-021")
def test_with_nothing_but_skulls_there_is_nothing_to_reroll() -> None:
    table = Table(Seat(), dice=[SKULL, SKULL, SKULL])
    assert table.match.step == "buy"  # three skulls stood, and the turn went on by itself
    assert table.lost(1) == 3


@pytest.mark.rule("RT-022")
def test_any_of_the_free_dice_may_be_rerolled() -> None:
    table = Table(dice=[FOOD3, GOOD, COINS])
    subsets = ["1", "2", "1 2", "3", "1 3", "2 3", "1 2 3"]
    assert table.choices == ["stop"] + [f"reroll {dice}" for dice in subsets]


@pytest.mark.rule("RT-022")
def test_the_dice_not_rerolled_are_kept() -> None:
    table = Table(dice=[FOOD3, GOOD, COINS], luck=[[WORKERS]]).play("reroll 2")
    assert table.dice() == [FOOD3, WORKERS, COINS]


@pytest.mark.rule("RT-022")
def test_rerolling_no_die_is_no_reroll() -> None:
    assert Table(dice=[FOOD3, GOOD, COINS]).refusal("reroll") == "RT-022"


@pytest.mark.rule("RT-023")
def test_skulls_of_the_second_roll_join_them() -> None:
    table = Table(dice=[SKULL, FOOD3, GOOD], luck=[[SKULL]]).play("reroll 2")
    assert table.dice() == [SKULL, SKULL, GOOD]
    assert table.choices == ["stop", "reroll 3"]
    assert table.refusal("reroll 2") == "RT-021"


@pytest.mark.rule("RT-024")
def test_a_die_kept_after_the_first_roll_may_be_rerolled_after_the_second() -> None:
    table = Table(dice=[FOOD3, GOOD, COINS], luck=[[WORKERS], [EITHER]])
    table.play("reroll 2")  # dice 1 and 3 are kept
    assert "reroll 1" in table.choices
    table.play("reroll 1")
    assert table.dice() == [EITHER, WORKERS, COINS]


@pytest.mark.rule("RT-025")
def test_after_the_third_roll_every_result_stands() -> None:
    table = Table(Seat(), dice=[FOOD3, GOOD, COINS], luck=[[WORKERS], [WORKERS]])
    table.play("reroll 3", "reroll 3")
    assert table.tells("rolled", rolls=3)
    assert table.match.step == "build"
    assert table.refusal("reroll 1") == "RT-025"
    assert table.refusal("stop") == "RT-025"


@pytest.mark.rule("RT-026")
def test_the_player_may_stop_after_the_first_roll() -> None:
    table = Table(Seat(), dice=[WORKERS, GOOD, FOOD3]).play("stop")
    assert table.tells("stopped", seat=0)
    assert table.match.step == "build"
    assert table.refusal("reroll 1") == "RT-010"


@pytest.mark.rule("RT-026")
def test_the_player_may_stop_after_the_second_roll() -> None:
    table = Table(Seat(), dice=[WORKERS, GOOD, FOOD3], luck=[[COINS]]).play("reroll 2", "stop")
    assert int(table.s.rolls) == 2
    assert int(table.s.coins) == 7


@pytest.mark.rule("RT-027")
def test_the_six_faces() -> None:
    faces = zip(FACE_IDS, FACE_FOOD, FACE_GOODS, FACE_WORKERS, FACE_COINS, FACE_SKULLS, strict=True)
    assert [(face, *map(int, gifts)) for face, *gifts in faces] == [
        # food, goods, workers, coins, skulls
        (FOOD3, 3, 0, 0, 0, 0),
        (GOOD, 0, 1, 0, 0, 0),
        (SKULL, 0, 2, 0, 0, 1),
        (WORKERS, 0, 0, 3, 0, 0),
        (EITHER, 2, 0, 2, 0, 0),  # food or workers, not both: RT-031
        (COINS, 0, 0, 0, 7, 0),
    ]


@pytest.mark.rule("RT-027")
@pytest.mark.parametrize("face", [FOOD3, GOOD, SKULL, WORKERS, EITHER, COINS])
def test_every_face_can_come_up(face: str) -> None:
    assert Table(dice=[FOOD3, FOOD3, FOOD3], luck=[[face]]).play("reroll 3").dice() == [FOOD3, FOOD3, face]

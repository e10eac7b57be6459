"""The printed components: what their tables add up to, and what one die is worth."""

from fractions import Fraction

import numpy as np
import numpy.typing as npt
import pytest

from aevum.core.tables import read_table
from aevum.games.roll_through_the_ages.state import (
    CITIES,
    DATA,
    DEVELOPMENT_COST,
    DEVELOPMENT_POINTS,
    FACE_COINS,
    FACE_FOOD,
    FACE_GOODS,
    FACE_SKULLS,
    FACE_WORKERS,
    FACES,
    FOOD,
    GOOD_VALUES,
    GOODS,
    MONUMENTS,
    MONUMENTS_IN_PLAY,
    POINTS_FIRST,
    PROJECT_BOXES,
    WARE_CAPACITY,
)

Gifts = npt.NDArray[np.int16]


def in_play(players: int) -> list[int]:
    """The monuments of a number of players."""
    return [monument for monument in range(MONUMENTS) if int(MONUMENTS_IN_PLAY[players]) >> monument & 1]


@pytest.mark.rule("RT-061")
def test_the_boxes_of_the_four_cities() -> None:
    assert PROJECT_BOXES[:CITIES].tolist() == [3, 4, 5, 6]
    assert PROJECT_BOXES[:CITIES].sum() == 18


@pytest.mark.rule("RT-115", "RT-116", "RT-117", "RT-121")
@pytest.mark.parametrize(("players", "boxes", "points"), [(1, 63, 43), (2, 41, 27), (3, 52, 35), (4, 63, 43)])
def test_the_monuments_in_play_add_up(players: int, boxes: int, points: int) -> None:
    assert sum(int(PROJECT_BOXES[CITIES + monument]) for monument in in_play(players)) == boxes
    assert sum(int(POINTS_FIRST[monument]) for monument in in_play(players)) == points


@pytest.mark.rule("RT-071", "RT-075")
def test_the_developments_add_up() -> None:
    assert len(DEVELOPMENT_COST) == 13
    assert DEVELOPMENT_COST.sum() == 335
    assert DEVELOPMENT_POINTS.sum() == 61


@pytest.mark.rule("RT-032", "RT-037")
def test_full_tracks() -> None:
    full = [int(GOOD_VALUES[good, WARE_CAPACITY[good]]) for good in range(GOODS)]
    assert full == [36, 56, 63, 60, 50]
    assert sum(full) == 265
    assert int(WARE_CAPACITY[FOOD]) == 15


@pytest.mark.rule("RT-027")
@pytest.mark.parametrize(
    ("gifts", "mean"),
    [
        (FACE_GOODS, Fraction(1, 2)),
        (FACE_FOOD, Fraction(5, 6)),
        (FACE_WORKERS, Fraction(5, 6)),
        (FACE_COINS, Fraction(7, 6)),
        (FACE_SKULLS, Fraction(1, 6)),
    ],
    ids=["goods", "food", "workers", "coins", "skulls"],
)
def test_the_mean_of_one_die(gifts: Gifts, mean: Fraction) -> None:
    assert Fraction(int(gifts.sum()), FACES) == mean


def best_mean(gifts: list[int], rolls: int, skulls_stay: bool) -> Fraction:
    """What one die brings when it is rerolled whenever that is better."""
    value = Fraction(sum(gifts), FACES)
    for _ in range(rolls - 1):
        kept = [
            Fraction(gift) if skulls_stay and FACE_SKULLS[face] else max(Fraction(gift), value)
            for face, gift in enumerate(gifts)
        ]
        value = sum(kept, Fraction(0)) / FACES
    return value


@pytest.mark.rule("RT-027")
@pytest.mark.parametrize(
    ("gifts", "one", "two", "three", "solo"),
    [
        (FACE_WORKERS, "5/6", "5/4", "35/24", "95/54"),
        (FACE_WORKERS + (FACE_WORKERS > 0), "7/6", "7/4", "49/24", "133/54"),  # with Masonry
        (FACE_FOOD, "5/6", "5/4", "35/24", "95/54"),
        (FACE_COINS, "7/6", "35/18", "133/54", "637/216"),
        (FACE_COINS // 7 * 12, "2", "10/3", "38/9", "91/18"),  # with Coinage
        (FACE_GOODS, "1/2", "5/6", "19/18", "19/18"),
    ],
    ids=["workers", "masonry", "food", "coins", "coinage", "goods"],
)
def test_the_best_mean_of_one_die(gifts: Gifts, one: str, two: str, three: str, solo: str) -> None:
    faces = [int(gift) for gift in gifts]
    assert best_mean(faces, 1, skulls_stay=True) == Fraction(one)
    assert best_mean(faces, 2, skulls_stay=True) == Fraction(two)
    assert best_mean(faces, 3, skulls_stay=True) == Fraction(three)
    assert best_mean(faces, 3, skulls_stay=False) == Fraction(solo)


@pytest.mark.parametrize("table", DATA.names)
def test_every_number_says_where_it_comes_from(table: str) -> None:
    for row in read_table(DATA / table):
        assert row["provenance"] in {"rulebook", "public", "ruling"}, row

"""What a network reads: everybody sees the same from their own seat, and only what tells something is asked."""

from __future__ import annotations

import numpy as np
import pytest

from aevum.games import game_named
from aevum.lab.observing import columns_of
from aevum.learned.asking import with_questions
from aevum.learned.reading import FOLDER, TABLE, Reading, fields_read, unasked
from tests.laws.tables import GAMES

LEARNED = [game.id for game in GAMES if (game.folder / FOLDER / TABLE).is_file()]
RTTA = "roll-through-the-ages"


def test_three_games_are_learned() -> None:
    assert sorted(LEARNED) == ["history-of-the-world", "roll-through-the-ages", "tempus"]


@pytest.mark.parametrize("name", LEARNED)
def test_rows_of_seats_have_a_row_for_each_seat(name: str) -> None:
    game = game_named(name)
    read = fields_read(game, columns_of(game).columns)
    assert all(one.column.shape[0] == game.seats[-1] for one in read if one.each)
    assert len({one.column.name for one in read}) == len(read)


def row_of(values: dict[str, object]) -> np.ndarray:
    """An observation of Roll Through the Ages with these fields."""
    columns = columns_of(game_named(RTTA))
    row = np.zeros((1, columns.width), np.int16)
    for name, value in values.items():
        columns.named(row)[name][0] = value
    return row


def test_whoever_looks_is_seat_0_and_the_others_follow_as_they_sit() -> None:
    game = game_named(RTTA)
    columns = columns_of(game)
    seen = row_of({"looking": 2, "seats": 3, "food": [10, 11, 12, 99], "first_seat": 1, "completed_first": -1})
    turned = columns.named(unasked(game, columns.columns).turned(seen, np.arange(1)))
    assert turned["food"][0].tolist() == [12, 10, 11, 99], "the fourth seat is nobody's"
    assert turned["first_seat"][0] == 2, "the seat before the last one that looks"
    assert (turned["completed_first"] == -1).all(), "nobody stays nobody"
    assert columns.named(seen)["food"][0].tolist() == [10, 11, 12, 99], "what was given is as it was"


def test_bits_of_seats_turn_as_well() -> None:
    game = game_named("tempus")
    columns = columns_of(game)
    seen = np.zeros((1, columns.width), np.int16)
    named = columns.named(seen)
    named["looking"][0], named["seats"][0], named["pending"][0] = 3, 5, 0b01001
    turned = columns.named(unasked(game, columns.columns).turned(seen, np.arange(1)))
    assert turned["pending"][0] == 0b00101, "seat 3 is 0 now, seat 0 is 2"


def asked(most: int) -> Reading:
    """What is asked where food is 0 to 3, a set has two bits and the round never changes."""
    game = game_named(RTTA)
    columns = columns_of(game).columns
    rows = [row_of({"seats": 4, "food": food, "developments": food % 2 * 5, "rounds": 7}) for food in (0, 0, 1, 3)]
    turned, read = np.concatenate(rows), fields_read(game, columns)
    kept = [one for one in read if one.column.name in ("food", "developments", "rounds")]
    return with_questions(unasked(game, columns), kept, turned, most)


def test_only_what_differs_is_asked() -> None:
    places = {column.name: column.place for column in columns_of(game_named(RTTA)).columns}
    reading = asked(100)
    food = places["food"].start
    assert {(place, least) for place, least, _most in reading.ranges.T.tolist() if place == food} == {
        (food, 1),
        (food, 3),
    }
    assert {bit for place, bit in reading.bits.T.tolist()} == {0, 2}
    assert places["rounds"].start not in reading.ranges[0]


def test_the_most_telling_questions_come_first() -> None:
    """Half of the observations have food and bits, one in four has three."""
    assert asked(100).size == 16 and asked(4).size == 4
    assert 3 in asked(100).ranges[1] and 3 not in asked(12).ranges[1]

"""Setting up: RT-001 to RT-006."""

import pytest

from aevum.core.engine import interpreted
from aevum.core.errors import BadOptionValue, BadSeatCount
from aevum.core.match import Match, Player
from aevum.core.record import Record
from aevum.games.roll_through_the_ages import GAME
from aevum.games.roll_through_the_ages.state import DICE
from tests.games.roll_through_the_ages.chance import assert_follows
from tests.games.roll_through_the_ages.table import FOOD3, Seat, Table


def dealt(seats: int, first: int = 0, seed: int = 1) -> Record:
    """A table just set up, before anybody rolls."""
    s = interpreted(GAME).new_record(seats, {"trading": 0, "first": first}, seed)
    GAME.deal(s)
    return s


@pytest.mark.rule("RT-001")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_can_play(seats: int) -> None:
    match = Match.new(GAME, [Player(f"P{seat}") for seat in range(seats)], seed=1)
    assert match.scores() == [0] * seats
    assert len(match.pending) == 1


@pytest.mark.rule("RT-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_cannot_play(seats: int) -> None:
    with pytest.raises(BadSeatCount) as refused:
        Match.new(GAME, [Player(f"P{seat}") for seat in range(seats)], seed=1)
    assert refused.value.values == {"count": seats, "least": 1, "most": 4}


@pytest.mark.rule("RT-002")
def test_everyone_starts_with_three_cities_and_rolls_three_dice() -> None:
    table = Table(seats=4, step="begin", rounds=0)
    for seat in range(4):
        assert (table.seat, len(table.dice())) == (seat, 3)
        while table.seat == seat:
            table.play(table.choices[0])


@pytest.mark.rule("RT-003")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everyone_starts_with_three_food_and_no_goods(seats: int) -> None:
    s = dealt(seats)
    assert s.food.tolist() == [3] * seats + [0] * (4 - seats)
    assert s.goods.sum() == 0
    assert s.developments.sum() == s.boxes.sum() == s.disaster_points.sum() == 0
    assert set(s.completed_first.tolist()) == {-1}


@pytest.mark.rule("RT-004")
def test_there_are_seven_dice() -> None:
    assert DICE == 7
    assert len(Table(Seat(cities=7), step="begin").dice()) == 7
    assert Table(Seat(cities=7), dice=[FOOD3] * 7).choices[-1] == "reroll 1 2 3 4 5 6 7"


@pytest.mark.rule("RT-004", "RT-061")
def test_nobody_ever_has_an_eighth_city() -> None:
    table = Table(Seat(cities=7), step="build", workers=30)
    assert [words for words in table.choices_of("build") if "city" in words] == []
    assert table.refusal("build city_7 1") == "RT-061"


@pytest.mark.rule("RT-005")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_round_ends_with_the_seat_on_the_first_players_right(first: int) -> None:
    table = Table(seats=3, first=first, turn=first, step="begin", rounds=0)
    turns: list[tuple[int, int]] = []
    while int(table.s.rounds) < 3:
        if not turns or turns[-1][1] != table.seat:
            turns.append((int(table.s.rounds), table.seat))
        table.play(table.choices[0])
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert turns == [(1, seat) for seat in order] + [(2, seat) for seat in order]


@pytest.mark.rule("RT-005-ruling")
def test_the_star_breaks_no_tie() -> None:
    five = ["leadership", "irrigation", "medicine", "agriculture", "quarrying"]
    table = Table(Seat(developments=five), Seat(developments=five), turn=1, first=0, step="discard")
    assert table.match.over
    assert table.match.winners() == (0, 1)


@pytest.mark.rule("RT-006")
def test_in_a_round_everyone_takes_one_turn_and_the_turn_passes_to_the_left() -> None:
    table = Table(seats=4, first=2, turn=2, step="begin", rounds=0)
    turns = [table.seat]
    while int(table.s.rounds) == 1:
        if table.seat != turns[-1]:
            turns.append(table.seat)
        table.play(table.choices[0])
    assert turns == [2, 3, 0, 1]
    assert table.seat == 2


@pytest.mark.rule("RT-006")
def test_a_new_round_is_told_when_the_first_player_begins_it() -> None:
    table = Table(Seat(), turn=0, first=1, dice=[FOOD3, FOOD3, FOOD3])
    table.play("stop")
    assert table.tells("round_began", round=2)
    assert table.seat == 1


@pytest.mark.rule("RT-006-ruling")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_player_is_drawn_fairly(seats: int) -> None:
    drawn = [int(dealt(seats, seed=seed).first_seat) for seed in range(1000)]
    assert_follows([drawn.count(seat) for seat in range(seats)], [1 / seats] * seats)


@pytest.mark.rule("RT-006-ruling")
@pytest.mark.parametrize("named", [1, 2, 3])
def test_an_option_names_the_first_player(named: int) -> None:
    for seed in range(20):
        s = dealt(3, first=named, seed=seed)
        assert (int(s.first_seat), int(s.seat)) == (named - 1, named - 1)
        assert s.draws == 0


@pytest.mark.rule("RT-006-ruling")
def test_an_option_that_names_a_seat_nobody_has_is_refused() -> None:
    assert GAME.settle_options({"first": 2}, seats=2)["first"] == 2
    with pytest.raises(BadOptionValue) as refused:
        GAME.settle_options({"first": 3}, seats=2)
    assert refused.value.values["allowed"] == "0, 1, 2"

"""The end of the game, the score and the winner: RT-110 to RT-113."""

import pytest

from aevum.core.errors import MatchOver
from aevum.games.roll_through_the_ages import GAME
from aevum.games.roll_through_the_ages.state import MAX_ROUNDS
from tests.games.roll_through_the_ages.table import COINS, FOOD3, GOOD, Seat, Table

FOUR = ["leadership", "irrigation", "medicine", "agriculture"]
FIVE = [*FOUR, "quarrying"]
IN_PLAY_FOR_TWO = ["step_pyramid", "stone_circle", "obelisk", "hanging_gardens", "great_wall"]


def play_on(table: Table, until_round: int) -> None:
    """Everybody does the first thing offered, until this round begins or the game is over."""
    while not table.match.over and int(table.s.rounds) < until_round:
        table.play(table.choices[0])


@pytest.mark.rule("RT-110")
def test_a_fifth_development_makes_this_round_the_last() -> None:
    table = Table(Seat(developments=FOUR), Seat(), Seat(), seats=3, step="buy", coins=15).play("buy quarrying")
    assert "last_round" in table.events
    assert not table.match.over
    play_on(table, until_round=2)
    assert table.match.over
    assert int(table.s.rounds) == 1


@pytest.mark.rule("RT-110")
def test_four_developments_do_not_end_it() -> None:
    table = Table(Seat(developments=FOUR[:3]), Seat(), first=1, step="buy", coins=15).play("buy agriculture")
    assert not table.match.over
    assert int(table.s.rounds) == 2


@pytest.mark.rule("RT-110")
def test_the_last_monument_in_play_ends_it_whoever_built_the_others() -> None:
    builder = Seat(monuments=IN_PLAY_FOR_TWO[:2], boxes={"great_wall": 12})
    others = Seat(monuments=IN_PLAY_FOR_TWO[2:4])
    table = Table(builder, others, first=1, step="build", workers=1).play("build great_wall 1")
    assert table.match.over
    assert table.events[-3:] == ["last_round", "game_over", "won"]


@pytest.mark.rule("RT-044", "RT-110")
def test_no_disaster_is_still_to_come_when_all_is_over() -> None:
    table = Table(Seat(developments=FOUR), Seat(), first=1, step="buy", coins=15)
    table.play("buy quarrying")
    assert table.match.over
    assert not GAME.view(table.s)["disaster"]["coming"]


@pytest.mark.rule("RT-110")
def test_a_monument_that_nobody_completed_keeps_the_game_going() -> None:
    builder = Seat(monuments=IN_PLAY_FOR_TWO[:3], boxes={"great_wall": 12})
    half = Seat(boxes={"hanging_gardens": 10})
    table = Table(builder, half, first=1, step="build", workers=1).play("build great_wall 1")
    assert not table.match.over
    assert int(table.s.ending) == 0


@pytest.mark.rule("RT-110-ruling", "RT-111")
def test_those_still_to_play_take_their_full_turns() -> None:
    luck = [[COINS, COINS, COINS]]
    table = Table(Seat(developments=FIVE[1:]), Seat(), step="buy", coins=10, luck=luck).play("buy leadership")
    assert table.seat == 1
    table.play("stop", "buy religion")
    assert table.match.over
    assert table.score(1) == 6


@pytest.mark.rule("RT-110-ruling")
def test_the_last_round_is_told_once() -> None:
    table = Table(Seat(developments=FIVE), Seat(developments=FIVE), Seat(developments=FIVE), seats=3, step="discard")
    told = table.events.count("last_round")
    while not table.match.over:
        table.play(table.choices[0])
        told += table.events.count("last_round")
    assert told == 1


@pytest.mark.rule("RT-110-ruling")
def test_a_game_that_nobody_ends_is_over_after_a_hundred_rounds() -> None:
    assert MAX_ROUNDS == 100
    table = Table(rounds=99, turn=1, step="discard")
    assert int(table.s.rounds) == 100
    play_on(table, until_round=101)
    assert table.match.over
    assert int(table.s.rounds) == 100


@pytest.mark.rule("RT-110-ruling")
def test_nothing_ends_in_round_ninety_nine() -> None:
    table = Table(rounds=99, turn=1, step="discard")
    assert not table.match.over
    assert int(table.s.ending) == 0


@pytest.mark.rule("RT-111")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("ends", [0, 1, 2, 3])
def test_everyone_has_had_the_same_number_of_turns(first: int, ends: int) -> None:
    holdings = [Seat(developments=FIVE if seat == ends else []) for seat in range(4)]
    table = Table(*holdings, seats=4, turn=ends, first=first, step="discard")
    turns = [ends]
    while not table.match.over:
        if table.seat != turns[-1]:
            turns.append(table.seat)
        table.play(table.choices[0])
    assert turns[-1] == (first - 1) % 4  # the seat on the first player's right
    assert len(turns) == (first - ends - 1) % 4 + 1


@pytest.mark.rule("RT-112")
def test_the_score_is_the_sum_of_its_parts() -> None:
    rich = Seat(
        cities=5,
        developments=["irrigation", "religion", "architecture", "empire"],
        monuments=["stone_circle", "great_wall"],
        boxes={"obelisk": 8},
        disaster_points=7,
    )
    table = Table(Seat(monuments=["stone_circle"]), rich, step="build", workers=1)
    parts = GAME.view(table.s)["seats"][1]["score"]
    assert parts == {
        "developments": 2 + 6 + 8 + 8,
        "monuments": 1 + 10,
        "architecture": 2,
        "empire": 5,
        "disasters": -7,
        "total": 35,
    }
    assert table.score(1) == 35


@pytest.mark.rule("RT-112")
def test_goods_and_food_are_worth_no_points() -> None:
    assert Table(Seat(food=15, spearheads=4, cloth=2), step="build", workers=1).score() == 0


@pytest.mark.rule("RT-113")
def test_the_highest_score_wins() -> None:
    other = Seat(developments=["empire", "engineering"])
    table = Table(Seat(developments=FIVE), other, turn=1, ending=1, step="discard")
    assert table.match.scores() == [13, 17]
    assert table.match.winners() == (1,)
    assert table.tells("won", seat=1, points=17)


@pytest.mark.rule("RT-113")
def test_a_tie_goes_to_the_goods_that_are_worth_more() -> None:
    table = Table(Seat(developments=FIVE, wood=4), Seat(developments=FIVE, stone=3), turn=1, step="discard")
    assert table.match.scores() == [13, 13]
    assert table.match.winners() == (1,)  # 10 against 12, though fewer pieces


@pytest.mark.rule("RT-113")
def test_a_tie_still_left_is_shared() -> None:
    tied = Seat(developments=FIVE, wood=3)
    table = Table(tied, Seat(developments=FIVE, pottery=1), tied, seats=3, turn=2, step="discard")
    assert table.match.winners() == (0, 2)
    assert table.tells("shared_win", seat=0, points=13)
    assert table.tells("shared_win", seat=2, points=13)
    assert "won" not in table.events


@pytest.mark.rule("RT-036", "RT-113-ruling")
def test_food_and_coins_do_not_break_a_tie() -> None:
    table = Table(Seat(developments=FIVE, food=15), Seat(developments=FIVE, food=0), turn=1, step="buy", coins=9)
    assert table.match.over
    assert int(table.s.coins) == 0  # they went with the turn
    assert table.match.winners() == (0, 1)


@pytest.mark.rule("RT-113-ruling")
def test_goods_are_valued_after_the_last_discard() -> None:
    holder = Seat(developments=FIVE, wood=1, spearheads=3, cloth=3)  # 1 + 30 + 24 before the discard
    table = Table(Seat(developments=FIVE, spearheads=4), holder, turn=1, step="discard")
    table.play("discard spearheads")
    assert table.match.winners() == (0,)  # 50 against 1 + 15 + 24


@pytest.mark.rule("RT-113-ruling", "RT-133-ruling")
def test_goods_traded_to_a_player_after_his_last_discard_count_as_they_lie() -> None:
    partner, on_turn = Seat(developments=FIVE, wood=6), Seat(developments=FIVE, stone=3, cloth=3)
    table = Table(partner, on_turn, turn=1, ending=1, step="trade", trading=1)
    table.play("offer 1", "give stone 3", "ask wood 1", "propose", "accept", "done", "done")
    assert table.goods(0) == (5, 3, 0, 0, 0)  # eight, and no turn left to discard in
    assert table.match.winners() == (0,)  # 15 + 12 against 1 + 24


@pytest.mark.rule("RT-113")
def test_after_the_end_nothing_more_is_played() -> None:
    table = Table(Seat(developments=FIVE), Seat(), turn=1, ending=1, step="discard")
    assert table.match.over
    assert table.match.pending == ()
    with pytest.raises(MatchOver):
        table.match.play(0, GAME.vocabulary.from_words("stop"))


@pytest.mark.rule("RT-113")
def test_nobody_has_won_before_the_end() -> None:
    table = Table(Seat(developments=FIVE), Seat(), dice=[FOOD3, GOOD, COINS])
    assert table.match.winners() == ()

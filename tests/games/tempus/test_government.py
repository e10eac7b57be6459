"""Government: TE-148."""

import pytest

from aevum.games.tempus import GAME
from tests.games.tempus.table import Seat, Table

CARD, OTHER = "government hill", "government farmland"


@pytest.mark.rule("TE-148")
def test_two_tiles_in_a_row() -> None:
    table = Table(Seat({"E5": 1}, hand=[CARD], tiles=3), Seat(tiles=2)).play(f"play {CARD}")
    table.play("choose_children", "bear E5")
    assert table.seat == 0
    table.play("choose_fight")
    assert table.seat == 1
    assert [int(tiles) for tiles in table.s.tiles[:2]] == [1, 2]  # both tiles are used, none is won


@pytest.mark.rule("TE-148")
def test_it_lies_open_until_the_end_of_the_epoch() -> None:
    table = Table(Seat(hand=[CARD], tiles=2, epoch="writing"), Seat(tiles=1)).play(f"play {CARD}", "choose_fight")
    assert table.hand(0) == [] and table.discards == []
    assert int(table.s.set_aside.sum()) == 1
    table.play("choose_fight", "choose_fight")  # Ann's second, then Bob's: the epoch ends
    assert int(table.s.epochs) == 2
    assert (table.discards, int(table.s.set_aside.sum())) == ([CARD], 0)


@pytest.mark.rule("TE-148", "TE-148-ruling")
def test_it_may_be_played_after_the_first_action_even_if_just_drawn() -> None:
    table = Table(Seat(tiles=2), Seat(), deck=[CARD]).play("choose_idea", f"play {CARD}")
    assert table.seat == 0 and "choose_fight" in table.choices
    assert "done" not in table.choices
    table.play("choose_fight")
    assert table.seat == 1


@pytest.mark.rule("TE-148", "TE-148-ruling")
def test_two_actions_need_two_tiles() -> None:
    table = Table(Seat(hand=[CARD], tiles=1), Seat())
    assert table.refusal(f"play {CARD}") == "TE-148"
    after = Table(Seat(hand=[CARD], tiles=1), Seat()).play("choose_fight")
    assert after.refusal(f"play {CARD}") == "TE-148"
    three = Table(Seat(hand=[CARD, OTHER], tiles=2), Seat()).play(f"play {CARD}")
    assert three.refusal(f"play {OTHER}") == "TE-148"


@pytest.mark.rule("TE-148-ruling")
def test_each_further_card_allows_one_more() -> None:
    table = Table(Seat(hand=[CARD, OTHER], tiles=4), Seat(tiles=1)).play(f"play {CARD}", f"play {OTHER}")
    for _action in range(3):
        assert table.seat == 0
        table.play("choose_fight")
    assert table.seat == 1 and int(table.s.tiles[0]) == 1


@pytest.mark.rule("TE-148", "TE-148-ruling")
def test_pass_keep_the_tile_and_act_alone_at_the_end() -> None:
    table = Table(Seat(hand=[CARD], tiles=2), Seat(tiles=2)).play("wait hill")
    assert table.tells("waited", seat=0)
    assert table.seat == 1 and [int(tiles) for tiles in table.s.tiles[:2]] == [2, 2]
    assert int(table.s.set_aside.sum()) == 1
    order = []
    while int(table.s.epochs) == 1:
        order.append(table.seat)
        table.play("choose_fight")
    assert order == [1, 0, 1, 0]  # one action a turn; Ann has the last one alone


@pytest.mark.rule("TE-148-ruling")
def test_pass_only_before_a_tile_is_used_or_two_are_announced() -> None:
    table = Table(Seat({"E5": 1}, hand=[CARD, OTHER], tiles=3), Seat())
    assert {"wait hill", "wait farmland"} <= set(table.choices)
    table.play("choose_fight")
    assert table.refusal("wait hill") == "TE-148"
    table.play(f"play {CARD}")  # a second action is due, but the turn has begun
    assert table.refusal("wait farmland") == "TE-148"
    announced = Table(Seat(hand=[CARD, OTHER], tiles=3), Seat()).play(f"play {CARD}")
    assert announced.refusal("wait farmland") == "TE-148"
    without = Table(Seat(hand=["weapons hill"], tiles=2), Seat())
    assert without.refusal("wait hill") == "TE-148"


@pytest.mark.rule("TE-148-ruling")
def test_whoever_passed_may_take_two_actions_next_with_another_card() -> None:
    table = Table(Seat(hand=[CARD, OTHER], tiles=2), Seat(tiles=2)).play("wait hill", "choose_fight")
    table.play(f"play {OTHER}", "choose_fight")
    assert table.seat == 0
    table.play("choose_fight")
    assert (table.seat, [int(tiles) for tiles in table.s.tiles[:2]]) == (1, [0, 1])  # two actions in all, none won


@pytest.mark.rule("TE-148-ruling")
def test_a_delayed_tile_does_not_outlive_the_epoch() -> None:
    table = Table(Seat(hand=[CARD, OTHER], tiles=1, epoch="writing"), Seat(tiles=1)).play("wait hill", "choose_fight")
    assert table.seat == 0  # alone with the tile
    table.play("wait farmland")
    assert table.seat == 0 and int(table.s.epochs) == 1  # asked again at once: the tile must be used
    table.play("choose_fight")
    assert int(table.s.epochs) == 2
    assert sum(seat["hand_size"] for seat in GAME.view(table.s)["seats"]) == 0
    assert [int(tiles) for tiles in table.s.tiles[:3]] == [3, 3, 3]


@pytest.mark.rule("TE-148")
def test_it_is_seen_beside_its_player() -> None:
    table = Table(Seat(hand=[CARD], tiles=2, epoch="writing"), Seat(tiles=1)).play(f"play {CARD}")
    lies = {"idea": "government", "terrain": "hill", "count": 1}
    assert [side["open"] for side in GAME.view(table.s)["seats"]] == [[lies], [], []]
    table.play("choose_fight", "choose_fight")
    assert table.seat == 1 and int(table.s.epochs) == 1
    assert GAME.view(table.s)["seats"][0]["open"] == [lies]
    table.play("choose_fight")
    assert int(table.s.epochs) == 2
    assert [side["open"] for side in GAME.view(table.s)["seats"]] == [[], [], []]


@pytest.mark.rule("TE-148")
def test_of_old_it_was_not_kept_whose_it_is() -> None:
    table = Table(Seat(hand=[CARD], tiles=2), Seat(tiles=1), rules=2).play(f"play {CARD}")
    assert int(table.s.set_aside.sum()) == 1 and not table.s.governing.any()

"""Progress: TE-100 to TE-106, TE-140."""

from typing import Any

import pytest

from aevum.core.errors import NotYourTurn
from aevum.games.tempus import GAME
from tests.games.tempus.table import FAR, Seat, Table

TERRAINS = {"D3": "farmland", "D4": "farmland", "D5": "hill", "D6": "forest", "D7": "grassland", "D8": "mountain"}
IDEAS = ("weapons", "medicine", "religion", "transport", "education")
TERRAINS |= {"F3": "farmland", "F5": "hill", "F7": "grassland"}


def progress(*seats: Seat, first: int = 0, **more: Any) -> Table:
    """All action tiles are used: progress begins."""
    return Table(*seats, step="catch_up", first=first, land=TERRAINS, **more)


def totals(table: Table) -> list[int]:
    """The progress points told last, seat by seat."""
    return [told.values["points"] for told in table.told if told.event == "progress_total"]


@pytest.mark.rule("TE-100", "TE-100-ruling")
def test_first_everybody_catches_up_with_the_foremost() -> None:
    ann, bob, cleo = Seat(epoch="roads", hand=["weapons hill"]), Seat(epoch="trade"), Seat(epoch="roads")
    table = progress(ann, bob, cleo)
    assert [table.epoch(seat) for seat in range(3)] == ["trade"] * 3
    assert table.step == "progress"  # before anybody lays a card
    table.play("done")
    assert {table.epoch(seat) for seat in range(3)} <= {"trade", "ships"}


@pytest.mark.rule("TE-101")
def test_the_new_epoch_is_the_next_that_nobody_has_reached() -> None:
    table = progress(Seat({"D6": 1}, epoch="trade", hand=["weapons hill"]), Seat(epoch="roads"), epochs=5)
    assert GAME.view(table.s)["new_epoch"] == "ships"
    table.play("done")
    assert [table.epoch(seat) for seat in range(3)] == ["ships", "trade", "trade"]


@pytest.mark.rule("TE-102")
def test_cards_are_laid_in_turn_order_and_revealed_together() -> None:
    seats = [
        Seat(hand=["weapons hill", "medicine farmland"]),
        Seat(hand=["education hill"]),
        Seat(hand=["religion hill"]),
    ]
    table = progress(*seats, first=1)
    assert table.seat == 1
    assert table.choices == ["lay education hill", "done"]
    with pytest.raises(NotYourTurn):
        table.match.play(0, GAME.vocabulary.from_words("lay weapons hill"))
    table.play("lay education hill")
    assert table.seat == 2
    table.play("done")
    assert table.seat == 0
    assert not any(told.event == "progress_revealed" for told in table.told)
    assert table.refusal("lay religion hill") == "TE-102"
    table.play("lay medicine farmland", "done")
    revealed = [told.values["seat"] for told in table.told if told.event == "progress_revealed"]
    assert revealed == [0, 1]
    assert "weapons hill" in table.hand(0)


@pytest.mark.rule("TE-102")
def test_in_every_epoch_cards_are_laid_again() -> None:
    table = Table(Seat(hand=["weapons hill", "weapons forest"], epoch="agriculture"), step="catch_up")
    table.play("done")
    while table.step != "progress":
        table.play("done" if "done" in table.choices else "choose_fight")
    assert (int(table.s.epochs), table.seat) == (2, 0)
    table.play("lay weapons forest")
    assert table.choices == ["lay weapons hill", "done"]


@pytest.mark.rule("TE-102-ruling")
def test_everyone_sees_how_many_cards_were_laid() -> None:
    table = progress(Seat(hand=["weapons hill", "medicine farmland"]), Seat(hand=["education hill"]))
    table.play("lay weapons hill", "lay medicine farmland")
    assert table.tells("progress_laid", seat=0, count=2)
    for seat in (1, 2, None):
        seen = table.match.observed(seat)
        assert int(seen.laid_size[0]) == 2 and not seen.laid[0].any()
        assert GAME.view(seen)["seats"][0]["laid"] == []


@pytest.mark.rule("TE-103", "TE-103-ruling")
def test_people_cards_education_and_cities_count() -> None:
    ann = Seat({"D3": 2, "D4": 1, "D5": 2, "D8": 1}, {"F3": 2, "F5": 4}, hand=["weapons farmland", "weapons hill"])
    table = progress(ann).play("lay weapons farmland", "lay weapons hill")
    assert totals(table) == [3 + 2 + 1, 0, 0]  # Writing: farmland; people are counted, not hexes
    education = progress(Seat({"D3": 1}, hand=["education farmland", "education hill"]))
    education.play("lay education farmland", "lay education hill")
    assert totals(education) == [1 + 2 + 1, 0, 0]


@pytest.mark.rule("TE-103")
def test_a_city_on_the_terrain_is_one_point_not_two() -> None:
    table = progress(Seat({"D4": 1}, {"D3": 4}, hand=["weapons hill"])).play("done")
    assert totals(table) == [1 + 1, 0, 0]


@pytest.mark.rule("TE-104")
def test_the_highest_moves_on_and_all_who_tie_for_it() -> None:
    table = progress(Seat({"D3": 2}, hand=["weapons hill"]), Seat({"D4": 1})).play("done")
    assert [table.epoch(seat) for seat in range(3)] == ["writing", "start", "start"]
    tied = progress(Seat({"D3": 2}, hand=["weapons hill"]), Seat({"D4": 2})).play("done")
    assert [tied.epoch(seat) for seat in range(3)] == ["writing", "writing", "start"]


@pytest.mark.rule("TE-104-ruling")
def test_even_at_no_points_everybody_who_ties_moves_on() -> None:
    table = progress(Seat({"D5": 1}, hand=["weapons hill"])).play("done")
    assert totals(table) == [0, 0, 0]
    assert [table.epoch(seat) for seat in range(3)] == ["writing"] * 3


@pytest.mark.rule("TE-104-ruling")
def test_a_game_lasts_exactly_ten_epochs() -> None:
    table = Table(step="begin_epoch", epochs=0)
    epochs = []
    while not table.match.over:
        acting = "choose_fight" in table.choices
        epochs += [int(table.s.epochs)] * acting
        table.play("choose_fight" if acting else "done")  # the bonus cards of Writing are kept
    assert sorted(set(epochs)) == list(range(1, 11))
    assert len(epochs) == 3 * (3 + 3 + 3 + 4 + 4 + 4 + 5 + 5 + 6 + 6)
    assert len(epochs) // 3 == 43


@pytest.mark.rule("TE-105", "TE-126")
@pytest.mark.parametrize(
    ("epoch", "reached", "cards"), [("start", "writing", 2), ("ships", "printing", 2), ("writing", "agriculture", 0)]
)
def test_the_first_into_writing_and_printing_draw_two(epoch: str, reached: str, cards: int) -> None:
    ann, bob = {"D3": 1, "D5": 1, "D7": 1}, {"F3": 1, "F5": 1, "F7": 1}
    table = progress(Seat(ann, epoch=epoch, hand=["weapons hill"]), Seat(bob), Seat({"D8": 1})).play("done")
    assert [table.epoch(seat) for seat in range(3)] == [reached, reached, epoch]
    assert [int(size) for size in table.s.hand_size[:3]] == [1 + cards, cards, 0]


@pytest.mark.rule("TE-105")
def test_whoever_catches_up_draws_nothing() -> None:
    table = progress(Seat({"D7": 1}, epoch="writing", hand=["weapons hill"]), Seat(epoch="start"), Seat(epoch="start"))
    assert table.epoch(1) == "writing"
    table.play("done")
    assert [int(size) for size in table.s.hand_size[:3]] == [1, 0, 0]


@pytest.mark.rule("TE-105-ruling")
def test_bonus_cards_in_turn_order_and_the_new_rows_limit_at_once() -> None:
    hand = ["weapons hill", "medicine hill", "religion hill", "transport hill", "education hill"]
    deck = ["weapons forest", "medicine forest", "religion forest", "transport forest"]
    table = Table(Seat(epoch="ships"), Seat(), Seat(hand=hand), step="catch_up", first=2, deck=deck)
    table.play("done")  # no hill on this island: everybody ties
    drawn = [told.values["seat"] for told in table.told if told.event == "drew"]
    assert drawn == [2, 0, 1]
    assert table.hand(2) == sorted([*hand, *deck[:2]], key=table.hand(2).index)
    assert len(table.hand(2)) == 7 and table.step == "action"  # seven are allowed now
    early = Table(Seat(hand=hand), step="catch_up", deck=deck).play("done")
    assert (early.step, early.seat) == ("discard", 0)  # Writing: five
    early.play("discard weapons hill", "discard weapons forest")
    assert len(early.hand(0)) == 5 and early.step == "action"


@pytest.mark.rule("TE-105-ruling")
def test_those_above_the_limit_discard_in_turn_order() -> None:
    hands = [[f"{idea} {terrain}" for idea in IDEAS] for terrain in ("hill", "forest")]
    table = Table(Seat(), *(Seat(hand=hand) for hand in hands), step="catch_up", first=2).play("done", "done")
    order = []
    while table.step == "discard":
        order.append(table.seat)
        table.play(table.choices[0])
    assert order == [2, 2, 1, 1]


@pytest.mark.rule("TE-106", "TE-106-ruling")
def test_all_cards_laid_are_discarded_useful_or_not() -> None:
    hand = ["weapons hill", "medicine farmland", "education forest"]
    table = progress(Seat(hand=hand), Seat(FAR), Seat(hand=["transport hill"]))
    table.play(*(f"lay {card}" for card in (*hand, "transport hill")))
    assert sorted(table.discards) == sorted([*hand, "transport hill"])
    assert not table.s.laid_size.any()

"""Sanitation: TE-145."""

import pytest

from tests.games.tempus.table import FAR, Seat, Table

TWO = ["sanitation hill", "sanitation forest"]


@pytest.mark.rule("TE-145")
def test_one_more_than_the_limit_may_move_in() -> None:
    table = Table(Seat({"E5": 2, "E6": 1}, hand=TWO[:1]), Seat()).play("choose_move", "pick E6")
    assert table.refusal("go E5") == "TE-034"
    table.play("play sanitation hill")
    assert table.choices == ["go E5"]  # the card is for a hex that is full
    assert table.refusal("go E7") == "TE-145"
    table.play("go E5")
    assert (table.people("E5"), table.discards) == (3, ["sanitation hill"])


@pytest.mark.rule("TE-145")
def test_one_more_than_the_limit_may_be_born_or_converted() -> None:
    born = Table(Seat({"E5": 2, "E7": 1}, hand=TWO[:1]), Seat()).play("choose_children", "play sanitation hill")
    assert born.choices == ["bear E5"]
    assert born.refusal("bear E7") == "TE-145"
    assert born.play("bear E5").people("E5") == 3
    ann = Seat({"E5": 2}, hand=["religion hill", *TWO[:1]])
    table = Table(ann, Seat({"E6": 1, **FAR})).play("play religion hill")
    assert table.choices == ["play sanitation hill"]
    table.play("play sanitation hill", "convert E6 to E5")
    assert (table.people("E5"), table.hand(0)) == (3, [])


@pytest.mark.rule("TE-145")
def test_two_cards_for_one_hex() -> None:
    table = Table(Seat({"E5": 2, "E6": 1, "E4": 1}, hand=TWO, epoch="agriculture", tiles=2), Seat())
    table.play("choose_move", "pick E6", "play sanitation hill", "go E5", "done", "done", "choose_fight")
    table.play("choose_move", "pick E4", "play sanitation forest", "go E5")
    assert table.people("E5") == 4


@pytest.mark.rule("TE-145")
def test_two_cards_for_two_hexes() -> None:
    table = Table(Seat({"E5": 2, "E7": 2}, hand=TWO, epoch="agriculture"), Seat()).play("choose_children")
    table.play("play sanitation hill", "bear E5", "play sanitation forest", "bear E7")
    assert (table.people("E5"), table.people("E7")) == (3, 3)


@pytest.mark.rule("TE-145", "TE-145-ruling")
def test_when_somebody_leaves_the_place_above_the_limit_is_lost() -> None:
    table = Table(Seat({"E5": 4, "E6": 1}, epoch="trade"), Seat()).play("choose_move")
    assert table.people("E5") == 4  # the limit is 3: the tall stack stays
    table.play("pick E5", "go E3", "pick E6")
    assert table.refusal("go E5") == "TE-034"  # three are left, and no card is played
    again = Table(Seat({"E5": 4, "E6": 1}, epoch="trade", hand=TWO[:1]), Seat())
    again.play("choose_move", "pick E5", "go E3", "pick E6", "play sanitation hill", "go E5")
    assert again.people("E5") == 4


@pytest.mark.rule("TE-145-ruling")
def test_a_higher_limit_takes_in_the_excess() -> None:
    table = Table(Seat({"E5": 3, "E6": 1}, epoch="cities"), Seat(epoch="agriculture"))
    assert table.play("choose_move", "pick E6").refusal("go E5") == "TE-034"
    later = Table(Seat({"E5": 3, "E6": 1}, epoch="industry"), Seat()).play("choose_move", "pick E6", "go E5")
    assert later.people("E5") == 4


@pytest.mark.rule("TE-145-ruling")
def test_not_played_where_nothing_is_full() -> None:
    table = Table(Seat({"E5": 1, "E7": 1}, hand=TWO), Seat())
    assert table.refusal("play sanitation hill") == "TE-145"
    table.play("choose_move", "pick E5")
    assert table.refusal("play sanitation hill") == "TE-145"
    children = Table(Seat({"E5": 1}, hand=TWO), Seat()).play("choose_children")
    assert children.refusal("play sanitation hill") == "TE-145"
    empty = Table(Seat(dict.fromkeys(("D3", "D5", "D7", "F3", "F5", "F7", "H3", "H5"), 2), hand=TWO))
    empty.play("choose_children")
    assert empty.refusal("play sanitation hill") == "TE-145"  # no person in stock

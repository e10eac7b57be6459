"""Sanitation: TE-145."""

from random import Random

import pytest

from aevum.core.record import NOBODY, Record
from aevum.games.tempus.state import HEXES, SANITATION, STACK_LIMIT
from tests.games.tempus.table import FAR, Seat, Table

TWO = ["sanitation hill", "sanitation forest"]


@pytest.mark.rule("TE-145")
def test_one_more_than_the_limit_may_move_in() -> None:
    table = Table(Seat({"E5": 2, "E6": 1}, hand=["sanitation hill", "weapons hill"]), Seat())
    table.play("choose_move", "pick E6")
    assert table.refusal("go E5") == "TE-034"
    table.play("play sanitation hill")
    assert table.choices == ["go E5"]  # the card is for a hex that is full
    assert table.refusal("go E7") == "TE-145"
    table.play("go E5")
    assert (table.people("E5"), table.discards) == (3, ["sanitation hill"])


@pytest.mark.rule("TE-145")
def test_one_more_than_the_limit_may_be_born_or_converted() -> None:
    born = Table(Seat({"E5": 2, "E7": 1}, hand=["sanitation hill", "weapons hill"]), Seat())
    born.play("choose_children", "play sanitation hill")
    assert born.choices == ["bear E5"]
    assert born.refusal("bear E7") == "TE-145"
    assert born.play("bear E5").people("E5") == 3
    ann = Seat({"E5": 2}, hand=["religion hill", *TWO[:1]])
    table = Table(ann, Seat({"E6": 1, **FAR})).play("play religion hill")
    assert table.choices == ["play sanitation hill"]
    table.play("play sanitation hill")
    assert (table.people("E5"), table.hand(0)) == (3, [])  # the only one who could be converted


@pytest.mark.rule("TE-145")
def test_two_cards_for_one_hex() -> None:
    table = Table(Seat({"E5": 2, "E6": 1, "E4": 1}, hand=TWO, epoch="agriculture", tiles=2), Seat())
    table.play("choose_move", "pick E6", "play sanitation hill", "go E5", "done", "done", "choose_fight")
    table.play("choose_move", "pick E4", "play sanitation forest")
    assert table.people("E5") == 4  # there was no other full hex to go to


@pytest.mark.rule("TE-145")
def test_two_cards_for_two_hexes() -> None:
    table = Table(Seat({"E5": 2, "E7": 2}, hand=TWO, epoch="agriculture"), Seat()).play("choose_children")
    table.play("play sanitation hill", "bear E5", "play sanitation forest")
    assert (table.people("E5"), table.people("E7")) == (3, 3)


@pytest.mark.rule("TE-145", "TE-145-ruling")
def test_when_somebody_leaves_the_place_above_the_limit_is_lost() -> None:
    table = Table(Seat({"E5": 4, "E6": 1}, epoch="trade"), Seat()).play("choose_move")
    assert table.people("E5") == 4  # the limit is 3: the tall stack stays
    table.play("pick E5", "go E3", "pick E6")
    assert table.refusal("go E5") == "TE-034"  # three are left, and no card is played
    again = Table(Seat({"E5": 4, "E6": 1}, epoch="trade", hand=TWO[:1]), Seat())
    again.play("choose_move", "pick E5", "go E3", "pick E6", "play sanitation hill")
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
    held = ["religion hill", *TWO[:1]]
    religion = Table(Seat({"E5": 1}, hand=held), Seat({"E6": 1, **FAR})).play("play religion hill")
    assert religion.choices == ["convert E6 to E5"]
    assert religion.refusal("play sanitation hill") == "TE-145"
    empty = Table(Seat(dict.fromkeys(("D3", "D5", "D7", "F3", "F5", "F7", "H3", "H5"), 2), hand=TWO))
    empty.play("choose_children")
    assert empty.refusal("play sanitation hill") == "TE-145"  # no person in stock


def above_the_limits(s: Record) -> int:
    """People above the limits of their hexes, and the one that a card just played stands for."""
    held = [hex for hex in range(HEXES) if s.holder[hex] != NOBODY]
    return int(s.crowding) + sum(max(0, int(s.people[hex]) - int(STACK_LIMIT[s.cube[s.holder[hex]]])) for hex in held)


@pytest.mark.rule("TE-034", "TE-052", "TE-069-ruling", "TE-145")
def test_in_play_nobody_comes_to_stand_above_a_limit_without_a_card() -> None:
    crowded = {"E3": 2, "E4": 2, "E5": 2, "E6": 2, "D5": 1}
    hand = ["sanitation hill", "sanitation forest", "sanitation grassland", "religion hill", "transport hill"]
    others = {"F3": 1, "F4": 1, "F5": 1, "F6": 1, "F7": 1}
    cards = 0
    for seed in range(5):
        luck, table = Random(seed), Table(Seat(crowded, hand=hand, tiles=4), Seat(others, tiles=1))
        above = above_the_limits(table.s)
        while int(table.s.epochs) == 1:
            table.play(luck.choice([words for words in table.choices if "sanitation" in words] or table.choices))
            played = sum(told.event == "played" and told.values["idea"] == SANITATION for told in table.told)
            assert above_the_limits(table.s) <= above + played
            above, cards = above_the_limits(table.s), cards + played
    assert cards > 5, "hardly ever played"

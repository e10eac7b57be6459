"""What may be taken back alone: never a draw, a card that was shown, or another's decision."""

import pytest

from tests.games.tempus.table import FAR, Seat, Table
from tests.games.tempus.test_fighting import fight

BOB = Seat({"F5": 1, **FAR})


def may_go_back(table: Table, seat: int = 0) -> bool:
    """Whether this seat may take its last decision back without asking anybody."""
    return table.match.undo_reach(seat) is not None


def building(tiles_placed: int) -> Table:
    """So many tiles of the island lie; the first player has placed one more, but not turned it yet."""
    return Table(step="draw_tile", tiles_placed=tiles_placed, settled=0, epochs=0).play("place_tile J5")


@pytest.mark.rule("TE-007")
def test_a_tile_goes_back_until_the_next_one_is_drawn() -> None:
    table = building(tiles_placed=5)
    assert may_go_back(table)
    assert not may_go_back(table.play("turn_tile 0"))
    assert may_go_back(building(tiles_placed=7).play("turn_tile 0"))  # it was the last one: nothing was drawn


@pytest.mark.rule("TE-080", "TE-081")
@pytest.mark.parametrize("deck_size", [None, 1])
def test_a_draw_does_not(deck_size: int | None) -> None:
    hidden = Seat(hand=["weapons hill", "religion hill"])
    table = Table(Seat(epoch="writing"), hidden, deck=["medicine hill"], deck_size=deck_size).play("choose_idea")
    assert table.tells("reshuffled") is (deck_size == 1)
    assert not may_go_back(table)


@pytest.mark.rule("TE-105")
def test_nor_do_bonus_cards() -> None:
    table = Table(Seat(hand=["weapons hill"]), Seat(), step="catch_up").play("done")  # into Writing, nothing laid
    assert int(table.s.hand_size[0]) == 3
    assert not may_go_back(table)


@pytest.mark.rule("TE-082")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("religion hill", ["play religion hill"]),
        ("military_leader hill", ["play military_leader hill"]),
        ("government hill", ["play government hill"]),
        ("government hill", ["wait hill"]),
        ("transport hill", ["choose_move", "play transport hill"]),
        ("medicine hill", ["choose_children", "play medicine hill"]),
    ],
)
def test_nor_does_a_card_that_was_played(card: str, words: list[str]) -> None:
    hand = [card, "weapons hill", "weapons forest"]
    table = Table(Seat({"E5": 1}, hand=hand, tiles=2, epoch="cities"), BOB).play(*words)
    assert not may_go_back(table)


@pytest.mark.rule("TE-080")
def test_nor_does_a_discard() -> None:
    hand = ["weapons hill", "weapons forest", "medicine hill", "medicine forest", "education hill"]
    table = Table(Seat(hand=hand), Seat(), deck=["religion hill"]).play("choose_idea", "discard weapons hill")
    assert not may_go_back(table)


@pytest.mark.rule("TE-063")
def test_cards_of_an_attack_go_back_until_they_are_revealed() -> None:
    table = fight(hand=("weapons hill", "medicine hill"), answer=("weapons forest", "education hill"))
    assert may_go_back(table.play("lay weapons hill"))  # nobody has seen it
    assert may_go_back(table.play("done"))  # the defender has not answered
    table.play("lay weapons forest")
    assert not may_go_back(table, 0)
    assert not may_go_back(table, 1)  # it lies face up
    assert not may_go_back(table.play("done"), 1)  # the attack was revealed
    nothing = fight(hand=("weapons hill",)).play("done")
    assert may_go_back(nothing)  # nobody laid a card


@pytest.mark.rule("TE-102")
def test_cards_laid_for_progress_go_back_until_all_are_revealed() -> None:
    hands = [["weapons hill", "medicine hill"], ["education hill", "religion hill"]]
    table = Table(*(Seat(hand=hand, epoch="agriculture") for hand in hands), step="catch_up")
    assert may_go_back(table.play("lay weapons hill"), 0)
    assert may_go_back(table.play("done"), 0)
    assert may_go_back(table.play("lay education hill"), 1)
    assert not may_go_back(table, 0)
    assert not may_go_back(table.play("done"), 1)


@pytest.mark.rule("TE-030", "TE-050", "TE-090")
def test_moves_children_and_cities_go_back() -> None:
    for words in (["choose_move", "pick E5", "go E6"], ["choose_children", "bear E5"], ["choose_city", "found E5"]):
        assert may_go_back(Table(Seat({"E5": 2, "G3": 2}, epoch="cities"), Seat()).play(*words))

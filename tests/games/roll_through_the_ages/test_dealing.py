"""What computer players offer: once a turn, and only what both might like."""

import pytest

from aevum.games.roll_through_the_ages import GAME
from tests.games.roll_through_the_ages.table import Seat, Table

# Each would rather have three of one ware and none of another than some of both.
HAVE_THE_OTHERS = (Seat(0, wood=3, stone=2), Seat(0, wood=2, stone=3), Seat(0, cloth=1))


def trading() -> Table:
    """The first of them may trade."""
    return Table(*HAVE_THE_OTHERS, seats=3, step="trade", trading=1)


def left_alone(table: Table) -> set[str]:
    """The choices at hand that a computer player leaves alone."""
    seen, words = table.match.observed(0), GAME.vocabulary.to_words
    return {words(action) for action in table.match.choices(0) if GAME.tiresome(seen, 0, action)}


@pytest.mark.rule("RT-131")
def test_nobody_is_made_an_offer_who_could_not_like_any() -> None:
    assert left_alone(trading()) == {"offer 3"}


@pytest.mark.rule("RT-131")
def test_only_what_both_might_like_is_put_together_and_proposed() -> None:
    table = trading().play("offer 2")
    assert {"give wood 1", "ask wood 1", "ask stone 3"} <= left_alone(table)
    assert not {"give stone 2", "ask wood 2"} & left_alone(table)
    table.play("give stone 2")
    assert "ask wood 2" not in left_alone(table) and {"ask wood 1", "withdraw"} <= left_alone(table)
    assert "propose" not in left_alone(table.play("ask wood 2"))
    poor = trading().play("offer 2", "give wood 3", "ask stone 3")
    assert "propose" in left_alone(poor)


@pytest.mark.rule("RT-130-ruling")
@pytest.mark.parametrize("refused", [["withdraw"], ["give stone 2", "ask wood 2", "propose", "decline"]])
def test_one_offer_a_turn_is_enough(refused: list[str]) -> None:
    assert left_alone(trading().play("offer 2", *refused)) == {"offer 2", "offer 3"}

"""Whatever is refused, the reason is a rule that exists and that people can read."""

from collections.abc import Callable

import pytest

from aevum.core.vocabulary import pack
from aevum.games.roll_through_the_ages import GAME
from aevum.games.roll_through_the_ages.state import DICE
from tests.games.roll_through_the_ages.table import COINS, EITHER, FOOD3, SKULL, WORKERS, Seat, Table

RICH = Seat(food=9, wood=4, stone=3, developments=["leadership", "engineering", "granaries", "masonry"])
ROLLED = [SKULL, EITHER, COINS]


def trading() -> Table:
    """A table at the trading step."""
    return Table(RICH, Seat(cloth=1), step="trade", trading=1)


# One table at each decision of a turn.
TABLES: dict[str, Callable[[], Table]] = {
    "reroll": lambda: Table(RICH, dice=ROLLED),
    "lead": lambda: Table(RICH, dice=ROLLED).play("stop"),
    "divide": lambda: Table(RICH, dice=ROLLED).play("stop", "decline"),
    "trade": trading,
    "compose": lambda: trading().play("offer 2"),
    "answer": lambda: trading().play("offer 2", "give wood 1", "ask cloth 1", "propose"),
    "build": lambda: Table(RICH, step="build", workers=3),
    "buy": lambda: Table(RICH, step="buy", coins=7).play("sell food 2"),
    "discard": lambda: Table(RICH, step="discard"),
}


@pytest.mark.rule("RT-010")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("stop", "RT-010"),
        ("reroll 1", "RT-010"),
        ("lead 1", "RT-090"),
        ("decline", "RT-090"),
        ("take 1", "RT-010"),
        ("offer 2", "RT-130"),
        ("accept", "RT-130"),
        ("sell wood 1", "RT-067"),
        ("sell stone 1", "RT-067"),
        ("sell food 1", "RT-099"),
        ("build temple 1", "RT-116"),
        ("build city_4 4", "RT-060"),
        ("buy masonry with wood", "RT-074"),
        ("buy irrigation with wood", "RT-010"),
        ("discard wood", "RT-081"),
    ],
)
def test_reasons_while_building(words: str, rule: str) -> None:
    table = Table(Seat(wood=7, stone=1, developments=["masonry"]), dice=[WORKERS, FOOD3, FOOD3]).play("stop")
    assert table.refusal(words) == rule


@pytest.mark.rule("RT-010")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("sell stone 1", "RT-010"),
        ("sell food 4", "RT-099"),
        ("sell pottery 1", "RT-099"),
        ("build city_4 1", "RT-010"),
        ("buy empire with wood", "RT-071"),
        ("discard stone", "RT-081"),
    ],
)
def test_reasons_while_buying(words: str, rule: str) -> None:
    table = Table(Seat(food=3, wood=7, stone=1, developments=["engineering", "granaries"]), step="buy")
    assert table.refusal(words) == rule


@pytest.mark.rule("RT-020")
def test_there_is_no_eighth_die() -> None:
    table = Table(Seat(cities=7), dice=[FOOD3] * 7)
    eighth = pack(GAME.vocabulary.verb("reroll"), 1 << DICE)
    assert eighth not in table.match.choices(0)
    assert GAME.reason(table.s, 0, eighth) == "RT-020"

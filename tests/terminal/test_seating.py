"""Who plays: people, computer players, and names of their own."""

from __future__ import annotations

import pytest

from aevum.core.errors import UnknownBot
from aevum.core.match import Player
from aevum.core.text import texts
from aevum.terminal.arguments import Misuse
from aevum.terminal.seating import DEFAULT_PLAYERS, options_from, players_from


@pytest.mark.parametrize(
    ("words", "seated"),
    [
        (DEFAULT_PLAYERS, [Player("Player"), Player("Greedy", "greedy")]),
        ("Ann", [Player("Ann")]),
        ("Ann, Bob , greedy", [Player("Ann"), Player("Bob"), Player("Greedy", "greedy")]),
        ("Hal:random,Ann", [Player("Hal", "random"), Player("Ann")]),
        (
            "greedy,greedy,greedy",
            [Player("Greedy", "greedy"), Player("Greedy 2", "greedy"), Player("Greedy 3", "greedy")],
        ),
        ("Greedy,greedy", [Player("Greedy"), Player("Greedy 2", "greedy")]),
        ("greedy:random", [Player("greedy", "random")]),
        ("花子,あなた", [Player("花子"), Player("あなた")]),
        ("Dr: No:greedy", [Player("Dr: No", "greedy")]),
    ],
)
def test_players(words: str, seated: list[Player]) -> None:
    assert players_from(words, texts("en")) == seated


def test_names_in_the_readers_language() -> None:
    assert players_from("you,greedy,random", texts("fr")) == [
        Player("Joueur"),
        Player("Glouton", "greedy"),
        Player("Hasard", "random"),
    ]
    assert players_from("あなた", texts("ja")) == players_from("you", texts("ja")) == [Player("あなた")]


@pytest.mark.parametrize(
    "words", ["", ",", "Ann,", "!!!", "Ann,ann", "Ann,ÁNN", "a\nb", "x" * 41, "Ann:greedy,ann:random"]
)
def test_names_nobody_can_have(words: str) -> None:
    with pytest.raises(Misuse):
        players_from(words, texts("en"))


@pytest.mark.parametrize("words", ["Ann:", "Ann:clever", "Ann:GREEDY"])
def test_levels_there_are_not(words: str) -> None:
    with pytest.raises(UnknownBot):
        players_from(words, texts("en"))


def test_options() -> None:
    assert options_from([]) == {}
    assert options_from(["trading=1", " first = 2 "]) == {"trading": 1, "first": 2}
    assert options_from(["trading=yes", "first=-1", "x=" + "9" * 30]) == {
        "trading": "yes",
        "first": -1,
        "x": "9" * 30,
    }

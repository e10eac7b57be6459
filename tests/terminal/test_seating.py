"""Who plays: people, computer players, and names of their own."""

from __future__ import annotations

import pytest

from aevum.core.errors import UnknownBot
from aevum.core.game import Game
from aevum.core.match import Player
from aevum.core.text import texts
from aevum.games import GAME_IDS, game_named
from aevum.terminal.arguments import Misuse
from aevum.terminal.seating import options_from, players_from, usual_players


@pytest.mark.parametrize(
    ("words", "seated"),
    [
        ("you,greedy", [Player("Player"), Player("Greedy", "greedy")]),
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


@pytest.mark.parametrize("game", [game_named(name) for name in GAME_IDS], ids=lambda game: game.id)
def test_one_person_plays_against_as_few_as_can_be_if_nobody_is_named(game: Game) -> None:
    seated = players_from(usual_players(game), texts("en"))
    assert len(seated) == max(2, game.seats[0])
    assert [player.bot for player in seated[:2]] == [None, "greedy"] and all(player.bot for player in seated[1:])


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

"""The games are found by their folders, in the order they declare."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aevum.core.errors import BadOptionValue, UnknownGame, UnknownOption
from aevum.core.game import Game
from aevum.games import ALIASES, GAME_IDS, found_aliases, found_games, game_named, id_of
from tests.laws.tables import GAMES
from tests.toy import TOY


def a_folder(root: Path, name: str, source: str | None) -> None:
    """A folder among the games, with a module unless there is none."""
    (root / name).mkdir()
    if source is not None:
        (root / name / "__init__.py").write_text(source, encoding="utf-8")


def test_every_folder_with_a_game_is_found_in_the_order_of_ranks(tmp_path: Path) -> None:
    a_folder(tmp_path, "third_game", "GAME = Game(id='third-game')")
    a_folder(tmp_path, "second", "from x import Game\nGAME = Game(\n    id='second',\n    rank=2,\n)")
    a_folder(tmp_path, "first", "raise RuntimeError('imported')\nGAME = Game(rank=1)")
    a_folder(tmp_path, "also_third", "GAME: Game = Game()")
    a_folder(tmp_path, "no_game", "OTHER = Game(rank=0)")
    a_folder(tmp_path, "__pycache__", None)
    (tmp_path / "__init__.py").write_text("GAME = 1", encoding="utf-8")
    assert found_games(tmp_path) == ("first", "second", "also-third", "third-game")


def test_a_game_is_called_by_the_name_of_its_folder() -> None:
    for name in GAME_IDS:
        game = game_named(name)
        assert (game.id, game.folder.name) == (name, name.replace("-", "_"))
    assert [game.rank for game in map(game_named, GAME_IDS)] == sorted(game_named(name).rank for name in GAME_IDS)


def test_aliases_are_found_without_importing_a_game(tmp_path: Path) -> None:
    a_folder(tmp_path, "first", "raise RuntimeError('imported')\nGAME = Game(rank=1, aliases=('1st', 'second'))")
    a_folder(tmp_path, "second", "GAME = Game(rank=2, aliases=NAMES)")
    a_folder(tmp_path, "no_game", "OTHER = Game(aliases=('none',))")
    a_folder(tmp_path, "broken", "GAME = Game(")
    assert found_aliases(tmp_path) == {"1st": "first"}, "a game's own name comes before an alias"
    assert found_games(tmp_path) == ("first", "second", "broken")


def test_a_game_is_found_by_its_aliases() -> None:
    assert ALIASES == {alias: game.id for game in GAMES for alias in game.aliases}
    assert ALIASES["7-ages"] == "seven-ages" and game_named("7-ages") is game_named("seven-ages")
    assert [id_of(name) for name in ("7-ages", "seven-ages", "chess")] == ["seven-ages", "seven-ages", "chess"]


def test_a_short_game_has_options_that_the_game_has() -> None:
    assert TOY.short == {} and replace(TOY, short={"rounds_to_play": 2}).short == {"rounds_to_play": 2}
    with pytest.raises(UnknownOption, match="hurry"):
        replace(TOY, short={"hurry": 1})
    with pytest.raises(BadOptionValue, match="rounds_to_play"):
        replace(TOY, short={"rounds_to_play": 3})


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownGame, match=", ".join(GAME_IDS)):
        game_named("chess")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_keeps_the_fields_its_record_was_made_of(game: Game) -> None:
    layout: Any = game.layout
    assert [field.name for field in game.position_fields] == [
        name for name in layout.names if name not in ("told", "untold", "events")
    ]
    for field in game.position_fields:
        assert layout.fields[field.name][0].base == field.kind and layout.fields[field.name][0].shape == field.shape

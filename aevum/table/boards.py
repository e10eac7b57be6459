"""Where the pages lie, and which games have a board of their own among them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


@cache
def has_board(game: str) -> bool:
    """Whether a game brings its own board; one that does not is played on the plain one."""
    return _has(game, "board.js")


@cache
def has_picture(game: str) -> bool:
    """Whether a game's board can be drawn small, for a list of tables."""
    return _has(game, "picture.js")


def _has(game: str, module: str) -> bool:
    return (WEB / "boards" / game.replace("-", "_") / module).is_file()

"""Where the pages lie, and which games have a board of their own among them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


@cache
def has_board(game: str) -> bool:
    """Whether a game brings its own board; one that does not is played on the plain one."""
    return (WEB / "boards" / game.replace("-", "_") / "board.js").is_file()

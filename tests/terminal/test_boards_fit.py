"""Whatever a board shows, at every decision, fits into the window, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from aevum.core.game import Game
from aevum.core.text import LANGUAGES
from aevum.terminal.boards import board_of
from aevum.terminal.interface import Stage
from tests.terminal.staging import painted

Stages = Callable[[str], Iterable[Stage]]
FOLDER = Path(__file__).parent


def stages_of(module: ModuleType) -> Stages:
    """The moments that a module of stages prepares, as people see them."""
    return lambda lang: (moment.shown[lang] for moment in module.all_moments())


STAGES = [import_module(f"tests.terminal.{path.stem}") for path in sorted(FOLDER.glob("*_stages.py"))]
BOARDS: list[tuple[Game, Stages]] = [(module.GAME, stages_of(module)) for module in STAGES]
WINDOWS = [(80, 24), (100, 30), (120, 40), (200, 60)]
all_boards = pytest.mark.parametrize(("game", "stages"), BOARDS, ids=[game.id for game, _ in BOARDS])


@all_boards
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 120, 200])
def test_every_line_fits(game: Game, stages: Stages, lang: str, width: int) -> None:
    board = board_of(game)
    for stage in stages(lang):
        for picture in (*board.pictures(stage.scene, width), board.tray(stage.scene, width)):
            for line in picture:
                assert line.cell_len <= width, line.plain


@all_boards
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_the_picture_fits_the_window(game: Game, stages: Stages, lang: str, width: int, height: int) -> None:
    for stage in stages(lang):
        interface, shown = painted(game, width, height, lang)
        interface.draw(stage)
        lines = shown.getvalue().split("\x1b[H")[-1].rstrip("\n").split("\n")
        assert len(lines) <= height - 1, stage.scene.view["step"]

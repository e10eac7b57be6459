"""Tempus in a terminal, drawn from its view."""

from collections.abc import Callable, Iterator

from rich.text import Text

from aevum.terminal.boards.tempus.epochs import epoch_table
from aevum.terminal.boards.tempus.island import BROAD, LARGE, SMALL, island
from aevum.terminal.boards.tempus.panel import panel
from aevum.terminal.boards.tempus.sights import sights
from aevum.terminal.boards.tempus.signs import legend
from aevum.terminal.boards.tempus.told import scores, title, told_sheets, told_tray
from aevum.terminal.boards.tempus.tray import tray
from aevum.terminal.scene import Scene, side_by_side

__all__ = ["pictures", "scores", "sights", "title", "told_sheets", "told_tray", "tray"]

GAP = 2
NARROWEST_PANEL = 28
ROOMY_PANEL = 40


def pictures(scene: Scene, width: int) -> Iterator[list[Text]]:
    """The map with names and the whole epoch table; without that table; a small map; and that without its legend."""
    large = island(scene, LARGE)
    yield _with_side(large, width, lambda room: _everything(scene, room))
    yield _with_side(large, width, lambda room: [*panel(scene, room), Text(), *legend(scene, room)])
    low = island(scene, BROAD)
    if _width(low) + GAP + ROOMY_PANEL > width:
        low = island(scene, SMALL)
    picture = _with_side(low, width, lambda room: panel(scene, room))
    yield [*picture, *legend(scene, width)]
    yield picture


def _everything(scene: Scene, room: int) -> list[Text]:
    return [*panel(scene, room), Text(), *epoch_table(scene), Text(), *legend(scene, room)]


def _width(lines: list[Text]) -> int:
    return max(line.cell_len for line in lines)


def _with_side(left: list[Text], width: int, side: Callable[[int], list[Text]]) -> list[Text]:
    """The map and what belongs to it: beside it where there is room, else below."""
    room = width - _width(left) - GAP
    beside = side(room) if room >= NARROWEST_PANEL else []
    if beside and _width(beside) <= room:
        return side_by_side(left, beside, GAP)
    return [*left, *side(width)]

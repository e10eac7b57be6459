"""Roll Through the Ages in a terminal, drawn from its view."""

from collections.abc import Iterator

from rich.text import Text

from aevum.terminal.boards.roll_through_the_ages.sheets import sheets
from aevum.terminal.boards.roll_through_the_ages.sights import sights
from aevum.terminal.boards.roll_through_the_ages.strip import strip
from aevum.terminal.boards.roll_through_the_ages.told import scores, title, told_sheets, told_tray
from aevum.terminal.boards.roll_through_the_ages.tray import tray
from aevum.terminal.scene import Scene

__all__ = ["pictures", "scores", "sights", "title", "told_sheets", "told_tray", "tray"]


def pictures(scene: Scene, width: int) -> Iterator[list[Text]]:
    """All peg boards and score sheets, or a line a seat."""
    yield sheets(scene, width)
    yield strip(scene, width)

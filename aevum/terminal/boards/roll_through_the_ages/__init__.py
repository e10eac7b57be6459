"""Roll Through the Ages in a terminal, drawn from its view."""

from aevum.terminal.boards.roll_through_the_ages.sheets import sheets
from aevum.terminal.boards.roll_through_the_ages.strip import strip
from aevum.terminal.boards.roll_through_the_ages.told import scores, title, told_sheets, told_tray
from aevum.terminal.boards.roll_through_the_ages.tray import tray

__all__ = ["scores", "sheets", "strip", "title", "told_sheets", "told_tray", "tray"]

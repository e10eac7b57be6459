"""The world without a map: part by part its regions, with what is in them."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from aevum.terminal.boards.seven_ages.geography import PARTS, regions_in
from aevum.terminal.boards.seven_ages.signs import marks, shown_region
from aevum.terminal.scene import Scene, flow, in_columns

GAP = 3
INDENT = 1
NARROWEST_COLUMN = 60
OWN_NAMES = ("asia", "sea", "ocean")  # parts of the world that are no zone of their own
Wanted = Callable[[str], bool]


def atlas(scene: Scene, width: int, wanted: Wanted, printed: bool = False) -> list[Text]:
    """Every part of the world that has a wanted region, in as many columns as there is room for.

    With what is `printed` there, all terrain is named.
    """
    columns = max(1, (width + GAP) // (NARROWEST_COLUMN + GAP))
    room = (width + GAP) // columns - GAP
    blocks = [block for part in PARTS if (block := _block(scene, part, room, wanted, printed))]
    return in_columns(blocks, columns, GAP)


def _block(scene: Scene, part: str, width: int, wanted: Wanted, printed: bool) -> list[Text]:
    """A part of the world: its name, and below it its wanted regions; nothing where there are none."""
    marked, room = marks(scene), width - INDENT
    names = filter(wanted, regions_in(part))
    shown = [shown_region(scene, name, marked.get(name, " "), room, printed) for name in names]
    lines = [Text.assemble(" " * INDENT, line) for line in flow(shown, room)]
    return [Text(say_part(scene, part), "bold underline"), *lines] if shown else []


def say_part(scene: Scene, part: str) -> str:
    """The name of a part of the world."""
    return scene.say(f"terminal-seven-part-{part}" if part in OWN_NAMES else f"zone-{part}")

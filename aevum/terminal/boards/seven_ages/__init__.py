"""7 Ages in a terminal, drawn from its view."""

from collections.abc import Iterator

from rich.text import Text

from aevum.terminal.boards.seven_ages.atlas import atlas
from aevum.terminal.boards.seven_ages.focus import focus
from aevum.terminal.boards.seven_ages.geography import REGION_FACTS
from aevum.terminal.boards.seven_ages.panel import details, discards, empires, seats, short_seats, track
from aevum.terminal.boards.seven_ages.sights import sights
from aevum.terminal.boards.seven_ages.signs import all_empires, empires_of, legend, marks
from aevum.terminal.boards.seven_ages.told import scores, title, told_sheets, told_tray
from aevum.terminal.boards.seven_ages.tray import tray
from aevum.terminal.scene import Scene

__all__ = ["pictures", "scores", "sights", "title", "told_sheets", "told_tray", "tray"]


def pictures(scene: Scene, width: int) -> Iterator[list[Text]]:
    """The whole world with all empires; regions in use; those that can be chosen; one's own empires; the seats alone.

    What goes on is never left out.
    """
    table, going_on = seats(scene, width), focus(scene, width)
    own, everybody = empires_of(scene, scene.seat), all_empires(scene)
    every_line, own_lines = empires(scene, width, everybody), empires(scene, width, own)
    used, marked = {region["id"] for region in scene.view["regions"]}, marks(scene)
    world = [*table, *every_line, *details(scene, width, everybody), *track(scene, width), *discards(scene, width)]
    yield [
        *world,
        *atlas(scene, width, lambda name: True, printed=True),
        *legend(scene, width, REGION_FACTS),
        *going_on,
    ]
    mine = details(scene, width, own)
    in_use, signs = atlas(scene, width, lambda name: name in used or name in marked), legend(scene, width, used)
    yield [*table, *every_line, *mine, *track(scene, width), *in_use, *signs, *going_on]
    yield [*table, *every_line, *mine, *in_use, *going_on]
    yield [*table, *every_line, *in_use, *going_on]
    reached = atlas(scene, width, lambda name: name in marked)
    yield [*table, *every_line, *mine, *reached, *going_on]
    yield [*table, *every_line, *reached, *going_on]
    yield [*table, *own_lines, *reached, *going_on]
    yield [*table, *every_line, *going_on]
    yield [*table, *own_lines, *going_on]
    yield [*short_seats(scene, width), *own_lines, *going_on]
    yield [*table, *going_on]
    yield [*short_seats(scene, width), *going_on]
    yield going_on

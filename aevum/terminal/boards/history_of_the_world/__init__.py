"""History of the World in a terminal, drawn from its view."""

from collections.abc import Iterator

from rich.text import Text

from aevum.terminal.boards.history_of_the_world.atlas import atlas, strip, tight_strip
from aevum.terminal.boards.history_of_the_world.panel import SAILING, empires, focus, seas, seats
from aevum.terminal.boards.history_of_the_world.sights import sights
from aevum.terminal.boards.history_of_the_world.signs import Thing, legend, marks
from aevum.terminal.boards.history_of_the_world.told import scores, title, told_sheets, told_tray
from aevum.terminal.boards.history_of_the_world.tray import tray
from aevum.terminal.scene import Scene

__all__ = ["pictures", "scores", "sights", "title", "told_sheets", "told_tray", "tray"]


def pictures(scene: Scene, width: int) -> Iterator[list[Text]]:
    """The whole atlas; lands that are held or can be reached; only the latter; the Areas alone; nothing."""
    above = [*seats(scene, width), *focus(scene, width)]
    called, areas = empires(scene, width), strip(scene, width)
    below = [*([] if scene.view["step"] in SAILING else seas(scene, width)), *legend(scene, width)]
    marked = marks(scene)

    def matters(land: Thing) -> bool:
        return land["holder"] is not None or land["id"] in marked

    yield [*above, *called, *atlas(scene, width, lambda land: True), *below]
    if any(map(matters, scene.view["lands"])):
        yield [*above, *called, *atlas(scene, width, matters), *below]
    reached = atlas(scene, width, lambda land: land["id"] in marked)
    yield [*above, *called, *areas, *reached]
    yield [*above, *areas, *reached]
    if reached:
        yield [*above, *reached]
    yield [*above, *called, *areas]
    yield [*above, *areas]
    yield [*above, *tight_strip(scene, width)]
    yield above

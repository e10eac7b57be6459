"""The hand of the one who looks, as cards."""

from __future__ import annotations

from rich.text import Text

from aevum.terminal.boards.tempus.signs import card
from aevum.terminal.scene import Scene, flow


def tray(scene: Scene, width: int) -> list[Text]:
    """The own hand; nobody else's is in the view."""
    hand = [] if scene.seat is None else scene.view["seats"][scene.seat]["hand"]
    if not hand:
        return []
    name = Text(scene.say("terminal-tempus-hand"), "bold")
    return flow([name, *(card(scene, held) for held in hand)], width, " ")

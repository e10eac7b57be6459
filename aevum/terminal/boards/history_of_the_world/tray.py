"""The event cards of the one who looks."""

from __future__ import annotations

from rich.text import Text

from aevum.terminal.scene import Scene, flow


def tray(scene: Scene, width: int) -> list[Text]:
    """The own hand; what can be played now stands out. Nobody else's is in the view."""
    hand = [] if scene.seat is None else scene.view["seats"][scene.seat]["hand"]
    if not hand:
        return []
    playable = {choice.words.split(" ")[-1] for choice in scene.choices if choice.verb == "play"}
    name = Text(scene.say("terminal-history-hand"), "bold")
    cards = [Text(f"[{scene.say(f'card-{card}')}]", "bold" if card in playable else "dim") for card in hand]
    return flow([name, *cards], width, " ")

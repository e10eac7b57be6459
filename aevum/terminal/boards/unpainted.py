"""A game that has no picture of its own yet: the score is shown, and what happens is told in words as in every game."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from aevum.terminal.scene import Scene, Sight, flow, marked


def title(scene: Scene) -> str:
    """Nothing is known of how such a game is counted."""
    return scene.say("terminal-points")


def pictures(scene: Scene, width: int) -> Iterator[list[Text]]:
    """Everybody's points."""
    parts = [Text.assemble(marked(seat, name), f" {scene.points[seat]}") for seat, name in enumerate(scene.names)]
    yield flow(parts, width)


def tray(scene: Scene, width: int) -> list[Text]:
    """Nothing."""
    return []


def told_sheets(scene: Scene) -> list[str]:
    """Everybody's points, to be read aloud."""
    return [
        scene.say("terminal-told-part", part=name, points=points)
        for name, points in zip(scene.names, scene.points, strict=True)
    ]


def told_tray(scene: Scene) -> list[str]:
    """Nothing."""
    return []


def scores(scene: Scene) -> list[tuple[str, list[int]]]:
    """The sum alone."""
    return [(scene.say("terminal-points"), list(scene.points))]


def sights(scene: Scene) -> list[Sight]:
    """Nothing."""
    return []

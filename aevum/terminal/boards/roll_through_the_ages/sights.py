"""What can be looked at one by one: the developments and the monuments, each with what it does and who has it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from aevum.terminal.lines import listed
from aevum.terminal.scene import Scene, Sight


def sights(scene: Scene) -> list[Sight]:
    """Every development and every monument of this game."""
    developments = scene.view["developments"]
    monuments = [monument for monument in scene.view["monuments"] if monument["in_play"]]
    return [
        *(_named(scene, "development", entry, partial(_tell_development, scene, entry)) for entry in developments),
        *(
            _named(scene, "project", entry, partial(_tell_monument, scene, entry))
            for entry in monuments
            if entry["in_play"]
        ),
    ]


def _named(scene: Scene, family: str, thing: dict[str, Any], tell: Callable[[], list[str]]) -> Sight:
    return Sight((scene.say(f"{family}-{thing['id']}"), thing["id"]), tell)


def _tell_development(scene: Scene, entry: dict[str, Any]) -> list[str]:
    """Its price, its points, what it does and who has it."""
    line = scene.say(
        "terminal-rta-look-development",
        name=scene.say(f"development-{entry['id']}"),
        cost=scene.say("unit-coins", count=entry["cost"]),
        points=scene.say("unit-points", count=entry["points"]),
        effect=_effect(scene, f"development-{entry['id']}-effect"),
    )
    return [line, *_owners(scene, [entry["id"] in sheet["developments"] for sheet in scene.view["seats"]])]


def _effect(scene: Scene, key: str) -> str:
    """What it does; some do something else where nobody else plays."""
    alone = f"{key}-alone"
    return scene.say(alone if scene.view["rounds_solo"] and scene.texts.has(alone) else key)


def _tell_monument(scene: Scene, monument: dict[str, Any]) -> list[str]:
    """Its boxes, its points, what it does, if anything, and who has completed it."""
    said = {word: monument[word] for word in ("boxes", "points_first", "points_later")}
    key = f"monument-{monument['id']}-effect"
    return [
        scene.say("terminal-rta-look-monument", name=scene.say(f"project-{monument['id']}"), **said),
        *([scene.say(key)] if scene.texts.has(key) else []),
        *_owners(scene, [_is_complete(sheet, monument["id"]) for sheet in scene.view["seats"]]),
    ]


def _is_complete(sheet: dict[str, Any], name: str) -> bool:
    return any(project["id"] == name and project["complete"] for project in sheet["projects"])


def _owners(scene: Scene, owned: list[bool]) -> list[str]:
    names = [name for name, has in zip(scene.names, owned, strict=True) if has]
    return [scene.say("terminal-rta-look-owners", owners=listed(scene.texts, names))] if names else []

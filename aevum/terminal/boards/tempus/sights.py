"""What can be looked at one by one: hexes, players, epochs and the kinds of idea cards."""

from __future__ import annotations

from functools import partial
from typing import Any

from aevum.terminal.boards.tempus.island import is_land
from aevum.terminal.boards.tempus.panel import say_abilities
from aevum.terminal.boards.tempus.told import neighbours, say_seat
from aevum.terminal.lines import listed, parted
from aevum.terminal.scene import Scene, Sight

Hex = dict[str, Any]


def sights(scene: Scene) -> list[Sight]:
    """The land first, then the water, the players, the epochs and the ideas."""
    hexes = sorted(scene.view["hexes"], key=lambda place: not is_land(place))
    seats = range(len(scene.names))
    return [
        *(Sight((place["id"],), partial(_tell_hex, scene, place)) for place in hexes),
        *(Sight((scene.names[seat],), partial(say_seat, scene, seat)) for seat in seats),
        *(_named(scene, "epoch", row["id"], partial(_tell_epoch, scene, row)) for row in scene.view["epochs"]),
        *(_named(scene, "idea", idea, partial(_tell_idea, scene, idea)) for idea in scene.view["ideas"]),
    ]


def _named(scene: Scene, family: str, thing: str, tell: partial[list[str]]) -> Sight:
    return Sight((scene.say(f"{family}-{thing}"), thing), tell)


def _tell_hex(scene: Scene, place: Hex) -> list[str]:
    """What a hex is, who is there, and what lies around it."""
    key = "terminal-tempus-look-coast" if place["coast"] else "terminal-tempus-look-hex"
    around = [
        scene.say("terminal-tempus-look-side", side=scene.say(f"terminal-tempus-side-{side}"), hex=_short(scene, other))
        for side, other in neighbours(scene, place).items()
        if other
    ]
    return [
        scene.say(key, hex=place["id"], terrain=scene.say(f"terrain-{place['terrain']}")),
        *_there(scene, place),
        scene.say("terminal-tempus-look-around", around=parted(scene.texts, around)),
    ]


def _there(scene: Scene, place: Hex) -> list[str]:
    if place["holder"] is None:
        return []
    count = scene.say(f"city-{place['city']}") if place["city"] else scene.say("unit-people", count=place["people"])
    return [scene.say("terminal-told-score", seat=scene.names[place["holder"]], parts=count)]


def _short(scene: Scene, place: Hex) -> str:
    """A hex in few words: its name, its terrain, and whose people or city stand there."""
    terrain = scene.say(f"terrain-{place['terrain']}")
    if place["holder"] is None:
        return scene.say("terminal-tempus-told-hex", hex=place["id"], terrain=terrain)
    said = {"hex": place["id"], "terrain": terrain, "seat": scene.names[place["holder"]]}
    if place["city"]:
        return scene.say("terminal-tempus-look-city", **said, value=place["city"])
    return scene.say("terminal-tempus-look-people", **said, count=place["people"])


def _tell_epoch(scene: Scene, row: dict[str, Any]) -> list[str]:
    """A row of the epoch table, and who is there."""
    place = scene.view["epochs"].index(row)
    here = [scene.names[seat] for seat, side in enumerate(scene.view["seats"]) if side["cube"] == place]
    lines = [_say_epoch(scene, row), say_abilities(scene, row)]
    return [*lines, scene.say("terminal-tempus-look-here", seats=listed(scene.texts, here))] if here else lines


def _say_epoch(scene: Scene, row: dict[str, Any]) -> str:
    """An epoch with its terrain and what it brings; the row of the start has no terrain."""
    if not row["terrain"]:
        return _say_effect(scene, f"epoch-{row['id']}")
    said = {"epoch": scene.say(f"epoch-{row['id']}"), "effect": scene.say(f"epoch-{row['id']}-effect")}
    return scene.say("terminal-tempus-look-epoch", terrain=scene.say(f"terrain-{row['terrain']}"), **said)


def _say_effect(scene: Scene, thing: str) -> str:
    return scene.say("terminal-tempus-look-effect", name=scene.say(thing), effect=scene.say(f"{thing}-effect"))


def _tell_idea(scene: Scene, idea: str) -> list[str]:
    return [_say_effect(scene, f"idea-{idea}")]

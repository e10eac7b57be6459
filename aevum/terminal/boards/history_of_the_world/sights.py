"""What can be looked at one by one: lands, Areas, waters, empires, event cards and players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from aevum.terminal.boards.history_of_the_world.geography import Geography, geography
from aevum.terminal.boards.history_of_the_world.panel import card_of, lands_of, say_names
from aevum.terminal.boards.history_of_the_world.signs import Thing
from aevum.terminal.boards.history_of_the_world.told import (
    say_area,
    say_armies,
    say_pieces,
    say_seat,
)
from aevum.terminal.lines import listed, parted
from aevum.terminal.scene import Scene, Sight

WORKS = ("capitals", "cities", "monuments", "seas")  # what scores apart from Areas


def sights(scene: Scene) -> list[Sight]:
    """The lands first, barren ones last among them, then Areas, waters, empires, cards and players."""
    view = scene.view
    return [
        *(_named(scene, "land", land["id"], partial(_tell_land, scene, land)) for land in view["lands"]),
        *(_named(scene, "land", land, partial(_tell_barren, scene, land)) for land in view["barren"]),
        *(_named(scene, "area", area["id"], partial(_tell_area, scene, area)) for area in view["areas"]),
        *(_named(scene, "water", water["id"], partial(_tell_water, scene, water)) for water in view["waters"]),
        *(_named(scene, "empire", one["id"], partial(_tell_empire, scene, one)) for one in view["empires"]),
        *(_named(scene, "empire", name, partial(_tell_past, scene, name)) for name in _others(scene)),
        *(_named(scene, "card", card["id"], partial(_tell_card, scene, card)) for card in _world(scene).cards),
        *(Sight((name,), partial(_tell_seat, scene, seat)) for seat, name in enumerate(scene.names)),
    ]


def _world(scene: Scene) -> Geography:
    """The board that the match is played on."""
    return geography(scene.tables)


def _named(scene: Scene, family: str, thing: str, tell: partial[list[str]]) -> Sight:
    return Sight((scene.say(f"{family}-{thing}"), thing), tell)


def _tell_land(scene: Scene, land: Thing) -> list[str]:
    """Where a land lies, who is there with what, what borders on it and which waters it touches."""
    said = {"land": scene.say(f"land-{land['id']}"), "area": scene.say(f"area-{land['area']}")}
    lines = [scene.say("terminal-history-look-land", **said), _there(scene, land), _around(scene, land["id"])]
    waters = _world(scene).waters_of(land["id"])
    if waters:
        lines.append(scene.say("terminal-history-look-waters", waters=say_names(scene, "water", waters)))
    return [*lines, *_attack(scene, land["id"])]


def _there(scene: Scene, land: Thing) -> str:
    if land["holder"] is not None:
        return scene.say("terminal-history-look-held", armies=say_armies(scene, land))
    standing = say_pieces(scene, land)
    if standing:
        return scene.say("terminal-history-look-empty-with", pieces=listed(scene.texts, standing))
    return scene.say("terminal-history-look-empty")


def _around(scene: Scene, land: str) -> str:
    """The neighbours of a land, with the terrain of each border and who holds them."""
    around = [_neighbour(scene, land, other) for other in _world(scene).neighbours(land)]
    if not around:
        return scene.say("terminal-history-look-alone")
    return scene.say("terminal-history-look-around", lands=parted(scene.texts, around))


def _neighbour(scene: Scene, land: str, other: str) -> str:
    world = _world(scene)
    here, there = world.terrain_against(land, other), world.terrain_against(other, land)
    notes = []
    if here and here == there:
        notes.append(scene.say(f"terrain-{here}"))
    else:
        notes += [scene.say("terminal-history-look-here", terrain=scene.say(f"terrain-{here}"))] if here else []
        notes += [scene.say("terminal-history-look-beyond", terrain=scene.say(f"terrain-{there}"))] if there else []
    holder = next((one["holder"] for one in scene.view["lands"] if one["id"] == other), None)
    notes += [scene.say("space-barren")] if other in scene.view["barren"] else []
    notes += [scene.names[holder]] if holder is not None else []
    name = scene.say(f"land-{other}")
    return scene.say("terminal-history-told-with", land=name, pieces=listed(scene.texts, notes)) if notes else name


def _attack(scene: Scene, land: str) -> list[str]:
    """The odds of an attack on this land, where one is possible now."""
    attack = next((one for one in scene.view["attacks"] if one["land"] == land), None)
    if not attack:
        return []
    route = attack["route"]
    way = scene.say(f"{route['kind']}-{route['id']}") if route else scene.say(f"land-{land}")
    if not attack["dice"]:
        return [scene.say("terminal-history-look-betrayed", way=way)]
    dice = scene.say("unit-dice", count=attack["dice"])
    return [scene.say("terminal-history-look-attack", way=way, dice=dice, percent=str(attack["odds"]))]


def _tell_barren(scene: Scene, land: str) -> list[str]:
    """A land that nobody can hold, and what borders on it."""
    return [scene.say("terminal-history-look-barren", land=scene.say(f"land-{land}")), _around(scene, land)]


def _tell_area(scene: Scene, area: Thing) -> list[str]:
    """An Area as it stands, and its value in every epoch."""
    values = listed(scene.texts, [str(value) for value in area["values"]])
    return [*say_area(scene, area), scene.say("terminal-history-look-values", values=values)]


def _tell_water(scene: Scene, water: Thing) -> list[str]:
    """A water, whose fleet is there, the waters beside it and its coasts."""
    name, kind = scene.say(f"water-{water['id']}"), scene.say(f"space-{water['kind']}")
    lines = [scene.say("terminal-history-look-water", water=name, kind=kind)]
    if water["fleet"]:
        lines.append(scene.say("terminal-history-look-fleet", seat=scene.names[scene.view["turn"]]))
    if water["holder"] is not None:
        lines.append(scene.say("terminal-history-told-sea", water=name, seat=scene.names[water["holder"]]))
    world = _world(scene)
    beside, coast = world.waters_beside(water["id"]), world.coast_of(water["id"])
    if beside:
        lines.append(scene.say("terminal-history-look-beside", waters=say_names(scene, "water", beside)))
    return [*lines, scene.say("terminal-history-look-coast", lands=say_names(scene, "land", coast))]


def _tell_empire(scene: Scene, empire: Thing) -> list[str]:
    """An empire of this epoch: its card, who has it as far as one may know, and its armies."""
    name = scene.say(f"empire-{empire['id']}")
    lines = [scene.say("terminal-told-score", seat=name, parts=parted(scene.texts, card_of(scene, empire)))]
    if empire["holder"] is not None:
        lines.append(scene.say("terminal-history-look-holder", seat=scene.names[empire["holder"]]))
    elif empire["unused"]:
        lines.append(scene.say("terminal-history-look-unused"))
    return [*lines, *_armies_of(scene, empire["id"])]


def _others(scene: Scene) -> list[str]:
    """Empires of earlier epochs that somebody had, and the minor ones."""
    now = {empire["id"] for empire in scene.view["empires"]}
    had = [empire for side in scene.view["seats"] for empire in side["empires"] if empire and empire not in now]
    return [*sorted(had, key=_world(scene).epoch_of), *_world(scene).minor_empires]


def _tell_past(scene: Scene, empire: str) -> list[str]:
    """An empire that is not of this epoch: when it came, who had it, and what is left of it."""
    said = {"empire": scene.say(f"empire-{empire}"), "epoch": scene.say(f"epoch-{_world(scene).epoch_of(empire)}")}
    lines = [scene.say("terminal-history-look-past", **said)]
    had = [scene.names[seat] for seat, side in enumerate(scene.view["seats"]) if empire in side["empires"]]
    lines += [scene.say("terminal-history-look-holder", seat=had[0])] if had else []
    return [*lines, *_armies_of(scene, empire)]


def _armies_of(scene: Scene, empire: str) -> list[str]:
    lands = [land["id"] for land in lands_of(scene, empire)]
    return [scene.say("terminal-history-look-armies", lands=say_names(scene, "land", lands))] if lands else []


def _tell_card(scene: Scene, card: Mapping[str, str]) -> list[str]:
    """What an event card does, of which deck it is, for how long it holds and in which epochs it can be played."""
    first, last = (scene.say(f"epoch-{card[f'{end}_epoch']}") for end in ("first", "last"))
    epochs = first if first == last else scene.say("terminal-history-look-epochs", first=first, last=last)
    notes = [scene.say(f"deck-{card['deck']}"), scene.say(f"timing-{card['timing']}"), epochs]
    said = {"card": scene.say(f"card-{card['id']}"), "effect": scene.say(f"card-{card['id']}-effect")}
    return [scene.say("terminal-history-look-card", **said, notes=listed(scene.texts, notes))]


def _tell_seat(scene: Scene, seat: int) -> list[str]:
    """A player: figures, what a turn would score now, lands Area by Area, and the empires had so far."""
    lines = [say_seat(scene, seat), *_now(scene, seat)]
    for area in scene.view["areas"]:
        lands = [one["id"] for one in scene.view["lands"] if one["area"] == area["id"] and one["holder"] == seat]
        if lands:
            said = {"area": scene.say(f"area-{area['id']}"), "lands": say_names(scene, "land", lands)}
            lines.append(scene.say("terminal-history-look-realm", **said))
    had = [empire for empire in scene.view["seats"][seat]["empires"] if empire]
    if had:
        strength = scene.view["seats"][seat]["strengths"]
        empires = say_names(scene, "empire", had)
        lines.append(scene.say("terminal-history-look-had", empires=empires, count=strength))
    return lines


def _now(scene: Scene, seat: int) -> list[str]:
    """What a player would score now: Area by Area, then what stands in the lands, then the seas."""
    parts = [(scene.say(f"area-{area['id']}"), area["seats"][seat]["points"]) for area in scene.view["areas"]]
    now = scene.view["seats"][seat]["now"]
    parts += [(scene.say(f"terminal-history-part-{part}"), now[part]) for part in WORKS]
    said = [scene.say("terminal-told-part", part=name, points=points) for name, points in parts if points]
    return [scene.say("terminal-history-look-now", parts=listed(scene.texts, said))] if said else []

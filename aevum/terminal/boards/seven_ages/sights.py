"""What can be looked at one by one: regions, empires, cards, units, leaders, actions, piles and players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from aevum.games.seven_ages.state import MARKER_IDS
from aevum.terminal.boards.seven_ages.atlas import say_part
from aevum.terminal.boards.seven_ages.cards import say_ages, tell_artifact, tell_card, tell_event
from aevum.terminal.boards.seven_ages.focus import say_prices
from aevum.terminal.boards.seven_ages.geography import (
    ARTIFACTS,
    CARD_FACTS,
    LEADERS,
    PARTS,
    REGION_FACTS,
    UNITS,
    WATERS,
    Border,
    borders,
    kinds_of,
    part_of,
    regions_in,
    shores,
)
from aevum.terminal.boards.seven_ages.signs import (
    RESOURCES,
    empire_named,
    empires_of,
    region_at,
    say_empire,
    say_region,
)
from aevum.terminal.boards.seven_ages.told import (
    say_built,
    say_seat,
    say_stack,
    tell_discards,
    tell_empire,
    tell_realm,
    tell_track,
)
from aevum.terminal.boards.seven_ages.tray import hand_of
from aevum.terminal.lines import listed, parted
from aevum.terminal.scene import Scene, Sight

ON_FOOT = ("land", "river", "crossing")  # borders that are crossed by land


def sights(scene: Scene) -> list[Sight]:
    """The empires in play first, then regions and parts of the world, cards and what is on them, piles, players."""
    playing = [empire["id"] for empire in scene.view["empires"]]
    cards = [name for name in CARD_FACTS if name not in playing]
    events = [facts["event"]["id"] for facts in CARD_FACTS.values()]
    return [
        *(_named(scene, "empire", name, partial(_tell_playing, scene, name)) for name in playing),
        *(_named(scene, "region", name, partial(_tell_region, scene, name)) for name in REGION_FACTS),
        *(Sight((say_part(scene, part), part), partial(_tell_part, scene, part)) for part in PARTS),
        *(_named(scene, "empire", name, partial(tell_card, scene, CARD_FACTS[name])) for name in cards),
        *(_named(scene, "event-card", name, partial(_tell_event, scene, name)) for name in dict.fromkeys(events)),
        *(_named(scene, "artifact", name, partial(_tell_artifact, scene, name)) for name in ARTIFACTS),
        *(_named(scene, "unit", name, partial(_tell_unit, scene, name)) for name in UNITS),
        *(_named(scene, "leader", name, partial(_tell_leader, scene, name)) for name in LEADERS),
        *(_named(scene, "action", name, partial(_tell_action, scene, name)) for name in MARKER_IDS),
        *_piles(scene),
        *(Sight((name,), partial(_tell_seat, scene, seat)) for seat, name in enumerate(scene.names)),
    ]


def _tell_action(scene: Scene, action: str) -> list[str]:
    """What an action brings, on an empire and off-empire."""
    return [scene.say(f"terminal-seven-action-{action}")]


def _named(scene: Scene, family: str, thing: str, tell: partial[list[str]]) -> Sight:
    return Sight((scene.say(f"{family}-{thing}"), thing), tell)


def _piles(scene: Scene) -> list[Sight]:
    """The hand, the discards and the progress track."""
    told: dict[str, Callable[[], list[str]]] = {
        "hand": partial(_tell_hand, scene),
        "discards": lambda: [tell_discards(scene)],
        "track": partial(tell_track, scene),
    }
    return [Sight((scene.say(f"terminal-seven-sight-{name}"), name), tell) for name, tell in told.items()]


def _tell_hand(scene: Scene) -> list[str]:
    """Every card in hand with everything on it, an empty line between two."""
    lines = [line for card in hand_of(scene) for line in ("", *tell_card(scene, card))]
    return lines[1:] or [scene.say("terminal-seven-no-hand")]


# Regions


def _tell_region(scene: Scene, name: str) -> list[str]:
    """A region: where it lies, what is printed there, who is there with what, and what borders on it."""
    part = part_of(name)
    where = scene.say(f"terrain-{part}") if part in WATERS else say_part(scene, part)
    notes = [where, *_printed(scene, name)]
    lines = [scene.say("terminal-seven-look-region", region=say_region(scene, name), notes=listed(scene.texts, notes))]
    return [*lines, *_there(scene, name), *_around(scene, name)]


def _printed(scene: Scene, name: str) -> list[str]:
    """Terrain and symbols of a region."""
    facts = REGION_FACTS[name]
    said = [scene.say(f"terrain-{facts['terrain']}")] if facts["terrain"] and part_of(name) not in WATERS else []
    return said + [scene.say(f"terminal-seven-resource-{kind}") for kind in RESOURCES if facts[kind]]


def _there(scene: Scene, name: str) -> list[str]:
    """Who controls a region, what is built there, whose units stand there, and whose start region it is."""
    region = region_at(scene, name)
    if not region:
        return [scene.say("terminal-seven-look-free")]
    lines = []
    if region["control"]:
        said = [_owner(scene, region["control"]), *say_built(scene, region)]
        lines.append(scene.say("terminal-seven-look-control", parts=listed(scene.texts, said)))
    elif built := say_built(scene, region):
        lines.append(scene.say("terminal-seven-look-built", parts=listed(scene.texts, built)))
    for stack in region["stacks"]:
        said_of = {"empire": _owner(scene, stack["empire"]), "stack": say_stack(scene, stack)}
        lines.append(scene.say("terminal-seven-look-stack", **said_of))
    if region["start"]:
        names = listed(scene.texts, [say_empire(scene, one) for one in region["start"]])
        lines.append(scene.say("terminal-seven-look-start", empires=names))
    return lines or [scene.say("terminal-seven-look-free")]


def _owner(scene: Scene, name: str) -> str:
    """An empire with its player."""
    empire = empire_named(scene, name)
    said = say_empire(scene, name)
    return scene.say("terminal-seven-with", name=said, more=scene.names[empire["seat"]]) if empire else said


def _around(scene: Scene, name: str) -> list[str]:
    """What borders on a region: by land with the kind of border, and by water."""
    lines = []
    on_foot = [border for border in borders(name) if border.kind in ON_FOOT]
    afloat = [border for border in borders(name) if border.kind not in ON_FOOT]
    is_water = part_of(name) in WATERS
    if on_foot:
        said = parted(scene.texts, [_neighbour(scene, border, name) for border in on_foot])
        lines.append(scene.say("terminal-seven-look-around", regions=said))
    elif not is_water:
        lines.append(scene.say("terminal-seven-look-island"))
    for kinds, key in ((("coast",), "coasts" if is_water else "shores"), (("sea", "canal"), "beside")):
        said = parted(scene.texts, [_neighbour(scene, border, name) for border in afloat if border.kind in kinds])
        lines += [scene.say(f"terminal-seven-look-{key}", regions=said)] if said else []
    return lines


def _neighbour(scene: Scene, border: Border, name: str) -> str:
    """A neighbour with the kind of border, its terrain, who controls it and how many units stand there."""
    land = border.to if part_of(name) in WATERS else name
    notes = [] if part_of(border.to) in WATERS else [scene.say(f"terrain-{REGION_FACTS[border.to]['terrain']}")]
    notes += [scene.say("terminal-seven-border-river")] if border.kind == "river" else []
    through = " / ".join(say_region(scene, one) for one in border.through)
    if border.kind == "crossing":
        notes.append(scene.say("terminal-seven-border-crossing", sea=through))
    if border.kind == "canal":
        ages = say_ages(scene, list(border.ages))
        notes.append(scene.say("terminal-seven-border-canal", banks=through, ages=ages))
    if border.kind == "coast" and shores(land) > 1:
        notes.append(scene.say("terminal-seven-border-shore", number=border.shore + 1))
    notes += _holders(scene, border.to)
    said = say_region(scene, border.to)
    return scene.say("terminal-seven-with", name=said, more=listed(scene.texts, notes)) if notes else said


def _holders(scene: Scene, name: str) -> list[str]:
    """Who controls a region and who stands there, by name and number."""
    region = region_at(scene, name)
    if not region:
        return []
    counts = {stack["empire"]: stack["count"] for stack in region["stacks"]}
    names = dict.fromkeys([*([region["control"]] if region["control"] else []), *counts])
    return [
        scene.say("terminal-seven-short-stack", empire=say_empire(scene, one), count=counts[one])
        if counts.get(one)
        else say_empire(scene, one)
        for one in names
    ]


def _tell_part(scene: Scene, part: str) -> list[str]:
    """A part of the world, region by region."""
    lines = [say_part(scene, part)]
    for name in regions_in(part):
        notes = [*_printed(scene, name), *_holders(scene, name)]
        region = region_at(scene, name)
        notes += say_built(scene, region) if region else []
        said = say_region(scene, name)
        lines.append(scene.say("terminal-seven-with", name=said, more=listed(scene.texts, notes)) if notes else said)
    return lines


# Empires and cards


def _tell_playing(scene: Scene, name: str) -> list[str]:
    """An empire in play: how it stands, its regions, what it can build, and its card."""
    empire = empire_named(scene, name)
    assert empire is not None
    lines = [*tell_empire(scene, empire), *tell_realm(scene, empire)]
    if empire["builds"]:
        lines.append(scene.say("terminal-seven-look-builds", units=say_prices(scene, empire)))
    return [*lines, *tell_card(scene, CARD_FACTS[name])]


def _tell_event(scene: Scene, event: str) -> list[str]:
    """An event, and the cards it stands on."""
    cards = [name for name, facts in CARD_FACTS.items() if facts["event"]["id"] == event]
    return [*tell_event(scene, event), _on_cards(scene, cards)]


def _tell_artifact(scene: Scene, artifact: str) -> list[str]:
    """An artifact, the cards it stands on, and who has it."""
    cards = [name for name, facts in CARD_FACTS.items() if (facts["artifact"] or {}).get("id") == artifact]
    lines = [*tell_artifact(scene, artifact), _on_cards(scene, cards)]
    owners = [
        say_empire(scene, empire["id"])
        for empire in scene.view["empires"]
        if artifact in (*empire["artifacts"], empire["religion"], empire["government"])
    ]
    if owners:
        lines.append(scene.say("terminal-seven-look-owners", empires=listed(scene.texts, owners)))
    levels = [one["level"] for one in scene.view["track"] if one["artifact"] == artifact]
    return lines + [scene.say("terminal-seven-look-blue", level=level) for level in levels]


def _on_cards(scene: Scene, cards: list[str]) -> str:
    return scene.say("terminal-seven-look-cards", cards=listed(scene.texts, [say_empire(scene, one) for one in cards]))


def _tell_unit(scene: Scene, unit: str) -> list[str]:
    """A type of units: class, level, cost, movement and values."""
    facts = UNITS[unit]
    said = {
        "unit": scene.say(f"unit-{unit}"),
        "class": scene.say(f"class-{facts['class']}"),
        "level": facts["level"] or "–",
        "cost": facts["cost"] or "–",
        "move": facts["move"] or "–",
        "front": f"{facts['front'] or '–'} ({facts['front_veteran'] or '–'})",
        "support": f"{facts['support'] or '–'} ({facts['support_veteran'] or '–'})",
    }
    return [scene.say("terminal-seven-look-unit", **said)]


def _tell_leader(scene: Scene, leader: str) -> list[str]:
    """A famous leader: what he or she can do, for which empires and in which Ages, and where he or she is."""
    facts = LEADERS[leader]
    kinds = listed(scene.texts, [scene.say(f"kind-{kind}") for kind in kinds_of(leader)])
    empires = listed(scene.texts, [say_empire(scene, one) for one in facts["empires"].split(";")])
    said = {"name": scene.say(f"leader-{leader}"), "kinds": kinds, "ages": _ages(scene, facts["ages"])}
    lines = [scene.say("terminal-seven-look-leader", **said, empires=empires)]
    lines += [scene.say(f"card-leader-{kind}") for kind in kinds_of(leader)]
    for region in scene.view["regions"]:
        for stack in region["stacks"]:
            if leader in stack["leaders"]:
                where = {"empire": say_empire(scene, stack["empire"]), "region": say_region(scene, region["id"])}
                lines.append(scene.say("terminal-seven-look-leader-at", **where))
    return lines


def _ages(scene: Scene, written: str) -> str:
    """Ages as a table has them: the first and the last."""
    first, _, last = written.partition("-")
    return say_ages(scene, [*range(int(first), int(last or first) + 1)])


def _tell_seat(scene: Scene, seat: int) -> list[str]:
    """A player and all empires of the player."""
    lines = [say_seat(scene, seat)]
    for empire in empires_of(scene, seat):
        lines += tell_empire(scene, empire)
    return lines

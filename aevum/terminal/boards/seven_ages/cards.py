"""The cards: their value, their three uses, and where their words come from."""

from __future__ import annotations

from aevum.terminal.boards.seven_ages.panel import say_icon
from aevum.terminal.boards.seven_ages.signs import Thing, say_empire, say_region, signed
from aevum.terminal.lines import listed
from aevum.terminal.scene import Scene

BANS = ("no_cities", "no_naval", "no_cavalry")


def say_short_card(scene: Scene, card: Thing) -> str:
    """A card by its empire and its value."""
    return scene.say("terminal-seven-short-card", name=say_empire(scene, card["id"]), value=card["value"])


def say_uses(scene: Scene, card: Thing) -> str:
    """A card in a line: its empire with value and Ages, its event, its artifact."""
    empire = scene.say(
        "terminal-seven-card-empire",
        name=say_empire(scene, card["id"]),
        value=card["value"],
        ages=say_ages(scene, card["ages"]),
    )
    uses = [empire, scene.say(f"event-card-{card['event']['id']}")]
    uses += [scene.say(f"artifact-{card['artifact']['id']}")] if card["artifact"] else []
    return " / ".join(uses)


def say_start(scene: Scene, card: Thing) -> str:
    """A card in a line for whoever creates an empire: where it starts, and its icons."""
    starts = listed(scene.texts, [say_region(scene, region) for region in card["starts"]])
    icons = listed(scene.texts, _icons(scene, card))
    return " / ".join(filter(None, [say_short_card(scene, card), starts, icons]))


def say_ages(scene: Scene, ages: list[int]) -> str:
    """Ages from the first to the last."""
    if not ages:
        return "–"
    return str(ages[0]) if len(ages) == 1 else scene.say("terminal-seven-ages", first=ages[0], last=ages[-1])


def tell_card(scene: Scene, card: Thing) -> list[str]:
    """Everything on a card: value, empire, special text and icons, event, artifact, and where each comes from."""
    name, ages = say_empire(scene, card["id"]), say_ages(scene, card["ages"])
    lines = [
        scene.say("terminal-seven-look-card", name=name, number=card["number"], value=card["value"]),
        scene.say("terminal-seven-look-empire", ages=ages, facts=listed(scene.texts, _facts(scene, card))),
        scene.say("terminal-seven-look-text", name=name, text=scene.say(f"card-special-{card['id']}")),
        scene.say("terminal-seven-look-icons", icons=listed(scene.texts, _icons(scene, card))),
        *tell_event(scene, card["event"]["id"]),
    ]
    if card["artifact"]:
        lines += tell_artifact(scene, card["artifact"]["id"])
    return [*lines, scene.say("terminal-seven-look-source", parts=listed(scene.texts, _sources(scene, card)))]


def _facts(scene: Scene, card: Thing) -> list[str]:
    """Start regions, money, trade value, leader number, and what the empire may not have."""
    said = []
    if card["starts"]:
        starts = listed(scene.texts, [say_region(scene, region) for region in card["starts"]])
        said.append(scene.say("terminal-seven-starts", regions=starts))
    said += [
        scene.say("terminal-seven-money", count=card["money"]),
        scene.say("terminal-seven-trade-value", count=signed(card["trade"])),
        scene.say("terminal-seven-leader-number", count=card["leaders"]),
    ]
    return said + [
        scene.say(f"terminal-seven-ban-{ban.removeprefix('no_')}", ages=say_ages(scene, card[ban]))
        for ban in BANS
        if card[ban]
    ]


def _icons(scene: Scene, card: Thing) -> list[str]:
    """The icons as they are printed."""
    blank = {"has": None, "rank": None, "now": None, "next": None}
    return [say_icon(scene, {**blank, **icon}) for icon in card["glory"]]


def tell_event(scene: Scene, event: str) -> list[str]:
    """What an event does."""
    said = {"name": scene.say(f"event-card-{event}"), "text": scene.say(f"card-event-{event}")}
    return [scene.say("terminal-seven-look-event", **said)]


def tell_artifact(scene: Scene, artifact: str) -> list[str]:
    """What an artifact does."""
    said = {"name": scene.say(f"artifact-{artifact}"), "text": scene.say(f"card-artifact-{artifact}")}
    return [scene.say("terminal-seven-look-artifact", **said)]


def _sources(scene: Scene, card: Thing) -> list[str]:
    """Where the words of each part of a card come from."""
    parts = {say_empire(scene, card["id"]): card["source"]}
    parts[scene.say(f"event-card-{card['event']['id']}")] = card["event"]["source"]
    if card["artifact"]:
        parts[scene.say(f"artifact-{card['artifact']['id']}")] = card["artifact"]["source"]
    return [
        scene.say("terminal-seven-with", name=name, more=scene.say(f"provenance-{source}"))
        for name, source in parts.items()
    ]

"""The signs of the atlas: whose region it is, who stands there, what is built there, and what can be done there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from aevum.terminal.boards.seven_ages.geography import REGION_FACTS, WATERS, kinds_of, part_of
from aevum.terminal.lines import listed
from aevum.terminal.scene import SHAPES, Scene, colour, flow, letter

Thing = dict[str, Any]

PIECES = {"capital": "♔", "city": "⌂", "fort": "♜", "artifact": "Π", "leader": "♞", "disorder": "~"}
RESOURCES = {"wheat": "ψ", "oil": "ø", "elephant": "∩"}
POSSIBLE, ATTACKED, CHOSEN = "▸", "!", "»"
MARKS = {POSSIBLE: "possible", ATTACKED: "conflict", CHOSEN: "chosen"}
BETWEEN = ("reveal", "play_event", "interrupt_event")  # steps in which nobody carries out an action
CREATING = "create_"  # how the steps begin in which an empire is created
FIGHTS = ("fight", "contest")  # verbs that begin a conflict
GOING = "go"  # the verb with which a stack goes somewhere


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{'−' if number < 0 else '+'}{abs(number)}"


# Empires


def empire_named(scene: Scene, name: str | None) -> Thing | None:
    """An empire in play by the id of its card."""
    return next((one for one in scene.view["empires"] if one["id"] == name), None)


def empires_of(scene: Scene, seat: int | None) -> list[Thing]:
    """The empires of a player."""
    return [one for one in scene.view["empires"] if one["seat"] == seat]


def all_empires(scene: Scene) -> list[Thing]:
    """The empires in play, those of one player together."""
    return sorted(scene.view["empires"], key=lambda one: int(one["seat"]))


def acting_empire(scene: Scene) -> Thing | None:
    """The empire that acts; where the view does not name it, the one of those of the decider that it must be."""
    view = scene.view
    if view["acting"] or view["step"] in BETWEEN:
        return empire_named(scene, view["acting"])
    fits = _is_new if view["step"].startswith(CREATING) else _is_revealed
    able = [empire for empire in empires_of(scene, scene.seat) if fits(scene, empire)]
    places = {name for choice in scene.choices for name in regions_named(choice.words)}
    concerned = [empire for empire in able if _has_all(scene, empire["id"], places)]
    return next((found[0] for found in (concerned, able) if len(found) == 1), None)


def _is_new(scene: Scene, empire: Thing) -> bool:
    """Whether an empire came after the markers were placed."""
    return empire["marker"] is None


def _is_revealed(scene: Scene, empire: Thing) -> bool:
    """Whether the marker of an empire is turned over and shows the action that is carried out."""
    marker, action = empire["marker"], scene.view["action"]
    return bool(marker and action and marker["action"] == action)


def _has_all(scene: Scene, empire: str, places: set[str]) -> bool:
    """Whether an empire controls, or stands in, all of these regions."""
    has = {
        region["id"]
        for region in scene.view["regions"]
        if region["control"] == empire or any(stack["empire"] == empire for stack in region["stacks"])
    }
    return bool(places) and places <= has


def code(scene: Scene, empire: Thing) -> str:
    """An empire in two or three cells: the letter of its player, and a figure that tells the player's empires apart."""
    own = [one["id"] for one in empires_of(scene, empire["seat"])]
    return f"{letter(empire['seat'])}{own.index(empire['id']) + 1}"


def badge(scene: Scene, name: str) -> Text:
    """An empire by the shape of its player and its code, in the player's colour."""
    empire = empire_named(scene, name)
    if not empire:
        return Text("?")
    return Text(f"{SHAPES[empire['seat']]}{code(scene, empire)}", f"bold {colour(empire['seat'])}")


def say_empire(scene: Scene, name: str | None) -> str:
    """The name of an empire."""
    return scene.say(f"empire-{name}") if name else ""


# Regions


def region_at(scene: Scene, name: str) -> Thing | None:
    """A region in which anything stands or lies; None where the view says nothing of it."""
    return next((one for one in scene.view["regions"] if one["id"] == name), None)


def say_region(scene: Scene, name: str) -> str:
    """The name of a region."""
    return scene.say(f"region-{name}")


def say_units(scene: Scene, units: Mapping[str, int]) -> str:
    """Units by type, each with its number."""
    return listed(scene.texts, [say_some(scene, unit, count) for unit, count in units.items()])


def say_some(scene: Scene, unit: str, count: int) -> str:
    """So many units of a type."""
    name = scene.say(f"one-{unit}" if count == 1 else f"unit-{unit}")
    return scene.say("terminal-seven-units", unit=name, count=count)


def say_leaders(scene: Scene, leaders: Iterable[str]) -> str:
    """Leaders by name, each with what he or she can do."""
    return listed(scene.texts, [_leader(scene, leader) for leader in leaders])


def _leader(scene: Scene, leader: str) -> str:
    name, kinds = scene.say(f"leader-{leader}"), kinds_of(leader)
    if kinds == [leader]:
        return name
    said = listed(scene.texts, [scene.say(f"kind-{kind}") for kind in kinds])
    return scene.say("terminal-seven-with", name=name, more=said)


def pieces(region: Thing) -> str:
    """What is built or lies in a region, in signs."""
    city = f"{PIECES['capital' if region['capital'] else 'city']}{region['city']}" if region["city"] else ""
    signs = {
        PIECES["capital"]: region["capital"] and not region["city"],
        city: bool(city),
        PIECES["fort"]: region["fort"],
        PIECES["artifact"]: region["artifact"],
        PIECES["disorder"]: region["disorder"],
    }
    return "".join(sign for sign, there in signs.items() if there)


def resources(name: str) -> str:
    """The symbols printed in a region, in signs."""
    facts = REGION_FACTS[name]
    return "".join(sign for kind, sign in RESOURCES.items() if facts[kind])


def shown_region(scene: Scene, name: str, mark: str, width: int, printed: bool = False) -> Text:
    """A region with its mark, whose it is, who stands there and what is built there.

    Its terrain is named where one may go, and everywhere if what is `printed` is asked for. The types of one's own
    units are named as long as there is room for them.
    """
    there = region_at(scene, name)
    head = Text.assemble((mark, "bold"), (say_region(scene, name), "" if there else "dim"))
    if (printed or mark != " ") and REGION_FACTS[name]["terrain"] and part_of(name) not in WATERS:
        head.append(f" {_bracketed(scene, scene.say('terrain-' + REGION_FACTS[name]['terrain']))}", "dim")
    if resources(name):
        head.append(f" {resources(name)}", "dim")
    if not there:
        return head
    for named in (True, False):
        line = Text.assemble(head, *_standing(scene, there, named), f" {pieces(there)}" if pieces(there) else "")
        if line.cell_len <= width:
            break
    return line


def _bracketed(scene: Scene, word: str) -> str:
    return scene.say("terminal-beside", word=word)


def _standing(scene: Scene, region: Thing, named: bool) -> list[Text]:
    """Who controls a region, and all stacks in it."""
    shown = []
    if region["control"] and region["control"] not in [stack["empire"] for stack in region["stacks"]]:
        shown.append(Text.assemble(" ", badge(scene, region["control"])))
    for stack in region["stacks"]:
        guest = "" if stack["empire"] == region["control"] else "+"
        shown.append(Text.assemble(f" {guest}", badge(scene, stack["empire"]), _stack(scene, stack, named)))
    return shown


def _stack(scene: Scene, stack: Thing, named: bool) -> str:
    """SA-020: one's own units by type where there is room, those of others by their number; leaders by their sign."""
    leaders = PIECES["leader"] * len(stack["leaders"])
    if named and stack["units"]:
        return f" {say_units(scene, stack['units'])}{' ' if leaders else ''}{leaders}"
    return (f"×{stack['count']}" if stack["count"] else "") + leaders


# What can be done


def regions_named(words: str) -> list[str]:
    """The regions that a choice names; no other thing has the id of a region."""
    return [word for word in words.split(" ")[1:] if word in REGION_FACTS]


def marks(scene: Scene) -> dict[str, str]:
    """The regions that matter for the decision, each with its mark."""
    found: dict[str, str] = {}
    for choice in scene.choices:
        for name in regions_named(choice.words):
            fights = choice.verb in FIGHTS or (choice.verb == GOING and _holds_others(scene, name))
            found[name] = ATTACKED if fights else found.get(name, POSSIBLE)
    return found | dict.fromkeys(chosen(scene), CHOSEN)


def chosen(scene: Scene) -> list[str]:
    """Where the stack that moves stands, and where the conflict is."""
    move, conflict = scene.view["move"], scene.view["conflict"]
    return [name for name in (move and move["at"], conflict and conflict["region"]) if name]


def _holds_others(scene: Scene, name: str) -> bool:
    """Whether units of somebody else than the empire that moves stand in a region."""
    region, move = region_at(scene, name), scene.view["move"]
    stacks = region["stacks"] if region and move else []
    return any(stack["count"] and stack["empire"] != move["empire"] for stack in stacks)


def legend(scene: Scene, width: int, shown: Iterable[str]) -> list[Text]:
    """What the signs stand for, as far as they are among the regions that are shown."""
    names = list(shown)
    there = [region for region in scene.view["regions"] if region["id"] in names]
    used = "".join(map(pieces, there)) + "".join(map(resources, names)) + "".join(marks(scene).values())
    used += PIECES["leader"] if any(stack["leaders"] for region in there for stack in region["stacks"]) else ""
    parts = [
        f"{sign} {scene.say(f'terminal-seven-{family}-{name}')}"
        for family, signs in (("piece", PIECES), ("resource", RESOURCES))
        for name, sign in signs.items()
        if sign in used
    ]
    parts += [f"{mark} {scene.say(f'terminal-seven-mark-{name}')}" for mark, name in MARKS.items() if mark in used]
    return flow([Text(part, "dim") for part in parts], width)

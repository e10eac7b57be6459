"""The signs of the map: one for each terrain, readable without colours, and the chips of people, cities and cards."""

from __future__ import annotations

from typing import Any

from rich.color import Color
from rich.text import Text

from aevum.terminal.scene import Scene, colour, flow

SIGNS = {
    "grassland": '"',
    "farmland": "≡",
    "hill": "∩",
    "forest": "♣",
    "mountain": "^",
    "lake": "≈",
    "sea": "~",
}
GROUNDS = {
    "grassland": "#000000 on #9cc96b",
    "farmland": "#000000 on #e6cf6a",
    "hill": "#000000 on #d49a62",
    "forest": "#000000 on #5fa777",
    "mountain": "#000000 on #b4b0aa",
    "lake": "#ffffff on #3f8fd0",
    "sea": "#a9cbe8 on #1d4f7c",
}
CITY = "⌂"
POSSIBLE, CHOSEN, ATTACKED = "▸", "»", "!"
DARK = 0.2  # colours below this brightness are written on in white


def sign(terrain: str) -> Text:
    """A terrain on its ground."""
    return Text(SIGNS[terrain], GROUNDS[terrain])


def ground(terrain: str, text: str) -> Text:
    """Anything written on a terrain."""
    return Text(text, GROUNDS[terrain])


def chip(seat: int, text: str) -> Text:
    """Something that belongs to a seat, on its colour."""
    return Text(text, f"bold {_ink(colour(seat))} on {colour(seat)}")


def _ink(paper: str) -> str:
    """Black or white, whichever can be read on a colour."""
    red, green, blue = ((part / 255) ** 2.2 for part in Color.parse(paper).get_truecolor())
    return "#ffffff" if 0.2126 * red + 0.7152 * green + 0.0722 * blue < DARK else "#000000"


def card(scene: Scene, held: dict[str, Any]) -> Text:
    """A card, or several alike: its terrain and its idea."""
    times = f" ×{held['count']}" if held["count"] > 1 else ""
    idea = scene.say(f"idea-{held['idea']}")
    return ground(held["terrain"], f"[{SIGNS[held['terrain']]} {idea}{times}]")


def terrain_name(scene: Scene, terrain: str) -> Text:
    """A terrain by sign and name."""
    return Text.assemble(sign(terrain), f" {scene.say(f'terrain-{terrain}')}")


def legend(scene: Scene, width: int) -> list[Text]:
    """What the signs on the map stand for, close together where that saves a line."""
    shown = {place["terrain"] for place in scene.view["hexes"]}
    names = {CITY: scene.say("terminal-tempus-city")}
    names |= {mark: scene.say(f"terminal-tempus-mark-{name}") for mark, name in marks_in_use(scene).items()}
    parts = [terrain_name(scene, terrain) for terrain in SIGNS if terrain in shown]
    parts += [Text(f"{mark} {name}") for mark, name in names.items()]
    return min((flow(parts, width, gap) for gap in ("  ", " ")), key=len)


def marks_in_use(scene: Scene) -> dict[str, str]:
    """The marks that stand on the map now, with their names."""
    used = set(marks(scene).values())
    names = {POSSIBLE: "possible", CHOSEN: "chosen", ATTACKED: "attacked"}
    return {mark: name for mark, name in names.items() if mark in used}


def marks(scene: Scene) -> dict[str, str]:
    """The hexes that matter for the decision, each with its mark: what is attacked or chosen, and what can be."""
    found = dict.fromkeys(_named_by_choices(scene), POSSIBLE)
    fight = scene.view["fight"]
    chosen = [scene.view["spot"], scene.view["picked"], fight and fight["from"]]
    found |= {place: CHOSEN for place in chosen if place}
    return found | ({fight["target"]: ATTACKED} if fight else {})


def _named_by_choices(scene: Scene) -> list[str]:
    """The hexes that can be chosen now: the words of a choice that are the id of a hex."""
    hexes = {place["id"] for place in scene.view["hexes"]}
    return [word for choice in scene.choices for word in choice.words.split(" ") if word in hexes]

"""The signs of the atlas: whose armies, of which epoch, what stands in a land, and what can be done there."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from aevum.terminal.boards.history_of_the_world.geography import numeral
from aevum.terminal.scene import SHAPES, Scene, colour, flow, letter

PIECES = {"fort": "♜", "capital": "♔", "city": "⌂", "monument": "Π", "resource": "*"}
LEVELS = {"presence": "▁", "dominance": "▄", "control": "█"}
POSSIBLE, ATTACKED, CHOSEN = "▸", "!", "»"
MARKS = {POSSIBLE: "possible", ATTACKED: "attack", CHOSEN: "chosen"}
FIGHTS = ("attack", "raid", "rebel")  # verbs with which a land is fought for
STRIKES = "afflict"  # the verb that names an Area
ELSEWHERE = (STRIKES, "incite", "fortify", "approach")  # a name may be that of a land too, but one cannot go there
Thing = dict[str, Any]


def badge(seat: int) -> Text:
    """A seat in two cells: its shape and its letter in its colour."""
    return Text(f"{SHAPES[seat]}{letter(seat)}", f"bold {colour(seat)}")


def pieces(land: Thing) -> str:
    """What stands in a land, in signs."""
    standing = [
        "fort" if land["fort"] else "",
        "" if land["settlement"] == "none" else land["settlement"],
        "monument" if land["monument"] else "",
        "resource" if land["resource"] else "",
    ]
    return "".join(PIECES[piece] for piece in standing if piece)


def shown_land(scene: Scene, land: Thing, mark: str, chance: int | None) -> Text:
    """A land with its mark, whose armies stand there and of which epoch, its pieces, and the odds of an attack."""
    name = Text(scene.say(f"land-{land['id']}"), "" if land["holder"] is not None else "dim")
    line = Text.assemble((mark, "bold"), name)
    if land["holder"] is not None:
        count = f"×{land['armies']}" if land["armies"] > 1 else ""
        line = Text.assemble(line, " ", badge(land["holder"]), f"{count} {numeral(land)}")
    signs = pieces(land)
    return Text.assemble(line, f" {signs}" if signs else "", (f" {chance}%" if chance is not None else "", "bold"))


def level_of(seat: int, side: Thing) -> Text:
    """A seat's level in an Area: the letter, and a bar as high as the level."""
    return Text(f"{letter(seat)}{LEVELS[side['level']]}", f"bold {colour(seat)}")


def marks(scene: Scene) -> dict[str, str]:
    """The lands that matter for the decision, each with its mark."""
    found: dict[str, str] = {}
    lands = {land["id"] for land in scene.view["lands"]}
    for choice in scene.choices:
        verb, *named = choice.words.split(" ")
        if verb not in ELSEWHERE and lands.intersection(named[:1]):
            found[named[0]] = ATTACKED if verb in FIGHTS else POSSIBLE
    battle = scene.view["battle"]
    chosen = (scene.view["betrayed"], battle and battle["land"])
    return found | {land: CHOSEN for land in chosen if land}


def area_mark(scene: Scene, area: Thing) -> str:
    """The mark of an Area that can be chosen, else a space."""
    chosen = {choice.words.split(" ")[1] for choice in scene.choices if choice.verb == STRIKES}
    return POSSIBLE if area["id"] in chosen else " "


def odds(scene: Scene) -> dict[str, int]:
    """The chance in percent to take each land that can be fought for."""
    found = {}
    for choice in scene.choices:
        verb, *named = choice.words.split(" ")
        for effect in choice.effects if verb in FIGHTS else ():
            if effect.kind == "odds":
                found[named[0]] = effect.amount
    return found


def legend(scene: Scene, width: int) -> list[Text]:
    """What the signs stand for, as far as they are on the board now."""
    shown = "".join(map(pieces, scene.view["lands"]))
    used = {*marks(scene).values(), *(area_mark(scene, area) for area in scene.view["areas"])}
    parts = [f"{sign} {scene.say(f'piece-{piece}')}" for piece, sign in PIECES.items() if sign in shown]
    parts += [f"{bar} {scene.say(f'level-{level}')}" for level, bar in LEVELS.items()]
    parts += [f"{mark} {scene.say(f'terminal-history-mark-{name}')}" for mark, name in MARKS.items() if mark in used]
    return flow([Text(part, "dim") for part in parts], width)

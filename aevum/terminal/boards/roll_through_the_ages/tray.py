"""The dice of this turn as faces with their numbers, what they brought, and an offer on the table."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from aevum.terminal.boards.roll_through_the_ages.pieces import (
    FOOD_COLOUR,
    GOODS_COLOUR,
    SKULL_COLOUR,
    WORK_COLOUR,
)
from aevum.terminal.boards.roll_through_the_ages.told import say_offer, say_turn
from aevum.terminal.lines import listed, pad, wrap
from aevum.terminal.scene import Scene

WIDEST_DIE = 18
FACE_LINES = 2
GAP = 2
LIGHT = ("╭", "─", "╮", "│", "╰", "╯")
HEAVY = ("┏", "━", "┓", "┃", "┗", "┛")
STYLES = {
    "food3": FOOD_COLOUR,
    "good1": GOODS_COLOUR,
    "goods2_skull": SKULL_COLOUR,
    "workers3": WORK_COLOUR,
    "food2_or_workers2": FOOD_COLOUR,
    "coins7": "bright_yellow",
}


def tray(scene: Scene, width: int) -> list[Text]:
    """The dice, workers and coins of this turn."""
    turn = say_turn(scene)
    lines = _dice(scene, width)
    if lines and all(lines[0].cell_len + GAP + cell_len(said) <= width for said in turn):
        lines = _with_notes(lines, turn)
    elif turn:
        lines.append(Text(listed(scene.texts, turn), "bold"))
    return lines + [Text(part) for line in say_offer(scene) for part in wrap(line, width)]


def _with_notes(lines: list[Text], notes: list[str]) -> list[Text]:
    """What the dice brought, beside them."""
    for place, note in enumerate(notes, start=1):
        lines[place] = Text.assemble(lines[place], " " * GAP, (note, "bold"))
    return lines


def _dice(scene: Scene, width: int) -> list[Text]:
    dice = scene.view["dice"]
    if not dice:
        return []
    room = min(WIDEST_DIE, width // max(len(dice), 1)) - 2
    faces = _faces(scene, dice, room)
    inner = max(cell_len(line) for face in faces for line in face) + 1
    inner = min(max(inner, 9), room)
    drawn = [_die(scene, number, die, face, inner) for number, (die, face) in enumerate(zip(dice, faces, strict=True))]
    return [Text.assemble(*row) for row in zip(*drawn, strict=True)]


def _faces(scene: Scene, dice: list[dict[str, Any]], room: int) -> list[list[str]]:
    """The words on each die, in their short form where the long one finds no room."""
    for form in ("face", "face-short"):
        faces = [scene.say(f"terminal-rta-{form}-{die['face']}").split("|") for die in dice]
        if all(cell_len(line) <= room for face in faces for line in face):
            break
    return [(face + [""] * FACE_LINES)[:FACE_LINES] for face in faces]


def _die(scene: Scene, number: int, die: dict[str, Any], face: list[str], inner: int) -> list[Text]:
    """A die: a heavy frame and a word say that it is held."""
    held = die["locked"] and scene.view["step"] == "reroll"
    left, line, right, side, low_left, low_right = HEAVY if held else LIGHT
    top = f"{left}{line}{number + 1}{line * (inner - 2)}{right}"
    word = scene.say("terminal-rta-held") if held else ""
    bottom = f"{low_left}{word}{line * (inner - cell_len(word))}{low_right}"
    style = STYLES[die["face"]]
    middle = [Text.assemble(side, (pad(words, inner), style), side) for words in face]
    return [Text(top), *middle, Text(bottom)]

"""Beside the map: a line a seat, and what the decision is about: a tile, a fight, or the epochs."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from aevum.terminal.boards.tempus.signs import card, terrain_name
from aevum.terminal.boards.tempus.tile import flower, turns
from aevum.terminal.lines import wrap
from aevum.terminal.scene import SHAPES, Scene, colour, flow, marked
from aevum.terminal.seat_table import seat_table

FIGURES = ("points", "tiles", "cards", "progress", "stock", "cities")  # the more important ones first


def panel(scene: Scene, width: int) -> list[Text]:
    """The seats, then what matters now."""
    return [*seats(scene, width), *_open_cards(scene, width), Text(), *focus(scene, width)]


def _open_cards(scene: Scene, width: int) -> list[Text]:
    """TE-148: the Government cards that lie open, each beside its player."""
    sides = enumerate(scene.view["seats"])
    lying = [(seat, side["open"]) for seat, side in sides if side["open"]]
    return [
        line
        for seat, cards in lying
        for line in flow([marked(seat, scene.names[seat]), *(card(scene, each) for each in cards)], width, " ")
    ]


def seats(scene: Scene, width: int) -> list[Text]:
    """A line of headings and a line a seat, with as many figures as there is room for."""
    columns = [(scene.say(f"terminal-tempus-short-{name}"), _column(scene, name)) for name in FIGURES]
    return seat_table(scene, columns, width)


def _column(scene: Scene, figure: str) -> list[str]:
    """A figure of every seat."""
    sides = scene.view["seats"]
    if figure == "points":
        return [str(side["score"]["total"]) for side in sides]
    if figure == "cards":
        return [f"{side['hand_size']}{'+' + str(side['laid_size']) if side['laid_size'] else ''}" for side in sides]
    if figure == "cities":
        return [str(side["score"]["cities"]) for side in sides]
    return [str(side[figure]) for side in sides]


def focus(scene: Scene, width: int) -> list[Text]:
    """What the decision is about."""
    if scene.view["step"] == "turn_tile":
        return turns(scene, width)
    if scene.view["tile"]:
        return [Text(scene.say("terminal-tempus-tile"), "bold"), *flower(scene.view["tile"])]
    if scene.view["fight"]:
        return _fight(scene, width)
    return _epochs(scene, width)


def _fight(scene: Scene, width: int) -> list[Text]:
    """Both sides of a fight with their points, and their cards as far as they lie open."""
    fight = scene.view["fight"]
    title = Text(scene.say("terminal-tempus-fight", origin=fight["from"], target=fight["target"]), "bold")
    return [
        *flow([title, terrain_name(scene, fight["terrain"])], width),
        *_fighter(scene, fight["attacker"], fight["attack"], fight["hidden"], width),
        *_fighter(scene, fight["defender"], fight["defence"], 0, width),
    ]


def _fighter(scene: Scene, seat: int, points: int, hidden: int, width: int) -> list[Text]:
    line = Text.assemble(marked(seat, scene.names[seat]), "  ", (scene.say("unit-points", count=points), "bold"))
    cards = [card(scene, laid) for laid in scene.view["seats"][seat]["laid"]]
    if hidden:
        cards.append(Text(scene.say("terminal-tempus-hidden", count=hidden), "italic"))
    return [line, *flow(cards, width, " ")]


def _epochs(scene: Scene, width: int) -> list[Text]:
    """Where the cubes are, what the next epoch brings, and what the one who decides can do."""
    rows = sorted({side["cube"] for side in scene.view["seats"]}, reverse=True)
    lines = [_cubes(scene, row) for row in rows]
    seat = scene.view["turn"] if scene.seat is None else scene.seat
    can = say_abilities(scene, scene.view["epochs"][scene.view["seats"][seat]["cube"]])
    lines += [Text(part, "dim") for part in wrap(can, width)]
    return [*lines, *_next_epoch(scene, width)]


def _cubes(scene: Scene, row: int) -> Text:
    """An epoch and the marks of those who are in it."""
    here = [seat for seat, side in enumerate(scene.view["seats"]) if side["cube"] == row]
    shapes = [(f" {SHAPES[seat]}", f"bold {colour(seat)}") for seat in here]
    return Text.assemble((scene.say(f"epoch-{scene.view['epochs'][row]['id']}"), "bold"), *shapes)


def _next_epoch(scene: Scene, width: int) -> list[Text]:
    epoch = next_epoch(scene)
    head = scene.say("terminal-tempus-next", epoch=scene.say(f"epoch-{epoch['id']}"))
    terrain = terrain_name(scene, epoch["terrain"])
    effect = scene.say(f"epoch-{epoch['id']}-effect")
    return [*flow([Text(head, "bold"), terrain], width, " "), *(Text(part) for part in wrap(effect, width))]


def next_epoch(scene: Scene) -> dict[str, Any]:
    """The row of the epoch table that progress leads to."""
    name = scene.view["new_epoch"]
    return next(epoch for epoch in scene.view["epochs"] if epoch["id"] == name)


def say_abilities(scene: Scene, epoch: dict[str, Any]) -> str:
    """What a row of the epoch table allows, in one line."""
    key = "terminal-tempus-can-sail" if epoch["sea_movement"] else "terminal-tempus-can"
    names = ("people_moved", "distance", "children", "stack_limit", "ideas_drawn", "hand_limit")
    return scene.say(key, **{name: epoch[name] for name in names})

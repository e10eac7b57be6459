"""Above the atlas: a line a seat with its points over the epochs, and what the decision is about."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from aevum.terminal.boards.history_of_the_world.geography import ROMAN
from aevum.terminal.boards.history_of_the_world.signs import CHOSEN, Thing, badge
from aevum.terminal.lines import listed, wrap
from aevum.terminal.scene import Scene, colour, flow, marked
from aevum.terminal.seat_table import seat_table

FIGURES = ("points", "now", "lands", "cards", "markers")  # the more important ones first
BARS = " ▁▂▃▄▅▆▇█"
DOT = " · "
FEW_FLEETS = 4  # as many are named
DRAWING = "empire"  # the step in which empires are drawn
PREPARING = "event"  # the step before an empire takes its armies
SPENDING = ("naval", "expand")  # the steps in which armies are placed one by one
SAILING = ("naval", "astronomy", "recall", "reallocation")  # the steps about fleets
INCITING = "incite"  # the step in which one of the empires of others is chosen


def seats(scene: Scene, width: int) -> list[Text]:
    """A line of headings and a line a seat, with as many figures as there is room for, and a chart of the epochs."""
    columns = [(scene.say(f"terminal-history-short-{name}"), _column(scene, name)) for name in FIGURES]
    columns += [(ROMAN[epoch], _scored(scene, epoch)) for epoch in range(len(ROMAN))]
    charts = [Text.assemble(" ", chart(scene, seat)) for seat in range(len(scene.names))]
    return seat_table(scene, columns, width, charts)


def _column(scene: Scene, figure: str) -> list[str]:
    """A figure of every seat."""
    sides = scene.view["seats"]
    if figure == "points":
        return [str(side["score"]["total"]) for side in sides]
    if figure == "now":
        return [f"+{side['now']['total']}" for side in sides]
    if figure == "cards":
        return [f"{side['greater']}+{side['lesser']}" for side in sides]
    if figure == "markers":
        return [str(len(side["markers"])) for side in sides]
    return [str(side[figure]) for side in sides]


def _scored(scene: Scene, epoch: int) -> list[str]:
    """The points of an epoch, for everybody who has had a turn in it."""
    return [str(side["score"]["epochs"][epoch] or "·") for side in scene.view["seats"]]


def chart(scene: Scene, seat: int) -> Text:
    """The points of a seat epoch by epoch, as bars that can be compared with those of the others."""
    most = max(1, *(points for side in scene.view["seats"] for points in side["score"]["epochs"]))
    points = scene.view["seats"][seat]["score"]["epochs"]
    bars = (BARS[-(-one * (len(BARS) - 1) // most)] for one in points)
    return Text("".join(bars), colour(seat))


def focus(scene: Scene, width: int) -> list[Text]:
    """What the decision is about: the empire that was drawn, a battle, or the empire that acts."""
    if scene.view["step"] == DRAWING:
        return drawn(scene, width)
    held = seas(scene, width) if scene.view["step"] in SAILING else []
    return [*active(scene, width), *held, *battle(scene, width), *incitable(scene, width)]


def incitable(scene: Scene, width: int) -> list[Text]:
    """The empires in which a civil war can break out, each with its player and in how many lands it stands."""
    parts = [
        Text.assemble(f"{scene.say('empire-' + empire)} ", badge(lands[0]["holder"]), f" {len(lands)}")
        for empire, lands in empires_to_incite(scene).items()
    ]
    return flow(parts, width)


def empires_to_incite(scene: Scene) -> dict[str, list[Thing]]:
    """The empires that can be chosen for a civil war, and the lands in which each has armies."""
    if scene.view["step"] != INCITING:
        return {}
    offered = [choice.words.split(" ")[1] for choice in scene.choices]
    return {empire: lands_of(scene, empire) for empire in offered}


def lands_of(scene: Scene, empire: str) -> list[Thing]:
    """The lands in which an empire has armies."""
    source = {"kind": "empire", "id": empire}
    return [land for land in scene.view["lands"] if land["source"] == source]


def drawn(scene: Scene, width: int) -> list[Text]:
    """The empire card in hand, as far as one may see it."""
    empire = empire_named(scene, scene.view["draw"]["drawn"])
    if not empire:
        return []
    head = Text(scene.say("terminal-history-drawn", empire=scene.say(f"empire-{empire['id']}")), "bold")
    return _paragraph(head, card_of(scene, empire), width)


def empire_named(scene: Scene, name: str | None) -> Thing | None:
    """An empire of this epoch."""
    return next((one for one in scene.view["empires"] if one["id"] == name), None)


def card_of(scene: Scene, empire: Thing) -> list[str]:
    """What stands on the card of an empire: strength, start, capital and navigation."""
    parts = [
        scene.say("terminal-history-strength", count=empire["strength"]),
        scene.say("terminal-history-starts", lands=say_names(scene, "land", empire["start_lands"])),
    ]
    parts += [scene.say("piece-capital")] if empire["capital"] else []
    if empire["navigation"]:
        waters = say_names(scene, "water", empire["navigation"])
        parts.append(scene.say("terminal-history-navigation", waters=waters))
    return parts


def say_names(scene: Scene, family: str, things: list[str]) -> str:
    """Things of one family, as a list."""
    return listed(scene.texts, [scene.say(f"{family}-{thing}") for thing in things])


def active(scene: Scene, width: int) -> list[Text]:
    """The empire that acts: its armies and coins, its fleets, and the cards in force."""
    force = force_of(scene)
    if not force:
        return []
    head = Text.assemble(badge(scene.view["turn"]), " ", (scene.say(f"{force['kind']}-{force['id']}"), "bold"))
    return _paragraph(head, [*say_means(scene), *_fleets(scene), *_in_force(scene)], width)


def _paragraph(head: Text, parts: list[str], width: int) -> list[Text]:
    """A head and what belongs to it, in as many lines as they need."""
    first, *others = wrap(DOT.join([head.plain, *parts]), width)
    return [Text.assemble(head, first[len(head.plain) :]), *map(Text, others)]


def force_of(scene: Scene) -> Thing | None:
    """Whose armies act now: those of a card or of an empire, and between them the empire whose turn it is."""
    empire = {"kind": "empire", "id": scene.view["active"]} if scene.view["active"] else None
    return empire if scene.view["step"] == PREPARING else scene.view["force"] or empire


def say_means(scene: Scene) -> list[str]:
    """What can still be placed and spent, each thing there is; before the first army what the card says."""
    empire = empire_named(scene, scene.view["active"])
    if empire and scene.view["step"] == PREPARING:
        return card_of(scene, empire)
    pool: dict[str, Any] = scene.view["pool"]
    can_run_out = scene.view["step"] in SPENDING
    said = [scene.say("terminal-history-pool", count=pool["armies"])] if pool["armies"] or can_run_out else []
    named = {"allies": "allies", "lost": "lost", "coins": "coins", "allied_coins": "allied-coins", "forts": "forts"}
    said += [scene.say(f"terminal-history-{key}", count=pool[name]) for name, key in named.items() if pool[name]]
    return said + _rising(scene)


def _rising(scene: Scene) -> list[str]:
    """Where the next monument may rise when the turn ends, as it stands now."""
    sites = (scene.view["rising"] or {}).get("sites")
    return [scene.say("terminal-history-rising", lands=say_names(scene, "land", sites))] if sites else []


def _fleets(scene: Scene) -> list[str]:
    """The waters with a fleet by name, or where they are too many, their number."""
    waters = [water["id"] for water in scene.view["waters"] if water["fleet"]]
    if len(waters) > FEW_FLEETS:
        return [scene.say("unit-fleets", count=len(waters))]
    return [scene.say("terminal-history-fleets", waters=say_names(scene, "water", waters))] if waters else []


def _in_force(scene: Scene) -> list[str]:
    cards = scene.view["in_force"]
    return [scene.say("terminal-history-in-force", cards=say_names(scene, "card", cards))] if cards else []


def battle(scene: Scene, width: int) -> list[Text]:
    """Both sides of an attack: their dice and what they add."""
    fight = scene.view["battle"]
    if not fight:
        return []
    attack = _dice(scene, fight["attack_dice"], fight["attack_bonus"])
    parts = [
        Text(scene.say("terminal-history-battle", land=scene.say(f"land-{fight['land']}")), "bold"),
        Text.assemble(marked(fight["attacker"], scene.names[fight["attacker"]]), f" {attack}"),
    ]
    if fight["defender"] is not None:
        defence = _dice(scene, fight["defence_dice"], fight["defence_bonus"])
        parts.append(Text.assemble(marked(fight["defender"], scene.names[fight["defender"]]), f" {defence}"))
    return flow(parts, width)


def _dice(scene: Scene, count: int, bonus: int) -> str:
    said = scene.say("unit-dice", count=count)
    return f"{said} +{bonus}" if bonus else said


def seas(scene: Scene, width: int) -> list[Text]:
    """The waters that somebody holds with a fleet and an army on it."""
    held = [water for water in scene.view["waters"] if water["holder"] is not None]
    parts = [Text.assemble(f"{scene.say('water-' + water['id'])} ", badge(water["holder"])) for water in held]
    return flow([Text(scene.say("terminal-history-seas"), "bold"), *parts], width) if held else []


def empires(scene: Scene, width: int) -> list[Text]:
    """The seven empires of the epoch in their order, with strength, and who has each as far as one may know."""
    return flow([_empire(scene, empire) for empire in scene.view["empires"]], width)


def _empire(scene: Scene, empire: Thing) -> Text:
    """Marked are the one that acts and the one just drawn; `?` where one may not know, a stroke where nobody has it."""
    name = f"{scene.say('empire-' + empire['id'])} {empire['strength']}"
    if empire["holder"] is not None:
        style = "bold" if empire["active"] else ""
        return Text.assemble("▶" if empire["active"] else "", (name, style), " ", badge(empire["holder"]))
    if empire["id"] == scene.view["draw"]["drawn"]:
        return Text(f"{CHOSEN}{name}", "bold")
    return Text(f"{name} {'–' if empire['unused'] else '?'}", "dim")

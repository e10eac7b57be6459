"""Roll Through the Ages in words: short lines to be read aloud, and the words both modes share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.terminal.boards.roll_through_the_ages.pieces import in_play
from aevum.terminal.lines import listed
from aevum.terminal.scene import Scene

SCORE_PARTS = ("developments", "monuments", "architecture", "empire", "disasters", "total")
ROLLING = ("reroll", "lead", "divide")


def title(scene: Scene) -> str:
    """The round, and whether it is the last or how near the end is."""
    view = scene.view
    if view["rounds_solo"]:
        return scene.say("terminal-rta-round-solo", round=view["round"], rounds=view["rounds_solo"])
    if view["last_round"]:
        return scene.say("terminal-rta-round-last", round=view["round"])
    end = {part: f"{view['end'][part]}/{view['end'][f'{part}_to_end']}" for part in ("developments", "monuments")}
    return scene.say("terminal-rta-round", round=view["round"], **end)


def scores(scene: Scene) -> list[tuple[str, list[int]]]:
    """RT-112: the parts of the score."""
    return [
        (scene.say(f"terminal-rta-score-{part}"), [seat["score"][part] for seat in scene.view["seats"]])
        for part in SCORE_PARTS
    ]


def say_turn(scene: Scene) -> list[str]:
    """The rolls that are left, the workers and the coins, where they matter."""
    view = scene.view
    said = []
    if view["step"] == "reroll":
        said.append(scene.say("terminal-rta-rolls-left", count=view["rolls_left"]))
    if view["workers"]:
        said.append(scene.say("unit-workers", count=view["workers"]))
    if view["coins"]:
        said.append(scene.say("unit-coins", count=view["coins"]))
    return said


def say_offer(scene: Scene) -> list[str]:
    """The offer on the table: who gives what to whom."""
    trade = scene.view["trade"]
    if not trade:
        return []
    nothing = scene.say("terminal-rta-nothing")
    return [
        scene.say(
            "terminal-rta-offer",
            seat=scene.names[scene.view["turn"]],
            partner=scene.names[trade["partner"]],
            gives=_wares(scene, trade["gives"]) or nothing,
            asks=_wares(scene, trade["asks"]) or nothing,
        )
    ]


def _wares(scene: Scene, wares: list[dict[str, Any]]) -> str:
    named = [(ware["count"], scene.say(f"ware-{ware['id']}")) for ware in wares]
    return listed(scene.texts, [scene.say("terminal-rta-ware", count=count, ware=name) for count, name in named])


def told_tray(scene: Scene) -> list[str]:
    """What the step needs: the dice while rolling, the buildings while building, the stores while buying."""
    shown = scene.view["turn"] if scene.seat is None else scene.seat
    seat = scene.view["seats"][shown]
    lines = say_offer(scene)
    if scene.view["step"] in ROLLING:
        lines.append(_dice(scene))
    turn = say_turn(scene)
    if turn:
        lines.append(scene.say("terminal-rta-turn", has=listed(scene.texts, turn)))
    return lines + [say(scene, seat) for say in _NEEDED.get(scene.view["step"], ())]


def _dice(scene: Scene) -> str:
    dice = [_die(scene, number, die) for number, die in enumerate(scene.view["dice"], start=1)]
    return scene.say("terminal-rta-dice", dice=listed(scene.texts, dice))


def _die(scene: Scene, number: int, die: dict[str, Any]) -> str:
    held = die["locked"] and scene.view["step"] == "reroll"
    face = scene.say(f"face-{die['face']}")
    return scene.say("terminal-rta-die-held" if held else "terminal-rta-die", number=number, face=face)


def told_sheets(scene: Scene) -> list[str]:
    """Everything on the table, seat by seat."""
    lines = []
    for number, seat in enumerate(scene.view["seats"]):
        points = scene.say("unit-points", count=seat["score"]["total"])
        lines.append(scene.say("terminal-rta-seat", seat=scene.names[number], points=points))
        lines += [say(scene, seat) for say in (_food, _goods, _cities, _monuments, _developments)]
        if seat["disaster_points"]:
            lines.append(scene.say("terminal-rta-lost", count=seat["disaster_points"]))
    return lines


def _food(scene: Scene, seat: dict[str, Any]) -> str:
    return scene.say("terminal-rta-told-food", food=seat["food"], capacity=seat["food_capacity"], cities=seat["cities"])


def _goods(scene: Scene, seat: dict[str, Any]) -> str:
    held = [
        scene.say(
            "terminal-rta-told-good", count=good["count"], good=scene.say(f"good-{good['id']}"), value=good["value"]
        )
        for good in seat["goods"]
        if good["count"]
    ]
    if not held:
        return scene.say("terminal-rta-told-no-goods")
    return scene.say(
        "terminal-rta-told-goods", goods=listed(scene.texts, held), total=seat["goods_total"], value=seat["goods_value"]
    )


def _cities(scene: Scene, seat: dict[str, Any]) -> str:
    begun = [_progress(scene, project) for project in in_play(seat) if project["kind"] == "city"]
    return scene.say("terminal-rta-told-cities", count=seat["cities"], begun=listed(scene.texts, begun))


def _monuments(scene: Scene, seat: dict[str, Any]) -> str:
    shown = [_progress(scene, project) for project in in_play(seat) if project["kind"] == "monument"]
    return scene.say("terminal-rta-told-monuments", monuments=listed(scene.texts, shown))


def _progress(scene: Scene, project: dict[str, Any]) -> str:
    name = scene.say(f"project-{project['id']}")
    if project["complete"]:
        return scene.say("terminal-rta-complete", project=name)
    key = "terminal-rta-ticked-worth" if project["kind"] == "monument" else "terminal-rta-ticked"
    said = {word: project[word] for word in ("ticked", "boxes", "points")}
    return scene.say(key, project=name, **said)


def _developments(scene: Scene, seat: dict[str, Any]) -> str:
    names = [scene.say(f"development-{name}") for name in seat["developments"]]
    if not names:
        return scene.say("terminal-rta-has-none")
    return scene.say("terminal-rta-has", developments=listed(scene.texts, names))


_NEEDED: dict[str, tuple[Callable[[Scene, dict[str, Any]], str], ...]] = {
    "divide": (_food,),
    "trade": (_food, _goods),
    "compose": (_food, _goods),
    "answer": (_food, _goods),
    "build": (_cities, _monuments),
    "buy": (_goods,),
    "discard": (_goods,),
}

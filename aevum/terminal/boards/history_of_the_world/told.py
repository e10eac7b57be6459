"""History of the World in words: Area by Area and land by land, short enough to be listened to."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from aevum.core.phrases import Choice
from aevum.terminal.boards.history_of_the_world.panel import (
    card_of,
    empire_named,
    empires_to_incite,
    force_of,
    say_means,
    say_names,
)
from aevum.terminal.boards.history_of_the_world.signs import FIGHTS, Thing
from aevum.terminal.boards.history_of_the_world.tray import by_deck
from aevum.terminal.lines import listed, parted
from aevum.terminal.mistakes import MOST_LISTED as FEW
from aevum.terminal.scene import Scene

WAYS = {"come_from": "land", "sail_over": "water"}  # verbs that name the way of an attack, and what they name
GOING = ("expand", "send_allies")  # verbs with which a land is entered without a fight


def title(scene: Scene) -> str:
    """The epoch, and the empire whose turn it is."""
    epoch = scene.say(f"epoch-{scene.view['epoch']}")
    if not scene.view["active"]:
        return epoch
    return scene.say("terminal-history-title", epoch=epoch, empire=scene.say(f"empire-{scene.view['active']}"))


def scores(scene: Scene) -> list[tuple[str, list[int]]]:
    """HW-204, HW-218: the points epoch by epoch so far, those of markers, and the sum."""
    sides = [side["score"] for side in scene.view["seats"]]
    epochs = range(scene.view["epoch"])
    return [
        *((scene.say(f"epoch-{epoch + 1}"), [side["epochs"][epoch] for side in sides]) for epoch in epochs),
        (scene.say("terminal-history-score-markers"), [side["markers"] for side in sides]),
        (scene.say("terminal-history-score-total"), [side["total"] for side in sides]),
    ]


def told_sheets(scene: Scene) -> list[str]:
    """Everything on the table but what the tray tells: the seats, the empires of the epoch, the Areas, the fleets."""
    lines = [say_seat(scene, seat) for seat in range(len(scene.names))]
    lines += [_empires(scene)]
    lines += [line for area in scene.view["areas"] for line in say_area(scene, area)]
    needed = told_tray(scene)
    return [line for line in (*lines, *_waters(scene), *_hand(scene)) if line not in needed]


def told_tray(scene: Scene) -> list[str]:
    """What the step needs."""
    return [line for say in _NEEDED.get(scene.view["step"], (_options,)) for line in say(scene)]


def say_seat(scene: Scene, seat: int) -> str:
    """A seat with its figures."""
    side = scene.view["seats"][seat]
    said = [
        scene.say("unit-points", count=side["score"]["total"]),
        scene.say("terminal-history-told-now", count=side["now"]["total"]),
        scene.say("unit-lands", count=side["lands"]),
        scene.say("terminal-history-told-cards", greater=side["greater"], lesser=side["lesser"]),
    ]
    if side["markers"]:
        said.append(scene.say("unit-markers", count=len(side["markers"])))
    return scene.say("terminal-told-score", seat=scene.names[seat], parts=listed(scene.texts, said))


def _empires(scene: Scene) -> str:
    """The seven empires of the epoch, and who has each as far as one may know."""
    said = [_empire(scene, empire) for empire in scene.view["empires"]]
    return scene.say("terminal-history-told-empires", empires=parted(scene.texts, said))


def _empire(scene: Scene, empire: Thing) -> str:
    said = {"empire": scene.say(f"empire-{empire['id']}"), "count": empire["strength"]}
    if empire["holder"] is not None:
        return scene.say("terminal-history-told-held", **said, seat=scene.names[empire["holder"]])
    return scene.say(f"terminal-history-told-{'unused' if empire['unused'] else 'unknown'}", **said)


def say_area(scene: Scene, area: Thing) -> list[str]:
    """An Area with its value and everybody's level, the lands that are held, and those that are not."""
    lands = [land for land in scene.view["lands"] if land["area"] == area["id"]]
    held = [say_land(scene, land) for land in lands if land["holder"] is not None]
    free = [_free(scene, land) for land in lands if land["holder"] is None]
    said = {"area": scene.say(f"area-{area['id']}"), "value": area["value"]}
    levels = [_level(scene, seat, side) for seat, side in enumerate(area["seats"]) if side["level"]]
    key = "terminal-history-told-area" if levels else "terminal-history-told-free-area"
    lines = [scene.say(key, **said, **({"levels": parted(scene.texts, levels)} if levels else {}))]
    lines += [scene.say("terminal-history-told-lands", lands=parted(scene.texts, held))] if held else []
    return lines + ([scene.say("terminal-history-told-free", lands=listed(scene.texts, free))] if free else [])


def _level(scene: Scene, seat: int, side: Thing) -> str:
    said = {"seat": scene.names[seat], "level": scene.say(f"level-{side['level']}"), "count": side["points"]}
    return scene.say("terminal-history-told-level", **said)


def _free(scene: Scene, land: Thing) -> str:
    """A land nobody holds, with what stands or lies there all the same."""
    name, standing = scene.say(f"land-{land['id']}"), say_pieces(scene, land)
    return _with(scene, name, listed(scene.texts, standing)) if standing else name


def say_land(scene: Scene, land: Thing) -> str:
    """A land that is held: by whom, with what."""
    name = scene.say(f"land-{land['id']}")
    return scene.say("terminal-history-told-land", land=name, armies=say_armies(scene, land))


def say_armies(scene: Scene, land: Thing) -> str:
    """Whose armies stand in a land, of which epoch, and what else is there."""
    parts = [scene.names[land["holder"]]]
    parts += [scene.say("unit-armies", count=land["armies"])] if land["armies"] > 1 else []
    parts += [scene.say(f"epoch-{land['epoch']}")] if land["epoch"] else []
    return listed(scene.texts, [*parts, *say_pieces(scene, land)])


def say_pieces(scene: Scene, land: Thing) -> list[str]:
    """What stands or lies in a land, piece by piece."""
    there = {
        "fort": land["fort"],
        "capital": land["settlement"] == "capital",
        "city": land["settlement"] == "city",
        "monument": land["monument"],
        "resource": land["resource"],
    }
    return [scene.say(f"piece-{piece}") for piece, stands in there.items() if stands]


def _waters(scene: Scene) -> list[str]:
    """The waters with a fleet of the empire that acts, and those that somebody holds."""
    fleets = [water["id"] for water in scene.view["waters"] if water["fleet"]]
    lines = [scene.say("terminal-history-told-fleets", waters=say_names(scene, "water", fleets))] if fleets else []
    held = [
        scene.say("terminal-history-told-sea", water=scene.say(f"water-{water['id']}"), seat=scene.names[holder])
        for water in scene.view["waters"]
        if (holder := water["holder"]) is not None
    ]
    return lines + ([scene.say("terminal-history-told-seas", seas=parted(scene.texts, held))] if held else [])


def _hand(scene: Scene) -> list[str]:
    """The cards of the one who looks."""
    hand = [] if scene.seat is None else scene.view["seats"][scene.seat]["hand"]
    return [
        scene.say(f"terminal-history-told-hand-{deck}", cards=parted(scene.texts, _cards(scene, cards)))
        for deck, cards in by_deck(scene, hand).items()
    ]


def _cards(scene: Scene, cards: Iterable[str]) -> list[str]:
    return [scene.say(f"card-{card}") for card in cards]


def _drawn(scene: Scene) -> list[str]:
    """The empire card in hand, as far as one may see it."""
    empire = empire_named(scene, scene.view["draw"]["drawn"])
    if not empire:
        return []
    card = parted(scene.texts, card_of(scene, empire))
    said = {"empire": scene.say(f"empire-{empire['id']}"), "card": card}
    return [scene.say("terminal-history-told-drawn", **said)]


def _acting(scene: Scene) -> list[str]:
    """The empire that acts, its armies and coins, and the cards in force."""
    force = force_of(scene)
    if not force:
        return []
    parts = say_means(scene)
    if scene.view["in_force"]:
        parts.append(scene.say("terminal-history-in-force", cards=say_names(scene, "card", scene.view["in_force"])))
    name = scene.say(f"{force['kind']}-{force['id']}")
    return [scene.say("terminal-told-score", seat=name, parts=parted(scene.texts, parts))]


def _reach(scene: Scene) -> list[str]:
    """Where the armies can go without a fight, and every land that can be attacked with its odds."""
    going = {_land_of(choice) for choice in scene.choices if choice.verb in GOING}
    lands = [land for land in scene.view["lands"] if land["id"] in going]
    lines = []
    for key, is_own in (("terminal-history-told-going", False), ("terminal-history-told-own", True)):
        there = [land for land in lands if (land["holder"] is not None) == is_own]
        lines += [scene.say(key, lands=_by_area(scene, there))] if there else []
    chances = [_chance(scene, choice) for choice in scene.choices if choice.verb in FIGHTS]
    return lines + ([scene.say("terminal-history-told-fights", lands=parted(scene.texts, chances))] if chances else [])


def _by_area(scene: Scene, lands: list[Thing]) -> str:
    """Lands by name, those of one Area together."""
    said = []
    for area in scene.view["areas"]:
        there = [land["id"] for land in lands if land["area"] == area["id"]]
        if there:
            said.append(_with(scene, say_names(scene, "land", there), scene.say(f"area-{area['id']}")))
    return parted(scene.texts, said)


def _with(scene: Scene, names: str, more: str) -> str:
    """Names, and what is said of them in brackets."""
    return scene.say("terminal-history-told-with", land=names, pieces=more)


def _options(scene: Scene) -> list[str]:
    """The lands to choose from by whose they are; free ones only where they are too many to be named in one line."""
    offered = {choice.words.split(" ")[-1] for choice in scene.choices}
    lands = [land for land in scene.view["lands"] if land["id"] in offered]
    if any(land["holder"] not in (None, scene.seat) for land in lands):
        return [scene.say("terminal-history-told-options", lands=_by_holder(scene, lands))]
    return [scene.say("terminal-history-told-options", lands=_by_area(scene, lands))] if len(lands) > FEW else []


def _by_holder(scene: Scene, lands: list[Thing]) -> str:
    """Lands by name, those of one player together, and last those that nobody holds."""
    said = []
    for holder in (*range(len(scene.names)), None):
        there = [land["id"] for land in lands if land["holder"] == holder]
        if there:
            whose = scene.say("terminal-history-told-nobody") if holder is None else scene.names[holder]
            said.append(_with(scene, say_names(scene, "land", there), whose))
    return parted(scene.texts, said)


def _incitable(scene: Scene) -> list[str]:
    """The empires in which a civil war can break out, each with its player and in how many lands it stands."""
    said = []
    for empire, lands in empires_to_incite(scene).items():
        whose = [scene.names[lands[0]["holder"]], scene.say("unit-lands", count=len(lands))]
        said.append(_with(scene, scene.say(f"empire-{empire}"), listed(scene.texts, whose)))
    return [scene.say("terminal-history-told-inciting", empires=parted(scene.texts, said))]


def _land_of(choice: Choice) -> str:
    return choice.words.split(" ")[1]


def _chance(scene: Scene, choice: Choice, family: str = "land") -> str:
    """A land or a water with the odds of an attack there, or from there."""
    effects = listed(scene.texts, [effect.text for effect in choice.effects])
    return scene.say("terminal-history-told-chance", land=scene.say(f"{family}-{_land_of(choice)}"), effects=effects)


def _ways(scene: Scene) -> list[str]:
    """The ways of an attack with their odds."""
    ways = [_chance(scene, choice, WAYS[choice.verb]) for choice in scene.choices if choice.verb in WAYS]
    return [scene.say("terminal-history-told-ways", ways=parted(scene.texts, ways))] if ways else []


def _battle(scene: Scene) -> list[str]:
    """An attack whose way is chosen: the dice of the attacker, and a fort."""
    fight = scene.view["battle"]
    if not fight:
        return []
    said = {
        "land": scene.say(f"land-{fight['land']}"),
        "dice": scene.say("unit-dice", count=fight["attack_dice"]),
        "bonus": fight["attack_bonus"],
        "defence": fight["defence_bonus"],
    }
    return [scene.say("terminal-history-told-battle", **said)]


_NEEDED: dict[str, tuple[Callable[[Scene], list[str]], ...]] = {
    "empire": (_drawn,),
    "event": (_acting, _hand),
    "expand": (_acting, _reach),
    "route": (_battle, _ways),
    "naval": (_acting, _waters),
    "astronomy": (_waters,),
    "recall": (_waters,),
    "reallocation": (_waters,),
    "incite": (_incitable,),
    "rebel": (_reach,),
    "raid": (_reach,),
}

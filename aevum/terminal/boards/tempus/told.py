"""Tempus in words: the map by owner and by terrain, hex by hex by name, short enough to be listened to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aevum.terminal.boards.tempus.island import is_land
from aevum.terminal.boards.tempus.panel import next_epoch
from aevum.terminal.boards.tempus.signs import SIGNS
from aevum.terminal.boards.tempus.tile import turned
from aevum.terminal.lines import listed, parted
from aevum.terminal.scene import Scene

SCORE_PARTS = ("hexes", "cities", "flight", "total")
# The six sides of a hex, clockwise, and the way to the neighbour there.
SIDES = {
    "north_west": (0, -1),
    "north_east": (1, -1),
    "east": (1, 0),
    "south_east": (0, 1),
    "south_west": (-1, 1),
    "west": (-1, 0),
}
WAYS = {1: "land", 2: "lake", 3: "sea"}  # how the picked person gets to a hex
Hex = dict[str, Any]


def title(scene: Scene) -> str:
    """The epoch, or what comes before the first."""
    view = scene.view
    if view["tile"]:
        return scene.say("terminal-tempus-building", count=view["tiles_left"])
    if not view["epoch"]:
        return scene.say("terminal-tempus-settling")
    return scene.say("terminal-tempus-epoch", epoch=view["epoch"], epochs=len(view["epochs"]) - 1)


def scores(scene: Scene) -> list[tuple[str, list[int]]]:
    """TE-112: the parts of the score."""
    return [
        (scene.say(f"terminal-tempus-score-{part}"), [side["score"][part] for side in scene.view["seats"]])
        for part in SCORE_PARTS
    ]


def told_sheets(scene: Scene) -> list[str]:
    """Everything on the table but what the tray tells: the seats with what they hold, then the land nobody holds."""
    lines = [say_next(scene)] if not scene.view["tile"] else []
    for seat in range(len(scene.names)):
        lines += say_seat(scene, seat)
    needed = told_tray(scene)
    return [line for line in (*lines, *_free_land(scene), *_lakes(scene), *_hand(scene)) if line not in needed]


def told_tray(scene: Scene) -> list[str]:
    """What the step needs."""
    return [line for say in _NEEDED.get(scene.view["step"], ()) for line in say(scene)]


def say_seat(scene: Scene, seat: int) -> list[str]:
    """A seat with its figures, and where it stands."""
    side = scene.view["seats"][seat]
    said = [
        scene.say("unit-points", count=side["score"]["total"]),
        scene.say("terminal-tempus-told-epoch", epoch=scene.say(f"epoch-{scene.view['epochs'][side['cube']]['id']}")),
        scene.say("terminal-tempus-told-tiles", count=side["tiles"]),
        scene.say("unit-cards", count=side["hand_size"]),
        scene.say("effect-progress", amount=str(side["progress"]), count=side["progress"]),
        scene.say("terminal-tempus-told-stock", count=side["stock"]),
    ]
    if side["protected"] and scene.view["epoch"]:
        said.append(scene.say("terminal-tempus-told-protected"))
    if side["open"]:
        said.append(scene.say("terminal-tempus-told-open", cards=say_cards(scene, side["open"])))
    name = scene.names[seat]
    return [scene.say("terminal-told-score", seat=name, parts=listed(scene.texts, said)), *say_places(scene, seat)]


def say_places(scene: Scene, seat: int) -> list[str]:
    """Where a seat's people and cities stand."""
    held = [place for place in scene.view["hexes"] if place["holder"] == seat]
    people = [_people(scene, place) for place in held if place["people"]]
    cities = [_city(scene, place) for place in held if place["city"]]
    name = scene.names[seat]
    return [
        *([scene.say("terminal-tempus-told-people", seat=name, people=listed(scene.texts, people))] if people else []),
        *([scene.say("terminal-tempus-told-cities", seat=name, cities=listed(scene.texts, cities))] if cities else []),
    ]


def _people(scene: Scene, place: Hex) -> str:
    terrain = scene.say(f"terrain-{place['terrain']}")
    return scene.say("terminal-tempus-told-stack", hex=place["id"], terrain=terrain, count=place["people"])


def _city(scene: Scene, place: Hex) -> str:
    return scene.say("terminal-tempus-told-city", hex=place["id"], city=scene.say(f"city-{place['city']}"))


def _free_land(scene: Scene) -> list[str]:
    """The land nobody holds, terrain by terrain."""
    free = [place for place in scene.view["hexes"] if is_land(place) and place["holder"] is None]
    return _by_terrain(scene, free, "terminal-tempus-told-free")


def _lakes(scene: Scene) -> list[str]:
    names = [place["id"] for place in scene.view["hexes"] if place["terrain"] == "lake"]
    return [scene.say("terminal-tempus-told-lakes", hexes=listed(scene.texts, names))] if names else []


def say_next(scene: Scene) -> str:
    """The next epoch, its terrain and what it brings."""
    epoch = next_epoch(scene)
    return scene.say(
        "terminal-tempus-told-next",
        epoch=scene.say(f"epoch-{epoch['id']}"),
        terrain=scene.say(f"terrain-{epoch['terrain']}"),
        effect=scene.say(f"epoch-{epoch['id']}-effect"),
    )


def _hand(scene: Scene) -> list[str]:
    """The cards of the one who looks."""
    hand = [] if scene.seat is None else scene.view["seats"][scene.seat]["hand"]
    return [scene.say("terminal-tempus-told-hand", cards=say_cards(scene, hand))] if hand else []


def say_cards(scene: Scene, cards: list[dict[str, Any]]) -> str:
    """Cards by idea and terrain."""
    return listed(scene.texts, [_card(scene, held) for held in cards])


def _card(scene: Scene, held: dict[str, Any]) -> str:
    names = {"idea": scene.say(f"idea-{held['idea']}"), "terrain": scene.say(f"terrain-{held['terrain']}")}
    return scene.say("terminal-tempus-told-card", count=held["count"], **names)


def _own_places(scene: Scene) -> list[str]:
    return [] if scene.seat is None else say_places(scene, scene.seat)


def _tiles(scene: Scene) -> list[str]:
    """The action tiles everybody still has."""
    tiles = [
        scene.say("terminal-told-part", part=name, points=side["tiles"])
        for name, side in zip(scene.names, scene.view["seats"], strict=True)
    ]
    return [scene.say("terminal-tempus-told-all-tiles", tiles=listed(scene.texts, tiles))]


def _moves(scene: Scene) -> list[str]:
    return [scene.say("terminal-tempus-told-moves", count=scene.view["moves_left"])]


def _births(scene: Scene) -> list[str]:
    return [scene.say("terminal-tempus-told-births", count=scene.view["moves_left"])]


def _reach(scene: Scene) -> list[str]:
    """Where the picked person can get to, way by way and terrain by terrain."""
    lines = []
    for number, way in WAYS.items():
        there = [place for place in scene.view["hexes"] if place["reach"] == number]
        if there:
            places = parted(scene.texts, _by_terrain(scene, there, "terminal-tempus-told-places"))
            lines.append(scene.say(f"terminal-tempus-told-by-{way}", hex=scene.view["picked"], places=places))
    return lines


def _by_terrain(scene: Scene, places: list[Hex], key: str) -> list[str]:
    """Hexes by name, those of one terrain together."""
    found = []
    for terrain in SIGNS:
        names = [place["id"] for place in places if place["terrain"] == terrain]
        if names:
            found.append(scene.say(key, terrain=scene.say(f"terrain-{terrain}"), hexes=listed(scene.texts, names)))
    return found


def _tile(scene: Scene) -> list[str]:
    """The tile that waits to be placed, from its middle outwards."""
    tile = scene.view["tile"]
    around = [scene.say(f"terrain-{terrain}") for terrain in tile["ring"]]
    middle = scene.say(f"terrain-{tile['centre']}")
    return [scene.say("terminal-tempus-told-tile", middle=middle, around=listed(scene.texts, around))]


def _turns(scene: Scene) -> list[str]:
    """For every turn of the tile which terrain would lie on which hex."""
    at = {place["id"]: place for place in scene.view["hexes"]}
    around = neighbours(scene, at[scene.view["spot"]])
    lines = []
    for turn in range(len(SIDES)):
        lie = zip(around.values(), turned(scene.view["tile"], turn), strict=True)
        said = [_named(scene, place, terrain) for place, terrain in lie if place]
        words = f"{scene.say('verb-turn_tile')} {turn}"
        lines.append(scene.say("terminal-tempus-told-turned", words=words, hexes=listed(scene.texts, said)))
    return lines


def _named(scene: Scene, place: Hex, terrain: str) -> str:
    return scene.say("terminal-tempus-told-hex", hex=place["id"], terrain=scene.say(f"terrain-{terrain}"))


def neighbours(scene: Scene, place: Hex) -> dict[str, Hex | None]:
    """The hexes around a hex by the side they lie on; nothing beyond the edge of the board."""
    at = {(other["q"], other["r"]): other for other in scene.view["hexes"]}
    return {side: at.get((place["q"] + q, place["r"] + r)) for side, (q, r) in SIDES.items()}


def _fight(scene: Scene) -> list[str]:
    """Both sides of a fight with their points and cards, as far as they lie open."""
    fight = scene.view["fight"]
    if not fight:
        return []
    said = {"origin": fight["from"], "target": fight["target"], "terrain": scene.say(f"terrain-{fight['terrain']}")}
    return [
        scene.say("terminal-tempus-told-fight", **said),
        *_fighter(scene, fight["attacker"], fight["attack"], fight["hidden"]),
        *_fighter(scene, fight["defender"], fight["defence"], 0),
    ]


def _fighter(scene: Scene, seat: int, points: int, hidden: int) -> list[str]:
    laid = scene.view["seats"][seat]["laid"]
    said = [scene.say("unit-points", count=points)]
    said += [say_cards(scene, laid)] if laid else []
    said += [scene.say("terminal-tempus-hidden", count=hidden)] if hidden else []
    return [scene.say("terminal-told-score", seat=scene.names[seat], parts=listed(scene.texts, said))]


def _progress(scene: Scene) -> list[str]:
    """The epoch that is laid for, and how everybody stands on the board."""
    points = [
        scene.say("terminal-told-part", part=name, points=side["progress"])
        for name, side in zip(scene.names, scene.view["seats"], strict=True)
    ]
    return [say_next(scene), scene.say("terminal-tempus-told-progress", points=listed(scene.texts, points))]


_NEEDED: dict[str, tuple[Callable[[Scene], list[str]], ...]] = {
    "tile": (_tile,),
    "turn_tile": (_turns,),
    "settle": (_own_places, _free_land, _lakes),
    "action": (_tiles, _own_places, _hand),
    "move_pick": (_moves, _own_places),
    "move_go": (_reach,),
    "children": (_births,),
    "fight_from": (_own_places,),
    "fight_terrain": (_fight, _hand),
    "fight_attack": (_fight, _hand),
    "fight_defend": (_fight, _hand),
    "discard": (_hand,),
    "city_hex": (_own_places,),
    "progress": (_progress, _hand),
    "religion": (_own_places,),
}

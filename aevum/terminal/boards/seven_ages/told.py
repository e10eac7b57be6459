"""7 Ages in words: players, empires, regions and what goes on, short enough to be listened to."""

from __future__ import annotations

from aevum.terminal.boards.seven_ages.atlas import say_part
from aevum.terminal.boards.seven_ages.cards import say_short_card
from aevum.terminal.boards.seven_ages.focus import (
    ROLES,
    is_dealing,
    say_action,
    say_conflict,
    say_deal,
    say_event,
    say_ground,
    say_means,
    say_move,
    say_odds,
    say_partner,
    say_passage,
    say_peeked,
    say_pile,
    say_role,
    say_side,
)
from aevum.terminal.boards.seven_ages.geography import PARTS, REGION_FACTS, part_of
from aevum.terminal.boards.seven_ages.panel import (
    glory_now,
    levels_in_use,
    say_belongings,
    say_icon,
    say_marker,
)
from aevum.terminal.boards.seven_ages.signs import (
    ATTACKED,
    POSSIBLE,
    Thing,
    acting_empire,
    all_empires,
    empires_of,
    marks,
    say_empire,
    say_leaders,
    say_region,
    say_units,
    signed,
)
from aevum.terminal.boards.seven_ages.tray import cards_offered, hand_of, say_card
from aevum.terminal.lines import listed, parted
from aevum.terminal.mistakes import MOST_LISTED as FEW
from aevum.terminal.scene import Scene


def title(scene: Scene) -> str:
    """The turn, the Age of the game, the action, and the empire that acts."""
    view = scene.view
    parts = [scene.say("terminal-seven-turn", turn=view["turn_number"])] if view["turn_number"] else []
    parts += [scene.say(f"age-{view['age']}")] if view["age"] else []
    parts += [scene.say(f"action-{view['action']}")] if view["action"] else []
    parts += [say_empire(scene, view["acting"])] if view["acting"] else []
    return " · ".join(parts) or scene.say("terminal-seven-setting-up")


def scores(scene: Scene) -> list[tuple[str, list[int]]]:
    """SA-070: the glory; while the turn is harvested, first that before the harvest and what it has brought so far."""
    sides = [side["score"] for side in scene.view["seats"]]
    harvested = [side["harvest"] for side in sides]
    total = scene.say("terminal-seven-score-total"), [side["total"] for side in sides]
    if not any(harvested):
        return [total]
    before = [side["total"] - side["harvest"] for side in sides]
    return [
        (scene.say("terminal-seven-score-before"), before),
        (scene.say("terminal-seven-score-harvest"), harvested),
        total,
    ]


def told_sheets(scene: Scene) -> list[str]:
    """Everything on the table but what the tray tells."""
    lines = [say_seat(scene, seat) for seat in range(len(scene.names))]
    for empire in all_empires(scene):
        lines += [*tell_empire(scene, empire), *tell_realm(scene, empire)]
    lines += [*tell_track(scene), tell_discards(scene), *_hand(scene)]
    needed = told_tray(scene)
    return [line for line in lines if line not in needed]


def told_tray(scene: Scene) -> list[str]:
    """What goes on, where one can go, and the hand while cards are chosen."""
    paragraphs = (_acting, _moving, _conflict, _deal, _passage, _event, _peeked, _options)
    lines = [line for paragraph in paragraphs for line in paragraph(scene)]
    return [*lines, *(_hand(scene) if cards_offered(scene) else [])]


# Players and empires


def say_seat(scene: Scene, seat: int) -> str:
    """A player with the figures everybody may see."""
    side = scene.view["seats"][seat]
    said = [
        scene.say("terminal-seven-told-glory", count=side["score"]["total"]),
        scene.say("terminal-seven-told-now", points=signed(side["score"]["now"])),
        scene.say("terminal-seven-told-cards", count=side["hand_size"]),
    ]
    own = [say_empire(scene, empire["id"]) for empire in empires_of(scene, seat)]
    said += [scene.say("terminal-seven-told-empires", empires=listed(scene.texts, own))] if own else []
    if side["marker"]:
        said.append(scene.say("terminal-seven-told-aside", marker=say_marker(scene, side["marker"])))
    if scene.view["holder"] == seat:
        said.append(scene.say("terminal-seven-told-holder"))
    return scene.say("terminal-told-score", seat=scene.names[seat], parts=parted(scene.texts, said))


def tell_empire(scene: Scene, empire: Thing) -> list[str]:
    """An empire: whose it is, its figures, what it has, its marker and its icons."""
    said = [
        scene.names[empire["seat"]],
        scene.say("terminal-seven-level", level=empire["level"], age=scene.say(f"age-{empire['age']}")),
        scene.say("terminal-seven-money", count=empire["money"]),
        scene.say("terminal-seven-income", count=signed(empire["income"])),
        scene.say("terminal-seven-regions", count=empire["regions"]),
        scene.say("terminal-seven-count", count=empire["units"]),
        scene.say("terminal-seven-leaders", count=empire["leaders"], most=empire["leader_limit"]),
        scene.say("terminal-seven-trade-value", count=signed(empire["trade"])),
        *say_belongings(scene, empire),
    ]
    if empire["marker"]:
        said.append(scene.say("terminal-seven-told-marker", marker=say_marker(scene, empire["marker"])))
    icons = parted(scene.texts, [say_icon(scene, icon) for icon in empire["glory"]])
    now = signed(glory_now(empire))
    return [
        scene.say("terminal-told-score", seat=say_empire(scene, empire["id"]), parts=parted(scene.texts, said)),
        scene.say("terminal-seven-told-icons", points=now, icons=icons),
    ]


def tell_realm(scene: Scene, empire: Thing) -> list[str]:
    """The regions that an empire controls or stands in, part of the world by part."""
    name = empire["id"]
    regions = [
        region
        for region in scene.view["regions"]
        if region["control"] == name or any(stack["empire"] == name for stack in region["stacks"])
    ]
    return [
        scene.say("terminal-seven-told-part", part=say_part(scene, part), regions=parted(scene.texts, said))
        for part in PARTS
        if (said := [say_region_of(scene, region, name) for region in regions if part_of(region["id"]) == part])
    ]


def say_region_of(scene: Scene, region: Thing, empire: str) -> str:
    """A region of an empire: what stands there, what is built, and who else is there."""
    said = [] if region["control"] == empire else [scene.say("terminal-seven-not-controlled")]
    said += [say_stack(scene, stack) for stack in region["stacks"] if stack["empire"] == empire]
    said += say_built(scene, region)
    said += [_guest(scene, stack) for stack in region["stacks"] if stack["empire"] != empire]
    name = say_region(scene, region["id"])
    return scene.say("terminal-seven-with", name=name, more=listed(scene.texts, said)) if said else name


def _guest(scene: Scene, stack: Thing) -> str:
    return scene.say("terminal-seven-guest", empire=say_empire(scene, stack["empire"]), stack=say_stack(scene, stack))


def say_stack(scene: Scene, stack: Thing) -> str:
    """SA-020: a stack by types where one sees them, else by its number; leaders by name."""
    known = sum(stack["units"].values())
    said = [say_units(scene, stack["units"])] if known else []
    if known < stack["count"]:
        said.append(scene.say("terminal-seven-count", count=stack["count"] - known))
    return listed(scene.texts, said + ([say_leaders(scene, stack["leaders"])] if stack["leaders"] else []))


def say_built(scene: Scene, region: Thing) -> list[str]:
    """What is built or lies in a region."""
    said = [scene.say("terminal-seven-piece-capital")] if region["capital"] else []
    said += [scene.say("terminal-seven-city", level=region["city"])] if region["city"] else []
    said += [scene.say("terminal-seven-piece-fort")] if region["fort"] else []
    said += [scene.say(f"artifact-{region['artifact']}")] if region["artifact"] else []
    return said + ([scene.say("terminal-seven-piece-disorder")] if region["disorder"] else [])


# The table


def tell_track(scene: Scene) -> list[str]:
    """The progress track, the most advanced first."""
    return [_told_level(scene, level) for level in reversed(levels_in_use(scene))]


def _told_level(scene: Scene, level: int) -> str:
    """A level of the track with everything on it."""
    here = [say_empire(scene, one["id"]) for one in scene.view["empires"] if one["level"] == level]
    here += [scene.say(f"artifact-{one['artifact']}") for one in scene.view["track"] if one["level"] == level]
    return scene.say("terminal-seven-told-level", level=level, things=listed(scene.texts, here))


def tell_discards(scene: Scene) -> str:
    """How many cards are left to draw, and the discards."""
    deck = scene.say("terminal-seven-deck", count=scene.view["deck"])
    names = [say_short_card(scene, card) for card in scene.view["discards"]]
    said = [deck, *([scene.say("terminal-seven-discards", cards=listed(scene.texts, names))] if names else [])]
    return scene.say("terminal-seven-told-cards-left", parts=parted(scene.texts, said))


def _hand(scene: Scene) -> list[str]:
    """The hand of the one who looks, each card with its uses, or as an empire while one creates."""
    cards = [say_card(scene, card) for card in hand_of(scene)]
    return [scene.say("terminal-seven-told-hand", cards=parted(scene.texts, cards))] if cards else []


# What goes on


def _acting(scene: Scene) -> list[str]:
    """The empire that acts and its means."""
    empire = acting_empire(scene)
    if not empire:
        return []
    said = [*([say_action(scene)] if scene.view["action"] else []), *say_means(scene, empire)]
    return [scene.say("terminal-told-score", seat=say_empire(scene, empire["id"]), parts=parted(scene.texts, said))]


def _moving(scene: Scene) -> list[str]:
    """The stack that moves."""
    move = scene.view["move"]
    if not move:
        return []
    return [scene.say("terminal-seven-told-moving", parts=parted(scene.texts, say_move(scene, move)))]


def _conflict(scene: Scene) -> list[str]:
    """The conflict, and a line a side."""
    fight = scene.view["conflict"]
    if not fight:
        return []
    sides = [
        (say_empire(scene, side["empire"]), [say_role(scene, role), *say_side(scene, side)])
        for role, side in zip(ROLES, fight["sides"], strict=True)
        if side["empire"]
    ]
    chances = say_odds(scene, fight)
    rows = [
        (say_conflict(scene, fight), say_ground(scene, fight["region"])),
        *sides,
        *([(scene.say("terminal-seven-odds"), chances)] if chances else []),
    ]
    return [scene.say("terminal-told-score", seat=head, parts=parted(scene.texts, said)) for head, said in rows]


def _deal(scene: Scene) -> list[str]:
    """A trade or an assassination: both sides."""
    if not is_dealing(scene):
        return []
    sides = [
        scene.say(
            "terminal-seven-with",
            name=say_empire(scene, side["empire"]),
            more=listed(scene.texts, say_partner(scene, side)),
        )
        for side in scene.view["sides"]
    ]
    if scene.view["pile"]:
        name, more = scene.say("terminal-seven-pile"), listed(scene.texts, say_pile(scene))
        sides.append(scene.say("terminal-seven-with", name=name, more=more))
    return [scene.say("terminal-told-score", seat=say_deal(scene), parts=parted(scene.texts, sides))]


def _passage(scene: Scene) -> list[str]:
    """What empires want for letting another one through."""
    said = say_passage(scene)
    head = scene.say("terminal-seven-passage")
    return [scene.say("terminal-told-score", seat=head, parts=parted(scene.texts, said))] if said else []


def _event(scene: Scene) -> list[str]:
    """The event that is carried out."""
    said = say_event(scene)
    return [scene.say("terminal-seven-look-event", name=said[0], text=said[1])] if said else []


def _peeked(scene: Scene) -> list[str]:
    """The cards of the draw pile that one looks at."""
    cards = say_peeked(scene)
    return [scene.say("terminal-seven-told-peeked", cards=listed(scene.texts, cards))] if cards else []


def _options(scene: Scene) -> list[str]:
    """The regions to choose from where they are many, part by part; those with a conflict ahead in any case."""
    found = marks(scene)
    lines = []
    for mark, key in ((POSSIBLE, "terminal-seven-told-options"), (ATTACKED, "terminal-seven-told-fights")):
        names = [name for name in REGION_FACTS if found.get(name) == mark]
        if names and (len(names) > FEW or mark == ATTACKED):
            lines.append(scene.say(key, regions=_by_part(scene, names)))
    return lines


def _by_part(scene: Scene, names: list[str]) -> str:
    """Regions by name, those of one part of the world together."""
    said = []
    for part in PARTS:
        here = [say_region(scene, name) for name in names if part_of(name) == part]
        if here:
            said.append(scene.say("terminal-seven-with", name=listed(scene.texts, here), more=say_part(scene, part)))
    return parted(scene.texts, said)

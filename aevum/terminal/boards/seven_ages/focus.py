"""What goes on: the empire that acts, the stack that moves, a conflict, a trade, an event, cards one looks at."""

from __future__ import annotations

from rich.text import Text

from aevum.terminal.boards.seven_ages.cards import say_short_card
from aevum.terminal.boards.seven_ages.geography import REGION_FACTS
from aevum.terminal.boards.seven_ages.signs import (
    Thing,
    acting_empire,
    badge,
    empire_named,
    region_at,
    say_empire,
    say_leaders,
    say_region,
    say_some,
    say_units,
    signed,
)
from aevum.terminal.lines import listed, wrap
from aevum.terminal.scene import Scene

DOT = " · "
INDENT = 2
BUILDING = ("build", "create_unit")  # the steps in which units are bought
MURDER = "assassin"  # how the steps of an assassination begin
TRADING = ("trade_card", "swap_trade", "advance", "gift", "play_event")  # the steps of a trade
PASSAGE = "passage"  # how the steps begin in which a way is asked for
ROLES = ("attacks", "defends")  # the two sides of a conflict, the one whose action it is first
LINES = ("front", "support", "covered", "free", "spent")  # the parts of a side in a conflict


def focus(scene: Scene, width: int) -> list[Text]:
    """Everything that goes on, each in its paragraph."""
    paragraphs = (acting, moving, conflict, dealing, prices_of_passage, event, peeked)
    return [line for paragraph in paragraphs for line in paragraph(scene, width)]


def acting(scene: Scene, width: int) -> list[Text]:
    """The empire that acts with its means; while it builds, what it can build and for how much."""
    empire = acting_empire(scene)
    if not empire or scene.view["conflict"]:
        return []
    said = [*([say_action(scene)] if scene.view["action"] else []), *say_means(scene, empire)]
    return _paragraph(_headed(scene, empire["id"]), said, width)


def say_action(scene: Scene) -> str:
    """The action that is carried out now."""
    return scene.say(f"action-{scene.view['action']}")


def say_means(scene: Scene, empire: Thing) -> list[str]:
    """The money and the level of an empire; for its player while it builds, the prices of what it can build."""
    said = [
        scene.say("terminal-seven-money", count=empire["money"]),
        scene.say("terminal-seven-level", level=empire["level"], age=scene.say(f"age-{empire['age']}")),
    ]
    if scene.view["step"] in BUILDING and empire["seat"] == scene.seat:
        said.append(scene.say("terminal-seven-builds", units=say_prices(scene, empire)))
        said += say_built_now(scene)
    return said


def say_built_now(scene: Scene) -> list[str]:
    """SA-125: where counters came in this production, and how many: what a region can take is limited."""
    places = [
        scene.say("terminal-seven-price", unit=say_region(scene, region["id"]), cost=region["placed"])
        for region in scene.view["regions"]
        if region["placed"]
    ]
    return [scene.say("terminal-seven-placed", places=listed(scene.texts, places))] if places else []


def say_prices(scene: Scene, empire: Thing) -> str:
    """The types an empire may build, each with its price."""
    prices = [
        scene.say("terminal-seven-price", unit=scene.say(f"unit-{one['unit']}"), cost=one["cost"])
        for one in empire["builds"]
    ]
    return listed(scene.texts, prices)


def moving(scene: Scene, width: int) -> list[Text]:
    """The stack that moves: where it is, what is in it, what its way has cost."""
    if not scene.view["move"]:
        return []
    return _paragraph(Text(scene.say("terminal-seven-moving"), "bold"), say_move(scene, scene.view["move"]), width)


def say_move(scene: Scene, move: Thing) -> list[str]:
    """The stack that moves, thing by thing."""
    at, origin = say_region(scene, move["at"]), say_region(scene, move["from"])
    said = [at if at == origin else scene.say("terminal-seven-way", at=at, origin=origin)]
    said += [say_units(scene, move["units"])] if move["units"] else []
    said += [say_leaders(scene, move["leaders"])] if move["leaders"] else []
    if move["left"]:
        left = [
            scene.say("terminal-seven-price", unit=scene.say(f"unit-{unit}"), cost=points)
            for unit, points in move["left"].items()
        ]
        said.append(scene.say("terminal-seven-left", units=listed(scene.texts, left)))
    return said + ([scene.say("terminal-seven-stopped")] if move["stopped"] else [])


def conflict(scene: Scene, width: int) -> list[Text]:
    """A conflict: where it is, its round, and a line a side."""
    fight = scene.view["conflict"]
    if not fight:
        return []
    head = Text(say_conflict(scene, fight), "bold")
    lines = _paragraph(head, say_ground(scene, fight["region"]), width)
    for role, side in zip(ROLES, fight["sides"], strict=True):
        if side["empire"]:
            said = [say_role(scene, role), *say_side(scene, side)]
            lines += _paragraph(_headed(scene, side["empire"]), said, width)
    chances = say_odds(scene, fight)
    return lines + (_paragraph(Text(scene.say("terminal-seven-odds")), chances, width) if chances else [])


def say_odds(scene: Scene, fight: Thing) -> list[str]:
    """The chances of the round, by how many units the enemy commits; none for whoever has no side in it."""
    rows = fight["odds"]["rows"] if fight["odds"] else []
    return [scene.say("terminal-seven-chances", **row) for row in rows]


def say_role(scene: Scene, role: str) -> str:
    """Whether a side attacks or defends: what the region adds is the defender's."""
    return scene.say(f"terminal-seven-{role}")


def say_conflict(scene: Scene, fight: Thing) -> str:
    """Where a conflict is, and in which round."""
    return scene.say("terminal-seven-conflict", region=say_region(scene, fight["region"]), round=fight["round"])


def say_ground(scene: Scene, name: str) -> list[str]:
    """What of a region matters in a conflict: its terrain, a city and a fort."""
    terrain, region = REGION_FACTS[name]["terrain"], region_at(scene, name)
    said = [scene.say(f"terrain-{terrain}")] if terrain else []
    if region and region["city"]:
        said.append(scene.say("terminal-seven-city", level=region["city"]))
    return said + ([scene.say("terminal-seven-piece-fort")] if region and region["fort"] else [])


def say_side(scene: Scene, side: Thing) -> list[str]:
    """One side of a conflict: its units by part with what each is worth, its card, and what counts for its total."""
    said = [scene.say("terminal-seven-count", count=side["count"])]
    said += [
        scene.say(f"terminal-seven-line-{part}", units=_valued(scene, side, side["parts"][part]))
        for part in LINES
        if side["parts"].get(part)
    ]
    if side["card"]:
        said.append(scene.say("terminal-seven-card", card=say_short_card(scene, side["card"])))
    said += [scene.say(f"terminal-seven-add-{name}", count=signed(points)) for name, points in side["adds"].items()]
    said += [scene.say("terminal-seven-side-disorder", count=side["disorder"])] if side["disorder"] else []
    return said + ([scene.say("terminal-seven-total", count=side["total"])] if side["total"] is not None else [])


def _valued(scene: Scene, side: Thing, units: Thing) -> str:
    """Units by type and number, each type with its values in front and in support."""
    said = []
    for unit, count in units.items():
        name = say_some(scene, unit, count)
        front, support = side["values"].get(unit, (None, None))
        said.append(name if front is None else scene.say("terminal-seven-with", name=name, more=f"{front}/{support}"))
    return listed(scene.texts, said)


def dealing(scene: Scene, width: int) -> list[Text]:
    """A trade or an assassination: a line a side."""
    if not is_dealing(scene):
        return []
    lines = [Text(say_deal(scene), "bold")]
    for side in scene.view["sides"]:
        lines += _paragraph(_headed(scene, side["empire"]), say_partner(scene, side), width)
    if scene.view["pile"]:
        lines += _paragraph(Text(scene.say("terminal-seven-pile"), "bold"), say_pile(scene), width)
    return lines


def is_dealing(scene: Scene) -> bool:
    """Whether two sides deal with one another outside a conflict."""
    step = scene.view["step"]
    return bool(scene.view["sides"]) and not scene.view["conflict"] and (step in TRADING or step.startswith(MURDER))


def say_deal(scene: Scene) -> str:
    """What kind of deal it is; with one side alone the draw pile is the other."""
    if scene.view["step"].startswith(MURDER):
        return scene.say("terminal-seven-murder")
    return scene.say("terminal-seven-trade" if len(scene.view["sides"]) > 1 else "terminal-seven-pile-trade")


def say_partner(scene: Scene, side: Thing) -> list[str]:
    """One side of a deal: its trade value, and its card as far as one sees it."""
    empire = empire_named(scene, side["empire"])
    said = [scene.say("terminal-seven-trade-value", count=signed(empire["trade"]))] if empire else []
    return said + ([scene.say("terminal-seven-card", card=say_short_card(scene, side["card"]))] if side["card"] else [])


def say_pile(scene: Scene) -> list[str]:
    """SA-153: the card that the draw pile has turned up."""
    return [scene.say("terminal-seven-card", card=say_short_card(scene, scene.view["pile"]))]


def prices_of_passage(scene: Scene, width: int) -> list[Text]:
    """SA-013: what empires want for letting another one through."""
    said = say_passage(scene)
    return _paragraph(Text(scene.say("terminal-seven-passage"), "bold"), said, width) if said else []


def say_passage(scene: Scene) -> list[str]:
    """The price of each empire that was asked for passage and wants one."""
    return [
        scene.say(
            "terminal-seven-passage-price",
            empire=say_empire(scene, one["empire"]),
            money=scene.say("terminal-seven-money", count=one["money"]),
            cards=scene.say("terminal-seven-told-cards", count=one["cards"]),
        )
        for one in scene.view["passage"]
        if scene.view["step"].startswith(PASSAGE)
    ]


def event(scene: Scene, width: int) -> list[Text]:
    """The event that is carried out, and what it does."""
    said = say_event(scene)
    if not said:
        return []
    head, text = said
    return _paragraph(Text(head, "bold"), [text], width)


def say_event(scene: Scene) -> tuple[str, str] | None:
    """The event that is carried out: its name and player, and its text; or the artefact by which units are lost."""
    played = scene.view["played"]
    if not played:
        by = (scene.view["subject"] or {}).get("by")
        return (scene.say(f"artifact-{by}"), scene.say(f"card-artifact-{by}")) if by else None
    name = scene.say(f"event-card-{played['card']['event']['id']}")
    if played["seat"] is not None:
        name = scene.say("terminal-seven-with", name=name, more=scene.names[played["seat"]])
    return name, scene.say(f"card-event-{played['card']['event']['id']}")


def peeked(scene: Scene, width: int) -> list[Text]:
    """The cards of the draw pile that one looks at, the next one first."""
    cards = say_peeked(scene)
    return _paragraph(Text(scene.say("terminal-seven-peeked"), "bold"), cards, width) if cards else []


def say_peeked(scene: Scene) -> list[str]:
    """The cards of the draw pile that one looks at."""
    if scene.seat is None:
        return []
    return [say_short_card(scene, card) for card in scene.view["seats"][scene.seat]["peeked"]]


def _headed(scene: Scene, name: str) -> Text:
    """The badge and the name of an empire."""
    return Text.assemble(badge(scene, name), " ", (say_empire(scene, name), "bold"))


def _paragraph(head: Text, said: list[str], width: int) -> list[Text]:
    """A head and what belongs to it, in as many lines as they need."""
    first, *others = wrap(DOT.join([head.plain, *said]), width, INDENT)
    return [Text.assemble(head, first[len(head.plain) :]), *map(Text, others)]

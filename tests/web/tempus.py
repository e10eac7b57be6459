"""Tempus in the browser: moments to look at, and what a visitor likes to press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from aevum.bots import greedy_bot
from aevum.core.engine import Engine
from aevum.core.match import Match
from aevum.core.record import Record
from aevum.core.vocabulary import pack
from aevum.games.tempus.actions import CHOOSE_FIGHT
from aevum.games.tempus.state import CARD_TERRAINS
from aevum.games.tempus.view import begun_at_once, fight_view
from tests.web.stages import Play, Until, asks, is_over

GAME = "tempus"
# Pressed in this order when they are there: what was begun, whatever is lit on the map, children, and be done.
LIKED = ("confirm-hex", "hex-", "choice-choose_children", "card-", "choice-")


def turn_of(view: dict[str, Any]) -> tuple[int, ...]:
    """The epoch, and whose turn it is."""
    return view["epoch"], view["turn"]


def warlike_bot(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """Fights whenever there is somebody to fight, and otherwise plays as a decent player does."""
    fight = pack(CHOOSE_FIGHT)
    if fight in engine.choices(seen, seat):
        then = engine.foresee(seen, seat, fight)
        if engine.game.sequence.names[int(then.step)].startswith("fight"):
            return fight
    return greedy_bot(engine, seen, seat, luck)


def holds_cards(until: Until, cards: int = 2) -> Until:
    """Whether the first seat also holds so many cards."""
    return lambda match: until(match) and match.observed(None).hand_size[0] >= cards


def has_acted(match: Match) -> bool:
    """Whether the first seat has taken its action and may only play a card or finish."""
    return asks("action")(match) and match.observed(0).actions_left == 0 and len(match.choices(0)) > 1


def fits_the_fight(match: Match) -> bool:
    """Whether the first seat attacks, and holds two cards, one of them of the terrain that counts."""
    seen = match.observed(0)
    fitting = seen.hands[0, int(seen.fight_terrain) :: CARD_TERRAINS]
    return holds_cards(asks("fight_attack"))(match) and seen.fight_terrain < CARD_TERRAINS and bool(fitting.sum())


def has_a_government(match: Match) -> bool:
    """Whether the first seat acts while Government lies open before somebody."""
    return asks("action")(match) and bool(match.observed(None).governing.any())


def may_govern(*verbs: str) -> Until:
    """Whether the first seat acts and its Government has these uses: to go on (play), to pass (wait)."""

    def holds(match: Match) -> bool:
        if not asks("action")(match):
            return False
        words = [match.game.vocabulary.to_words(action).split() for action in match.choices(0)]
        uses = {each[0] for each in words if each[0] == "wait" or each[:2] == ["play", "government"]}
        return uses == set(verbs)

    return holds


def may_play(match: Match) -> bool:
    """Whether the first seat can play a card now."""
    return any(match.game.vocabulary.to_words(action).startswith(("play ", "wait ")) for action in match.choices(0))


def holds_back(match: Match) -> bool:
    """Whether the first seat acts and holds cards, none of which can be played then."""
    acts = holds_cards(asks("action"), 1)(match) and match.observed(0).actions_left > 0
    return acts and not may_play(match)


def has_a_tie_broken(match: Match) -> bool:
    """Whether the match ended with a tie that somebody won who sits after somebody of as many points."""
    if not match.over or len(match.winners()) != 1:
        return False
    totals = [side["score"]["total"] for side in match.game.view(match.observed(None))["seats"]]
    (winner,) = match.winners()
    return totals[winner] == max(totals) and totals[winner] in totals[:winner]


def is_losing(match: Match) -> bool:
    """Whether people of the first seat are attacked by more than they are."""
    seen = match.observed(0)
    fight = fight_view(seen)
    if not asks("fight_defend")(match) or not fight or seen.city[int(seen.target)]:
        return False
    return bool(fight["attack"] > fight["defence"])


def has_tied(match: Match) -> bool:
    """Whether the first seat acts right after a fight in which both sides came to as much."""
    points = [told.values["points"] for told in match.told(match.position, 0) if told.event == "fight_points"]
    return asks("action")(match) and len(points) == 2 and points[0] == points[1]


def has_one_attack(match: Match) -> bool:
    """Whether the first seat acts and a fight could only be one: it is told beside the action."""
    if not asks("action")(match) or pack(CHOOSE_FIGHT) not in match.choices(0):
        return False
    return bool(begun_at_once(match.observed(0), 0, "choose_fight", ()))


def is_late(match: Match) -> bool:
    """Whether the first seat acts in one of the last two epochs."""
    return asks("action")(match) and match.observed(0).epochs >= LATE


def is_last(match: Match) -> bool:
    """Whether the first seat acts and Flight is what comes next: somebody will reach it, and the game ends."""
    return asks("action")(match) and bool(match.game.view(match.observed(0))["new_epoch"] == "flight")


LATE = 8  # epochs of ten
TABLE = (None, "greedy", "greedy")
BUILDING = Play(GAME, TABLE, (("first", 1),))
ISLAND = Play(GAME, TABLE, (("island", 1), ("first", 1)))
WAR = replace(ISLAND, style=warlike_bot)
STAGES: dict[str, Callable[[], Match]] = {
    "tile": lambda: BUILDING.until(asks("tile", 6)),
    "turn_tile": lambda: BUILDING.until(asks("turn_tile", 6)),
    "settle": lambda: ISLAND.until(asks("settle")),
    "action": lambda: ISLAND.until(holds_cards(asks("action", 60))),
    "acted": lambda: ISLAND.until(holds_cards(has_acted)),
    "move_pick": lambda: ISLAND.until(asks("move_pick", 60)),
    "move_go": lambda: ISLAND.until(asks("move_go", 60)),
    "children": lambda: ISLAND.until(asks("children", 60)),
    "fight_terrain": lambda: WAR.until(asks("fight_terrain")),
    "fight_attack": lambda: WAR.until(fits_the_fight),
    "fight_defend": lambda: WAR.until(holds_cards(asks("fight_defend"))),
    "losing": lambda: WAR.until(is_losing),
    "fight_advance": lambda: WAR.until(asks("fight_advance")),
    "tied": lambda: WAR.until(has_tied),
    "won without a card": lambda: WAR.until(
        lambda match: asks("fight_advance")(match) and not match.observed(0).hand_size[0]
    ),
    "won with a card": lambda: WAR.until(lambda match: asks("fight_advance")(match) and may_play(match)),
    "discard": lambda: ISLAND.until(asks("discard")),
    "city_hex": lambda: ISLAND.until(asks("city_hex")),
    "city_value": lambda: ISLAND.until(asks("city_value")),
    "progress": lambda: ISLAND.until(holds_cards(asks("progress"))),
    "many cards": lambda: ISLAND.until(holds_cards(asks("progress"), 6)),
    "religion": lambda: ISLAND.until(asks("religion")),
    "one attack": lambda: ISLAND.until(has_one_attack),
    "late": lambda: ISLAND.until(is_late),
    "last epoch": lambda: ISLAND.until(is_last),
    "governed": lambda: ISLAND.until(has_a_government),
    "two uses": lambda: ISLAND.until(may_govern("play", "wait")),
    "holding back": lambda: ISLAND.until(holds_back),
    "only passing": lambda: ISLAND.until(may_govern("wait")),
    "tie broken": lambda: ISLAND.until(has_a_tie_broken),
    "over": lambda: ISLAND.until(is_over),
}


@cache
def stage(name: str) -> Match:
    """The match of this name."""
    return STAGES[name]()

"""History of the World in the browser: moments to look at, and what a visitor likes to press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from aevum.bots import Bot, greedy_bot
from aevum.core.engine import Engine
from aevum.core.match import Match
from aevum.core.record import NOBODY, Record
from aevum.core.vocabulary import first_noun, verb_of
from aevum.games.history_of_the_world.actions import APPROACH, ATTACK, DONE, EXPAND, KEEP, PLAY, RECOVER
from aevum.games.history_of_the_world.state import CARD_IDS, EMPIRE_IDS
from tests.web.inn import Inn
from tests.web.stages import Play, Until, asks, is_over

GAME = "history-of-the-world"
# Pressed in this order when they are there: what was begun, whatever is lit on the map, and be done.
LIKED = ("confirm-land", "land-", "water-", "choice-", "card-")
SOME = 6


def turn_of(view: dict[str, Any]) -> tuple[int, ...]:
    """The epoch, and whose turn it is."""
    return view["epoch"], view["turn"]


def warlike_bot(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """Keeps its cards, attacks whenever there is somebody to attack, and otherwise plays as a decent player does."""
    choices = engine.choices(seen, seat)
    attacks = [choice for choice in choices if verb_of(choice) == ATTACK]
    if attacks:
        return attacks[luck % len(attacks)]
    if any(verb_of(choice) == PLAY for choice in choices):
        return next(choice for choice in choices if verb_of(choice) == DONE)
    return greedy_bot(engine, seen, seat, luck)


def given_to(*cards: str, otherwise: Bot = greedy_bot) -> Bot:
    """Somebody who plays these cards whenever possible."""

    def play(engine: Engine, seen: Record, seat: int, luck: int) -> int:
        for choice in engine.choices(seen, seat):
            if verb_of(choice) == PLAY and CARD_IDS[first_noun(choice)] in cards:
                return choice
        return otherwise(engine, seen, seat, luck)

    return play


def roundabout_bot(engine: Engine, seen: Record, seat: int, luck: int) -> int:
    """Attacks by a way of its own choice whenever there are several."""
    ways = [choice for choice in engine.choices(seen, seat) if verb_of(choice) == APPROACH]
    return ways[luck % len(ways)] if ways else greedy_bot(engine, seen, seat, luck)


def in_epoch(epoch: int, until: Until) -> Until:
    """Whether the match has also come to this epoch."""
    return lambda match: until(match) and int(match.observed(None).epoch) >= epoch - 1


def can(verb: int, until: Until) -> Until:
    """Whether the first seat may also do this."""
    return lambda match: until(match) and any(verb_of(choice) == verb for choice in match.choices(0))


def told(event: str, until: Until) -> Until:
    """Whether this has also just been told."""
    return lambda match: until(match) and any(each.event == event for each in match.told(match.position, 0))


def can_betray(match: Match) -> bool:
    """Whether the first seat may attack the land that it named for Treachery."""
    choices = match.choices(0) if asks("expand")(match) else []
    betrayed = int(match.observed(0).betrayed)
    return any(verb_of(choice) == ATTACK and first_noun(choice) == betrayed for choice in choices)


def leads(empire: str, until: Until) -> Until:
    """Whether this empire also acts."""
    return lambda match: until(match) and int(match.observed(0).active) == EMPIRE_IDS.index(empire)


def several(until: Until, least: int = 2) -> Until:
    """Whether the first seat also has so many choices."""
    return lambda match: until(match) and len(match.choices(0)) >= least


def risks_the_last_army(match: Match) -> bool:
    """Whether the first seat may attack with the last army of its turn."""
    force = match.observed(0)
    return can(ATTACK, asks("expand"))(match) and (int(force.pool), int(force.coins), int(force.allies)) == (1, 0, 0)


def strikes_one_area(match: Match) -> bool:
    """Whether the first seat names the area of a Famine, while there are some armies; Black Death strikes two areas."""
    armies = int(match.observed(None).land_count.sum())
    return asks("afflict")(match) and not in_epoch(6, asks("afflict"))(match) and armies >= SOME


def may_found_a_kingdom(match: Match) -> bool:
    """Whether the first seat holds a Kingdom of this epoch, and is asked for a card."""
    played = (
        [first_noun(choice) for choice in match.choices(0) if verb_of(choice) == PLAY] if asks("event")(match) else []
    )
    return any(CARD_IDS[card].startswith("kingdom") for card in played)


def may_play_another(match: Match) -> bool:
    """Whether the first seat has played a card, and is asked for a second one."""
    return asks("event")(match) and any(int(card) != NOBODY for card in match.observed(0).played)


def only_gives(match: Match) -> bool:
    """Whether the first seat has drawn an empire that it cannot keep, and may choose whom to give it to."""
    return several(asks("empire"))(match) and not can(KEEP, asks("empire"))(match)


TABLE = (None, "greedy", "greedy")
SIX = (None, *["greedy"] * 5)
PLAIN = Play(GAME, TABLE, (("first", 1),))
WAR = replace(PLAIN, style=warlike_bot)
STAGES: dict[str, Callable[[], Match]] = {
    "empire": lambda: PLAIN.until(asks("empire")),
    "give": lambda: PLAIN.until(only_gives),
    "event": lambda: PLAIN.until(in_epoch(2, asks("event"))),
    "another": lambda: PLAIN.until(may_play_another),
    "attacked": lambda: WAR.until(told("attacked", asks("event"))),
    "expand": lambda: WAR.until(can(ATTACK, in_epoch(3, asks("expand")))),
    "americans": lambda: WAR.until(leads("americans", in_epoch(7, can(EXPAND, asks("expand"))))),
    "last army": lambda: WAR.until(risks_the_last_army),
    "recover": lambda: replace(PLAIN, style=given_to("population_explosion", otherwise=warlike_bot)).until(
        can(RECOVER, asks("expand"))
    ),
    "fleets": lambda: PLAIN.until(several(in_epoch(6, asks("expand")), 30)),
    "naval": lambda: replace(PLAIN, options=(("first", 1), ("naval_control", 1))).until(asks("naval")),
    "plague": lambda: replace(PLAIN, style=given_to("plague")).until(asks("plague")),
    "afflict": lambda: replace(PLAIN, style=given_to("black_death", "famine")).until(in_epoch(2, asks("afflict"))),
    "famine": lambda: replace(PLAIN, style=given_to("famine")).until(strikes_one_area),
    "kingdom": lambda: WAR.until(may_found_a_kingdom),
    "incite": lambda: replace(PLAIN, style=given_to("civil_war")).until(in_epoch(2, asks("incite"))),
    "rebel": lambda: replace(PLAIN, style=given_to("civil_war")).until(several(asks("rebel"), 4)),
    "monument": lambda: PLAIN.until(several(asks("monument"))),
    "route": lambda: replace(PLAIN, style=roundabout_bot).until(asks("route")),
    "tie won": lambda: replace(PLAIN, style=given_to("jihad", "elite_troops", otherwise=warlike_bot)).until(
        told("tie_won", asks("expand"))
    ),
    "treachery": lambda: replace(PLAIN, style=given_to("treachery")).until(asks("treachery")),
    "betrayed": lambda: replace(PLAIN, style=given_to("treachery")).until(can_betray),
    "six": lambda: replace(PLAIN, bots=SIX).until(in_epoch(7, asks("event"))),
    "over": lambda: WAR.until(is_over),
}


@cache
def stage(name: str) -> Match:
    """The match of this name."""
    return STAGES[name]()


@cache
def link_to(inn: Inn, name: str) -> str:
    """A table that stands so, for whoever only looks."""
    return inn.bring(stage(name)).host.link

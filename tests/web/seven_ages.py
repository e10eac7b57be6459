"""7 Ages in the browser: moments to look at, and what a visitor likes to press.

Matches are played interpreted and only as far as they must be: the service can show them while it still compiles.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.core.record import Reading
from aevum.core.vocabulary import first_noun, verb_of
from aevum.games import game_named
from aevum.games.seven_ages.actions import BUILD, FOUND, PLACE, PLACE_OFF, REVEAL, REVEAL_OFF, START_IN
from aevum.games.seven_ages.state import CREATE, MANOEUVRE
from tests.web.inn import Inn
from tests.web.stages import NAMES, Until

GAME = "seven-ages"
# Pressed in this order when they are there: what was begun, whatever is lit on the map, and be done.
LIKED = ("confirm-region", "choice-", "amount-", "region-", "card-")
SEEDS_AT_MOST = 20
MOVES_AT_MOST = 120
ALONE = (None, "random", "random")  # one person among computers
TOGETHER = (None, None, "random")
Style = Callable[[list[int], random.Random], int]  # chooses among what is offered


def turn_of(view: dict[str, Any]) -> tuple[int, ...]:
    """The turn, and whoever decides."""
    return view["turn_number"], view["turn"] or 0


def founder(offered: list[int], luck: random.Random) -> int:
    """Somebody who wants an empire with many units that then move, and leaves all else to luck."""
    wanted = [
        choice
        for choice in offered
        if verb_of(choice) in (FOUND, REVEAL, REVEAL_OFF, START_IN, BUILD)
        or (verb_of(choice) == PLACE_OFF and first_noun(choice) == CREATE)
        or (verb_of(choice) == PLACE and first_noun(choice) == MANOEUVRE)
    ]
    return luck.choice(wanted or offered)


def asks(step: str, verb: int | None = None) -> Until:
    """Whether a step asks the first seat, and offers something that begins so."""

    def holds(match: Match) -> bool:
        if match.step != step or 0 not in match.pending:
            return False
        return verb is None or any(verb_of(choice) == verb for choice in match.choices(0))

    return holds


def shared_counters(match: Match) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Two types that are the sides of one counter; money and room would do for more of them than counters are left."""
    view = match.game.view(Reading(match.observed(0)))
    if view["order"]["room"]:
        return None
    money = next(empire["money"] for empire in view["empires"] if empire["id"] == view["acting"])
    pairs = combinations(view["order"]["units"], 2)
    return next(
        (
            (one, other)
            for one, other in pairs
            if one["counter"] == other["counter"] and one["left"] * one["cost"] + other["cost"] <= money
        ),
        None,
    )


def played(
    style: Style,
    holds: Until,
    seed: int,
    seats: Sequence[str | None] = ALONE,
    options: dict[str, int] | None = None,
) -> Match | None:
    """A match, everybody of one style, until something holds, or none where that takes too long."""
    game, luck = game_named(GAME), random.Random(seed)
    players = [Player(name, bot) for name, bot in zip(NAMES, seats, strict=False)]
    match = Match.new(game, players, options or {}, seed, interpreted(game))
    while not holds(match):
        if match.over or match.position >= MOVES_AT_MOST:
            return None
        seat = match.pending[-1]
        match.play(seat, style(list(match.choices(seat)), luck))
    return match


def first_played(
    style: Style,
    holds: Until,
    seeds: range = range(SEEDS_AT_MOST),
    seats: Sequence[str | None] = ALONE,
    options: dict[str, int] | None = None,
) -> Match:
    """The first match in which something comes to hold."""
    return next(filter(None, (played(style, holds, seed, seats, options) for seed in seeds)))


@cache
def stage(step: str, verb: int | None = None) -> Match:
    """The first match that comes to this step, where it offers something that begins so."""
    return first_played(founder, asks(step, verb))


def asked_for_no_ship(match: Match) -> list[str]:
    """What the first seat can build twice and is asked for its shore, though it is no ship: nobody else can tell."""
    found = []
    for choice in match.choices(0) if asks("create_unit", BUILD)(match) else ():
        built, engine = match.prepare_move(0, choice).entries[-1].record, match.engine
        if match.game.sequence.names[built.step] != "moor" or len(only := engine.choices(built, 0)) > 1:
            continue
        if choice in engine.choices(engine.foresee(built, 0, only[0]), 0):
            found.append(match.game.vocabulary.to_words(choice))
    return found


@cache
def among_people() -> Match:
    """The first match of two people in which one of them may build such a unit."""
    return first_played(founder, lambda match: bool(asked_for_no_ship(match)), seats=TOGETHER)


@cache
def link_to(inn: Inn, step: str, verb: int | None = None) -> str:
    """A table that stands so, for whoever only looks."""
    return inn.bring(stage(step, verb)).host.link

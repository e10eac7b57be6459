"""7 Ages in the browser: moments to look at, and what a visitor likes to press.

Matches are played interpreted and only as far as they must be: the service can show them while it still compiles.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from aevum.core.engine import interpreted
from aevum.core.match import Match, Player
from aevum.core.vocabulary import first_noun, verb_of
from aevum.games import game_named
from aevum.games.seven_ages.actions import BUILD, FOUND, PLACE, PLACE_OFF, REVEAL, REVEAL_OFF, START_IN
from aevum.games.seven_ages.state import CREATE, MANOEUVRE
from tests.web.inn import Inn
from tests.web.stages import NAMES

GAME = "seven-ages"
# Pressed in this order when they are there: what was begun, whatever is lit on the map, and be done.
LIKED = ("confirm-region", "choice-", "amount-", "region-", "card-")
SEEDS_AT_MOST = 20
MOVES_AT_MOST = 120


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


def asked_first(step: str, seed: int) -> Match | None:
    """A match until a step asks the first seat, or none where that takes too long."""
    game, luck = game_named(GAME), random.Random(seed)
    players = [Player(name, bot) for name, bot in zip(NAMES, (None, "random", "random"), strict=False)]
    match = Match.new(game, players, {}, seed, interpreted(game))
    while not (match.step == step and 0 in match.pending):
        if match.over or match.position >= MOVES_AT_MOST:
            return None
        seat = match.pending[-1]
        match.play(seat, founder(list(match.choices(seat)), luck))
    return match


@cache
def stage(step: str) -> Match:
    """The first match that comes to this step."""
    for seed in range(SEEDS_AT_MOST):
        match = asked_first(step, seed)
        if match is not None:
            return match
    raise AssertionError("it never came to this")


@cache
def link_to(inn: Inn, step: str) -> str:
    """A table that stands so, for whoever only looks."""
    return inn.bring(stage(step)).host.link

"""What leaders are worth."""

import numpy as np

from aevum.core.record import Record
from aevum.core.rule import rule

from ..rules.standing import leader_has
from ..tables import (
    ADMINISTRATOR,
    ARTIST,
    BUILDER,
    EXPLORER,
    LEADER_KINDS,
    MERCHANT,
    PHILOSOPHER,
    PROPHET,
    TACTICIAN,
)

KIND_WORTH = np.zeros(LEADER_KINDS)
KIND_WORTH[ARTIST] = 0.9
KIND_WORTH[BUILDER] = 0.35
KIND_WORTH[PHILOSOPHER] = 0.3
KIND_WORTH[MERCHANT] = 0.25
KIND_WORTH[ADMINISTRATOR] = 0.2
KIND_WORTH[TACTICIAN] = 0.2
KIND_WORTH[EXPLORER] = 0.15
KIND_WORTH[PROPHET] = 0.15
USUAL_LEADER = 0.35  # what a draw from the cup promises


@rule
def leader_worth(who: int) -> float:
    """What a leader is worth a turn, by his kinds."""
    worth = 0.0
    for kind in range(LEADER_KINDS):
        if leader_has(who, kind):
            worth += KIND_WORTH[kind]
    return worth


@rule
def post_worth(s: Record, empire: int, who: int, region: int) -> float:
    """How well a leader stands in a region: artists and builders in cities, tacticians with the most units."""
    worth = 0.01 * float(s.stacks[empire, region])
    if leader_has(who, ARTIST) and s.city[region] > 0:
        worth += 1.0
    if leader_has(who, BUILDER):
        worth += 0.3 if s.city[region] < 5 else 0.0
    if leader_has(who, TACTICIAN):
        worth += 0.02 * float(s.stacks[empire, region])
    return worth + (0.1 if s.capital[empire] == region else 0.0)

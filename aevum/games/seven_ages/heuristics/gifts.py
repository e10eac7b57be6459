"""What events give for nothing: money, ships and armies, and who has no use for them."""

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..atlas import REGIONS
from ..cells import NONE
from ..effects import CLAUSES, EVENT_CLAUSES, FIRST
from ..grammar import CLASS, OP, VERB, WHERE
from ..icons import GLORY_NAVAL
from ..rules.targets import EVENT_TARGET
from ..tables import EVENTS, GALLEYS, SPEARMEN, UNIT_SET_TYPES
from ..words import OP_BUILD, VERB_MONEY, VERB_UNITS, WHERE_NEUTRAL_ADJACENT
from .production import sea_use
from .worth import PLENTY, net_income, points_for

SHIPPING = 0.1  # what ships given for nothing must be good for


def _gives(event: int, unit_type: int) -> bool:
    """Whether an event gives free units of such a type to who has regions for them."""
    clause = CLAUSES[EVENT_CLAUSES[event, FIRST]]
    is_free = clause[VERB] == VERB_UNITS and clause[OP] == OP_BUILD and clause[WHERE] != WHERE_NEUTRAL_ADJACENT
    return bool(is_free and clause[CLASS] != NONE and UNIT_SET_TYPES[clause[CLASS]] >> unit_type & 1)


FREE_SHIPS = np.array([_gives(event, GALLEYS) for event in range(EVENTS)], np.int8)
FREE_ARMY = np.array([_gives(event, SPEARMEN) for event in range(EVENTS)], np.int8)


@rule
def is_useless_gift(s: Record, event: int, acting: int) -> bool:
    """Whether an event gives an empire what it has no use for."""
    if acting == NOBODY:
        return False
    return is_idle_money(s, event, acting) or are_idle_ships(s, event, acting) or starves(s, event, acting)


@rule
def is_idle_money(s: Record, event: int, acting: int) -> bool:
    """Whether an event gives money to an empire that has plenty: it is kept for one that has not."""
    is_money = CLAUSES[EVENT_CLAUSES[event, FIRST], VERB] == VERB_MONEY and EVENT_TARGET[event] == NONE
    return is_money and s.money[acting] >= PLENTY


@rule
def are_idle_ships(s: Record, event: int, acting: int) -> bool:
    """Whether an event gives ships to an empire that is not paid for them and has nowhere to sail."""
    if FREE_SHIPS[event] == 0 or points_for(int(s.card[acting]), GLORY_NAVAL) > 0.0:
        return False
    for region in range(REGIONS):
        if s.control[region] == acting and sea_use(s, acting, region) > SHIPPING:
            return False
    return True


@rule
def starves(s: Record, event: int, acting: int) -> bool:
    """Whether an event gives an empire an army that it could not feed."""
    return FREE_ARMY[event] != 0 and net_income(s, acting) < 1 and s.money[acting] < PLENTY

"""What the clauses of events promise: good or bad for the empire they are for, in points of glory a turn."""

import numpy as np

from aevum.core.rule import rule

from ..cells import NONE
from ..effects import CLAUSES, COUNT, EVENT_CLAUSES, FIRST
from ..grammar import ADD, MULT_PERCENT, OP, TARGET, VERB, N
from ..rules.targets import EVENT_TARGET
from ..tables import EVENTS
from ..words import (
    OP_ADD,
    OP_BUILD,
    OP_DISCARD,
    OP_DRAW,
    OP_LOSE,
    OP_RECOVER,
    OP_REMOVE,
    OP_REVOLT,
    OP_STEAL,
    OP_UP,
    TARGET_ALL_EMPIRES,
    TARGET_ALL_PLAYERS,
    TARGET_ENEMY,
    TARGET_OWNER,
    TARGET_SELF,
    VERB_ACTION,
    VERB_ARTIFACT,
    VERB_ASSASSINATE,
    VERB_CANCEL,
    VERB_CARDS,
    VERB_CITY,
    VERB_CONFLICT,
    VERB_CONTROL,
    VERB_CULTURE,
    VERB_DISORDER,
    VERB_ELITE,
    VERB_FORBID,
    VERB_FORT,
    VERB_GLORY,
    VERB_GLORYMOD,
    VERB_INCOME,
    VERB_LEADER,
    VERB_MONEY,
    VERB_PROGRESS,
    VERB_SKIP,
    VERB_TRADE,
    VERB_UNITS,
)
from .worth import FAR_SIGHT, WHOLE

HARVEST = 5.0  # what a harvest brings a player, by and large
MANY = 3.0  # more than so many of a thing count no more
EXTRA_ACTION = 0.6  # one action more
SPITE = 0.5  # what another's loss is worth


@rule
def amount(clause: int) -> float:
    """The number of a clause, as far as it matters; all and half count as many."""
    return min(max(float(CLAUSES[clause, N]), -MANY), MANY)


@rule
def clause_good(clause: int, point: float) -> float:
    """How good a clause is for whom it is meant, where a point of glory is worth so much; below 0 it does harm."""
    verb = CLAUSES[clause, VERB]
    if verb == VERB_GLORY:
        return point * amount(clause)
    if verb == VERB_GLORYMOD:
        return point * HARVEST * float(CLAUSES[clause, MULT_PERCENT] - WHOLE) / WHOLE
    if verb == VERB_PROGRESS:
        return 0.25 * float(CLAUSES[clause, N])
    if verb == VERB_MONEY or verb == VERB_INCOME or verb == VERB_TRADE:
        return good_in_money(clause)
    if verb == VERB_CARDS or verb == VERB_ARTIFACT or verb == VERB_CULTURE or verb == VERB_LEADER:
        return good_in_cards(clause)
    if verb == VERB_ACTION:
        return EXTRA_ACTION
    if verb == VERB_SKIP or verb == VERB_FORBID:
        return -0.5
    if verb == VERB_ASSASSINATE:
        return -0.12
    return good_on_map(clause)


@rule
def good_in_money(clause: int) -> float:
    """Money that comes or goes, once, with every production or by a better trade."""
    if CLAUSES[clause, MULT_PERCENT] != NONE:
        return 0.3 if CLAUSES[clause, MULT_PERCENT] > WHOLE else -0.3
    if CLAUSES[clause, VERB] == VERB_MONEY:
        return 0.02 * float(CLAUSES[clause, N])
    return 0.1 * float(CLAUSES[clause, ADD]) if CLAUSES[clause, ADD] != 0 else 0.12


@rule
def good_in_cards(clause: int) -> float:
    """Cards, artifacts, cultures and leaders that come or go."""
    op, many = CLAUSES[clause, OP], max(amount(clause), 1.0)
    if CLAUSES[clause, VERB] == VERB_CARDS:
        if op == OP_DRAW:
            return 0.15 * many
        return -0.15 * many if op == OP_DISCARD or op == OP_STEAL else -0.05
    if op == OP_REMOVE or op == OP_LOSE:
        return -0.25
    if CLAUSES[clause, VERB] == VERB_LEADER:
        return 0.3 if CLAUSES[clause, N] == MANY else -0.2
    return 0.25 if op == OP_RECOVER else 0.1


@rule
def good_on_map(clause: int) -> float:
    """Units, cities, forts, disorder and regions."""
    verb, op, many = CLAUSES[clause, VERB], CLAUSES[clause, OP], max(amount(clause), 1.0)
    if verb == VERB_UNITS:
        return 0.25 * many if op == OP_BUILD else -0.25 * many
    if verb == VERB_CITY:
        return 0.2 if op == OP_UP else -0.2
    if verb == VERB_FORT:
        return 0.1 * many if op == OP_ADD else -0.1
    if verb == VERB_DISORDER:
        return -0.15 * many if op == OP_ADD else 0.15 * many
    if verb == VERB_CONTROL:
        return -0.6 if op == OP_REVOLT else 0.3
    return 0.15 if verb == VERB_ELITE else 0.05


@rule
def is_for_self(clause: int) -> bool:
    """Whether a clause is for whoever plays it."""
    return CLAUSES[clause, TARGET] in (TARGET_SELF, TARGET_OWNER, NONE)


@rule
def is_for_all(clause: int) -> bool:
    """Whether a clause is for everybody, so that it changes little between them."""
    return CLAUSES[clause, TARGET] in (TARGET_ALL_EMPIRES, TARGET_ALL_PLAYERS)


@rule
def harm_to_target(event: int, point: float) -> float:
    """How bad an event is for whom it is aimed at; below 0 it is good."""
    harm = 0.0
    for clause in range(EVENT_CLAUSES[event, FIRST], EVENT_CLAUSES[event, FIRST] + EVENT_CLAUSES[event, COUNT]):
        if not is_for_self(clause) and not is_for_all(clause):
            harm -= clause_good(clause, point)
        elif EVENT_TARGET[event] != NONE and not is_for_all(clause) and CLAUSES[clause, TARGET] == NONE:
            harm -= clause_good(clause, point)
    return harm


@rule
def good_to_self(event: int, point: float) -> float:
    """How good an event is for whoever plays it, whomever it is aimed at."""
    good = 0.0
    for clause in range(EVENT_CLAUSES[event, FIRST], EVENT_CLAUSES[event, FIRST] + EVENT_CLAUSES[event, COUNT]):
        if CLAUSES[clause, VERB] == VERB_CONFLICT or CLAUSES[clause, VERB] == VERB_CANCEL:
            continue
        if is_for_all(clause):
            continue
        if is_for_self(clause) and (EVENT_TARGET[event] == NONE or CLAUSES[clause, TARGET] != NONE):
            good += clause_good(clause, point)
        elif CLAUSES[clause, TARGET] == TARGET_ENEMY:
            good -= SPITE * clause_good(clause, point)
    return good


@rule
def promise_of_event(event: int, point: float) -> float:
    """What an event will be good for some day."""
    promise = good_to_self(event, point)
    if EVENT_TARGET[event] != NONE:
        harm = harm_to_target(event, point)
        promise += SPITE * harm if harm > 0.0 else -harm
    return max(promise, 0.1)


# By event, early in the game.
EVENT_PROMISE = np.array([promise_of_event(event, 1.0 / FAR_SIGHT) for event in range(EVENTS)])

"""SA-016-R1, SA-166, SA-169, SA-186: what effects do for the moves of an empire, looked up once for a manoeuvre."""

from aevum.core.record import Record
from aevum.core.rule import rule

from ..cells import NONE
from ..effects import CLAUSES, COUNT, FIRST, LEADER_CLAUSES
from ..grammar import ADD, OP, WHERE
from ..state import DOUBLE_LOAD, NO_RIVERS, OCEAN_GALLEYS, ROADS
from ..tables import EXPLORER, UNITS
from ..words import (
    OP_OCEAN_GALLEYS,
    OP_ROADS,
    VERB_MOVE,
    WHAT_CROSS_RIVERS,
    WHAT_TRANSPORT_EXTRA,
    WHERE_OWN_REGION,
)
from .standing import END, START, clause_at, is_allowed, is_for, next_clause

_EXPLORER_FIRST = int(LEADER_CLAUSES[EXPLORER, FIRST])
_EXPLORER_END = _EXPLORER_FIRST + int(LEADER_CLAUSES[EXPLORER, COUNT])


@rule
def look_up_effects(s: Record, empire: int) -> None:
    """SA-166: the rights of an empire, and what is added to the movement of each type."""
    s.move_rights = rights_of(s, empire)
    for unit_type in range(UNITS):
        s.move_bonus[unit_type] = 0
        s.home_bonus[unit_type] = 0
    cursor = next_clause(s, empire, VERB_MOVE, NONE, START)
    while cursor != END:
        add_movement(s, clause_at(s, empire, cursor))
        cursor = next_clause(s, empire, VERB_MOVE, NONE, cursor)


@rule
def add_movement(s: Record, clause: int) -> None:
    """SA-166: a clause adds movement for the types it means; what explorers add is only for their company (SA-169)."""
    if _EXPLORER_FIRST <= clause < _EXPLORER_END:
        return
    for unit_type in range(UNITS):
        if is_for(clause, unit_type):
            if CLAUSES[clause, WHERE] == WHERE_OWN_REGION:
                s.home_bonus[unit_type] += CLAUSES[clause, ADD]
            else:
                s.move_bonus[unit_type] += CLAUSES[clause, ADD]


@rule
def rights_of(s: Record, empire: int) -> int:
    """SA-016-R1, SA-186: bits of what effects let an empire do when it moves."""
    rights = 0
    cursor = next_clause(s, empire, VERB_MOVE, NONE, START)
    while cursor != END:
        op = int(CLAUSES[clause_at(s, empire, cursor), OP])
        if op == OP_ROADS:
            rights |= ROADS
        elif op == OP_OCEAN_GALLEYS:
            rights |= OCEAN_GALLEYS
        cursor = next_clause(s, empire, VERB_MOVE, NONE, cursor)
    if is_allowed(s, empire, WHAT_TRANSPORT_EXTRA):
        rights |= DOUBLE_LOAD
    return rights | NO_RIVERS if is_allowed(s, empire, WHAT_CROSS_RIVERS) else rights

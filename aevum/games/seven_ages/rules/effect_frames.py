"""What a step of an effect is about, in the two values of its frame.

The first value says who: the empire that acts, the empire or player that is meant, who chooses, and how often still;
the second what: a clause and a region. So an effect keeps its bearings whatever comes in between.
"""

from aevum.core.record import Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt

from ..state import NOWHERE

_EMPIRES = 32
_SEATS = 8
_WHO = _EMPIRES * _EMPIRES * _SEATS
_CLAUSES = 1024
MOST_LEFT = 63


@rule
def pack_who(acting: int, target: int, seat: int, left: int = 0) -> int:
    """The first value: acting empire and target (-1 none), who chooses, how often still."""
    return (acting + 1) + (target + 1) * _EMPIRES + seat * _EMPIRES * _EMPIRES + min(left, MOST_LEFT) * _WHO


@rule
def acting_of(who: int) -> int:
    """The empire that acts, -1 none."""
    return who % _EMPIRES - 1


@rule
def target_of(who: int) -> int:
    """The empire or player that is meant, -1 none."""
    return who // _EMPIRES % _EMPIRES - 1


@rule
def chooser_of(who: int) -> int:
    """The seat that chooses."""
    return who // (_EMPIRES * _EMPIRES) % _SEATS


@rule
def left_of(who: int) -> int:
    """How often still."""
    return who // _WHO


@rule
def with_left(who: int, left: int) -> int:
    """The same first value with another number of times."""
    return who % _WHO + min(left, MOST_LEFT) * _WHO


@rule
def with_target(who: int, target: int) -> int:
    """The same first value with another target."""
    return pack_who(acting_of(who), target, chooser_of(who), left_of(who))


@rule
def with_acting(who: int, acting: int) -> int:
    """The same first value with another acting empire."""
    return pack_who(acting, target_of(who), chooser_of(who), left_of(who))


@rule
def pack_what(clause: int, region: int) -> int:
    """The second value: a clause, and a region (-1 none)."""
    return clause + (region + 1) * _CLAUSES


@rule
def clause_of(what: int) -> int:
    """The clause."""
    return what % _CLAUSES


@rule
def region_of(what: int) -> int:
    """The region, -1 none."""
    return what // _CLAUSES - 1


@rule
def ask(s: Record, step: int, who: int, clause: int, region: int = NOWHERE) -> None:
    """A step of an effect comes next."""
    interrupt(s, step, who, pack_what(clause, region))

"""SA-016, SA-369: what an empire's card, artifacts and leaders do at a moment, and square icons.

What only changes numbers is done at once, the rest in steps of its own: see `effects_clauses`.
"""

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule
from aevum.core.sequence import interrupt, tell

from ..actions import (
    SQUARE_ICON_PAID,
)
from ..cells import NONE
from ..effects import ARTIFACT_CLAUSES, CLAUSES, COUNT, FIRST
from ..grammar import NAME, OP, TARGET, UNTIL, VERB, WHEN
from ..state import NOWHERE
from ..steps import AT_CARRY_OUT, AT_EVENT_CHOICE
from ..tables import (
    GLORY,
    ICON_CATEGORY,
    ICON_POINTS,
)
from ..words import (
    OP_BUILD,
    OP_CONVERT,
    OP_KEEP,
    OP_PEEK,
    TARGET_ENEMY,
    VERB_CARDS,
    VERB_CITY,
    VERB_CONTROL,
    VERB_COST,
    VERB_LEADER,
    WHEN_ACQUIRE,
    WHEN_ADOPT,
    WHEN_MANOEUVRE,
)
from .artifacts import can_take_up
from .conditions import holds
from .effect_frames import ask, pack_who
from .effects_now import begin_clause, do_simple, is_simple
from .empires import add_glory, in_play
from .standing import END, START, clause_at, next_triggered, region_of_source
from .worth import is_spared

# A frame without a clause: from here down, the moment of `trigger_each`; from -1 down the card of an event that ends.
EACH = 1000


@rule
def pay_square_icon(s: Record, empire: int, category: int) -> None:
    """SA-369, SA-370, SA-371, SA-371-R1: a square icon pays at once, each time, and never in the harvest."""
    card, seat = int(s.card[empire]), int(s.player[empire])
    for slot in range(GLORY.shape[1]):
        if GLORY[card, slot, ICON_CATEGORY] == category:
            points = int(GLORY[card, slot, ICON_POINTS])
            add_glory(s, seat, points)
            tell(s, SQUARE_ICON_PAID, seat, card, points)


@rule
def trigger(s: Record, empire: int, when: int, region: int) -> None:
    """SA-016, SA-016-R1: all that an empire's card, artifacts and leaders do at a moment.

    What an artifact does when it is acquired or adopted is `trigger_artifact`'s. Won trades and conflicts are triggered
    for the winner alone; a manoeuvre with the city region it took, or with -1 at its end.
    """
    if when == WHEN_MANOEUVRE:
        trigger_adoption(s, empire, region)
        return
    cursor = next_triggered(s, empire, when, START)
    while cursor != END:
        place = region if region != NOWHERE else region_of_source(s, cursor)
        set_off(s, clause_at(s, empire, cursor), empire, place)
        cursor = next_triggered(s, empire, when, cursor)


@rule
def trigger_verb(s: Record, empire: int, when: int, verb: int) -> None:
    """SA-016, SA-106: of what an empire does at a moment only the clauses of one verb."""
    cursor = next_triggered(s, empire, when, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        if CLAUSES[clause, VERB] == verb:
            set_off(s, clause, empire, region_of_source(s, cursor))
        cursor = next_triggered(s, empire, when, cursor)


@rule
def trigger_artifact(s: Record, artifact: int, empire: int, when: int, region: int) -> None:
    """SA-289, SA-307: what one artifact does when an empire acquires or adopts it; what lasts a while begins."""
    if s.rules >= 2 and is_harmless(s, artifact, empire):
        return
    first = int(ARTIFACT_CLAUSES[artifact, FIRST])
    for clause in range(first, first + int(ARTIFACT_CLAUSES[artifact, COUNT])):
        if CLAUSES[clause, WHEN] == when:
            set_off(s, clause, empire, region)
        elif CLAUSES[clause, WHEN] == NONE and CLAUSES[clause, UNTIL] != NONE and when in (WHEN_ACQUIRE, WHEN_ADOPT):
            begin_clause(s, clause, int(s.player[empire]), empire, empire)


@rule
def is_harmless(s: Record, artifact: int, empire: int) -> bool:
    """SA-016: whether an artifact is a disease, and the empire immune: it then costs neither units nor income."""
    first = int(ARTIFACT_CLAUSES[artifact, FIRST])
    for clause in range(first, first + int(ARTIFACT_CLAUSES[artifact, COUNT])):
        if is_spared(s, clause, empire):
            return True
    return False


@rule
def trigger_each(s: Record, when: int) -> None:
    """SA-016: what all empires do at a moment, one after another."""
    interrupt(s, AT_CARRY_OUT, 0, -EACH - when)


@rule
def is_elsewhere(clause: int) -> bool:
    """What other rules carry out: conversions, peeking, builders, leaders that are kept, cheaper first units."""
    verb, op = CLAUSES[clause, VERB], CLAUSES[clause, OP]
    if verb == VERB_CONTROL and op == OP_CONVERT:
        return True
    if verb == VERB_CARDS and op == OP_PEEK:
        return True
    if verb == VERB_CITY and op == OP_BUILD:
        return True
    return verb == VERB_COST or (verb == VERB_LEADER and op == OP_KEEP)


@rule
def set_off(s: Record, clause: int, empire: int, region: int) -> None:
    """SA-016: a triggered clause: at once where it only changes numbers, else as a step of its own."""
    if is_elsewhere(clause) or not holds(s, empire, clause, region):
        return
    if is_simple(clause):
        do_simple(s, clause, empire, empire)
    else:
        ask(s, AT_CARRY_OUT, pack_who(empire, NOBODY, int(s.player[empire])), clause, region)


@rule
def trigger_adoption(s: Record, empire: int, region: int) -> None:
    """SA-309: whoever takes a city region of a Confucian empire may take up its religion; Manchus always may."""
    owner = empire if region == NOWHERE else int(s.battle_held_by)
    if owner == NOBODY or not in_play(s, owner) or (region != NOWHERE and owner == empire):
        return
    cursor = next_triggered(s, owner, WHEN_MANOEUVRE, START)
    while cursor != END:
        clause = clause_at(s, owner, cursor)
        of_enemy = CLAUSES[clause, TARGET] == TARGET_ENEMY
        if of_enemy == (region != NOWHERE) and can_take_up(s, empire, int(CLAUSES[clause, NAME])):
            target = empire if of_enemy else NOBODY
            ask(s, AT_EVENT_CHOICE, pack_who(owner, target, int(s.player[empire])), clause)
        cursor = next_triggered(s, owner, WHEN_MANOEUVRE, cursor)

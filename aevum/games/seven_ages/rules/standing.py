"""SA-016, SA-106, SA-113: the effects in force for an empire, found wherever they come from.

Sources are its card, the artifacts, religion and government it possesses, its leaders, and events that last. Rules walk
through the clauses of one verb:

    cursor = next_clause(s, empire, VERB_TRADE, NONE, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        ...
        cursor = next_clause(s, empire, VERB_TRADE, NONE, cursor)
"""

import numpy as np

from aevum.core.record import NOBODY, Record
from aevum.core.rule import rule

from ..cells import NONE
from ..effects import ARTIFACT_CLAUSES, CLAUSES, COUNT, FIRST, LEADER_CLAUSES, SPECIAL_CLAUSES, clauses_of
from ..grammar import ADD, CLASS, EARLY, OP, TYPE, UNTIL, VERB, WHAT, WHEN, N
from ..reading import Numbers
from ..state import LASTING, LEADER_PLACES, NOTHING, NOWHERE
from ..tables import (
    ARTIFACTS,
    CARD_TRADE,
    DISORDER_TRADE,
    LEADER_KIND_SET,
    LEADER_KINDS,
    LEADERS,
    UNIT_LEVEL,
    UNIT_SET_TYPES,
)
from ..words import OP_EXTRA, TRIGGERS, VERB_ALLOW, VERB_FORBID, VERB_LEADER, VERB_TRADE, VERB_UNLOCK, VERBS
from .empires import disordered_regions, possesses, printed_leaders

# The sources in their order.
_CARD = 0
_ARTIFACT = 1
_LEADER = _ARTIFACT + ARTIFACTS
_LASTING = _LEADER + LEADER_PLACES * LEADER_KINDS
SOURCES = _LASTING + LASTING

_SHIFT = 5  # a cursor is a source and the place of a clause in it
_PLACE = (1 << _SHIFT) - 1
START = -1
END = -2

# What clauses are looked for by: the verb of those always in force, or what triggers them, as one number.
_TRIGGERED = len(VERBS)
TOPICS = _TRIGGERED + len(TRIGGERS)


def _topics_of(source: Numbers) -> int:
    """The set of topics of a source."""
    topics = {int(clause[VERB]) for clause in clauses_of(source)}
    topics |= {_TRIGGERED + int(clause[WHEN]) for clause in clauses_of(source) if clause[WHEN] != NONE}
    return sum(1 << topic for topic in topics)


CARD_TOPICS = np.array([_topics_of(source) for source in SPECIAL_CLAUSES], np.int64)
LEADER_TOPICS = np.array([_topics_of(source) for source in LEADER_CLAUSES], np.int64)
LEADING = np.bitwise_or.reduce(LEADER_TOPICS)
# By topic and artifact, the next artifact from that one on which has the topic; ARTIFACTS after the last.
NEXT_ARTIFACT = np.full((TOPICS, ARTIFACTS + 1), ARTIFACTS, np.int16)
for _artifact in range(ARTIFACTS - 1, -1, -1):
    _has = _topics_of(ARTIFACT_CLAUSES[_artifact]) >> np.arange(TOPICS) & 1
    NEXT_ARTIFACT[:, _artifact] = np.where(_has, _artifact, NEXT_ARTIFACT[:, _artifact + 1])


@rule
def next_source(s: Record, empire: int, topic: int, source: int) -> int:
    """The next source from this one on that can have clauses on a topic for an empire; SOURCES after the last."""
    if source == _CARD:
        if (CARD_TOPICS[s.card[empire]] >> topic) & 1:
            return source
        source = _ARTIFACT
    if source < _LEADER:
        source = _ARTIFACT + int(NEXT_ARTIFACT[topic, source - _ARTIFACT])
        if source < _LEADER:
            return source
    if source < _LASTING:
        source = next_leading(s, empire, topic, source)
    while _LASTING <= source < SOURCES and s.lasting[source - _LASTING] == NOTHING:
        source += 1
    return source


@rule
def next_leading(s: Record, empire: int, topic: int, source: int) -> int:
    """The next leader of an empire, from this source on, who is of a kind that has a topic; else what comes after."""
    if (LEADING >> topic) & 1 == 0:
        return _LASTING
    while source < _LASTING:
        place, kind = (source - _LEADER) // LEADER_KINDS, (source - _LEADER) % LEADER_KINDS
        if s.leader[place] == NOTHING or s.leader_of[place] != empire:
            source += LEADER_KINDS - kind
        elif (LEADER_TOPICS[kind] >> topic) & 1:
            return source
        else:
            source += 1
    return source


@rule
def leader_has(who: int, kind: int) -> bool:
    """Whether a leader, famous or unnamed, is of a kind."""
    return who - LEADERS == kind if who >= LEADERS else (LEADER_KIND_SET[who] >> kind) & 1 == 1


@rule
def first_of(s: Record, empire: int, source: int) -> int:
    """The first clause of a source."""
    if source == _CARD:
        return int(SPECIAL_CLAUSES[s.card[empire], FIRST])
    if source < _LEADER:
        return int(ARTIFACT_CLAUSES[source - _ARTIFACT, FIRST])
    if source < _LASTING:
        return int(LEADER_CLAUSES[(source - _LEADER) % LEADER_KINDS, FIRST])
    return int(s.lasting[source - _LASTING])


@rule
def clauses_in(s: Record, empire: int, source: int) -> int:
    """How many clauses a source has for an empire now."""
    if source == _CARD:
        return int(SPECIAL_CLAUSES[s.card[empire], COUNT])
    if source < _LEADER:
        artifact = source - _ARTIFACT
        return int(ARTIFACT_CLAUSES[artifact, COUNT]) if possesses(s, empire, artifact) else 0
    if source < _LASTING:
        return leader_clauses(s, empire, (source - _LEADER) // LEADER_KINDS, (source - _LEADER) % LEADER_KINDS)
    place = source - _LASTING
    return 1 if s.lasting[place] != NOTHING and s.lasting_for[place] in (empire, NOBODY) else 0


@rule
def leader_clauses(s: Record, empire: int, place: int, kind: int) -> int:
    """How many clauses the leader in a place has for being of a kind."""
    if s.leader[place] == NOTHING or s.leader_of[place] != empire or not leader_has(int(s.leader[place]), kind):
        return 0
    return int(LEADER_CLAUSES[kind, COUNT])


@rule
def clause_at(s: Record, empire: int, cursor: int) -> int:
    """The clause that a cursor stands at."""
    return first_of(s, empire, cursor >> _SHIFT) + (cursor & _PLACE)


@rule
def next_clause(s: Record, empire: int, verb: int, when: int, cursor: int) -> int:
    """The next clause of a verb in force for an empire, triggered so (NONE: always in force); END after the last."""
    source, place = cursor >> _SHIFT, (cursor & _PLACE) + 1
    if cursor == START:
        source, place = next_source(s, empire, verb, 0), 0
    while source < SOURCES:
        count = clauses_in(s, empire, source)
        first = first_of(s, empire, source) if count else 0
        while place < count:
            clause = first + place
            if CLAUSES[clause, VERB] == verb and CLAUSES[clause, WHEN] == when and not is_begun(clause, source):
                return (source << _SHIFT) | place
            place += 1
        source = next_source(s, empire, verb, source + 1)
        place = 0
    return END


@rule
def is_for(clause: int, unit_type: int) -> bool:
    """Whether a clause that names a class or a type of units means this type; without a name it means all."""
    if CLAUSES[clause, TYPE] != NONE:
        return CLAUSES[clause, TYPE] == unit_type
    return CLAUSES[clause, CLASS] == NONE or (UNIT_SET_TYPES[CLAUSES[clause, CLASS]] >> unit_type) & 1 == 1


@rule
def total_add(s: Record, empire: int, verb: int) -> int:
    """The sum of all that plainly adds for a verb: trade, range."""
    total = 0
    cursor = next_clause(s, empire, verb, NONE, START)
    while cursor != END:
        total += CLAUSES[clause_at(s, empire, cursor), ADD]
        cursor = next_clause(s, empire, verb, NONE, cursor)
    return total


@rule
def has_word(s: Record, empire: int, verb: int, column: int, word: int) -> bool:
    """Whether a clause with this verb that is always in force says this in a column."""
    cursor = next_clause(s, empire, verb, NONE, START)
    while cursor != END:
        if CLAUSES[clause_at(s, empire, cursor), column] == word:
            return True
        cursor = next_clause(s, empire, verb, NONE, cursor)
    return False


@rule
def has_op(s: Record, empire: int, verb: int, op: int) -> bool:
    """Whether a clause with this verb and variant is always in force: `trade op=win_ties`."""
    return has_word(s, empire, verb, OP, op)


@rule
def is_allowed(s: Record, empire: int, what: int) -> bool:
    """Whether an effect grants a permission."""
    return has_flag(s, empire, VERB_ALLOW, what)


@rule
def is_forbidden(s: Record, empire: int, what: int) -> bool:
    """Whether an effect forbids something."""
    return has_flag(s, empire, VERB_FORBID, what)


@rule
def has_flag(s: Record, empire: int, verb: int, what: int) -> bool:
    """Whether a clause with this verb names this flag."""
    return has_word(s, empire, verb, WHAT, what)


@rule
def level_for(s: Record, empire: int, unit_type: int) -> int:
    """SA-123: the level from which an empire builds a type; of several effects the best counts, never their sum."""
    early = 0
    cursor = next_clause(s, empire, VERB_UNLOCK, NONE, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        if CLAUSES[clause, TYPE] == unit_type:
            early = max(early, int(CLAUSES[clause, EARLY]))
        cursor = next_clause(s, empire, VERB_UNLOCK, NONE, cursor)
    return int(UNIT_LEVEL[unit_type]) - early


@rule
def leader_limit(s: Record, empire: int) -> int:
    """SA-295, SA-301: the leader number of the card and what effects add to it."""
    return printed_leaders(s, empire) + total_number(s, empire, VERB_LEADER, NONE, OP_EXTRA)


@rule
def total_number(s: Record, empire: int, verb: int, when: int, op: int) -> int:
    """The sum of the plain numbers of all clauses with this verb and variant, triggered so."""
    total = 0
    cursor = next_clause(s, empire, verb, when, START)
    while cursor != END:
        clause = clause_at(s, empire, cursor)
        if CLAUSES[clause, OP] == op:
            total += amount_of(clause)
        cursor = next_clause(s, empire, verb, when, cursor)
    return total


@rule
def amount_of(clause: int) -> int:
    """The plain number of a clause."""
    return int(CLAUSES[clause, N])


@rule
def begin_lasting(s: Record, clause: int, empire: int, seat: int) -> None:
    """An event's clause is in force from now on, for an empire (-1: all) or a player."""
    for place in range(LASTING):
        if s.lasting[place] == NOTHING:
            s.lasting[place] = clause
            s.lasting_for[place] = empire
            s.lasting_seat[place] = seat
            return


@rule
def end_lasting(s: Record, until: int, empire: int) -> None:
    """What lasted until now ends, for one empire or (-1) for all."""
    for place in range(LASTING):
        clause = int(s.lasting[place])
        if (
            clause != NOTHING
            and CLAUSES[clause, UNTIL] == until
            and (empire == NOBODY or s.lasting_for[place] == empire)
        ):
            forget_lasting(s, place)


@rule
def forget_lasting(s: Record, place: int) -> None:
    """What lasted in this place is over."""
    s.lasting[place] = NOTHING
    s.lasting_for[place] = NOBODY
    s.lasting_seat[place] = NOBODY


@rule
def is_lasting(cursor: int) -> bool:
    """Whether a cursor stands at the clause of an event that lasts."""
    return cursor >> _SHIFT >= _LASTING


@rule
def artifact_of(cursor: int) -> int:
    """The artifact whose clause a cursor stands at; -1 for a clause from elsewhere."""
    source = cursor >> _SHIFT
    return source - _ARTIFACT if _ARTIFACT <= source < _LEADER else NOTHING


@rule
def is_begun(clause: int, source: int) -> bool:
    """A clause that lasts for a while is in force from when it was begun, not from where it is written."""
    return source < _LASTING and CLAUSES[clause, UNTIL] != NONE


@rule
def next_triggered(s: Record, empire: int, when: int, cursor: int) -> int:
    """The next clause of any verb in force for an empire that is triggered so; END after the last."""
    source, place = cursor >> _SHIFT, (cursor & _PLACE) + 1
    if cursor == START:
        source, place = next_source(s, empire, _TRIGGERED + when, 0), 0
    while source < SOURCES:
        count = clauses_in(s, empire, source)
        first = first_of(s, empire, source) if count else 0
        while place < count:
            if CLAUSES[first + place, WHEN] == when:
                return (source << _SHIFT) | place
            place += 1
        source = next_source(s, empire, _TRIGGERED + when, source + 1)
        place = 0
    return END


@rule
def region_of_source(s: Record, cursor: int) -> int:
    """The region of the marker or the leader that a clause comes from, -1 for what lies on a card."""
    source = cursor >> _SHIFT
    if _LEADER <= source < _LASTING:
        return int(s.leader_at[(source - _LEADER) // LEADER_KINDS])
    return int(s.wonder_at[source - _ARTIFACT]) if _ARTIFACT <= source < _LEADER else NOWHERE


@rule
def trade_value(s: Record, empire: int) -> int:
    """SA-150, SA-151, SA-387-R1: the trade value of an empire: of its card, with effects, and 1 less for disorder."""
    value = int(CARD_TRADE[s.card[empire]]) + total_add(s, empire, VERB_TRADE)
    return value - DISORDER_TRADE if disordered_regions(s, empire) > 0 else value
